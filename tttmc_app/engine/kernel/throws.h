/* Numbers below a bound, one in every lane, as bit planes.
 *
 * The bound is odd part times power of two; the power's planes are random bits, and the odd part is
 * drawn alone (odd.h) or, where it is small, with another. Included twice: with UNROLL, for bounds
 * known when compiling, and without. */

INLINE void MODE(throw_dice)(dice *d, lanes *plane, int count) {
    UNROLL
    for (int i = 0; i < count; i++) plane[i] = random_lanes(&d->g);
}

/* With v = 2^k high + low below 4^k - 1 = (2^k - 1)(2^k + 1), the sum of high and low is v modulo
 * 2^k - 1, and low - high is v modulo 2^k + 1: two independent numbers for the price of one. */
INLINE void MODE(throw_pair)(dice *d, const int k, lanes *less, lanes *more) {
    lanes low[3], high[3], all = every(), carry = none(), borrow = none();
    MODE(throw_dice)(d, low, k);
    MODE(throw_dice)(d, high, k);
    UNROLLED
    for (int i = 0; i < k; i++) all = and3(all, low[i], high[i]);
    if (k == 2 && d->rounds > 1) {    /* one in sixteen: worth another try */
        lanes again[4];
        MODE(throw_dice)(d, again, 4);
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

/* Take the number that came with an earlier one, or draw both and keep the other. */
INLINE void MODE(throw_paired)(dice *d, const int k, const int bound, lanes *number) {
    const int less = (1 << k) - 1, more = (1 << k) + 1, other = bound == less ? more : less;
    if (!d->has[bound]) {
        MODE(throw_pair)(d, k, d->spare[less], d->spare[more]);
        d->has[other] = 1;
    } else {
        d->has[bound] = 0;
    }
    UNROLLED
    for (int i = 0; i < k + (bound == more); i++) number[i] = d->spare[bound][i];
}

/* Show which number below 2^count the planes hold: is[i] where it is i. */
INLINE void MODE(tell_apart)(const lanes *plane, const int count, lanes *is) {
    is[0] = every();
    UNROLLED
    for (int b = 0; b < count; b++)
        UNROLLED
        for (int i = 0; i < 1 << b; i++) {
            is[i + (1 << b)] = is[i] & plane[b];
            is[i] &= ~plane[b];
        }
}

/* Show a number of so many bits, below `bound`, one-hot: its lower and its upper bits are told
 * apart on their own. In open loops eights are written, past the bound too. */
INLINE void MODE(show_number)(lanes *number, const int bits, const int bound, lanes *hot) {
    lanes low[8], high[8];
    if (OPEN_LOOPS) {
        for (int b = bits; b < 6; b++) number[b] = none();
        MODE(tell_apart)(number, 3, low);
        MODE(tell_apart)(number + 3, 3, high);
        for (int h = 0; 8 * h < bound; h++)
            UNROLLED
            for (int i = 0; i < 8; i++) hot[8 * h + i] = low[i] & high[h];
    } else {
        const int lower = bits < 3 ? bits : bits == 4 ? 2 : 3;
        MODE(tell_apart)(number, lower, low);
        MODE(tell_apart)(number + lower, bits - lower, high);
        UNROLL
        for (int i = 0; i < bound; i++) hot[i] = low[i & ((1 << lower) - 1)] & high[i >> lower];
    }
}

/* Draw a number below `bound`, up to 64, and show it one-hot: hot[i] where it is i. */
PART void MODE(throw_one_hot)(dice *d, const int bound, lanes *hot) {
    lanes number[6];
    int power = 0, odd = bound;
    UNROLL
    for (int i = 0; i < 6; i++)
        if (!(odd & 1)) odd >>= 1, power++;
    MODE(throw_dice)(d, number, power);
    lanes *rest = number + power;
    if (odd == 3 || odd == 5) MODE(throw_paired)(d, 2, odd, rest);
    else if (odd == 7 || odd == 9) MODE(throw_paired)(d, 3, odd, rest);
    else if (odd > 1) NAME(throw_any_odd)(d, odd, rest);
    const int bits = power + (odd > 1 ? bits_of(odd - 1) : 0);
    MODE(show_number)(number, bits, bound, hot);
}
