/* Tree search by upper confidence bounds with prior probabilities (Kocsis and Szepesvari 2006;
   Silver and others 2016 for the form of the bound), with proven results.

   A simulation descends the tree by the bounds, adds one move to it, judges the position there and
   counts the result all the way up. The judgement is what the open lines are worth,
   in every fourth simulation averaged with a random game; where completing a line loses, it is the
   random game alone. Moves through many nearly complete lines are tried first; where a double threat
   must be answered, only the answers. Won, drawn and lost moves are recognised where a line or
   the last square ends the game, where a line can be completed at once or by continuous threats,
   and where all replies are proven; a proven move is not sampled again.

   With `plain`, none of this knowledge is used: see uct.c. */
#ifndef TTTMC_TREE_H
#define TTTMC_TREE_H

#include <stdint.h>

#include "board.h"

enum proven { PROVEN_LOSS = 0, PROVEN_DRAW = 1, PROVEN_WIN = 2, NOT_PROVEN = 3 };

enum { TREE_MOST = INT32_MAX }; /* simulations; visits are counted in 32 bits */

typedef struct tree tree;

typedef struct {
    int square;
    uint32_t visits;
    double points; /* a win counts 1, a draw a half, for the side to move */
    enum proven result;
    int plies; /* once proven: moves to the end of the game, this one included */
    float prior; /* how promising it looks; a position's priors sum to 1 */
} tree_move;

/* A position of the tree with the moves tried from it, in the order tried. */
typedef struct {
    uint32_t visits;
    int next; /* the most promising move not tried yet, or NO_SQUARE */
    float next_prior;
    int count;
    tree_move moves[MAX_SQUARES];
} tree_node;

typedef struct {
    int reverse, proofs;
    int plain; /* plain UCT, without proofs */
    uint64_t seed;
    double exploration; /* on win rates from 0 to 1 */
    uint64_t bytes;     /* the tree's maximum size; beyond it, simulations add no moves */
} tree_options;

tree *tree_new(const board *position, tree_options options);
void tree_free(tree *t);
/* Simulate; stop early if the position is proven, or at TREE_MOST simulations in all. */
void tree_advance(tree *t, int64_t simulations);
int64_t tree_simulations(const tree *t);
enum proven tree_result(const tree *t);
/* Describe the position that moves from the root lead to; return 0 if the tree doesn't hold it. */
int tree_node_after(const tree *t, const int *squares, int length, tree_node *found);
/* Return how many of the last simulation's moves were in the tree. */
int tree_last_path(const tree *t);
/* Return the points of the root's side in the last simulation. */
double tree_last_points(const tree *t);
/* Write all moves of the last simulation, the random ones included; return how many. */
int tree_last_game(const tree *t, int squares[MAX_SQUARES]);
/* Write the moves that both sides would choose; return how many. */
int tree_line(const tree *t, int squares[MAX_SQUARES]);

#endif
