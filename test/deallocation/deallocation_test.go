// Package deallocation tests that buffer-deallocation-pipeline is sound: random functions with branches, loops and calls on memrefs run on
// the host interpreter, which must report no leak, no second deallocation and no use of freed memory, and return what they return without
// deallocation.
package deallocation

import (
	"context"
	"flag"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner/host"
)

var programs = flag.Int("programs", 40, "the number of random programs")

var pipelines = []string{
	"buffer-deallocation-pipeline,convert-bufferization-to-memref",
	"buffer-deallocation-pipeline{private-function-dynamic-ownership=true},convert-bufferization-to-memref",
	"ownership-based-buffer-deallocation,convert-bufferization-to-memref",
	"func.func(buffer-hoisting,buffer-loop-hoisting),buffer-deallocation-pipeline,convert-bufferization-to-memref",
}

func TestDeallocationIsSound(t *testing.T) {
	reg := passes.NewRegistry()
	freed := 0
	for seed := range *programs {
		text := program(int64(seed))
		want, left := run(t, text, parse(t, text), 0)
		if left > 0 {
			freed++
		}
		for _, p := range pipelines {
			module := parse(t, text)
			m := pass.NewManager(ir.Module.Name)
			if err := reg.AddText(m, p); err != nil {
				t.Fatal(err)
			}
			if !m.Run(module, pass.RunOptions{}) {
				t.Fatalf("seed %d: %s fails\n%s", seed, p, text)
			}
			got, left := run(t, text, module, seed)
			if left != 0 {
				t.Errorf("seed %d: %s leaves %d buffers\n%s", seed, p, left, text)
			}
			for i := range want {
				if got[i] != want[i] {
					t.Errorf("seed %d: %s: call %d returns %d, not %d\n%s", seed, p, i, got[i], want[i], text)
				}
			}
			if t.Failed() {
				return
			}
		}
	}
	if freed < *programs*9/10 {
		t.Errorf("only %d of %d programs allocate buffers that are not on the stack", freed, *programs)
	}
}

// run calls @main with all conditions and some sizes. It returns the results and the number of buffers that are still allocated.
func run(t *testing.T, text string, module *ir.Operation, seed int) (results []uint64, left int) {
	t.Helper()
	m := host.New(module, host.Options{MaxSteps: 5_000_000})
	defer m.Close()
	for bits := range int64(8) {
		for n := range int64(3) {
			args := []host.Value{host.IntValue(bits & 1), host.IntValue(bits >> 1 & 1), host.IntValue(bits >> 2 & 1), host.IntValue(n)}
			vs, err := m.Call(context.Background(), "main", args...)
			if err != nil {
				t.Fatalf("seed %d: %v\n%s\n%s", seed, err, text, module)
			}
			results = append(results, vs[0].Uint64()&0xffffffff)
		}
	}
	return results, m.Stats().Buffers
}

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(passes.NewDialects())
	var diags strings.Builder
	ctx.PushHandler(ir.NewSourcePrinter(&diags, ctx, ir.SourcePrinterOptions{}))
	top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatalf("%s\n%s", diags.String(), text)
	}
	return top
}
