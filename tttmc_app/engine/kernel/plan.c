#include "plan.h"

enum { PIECE = 512 };                /* trials that the general sampler draws in a few ms at most */
static const int DRAWN_AT_ONCE = 6;  /* marks that it draws from one random word */

/* Return the chance that `marks` of the empty squares include `missing` given ones. Products of a
 * few small numbers are exact, and a division rounds alike on every machine. */
static double chance_of_line(int missing, int marks, int empties) {
    double ways = 1, all = 1;
    if (missing > marks) return 0;
    for (int i = 0; i < missing; i++) {
        ways *= marks - i;
        all *= empties - i;
    }
    return ways / all;
}

/* Return the expected number of lines of one colour after so many marks. */
static double expected_lines(const board *b, int marks) {
    double total = 0;
    for (int side = MINE; side <= THEIRS; side++) {
        int own = side == MINE ? (marks + 1) / 2 : marks / 2;
        for (int missing = 0; missing <= b->line_length; missing++) {
            int count = b->lines_with[side][missing];
            if (count) total += count * chance_of_line(missing, own, b->empties);
        }
    }
    return total;
}

/* Return roughly the ply by which half the games have a line; `empties` if fewer ever do. */
static int likely_length(const board *b) {
    int low = 1, high = b->empties;
    while (low < high) {
        int middle = (low + high) / 2;
        if (expected_lines(b, middle) < 0.7) low = middle + 1;
        else high = middle;
    }
    return low;
}

int quickest_method(const board *b) {
    double expected = expected_lines(b, b->empties);
    if (expected == 0) return NO_LINES;
    /* Rough nanoseconds per trial, as measured with AVX2 at 2.5 GHz. */
    const double empties = b->empties, general_without_lines = 220.0;
    double best = empties * (0.032 * empties + 0.007 * b->lines);
    int method = SLICED;
    if (b->empties > MAX_SLICED || best >= general_without_lines) {
        double general = general_without_lines + 3.5 * likely_length(b);
        if (b->empties > MAX_SLICED || best >= general) {
            best = general;
            method = GENERAL;
        }
    }
    if (expected <= 1 && expected * (250.0 + 2.5 * empties) < best) method = CONDITIONAL;
    return method;
}

void plan_general(const board *b, uint64_t numbers[GENERAL_NUMBERS]) {
    int length = likely_length(b), first = length / (2 * DRAWN_AT_ONCE), step = length / 60;
    numbers[0] = (uint64_t)((first > 1 ? first : 1) * DRAWN_AT_ONCE);
    numbers[1] = (uint64_t)((step > 2 ? step : 2) * DRAWN_AT_ONCE);
    numbers[2] = PIECE;
}
