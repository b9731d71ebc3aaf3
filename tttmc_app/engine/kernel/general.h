/* The general sampler: any board, any line length; a row of the board in a machine word.
 *
 * Marks are placed several at a time and the whole board searched for a line then, which vector
 * instructions do for all rows at once. The ply of every mark is kept, so that where lines are
 * found the first complete one is known without playing again.
 *
 * Before including: ROW, the type of a row, ROWS, how many there are, and ROWNAME(x). */

typedef struct {
    ROW row[ROWS + MAX_SIZE];    /* those past the board are empty, and shifted rows may be read */
} ROWNAME(rows);

typedef struct {
    ROW at[4][ROWS];    /* by direction: a bit where a line starts */
} ROWNAME(starts);

/* Return where lines of `length` start, in any direction. */
INLINE int ROWNAME(search)(const ROWNAME(rows) *b, const int length, ROWNAME(starts) *found) {
    ROW any = 0;
    for (int r = 0; r < ROWS; r++) {
        ROW across = b->row[r], down = across, falling = across, rising = across;
        UNROLL
        for (int i = 1; i < length; i++) {
            ROW below_it = b->row[r + i];
            across &= (ROW)(b->row[r] >> i);
            down &= below_it;
            falling &= (ROW)(below_it >> i);
            rising &= (ROW)(below_it << i);
        }
        if (found) {
            found->at[0][r] = across;
            found->at[1][r] = down;
            found->at[2][r] = falling;
            found->at[3][r] = rising;
        }
        any |= across | down | falling | rising;
    }
    return any != 0;
}

/* Return the ply at which the first of the lines found was complete. */
static int ROWNAME(first_complete)(const ROWNAME(starts) *found, const uint16_t *ply, int length) {
    static const int step[4] = {1, 32, 33, 31};
    int first = MAX_SQUARES;
    for (int direction = 0; direction < 4; direction++)
        for (int r = 0; r < ROWS; r++)
            for (uint64_t bits = found->at[direction][r]; bits; bits &= bits - 1) {
                int square = 32 * r + lowest_bit(bits), last = 0;
                for (int i = 0; i < length; i++, square += step[direction])
                    if (ply[square] > last) last = ply[square];
                if (last < first) first = last;
            }
    return first;
}

typedef struct {
    ROWNAME(rows) start[2], held[2];
    uint16_t square[MAX_SQUARES];    /* empty squares as 32 row + column, in the order last drawn */
    uint16_t ply[32 * 32];           /* by square: when it was taken, from 1; 0 at the start */
} ROWNAME(game);

/* Play a game to its end; return who made a line, or -1. */
INLINE int ROWNAME(play)(ROWNAME(game) *game, generator *g, const stream *s, const int length) {
    int empties = s->board.empties, ply = 0, stop = s->general.first;
    uint16_t *order = game->square;
    game->held[MINE] = game->start[MINE];
    game->held[THEIRS] = game->start[THEIRS];
    for (;; stop += s->general.step) {
        if (stop > empties) stop = empties;
        while (ply < stop) {
            uint32_t drawn[4];
            int count = stop - ply < 4 ? stop - ply : 4;
            if (count == 4) below_falling(g, (uint64_t)(empties - ply), 4, drawn);
            else below_falling(g, (uint64_t)(empties - ply), count, drawn);
            for (int i = 0; i < count; i++, ply++) {
                uint16_t square = order[ply + (int)drawn[i]];
                order[ply + (int)drawn[i]] = order[ply];
                order[ply] = square;
                game->ply[square] = (uint16_t)(ply + 1);
                game->held[ply & 1].row[square >> 5] |= (ROW)((ROW)1 << (square & 31));
            }
        }
        int mine = ROWNAME(search)(&game->held[MINE], length, NULL);
        int theirs = ROWNAME(search)(&game->held[THEIRS], length, NULL);
        if (RARELY(mine | theirs)) break;
        if (ply == empties) return -1;
    }
    int end = MAX_SQUARES;
    for (int side = MINE; side <= THEIRS; side++) {
        ROWNAME(starts) found;
        if (!ROWNAME(search)(&game->held[side], length, &found)) continue;
        int complete = ROWNAME(first_complete)(&found, game->ply, length);
        if (complete < end) end = complete;
    }
    while (ply > end) {
        ply--;
        game->held[ply & 1].row[order[ply] >> 5] &= (ROW)~((ROW)1 << (order[ply] & 31));
    }
    return (end - 1) & 1;
}

INLINE void ROWNAME(draw_body)(const stream *s, workspace *w, uint64_t trials, const int length) {
    enum { PER_WORD = 8 / sizeof(ROW), WIDTH = 8 * sizeof(ROW), WORDS_USED = ROWS / PER_WORD };
    generator g;
    columns counts[COUNTS];
    int16_t place[64 * COLUMN_WORDS];
    ROWNAME(game) game;
    cursor *at = &w->at;
    int size = s->board.size;
    memset(counts, 0, sizeof counts);
    memset(&game, 0, sizeof game);
    memset(place, -1, sizeof place);
    for (int i = 0; i < size * size; i++) {
        int row = i / size, col = i % size, mark = s->board.mark[i];
        if (mark != EMPTY) game.start[mark == THEIR_MARK].row[row] |= (ROW)((ROW)1 << col);
        else place[64 * (row / PER_WORD) + row % PER_WORD * WIDTH + col] = (int16_t)i;
    }
    memcpy(game.square, at->order, sizeof game.square);
    for (int k = 0; k < 4; k++) g.s[k] = at->state[k][0];
    at->drawn += (uint32_t)trials;
    for (; trials; trials--) {
        int winner = ROWNAME(play)(&game, &g, s, length);
        if (winner < 0) continue;
        *(winner == MINE ? &w->total.won : &w->total.lost) += 1;
        for (int side = MINE; side <= THEIRS; side++) {
            int kind = 2 * winner + side;
            uint64_t words[WORDS_USED] = {0};
            for (int r = 0; r < ROWS; r++) {
                words[r / PER_WORD] |= (uint64_t)game.held[side].row[r] << r % PER_WORD * WIDTH;
            }
            add_column(&counts[kind], words, WORDS_USED, place, w->total.counts[kind]);
        }
    }
    for (int k = 0; k < COUNTS; k++) {
        NAME(flush)(&counts[k], WORDS_USED, place, w->total.counts[k]);
    }
    for (int k = 0; k < 4; k++) at->state[k][0] = g.s[k];
    memcpy(at->order, game.square, sizeof game.square);
}

/* Short lines are searched for by code of their own. */
static void ROWNAME(draw)(const stream *s, workspace *w, uint64_t trials) {
    switch (s->board.line_length) {
    case 3: ROWNAME(draw_body)(s, w, trials, 3); break;
    case 4: ROWNAME(draw_body)(s, w, trials, 4); break;
    case 5: ROWNAME(draw_body)(s, w, trials, 5); break;
    case 6: ROWNAME(draw_body)(s, w, trials, 6); break;
    default: ROWNAME(draw_body)(s, w, trials, s->board.line_length);
    }
}

#undef ROW
#undef ROWS
#undef ROWNAME
