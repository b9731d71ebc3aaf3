/* One backend: the bit-sliced sampler compiled for one instruction set.
 *
 * Before including: WORDS, the words of 64 trials in a register, and NAME(x), which marks x with
 * the backend's name; and the instruction set chosen for the functions that follow. */

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

/* ... and once for those known when compiling. */
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
