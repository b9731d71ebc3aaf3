/* What the parts of tree search share: the tree itself, and how moves are found and judged. */
#ifndef TTTMC_TREE_PARTS_H
#define TTTMC_TREE_PARTS_H

#include "forks.h"
#include "line_board.h"
#include "node_arena.h"
#include "playout_board.h"
#include "threats.h"
#include "tree.h"

enum { ROOT = 1 };

/* A move made on the way down a simulation. */
typedef struct {
    uint32_t from, edge;
} path_step;

struct tree {
    line_board board;
    playout_board playouts;
    threats attack;
    forks forks;
    uint16_t replies[MAX_SQUARES];
    node_arena arena;
    random_stream random;
    tree_options options;
    int64_t simulations, next_attack; /* next_attack: when to look for a win at the root again */
    enum proven result;
    int length;
    path_step path[MAX_SQUARES];
    double points; /* side 0's, of the last simulation */
    uint32_t seen[MAX_SQUARES], stamp; /* seen[square] == stamp: tried at the current node */
    int win_length;                    /* of a win by continuous threats from the root */
    short win[MAX_SQUARES];
};

static inline void prove_edge(edge *move, enum proven result, int plies)
{
    move->result = (unsigned char)result;
    move->plies = (uint16_t)plies;
}

static inline void tree_step(tree *t, uint32_t from, const edge *move)
{
    t->path[t->length].from = from;
    t->path[t->length++].edge = (uint32_t)(move - t->arena.edges);
}

/* Simulate by plain UCT; return the points of side 0. */
double uct_simulate(tree *t);
/* Find the most promising move not tried at a node; among equals, any. */
void tree_find_next(tree *t, node *at, int side);
/* Make the node after a move of `side`. */
void tree_add_child(tree *t, edge *move, int side);
/* Recognise results that need no sampling after a move of `side`, seen by that side. */
void tree_judge(tree *t, edge *move, int side, int completes);
/* Look for a win by threats after a move of `side`, for longer after more visits. */
void tree_look_deeper(tree *t, edge *move, int side);
/* Return the points that a position, with `side` to move, promises side 0. */
double tree_estimate(tree *t, int side);

#endif
