/* Which vector instructions an x86 processor and its system support.
 *
 * Asked from the processor itself, because __builtin_cpu_supports needs a library that some
 * compilers replace by one without these answers; their programs would never use AVX2. The bits
 * are those of Intel's Software Developer's Manual, volume 2A, CPUID. */
#ifndef TTTMC_CPU_H
#define TTTMC_CPU_H

#include <cpuid.h>
#include <stdint.h>

enum {
    CPU_POPCNT = 1u << 23, /* in ECX of leaf 1, as is the next */
    CPU_OSXSAVE = 1u << 27,
    CPU_BMI = 1u << 3, /* in EBX of leaf 7, as are the next */
    CPU_AVX2 = 1u << 5,
    CPU_BMI2 = 1u << 8,
    CPU_AVX512F = 1u << 16,
};

/* The registers that the system saves for each program, in XCR0. */
enum { SAVED_YMM = 0x6, SAVED_ZMM = 0xe6 };

static uint32_t saved_registers(void) {
    uint32_t low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

/* Return whether all these bits of leaf 7, population counts and these registers can be used. */
static int cpu_supports(uint32_t wanted, uint32_t saved) {
    uint32_t a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d)) return 0;
    if (!(c & CPU_POPCNT) || !(c & CPU_OSXSAVE)) return 0;
    if ((saved_registers() & saved) != saved) return 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & wanted) == wanted;
}

#endif
