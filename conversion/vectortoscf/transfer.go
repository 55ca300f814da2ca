// Package vectortoscf converts transfers of vectors with several dimensions, and prints of
// vectors, to loops and conditionals of the scf dialect. The results have the texts of
// MLIR's convert-vector-to-scf.
package vectortoscf

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// Options are the options of the conversion.
type Options struct {
	// FullUnroll makes a copy for each position in place of a loop.
	FullUnroll bool
	// TargetRank is the number of dimensions that transfers keep.
	TargetRank uint32
	// LowerTensors also converts transfers from and to tensors.
	LowerTensors bool
}

// AddPatterns appends the patterns of the conversion for the greedy driver.
func AddPatterns(ps []*rewrite.Pattern, opts Options) []*rewrite.Pattern {
	on := func(name string, def *ir.OpDef, f func(*lowering) bool) {
		ps = append(ps, rewrite.On(name, def, func(op vector.TransferOp, rw *rewrite.Rewriter) bool {
			return f(&lowering{op, rw, opts})
		}))
	}
	if opts.FullUnroll {
		on("UnrollTransferReadConversion", vector.TransferRead, (*lowering).unrollRead)
		on("UnrollTransferWriteConversion", vector.TransferWrite, (*lowering).unrollWrite)
	} else {
		on("PrepareTransferReadConversion", vector.TransferRead, (*lowering).prepareRead)
		on("PrepareTransferWriteConversion", vector.TransferWrite, (*lowering).prepareWrite)
		on("TransferOpConversion", vector.TransferRead, (*lowering).unpackRead)
		on("TransferOpConversion", vector.TransferWrite, (*lowering).unpackWrite)
	}
	if opts.TargetRank == 1 {
		on("TransferOp1dConversion", vector.TransferRead, (*lowering).loopRead)
		on("TransferOp1dConversion", vector.TransferWrite, (*lowering).loopWrite)
	}
	return append(ps, rewrite.On("DecomposePrintOpConversion", vector.Print, decomposePrint))
}

// lowering rewrites one transfer.
type lowering struct {
	vector.TransferOp
	rw   *rewrite.Rewriter
	opts Options
}

func (l *lowering) b() *ir.Builder { return &l.rw.Builder }

// maxRank bounds the number of dimensions of converted vectors, because the operations of a
// nest of loops take room by the square of its depth.
const maxRank = 128

// lowers reports whether a transfer has more dimensions than it should keep, of which the
// first one can be removed.
func (l *lowering) lowers() bool {
	t := l.VectorType()
	rank := len(t.Shape())
	switch {
	case rank <= int(l.opts.TargetRank):
		return l.rw.Fail("the vector has no more dimensions than the target rank")
	case rank > maxRank:
		return l.rw.Fail("the vector has too many dimensions")
	case l.OnTensor() && !l.opts.LowerTensors:
		return l.rw.Fail("lowering tensor transfers is disabled")
	case t.ElementType() != l.ShapedType().ElementType():
		return l.rw.Fail("the transfer changes the element type")
	case t.ScalableDim(0):
		return l.rw.Fail("the first dimension is scalable")
	}
	return l.maskInOrder()
}

// maskInOrder reports whether the dimensions of the mask are those of the vector in order, so
// that the first ones can be removed together. A mask has the order of the memory. Reads with
// maps that skip dimensions may have another one, of which MLIR makes wrong code.
func (l *lowering) maskInOrder() bool {
	last := int64(-1)
	for _, r := range l.Map().Results {
		if r.Kind != ir.AffineDim {
			continue
		}
		if l.Mask() != nil && r.Value < last {
			return l.rw.Fail("the mask has another order of dimensions than the vector")
		}
		last = r.Value
	}
	return true
}

// dim returns the dimension of the memory for the first dimension of the vector, or false if
// that is a broadcast.
func (l *lowering) dim() (int, bool) {
	r := l.Map().Results[0]
	return int(r.Value), r.Kind == ir.AffineDim
}

func (l *lowering) broadcasts() bool { _, ok := l.dim(); return !ok }

// maskRank returns the number of dimensions of the mask, or 0 if there is none.
func (l *lowering) maskRank() int {
	if m := l.Mask(); m != nil {
		return len(m.Type().(*ir.VectorType).Shape())
	}
	return 0
}

// position adds iv to the index of the dimension d of the memory.
func (l *lowering) position(d int, iv *ir.Value) *ir.Value {
	c := l.Context()
	sum := c.AffineMap(2, 0, c.AffineDimExpr(0).Add(c.AffineDimExpr(1)))
	return affine.ComposedApply(l.b(), l.Loc(), sum, []interfaces.IndexValue{{Value: l.Indices()[d]}, {Value: iv}})
}

// indicesAt returns the indices for position iv of the first dimension.
func (l *lowering) indicesAt(iv *ir.Value) []*ir.Value {
	is := l.Indices()
	if d, ok := l.dim(); ok {
		is[d] = l.position(d, iv)
	}
	return is
}

// partAt returns what a transfer without the first dimension consists of, for position iv of
// that dimension. It has no mask.
func (l *lowering) partAt(iv *ir.Value) vector.Transfer {
	p := l.Parts()
	p.Indices = l.indicesAt(iv)
	p.Map = affinemap.MinorSubMap(p.Map, l.Rank()-1)
	p.Mask, p.InBounds = nil, p.InBounds[1:]
	return p
}

// size returns the size of dimension d of the memory (createOrFoldDimOp).
func (l *lowering) size(d int) *ir.Value {
	def := memref.Dim
	if l.OnTensor() {
		def = tensor.Dim
	}
	at := arith.NewIndex(l.b(), l.Loc(), int64(d))
	return rewrite.CreateOrFold(l.b(), &ir.OperationState{
		Loc: l.Loc(), Info: l.Context().OpInfoOf(def), Operands: []*ir.Value{l.Source(), at}, Results: []ir.Type{l.Context().Index()},
	})[0]
}

// condition returns whether position iv of the first dimension takes part in the transfer,
// or nil if it always does. A mask decides here if it has no further dimensions.
func (l *lowering) condition(iv *ir.Value) *ir.Value {
	var cond *ir.Value
	d, ok := l.dim()
	if ok && !l.InBounds()[0] {
		size := l.size(d)
		cond = arith.NewCmpI(l.b(), l.Loc(), arith.SGT, size, l.position(d, iv))
	}
	if ok && l.maskRank() == 1 {
		on := vector.NewExtractElement(l.b(), l.Loc(), l.Mask(), iv)
		if cond == nil {
			return on
		}
		cond = arith.NewBinary(l.b(), l.Loc(), arith.AndI, cond, on)
	}
	return cond
}

// guarded makes the operations of in for position iv, and in an scf.if with those of out if
// the position may not take part. Both return a value of type t, or nil if t is nil, as does
// guarded.
func (l *lowering) guarded(iv *ir.Value, t ir.Type, in, out func() *ir.Value) *ir.Value {
	cond := l.condition(iv)
	if cond == nil {
		return in()
	}
	branch := func(f func() *ir.Value) *ir.Region {
		return detached(l.rw, l.Loc(), nil, func([]*ir.Value) { l.yield(f()) })
	}
	then, otherwise := branch(in), branch(out)
	op := build(l.rw, l.Loc(), scf.If, []*ir.Value{cond}, typesOf(t), then, otherwise)
	if t == nil {
		return nil
	}
	return op.Result(0)
}

func typesOf(t ir.Type) []ir.Type {
	if t == nil {
		return nil
	}
	return []ir.Type{t}
}

// yield creates an scf.yield of v, or of nothing if v is nil.
func (l *lowering) yield(v *ir.Value) {
	if v == nil {
		scf.NewYield(l.b(), l.Loc())
		return
	}
	scf.NewYield(l.b(), l.Loc(), v)
}

// loop creates an scf.for from 0 to upper with steps of 1. init is the initial value of its
// state, which body gets and returns, or nil if it has none.
func (l *lowering) loop(upper func() *ir.Value, init func() *ir.Value, body func(iv, state *ir.Value) *ir.Value) *ir.Operation {
	operands := []*ir.Value{arith.NewIndex(l.b(), l.Loc(), 0), upper(), arith.NewIndex(l.b(), l.Loc(), 1)}
	args := []ir.Type{l.Context().Index()}
	state := init()
	if state != nil {
		operands, args = append(operands, state), append(args, state.Type())
	}
	r := detached(l.rw, l.Loc(), args, func(args []*ir.Value) { l.yield(body(args[0], append(args, nil)[1])) })
	return build(l.rw, l.Loc(), scf.For, operands, args[1:], r)
}

// detached returns a region with one block, whose operations f creates. The region belongs to
// no operation yet. As in MLIR, where builders of operations with regions do the same, the
// greedy driver therefore visits the operations in its next round, not before.
func detached(rw *rewrite.Rewriter, loc ir.Location, args []ir.Type, f func(args []*ir.Value)) *ir.Region {
	r := ir.NewRegion()
	at := rw.InsertionPoint()
	f(rw.NewBlockIn(r, nil, args, loc).Args())
	rw.SetInsertionPoint(at)
	return r
}

// build creates an operation with the given regions.
func build(rw *rewrite.Rewriter, loc ir.Location, def *ir.OpDef, operands []*ir.Value, results []ir.Type, regions ...*ir.Region) *ir.Operation {
	return rw.Build(&ir.OperationState{Loc: loc, Info: rw.Context().OpInfoOf(def), Operands: operands, Results: results, Regions: regions})
}
