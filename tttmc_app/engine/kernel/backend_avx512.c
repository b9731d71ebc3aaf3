/* AVX-512 (the foundation is enough), with the bit instructions that its processors have. */
#include "compiler.h"

#if TTTMC_X86

#include <immintrin.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cpu.h"

#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((target("avx512f,avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx512f,avx2,bmi,bmi2,popcnt")
#endif

#define WORDS 8
#define NAME(x) x##_avx512
#include "backend.h"

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

static int supported(void) { return cpu_supports(CPU_AVX512F | CPU_AVX2 | CPU_BMI | CPU_BMI2, SAVED_ZMM); }

const backend BACKEND_AVX512 = {
    "avx512", supported, {draw_sliced_avx512, draw_conditional_avx2, draw_general_avx2},
};

#else
typedef int nothing_here;
#endif
