package analysis_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/test/littools"
)

// effectsDialect has operations whose effects no other dialect has.
func effectsDialect() *ir.Dialect {
	write := func(_ *ir.Operation, visit func(ir.Effect)) { visit(ir.Effect{Kind: ir.EffectWrite}) }
	recursive := ir.DynamicOp("fx.recursive")
	recursive.Traits = []ir.Trait{ir.RecursiveMemoryEffects}
	return &ir.Dialect{Name: "fx", Ops: []ir.OpEntry{
		{Def: ir.DynamicOp("fx.write"), Effects: write},
		{Def: recursive, Effects: write},
		{Def: ir.DynamicOp("fx.first"), Effects: func(op *ir.Operation, visit func(ir.Effect)) {
			visit(ir.Effect{Kind: ir.EffectAllocate, Value: op.Result(0)})
			visit(ir.Effect{Kind: ir.EffectRead, Value: op.Result(1)})
		}},
	}}
}

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	dialects := littools.Setup().Dialects
	dialects.Add("fx", effectsDialect)
	ctx := ir.NewContext(dialects)
	ctx.AllowUnregistered = true
	ctx.PushHandler(func(d *ir.Diagnostic) bool { t.Error(d.Message); return true })
	top, ok := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatal("invalid input")
	}
	return top
}

// named returns the operations of top with the attribute `n`, by its value.
func named(top *ir.Operation) map[string]*ir.Operation {
	out := map[string]*ir.Operation{}
	top.Walk(func(op *ir.Operation) {
		if n := op.StringAttr("n"); n != "" {
			out[n] = op
		}
	})
	return out
}

func names(ops []*ir.Operation) string {
	var out []string
	for _, op := range ops {
		out = append(out, op.StringAttr("n"))
	}
	return strings.Join(out, " ")
}

// TestAliasMerge checks what is known if one of two relations holds.
func TestAliasMerge(t *testing.T) {
	all := []analysis.AliasResult{analysis.NoAlias, analysis.MayAlias, analysis.PartialAlias, analysis.MustAlias}
	for _, a := range all {
		for _, b := range all {
			want := analysis.MayAlias
			switch {
			case a == b:
				want = a
			case a >= analysis.PartialAlias && b >= analysis.PartialAlias:
				want = analysis.PartialAlias
			}
			if got := a.Merge(b); got != want {
				t.Errorf("%s or %s: got %s", a, b, got)
			}
		}
	}
}

// TestAliasQueries checks relations of values that no report of MLIR names.
func TestAliasQueries(t *testing.T) {
	top := parse(t, `
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: i1) {
  %0 = scf.if %c -> memref<4xi32> {
    scf.yield %a : memref<4xi32>
  } else {
    scf.yield %b : memref<4xi32>
  } {n = "if"}
  %1:2 = "fx.first"() {n = "two"} : () -> (memref<4xi32>, memref<4xi32>)
  "fx.write"() {n = "write"} : () -> ()
  "fx.recursive"() {n = "recursive"} : () -> ()
  return
}`)
	ops := named(top)
	x := analysis.NewAliasAnalysis()
	a := top.Region(0).First().First().Region(0).First().Arg(0)
	either, first, second := ops["if"].Result(0), ops["two"].Result(0), ops["two"].Result(1)
	for _, c := range []struct {
		what string
		a, b *ir.Value
		want analysis.AliasResult
	}{
		{"a value and itself", either, either, analysis.MustAlias},
		{"a value and one of its sources", either, a, analysis.MayAlias},
		{"an allocated result and an argument", first, a, analysis.NoAlias},
		{"a result that is read and an argument", second, a, analysis.MayAlias},
	} {
		if got := x.Alias(c.a, c.b); got != c.want {
			t.Errorf("%s: got %s, want %s", c.what, got, c.want)
		}
	}
	for name, want := range map[string]analysis.ModRef{"write": analysis.Mod, "recursive": analysis.Mod | analysis.Ref} {
		if got := x.ModRef(ops[name], a); got != want {
			t.Errorf("%s does %s, not %s", name, got, want)
		}
	}
	none := analysis.NewAliasAnalysis(nothing{})
	if got := none.ModRef(ops["recursive"], a); got != 0 {
		t.Errorf("an operation does %s, though a model knows better", got)
	}
}

// nothing is a model that knows that operations do nothing, and says nothing about aliases.
type nothing struct{}

// Alias leaves the question to others.
func (nothing) Alias(_, _ *ir.Value) analysis.AliasResult { return analysis.MayAlias }

// ModRef returns nothing.
func (nothing) ModRef(*ir.Operation, *ir.Value) analysis.ModRef { return 0 }

// TestCallGraphNodes checks what the nodes say about themselves.
func TestCallGraphNodes(t *testing.T) {
	top := parse(t, `
func.func @twice() { func.call @twice() : () -> () func.call @leaf() : () -> () return }
func.func @leaf() {
  %h = "test.functional_region_op"() ({
    func.call @leaf() : () -> ()
    "test.return"() : () -> ()
  }) {n = "h"} : () -> (() -> ())
  %g = func.constant @leaf : () -> ()
  func.call_indirect %g() : () -> ()
  return
}
func.func private @outside()
"x.use"() {n = "use"} : () -> ()`)
	g := analysis.NewCallGraph(top)
	node := func(name string) *analysis.CallNode { return g.NodeOf(ir.LookupSymbol(top, name)) }
	twice, leaf, inner := node("twice"), node("leaf"), g.NodeOf(named(top)["h"])
	if !twice.CallsItself() || leaf.CallsItself() || inner.CallsItself() {
		t.Error("wrong calls of the function itself")
	}
	if !twice.IsOuter() || !leaf.IsOuter() || inner.IsOuter() || len(leaf.Children) != 1 || leaf.Children[0] != inner {
		t.Error("wrong nesting")
	}
	if e := twice.Edges(); len(e) != 2 || e[0] != (analysis.CallEdge{To: twice}) || e[1] != (analysis.CallEdge{To: leaf}) {
		t.Errorf("wrong calls: %d", len(e))
	}
	if e := leaf.Edges(); len(e) != 2 || e[0] != (analysis.CallEdge{To: inner, Child: true}) || e[1] != (analysis.CallEdge{To: g.Unknown()}) {
		t.Errorf("wrong calls of the leaf: %d", len(e))
	}
	if all, known := len(g.ComponentsWithUnknown()), len(g.Components()); all != 3 || known != 2 {
		t.Errorf("%d components, %d without that of unknown functions", all, known)
	}
	if node("outside") != nil || g.Resolve(named(top)["use"]) != nil {
		t.Error("a function without a body, or an operation that is no call, has a node")
	}
	ctx := top.Context()
	if g.ResolveRef(top.Region(0).First().First(), ctx.SymbolRef("leaf")) != leaf || g.ResolveRef(top.Region(0).First().First(), ctx.SymbolRef("absent")) != nil {
		t.Error("a name stands for another function")
	}
}

// TestLoopBorders checks blocks around which there is something that is no loop.
func TestLoopBorders(t *testing.T) {
	top := parse(t, `
"x.cfg"() ({
  "x.br"()[^bb1] : () -> ()
^bb1:
  builtin.module {
    func.func @f() {
      "x.op"() {n = "function"} : () -> ()
      return
    }
    "x.op"() {n = "module"} : () -> ()
  }
  "x.br"()[^bb1] : () -> ()
}) : () -> ()
"x.empty"() ({
^bb0(%a: i32):
}, {
}) {n = "empty"} : () -> ()`)
	ops := named(top)
	if analysis.InLoop(ops["function"].Block()) || !analysis.InLoop(ops["module"].Block()) {
		t.Error("a loop goes into a function, or not into another operation")
	}
	if analysis.InLoop(ops["empty"].Region(0).First()) || analysis.InLoop(ops["empty"].Block()) {
		t.Error("a block without operations, or a module, is in a loop")
	}
	for i := range 2 {
		if l := analysis.FindLoops(ops["empty"].Region(i), ir.NewDominance()); len(l.Top) > 0 {
			t.Error("a region without branches has a loop")
		}
	}
}

// TestLivenessBorders checks values from outside of what is analyzed, arguments, and code that control does not reach.
func TestLivenessBorders(t *testing.T) {
	top := parse(t, `
func.func @f(%x: i32, %y: i32) {
  %a = "x.a"() {n = "a"} : () -> i32
  %u = "x.u"() {n = "u"} : () -> i32
  "x.part"() ({
    %b = "x.b"(%x) {n = "b"} : (i32) -> i32
    "x.c"(%b, %a) {n = "c"} : (i32, i32) -> ()
    "x.end"() {n = "end"} : () -> ()
  }) {n = "part"} : () -> ()
  return
^bb1:
  "x.d"(%x) {n = "d"} : (i32) -> ()
  return
}
"x.empty"() ({
^bb0(%z: i32):
}) {n = "empty"} : () -> ()`)
	ops := named(top)
	f := top.Region(0).First().First().Region(0)
	all := analysis.NewBlockLiveness(top)
	if entry := all.Block(f.First()); !entry.IsLiveOut(f.First().Arg(0)) || entry.IsLiveOut(f.First().Arg(1)) {
		t.Error("an argument that only unreached code uses does not leave its block, or another one does")
	}
	inner := all.Block(ops["b"].Block())
	if inner.LiveAt(ops["u"].Result(0), ops["b"]) || inner.LiveAt(ops["d"].Operand(0), ops["end"]) || !inner.LiveAt(ops["a"].Result(0), ops["c"]) {
		t.Error("wrong values of a region around")
	}
	part := analysis.NewBlockLiveness(ops["part"])
	if got := names(part.Operations(ops["a"].Result(0))); got != "b c" {
		t.Errorf("a value from outside lives at %q", got)
	}
	if got := all.Operations(ops["empty"].Region(0).First().Arg(0)); len(got) != 0 {
		t.Errorf("an argument of a block without operations lives at %d", len(got))
	}
}

const chain = `
func.func @f(%x: i32) {
  %a = "x.a"() {n = "a"} : () -> i32
  %b = "x.b"(%a) {n = "b"} : (i32) -> i32
  %c = "x.c"() ({
  ^bb0(%i: i32):
    %d = "x.d"(%i) {n = "d"} : (i32) -> i32
    "x.e"(%d) {n = "e"} : (i32) -> ()
  }) {n = "c"} : () -> i32
  "x.f"(%c, %x) {n = "f"} : (i32, i32) -> ()
  return {n = "return"}
}`

// TestSliceBorders checks slices that begin or end at arguments of blocks, and those that are empty.
func TestSliceBorders(t *testing.T) {
	top := parse(t, chain)
	ops := named(top)
	f := top.Region(0).First().First()
	type options = analysis.SliceOptions
	none := func(*ir.Operation) bool { return false }
	for _, c := range []struct {
		what string
		got  []*ir.Operation
		want string
	}{
		{"of an operation without operands", analysis.BackwardSlice(ops["a"], options{}), ""},
		{"with the operation around", analysis.BackwardSlice(ops["e"], options{}), "c d"},
		{"without arguments", analysis.BackwardSlice(ops["e"], options{OmitBlockArguments: true}), "d"},
		{"of an argument", analysis.BackwardSliceOf(ops["d"].Operand(0), options{Inclusive: true}), "c"},
		{"of an argument of a function", analysis.BackwardSliceOf(f.Region(0).First().Arg(0), options{Inclusive: true}), ""},
		{"that nothing may be part of", analysis.BackwardSlice(ops["e"], options{Filter: none}), ""},
		{"behind the end", analysis.ForwardSlice(ops["f"], options{}), ""},
		{"behind an argument", analysis.ForwardSliceOf(ops["d"].Operand(0), options{}), "d e"},
		{"of two directions", analysis.Slice(ops["a"], options{}, options{}), "a b"},
		{"of two directions, inclusive", analysis.Slice(ops["e"], options{Inclusive: true}, options{Inclusive: true}), "c d e f"},
	} {
		got := strings.Fields(names(c.got))
		if want := strings.Fields(c.want); strings.HasPrefix(c.what, "of two") && !slices.Equal(sorted(got), want) || !strings.HasPrefix(c.what, "of two") && !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", c.what, got, want)
		}
	}
}

func sorted(list []string) []string {
	list = slices.Clone(list)
	slices.Sort(list)
	return list
}

// TestTopologicalOrder checks lists of few operations, with repetitions, of several blocks, and without a region around all.
func TestTopologicalOrder(t *testing.T) {
	ops := named(parse(t, chain+`
func.func @g(%c: i1) {
  "x.g"() {n = "g"} : () -> ()
  cf.br ^bb2
^bb1:
  "x.h"() {n = "h"} : () -> ()
  return
^bb2:
  "x.i"() {n = "i"} : () -> ()
  cf.br ^bb3
^bb3:
  cf.br ^bb1
}`))
	other := named(parse(t, chain))
	list := func(text string) (out []*ir.Operation) {
		for _, n := range strings.Fields(text) {
			if o, ok := strings.CutPrefix(n, "other-"); ok {
				out = append(out, other[o])
			} else {
				out = append(out, ops[n])
			}
		}
		return out
	}
	for _, c := range []struct{ in, want string }{
		{"", ""}, {"b", "b"}, {"b a", "a b"}, {"e a", "a e"}, {"b a b", "a b"}, {"h i g a", "a g i h"}, {"e d", "d e"}, {"b other-a", "b a"}, {"f e c", "c e f"},
	} {
		if got := names(analysis.TopologicalOrder(list(c.in))); got != c.want {
			t.Errorf("%s: got %q, want %q", c.in, got, c.want)
		}
	}
	top := parse(t, "").Region(0).Parent()
	if got := analysis.TopologicalOrder([]*ir.Operation{top, top}); len(got) != 2 {
		t.Errorf("%d operations of an operation without a region around", len(got))
	}
}

// sweep sorts names by sweeps over the list: each that needs nothing of what is left moves to the front of it.
func sweep(ops []*ir.Operation) bool {
	ready := func(op *ir.Operation, left []*ir.Operation) bool {
		ok := true
		op.Walk(func(o *ir.Operation) {
			for _, v := range o.Operands() {
				for d := v.DefiningOp(); d != nil && d != op; d = d.Parent() {
					ok = ok && !slices.Contains(left, d)
				}
			}
		})
		return ok
	}
	next, sorted := 0, true
	for next < len(ops) {
		left, moved := slices.Clone(ops[next:]), false
		for i := next; i < len(ops); i++ {
			if op := ops[i]; ready(op, left) {
				left = slices.DeleteFunc(left, func(o *ir.Operation) bool { return o == op })
				ops[i], ops[next] = ops[next], op
				next++
				moved = true
			}
		}
		if !moved {
			sorted = false
			next++
		}
	}
	return sorted
}

// TestSortTopologically compares with sweeps over random lists, some of which have cycles.
func TestSortTopologically(t *testing.T) {
	rng := rand.New(rand.NewPCG(54, 2))
	cycles := 0
	for k := range 500 {
		n := 1 + k%10
		var b strings.Builder
		for i := range n {
			var uses, types []string
			for range rng.IntN(3) {
				if v := rng.IntN(n); k%3 == 0 || v > i {
					uses, types = append(uses, fmt.Sprintf("%%v%d", v)), append(types, "i1")
				}
			}
			use := fmt.Sprintf("\"x.use\"(%s) : (%s) -> ()", strings.Join(uses, ", "), strings.Join(types, ", "))
			if rng.IntN(3) > 0 {
				fmt.Fprintf(&b, "%%v%d = \"x.op\"(%s) {n = \"%d\"} : (%s) -> i1\n", i, strings.Join(uses, ", "), i, strings.Join(types, ", "))
			} else {
				fmt.Fprintf(&b, "%%v%d = \"x.nest\"() ({\n  %s\n}) {n = \"%d\"} : () -> i1\n", i, use, i)
			}
		}
		top := parse(t, b.String())
		var got []*ir.Operation
		for op := top.Region(0).First().First(); op != nil; op = op.Next() {
			if rng.IntN(8) > 0 {
				got = append(got, op)
			}
		}
		rng.Shuffle(len(got), func(i, j int) { got[i], got[j] = got[j], got[i] })
		before, want := names(got), slices.Clone(got)
		ok, wanted := analysis.SortTopologically(got), sweep(want)
		if ok != wanted || !slices.Equal(got, want) {
			t.Fatalf("%s is sorted to %s (%v), not to %s (%v), in\n%s", before, names(got), ok, names(want), wanted, b.String())
		}
		if !ok {
			cycles++
		}
	}
	if cycles < 20 {
		t.Errorf("%d cycles", cycles)
	}
}

// TestPostDominanceBorders checks operations that enclose others, and graph regions.
func TestPostDominanceBorders(t *testing.T) {
	top := parse(t, chain)
	ops := named(top)
	p := analysis.NewPostDominance()
	f := top.Region(0).First().First()
	for _, c := range []struct {
		what string
		a, b *ir.Operation
		want bool
	}{
		{"the module and itself", top, top, true},
		{"the module and an operation in it", top, ops["d"], true},
		{"an operation and the module", ops["d"], top, false},
		{"an operation and that around it", ops["d"], ops["c"], false},
		{"a later operation and an inner one", ops["f"], ops["d"], true},
		{"an earlier operation and an inner one", ops["a"], ops["d"], false},
		{"operations of an unregistered one", ops["d"], ops["e"], true},
		{"the function and the module", f, top, false},
	} {
		if p.OpPostDominates(c.a, c.b) != c.want {
			t.Errorf("%s: %v", c.what, !c.want)
		}
	}
	if b := top.Region(0).First(); p.ProperlyPostDominates(b, b) || p.ProperlyPostDominates(ops["a"].Block(), b) || !p.ProperlyPostDominates(b, ops["a"].Block()) {
		t.Error("wrong blocks of the module and the function")
	}
	if other := parse(t, chain); p.ProperlyPostDominates(top.Region(0).First(), other.Region(0).First()) || p.NearestCommon(top.Region(0).First(), other.Region(0).First()) != nil {
		t.Error("blocks of two modules post-dominate each other")
	}
}
