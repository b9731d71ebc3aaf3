/* The module tttmc_app.engine._search: see _search.pyi for its interface. */
#include "module.h"

int module_read_board(board *b, int size, int line_length, const char *cells, Py_ssize_t length)
{
    const char *wrong = board_read(b, size, line_length, cells, (long)length);
    if (wrong)
        PyErr_SetString(PyExc_ValueError, wrong);
    return !wrong;
}

PyObject *module_refuse(void)
{
    if (PyErr_ExceptionMatches(PyExc_OverflowError))
        PyErr_SetString(PyExc_ValueError, "a number is out of range");
    return 0;
}

int module_read_count(PyObject *args, const char *format, long long *count)
{
    if (!PyArg_ParseTuple(args, format, count)) {
        module_refuse();
        return 0;
    }
    if (*count < 0)
        PyErr_SetString(PyExc_ValueError, "the amount of work must not be negative");
    return *count >= 0;
}

int module_enter(int *busy)
{
    if (*busy) {
        PyErr_SetString(PyExc_RuntimeError, "another thread is using this search");
        return 0;
    }
    *busy = 1;
    return 1;
}

void module_leave(int *busy)
{
    *busy = 0;
}

PyObject *module_allocate(PyTypeObject *type)
{
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    return allocate(type, 0);
}

void module_deallocate(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type); /* an instance of a heap type owns a reference to it */
}

int module_add_type(PyObject *module, PyType_Spec *spec, const char *name)
{
    PyObject *type = PyType_FromSpec(spec);
    if (!type)
        return -1;
    int failed = PyModule_AddObjectRef(module, name, type);
    Py_DECREF(type);
    return failed;
}

static int fill(PyObject *module)
{
    if (module_add_type(module, &exact_spec, "Exact") < 0)
        return -1;
    if (module_add_type(module, &solver_spec, "Solver") < 0)
        return -1;
    return module_add_type(module, &tree_spec, "Tree");
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)fill}, {0, 0}};

static PyMethodDef functions[] = {
    {"forced_win", module_forced_win, METH_VARARGS, "Return the moves of a win by threats."},
    {"tree_calls", module_tree_calls, METH_VARARGS, "Return a capsule for whole games by trees."},
    {0, 0, 0, 0},
};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_search",
    .m_doc = "Exact expectation, solver and tree search, compiled.",
    .m_methods = functions,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__search(void)
{
    return PyModuleDef_Init(&definition);
}
