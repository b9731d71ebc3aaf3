/* Counters for bitsets: how often each bit was set, one plane per binary digit of the counts. */

enum { DIGITS = 8, MOST_ADDED = (1 << DIGITS) - 1, COLUMN_WORDS = 16 };

typedef struct {
    int added;
    uint64_t digit[DIGITS][COLUMN_WORDS];
} columns;

/* Empty the counters into counts; bit i belongs to counts[place[i]], or nowhere for place -1. */
static void NAME(flush)(columns *c, int words, const int16_t *place, uint64_t *counts) {
    for (int d = 0; d < DIGITS; d++)
        for (int w = 0; w < words; w++) {
            for (uint64_t bits = c->digit[d][w]; bits; bits &= bits - 1) {
                int to = place[64 * w + lowest_bit(bits)];
                if (to >= 0) counts[to] += (uint64_t)1 << d;
            }
            c->digit[d][w] = 0;
        }
    c->added = 0;
}

INLINE void add_column(columns *c, const uint64_t *bits, const int words, const int16_t *place,
                       uint64_t *counts) {
    uint64_t carry[COLUMN_WORDS];
    for (int w = 0; w < words; w++) carry[w] = bits[w];
    for (int d = 0; d < DIGITS; d++) {
        uint64_t any = 0;
        for (int w = 0; w < words; w++) {
            uint64_t digit = c->digit[d][w];
            c->digit[d][w] = digit ^ carry[w];
            carry[w] &= digit;
            any |= carry[w];
        }
        if (!any) break;
    }
    if (++c->added == MOST_ADDED) NAME(flush)(c, words, place, counts);
}
