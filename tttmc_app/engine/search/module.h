/* Functions shared by the Python types of this module. */
#ifndef TTTMC_MODULE_H
#define TTTMC_MODULE_H

#define PY_SSIZE_T_CLEAN
#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030b0000
#endif
#include <Python.h>

#include "board.h"

/* Read a board; return 0 with ValueError set if it is invalid. */
int module_read_board(board *b, int size, int line_length, const char *cells, Py_ssize_t length);

/* Fail a call whose arguments could not be read; a number too large for C becomes a ValueError. */
PyObject *module_refuse(void);

/* Read the only argument of a call, an amount of work; return 0 with ValueError set if it is negative
   or too large. */
int module_read_count(PyObject *args, const char *format, long long *count);

/* Work runs without the interpreter's lock, so a second thread could enter the same object:
   enter refuses it with RuntimeError. Call both with the lock held. */
int module_enter(int *busy);
void module_leave(int *busy);

/* Return a new object of a type, and a type made from its specification added to the module. */
PyObject *module_allocate(PyTypeObject *type);
int module_add_type(PyObject *module, PyType_Spec *spec, const char *name);
void module_deallocate(PyObject *self);

/* forced_win(size, line_length, cells, limit): see _search.pyi. */
PyObject *module_forced_win(PyObject *module, PyObject *args);

/* tree_calls(exploration, megabytes): see _search.pyi. */
PyObject *module_tree_calls(PyObject *module, PyObject *args);

/* Return NULL, or what is wrong with a tree's options. */
const char *tree_wrong_options(double exploration, long long megabytes);

extern PyType_Spec exact_spec, solver_spec, tree_spec;

#endif
