/* Calls to a specialised function for every frequent number; others share a general one. */

#define CASE_OF_4(call, n) case n: call(n); break; case n + 1: call(n + 1); break; \
                           case n + 2: call(n + 2); break; case n + 3: call(n + 3); break;

static void NAME(insert_any)(order_planes *o, int last, int number) {
#define CALL(n) NAME(insert_mark)(o, last, n)
    switch (number) {
        CASE_OF_4(CALL, 0)
        CASE_OF_4(CALL, 4)
        CASE_OF_4(CALL, 8)
        CASE_OF_4(CALL, 12)
        CASE_OF_4(CALL, 16)
        CASE_OF_4(CALL, 20)
        CASE_OF_4(CALL, 24)
        CASE_OF_4(CALL, 28)
    default: NAME(insert_mark)(o, last, number);
    }
#undef CALL
}

static void NAME(find_any_stage)(const order_planes *o, lanes *match, int empties, int stage,
                                 int planes) {
#define CALL(n) NAME(find_stage)(o, match, empties, stage, n)
    switch (planes) {
        CASE_OF_4(CALL, 0)
        case 4: CALL(4); break;
        case 5: CALL(5); break;
        default: CALL(6);
    }
#undef CALL
}
