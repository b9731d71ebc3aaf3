#include "board.h"

#include <stdlib.h>
#include <string.h>

static const int DOWN[4] = {0, 1, 1, 1}, RIGHT[4] = {1, 0, 1, -1};

typedef struct {
    const board *b;
    int row, col, direction;
} place;

/* Read the line that starts at a place, with squares of the board, up to marks of both sides; return
 * whose marks it holds, combined by "or". */
static int read_line(const place *at, live_line *line) {
    const board *b = at->b;
    const int step = DOWN[at->direction] * b->size + RIGHT[at->direction];
    int marks = 0, square = at->row * b->size + at->col;
    line->missing = 0;
    for (int i = 0; i < b->line_length && marks != (MY_MARK | THEIR_MARK); i++, square += step) {
        marks |= b->mark[square];
        if (b->mark[square] == EMPTY) line->index[line->missing++] = (uint16_t)square;
    }
    return marks;
}

/* Visit every line for both sides; count the open ones, and write them if `out` is given. */
static void visit_lines(const board *b, int next[2][MAX_SIZE + 1], live_line *out) {
    int directions = b->line_length == 1 ? 1 : 4;    /* a line of one square has no direction */
    place at = {b, 0, 0, 0};
    for (at.direction = 0; at.direction < directions; at.direction++) {
        const int reach = b->line_length - 1, right = RIGHT[at.direction] * reach;
        const int rows = b->size - DOWN[at.direction] * reach;
        const int first = right < 0 ? -right : 0, cols = right > 0 ? b->size - right : b->size;
        for (at.row = 0; at.row < rows; at.row++)
            for (at.col = first; at.col < cols; at.col++) {
                live_line line;
                const int marks = read_line(&at, &line);
                for (int side = MINE; side <= THEIRS; side++) {
                    if (!line.missing || marks & (side == MINE ? THEIR_MARK : MY_MARK)) continue;
                    int place_in_list = next[side][line.missing]++;
                    line.side = (uint8_t)side;
                    if (out) out[place_in_list] = line;
                }
            }
    }
}

void read_board(board *b, const uint8_t *marks, int size, int line_length) {
    b->size = size;
    b->line_length = line_length;
    b->empties = b->lines = 0;
    b->line = NULL;
    memset(b->lines_with, 0, sizeof b->lines_with);
    memcpy(b->mark, marks, (size_t)(size * size));
    for (int square = 0; square < size * size; square++)
        if (b->mark[square] == EMPTY) b->square[b->empties++] = (uint16_t)square;
    visit_lines(b, b->lines_with, NULL);
    for (int side = MINE; side <= THEIRS; side++)
        for (int missing = 0; missing <= line_length; missing++)
            b->lines += b->lines_with[side][missing];
}

int list_open_lines(board *b) {
    uint16_t number[MAX_SQUARES];    /* for every empty square: its index in the list */
    int next[2][MAX_SIZE + 1], place_in_list = 0;
    b->line = malloc((size_t)(b->lines + 1) * sizeof *b->line);
    if (!b->line) return -1;
    for (int side = MINE; side <= THEIRS; side++)
        for (int missing = 0; missing <= b->line_length; missing++) {
            next[side][missing] = place_in_list;
            place_in_list += b->lines_with[side][missing];
        }
    visit_lines(b, next, b->line);
    for (int i = 0; i < b->empties; i++) number[b->square[i]] = (uint16_t)i;
    for (live_line *line = b->line; line < b->line + b->lines; line++)
        for (int k = 0; k < line->missing; k++) line->index[k] = number[line->index[k]];
    return 0;
}

void clear_board(board *b) {
    free(b->line);
    b->line = NULL;
}

int first_possible_end(const board *b) {
    int first = b->empties;
    for (int side = MINE; side <= THEIRS; side++)
        for (int missing = 1; missing <= b->line_length; missing++) {
            int ply = 2 * (missing - 1) + side;
            if (b->lines_with[side][missing] && ply < first) first = ply;
        }
    return first;
}
