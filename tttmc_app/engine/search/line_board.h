/* A board that counts the marks in every line, for searches that look for threats.

   Playing and taking back a mark updates the lines through it, the lists of lines that lack one,
   two or three marks, and what each square is worth to each side. */
#ifndef TTTMC_LINE_BOARD_H
#define TTTMC_LINE_BOARD_H

#include <stdint.h>

#include "board.h"

enum { CROSSINGS = 13200 };           /* maximum squares in all lines: 25x25, 11 in a row */
enum { LISTED = 3, COMPLETING = 1 }; /* lines lacking up to LISTED marks are listed */
enum { DEAD = MAX_SIZE + 1 };        /* the marks that a line lacks once the other side has one */

typedef struct {
    int count;
    short lines[MAX_LINES];
} line_list;

typedef struct {
    int size, squares, line_length, lines, empties;
    short start[MAX_LINES], stride[MAX_LINES];
    short first_of[MAX_SQUARES + 1]; /* where a square's lines begin in `crossing` */
    short crossing[CROSSINGS];
    /* By the marks that an open line lacks: what it adds to each of its squares, and to its side. */
    int32_t worth_of[MAX_SIZE + 2], potential_of[MAX_SIZE + 2];
    uint64_t key_of[2][MAX_SQUARES];
    /* What follows changes with play; sides are 0 (to move at the root) and 1. */
    signed char owner[MAX_SQUARES]; /* a side, or -1 */
    unsigned char held[2][MAX_LINES];
    line_list lacking[2][LISTED + 1]; /* by side and marks lacking */
    short place[2][MAX_LINES];        /* a line's place in its list */
    int32_t worth[2][MAX_SQUARES];    /* total worth of a side's open lines through a square */
    int64_t potential[2];             /* total of a side's open lines */
    uint64_t key;
} line_board;

void line_board_set(line_board *b, const board *position, int reverse);
void line_board_play(line_board *b, int side, int square);
void line_board_take_back(line_board *b, int side, int square);
/* The same, faster, for moves that are soon taken back: values are left as they were. */
void line_board_try(line_board *b, int side, int square);
void line_board_untry(line_board *b, int side, int square);

/* Write the empty squares of a line; return how many. */
int line_board_gaps(const line_board *b, int line, int squares[MAX_SIZE]);
/* Write up to two different squares that complete a line of a side; return how many. */
int line_board_completing(const line_board *b, int side, int squares[2]);

#endif
