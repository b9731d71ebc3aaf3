/* SSE2: what every x86-64 machine has. */
#include "compiler.h"

#if TTTMC_X86

#define WORDS 2
#define NAME(x) x##_sse2
#include "backend.h"

static int supported(void) { return 1; }

const backend BACKEND_SSE2 = {
    "sse2", supported, {draw_sliced_sse2, draw_conditional_words, draw_general_words},
};

#else
typedef int nothing_here;
#endif
