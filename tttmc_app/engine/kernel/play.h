/* Draws the order of a register of games and plays them. Included twice, as throws.h is. */

PART void MODE(insert_bit)(lanes *plane, const lanes *hot, const int last, const int bit) {
    lanes moved = bit ? hot[last] : none();
    UNROLL
    for (int j = 0; j < last; j++) {
        moved = or_and(moved, hot[j], plane[j]);
        plane[j] = bit ? plane[j] | hot[j] : plane[j] & ~hot[j];
    }
    plane[last] = moved;
}

PART void MODE(draw_order)(dice *d, order_planes *o, const int empties, const int unordered) {
    const int my_share = (unordered + 1) / 2;
    UNROLL
    for (int i = 0; i < my_share; i++) o->mine[i] = every();
    UNROLL
    for (int i = my_share; i < unordered; i++) {
        MODE(throw_one_hot)(d, i + 1, o->hot);
        MODE(insert_bit)(o->mine, o->hot, i, 0);
    }
    UNROLL
    for (int i = 0; i < unordered; i++)
        UNROLL
        for (int b = 0; b < STAGE_PLANES; b++)
            if (b < bits_of((empties - unordered + 1) / 2)) o->stage[b][i] = none();
    UNROLL
    for (int i = unordered; i < empties; i++) {
        const int stage = 1 + (i - unordered) / 2;
        MODE(throw_one_hot)(d, i + 1, o->hot);
        MODE(insert_bit)(o->mine, o->hot, i, !(i & 1));
        UNROLL
        for (int b = 0; b < STAGE_PLANES; b++) {
            if (b < bits_of(stage)) MODE(insert_bit)(o->stage[b], o->hot, i, stage >> b & 1);
            else if (b < bits_of((empties - unordered + 1) / 2)) o->stage[b][i] = none();
        }
    }
}

/* Where a place's stage is this one. */
PART lanes MODE(at_stage)(const order_planes *o, const int place, const int stage, const int planes) {
    lanes match = every();
    UNROLL
    for (int b = 0; b < STAGE_PLANES; b++)
        if (b < planes) match &= stage >> b & 1 ? o->stage[b][place] : ~o->stage[b][place];
    return match;
}

/* Where a side has a full row, column or diagonal of a board `n` wide. */
PART lanes MODE(full_lines)(const lanes *held, const int n) {
    lanes found = none(), falling = every(), rising = every();
    UNROLL
    for (int i = 0; i < n; i++) {
        lanes row = held[i * n], col = held[i];
        UNROLL
        for (int k = 1; k < n; k++) {
            row &= held[i * n + k];
            col &= held[k * n + i];
        }
        found = or3(found, row, col);
        falling &= held[i * n + i];
        rising &= held[i * n + n - 1 - i];
    }
    return or3(found, falling, rising);
}

/* Where a side has one of the position's listed lines, those that `marks` marks can complete. */
PART lanes MODE(listed_lines)(const lanes *held, const sliced_plan *plan, int side, int marks) {
    lanes found = none();
    const uint8_t *square = plan->squares[side];
    int lines = plan->reach[side][marks < MAX_SIZE ? marks : MAX_SIZE];
    for (int i = 0; i < lines; i++) {
        int length = plan->lengths[side][i];
        lanes line = held[square[0]];
        for (int k = 1; k < length; k++) line &= held[square[k]];
        square += length;
        found |= line;
    }
    return found;
}

PART lanes MODE(lines_of)(const boards *b, const sliced_plan *plan, const int kind, int side, int marks) {
    if (kind) return MODE(full_lines)(b->held[side], kind);
    return MODE(listed_lines)(b->held[side], plan, side, marks);
}

/* Play a register of games and write, `stride` apart: by empty square those won & mine, won &
 * theirs, lost & mine, lost & theirs; then those won, lost, and counted at all. */
PART void MODE(play_games)(dice *d, const stream *s, lanes *out, const int kind, const int empties,
                       const int unordered) {
    enum { STRIDE = 8 };
    order_planes o;
    boards b;
    const sliced_plan *plan = &s->sliced;
    const int stages = (empties - unordered + 1) / 2, planes = bits_of(stages);
    lanes alive, ended[2] = {none(), none()};
    uint8_t at[MAX_SLICED];
    if (kind) {
        UNROLL
        for (int i = 0; i < kind * kind; i++) {
            b.held[MINE][i] = s->board.mark[i] == MY_MARK ? every() : none();
            b.held[THEIRS][i] = s->board.mark[i] == THEIR_MARK ? every() : none();
        }
    }
    UNROLL
    for (int i = 0; i < empties; i++) at[i] = (uint8_t)(kind ? s->board.square[i] : i);
    MODE(draw_order)(d, &o, empties, unordered);
    alive = ~d->failed;
    UNROLL
    for (int i = 0; i < empties; i++) {
        lanes first = MODE(at_stage)(&o, i, 0, planes);
        b.held[MINE][at[i]] = first & o.mine[i];
        b.held[THEIRS][at[i]] = first & ~o.mine[i];
    }
    UNROLL
    for (int ply = unordered - 1; ply < empties; ply++) {
        const int side = ply & 1, stage = (ply - unordered + 2) / 2;
        lanes *held = b.held[side];
        if (stage > 0) {
            UNROLL
            for (int i = 0; i < empties; i++) {
                lanes placed = MODE(at_stage)(&o, i, stage, planes) & alive;
                lanes owner = side == MINE ? o.mine[i] : ~o.mine[i];
                held[at[i]] = or_and(held[at[i]], placed, owner);
            }
        }
        lanes over = MODE(lines_of)(&b, plan, kind, side, ply / 2 + 1) & alive;
        ended[side] |= over;
        alive &= ~over;
    }
    UNROLL
    for (int i = 0; i < empties; i++) {
        lanes mine = b.held[MINE][at[i]], theirs = b.held[THEIRS][at[i]];
        out[STRIDE * i] = ended[MINE] & mine;
        out[STRIDE * (empties + i)] = ended[MINE] & theirs;
        out[STRIDE * (2 * empties + i)] = ended[THEIRS] & mine;
        out[STRIDE * (3 * empties + i)] = ended[THEIRS] & theirs;
    }
    out[STRIDE * 4 * empties] = ended[MINE];
    out[STRIDE * (4 * empties + 1)] = ended[THEIRS];
    out[STRIDE * (4 * empties + 2)] = ~d->failed;
}
