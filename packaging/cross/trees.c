/* Search the positions on standard input and print the moves of the trees' roots: cross.py sends the
 * cases.
 *
 * A case is a line: size, line length, the squares as digits (0 empty, 1 mine, 2 theirs), whether
 * completing a line loses, seed and simulations. A line is printed for each: the case's number,
 * simulations, the proven result, and for every move its square, visits, points (the bits of the
 * number) and proven result. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "tree.h"

static int fail(const char *text)
{
    fprintf(stderr, "%s\n", text);
    return 1;
}

int main(void)
{
    char squares[MAX_SQUARES + 1], cells[MAX_SQUARES];
    int size, line_length, reverse;
    uint64_t seed, simulations;
    static tree_node root;
    for (int number = 1;; number++) {
        board position;
        int fields = scanf("%d %d %625s %d %" SCNu64 " %" SCNu64, &size, &line_length, squares,
                           &reverse, &seed, &simulations);
        if (fields == EOF || (fields <= 0 && feof(stdin))) /* C libraries differ */
            return 0;
        if (fields != 6)
            return fail("a case can't be read");
        for (int i = 0; i < size * size; i++)
            cells[i] = (char)(squares[i] - '0');
        const char *wrong = board_read(&position, size, line_length, cells, (long)size * size);
        if (wrong)
            return fail(wrong);
        tree_options options = {reverse, 1, seed, 1.5, (uint64_t)64 << 20};
        tree *t = tree_new(&position, options);
        if (!t)
            return fail("no memory");
        tree_advance(t, (int64_t)simulations);
        if (!tree_node_after(t, 0, 0, &root))
            return fail("the tree has no root");
        printf("%d %" PRId64 " %d", number, tree_simulations(t), (int)tree_result(t));
        for (int i = 0; i < root.count; i++) {
            uint64_t points;
            memcpy(&points, &root.moves[i].points, sizeof points);
            printf(" %d:%" PRIu32 ":%" PRIx64 ":%d", root.moves[i].square, root.moves[i].visits,
                   points, (int)root.moves[i].result);
        }
        putchar('\n');
        tree_free(t);
    }
}
