package analyses_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
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
		if a, ok := op.Attr("n").(*ir.StringAttr); ok {
			out[a.Value] = op
		}
	})
	return out
}

// names returns the values of the attribute `n` of ops, and the names of those without it.
func names(ops []*ir.Operation) string {
	var out []string
	for _, op := range ops {
		if a, ok := op.Attr("n").(*ir.StringAttr); ok {
			out = append(out, a.Value)
		} else {
			out = append(out, op.Name())
		}
	}
	return strings.Join(out, " ")
}

const diamond = `
func.func @f(%c: i1, %x: i32) -> i32 {
  %a = "x.a"(%x) {n = "a"} : (i32) -> i32
  %b = "x.b"(%a) {n = "b"} : (i32) -> i32
  %d = "x.c"(%a) ({
    %i = "x.i"(%b) {n = "i"} : (i32) -> i32
    "x.end"(%i) {n = "end"} : (i32) -> ()
  }) {n = "c"} : (i32) -> i32
  %e = "x.e"(%b, %d) {n = "e"} : (i32, i32) -> i32
  %f = "x.f"(%x) {n = "f"} : (i32) -> i32
  return {n = "return"} %e : i32
}`

// TestSlices checks which operations slices have, in which order, and where options end them.
func TestSlices(t *testing.T) {
	ops := named(parse(t, diamond))
	type options = analysis.SliceOptions
	no := func(name string) func(*ir.Operation) bool {
		return func(op *ir.Operation) bool { return op != ops[name] }
	}
	for _, c := range []struct {
		what string
		got  []*ir.Operation
		want string
	}{
		{"behind", analysis.ForwardSlice(ops["a"], options{}), "b c e return i end"},
		{"with itself", analysis.ForwardSlice(ops["f"], options{Inclusive: true}), "f"},
		{"filtered", analysis.ForwardSlice(ops["a"], options{Filter: no("e")}), "b c i end"},
		{"behind a value", analysis.ForwardSliceOf(ops["b"].Result(0), options{}), "i end e return"},
		{"before", analysis.BackwardSlice(ops["e"], options{}), "a b c"},
		{"before, inclusive", analysis.BackwardSlice(ops["b"], options{Inclusive: true}), "a b"},
		{"before, filtered", analysis.BackwardSlice(ops["e"], options{Filter: no("b")}), "a c"},
		{"uses from above", analysis.BackwardSlice(ops["c"], options{UsesFromAbove: true}), "a b"},
		{"before the result", analysis.BackwardSliceOf(ops["c"].Result(0), options{}), "a"},
		{"before an argument", analysis.BackwardSliceOf(ops["a"].Operand(0), options{}), ""},
		{"inside", analysis.BackwardSlice(ops["end"], options{}), "a b i"},
		{"all", analysis.Slice(ops["b"], options{}, options{}), "a b c i end e return"},
	} {
		if got := names(c.got); got != c.want {
			slices.Sort(strings.Fields(got))
			t.Errorf("%s: got %q, want %q", c.what, got, c.want)
		}
	}
}

const loops = `
func.func @f(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb5
^bb2:
  cf.cond_br %c, ^bb2, ^bb3
^bb3:
  cf.cond_br %c, ^bb1, ^bb4
^bb4:
  return
^bb5:
  cf.br ^bb5
}`

// TestLoops checks the parts of loops that reports of MLIR do not have.
func TestLoops(t *testing.T) {
	r := parse(t, loops).Region(0).First().First().Region(0)
	var blocks []*ir.Block
	for b := r.First(); b != nil; b = b.Next() {
		blocks = append(blocks, b)
	}
	l := analysis.FindLoops(r, ir.NewDominance())
	outer, inner := l.Of(blocks[1]), l.Of(blocks[2])
	if l.Of(blocks[0]) != nil || l.Of(blocks[4]) != nil || outer == nil || inner == nil || inner.Outer != outer || len(l.Top) != 2 {
		t.Fatal("wrong loops")
	}
	if outer.Depth() != 1 || inner.Depth() != 2 || !outer.Contains(blocks[2]) || inner.Contains(blocks[1]) {
		t.Error("wrong nesting")
	}
	if got := outer.Exits(); !slices.Equal(got, []*ir.Block{blocks[5], blocks[4]}) {
		t.Errorf("%d exits of the outer loop", len(got))
	}
	if got := inner.Exits(); !slices.Equal(got, []*ir.Block{blocks[3]}) {
		t.Errorf("%d exits of the inner loop", len(got))
	}
	if !inner.IsLatch(blocks[2]) || inner.IsLatch(blocks[1]) || outer.IsLatch(blocks[2]) || !outer.IsExiting(blocks[3]) || outer.IsExiting(blocks[4]) {
		t.Error("wrong latches or exits")
	}
	for i, want := range []bool{false, true, true, true, false, true} {
		if analysis.InLoop(blocks[i]) != want {
			t.Errorf("block %d: InLoop is %v", i, !want)
		}
	}
	post := analysis.NewPostDominance()
	if post.PostDominates(blocks[4], blocks[0]) || post.PostDominates(blocks[4], blocks[3]) || !post.PostDominates(blocks[3], blocks[2]) {
		t.Error("wrong post-dominance")
	}
	if !post.OpPostDominates(blocks[3].Last(), blocks[2].First()) || post.OpPostDominates(blocks[2].First(), blocks[3].Last()) {
		t.Error("wrong post-dominance of operations")
	}
}

// TestOpPostDominance checks operations of one block, and of regions in it.
func TestOpPostDominance(t *testing.T) {
	ops := named(parse(t, diamond))
	p := analysis.NewPostDominance()
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"a", "a", true}, {"b", "a", true}, {"a", "b", false}, {"c", "i", true}, {"e", "i", true}, {"b", "i", false}, {"i", "e", false}, {"end", "i", true},
	} {
		if p.OpPostDominates(ops[c.a], ops[c.b]) != c.want {
			t.Errorf("%s post-dominates %s: %v", c.a, c.b, !c.want)
		}
	}
}

// TestBlockLiveness checks where values die.
func TestBlockLiveness(t *testing.T) {
	top := parse(t, `
func.func @f(%c: i1, %x: i32) -> i32 {
  %a = "x.a"(%x) {n = "a"} : (i32) -> i32
  %b = "x.b"(%a) {n = "b"} : (i32) -> i32
  cf.cond_br %c, ^bb1, ^bb1 {n = "br"}
^bb1:
  %d = "x.c"(%b) {n = "c"} : (i32) -> i32
  return {n = "return"} %d : i32
}`)
	ops := named(top)
	l := analysis.NewBlockLiveness(top)
	a, b, d := ops["a"].Result(0), ops["b"].Result(0), ops["c"].Result(0)
	for _, c := range []struct {
		v    *ir.Value
		at   string
		want bool
	}{{a, "a", false}, {a, "b", true}, {a, "br", true}, {b, "b", false}, {b, "br", false}, {b, "c", true}, {d, "c", false}, {d, "return", true}} {
		if l.IsDeadAfter(c.v, ops[c.at]) != c.want {
			t.Errorf("a value is dead behind %s: %v", c.at, !c.want)
		}
	}
	second := l.Block(ops["c"].Block())
	if second.NumLiveIn() != 1 || !second.IsLiveIn(b) || second.IsLiveOut(b) || l.Block(top.Block()) != nil {
		t.Error("wrong live values")
	}
}

// TestSortTopologically checks that sorting has users behind definitions, keeps what is sorted, and finds cycles.
func TestSortTopologically(t *testing.T) {
	ops := named(parse(t, diamond))
	list := func(names string) (out []*ir.Operation) {
		for _, n := range strings.Fields(names) {
			out = append(out, ops[n])
		}
		return out
	}
	for _, c := range []struct{ in, want string }{
		{"a b c e", "a b c e"}, {"e c b a", "a b c e"}, {"c a b", "a b c"}, {"f e a", "f e a"}, {"", ""},
	} {
		l := list(c.in)
		if ok := analysis.SortTopologically(l); !ok || names(l) != c.want {
			t.Errorf("%s: got %s", c.in, names(l))
		}
	}
	if got := names(analysis.TopologicalOrder(list("return end a i"))); got != "a i end return" {
		t.Errorf("got %s", got)
	}
}

// TestAliasModels checks that models are asked in order, and how answers combine.
func TestAliasModels(t *testing.T) {
	top := parse(t, `
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: i1) {
  %0 = memref.alloc() {n = "alloc"} : memref<4xi32>
  %1 = arith.select %c, %a, %0 {n = "select"} : memref<4xi32>
  %2 = memref.cast %a {n = "cast"} : memref<4xi32> to memref<?xi32>
  return
}`)
	ops := named(top)
	f := top.Region(0).First().First().Region(0).First()
	apart := analysis.NewAliasAnalysis(analysis.LocalAlias{Decide: func(a, b *ir.Value) (analysis.AliasResult, bool) {
		return analysis.NoAlias, a.IsBlockArgument() && b.IsBlockArgument()
	}})
	plain := analysis.NewAliasAnalysis()
	a, b, alloc, cast := f.Arg(0), f.Arg(1), ops["alloc"].Result(0), ops["cast"].Result(0)
	for _, c := range []struct {
		x    *analysis.AliasAnalysis
		a, b *ir.Value
		want analysis.AliasResult
	}{
		{plain, a, b, analysis.MayAlias}, {apart, a, b, analysis.NoAlias}, {apart, cast, b, analysis.NoAlias}, {plain, cast, a, analysis.MustAlias},
		{plain, alloc, a, analysis.NoAlias}, {plain, ops["select"].Result(0), alloc, analysis.MayAlias}, {plain, a, a, analysis.MustAlias},
	} {
		if got := c.x.Alias(c.a, c.b); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
	if got := analysis.MustAlias.Merge(analysis.PartialAlias).Merge(analysis.PartialAlias); got != analysis.PartialAlias {
		t.Errorf("merged to %s", got)
	}
	if got := analysis.MustAlias.Merge(analysis.NoAlias); got != analysis.MayAlias {
		t.Errorf("merged to %s", got)
	}
	if m := plain.ModRef(ops["alloc"], a); m != 0 || (analysis.Mod|analysis.Ref).String() != "ModRef" {
		t.Errorf("an allocation does %s", m)
	}
}
