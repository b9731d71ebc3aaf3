#include "solver_board.h"

#include <string.h>

#include "bits.h"

/* ---- setting up ---- */

static int number_squares(solver_board *on, const board *position, int *number_of)
{
    int whole = position->squares <= SOLVER_SQUARES;
    on->squares = 0;
    for (int i = 0; i < position->squares; i++) {
        number_of[i] = -1;
        if (!whole && position->cells[i] != EMPTY)
            continue;
        if (on->squares == SOLVER_SQUARES)
            return 0;
        on->square_of[on->squares] = i;
        number_of[i] = on->squares++;
    }
    on->symmetries = whole ? SYMMETRIES : 1;
    on->bytes = (on->squares + 7) / 8;
    return 1;
}

static int add_line(solver_board *on, const board *position, const short *squares, const int *number_of)
{
    uint64_t mask = 0;
    int held[3] = {0, 0, 0};
    for (int i = 0; i < position->line_length; i++) {
        int square = squares[i];
        held[position->cells[square]]++;
        if (number_of[square] >= 0)
            mask |= UINT64_C(1) << number_of[square];
    }
    if (held[MINE] && held[THEIRS])
        return 1; /* dead for good */
    if (on->lines == SOLVER_LINES)
        return 0;
    on->mask[on->lines] = mask;
    on->count[0][on->lines] = (unsigned char)held[MINE];
    on->count[1][on->lines] = (unsigned char)held[THEIRS];
    on->lines++;
    return 1;
}

static void cross_lines(solver_board *on)
{
    short used = 0;
    for (int square = 0; square < on->squares; square++) {
        on->first_of[square] = used;
        for (int line = 0; line < on->lines; line++)
            if (on->mask[line] >> square & 1)
                on->crossing[used++] = (short)line;
    }
    on->first_of[on->squares] = used;
}

static int turned(int square, int size, int symmetry)
{
    int row = square / size, col = square % size, old;
    if (symmetry & 1)
        row = size - 1 - row;
    if (symmetry & 2)
        col = size - 1 - col;
    if (symmetry & 4) {
        old = row;
        row = col;
        col = old;
    }
    return row * size + col;
}

static void set_images(solver_board *on, int size)
{
    memset(on->image, 0, sizeof on->image);
    for (int symmetry = 0; symmetry < on->symmetries; symmetry++)
        for (int square = 0; square < on->squares; square++) {
            uint64_t bit = UINT64_C(1) << (symmetry ? turned(square, size, symmetry) : square);
            for (int byte = 0; byte < 256; byte++)
                if (byte >> (square & 7) & 1)
                    on->image[symmetry][square >> 3][byte] |= bit;
        }
}

int solver_board_set(solver_board *on, const board *position, int reverse)
{
    int number_of[MAX_SQUARES];
    short squares[MAX_SIZE];
    on->lines = 0;
    on->line_length = position->line_length;
    on->reverse = reverse;
    if (!number_squares(on, position, number_of))
        return 0;
    for (int start = 0; start < position->squares; start++)
        for (int direction = 0; direction < DIRECTIONS; direction++)
            if (board_line(position, start, direction, squares) &&
                !add_line(on, position, squares, number_of))
                return 0;
    cross_lines(on);
    set_images(on, position->size);
    on->marks[0] = on->marks[1] = on->empty = 0;
    for (int i = 0; i < on->squares; i++) {
        int cell = position->cells[on->square_of[i]];
        *(cell == EMPTY ? &on->empty : &on->marks[cell == THEIRS]) |= UINT64_C(1) << i;
    }
    return 1;
}

/* ---- playing ---- */

void solver_board_play(solver_board *on, int side, int square)
{
    uint64_t bit = UINT64_C(1) << square;
    on->marks[side] |= bit;
    on->empty &= ~bit;
    for (int i = on->first_of[square]; i < on->first_of[square + 1]; i++)
        on->count[side][on->crossing[i]]++;
}

void solver_board_take_back(solver_board *on, int side, int square)
{
    uint64_t bit = UINT64_C(1) << square;
    on->marks[side] &= ~bit;
    on->empty |= bit;
    for (int i = on->first_of[square]; i < on->first_of[square + 1]; i++)
        on->count[side][on->crossing[i]]--;
}

static uint64_t weight_of(const solver_board *on, int held)
{
    return SOLVER_UNIT >> (on->line_length - held);
}

view solver_board_view(const solver_board *on, int mover)
{
    view seen = {0, {0, 0}, {0, 0}, {0, 0}};
    uint64_t open[2] = {0, 0}; /* squares of the lines open to me, to them */
    const unsigned char *mine = on->count[mover], *theirs = on->count[!mover];
    for (int line = 0; line < on->lines; line++) {
        if (!theirs[line]) {
            open[0] |= on->mask[line];
            seen.potential[0] += weight_of(on, mine[line]);
            if (mine[line] == on->line_length - 1)
                seen.completing[0] |= on->mask[line];
        }
        if (!mine[line]) {
            open[1] |= on->mask[line];
            seen.potential[1] += weight_of(on, theirs[line]);
            if (theirs[line] == on->line_length - 1)
                seen.completing[1] |= on->mask[line];
        }
    }
    seen.live = (open[0] | open[1]) & on->empty;
    for (int side = 0; side < 2; side++) {
        seen.completing[side] &= on->empty;
        seen.useful[side] = open[side] & on->marks[side ? !mover : mover];
    }
    return seen;
}

uint64_t solver_board_weight(const solver_board *on, int mover, int square)
{
    const unsigned char *mine = on->count[mover], *theirs = on->count[!mover];
    uint64_t weight = 0;
    for (int i = on->first_of[square]; i < on->first_of[square + 1]; i++) {
        int line = on->crossing[i];
        if (!theirs[line])
            weight += 2 * weight_of(on, mine[line]);
        if (!mine[line])
            weight += weight_of(on, theirs[line]);
    }
    return weight;
}

/* ---- symmetry ---- */

static uint64_t image_of(const solver_board *on, int symmetry, uint64_t word)
{
    uint64_t turned_word = 0;
    for (int i = 0; i < on->bytes; i++)
        turned_word |= on->image[symmetry][i][word >> (8 * i) & 255];
    return turned_word;
}

static int less(const uint64_t a[3], const uint64_t b[3])
{
    for (int i = 0; i < 3; i++)
        if (a[i] != b[i])
            return a[i] < b[i];
    return 0;
}

void solver_board_canonical(const solver_board *on, uint64_t words[3])
{
    uint64_t least[3] = {words[0], words[1], words[2]}, other[3];
    for (int symmetry = 1; symmetry < on->symmetries; symmetry++) {
        for (int i = 0; i < 3; i++)
            other[i] = image_of(on, symmetry, words[i]);
        if (less(other, least))
            memcpy(least, other, sizeof least);
    }
    memcpy(words, least, sizeof least);
}
