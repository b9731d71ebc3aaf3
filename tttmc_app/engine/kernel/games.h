/* A register of random games, a game in every lane, their order built by insertion.
 *
 * Inserting the mark of ply t at a random one of t + 1 places, whose mark moves to the new place at
 * the end, makes all orders of the empty squares equally likely. A place needs to remember only
 * whose mark it holds and its stage: the first `unordered` marks, which can't end a game before
 * the last of them is placed, are all of stage 0; after them, every two plies are a stage. */

enum { STAGE_PLANES = 6 };

typedef struct {
    lanes mine[MAX_SLICED];                   /* by place: held by the side to move */
    lanes stage[STAGE_PLANES][MAX_SLICED];    /* its stage, in binary */
    lanes hot[MAX_SLICED];
} order_planes;

/* The boards that the games are played on, by side and square (or place, where lines are listed). */
typedef struct {
    lanes held[2][MAX_SLICED];
} boards;
