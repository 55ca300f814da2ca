package rewrite

import (
	"fmt"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestDirectArguments converts block arguments with a rewriter outside of drivers. The
// new arguments have the locations of those that they replace.
func TestDirectArguments(t *testing.T) {
	c := newConv(t, "%a: i32", `"toy.scope"() ({ ^bb0(%x: i32, %y: i32): "toy.use"(%x, %y) : (i32, i32) -> () }) : () -> ()
		"toy.return"() : () -> ()`)
	fn := c.module.Region(0).First().First()
	b := fn.Region(0).First().First().Region(0).First()
	loc := b.First().Loc()
	if loc == ir.UnknownLoc {
		t.Fatal("the operation has no location")
	}
	b.Arg(0).SetLoc(loc)
	s := NewSignature(2)
	s.AddInputs(0, c.ctx.I64())
	s.Remap(1, fn.Region(0).First().Arg(0))
	nb := NewRewriter(c.ctx, nil).ConvertBlockArgs(b, s, nil)
	if use := nb.First(); nb.NumArgs() != 1 || nb.Arg(0).Loc() != loc || nb.Arg(0).Type() != c.ctx.I64() || use.Operand(0) != nb.Arg(0) || use.Operand(1) != fn.Region(0).First().Arg(0) {
		t.Error(c.text())
	}
	c.checkUses(t)
}

// foldsDef is an operation whose attribute "how" says what its fold returns.
var foldsDef = &ir.OpDef{Name: "odd.folds", Operands: toyPair[:1], Results: []ir.ValueDef{toyPair[0], toyPair[1]}}

// TestOddFolds folds operations to their own results, and returns results without success.
func TestOddFolds(t *testing.T) {
	reg := ir.NewRegistry()
	reg.Add("odd", func() *ir.Dialect {
		one := *foldsDef
		one.Name, one.Results = "odd.one", foldsDef.Results[:1]
		fold := func(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
			for i := range op.NumResults() {
				v := op.Operand(0)
				if op.Attr("self") != nil {
					v = op.Result(i)
				}
				out = append(out, ir.FoldResult{Value: v})
			}
			return out, op.Attr("fails") == nil
		}
		return &ir.Dialect{Name: "odd", Ops: []ir.OpEntry{{Def: foldsDef, Fold: fold}, {Def: &one, Fold: fold}}}
	})
	ctx := ir.NewContext(reg)
	module, ok := ir.Parse(ctx, ctx.AddFile("t.mlir", []byte(`module { %x = "odd.one"(%x) : (i32) -> i32
		"odd.one"(%x) {self} : (i32) -> i32
		"odd.one"(%x) {fails} : (i32) -> i32
		"odd.folds"(%x) : (i32) -> (i32, i32)
		"odd.folds"(%x) {self} : (i32) -> (i32, i32)
		"odd.folds"(%x) {fails} : (i32) -> (i32, i32) }`)))
	if !ok {
		t.Fatal("the operations do not parse")
	}
	got := ""
	for op := module.Region(0).First().First().Next(); op != nil; op = op.Next() {
		out, ok := Fold(op)
		got += fmt.Sprintf("%d %t, ", len(out), ok)
	}
	if got != "0 true, 0 false, 2 true, 2 true, 0 false, " {
		t.Error(got)
	}
}
