#include "module.h"
#include "threats.h"

#include <stdlib.h>

typedef struct {
    line_board board;
    threats search;
} workspace;

static PyObject *squares_of(const threats *t)
{
    PyObject *all = PyList_New(t->length);
    for (int i = 0; all && i < t->length; i++) {
        PyObject *square = PyLong_FromLong(t->line[i]);
        if (!square || PyList_SetItem(all, i, square) < 0)
            Py_CLEAR(all);
    }
    return all;
}

PyObject *module_forced_win(PyObject *module, PyObject *args)
{
    int size, line_length;
    const char *cells;
    Py_ssize_t length;
    long long limit;
    board position;
    (void)module;
    if (!PyArg_ParseTuple(args, "iiy#L:forced_win", &size, &line_length, &cells, &length, &limit))
        return module_refuse();
    if (!module_read_board(&position, size, line_length, cells, length))
        return 0;
    workspace *space = malloc(sizeof *space);
    if (!space)
        return PyErr_NoMemory();
    Py_BEGIN_ALLOW_THREADS
    line_board_set(&space->board, &position, 0);
    threats_begin(&space->search);
    if (limit < 0 || (!threats_win(&space->search, &space->board, 0, FOURS, limit) &&
                      !threats_win(&space->search, &space->board, 0, THREES, limit)))
        space->search.length = 0;
    Py_END_ALLOW_THREADS
    PyObject *found = squares_of(&space->search);
    free(space);
    return found;
}
