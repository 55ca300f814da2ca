package tiling

import (
	"slices"

	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// Fused is a producer that was fused into loops.
type Fused struct {
	interfaces.Tiled
	// Producer is the operation whose result the loops read. It stays where it is.
	Producer *ir.Operation
	// Result is the number of that result, and Position the part of it that the tile computes.
	Result   int
	Position interfaces.Tile
}

// FuseOptions says what TileAndFuse does.
type FuseOptions struct {
	Options
	// Fuse decides for each slice of a result in the loops whether its producer is fused, and whether the loops also return the
	// result because other operations use it. A nil Fuse fuses all and returns none.
	Fuse func(slice *ir.Operation, producer *ir.Value) (fuse, yield bool)
}

// maxFusions bounds the producers that TileAndFuse fuses into one nest, since a producer is fused once per slice of it.
const maxFusions = 256

// TileAndFuse tiles op and fuses its producers, and theirs, into the loops. It replaces op, and the results of producers that the
// loops return, and erases what nothing uses any more.
func TileAndFuse(rw *rewrite.Rewriter, op *ir.Operation, o FuseOptions) (r Result, ok bool) {
	if r, ok = Tile(rw, op, o.Options); !ok {
		return r, false
	}
	results := len(r.Values)
	var producers []*ir.Operation
	queue := slices.Clone(r.Slices)
	for n := 0; len(queue) > 0 && n < maxFusions; n++ {
		slice := queue[0]
		queue = queue[1:]
		producer, _ := r.source(slice)
		if producer == nil {
			continue
		}
		fuse, yield := true, false
		if o.Fuse != nil {
			fuse, yield = o.Fuse(slice, producer)
		}
		if !fuse {
			continue
		}
		f, ok := FuseProducer(rw, &r.Nest, slice)
		if !ok {
			continue
		}
		if yield {
			YieldFused(rw, &r.Nest, f)
		}
		r.Ops, queue = append(r.Ops, f.Ops...), append(queue, f.Slices...)
		producers = append(producers, f.Producer)
	}
	if outer := r.Outer(); outer != nil {
		r.Values = outer.Results()[:results]
	}
	rw.Replace(op, r.Values...)
	eraseUnused(rw, producers)
	return r, true
}

// eraseUnused erases those of ops that have no uses and no effects. Later ones may use earlier ones.
func eraseUnused(rw *rewrite.Rewriter, ops []*ir.Operation) {
	gone := map[*ir.Operation]bool{}
	for _, op := range ops {
		if !gone[op] && !op.HasUses() && ir.IsMemoryEffectFree(op) {
			gone[op] = true
			rw.Erase(op)
		}
	}
}

// source returns the result of an operation outside of the nest that slice is part of, directly or as the initial value of an
// output of the loops. output is the number of this output, or -1.
func (n Nest) source(slice *ir.Operation) (producer *ir.Value, output int) {
	if !slice.Is(tensor.ExtractSlice) || len(n.Loops) == 0 {
		return nil, -1
	}
	v := slice.Operand(0)
	output = -1
	for i := len(n.Loops) - 1; i >= 0; i-- {
		if v.OwnerBlock() != n.Loops[i].Region(0).First() || v.OwnerBlock() == nil {
			break
		}
		first := firstOutput(n.Loops[i])
		if output = v.Index() - first.arg; output < 0 {
			return nil, -1
		}
		v = n.Loops[i].Operand(first.operand + output)
	}
	if def := v.DefiningOp(); def == nil || n.Outer().IsAncestor(def) {
		return nil, -1
	}
	return v, output
}

// outputs says where the outputs of a loop begin, among the operands and among the arguments of the body.
type outputs struct{ operand, arg int }

func firstOutput(loop *ir.Operation) outputs {
	if loop.Is(scf.For) {
		return outputs{3, 1}
	}
	start, _ := loop.OperandGroup(3)
	return outputs{start, scf.ForallOp{Operation: loop}.Rank()}
}

// FuseProducer replaces slice, a tensor.extract_slice in the nest, by an operation that computes the part of the result of an
// operation outside of the nest that slice reads. If the slice is of an output of the loops, whose initial value is the result, the
// output begins with the operand that the producer writes to. ok is false if the producer cannot be fused.
func FuseProducer(rw *rewrite.Rewriter, n *Nest, slice *ir.Operation) (f Fused, ok bool) {
	v, output := n.source(slice)
	if v == nil {
		return f, rw.Fail("the slice is not of a result outside of the loops")
	}
	f.Producer, f.Result = v.DefiningOp(), v.Index()
	s := tensor.SliceOp{Operation: slice}
	if !interfaces.AllConst(s.Strides(), 1) {
		return f, rw.Fail("the slice has strides")
	}
	f.Position = interfaces.Tile{Offsets: s.Offsets(), Sizes: s.Sizes()}
	rw.SetBefore(slice)
	source := f.Producer
	tied := -1
	if output >= 0 {
		if tied = interfaces.TiedInit(source, f.Result); tied < 0 || n.outputUses(v) != 1 {
			return f, rw.Fail("the producer of an output does not write to an operand")
		}
		if !n.disjoint(f.Position) {
			return f, rw.Fail("several iterations update the same part of the output")
		}
		source = rw.Clone(source, ir.NewMapping())
		source.SetOperand(tied, slice.Operand(0))
	}
	f.Tiled, ok = interfaces.TileResult(source, &rw.Builder, f.Result, f.Position)
	if output >= 0 {
		rw.Erase(source)
	}
	if !ok {
		return f, rw.Fail("the model of the producer cannot compute the slice")
	}
	tile := conform(rw, slice.Loc(), f.Values[0], slice.Result(0).Type().(*ir.RankedTensorType))
	rw.Replace(slice, tile)
	if output >= 0 {
		outer := n.Outer()
		rw.Modify(outer, func() { outer.SetOperand(firstOutput(outer).operand+output, f.Producer.Operand(tied)) })
	}
	return f, true
}

// outputUses counts the outputs of the outermost loop that begin with v.
func (n Nest) outputUses(v *ir.Value) (count int) {
	outer := n.Outer()
	for i := firstOutput(outer).operand; i < outer.NumOperands(); i++ {
		if outer.Operand(i) == v {
			count++
		}
	}
	return count
}

// conform returns v as a value of type t, which may have fewer dimensions or other static sizes.
func conform(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, t *ir.RankedTensorType) *ir.Value {
	from := v.Type().(*ir.RankedTensorType)
	switch {
	case from == t:
		return v
	case len(from.Shape()) == len(t.Shape()):
		return tensor.NewCast(&rw.Builder, loc, v, t)
	}
	sizes := make([]interfaces.IndexValue, len(from.Shape()))
	for i := range sizes {
		sizes[i] = tensor.FoldedSize(&rw.Builder, loc, v, i)
	}
	return tensor.NewExtractSlice(&rw.Builder, loc, t, v, make([]interfaces.IndexValue, len(sizes)), sizes, interfaces.UnitStrides(len(sizes)))
}

// YieldFused makes the loops return the result of the fused producer, and replaces its uses outside of the loops. ok is false, and
// nothing has changed, if the tiles do not certainly cover the result, or if a use comes before the loops.
func YieldFused(rw *rewrite.Rewriter, n *Nest, f Fused) bool {
	v := f.Producer.Result(f.Result)
	if !n.covers(f.Position, v) {
		return rw.Fail("the tiles do not cover the result")
	}
	var init *ir.Value
	rw.SetBefore(n.Outer())
	if k := interfaces.TiedInit(f.Producer, f.Result); k >= 0 {
		init = f.Producer.Operand(k)
	} else {
		sizes := make([]interfaces.IndexValue, len(f.Position.Sizes))
		for i := range sizes {
			sizes[i] = tensor.FoldedSize(&rw.Builder, f.Producer.Loc(), v, i)
		}
		init = emptyOf(rw, f.Producer.Loc(), v.Type().(*ir.RankedTensorType), sizes)
	}
	n.addOutputs(rw, []*ir.Value{init}, f.Values[:1], []interfaces.Tile{f.Position})
	outer := n.Outer()
	with := outer.Result(outer.NumResults() - 1)
	replaceAfter(rw, v, with, outer)
	return true
}

// replaceAfter replaces the uses of v by w that come after the loop in its block.
func replaceAfter(rw *rewrite.Rewriter, v, w *ir.Value, loop *ir.Operation) {
	var users []*ir.Operand
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		at := ir.AncestorIn(loop.ParentRegion(), u.Owner())
		if at != nil && at != loop && at.Block() == loop.Block() && loop.IsBeforeInBlock(at) {
			users = append(users, u)
		}
	}
	for _, u := range users {
		op, i := u.Owner(), u.Index()
		rw.Modify(op, func() { op.SetOperand(i, w) })
	}
}

// disjoint reports whether the tiles at the given position certainly have no element in common: each induction variable is the
// offset of a dimension in which no tile is larger than the step.
func (n Nest) disjoint(at interfaces.Tile) bool {
	for _, l := range n.dims() {
		k := slices.IndexFunc(at.Offsets, func(x interfaces.IndexValue) bool { return x.Value == l.iv })
		if k < 0 || !atMost(at.Sizes[k], l.step) {
			return false
		}
	}
	return true
}

// covers reports whether the tiles at the given position certainly make up v.
func (n Nest) covers(at interfaces.Tile, v *ir.Value) bool {
	t, ok := v.Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	dims := n.dims()
	used := make([]bool, len(dims))
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			return false
		}
		if at.Offsets[i].IsConst(0) && at.Sizes[i].IsConst(d) {
			continue
		}
		k := slices.IndexFunc(dims, func(l loopDim) bool { return l.iv == at.Offsets[i].Value })
		if k < 0 || used[k] || !dims[k].lower.IsConst(0) || !dims[k].upper.IsConst(d) || !dims[k].fills(at.Sizes[i], d) {
			return false
		}
		used[k] = true
	}
	return true
}

// fills reports whether size is as much as the step of the loop, or what is left of d.
func (l loopDim) fills(size interfaces.IndexValue, d int64) bool {
	step, ok := l.step.Constant()
	if !ok {
		return false
	}
	if size.IsConst(step) {
		return true
	}
	return size.Value != nil && isRest(size.Value, l.iv, step, d)
}
