/* Delays what the main thread does to wake another thread up for an event, as if the computer were
   busy just then: the other thread has handled the event, and what came of it, before it is woken.

   Preload it (LD_PRELOAD); `late_wakes` counts the delays. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

long late_wakes;

void g_main_context_wakeup(void *context) {
  static void (*wake)(void *);
  if (!wake) wake = (void (*)(void *))dlsym(dlopen("libglib-2.0.so.0", RTLD_LAZY), __func__);
  if (syscall(SYS_gettid) == getpid()) {
    struct timespec delay = {0, 20 * 1000 * 1000};
    late_wakes++;
    nanosleep(&delay, NULL);
  }
  wake(context);
}
