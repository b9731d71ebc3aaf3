#include "threats.h"

#include <string.h>

enum { FOUR = 2 }; /* a line that lacks two marks can be made a threat */

void threats_begin(threats *t)
{
    t->tried = 0;
    t->length = 0;
    t->used = 0;
    memset(t->failed, 0, sizeof t->failed);
}

/* List the moves that threaten to complete a line, with the reply that each leaves. */
static int list_gains(threats *t, const line_board *b, int side, int forced)
{
    int gaps[MAX_SIZE], first = t->used;
    const line_list *list = &b->lacking[side][FOUR];
    for (int i = 0; i < list->count; i++) {
        line_board_gaps(b, list->lines[i], gaps);
        for (int turn = 0; turn < 2; turn++) {
            if (forced >= 0 && gaps[turn] != forced)
                continue;
            if (t->used == GAINS)
                return first;
            t->gains[t->used][0] = (short)gaps[turn];
            t->gains[t->used++][1] = (short)gaps[!turn];
        }
    }
    return first;
}

static int wins_with(threats *t, int at, int square)
{
    t->line[at] = (short)square;
    t->length = at + 1;
    return 1;
}

/* Return whether the side to move completes a line within `depth` threats. */
static int attack(threats *t, line_board *b, int side, int depth, int at)
{
    int own[2], other[2];
    if (line_board_completing(b, side, own))
        return wins_with(t, at, own[0]);
    int blocks = line_board_completing(b, !side, other);
    if (blocks > 1 || !b->lacking[side][FOUR].count)
        return 0;
    if (!depth || t->tried >= t->limit) {
        t->cut = 1;
        return 0;
    }
    uint64_t key = b->key ^ (side ? UINT64_C(0x9e3779b97f4a7c15) : 0);
    failed_attack *failed = &t->failed[key >> (64 - FAILED_BITS)];
    if (failed->key == key && failed->depth >= depth) {
        t->cut |= failed->depth < MAX_SQUARES;
        return 0;
    }
    int outer_cut = t->cut, found = 0;
    t->cut = 0;
    int first = list_gains(t, b, side, blocks ? other[0] : -1), last = t->used;
    for (int i = first; i < last && !found; i++) {
        int gain = t->gains[i][0], reply = t->gains[i][1];
        line_board_play(b, side, gain);
        t->tried++;
        if (line_board_completing(b, side, own) > 1) {
            found = wins_with(t, at + 2, own[0] == reply ? own[1] : own[0]);
        } else {
            line_board_play(b, !side, reply);
            found = attack(t, b, side, depth - 1, at + 2);
            line_board_take_back(b, !side, reply);
        }
        line_board_take_back(b, side, gain);
        if (found) {
            t->line[at] = (short)gain;
            t->line[at + 1] = (short)reply;
        }
    }
    t->used = first;
    if (!found && t->tried < t->limit) {
        failed->key = key;
        failed->depth = t->cut ? depth : MAX_SQUARES;
    }
    t->cut |= outer_cut;
    return found;
}

int threats_win(threats *t, line_board *b, int side, int64_t limit)
{
    t->limit = t->tried + limit;
    for (int depth = 0; depth <= b->empties; depth++) {
        t->cut = 0;
        if (attack(t, b, side, depth, 0))
            return 1;
        if (!t->cut || t->tried >= t->limit)
            return 0;
    }
    return 0;
}
