/* What the kernel's Python types share. Include it before other headers. */
#ifndef TTTMC_KERNEL_MODULE_H
#define TTTMC_KERNEL_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "stream.h"

/* Fail a call whose arguments could not be read: a number too large for C is a ValueError too. */
PyObject *refuse(void);

/* Return a backend that runs here; NULL with an error set if there is none of this name. */
const backend *find_backend(const char *name);

/* Return, by side, a tuple of the open lines that lack 0, 1, ... squares. */
PyObject *lines_of_board(const board *b);

/* Add the type of whole games; return 0, or -1 with an error set. */
int add_games_type(PyObject *module);

#endif
