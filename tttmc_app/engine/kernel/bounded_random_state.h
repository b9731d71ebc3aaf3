/* The state of drawing numbers below a bound; bounded_random.h draws them. */

enum { MOST_ROUNDS = 4 };

typedef struct {
    generators g;
    lanes failed;                     /* lanes to drop */
    lanes spare[10][4];               /* unused numbers below 3, 5, 7, 9, drawn in pairs */
    int has[10];
    int rounds;                       /* maximum number of attempts per number */
} bounded_random;

INLINE int bits_of(const int number) {    /* up to 64 */
    return number > 63 ? 7 : number > 31 ? 6 : number > 15 ? 5 : number > 7 ? 4 : number > 3 ? 3
           : number > 1 ? 2 : number;
}
