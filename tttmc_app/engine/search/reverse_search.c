#include "reverse_search.h"

#include "bits.h"

enum { HALF_TURN = 3 }; /* the symmetry that turns the board by 180 degrees */

typedef struct {
    uint64_t open[2];       /* squares of the lines open to the attacker, to the defender */
    uint64_t completing[2]; /* empty squares that complete a line of theirs */
    uint64_t potential;     /* the sum of 2^-need over the defender's open lines */
} facts;

static facts look(const solver_board *b, int attacker)
{
    facts seen = {{0, 0}, {0, 0}, 0};
    const unsigned char *own = b->count[attacker], *other = b->count[!attacker];
    for (int line = 0; line < b->lines; line++) {
        if (!other[line]) {
            seen.open[0] |= b->mask[line];
            if (own[line] == b->line_length - 1)
                seen.completing[0] |= b->mask[line] & b->empty;
        }
        if (!own[line]) {
            seen.open[1] |= b->mask[line];
            seen.potential += SOLVER_UNIT >> (b->line_length - other[line]);
            if (other[line] == b->line_length - 1)
                seen.completing[1] |= b->mask[line] & b->empty;
        }
    }
    return seen;
}

/* On a board of even size the defender can answer every mark on the opposite square: then it never
   completes a line first. */
static int is_mirrored(const solver_board *b, int attacker)
{
    if (b->symmetries == 1 || b->squares & 1)
        return 0;
    return solver_board_image(b, HALF_TURN, b->marks[attacker]) == b->marks[!attacker];
}

/* Answer without search, or leave the moves worth playing.

   A side that always takes the square of least weight keeps the weights of its open lines from
   growing over a pair of moves: so it completes none if they sum to less than 1 where the opponent
   has the last move, or to less than 1/2. A square in no open line is the best move, since a mark
   there does no harm: both sides take such squares in turn, so that only an unpaired one matters. */
static enum answer judge_reverse(const solver_board *b, int attacker, int mover,
                                 const facts *seen, uint64_t *moves)
{
    int defending = mover != attacker;
    uint64_t live = (seen->open[0] | seen->open[1]) & b->empty, idle = b->empty & ~live;
    int odd = bit_count(live) & 1;
    *moves = live & ~seen->completing[defending];
    if (!seen->open[1] || (!defending && is_mirrored(b, attacker)))
        return NO;
    if (bit_count(idle) & 1) {
        *moves = idle & (~idle + 1);
        return OPEN;
    }
    if (!*moves)
        return defending ? YES : NO;
    return seen->potential << (defending ? odd : !odd) < SOLVER_UNIT ? NO : OPEN;
}

/* Order the moves by weight, the lightest first. */
static void order_moves(const solver_board *b, reverse_frame *at, uint64_t moves)
{
    uint64_t weights[SOLVER_SQUARES];
    for (at->count = 0; moves; moves &= moves - 1) {
        int square = lowest_bit(moves), place = at->count++;
        uint64_t weight = solver_board_weight(b, at->mover, square);
        for (; place > 0 && weights[place - 1] > weight; place--) {
            weights[place] = weights[place - 1];
            at->moves[place] = at->moves[place - 1];
        }
        weights[place] = weight;
        at->moves[place] = (unsigned char)square;
    }
}

/* The part of the key that distinguishes positions with equal marks: whether the side that takes
   the next live square attacks and, if only the empty squares are numbered, who that is. */
static int key_side(const solver_board *b, int attacker, int attacking, uint64_t idle)
{
    return (attacking ^ (bit_count(idle) & 1)) | (b->symmetries > 1 ? 0 : attacker << 1);
}

/* Begin a position: answer the question, or leave it OPEN with moves to try. */
static enum answer open_frame(reverse_search *s, reverse_frame *at)
{
    const solver_board *b = s->board;
    int attacker = s->attacker;
    uint64_t moves;
    at->nodes_before = s->nodes++;
    at->count = at->next = at->left_open = 0;
    at->played = -1;
    facts seen = look(b, attacker);
    enum answer found = judge_reverse(b, attacker, at->mover, &seen, &moves);
    if (found != OPEN)
        return found;
    at->key[0] = seen.open[0] & b->marks[attacker];
    at->key[1] = seen.open[1] & b->marks[!attacker];
    at->key[2] = (seen.open[0] | seen.open[1]) & b->empty;
    at->side = key_side(b, attacker, at->mover == attacker, b->empty & ~at->key[2]);
    solver_board_canonical(b, at->key);
    const proof *stored = proofs_find(s->table, at->key, at->side);
    if (stored && (!stored->proof || !stored->disproof))
        return stored->proof ? NO : YES;
    if (stored && stored->proof > (uint32_t)at->depth + 1)
        return OPEN; /* searched to this depth in vain */
    int only = !(moves & (moves - 1));
    if (only || at->depth > 0)
        order_moves(b, at, moves);
    at->depth -= !only;
    return OPEN;
}

static void remember(reverse_search *s, const reverse_frame *at, enum answer found)
{
    proof *place = proofs_make_room(s->table, at->key, at->side);
    int64_t spent = s->nodes - at->nodes_before;
    place->effort = (unsigned short)(spent < UINT16_MAX ? spent : UINT16_MAX);
    place->proof = found == YES ? 0 : found == NO ? ENDLESS
                                                  : (uint32_t)(at->depth + 2 + (at->count > 1));
    place->disproof = found == NO ? 0 : found == YES ? ENDLESS : 1;
}

/* Give the answer about a position to the one before; return whether there is none. */
static int give_answer(reverse_search *s, enum answer found)
{
    s->found = found;
    if (!s->height)
        return 1;
    reverse_frame *at = &s->stack[s->height - 1];
    solver_board_take_back(s->board, at->mover, at->moves[at->played]);
    at->played = -1;
    if (found == (at->mover == s->attacker ? YES : NO))
        at->next = at->count + 1; /* the mover succeeds */
    else if (found == OPEN)
        at->left_open = 1;
    return 0;
}

static int ask(reverse_search *s, int mover, int depth)
{
    reverse_frame *at = &s->stack[s->height];
    at->mover = mover;
    at->depth = depth;
    enum answer found = open_frame(s, at);
    if (found != OPEN || !at->count)
        return give_answer(s, found);
    s->height++;
    return 0;
}

enum answer reverse_search_begin(reverse_search *s, int attacker, int mover, int depth)
{
    s->attacker = attacker;
    s->height = 0;
    s->found = OPEN;
    ask(s, mover, depth);
    return s->found;
}

int reverse_search_step(reverse_search *s)
{
    reverse_frame *at = &s->stack[s->height - 1];
    if (at->next < at->count) {
        at->played = at->next++;
        solver_board_play(s->board, at->mover, at->moves[at->played]);
        return ask(s, !at->mover, at->depth);
    }
    int attacking = at->mover == s->attacker;
    enum answer found = at->next > at->count ? (attacking ? YES : NO)
                        : at->left_open      ? OPEN
                                             : (attacking ? NO : YES);
    remember(s, at, found);
    s->height--;
    return give_answer(s, found);
}

void reverse_search_leave(reverse_search *s)
{
    while (s->height) {
        const reverse_frame *at = &s->stack[--s->height];
        if (at->played >= 0)
            solver_board_take_back(s->board, at->mover, at->moves[at->played]);
    }
}
