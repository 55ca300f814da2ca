package conform

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
)

// Pool runs cases in worker processes. If a driver crashes or hangs, only the case at
// fault is lost: the Pool replaces the worker and runs its other cases again.
type Pool struct {
	// Command returns the command of a worker. The worker process calls [Serve].
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
}

// startTimeout bounds the time in which a worker opens its device. On a busy machine
// that takes long, and it happens once.
const startTimeout = time.Minute

// ErrWorker means that a worker process did not start.
var ErrWorker = errors.New("the conform worker does not start")

// batch holds the indices of the cases that a worker receives together.
type batch []int

// Run implements Runner.
func (p *Pool) Run(ctx context.Context, cases []Case, done func(i int, r *Result)) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	work := make(chan batch)
	go func() {
		defer close(work)
		size := max(p.Batch, 1)
		for i := 0; i < len(cases); i += size {
			var b batch
			for k := i; k < min(i+size, len(cases)); k++ {
				b = append(b, k)
			}
			select {
			case work <- b:
			case <-ctx.Done():
				return
			}
		}
	}()
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

// worker is a process and its assigned cases.
type worker struct {
	pool  *Pool
	ctx   context.Context
	cases []Case
	done  func(i int, r *Result)

	cmd   *exec.Cmd
	in    io.WriteCloser
	lines chan []byte // closed when the process closes its output
	err   bytes.Buffer
	sent  time.Time // when the process received its last batch
}

// start starts the process and waits until its device is open.
func (w *worker) start() error {
	cmd := w.pool.Command()
	tether(cmd)
	w.err.Reset()
	cmd.Stderr = &w.err
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("%w: %w", ErrWorker, err)
	}
	w.cmd, w.in, w.lines = cmd, in, make(chan []byte, 16)
	go func() {
		defer close(w.lines)
		s := bufio.NewScanner(out)
		s.Buffer(nil, 64<<20)
		for s.Scan() {
			w.lines <- bytes.Clone(s.Bytes())
		}
	}()
	if m, why := w.next(time.After(startTimeout)); m == nil || !m.Ready {
		w.kill()
		return fmt.Errorf("%w: %s", ErrWorker, why)
	}
	return nil
}

// errHung means that a worker did not answer in time.
var errHung = errors.New("no answer in time")

// next returns the next line of the worker. If there is none, the error says whether
// the process ended or the time is over.
func (w *worker) next(deadline <-chan time.Time) (*message, error) {
	select {
	case line, ok := <-w.lines:
		m := new(message)
		if !ok {
			return nil, w.ending()
		}
		if err := json.Unmarshal(line, m); err != nil {
			return nil, err
		}
		return m, nil
	case <-deadline:
		return nil, errHung
	case <-w.ctx.Done():
		return nil, w.ctx.Err()
	}
}

// ending returns an error that says how a process ended.
func (w *worker) ending() error {
	err := w.cmd.Wait()
	w.cmd = nil
	text := "it ended"
	if err != nil {
		text = err.Error()
	}
	if line, _, _ := strings.Cut(strings.TrimSpace(w.err.String()), "\n"); line != "" {
		text += ": " + line
	}
	return errors.New(text)
}

// kill kills the process.
func (w *worker) kill() {
	if w.cmd == nil {
		return
	}
	w.cmd.Process.Kill()
	for range w.lines {
		// discard the remaining output
	}
	w.cmd.Wait()
	w.cmd = nil
}

// stop asks the process to end, or kills it if the context is done.
func (w *worker) stop() {
	if w.ctx.Err() != nil {
		w.kill()
	}
	if w.cmd == nil {
		return
	}
	w.in.Close()
	process := w.cmd.Process
	timer := time.AfterFunc(w.pool.Grace, func() { process.Kill() })
	defer timer.Stop()
	for range w.lines {
		// discard output until the process ends
	}
	w.cmd.Wait()
	w.cmd = nil
}

// run runs a batch. If the worker crashes or hangs, the unfinished cases run again one
// at a time. A case that crashes or hangs alone gets that verdict.
func (w *worker) run(b batch) error {
	rest, why, err := w.send(b)
	for _, i := range rest {
		if err == nil {
			err = w.alone(i, why, len(b) > 1, 1)
		}
	}
	return err
}

// alone runs an unfinished case on a new worker. why is the error of the previous
// worker. shared is true if that worker had other unfinished cases. attempts is the number
// of workers that had the case so far.
func (w *worker) alone(i int, why error, shared bool, attempts int) error {
	first := &Result{Verdict: Crash, Detail: why.Error()}
	if errors.Is(why, errHung) {
		first = &Result{Verdict: Timeout, Detail: "the worker gave no answer within " + (w.pool.Timeout + w.pool.Grace).String()}
	}
	first.Attempts, first.Seconds = attempts, time.Since(w.sent).Seconds()
	if !shared && first.Verdict == Timeout {
		w.done(i, first)
		return nil
	}
	done := w.done
	defer func() { w.done = done }()
	w.done = func(i int, r *Result) {
		if !shared && r.Verdict == Pass {
			seconds, n := r.Seconds, r.Attempts
			r = flake(first) // the crash did not recur
			r.Seconds, r.Attempts = seconds, n
		}
		r.Attempts += attempts
		done(i, r)
	}
	rest, why, err := w.send(batch{i})
	if err != nil || len(rest) == 0 {
		return err
	}
	if shared {
		w.done = done
		return w.alone(i, why, false, attempts+1)
	}
	first.Attempts++
	done(i, first)
	return nil
}

// send sends a batch to the process and receives the results. If the process crashes or
// hangs, send returns the unfinished cases and the reason.
func (w *worker) send(b batch) (rest batch, why, err error) {
	if w.cmd == nil {
		if err := w.start(); err != nil {
			return nil, nil, err
		}
	}
	list := make([]Case, len(b))
	for k, i := range b {
		list[k] = w.cases[i]
	}
	w.sent = time.Now()
	data, err := json.Marshal(list)
	if err != nil {
		return nil, nil, err
	}
	if _, err := w.in.Write(append(data, '\n')); err != nil {
		// The process has already ended; the code below determines why.
		w.in.Close()
	}
	open := slices.Clone(b)
	for len(open) > 0 {
		m, why := w.next(time.After(w.pool.Timeout*time.Duration(len(b)) + w.pool.Grace))
		if m == nil {
			w.kill()
			return open, why, w.ctx.Err()
		}
		k := -1
		if m.Result != nil && m.Case >= 0 && m.Case < len(b) {
			k = slices.Index(open, b[m.Case])
		}
		if k < 0 {
			w.kill()
			return nil, nil, errors.New("the conform worker sent an invalid message")
		}
		open = slices.Delete(open, k, k+1)
		w.done(b[m.Case], m.Result)
		if m.Result.Verdict == Timeout || m.Result.Verdict == DeviceLost {
			w.kill() // the kernel may still be running
			return open, errHung, nil
		}
	}
	return nil, nil, nil
}
