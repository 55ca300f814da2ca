// Package tiling splits operations into tiles that loops of the scf dialect compute, and fuses producers and consumers into these
// loops. It knows operations only by their tiling models.
package tiling

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// Options says how an operation is split.
type Options struct {
	// Sizes are the tile sizes, one per dimension of the iteration domain. A dimension of size 0, or without a size, is not tiled.
	Sizes []interfaces.IndexValue
	// Interchange is the order of the loops: loop i runs over dimension Interchange[i]. If it is empty, the dimensions keep their order.
	Interchange []int
	// Forall makes one scf.forall instead of a nest of scf.for. Only parallel dimensions can then be tiled.
	Forall bool
	// Mapping is the mapping of the scf.forall. It may be nil.
	Mapping ir.Attribute
}

// Result is a tiled operation.
type Result struct {
	Nest
	// Ops are the operations that compute one tile.
	Ops []*ir.Operation
	// Slices are the slices of operands in the innermost body.
	Slices []*ir.Operation
	// Values are the results of the outermost loop. They replace those of the tiled operation.
	Values []*ir.Value
}

// Nest is a perfect nest of scf.for from the outermost to the innermost, or one scf.forall.
type Nest struct {
	Loops []*ir.Operation
}

// forall returns the scf.forall of the nest.
func (n Nest) forall() (scf.ForallOp, bool) {
	if len(n.Loops) == 1 && n.Loops[0].Is(scf.Forall) {
		return scf.ForallOp{Operation: n.Loops[0]}, true
	}
	return scf.ForallOp{}, false
}

// Outer returns the outermost loop, or nil.
func (n Nest) Outer() *ir.Operation {
	if len(n.Loops) == 0 {
		return nil
	}
	return n.Loops[0]
}

// dims returns the bounds and steps of the loops with their induction variables.
func (n Nest) dims() []loopDim {
	var out []loopDim
	if f, ok := n.forall(); ok {
		lower, upper, steps := f.LowerBounds(), f.UpperBounds(), f.Steps()
		for i := range lower {
			out = append(out, loopDim{f.Body().Arg(i), lower[i], upper[i], steps[i]})
		}
		return out
	}
	for _, l := range n.Loops {
		f := scf.ForOp{Operation: l}
		out = append(out, loopDim{f.InductionVar(), value(f.LowerBound()), value(f.UpperBound()), value(f.Step())})
	}
	return out
}

// loopDim is one loop: its induction variable, bounds and step.
type loopDim struct {
	iv                 *ir.Value
	lower, upper, step interfaces.IndexValue
}

func value(v *ir.Value) interfaces.IndexValue { return interfaces.IndexValue{Value: v} }

func constant(n int64) interfaces.IndexValue { return interfaces.IndexValue{Const: n} }

// Tile splits op by its tiling model. It does not replace op: the caller replaces the results by those of the Result and erases op.
// ok is false, and nothing has changed, if op cannot be tiled like this.
func Tile(rw *rewrite.Rewriter, op *ir.Operation, o Options) (r Result, ok bool) {
	m, known := interfaces.Tiling(op)
	if !known {
		return r, rw.Fail("the operation has no tiling model")
	}
	order, ok := loopOrder(rw, m.Iterators(op), o)
	if !ok {
		return r, false
	}
	rw.SetBefore(op)
	t := tiler{rw: rw, op: op, model: m, loc: op.Loc(), order: order}
	inits, ok := destinations(rw, op)
	if !ok {
		return r, rw.Fail("the sizes of the results are not known")
	}
	t.domain = m.Domain(op, &rw.Builder)
	t.sizes = make([]interfaces.IndexValue, len(t.domain))
	copy(t.sizes, o.Sizes)
	t.begin(o, inits)
	made, ok := t.body()
	if !ok {
		t.undo()
		return r, rw.Fail("the model cannot tile the operation")
	}
	return t.end(made), true
}

// loopOrder returns the dimensions that get loops, from the outermost to the innermost.
func loopOrder(rw *rewrite.Rewriter, iterators []interfaces.Iterator, o Options) ([]int, bool) {
	all := o.Interchange
	if len(all) == 0 {
		for i := range iterators {
			all = append(all, i)
		}
	}
	if !isPermutation(all, len(iterators)) {
		return nil, rw.Fail("the interchange is not a permutation of the dimensions")
	}
	var order []int
	for _, i := range all {
		if i >= len(o.Sizes) || o.Sizes[i].IsConst(0) {
			continue
		}
		if c, ok := o.Sizes[i].Constant(); ok && c < 0 {
			return nil, rw.Fail("a tile size is negative")
		}
		if o.Forall && iterators[i] != interfaces.ParallelIterator {
			return nil, rw.Fail("scf.forall cannot tile a reduction")
		}
		order = append(order, i)
	}
	return order, true
}

func isPermutation(perm []int, n int) bool {
	seen := make([]bool, n)
	for _, i := range perm {
		if i < 0 || i >= n || seen[i] {
			return false
		}
		seen[i] = true
	}
	return len(perm) == n
}

// destinations returns for each result of op the tensor that its tiles are inserted into: the operand that receives it, or an
// empty tensor.
func destinations(rw *rewrite.Rewriter, op *ir.Operation) ([]*ir.Value, bool) {
	var sizes [][]interfaces.IndexValue
	out := make([]*ir.Value, op.NumResults())
	for i := range out {
		if k := interfaces.TiedInit(op, i); k >= 0 {
			out[i] = op.Operand(k)
			continue
		}
		t, ranked := op.Result(i).Type().(*ir.RankedTensorType)
		if !ranked {
			return nil, false
		}
		if sizes == nil {
			m, ok := ir.OpInterface[interfaces.ReifyShapesModel](op.Info())
			if !ok {
				return nil, false
			}
			if sizes, ok = m.ReifyShapes(op, &rw.Builder); !ok {
				return nil, false
			}
		}
		out[i] = emptyOf(rw, op.Loc(), t, sizes[i])
	}
	return out, true
}

// emptyOf creates a tensor.empty of type t, whose dynamic sizes are those in sizes.
func emptyOf(rw *rewrite.Rewriter, loc ir.Location, t *ir.RankedTensorType, sizes []interfaces.IndexValue) *ir.Value {
	var dynamic []*ir.Value
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			dynamic = append(dynamic, affine.ValueOf(&rw.Builder, loc, sizes[i]))
		}
	}
	return tensor.NewEmpty(&rw.Builder, loc, t, dynamic...)
}

// tiler tiles one operation.
type tiler struct {
	rw     *rewrite.Rewriter
	op     *ir.Operation
	model  interfaces.TilingModel
	loc    ir.Location
	order  []int
	domain []interfaces.Range
	sizes  []interfaces.IndexValue
	nest   Nest
	ivs    []*ir.Value
	// into holds the tensors that the innermost body inserts tiles into.
	into []*ir.Value
}

// begin creates the loops, without terminators, and moves the rewriter into the innermost body.
func (t *tiler) begin(o Options, inits []*ir.Value) {
	b := &t.rw.Builder
	t.into = inits
	if len(t.order) == 0 {
		return
	}
	var lower, upper, steps []interfaces.IndexValue
	for _, i := range t.order {
		lower, upper, steps = append(lower, t.domain[i].Offset), append(upper, t.upper(i)), append(steps, t.sizes[i])
	}
	if o.Forall {
		f := scf.NewForall(b, t.loc, lower, upper, steps, inits, o.Mapping)
		t.nest.Loops = []*ir.Operation{f.Operation}
		t.ivs, t.into = f.Body().Args()[:len(t.order)], f.Body().Args()[len(t.order):]
		t.rw.SetEnd(f.Body())
		return
	}
	lows, highs, by := affine.ValuesOf(b, t.loc, lower), affine.ValuesOf(b, t.loc, upper), affine.ValuesOf(b, t.loc, steps)
	for i := range t.order {
		f := scf.NewFor(b, t.loc, lows[i], highs[i], by[i], t.into...)
		t.nest.Loops = append(t.nest.Loops, f.Operation)
		t.ivs, t.into = append(t.ivs, f.InductionVar()), f.IterArgs()
		t.rw.SetEnd(f.Body())
	}
}

// end1 returns the exclusive end of dimension i of the domain.
func (t *tiler) upper(i int) interfaces.IndexValue {
	r := t.domain[i]
	if r.Offset.IsConst(0) {
		return r.Size
	}
	return add(&t.rw.Builder, t.loc, r.Offset, r.Size)
}

// tile returns the part of the domain that one iteration computes.
func (t *tiler) tile() interfaces.Tile {
	n := len(t.domain)
	out := interfaces.Tile{Offsets: make([]interfaces.IndexValue, n), Sizes: make([]interfaces.IndexValue, n)}
	for i, r := range t.domain {
		k := slices.Index(t.order, i)
		if k < 0 {
			out.Offsets[i], out.Sizes[i] = r.Offset, r.Size
			continue
		}
		out.Offsets[i], out.Sizes[i] = value(t.ivs[k]), t.boundedSize(i, t.ivs[k])
	}
	return out
}

// boundedSize returns the tile size of dimension i, or less at the end of the domain.
func (t *tiler) boundedSize(i int, iv *ir.Value) interfaces.IndexValue {
	size, r := t.sizes[i], t.domain[i]
	s, ok1 := size.Constant()
	n, ok2 := r.Size.Constant()
	if ok1 && (s == 1 || ok2 && n%s == 0) {
		return constant(s)
	}
	c := t.rw.Context()
	m := c.AffineMap(1, 2, c.AffineSymbolExpr(0), c.AffineSymbolExpr(1).Sub(c.AffineDimExpr(0)))
	end := value(affine.ValueOf(&t.rw.Builder, t.loc, t.upper(i)))
	return affine.ComposedFoldedMin(&t.rw.Builder, t.loc, m, []interfaces.IndexValue{value(iv), size, end})
}

// body computes one tile. The copy of the op that it tiles updates the tensors of the loop instead of the initial ones.
func (t *tiler) body() (made interfaces.Tiled, ok bool) {
	part := t.tile()
	inner := t.rw.Clone(t.op, ir.NewMapping())
	for i, v := range t.into {
		if k := interfaces.TiedInit(inner, i); k >= 0 {
			inner.SetOperand(k, v)
		}
	}
	made, ok = t.model.Tile(inner, &t.rw.Builder, part)
	if !ok {
		t.rw.Erase(inner)
		return made, false
	}
	parts := make([]interfaces.Tile, len(t.into))
	for i := range parts {
		if parts[i], ok = t.model.ResultPosition(inner, &t.rw.Builder, i, part); !ok {
			t.rw.Erase(inner)
			return made, false
		}
	}
	t.rw.Erase(inner)
	t.finish(made.Values, parts)
	return made, true
}

// finish inserts the tiles and ends the bodies of the loops.
func (t *tiler) finish(tiles []*ir.Value, parts []interfaces.Tile) {
	if len(t.nest.Loops) == 0 {
		return
	}
	if _, ok := t.nest.forall(); ok {
		end := t.rw.CreateWithRegions(t.loc, scf.InParallel, nil, nil, 1)
		t.rw.SetEnd(end.Region(0).AddBlock())
		insertTiles(t.rw, t.loc, tensor.ParallelInsertSlice, tiles, t.into, parts)
		return
	}
	yields := insertTiles(t.rw, t.loc, tensor.InsertSlice, tiles, t.into, parts)
	scf.NewYield(&t.rw.Builder, t.loc, yields...)
	for i := len(t.nest.Loops) - 2; i >= 0; i-- {
		t.rw.SetEnd(t.nest.Loops[i].Region(0).First())
		scf.NewYield(&t.rw.Builder, t.loc, t.nest.Loops[i+1].Results()...)
	}
}

// insertTiles inserts each tile into its tensor by ops of the kind def, and returns their results.
func insertTiles(rw *rewrite.Rewriter, loc ir.Location, def *ir.OpDef, tiles, into []*ir.Value, parts []interfaces.Tile) []*ir.Value {
	var out []*ir.Value
	for i, v := range tiles {
		p := parts[i]
		s := tensor.NewInsertSlice(&rw.Builder, loc, def, v, into[i], p.Offsets, p.Sizes, interfaces.UnitStrides(len(p.Offsets)))
		out = append(out, s.Results()...)
	}
	return out
}

// end returns the result.
func (t *tiler) end(made interfaces.Tiled) Result {
	values := made.Values
	if outer := t.nest.Outer(); outer != nil {
		values = outer.Results()
	}
	return Result{Nest: t.nest, Ops: made.Ops, Slices: made.Slices, Values: values}
}

// undo erases the loops.
func (t *tiler) undo() {
	if outer := t.nest.Outer(); outer != nil {
		t.rw.Erase(outer)
	}
}

// add returns a + b.
func add(b *ir.Builder, loc ir.Location, x, y interfaces.IndexValue) interfaces.IndexValue {
	c := b.Context()
	m := c.AffineMap(2, 0, c.AffineDimExpr(0).Add(c.AffineDimExpr(1)))
	return affine.ComposedFoldedApply(b, loc, m, []interfaces.IndexValue{x, y})
}
