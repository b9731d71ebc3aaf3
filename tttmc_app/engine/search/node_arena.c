#include "node_arena.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_NODES = 256, FIRST_EDGES = 2048 };

int node_arena_make(node_arena *of, uint64_t bytes_limit)
{
    memset(of, 0, sizeof *of);
    of->bytes_limit = bytes_limit;
    of->node_capacity = FIRST_NODES;
    of->edge_capacity = FIRST_EDGES;
    of->nodes = malloc(of->node_capacity * sizeof *of->nodes);
    of->edges = malloc(of->edge_capacity * sizeof *of->edges);
    of->node_count = 1; /* number 0 says that there is none */
    of->edge_count = 1;
    return of->nodes && of->edges;
}

void node_arena_free(node_arena *of)
{
    free(of->nodes);
    free(of->edges);
}

/* Return whether an arena could be doubled; a refusal by the system is like reaching the limit. */
static int double_arena(const node_arena *of, void **arena, uint32_t *capacity, size_t size)
{
    uint64_t used = of->node_capacity * (uint64_t)sizeof(node) +
                    of->edge_capacity * (uint64_t)sizeof(edge);
    if (*capacity > UINT32_MAX / 2 || used + *capacity * (uint64_t)size > of->bytes_limit)
        return 0;
    void *larger = realloc(*arena, 2 * (size_t)*capacity * size);
    if (!larger)
        return 0;
    *arena = larger;
    *capacity *= 2;
    return 1;
}

uint32_t arena_node(node_arena *of, int candidates, int forced)
{
    if (of->node_count == of->node_capacity) {
        void *arena = of->nodes;
        if (!double_arena(of, &arena, &of->node_capacity, sizeof(node)))
            return NO_NODE;
        of->nodes = arena;
    }
    node *made = &of->nodes[of->node_count];
    memset(made, 0, sizeof *made);
    made->candidates = made->unproven = (uint16_t)candidates;
    made->forced = (uint16_t)forced;
    return of->node_count++;
}

static uint32_t take_block(node_arena *of, int class)
{
    uint32_t size = (uint32_t)LEAST_BLOCK << class, first = of->freed[class];
    if (first) {
        of->freed[class] = of->edges[first].child;
        return first;
    }
    while (of->edge_capacity - of->edge_count < size) {
        void *arena = of->edges;
        if (!double_arena(of, &arena, &of->edge_capacity, sizeof(edge)))
            return 0;
        of->edges = arena;
    }
    first = of->edge_count;
    of->edge_count += size;
    return first;
}

static int widen(node_arena *of, node *parent)
{
    int class = 0;
    while (LEAST_BLOCK << class <= parent->capacity)
        class++;
    uint32_t block = take_block(of, class);
    if (!block)
        return 0;
    if (parent->capacity) {
        memcpy(of->edges + block, of->edges + parent->first, parent->tried * sizeof(edge));
        of->edges[parent->first].child = of->freed[class - 1];
        of->freed[class - 1] = parent->first;
    }
    parent->first = block;
    parent->capacity = (uint16_t)(LEAST_BLOCK << class);
    return 1;
}

edge *arena_edge(node_arena *of, uint32_t of_node)
{
    node *parent = &of->nodes[of_node];
    if (parent->tried == parent->capacity && !widen(of, parent))
        return 0;
    edge *made = &of->edges[parent->first + parent->tried++];
    memset(made, 0, sizeof *made);
    return made;
}
