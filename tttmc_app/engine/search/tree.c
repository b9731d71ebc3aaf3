#include "tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "node_arena.h"
#include "playout_board.h"

enum { ROOT = 1, ROOTS_KNOWN = 4096 };
#define NEVER (-1e30f)

/* A move made on the way down a simulation. */
typedef struct {
    uint32_t from, edge;
} path_step;

struct tree {
    playout_board board;
    node_arena arena;
    random_stream random;
    tree_options options;
    int64_t simulations;
    enum proven result;
    int length;
    path_step path[MAX_SQUARES];
    uint32_t seen[MAX_SQUARES], stamp; /* seen[square] == stamp: tried at the current node */
    float root_of_log[ROOTS_KNOWN];
};

/* ---- numbers ---- */

/* Return the square root of the natural logarithm, from exactly rounded operations only, so that
   every machine finds the same: log comes from its series in (m - 1) / (m + 1). */
static float root_of_log(uint32_t n)
{
    double mantissa = n, exponent = 0;
    while (mantissa >= 1.5) {
        mantissa /= 2;
        exponent += 1;
    }
    double t = (mantissa - 1) / (mantissa + 1), square = t * t;
    double series = t * (2 + square * (2.0 / 3 + square * (2.0 / 5 + square * (2.0 / 7))));
    return (float)sqrt(exponent * 0.69314718055994531 + series);
}

static float root_of_log_of(const tree *t, uint32_t n)
{
    return n < ROOTS_KNOWN ? t->root_of_log[n] : root_of_log(n);
}

static enum proven turned(enum proven result)
{
    return result == NOT_PROVEN ? NOT_PROVEN : (enum proven)(PROVEN_WIN - result);
}

/* ---- down the tree ---- */

static edge *edge_at(const tree *t, const path_step *step)
{
    return &t->arena.edges[step->edge];
}

/* Choose the edge of the greatest upper bound. Some edge is always free to go, since a node whose
   edges are all proven is proven itself, and not visited again. */
static uint32_t best_bound(const tree *t, const node *at)
{
    const edge *edges = &t->arena.edges[at->first];
    float factor = (float)t->options.exploration * root_of_log_of(t, at->visits);
    float best = 2 * NEVER;
    uint32_t chosen = 0;
    for (uint32_t i = 0; i < at->tried; i++) {
        float bound = edges[i].mean + factor * edges[i].width;
        if (bound > best) {
            best = bound;
            chosen = i;
        }
    }
    return at->first + chosen;
}

static int untried_square(tree *t, const node *at)
{
    const playout_board *b = &t->board;
    if (at->forced != NO_SQUARE)
        return at->forced;
    t->stamp++;
    for (uint32_t i = 0; i < at->tried; i++)
        t->seen[t->arena.edges[at->first + i].square] = t->stamp;
    int square;
    do
        square = b->order[random_below(&t->random, (uint32_t)b->left)];
    while (t->seen[square] == t->stamp);
    return square;
}

/* Recognise results that need no sampling after a move of `side`, seen by that side. */
static void judge(tree *t, edge *move, int side, int completes)
{
    move->forced = NO_SQUARE;
    move->result = NOT_PROVEN;
    if (completes) {
        move->result = t->options.reverse ? PROVEN_LOSS : PROVEN_WIN;
    } else if (!t->board.left) {
        move->result = PROVEN_DRAW;
    } else if (t->options.proofs && !t->options.reverse) {
        int other;
        if (playout_threats(&t->board, !side, &other) != NO_SQUARE) {
            move->result = PROVEN_LOSS;
            return;
        }
        int threat = playout_threats(&t->board, side, &other);
        if (other != NO_SQUARE)
            move->result = PROVEN_WIN;
        else
            move->forced = (uint16_t)threat;
    }
}

/* Make an untried move; return its edge, or NULL where the tree may not grow. */
static edge *try_move(tree *t, uint32_t from, int side)
{
    edge *move = arena_edge(&t->arena, from);
    if (!move)
        return 0;
    /* The new edge is among the tried ones already, but holds no square yet. */
    node *at = &t->arena.nodes[from];
    at->tried--;
    int square = untried_square(t, at);
    at->tried++;
    move->square = (uint16_t)square;
    judge(t, move, side, playout_completes(&t->board, side, square));
    t->path[t->length].from = from;
    t->path[t->length++].edge = (uint32_t)(move - t->arena.edges);
    return move;
}

/* Descend to an untried move or to the end of the game; return the half-points of side 0. */
static int simulate(tree *t)
{
    uint32_t at = ROOT;
    int side = 0;
    t->length = 0;
    playout_restart(&t->board);
    for (;; side = !side) {
        node *here = &t->arena.nodes[at];
        edge *move = 0;
        if (here->tried < here->candidates)
            move = try_move(t, at, side);
        int fresh = move != 0;
        if (!fresh) {
            if (!t->arena.nodes[at].tried)
                return playout_rollout(&t->board, side, &t->random);
            uint32_t chosen = best_bound(t, &t->arena.nodes[at]);
            t->path[t->length].from = at;
            t->path[t->length++].edge = chosen;
            move = &t->arena.edges[chosen];
            playout_play(&t->board, side, move->square);
        }
        if (move->result != NOT_PROVEN)
            return side ? PROVEN_WIN - move->result : move->result;
        if (!fresh && move->child == NO_NODE) {
            int forced = move->forced;
            uint32_t made = arena_node(&t->arena, forced == NO_SQUARE ? t->board.left : 1, forced);
            move->child = made;
        }
        if (fresh || move->child == NO_NODE)
            return playout_rollout(&t->board, !side, &t->random);
        at = move->child;
    }
}

/* ---- up the tree ---- */

static void count(tree *t, int half_points)
{
    for (int i = 0; i < t->length; i++) {
        edge *move = edge_at(t, &t->path[i]);
        t->arena.nodes[t->path[i].from].visits++;
        move->visits++;
        move->half_points += (uint32_t)(i & 1 ? 2 - half_points : half_points);
        if (move->mean == NEVER)
            continue;
        move->mean = (float)move->half_points / (2 * (float)move->visits);
        move->width = 1 / sqrtf((float)move->visits);
    }
}

/* Take a proven edge into its node; return the node's result, seen by the side to move there. */
static enum proven settle(node *at, edge *move)
{
    move->mean = NEVER;
    move->width = 0;
    at->unproven--;
    at->drawn |= move->result == PROVEN_DRAW;
    if (move->result == PROVEN_WIN)
        return PROVEN_WIN;
    if (at->unproven)
        return NOT_PROVEN;
    return at->drawn ? PROVEN_DRAW : PROVEN_LOSS;
}

static void prove(tree *t)
{
    const edge *last = t->length ? edge_at(t, &t->path[t->length - 1]) : 0;
    if (!t->options.proofs || !last || last->result == NOT_PROVEN || last->mean == NEVER)
        return; /* nothing new is proven */
    for (int i = t->length - 1; i >= 0; i--) {
        node *at = &t->arena.nodes[t->path[i].from];
        enum proven result = settle(at, edge_at(t, &t->path[i]));
        if (result == NOT_PROVEN)
            return;
        if (i)
            edge_at(t, &t->path[i - 1])->result = (unsigned char)turned(result);
        else
            t->result = result;
    }
}

void tree_advance(tree *t, int64_t simulations)
{
    for (; simulations > 0 && t->simulations < TREE_MOST && t->result == NOT_PROVEN;
         simulations--) {
        count(t, simulate(t));
        prove(t);
        t->simulations++;
    }
}

/* ---- results ---- */

/* Choose a proven win, else the most visited of the sampled moves, unless it earned less than a
   proven draw would, else the most visited of the lost ones. */
static const edge *best_edge(const tree *t, uint32_t number)
{
    const node *at = &t->arena.nodes[number];
    const edge *most[NOT_PROVEN + 1] = {0, 0, 0, 0}; /* visited, by result */
    for (uint32_t i = 0; i < at->tried; i++) {
        const edge *here = &t->arena.edges[at->first + i];
        if (!most[here->result] || here->visits > most[here->result]->visits)
            most[here->result] = here;
    }
    const edge *sampled = most[NOT_PROVEN], *drawn = most[PROVEN_DRAW];
    if (most[PROVEN_WIN])
        return most[PROVEN_WIN];
    if (drawn && (!sampled || sampled->half_points < sampled->visits))
        return drawn;
    return sampled ? sampled : most[PROVEN_LOSS];
}

int tree_line(const tree *t, int squares[MAX_SQUARES])
{
    uint32_t at = ROOT;
    int length = 0;
    while (at != NO_NODE) {
        const edge *move = best_edge(t, at);
        if (!move)
            break;
        squares[length++] = move->square;
        at = move->child;
    }
    return length;
}

int tree_moves(const tree *t, tree_move moves[MAX_SQUARES])
{
    const node *root = &t->arena.nodes[ROOT];
    for (uint32_t i = 0; i < root->tried; i++) {
        const edge *from = &t->arena.edges[root->first + i];
        tree_move to = {from->square, from->visits, from->half_points, (enum proven)from->result};
        moves[i] = to;
    }
    return root->tried;
}

/* ---- the tree ---- */

tree *tree_new(const board *position, tree_options options)
{
    tree *t = calloc(1, sizeof *t);
    if (!t)
        return 0;
    t->options = options;
    t->result = NOT_PROVEN;
    random_begin(&t->random, options.seed);
    playout_set(&t->board, position, options.reverse);
    for (uint32_t n = 1; n < ROOTS_KNOWN; n++)
        t->root_of_log[n] = root_of_log(n);
    if (!node_arena_make(&t->arena, options.bytes)) {
        tree_free(t);
        return 0;
    }
    arena_node(&t->arena, t->board.empties, NO_SQUARE);
    return t;
}

void tree_free(tree *t)
{
    if (!t)
        return;
    node_arena_free(&t->arena);
    free(t);
}

int64_t tree_simulations(const tree *t)
{
    return t->simulations;
}

enum proven tree_result(const tree *t)
{
    return t->result;
}
