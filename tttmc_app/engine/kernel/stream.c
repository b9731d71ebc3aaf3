#include "stream.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "random.h"

/* Shards are long enough to be worth a thread's time, and short enough to share out. */
static const uint32_t SHARD_TRIALS[3] = {1u << 16, 1u << 18, 1u << 10};

static int list_lines(sliced_plan *plan, board *b) {
    if (list_open_lines(b)) return -1;
    const live_line *line = b->line;
    for (int side = MINE; side <= THEIRS; side++) {
        size_t squares = 0, lines = 0, at = 0;
        for (int missing = 1; missing <= MAX_SIZE; missing++) {
            lines += (size_t)b->lines_with[side][missing];
            squares += (size_t)(b->lines_with[side][missing] * missing);
            plan->reach[side][missing] = (int)lines;
        }
        plan->squares[side] = malloc(squares + 1);
        plan->lengths[side] = malloc(lines + 1);
        if (!plan->squares[side] || !plan->lengths[side]) return -1;
        for (size_t i = 0; i < lines; i++, line++) {
            plan->lengths[side][i] = line->missing;
            for (int k = 0; k < line->missing; k++) {
                plan->squares[side][at++] = (uint8_t)line->index[k];
            }
        }
    }
    return 0;
}

/* Return how many of the first marks need no order. Any number up to the maximum is right; on small
 * boards it is one that has specialised code, and is the same on every backend. */
static int unordered_marks(const board *b, int kind) {
    int most = first_possible_end(b) + 1;
    if (most > b->empties) most = b->empties;
    int usual = kind == 3 && b->empties >= 4 ? b->empties - 4
                : kind == 4 && b->empties >= 12 ? b->empties - 9 : most;
    return most < usual ? most : usual < 1 ? 1 : usual;
}

static const char *open_sliced(stream *s) {
    board *b = &s->board;
    if (b->empties > MAX_SLICED) return "too many empty squares to slice";
    s->sliced.kind = b->line_length == b->size && b->size >= 3 && b->size <= 5 ? b->size : 0;
    s->sliced.unordered = unordered_marks(b, s->sliced.kind);
    uint32_t work = (uint32_t)(b->empties * b->empties);
    s->piece_trials = work < 256 ? s->shard_trials : s->shard_trials / (work / 128);
    if (s->sliced.kind) return NULL;    /* its shape is known */
    return list_lines(&s->sliced, b) ? "" : NULL;
}

static int fill_masks(conditional_plan *plan, board *b) {
    if (list_open_lines(b)) return -1;
    plan->words = (b->empties + 63) / 64;
    plan->mask = calloc((size_t)(b->lines * plan->words + 1), sizeof *plan->mask);
    if (!plan->mask) return -1;
    for (int i = 0; i < b->lines; i++)
        for (int k = 0; k < b->line[i].missing; k++) {
            int index = b->line[i].index[k];
            plan->mask[i * plan->words + index / 64] |= (uint64_t)1 << index % 64;
        }
    for (int index = 0; index < b->empties; index++) {
        plan->all[index / 64] |= (uint64_t)1 << index % 64;
    }
    return 0;
}

/* Numbers: how many gap bits, their chances; the cumulative chance of every class of
 * lines, classes by side, then by squares missing; the trials of a piece. */
static const char *open_conditional(stream *s, const uint64_t *numbers, size_t count) {
    board *b = &s->board;
    conditional_plan *plan = &s->conditional;
    memset(plan, 0, sizeof *plan);
    size_t at = 1;
    if (!count || numbers[0] > 64) return "the chances of gaps are wrong";
    plan->gaps = (int)numbers[0];
    for (int side = MINE, first = 0; side <= THEIRS; side++)
        for (int missing = 1; missing <= b->line_length; missing++) {
            int lines = b->lines_with[side][missing];
            if (!lines) continue;
            plan->class[plan->classes].first = first;
            plan->class[plan->classes].lines = lines;
            plan->class[plan->classes].side = side;
            plan->class[plan->classes].missing = missing;
            plan->classes++;
            first += lines;
        }
    if (!plan->classes) return "no line is open to either side";
    if (count != 2 + (size_t)plan->gaps + (size_t)plan->classes) return "chances are missing";
    for (int i = 0; i < plan->gaps; i++) plan->gap[i] = numbers[at++];
    for (int i = 0; i < plan->classes; i++) plan->class[i].up_to = numbers[at++];
    if (numbers[at] < 1) return "a piece must have trials";
    s->piece_trials = numbers[at] > s->shard_trials ? s->shard_trials : (uint32_t)numbers[at];
    /* A candidate's line must have as many marks to come as it misses. */
    for (int i = 0; i < plan->classes; i++) {
        int marks = plan->class[i].side == MINE ? (b->empties + 1) / 2 : b->empties / 2;
        uint64_t before = i ? plan->class[i - 1].up_to : 0;
        if (plan->class[i].missing > marks && plan->class[i].up_to != before)
            return "a line is longer than the marks to come";
    }
    return fill_masks(plan, b) ? "" : NULL;
}

/* Numbers: marks before the first search for lines, marks before each later one, trials of a piece.
 * The numbers of marks are even: it must be the same side's turn whenever several are drawn
 * together. */
static const char *open_general(stream *s, const uint64_t *numbers, size_t count) {
    if (count != 3 || numbers[0] < 2 || numbers[0] > MAX_SQUARES || numbers[0] % 2 ||
        numbers[1] < 2 || numbers[1] > MAX_SQUARES || numbers[1] % 2 || numbers[2] < 1 ||
        numbers[2] > s->shard_trials)
        return "the steps of the general sampler are wrong";
    s->general.first = (int)numbers[0];
    s->general.step = (int)numbers[1];
    s->piece_trials = (uint32_t)numbers[2];
    return NULL;
}

const char *open_stream(stream *s, method m, const uint64_t *numbers, size_t count) {
    s->method = m;
    s->shard_trials = SHARD_TRIALS[m];
    s->conditional.mask = NULL;
    memset(&s->sliced, 0, sizeof s->sliced);
    if (m == SLICED) return open_sliced(s);
    return m == CONDITIONAL ? open_conditional(s, numbers, count) : open_general(s, numbers, count);
}

void close_stream(stream *s) {
    for (int side = MINE; side <= THEIRS; side++) {
        free(s->sliced.squares[side]);
        free(s->sliced.lengths[side]);
    }
    free(s->conditional.mask);
    clear_board(&s->board);
}

int open_workspace(workspace *w, const stream *s) {
    /* Eleven registers of up to 64 bytes for each plane that is counted. */
    size_t bytes = s->method == SLICED ? (size_t)(4 * s->board.empties + 3) * 11 * 64 : 0;
    memset(w, 0, sizeof *w);
    w->memory = malloc(bytes + 64);
    w->planes = (void *)(((uintptr_t)w->memory + 63) & ~(uintptr_t)63);
    return w->memory != NULL;
}

void close_workspace(workspace *w) {
    free(w->memory);
    w->memory = NULL;
}

void begin_shard(cursor *at, const stream *s, uint64_t shard) {
    at->shard = shard;
    at->drawn = at->word = at->skip = 0;
    for (unsigned k = 0; k < 4; k++)
        for (unsigned w = 0; w < BLOCK_WORDS; w++) at->state[k][w] = seeded(s->seed, shard, w, k);
    at->gap = UINT64_MAX;    /* not drawn yet */
    if (s->method != GENERAL) return;
    for (int i = 0; i < s->board.empties; i++) {
        int square = s->board.square[i], size = s->board.size;
        at->order[i] = (uint16_t)(square / size * 32 + square % size);
    }
}

const backend *const *built_backends(int *count) {
    static const backend *const built[] = {
#if TTTMC_X86
        &BACKEND_AVX512,
        &BACKEND_AVX2,
        &BACKEND_SSE2,
#endif
#if TTTMC_ARM
        &BACKEND_NEON,
#endif
        &BACKEND_WORDS,
    };
    *count = (int)(sizeof built / sizeof built[0]);
    return built;
}
