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
                    (tree_options){.reverse = reverse, .proofs = 1, .seed = seed,
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

static int best(const tree *t)
{
    int squares[MAX_SQUARES];
    return tree_line(t, squares) ? squares[0] : -1;
}

static void destroy(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, TREE_CALLS));
}

PyObject *module_tree_calls(PyObject *module, PyObject *args)
{
    double exploration;
    long long megabytes;
    (void)module;
    if (!PyArg_ParseTuple(args, "dL:tree_calls", &exploration, &megabytes))
        return module_refuse();
    const char *wrong = tree_wrong_options(exploration, megabytes);
    if (wrong) {
        PyErr_SetString(PyExc_ValueError, wrong);
        return 0;
    }
    tree_calls *calls = malloc(sizeof *calls);
    if (!calls)
        return PyErr_NoMemory();
    *calls = (tree_calls){begin, advance, best, tree_free, exploration, (uint64_t)megabytes << 20};
    PyObject *capsule = PyCapsule_New(calls, TREE_CALLS, destroy);
    if (!capsule)
        free(calls);
    return capsule;
}
