package conform

import (
	"bufio"
	"context"
	"encoding/json"
	"io"

	"github.com/spvc/spvc/runner"
)

// Runner runs cases: in this process (Engine) or in other processes (Pool).
type Runner interface {
	// Run calls done with the result of each case, in any order, one call at a time. It
	// returns an error only if the runner itself fails.
	Run(ctx context.Context, cases []Case, done func(i int, r *Result)) error
}

// message is a line of a worker's output.
type message struct {
	// Ready is true in the first message, which the worker sends when its device is
	// open.
	Ready bool `json:"ready,omitempty"`
	// Device describes the device in that message, if the worker has one.
	Device *runner.DeviceInfo `json:"device,omitempty"`
	// Case and Result are the index and the result of a case.
	Case   int     `json:"case"`
	Result *Result `json:"result,omitempty"`
}

// Serve is the worker's side of a [Pool]. It reads batches of cases from in, each a
// line with a JSON array, runs them, and writes a line to out for each result when the case
// ends. r reports results in the order of the cases. Serve returns at the end of in.
func Serve(ctx context.Context, r Runner, in io.Reader, out io.Writer) error {
	enc := json.NewEncoder(out)
	first := message{Ready: true}
	if e, ok := r.(*Engine); ok {
		first.Device = e.dev.Info()
	}
	if err := enc.Encode(first); err != nil {
		return err
	}
	dec := json.NewDecoder(bufio.NewReader(in))
	for {
		var batch []Case
		switch err := dec.Decode(&batch); {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		}
		var failed error
		err := r.Run(ctx, batch, func(i int, r *Result) {
			if err := enc.Encode(message{Case: i, Result: r}); err != nil && failed == nil {
				failed = err
			}
		})
		if err != nil {
			return err
		}
		if failed != nil {
			return failed
		}
	}
}
