/* One register of trials, a bit each, and a generator in every 64-bit word of it.
 *
 * Before including this, define WORDS, the number of words in a register, and NAME(x), which adds
 * the backend's name to x. Everything here is static: each backend compiles its own. */

#if WORDS == 1
typedef uint64_t lanes;
#else
typedef uint64_t lanes __attribute__((vector_size(8 * WORDS), may_alias));
#endif

#if WORDS == 8
#define TERNARY(a, b, c, table) \
    ((lanes)_mm512_ternarylogic_epi64((__m512i)(a), (__m512i)(b), (__m512i)(c), table))
INLINE lanes select(lanes mask, lanes a, lanes b) { return TERNARY(mask, a, b, 0xCA); }
INLINE lanes or_and(lanes a, lanes b, lanes c) { return TERNARY(a, b, c, 0xF8); }
INLINE lanes and3(lanes a, lanes b, lanes c) { return TERNARY(a, b, c, 0x80); }
INLINE lanes or3(lanes a, lanes b, lanes c) { return TERNARY(a, b, c, 0xFE); }
INLINE lanes parity(lanes a, lanes b, lanes c) { return TERNARY(a, b, c, 0x96); }
INLINE lanes majority(lanes a, lanes b, lanes c) { return TERNARY(a, b, c, 0xE8); }
INLINE lanes rotated_lanes(lanes x, const int by) {
    return (lanes)_mm512_rolv_epi64((__m512i)x, _mm512_set1_epi64(by));
}
#else
INLINE lanes select(lanes mask, lanes a, lanes b) { return b ^ (mask & (a ^ b)); }
INLINE lanes or_and(lanes a, lanes b, lanes c) { return a | (b & c); }
INLINE lanes and3(lanes a, lanes b, lanes c) { return a & b & c; }
INLINE lanes or3(lanes a, lanes b, lanes c) { return a | b | c; }
INLINE lanes parity(lanes a, lanes b, lanes c) { return a ^ b ^ c; }
INLINE lanes majority(lanes a, lanes b, lanes c) { return (a & b) | (c & (a ^ b)); }
INLINE lanes rotated_lanes(lanes x, const int by) { return (x << by) | (x >> (64 - by)); }
#endif

INLINE lanes none(void) {
    lanes x;
    memset(&x, 0, sizeof x);
    return x;
}

INLINE lanes every(void) { return ~none(); }

INLINE uint64_t count_lanes(lanes x) {
    uint64_t words[WORDS], count = 0;
    memcpy(words, &x, sizeof x);
    for (int i = 0; i < WORDS; i++) count += (uint64_t)count_bits(words[i]);
    return count;
}

typedef struct {
    lanes s0, s1, s2, s3;
} generators;

INLINE lanes random_lanes(generators *g) {
    lanes result = rotated_lanes(g->s0 + g->s3, 23) + g->s0, t = g->s1 << 17;
    g->s2 ^= g->s0;
    g->s3 ^= g->s1;
    g->s1 ^= g->s2;
    g->s0 ^= g->s3;
    g->s2 ^= t;
    g->s3 = rotated_lanes(g->s3, 45);
    return result;
}

INLINE void load_generators(generators *g, const cursor *at) {
    memcpy(&g->s0, &at->state[0][at->word], sizeof g->s0);
    memcpy(&g->s1, &at->state[1][at->word], sizeof g->s1);
    memcpy(&g->s2, &at->state[2][at->word], sizeof g->s2);
    memcpy(&g->s3, &at->state[3][at->word], sizeof g->s3);
}

INLINE void store_generators(const generators *g, cursor *at) {
    memcpy(&at->state[0][at->word], &g->s0, sizeof g->s0);
    memcpy(&at->state[1][at->word], &g->s1, sizeof g->s1);
    memcpy(&at->state[2][at->word], &g->s2, sizeof g->s2);
    memcpy(&at->state[3][at->word], &g->s3, sizeof g->s3);
    at->word = (at->word + WORDS) % BLOCK_WORDS;
}
