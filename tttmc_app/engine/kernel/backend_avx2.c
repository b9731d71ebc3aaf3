/* AVX2, with the bit instructions that its processors have. */
#include "compiler.h"

#if TTTMC_X86

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cpu.h"

#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt")
#endif

#define WORDS 4
#define NAME(x) x##_avx2
#include "backend.h"
#include "scalars.h"

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

static int supported(void) { return cpu_supports(CPU_AVX2 | CPU_BMI | CPU_BMI2, SAVED_YMM); }

const backend BACKEND_AVX2 = {
    "avx2", supported, {draw_sliced_avx2, draw_conditional_avx2, draw_general_avx2},
};

#else
typedef int nothing_here;
#endif
