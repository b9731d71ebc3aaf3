/* NEON: what every 64-bit Arm machine has. */
#include "compiler.h"

#if TTTMC_ARM

#define WORDS 2
#define NAME(x) x##_neon
#include "backend.h"

static int supported(void) { return 1; }

const backend BACKEND_NEON = {"neon", supported, SAMPLERS};

#else
typedef int nothing_here;
#endif
