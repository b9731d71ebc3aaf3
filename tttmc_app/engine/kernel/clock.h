/* The time of day, which every C11 library has. */
#ifndef TTTMC_CLOCK_H
#define TTTMC_CLOCK_H

#include <stdint.h>
#include <time.h>

#include "compiler.h"

/* It may be set back at any time. */
INLINE int64_t now_ns(void) {
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

#endif
