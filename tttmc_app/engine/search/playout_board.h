/* The board of random games: a word of bits for every row, column and diagonal. */
#ifndef TTTMC_PLAYOUT_BOARD_H
#define TTTMC_PLAYOUT_BOARD_H

#include <stdint.h>

#include "board.h"
#include "random.h"

enum { PLAYOUT_WORDS = 6 * MAX_SIZE, PLAYOUT_STEPS = 5, NO_SQUARE = 0xffff };

/* Where a square's bit is in the words of its row, column, diagonal and antidiagonal. */
typedef struct {
    uint16_t word[DIRECTIONS];
    uint32_t by_col, by_row; /* the column's word holds rows, the others columns */
} place;

typedef struct {
    int size, line_length, reverse, words, empties;
    place places[MAX_SQUARES];
    uint32_t within[PLAYOUT_WORDS]; /* the bits of a word that are squares of the board */
    int16_t origin[PLAYOUT_WORDS]; /* the square of a word's bit 0, if it were on the board ... */
    int16_t stride[PLAYOUT_WORDS];  /* ... and how far its next bit is */
    unsigned char steps[PLAYOUT_STEPS]; /* shifts that find a run of line_length bits */
    uint32_t at_start[2][PLAYOUT_WORDS];
    uint32_t marks[2][PLAYOUT_WORDS]; /* by side: 0 is to move at the start */
    /* The empty squares come first in `order`, and `where` says where each square is in it. */
    uint16_t order[MAX_SQUARES], where[MAX_SQUARES];
    int left; /* the number of empty squares */
} playout_board;

void playout_set(playout_board *b, const board *position, int reverse);
void playout_restart(playout_board *b);
void playout_play(playout_board *b, int side, int square);
/* Play and return whether that completes a line. */
int playout_completes(playout_board *b, int side, int square);
/* Return the half-points (2, 1 or 0) of side 0 after random moves to the game's end. */
int playout_rollout(playout_board *b, int side, random_stream *random);

#endif
