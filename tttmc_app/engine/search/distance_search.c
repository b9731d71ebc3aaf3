#include "distance_search.h"

#include "bits.h"

enum { DISTANCE_SIDE = 8 }; /* added to the key: these entries count plies */

/* Facts about the lines that can matter within the plies left. */
typedef struct {
    uint64_t near;          /* squares of those lines */
    uint64_t completing[2]; /* squares that complete a line of the attacker, of the defender */
    int fewest[2];          /* marks lacking in the line nearest to completion, of each */
} facts;

static void look_at_side(const solver_board *b, int side, int reach, int which, facts *seen)
{
    const unsigned char *own = b->count[side], *other = b->count[!side];
    seen->fewest[which] = SOLVER_SQUARES + 1;
    for (int line = 0; line < b->lines; line++) {
        int lacks = b->line_length - own[line];
        if (other[line])
            continue;
        if (lacks <= reach)
            seen->near |= b->mask[line] & b->empty;
        if (lacks == 1)
            seen->completing[which] |= b->mask[line] & b->empty;
        if (lacks < seen->fewest[which])
            seen->fewest[which] = lacks;
    }
}

static int several(uint64_t squares)
{
    return (squares & (squares - 1)) != 0;
}

/* Where completing a line wins. A line that the defender can't even threaten to complete in time is
   no concern of either side. */
static enum answer judge_normal(const facts *seen, int attacking, int plies, uint64_t *moves)
{
    uint64_t own = seen->completing[0], back = seen->completing[1];
    if (seen->fewest[0] > (plies + attacking) / 2)
        return NO;
    if (attacking && own)
        return YES;
    if (back && (!attacking || several(back)))
        return NO;
    if (several(own))
        return YES;
    *moves = back ? back : own ? own : seen->near;
    return OPEN;
}

/* Where completing a line loses. */
static enum answer judge_reverse(const solver_board *b, const facts *seen, int attacking, int plies,
                                 uint64_t *moves)
{
    *moves = b->empty & ~seen->completing[!attacking];
    if (seen->fewest[1] > (plies + !attacking) / 2)
        return NO;
    if (!*moves)
        return attacking ? NO : YES;
    return OPEN;
}

/* Order the moves by the weight of the open lines through them. */
static void order_moves(const solver_board *b, distance_frame *at, uint64_t moves)
{
    uint64_t weights[SOLVER_SQUARES];
    for (at->count = 0; moves; moves &= moves - 1) {
        int square = lowest_bit(moves), place = at->count++;
        uint64_t weight = solver_board_weight(b, at->mover, square);
        if (b->reverse)
            weight = ~weight;
        for (; place > 0 && weights[place - 1] < weight; place--) {
            weights[place] = weights[place - 1];
            at->moves[place] = at->moves[place - 1];
        }
        weights[place] = weight;
        at->moves[place] = (unsigned char)square;
    }
}

static void set_key(const distance_search *s, distance_frame *at, int attacking)
{
    const solver_board *b = s->board;
    at->key[0] = b->marks[s->attacker];
    at->key[1] = b->marks[!s->attacker];
    at->key[2] = 0;
    at->side = DISTANCE_SIDE | attacking | (b->symmetries > 1 ? 0 : s->attacker << 1);
    solver_board_canonical(b, at->key);
}

/* Begin a position: answer the question, or leave it OPEN with moves to try. */
static enum answer open_frame(distance_search *s, distance_frame *at)
{
    const solver_board *b = s->board;
    int attacking = at->mover == s->attacker;
    facts seen = {0, {0, 0}, {0, 0}};
    uint64_t moves;
    at->nodes_before = s->nodes++;
    at->next = 0;
    at->played = -1;
    if (!at->plies || !b->empty)
        return NO;
    look_at_side(b, s->attacker, (at->plies + attacking) / 2, 0, &seen);
    look_at_side(b, !s->attacker, (at->plies + !attacking) / 2 + 1, 1, &seen);
    enum answer found = b->reverse ? judge_reverse(b, &seen, attacking, at->plies, &moves)
                                   : judge_normal(&seen, attacking, at->plies, &moves);
    if (found != OPEN)
        return found;
    set_key(s, at, attacking);
    const proof *stored = proofs_find(s->table, at->key, at->side);
    if (stored && stored->proof <= (uint32_t)at->plies)
        return YES;
    if (stored && stored->disproof > (uint32_t)at->plies)
        return NO;
    order_moves(b, at, moves);
    return OPEN;
}

/* Keep the fewest plies that suffice in `proof`, and one more than don't in `disproof`. */
static void remember(distance_search *s, const distance_frame *at, enum answer found)
{
    int is_new = !proofs_find(s->table, at->key, at->side);
    proof *place = proofs_make_room(s->table, at->key, at->side);
    int64_t spent = s->nodes - at->nodes_before;
    if (is_new) {
        place->proof = ENDLESS;
        place->disproof = 0;
    }
    place->effort = (unsigned short)(spent < UINT16_MAX ? spent : UINT16_MAX);
    if (found == YES)
        place->proof = (uint32_t)at->plies;
    else if (place->disproof <= (uint32_t)at->plies)
        place->disproof = (uint32_t)at->plies + 1;
}

/* Give the answer about a position to the one before; return it if there is none. */
static enum answer give_answer(distance_search *s, enum answer found)
{
    if (!s->height)
        return found;
    distance_frame *at = &s->stack[s->height - 1];
    solver_board_take_back(s->board, at->mover, at->moves[at->played]);
    at->played = -1;
    if (found == (at->mover == s->attacker ? YES : NO))
        at->next = at->count + 1; /* the mover succeeds */
    return OPEN;
}

static enum answer ask(distance_search *s, int mover, int plies)
{
    distance_frame *at = &s->stack[s->height];
    at->mover = mover;
    at->plies = plies;
    enum answer found = open_frame(s, at);
    if (found != OPEN)
        return give_answer(s, found);
    s->height++;
    return OPEN;
}

enum answer distance_search_begin(distance_search *s, int attacker, int mover, int plies)
{
    s->attacker = attacker;
    s->height = 0;
    return ask(s, mover, plies);
}

enum answer distance_search_step(distance_search *s)
{
    distance_frame *at = &s->stack[s->height - 1];
    if (at->next < at->count) {
        at->played = at->next++;
        solver_board_play(s->board, at->mover, at->moves[at->played]);
        return ask(s, !at->mover, at->plies - 1);
    }
    int attacking = at->mover == s->attacker, succeeds = at->next > at->count;
    enum answer found = attacking == succeeds ? YES : NO;
    remember(s, at, found);
    s->height--;
    return give_answer(s, found);
}

void distance_search_leave(distance_search *s)
{
    while (s->height) {
        const distance_frame *at = &s->stack[--s->height];
        if (at->played >= 0)
            solver_board_take_back(s->board, at->mover, at->moves[at->played]);
    }
}
