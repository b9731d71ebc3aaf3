#include "judging.h"

#include "bits.h"

#define MOST_BLOCKED (3 * SOLVER_UNIT)
#define MOST_PAIRED (SOLVER_UNIT + SOLVER_UNIT / 2) /* beyond it, pairs hardly ever block all lines */

/* Facts about the lines of both sides. */
typedef struct {
    uint64_t potential;      /* the sum of 2^-need over the attacker's open lines */
    uint64_t completing;     /* squares that complete a line of the attacker */
    uint64_t open[2];        /* squares of the lines open to the attacker, to the defender */
    uint64_t completing_back; /* squares that complete a line of the defender */
    uint64_t threatening_back; /* squares of the defender's lines that lack two marks */
    int twos;                /* the attacker's lines that lack two marks */
    uint64_t two[SOLVER_LINES];
} facts;

static void look_at_line(facts *seen, open_lines *lines, const solver_board *b, int line,
                         int lacks)
{
    uint64_t gaps = b->mask[line] & b->empty;
    lines->size[lines->count] = (unsigned char)lacks;
    lines->gaps[lines->count++] = gaps;
    seen->open[0] |= b->mask[line];
    seen->potential += SOLVER_UNIT >> lacks;
    if (lacks == 1)
        seen->completing |= gaps;
    if (lacks == 2)
        seen->two[seen->twos++] = gaps;
}

static void look(facts *seen, open_lines *lines, const solver_board *b, question asked)
{
    const unsigned char *own = b->count[asked.attacker], *other = b->count[!asked.attacker];
    seen->potential = seen->completing = 0;
    seen->open[0] = seen->open[1] = seen->completing_back = seen->threatening_back = 0;
    seen->twos = lines->count = 0;
    for (int line = 0; line < b->lines; line++) {
        if (!other[line])
            look_at_line(seen, lines, b, line, b->line_length - own[line]);
        if (own[line] || asked.relaxed)
            continue;
        int lacks = b->line_length - other[line];
        uint64_t gaps = b->mask[line] & b->empty;
        seen->open[1] |= b->mask[line];
        if (lacks == 1)
            seen->completing_back |= gaps;
        if (lacks == 2)
            seen->threatening_back |= gaps;
    }
}

static void settle(judgement *j, enum answer answer, uint64_t zone)
{
    j->answer = answer;
    j->zone = zone;
    j->proof = answer == YES ? 0 : ENDLESS;
    j->disproof = answer == NO ? 0 : ENDLESS;
}

static int is_single(uint64_t squares)
{
    return squares && !(squares & (squares - 1));
}

/* Two lines that lack two marks and share one square win for the attacker's next move there.
   Return the squares on which the defender parries all of them; every line's are in `*all`. */
static uint64_t parries(const facts *seen, uint64_t *all)
{
    uint64_t left = ~UINT64_C(0), once = 0, shared = 0;
    *all = 0;
    for (int i = 0; i < seen->twos; i++) {
        shared |= once & seen->two[i];
        once |= seen->two[i];
    }
    for (int i = 0; i < seen->twos; i++)
        for (int k = 0; k < i && seen->two[i] & shared; k++)
            if (is_single(seen->two[i] & seen->two[k])) {
                left &= seen->two[i] | seen->two[k];
                *all |= seen->two[i] | seen->two[k];
            }
    return left;
}

/* Judge by lines that lack one or two marks; narrow the moves where they must be answered. */
static void judge_threats(judgement *j, const facts *seen, int attacking)
{
    uint64_t own = seen->completing, back = seen->completing_back, all;
    if (attacking && own)
        settle(j, YES, own & (~own + 1));
    else if (back && (!attacking || !is_single(back)))
        settle(j, NO, ~UINT64_C(0));
    else if (own && !is_single(own)) /* the defender is to move */
        settle(j, YES, (own & (~own + 1)) | ((own & (own - 1)) & (~(own & (own - 1)) + 1)));
    else if (!seen->open[0])
        settle(j, NO, 0);
    else if (back)
        j->moves = back;
    else if (own)
        j->moves = j->parried = own;
    else {
        uint64_t left = parries(seen, &all);
        if (!all)
            return;
        if (attacking) {
            settle(j, YES, all);
        } else if (!(j->moves & (left | seen->threatening_back))) {
            settle(j, YES, all);
        } else {
            j->moves &= left | seen->threatening_back;
            j->parried = all;
        }
    }
}

static void set_key(judgement *j, const solver_board *b, question asked, int mover,
                    const facts *seen)
{
    int defender = !asked.attacker;
    j->relaxed = !seen->open[1];
    j->key[0] = seen->open[0] & b->marks[asked.attacker];
    j->key[1] = seen->open[1] & b->marks[defender];
    j->key[2] = (seen->open[0] | seen->open[1]) & b->empty;
    j->symmetry = solver_board_canonical(b, j->key);
    /* Where only the empty squares are numbered, lines differ by side. */
    j->side = (mover == asked.attacker) | j->relaxed << 1 |
              (b->symmetries > 1 ? 0 : asked.attacker << 2);
}

static int recall(judgement *j, const solver_board *b, const proof_table *table)
{
    const proof *stored = proofs_find(table, j->key, j->side);
    if (!stored)
        return 0;
    j->proof = stored->proof;
    j->disproof = stored->disproof;
    j->zone = solver_board_image(b, solver_board_inverse(j->symmetry), stored->zone);
    j->answer = !j->proof ? YES : !j->disproof ? NO : OPEN;
    return 1;
}

/* Judge by blocking: pairs, or the weights of Erdos and Selfridge (On a combinatorial game, 1973),
   by which the attacker completes no line if they sum to less than 1, or than 1/2 if it moves. */
static void judge_blocking(judgement *j, facts *seen, open_lines *lines, int attacking)
{
    j->pairs = open_lines_reduce(lines);
    uint64_t left = open_lines_squares(lines);
    if (!lines->count) {
        settle(j, NO, j->pairs);
        return;
    }
    seen->potential = 0;
    for (int i = 0; i < lines->count; i++)
        seen->potential += SOLVER_UNIT >> lines->size[i];
    uint64_t pairs = seen->potential < MOST_PAIRED ? open_lines_pairs(lines) : 0;
    if (pairs)
        settle(j, NO, j->pairs | pairs);
    else if (seen->potential << attacking < SOLVER_UNIT)
        settle(j, NO, j->pairs | left);
    else if (j->relaxed)
        j->moves &= left;
}

/* Expect more work for an attack with few open lines, and for a defence against many. Of the scales
   tried, these settled empty boards soonest. */
static void expect(judgement *j, const facts *seen, int attacking)
{
    uint32_t choices = (uint32_t)bit_count(j->moves), most = j->relaxed ? 64 : 16;
    uint64_t spread = seen->potential << attacking >> (UNIT_BITS - (j->relaxed ? 4 : 2));
    j->proof = (attacking ? 1 : choices) + (spread < most ? most - (uint32_t)spread : 0);
    j->disproof = (attacking ? choices : 1) + (uint32_t)spread + 1;
}

judgement judge(const solver_board *b, question asked, int mover, const proof_table *table,
                open_lines *lines)
{
    facts seen;
    int attacking = mover == asked.attacker;
    look(&seen, lines, b, asked);
    judgement j = {.answer = OPEN};
    j.moves = (seen.open[0] | seen.open[1]) & b->empty;
    judge_threats(&j, &seen, attacking);
    if (j.answer != OPEN)
        return j;
    set_key(&j, b, asked, mover, &seen);
    if (table && recall(&j, b, table))
        return j;
    if (j.relaxed || seen.potential < MOST_BLOCKED)
        judge_blocking(&j, &seen, lines, attacking);
    if (j.answer == OPEN)
        expect(&j, &seen, attacking);
    return j;
}
