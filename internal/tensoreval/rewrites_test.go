package tensoreval_test

import (
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/linalg/passes"
	"github.com/spvc/spvc/dialect/linalg/transform"
	"github.com/spvc/spvc/dialect/scf/tiling"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/internal/tensoreval"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	irtransform "github.com/spvc/spvc/ir/transform"
)

// programs is the number of programs that the test makes.
var programs = flag.Int("programs", 400, "random programs to rewrite and compare")

// rewriter changes a module by lot, and names what it did.
type rewriter struct {
	r      *rand.Rand
	module *ir.Operation
	did    string
}

func (w *rewriter) run(name string, p *pass.Pass) bool {
	w.did += " " + name
	m := pass.NewManager(ir.Module.Name)
	at := m
	if p.Op == "func.func" || p.Name == "linalg-detensorize" {
		at = m.Nest("func.func")
	}
	at.MustAdd(p)
	return m.Run(w.module, pass.RunOptions{})
}

func (w *rewriter) greedily(name string, ps []*rewrite.Pattern) bool {
	w.did += " " + name
	rewrite.ApplyGreedily(w.module, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true})
	return true
}

func always(*ir.Operand) bool { return true }

// step applies one rewrite.
func (w *rewriter) step() bool {
	switch w.r.IntN(19) {
	case 0:
		return w.run("fuse", passes.NewFuseElementwise())
	case 1:
		return w.run("units", passes.NewFoldUnitExtentDims())
	case 2:
		ps := transform.FoldUnitDims(w.module.Context(), transform.UnitDims{Slices: true})
		return w.greedily("units-slices", append(ps, transform.InitsToInputs()...))
	case 3:
		return w.greedily("expand", transform.ReshapeByExpansion(always))
	case 4:
		return w.greedily("collapse", transform.ReshapeByCollapsing(always))
	case 5:
		return w.run("convert", passes.NewConvertElementwise())
	case 6:
		return w.greedily("bubble", transform.BubbleUpSlices())
	case 7:
		return w.greedily("pads", transform.FusePads())
	case 8:
		return w.greedily("swap", append(transform.SwapSliceOfPad(nil), transform.SwapSliceOfFill()...))
	case 9:
		return w.pack()
	case 10:
		return w.run("canonicalize", irtransform.NewCanonicalize())
	case 11:
		return w.greedily("multiuse", transform.ElementwiseFusion(always))
	case 12:
		return w.run("generalize", passes.NewGeneralize()) && w.greedily("decompose", transform.Decompose{EraseUnused: w.r.IntN(2) == 0}.Patterns())
	case 13:
		return w.greedily("decompose-pads", transform.DecomposePads())
	case 14:
		return w.greedily("decompose-packs", append(transform.DecomposePacks(), transform.DecomposeUnpacks()...))
	case 15:
		return w.run("generalize", passes.NewGeneralize()) && w.pack() && w.greedily("layout", transform.LayoutPropagation{}.Patterns())
	}
	return w.tile()
}

func (w *rewriter) pack() bool {
	w.did += " pack"
	rw := rewrite.NewRewriter(w.module.Context(), nil)
	for _, op := range w.structured() {
		if s, ok := linalg.AsStructured(op); ok && transform.IsPackableMatmul(s) {
			transform.BlockPackMatmul(rw, op, transform.BlockPack{Factors: []int64{2, 3, 2}, Padding: true, LHSOuter: w.r.IntN(2) == 0,
				LHSInner: w.r.IntN(2) == 0, RHSOuter: w.r.IntN(2) == 0, RHSInner: w.r.IntN(2) == 0})
		}
	}
	return true
}

// structured returns the operations outside of loops that can be tiled.
func (w *rewriter) structured() (out []*ir.Operation) {
	body := w.module.Region(0).First().First().Region(0).First()
	for o := body.First(); o != nil; o = o.Next() {
		_, ok := linalg.AsStructured(o)
		if ok || o.Is(tensor.Pad) || o.Is(tensor.Pack) || o.Is(tensor.UnPack) {
			out = append(out, o)
		}
	}
	return out
}

// tile tiles one operation and fuses what is around it.
func (w *rewriter) tile() bool {
	ops := w.structured()
	if len(ops) == 0 {
		return true
	}
	op := ops[w.r.IntN(len(ops))]
	m, ok := interfaces.Tiling(op)
	if !ok {
		return true
	}
	var o tiling.FuseOptions
	for range m.Iterators(op) {
		o.Sizes = append(o.Sizes, interfaces.IndexValue{Const: int64(w.r.IntN(4))})
	}
	if w.r.IntN(2) == 0 {
		o.Interchange = w.r.Perm(len(o.Sizes))
	}
	o.Forall = w.r.IntN(2) == 0
	o.Fuse = func(*ir.Operation, *ir.Value) (bool, bool) { return w.r.IntN(3) > 0, w.r.IntN(2) == 0 }
	rw := rewrite.NewRewriter(w.module.Context(), nil)
	w.did += " tile"
	if o.Forall {
		w.did += "-forall"
	}
	r, ok := tiling.TileAndFuse(rw, op, o)
	if !ok || r.Outer() == nil || w.r.IntN(2) == 0 {
		return true
	}
	for u := r.Outer().Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if tiling.FuseConsumer(rw, &r.Nest, 0, u.Owner()) {
			w.did += "+consumer"
			break
		}
	}
	return true
}

// inputs makes random arguments.
func inputs(p *program, elem, index ir.Type) (out []*tensoreval.Tensor) {
	for _, a := range p.args {
		shape := make([]int64, len(a.shape))
		for i, n := range a.shape {
			shape[i] = int64(n)
		}
		t := &tensoreval.Tensor{Elem: elem, Shape: shape, Data: make([]tensoreval.Number, elements(a.shape))}
		for i := range t.Data {
			if n := p.r.IntN(7) - 3; p.isFloat() {
				t.Data[i].F = float64(n)
			} else {
				t.Data[i].I = int64(n)
			}
		}
		out = append(out, t)
	}
	for _, n := range p.sizes {
		out = append(out, &tensoreval.Tensor{Elem: index, Data: []tensoreval.Number{tensoreval.Int(int64(n))}})
	}
	return out
}

func elements(shape []int) int {
	n := 1
	for _, d := range shape {
		n *= d
	}
	return n
}

func closeTo(a, b tensoreval.Number) bool {
	if a.I != b.I {
		return false
	}
	return a.F == b.F || math.IsNaN(a.F) && math.IsNaN(b.F) || math.Abs(a.F-b.F) <= 0.02*max(math.Abs(a.F), math.Abs(b.F), 1)
}

// TestRewritesKeepNumbers rewrites random functions by lot and compares their results with those before.
func TestRewritesKeepNumbers(t *testing.T) {
	reg := all.Registry()
	for seed := range uint64(*programs) {
		checkProgram(t, reg, seed)
		if t.Failed() {
			return
		}
	}
}

func checkProgram(t *testing.T, reg *ir.Registry, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 53))
	p := &program{r: r, elem: []string{"f32", "i32", "f64", "i8", "f16"}[r.IntN(5)], dynamic: r.IntN(2) == 0}
	text := p.generate()
	ctx := ir.NewContext(reg)
	ctx.Version = ir.OldestVersion
	if seed%2 == 1 {
		ctx.Version = ir.LatestVersion
	}
	module, ok := ir.Parse(ctx, ctx.AddFile("program.mlir", []byte(text)))
	if !ok || !ir.Verify(module) {
		t.Fatalf("seed %d: the program is not valid:\n%s", seed, text)
	}
	fn := module.Region(0).First().First()
	body := fn.Region(0).First()
	args := inputs(p, ir.ElementTypeOrSelf(body.Arg(0).Type()), ctx.Index())
	want, err := tensoreval.Call(module, ir.SymbolName(fn), args)
	if err != nil {
		t.Fatalf("seed %d: %v\n%s", seed, err, text)
	}
	w := &rewriter{r: r, module: module}
	for range 1 + r.IntN(4) {
		if !w.step() || !ir.Verify(module) {
			t.Fatalf("seed %d: %s fails\n%s\n%s", seed, w.did, text, module)
		}
	}
	got, err := tensoreval.Call(module, "f", args)
	if err != nil {
		t.Fatalf("seed %d after%s: %v\n%s\n%s", seed, w.did, err, text, module)
	}
	for i := range want {
		for k := range want[i].Data {
			if !closeTo(want[i].Data[k], got[i].Data[k]) {
				t.Fatalf("seed %d after%s: element %d of result %d is %v, not %v\n%s\n%s", seed, w.did, k, i, got[i].Data[k], want[i].Data[k], text, module)
			}
		}
	}
}
