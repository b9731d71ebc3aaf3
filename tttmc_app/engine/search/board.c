#include "board.h"

int board_line(const board *b, int start, int direction, short *squares)
{
    static const signed char down[DIRECTIONS] = {0, 1, 1, 1}, right[DIRECTIONS] = {1, 0, 1, -1};
    int row = start / b->size, col = start % b->size, reach = b->line_length - 1;
    int last_row = row + down[direction] * reach, last_col = col + right[direction] * reach;
    if (last_row >= b->size || last_col < 0 || last_col >= b->size)
        return 0;
    if (b->line_length == 1 && direction > 0)
        return 0; /* a line of one square has no direction: count it once */
    for (int i = 0; i < b->line_length; i++)
        squares[i] = (short)((row + down[direction] * i) * b->size + col + right[direction] * i);
    return 1;
}

static int holds_line(const board *b)
{
    short squares[MAX_SIZE];
    for (int start = 0; start < b->squares; start++)
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (!board_line(b, start, direction, squares))
                continue;
            int both = MINE | THEIRS;
            for (int i = 0; i < b->line_length; i++)
                both &= b->cells[squares[i]];
            if (both)
                return 1;
        }
    return 0;
}

const char *board_read(board *b, int size, int line_length, const char *cells, long length)
{
    if (size < 1 || size > MAX_SIZE)
        return "the board size must be from 1 to 25";
    if (line_length < 1 || line_length > size)
        return "the line length must be from 1 to the board size";
    if (length != (long)size * size)
        return "the cells must be size * size bytes";
    b->size = size;
    b->line_length = line_length;
    b->squares = size * size;
    b->empties = 0;
    for (int i = 0; i < b->squares; i++) {
        if (cells[i] != EMPTY && cells[i] != MINE && cells[i] != THEIRS)
            return "a cell must be 0, 1 or 2";
        b->cells[i] = (unsigned char)cells[i];
        b->empties += cells[i] == EMPTY;
    }
    if (!b->empties || holds_line(b))
        return "the game is over";
    return 0;
}
