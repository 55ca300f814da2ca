//go:build cgo

package vulkan

import "runtime"

// thread runs functions on one thread of the system. Drivers allocate much memory when they
// build a pipeline, and the C library keeps freed memory per thread. If pipelines were
// built on any thread that Go picks, each thread would keep such memory.
type thread struct {
	work chan func()
	done chan struct{}
}

func newThread() *thread {
	t := &thread{work: make(chan func()), done: make(chan struct{})}
	go func() {
		// The thread ends with the goroutine.
		runtime.LockOSThread()
		for f := range t.work {
			f()
			t.done <- struct{}{}
		}
	}()
	return t
}

// run runs f and waits for it. One goroutine at a time may call it.
func (t *thread) run(f func()) {
	t.work <- f
	<-t.done
}

func (t *thread) close() { close(t.work) }
