/* Draws the order of a register of games and plays them. Included twice, as bounded_random.h is. */

PART void MODE(draw_order)(bounded_random *d, order_planes *o, const int empties, const int unordered) {
    const int my_share = (unordered + 1) / 2;
    const int planes = STAGE + bits_of((empties - unordered + 1) / 2);
    UNROLL
    for (int i = 0; i < empties; i++)
        UNROLL
        for (int b = 0; b < planes; b++)
            o->number[b][i] = b == OWNER && i < my_share ? every() : none();
    UNROLL
    for (int i = my_share; i < unordered; i++) {
        MODE(draw_one_hot)(d, i + 1, o->hot);
        INSERT(o, i, 0);
    }
    UNROLL
    for (int i = unordered; i < empties; i++) {
        const int stage = 1 + (i - unordered) / 2;
        MODE(draw_one_hot)(d, i + 1, o->hot);
        INSERT(o, i, (stage << STAGE | !(i & 1)));
    }
}

/* Play a register of games. Write, for each empty square, the games won & mine, won & theirs, lost
 * & mine, lost & theirs; then the games won, those lost, and those that count. */
PART void MODE(play_games)(bounded_random *d, const stream *s, lanes *out, const int kind, const int empties,
                           const int unordered) {
    order_planes o;
    boards b;
    const sliced_plan *plan = &s->sliced;
    const int planes = bits_of((empties - unordered + 1) / 2);
    lanes alive, ended[2] = {none(), none()}, match[ROOM];
    const lanes *owner = o.number[OWNER];
    uint8_t at[MAX_SLICED];
    UNROLL
    for (int i = 0; i < kind * kind; i++) {
        b.held[MINE][i] = s->board.mark[i] == MY_MARK ? every() : none();
        b.held[THEIRS][i] = s->board.mark[i] == THEIR_MARK ? every() : none();
    }
    UNROLL
    for (int i = 0; i < empties; i++) {    /* known at compile time if the board is empty */
        at[i] = (uint8_t)(kind && empties < kind * kind ? s->board.square[i] : i);
    }
    MODE(draw_order)(d, &o, empties, unordered);
    alive = ~d->failed;
    FIND_STAGE(&o, match, empties, 0, planes);
    UNROLL
    for (int i = 0; i < empties; i++) {
        b.held[MINE][at[i]] = match[i] & owner[i];
        b.held[THEIRS][at[i]] = match[i] & ~owner[i];
    }
    UNROLL
    for (int ply = unordered - 1; ply < empties; ply++) {
        const int side = ply & 1, stage = (ply - unordered + 2) / 2;
        lanes *held = b.held[side];
        if (stage > 0 && (ply - unordered) % 2 == 0) FIND_STAGE(&o, match, empties, stage, planes);
        if (stage > 0) {
            UNROLL
            for (int i = 0; i < empties; i++) {
                lanes mark = side == MINE ? match[i] & owner[i] : match[i] & ~owner[i];
                held[at[i]] = or_and(held[at[i]], mark, alive);
            }
        }
        lanes over = lines_of(&b, plan, kind, side, ply / 2 + 1) & alive;
        ended[side] |= over;
        alive &= ~over;
    }
    UNROLL
    for (int i = 0; i < empties; i++) {
        lanes mine = b.held[MINE][at[i]], theirs = b.held[THEIRS][at[i]];
        out[i] = ended[MINE] & mine;
        out[empties + i] = ended[MINE] & theirs;
        out[2 * empties + i] = ended[THEIRS] & mine;
        out[3 * empties + i] = ended[THEIRS] & theirs;
    }
    out[4 * empties] = ended[MINE];
    out[4 * empties + 1] = ended[THEIRS];
    out[4 * empties + 2] = ~d->failed;
}
