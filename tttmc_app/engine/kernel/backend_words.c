/* Plain words: for any compiler and any machine. */
#include "compiler.h"

#define WORDS 1
#define NAME(x) x##_words
#include "backend.h"
#include "scalars.h"

static int supported(void) { return 1; }

const backend BACKEND_WORDS = {
    "words", supported, {draw_sliced_words, draw_conditional_words, draw_general_words},
};
