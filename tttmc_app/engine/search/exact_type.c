#include "exact.h"
#include "module.h"

typedef struct {
    PyObject_HEAD
    exact_job *job;
    int busy;
} exact_object;

static PyObject *exact_create(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    static char *names[] = {"size", "line_length", "cells", 0};
    int size, line_length;
    const char *cells;
    Py_ssize_t length;
    board position;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "iiy#:Exact", names, &size, &line_length,
                                     &cells, &length))
        return module_refuse();
    if (!module_read_board(&position, size, line_length, cells, length))
        return 0;
    if (position.empties > EXACT_MAX_EMPTIES) {
        PyErr_SetString(PyExc_ValueError, "more than 25 squares are empty");
        return 0;
    }
    exact_object *self = (exact_object *)module_allocate(type);
    if (!self)
        return 0;
    self->job = exact_new(&position);
    if (!self->job) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    return (PyObject *)self;
}

static void exact_destroy(PyObject *self)
{
    exact_free(((exact_object *)self)->job);
    module_deallocate(self);
}

static PyObject *advance(PyObject *object, PyObject *args)
{
    exact_object *self = (exact_object *)object;
    long long work;
    double share;
    if (!module_read_count(args, "L:advance", &work) || !module_enter(&self->busy))
        return 0;
    Py_BEGIN_ALLOW_THREADS
    share = exact_advance(self->job, work);
    Py_END_ALLOW_THREADS
    module_leave(&self->busy);
    return PyFloat_FromDouble(share);
}

static PyObject *held_by(const exact_job *job, int ply, int side)
{
    int empties = exact_empties(job);
    PyObject *row = PyTuple_New(empties);
    for (int i = 0; row && i < empties; i++) {
        PyObject *count = PyLong_FromUnsignedLongLong(exact_held(job, ply, side, i));
        if (!count || PyTuple_SetItem(row, i, count) < 0)
            Py_CLEAR(row);
    }
    return row;
}

static PyObject *counts(PyObject *object, PyObject *unused)
{
    exact_object *self = (exact_object *)object;
    (void)unused;
    if (!module_enter(&self->busy))
        return 0;
    PyObject *plies = PyList_New(0);
    for (int ply = 0; plies && ply <= exact_empties(self->job); ply++) {
        PyObject *mine = held_by(self->job, ply, 0);
        PyObject *theirs = mine ? held_by(self->job, ply, 1) : 0;
        PyObject *row = 0;
        if (theirs)
            row = Py_BuildValue("(KOO)", (unsigned long long)exact_open(self->job, ply), mine,
                                theirs);
        Py_XDECREF(mine);
        Py_XDECREF(theirs);
        if (!row || PyList_Append(plies, row) < 0)
            Py_CLEAR(plies);
        Py_XDECREF(row);
    }
    module_leave(&self->busy);
    return plies;
}

static PyMethodDef methods[] = {
    {"advance", advance, METH_VARARGS, "Do some work (units of about 1 us); return the share."},
    {"counts", counts, METH_NOARGS, "Return, per ply, the open splits and who holds each square."},
    {0, 0, 0, 0},
};

static PyType_Slot type_slots[] = {
    {Py_tp_doc, "Count the ways in which random games stay open."},
    {Py_tp_new, (void *)exact_create},
    {Py_tp_dealloc, (void *)exact_destroy},
    {Py_tp_methods, methods},
    {0, 0},
};

PyType_Spec exact_spec = {
    .name = "tttmc_app.engine._search.Exact",
    .basicsize = sizeof(exact_object),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = type_slots,
};
