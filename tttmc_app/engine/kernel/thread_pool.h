/* Threads that share the shards of a stream. */
#ifndef TTTMC_THREAD_POOL_H
#define TTTMC_THREAD_POOL_H

#include "stream.h"

enum { MAX_THREADS = 256 };

/* Draw trials starting at a cursor, and advance it; the totals are added up in workspaces[0].
 * Called with the interpreter's lock, which is released meanwhile; the thread that receives signals
 * takes it every few milliseconds to check for them. Return 0, or -1 with a Python error set (that
 * of a signal, if any); the cursor is then unchanged. */
int draw_together(const stream *s, const backend *chosen, cursor *at, uint64_t trials,
                  workspace *workspaces, int threads, int watch_signals);

#endif
