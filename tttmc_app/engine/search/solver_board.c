#include "solver_board.h"

#include <string.h>

#include "bits.h"

/* ---- setting up ---- */

static int number_squares(solver_board *b, const board *position, int *number_of)
{
    int whole = position->squares <= SOLVER_SQUARES;
    b->squares = 0;
    for (int i = 0; i < position->squares; i++) {
        number_of[i] = -1;
        if (!whole && position->cells[i] != EMPTY)
            continue;
        if (b->squares == SOLVER_SQUARES)
            return 0;
        b->square_of[b->squares] = i;
        number_of[i] = b->squares++;
    }
    b->symmetries = whole ? SYMMETRIES : 1;
    b->bytes = (b->squares + 7) / 8;
    return 1;
}

static int add_line(solver_board *b, const board *position, const short *squares, const int *number_of)
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
    if (b->lines == SOLVER_LINES)
        return 0;
    b->mask[b->lines] = mask;
    b->count[0][b->lines] = (unsigned char)held[MINE];
    b->count[1][b->lines] = (unsigned char)held[THEIRS];
    b->lines++;
    return 1;
}

static void cross_lines(solver_board *b)
{
    short used = 0;
    for (int square = 0; square < b->squares; square++) {
        b->first_of[square] = used;
        for (int line = 0; line < b->lines; line++)
            if (b->mask[line] >> square & 1)
                b->crossing[used++] = (short)line;
    }
    b->first_of[b->squares] = used;
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

static void set_images(solver_board *b, int size)
{
    memset(b->image, 0, sizeof b->image);
    for (int symmetry = 0; symmetry < b->symmetries; symmetry++)
        for (int square = 0; square < b->squares; square++) {
            uint64_t bit = UINT64_C(1) << (symmetry ? turned(square, size, symmetry) : square);
            for (int byte = 0; byte < 256; byte++)
                if (byte >> (square & 7) & 1)
                    b->image[symmetry][square >> 3][byte] |= bit;
        }
}

int solver_board_set(solver_board *b, const board *position, int reverse)
{
    int number_of[MAX_SQUARES];
    short squares[MAX_SIZE];
    b->lines = 0;
    b->line_length = position->line_length;
    b->reverse = reverse;
    if (!number_squares(b, position, number_of))
        return 0;
    for (int start = 0; start < position->squares; start++)
        for (int direction = 0; direction < DIRECTIONS; direction++)
            if (board_line(position, start, direction, squares) &&
                !add_line(b, position, squares, number_of))
                return 0;
    cross_lines(b);
    set_images(b, position->size);
    b->marks[0] = b->marks[1] = b->empty = 0;
    for (int i = 0; i < b->squares; i++) {
        int cell = position->cells[b->square_of[i]];
        *(cell == EMPTY ? &b->empty : &b->marks[cell == THEIRS]) |= UINT64_C(1) << i;
    }
    return 1;
}

/* ---- playing ---- */

void solver_board_play(solver_board *b, int side, int square)
{
    uint64_t bit = UINT64_C(1) << square;
    b->marks[side] |= bit;
    b->empty &= ~bit;
    for (int i = b->first_of[square]; i < b->first_of[square + 1]; i++)
        b->count[side][b->crossing[i]]++;
}

void solver_board_take_back(solver_board *b, int side, int square)
{
    uint64_t bit = UINT64_C(1) << square;
    b->marks[side] &= ~bit;
    b->empty |= bit;
    for (int i = b->first_of[square]; i < b->first_of[square + 1]; i++)
        b->count[side][b->crossing[i]]--;
}

static uint64_t weight_of(const solver_board *b, int held)
{
    return SOLVER_UNIT >> (b->line_length - held);
}

uint64_t solver_board_completing(const solver_board *b, int side)
{
    uint64_t found = 0;
    for (int line = 0; line < b->lines; line++)
        if (!b->count[!side][line] && b->count[side][line] == b->line_length - 1)
            found |= b->mask[line];
    return found & b->empty;
}

uint64_t solver_board_weight(const solver_board *b, int mover, int square)
{
    const unsigned char *mine = b->count[mover], *theirs = b->count[!mover];
    uint64_t weight = 0;
    for (int i = b->first_of[square]; i < b->first_of[square + 1]; i++) {
        int line = b->crossing[i];
        if (!theirs[line])
            weight += 2 * weight_of(b, mine[line]);
        if (!mine[line])
            weight += weight_of(b, theirs[line]);
    }
    return weight;
}

/* ---- symmetry ---- */

uint64_t solver_board_image(const solver_board *b, int symmetry, uint64_t word)
{
    if (!symmetry)
        return word;
    uint64_t turned_word = 0;
    for (int i = 0; i < b->bytes; i++)
        turned_word |= b->image[symmetry][i][word >> (8 * i) & 255];
    return turned_word;
}

int solver_board_inverse(int symmetry)
{
    /* Rows and columns change places last: before that, flips of one are flips of the other. */
    int flips_both = (symmetry & 1) << 1 | (symmetry & 2) >> 1;
    return symmetry & 4 ? 4 | flips_both : symmetry;
}

int solver_board_canonical(const solver_board *b, uint64_t words[3])
{
    uint64_t least[3] = {words[0], words[1], words[2]}, other[3];
    int found = 0;
    for (int symmetry = 1; symmetry < b->symmetries; symmetry++) {
        int sign = 0; /* of the comparison so far */
        for (int i = 0; i < 3 && sign <= 0; i++) {
            other[i] = solver_board_image(b, symmetry, words[i]);
            if (!sign)
                sign = other[i] < least[i] ? -1 : other[i] > least[i];
        }
        if (sign >= 0)
            continue;
        memcpy(least, other, sizeof least);
        found = symmetry;
    }
    memcpy(words, least, sizeof least);
    return found;
}
