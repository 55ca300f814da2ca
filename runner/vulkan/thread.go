//go:build cgo

package vulkan

import "runtime"

// thread runs functions on one thread of the system. Drivers allocate much memory when they
// build a pipeline, and the C library keeps freed memory per thread. If pipelines were
// built on any thread that Go picks, each thread would keep such memory.
//
// The thread of the system outlives it. Drivers keep data per thread, which they free when a thread ends, and
// the loader unloads drivers with the last instance. NVIDIA's driver then crashes, or writes to memory that
// is not its own: the thread may be any that has called the driver before.
type thread struct {
	work chan func()
	done chan struct{}
}

func newThread() *thread {
	t := &thread{work: make(chan func()), done: make(chan struct{})}
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread() // Without it, the thread ends with the goroutine.
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
