package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// StructuredTiling is the tiling model of structured operations. A dialect lists it for its own ones.
type StructuredTiling struct{}

func structured(op *ir.Operation) linalg.StructuredOp {
	s, _ := linalg.AsStructured(op)
	return s
}

// Iterators returns the iterators of the op.
func (StructuredTiling) Iterators(op *ir.Operation) []interfaces.Iterator {
	its := structured(op).Iterators()
	out := make([]interfaces.Iterator, len(its))
	for i, k := range its {
		switch k {
		case linalg.Reduction:
			out[i] = interfaces.ReductionIterator
		case window:
			out[i] = interfaces.WindowIterator
		}
	}
	return out
}

// shapedOperand returns the shape of the operand v, and whether it is a tensor or memref.
func shapedOperand(v *ir.Value) ([]int64, bool) {
	switch t := v.Type().(type) {
	case *ir.RankedTensorType:
		return t.Shape(), true
	case *ir.MemRefType:
		return t.Shape(), true
	}
	return nil, false
}

// SizeOf returns the size of dimension i of v, a ranked tensor or a memref.
func SizeOf(b *ir.Builder, loc ir.Location, v *ir.Value, i int) interfaces.IndexValue {
	if _, ok := v.Type().(*ir.RankedTensorType); ok {
		return tensor.FoldedSize(b, loc, v, i)
	}
	if d := v.Type().(*ir.MemRefType).Shape()[i]; d != ir.Dynamic {
		return interfaces.IndexValue{Const: d}
	}
	index := arith.NewIndex(b, loc, int64(i))
	return interfaces.IndexValue{Value: rewrite.CreateOrFoldOne(b, loc, memref.Dim, []*ir.Value{v, index}, b.Context().Index())}
}

// loopSource is the operand dimension that has the size of a loop.
type loopSource struct{ operand, dim int }

// loopSources returns for each loop the first operand dimension that it alone indexes. ok is false if a loop has none.
func loopSources(maps []*ir.AffineMap, loops int) (out []loopSource, ok bool) {
	out = make([]loopSource, loops)
	for i := range out {
		out[i].operand = -1
	}
	found := 0
	for k, m := range maps {
		for r, e := range m.Results {
			if e.Kind == ir.AffineDim && out[e.Value].operand < 0 {
				out[e.Value] = loopSource{k, r}
				found++
			}
		}
	}
	return out, found == loops
}

// LoopSizes returns the sizes of the loops of s.
func LoopSizes(b *ir.Builder, s linalg.StructuredOp) ([]interfaces.IndexValue, bool) {
	sources, ok := loopSources(s.Maps(), len(s.Iterators()))
	if !ok {
		return nil, false
	}
	sizes := make([]interfaces.IndexValue, len(sources))
	// The order is that of the operands, as in MLIR.
	for k, m := range s.Maps() {
		for r, e := range m.Results {
			if e.Kind == ir.AffineDim && sources[e.Value] == (loopSource{k, r}) {
				sizes[e.Value] = SizeOf(b, s.Loc(), s.Operand(k), r)
			}
		}
	}
	return sizes, true
}

// Domain returns the ranges of the loops.
func (StructuredTiling) Domain(op *ir.Operation, b *ir.Builder) []interfaces.Range {
	s := structured(op)
	sizes, _ := LoopSizes(b, s)
	out := make([]interfaces.Range, len(s.Iterators()))
	for i := range out {
		out[i].Stride.Const = 1
		if i < len(sizes) {
			out[i].Size = sizes[i]
		}
	}
	return out
}

// applied returns e of xs.
func applied(b *ir.Builder, loc ir.Location, dims int, e *ir.AffineExpr, xs []interfaces.IndexValue) interfaces.IndexValue {
	return affine.ComposedFoldedApply(b, loc, b.Context().AffineMap(dims, 0, e), xs)
}

// operandTile returns the part of an operand with map m that the part t of the loops accesses.
func operandTile(b *ir.Builder, loc ir.Location, m *ir.AffineMap, t interfaces.Tile) interfaces.Tile {
	c := b.Context()
	d0 := c.AffineDimExpr(0)
	last := make([]interfaces.IndexValue, len(t.Sizes))
	for i, s := range t.Sizes {
		last[i] = applied(b, loc, 1, d0.AddConst(-1), []interfaces.IndexValue{s})
	}
	out := interfaces.Tile{Offsets: make([]interfaces.IndexValue, len(m.Results)), Sizes: make([]interfaces.IndexValue, len(m.Results))}
	zeros := make([]int64, m.Dims)
	for i, e := range m.Results {
		start, _ := e.Eval(zeros, nil)
		out.Offsets[i] = applied(b, loc, m.Dims, e.AddConst(-start), t.Offsets)
		closed := applied(b, loc, m.Dims, e.AddConst(-start), last)
		out.Sizes[i] = applied(b, loc, 1, d0.AddConst(1+start), []interfaces.IndexValue{closed})
	}
	return out
}

// sliceOf creates the slice of v, a tensor or memref, that t shows.
func sliceOf(b *ir.Builder, loc ir.Location, v *ir.Value, t interfaces.Tile) *ir.Value {
	ones := interfaces.UnitStrides(len(t.Sizes))
	if tt, ok := v.Type().(*ir.RankedTensorType); ok {
		_, shape := interfaces.SplitIndices(t.Sizes)
		return tensor.NewExtractSlice(b, loc, b.Context().Tensor(shape, tt.ElementType(), tt.Encoding), v, t.Offsets, t.Sizes, ones)
	}
	_, offsets := interfaces.SplitIndices(t.Offsets)
	_, sizes := interfaces.SplitIndices(t.Sizes)
	_, strides := interfaces.SplitIndices(ones)
	to := memref.SubViewType(v.Type().(*ir.MemRefType), offsets, sizes, strides)
	return memref.NewStridedView(b, loc, memref.SubView, to, v, t.Offsets, t.Sizes, ones)
}

// TileOperands creates the slices of the operands of s that the part t of the loops accesses. It returns the operands of the tiled
// op, and the operations that make slices.
func TileOperands(b *ir.Builder, s linalg.StructuredOp, t interfaces.Tile) (operands []*ir.Value, made []*ir.Operation) {
	inputs := len(s.Inputs())
	for i, m := range s.Maps() {
		v := s.Operand(i)
		if _, shaped := shapedOperand(v); shaped && (len(m.Results) > 0 || i >= inputs) {
			v = sliceOf(b, s.Loc(), v, operandTile(b, s.Loc(), m, t))
			made = append(made, v.DefiningOp())
		}
		operands = append(operands, v)
	}
	return operands, made
}

// cloneWith creates an op like s with other operands, of the same number. Its results have the types of the inits.
func cloneWith(b *ir.Builder, s linalg.StructuredOp, operands []*ir.Value) *ir.Operation {
	op := b.Insert(b.Arena().Clone(s.Operation, ir.NewMapping()))
	op.SetOperands(operands)
	k := 0
	for _, v := range structured(op).Inits() {
		if _, ok := v.Type().(*ir.RankedTensorType); ok {
			op.Result(k).SetType(v.Type())
			k++
		}
	}
	return op
}

// offsetIndices adds the offsets to the loop indices that the body of op reads.
func offsetIndices(b *ir.Builder, op *ir.Operation, offsets []interfaces.IndexValue) {
	s := structured(op)
	if s.Body() == nil {
		return
	}
	at := b.InsertionPoint()
	c := b.Context()
	var indices []*ir.Operation
	op.Walk(func(o *ir.Operation) {
		if o.Is(linalg.Index) {
			indices = append(indices, o)
		}
	})
	for _, o := range indices {
		by := offsets[indexDim(o)]
		if by.IsConst(0) {
			continue
		}
		b.SetAfter(o)
		sum := c.AffineDimExpr(0).Add(c.AffineDimExpr(1))
		v := affine.ComposedFoldedApply(b, o.Loc(), c.AffineMap(2, 0, sum), []interfaces.IndexValue{{Value: o.Result(0)}, by}).Value
		o.Result(0).ReplaceUsesIf(v, func(u *ir.Operand) bool { return u.Owner() != v.DefiningOp() })
	}
	b.SetInsertionPoint(at)
}

// Tile computes the part t of the loops on slices of the operands.
func (StructuredTiling) Tile(op *ir.Operation, b *ir.Builder, t interfaces.Tile) (interfaces.Tiled, bool) {
	s := structured(op)
	if _, ok := loopSources(s.Maps(), len(s.Iterators())); !ok || len(t.Offsets) != len(s.Iterators()) {
		return interfaces.Tiled{}, false
	}
	operands, made := TileOperands(b, s, t)
	tiled := cloneWith(b, s, operands)
	offsetIndices(b, tiled, t.Offsets)
	return interfaces.Tiled{Ops: []*ir.Operation{tiled}, Values: tiled.Results(), Slices: made}, true
}

// initMap returns the map of the init that receives result i.
func initMap(s linalg.StructuredOp, i int) *ir.AffineMap {
	return s.Maps()[interfaces.TiedInit(s.Operation, i)]
}

// ResultPosition returns the part of the init that the part t of the loops updates.
func (StructuredTiling) ResultPosition(op *ir.Operation, b *ir.Builder, i int, t interfaces.Tile) (interfaces.Tile, bool) {
	s := structured(op)
	return operandTile(b, s.Loc(), initMap(s, i), t), true
}

// loopsOf returns the part of the loops that accesses the part t of an operand with map m, which must be a projected permutation.
func loopsOf(b *ir.Builder, s linalg.StructuredOp, m *ir.AffineMap, t interfaces.Tile) (interfaces.Tile, bool) {
	if !affinemap.IsProjectedPermutation(m, false) {
		return t, false
	}
	out := interfaces.Tile{Offsets: make([]interfaces.IndexValue, m.Dims), Sizes: make([]interfaces.IndexValue, m.Dims)}
	known := make([]bool, m.Dims)
	for i, e := range m.Results {
		out.Offsets[e.Value], out.Sizes[e.Value], known[e.Value] = t.Offsets[i], t.Sizes[i], true
	}
	if !slices.Contains(known, false) {
		return out, true
	}
	sources, ok := loopSources(s.Maps(), m.Dims)
	for i := range known {
		if ok && !known[i] {
			out.Sizes[i] = SizeOf(b, s.Loc(), s.Operand(sources[i].operand), sources[i].dim)
		}
	}
	return out, ok
}

// TileOfResult computes the part of the loops that makes the part t of result i.
func (m StructuredTiling) TileOfResult(op *ir.Operation, b *ir.Builder, i int, t interfaces.Tile) (interfaces.Tiled, bool) {
	s := structured(op)
	domain, ok := loopsOf(b, s, initMap(s, i), t)
	if !ok {
		return interfaces.Tiled{}, false
	}
	made, ok := m.Tile(op, b, domain)
	if ok {
		made.Values = made.Values[i : i+1]
	}
	return made, ok
}

// DomainOfOperand returns the part of the loops that reads the part t of operand i.
func (StructuredTiling) DomainOfOperand(op *ir.Operation, b *ir.Builder, i int, t interfaces.Tile) (interfaces.Tile, bool) {
	s := structured(op)
	return loopsOf(b, s, s.Maps()[i], t)
}

// Scalar computes one point: it loads the elements, copies the body and stores what it yields.
func (StructuredTiling) Scalar(op *ir.Operation, b *ir.Builder, indices []*ir.Value) bool {
	s := structured(op)
	if !s.OnBuffers() || s.Body() == nil {
		return false
	}
	m := ir.NewMapping()
	at := make([][]*ir.Value, op.NumOperands())
	xs := make([]interfaces.IndexValue, len(indices))
	for i, v := range indices {
		xs[i].Value = v
	}
	for i, mp := range s.Maps() {
		v := op.Operand(i)
		for _, e := range mp.Results {
			x := applied(b, s.Loc(), mp.Dims, e, xs)
			at[i] = append(at[i], affine.ValueOf(b, s.Loc(), x))
		}
		if _, shaped := shapedOperand(v); shaped {
			v = memref.NewLoad(b, s.Loc(), v, at[i]...)
		}
		if a := s.BodyArg(i); a != nil {
			m.Map(a, v)
		}
	}
	inputs := len(s.Inputs())
	for o := s.Body().First(); o != nil; o = o.Next() {
		switch {
		case o.Is(linalg.Yield):
			for k, v := range o.Operands() {
				memref.NewStore(b, s.Loc(), m.Value(v), op.Operand(inputs+k), at[inputs+k]...)
			}
		case o.Is(linalg.Index):
			m.Map(o.Result(0), indices[indexDim(o)])
		default:
			b.Insert(b.Arena().Clone(o, m))
		}
	}
	return true
}

// AttachModels attaches the tiling models of the linalg dialect to reg.
func AttachModels(reg *ir.Registry) {
	reg.AttachOp(linalg.Softmax, softmaxTiling{})
	for _, e := range linalg.Dialect().Ops {
		for _, m := range e.Interfaces {
			if _, ok := m.(linalg.StructuredModel); ok {
				AttachStructured(reg, e.Def)
			}
		}
	}
}

// AttachStructured attaches the tiling model of structured operations to one of them.
func AttachStructured(reg *ir.Registry, def *ir.OpDef) { reg.AttachOp(def, StructuredTiling{}) }
