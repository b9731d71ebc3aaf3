/* What differs between compilers, in one place. */
#ifndef TTTMC_COMPILER_H
#define TTTMC_COMPILER_H

#if defined(__GNUC__)
#if defined(TTTMC_QUICK_BUILD)    /* for tests that need a quick build */
#define INLINE static __attribute__((unused))
#else
#define INLINE static inline __attribute__((always_inline, unused))
#endif
#define RARELY(condition) __builtin_expect(!!(condition), 0)
#define OUTLINE static __attribute__((noinline, unused))
#define UNROLLED _Pragma("GCC unroll 32")
#define NOT_UNROLLED _Pragma("GCC unroll 1")
#else
#define INLINE static __inline
#define RARELY(condition) (condition)
#define OUTLINE static
#define UNROLLED
#define NOT_UNROLLED
#endif

#if defined(__GNUC__) && defined(__x86_64__)
#define TTTMC_X86 1
#else
#define TTTMC_X86 0
#endif

#if defined(__GNUC__) && defined(__aarch64__)
#define TTTMC_ARM 1
#else
#define TTTMC_ARM 0
#endif

#endif
