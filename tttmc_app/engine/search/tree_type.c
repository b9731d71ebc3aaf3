#include "module.h"
#include "playout_board.h"
#include "tree.h"

typedef struct {
    PyObject_HEAD
    tree *search;
    int busy;
} tree_object;

const char *tree_wrong_options(double exploration, long long megabytes)
{
    if (!(exploration >= 0 && exploration <= 1000))
        return "the exploration must be from 0 to 1000";
    if (megabytes < 1 || megabytes > 65536)
        return "the megabytes must be from 1 to 65536";
    return 0;
}

static PyObject *tree_create(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    static char *names[] = {"size",        "line_length", "cells",     "reverse", "seed",
                            "exploration", "proofs",      "megabytes", "plain",   0};
    int size, line_length;
    const char *cells;
    Py_ssize_t length;
    unsigned long long seed;
    long long megabytes;
    board position;
    tree_options options = {0};
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "iiy#pKdpL|p:Tree", names, &size, &line_length,
                                     &cells, &length, &options.reverse, &seed,
                                     &options.exploration, &options.proofs, &megabytes,
                                     &options.plain))
        return module_refuse();
    if (!module_read_board(&position, size, line_length, cells, length))
        return 0;
    const char *wrong = tree_wrong_options(options.exploration, megabytes);
    if (wrong) {
        PyErr_SetString(PyExc_ValueError, wrong);
        return 0;
    }
    options.seed = seed;
    options.proofs = options.proofs && !options.plain;
    options.bytes = (uint64_t)megabytes << 20;
    tree_object *self = (tree_object *)module_allocate(type);
    if (!self)
        return 0;
    self->search = tree_new(&position, options);
    if (!self->search) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    return (PyObject *)self;
}

static void tree_destroy(PyObject *self)
{
    tree_free(((tree_object *)self)->search);
    module_deallocate(self);
}

static PyObject *advance(PyObject *object, PyObject *args)
{
    tree_object *self = (tree_object *)object;
    long long simulations;
    if (!module_read_count(args, "L:advance", &simulations) || !module_enter(&self->busy))
        return 0;
    Py_BEGIN_ALLOW_THREADS
    tree_advance(self->search, simulations);
    Py_END_ALLOW_THREADS
    module_leave(&self->busy);
    return PyLong_FromLongLong(tree_simulations(self->search));
}

static PyObject *list_of(const int *squares, int length)
{
    PyObject *all = PyList_New(length);
    for (int i = 0; all && i < length; i++) {
        PyObject *square = PyLong_FromLong(squares[i]);
        if (!square || PyList_SetItem(all, i, square) < 0)
            Py_CLEAR(all);
    }
    return all;
}

static PyObject *list_of_moves(const tree_node *node)
{
    PyObject *all = PyList_New(node->count);
    for (int i = 0; all && i < node->count; i++) {
        const tree_move *move = &node->moves[i];
        PyObject *one =
            Py_BuildValue("(iIdiid)", move->square, (unsigned)move->visits, move->points,
                          (int)move->result, move->plies, (double)move->prior);
        if (!one || PyList_SetItem(all, i, one) < 0)
            Py_CLEAR(all);
    }
    return all;
}

/* Read a list of squares; return their number, or -1 with an exception. */
static int read_squares(PyObject *list, int squares[MAX_SQUARES])
{
    if (!PyList_Check(list)) {
        PyErr_SetString(PyExc_TypeError, "the moves must be a list of squares");
        return -1;
    }
    Py_ssize_t length = PyList_Size(list);
    if (length > MAX_SQUARES) {
        PyErr_SetString(PyExc_ValueError, "there are more moves than squares");
        return -1;
    }
    for (Py_ssize_t i = 0; i < length; i++) {
        PyObject *item = PyList_GetItem(list, i);
        long square = item ? PyLong_AsLong(item) : -1;
        if (square == -1 && PyErr_Occurred())
            return -1;
        if (square < 0 || square >= MAX_SQUARES) {
            PyErr_SetString(PyExc_ValueError, "a square is not on the board");
            return -1;
        }
        squares[i] = (int)square;
    }
    return (int)length;
}

static PyObject *node(PyObject *object, PyObject *list)
{
    tree_object *self = (tree_object *)object;
    int squares[MAX_SQUARES], length = read_squares(list, squares);
    tree_node found;
    if (length < 0)
        return module_refuse();
    if (!module_enter(&self->busy))
        return 0;
    int known = tree_node_after(self->search, squares, length, &found);
    module_leave(&self->busy);
    if (!known)
        Py_RETURN_NONE;
    PyObject *moves = list_of_moves(&found);
    if (!moves)
        return 0;
    int next = found.next == NO_SQUARE ? -1 : found.next;
    return Py_BuildValue("(IidN)", (unsigned)found.visits, next, (double)found.next_prior, moves);
}

static PyObject *last(PyObject *object, PyObject *unused)
{
    tree_object *self = (tree_object *)object;
    int squares[MAX_SQUARES];
    (void)unused;
    if (!module_enter(&self->busy))
        return 0;
    int length = tree_last_game(self->search, squares), path = tree_last_path(self->search);
    double points = tree_last_points(self->search);
    module_leave(&self->busy);
    PyObject *played = list_of(squares, length);
    return played ? Py_BuildValue("(iNd)", path, played, points) : 0;
}

static PyObject *line(PyObject *object, PyObject *unused)
{
    tree_object *self = (tree_object *)object;
    int squares[MAX_SQUARES];
    (void)unused;
    if (!module_enter(&self->busy))
        return 0;
    int length = tree_line(self->search, squares);
    module_leave(&self->busy);
    return list_of(squares, length);
}

static PyObject *get_simulations(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromLongLong(tree_simulations(((tree_object *)self)->search));
}

static PyObject *get_result(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromLong(tree_result(((tree_object *)self)->search));
}

static PyMethodDef methods[] = {
    {"advance", advance, METH_VARARGS, "Run simulations; return their number so far."},
    {"node", node, METH_O,
     "Return visits, the next new move and its prior, and square, visits, points, result, plies "
     "and prior of each move tried, after these moves; None if the tree doesn't hold that."},
    {"last", last, METH_NOARGS,
     "Return how many moves of the last simulation were in the tree, all its moves, and the "
     "points of the side to move."},
    {"line", line, METH_NOARGS, "Return the moves that both sides would choose."},
    {0, 0, 0, 0},
};

static PyGetSetDef properties[] = {
    {"simulations", get_simulations, 0, "The number of simulations so far.", 0},
    {"result", get_result, 0, "The proven result: 0 loss, 1 draw, 2 win, 3 none yet.", 0},
    {0, 0, 0, 0, 0},
};

static PyType_Slot type_slots[] = {
    {Py_tp_doc, "Search a position's tree by upper confidence bounds."},
    {Py_tp_new, (void *)tree_create},
    {Py_tp_dealloc, (void *)tree_destroy},
    {Py_tp_methods, methods},
    {Py_tp_getset, properties},
    {0, 0},
};

PyType_Spec tree_spec = {
    .name = "tttmc_app.engine._search.Tree",
    .basicsize = sizeof(tree_object),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = type_slots,
};
