/* The kernel's Python interface; the engine uses it through kernel.py. */
#include "module.h"

#include <stdlib.h>
#include <string.h>

#include "plan.h"
#include "thread_pool.h"

typedef struct {
    PyObject_HEAD
    stream s;
    cursor at;
    const backend *chosen;
    workspace *workspaces;
    int workers;           /* how many workspaces there are */
    int opened, drawing;
} StreamObject;

PyObject *refuse(void) {
    if (PyErr_ExceptionMatches(PyExc_OverflowError))
        PyErr_SetString(PyExc_ValueError, "a number is out of range");
    return NULL;
}

const backend *find_backend(const char *name) {
    int count;
    const backend *const *built = built_backends(&count);
    for (int i = 0; i < count; i++)
        if (!strcmp(built[i]->name, name) && built[i]->supported()) return built[i];
    PyErr_Format(PyExc_ValueError, "this machine or build does not have backend %s", name);
    return NULL;
}

/* Check a board from Python; return 0, or -1 with an error set. */
static int check_board(const unsigned char *marks, Py_ssize_t length, int size, int line_length) {
    int empties = 0;
    if (size < 1 || size > MAX_SIZE || line_length < 1 || line_length > size) {
        PyErr_SetString(PyExc_ValueError, "the size or the line length is out of range");
        return -1;
    }
    if (length != (Py_ssize_t)size * size) {
        PyErr_SetString(PyExc_ValueError, "the board must have size * size squares");
        return -1;
    }
    for (Py_ssize_t i = 0; i < length; i++) {
        if (marks[i] > THEIR_MARK) {
            PyErr_SetString(PyExc_ValueError, "a square must be 0 (empty), 1 (mine) or 2 (theirs)");
            return -1;
        }
        empties += marks[i] == EMPTY;
    }
    if (!empties) PyErr_SetString(PyExc_ValueError, "the board is full");
    return empties ? 0 : -1;
}

PyObject *lines_of_board(const board *b) {
    PyObject *sides = PyTuple_New(2);
    for (int side = MINE; sides && side <= THEIRS; side++) {
        PyObject *counts = PyTuple_New(b->line_length + 1);
        if (!counts) Py_CLEAR(sides);
        for (int i = 0; counts && i <= b->line_length; i++) {
            PyTuple_SetItem(counts, i, PyLong_FromLong(b->lines_with[side][i]));
        }
        if (counts) PyTuple_SetItem(sides, side, counts);
    }
    return sides;
}

/* Read a board from Python; return 0, or -1 with an error set. */
static int board_argument(PyObject *args, const char *format, board *b) {
    const unsigned char *marks;
    Py_ssize_t length;
    int size, line_length;
    if (!PyArg_ParseTuple(args, format, &marks, &length, &size, &line_length)) {
        refuse();
        return -1;
    }
    if (check_board(marks, length, size, line_length)) return -1;
    read_board(b, marks, size, line_length);
    return 0;
}

/* survey(board, size, line_length) -> by side, the open lines that lack 0, 1, ... squares */
static PyObject *survey(PyObject *self, PyObject *args) {
    (void)self;
    board b;
    if (board_argument(args, "y#ii:survey", &b)) return NULL;
    return lines_of_board(&b);
}

static const char *const METHOD_NAMES[] = {"sliced", "conditional", "general"};

/* plan(board, size, line_length) -> (the quickest method, the general sampler's numbers) */
static PyObject *plan(PyObject *self, PyObject *args) {
    (void)self;
    board b;
    uint64_t numbers[GENERAL_NUMBERS];
    if (board_argument(args, "y#ii:plan", &b)) return NULL;
    int method = quickest_method(&b);
    plan_general(&b, numbers);
    return Py_BuildValue("sy#", method == NO_LINES ? "none" : METHOD_NAMES[method],
                         (const char *)numbers, (Py_ssize_t)sizeof numbers);
}

static PyObject *backends(PyObject *self, PyObject *unused) {
    (void)self;
    (void)unused;
    int count;
    const backend *const *built = built_backends(&count);
    PyObject *names = PyList_New(0);
    for (int i = 0; names && i < count; i++) {
        if (!built[i]->supported()) continue;
        PyObject *name = PyUnicode_FromString(built[i]->name);
        if (!name || PyList_Append(names, name)) Py_CLEAR(names);
        Py_XDECREF(name);
    }
    PyObject *result = names ? PyList_AsTuple(names) : NULL;
    Py_XDECREF(names);
    return result;
}

static int find_method(const char *name) {
    for (int m = 0; m < 3; m++)
        if (!strcmp(METHOD_NAMES[m], name)) return m;
    PyErr_Format(PyExc_ValueError, "%s is not a sampler", name);
    return -1;
}

/* Stream(backend, board, size, line_length, seed, method, numbers) */
static int Stream_init(PyObject *object, PyObject *args, PyObject *keywords) {
    StreamObject *self = (StreamObject *)object;
    const char *backend_name, *method_name;
    const unsigned char *marks, *packed;
    Py_ssize_t length, bytes;
    int size, line_length;
    unsigned long long seed;
    uint64_t numbers[160];
    if (keywords && PyDict_Size(keywords)) {
        PyErr_SetString(PyExc_TypeError, "Stream takes no keywords");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "sy#iiKsy#:Stream", &backend_name, &marks, &length, &size,
                          &line_length, &seed, &method_name, &packed, &bytes)) {
        refuse();
        return -1;
    }
    if (self->opened) {
        PyErr_SetString(PyExc_ValueError, "the stream is open already");
        return -1;
    }
    if (check_board(marks, length, size, line_length)) return -1;
    if (bytes % 8 || bytes > (Py_ssize_t)sizeof numbers) {
        PyErr_SetString(PyExc_ValueError, "the sampler's numbers must be words of 8 bytes");
        return -1;
    }
    int m = find_method(method_name);
    self->chosen = find_backend(backend_name);
    if (m < 0 || !self->chosen) return -1;
    memcpy(numbers, packed, (size_t)bytes);
    self->opened = 1;    /* from here on, memory must be freed */
    read_board(&self->s.board, marks, size, line_length);
    self->s.seed = seed;
    const char *wrong = open_stream(&self->s, (method)m, numbers, (size_t)bytes / 8);
    if (wrong) {
        if (*wrong) PyErr_SetString(PyExc_ValueError, wrong);
        else PyErr_NoMemory();
        return -1;
    }
    begin_shard(&self->at, &self->s, 0);
    self->opened = 2;
    return 0;
}

static void Stream_dealloc(PyObject *object) {
    StreamObject *self = (StreamObject *)object;
    PyTypeObject *type = Py_TYPE(object);
    for (int i = 0; i < self->workers; i++) close_workspace(&self->workspaces[i]);
    free(self->workspaces);
    if (self->opened) close_stream(&self->s);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(object);
    Py_DECREF(type);
}

static int prepare_workspaces(StreamObject *self, int threads) {
    if (threads <= self->workers) return 0;
    workspace *more = realloc(self->workspaces, (size_t)threads * sizeof *more);
    if (!more) {
        PyErr_NoMemory();
        return -1;
    }
    self->workspaces = more;
    for (; self->workers < threads; self->workers++) {
        if (!open_workspace(&more[self->workers], &self->s)) {
            PyErr_NoMemory();
            return -1;
        }
    }
    return 0;
}

/* Return one kind of count for every square; marks that stood at the start count in every trial. */
static PyObject *counts_of(const StreamObject *self, const totals *total, int kind) {
    const board *b = &self->s.board;
    int squares = b->size * b->size;
    uint64_t decided = kind < LOST_MINE ? total->won : total->lost;
    PyObject *counts = PyTuple_New(squares);
    for (int i = 0; counts && i < squares; i++) {
        uint64_t count = total->counts[kind][i];
        if (b->mark[i] != EMPTY) count = b->mark[i] - MY_MARK == kind % 2 ? decided : 0;
        PyObject *number = PyLong_FromUnsignedLongLong(count);
        if (!number) Py_CLEAR(counts);
        else PyTuple_SetItem(counts, i, number);
    }
    return counts;
}

static PyObject *result_of(const StreamObject *self) {
    const totals *total = &self->workspaces[0].total;
    PyObject *parts[COUNTS];
    for (int kind = 0; kind < COUNTS; kind++) parts[kind] = counts_of(self, total, kind);
    if (parts[0] && parts[1] && parts[2] && parts[3]) {
        return Py_BuildValue("KKNNNN", (unsigned long long)total->won,
                             (unsigned long long)total->lost, parts[0], parts[1], parts[2],
                             parts[3]);
    }
    for (int kind = 0; kind < COUNTS; kind++) Py_XDECREF(parts[kind]);
    return NULL;
}

/* draw(trials, threads, signals) -> (won, lost, won_mine, won_theirs, lost_mine, lost_theirs) */
static PyObject *Stream_draw(PyObject *object, PyObject *args) {
    StreamObject *self = (StreamObject *)object;
    long long trials;
    int threads, signals;
    if (!PyArg_ParseTuple(args, "Lip:draw", &trials, &threads, &signals)) return refuse();
    if (self->opened != 2 || trials < 0 || threads < 1 || threads > MAX_THREADS) {
        PyErr_SetString(PyExc_ValueError, "the number of trials or threads is out of range");
        return NULL;
    }
    if (self->drawing) {
        PyErr_SetString(PyExc_ValueError, "another thread is drawing from this stream");
        return NULL;
    }
    if (prepare_workspaces(self, threads)) return NULL;
    self->drawing = 1;
    int failed = draw_together(&self->s, self->chosen, &self->at, (uint64_t)trials,
                               self->workspaces, threads, signals);
    self->drawing = 0;
    return failed ? NULL : result_of(self);
}

static PyMethodDef stream_methods[] = {
    {"draw", Stream_draw, METH_VARARGS,
     "Draw further trials on a number of threads, checking for signals if requested."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot stream_slots[] = {
    {Py_tp_doc, (void *)"Draw the random games of one position."},
    {Py_tp_init, (void *)Stream_init},
    {Py_tp_dealloc, (void *)Stream_dealloc},
    {Py_tp_methods, stream_methods},
    {0, NULL},
};

static PyType_Spec stream_spec = {
    "tttmc_app.engine._kernel.Stream", sizeof(StreamObject), 0, Py_TPFLAGS_DEFAULT, stream_slots,
};

static PyMethodDef functions[] = {
    {"backends", backends, METH_NOARGS, "Return the backends that run here, best first."},
    {"plan", plan, METH_VARARGS, "Choose the sampler for a position, and the general one's numbers."},
    {"survey", survey, METH_VARARGS, "Count each side's open lines by squares missing."},
    {NULL, NULL, 0, NULL},
};

static int execute(PyObject *module) {
    PyObject *type = PyType_FromSpec(&stream_spec);
    int failed = !type || PyModule_AddObjectRef(module, "Stream", type);
    Py_XDECREF(type);
    return failed ? -1 : add_games_type(module);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, (void *)execute},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_kernel", "Random games in bulk, compiled.", 0, functions, slots,
    NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
