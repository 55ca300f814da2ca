package affine

import (
	"cmp"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// indexMath creates arith operations on values of type index, or what they fold to.
type indexMath struct {
	b   *ir.Builder
	loc ir.Location
}

func (m indexMath) op(def *ir.OpDef, flags arith.Overflow, l, r *ir.Value) *ir.Value {
	st := &ir.OperationState{Loc: m.loc, Info: m.b.Context().OpInfoOf(def), Operands: []*ir.Value{l, r}, Results: []ir.Type{l.Type()}}
	if flags != arith.OverflowNone {
		st.AddAttr("overflowFlags", arith.OverflowOf(m.b.Context(), flags))
	}
	return rewrite.CreateOrFold(m.b, st)[0]
}

// strides returns for each size of the basis the product of it and those after it. Sizes are positive, and so is their product,
// so that none of the multiplications overflows.
func (m indexMath) strides(basis []interfaces.IndexValue, flags arith.Overflow) []*ir.Value {
	out := make([]*ir.Value, len(basis))
	var dynamic *ir.Value
	static := int64(1)
	for i := len(basis) - 1; i >= 0; i-- {
		switch v := basis[i].Value; {
		case v == nil:
			static *= basis[i].Const
		case dynamic == nil:
			dynamic = v
		default:
			dynamic = m.op(arith.MulI, flags, dynamic, v)
		}
		switch {
		case dynamic == nil:
			out[i] = arith.NewIndex(m.b, m.loc, static)
		case static == 1:
			out[i] = dynamic
		default:
			out[i] = m.op(arith.MulI, flags, dynamic, arith.NewIndex(m.b, m.loc, static))
		}
	}
	return out
}

// LowerDelinearize computes the results of d with arith operations, or as MLIR 19 does, with affine.apply.
func LowerDelinearize(b *ir.Builder, d DelinearizeOp) []*ir.Value {
	if b.Context().MLIR() < sinceStaticBasis {
		return ExpandDelinearize(b, d)
	}
	m := indexMath{b, d.Loc()}
	basis, index := d.InnerBasis(), d.Index()
	switch {
	case d.NumResults() == 0:
		return nil
	case len(basis) == 0:
		return []*ir.Value{index}
	}
	strides := m.strides(basis, arith.NSW|arith.NUW)
	zero := arith.NewIndex(b, d.Loc(), 0)
	results := []*ir.Value{m.op(arith.FloorDivSI, arith.OverflowNone, index, strides[0])}
	for i, stride := range strides {
		rest := m.op(arith.RemSI, arith.OverflowNone, index, stride)
		negative := arith.NewCmpI(b, d.Loc(), arith.SLT, rest, zero)
		rest = arith.NewSelect(b, d.Loc(), negative, m.op(arith.AddI, arith.NSW, rest, stride), rest)
		if i+1 < len(strides) {
			rest = m.op(arith.DivSI, arith.OverflowNone, rest, strides[i+1])
		}
		results = append(results, rest)
	}
	return results
}

// LowerLinearize computes the result of l with arith operations. It adds first what does not change in the loops around l.
func LowerLinearize(b *ir.Builder, l LinearizeOp) *ir.Value {
	m := indexMath{b, l.Loc()}
	indices := l.Indices()
	if len(indices) == 0 {
		return arith.NewIndex(b, l.Loc(), 0)
	}
	type term struct {
		value *ir.Value
		loops int
	}
	var terms []term
	for i, stride := range m.strides(l.InnerBasis(), arith.NSW) {
		terms = append(terms, term{m.op(arith.MulI, arith.NSW, indices[i], stride), invariantLoops(l.Operation, indices[i])})
	}
	last := indices[len(indices)-1]
	terms = append(terms, term{last, invariantLoops(l.Operation, last)})
	sorted.Stable(terms, func(x, y term) int { return cmp.Compare(y.loops, x.loops) })
	sum := terms[0].value
	for _, t := range terms[1:] {
		sum = m.op(arith.AddI, arith.NSW, sum, t.value)
	}
	return sum
}

// invariantLoops returns the number of loops around op, from the inside, in which v does not change.
func invariantLoops(op *ir.Operation, v *ir.Value) int {
	n := 0
	for p := op.Parent(); p != nil; p = p.Parent() {
		if loop, ok := ir.OpInterface[interfaces.LoopModel](p.Info()); ok {
			for _, r := range loop.LoopRegions(p) {
				if r.IsAncestor(v.ParentRegion()) {
					return n
				}
			}
			n++
		}
	}
	return n
}
