/* A stream of trials from one position: the sampler that draws them, and the progress so far.
 *
 * Trials come in shards that are seeded on their own, so that any thread can draw any shard; a
 * cursor stands anywhere within one, so that any number of trials can be drawn at a time. What a
 * shard holds depends on the position and the seed alone. */
#ifndef TTTMC_STREAM_H
#define TTTMC_STREAM_H

#include <stddef.h>
#include <stdint.h>

#include "board.h"

typedef enum { SLICED, CONDITIONAL, GENERAL } method;

enum { WON_MINE, WON_THEIRS, LOST_MINE, LOST_THEIRS, COUNTS };
enum { MAX_SLICED = 64 };    /* empty squares that the bit-sliced sampler takes */
enum { BLOCK_WORDS = 8 };    /* words of 64 trials that the bit-sliced sampler draws from */

/* The counts of trials; only squares that were empty at the start are counted one by one. */
typedef struct {
    uint64_t won, lost;    /* trials in which the side to move, or its opponent, made a line */
    uint64_t counts[COUNTS][MAX_SQUARES];
} totals;

/* The bit-sliced sampler's view of a position. */
typedef struct {
    int unordered;                 /* marks that end no game before the last of them */
    int kind;                      /* 3, 4, 5: all lines of that size; 0: those listed here */
    int reach[2][MAX_SIZE + 1];    /* by side: lines that lack at most this many squares */
    uint8_t *squares[2];           /* by side: each line's missing squares, line after line */
    uint8_t *lengths[2];
} sliced_plan;

/* The conditional sampler's thresholds, made by its Python side in exact arithmetic. */
typedef struct {
    int gaps;                      /* bits of the number of ties before the next candidate */
    uint64_t gap[64];              /* the chance of each bit, in 2^-64 */
    int classes;
    struct {
        uint64_t up_to;            /* chance of this class or one before, in 2^-64 */
        int first, lines;          /* its lines in the board's list */
        int side, missing;
    } class[2 * MAX_SIZE];
    uint64_t *mask;                /* for every line: its missing squares, `words` words */
    int words;
    uint64_t all[MAX_WORDS];       /* every empty square */
} conditional_plan;

/* The general sampler's steps: how many marks to place before the first search for lines and before
 * each later one. */
typedef struct {
    int first, step;
} general_plan;

typedef struct {
    board board;
    uint64_t seed;
    method method;
    uint32_t shard_trials;
    uint32_t piece_trials;    /* few enough to draw in a few milliseconds */
    sliced_plan sliced;
    conditional_plan conditional;
    general_plan general;
} stream;

typedef struct {
    uint64_t shard;
    uint32_t drawn;                      /* trials of this shard counted so far */
    uint32_t word, skip;                 /* bit-sliced: next word of the block, trials it gave */
    uint64_t gap;                        /* conditional: ties still to come */
    uint64_t state[4][BLOCK_WORDS];      /* generators; the others use word 0 */
    uint16_t order[MAX_SQUARES];         /* general: empty squares as 32 row + column, shuffled */
} cursor;

/* A thread's buffers: made once, used for every shard that it draws. */
typedef struct {
    totals total;
    cursor at;
    void *planes;      /* the bit-sliced sampler's, aligned to 64 */
    void *memory;      /* the allocation behind them */
} workspace;

/* Prepare a stream; `numbers` belong to the method. Return NULL, or an error message. */
const char *open_stream(stream *s, method m, const uint64_t *numbers, size_t count);
void close_stream(stream *s);

/* Return whether there was enough memory. */
int open_workspace(workspace *w, const stream *s);
void close_workspace(workspace *w);

void begin_shard(cursor *at, const stream *s, uint64_t shard);

/* Draws trials from within one shard into the workspace's totals. */
typedef void draw_function(const stream *s, workspace *w, uint64_t trials);

/* An instruction set. */
typedef struct {
    const char *name;
    int (*supported)(void);
    draw_function *draw[3];    /* by method */
} backend;

/* Backends share samplers if wider registers gain nothing. */
draw_function draw_conditional_words, draw_general_words;
draw_function draw_conditional_avx2, draw_general_avx2;

extern const backend BACKEND_WORDS, BACKEND_SSE2, BACKEND_AVX2, BACKEND_AVX512, BACKEND_NEON;

/* Return the backends of this build, best first, and how many. */
const backend *const *built_backends(int *count);

#endif
