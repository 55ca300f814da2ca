package deallocation

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization/dealloc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
)

var anyBuffer = ir.AnyRankedOrUnrankedMemRef

// own is a dialect outside of spvc. own.keep hands its operand to a cache, which frees it: the block does not own it any more. own.pick
// returns one of its operands and says which.
func own() *ir.Dialect {
	return &ir.Dialect{Name: "own", Ops: []ir.OpEntry{
		{Def: &ir.OpDef{Name: "own.keep", Operands: ir.ValuesOf(anyBuffer, "buffer")}, Effects: func(op *ir.Operation, visit func(ir.Effect)) {
			visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(0)})
		}, Interfaces: []any{keep{}}},
		{Def: &ir.OpDef{Name: "own.pick", Operands: ir.ValuesOf(anyBuffer, "a", "b"),
			Results: []ir.ValueDef{{Name: "picked", Type: anyBuffer}, {Name: "first", Type: ir.I1Constraint}}, Traits: []ir.Trait{ir.Pure}},
			Interfaces: []any{pick{}}},
	}}
}

type keep struct{}

// Process takes the ownership of the operand from the block.
func (keep) Process(op *ir.Operation, s *dealloc.State) (*ir.Operation, bool) {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	s.Reset(op.Operand(0), op.Block())
	s.UpdateIn(op.Operand(0), dealloc.Owned(arith.NewBool(b, op.Loc(), false)), op.Block())
	return op, true
}

type pick struct{}

// UniqueOwnership selects the ownership of the operand that the op picks.
func (pick) UniqueOwnership(op *ir.Operation, s *dealloc.State, b *ir.Builder, v *ir.Value) (memref, indicator *ir.Value) {
	x, y := s.Ownership(op.Operand(0), op.Block()), s.Ownership(op.Operand(1), op.Block())
	if x.Indicator == nil || y.Indicator == nil {
		return s.Unique(b, v, op.Block())
	}
	return v, arith.NewSelect(b, op.Loc(), op.Result(1), x.Indicator, y.Indicator)
}

func TestOutsideDialectsTakePart(t *testing.T) {
	dialects := passes.NewDialects()
	dialects.Add("own", own)
	for _, c := range []struct{ text, want, never string }{
		{`func.func @f() {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  "own.keep"(%a) : (memref<2xf32>) -> ()
  "own.keep"(%b) : (memref<2xf32>) -> ()
  return
}`, "own.keep", "dealloc"},
		{`func.func @g(%m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %p:2 = "own.pick"(%m, %a) : (memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, i1)
  return %p#0 : memref<2xf32>
}`, "scf.if", ""},
	} {
		ctx := ir.NewContext(dialects)
		module, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(c.text)))
		if !ok {
			t.Fatal(c.text)
		}
		m := pass.NewManager(ir.Module.Name)
		if err := passes.NewRegistry().AddText(m, "buffer-deallocation-pipeline"); err != nil {
			t.Fatal(err)
		}
		if !m.Run(module, pass.RunOptions{}) || !ir.Verify(module) {
			t.Fatalf("%s\nis refused", c.text)
		}
		if got := module.String(); !strings.Contains(got, c.want) || c.never != "" && strings.Contains(got, c.never) {
			t.Errorf("%s\nbecomes\n%s", c.text, got)
		}
	}
}
