package host

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// FuzzMachine runs every function without arguments of any valid module. Each run must
// end within the limits on steps and memory, with results or with an error.
func FuzzMachine(f *testing.F) {
	for _, p := range programs {
		f.Add(p.text)
	}
	for _, c := range vectorCases {
		f.Add("func.func @f() -> (i32, i32) {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n" + c.body + "\n}")
	}
	for _, root := range []string{"../../test", "../../examples"} {
		_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".mlir" {
				return err
			}
			if text, err := os.ReadFile(path); err == nil && len(text) < 1<<13 {
				f.Add(string(text))
			}
			return nil
		})
	}
	f.Fuzz(func(t *testing.T, text string) {
		ctx := ir.NewContext(all.Registry())
		ctx.PushHandler(func(*ir.Diagnostic) bool { return true })
		top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(text)))
		if !ok || !ir.Verify(top) {
			return
		}
		m := New(top, Options{Out: io.Discard, MaxSteps: 20_000, MaxBytes: 1 << 22, MaxDepth: 200})
		for op := top.Region(0).First().First(); op != nil; op = op.Next() {
			if op.Name() == "func.func" {
				_, _ = m.Call(context.Background(), op.StringAttr("sym_name"))
			}
		}
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	})
}

// TestMaxSteps checks that a program with more than MaxSteps steps stops.
func TestMaxSteps(t *testing.T) {
	for name, body := range map[string]string{
		"branches": "cf.br ^a\n^a:\n  cf.br ^a",
		"copy": `%m = memref.alloc() : memref<1xi32>
  %s = arith.constant 0 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [1000000000000], strides: [%s] : memref<1xi32> to memref<1000000000000xi32, strided<[?]>>
  memref.copy %v, %v : memref<1000000000000xi32, strided<[?]>> to memref<1000000000000xi32, strided<[?]>>
  return`,
	} {
		m, _ := machine(t, "func.func @f() {\n  "+body+"\n}", Options{MaxSteps: 1000})
		if _, err := m.Call(context.Background(), "f"); err == nil || !errors.Is(err, errSteps) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
