/* How whole games grow search trees: the kernel that plays them is another module, so it calls these
   functions through a capsule. */
#ifndef TTTMC_TREE_CALLS_H
#define TTTMC_TREE_CALLS_H

#include <stdint.h>

#define TREE_CALLS "tttmc_app.engine._search.tree_calls"

typedef struct tree_calls {
    /* Begin a search of an open position: 0 empty, 1 mine, 2 theirs. Return NULL without memory. */
    struct tree *(*begin)(const struct tree_calls *calls, int size, int line_length, int reverse,
                          const uint8_t *cells, uint64_t seed);
    /* Simulate, up to a number in all; return how many are left, 0 if the position is proven. */
    int64_t (*advance)(struct tree *t, int64_t simulations, int64_t in_all);
    /* Return the tree's best square if it is among these, else the most visited of them; -1 if there
       is no memory for any move. */
    int (*choose)(const struct tree *t, const uint16_t *squares, int count);
    /* Write how often each of these squares was visited. */
    void (*visits)(const struct tree *t, const uint16_t *squares, int count, double *visits);
    void (*end)(struct tree *t);
    double exploration; /* see tree_options */
    uint64_t bytes;
    int plain;
} tree_calls;

#endif
