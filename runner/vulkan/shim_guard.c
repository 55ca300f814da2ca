//go:build cgo

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

#include "shim.h"

// Signals of a crash.
static const struct {
  int number;
  const char *name;
} crashes[] = {{SIGABRT, "SIGABRT"}, {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGILL, "SIGILL"}, {SIGFPE, "SIGFPE"}};

enum { CRASHES = sizeof crashes / sizeof crashes[0] };

static struct {
  volatile sig_atomic_t on;
  pthread_t thread;
  char **argv;
  int reason; // the index of the reason in argv
  pid_t process; // whose end is watched, 0 if none is
  struct sigaction before[CRASHES];
} guard;

// leave ends the process at once: no destructor runs, because those of drivers crash while their threads run.
static _Noreturn void leave(int code) {
#ifdef __linux__
  for (;;) syscall(SYS_exit_group, code);
#else
  _exit(code);
#endif
}

// Everything that end calls may be called in a signal handler.
static void end(const char *reason) {
  guard.on = 0;
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  guard.argv[guard.reason] = (char *)reason;
  execv(guard.argv[0], guard.argv);
  leave(SPVC_GUARD_EXIT);
}

// A signal of another thread belongs to whoever has handled it before, except that only drivers abort.
static void on_crash(int number, siginfo_t *info, void *context) {
  int mine = guard.on && (number == SIGABRT || pthread_equal(pthread_self(), guard.thread));
  for (int i = 0; i < CRASHES; i++) {
    if (crashes[i].number != number) continue;
    if (mine) end(crashes[i].name);
    if (guard.before[i].sa_flags & SA_SIGINFO) {
      guard.before[i].sa_sigaction(number, info, context);
    } else {
      sigaction(number, &guard.before[i], NULL);
      raise(number);
    }
  }
}

// ended is called when C code ends the process. Go ends processes by its own system calls, so the code is that of a
// driver, and the code with which it ends the process says nothing of what the process had to do. Processes that a
// driver has started may end.
static void ended(void) {
  if (guard.process == 0 || getpid() != guard.process) return;
  if (guard.on) end("exit");
  static const char text[] = SPVC_GUARD_ENDED "\n";
  if (write(STDERR_FILENO, text, sizeof text - 1) < 0) leave(SPVC_GUARD_EXIT);
  leave(SPVC_GUARD_EXIT);
}

#ifdef __linux__

// Drivers find these functions before those of the C library, because the executable is the first to be searched. The
// handler that watch registers finds what ends the process without them, as err does.

void exit(int code) {
  ended();
  void (*next)(int) = (void (*)(int))dlsym(RTLD_NEXT, "exit");
  if (next != NULL) next(code);
  leave(code);
}

void quick_exit(int code) {
  ended();
  void (*next)(int) = (void (*)(int))dlsym(RTLD_NEXT, "quick_exit");
  if (next != NULL) next(code);
  leave(code);
}

void _exit(int code) {
  ended();
  leave(code);
}

void _Exit(int code) {
  ended();
  leave(code);
}

#endif

// The process has one guard at a time.
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;

static void watch(void) {
  static int registered;
  if (!registered) registered = atexit(ended) == 0;
  guard.process = getpid();
}

void spvc_guard_exits(void) {
  pthread_mutex_lock(&one);
  watch();
  pthread_mutex_unlock(&one);
}

void spvc_guard_begin(char **argv, int reason) {
  pthread_mutex_lock(&one);
  watch();
  guard.argv = argv;
  guard.reason = reason;
  guard.thread = pthread_self();
  struct sigaction a = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&a.sa_mask);
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i].number, &a, &guard.before[i]);
  guard.on = 1;
}

void spvc_guard_end(void) {
  guard.on = 0;
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i].number, &guard.before[i], NULL);
  pthread_mutex_unlock(&one);
}
