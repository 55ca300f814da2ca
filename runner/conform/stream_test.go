//go:build cgo

package conform

import (
	"context"
	"errors"
	"os/exec"
	"testing"
)

// TestStream checks that batches that arrive one after another run in one process, and that each has its own results.
func TestStream(t *testing.T) {
	t.Parallel()
	work, results := make(chan Batch), make(chan string)
	ended := make(chan error)
	p := pool(t, 1, 1)
	go func() { ended <- p.RunBatches(t.Context(), work) }()
	var ids []string
	for range 3 {
		work <- Batch{Cases: []Case{{Type: "a"}, {Type: "process"}}, Done: func(i int, r *Result) {
			if i == 1 {
				results <- r.Detail
			} else if i != 0 || r.Detail != "a" {
				t.Errorf("case %d: %+v", i, r)
			}
		}}
		ids = append(ids, <-results)
	}
	close(work)
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if ids[0] == "" || ids[1] != ids[0] || ids[2] != ids[0] {
		t.Errorf("the batches ran in the processes %v, want one", ids)
	}
}

// TestStreamEnds checks that no batch is awaited when workers do not start, or the context ends.
func TestStreamEnds(t *testing.T) {
	t.Parallel()
	p := pool(t, 2, 1)
	p.Command = func() *exec.Cmd { return exec.Command("/nonexistent") }
	work := make(chan Batch, 1)
	work <- Batch{Cases: []Case{{Type: "a"}}, Done: func(int, *Result) { t.Error("there is a result") }}
	if err := p.RunBatches(t.Context(), work); !errors.Is(err, ErrWorker) {
		t.Errorf("no worker starts: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := pool(t, 2, 1).RunBatches(ctx, make(chan Batch)); !errors.Is(err, context.Canceled) {
		t.Errorf("the context ended: %v", err)
	}
}
