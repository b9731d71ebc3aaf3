/* The general sampler: any board, any line length; a row of the board in a machine word.
 *
 * Many marks are placed before the whole board is searched for lines, which vector instructions do
 * for all rows at once. If lines are found, the order of the last draws shows which of them was
 * completed first; the marks after that are taken off again.
 *
 * Before including this, define ROW, the type of a row, ROW_BITS, and ROWNAME(x). A square's number
 * is ROW_BITS * row + column, which is also the number of its bit on the whole board (on a
 * little-endian machine). Rows have a column more than the board, which stays empty, so that the
 * bits of a line shifted over a row's end meet no marks. */

enum {
    ROWNAME(ROWS) = ROW_BITS,
    ROWNAME(BOARD_WORDS) = ROW_BITS * ROW_BITS / 64,
};

typedef struct {
    ROW row[ROWNAME(ROWS) + MAX_SIZE];    /* those past the board are empty, and may be read */
} ROWNAME(rows);

typedef struct {
    ROW at[4][ROWNAME(ROWS)];    /* by direction: a bit where a line starts */
} ROWNAME(starts);

typedef struct {
    ROWNAME(rows) start[2], held[2];
    uint16_t square[MAX_SQUARES];                      /* the empty ones; those drawn come last */
    uint16_t when[ROWNAME(ROWS) * ROWNAME(ROWS)];      /* by square, while the game is settled */
} ROWNAME(game);

/* Find where lines of a short length start, in four directions. */
INLINE void ROWNAME(search_short)(const ROWNAME(rows) *b, const int length,
                                  ROWNAME(starts) *found) {
    for (int r = 0; r < ROWNAME(ROWS); r++) {
        ROW here = b->row[r], across = here, down = here, falling = here, rising = here;
        UNROLLED
        for (int i = 1; i < length; i++) {
            ROW further = b->row[r + i];
            across &= (ROW)(here >> i);
            down &= further;
            falling &= (ROW)(further >> i);
            rising &= (ROW)(further << i);
        }
        found->at[0][r] = across;
        found->at[1][r] = down;
        found->at[2][r] = falling;
        found->at[3][r] = rising;
    }
}

/* The same for any length. */
static void ROWNAME(search_long)(const ROWNAME(rows) *restrict b, int length,
                                 ROWNAME(starts) *restrict found) {
    enum { SIZE = sizeof found->at[0] };
    for (int direction = 0; direction < 4; direction++) memcpy(found->at[direction], b->row, SIZE);
    for (int i = 1; i < length; i++) {
        NOT_UNROLLED    /* so that the compiler vectorises it */
        for (int r = 0; r < ROWNAME(ROWS); r++) {
            ROW further = b->row[r + i];
            found->at[0][r] &= (ROW)(b->row[r] >> i);
            found->at[1][r] &= further;
            found->at[2][r] &= (ROW)(further >> i);
            found->at[3][r] &= (ROW)(further << i);
        }
    }
}

INLINE void ROWNAME(search)(const ROWNAME(rows) *b, const int length, ROWNAME(starts) *found) {
    if (length > SHORT_LINE) ROWNAME(search_long)(b, length, found);
    else ROWNAME(search_short)(b, length, found);
}

/* Return whether either side has a line. */
INLINE int ROWNAME(any_short_line)(const ROWNAME(game) *game, const int length) {
    const ROW *mine = game->held[MINE].row, *theirs = game->held[THEIRS].row;
    ROW any = 0;
    for (int r = 0; r < ROWNAME(ROWS); r++) {
        ROW m = mine[r], m1 = m, m2 = m, m3 = m, m4 = m;
        ROW t = theirs[r], t1 = t, t2 = t, t3 = t, t4 = t;
        UNROLLED
        for (int i = 1; i < length; i++) {
            ROW further = mine[r + i];
            m1 &= (ROW)(m >> i);
            m2 &= further;
            m3 &= (ROW)(further >> i);
            m4 &= (ROW)(further << i);
            further = theirs[r + i];
            t1 &= (ROW)(t >> i);
            t2 &= further;
            t3 &= (ROW)(further >> i);
            t4 &= (ROW)(further << i);
        }
        any |= (m1 | m2) | (m3 | m4) | (t1 | t2) | (t3 | t4);
    }
    return any != 0;
}

static int ROWNAME(any_long_line)(const ROWNAME(game) *game, int length) {
    ROW any = 0;
    for (int side = MINE; side <= THEIRS; side++) {
        ROWNAME(starts) found;
        ROWNAME(search_long)(&game->held[side], length, &found);
        for (int r = 0; r < ROWNAME(ROWS); r++)
            any |= found.at[0][r] | found.at[1][r] | found.at[2][r] | found.at[3][r];
    }
    return any != 0;
}

INLINE int ROWNAME(any_line)(const ROWNAME(game) *game, const int length) {
    if (length > SHORT_LINE) return ROWNAME(any_long_line)(game, length);
    return ROWNAME(any_short_line)(game, length);
}

/* Return when a side first completed a line, counted in marks drawn last; at most `first`. */
INLINE int ROWNAME(first_complete)(const ROWNAME(game) *game, int side, const int length,
                                   int first) {
    static const int step[4] = {1, ROW_BITS, ROW_BITS + 1, ROW_BITS - 1};
    ROWNAME(starts) found;
    uint64_t word[4][ROWNAME(BOARD_WORDS)];
    ROWNAME(search)(&game->held[side], length, &found);
    memcpy(word, &found, sizeof word);
    for (int w = 0; w < ROWNAME(BOARD_WORDS); w++) {
        if (!(word[0][w] | word[1][w] | word[2][w] | word[3][w])) continue;
        for (int direction = 0; direction < 4; direction++)
            for (uint64_t bits = word[direction][w]; bits; bits &= bits - 1) {
                int square = 64 * w + lowest_bit(bits), last = 0;
                for (int i = 0; i < length; i++, square += step[direction])
                    if (game->when[square] > last) last = game->when[square];
                if (last < first) first = last;
            }
    }
    return first;
}

INLINE void ROWNAME(place)(ROWNAME(game) *game, int side, uint32_t drawn, int left) {
    uint16_t *square = game->square, taken = square[drawn];
    square[drawn] = square[left - 1];
    square[left - 1] = taken;
    game->held[side].row[taken / ROW_BITS] |= (ROW)((ROW)1 << taken % ROW_BITS);
}

/* Settle a game in which lines were found after placing `count` marks, with `left` squares empty
 * now: take off the marks placed after the first line, and return the side that made it. */
INLINE int ROWNAME(settle)(ROWNAME(game) *game, int empties, int left, int count,
                           const int length) {
    const uint16_t *last = game->square + left;    /* the squares drawn, the latest first */
    for (int i = 0; i < count; i++) game->when[last[i]] = (uint16_t)(count - i);
    int end = ROWNAME(first_complete)(game, MINE, length, count + 1);
    end = ROWNAME(first_complete)(game, THEIRS, length, end);
    for (int i = 0; i < count; i++) {
        game->when[last[i]] = 0;
        int side = (empties - left - 1 - i) & 1;
        ROW bit = (ROW)((ROW)(count - i > end) << last[i] % ROW_BITS);
        game->held[side].row[last[i] / ROW_BITS] &= (ROW)~bit;
    }
    return (empties - left - count + end - 1) & 1;
}

/* Play a game to its end; return the side that made a line, or -1. */
INLINE int ROWNAME(play)(ROWNAME(game) *game, generator *g, const stream *s, const int length) {
    const int empties = s->board.empties;
    int left = empties, wanted = s->general.first;
    game->held[MINE] = game->start[MINE];
    game->held[THEIRS] = game->start[THEIRS];
    for (;; wanted = s->general.step) {
        int before = left, stop = left > wanted ? left - wanted : 0;
        for (; left - stop >= DRAWN_TOGETHER; left -= DRAWN_TOGETHER) {
            uint32_t drawn[DRAWN_TOGETHER];
            below_falling(g, (uint32_t)left, drawn);
            UNROLLED
            for (int i = 0; i < DRAWN_TOGETHER; i++)
                ROWNAME(place)(game, i & 1, drawn[i], left - i);
        }
        for (; left > stop; left--)
            ROWNAME(place)(game, (empties - left) & 1, below(g, (uint32_t)left), left);
        if (RARELY(ROWNAME(any_line)(game, length)))
            return ROWNAME(settle)(game, empties, left, before - left, length);
        if (!left) return -1;
    }
}

INLINE void ROWNAME(draw_body)(const stream *s, workspace *w, uint64_t trials, const int length) {
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
        else place[ROW_BITS * row + col] = (int16_t)i;
    }
    for (int i = 0; i < s->board.empties; i++)
        game.square[i] = (uint16_t)(at->order[i] / 32 * ROW_BITS + at->order[i] % 32);
    for (int k = 0; k < 4; k++) g.s[k] = at->state[k][0];
    at->drawn += (uint32_t)trials;
    for (; trials; trials--) {
        int winner = ROWNAME(play)(&game, &g, s, length);
        if (winner < 0) continue;
        *(winner == MINE ? &w->total.won : &w->total.lost) += 1;
        for (int side = MINE; side <= THEIRS; side++) {
            int kind = 2 * winner + side;
            uint64_t words[ROWNAME(BOARD_WORDS)];
            memcpy(words, game.held[side].row, sizeof words);
            add_column(&counts[kind], words, ROWNAME(BOARD_WORDS), place, w->total.counts[kind]);
        }
    }
    for (int k = 0; k < COUNTS; k++)
        NAME(flush)(&counts[k], ROWNAME(BOARD_WORDS), place, w->total.counts[k]);
    for (int k = 0; k < 4; k++) at->state[k][0] = g.s[k];
    for (int i = 0; i < s->board.empties; i++)
        at->order[i] = (uint16_t)(game.square[i] / ROW_BITS * 32 + game.square[i] % ROW_BITS);
}

/* Short lines are searched for by specialised code. */
static void ROWNAME(draw)(const stream *s, workspace *w, uint64_t trials) {
    switch (s->board.line_length) {
    case 3: ROWNAME(draw_body)(s, w, trials, 3); break;
    case 4: ROWNAME(draw_body)(s, w, trials, 4); break;
    case 5: ROWNAME(draw_body)(s, w, trials, 5); break;
    case SHORT_LINE: ROWNAME(draw_body)(s, w, trials, SHORT_LINE); break;
    default: ROWNAME(draw_body)(s, w, trials, s->board.line_length);
    }
}

#undef ROW
#undef ROW_BITS
#undef ROWNAME
