package jit

import "unsafe"

// faultSignals are the signals of faults on Linux: SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE and SIGSEGV.
var faultSignals = [...]uintptr{4, 5, 6, 7, 8, 11}

// PlainFaults makes a fault end the process by its signal, as in a program in C, until the caller calls restore. Otherwise Go reports the signal with
// all goroutines, and exits with 2. In the meantime a nil pointer in Go ends the process too.
func (l *Library) PlainFaults() (restore func()) {
	// A struct sigaction of glibc has 152 bytes.
	var old [len(faultSignals)][32]uint64
	kept := &old
	for i, s := range faultSignals {
		l.call(cSigaction, s, 0, uintptr(unsafe.Pointer(&kept[i][0])))
		const byDefault = 0
		l.call(cSignal, s, byDefault)
	}
	return func() {
		for i, s := range faultSignals {
			l.call(cSigaction, s, uintptr(unsafe.Pointer(&kept[i][0])), 0)
		}
	}
}

// OnFatal has LLVM call f where it would otherwise print a message and abort, such as for an instruction that the machine does not have. LLVM ends the
// process with 1 after f returns, so f does so itself if another code is right. The last call of OnFatal, of any Library of the same file, counts.
func (l *Library) OnFatal(f func(message string)) {
	l.handlers.mu.Lock()
	l.handlers.onFatal = f
	l.handlers.mu.Unlock()
	l.call(resetFatalErrorHandler)
	l.call(installFatalErrorHandler, l.callbacks.fatal)
}
