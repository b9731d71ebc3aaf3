/* The solver's memory: what is proven of positions, exact keys and all. */
#ifndef TTTMC_PROOFS_H
#define TTTMC_PROOFS_H

#include <stdint.h>

typedef struct {
    uint64_t key[3];
    signed char low, high;        /* proven bounds of the mover's result: -1, 0 or 1 */
    unsigned char searched[2];    /* by question (0: a draw?, 1: a win?): in vain, so deep + 1 */
    unsigned char side, used;     /* what else tells positions apart; 0 marks a free place */
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
/* Return the entry of a position, made anew where there was none; the lesser of two makes way. */
proof *proofs_make_room(proof_table *table, const uint64_t key[3], int side);

#endif
