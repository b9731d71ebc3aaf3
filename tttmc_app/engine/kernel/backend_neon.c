/* NEON: what every 64-bit Arm machine has. */
#include "compiler.h"

#if TTTMC_ARM

#define WORDS 2
#define NAME(x) x##_neon
#include "backend.h"

static int supported(void) { return 1; }

const backend BACKEND_NEON = {
    "neon", supported, {draw_sliced_neon, draw_conditional_words, draw_general_words},
};

#else
typedef int nothing_here;
#endif
