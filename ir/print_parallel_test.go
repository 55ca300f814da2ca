package ir_test

import (
	"bytes"
	"errors"
	"io"
	"runtime"
	"strconv"
	"testing"
	"time"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/ir"
)

func TestParallelPrintEqualsSerial(t *testing.T) {
	named := "%c = arith.constant 1 : i32\n%x = \"a.b\"() : () -> i32\n"
	for i := range 100 {
		named += "func.func @g" + strconv.Itoa(i) + "() {\n  %k = arith.constant 1 : i32\n  %y = \"a.b\"() : () -> i32\n  return\n}\n"
	}
	plain := bigModule(300, "func.func private @h() attributes {r = dense_resource<k> : tensor<4xf32>}\n")
	for name, opts := range map[string]ir.PrintOptions{
		"custom": {AssumeVerified: true}, "generic": {Generic: true}, "locations": {AssumeVerified: true, DebugInfo: true},
		"unique": {AssumeVerified: true, UniqueSSAIDs: true}, "users": {AssumeVerified: true, PrintValueUsers: true},
	} {
		for file, text := range map[string][]byte{
			"plain":   plain,
			"names":   []byte(named),
			"aliases": append(bytes.Clone(plain), "func.func private @m(memref<4xf32, affine_map<(d0) -> (d0 + 1)>>)\n"...),
		} {
			ctx := ir.NewContext(all.Registry())
			ctx.AllowUnregistered = true
			op, ok := ir.Parse(ctx, ctx.AddFile("x.mlir", text))
			if !ok {
				t.Fatalf("%s does not parse", file)
			}
			ctx.Workers = 1
			want := ir.Print(nil, op, opts)
			ctx.Workers = 8
			if got := ir.Print(nil, op, opts); !bytes.Equal(got, want) {
				t.Errorf("%s, %s: 8 workers print something else than one", file, name)
			}
			var pieces pieceCounter
			if err := ir.Fprint(&pieces, op, opts); err != nil || !bytes.Equal(pieces.text, want) {
				t.Errorf("%s, %s: Fprint writes something else than Print (error %v)", file, name, err)
			}
		}
	}
}

// pieceCounter is a writer that fails from the given write on, if that is not 0.
type pieceCounter struct {
	text   []byte
	writes int
	fail   int
}

func (c *pieceCounter) Write(p []byte) (int, error) {
	if c.writes++; c.writes == c.fail {
		return 0, errors.New("no space")
	}
	c.text = append(c.text, p...)
	return len(p), nil
}

func TestFprintWritesInPiecesUpToTheFirstError(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	ctx.AllowUnregistered = true
	op, ok := ir.Parse(ctx, ctx.AddFile("x.mlir", bigModule(4000, "")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	for _, workers := range []int{1, 4} {
		ctx.Workers = workers
		want := ir.Print(nil, op, ir.PrintOptions{AssumeVerified: true})
		var all pieceCounter
		if err := ir.Fprint(&all, op, ir.PrintOptions{AssumeVerified: true}); err != nil || !bytes.Equal(all.text, want) {
			t.Errorf("%d workers: Fprint writes something else than Print (error %v)", workers, err)
		}
		if all.writes < 2 {
			t.Errorf("%d workers: %d bytes came in %d writes", workers, len(want), all.writes)
		}
		full := pieceCounter{fail: 2}
		if err := ir.Fprint(&full, op, ir.PrintOptions{AssumeVerified: true}); err == nil || full.writes != 2 {
			t.Errorf("%d workers: error %v after %d writes, want one after 2", workers, err, full.writes)
		}
	}
}

// TestFprintReusesBuffers checks that text that is written piece by piece is never in
// memory as a whole.
func TestFprintReusesBuffers(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	ctx.AllowUnregistered = true
	op, ok := ir.Parse(ctx, ctx.AddFile("x.mlir", bigModule(4000, "")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	for _, workers := range []int{1, 2, 4} {
		ctx.Workers = workers
		var before, after runtime.MemStats
		var out byteCounter
		runtime.ReadMemStats(&before)
		if err := ir.Fprint(&out, op, ir.PrintOptions{AssumeVerified: true}); err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > uint64(out)/2 {
			t.Errorf("%d workers: printing %d bytes took %d bytes of memory", workers, out, used)
		}
	}
}

// byteCounter is a writer that counts what it gets.
type byteCounter int

func (c *byteCounter) Write(p []byte) (int, error) {
	*c += byteCounter(len(p))
	return len(p), nil
}

// A hook that panics causes a panic in the caller of Fprint, and no worker stays running.
func TestParallelPrintPanics(t *testing.T) {
	iso := &ir.OpDef{Name: "t.iso", Attrs: []ir.AttrDef{{Name: "bad", Type: ir.UnitAttrKind, Optional: true}},
		Regions: []ir.RegionDef{{Name: "body"}}, Traits: []ir.Trait{ir.IsolatedFromAbove, ir.NoTerminator}}
	reg := ir.NewRegistry()
	reg.Add("t", func() *ir.Dialect {
		return &ir.Dialect{Name: "t", Ops: []ir.OpEntry{{Def: iso, Print: func(p *ir.Printer, op *ir.Operation) {
			if op.Prop(0) != nil {
				panic("bad")
			}
		}}}}
	})
	ctx := ir.NewContext(reg)
	ctx.Workers = 4
	b := ir.NewBuilder(ctx, nil)
	m := ctx.NewModule(ir.UnknownLoc)
	b.SetEnd(m.Region(0).First())
	for i := range 1000 {
		op := b.CreateWithRegions(ir.UnknownLoc, iso, nil, nil, 1)
		op.Region(0).AddBlock()
		if i == 100 {
			op.SetProp(0, ctx.Unit())
		}
	}
	before := runtime.NumGoroutine()
	func() {
		defer func() {
			if p, ok := recover().(*parallel.Panic); !ok || p.Value != "bad" {
				t.Error("the panic of the hook is lost")
			}
		}()
		_ = ir.Fprint(io.Discard, m, ir.PrintOptions{AssumeVerified: true})
	}()
	for i := 0; runtime.NumGoroutine() > before; i++ {
		if i == 1000 {
			t.Fatalf("%d workers are left", runtime.NumGoroutine()-before)
		}
		time.Sleep(time.Millisecond)
	}
}
