#include "tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tree_parts.h"

enum { FIRST_THREATS = 500, MOST_THREATS = 4000 }; /* limits on searches for a win at the root */
#define UNTRIED UINT32_MAX
#define NEVER (-1e30f)
/* An untried move is expected to do a little worse than its position has done so far. This value and
   the exploration were the best of those tried in games on 15x15 with five in a row. */
#define UNTRIED_DISCOUNT 0.15f

static enum proven turned(enum proven result)
{
    return result == NOT_PROVEN ? NOT_PROVEN : (enum proven)(PROVEN_WIN - result);
}

/* ---- down the tree ---- */

static edge *edge_at(const tree *t, const path_step *step)
{
    return &t->arena.edges[step->edge];
}

/* Choose the move with the greatest upper bound: an edge, or UNTRIED for the next new one. At least
   one is always open, since a node whose edges are all proven is not visited again. */
static uint32_t best_bound(const tree *t, const node *at, float mean, int may_grow)
{
    const edge *edges = &t->arena.edges[at->first];
    float factor = (float)t->options.exploration * sqrtf((float)at->visits);
    float best = 2 * NEVER;
    uint32_t chosen = at->first;
    if (may_grow && at->tried < at->candidates) {
        best = mean - UNTRIED_DISCOUNT + factor * at->next_prior;
        chosen = UNTRIED;
    }
    for (uint32_t i = 0; i < at->tried; i++) {
        float bound = edges[i].mean + factor * edges[i].prior / (float)(1 + edges[i].visits);
        if (bound > best) {
            best = bound;
            chosen = at->first + i;
        }
    }
    return chosen;
}

/* Make the most promising untried move; return its edge, or NULL if the tree may not grow. */
static edge *try_move(tree *t, uint32_t from, int side)
{
    edge *move = arena_edge(&t->arena, from);
    if (!move)
        return 0;
    node *at = &t->arena.nodes[from];
    move->square = at->next;
    move->prior = at->next_prior;
    if (at->tried < at->candidates)
        tree_find_next(t, at, side);
    line_board_play(&t->board, side, move->square);
    tree_judge(t, move, side, playout_completes(&t->playouts, side, move->square));
    tree_step(t, from, move);
    return move;
}

/* Follow the move with the greatest upper bound among those tried. */
static edge *follow(tree *t, uint32_t from, int side, float mean)
{
    uint32_t chosen = best_bound(t, &t->arena.nodes[from], mean, 0);
    edge *move = &t->arena.edges[chosen];
    tree_step(t, from, move);
    line_board_play(&t->board, side, move->square);
    playout_play(&t->playouts, side, move->square);
    return move;
}

/* Descend to an untried move or to the end of the game; return the points of side 0. */
static double simulate(tree *t)
{
    uint32_t at = ROOT;
    float mean = 0.5f;
    t->length = 0;
    playout_restart(&t->playouts);
    for (int side = 0;; side = !side) {
        node *here = &t->arena.nodes[at];
        edge *move = 0;
        if (here->promise == 0)
            tree_find_next(t, here, side);
        if (best_bound(t, here, mean, 1) == UNTRIED)
            move = try_move(t, at, side);
        int fresh = move != 0;
        if (!fresh) {
            if (!t->arena.nodes[at].tried)
                return tree_estimate(t, side);
            move = follow(t, at, side, mean);
        }
        if (!fresh)
            tree_look_deeper(t, move, side);
        if (move->result != NOT_PROVEN)
            return (side ? PROVEN_WIN - move->result : move->result) / 2.0;
        if (!fresh && move->child == NO_NODE)
            tree_add_child(t, move, side);
        if (fresh || move->child == NO_NODE)
            return tree_estimate(t, !side);
        mean = 1 - move->mean;
        at = move->child;
    }
}

/* ---- up the tree ---- */

static void retreat(tree *t)
{
    for (int i = t->length - 1; i >= 0; i--)
        line_board_take_back(&t->board, i & 1, edge_at(t, &t->path[i])->square);
}

static void count(tree *t, double points)
{
    t->points = points;
    for (int i = 0; i < t->length; i++) {
        edge *move = edge_at(t, &t->path[i]);
        t->arena.nodes[t->path[i].from].visits++;
        move->visits++;
        move->points += i & 1 ? 1 - points : points;
        if (move->mean != NEVER)
            move->mean = (float)(move->points / move->visits);
    }
    t->simulations++;
}

/* Apply a proven edge to its node; return the node's result, seen by the side to move there. */
static enum proven settle(node *at, edge *move)
{
    move->mean = NEVER;
    at->unproven--;
    at->drawn |= move->result == PROVEN_DRAW;
    if (move->result == PROVEN_WIN)
        return PROVEN_WIN;
    if (at->unproven)
        return NOT_PROVEN;
    return at->drawn ? PROVEN_DRAW : PROVEN_LOSS;
}

/* Return how many moves a proven node's game takes: a win is hurried, anything else delayed. */
static int plies_of(const tree *t, const node *at, enum proven result)
{
    int plies = 0;
    for (uint32_t i = 0; i < at->tried; i++) {
        const edge *move = &t->arena.edges[at->first + i];
        if (move->result != result)
            continue;
        if (!plies || (move->plies < plies) == (result == PROVEN_WIN))
            plies = move->plies;
    }
    return plies;
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
            prove_edge(edge_at(t, &t->path[i - 1]), turned(result), 1 + plies_of(t, at, result));
        else
            t->result = result;
    }
}

/* ---- a win at the root ---- */

/* Make the first move of a win by continuous threats, so that it is proven; return 0 if the tree
   may not grow. */
static int try_win(tree *t)
{
    node *root = &t->arena.nodes[ROOT];
    t->length = 0;
    for (uint32_t i = 0; i < root->tried && !t->length; i++)
        if (t->arena.edges[root->first + i].square == t->win[0])
            tree_step(t, ROOT, &t->arena.edges[root->first + i]);
    playout_restart(&t->playouts);
    if (t->length) {
        line_board_play(&t->board, 0, t->win[0]);
        playout_play(&t->playouts, 0, t->win[0]);
    } else {
        if (root->promise == 0)
            tree_find_next(t, root, 0);
        root->next = (uint16_t)t->win[0];
        if (!try_move(t, ROOT, 0))
            return 0;
    }
    prove_edge(edge_at(t, &t->path[0]), PROVEN_WIN, t->win_length);
    retreat(t);
    count(t, 1);
    prove(t);
    return 1;
}

/* Look for a win by continuous threats, for longer after more simulations. */
static int attack_from_root(tree *t)
{
    int64_t most = t->simulations ? t->simulations : FIRST_THREATS;
    t->next_attack = t->simulations ? 2 * t->simulations : 2 * FIRST_THREATS;
    if (!t->options.proofs || t->options.reverse)
        return 0;
    if (most > MOST_THREATS)
        most = MOST_THREATS;
    if (!threats_win(&t->attack, &t->board, 0, FOURS, most) &&
        !threats_win(&t->attack, &t->board, 0, THREES, most))
        return 0;
    t->win_length = t->attack.length;
    memcpy(t->win, t->attack.line, sizeof t->win);
    return try_win(t);
}

void tree_advance(tree *t, int64_t simulations)
{
    for (; simulations > 0 && t->simulations < TREE_MOST && t->result == NOT_PROVEN;
         simulations--) {
        if (t->simulations >= t->next_attack && attack_from_root(t))
            return;
        double points;
        if (t->options.plain) {
            points = uct_simulate(t);
        } else {
            points = simulate(t);
            retreat(t);
        }
        count(t, points);
        prove(t);
    }
}

/* ---- results ---- */

static int is_better(const edge *a, const edge *b)
{
    if (a->plies != b->plies && a->result == PROVEN_WIN)
        return a->plies < b->plies;
    if (a->plies != b->plies && a->result == PROVEN_LOSS)
        return a->plies > b->plies;
    return a->visits > b->visits;
}

/* Choose the soonest proven win, else the most visited of the sampled moves, unless it earned less
   than a proven draw would, else the latest proven loss. */
static const edge *best_edge(const tree *t, uint32_t number)
{
    const node *at = &t->arena.nodes[number];
    const edge *best[NOT_PROVEN + 1] = {0, 0, 0, 0}; /* by result */
    for (uint32_t i = 0; i < at->tried; i++) {
        const edge *here = &t->arena.edges[at->first + i];
        if (!best[here->result] || is_better(here, best[here->result]))
            best[here->result] = here;
    }
    const edge *sampled = best[NOT_PROVEN], *drawn = best[PROVEN_DRAW];
    if (best[PROVEN_WIN])
        return best[PROVEN_WIN];
    if (drawn && (!sampled || 2 * sampled->points < sampled->visits))
        return drawn;
    return sampled ? sampled : best[PROVEN_LOSS];
}

int tree_line(const tree *t, int squares[MAX_SQUARES])
{
    uint32_t at = ROOT;
    int length = 0;
    for (; length < t->win_length; length++)
        squares[length] = t->win[length];
    while (!t->win_length && at != NO_NODE) {
        const edge *move = best_edge(t, at);
        if (!move)
            break;
        squares[length++] = move->square;
        at = move->child;
    }
    return length;
}

/* Return the node that moves from the root lead to, or NO_NODE. */
static uint32_t node_after(const tree *t, const int *squares, int length)
{
    uint32_t at = ROOT;
    for (int depth = 0; depth < length && at != NO_NODE; depth++) {
        const node *here = &t->arena.nodes[at];
        at = NO_NODE;
        for (uint32_t i = 0; i < here->tried; i++)
            if (t->arena.edges[here->first + i].square == squares[depth])
                at = t->arena.edges[here->first + i].child;
    }
    return at;
}

int tree_node_after(const tree *t, const int *squares, int length, tree_node *found)
{
    uint32_t number = node_after(t, squares, length);
    const node *at = &t->arena.nodes[number];
    if (number == NO_NODE)
        return 0;
    found->visits = at->visits;
    found->count = at->tried;
    found->next = at->promise != 0 && at->tried < at->candidates ? at->next : NO_SQUARE;
    found->next_prior = found->next == NO_SQUARE ? 0 : at->next_prior;
    for (uint32_t i = 0; i < at->tried; i++) {
        const edge *from = &t->arena.edges[at->first + i];
        tree_move to = {from->square, from->visits, from->points, (enum proven)from->result,
                        from->plies,  from->prior};
        found->moves[i] = to;
    }
    return 1;
}

int tree_last_path(const tree *t)
{
    return t->length;
}

double tree_last_points(const tree *t)
{
    return t->points;
}

int tree_last_game(const tree *t, int squares[MAX_SQUARES])
{
    const playout_board *b = &t->playouts;
    int played = t->simulations ? b->empties - b->left : 0;
    for (int i = 0; i < played; i++) /* each square went to the end of those left */
        squares[i] = b->order[b->empties - 1 - i];
    return played;
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
    if (!options.plain)
        line_board_set(&t->board, position, options.reverse);
    playout_set(&t->playouts, position, options.reverse);
    threats_begin(&t->attack);
    if (!node_arena_make(&t->arena, options.bytes)) {
        tree_free(t);
        return 0;
    }
    arena_node(&t->arena, t->playouts.empties, NO_SQUARE);
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
