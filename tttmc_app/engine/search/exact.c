#include "exact.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "fold.h"

enum { SETS_A_STEP = 1 << 13, HALF_BITS = 13, MAX_TASKS = 512 };
/* What a full-sized step of each kind takes, in microseconds on the machine used for tuning: steps
   differ so much that their number says little about time. */
enum { TILE_COST = 80, RUN_COST = 5, RUN_BYTES_COST = 2, ADD_COST = 75, KEEP_COST = 90 };
enum task_kind {
    SPREAD_TILES, /* mark the sets that hold a line: within tiles */
    SPREAD_RUNS,  /* ... and across them */
    COUNT_TILES,  /* count the open subsets of one rank: within tiles */
    COUNT_RUNS,   /* ... and across them */
    ADD,          /* combine every open set of the other side with those counts */
    KEEP          /* store the sums of one ply and side */
};

typedef struct {
    enum task_kind kind;
    int side;       /* COUNT: whose subsets; ADD and KEEP: whose sets are combined with them */
    int rank;       /* how many squares those have */
    int ply;        /* ADD and KEEP */
    int low, width; /* the bits that RUNS fold */
    int cost;       /* of a step */
    size_t steps;
} task;

struct exact_job {
    int empties, alike, shortest[2], tile_bits, task_count, current;
    uint32_t full, cursor;
    size_t step;
    double done, planned; /* cost */
    unsigned char *lined; /* per set of empty squares: bit s is set where side s has a line in it */
    uint32_t *inside;     /* per set: the open subsets of the current rank in it */
    unsigned char rank_of[1 << TILE_BITS];
    uint64_t low_half[1 << HALF_BITS], high_half[1 << (EXACT_MAX_EMPTIES - HALF_BITS)];
    uint64_t open[EXACT_PLIES], held[EXACT_PLIES][2][EXACT_MAX_EMPTIES];
    task tasks[MAX_TASKS];
};

static uint64_t choose(int n, int k)
{
    uint64_t ways = 1;
    if (k < 0 || k > n)
        return 0;
    for (int i = 1; i <= k; i++)
        ways = ways * (uint64_t)(n - k + i) / (uint64_t)i;
    return ways;
}

/* ---- the plan ---- */

static void plan(exact_job *job, task next)
{
    job->tasks[job->task_count++] = next;
    job->planned += (double)next.steps * next.cost;
}

static void plan_runs(exact_job *job, enum task_kind kind, int side, int rank)
{
    for (int low = job->tile_bits; low < job->empties; low += GROUP_BITS) {
        int width = job->empties - low < GROUP_BITS ? job->empties - low : GROUP_BITS;
        size_t runs = (size_t)1 << (job->empties - width - RUN_BITS);
        int cost = kind == SPREAD_RUNS ? RUN_BYTES_COST : RUN_COST;
        plan(job, (task){kind, side, rank, 0, low, width, cost, runs});
    }
}

static void plan_tiles(exact_job *job, enum task_kind kind, int side, int rank)
{
    size_t tiles = (size_t)1 << (job->empties - job->tile_bits);
    int cost = (TILE_COST >> (TILE_BITS - job->tile_bits)) + 1;
    plan(job, (task){kind, side, rank, 0, 0, 0, cost, tiles});
}

static void plan_count(exact_job *job, int side, int rank)
{
    if (rank < job->shortest[side])
        return; /* every subset is open: a binomial counts them */
    plan_tiles(job, COUNT_TILES, side, rank);
    plan_runs(job, COUNT_RUNS, side, rank);
}

static void plan_add(exact_job *job, int side, int rank, int other_rank)
{
    int ply = rank + other_rank;
    if (rank < 0 || ply > job->empties)
        return;
    size_t sets = (size_t)choose(job->empties, rank);
    size_t steps = (sets + SETS_A_STEP - 1) / SETS_A_STEP;
    int cost = steps > 1 ? ADD_COST : ADD_COST * (int)sets / SETS_A_STEP + 1;
    plan(job, (task){ADD, side, rank, ply, 0, 0, cost, steps});
    plan(job, (task){KEEP, side, rank, ply, 0, 0, KEEP_COST, 1});
}

static void plan_all(exact_job *job)
{
    plan_tiles(job, SPREAD_TILES, 0, 0);
    plan_runs(job, SPREAD_RUNS, 0, 0);
    for (int rank = 0; rank <= (job->empties + 1) / 2; rank++) {
        plan_count(job, 1, rank);
        plan_add(job, 0, rank, rank);
        plan_add(job, 0, rank + 1, rank);
        if (!job->alike)
            plan_count(job, 0, rank); /* else both sides' counts are the same */
        plan_add(job, 1, rank - 1, rank);
        plan_add(job, 1, rank, rank);
    }
}

/* ---- the work ---- */

static void count_tile(exact_job *job, const task *now)
{
    size_t size = (size_t)1 << job->tile_bits, base = job->step * size;
    const unsigned char *lined = job->lined + base, *rank_of = job->rank_of;
    uint32_t *inside = job->inside + base;
    int wanted = now->rank - bit_count(base), side = now->side;
    if (wanted < 0 || wanted > job->tile_bits) {
        memset(inside, 0, size * sizeof *inside);
        return; /* no set of this rank here */
    }
    for (size_t i = 0; i < size; i++)
        inside[i] = (rank_of[i] == wanted) & ~(lined[i] >> side) & 1;
    fold_tile(inside, job->tile_bits);
}

static void add_sets(exact_job *job, const task *now)
{
    int other_rank = now->ply - now->rank;
    int counted = other_rank >= job->shortest[!now->side];
    uint64_t all = choose(job->empties - now->rank, other_rank);
    uint32_t set = job->step ? job->cursor : (UINT32_C(1) << now->rank) - 1;
    for (int i = 0; i < SETS_A_STEP && set <= job->full; i++) {
        if (!(job->lined[set] >> now->side & 1)) {
            uint64_t ways = counted ? job->inside[job->full ^ set] : all;
            job->low_half[set & ((1 << HALF_BITS) - 1)] += ways;
            job->high_half[set >> HALF_BITS] += ways;
        }
        if (!set)
            break; /* the only set of rank 0 */
        set = next_of_same_count(set);
    }
    job->cursor = set;
}

/* Add up a half's sums by square, leaving the half empty for the next ply. */
static uint64_t unload(uint64_t *half, int bits, uint64_t *by_square)
{
    uint64_t total = 0;
    for (uint32_t set = 0; set < UINT32_C(1) << bits; set++) {
        total += half[set];
        for (uint32_t rest = half[set] ? set : 0; rest; rest &= rest - 1)
            by_square[lowest_bit(rest)] += half[set];
        half[set] = 0;
    }
    return total;
}

static void keep(exact_job *job, const task *now)
{
    uint64_t *held = job->held[now->ply][now->side];
    int low = job->empties < HALF_BITS ? job->empties : HALF_BITS;
    job->open[now->ply] = unload(job->low_half, low, held);
    unload(job->high_half, job->empties - low, held + low);
}

static void do_step(exact_job *job)
{
    const task *now = &job->tasks[job->current];
    size_t tile = (size_t)1 << job->tile_bits;
    switch (now->kind) {
    case SPREAD_TILES:
        fold_tile_bytes(job->lined + job->step * tile, job->tile_bits);
        break;
    case SPREAD_RUNS:
        fold_run_bytes(job->lined + run_start(job->step, now->low, now->width), now->low, now->width);
        break;
    case COUNT_TILES:
        count_tile(job, now);
        break;
    case COUNT_RUNS:
        fold_run(job->inside + run_start(job->step, now->low, now->width), now->low, now->width);
        break;
    case ADD:
        add_sets(job, now);
        break;
    case KEEP:
        keep(job, now);
        break;
    }
}

double exact_advance(exact_job *job, long long work)
{
    while (work > 0 && job->current < job->task_count) {
        const task *now = &job->tasks[job->current];
        do_step(job);
        work -= now->cost;
        job->done += now->cost;
        if (++job->step == now->steps) {
            job->step = 0;
            job->current++;
        }
    }
    return job->current == job->task_count ? 1.0 : job->done / (job->planned + 1);
}

/* ---- the job ---- */

static void mark_line(exact_job *job, const board *position, const short *squares, const int *bit_of)
{
    uint32_t needed = 0;
    int seen = 0, need = 0;
    for (int i = 0; i < position->line_length; i++) {
        int cell = position->cells[squares[i]];
        seen |= cell;
        if (cell == EMPTY) {
            needed |= UINT32_C(1) << bit_of[squares[i]];
            need++;
        }
    }
    for (int side = 0; side < 2; side++) {
        if (seen & (side ? MINE : THEIRS))
            continue; /* blocked */
        job->lined[needed] |= (unsigned char)(1 << side);
        if (need < job->shortest[side])
            job->shortest[side] = need;
    }
}

static void mark_lines(exact_job *job, const board *position)
{
    int bit_of[MAX_SQUARES], bits = 0;
    short squares[MAX_SIZE];
    for (int i = 0; i < position->squares; i++)
        bit_of[i] = position->cells[i] == EMPTY ? bits++ : -1;
    for (int start = 0; start < position->squares; start++)
        for (int direction = 0; direction < DIRECTIONS; direction++)
            if (board_line(position, start, direction, squares))
                mark_line(job, position, squares, bit_of);
}

exact_job *exact_new(const board *position)
{
    exact_job *job = calloc(1, sizeof *job);
    if (!job)
        return 0;
    job->empties = position->empties;
    job->alike = position->empties == position->squares;
    job->shortest[0] = job->shortest[1] = MAX_SQUARES;
    job->tile_bits = job->empties < TILE_BITS ? job->empties : TILE_BITS;
    job->full = (UINT32_C(1) << job->empties) - 1;
    job->lined = calloc((size_t)job->full + 1, 1);
    job->inside = malloc(((size_t)job->full + 1) * sizeof *job->inside);
    if (!job->lined || !job->inside) {
        exact_free(job);
        return 0;
    }
    for (uint32_t set = 1; set < sizeof job->rank_of; set++)
        job->rank_of[set] = (unsigned char)(job->rank_of[set >> 1] + (set & 1));
    mark_lines(job, position);
    plan_all(job);
    return job;
}

void exact_free(exact_job *job)
{
    if (!job)
        return;
    free(job->lined);
    free(job->inside);
    free(job);
}

uint64_t exact_open(const exact_job *job, int ply)
{
    return job->open[ply];
}

uint64_t exact_held(const exact_job *job, int ply, int side, int empty)
{
    return job->held[ply][side][empty];
}

int exact_empties(const exact_job *job)
{
    return job->empties;
}
