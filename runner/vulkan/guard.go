package vulkan

import "time"

// Guard says what happens if a driver fails while Open loads it: if it crashes, ends the process, or does not
// come back. The process then becomes another program, which can find out more: the failed driver may have locks,
// threads and signal handlers, so this one cannot go on. Guards are for commands; other programs do better to load
// drivers in a process of their own. Builds without cgo load no drivers.
type Guard struct {
	// Command is the absolute path of the program and its arguments, to which the reason is added: the name of a signal such as
	// SIGABRT, "exit" or "timeout". Without a command there is no guard of loading.
	Command []string
	// Limit bounds the time that loading takes; 0 stands for no bound.
	Limit time.Duration
	// Exits watches the ends of the process, as a guard with a command does, too: if a driver ends the process at any time, the
	// process ends with a message and the exit code 3 at once, whatever code the driver gives. Otherwise a driver could end a command
	// with 0, and its destructors could crash beside its threads. Linux only; a driver that makes the system call itself, without the C
	// library, is not noticed.
	Exits bool
}
