/* Draw trials of the positions on standard input and print their tallies: cross.py sends the cases.
 *
 * A case is a line: method, size, line length, the squares as digits (0 empty, 1 mine, 2 theirs),
 * seed, trials, and the sampler's numbers, preceded by how many there are. For each backend that
 * runs here a line is printed: the case's number, the backend, won, lost, and the counts of every
 * square, those of marks that stood there at the start being 0. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "stream.h"

enum { MOST_NUMBERS = 160 };

static const char *const METHODS[] = {"sliced", "conditional", "general"};

static int fail(const char *text) {
    fprintf(stderr, "%s\n", text);
    return 1;
}

static void print_tally(const stream *s, const totals *total, int number, const char *name) {
    int squares = s->board.size * s->board.size;
    printf("%d %s %" PRIu64 " %" PRIu64, number, name, total->won, total->lost);
    for (int kind = 0; kind < COUNTS; kind++)
        for (int i = 0; i < squares; i++) {
            uint64_t count = s->board.mark[i] == EMPTY ? total->counts[kind][i] : 0;
            printf(" %" PRIu64, count);
        }
    putchar('\n');
}

/* Draw on one thread, shard by shard. */
static void draw(const stream *s, const backend *chosen, workspace *w, uint64_t trials) {
    uint64_t shard = 0;
    memset(&w->total, 0, sizeof w->total);
    begin_shard(&w->at, s, shard);
    while (trials) {
        if (w->at.drawn == s->shard_trials) begin_shard(&w->at, s, ++shard);
        uint64_t piece = s->shard_trials - w->at.drawn;
        if (piece > s->piece_trials) piece = s->piece_trials;
        if (piece > trials) piece = trials;
        chosen->draw[s->method](s, w, piece);
        trials -= piece;
    }
}

static int run(stream *s, uint64_t trials, int number) {
    int count;
    const backend *const *built = built_backends(&count);
    for (int i = 0; i < count; i++) {
        workspace w;
        if (!built[i]->supported()) continue;
        if (!open_workspace(&w, s)) return fail("no memory");
        draw(s, built[i], &w, trials);
        print_tally(s, &w.total, number, built[i]->name);
        close_workspace(&w);
    }
    return 0;
}

int main(void) {
    char method_name[16], squares[MAX_SQUARES + 1];
    uint8_t marks[MAX_SQUARES];
    int size, line_length;
    uint64_t seed, trials, count, numbers[MOST_NUMBERS];
    for (int number = 1;; number++) {
        static stream s;
        int fields = scanf("%15s %d %d %625s %" SCNu64 " %" SCNu64 " %" SCNu64, method_name, &size,
                           &line_length, squares, &seed, &trials, &count);
        if (fields == EOF || (fields <= 0 && feof(stdin))) return 0;    /* C libraries differ */
        if (fields != 7 || count > MOST_NUMBERS) return fail("a case can't be read");
        for (uint64_t i = 0; i < count; i++)
            if (scanf("%" SCNu64, &numbers[i]) != 1) return fail("a number can't be read");
        int m = 0;
        while (m < 2 && strcmp(METHODS[m], method_name)) m++;
        for (int i = 0; i < size * size; i++) marks[i] = (uint8_t)(squares[i] - '0');
        memset(&s, 0, sizeof s);
        s.seed = seed;
        read_board(&s.board, marks, size, line_length);
        const char *wrong = open_stream(&s, (method)m, numbers, (size_t)count);
        if (wrong) return fail(*wrong ? wrong : "no memory");
        if (run(&s, trials, number)) return 1;
        close_stream(&s);
    }
}
