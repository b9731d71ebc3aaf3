/* The state of drawing numbers in lanes; throws.h draws them. */

enum { MOST_ROUNDS = 4 };

typedef struct {
    generators g;
    lanes failed;                     /* lanes to drop */
    lanes spare[10][4];               /* numbers below 3, 5, 7, 9 that came with others */
    int has[10];
    int rounds;                       /* how often to try; 1: each once */
} dice;

INLINE int bits_of(const int number) {    /* up to 64 */
    return number > 63 ? 7 : number > 31 ? 6 : number > 15 ? 5 : number > 7 ? 4 : number > 3 ? 3
           : number > 1 ? 2 : number;
}
