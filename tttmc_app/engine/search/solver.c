#include "solver.h"

#include <stdlib.h>

#include "bits.h"
#include "solver_board.h"
#include "proofs.h"

enum answer { NO, YES, OPEN };
enum { DRAWS = 0, WINS = 1 };      /* the questions: is the mover's result at least this? */
enum { SHALLOW, DEEP, MODES };     /* how a question is searched: to a depth, to the end */
enum { FIRST_BUDGET = 1024, SHALLOW_SHARE = 4, BUDGET_GROWTH = 4 };

typedef struct {
    uint64_t key[3];
    int64_t nodes_before;
    int mover, side, question, depth, count, next, played, left_open;
    unsigned char moves[SOLVER_SQUARES];
} frame;

struct solver {
    solver_board board;
    proof_table table;
    int64_t nodes, budget, give_up_at; /* budget: for one question in one mode */
    int height, root_move, root_question, mode, root_count, settled;
    unsigned char root_moves[SOLVER_SQUARES];
    signed char low[SOLVER_SQUARES], high[SOLVER_SQUARES]; /* by root move, for the side to move */
    unsigned char depth[SOLVER_SQUARES][2]; /* by root move and question: searched in vain */
    frame stack[SOLVER_SQUARES + 1];
};

/* ---- results without search ---- */

typedef struct {
    int low, high;
    uint64_t moves; /* those worth playing, where the bounds leave a question */
} verdict;

/* The player who completes a line wins. By Erdos and Selfridge, a side cannot complete any if the
   weights of its open lines sum to less than 1, or than 1/2 if it is to move. A square in no open
   line is never better to take than one in an open line. */
static verdict judge_normal(const view *seen)
{
    verdict s = {-1, 1, seen->live};
    uint64_t threats = seen->completing[1];
    if (seen->completing[0]) {
        s.low = 1;
    } else if (threats & (threats - 1)) {
        s.high = -1; /* two places to block */
    } else if (!seen->live) {
        s.low = s.high = 0;
    } else {
        if (2 * seen->potential[0] < SOLVER_UNIT)
            s.high = 0;
        if (seen->potential[1] < SOLVER_UNIT)
            s.low = 0;
        if (threats)
            s.moves = threats;
    }
    return s;
}

/* The player who completes a line loses. A side that always takes the square of least weight keeps
   the weights of its open lines from growing over a pair of moves: so it completes none if they sum
   to less than 1 and the opponent has the last move, or to less than 1/2. A square in no open
   line is the best move, since a mark there does no harm: both sides take such squares in turn, so
   that only an unpaired one matters. */
static verdict judge_reverse(const view *seen, uint64_t idle)
{
    verdict s = {-1, 1, seen->live & ~seen->completing[0]};
    int odd = bit_count(seen->live) & 1;
    if (!seen->live) {
        s.low = s.high = 0;
    } else if (bit_count(idle) & 1) {
        s.moves = idle & (~idle + 1);
    } else if (!s.moves) {
        s.high = -1;
    } else {
        if (seen->potential[0] << odd < SOLVER_UNIT)
            s.low = 0;
        if (seen->potential[1] << !odd < SOLVER_UNIT)
            s.high = 0;
    }
    return s;
}

/* ---- the search ---- */

static enum answer from_bounds(int low, int high, int question)
{
    return low >= question ? YES : high < question ? NO : OPEN;
}

/* Return the part of the key that distinguishes positions with equal marks: an unpaired idle
   square and, if the numbered squares are not the whole board, the side to move. */
static int key_side(const solver *s, const frame *at, uint64_t idle)
{
    return (bit_count(idle) & 1) | (s->board.symmetries > 1 ? 0 : 2 * at->mover);
}

/* Order the moves by weight: in the normal game the heaviest come first, in reverse the lightest. */
static void order_moves(const solver *s, frame *at, uint64_t moves)
{
    uint64_t weights[SOLVER_SQUARES];
    for (at->count = 0; moves; moves &= moves - 1) {
        int square = lowest_bit(moves), place = at->count++;
        uint64_t weight = solver_board_weight(&s->board, at->mover, square);
        if (s->board.reverse)
            weight = ~weight;
        for (; place > 0 && weights[place - 1] < weight; place--) {
            weights[place] = weights[place - 1];
            at->moves[place] = at->moves[place - 1];
        }
        weights[place] = weight;
        at->moves[place] = (unsigned char)square;
    }
}

/* Begin a question about the current position: answer it, or leave it OPEN with moves to try. */
static enum answer open_frame(solver *s, frame *at)
{
    at->nodes_before = s->nodes++;
    at->count = at->next = at->left_open = 0;
    at->played = -1;
    view seen = solver_board_view(&s->board, at->mover);
    uint64_t idle = s->board.reverse ? s->board.empty & ~seen.live : 0;
    verdict known = s->board.reverse ? judge_reverse(&seen, idle) : judge_normal(&seen);
    enum answer found = from_bounds(known.low, known.high, at->question);
    if (found != OPEN)
        return found;
    at->side = key_side(s, at, idle);
    at->key[0] = seen.useful[0];
    at->key[1] = seen.useful[1];
    at->key[2] = seen.live;
    solver_board_canonical(&s->board, at->key);
    const proof *stored = proofs_find(&s->table, at->key, at->side);
    if (stored) {
        found = from_bounds(stored->low, stored->high, at->question);
        if (found != OPEN || stored->searched[at->question] > at->depth)
            return found;
    }
    int only = !(known.moves & (known.moves - 1));
    if (only || at->depth > 0)
        order_moves(s, at, known.moves);
    at->depth -= !only;
    return OPEN;
}

static void remember(solver *s, const frame *at, enum answer found)
{
    proof *place = proofs_make_room(&s->table, at->key, at->side);
    int64_t spent = s->nodes - at->nodes_before;
    place->effort = (unsigned short)(spent < 65535 ? spent : 65535);
    if (found == YES && place->low < at->question)
        place->low = (signed char)at->question;
    if (found == NO && place->high >= at->question)
        place->high = (signed char)(at->question - 1);
    if (found == OPEN) {
        int depth = at->depth + 1 + (at->count > 1);
        place->searched[at->question] = (unsigned char)depth;
    }
}

/* Apply to a frame the answer about the position after its latest move. */
static void take_answer(solver *s, frame *at, enum answer about_child)
{
    solver_board_take_back(&s->board, at->mover, at->played);
    at->played = -1;
    if (about_child == NO)
        at->next = at->count + 1; /* this move answers the question: YES */
    else if (about_child == OPEN)
        at->left_open = 1;
}

static void next_mode(solver *s)
{
    if (++s->mode == MODES) {
        s->mode = SHALLOW;
        s->root_question++;
    }
}

static void root_answer(solver *s, enum answer about_child)
{
    int move = s->root_move;
    solver_board_take_back(&s->board, 0, s->root_moves[move]);
    if (about_child == YES)
        s->high[move] = (signed char)-s->root_question;
    if (about_child == NO)
        s->low[move] = (signed char)(1 - s->root_question);
    if (s->mode == SHALLOW)
        s->depth[move][s->root_question]++;
    next_mode(s);
}

static void give_answer(solver *s, enum answer found)
{
    if (s->height)
        take_answer(s, &s->stack[s->height - 1], found);
    else
        root_answer(s, found);
}

static void ask(solver *s, int mover, int question, int depth)
{
    frame *at = &s->stack[s->height];
    at->mover = mover;
    at->question = question;
    at->depth = depth;
    enum answer found = open_frame(s, at);
    if (found == OPEN && at->count)
        s->height++;
    else
        give_answer(s, found);
}

static void go_on(solver *s)
{
    frame *at = &s->stack[s->height - 1];
    if (at->next < at->count) {
        at->played = at->moves[at->next++];
        solver_board_play(&s->board, at->mover, at->played);
        ask(s, !at->mover, !at->question, at->depth);
        return;
    }
    enum answer found = at->next > at->count ? YES : at->left_open ? OPEN : NO;
    remember(s, at, found);
    s->height--;
    give_answer(s, found);
}

/* Leave a question that has used up its budget; the proofs found so far are kept. */
static void give_up(solver *s)
{
    while (s->height) {
        const frame *at = &s->stack[--s->height];
        if (at->played >= 0)
            solver_board_take_back(&s->board, at->mover, at->played);
    }
    solver_board_take_back(&s->board, 0, s->root_moves[s->root_move]);
    next_mode(s);
}

/* Go to the next root move; after the last one, return to the first with a greater budget. */
static void next_move(solver *s)
{
    s->settled += s->low[s->root_move] == s->high[s->root_move];
    s->root_question = DRAWS;
    if (++s->root_move < s->root_count || s->settled == s->root_count)
        return;
    s->root_move = s->settled = 0;
    s->budget *= s->budget < INT64_MAX / BUDGET_GROWTH ? BUDGET_GROWTH : 1;
}

static void next_question(solver *s)
{
    if (s->root_question > WINS) {
        next_move(s);
        return;
    }
    int move = s->root_move, question = s->root_question;
    /* The opponent's result is between -high and -low. */
    if (from_bounds(-s->high[move], -s->low[move], question) != OPEN) {
        s->mode = SHALLOW;
        s->root_question++;
        return;
    }
    int shallow = s->mode == SHALLOW;
    s->give_up_at = s->nodes + s->budget / (shallow ? SHALLOW_SHARE : 1);
    solver_board_play(&s->board, 0, s->root_moves[move]);
    ask(s, 1, question, shallow ? s->depth[move][question] : SOLVER_SQUARES);
}

int solver_advance(solver *s, int64_t nodes)
{
    int64_t limit = nodes > INT64_MAX - s->nodes ? INT64_MAX : s->nodes + nodes;
    while (s->settled < s->root_count && s->nodes < limit) {
        if (!s->height)
            next_question(s);
        else if (s->nodes < s->give_up_at)
            go_on(s);
        else
            give_up(s);
    }
    return s->settled == s->root_count;
}

/* ---- the solver ---- */

static void set_root(solver *s)
{
    view seen = solver_board_view(&s->board, 0);
    for (uint64_t rest = s->board.empty; rest; rest &= rest - 1) {
        int square = lowest_bit(rest), move = s->root_count++;
        s->root_moves[move] = (unsigned char)square;
        s->low[move] = -1;
        s->high[move] = 1;
        if (seen.completing[0] >> square & 1)
            s->low[move] = s->high[move] = s->board.reverse ? -1 : 1;
    }
}

solver *solver_new(const board *position, int reverse, int bucket_bits, int *memory)
{
    solver *s = calloc(1, sizeof *s);
    *memory = 1;
    if (!s)
        return 0;
    *memory = 0;
    if (!solver_board_set(&s->board, position, reverse)) {
        free(s);
        return 0;
    }
    *memory = 1;
    if (!proofs_make(&s->table, bucket_bits)) {
        free(s);
        return 0;
    }
    s->budget = FIRST_BUDGET;
    set_root(s);
    return s;
}

void solver_free(solver *s)
{
    if (!s)
        return;
    proofs_free(&s->table);
    free(s);
}

int64_t solver_nodes(const solver *s)
{
    return s->nodes;
}

int solver_bounds(const solver *s, int square, int *low, int *high)
{
    for (int move = 0; move < s->root_count; move++)
        if (s->board.square_of[s->root_moves[move]] == square) {
            *low = s->low[move];
            *high = s->high[move];
            return 1;
        }
    return 0;
}
