#include "forks.h"

#include <string.h>

enum { PAIR = 2, TRIPLE = 3 }; /* the marks that lines lack */

/* Add a line's second missing square to those of its first; return whether that makes a fork. */
static int add_partner(forks *f, int square, int other)
{
    unsigned char *have = &f->partners[square];
    for (int i = 0; i < *have && i < 2; i++)
        if (f->partner[square][i] == other)
            return 0;
    if (*have < 2)
        f->partner[square][*have] = (short)other;
    *have = (unsigned char)(*have < 2 ? *have + 1 : 3);
    return *have == 2;
}

static int is_answer(const forks *f, int square, int fork)
{
    const short *partner = f->partner[fork];
    if (square == fork)
        return 1;
    return f->partners[fork] == 2 && (square == partner[0] || square == partner[1]);
}

static void find_answers(forks *f)
{
    int first = f->squares[0];
    short possible[FORK_ANSWERS] = {(short)first, f->partner[first][0], f->partner[first][1]};
    f->answers = 0;
    for (int i = 0; i < FORK_ANSWERS; i++) {
        int left = 1;
        for (int k = 0; k < f->count && left; k++)
            left = is_answer(f, possible[i], f->squares[k]);
        if (left)
            f->answer[f->answers++] = possible[i];
    }
}

int forks_find(forks *f, const line_board *b, int side)
{
    const line_list *list = &b->lacking[side][PAIR];
    int gaps[MAX_SIZE];
    f->count = f->answers = 0;
    memset(f->partners, 0, (size_t)b->squares);
    for (int i = 0; i < list->count; i++) {
        line_board_gaps(b, list->lines[i], gaps);
        for (int turn = 0; turn < 2; turn++)
            if (add_partner(f, gaps[turn], gaps[!turn]))
                f->squares[f->count++] = (short)gaps[turn];
    }
    if (f->count)
        find_answers(f);
    return f->count;
}

int forks_follow(const forks *f, const line_board *b, int side, int square)
{
    short made[4 * MAX_SIZE][2]; /* what the mark's lines will lack */
    int count = 0, gaps[MAX_SIZE];
    for (int i = b->first_of[square]; i < b->first_of[square + 1]; i++) {
        int line = b->crossing[i];
        if (b->held[!side][line] || b->line_length - b->held[side][line] != TRIPLE)
            continue;
        line_board_gaps(b, line, gaps);
        int a = gaps[0] == square ? gaps[1] : gaps[0], c = gaps[2] == square ? gaps[1] : gaps[2];
        if ((f->partners[a] && f->partner[a][0] != c) || (f->partners[c] && f->partner[c][0] != a))
            return 1;
        for (int k = 0; k < count; k++)
            if ((made[k][0] == a) + (made[k][1] == a) + (made[k][0] == c) + (made[k][1] == c) == 1)
                return 1; /* one square in common, so the others differ */
        made[count][0] = (short)a;
        made[count++][1] = (short)c;
    }
    return 0;
}
