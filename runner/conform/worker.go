package conform

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
)

// Runner runs cases: in this process (Engine) or in others (Pool).
type Runner interface {
	// Run calls done with the result of each case, in any order, one call at a time.
	// The error is one of the runner, not of a case.
	Run(ctx context.Context, cases []Case, done func(i int, r *Result)) error
}

// message is a line that a worker writes.
type message struct {
	// Ready is set in the first one, when the device is open.
	Ready bool `json:"ready,omitempty"`
	// Case and Result come for each case.
	Case   int     `json:"case"`
	Result *Result `json:"result,omitempty"`
}

// Serve is the other side of a [Pool]: it reads batches of cases from in, a JSON array
// a line, runs them and writes a line for each result to out. It returns at the end
// of in.
func Serve(ctx context.Context, r Runner, in io.Reader, out io.Writer) error {
	enc := json.NewEncoder(out)
	if err := enc.Encode(message{Ready: true}); err != nil {
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
