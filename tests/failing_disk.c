/* Makes one call that writes in a folder fail, as on a full, broken or read-only disk.

   Preload it (LD_PRELOAD) with TTTMC_FAILING_FOLDER set. It counts the calls that create, write,
   synchronise or rename files below that folder; disk_fails() makes the n-th of them fail. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static _Thread_local char name_of_file[PATH_MAX];
static long counted, failing;
static int reason, stays, is_full;

/* From now on, let call number n fail with this errno, or count only if n is 0; with `for_good`
   all later calls fail too. Returns how many calls there were since the last time. */
long disk_fails(long n, int error, int for_good) {
  long before = counted;
  counted = 0;
  failing = n;
  reason = error;
  stays = for_good;
  is_full = 0;
  return before;
}

static int is_below(const char *path) {
  const char *folder = getenv("TTTMC_FAILING_FOLDER");
  return folder && path && !strncmp(path, folder, strlen(folder));
}

static int is_below_fd(int fd) {
  char link[64];
  char *end = link + sizeof link;
  *--end = 0;
  unsigned number = fd < 0 ? 0 : (unsigned)fd;
  do *--end = (char)('0' + number % 10); while (number /= 10);
  end -= 14;
  memcpy(end, "/proc/self/fd/", 14);
  ssize_t length = readlink(end, name_of_file, sizeof name_of_file - 1);
  if (fd < 0 || length < 0) return 0;
  name_of_file[length] = 0;
  return is_below(name_of_file);
}

/* Count a call; return whether it is to fail, with errno set. */
static int fails(int is_ours) {
  if (!is_ours) return 0;
  long now = __atomic_add_fetch(&counted, 1, __ATOMIC_SEQ_CST);
  if (!failing || now < failing || (now > failing && !stays)) return 0;
  errno = reason;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define MAKES(flags) (((flags) & O_CREAT) || ((flags) & O_TMPFILE) == O_TMPFILE)
#define WRITES(flags) (((flags) & O_ACCMODE) != O_RDONLY || MAKES(flags))
#define MODE(flags)                                            \
  mode_t mode = 0;                                             \
  if (MAKES(flags)) {                                          \
    va_list rest;                                              \
    va_start(rest, flags);                                     \
    mode = (mode_t)va_arg(rest, int);                          \
    va_end(rest);                                              \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  if (WRITES(flags) && fails(is_below(path))) return -1;
  return REAL(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags)
  if (WRITES(flags) && fails(is_below(path))) return -1;
  return REAL(open64)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  if (WRITES(flags) && fails(is_below(path))) return -1;
  return REAL(openat)(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags)
  if (WRITES(flags) && fails(is_below(path))) return -1;
  return REAL(openat64)(folder, path, flags, mode);
}

int mkdir(const char *path, mode_t mode) {
  return fails(is_below(path)) ? -1 : REAL(mkdir)(path, mode);
}

/* Return how much of what is written the disk still takes: a full one half, and then nothing. */
static size_t taken(size_t size) {
  if (reason != ENOSPC || is_full) return 0;
  is_full = 1;
  failing = counted + 1;
  return size / 2;
}

ssize_t write(int fd, const void *data, size_t size) {
  if (!fails(is_below_fd(fd))) return REAL(write)(fd, data, size);
  size = taken(size);
  return size ? REAL(write)(fd, data, size) : -1;
}

#define PWRITE(name, offset_type)                                             \
  ssize_t name(int fd, const void *data, size_t size, offset_type offset) {   \
    if (!fails(is_below_fd(fd))) return REAL(name)(fd, data, size, offset);   \
    size = taken(size);                                                       \
    return size ? REAL(name)(fd, data, size, offset) : -1;                    \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t writev(int fd, const struct iovec *parts, int count) {
  return fails(is_below_fd(fd)) ? -1 : REAL(writev)(fd, parts, count);
}

int fsync(int fd) { return fails(is_below_fd(fd)) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return fails(is_below_fd(fd)) ? -1 : REAL(fdatasync)(fd); }

int ftruncate(int fd, off_t size) {
  return fails(is_below_fd(fd)) ? -1 : REAL(ftruncate)(fd, size);
}

int ftruncate64(int fd, off64_t size) {
  return fails(is_below_fd(fd)) ? -1 : REAL(ftruncate64)(fd, size);
}

int rename(const char *from, const char *to) {
  return fails(is_below(to)) ? -1 : REAL(rename)(from, to);
}

int renameat(int one, const char *from, int two, const char *to) {
  return fails(is_below(to)) ? -1 : REAL(renameat)(one, from, two, to);
}

int renameat2(int one, const char *from, int two, const char *to, unsigned flags) {
  return fails(is_below(to)) ? -1 : REAL(renameat2)(one, from, two, to, flags);
}

int link(const char *from, const char *to) {
  return fails(is_below(to)) ? -1 : REAL(link)(from, to);
}

int linkat(int one, const char *from, int two, const char *to, int flags) {
  return fails(is_below(to)) ? -1 : REAL(linkat)(one, from, two, to, flags);
}
