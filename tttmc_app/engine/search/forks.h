/* Double threats: empty squares where a mark threatens to complete two lines at once, of which the
   other side can block only one. A square is such a fork if it lies in two lines that lack only it
   and one other mark each, in different places. */
#ifndef TTTMC_FORKS_H
#define TTTMC_FORKS_H

#include "line_board.h"

enum { FORK_ANSWERS = 3 };

typedef struct {
    int count;
    short squares[MAX_SQUARES];
    int answers; /* marks of the other side that leave no fork, unless they complete a line next */
    short answer[FORK_ANSWERS];
    short partner[MAX_SQUARES][2]; /* what else is missing in a square's lines ... */
    unsigned char partners[MAX_SQUARES]; /* ... in how many places: 0, 1, 2, or 3 for more */
} forks;

/* Find the forks of a side, and what answers them all. Return how many there are. */
int forks_find(forks *f, const line_board *b, int side);
/* Return whether a mark would make a fork, where forks_find has found none and the mark itself
   threatens no line. */
int forks_follow(const forks *f, const line_board *b, int side, int square);

#endif
