/* Whole games between players that choose their moves here, without the interpreter's lock.
 *
 * A game is played in steps of a few milliseconds at most, so that it can be interrupted anywhere.
 * Its moves are those of the players' Python code, with the same seeds. */
#ifndef TTTMC_WHOLE_GAME_H
#define TTTMC_WHOLE_GAME_H

#include "../search/tree_calls.h"
#include "seeds.h"
#include "stream.h"

#define CHOSEN_BY_TREE UINT16_MAX /* follows the squares among which tree search chooses */

typedef enum {
    PLAYS_RANDOM,
    PLAYS_MONTE_CARLO,
    PLAYS_FORWARD,
    PLAYS_UCT,
    PLAYS_TREE,
    PLAYS_PERFECT,    /* tree search chooses among the squares of which the caller can't prove more */
    PLAYS_ASKED,
} player_kind;

typedef struct {
    player_kind kind;
    uint64_t trials;              /* per move; forward: per candidate; trees: simulations */
    double current, other;        /* Monte Carlo: the weights */
    double ties_are_good;         /* forward: what a tie counts, from 0 to 1 */
    int takes_first;              /* forward: whether the first of equal squares is taken */
    int slips;                    /* how many of 100 moves are random instead */
    const tree_calls *calls;      /* trees: the searches' functions */
} game_player;

/* What the game needs next from its caller. */
typedef enum {
    GOES_ON,          /* another step */
    NEEDS_BEST,       /* the best squares of the position: see `answer_best` */
    NEEDS_CHANCES,    /* the conditional sampler's numbers for `sampled`: see `answer_chances` */
    IS_OVER,
    NO_MEMORY,
} game_need;

typedef struct {
    int count;
    double total, squares;
} move_times;

typedef struct {
    /* The rules and the players. */
    int size, line_length, reverse;
    game_player player[2];        /* X, then O */
    const backend *chosen;
    workspace work;
    /* The game. */
    uint64_t seed;
    uint8_t marks[MAX_SQUARES];   /* 0 empty, 1 X, 2 O */
    int mover;                    /* 0: X, 1: O */
    int winner;                   /* 0: X, 1: O, -1: nobody yet, or a tie */
    int has_line;
    int moves;                    /* with those of the opening */
    uint16_t move[MAX_SQUARES];
    move_times times[2];
    int64_t began, moved;         /* nanoseconds */
    /* The thought under way. */
    uint64_t move_seed;
    int thinker;                  /* whose thought it is */
    int slips;                    /* whether the move is random */
    int thinks, is_drawing;       /* whether a thought is under way, and whether it draws trials */
    int draws;                    /* forward: whether the next candidate's trials were begun */
    int knows_best;               /* perfect: whether the candidates are what the caller answered */
    int candidates;
    uint16_t candidate[MAX_SQUARES];
    double value[MAX_SQUARES];    /* of the candidates */
    int next_candidate;           /* the first without a value */
    stream sampled;
    uint64_t left;                /* trials still to draw */
    struct tree *tree;            /* the search under way, or NULL */
} whole_game;

/* Prepare the buffers; return 0, or -1 if there isn't enough memory. */
int open_game(whole_game *g);
void close_game(whole_game *g);

/* Begin a game after some moves; return 0, or -1 if they are not legal or end it. */
int begin_game(whole_game *g, uint64_t seed, const uint16_t *opening, int count);

/* Do a few milliseconds of work at most. */
game_need step_game(whole_game *g);

/* Continue after NEEDS_BEST with the best squares; return -1 if they can't be played. */
int answer_best(whole_game *g, const uint16_t *best, int count);

/* Continue after NEEDS_CHANCES; with no numbers, the general sampler plays. Return an error
 * message, or NULL; an empty one stands for no memory. */
const char *answer_chances(whole_game *g, const uint64_t *numbers, size_t count);

/* Write the position as the samplers read it: 0 empty, 1 mine, 2 theirs. */
void seen_by_mover(const whole_game *g, uint8_t *marks);

#endif
