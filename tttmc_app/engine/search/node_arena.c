#include "node_arena.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_NODES = 256, FIRST_EDGES = 2048 };

int node_arena_make(node_arena *a, uint64_t bytes_limit)
{
    memset(a, 0, sizeof *a);
    a->bytes_limit = bytes_limit;
    a->node_capacity = FIRST_NODES;
    a->edge_capacity = FIRST_EDGES;
    a->nodes = malloc(a->node_capacity * sizeof *a->nodes);
    a->edges = malloc(a->edge_capacity * sizeof *a->edges);
    a->node_count = 1; /* number 0 means no node */
    a->edge_count = 1;
    return a->nodes && a->edges;
}

void node_arena_free(node_arena *a)
{
    free(a->nodes);
    free(a->edges);
}

/* Return whether an arena could be doubled; the system may refuse before the limit is reached. */
static int double_arena(const node_arena *a, void **arena, uint32_t *capacity, size_t size)
{
    uint64_t used = a->node_capacity * (uint64_t)sizeof(node) +
                    a->edge_capacity * (uint64_t)sizeof(edge);
    if (*capacity > UINT32_MAX / 2 || used + *capacity * (uint64_t)size > a->bytes_limit)
        return 0;
    void *larger = realloc(*arena, 2 * (size_t)*capacity * size);
    if (!larger)
        return 0;
    *arena = larger;
    *capacity *= 2;
    return 1;
}

uint32_t arena_node(node_arena *a, int candidates, int forced)
{
    if (a->node_count == a->node_capacity) {
        void *arena = a->nodes;
        if (!double_arena(a, &arena, &a->node_capacity, sizeof(node)))
            return NO_NODE;
        a->nodes = arena;
    }
    node *made = &a->nodes[a->node_count];
    memset(made, 0, sizeof *made);
    made->candidates = made->unproven = (uint16_t)candidates;
    made->forced = (uint16_t)forced;
    return a->node_count++;
}

static uint32_t take_block(node_arena *a, int class)
{
    uint32_t size = (uint32_t)LEAST_BLOCK << class, first = a->freed[class];
    if (first) {
        a->freed[class] = a->edges[first].child;
        return first;
    }
    while (a->edge_capacity - a->edge_count < size) {
        void *arena = a->edges;
        if (!double_arena(a, &arena, &a->edge_capacity, sizeof(edge)))
            return 0;
        a->edges = arena;
    }
    first = a->edge_count;
    a->edge_count += size;
    return first;
}

static int widen(node_arena *a, node *parent)
{
    int class = 0;
    while (LEAST_BLOCK << class <= parent->capacity)
        class++;
    uint32_t block = take_block(a, class);
    if (!block)
        return 0;
    if (parent->capacity) {
        memcpy(a->edges + block, a->edges + parent->first, parent->tried * sizeof(edge));
        a->edges[parent->first].child = a->freed[class - 1];
        a->freed[class - 1] = parent->first;
    }
    parent->first = block;
    parent->capacity = (uint16_t)(LEAST_BLOCK << class);
    return 1;
}

edge *arena_edge(node_arena *a, uint32_t number)
{
    node *parent = &a->nodes[number];
    if (parent->tried == parent->capacity && !widen(a, parent))
        return 0;
    edge *made = &a->edges[parent->first + parent->tried++];
    memset(made, 0, sizeof *made);
    return made;
}
