/* The threads that draw a stream's shards together. */
#ifndef TTTMC_CREW_H
#define TTTMC_CREW_H

#include "stream.h"

enum { MAX_THREADS = 256 };

/* Draw trials from a cursor on, and move it; the totals are added up in workspaces[0]. Called with
 * the interpreter's lock, which is released meanwhile; a thread that signals reach takes it now and
 * then to look for them. Return 0, or -1 with a Python error set (a signal's, if one came); the
 * cursor then stays where it was. */
int draw_together(const stream *s, const backend *with, cursor *at, uint64_t trials,
                  workspace *workspaces, int threads, int watch_signals);

#endif
