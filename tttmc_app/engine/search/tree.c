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

static float root_of_log_of(const tree *in, uint32_t n)
{
    return n < ROOTS_KNOWN ? in->root_of_log[n] : root_of_log(n);
}

static enum proven turned(enum proven result)
{
    return result == NOT_PROVEN ? NOT_PROVEN : (enum proven)(PROVEN_WIN - result);
}

/* ---- down the tree ---- */

static edge *edge_at(const tree *in, const path_step *step)
{
    return &in->arena.edges[step->edge];
}

/* Choose the edge of the greatest upper bound. Some edge is always free to go, since a node whose
   edges are all proven is proven itself, and not visited again. */
static uint32_t best_bound(const tree *in, const node *at)
{
    const edge *edges = &in->arena.edges[at->first];
    float factor = (float)in->options.exploration * root_of_log_of(in, at->visits);
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

static int untried_square(tree *in, const node *at)
{
    const playout_board *on = &in->board;
    if (at->forced != NO_SQUARE)
        return at->forced;
    in->stamp++;
    for (uint32_t i = 0; i < at->tried; i++)
        in->seen[in->arena.edges[at->first + i].square] = in->stamp;
    int square;
    do
        square = on->order[random_below(&in->random, (uint32_t)on->left)];
    while (in->seen[square] == in->stamp);
    return square;
}

/* Recognise what needs no sampling after a move of `side`, seen by that side. */
static void judge(tree *in, edge *move, int side, int completes)
{
    move->forced = NO_SQUARE;
    move->result = NOT_PROVEN;
    if (completes) {
        move->result = in->options.reverse ? PROVEN_LOSS : PROVEN_WIN;
    } else if (!in->board.left) {
        move->result = PROVEN_DRAW;
    } else if (in->options.proofs && !in->options.reverse) {
        int other;
        if (playout_threats(&in->board, !side, &other) != NO_SQUARE) {
            move->result = PROVEN_LOSS;
            return;
        }
        int threat = playout_threats(&in->board, side, &other);
        if (other != NO_SQUARE)
            move->result = PROVEN_WIN;
        else
            move->forced = (uint16_t)threat;
    }
}

/* Make a move that was never tried here; return its edge, or NULL where the tree may not grow. */
static edge *try_move(tree *in, uint32_t from, int side)
{
    edge *move = arena_edge(&in->arena, from);
    if (!move)
        return 0;
    /* The new edge is among the tried ones already, but holds no square yet. */
    node *at = &in->arena.nodes[from];
    at->tried--;
    int square = untried_square(in, at);
    at->tried++;
    move->square = (uint16_t)square;
    judge(in, move, side, playout_completes(&in->board, side, square));
    in->path[in->length].from = from;
    in->path[in->length++].edge = (uint32_t)(move - in->arena.edges);
    return move;
}

/* Go down to a move never tried, or to where the game ends; return the half-points of side 0. */
static int simulate(tree *in)
{
    uint32_t at = ROOT;
    int side = 0;
    in->length = 0;
    playout_restart(&in->board);
    for (;; side = !side) {
        node *here = &in->arena.nodes[at];
        edge *move = 0;
        if (here->tried < here->candidates)
            move = try_move(in, at, side);
        int fresh = move != 0;
        if (!fresh) {
            if (!in->arena.nodes[at].tried)
                return playout_rollout(&in->board, side, &in->random);
            uint32_t chosen = best_bound(in, &in->arena.nodes[at]);
            in->path[in->length].from = at;
            in->path[in->length++].edge = chosen;
            move = &in->arena.edges[chosen];
            playout_play(&in->board, side, move->square);
        }
        if (move->result != NOT_PROVEN)
            return side ? PROVEN_WIN - move->result : move->result;
        if (!fresh && move->child == NO_NODE) {
            int forced = move->forced;
            uint32_t made = arena_node(&in->arena, forced == NO_SQUARE ? in->board.left : 1, forced);
            move->child = made;
        }
        if (fresh || move->child == NO_NODE)
            return playout_rollout(&in->board, !side, &in->random);
        at = move->child;
    }
}

/* ---- up the tree ---- */

static void count(tree *in, int half_points)
{
    for (int i = 0; i < in->length; i++) {
        edge *move = edge_at(in, &in->path[i]);
        in->arena.nodes[in->path[i].from].visits++;
        move->visits++;
        move->half_points += (uint32_t)(i & 1 ? 2 - half_points : half_points);
        if (move->mean == NEVER)
            continue;
        move->mean = (float)move->half_points / (2 * (float)move->visits);
        move->width = 1 / sqrtf((float)move->visits);
    }
}

/* Take a proven edge into its node; return the node's result, seen by who moves there. */
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

static void prove(tree *in)
{
    const edge *last = in->length ? edge_at(in, &in->path[in->length - 1]) : 0;
    if (!in->options.proofs || !last || last->result == NOT_PROVEN || last->mean == NEVER)
        return; /* nothing new is proven */
    for (int i = in->length - 1; i >= 0; i--) {
        node *at = &in->arena.nodes[in->path[i].from];
        enum proven result = settle(at, edge_at(in, &in->path[i]));
        if (result == NOT_PROVEN)
            return;
        if (i)
            edge_at(in, &in->path[i - 1])->result = (unsigned char)turned(result);
        else
            in->result = result;
    }
}

void tree_advance(tree *in, int64_t simulations)
{
    for (; simulations > 0 && in->simulations < TREE_MOST && in->result == NOT_PROVEN;
         simulations--) {
        count(in, simulate(in));
        prove(in);
        in->simulations++;
    }
}

/* ---- what it found ---- */

/* Choose a proven win, else the most visited of the sampled moves, unless it earned less than a
   proven draw would, else the most visited of the lost ones. */
static const edge *best_edge(const tree *in, uint32_t of_node)
{
    const node *at = &in->arena.nodes[of_node];
    const edge *most[NOT_PROVEN + 1] = {0, 0, 0, 0}; /* visited, by result */
    for (uint32_t i = 0; i < at->tried; i++) {
        const edge *here = &in->arena.edges[at->first + i];
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

int tree_line(const tree *in, int squares[MAX_SQUARES])
{
    uint32_t at = ROOT;
    int length = 0;
    while (at != NO_NODE) {
        const edge *move = best_edge(in, at);
        if (!move)
            break;
        squares[length++] = move->square;
        at = move->child;
    }
    return length;
}

int tree_moves(const tree *in, tree_move moves[MAX_SQUARES])
{
    const node *root = &in->arena.nodes[ROOT];
    for (uint32_t i = 0; i < root->tried; i++) {
        const edge *from = &in->arena.edges[root->first + i];
        tree_move to = {from->square, from->visits, from->half_points, (enum proven)from->result};
        moves[i] = to;
    }
    return root->tried;
}

/* ---- the tree ---- */

tree *tree_new(const board *position, tree_options options)
{
    tree *in = calloc(1, sizeof *in);
    if (!in)
        return 0;
    in->options = options;
    in->result = NOT_PROVEN;
    random_begin(&in->random, options.seed);
    playout_set(&in->board, position, options.reverse);
    for (uint32_t n = 1; n < ROOTS_KNOWN; n++)
        in->root_of_log[n] = root_of_log(n);
    if (!node_arena_make(&in->arena, options.bytes)) {
        tree_free(in);
        return 0;
    }
    arena_node(&in->arena, in->board.empties, NO_SQUARE);
    return in;
}

void tree_free(tree *in)
{
    if (!in)
        return;
    node_arena_free(&in->arena);
    free(in);
}

int64_t tree_simulations(const tree *in)
{
    return in->simulations;
}

enum proven tree_result(const tree *in)
{
    return in->result;
}
