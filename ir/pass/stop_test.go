package pass

import (
	"context"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestStoppedPipeline: after a stop no further pass starts, and the pass that ran at the time
// has failed, although it says that it succeeded.
func TestStoppedPipeline(t *testing.T) {
	ctx := ir.NewContext(ir.NewRegistry())
	module, ok := ir.Parse(ctx, ctx.AddFile("m", []byte("module {}")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	for _, at := range []int{0, 1, 2} {
		scope := ctx.NewScope(func(d *ir.Diagnostic) bool { t.Errorf("a report: %s", d.Message); return true })
		release := scope.Own(module)
		stop, cancel := context.WithCancel(t.Context())
		defer scope.StopWith(stop)()
		ran := 0
		m := NewManager("builtin.module")
		step := func() *Pass {
			return &Pass{Name: "step", Class: "Step", Run: func(op *ir.Operation, _ *Run) bool {
				if ran++; ran == at {
					cancel()
					for !op.Stop().Requested() {
					}
				}
				return true
			}}
		}
		if at == 0 {
			cancel()
			for !scope.Stop().Requested() {
			}
		}
		m.MustAdd(step())
		m.MustAdd(step())
		if m.Run(module, RunOptions{}) || ran != at {
			t.Errorf("stopped in pass %d: %d passes ran, or the pipeline succeeded", at, ran)
		}
		release()
		cancel()
	}
}
