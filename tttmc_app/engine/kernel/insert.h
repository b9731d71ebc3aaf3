/* Places marks and finds their stages. Included twice, as bounded_random.h is. */

/* Insert a mark of this number at the place that `hot` shows. */
INLINE void MODE(insert_mark)(order_planes *o, const int last, const int number) {
    const int planes = bits_of(number) ? bits_of(number) : 1;
    lanes moved[NUMBER_PLANES];
    UNROLLED
    for (int b = 0; b < NUMBER_PLANES; b++) moved[b] = number >> b & 1 ? o->hot[last] : none();
    UNROLL
    for (int j = 0; j < last; j++) {
        lanes here = o->hot[j];
        UNROLLED
        for (int b = 0; b < planes; b++) {
            lanes plane = o->number[b][j];
            moved[b] = or_and(moved[b], here, plane);
            o->number[b][j] = number >> b & 1 ? plane | here : plane & ~here;
        }
    }
    UNROLLED
    for (int b = 0; b < planes; b++) o->number[b][last] = moved[b];
}

/* Write, for each place, the lanes in which it has this stage. */
INLINE void MODE(find_stage)(const order_planes *o, lanes *match, const int empties,
                                  const int stage, const int planes) {
    lanes differs[NUMBER_PLANES];
    UNROLLED
    for (int b = 0; b < planes; b++) differs[b] = stage >> b & 1 ? none() : every();
    UNROLL
    for (int i = 0; i < empties; i++) {
        lanes same = every();
        UNROLLED
        for (int b = 0; b < planes; b++) same &= o->number[STAGE + b][i] ^ differs[b];
        match[i] = same;
    }
}
