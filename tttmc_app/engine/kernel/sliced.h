/* The bit-sliced sampler: registers of games, counted by carry-save adders.
 *
 * A shard's trials are its valid lanes in the order block, word, bit, whatever the width of a
 * register: the first of them count, as many as requested. */

/* Sums of the planes that play_games writes. Of registers that count as a whole, eight wait to be
 * added at once, and three registers hold the sums' low bits until they carry. */
typedef struct {
    int count;
    lanes *wait;    /* register by register, all planes of each */
    lanes (*low)[3];
    uint64_t sum[4 * MAX_SLICED + 3];
} plane_sums;

INLINE void add_waiting(plane_sums *p) {
    for (int i = 0; i < p->count; i++) {
        const lanes *x = p->wait + i;
        const int next = p->count;
        lanes *low = p->low[i];
        lanes one = low[0], two = low[1], four = low[2];
        lanes a = majority(one, x[0], x[next]);
        one = parity(one, x[0], x[next]);
        lanes b = majority(one, x[2 * next], x[3 * next]);
        one = parity(one, x[2 * next], x[3 * next]);
        lanes c = majority(two, a, b);
        two = parity(two, a, b);
        a = majority(one, x[4 * next], x[5 * next]);
        one = parity(one, x[4 * next], x[5 * next]);
        b = majority(one, x[6 * next], x[7 * next]);
        low[0] = parity(one, x[6 * next], x[7 * next]);
        lanes e = majority(two, a, b);
        low[1] = parity(two, a, b);
        p->sum[i] += 8 * count_lanes(majority(four, c, e));
        low[2] = parity(four, c, e);
    }
}

INLINE uint64_t sum_so_far(const plane_sums *p, int plane) {
    const lanes *low = p->low[plane];
    return p->sum[plane] + count_lanes(low[0]) + 2 * count_lanes(low[1]) + 4 * count_lanes(low[2]);
}

INLINE void add_sums(const uint64_t *sum, const board *b, const int empties, totals *total) {
    for (int kind = 0; kind < COUNTS; kind++)
        for (int i = 0; i < empties; i++) total->counts[kind][b->square[i]] += *sum++;
    total->won += sum[0];
    total->lost += sum[1];
}

/* Return the word without its lowest `count` set bits. */
INLINE uint64_t without_lowest(uint64_t word, uint64_t count) {
    for (; count && word; count--) word &= word - 1;
    return word;
}

/* Keep at most `want` of the valid lanes, after the first `skip`; return how many. */
INLINE uint64_t keep_lanes(lanes *valid, uint64_t skip, uint64_t want) {
    uint64_t words[WORDS], kept = 0;
    memcpy(words, valid, sizeof words);
    for (int i = 0; i < WORDS; i++) {
        uint64_t count = (uint64_t)count_bits(words[i]), skipped = skip < count ? skip : count;
        words[i] = without_lowest(words[i], skipped);
        skip -= skipped;
        count -= skipped;
        if (count > want - kept) {
            words[i] ^= without_lowest(words[i], want - kept);
            count = want - kept;
        }
        kept += count;
    }
    memcpy(valid, words, sizeof words);
    return kept;
}

/* Count at most `want` trials of a register; return how many. */
INLINE uint64_t take_exactly(plane_sums *p, cursor *at, const generators *before, uint64_t want) {
    lanes valid = p->wait[p->count - 1];
    uint64_t left = count_lanes(valid) - at->skip, words[WORDS];
    uint64_t taken = keep_lanes(&valid, at->skip, want);
    memcpy(words, &valid, sizeof words);
    for (int k = 0; k < WORDS; k++) {
        if (!words[k]) continue;    /* few trials are all in the first word */
        for (int i = 0; i < p->count - 1; i++) {
            uint64_t plane;
            memcpy(&plane, (const char *)(p->wait + i) + 8 * k, sizeof plane);
            p->sum[i] += (uint64_t)count_bits(plane & words[k]);
        }
    }
    if (taken < left) {    /* the next draw replays this register for its other trials */
        uint32_t skip = at->skip + (uint32_t)taken;
        at->word = (at->word + BLOCK_WORDS - WORDS) % BLOCK_WORDS;
        uint32_t word = at->word;
        store_generators(before, at);
        at->word = word;
        at->skip = skip;
    } else {
        at->skip = 0;
    }
    return taken;
}

INLINE void draw_register_by_register(const stream *s, workspace *w, uint64_t trials,
                                      const int fixed, const int kind, const int empties,
                                      const int unordered) {
    plane_sums p;
    cursor *at = &w->at;
    const uint64_t all = 8 * 64 * WORDS;
    uint64_t summed = 0;
    bounded_random d;
    d.rounds = empties <= 9 ? 1 : empties <= 16 ? 3 : MOST_ROUNDS;    /* drops few lanes */
    p.count = 4 * empties + 3;
    p.wait = w->planes;
    p.low = (lanes(*)[3])(p.wait + 8 * p.count);
    memset(p.sum, 0, (size_t)p.count * sizeof *p.sum);
    if (trials >= all) memset(p.low, 0, (size_t)p.count * sizeof *p.low);
    at->drawn += (uint32_t)trials;
    for (int waiting = 0; trials;) {
        load_generators(&d.g, at);
        generators before = d.g;
        d.failed = none();
        memset(d.has, 0, sizeof d.has);
        lanes *out = p.wait + waiting * p.count;
        if (fixed) play_games_fixed(&d, s, out, kind, empties, unordered);
        else NAME(play_games)(&d, s, out, kind, empties, unordered);
        store_generators(&d.g, at);
        if (trials < all || at->skip) {
            trials -= take_exactly(&p, at, &before, trials);
        } else if (++waiting == 8) {
            waiting = 0;
            add_waiting(&p);
            trials += summed;
            summed = sum_so_far(&p, p.count - 1);
            trials -= summed;
        }
    }
    if (summed)
        for (int i = 0; i < p.count; i++) p.sum[i] = sum_so_far(&p, i);
    add_sums(p.sum, &s->board, empties, &w->total);
}

/* If the numbers are known at compile time, planes stay in registers. */
#define FIXED(kind, empties, unordered)                                                     \
    OUTLINE void NAME(draw_##kind##_##empties)(const stream *s, workspace *w, uint64_t n) { \
        draw_register_by_register(s, w, n, 1, kind, empties, unordered);                    \
    }

FIXED(3, 9, 5)
FIXED(3, 8, 4)
FIXED(3, 7, 3)
FIXED(3, 6, 2)
FIXED(3, 5, 1)
FIXED(3, 4, 1)
#if WORDS >= 4    /* for narrow registers it isn't worth the compiler's time */
FIXED(4, 16, 7)
FIXED(4, 15, 6)
FIXED(4, 14, 5)
FIXED(4, 13, 4)
FIXED(4, 12, 3)
#endif

static void NAME(draw_sliced)(const stream *s, workspace *w, uint64_t trials) {
    const sliced_plan *plan = &s->sliced;
    int empties = s->board.empties;
    if (plan->kind == 3 && plan->unordered >= empties - 4) {
        switch (empties) {
        case 9: NAME(draw_3_9)(s, w, trials); return;
        case 8: NAME(draw_3_8)(s, w, trials); return;
        case 7: NAME(draw_3_7)(s, w, trials); return;
        case 6: NAME(draw_3_6)(s, w, trials); return;
        case 5: NAME(draw_3_5)(s, w, trials); return;
        case 4: NAME(draw_3_4)(s, w, trials); return;
        }
    }
#if WORDS >= 4
    if (plan->kind == 4 && plan->unordered == empties - 9) {
        switch (empties) {
        case 16: NAME(draw_4_16)(s, w, trials); return;
        case 15: NAME(draw_4_15)(s, w, trials); return;
        case 14: NAME(draw_4_14)(s, w, trials); return;
        case 13: NAME(draw_4_13)(s, w, trials); return;
        case 12: NAME(draw_4_12)(s, w, trials); return;
        }
    }
#endif
    draw_register_by_register(s, w, trials, 0, plan->kind, empties, plan->unordered);
}
