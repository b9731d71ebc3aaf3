/* A register of random games, one in every lane, with their order of moves built by insertion.
 *
 * Inserting the mark of ply t at a random one of t + 1 places, whose mark moves to the new place at
 * the end, makes all orders of the empty squares equally likely. A place needs to remember only
 * whose mark it holds and its stage: the first `unordered` marks, which can't end a game before the
 * last of them is placed, all belong to stage 0; after them, every two plies are a stage. */

/* A place's number in binary: whether the side to move holds it, then its stage. */
enum { OWNER = 0, STAGE = 1, NUMBER_PLANES = 7 };

/* One more than needed, because planes a power of two apart would compete for cache lines. */
enum { ROOM = MAX_SLICED + 1 };

typedef struct {
    lanes number[NUMBER_PLANES][ROOM];
    lanes hot[ROOM];
} order_planes;

/* The boards that the games are played on: by side and square, or by side and place if lines are
 * listed. */
typedef struct {
    lanes held[2][ROOM];
} boards;

/* Return the lanes in which a side has a full row, column or diagonal of a board `n` wide. */
INLINE lanes full_lines(const lanes *held, const int n) {
    lanes found = none(), falling = every(), rising = every();
    UNROLLED
    for (int i = 0; i < n; i++) {
        lanes row = held[i * n], col = held[i];
        UNROLLED
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

/* Return the lanes in which a side has one of the position's listed lines that `marks` marks can
 * complete. */
INLINE lanes listed_lines(const lanes *held, const sliced_plan *plan, int side, int marks) {
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

/* Find lines by the shape of the board if that is known at compile time, else by the list. */
INLINE lanes lines_of(const boards *b, const sliced_plan *plan, const int kind, int side,
                      int marks) {
    const lanes *held = b->held[side];
    switch (kind) {
    case 3: return full_lines(held, 3);
    case 4: return full_lines(held, 4);
    case 5: return full_lines(held, 5);
    default: return listed_lines(held, plan, side, marks);
    }
}
