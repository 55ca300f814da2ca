//go:build cgo

package kernels_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	dialects "github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/host"
)

// onHost returns the program of a row whose body is a function of the host, which main calls for each index
// instead of launching a kernel.
func (r *row) onHost(typ string) string {
	text := r.program(typ)
	before, rest, _ := strings.Cut(text, "gpu.module @m {\n")
	kernel, main, _ := strings.Cut(rest, "gpu.return\n}\n}\n")
	kernel = kernel[len(r.module):]
	module, _, _ := strings.Cut(rest, "gpu.func @k(")
	_, body, _ := strings.Cut(kernel, "%i = gpu.global_id x\n")
	var constants strings.Builder
	for _, c := range []int{0, 1, 2, 3, 4, 8, 16, 64} {
		fmt.Fprintf(&constants, "%%c%d = arith.constant %d : index\n", c, c)
	}
	head, tail, _ := strings.Cut(main, "gpu.launch_func")
	_, tail, _ = strings.Cut(tail, "\n")
	body = strings.ReplaceAll(body, "%t = gpu.thread_id x\n", "%t = arith.remui %i, %c16 : index\n")
	return before + module + "func.func private @k(%in: memref<64x" + typ + ">, %out: memref<64x" + typ + ">, %i: index) {\n" + constants.String() + body + "return\n}\n" +
		head + "scf.for %step = %c0 to %c64 step %c1 {\nfunc.call @k(%in, %out, %step) : (memref<64x" + typ + ">, memref<64x" + typ + ">, index) -> ()\n}\n" + tail
}

// hostResult interprets a program. It returns right, or what is wrong.
func hostResult(t *testing.T, text string) string {
	ctx := ir.NewContext(dialects.Registry())
	var diags strings.Builder
	ctx.PushHandler(ir.NewSourcePrinter(&diags, ctx, ir.SourcePrinterOptions{}))
	top, ok := ir.Parse(ctx, ctx.AddFile("k.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		return "is not valid: " + diags.String()
	}
	m := host.New(top, host.Options{Out: &diags})
	defer m.Close()
	vs, err := m.Call(t.Context(), "main")
	switch {
	case err != nil:
		return err.Error()
	case vs[0].Uint64() != 0:
		return fmt.Sprintf("wrong: %d of 64 elements", vs[0].Uint64())
	}
	return right
}

// TestHost interprets the rows in functions of the host and compares their numbers with those of Go. At least 95 % of
// the cells run, and none is wrong.
func TestHost(t *testing.T) {
	total, ran, why := 0, 0, map[string]int{}
	for _, rows := range [][]row{memrefRows, funcRows, cfRows, scfRows, affineRows, arithRows(), mathRows(), complexRows(), vectorRows()} {
		for i := range rows {
			r := &rows[i]
			// Invocations of a workgroup that wait for each other have no host function.
			if r.printing || strings.Contains(r.body, "gpu.barrier") {
				continue
			}
			for _, typ := range elementTypes {
				if r.types != "" && !slices.Contains(strings.Fields(r.types), typ) {
					continue
				}
				total++
				switch result := hostResult(t, r.onHost(typ)); {
				case result == right:
					ran++
				case strings.HasPrefix(result, "wrong"):
					t.Errorf("%s of %s: %s", r.op, typ, result)
				default:
					why[r.op+": "+result]++
				}
			}
		}
	}
	t.Logf("%d of %d cells run on the host: %.1f %%", ran, total, 100*float64(ran)/float64(total))
	if ran*100 < total*95 {
		t.Errorf("%d of %d cells run on the host", ran, total)
	}
	if testing.Verbose() {
		for text, n := range why {
			t.Logf("%d times %s", n, text)
		}
	}
}
