#include "playout_board.h"

#include <string.h>

#include "bits.h"

/* ---- setting up ---- */

static void set_words(playout_board *on)
{
    int size = on->size, first[DIRECTIONS] = {0, size, 2 * size, 4 * size - 1};
    on->words = 6 * size - 2;
    memset(on->within, 0, sizeof on->within);
    for (int square = 0; square < size * size; square++) {
        int row = square / size, col = square % size;
        int line[DIRECTIONS] = {row, col, row - col + size - 1, row + col};
        place *at = &on->places[square];
        at->by_col = UINT32_C(1) << col;
        at->by_row = UINT32_C(1) << row;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            static const int along[DIRECTIONS] = {0, 1, 0, 0}; /* whether bits are rows */
            int word = first[direction] + line[direction], bit = along[direction] ? row : col;
            int stride[DIRECTIONS] = {1, size, size + 1, 1 - size};
            at->word[direction] = (uint16_t)word;
            on->within[word] |= UINT32_C(1) << bit;
            on->stride[word] = (int16_t)stride[direction];
            on->origin[word] = (int16_t)(square - bit * stride[direction]);
        }
    }
}

/* A run of 2n bits is a run of n, twice; what is missing to line_length comes as a last step. */
static void set_steps(playout_board *on)
{
    int have = 1;
    for (int i = 0; i < PLAYOUT_STEPS; i++) {
        int missing = on->line_length - have, step = missing < have ? missing : have;
        on->steps[i] = (unsigned char)step;
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

void playout_set(playout_board *on, const board *position, int reverse)
{
    on->size = position->size;
    on->line_length = position->line_length;
    on->reverse = reverse;
    on->empties = 0;
    set_words(on);
    set_steps(on);
    memset(on->at_start, 0, sizeof on->at_start);
    for (int square = 0; square < position->squares; square++) {
        int cell = position->cells[square];
        if (cell == EMPTY) {
            on->where[square] = (uint16_t)on->empties;
            on->order[on->empties++] = (uint16_t)square;
        } else {
            mark(on->at_start[cell == THEIRS], &on->places[square]);
        }
    }
    playout_restart(on);
}

void playout_restart(playout_board *on)
{
    size_t bytes = (size_t)on->words * sizeof on->marks[0][0];
    memcpy(on->marks[0], on->at_start[0], bytes);
    memcpy(on->marks[1], on->at_start[1], bytes);
    on->left = on->empties; /* the order is as good as any other */
}

/* ---- playing ---- */

static inline void occupy(playout_board *on, int index)
{
    int last = --on->left;
    uint16_t square = on->order[index], moved = on->order[last];
    on->order[index] = moved;
    on->where[moved] = (uint16_t)index;
    on->order[last] = square;
    on->where[square] = (uint16_t)last;
}

/* Two words share 64 bits: a run found in one never reaches the other, since a word has 25 bits
   at most and the gap to the next is wider than what a step could carry over. */
static inline int holds_run(const playout_board *on, const uint32_t *marks, const place *at)
{
    uint64_t straight = marks[at->word[0]] | (uint64_t)marks[at->word[1]] << 32;
    uint64_t slanted = marks[at->word[2]] | (uint64_t)marks[at->word[3]] << 32;
    for (int i = 0; i < PLAYOUT_STEPS && on->steps[i]; i++) {
        straight &= straight >> on->steps[i];
        slanted &= slanted >> on->steps[i];
    }
    return (straight | slanted) != 0;
}

void playout_play(playout_board *on, int side, int square)
{
    occupy(on, on->where[square]);
    mark(on->marks[side], &on->places[square]);
}

int playout_completes(playout_board *on, int side, int square)
{
    playout_play(on, side, square);
    return holds_run(on, on->marks[side], &on->places[square]);
}

int playout_rollout(playout_board *on, int side, random_stream *from)
{
    for (; on->left; side = !side) {
        int index = (int)random_below(from, (uint32_t)on->left);
        const place *at = &on->places[on->order[index]];
        occupy(on, index);
        mark(on->marks[side], at);
        if (holds_run(on, on->marks[side], at))
            return side == on->reverse ? 2 : 0;
    }
    return 1;
}

/* ---- threats ---- */

/* Return the bits whose setting makes a run of line_length with the bits there. */
static uint32_t gaps(const playout_board *on, uint32_t own)
{
    uint32_t before[MAX_SIZE], after = ~UINT32_C(0), found = 0;
    int length = on->line_length;
    before[0] = ~UINT32_C(0);
    for (int run = 1; run < length; run++)
        before[run] = before[run - 1] & (own << run);
    for (int run = 0; run < length; run++) {
        found |= before[length - 1 - run] & after;
        after &= own >> (run + 1);
    }
    return found;
}

int playout_threats(const playout_board *on, int side, int *other)
{
    const uint32_t *mine = on->marks[side], *theirs = on->marks[!side];
    int first = NO_SQUARE;
    *other = NO_SQUARE;
    for (int word = 0; word < on->words; word++) {
        uint32_t own = mine[word], empty = on->within[word] & ~(own | theirs[word]);
        if (!empty || bit_count(own) < on->line_length - 1)
            continue;
        for (uint32_t rest = gaps(on, own) & empty; rest; rest &= rest - 1) {
            int square = on->origin[word] + lowest_bit(rest) * on->stride[word];
            if (first == NO_SQUARE) {
                first = square;
            } else if (square != first) {
                *other = square;
                return first;
            }
        }
    }
    return first;
}
