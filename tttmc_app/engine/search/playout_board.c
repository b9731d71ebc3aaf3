#include "playout_board.h"

#include <string.h>


/* ---- setting up ---- */

static void set_words(playout_board *b)
{
    int size = b->size, first[DIRECTIONS] = {0, size, 2 * size, 4 * size - 1};
    b->words = 6 * size - 2;
    memset(b->within, 0, sizeof b->within);
    for (int square = 0; square < size * size; square++) {
        int row = square / size, col = square % size;
        int line[DIRECTIONS] = {row, col, row - col + size - 1, row + col};
        place *at = &b->places[square];
        at->by_col = UINT32_C(1) << col;
        at->by_row = UINT32_C(1) << row;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            static const int along[DIRECTIONS] = {0, 1, 0, 0}; /* whether bits are rows */
            int word = first[direction] + line[direction], bit = along[direction] ? row : col;
            int stride[DIRECTIONS] = {1, size, size + 1, 1 - size};
            at->word[direction] = (uint16_t)word;
            b->within[word] |= UINT32_C(1) << bit;
            b->stride[word] = (int16_t)stride[direction];
            b->origin[word] = (int16_t)(square - bit * stride[direction]);
        }
    }
}

/* A run of 2n bits is a run of n, twice; the last step makes up the rest of line_length. */
static void set_steps(playout_board *b)
{
    int have = 1;
    for (int i = 0; i < PLAYOUT_STEPS; i++) {
        int missing = b->line_length - have, step = missing < have ? missing : have;
        b->steps[i] = (unsigned char)step;
        have += step;
    }
}

static inline void mark(uint32_t *marks, const place *at)
{
    marks[at->word[0]] |= at->by_col;
    marks[at->word[1]] |= at->by_row;
    marks[at->word[2]] |= at->by_col;
    marks[at->word[3]] |= at->by_col;
}

void playout_set(playout_board *b, const board *position, int reverse)
{
    b->size = position->size;
    b->line_length = position->line_length;
    b->reverse = reverse;
    b->empties = 0;
    set_words(b);
    set_steps(b);
    memset(b->at_start, 0, sizeof b->at_start);
    for (int square = 0; square < position->squares; square++) {
        int cell = position->cells[square];
        if (cell == EMPTY) {
            b->where[square] = (uint16_t)b->empties;
            b->order[b->empties++] = (uint16_t)square;
        } else {
            mark(b->at_start[cell == THEIRS], &b->places[square]);
        }
    }
    playout_restart(b);
}

void playout_restart(playout_board *b)
{
    size_t bytes = (size_t)b->words * sizeof b->marks[0][0];
    memcpy(b->marks[0], b->at_start[0], bytes);
    memcpy(b->marks[1], b->at_start[1], bytes);
    b->left = b->empties; /* any order will do */
}

/* ---- playing ---- */

static inline void occupy(playout_board *b, int index)
{
    int last = --b->left;
    uint16_t square = b->order[index], moved = b->order[last];
    b->order[index] = moved;
    b->where[moved] = (uint16_t)index;
    b->order[last] = square;
    b->where[square] = (uint16_t)last;
}

/* Two words share 64 bits: a run found in one never reaches the other, since a word has at most 25
   bits and the gap to the next is wider than what a step could carry over. */
static inline int holds_run(const playout_board *b, const uint32_t *marks, const place *at)
{
    uint64_t straight = marks[at->word[0]] | (uint64_t)marks[at->word[1]] << 32;
    uint64_t slanted = marks[at->word[2]] | (uint64_t)marks[at->word[3]] << 32;
    for (int i = 0; i < PLAYOUT_STEPS && b->steps[i]; i++) {
        straight &= straight >> b->steps[i];
        slanted &= slanted >> b->steps[i];
    }
    return (straight | slanted) != 0;
}

void playout_play(playout_board *b, int side, int square)
{
    occupy(b, b->where[square]);
    mark(b->marks[side], &b->places[square]);
}

int playout_completes(playout_board *b, int side, int square)
{
    playout_play(b, side, square);
    return holds_run(b, b->marks[side], &b->places[square]);
}

int playout_rollout(playout_board *b, int side, random_stream *random)
{
    for (; b->left; side = !side) {
        int index = (int)random_below(random, (uint32_t)b->left);
        const place *at = &b->places[b->order[index]];
        occupy(b, index);
        mark(b->marks[side], at);
        if (holds_run(b, b->marks[side], at))
            return side == b->reverse ? 2 : 0;
    }
    return 1;
}
