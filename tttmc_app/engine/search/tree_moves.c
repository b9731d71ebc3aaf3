#include <math.h>

#include "tree_parts.h"

enum { LEAF_THREATS = 200 };               /* the limit on a search for threats after each move */
enum { LOOK_VISITS = 16, LOOK_SHARE = 2 }; /* visits before a longer one, and its limit per visit */
/* Having the move makes open lines worth more, as fitted like the potentials of line_board.c. */
#define TEMPO 1.25
/* A random game is half of one estimate in four; more of them played worse on 15x15, five in a row. */
enum { RANDOM_EVERY = 4 };
#define RANDOM_SHARE 0.5

/* ---- promising moves ---- */

/* Return how promising a move is. The third power of what its lines are worth to both sides came
   close to the moves played. Where completing a line loses, the fewer marks the mover has in the
   square's lines, the better. */
static double promise_of(const tree *t, int side, int square)
{
    double own = t->board.worth[side][square], unit = t->board.worth_of[1];
    if (t->options.reverse)
        return 1 + 64 * unit / (unit + 8 * own);
    double worth = 1 + own + t->board.worth[!side][square];
    return worth * worth * worth;
}

static void add_reply(tree *t, int *count, int square)
{
    if (t->seen[square] == t->stamp)
        return;
    t->seen[square] = t->stamp;
    t->replies[(*count)++] = (uint16_t)square;
}

/* List what does not lose at once against the other side's forks: the squares that answer them all,
   and moves that threaten to complete a line first. Return how many there are. */
static int list_replies(tree *t, int side)
{
    const line_list *fours = &t->board.lacking[side][2];
    int count = 0, gaps[MAX_SIZE];
    t->stamp++;
    for (int i = 0; i < t->forks.answers; i++)
        add_reply(t, &count, t->forks.answer[i]);
    for (int i = 0; i < fours->count; i++) {
        line_board_gaps(&t->board, fours->lines[i], gaps);
        add_reply(t, &count, gaps[0]);
        add_reply(t, &count, gaps[1]);
    }
    return count;
}

/* Return the moves to consider at a node. */
static const uint16_t *moves_at(tree *t, const node *at, int side, int *count)
{
    *count = t->playouts.left;
    if (!at->threatened)
        return t->playouts.order;
    forks_find(&t->forks, &t->board, !side);
    *count = list_replies(t, side);
    return t->replies;
}

void tree_find_next(tree *t, node *at, int side)
{
    if (at->forced != NO_SQUARE) {
        at->next = at->forced;
        at->next_prior = 1;
        at->promise = 1;
        return;
    }
    int count;
    const uint16_t *moves = moves_at(t, at, side, &count);
    t->stamp++;
    for (uint32_t i = 0; i < at->tried; i++)
        t->seen[t->arena.edges[at->first + i].square] = t->stamp;
    double best = 0, total = 0;
    uint32_t equal = 0;
    for (int i = 0; i < count; i++) {
        int square = moves[i];
        double promise = promise_of(t, side, square);
        total += promise;
        if (promise < best || t->seen[square] == t->stamp)
            continue;
        equal = promise > best ? 1 : equal + 1;
        best = promise;
        if (equal == 1 || !random_below(&t->random, equal))
            at->next = (uint16_t)square;
    }
    if (at->promise == 0)
        at->promise = total;
    at->next_prior = (float)(best / at->promise);
}

void tree_add_child(tree *t, edge *move, int side)
{
    int candidates = move->forced == NO_SQUARE ? t->playouts.left : 1;
    if (move->threatens) {
        forks_find(&t->forks, &t->board, side);
        candidates = list_replies(t, !side);
    }
    move->child = arena_node(&t->arena, candidates, move->forced);
    t->arena.nodes[move->child].threatened = move->threatens;
}

/* ---- judging ---- */

void tree_judge(tree *t, edge *move, int side, int completes)
{
    int squares[2];
    move->forced = NO_SQUARE;
    move->result = NOT_PROVEN;
    if (completes) {
        prove_edge(move, t->options.reverse ? PROVEN_LOSS : PROVEN_WIN, 1);
    } else if (!t->playouts.left) {
        prove_edge(move, PROVEN_DRAW, 1);
    } else if (t->options.proofs && !t->options.reverse) {
        int own = line_board_completing(&t->board, side, squares);
        if (own == 1)
            move->forced = (uint16_t)squares[0];
        if (line_board_completing(&t->board, !side, squares))
            prove_edge(move, PROVEN_LOSS, 2);
        else if (own > 1)
            prove_edge(move, PROVEN_WIN, 3);
        else if (threats_win(&t->attack, &t->board, !side, FOURS, LEAF_THREATS))
            prove_edge(move, PROVEN_LOSS, 1 + t->attack.length);
        else if (!own && forks_find(&t->forks, &t->board, side)) {
            move->threatens = 1;
            if (!list_replies(t, !side))
                prove_edge(move, PROVEN_WIN, 5);
        }
    }
}

void tree_look_deeper(tree *t, edge *move, int side)
{
    uint32_t visits = move->visits;
    if (visits < LOOK_VISITS || (visits & (visits - 1)) || !t->options.proofs || t->options.reverse)
        return;
    if (threats_win(&t->attack, &t->board, !side, THREES, LOOK_SHARE * visits))
        prove_edge(move, PROVEN_LOSS, 1 + t->attack.length);
}

/* Return a greater share for more open lines: the ratio to the power of 2.5, as it was fitted. */
static double weighed(double potential)
{
    double more = potential + 1;
    return more * more * sqrt(more);
}

/* Return what open lines promise side 0; `mine` are those of the side to move. */
static double promised(int64_t mine, int64_t theirs, int side)
{
    double own = weighed(TEMPO * (double)mine), share = own / (own + weighed((double)theirs));
    return side ? 1 - share : share;
}

double tree_estimate(tree *t, int side)
{
    int64_t mine = t->board.potential[side], theirs = t->board.potential[!side];
    int is_open = !t->options.reverse && mine + theirs;
    if (is_open && t->simulations % RANDOM_EVERY)
        return promised(mine, theirs, side);
    double played = playout_rollout(&t->playouts, side, &t->random) / 2.0;
    if (!is_open)
        return played;
    return RANDOM_SHARE * played + (1 - RANDOM_SHARE) * promised(mine, theirs, side);
}
