/* A position as the samplers read it: its empty squares, and the lines still open to each side. */
#ifndef TTTMC_BOARD_H
#define TTTMC_BOARD_H

#include <stdint.h>

enum { MAX_SIZE = 25, MAX_SQUARES = MAX_SIZE * MAX_SIZE, MAX_WORDS = (MAX_SQUARES + 63) / 64 };
enum { MINE = 0, THEIRS = 1 };            /* the side to move, and its opponent */
enum { EMPTY = 0, MY_MARK = 1, THEIR_MARK = 2 };

/* A line that a side can still complete. */
typedef struct {
    uint8_t side;
    uint8_t missing;             /* how many of its squares are empty */
    uint16_t index[MAX_SIZE];    /* which ones: indices into the board's list of empty squares */
} live_line;

typedef struct {
    int size, line_length;
    int empties;
    uint8_t mark[MAX_SQUARES];
    uint16_t square[MAX_SQUARES];         /* for every empty square: its place on the board */
    int lines;
    live_line *line;                      /* if listed: by side, then by the squares missing */
    int lines_with[2][MAX_SIZE + 1];      /* by side and squares missing */
} board;

/* Read a position, and count its open lines. */
void read_board(board *b, const uint8_t *marks, int size, int line_length);

/* List the open lines; return 0, or -1 if there isn't enough memory. `clear_board` frees them. */
int list_open_lines(board *b);
void clear_board(board *b);

/* Return the ply (from 0) at which a game can first end by a line; `empties` if it can't. */
int first_possible_end(const board *b);

#endif
