/* The Python type that plays whole games; the engine uses it through whole_games.py. */
#include "module.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "whole_game.h"

enum { MOST_FINISHED = 1024 };    /* games that wait to be returned */
enum { MOST_NUMBERS = 160 };      /* of the conditional sampler */

typedef struct {
    int64_t number;
    double seconds, total[2], squares[2];    /* total, squares and count: of a side's moves */
    uint16_t count[2], moves;
    int8_t winner, has_line;
} finished_game;

typedef struct {
    PyObject_HEAD
    whole_game game;
    uint64_t seed;
    int64_t *numbers;             /* of the games */
    Py_ssize_t count, next;
    PyObject *ask[2];             /* by side: the function that knows the best squares */
    PyObject *calls[2];           /* by side: the capsule of the trees' functions */
    PyObject *chances, *opening;
    finished_game *finished;
    int waiting;                  /* finished games that weren't returned */
    uint16_t *moves;              /* of the finished games, one after the other */
    size_t used, room;
    int opened, playing, in_game;
} GamesObject;

typedef enum { PAUSES, ASKS_OPENING, ASKS_BEST, ASKS_CHANCES, HAS_NO_MEMORY, IS_ILLEGAL } stop_reason;

/* Playing without the interpreter's lock ------------------------------------------------------ */

static int keep_moves(GamesObject *self) {
    const whole_game *g = &self->game;
    size_t needed = self->used + (size_t)g->moves;
    if (needed > self->room) {
        uint16_t *more = realloc(self->moves, 2 * needed * sizeof *more);
        if (!more) return -1;
        self->moves = more;
        self->room = 2 * needed;
    }
    memcpy(self->moves + self->used, g->move, (size_t)g->moves * sizeof *g->move);
    self->used = needed;
    return 0;
}

static int keep_game(GamesObject *self) {
    const whole_game *g = &self->game;
    if (keep_moves(self)) return -1;
    finished_game *kept = &self->finished[self->waiting++];
    kept->number = self->numbers[self->next++];
    kept->seconds = g->moved > g->began ? (double)(g->moved - g->began) * 1e-9 : 0;
    for (int side = 0; side < 2; side++) {
        kept->total[side] = g->times[side].total;
        kept->squares[side] = g->times[side].squares;
        kept->count[side] = (uint16_t)g->times[side].count;
    }
    kept->moves = (uint16_t)g->moves;
    kept->winner = (int8_t)g->winner;
    kept->has_line = (int8_t)g->has_line;
    self->in_game = 0;
    return 0;
}

static int begin_next(GamesObject *self, const uint16_t *opening, int count) {
    uint64_t seed = derived_seed(self->seed, "game", self->numbers[self->next]);
    self->in_game = 1;
    return begin_game(&self->game, seed, opening, count);
}

/* Play until something is needed, `slice` ns have passed, or a game ends after `enough` ns. */
static stop_reason play_on(GamesObject *self, int64_t began, int64_t slice, int64_t enough) {
    whole_game *g = &self->game;
    for (;;) {
        if (!self->in_game) {
            if (self->next == self->count || self->waiting == MOST_FINISHED) return PAUSES;
            if (self->opening) return ASKS_OPENING;
            if (begin_next(self, NULL, 0)) return IS_ILLEGAL;
        }
        game_need need = step_game(g);
        if (need == NEEDS_BEST) return ASKS_BEST;
        if (need == NEEDS_CHANCES) return ASKS_CHANCES;
        if (need == NO_MEMORY) return HAS_NO_MEMORY;
        int64_t passed = (g->thinks ? now_ns() : g->moved) - began;
        if (need == IS_OVER) {
            if (keep_game(self)) return HAS_NO_MEMORY;
            if (passed >= enough) return PAUSES;
        }
        if (passed >= slice || passed < 0) return PAUSES;    /* the clock may be set back */
    }
}

/* Questions to Python ------------------------------------------------------------------------- */

enum { FAILED = -1, ANSWERED, NOT_YET };
enum { MOST_NAMED = MAX_SQUARES + 1 };    /* one may be CHOSEN_BY_TREE */

/* Read squares from bytes of 16-bit numbers; return how many, or -1 with an error set. */
static int squares_of(PyObject *bytes, uint16_t *squares) {
    char *data;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(bytes, &data, &length) < 0) return -1;
    if (length % 2 || length > 2 * MOST_NAMED) {
        PyErr_SetString(PyExc_ValueError, "squares must be at most 626 numbers of 2 bytes");
        return -1;
    }
    memcpy(squares, data, (size_t)length);
    return (int)(length / 2);
}

static int ask_opening(GamesObject *self) {
    uint16_t squares[MOST_NAMED];
    PyObject *found = PyObject_CallFunction(self->opening, "L", (long long)self->numbers[self->next]);
    int count = found ? squares_of(found, squares) : -1;
    Py_XDECREF(found);
    if (count < 0) return -1;
    if (!begin_next(self, squares, count)) return 0;
    PyErr_SetString(PyExc_ValueError, "the opening is illegal or ends the game");
    return -1;
}

/* The function may need more time: then it returns None, and is asked again later. */
static int ask_best(GamesObject *self) {
    uint8_t marks[MAX_SQUARES];
    uint16_t squares[MOST_NAMED];
    whole_game *g = &self->game;
    seen_by_mover(g, marks);
    PyObject *found = PyObject_CallFunction(self->ask[g->mover], "y#i", (const char *)marks,
                                            (Py_ssize_t)g->size * g->size, g->mover);
    if (found == Py_None) {
        Py_DECREF(found);
        return NOT_YET;
    }
    int count = found ? squares_of(found, squares) : -1;
    Py_XDECREF(found);
    if (count < 0) return -1;
    if (!answer_best(g, squares, count)) return 0;
    PyErr_SetString(PyExc_ValueError, "the best squares must be empty squares of the board");
    return -1;
}

static int ask_chances(GamesObject *self) {
    uint64_t numbers[MOST_NUMBERS];
    char *data;
    Py_ssize_t length;
    const board *b = &self->game.sampled.board;
    PyObject *lines = lines_of_board(b);
    PyObject *found = lines ? PyObject_CallFunction(self->chances, "iN", b->empties, lines) : NULL;
    if (!found || PyBytes_AsStringAndSize(found, &data, &length) < 0) {
        Py_XDECREF(found);
        return -1;
    }
    const char *wrong = "the chances are wrong";
    if (length % 8 == 0 && length <= (Py_ssize_t)sizeof numbers) {
        memcpy(numbers, data, (size_t)length);
        wrong = answer_chances(&self->game, numbers, (size_t)length / 8);
    }
    Py_DECREF(found);
    if (!wrong) return 0;
    if (*wrong) PyErr_SetString(PyExc_ValueError, wrong);
    else PyErr_NoMemory();
    return -1;
}

static int answer(GamesObject *self, stop_reason why) {
    switch (why) {
    case ASKS_OPENING: return ask_opening(self);
    case ASKS_BEST: return ask_best(self);
    case ASKS_CHANCES: return ask_chances(self);
    case IS_ILLEGAL: PyErr_SetString(PyExc_ValueError, "the game can't begin"); return -1;
    default: PyErr_NoMemory(); return -1;
    }
}

/* The type ------------------------------------------------------------------------------------ */

/* The columns of packed games after their number, in the order of GameColumns in whole_games.py. */
static const struct {
    size_t offset, width;
} columns[] = {
    {offsetof(finished_game, number), 8},     {offsetof(finished_game, seconds), 8},
    {offsetof(finished_game, total[0]), 8},   {offsetof(finished_game, squares[0]), 8},
    {offsetof(finished_game, total[1]), 8},   {offsetof(finished_game, squares[1]), 8},
    {offsetof(finished_game, count[0]), 2},   {offsetof(finished_game, count[1]), 2},
    {offsetof(finished_game, moves), 2},      {offsetof(finished_game, winner), 1},
    {offsetof(finished_game, has_line), 1},
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

/* Return the finished games, column by column, and then their moves. */
static PyObject *take_finished(GamesObject *self) {
    const size_t games = (size_t)self->waiting, squares = self->used * sizeof *self->moves;
    const int64_t number = self->waiting;
    size_t bytes = sizeof number + squares;
    for (int c = 0; c < COLUMNS; c++) bytes += games * columns[c].width;
    PyObject *packed = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)bytes);
    if (!packed) return NULL;
    char *to = PyBytes_AsString(packed);
    memcpy(to, &number, sizeof number);
    to += sizeof number;
    for (int c = 0; c < COLUMNS; c++)
        for (size_t i = 0; i < games; i++, to += columns[c].width)
            memcpy(to, (const char *)&self->finished[i] + columns[c].offset, columns[c].width);
    if (squares) memcpy(to, self->moves, squares);
    self->waiting = 0;
    self->used = 0;
    return packed;
}

/* advance(slice, enough) -> the games that were finished, in order, packed */
static PyObject *Games_advance(PyObject *object, PyObject *args) {
    GamesObject *self = (GamesObject *)object;
    long long slice, enough;
    if (!PyArg_ParseTuple(args, "LL:advance", &slice, &enough)) return refuse();
    if (self->opened != 2 || self->playing) {
        PyErr_SetString(PyExc_ValueError, "these games can't be played now");
        return NULL;
    }
    self->playing = 1;
    int64_t began = now_ns();
    int answered = ANSWERED;
    while (answered == ANSWERED) {
        stop_reason why;
        Py_BEGIN_ALLOW_THREADS
        why = play_on(self, began, slice, enough);
        Py_END_ALLOW_THREADS
        if (why == PAUSES) break;
        answered = answer(self, why);
    }
    self->playing = 0;
    if (answered != FAILED) return take_finished(self);
    self->opened = 1;    /* half a game is no place to continue from */
    return NULL;
}

/* Read a side's player: (kind, trials, current, other, ties_are_good, takes_first, slips, ask, calls). */
static int read_player(GamesObject *self, int side, PyObject *tuple) {
    static const char *const kinds[] = {"random", "mc",      "forward", "uct",
                                        "tree",   "perfect", "asked"};
    game_player *player = &self->game.player[side];
    const char *kind;
    long long trials;
    PyObject *ask, *calls;
    if (!PyTuple_Check(tuple) ||
        !PyArg_ParseTuple(tuple, "sLdddpiOO:player", &kind, &trials, &player->current,
                          &player->other, &player->ties_are_good, &player->takes_first,
                          &player->slips, &ask, &calls)) {
        if (!PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "a player must be a tuple");
        refuse();
        return -1;
    }
    int k = 0;
    while (k <= PLAYS_ASKED && strcmp(kinds[k], kind)) k++;
    if (k > PLAYS_ASKED || trials < 1 || (k >= PLAYS_PERFECT && !PyCallable_Check(ask))) {
        PyErr_SetString(PyExc_ValueError, "a player's kind, trials or function is wrong");
        return -1;
    }
    if (k >= PLAYS_UCT && k <= PLAYS_PERFECT) {
        player->calls = PyCapsule_GetPointer(calls, TREE_CALLS);
        if (!player->calls) return -1;
    }
    player->kind = (player_kind)k;
    player->trials = (uint64_t)trials;
    Py_INCREF(ask);
    Py_INCREF(calls);
    self->ask[side] = ask;
    self->calls[side] = calls;
    return 0;
}

static int read_numbers(GamesObject *self, const char *packed, Py_ssize_t bytes) {
    self->count = bytes / (Py_ssize_t)sizeof *self->numbers;
    self->numbers = malloc((size_t)bytes + 1);
    self->finished = malloc(MOST_FINISHED * sizeof *self->finished);
    if (!self->numbers || !self->finished) {
        PyErr_NoMemory();
        return -1;
    }
    memcpy(self->numbers, packed, (size_t)self->count * sizeof *self->numbers);
    for (Py_ssize_t i = 0; i < self->count; i++) {
        if (self->numbers[i] >= 0) continue;
        PyErr_SetString(PyExc_ValueError, "games are numbered from 0");
        return -1;
    }
    return 0;
}

/* Games(backend, size, line_length, reverse, x, o, seed, numbers, chances, opening) */
static int Games_init(PyObject *object, PyObject *args, PyObject *keywords) {
    GamesObject *self = (GamesObject *)object;
    whole_game *g = &self->game;
    const char *backend_name, *packed;
    Py_ssize_t bytes;
    PyObject *players[2], *chances, *opening;
    unsigned long long seed;
    if (keywords && PyDict_Size(keywords)) {
        PyErr_SetString(PyExc_TypeError, "Games takes no keywords");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "siipOOKy#OO:Games", &backend_name, &g->size, &g->line_length,
                          &g->reverse, &players[0], &players[1], &seed, &packed, &bytes, &chances,
                          &opening)) {
        refuse();
        return -1;
    }
    if (self->opened) {
        PyErr_SetString(PyExc_ValueError, "these games are prepared already");
        return -1;
    }
    if (g->size < 1 || g->size > MAX_SIZE || g->line_length < 1 || g->line_length > g->size) {
        PyErr_SetString(PyExc_ValueError, "the size or the line length is out of range");
        return -1;
    }
    g->chosen = find_backend(backend_name);
    if (!g->chosen) return -1;
    self->opened = 1;    /* from here on, memory must be freed */
    self->seed = seed;
    Py_INCREF(chances);
    self->chances = chances;
    if (opening != Py_None) {
        Py_INCREF(opening);
        self->opening = opening;
    }
    if (read_numbers(self, packed, bytes)) return -1;
    for (int side = 0; side < 2; side++)
        if (read_player(self, side, players[side])) return -1;
    if (open_game(g)) {
        PyErr_NoMemory();
        return -1;
    }
    self->opened = 2;
    return 0;
}

static void Games_dealloc(PyObject *object) {
    GamesObject *self = (GamesObject *)object;
    PyTypeObject *type = Py_TYPE(object);
    close_game(&self->game);
    free(self->numbers);
    free(self->finished);
    free(self->moves);
    for (int side = 0; side < 2; side++) {
        Py_XDECREF(self->ask[side]);
        Py_XDECREF(self->calls[side]);
    }
    Py_XDECREF(self->chances);
    Py_XDECREF(self->opening);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(object);
    Py_DECREF(type);
}

static PyMethodDef games_methods[] = {
    {"advance", Games_advance, METH_VARARGS,
     "Play on for some nanoseconds, or until a game ends after some; return the finished games."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot games_slots[] = {
    {Py_tp_doc, (void *)"Play whole games between two players of the kernel."},
    {Py_tp_init, (void *)Games_init},
    {Py_tp_dealloc, (void *)Games_dealloc},
    {Py_tp_methods, games_methods},
    {0, NULL},
};

static PyType_Spec games_spec = {
    "tttmc_app.engine._kernel.Games", sizeof(GamesObject), 0, Py_TPFLAGS_DEFAULT, games_slots,
};

int add_games_type(PyObject *module) {
    PyObject *type = PyType_FromSpec(&games_spec);
    int failed = !type || PyModule_AddObjectRef(module, "Games", type);
    Py_XDECREF(type);
    return failed ? -1 : 0;
}
