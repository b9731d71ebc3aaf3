#include "module.h"
#include "solver.h"

#include <stdlib.h>

typedef struct {
    PyObject_HEAD
    solver *search;
    int squares, busy;
} solver_object;

enum { LEAST_BITS = 4, MOST_BITS = 26 };

static solver *make(const board *position, int reverse, int bucket_bits)
{
    int memory;
    solver *made = solver_new(position, reverse, bucket_bits, &memory);
    if (!made && memory)
        PyErr_NoMemory();
    else if (!made)
        PyErr_SetString(PyExc_ValueError, "the board is too large: at most 64 empty squares");
    return made;
}

static PyObject *solver_create(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    static char *names[] = {"size", "line_length", "cells", "reverse", "bucket_bits", 0};
    int size, line_length, reverse, bucket_bits;
    const char *cells;
    Py_ssize_t length;
    board position;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "iiy#pi:Solver", names, &size, &line_length,
                                     &cells, &length, &reverse, &bucket_bits))
        return module_refuse();
    if (!module_read_board(&position, size, line_length, cells, length))
        return 0;
    if (bucket_bits < LEAST_BITS || bucket_bits > MOST_BITS) {
        PyErr_SetString(PyExc_ValueError, "bucket_bits must be from 4 to 26");
        return 0;
    }
    solver_object *self = (solver_object *)module_allocate(type);
    if (!self)
        return 0;
    self->squares = position.squares;
    self->search = make(&position, reverse, bucket_bits);
    if (!self->search) {
        Py_DECREF(self);
        return 0;
    }
    return (PyObject *)self;
}

static void solver_destroy(PyObject *self)
{
    solver_free(((solver_object *)self)->search);
    module_deallocate(self);
}

static PyObject *advance(PyObject *object, PyObject *args)
{
    solver_object *self = (solver_object *)object;
    long long nodes;
    int settled;
    if (!module_read_count(args, "L:advance", &nodes) || !module_enter(&self->busy))
        return 0;
    Py_BEGIN_ALLOW_THREADS
    settled = solver_advance(self->search, nodes);
    Py_END_ALLOW_THREADS
    module_leave(&self->busy);
    return PyBool_FromLong(settled);
}

/* Return a value of a move, or NULL without an error where it has none. */
typedef PyObject *move_value(const solver *search, int square);

static PyObject *bounds_of(const solver *search, int square)
{
    int low, high;
    return solver_bounds(search, square, &low, &high) ? Py_BuildValue("(ii)", low, high) : 0;
}

static PyObject *plies_of(const solver *search, int square)
{
    int plies = solver_plies(search, square);
    return plies ? PyLong_FromLong(plies) : 0;
}

/* Return a value of each move that has one, by square. */
static PyObject *by_square(solver_object *self, move_value *value_of)
{
    if (!module_enter(&self->busy))
        return 0;
    PyObject *all = PyDict_New();
    for (int square = 0; all && square < self->squares; square++) {
        PyObject *value = value_of(self->search, square);
        PyObject *key = value ? PyLong_FromLong(square) : 0;
        if (PyErr_Occurred() || (value && PyDict_SetItem(all, key, value) < 0))
            Py_CLEAR(all);
        Py_XDECREF(key);
        Py_XDECREF(value);
    }
    module_leave(&self->busy);
    return all;
}

static PyObject *bounds(PyObject *self, PyObject *unused)
{
    (void)unused;
    return by_square((solver_object *)self, bounds_of);
}

static PyObject *distances(PyObject *self, PyObject *unused)
{
    (void)unused;
    return by_square((solver_object *)self, plies_of);
}

static PyObject *save(PyObject *object, PyObject *unused)
{
    solver_object *self = (solver_object *)object;
    (void)unused;
    if (!module_enter(&self->busy))
        return 0;
    size_t size = solver_saved_size(self->search);
    char *copy = malloc(size);
    if (copy)
        solver_save(self->search, copy);
    module_leave(&self->busy);
    PyObject *saved = copy ? PyBytes_FromStringAndSize(copy, (Py_ssize_t)size) : PyErr_NoMemory();
    free(copy);
    return saved;
}

static PyObject *restore(PyObject *object, PyObject *args)
{
    solver_object *self = (solver_object *)object;
    const char *saved;
    Py_ssize_t size;
    if (!PyArg_ParseTuple(args, "y#:restore", &saved, &size) || !module_enter(&self->busy))
        return 0;
    int restored = solver_restore(self->search, saved, (size_t)size);
    module_leave(&self->busy);
    if (!restored)
        PyErr_SetString(PyExc_ValueError, "these are not the proofs of this position");
    return restored ? Py_NewRef(Py_None) : 0;
}

static PyObject *get_measured(PyObject *self, void *unused)
{
    (void)unused;
    return PyBool_FromLong(solver_is_measured(((solver_object *)self)->search));
}

static PyObject *get_nodes(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromLongLong(solver_nodes(((solver_object *)self)->search));
}

static PyMethodDef methods[] = {
    {"advance", advance, METH_VARARGS, "Search some nodes; return whether every move is settled."},
    {"bounds", bounds, METH_NOARGS, "Return, per move, the bounds of its result."},
    {"distances", distances, METH_NOARGS, "Return the plies of won and lost moves, if known."},
    {"save", save, METH_NOARGS, "Return all that is known, for restore."},
    {"restore", restore, METH_VARARGS, "Take what a solver of the same position has saved."},
    {0, 0, 0, 0},
};

static PyGetSetDef properties[] = {
    {"nodes", get_nodes, 0, "The number of positions searched so far.", 0},
    {"measured", get_measured, 0, "Whether all results and distances are known.", 0},
    {0, 0, 0, 0, 0},
};

static PyType_Slot type_slots[] = {
    {Py_tp_doc, "Prove the results of a position's moves."},
    {Py_tp_new, (void *)solver_create},
    {Py_tp_dealloc, (void *)solver_destroy},
    {Py_tp_methods, methods},
    {Py_tp_getset, properties},
    {0, 0},
};

PyType_Spec solver_spec = {
    .name = "tttmc_app.engine._search.Solver",
    .basicsize = sizeof(solver_object),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = type_slots,
};
