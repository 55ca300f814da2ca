package soundness

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"sync"
	"time"
)

// Serve is a worker's side of a Pool: it reads cases from in, one a line, runs them and
// writes their outcomes to out.
func Serve(ctx context.Context, e *Engine, in io.Reader, out io.Writer) error {
	enc, dec := json.NewEncoder(out), json.NewDecoder(bufio.NewReader(in))
	for {
		var c Case
		switch err := dec.Decode(&c); {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		}
		if err := enc.Encode(e.Run(ctx, c)); err != nil {
			return err
		}
	}
}

// Pool runs cases in worker processes, because drivers can end the process.
type Pool struct {
	// Command returns the command of a worker, which calls Serve.
	Command func() *exec.Cmd
	// Jobs is the number of workers.
	Jobs int
	// Timeout bounds the time of a case.
	Timeout time.Duration
}

// Run runs the cases of a channel and calls done with each outcome, one call at a time.
func (p *Pool) Run(ctx context.Context, cases <-chan Case, done func(o *Outcome)) error {
	var mu sync.Mutex
	var wg sync.WaitGroup
	errs := make([]error, max(p.Jobs, 1))
	for i := range errs {
		wg.Go(func() {
			w := &worker{pool: p}
			defer w.stop()
			for c := range cases {
				o, err := w.run(ctx, c)
				if err != nil {
					errs[i] = err
					break
				}
				mu.Lock()
				done(o)
				mu.Unlock()
			}
			for range cases {
				// another worker failed as well, or the context ended
			}
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}

// worker is a process that runs one case at a time.
type worker struct {
	pool *Pool
	cmd  *exec.Cmd
	in   io.WriteCloser
	out  *json.Decoder
}

func (w *worker) start() error {
	cmd := w.pool.Command()
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("the worker does not start: %w", err)
	}
	w.cmd, w.in, w.out = cmd, in, json.NewDecoder(out)
	return nil
}

// stop lets the process end.
func (w *worker) stop() {
	if w.cmd != nil {
		w.in.Close()
		timer := time.AfterFunc(10*time.Second, func() { w.cmd.Process.Kill() })
		defer timer.Stop()
		w.cmd.Wait()
		w.cmd = nil
	}
}

// run runs a case. If the process ends or hangs, that is the outcome of the case.
func (w *worker) run(ctx context.Context, c Case) (*Outcome, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if w.cmd == nil {
		if err := w.start(); err != nil {
			return nil, err
		}
	}
	data, err := json.Marshal(c)
	if err != nil {
		return nil, err
	}
	process := w.cmd.Process
	timer := time.AfterFunc(w.pool.Timeout, func() { process.Kill() })
	defer timer.Stop()
	o := new(Outcome)
	if _, err = w.in.Write(append(data, '\n')); err == nil {
		if err = w.out.Decode(o); err == nil {
			return o, nil
		}
	}
	process.Kill()
	err = w.cmd.Wait()
	w.cmd = nil
	return &Outcome{Case: c.decide(), Kind: Crashed, Detail: fmt.Sprintf("the process ended: %v", err)}, nil
}
