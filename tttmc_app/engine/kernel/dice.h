/* The state of drawing numbers in lanes; throws.h draws them. */

typedef struct {
    generators g;
    lanes failed;                     /* lanes to drop */
    lanes spare3[2], spare9[4];       /* numbers below 3 and 9 that came with others */
    int has3, has9;
    int rounds;                       /* how many times to try */
} dice;

INLINE int bits_of(const int number) {    /* up to 64 */
    return number > 63 ? 7 : number > 31 ? 6 : number > 15 ? 5 : number > 7 ? 4 : number > 3 ? 3
           : number > 1 ? 2 : number;
}

INLINE int copy_spare(int *has, const lanes *spare, const int count, lanes *number) {
    if (!*has) return 0;
    for (int i = 0; i < count; i++) number[i] = spare[i];
    *has = 0;
    return 1;
}
