/* Numbers below a bound, one in every lane, as bit planes.
 *
 * A bound is an odd factor times a power of two. The power's planes are random bits; a number below
 * the odd factor is drawn alone (bounded_random_odd.h) or, if the factor is small, in a pair.
 * Included twice: with UNROLL for bounds known at compile time, and without. */

INLINE void MODE(draw_bits)(bounded_random *d, lanes *plane, int count) {
    UNROLL
    for (int i = 0; i < count; i++) plane[i] = random_lanes(&d->g);
}

/* With v = 2^k high + low below 4^k - 1 = (2^k - 1)(2^k + 1), the sum of high and low is v modulo
 * 2^k - 1, and low - high is v modulo 2^k + 1: one draw gives two independent numbers. */
INLINE void MODE(draw_pair)(bounded_random *d, const int k, lanes *less, lanes *more) {
    lanes low[3], high[3], all = every(), carry = none(), borrow = none();
    MODE(draw_bits)(d, low, k);
    MODE(draw_bits)(d, high, k);
    UNROLLED
    for (int i = 0; i < k; i++) all = and3(all, low[i], high[i]);
    if (k == 2 && d->rounds > 1) {    /* 1 in 16: worth a second attempt */
        lanes again[4];
        MODE(draw_bits)(d, again, 4);
        UNROLLED
        for (int i = 0; i < 2; i++) {
            low[i] = select(all, again[i], low[i]);
            high[i] = select(all, again[2 + i], high[i]);
        }
        all = and3(low[0], low[1], high[0]) & high[1];
    }
    d->failed |= all;
    UNROLLED
    for (int i = 0; i < k; i++) {
        lanes sum = parity(low[i], high[i], carry), rest = parity(low[i], high[i], borrow);
        carry = majority(low[i], high[i], carry);
        borrow = majority(~low[i], high[i], borrow);
        less[i] = sum;
        more[i] = rest;
    }
    lanes full = every();
    UNROLLED
    for (int i = 0; i < k; i++) {    /* add the carry at the lower end */
        lanes sum = less[i] ^ carry;
        carry &= less[i];
        less[i] = sum;
        full &= sum;
    }
    UNROLLED
    for (int i = 0; i < k; i++) {
        lanes sum = more[i] ^ borrow;
        borrow &= more[i];
        more[i] = sum;
        less[i] &= ~full;            /* 2^k - 1 is 0 */
    }
    more[k] = borrow;
}

/* Use the second number of an earlier pair, or draw a new pair and keep its second number. */
INLINE void MODE(draw_paired)(bounded_random *d, const int k, const int bound, lanes *number) {
    const int less = (1 << k) - 1, more = (1 << k) + 1, other = bound == less ? more : less;
    if (!d->has[bound]) {
        MODE(draw_pair)(d, k, d->spare[less], d->spare[more]);
        d->has[other] = 1;
    } else {
        d->has[bound] = 0;
    }
    UNROLLED
    for (int i = 0; i < k + (bound == more); i++) number[i] = d->spare[bound][i];
}

/* Decode numbers below 2^count one-hot: is[i] holds the lanes whose number is i. */
INLINE void MODE(decode)(const lanes *plane, const int count, lanes *is) {
    is[0] = every();
    UNROLLED
    for (int b = 0; b < count; b++)
        UNROLLED
        for (int i = 0; i < 1 << b; i++) {
            is[i + (1 << b)] = is[i] & plane[b];
            is[i] &= ~plane[b];
        }
}

/* Decode a number of `bits` bits, below `bound`, one-hot: its lower and upper bits separately. Open
 * loops write eight at a time, even past the bound. */
INLINE void MODE(decode_one_hot)(lanes *number, const int bits, const int bound, lanes *hot) {
    lanes low[8], high[8];
    if (OPEN_LOOPS) {
        for (int b = bits; b < 6; b++) number[b] = none();
        MODE(decode)(number, 3, low);
        MODE(decode)(number + 3, 3, high);
        for (int h = 0; 8 * h < bound; h++)
            UNROLLED
            for (int i = 0; i < 8; i++) hot[8 * h + i] = low[i] & high[h];
    } else {
        const int lower = bits < 3 ? bits : bits == 4 ? 2 : 3;
        MODE(decode)(number, lower, low);
        MODE(decode)(number + lower, bits - lower, high);
        UNROLL
        for (int i = 0; i < bound; i++) hot[i] = low[i & ((1 << lower) - 1)] & high[i >> lower];
    }
}

/* Draw a number below `bound`, up to 64, one-hot: hot[i] holds the lanes whose number is i. */
PART void MODE(draw_one_hot)(bounded_random *d, const int bound, lanes *hot) {
    lanes number[6];
    int power = 0, odd = bound;
    UNROLL
    for (int i = 0; i < 6; i++)
        if (!(odd & 1)) odd >>= 1, power++;
    MODE(draw_bits)(d, number, power);
    lanes *rest = number + power;
    if (odd == 3 || odd == 5) MODE(draw_paired)(d, 2, odd, rest);
    else if (odd == 7 || odd == 9) MODE(draw_paired)(d, 3, odd, rest);
    else if (odd > 1) NAME(draw_any_odd)(d, odd, rest);
    const int bits = power + (odd > 1 ? bits_of(odd - 1) : 0);
    MODE(decode_one_hot)(number, bits, bound, hot);
}
