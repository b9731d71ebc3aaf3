#include "seeds.h"

#include <string.h>

/* BLAKE2b (RFC 7693) of a message of one block, with a digest of 8 bytes. */

static const uint64_t START[8] = {
    0x6a09e667f3bcc908u, 0xbb67ae8584caa73bu, 0x3c6ef372fe94f82bu, 0xa54ff53a5f1d36f1u,
    0x510e527fade682d1u, 0x9b05688c2b3e6c1fu, 0x1f83d9abfb41bd6bu, 0x5be0cd19137e2179u,
};

static uint64_t turned(uint64_t x, int by) { return x >> by | x << (64 - by); }

#define STIR(a, b, c, d, x, y)       \
    (a) += (b) + (x);                \
    (d) = turned((d) ^ (a), 32);     \
    (c) += (d);                      \
    (b) = turned((b) ^ (c), 24);     \
    (a) += (b) + (y);                \
    (d) = turned((d) ^ (a), 16);     \
    (c) += (d);                      \
    (b) = turned((b) ^ (c), 63)

/* One round; the arguments are the order of the message's words. */
#define ROUND(a, b, c, d, e, f, g, h, i, j, k, l, n, o, p, q) \
    STIR(v[0], v[4], v[8], v[12], m[a], m[b]);                \
    STIR(v[1], v[5], v[9], v[13], m[c], m[d]);                \
    STIR(v[2], v[6], v[10], v[14], m[e], m[f]);               \
    STIR(v[3], v[7], v[11], v[15], m[g], m[h]);               \
    STIR(v[0], v[5], v[10], v[15], m[i], m[j]);               \
    STIR(v[1], v[6], v[11], v[12], m[k], m[l]);               \
    STIR(v[2], v[7], v[8], v[13], m[n], m[o]);                \
    STIR(v[3], v[4], v[9], v[14], m[p], m[q])

/* The most bytes of a label: two numbers, a word such as "game", and what separates them. Fewer than
 * a block has, so that the compiler knows that the other words of a message are zero. */
enum { LABEL_BYTES = 48 };

/* Return the digest of a message of some bytes, which is followed by zeros. */
static uint64_t digest(const uint8_t message[LABEL_BYTES], size_t length) {
    const uint64_t parameters = 0x01010000u ^ 8;    /* no key, no tree, 8 bytes */
    uint64_t v[16], m[16] = {0};
    for (int i = 0; i < LABEL_BYTES / 8; i++)
        for (int k = 7; k >= 0; k--) m[i] = m[i] << 8 | message[8 * i + k];
    for (int i = 0; i < 8; i++) v[i] = v[i + 8] = START[i];
    v[0] ^= parameters;
    v[12] ^= length;
    v[14] = ~v[14];    /* the last block */
    ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3);
    ROUND(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4);
    ROUND(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8);
    ROUND(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13);
    ROUND(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9);
    ROUND(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11);
    ROUND(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10);
    ROUND(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5);
    ROUND(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0);
    ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3);
    return START[0] ^ parameters ^ v[0] ^ v[8];
}

/* Write a number in decimal; return what follows it. */
static uint8_t *write_decimal(uint8_t *to, uint64_t number) {
    uint8_t digits[20];
    int count = 0;
    do {
        digits[count++] = (uint8_t)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count) *to++ = digits[--count];
    return to;
}

uint64_t derived_seed(uint64_t seed, const char *word, int64_t number) {
    uint8_t label[LABEL_BYTES] = {0}, *end = write_decimal(label, seed);
    if (word) {
        size_t length = strlen(word);
        *end++ = '/';
        memcpy(end, word, length);
        end += length;
    }
    if (number != NO_NUMBER) {
        *end++ = '/';
        end = write_decimal(end, (uint64_t)number);
    }
    return digest(label, (size_t)(end - label)) >> 1;
}

int drawn_place(uint64_t seed, const char *word, int count) {
    return (int)(derived_seed(seed, word, NO_NUMBER) % (uint64_t)count);
}
