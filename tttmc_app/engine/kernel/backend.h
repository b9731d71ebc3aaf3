/* One backend: the bit-sliced sampler compiled for one instruction set.
 *
 * Before including this, define WORDS, the number of 64-trial words in a register, and NAME(x),
 * which adds the backend's name to x; and choose the instruction set for the functions below. */

#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "random.h"
#include "stream.h"

#include "lanes.h"
#include "bounded_random_state.h"
#include "games.h"
#include "bounded_random_odd.h"

/* Once for bounds that depend on the position ... */
#define MODE(x) NAME(x)
#define PART static
#define UNROLL
#define OPEN_LOOPS 1
#define INSERT NAME(insert_any)
#define FIND_STAGE NAME(find_any_stage)
#include "bounded_random.h"
#include "insert.h"
#include "open_calls.h"
#include "play.h"
#undef MODE
#undef PART
#undef UNROLL
#undef OPEN_LOOPS
#undef INSERT
#undef FIND_STAGE

/* ... and once for those known at compile time. */
#define MODE(x) x##_fixed
#define PART INLINE
#define UNROLL UNROLLED
#define OPEN_LOOPS 0
#define INSERT insert_mark_fixed
#define FIND_STAGE find_stage_fixed
#include "bounded_random.h"
#include "insert.h"
#include "play.h"

#include "sliced.h"
