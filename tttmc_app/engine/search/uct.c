/* Plain UCT (Kocsis and Szepesvari 2006): the moves are chosen by the bound UCB1 (Auer, Cesa-Bianchi and
   Fischer 2002), and a random game judges each new position. UctTree in engine/twin_uct.py does the same in
   Python, with the same random numbers, and so grows the same tree. */
#include <math.h>

#include "tree_parts.h"

/* The systems' libraries differ in their logarithms, and this needs none of them. Against them it may
   be wrong in the last bit, which decides nothing: moves with equal counts have equal bounds, and other
   bounds differ by far more. */
static double logarithm(uint32_t number)
{
    double rest = number, doublings = 0, sum = 0;
    for (; rest > 1.5; rest /= 2)
        doublings++;
    double ratio = (rest - 1) / (rest + 1), square = ratio * ratio;
    for (int power = 25; power > 0; power -= 2)
        sum = sum * square + 1.0 / power;
    return doublings * 0.693147180559945309417 + 2 * ratio * sum;
}

static int is_empty(const playout_board *b, int square)
{
    int place = b->where[square];
    return place < b->left && b->order[place] == square;
}

/* Make an untried move, any; return its edge, or NULL if all are tried or the tree may not grow. */
static edge *try_any(tree *t, uint32_t from)
{
    node *at = &t->arena.nodes[from];
    uint32_t left = (uint32_t)(at->candidates - at->tried);
    edge *move = left ? arena_edge(&t->arena, from) : 0;
    if (!move)
        return 0;
    t->stamp++;
    for (uint32_t i = 0; i + 1 < at->tried; i++)
        t->seen[t->arena.edges[at->first + i].square] = t->stamp;
    uint32_t skipped = random_below(&t->random, left);
    int square = 0;
    while (!is_empty(&t->playouts, square) || t->seen[square] == t->stamp || skipped--)
        square++;
    move->square = (uint16_t)square;
    move->result = NOT_PROVEN;
    return move;
}

static edge *greatest_bound(const tree *t, const node *at)
{
    edge *edges = &t->arena.edges[at->first], *chosen = edges;
    double log_visits = logarithm(at->visits), greatest = -1;
    for (uint32_t i = 0; i < at->tried; i++) {
        double visits = edges[i].visits;
        double bound =
            edges[i].points / visits + t->options.exploration * sqrt(log_visits / visits);
        if (bound > greatest) {
            greatest = bound;
            chosen = &edges[i];
        }
    }
    return chosen;
}

double uct_simulate(tree *t)
{
    uint32_t at = ROOT;
    t->length = 0;
    playout_restart(&t->playouts);
    for (int side = 0;; side = !side) {
        edge *move = try_any(t, at);
        int fresh = move != 0;
        if (!fresh) {
            if (!t->arena.nodes[at].tried) /* for want of memory */
                return playout_rollout(&t->playouts, side, &t->random) / 2.0;
            move = greatest_bound(t, &t->arena.nodes[at]);
        }
        tree_step(t, at, move);
        if (playout_completes(&t->playouts, side, move->square))
            return side == t->options.reverse;
        if (!t->playouts.left)
            return 0.5;
        if (!fresh && move->child == NO_NODE)
            move->child = arena_node(&t->arena, t->playouts.left, NO_SQUARE);
        if (fresh || move->child == NO_NODE)
            return playout_rollout(&t->playouts, !side, &t->random) / 2.0;
        at = move->child;
    }
}
