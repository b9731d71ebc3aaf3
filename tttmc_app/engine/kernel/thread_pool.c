#include "thread_pool.h"

#include <Python.h>

#include <string.h>

#include "clock.h"

enum { SIGNAL_CHECK_NS = 5000000, JOIN_WAIT_US = 5000 };

typedef struct {
    const stream *s;
    const backend *chosen;
    PyThread_type_lock lock;        /* guards what follows */
    uint64_t next, last;            /* shards: to be drawn next, and the last */
    int stop;
    const cursor *first;            /* where the first shard continues */
    uint64_t first_shard;
    uint32_t last_end;              /* trials of the last shard, from its beginning */
    cursor end;                     /* where the last shard was left */
} job;

typedef struct {
    job *job;
    workspace *workspace;
    PyThread_type_lock done;        /* held until the thread ends */
} worker;

/* The calling thread, which checks for signals. */
typedef struct {
    PyThreadState *state;
    int64_t last_check;
    int watches;        /* whether this thread receives signals */
    int interrupted;
} caller;

static void stop_all(job *j) {
    PyThread_acquire_lock(j->lock, WAIT_LOCK);
    j->stop = 1;
    PyThread_release_lock(j->lock);
}

static int stopped(job *j) {
    PyThread_acquire_lock(j->lock, WAIT_LOCK);
    int stop = j->stop;
    PyThread_release_lock(j->lock);
    return stop;
}

static void check_signals(caller *c, job *j) {
    if (!c->watches || c->interrupted) return;
    int64_t now = now_ns();
    /* A clock set back must not delay the check. */
    if (now >= c->last_check && now - c->last_check < SIGNAL_CHECK_NS) return;
    c->last_check = now;
    PyEval_RestoreThread(c->state);
    c->interrupted = PyErr_CheckSignals() < 0;
    c->state = PyEval_SaveThread();
    if (c->interrupted) stop_all(j);
}

static int take_shard(job *j, uint64_t *shard) {
    PyThread_acquire_lock(j->lock, WAIT_LOCK);
    int there = !j->stop && j->next <= j->last;
    if (there) *shard = j->next++;
    PyThread_release_lock(j->lock);
    return there;
}

static void draw_shards(job *j, workspace *w, caller *c) {
    const stream *s = j->s;
    uint64_t shard;
    while (take_shard(j, &shard)) {
        if (shard == j->first_shard) w->at = *j->first;
        else begin_shard(&w->at, s, shard);
        uint32_t end = shard == j->last ? j->last_end : s->shard_trials;
        while (w->at.drawn < end && !stopped(j)) {
            uint32_t left = end - w->at.drawn;
            j->chosen->draw[s->method](s, w, left < s->piece_trials ? left : s->piece_trials);
            if (c) check_signals(c, j);
        }
        if (c) check_signals(c, j);
        if (shard == j->last) j->end = w->at;
    }
}

static void run_worker(void *data) {
    worker *w = data;
    draw_shards(w->job, w->workspace, NULL);
    PyThread_release_lock(w->done);
}

static void add_totals(totals *to, const totals *from) {
    to->won += from->won;
    to->lost += from->lost;
    for (int k = 0; k < COUNTS; k++)
        for (int i = 0; i < MAX_SQUARES; i++) to->counts[k][i] += from->counts[k][i];
}

/* Start threads besides the caller's; return how many started. Fewer than requested are fine. */
static int start_workers(job *j, worker *workers, workspace *workspaces, int threads) {
    int started = 0;
    for (; started < threads - 1; started++) {
        worker *w = &workers[started];
        w->job = j;
        w->workspace = &workspaces[started + 1];
        w->done = PyThread_allocate_lock();
        if (!w->done) break;
        PyThread_acquire_lock(w->done, WAIT_LOCK);
        if (PyThread_start_new_thread(run_worker, w) == (unsigned long)-1) {
            PyThread_release_lock(w->done);
            PyThread_free_lock(w->done);
            break;
        }
    }
    return started;
}

static void join_workers(job *j, worker *workers, int started, caller *c) {
    for (int i = 0; i < started; i++) {
        while (PyThread_acquire_lock_timed(workers[i].done, JOIN_WAIT_US, 0) != PY_LOCK_ACQUIRED) {
            check_signals(c, j);
        }
        PyThread_release_lock(workers[i].done);
        PyThread_free_lock(workers[i].done);
    }
}

int draw_together(const stream *s, const backend *chosen, cursor *at, uint64_t trials,
                  workspace *workspaces, int threads, int watch_signals) {
    worker workers[MAX_THREADS];
    job j = {.s = s, .chosen = chosen, .next = at->shard, .first = at, .first_shard = at->shard};
    for (int i = 0; i < threads; i++) memset(&workspaces[i].total, 0, sizeof(totals));
    if (!trials) return 0;
    uint64_t to_last = at->drawn + (trials - 1);    /* trials before the last, from this shard on */
    j.last = at->shard + to_last / s->shard_trials;
    j.last_end = (uint32_t)(to_last % s->shard_trials) + 1;
    if (j.last - j.next < (uint64_t)(threads - 1)) threads = (int)(j.last - j.next) + 1;
    j.lock = PyThread_allocate_lock();
    if (!j.lock) {
        PyErr_NoMemory();
        return -1;
    }
    int started = start_workers(&j, workers, workspaces, threads);
    caller c = {PyEval_SaveThread(), now_ns(), watch_signals, 0};
    draw_shards(&j, &workspaces[0], &c);
    join_workers(&j, workers, started, &c);
    PyEval_RestoreThread(c.state);
    PyThread_free_lock(j.lock);
    if (c.interrupted) return -1;
    for (int i = 1; i <= started; i++) add_totals(&workspaces[0].total, &workspaces[i].total);
    *at = j.end;
    return 0;
}
