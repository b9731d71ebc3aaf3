/* A position as the searches receive it: one byte per square, seen by the side to move. */
#ifndef TTTMC_BOARD_H
#define TTTMC_BOARD_H

enum { MAX_SIZE = 25, MAX_SQUARES = MAX_SIZE * MAX_SIZE, MAX_LINES = 4 * MAX_SQUARES };
enum cell { EMPTY = 0, MINE = 1, THEIRS = 2 };
enum { DIRECTIONS = 4 };

typedef struct {
    int size, line_length, squares, empties;
    unsigned char cells[MAX_SQUARES];
} board;

/* Fill a board; return NULL, or an error message. A board that is full or
   holds a completed line is refused: no search has anything to do there. */
const char *board_read(board *b, int size, int line_length, const char *cells, long length);

/* Write the squares of the line from `start` in a direction; return 0 if none fits. */
int board_line(const board *b, int start, int direction, short *squares);

#endif
