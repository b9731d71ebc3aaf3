#include "solver.h"

#include <stdlib.h>

#include "bits.h"
#include "solver_board.h"
#include "proofs.h"

enum answer { NO, YES, OPEN };
enum { DRAWS = 0, WINS = 1 };      /* the questions: is the mover's result at least that? */
enum { SHALLOW, DEEP, MODES };     /* how a question is searched: to a depth, to the end */
enum { FIRST_BUDGET = 1024, SHALLOW_SHARE = 4, BUDGET_GROWTH = 4 };

typedef struct {
    uint64_t key[3];
    int64_t nodes_before;
    int mover, side, question, depth, count, next, played, left_open;
    unsigned char moves[SOLVER_SQUARES];
} frame;

struct solver {
    solver_board on;
    proof_table table;
    int64_t nodes, budget, give_up_at; /* budget: for one question in one mode */
    int height, root_move, root_question, mode, root_count, settled;
    unsigned char root_moves[SOLVER_SQUARES];
    signed char low[SOLVER_SQUARES], high[SOLVER_SQUARES]; /* by root move, for the side to move */
    unsigned char depth[SOLVER_SQUARES][2]; /* by root move and question: searched in vain */
    frame stack[SOLVER_SQUARES + 1];
};

/* ---- what needs no search ---- */

typedef struct {
    int low, high;
    uint64_t moves; /* those worth playing, where the bounds leave a question */
} verdict;

/* The player who completes a line wins. By Erdos and Selfridge, a side cannot complete any if the
   weights of its open lines sum to less than 1, or than 1/2 if it is to move. A square in no open
   line is never better to take than one in an open line. */
static verdict judge_normal(const view *seen)
{
    verdict of = {-1, 1, seen->live};
    uint64_t threats = seen->completing[1];
    if (seen->completing[0]) {
        of.low = 1;
    } else if (threats & (threats - 1)) {
        of.high = -1; /* two places to block */
    } else if (!seen->live) {
        of.low = of.high = 0;
    } else {
        if (2 * seen->potential[0] < SOLVER_UNIT)
            of.high = 0;
        if (seen->potential[1] < SOLVER_UNIT)
            of.low = 0;
        if (threats)
            of.moves = threats;
    }
    return of;
}

/* The player who completes a line loses. The side that always takes the square of least weight
   keeps the weights of its open lines from growing over a pair of moves: so it completes none if
   they sum to less than 1 where the opponent has the last move, or to less than 1/2. A square in
   no open line is the best move there is, since a mark there harms nobody: both sides take such
   squares by turns, so that only an odd one out matters. */
static verdict judge_reverse(const view *seen, uint64_t idle)
{
    verdict of = {-1, 1, seen->live & ~seen->completing[0]};
    int odd = bit_count(seen->live) & 1;
    if (!seen->live) {
        of.low = of.high = 0;
    } else if (bit_count(idle) & 1) {
        of.moves = idle & (~idle + 1);
    } else if (!of.moves) {
        of.high = -1;
    } else {
        if (seen->potential[0] << odd < SOLVER_UNIT)
            of.low = 0;
        if (seen->potential[1] << !odd < SOLVER_UNIT)
            of.high = 0;
    }
    return of;
}

/* ---- the search ---- */

static enum answer from_bounds(int low, int high, int question)
{
    return low >= question ? YES : high < question ? NO : OPEN;
}

/* Tell apart what looks alike: an odd idle square and, where the numbered squares are not all of
   the board, who is to move. */
static int key_side(const solver *of, const frame *at, uint64_t idle)
{
    return (bit_count(idle) & 1) | (of->on.symmetries > 1 ? 0 : 2 * at->mover);
}

/* Order the moves by weight: in the normal game the heaviest come first, in reverse the lightest. */
static void order_moves(const solver *of, frame *at, uint64_t moves)
{
    uint64_t weights[SOLVER_SQUARES];
    for (at->count = 0; moves; moves &= moves - 1) {
        int square = lowest_bit(moves), place = at->count++;
        uint64_t weight = solver_board_weight(&of->on, at->mover, square);
        if (of->on.reverse)
            weight = ~weight;
        for (; place > 0 && weights[place - 1] < weight; place--) {
            weights[place] = weights[place - 1];
            at->moves[place] = at->moves[place - 1];
        }
        weights[place] = weight;
        at->moves[place] = (unsigned char)square;
    }
}

/* Begin a question about the present position: answer it, or leave it OPEN with moves to try. */
static enum answer open_frame(solver *of, frame *at)
{
    at->nodes_before = of->nodes++;
    at->count = at->next = at->left_open = 0;
    at->played = -1;
    view seen = solver_board_view(&of->on, at->mover);
    uint64_t idle = of->on.reverse ? of->on.empty & ~seen.live : 0;
    verdict known = of->on.reverse ? judge_reverse(&seen, idle) : judge_normal(&seen);
    enum answer found = from_bounds(known.low, known.high, at->question);
    if (found != OPEN)
        return found;
    at->side = key_side(of, at, idle);
    at->key[0] = seen.useful[0];
    at->key[1] = seen.useful[1];
    at->key[2] = seen.live;
    solver_board_canonical(&of->on, at->key);
    const proof *stored = proofs_find(&of->table, at->key, at->side);
    if (stored) {
        found = from_bounds(stored->low, stored->high, at->question);
        if (found != OPEN || stored->searched[at->question] > at->depth)
            return found;
    }
    int only = !(known.moves & (known.moves - 1));
    if (only || at->depth > 0)
        order_moves(of, at, known.moves);
    at->depth -= !only;
    return OPEN;
}

static void remember(solver *of, const frame *at, enum answer found)
{
    proof *place = proofs_make_room(&of->table, at->key, at->side);
    int64_t spent = of->nodes - at->nodes_before;
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

/* Take the answer about the position after a frame's latest move into the frame. */
static void take_answer(solver *of, frame *at, enum answer about_child)
{
    solver_board_take_back(&of->on, at->mover, at->played);
    at->played = -1;
    if (about_child == NO)
        at->next = at->count + 1; /* this move answers the question: YES */
    else if (about_child == OPEN)
        at->left_open = 1;
}

static void next_mode(solver *of)
{
    if (++of->mode == MODES) {
        of->mode = SHALLOW;
        of->root_question++;
    }
}

static void root_answer(solver *of, enum answer about_child)
{
    int move = of->root_move;
    solver_board_take_back(&of->on, 0, of->root_moves[move]);
    if (about_child == YES)
        of->high[move] = (signed char)-of->root_question;
    if (about_child == NO)
        of->low[move] = (signed char)(1 - of->root_question);
    if (of->mode == SHALLOW)
        of->depth[move][of->root_question]++;
    next_mode(of);
}

static void give_answer(solver *of, enum answer found)
{
    if (of->height)
        take_answer(of, &of->stack[of->height - 1], found);
    else
        root_answer(of, found);
}

static void ask(solver *of, int mover, int question, int depth)
{
    frame *at = &of->stack[of->height];
    at->mover = mover;
    at->question = question;
    at->depth = depth;
    enum answer found = open_frame(of, at);
    if (found == OPEN && at->count)
        of->height++;
    else
        give_answer(of, found);
}

static void go_on(solver *of)
{
    frame *at = &of->stack[of->height - 1];
    if (at->next < at->count) {
        at->played = at->moves[at->next++];
        solver_board_play(&of->on, at->mover, at->played);
        ask(of, !at->mover, !at->question, at->depth);
        return;
    }
    enum answer found = at->next > at->count ? YES : at->left_open ? OPEN : NO;
    remember(of, at, found);
    of->height--;
    give_answer(of, found);
}

/* Leave a question that has used up its budget; what is proven on the way stays known. */
static void give_up(solver *of)
{
    while (of->height) {
        const frame *at = &of->stack[--of->height];
        if (at->played >= 0)
            solver_board_take_back(&of->on, at->mover, at->played);
    }
    solver_board_take_back(&of->on, 0, of->root_moves[of->root_move]);
    next_mode(of);
}

/* Turn to the next root move, after the last one to the first with a greater budget. */
static void next_move(solver *of)
{
    of->settled += of->low[of->root_move] == of->high[of->root_move];
    of->root_question = DRAWS;
    if (++of->root_move < of->root_count || of->settled == of->root_count)
        return;
    of->root_move = of->settled = 0;
    of->budget *= of->budget < INT64_MAX / BUDGET_GROWTH ? BUDGET_GROWTH : 1;
}

static void next_question(solver *of)
{
    if (of->root_question > WINS) {
        next_move(of);
        return;
    }
    int move = of->root_move, question = of->root_question;
    /* The opponent's result is between -high and -low. */
    if (from_bounds(-of->high[move], -of->low[move], question) != OPEN) {
        of->mode = SHALLOW;
        of->root_question++;
        return;
    }
    int shallow = of->mode == SHALLOW;
    of->give_up_at = of->nodes + of->budget / (shallow ? SHALLOW_SHARE : 1);
    solver_board_play(&of->on, 0, of->root_moves[move]);
    ask(of, 1, question, shallow ? of->depth[move][question] : SOLVER_SQUARES);
}

int solver_advance(solver *of, int64_t nodes)
{
    int64_t limit = nodes > INT64_MAX - of->nodes ? INT64_MAX : of->nodes + nodes;
    while (of->settled < of->root_count && of->nodes < limit) {
        if (!of->height)
            next_question(of);
        else if (of->nodes < of->give_up_at)
            go_on(of);
        else
            give_up(of);
    }
    return of->settled == of->root_count;
}

/* ---- the solver ---- */

static void set_root(solver *of)
{
    view seen = solver_board_view(&of->on, 0);
    for (uint64_t rest = of->on.empty; rest; rest &= rest - 1) {
        int square = lowest_bit(rest), move = of->root_count++;
        of->root_moves[move] = (unsigned char)square;
        of->low[move] = -1;
        of->high[move] = 1;
        if (seen.completing[0] >> square & 1)
            of->low[move] = of->high[move] = of->on.reverse ? -1 : 1;
    }
}

solver *solver_new(const board *position, int reverse, int bucket_bits, int *memory)
{
    solver *of = calloc(1, sizeof *of);
    *memory = 1;
    if (!of)
        return 0;
    *memory = 0;
    if (!solver_board_set(&of->on, position, reverse)) {
        free(of);
        return 0;
    }
    *memory = 1;
    if (!proofs_make(&of->table, bucket_bits)) {
        free(of);
        return 0;
    }
    of->budget = FIRST_BUDGET;
    set_root(of);
    return of;
}

void solver_free(solver *of)
{
    if (!of)
        return;
    proofs_free(&of->table);
    free(of);
}

int64_t solver_nodes(const solver *of)
{
    return of->nodes;
}

int solver_bounds(const solver *of, int square, int *low, int *high)
{
    for (int move = 0; move < of->root_count; move++)
        if (of->on.square_of[of->root_moves[move]] == square) {
            *low = of->low[move];
            *high = of->high[move];
            return 1;
        }
    return 0;
}
