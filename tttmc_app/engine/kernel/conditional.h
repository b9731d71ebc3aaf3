/* The conditional sampler: only games that can be decided are drawn.
 *
 * Suppose that play goes on until the board is full, lines or not: each side's marks are then a
 * fair draw of half the empty squares, and a game is decided only if some line then has one colour.
 * Let m be the sum of the chances of that over all lines and both colours; if m <= 1, make a trial
 * a candidate with chance m, choose a line and colour by their chances, draw the rest given it, and
 * accept with chance 1 / (lines of one colour). Every decided game then has exactly the right
 * chance, because each of its lines can lead to it; all others are ties and need no drawing. The
 * number of ties before a candidate is geometric, and the binary digits of such a number are
 * independent. */

typedef struct {
    uint64_t w[COLUMN_WORDS];
} bitset;

typedef struct {
    const stream *s;
    const conditional_plan *plan;
    generator *g;
    int words;
    bitset held[2];    /* on the full board, then at the game's end */
} candidate;

INLINE int holds(const bitset *b, uint32_t index) {
    return (int)(b->w[index / 64] >> index % 64 & 1);
}

INLINE void flip(bitset *b, uint32_t index) { b->w[index / 64] ^= (uint64_t)1 << index % 64; }

INLINE int marks_of(const stream *s, int side) { return (s->board.empties + (side == MINE)) / 2; }

static uint64_t NAME(draw_gap)(const conditional_plan *plan, generator *g) {
    uint64_t gap = 0;
    for (int i = 0; i < plan->gaps; i++) gap |= (uint64_t)(next_word(g) < plan->gap[i]) << i;
    return gap < UINT64_MAX ? gap : UINT64_MAX - 1;
}

INLINE int draw_line(const conditional_plan *plan, generator *g) {
    uint64_t word = next_word(g);
    int c = 0;
    while (c < plan->classes - 1 && word >= plan->class[c].up_to) c++;
    return plan->class[c].first + (int)below(g, (uint32_t)plan->class[c].lines);
}

/* Colour the full board, given that a line has its side's colour: toss a coin for every other
 * square, then flip random squares of the colour that has too many. */
INLINE void draw_colours(candidate *c, int line) {
    const stream *s = c->s;
    const uint64_t *forced = c->plan->mask + line * c->words;
    int side = s->board.line[line].side, count = 0;
    bitset *mine = &c->held[MINE], free;
    for (int i = 0; i < c->words; i++) {
        free.w[i] = c->plan->all[i] & ~forced[i];
        mine->w[i] = next_word(c->g) & free.w[i];
        count += count_bits(mine->w[i]);
    }
    int excess = count - marks_of(s, MINE) + (side == MINE ? s->board.line[line].missing : 0);
    int surplus = excess > 0;
    for (int left = surplus ? excess : -excess; left;) {
        uint32_t index = below(c->g, (uint32_t)s->board.empties);
        if (!holds(&free, index) || holds(mine, index) != surplus) continue;
        flip(mine, index);
        left--;
    }
    for (int i = 0; i < c->words; i++) {
        if (side == MINE) mine->w[i] |= forced[i];
        c->held[THEIRS].w[i] = c->plan->all[i] & ~mine->w[i];
    }
}

/* Count the lines of one colour, and write their numbers. */
INLINE int find_lines(const candidate *c, uint16_t *found) {
    const board *b = &c->s->board;
    const uint64_t *mask = c->plan->mask;
    int count = 0;
    for (int i = 0; i < b->lines; i++, mask += c->words) {
        const uint64_t *held = c->held[b->line[i].side].w;
        int word = 0;
        while (word < c->words && !(mask[word] & ~held[word])) word++;
        if (word == c->words) found[count++] = (uint16_t)i;
    }
    return count;
}

/* Take `count` random marks of a side, none of them in `kept`, off the board. */
INLINE void take_off(candidate *c, int side, int count, const uint64_t *kept) {
    bitset free, *held = &c->held[side];
    int marks = 0;
    for (int i = 0; i < c->words; i++) {
        free.w[i] = kept ? held->w[i] & ~kept[i] : held->w[i];
        marks += count_bits(free.w[i]);
    }
    /* Choose the marks to remove or the marks to keep, whichever is quicker. */
    int stay = marks - count < count;
    bitset left = free;
    for (int still = stay ? marks - count : count; still;) {
        uint32_t index = below(c->g, (uint32_t)c->s->board.empties);
        if (!holds(&left, index)) continue;
        flip(&left, index);
        still--;
    }
    for (int i = 0; i < c->words; i++) {
        held->w[i] = (held->w[i] & ~free.w[i]) | (stay ? free.w[i] & ~left.w[i] : left.w[i]);
    }
}

/* Take off the marks placed after a side's `rank`-th (from 1), but none of `line`, if given. */
INLINE void stop_after(candidate *c, int side, int rank, const uint64_t *line) {
    int others = side == MINE ? rank - 1 : rank;
    take_off(c, side, marks_of(c->s, side) - rank, line);
    take_off(c, !side, marks_of(c->s, !side) - others, NULL);
}

/* Settle a game with one line: it is complete with the last of its marks to be placed, whose rank
 * among its side's marks is found from the last rank down. */
INLINE int settle_one(candidate *c, int line) {
    const live_line *it = &c->s->board.line[line];
    uint32_t rank = (uint32_t)marks_of(c->s, it->side);
    while (below(c->g, rank) >= it->missing) rank--;
    stop_after(c, it->side, (int)rank, c->plan->mask + line * c->words);
    return it->side;
}

/* Settle a game with several lines: shuffle each side's marks; the first complete line ends the
 * game. */
static int NAME(settle_many)(candidate *c, const uint16_t *found, int count) {
    const board *b = &c->s->board;
    uint16_t order[2][MAX_SQUARES], ply[MAX_SQUARES];
    int marks[2] = {0, 0}, end = b->empties, winner = 0;
    for (int i = 0; i < b->empties; i++) {
        int side = !holds(&c->held[MINE], (uint32_t)i);
        uint32_t at = below(c->g, (uint32_t)marks[side] + 1);
        order[side][marks[side]++] = order[side][at];
        order[side][at] = (uint16_t)i;
    }
    for (int side = MINE; side <= THEIRS; side++)
        for (int i = 0; i < marks[side]; i++) ply[order[side][i]] = (uint16_t)(2 * i + side);
    for (int i = 0; i < count; i++) {
        const live_line *line = &b->line[found[i]];
        int last = 0;
        for (int k = 0; k < line->missing; k++)
            if (ply[line->index[k]] > last) last = ply[line->index[k]];
        if (last < end) {
            end = last;
            winner = line->side;
        }
    }
    for (int i = 0; i < b->empties; i++)
        if (ply[i] > end) flip(&c->held[!holds(&c->held[MINE], (uint32_t)i)], (uint32_t)i);
    return winner;
}

/* Draw a candidate; return the winner, or -1 if the game is a tie. */
INLINE int draw_candidate(candidate *c, uint16_t *found) {
    int line = draw_line(c->plan, c->g);
    draw_colours(c, line);
    int count = find_lines(c, found);
    if (count == 1) return settle_one(c, line);
    if (below(c->g, (uint32_t)count)) return -1;
    return NAME(settle_many)(c, found, count);
}

void NAME(draw_conditional)(const stream *s, workspace *w, uint64_t trials) {
    generator g;
    columns counts[COUNTS];
    int16_t place[64 * COLUMN_WORDS];
    uint16_t found[2 * 4 * MAX_SQUARES];
    candidate c = {s, &s->conditional, &g, s->conditional.words, {{{0}}, {{0}}}};
    cursor *at = &w->at;
    memset(counts, 0, sizeof counts);
    for (int i = 0; i < s->board.empties; i++) place[i] = (int16_t)s->board.square[i];
    for (int k = 0; k < 4; k++) g.s[k] = at->state[k][0];
    at->drawn += (uint32_t)trials;
    while (trials) {
        if (at->gap == UINT64_MAX) at->gap = NAME(draw_gap)(c.plan, &g);
        if (at->gap >= trials) {
            at->gap -= trials;
            break;
        }
        trials -= at->gap + 1;
        at->gap = UINT64_MAX;
        int winner = draw_candidate(&c, found);
        if (winner < 0) continue;
        *(winner == MINE ? &w->total.won : &w->total.lost) += 1;
        for (int side = MINE; side <= THEIRS; side++) {
            int kind = 2 * winner + side;
            add_column(&counts[kind], c.held[side].w, c.words, place, w->total.counts[kind]);
        }
    }
    for (int k = 0; k < COUNTS; k++) {
        NAME(flush)(&counts[k], c.words, place, w->total.counts[k]);
    }
    for (int k = 0; k < 4; k++) at->state[k][0] = g.s[k];
}
