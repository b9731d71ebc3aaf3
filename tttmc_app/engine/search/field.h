/* The board that random games are played on: a word of bits for every row, column and diagonal. */
#ifndef TTTMC_FIELD_H
#define TTTMC_FIELD_H

#include <stdint.h>

#include "board.h"
#include "random.h"

enum { FIELD_WORDS = 6 * MAX_SIZE, FIELD_STEPS = 5, NO_SQUARE = 0xffff };

/* Where a square's bit is in the words of its row, column, diagonal and antidiagonal. */
typedef struct {
    uint16_t word[DIRECTIONS];
    uint32_t by_col, by_row; /* the column's word holds rows, the others columns */
} place;

typedef struct {
    int size, line_length, reverse, words, empties;
    place places[MAX_SQUARES];
    uint32_t within[FIELD_WORDS]; /* the bits of a word that are squares of the board */
    int16_t origin[FIELD_WORDS]; /* the square of a word's bit 0, were it on the board ... */
    int16_t stride[FIELD_WORDS];  /* ... and how far its next bit is */
    unsigned char steps[FIELD_STEPS]; /* shifts that find a run of line_length bits */
    uint32_t at_start[2][FIELD_WORDS];
    uint32_t marks[2][FIELD_WORDS]; /* by side: 0 is to move at the start */
    /* The empty squares come first in `order`, and `where` says where each square is in it. */
    uint16_t order[MAX_SQUARES], where[MAX_SQUARES];
    int left; /* how many they are */
} field;

void field_set(field *on, const board *position, int reverse);
void field_restart(field *on);
void field_play(field *on, int side, int square);
/* Play and return whether that completes a line. */
int field_completes(field *on, int side, int square);
/* Return the half-points (2, 1 or 0) of side 0 after random moves to the game's end. */
int field_rollout(field *on, int side, random_stream *from);
/* Return a square that completes a line of a side, or NO_SQUARE; in `*other` a second one. */
int field_threats(const field *on, int side, int *other);

#endif
