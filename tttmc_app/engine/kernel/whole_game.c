#include "whole_game.h"

#include <string.h>

#include "clock.h"
#include "plan.h"

enum { TREE_PIECE = 256 };    /* simulations that take a few milliseconds at most */

/* Rules --------------------------------------------------------------------------------------- */

/* Count the marks like that on a square, from it in one direction and the opposite one. */
static int run_length(const whole_game *g, int square, int down, int right) {
    const int size = g->size, mark = g->marks[square];
    int length = 1;
    for (int sign = -1; sign <= 1; sign += 2) {
        int row = square / size + sign * down, col = square % size + sign * right;
        while (row >= 0 && row < size && col >= 0 && col < size &&
               g->marks[row * size + col] == mark) {
            length++;
            row += sign * down;
            col += sign * right;
        }
    }
    return length;
}

static int completes_line(const whole_game *g, int square) {
    const int k = g->line_length;
    return run_length(g, square, 0, 1) >= k || run_length(g, square, 1, 0) >= k ||
           run_length(g, square, 1, 1) >= k || run_length(g, square, 1, -1) >= k;
}

static int is_over(const whole_game *g) {
    return g->has_line || g->moves == g->size * g->size;
}

static void play(whole_game *g, int square) {
    g->marks[square] = (uint8_t)(g->mover + 1);
    g->move[g->moves++] = (uint16_t)square;
    if (completes_line(g, square)) {
        g->has_line = 1;
        g->winner = g->reverse ? 1 - g->mover : g->mover;
    }
    g->mover = 1 - g->mover;
}

void seen_by_mover(const whole_game *g, uint8_t *marks) {
    static const uint8_t seen[2][3] = {{EMPTY, MY_MARK, THEIR_MARK}, {EMPTY, THEIR_MARK, MY_MARK}};
    const uint8_t *by_mark = seen[g->mover];
    for (int i = 0; i < g->size * g->size; i++) marks[i] = by_mark[g->marks[i]];
}

/* Sampling ------------------------------------------------------------------------------------ */

int open_game(whole_game *g) {
    stream largest = {.method = SLICED};
    int squares = g->size * g->size;
    largest.board.empties = squares < MAX_SLICED ? squares : MAX_SLICED;
    return open_workspace(&g->work, &largest) ? 0 : -1;
}

void close_game(whole_game *g) {
    if (g->is_drawing) close_stream(&g->sampled);
    g->is_drawing = 0;
    if (g->tree) g->player[g->thinker].calls->end(g->tree);
    g->tree = NULL;
    close_workspace(&g->work);
}

static void clear_totals(whole_game *g) {
    totals *total = &g->work.total;
    const board *b = &g->sampled.board;
    total->won = total->lost = 0;
    for (int kind = 0; kind < COUNTS; kind++)
        for (int i = 0; i < b->empties; i++) total->counts[kind][b->square[i]] = 0;
}

static const char *open_sampler(whole_game *g, method m, const uint64_t *numbers, size_t count) {
    const char *wrong = open_stream(&g->sampled, m, numbers, count);
    if (wrong) close_stream(&g->sampled);
    else begin_shard(&g->work.at, &g->sampled, 0);
    g->is_drawing = !wrong;
    return wrong;
}

/* Start to draw trials of the position on the board. */
static game_need begin_draw(whole_game *g, uint64_t seed) {
    uint8_t marks[MAX_SQUARES];
    uint64_t numbers[GENERAL_NUMBERS];
    stream *s = &g->sampled;
    seen_by_mover(g, marks);
    s->seed = seed;
    g->left = g->player[g->thinker].trials;
    read_board(&s->board, marks, g->size, g->line_length);
    clear_totals(g);
    int m = quickest_method(&s->board);
    if (m == NO_LINES) return GOES_ON;
    if (m == CONDITIONAL) return NEEDS_CHANCES;
    if (m == GENERAL) plan_general(&s->board, numbers);
    const char *wrong = open_sampler(g, (method)m, numbers, m == GENERAL ? GENERAL_NUMBERS : 0);
    return wrong ? NO_MEMORY : GOES_ON;
}

const char *answer_chances(whole_game *g, const uint64_t *numbers, size_t count) {
    uint64_t general[GENERAL_NUMBERS];
    if (count) return open_sampler(g, CONDITIONAL, numbers, count);
    plan_general(&g->sampled.board, general);
    return open_sampler(g, GENERAL, general, GENERAL_NUMBERS);
}

static void draw_piece(whole_game *g) {
    const stream *s = &g->sampled;
    workspace *w = &g->work;
    if (w->at.drawn == s->shard_trials) begin_shard(&w->at, s, w->at.shard + 1);
    uint64_t piece = s->shard_trials - w->at.drawn;
    if (piece > s->piece_trials) piece = s->piece_trials;
    if (piece > g->left) piece = g->left;
    g->chosen->draw[s->method](s, w, piece);
    g->left -= piece;
    if (g->left) return;
    close_stream(&g->sampled);
    g->is_drawing = 0;
}

/* Thinking ------------------------------------------------------------------------------------ */

static void play_best(whole_game *g, const uint16_t *best, int count) {
    int place = 0;
    if (count > 1 && !g->player[g->thinker].takes_first) {
        place = drawn_place(g->move_seed, "choice", count);
    }
    play(g, best[place]);
    g->thinks = 0;
    int64_t now = now_ns();
    double seconds = now > g->moved ? (double)(now - g->moved) * 1e-9 : 0;
    move_times *times = &g->times[g->thinker];
    times->count++;
    times->total += seconds;
    times->squares += seconds * seconds;
    g->moved = now;
}

static void play_greatest(whole_game *g) {
    uint16_t best[MAX_SQUARES];
    int count = 0;
    double top = g->value[0];
    for (int i = 1; i < g->candidates; i++)
        if (g->value[i] > top) top = g->value[i];
    for (int i = 0; i < g->candidates; i++)
        if (g->value[i] == top) best[count++] = g->candidate[i];
    play_best(g, best, count);
}

int answer_best(whole_game *g, const uint16_t *best, int count) {
    const int by_tree = count && best[count - 1] == CHOSEN_BY_TREE;
    count -= by_tree;
    if (count < 1 || count > g->candidates) return -1;
    for (int i = 0; i < count; i++)
        if (best[i] >= g->size * g->size || g->marks[best[i]] != EMPTY) return -1;
    if (!by_tree || g->player[g->thinker].kind != PLAYS_PERFECT || count == 1) {
        play_best(g, best, count);
        return 0;
    }
    memcpy(g->candidate, best, (size_t)count * sizeof *best);
    g->candidates = count;
    g->knows_best = 1;
    return 0;
}

static void begin_thought(whole_game *g) {
    g->thinks = 1;
    g->thinker = g->mover;
    g->move_seed = derived_seed(g->seed, NULL, g->moves);
    g->candidates = g->knows_best = 0;
    const game_player *player = &g->player[g->thinker];
    g->slips = player->kind == PLAYS_RANDOM ||
               (player->slips && drawn_place(g->move_seed, "slip", 100) < player->slips);
    for (int i = 0; i < g->size * g->size; i++)
        if (g->marks[i] == EMPTY) g->candidate[g->candidates++] = (uint16_t)i;
    g->next_candidate = 0;
}

static game_need think_monte_carlo(whole_game *g) {
    if (!g->next_candidate) {
        g->next_candidate = g->candidates;    /* one draw serves all of them */
        game_need need = begin_draw(g, g->move_seed);
        if (need != GOES_ON || g->is_drawing) return need;
    }
    const game_player *player = &g->player[g->thinker];
    uint64_t (*const counts)[MAX_SQUARES] = g->work.total.counts;
    const int won = g->reverse ? LOST_MINE : WON_MINE, lost = LOST_MINE - won;
    for (int i = 0; i < g->candidates; i++) {
        const int square = g->candidate[i];
        int64_t mine = (int64_t)(counts[won][square] - counts[lost][square]);
        int64_t theirs = (int64_t)(counts[won + 1][square] - counts[lost + 1][square]);
        g->value[i] = player->current * (double)mine - player->other * (double)theirs;
    }
    play_greatest(g);
    return GOES_ON;
}

/* Rate a candidate that ends the game, or begin to draw trials from there. Another square stays
 * empty: a single candidate isn't rated. */
static game_need begin_candidate(whole_game *g) {
    const int at = g->next_candidate, square = g->candidate[at];
    g->marks[square] = (uint8_t)(g->mover + 1);
    game_need need = GOES_ON;
    if (completes_line(g, square)) {
        g->value[at] = !g->reverse;
        g->next_candidate++;
    } else {
        g->mover = 1 - g->mover;
        need = begin_draw(g, derived_seed(g->move_seed, "candidate", at));
        g->mover = g->thinker;
    }
    g->marks[square] = EMPTY;
    return need;
}

static void rate_candidate(whole_game *g) {
    const game_player *player = &g->player[g->thinker];
    const totals *total = &g->work.total;
    /* The side to move after the candidate is the opponent. */
    const double good = (double)(g->reverse ? total->won : total->lost);
    const double ties = (double)(player->trials - total->won - total->lost);
    g->value[g->next_candidate++] =
        (good + player->ties_are_good * ties) / (double)player->trials;
}

static game_need think_forward(whole_game *g) {
    if (g->draws) {
        g->draws = 0;
        rate_candidate(g);
    }
    if (g->next_candidate == g->candidates) {
        play_greatest(g);
        return GOES_ON;
    }
    const int at = g->next_candidate;
    game_need need = begin_candidate(g);
    g->draws = g->next_candidate == at;    /* unless its value is known */
    return need;
}

static game_need think_tree(whole_game *g) {
    const game_player *player = &g->player[g->thinker];
    const tree_calls *calls = player->calls;
    if (!g->tree) {
        uint8_t marks[MAX_SQUARES];
        uint64_t seed = g->move_seed;
        if (player->kind == PLAYS_PERFECT) seed = derived_seed(seed, "tree", NO_NUMBER);
        seen_by_mover(g, marks);
        g->tree = calls->begin(calls, g->size, g->line_length, g->reverse, marks, seed);
        if (!g->tree) return NO_MEMORY;
    }
    if (calls->advance(g->tree, TREE_PIECE, (int64_t)player->trials)) return GOES_ON;
    if (player->kind == PLAYS_UCT) {
        calls->visits(g->tree, g->candidate, g->candidates, g->value);
        calls->end(g->tree);
        g->tree = NULL;
        play_greatest(g);
        return GOES_ON;
    }
    const int chosen = calls->choose(g->tree, g->candidate, g->candidates);
    const uint16_t square = (uint16_t)chosen;
    calls->end(g->tree);
    g->tree = NULL;
    if (chosen < 0) return NO_MEMORY;
    play_best(g, &square, 1);
    return GOES_ON;
}

/* The game ------------------------------------------------------------------------------------ */

int begin_game(whole_game *g, uint64_t seed, const uint16_t *opening, int count) {
    memset(g->marks, 0, sizeof g->marks);
    memset(g->times, 0, sizeof g->times);
    g->seed = seed;
    g->mover = g->moves = g->has_line = g->thinks = g->draws = 0;
    g->winner = -1;
    for (int i = 0; i < count; i++) {
        if (opening[i] >= g->size * g->size || g->marks[opening[i]] != EMPTY) return -1;
        play(g, opening[i]);
        if (is_over(g)) return -1;
    }
    g->began = g->moved = now_ns();
    return 0;
}

game_need step_game(whole_game *g) {
    if (is_over(g)) return IS_OVER;
    if (g->is_drawing) {
        draw_piece(g);
        if (g->is_drawing) return GOES_ON;
    } else if (!g->thinks) {
        begin_thought(g);
    }
    const game_player *player = &g->player[g->thinker];
    if (g->slips) {
        play_best(g, &g->candidate[drawn_place(g->move_seed, "move", g->candidates)], 1);
        return GOES_ON;
    }
    if (g->candidates == 1) {    /* whatever its value is */
        play_best(g, g->candidate, 1);
        return GOES_ON;
    }
    switch (player->kind) {
    case PLAYS_ASKED: return NEEDS_BEST;
    case PLAYS_PERFECT: return g->knows_best ? think_tree(g) : NEEDS_BEST;
    case PLAYS_UCT:
    case PLAYS_TREE: return think_tree(g);
    case PLAYS_FORWARD: return think_forward(g);
    default: return think_monte_carlo(g);
    }
}
