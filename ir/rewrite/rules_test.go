package rewrite

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestMergeKeepsTypesAndClusters merges blocks whose operations have equal hashes. The
// operand of the first, third and fourth is defined inside; the other two differ from
// each other in the type of an operand.
func TestMergeKeepsTypesAndClusters(t *testing.T) {
	branch := `"toy.cond"(%c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
		^bb1: "toy.cond"(%x)[^bb3, ^bb4] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
		^bb2: "toy.cond"(%c)[^bb5, ^bb6] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
		`
	inside := "%%n%[1]d = \"toy.neg\"(%%x) : (i32) -> i32\n\"toy.use\"(%%n%[1]d) : (i32) -> ()\n\"toy.return\"() : () -> ()\n"
	outside := "%%n%[1]d = \"toy.neg\"(%%x) : (i32) -> i32\n\"toy.use\"(%%l) : (i64) -> ()\n\"toy.return\"() : () -> ()\n"
	text := "\"toy.func\"() ({\n^bb0(%c: i32, %x: i32, %l: i64):\n" + branch
	for i, s := range []string{inside, outside, inside, inside} {
		text += fmt.Sprintf("^bb%d:\n"+s, i+3, i+3)
	}
	_, module := parseFlow(t, text+"}) : () -> ()\n")
	r := module.Region(0).First().First().Region(0)
	if !SimplifyRegion(r, true) {
		t.Error("no blocks were merged")
	}
	got := bodyText(module)
	if n := strings.Count(got, "toy.return"); n != 2 {
		t.Errorf("%d blocks end the function\n%s", n, got)
	}
	_, module = parseFlow(t, `"toy.func"() ({
		^bb0(%c: i32, %l: i64):
		"toy.cond"(%c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
		^bb1: "toy.use"(%c) : (i32) -> ()
		"toy.return"() : () -> ()
		^bb2: "toy.use"(%l) : (i64) -> ()
		"toy.return"() : () -> ()
		}) : () -> ()`)
	if SimplifyRegion(module.Region(0).First().First().Region(0), true) {
		t.Errorf("blocks with operands of different types were merged\n%s", bodyText(module))
	}
}

// TestSignatureThatKeeps converts the arguments of a block to what they are.
func TestSignatureThatKeeps(t *testing.T) {
	c := newConv(t, "%a: i32", `"toy.scope"() ({ ^bb0(%x: i32, %y: i32): "toy.use"(%x, %y) : (i32, i32) -> () }) : () -> ()
		"toy.return"() : () -> ()`)
	c.target.AddDynamicOp(func(op *ir.Operation) bool { return op.Attr("done") != nil }, toyScope)
	i32, i64 := c.ctx.I32(), c.ctx.I64()
	if !c.partial(OnOp("keep", toyScope, func(op *ir.Operation, rw *Rewriter) bool {
		b := op.Region(0).First()
		for _, k := range []struct {
			name  string
			sig   func(s *Signature)
			keeps bool
		}{
			{"same", func(s *Signature) { s.AddInputs(0, i32); s.AddInputs(1, i32) }, true},
			{"swapped", func(s *Signature) { s.AddTypes(i32, i32); s.RemapInput(0, 1, 1); s.RemapInput(1, 0, 1) }, false},
			{"one more", func(s *Signature) { s.AddInputs(0, i32); s.AddInputs(1, i32); s.AddTypes(i32) }, false},
			{"other type", func(s *Signature) { s.AddInputs(0, i32); s.AddInputs(1, i64) }, false},
			{"one for both", func(s *Signature) { s.AddTypes(i32, i32); s.RemapInput(0, 0, 2); s.RemapInput(1, 1, 1) }, false},
			{"replaced", func(s *Signature) { s.AddTypes(i32, i32); s.RemapInput(0, 0, 1); s.Remap(1, b.Arg(0)) }, false},
		} {
			s := NewSignature(2)
			k.sig(s)
			if got := s.keeps(b); got != k.keeps {
				t.Errorf("%s: keeps is %t", k.name, got)
			}
			if k.keeps && rw.ConvertBlockArgs(b, s, nil) != b {
				t.Errorf("%s: a new block was made", k.name)
			}
		}
		rw.Modify(op, func() { op.SetAttr("done", rw.Context().Unit()) })
		return true
	})) {
		t.Error(c.messages)
	}
}

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

// TestDriverIsReused converts twice with one set of patterns. The second conversion
// legalizes what its patterns make, as the first one does, and reports only its own reasons.
func TestDriverIsReused(t *testing.T) {
	c := newConv(t, "%a: i32", `%0 = "toy.neg"(%a) {n = 1} : (i32) -> i32
		%1 = "toy.neg"(%a) {n = 2} : (i32) -> i32
		"toy.use"(%0, %1) : (i32, i32) -> ()
		"toy.return"() : () -> ()`)
	c.target.AddIllegalOp(toyNeg, lowMid, toyUse)
	c.ctx.ExplainFailures = true
	set := NewPatternSet(lower(nil, toyNeg, lowMid), lower(nil, lowMid, lowAdd))
	entry := c.module.Region(0).First().First().Region(0).First()
	for range 2 {
		op := entry.First()
		for !op.Is(toyNeg) {
			op = op.Next()
		}
		if !ConvertPartial([]*ir.Operation{op}, c.target, set) {
			t.Fatal(c.messages)
		}
	}
	if got := c.text(); strings.Count(got, "low.add") != 2 || strings.Contains(got, "low.mid") {
		t.Error(got)
	}
	for range 2 {
		c.messages = nil
		ConvertPartial([]*ir.Operation{c.module}, c.target, set)
		c.expectMessages(t, "failed to legalize operation 'toy.use' that was explicitly marked illegal", "note: no pattern converts 'toy.use'")
	}
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

// TestEnclosingOperations counts the visits of operations that enclose a change: as many
// as maxEnclosing allows.
func TestEnclosingOperations(t *testing.T) {
	for _, depth := range []int{maxEnclosing - 3, maxEnclosing + 8} {
		y := newToy(1)
		for range depth {
			s := y.CreateWithRegions(0, toyScope, nil, nil, 1)
			y.SetEnd(s.Region(0).AddBlock())
		}
		v := y.op(toyDouble, y.entry.Arg(0))
		y.op(toyUse, v)
		visits := 0
		ApplyToOps([]*ir.Operation{v.DefiningOp()}, NewPatternSet(doubleToAdd, OnOp("count", nil, func(op *ir.Operation, _ *Rewriter) bool {
			if op.Is(toyScope) {
				visits++
			}
			return false
		}).WithBenefit(2)), GreedyConfig{Scope: y.fn.Region(0)})
		if want := min(depth, maxEnclosing-1); visits != want {
			t.Errorf("depth %d: %d visits of enclosing operations, want %d", depth, visits, want)
		}
	}
}
