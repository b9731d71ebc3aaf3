#include "threats.h"

#include <string.h>

enum { FOUR = 2, THREE = 3 }; /* the marks that a line lacks before a mark makes it a threat */
enum { NO_REPLY = -1 };

static int attack(threats *t, line_board *b, int side, int depth, int at);

void threats_begin(threats *t)
{
    t->tried = 0;
    t->length = 0;
    t->used = 0;
    memset(t->failed, 0, sizeof t->failed);
}

/* ---- what may be tried ---- */

/* Add to the list; return 0 if it is full, so that the search is incomplete. */
static int list_gain(threats *t, int gain, int reply)
{
    if (t->used == GAINS) {
        t->cut = 1;
        return 0;
    }
    t->gains[t->used][0] = (short)gain;
    t->gains[t->used++][1] = (short)reply;
    return 1;
}

/* List the moves that threaten to complete a line, with the reply that each leaves; return
   whether all were listed. */
static int list_fours(threats *t, const line_board *b, int side)
{
    int gaps[MAX_SIZE];
    const line_list *list = &b->lacking[side][FOUR];
    for (int i = 0; i < list->count; i++) {
        line_board_gaps(b, list->lines[i], gaps);
        for (int turn = 0; turn < 2; turn++)
            if (!list_gain(t, gaps[turn], gaps[!turn]))
                return 0;
    }
    return 1;
}

/* List the other moves that threaten a double threat; no fork has been found before them. */
static void list_threes(threats *t, const line_board *b, int side)
{
    unsigned char seen[MAX_SQUARES];
    int gaps[MAX_SIZE];
    const line_list *list = &b->lacking[side][THREE];
    memset(seen, 0, (size_t)b->squares);
    for (int i = 0; i < list->count; i++) {
        line_board_gaps(b, list->lines[i], gaps);
        for (int k = 0; k < THREE; k++) {
            int square = gaps[k];
            if (seen[square]++ || t->forks.partners[square])
                continue;
            if (forks_follow(&t->forks, b, side, square) && !list_gain(t, square, NO_REPLY))
                return;
        }
    }
}

/* ---- the attack ---- */

static int wins_with(threats *t, int at, int square)
{
    t->line[at] = (short)square;
    t->length = at + 1;
    return 1;
}

/* Make a double threat, which nothing answers. */
static int wins_by_fork(threats *t, int at)
{
    int fork = t->forks.squares[0];
    t->line[at] = (short)fork;
    t->line[at + 1] = t->forks.partner[fork][0];
    return wins_with(t, at + 2, t->forks.partner[fork][1]);
}

/* Return whether the attack goes on after a reply. */
static int goes_on(threats *t, line_board *b, int side, int depth, int at, int reply)
{
    t->line[at] = (short)reply;
    line_board_try(b, !side, reply);
    int found = attack(t, b, side, depth, at + 1);
    line_board_untry(b, !side, reply);
    return found;
}

/* Return whether the attack goes on after every reply to the threat of a double threat: what
   answers it, and what threatens to complete a line. Keep the line of the longest defence. */
static int outlasts(threats *t, line_board *b, int side, int depth, int at)
{
    if (!forks_find(&t->forks, b, side))
        return 0;
    int first = t->used, longest = 0;
    int found = list_fours(t, b, !side); /* nothing outlasts a reply that isn't listed */
    for (int i = 0; i < t->forks.answers; i++)
        found &= list_gain(t, t->forks.answer[i], NO_REPLY);
    if (t->used == first)
        found &= list_gain(t, t->forks.squares[0], NO_REPLY); /* nothing helps: any move will do */
    for (int i = first, last = t->used; i < last && found; i++) {
        t->tried++;
        found = goes_on(t, b, side, depth, at, t->gains[i][0]);
        if (found && t->length > longest) {
            longest = t->length;
            memcpy(t->longest[depth] + at, t->line + at, (size_t)(longest - at) * sizeof *t->line);
        }
    }
    t->used = first;
    if (!found)
        return 0;
    memcpy(t->line + at, t->longest[depth] + at, (size_t)(longest - at) * sizeof *t->line);
    t->length = longest;
    return 1;
}

/* Return whether a threat wins. A forced block threatens nothing that was listed. */
static int wins_after(threats *t, line_board *b, int side, int depth, int at, int gain)
{
    int own[2], found = 0;
    t->line[at] = (short)gain;
    t->tried++;
    line_board_try(b, side, gain);
    int completing = line_board_completing(b, side, own);
    if (completing > 1) {
        t->line[at + 1] = (short)own[0];
        found = wins_with(t, at + 2, own[1]);
    } else if (completing) {
        found = goes_on(t, b, side, depth - 1, at + 1, own[0]);
    } else if (t->kind == THREES) {
        found = outlasts(t, b, side, depth - 1, at + 1);
    }
    line_board_untry(b, side, gain);
    return found;
}

/* List what the attacker may try; return where it begins. */
static int list_threats(threats *t, const line_board *b, int side, int block)
{
    int first = t->used;
    if (block >= 0) {
        list_gain(t, block, NO_REPLY);
        return first;
    }
    list_fours(t, b, side);
    if (t->kind == THREES)
        list_threes(t, b, side);
    return first;
}

/* Return whether the side to move completes a line within `depth` threats. */
static int attack(threats *t, line_board *b, int side, int depth, int at)
{
    int own[2], other[2];
    if (line_board_completing(b, side, own))
        return wins_with(t, at, own[0]);
    int blocks = line_board_completing(b, !side, other);
    if (blocks > 1)
        return 0;
    if (t->kind == FOURS && !b->lacking[side][FOUR].count)
        return 0;
    if (t->kind == THREES && !blocks && forks_find(&t->forks, b, side))
        return wins_by_fork(t, at);
    if (!depth || t->tried >= t->limit) {
        t->cut = 1;
        return 0;
    }
    uint64_t key = b->key ^ (side ? UINT64_C(0x9e3779b97f4a7c15) : 0) ^
                   (t->kind == THREES ? UINT64_C(0xd1b54a32d192ed03) : 0);
    failed_attack *failed = &t->failed[key >> (64 - FAILED_BITS)];
    if (failed->key == key && failed->depth >= depth) {
        t->cut |= failed->depth < MAX_SQUARES;
        return 0;
    }
    int outer_cut = t->cut, found = 0;
    t->cut = 0;
    int first = list_threats(t, b, side, blocks ? other[0] : -1);
    for (int i = first, last = t->used; i < last && !found; i++)
        found = wins_after(t, b, side, depth, at, t->gains[i][0]);
    t->used = first;
    if (!found && t->tried < t->limit) {
        failed->key = key;
        failed->depth = t->cut ? depth : MAX_SQUARES;
    }
    t->cut |= outer_cut;
    return found;
}

int threats_win(threats *t, line_board *b, int side, enum threat_kind kind, int64_t limit)
{
    int deepest = kind == THREES && b->empties > MOST_THREES ? MOST_THREES : b->empties;
    t->kind = kind;
    t->limit = t->tried + limit;
    for (int depth = 0; depth <= deepest; depth++) {
        t->cut = 0;
        if (attack(t, b, side, depth, 0))
            return 1;
        if (!t->cut || t->tried >= t->limit)
            return 0;
    }
    return 0;
}
