#include "proofs.h"

#include <stdlib.h>
#include <string.h>

int proofs_make(proof_table *table, int bucket_bits)
{
    table->buckets = UINT64_C(1) << bucket_bits;
    table->places = calloc(2 * (size_t)table->buckets, sizeof *table->places);
    return table->places != 0;
}

void proofs_free(proof_table *table)
{
    free(table->places);
}

static uint64_t mixed(uint64_t x)
{
    x = (x ^ (x >> 32)) * UINT64_C(0xd6e8feb86659fd93);
    return x ^ (x >> 32);
}

static proof *bucket_of(const proof_table *table, const uint64_t key[3], int side)
{
    uint64_t hash = mixed(key[0] + mixed(key[1] + mixed(key[2] + (uint64_t)side)));
    return table->places + 2 * (hash & (table->buckets - 1));
}

static int holds(const proof *place, const uint64_t key[3], int side)
{
    return place->used && place->side == side && !memcmp(place->key, key, sizeof place->key);
}

proof *proofs_find(const proof_table *table, const uint64_t key[3], int side)
{
    proof *bucket = bucket_of(table, key, side);
    for (int i = 0; i < 2; i++)
        if (holds(bucket + i, key, side))
            return bucket + i;
    return 0;
}

proof *proofs_make_room(proof_table *table, const uint64_t key[3], int side)
{
    proof *found = proofs_find(table, key, side);
    if (found)
        return found;
    proof *bucket = bucket_of(table, key, side);
    /* The first place keeps the costlier proof; the second takes the newest. */
    if (bucket[1].effort > bucket[0].effort)
        bucket[0] = bucket[1];
    proof *place = bucket[0].used ? bucket + 1 : bucket;
    memset(place, 0, sizeof *place);
    memcpy(place->key, key, sizeof place->key);
    place->side = (unsigned char)side;
    place->used = 1;
    place->proof = place->disproof = 1;
    return place;
}

uint64_t proofs_count(const proof_table *table)
{
    uint64_t count = 0;
    for (uint64_t i = 0; i < 2 * table->buckets; i++)
        count += table->places[i].used;
    return count;
}

void proofs_copy(const proof_table *table, char *to)
{
    for (uint64_t i = 0; i < 2 * table->buckets; i++)
        if (table->places[i].used) {
            memcpy(to, &table->places[i], sizeof *table->places);
            to += sizeof *table->places;
        }
}

void proofs_add(proof_table *table, const char *from, uint64_t count)
{
    for (; count; count--, from += sizeof(proof)) {
        proof entry;
        memcpy(&entry, from, sizeof entry); /* the copies may be at any address */
        entry.used = 1;
        *proofs_make_room(table, entry.key, entry.side) = entry;
    }
}
