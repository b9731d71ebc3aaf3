#include "solver.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "distance_search.h"
#include "proof_search.h"
#include "reverse_search.h"
#include "solver_board.h"

enum mode { RELAXED, SHALLOW, FULL, DISTANCE, MODES };
enum { SELF, OPPONENT, QUESTIONS }; /* who is asked to win; the side to move at the root is 0 */
enum { FIRST_BUDGET = 1024, ASIDE_SHARE = 8, BUDGET_GROWTH = 4 };

/* What is known of a move at the root. */
typedef struct {
    int square;
    int low, high;                /* bounds of the result, for the side to move */
    int relaxed_done[QUESTIONS];  /* the relaxed question is answered, which wasn't enough */
    int depth[QUESTIONS];         /* searched in vain */
    int plies, plies_in_vain;     /* until the game ends, the move included: 0 if unknown */
} root_move;

struct solver {
    solver_board board;
    proof_table table;
    int64_t budget, give_up_at; /* budget: for one question in one mode */
    int asking, move, question, mode, root_count, unsettled;
    int unmeasured; /* moves that are unsettled, or whose distance isn't known */
    root_move root[SOLVER_SQUARES];
    int64_t nodes;
    union { /* by the rule */
        proof_search normal;
        reverse_search reverse;
    } search;
    distance_search distance;
};

/* ---- questions ---- */

static int is_open(const solver *s)
{
    const root_move *at = &s->root[s->move];
    if (s->mode == DISTANCE)
        return !at->plies && at->low == at->high && at->low == (s->question == SELF ? 1 : -1);
    if (at->low == at->high || (s->question == OPPONENT ? at->low > -1 : at->high < 1))
        return 0;
    if (s->mode == RELAXED)
        return !s->board.reverse && !at->relaxed_done[s->question];
    return s->mode == FULL || s->board.reverse;
}

static void take_answer(solver *s, enum answer found)
{
    root_move *at = &s->root[s->move];
    solver_board_take_back(&s->board, 0, at->square);
    s->asking = 0;
    if (s->mode == DISTANCE) {
        /* Deeper at once: what the distance is not is found much sooner than what it is. */
        if (found == YES) {
            at->plies = at->plies_in_vain + 2;
            s->unmeasured--;
            s->mode++;
        } else {
            at->plies_in_vain++;
        }
        return;
    }
    int was_open = at->low < at->high;
    if (found == NO && s->question == OPPONENT)
        at->low = 0;
    else if (found == NO)
        at->high = 0;
    else if (found == YES && s->mode == RELAXED)
        at->relaxed_done[s->question] = 1;
    else if (found == YES)
        at->low = at->high = s->question == OPPONENT ? -1 : 1;
    else if (s->mode == SHALLOW)
        at->depth[s->question]++;
    s->unsettled -= was_open && at->low == at->high;
    s->unmeasured -= was_open && at->low == at->high && !at->low;
    s->mode++;
}

/* Turn to the next move, after the last one to the other question, and after that to the first
   with a greater budget. */
static void find_question(solver *s)
{
    if (s->mode < MODES)
        return;
    s->mode = RELAXED;
    if (++s->move < s->root_count)
        return;
    s->move = 0;
    if (++s->question < QUESTIONS)
        return;
    s->question = SELF;
    s->budget *= s->budget < INT64_MAX / BUDGET_GROWTH ? BUDGET_GROWTH : 1;
}

static void ask(solver *s)
{
    question asked = {s->question == OPPONENT, s->mode == RELAXED};
    const root_move *at = &s->root[s->move];
    int shallow = s->mode == SHALLOW;
    /* While the relaxed question is open, it gets most of the work. */
    int is_aside = shallow || (s->mode == DISTANCE && s->unsettled) ||
                   (s->mode == FULL && !s->board.reverse && !at->relaxed_done[s->question]);
    enum answer found;
    s->give_up_at = s->nodes + s->budget / (is_aside ? ASIDE_SHARE : 1);
    solver_board_play(&s->board, 0, at->square);
    s->asking = 1;
    if (s->mode == DISTANCE) {
        found = distance_search_begin(&s->distance, asked.attacker, 1, at->plies_in_vain + 1);
        if (found != OPEN)
            take_answer(s, found);
    } else if (s->board.reverse) {
        int depth = shallow ? at->depth[s->question] : SOLVER_SQUARES;
        found = reverse_search_begin(&s->search.reverse, asked.attacker, 1, depth);
        if (!s->search.reverse.height)
            take_answer(s, found);
    } else {
        found = proof_search_begin(&s->search.normal, asked, 1);
        if (found != OPEN)
            take_answer(s, found);
    }
}

static void go_on(solver *s)
{
    if (s->mode == DISTANCE) {
        enum answer found = distance_search_step(&s->distance);
        if (found != OPEN)
            take_answer(s, found);
    } else if (s->board.reverse) {
        if (reverse_search_step(&s->search.reverse))
            take_answer(s, s->search.reverse.found);
    } else {
        enum answer found = proof_search_step(&s->search.normal);
        if (found != OPEN)
            take_answer(s, found);
    }
}

/* Leave a question; the proofs found so far are kept. */
static void leave(solver *s)
{
    if (s->mode == DISTANCE)
        distance_search_leave(&s->distance);
    else if (s->board.reverse)
        reverse_search_leave(&s->search.reverse);
    else
        proof_search_leave(&s->search.normal);
    solver_board_take_back(&s->board, 0, s->root[s->move].square);
    s->asking = 0;
}

int solver_advance(solver *s, int64_t nodes)
{
    int64_t limit = nodes > INT64_MAX - s->nodes ? INT64_MAX : s->nodes + nodes;
    while (s->unmeasured && s->nodes < limit) {
        if (!s->asking) {
            find_question(s);
            if (is_open(s))
                ask(s);
            else
                s->mode++;
        } else if (s->nodes < s->give_up_at) {
            go_on(s);
        } else {
            leave(s); /* it has used up its budget */
            s->mode++;
        }
        s->nodes = s->distance.nodes;
        s->nodes += s->board.reverse ? s->search.reverse.nodes : s->search.normal.nodes;
    }
    return !s->unsettled;
}

/* ---- the solver ---- */

static void set_root(solver *s)
{
    uint64_t completing = solver_board_completing(&s->board, 0);
    for (uint64_t rest = s->board.empty; rest; rest &= rest - 1) {
        root_move *at = &s->root[s->root_count++];
        at->square = lowest_bit(rest);
        at->low = -1;
        at->high = 1;
        if (completing >> at->square & 1)
            at->low = at->high = s->board.reverse ? -1 : 1;
        at->plies = at->low == at->high;
        s->unmeasured += !at->plies;
        s->unsettled += at->low < at->high;
    }
    s->mode = RELAXED;
    s->question = SELF;
    s->budget = FIRST_BUDGET;
}

static void set_search(solver *s)
{
    s->distance.board = &s->board;
    s->distance.table = &s->table;
    if (s->board.reverse) {
        s->search.reverse.board = &s->board;
        s->search.reverse.table = &s->table;
    } else {
        s->search.normal.board = &s->board;
        s->search.normal.table = &s->table;
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
    set_root(s);
    set_search(s);
    return s;
}

void solver_free(solver *s)
{
    if (!s)
        return;
    proofs_free(&s->table);
    free(s);
}

/* ---- keeping ---- */

/* What is saved before the moves at the root and the proofs. */
typedef struct {
    uint64_t proofs;
    int64_t nodes, budget;
    int32_t root_count, move, question, mode;
} saved_solver;

size_t solver_saved_size(solver *s)
{
    if (s->asking)
        leave(s);
    return sizeof(saved_solver) + (size_t)s->root_count * sizeof(root_move) +
           (size_t)proofs_count(&s->table) * sizeof(proof);
}

void solver_save(const solver *s, char *to)
{
    saved_solver head;
    memset(&head, 0, sizeof head);
    head.proofs = proofs_count(&s->table);
    head.nodes = s->nodes;
    head.budget = s->budget;
    head.root_count = s->root_count;
    head.move = s->move;
    head.question = s->question;
    head.mode = s->mode;
    memcpy(to, &head, sizeof head);
    memcpy(to + sizeof head, s->root, (size_t)s->root_count * sizeof(root_move));
    proofs_copy(&s->table, to + sizeof head + (size_t)s->root_count * sizeof(root_move));
}

static int is_within(int value, int low, int high)
{
    return value >= low && value <= high;
}

static int is_move(const root_move *saved, const root_move *own)
{
    int is_possible = saved->square == own->square && is_within(saved->low, -1, 1) &&
                      is_within(saved->high, saved->low, 1) &&
                      is_within(saved->plies, 0, SOLVER_SQUARES + 2) &&
                      is_within(saved->plies_in_vain, 0, SOLVER_SQUARES + 2);
    for (int i = 0; i < QUESTIONS; i++)
        is_possible &= is_within(saved->depth[i], 0, SOLVER_SQUARES);
    return is_possible;
}

int solver_restore(solver *s, const char *from, size_t size)
{
    saved_solver head;
    root_move root[SOLVER_SQUARES];
    size_t moves = (size_t)s->root_count * sizeof(root_move);
    if (size < sizeof head + moves || s->asking)
        return 0;
    memcpy(&head, from, sizeof head);
    memcpy(root, from + sizeof head, moves);
    if (head.root_count != s->root_count || head.nodes < 0 || head.budget < FIRST_BUDGET ||
        !is_within(head.move, 0, s->root_count - 1) ||
        !is_within(head.question, 0, QUESTIONS - 1) || !is_within(head.mode, 0, MODES) ||
        (size - sizeof head - moves) % sizeof(proof) ||
        head.proofs != (size - sizeof head - moves) / sizeof(proof))
        return 0;
    for (int i = 0; i < s->root_count; i++)
        if (!is_move(&root[i], &s->root[i]))
            return 0;
    memcpy(s->root, root, moves);
    proofs_add(&s->table, from + sizeof head + moves, head.proofs);
    s->budget = head.budget;
    s->move = head.move;
    s->question = head.question;
    s->mode = head.mode;
    s->distance.nodes = head.nodes;
    s->nodes = head.nodes;
    s->unsettled = s->unmeasured = 0;
    for (int i = 0; i < s->root_count; i++) {
        int is_open = root[i].low < root[i].high;
        s->unsettled += is_open;
        s->unmeasured += is_open || (root[i].low && !root[i].plies);
    }
    return 1;
}

/* ---- results ---- */

int64_t solver_nodes(const solver *s)
{
    return s->nodes;
}

int solver_is_measured(const solver *s)
{
    return !s->unmeasured;
}

static const root_move *find_move(const solver *s, int square)
{
    for (int move = 0; move < s->root_count; move++)
        if (s->board.square_of[s->root[move].square] == square)
            return &s->root[move];
    return 0;
}

int solver_bounds(const solver *s, int square, int *low, int *high)
{
    const root_move *at = find_move(s, square);
    if (!at)
        return 0;
    *low = at->low;
    *high = at->high;
    return 1;
}

int solver_plies(const solver *s, int square)
{
    const root_move *at = find_move(s, square);
    return at ? at->plies : 0;
}
