#include "board.h"

int board_line(const board *of, int start, int direction, short *squares)
{
    static const signed char down[DIRECTIONS] = {0, 1, 1, 1}, right[DIRECTIONS] = {1, 0, 1, -1};
    int row = start / of->size, col = start % of->size, reach = of->line_length - 1;
    int last_row = row + down[direction] * reach, last_col = col + right[direction] * reach;
    if (last_row >= of->size || last_col < 0 || last_col >= of->size)
        return 0;
    if (of->line_length == 1 && direction > 0)
        return 0; /* a line of one square has no direction: count it once */
    for (int i = 0; i < of->line_length; i++)
        squares[i] = (short)((row + down[direction] * i) * of->size + col + right[direction] * i);
    return 1;
}

static int holds_line(const board *of)
{
    short squares[MAX_SIZE];
    for (int start = 0; start < of->squares; start++)
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (!board_line(of, start, direction, squares))
                continue;
            int both = MINE | THEIRS;
            for (int i = 0; i < of->line_length; i++)
                both &= of->cells[squares[i]];
            if (both)
                return 1;
        }
    return 0;
}

const char *board_read(board *to, int size, int line_length, const char *cells, long length)
{
    if (size < 1 || size > MAX_SIZE)
        return "the board size must be from 1 to 25";
    if (line_length < 1 || line_length > size)
        return "the line length must be from 1 to the board size";
    if (length != (long)size * size)
        return "the cells must be size * size bytes";
    to->size = size;
    to->line_length = line_length;
    to->squares = size * size;
    to->empties = 0;
    for (int i = 0; i < to->squares; i++) {
        if (cells[i] != EMPTY && cells[i] != MINE && cells[i] != THEIRS)
            return "a cell must be 0, 1 or 2";
        to->cells[i] = (unsigned char)cells[i];
        to->empties += cells[i] == EMPTY;
    }
    if (!to->empties || holds_line(to))
        return "the game is over";
    return 0;
}
