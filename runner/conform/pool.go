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
	// opened is true once a worker has opened its device.
	opened atomic.Bool
}

// ErrWorker means that a worker process did not start, or that it could not open its
// device.
var ErrWorker = errors.New("the conform worker does not start")

// batch holds the indices of the cases that a worker receives together.
type batch []int

// Run implements Runner.
func (p *Pool) Run(ctx context.Context, cases []Case, done func(i int, r *Result)) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	work := make(chan batch)
	go p.divide(ctx, len(cases), work)
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
			w := &worker{pool: p, ctx: ctx, cases: cases, done: func(i int, r *Result) {
				mu.Lock()
				defer mu.Unlock()
				done(i, r)
			}}
			defer w.stop()
			for b := range work {
				if err := w.run(b); err != nil {
					mu.Lock()
					if first == nil {
						first = err
					}
					mu.Unlock()
					cancel()
					return
				}
			}
		})
	}
	wg.Wait()
	if first == nil {
		first = ctx.Err()
	}
	return first
}

// divide divides n cases into batches.
func (p *Pool) divide(ctx context.Context, n int, work chan<- batch) {
	defer close(work)
	size := max(p.Batch, 1)
	for i := 0; i < n; i += size {
		var b batch
		for k := i; k < min(i+size, n); k++ {
			b = append(b, k)
		}
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
func (w *worker) run(b batch) error {
	for len(b) > 0 {
		var suspects []suspect
		n, err := w.send(b, func(i int, r *Result) {
			if r.Verdict.retried() {
				suspects = append(suspects, suspect{i, r})
			} else {
				w.done(i, r)
			}
		})
		if err != nil {
			return err
		}
		if err := w.again(suspects); err != nil {
			return err
		}
		b = b[n:]
	}
	return nil
}

// again runs failed cases again: in a process that has run none of them, and one after
// another, so that no pipeline is one that a case has failed with.
func (w *worker) again(suspects []suspect) error {
	if len(suspects) == 0 {
		return nil
	}
	w.stop()
	w.uncached = true
	for _, s := range suspects {
		_, err := w.send(batch{s.i}, func(i int, r *Result) {
			seconds, attempts := r.Seconds+s.first.Seconds, r.Attempts+s.first.Attempts
			if r.Verdict == Pass {
				r = flake(s.first)
			}
			r.Seconds, r.Attempts = seconds, attempts
			w.done(i, r)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// send sends a batch to the process and passes the results to ended. It returns the number
// of cases that ended: fewer than the batch has if the process is lost. The case at hand
// then counts as ended.
func (w *worker) send(b batch, ended func(i int, r *Result)) (n int, err error) {
	if w.process == nil {
		if err := w.open(); err != nil {
			return 0, err
		}
	}
	list := make([]Case, len(b))
	for k, i := range b {
		list[k] = w.cases[i]
	}
	data, err := json.Marshal(list)
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
	for n < len(b) {
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
			ended(b[n], r)
			return n + 1, nil
		case m.Result == nil || m.Case != n:
			w.kill()
			return n, errMessage
		}
		ended(b[n], m.Result)
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
