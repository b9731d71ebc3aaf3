#include "open_lines.h"

#include <string.h>

#include "bits.h"

enum { BLOCKED = 1000 }; /* what a pair gains by a line; damage is in proportion */
enum { PAIRING_TRIES = 3 };

uint64_t open_lines_squares(const open_lines *lines)
{
    uint64_t all = 0;
    for (int i = 0; i < lines->count; i++)
        all |= lines->gaps[i];
    return all;
}

/* ---- membership ---- */

int open_lines_membership(const open_lines *lines, membership *m)
{
    if (lines->count > MEMBER_LINES)
        return 0;
    for (uint64_t rest = open_lines_squares(lines); rest; rest &= rest - 1)
        memset(m->of[lowest_bit(rest)], 0, sizeof m->of[0]);
    for (int i = 0; i < lines->count; i++)
        for (uint64_t rest = lines->gaps[i]; rest; rest &= rest - 1)
            m->of[lowest_bit(rest)][i >> 6] |= UINT64_C(1) << (i & 63);
    return 1;
}

int membership_dominated(const membership *m, int square, int by)
{
    uint64_t missing = 0;
    for (int i = 0; i < MEMBER_WORDS; i++)
        missing |= m->of[square][i] & ~m->of[by][i];
    return !missing;
}

static int equal(const membership *m, int a, int b)
{
    return !memcmp(m->of[a], m->of[b], sizeof m->of[a]);
}

/* ---- reducing ---- */

static void keep(open_lines *lines, int kept, int line)
{
    lines->gaps[kept] = lines->gaps[line];
    lines->size[kept] = lines->size[line];
}

/* Keep the lines that aren't marked by 0. */
static void close_up(open_lines *lines)
{
    int kept = 0;
    for (int i = 0; i < lines->count; i++)
        if (lines->gaps[i])
            keep(lines, kept++, i);
    lines->count = kept;
}

/* Remove the lines that contain another one or equal an earlier one. */
static void remove_larger(open_lines *lines)
{
    int small[MEMBER_LINES], smalls = 0, largest = 0, kept = 0;
    uint64_t gaps[MEMBER_LINES];
    for (int i = 0; i < lines->count; i++)
        if (lines->size[i] > largest)
            largest = lines->size[i];
    for (int i = 0; i < lines->count; i++)
        if (lines->size[i] < largest) {
            gaps[smalls] = lines->gaps[i];
            small[smalls++] = i;
        }
    for (int i = 0; i < lines->count; i++) {
        int needed = 1;
        for (int k = 0; k < smalls && needed; k++)
            needed = gaps[k] & ~lines->gaps[i] || (gaps[k] == lines->gaps[i] && small[k] >= i);
        if (needed)
            keep(lines, kept++, i);
    }
    lines->count = kept;
}

/* Remove the lines with two squares of no other line. */
static uint64_t remove_private(open_lines *lines)
{
    uint64_t pairs = 0;
    for (int before = -1; before != lines->count;) {
        uint64_t once = 0, more = 0;
        before = lines->count;
        for (int i = 0; i < lines->count; i++) {
            more |= once & lines->gaps[i];
            once |= lines->gaps[i];
        }
        once &= ~more;
        for (int i = 0; i < lines->count; i++) {
            uint64_t first = lines->gaps[i] & once, second = first & (first - 1);
            if (!second)
                continue;
            pairs |= (first & (~first + 1)) | (second & (~second + 1));
            lines->gaps[i] = 0;
        }
        close_up(lines);
    }
    return pairs;
}

/* Return two squares of a line that lie in the same lines, or 0. */
static uint64_t equal_squares(const membership *m, uint64_t gaps)
{
    for (uint64_t rest = gaps; rest; rest &= rest - 1)
        for (uint64_t later = rest & (rest - 1); later; later &= later - 1)
            if (equal(m, lowest_bit(rest), lowest_bit(later)))
                return (rest & (~rest + 1)) | (later & (~later + 1));
    return 0;
}

static uint64_t remove_equal(open_lines *lines)
{
    uint64_t pairs = 0;
    membership m;
    if (!open_lines_membership(lines, &m))
        return 0;
    for (int i = 0; i < lines->count; i++) {
        uint64_t pair = equal_squares(&m, lines->gaps[i]);
        if (pair)
            lines->gaps[i] = 0;
        pairs |= pair;
    }
    close_up(lines);
    return pairs;
}

uint64_t open_lines_reduce(open_lines *lines)
{
    if (lines->count > MEMBER_LINES)
        return 0;
    uint64_t pairs = 0;
    remove_larger(lines);
    for (int before = -1; before != lines->count;) {
        before = lines->count;
        pairs |= remove_private(lines) | remove_equal(lines);
    }
    return pairs;
}

/* ---- pairing ---- */

/* Return the line with the fewest squares left. */
static int tightest(const open_lines *lines)
{
    int found = 0;
    for (int i = 1; i < lines->count; i++)
        if (lines->size[i] < lines->size[found])
            found = i;
    return found;
}

/* What pairs of a line's squares gain: lines blocked, less the damage to others. */
typedef struct {
    int alone[SOLVER_SQUARES], both[SOLVER_SQUARES][SOLVER_SQUARES]; /* by squares, lower first */
} gains;

static void clear_gains(gains *g, uint64_t squares)
{
    for (uint64_t rest = squares; rest; rest &= rest - 1) {
        int square = lowest_bit(rest);
        g->alone[square] = 0;
        for (uint64_t later = rest & (rest - 1); later; later &= later - 1)
            g->both[square][lowest_bit(later)] = 0;
    }
}

static void add_gains(gains *g, uint64_t shared, int damage)
{
    for (uint64_t rest = shared; rest; rest &= rest - 1) {
        int square = lowest_bit(rest);
        g->alone[square] -= damage;
        for (uint64_t later = rest & (rest - 1); later; later &= later - 1)
            g->both[square][lowest_bit(later)] += BLOCKED + 2 * damage;
    }
}

/* Return the pair of a line's squares that gains most. */
static uint64_t best_pair(const open_lines *lines, uint64_t squares)
{
    gains g;
    int best = INT32_MIN;
    uint64_t found = 0;
    clear_gains(&g, squares);
    for (int i = 0; i < lines->count; i++)
        if (lines->gaps[i] & squares)
            add_gains(&g, lines->gaps[i] & squares, BLOCKED / lines->size[i]);
    for (uint64_t rest = squares; rest; rest &= rest - 1)
        for (uint64_t later = rest & (rest - 1); later; later &= later - 1) {
            int a = lowest_bit(rest), b = lowest_bit(later);
            int gain = g.alone[a] + g.alone[b] + g.both[a][b];
            if (gain > best) {
                best = gain;
                found = UINT64_C(1) << a | UINT64_C(1) << b;
            }
        }
    return found;
}

static int place_of(const open_lines *lines, uint64_t gaps)
{
    for (int i = 0; i < lines->count; i++)
        if (lines->gaps[i] == gaps)
            return i;
    return -1;
}

/* Remove the lines that a pair blocks, and its squares from the others. */
static void take_pair(open_lines *lines, uint64_t pair)
{
    for (int i = 0; i < lines->count; i++) {
        uint64_t shared = lines->gaps[i] & pair;
        if (!shared)
            continue;
        lines->size[i]--;
        lines->gaps[i] = shared == pair ? 0 : lines->gaps[i] & ~pair;
    }
    close_up(lines);
}

/* Return disjoint pairs that block all lines, chosen line by line: at first for some given lines,
   then always for the one with the fewest squares. Return 0, and the line that has no pair left
   in `*failed`, if that doesn't work out. */
static uint64_t try_pairs(const open_lines *lines, const int *first, int firsts, int *failed)
{
    uint64_t used = 0;
    open_lines left;
    left.count = lines->count;
    memcpy(left.gaps, lines->gaps, (size_t)lines->count * sizeof *lines->gaps);
    memcpy(left.size, lines->size, (size_t)lines->count);
    for (int next = 0; left.count;) {
        int line = tightest(&left);
        if (left.size[line] < 2) {
            for (int i = 0; i < lines->count; i++)
                if ((lines->gaps[i] & ~used) == left.gaps[line])
                    *failed = i;
            return 0;
        }
        if (next < firsts)
            line = place_of(&left, lines->gaps[first[next++]] & ~used);
        if (line < 0)
            continue; /* blocked already */
        uint64_t pair = best_pair(&left, left.gaps[line]);
        used |= pair;
        take_pair(&left, pair);
    }
    return used;
}

uint64_t open_lines_pairs(const open_lines *lines)
{
    int first[PAIRING_TRIES];
    if (lines->count > MEMBER_LINES)
        return 0;
    for (int tries = 0; tries < PAIRING_TRIES; tries++) {
        int failed = 0;
        uint64_t found = try_pairs(lines, first + PAIRING_TRIES - tries, tries, &failed);
        if (found)
            return found;
        first[PAIRING_TRIES - tries - 1] = failed; /* now this line comes first */
    }
    return 0;
}
