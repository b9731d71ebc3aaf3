/* Draws numbers below an odd bound.
 *
 * A lane draws bits until its number is below the bound (Lumbroso's fast dice roller): of v equally
 * likely values, `bound` are accepted and v - bound remain, to be doubled by another bit. As v is
 * the same in all lanes, all follow one schedule. It ends after some rounds, and lanes without a
 * number by then are dropped. That doesn't depend on the game, so the others stay a fair sample. */

INLINE void draw_odd(bounded_random *d, const int bound, const int rounds, lanes *number) {
    const int bits = bits_of(bound - 1);
    int values = 1 << bits, planes = bits;
    lanes c[8], pending = every();
    for (int i = 0; i < 8; i++) c[i] = i < bits ? random_lanes(&d->g) : none();
    UNROLLED
    for (int round = 0; round < rounds; round++) {
        lanes next[8], borrow = none();    /* c - bound, and whether c is below it */
        if (round > 0) {
            values -= bound;
            planes = bits_of(values - 1);
        }
        UNROLLED
        for (int doubling = 0; doubling < 6; doubling++)
            if (values < bound) {
                UNROLLED
                for (int i = 7; i > 0; i--) c[i] = c[i - 1];
                c[0] = random_lanes(&d->g);
                values *= 2;
                planes++;
            }
        UNROLLED
        for (int i = 0; i < 8; i++) {
            if (i >= planes) {
                next[i] = none();
            } else if (bound >> i & 1) {
                next[i] = ~(c[i] ^ borrow);
                borrow |= ~c[i];
            } else {
                next[i] = c[i] ^ borrow;
                borrow &= ~c[i];
            }
        }
        UNROLLED
        for (int i = 0; i < 6; i++)
            if (i < bits) number[i] = round ? select(pending, c[i], number[i]) : c[i];
        pending &= ~borrow;
        UNROLLED
        for (int i = 0; i < 8; i++) c[i] = next[i];
    }
    d->failed |= pending;
}

/* Frequent bounds are compiled separately. */
OUTLINE void NAME(draw_any_odd)(bounded_random *d, int bound, lanes *number) {
    if (d->rounds < MOST_ROUNDS) {
        switch (bound) {
        case 11: draw_odd(d, 11, 3, number); return;
        case 13: draw_odd(d, 13, 3, number); return;
        case 15: draw_odd(d, 15, 3, number); return;
        }
    }
    switch (bound) {
    case 11: draw_odd(d, 11, MOST_ROUNDS, number); return;
    case 13: draw_odd(d, 13, MOST_ROUNDS, number); return;
    case 15: draw_odd(d, 15, MOST_ROUNDS, number); return;
    case 17: draw_odd(d, 17, MOST_ROUNDS, number); return;
    case 19: draw_odd(d, 19, MOST_ROUNDS, number); return;
    case 21: draw_odd(d, 21, MOST_ROUNDS, number); return;
    case 23: draw_odd(d, 23, MOST_ROUNDS, number); return;
    case 25: draw_odd(d, 25, MOST_ROUNDS, number); return;
    default: draw_odd(d, bound, MOST_ROUNDS, number);
    }
}
