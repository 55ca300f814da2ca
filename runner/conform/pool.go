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

// Pool runs cases in worker processes, so that a driver that crashes or hangs costs
// the case alone: the worker is replaced, and the cases that were with it run again.
type Pool struct {
	// Command makes the command of a worker, which calls [Serve].
	Command func() *exec.Cmd
	// Jobs is the number of workers, at least 1.
	Jobs int
	// Timeout is how long a case may take.
	Timeout time.Duration
	// Grace is how much longer than the timeout a worker is waited for, since it
	// notices kernels that hang itself.
	Grace time.Duration
	// Batch is how many cases a worker gets at a time, at least 1.
	Batch int
}

// startTimeout is how long a worker may take to open its device. A busy machine needs
// long for that, and it happens once.
const startTimeout = time.Minute

// ErrWorker says that a worker did not even start.
var ErrWorker = errors.New("conform worker does not start")

// batch is the numbers of cases that a worker gets together.
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
			// On Linux a worker dies with the thread that started it; a goroutine that
			// is locked to its thread keeps that alive.
			runtime.LockOSThread()
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

// worker is a process and what it is asked to do.
type worker struct {
	pool  *Pool
	ctx   context.Context
	cases []Case
	done  func(i int, r *Result)

	cmd   *exec.Cmd
	in    io.WriteCloser
	lines chan []byte // closed when the process writes no more
	err   bytes.Buffer
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

// errHung is why a worker was given up that did not answer in time.
var errHung = errors.New("no answer in time")

// next reads a line; nil and why if none comes: the process has ended or the time is
// over.
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

// ending says how a process that has ended by itself did so.
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

// kill ends the process the hard way.
func (w *worker) kill() {
	if w.cmd == nil {
		return
	}
	w.cmd.Process.Kill()
	for range w.lines {
		// what it has written is of no use any more
	}
	w.cmd.Wait()
	w.cmd = nil
}

// stop lets the process end, or kills it if nobody waits for results any more.
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
		// until it ends
	}
	w.cmd.Wait()
	w.cmd = nil
}

// run runs a batch. Cases that were with a worker which crashed or hung run again one
// by one; one that does so alone has its verdict.
func (w *worker) run(b batch) error {
	rest, why, err := w.send(b)
	for _, i := range rest {
		if err == nil {
			err = w.alone(i, why, len(b) > 1)
		}
	}
	return err
}

// alone gives a case that had no result to a new worker. Why is what became of the
// last one, which had other cases too if shared is set.
func (w *worker) alone(i int, why error, shared bool) error {
	first := &Result{Verdict: Crash, Detail: why.Error()}
	if errors.Is(why, errHung) {
		first = &Result{Verdict: Timeout, Detail: "the worker gave no answer within " + (w.pool.Timeout + w.pool.Grace).String()}
	}
	if !shared && first.Verdict == Timeout {
		w.done(i, first)
		return nil
	}
	done := w.done
	defer func() { w.done = done }()
	w.done = func(i int, r *Result) {
		if !shared && r.Verdict == Pass {
			r = flake(first) // a crash that does not come again
		}
		done(i, r)
	}
	rest, why, err := w.send(batch{i})
	if err != nil || len(rest) == 0 {
		return err
	}
	if shared {
		w.done = done
		return w.alone(i, why, false)
	}
	done(i, first)
	return nil
}

// send gives a batch to the process and takes its results. It returns the cases that
// are left when the process crashed or hung, and why they are.
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
	data, err := json.Marshal(list)
	if err != nil {
		return nil, nil, err
	}
	if _, err := w.in.Write(append(data, '\n')); err != nil {
		// It has ended already, and says why below.
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
			return nil, nil, errors.New("conform worker sent nonsense")
		}
		open = slices.Delete(open, k, k+1)
		w.done(b[m.Case], m.Result)
		if m.Result.Verdict == Timeout || m.Result.Verdict == DeviceLost {
			w.kill() // the kernel may be running still
			return open, errHung, nil
		}
	}
	return nil, nil, nil
}
