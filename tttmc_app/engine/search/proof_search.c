#include "proof_search.h"

#include "bits.h"

/* Moves lead to common positions, so their work isn't added up: a failure needs the most work of any
   move, and one more for each of the others, or for each so many where zones don't thin them out.
   Of the values tried, these settled empty boards soonest. */
enum { SHARED = 4 };

static uint32_t capped(uint64_t number)
{
    return number < ENDLESS ? (uint32_t)number : ENDLESS;
}

static int is_attacking(const proof_search *s, const proof_frame *at)
{
    return at->mover == s->asked.attacker;
}

static uint64_t bit_of(const proof_frame *at, int place)
{
    return UINT64_C(1) << at->squares[place];
}

/* ---- a position's moves ---- */

/* Order the moves by the weight of the open lines through them. */
static void list_moves(const proof_search *s, proof_frame *at, uint64_t moves)
{
    uint64_t weights[SOLVER_SQUARES];
    for (at->count = 0; moves; moves &= moves - 1) {
        int square = lowest_bit(moves), place = at->count++;
        uint64_t weight = solver_board_weight(s->board, s->asked.attacker, square);
        for (; place > 0 && weights[place - 1] < weight; place--) {
            weights[place] = weights[place - 1];
            at->squares[place] = at->squares[place - 1];
        }
        weights[place] = weight;
        at->squares[place] = (unsigned char)square;
    }
}

/* Return the moves without those that another is at least as good as; in a relaxed game these are
   squares whose lines all contain the other. An answer about the better then holds for the worse
   with their squares exchanged, so the zone grows by one if it contains the other. */
static uint64_t drop_dominated(proof_search *s, proof_frame *at, uint64_t moves)
{
    at->dominated = 0;
    if (!at->judged.relaxed || !open_lines_membership(&s->lines, &s->members))
        return moves;
    for (uint64_t rest = moves; rest; rest &= rest - 1)
        for (uint64_t others = moves & ~(rest & (~rest + 1)); others; others &= others - 1) {
            int square = lowest_bit(rest), by = lowest_bit(others);
            if (!membership_dominated(&s->members, square, by))
                continue;
            at->worse[at->dominated] = (unsigned char)square;
            at->better[at->dominated++] = (unsigned char)by;
            moves &= ~(UINT64_C(1) << square);
            break;
        }
    return moves;
}

static void judge_child(proof_search *s, proof_frame *at, int place)
{
    question asked = {s->asked.attacker, at->judged.relaxed};
    solver_board_play(s->board, at->mover, at->squares[place]);
    judgement found = judge(s->board, asked, !at->mover, s->table, &s->lines);
    solver_board_take_back(s->board, at->mover, at->squares[place]);
    at->child_proof[place] = found.proof;
    at->child_disproof[place] = found.disproof;
    at->child_zone[place] = found.zone;
    s->nodes++;
}

static void judge_children(proof_search *s, proof_frame *at)
{
    at->open = 0;
    at->allowed = ~UINT64_C(0);
    at->zone = is_attacking(s, at) ? at->judged.pairs : at->judged.parried;
    for (int i = 0; i < at->count; i++) {
        judge_child(s, at, i);
        at->open |= bit_of(at, i);
    }
}

/* ---- proof numbers ---- */

/* Leave out the moves that are answered against the mover, and those outside their zones. */
static void leave_out(const proof_search *s, proof_frame *at)
{
    const uint32_t *against = is_attacking(s, at) ? at->child_disproof : at->child_proof;
    for (int i = 0; i < at->count; i++)
        if (at->open & bit_of(at, i) && !against[i]) {
            at->open &= ~bit_of(at, i);
            at->zone |= at->child_zone[i];
            if (at->judged.relaxed)
                at->open &= at->child_zone[i];
        }
}

static void close_zone(proof_frame *at)
{
    for (int i = at->dominated - 1; i >= 0; i--)
        if (at->zone >> at->worse[i] & 1)
            at->zone |= UINT64_C(1) << at->better[i];
}

typedef struct {
    int best;              /* the place of the move with the least work left, or -1 */
    uint32_t least, second; /* work until the mover succeeds, by the best two moves */
    uint32_t others;       /* work for the moves left besides one */
} choice;

/* Update a position's numbers by those of its moves. */
static choice weigh(const proof_search *s, proof_frame *at)
{
    int attacking = is_attacking(s, at);
    const uint32_t *to_do = attacking ? at->child_proof : at->child_disproof;
    const uint32_t *to_fail = attacking ? at->child_disproof : at->child_proof;
    choice found = {-1, ENDLESS, ENDLESS, 0};
    uint64_t most = 0;
    int count = 0;
    if (at->judged.answer != OPEN)
        return found;
    leave_out(s, at);
    for (int i = 0; i < at->count; i++) {
        if (!(at->open & bit_of(at, i)))
            continue;
        count++;
        if (to_fail[i] > most)
            most = to_fail[i];
        if (found.best < 0 || to_do[i] < found.least) {
            found.second = found.least;
            found.least = to_do[i];
            found.best = i;
        } else if (to_do[i] < found.second) {
            found.second = to_do[i];
        }
    }
    if (count)
        found.others = (uint32_t)(count - 1) / (at->judged.relaxed ? 1 : SHARED);
    uint32_t failing = !count ? 0 : !found.least ? ENDLESS : capped(most + found.others);
    at->proof = attacking ? found.least : failing;
    at->disproof = attacking ? failing : found.least;
    if (!count) {
        close_zone(at);
    } else if (!found.least) {
        at->zone = at->child_zone[found.best] | bit_of(at, found.best);
        at->zone |= attacking ? 0 : at->judged.pairs;
    }
    return found;
}

static void remember(proof_search *s, const proof_frame *at)
{
    const judgement *j = &at->judged;
    proof *place = proofs_make_room(s->table, j->key, j->side);
    int64_t spent = s->nodes - at->nodes_before;
    place->effort = (unsigned short)(spent < UINT16_MAX ? spent : UINT16_MAX);
    place->proof = at->proof;
    place->disproof = at->disproof;
    place->zone = solver_board_image(s->board, j->symmetry, at->zone);
}

/* ---- the search ---- */

static void push(proof_search *s, int mover, uint32_t proof_limit, uint32_t disproof_limit)
{
    proof_frame *at = &s->stack[s->height++];
    int deeper = s->height > 1;
    question asked = {s->asked.attacker, deeper ? at[-1].judged.relaxed : s->asked.relaxed};
    at->nodes_before = s->nodes;
    at->judged = judge(s->board, asked, mover, 0, &s->lines);
    at->mover = mover;
    at->played = -1;
    at->proof_limit = proof_limit;
    at->disproof_limit = disproof_limit;
    at->proof = at->judged.proof;
    at->disproof = at->judged.disproof;
    at->zone = at->judged.zone;
    /* What the table holds from another orientation of the board may be settled in this one. */
    if (at->judged.answer != OPEN)
        return;
    list_moves(s, at, drop_dominated(s, at, at->judged.moves));
    judge_children(s, at);
}

/* Go back to the position before, with the numbers of this one. */
static void pop(proof_search *s)
{
    const proof_frame *at = &s->stack[--s->height];
    remember(s, at);
    if (!s->height)
        return;
    proof_frame *above = &s->stack[s->height - 1];
    int place = above->played;
    solver_board_take_back(s->board, above->mover, above->squares[place]);
    above->child_proof[place] = at->proof;
    above->child_disproof[place] = at->disproof;
    above->child_zone[place] = at->zone;
    above->played = -1;
}

/* Search the move with the least work left, until another seems to have clearly less. */
static void descend(proof_search *s, proof_frame *at, choice found)
{
    int attacking = is_attacking(s, at), place = found.best;
    uint32_t limit = attacking ? at->proof_limit : at->disproof_limit;
    uint32_t other = attacking ? at->disproof_limit : at->proof_limit;
    uint32_t patience = capped((uint64_t)found.second + found.second / 4 + 1);
    uint32_t first = limit < patience ? limit : patience;
    uint32_t second = other < ENDLESS ? other - found.others : ENDLESS;
    at->played = place;
    solver_board_play(s->board, at->mover, at->squares[place]);
    push(s, !at->mover, attacking ? first : second, attacking ? second : first);
}

static enum answer answer_of(uint32_t to_prove, uint32_t to_disprove)
{
    return !to_prove ? YES : !to_disprove ? NO : OPEN;
}

enum answer proof_search_begin(proof_search *s, question asked, int mover)
{
    s->asked = asked;
    s->height = 0;
    s->nodes++;
    judgement found = judge(s->board, asked, mover, s->table, &s->lines);
    if (found.answer == OPEN)
        push(s, mover, ENDLESS, ENDLESS);
    return found.answer;
}

enum answer proof_search_step(proof_search *s)
{
    proof_frame *at = &s->stack[s->height - 1];
    choice found = weigh(s, at);
    if (at->proof < at->proof_limit && at->disproof < at->disproof_limit) {
        descend(s, at, found);
        return OPEN;
    }
    pop(s);
    return s->height ? OPEN : answer_of(at->proof, at->disproof);
}

void proof_search_leave(proof_search *s)
{
    while (s->height) {
        weigh(s, &s->stack[s->height - 1]);
        pop(s);
    }
}
