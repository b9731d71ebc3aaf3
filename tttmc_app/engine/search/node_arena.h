/* The memory of the tree: one arena of nodes and one of edges, both addressed by number. */
#ifndef TTTMC_NODE_ARENA_H
#define TTTMC_NODE_ARENA_H

#include <stdint.h>

enum { NO_NODE = 0, ARENA_CLASSES = 12, LEAST_BLOCK = 8 };

/* A move tried from a node, seen by the side that plays it. */
typedef struct {
    double points; /* in all visits: a win counts 1, a draw a half */
    float mean;    /* share of points; far below 0 once proven, so that it is never chosen */
    float prior;   /* how promising the move looks; a node's priors sum to 1 */
    uint32_t visits;
    uint32_t child; /* the node after the move; NO_NODE before its second visit */
    uint16_t square, forced; /* forced: the only reply that does not lose at once */
    uint16_t plies;          /* once proven: moves to the end of the game, this one included */
    unsigned char result;    /* enum proven */
    unsigned char threatens; /* whether a double threat follows unless it is answered */
} edge;

typedef struct {
    uint32_t visits, first; /* the block of edges; grows as moves are tried */
    uint16_t tried, capacity, candidates, unproven;
    uint16_t forced, next; /* next: the most promising move not tried yet */
    float next_prior;
    double promise; /* of all moves together; 0 before the first visit */
    unsigned char drawn; /* whether some edge is a proven draw */
    unsigned char threatened; /* whether all moves lose but those that answer a double threat */
} node;

typedef struct {
    node *nodes;
    edge *edges;
    uint32_t node_count, node_capacity, edge_count, edge_capacity;
    uint32_t freed[ARENA_CLASSES]; /* outgrown blocks by size, linked through `child` */
    uint64_t bytes_limit;
} node_arena;

/* Return 0 if there is not enough memory. */
int node_arena_make(node_arena *a, uint64_t bytes_limit);
void node_arena_free(node_arena *a);
/* Return a new node, or NO_NODE if the tree may not grow. */
uint32_t arena_node(node_arena *a, int candidates, int forced);
/* Return a new edge of a node, or NULL if the tree may not grow. */
edge *arena_edge(node_arena *a, uint32_t number);

#endif
