/* The capsule with the functions of tree_calls.h. */
#include "module.h"
#include "tree.h"
#include "tree_calls.h"

#include <stdlib.h>

static tree *begin(const tree_calls *calls, int size, int line_length, int reverse,
                   const uint8_t *cells, uint64_t seed)
{
    board position;
    if (board_read(&position, size, line_length, (const char *)cells, (long)size * size))
        return 0;
    return tree_new(&position,
                    (tree_options){.reverse = reverse, .proofs = !calls->plain,
                                   .plain = calls->plain, .seed = seed,
                                   .exploration = calls->exploration, .bytes = calls->bytes});
}

static int64_t advance(tree *t, int64_t simulations, int64_t in_all)
{
    int64_t left = (in_all < TREE_MOST ? in_all : TREE_MOST) - tree_simulations(t);
    if (tree_result(t) != NOT_PROVEN)
        return 0;
    tree_advance(t, simulations < left ? simulations : left);
    return simulations < left && tree_result(t) == NOT_PROVEN ? left - simulations : 0;
}

static const tree_move *move_to(const tree_node *root, int square)
{
    for (int i = 0; i < root->count; i++)
        if (root->moves[i].square == square)
            return &root->moves[i];
    return 0;
}

/* As choice_of in players/perfect.py: among equally visited squares, the one with the most points,
   then the first. */
static int most_visited(const tree_node *root, const uint16_t *squares, int count)
{
    int best = squares[0];
    uint32_t most = 0;
    double top = 0;
    for (int i = 0; i < count; i++) {
        const tree_move *move = move_to(root, squares[i]);
        if (!move || move->visits < most)
            continue;
        double rate = move->points / move->visits;
        if (move->visits == most && rate <= top)
            continue;
        best = squares[i];
        most = move->visits;
        top = rate;
    }
    return best;
}

static int choose(const tree *t, const uint16_t *squares, int count)
{
    int line[MAX_SQUARES];
    tree_node root;
    if (!tree_line(t, line))
        return -1;
    for (int i = 0; i < count; i++)
        if (squares[i] == line[0])
            return line[0];
    return tree_node_after(t, line, 0, &root) ? most_visited(&root, squares, count) : -1;
}

static void visits(const tree *t, const uint16_t *squares, int count, double *visits)
{
    tree_node root;
    tree_node_after(t, 0, 0, &root);
    for (int i = 0; i < count; i++) {
        const tree_move *move = move_to(&root, squares[i]);
        visits[i] = move ? move->visits : 0;
    }
}

static void destroy(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, TREE_CALLS));
}

PyObject *module_tree_calls(PyObject *module, PyObject *args)
{
    double exploration;
    long long megabytes;
    int plain = 0;
    (void)module;
    if (!PyArg_ParseTuple(args, "dL|p:tree_calls", &exploration, &megabytes, &plain))
        return module_refuse();
    const char *wrong = tree_wrong_options(exploration, megabytes);
    if (wrong) {
        PyErr_SetString(PyExc_ValueError, wrong);
        return 0;
    }
    tree_calls *calls = malloc(sizeof *calls);
    if (!calls)
        return PyErr_NoMemory();
    *calls = (tree_calls){begin,       advance, choose, visits, tree_free,
                          exploration, (uint64_t)megabytes << 20, plain};
    PyObject *capsule = PyCapsule_New(calls, TREE_CALLS, destroy);
    if (!capsule)
        free(calls);
    return capsule;
}
