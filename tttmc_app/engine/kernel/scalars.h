/* The samplers that play one game at a time, for a backend; include backend.h first. */

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "boards are read as little-endian words"
#endif

#include "columns.h"
#include "conditional.h"

enum { SHORT_LINE = 6 };    /* shorter lines are searched for by specialised code */

#define ROW uint16_t
#define ROW_BITS 16
#define ROWNAME(x) NAME(x##_narrow)
#include "general.h"

#define ROW uint32_t
#define ROW_BITS 32
#define ROWNAME(x) NAME(x##_wide)
#include "general.h"

void NAME(draw_general)(const stream *s, workspace *w, uint64_t trials) {
    if (s->board.size < 16) NAME(draw_narrow)(s, w, trials);
    else NAME(draw_wide)(s, w, trials);
}
