package conform

import (
	"context"
	"encoding/json"
	"errors"
	"os/exec"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/spvc/spvc/runner"
)

// Pool runs cases in worker processes. If a driver crashes or hangs, only the case at
// fault is lost: the Pool replaces the worker, which goes on with the next case. The Pool
// runs failed cases again in a new process without caches of compiled kernels.
type Pool struct {
	// Command returns the command of a worker. The worker process calls [Serve] with the
	// file of [Results].
	Command func() *exec.Cmd
	// Jobs is the number of workers; values below 1 mean 1.
	Jobs int
	// Timeout bounds the time of a case.
	Timeout time.Duration
	// Grace is the time that the Pool waits for a worker after the timeout. A worker
	// itself ends kernels that hang.
	Grace time.Duration
	// Batch is the number of cases that a worker receives at a time; values below 1
	// mean 1.
	Batch int
	// opened is true once a worker has opened its device, and device describes what it is.
	opened atomic.Bool
	device atomic.Pointer[runner.DeviceInfo]
}

// Device describes the device that a worker has opened, or is nil if none has yet. The caller must not change it.
func (p *Pool) Device() *runner.DeviceInfo { return p.device.Load() }

// ErrWorker means that a worker process did not start, or that it could not open its
// device.
var ErrWorker = errors.New("the conform worker does not start")

// A Batch is a list of cases that a worker of a [Pool] receives together.
type Batch struct {
	Cases []Case
	// Done receives the index and the result of each case when it ends, one call at a time.
	Done func(i int, r *Result)
}

// Run implements Runner.
func (p *Pool) Run(ctx context.Context, cases []Case, done func(i int, r *Result)) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	work := make(chan Batch)
	var mu sync.Mutex
	go p.divide(ctx, cases, work, func(i int, r *Result) {
		mu.Lock()
		defer mu.Unlock()
		done(i, r)
	})
	return p.RunBatches(ctx, work)
}

// RunBatches runs the batches that arrive until work is closed. A worker process stays open between batches. If a worker
// does not start or the context ends, RunBatches returns an error; batches at hand then have cases without result, and the
// caller must not wait for RunBatches to receive from work.
func (p *Pool) RunBatches(ctx context.Context, work <-chan Batch) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var mu sync.Mutex
	var first error
	var wg sync.WaitGroup
	for range max(p.Jobs, 1) {
		wg.Go(func() {
			// On Linux a worker dies with the thread that started it. A goroutine that
			// is locked to its thread keeps the thread alive. Unlocked, the thread stays, as
			// those must that have called a driver.
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			w := &worker{pool: p, ctx: ctx}
			defer w.stop()
			if err := w.serve(work); err != nil {
				mu.Lock()
				if first == nil {
					first = err
				}
				mu.Unlock()
				cancel()
			}
		})
	}
	wg.Wait()
	if first == nil {
		first = ctx.Err()
	}
	return first
}

// serve runs batches until there are no more or the context ends.
func (w *worker) serve(work <-chan Batch) error {
	for {
		select {
		case b, ok := <-work:
			if !ok {
				return nil
			}
			if err := w.run(b); err != nil {
				return err
			}
		case <-w.ctx.Done():
			return nil
		}
	}
}

// divide divides cases into batches.
func (p *Pool) divide(ctx context.Context, cases []Case, work chan<- Batch, done func(i int, r *Result)) {
	defer close(work)
	size := max(p.Batch, 1)
	for first := 0; first < len(cases); first += size {
		b := Batch{Cases: cases[first:min(first+size, len(cases))], Done: func(i int, r *Result) { done(first+i, r) }}
		select {
		case work <- b:
		case <-ctx.Done():
			return
		}
	}
}

// suspect is a case that failed, with its result.
type suspect struct {
	i     int
	first *Result
}

// run runs a batch. A worker that crashes or hangs loses only the case at hand, and the
// next one goes on with the rest.
func (w *worker) run(b Batch) error {
	for from := 0; from < len(b.Cases); {
		var suspects []suspect
		n, err := w.send(b.Cases[from:], func(i int, r *Result) {
			if r.Verdict.retried() {
				suspects = append(suspects, suspect{from + i, r})
			} else {
				b.Done(from+i, r)
			}
		})
		if err != nil {
			return err
		}
		if err := w.again(b, suspects); err != nil {
			return err
		}
		from += n
	}
	return nil
}

// again runs failed cases again: in a process that has run none of them, and one after
// another, so that no pipeline is one that a case has failed with.
func (w *worker) again(b Batch, suspects []suspect) error {
	if len(suspects) == 0 {
		return nil
	}
	w.stop()
	w.uncached = true
	for _, s := range suspects {
		_, err := w.send(b.Cases[s.i:s.i+1], func(_ int, r *Result) {
			seconds, attempts := r.Seconds+s.first.Seconds, r.Attempts+s.first.Attempts
			if r.Verdict == Pass {
				r = flake(s.first)
			}
			r.Seconds, r.Attempts = seconds, attempts
			b.Done(s.i, r)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// send sends cases to the process and passes the results to ended. It returns the number
// of cases that ended: fewer than there are if the process is lost. The case at hand
// then counts as ended.
func (w *worker) send(cases []Case, ended func(i int, r *Result)) (n int, err error) {
	if w.process == nil {
		if err := w.open(); err != nil {
			return 0, err
		}
	}
	data, err := json.Marshal(cases)
	if err != nil {
		return 0, err
	}
	begin := time.Now()
	w.process.output.reset()
	if _, err := w.process.in.Write(append(data, '\n')); err != nil {
		// The process has already ended; the code below determines why.
		w.process.in.Close()
	}
	limit := w.pool.Timeout + w.pool.Grace
	for n < len(cases) {
		m, why := w.process.next(w.ctx, limit)
		if err := w.ctx.Err(); m == nil && err != nil {
			w.kill()
			return n, err
		}
		switch {
		case m == nil:
			r := &Result{Verdict: Crash, Detail: why.Error(), Seconds: time.Since(begin).Seconds(), Attempts: 1}
			if errors.Is(why, errHung) {
				r.Verdict, r.Detail = Timeout, w.process.output.after("the worker gave no answer within "+limit.String())
			}
			w.kill()
			ended(n, r)
			return n + 1, nil
		case m.Result == nil || m.Case != n:
			w.kill()
			return n, errMessage
		}
		ended(n, m.Result)
		n++
		if m.Result.Verdict == Timeout || m.Result.Verdict == DeviceLost {
			w.kill() // the kernel may still be running
			return n, nil
		}
		begin = time.Now()
		w.process.output.reset()
	}
	return n, nil
}
