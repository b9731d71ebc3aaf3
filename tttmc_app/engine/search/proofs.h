/* The solver's memory: how far the question "does this side win?" is answered for positions, under
   their exact keys. */
#ifndef TTTMC_PROOFS_H
#define TTTMC_PROOFS_H

#include <stdint.h>

enum answer { NO, YES, OPEN };

/* Proof numbers are upper estimates of the work left; 0 means done, ENDLESS impossible. */
#define ENDLESS UINT32_C(1000000000)

typedef struct {
    uint64_t key[3];
    uint64_t zone;         /* of an answer: the squares on which it depends */
    uint32_t proof, disproof; /* the work left until the answer is YES, until it is NO */
    unsigned char side;    /* the rest of the key */
    unsigned char used;    /* 0 marks a free place */
    unsigned short effort; /* the greater, the more work the entry saves */
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
/* Return how many entries are in use, and copy them. */
uint64_t proofs_count(const proof_table *table);
void proofs_copy(const proof_table *table, char *to);
/* Add copied entries to a table. */
void proofs_add(proof_table *table, const char *from, uint64_t count);

#endif
