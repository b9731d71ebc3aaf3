/* The solver's memory: proven bounds of positions, under their exact keys. */
#ifndef TTTMC_PROOFS_H
#define TTTMC_PROOFS_H

#include <stdint.h>

typedef struct {
    uint64_t key[3];
    signed char low, high;        /* proven bounds of the mover's result: -1, 0 or 1 */
    unsigned char searched[2];    /* by question (0: a draw?, 1: a win?): depth searched in vain, + 1 */
    unsigned char side, used;     /* the rest of the key; 0 marks a free place */
    unsigned short effort;        /* the greater, the more work the entry saves */
} proof;

typedef struct {
    proof *places;
    uint64_t buckets; /* a power of two; two places each */
} proof_table;

int proofs_make(proof_table *table, int bucket_bits);
void proofs_free(proof_table *table);
/* Return the entry of a position, or NULL. */
proof *proofs_find(const proof_table *table, const uint64_t key[3], int side);
/* Return the entry of a position, created if missing; it replaces the lesser of two. */
proof *proofs_make_room(proof_table *table, const uint64_t key[3], int side);

#endif
