//go:build cgo

#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

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
  struct sigaction before[CRASHES];
} guard;

// Everything that end calls may be called in a signal handler.
static void end(const char *reason) {
  guard.on = 0;
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  guard.argv[guard.reason] = (char *)reason;
  execv(guard.argv[0], guard.argv);
  _exit(SPVC_GUARD_EXIT);
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

static void on_exit_of_process(void) {
  if (guard.on) end("exit");
}

// The process has one guard at a time.
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;

void spvc_guard_begin(char **argv, int reason) {
  static int registered;
  pthread_mutex_lock(&one);
  if (!registered) registered = atexit(on_exit_of_process) == 0;
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
