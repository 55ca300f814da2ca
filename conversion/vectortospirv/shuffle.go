package vectortospirv

import (
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

const unsupportedResult = "unsupported result vector type"

// shuffle converts a shuffle to one op. If an operand or the result has one element,
// which makes it a scalar in SPIR-V, shuffle composes the result element by element.
func (l *lowering) shuffle(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	s := vector.ShuffleOp{Operation: op}
	t := l.c.Convert(s.Type())
	if t == nil {
		return rw.Fail(unsupportedResult)
	}
	mask := s.Mask()
	n1, n2 := ir.NumElements(s.V1Type().Shape()), ir.NumElements(s.V2Type().Shape())
	if n1 > 1 && n2 > 1 && len(mask) > 1 {
		return replaceByShuffle(rw, op, ad.Operand(0), ad.Operand(1), t, mask)
	}
	elems := make([]*ir.Value, len(mask))
	for i, k := range mask {
		v := ad.Operand(0)
		if k >= n1 {
			v, k = ad.Operand(1), k-n1
		}
		if vt, ok := v.Type().(*ir.VectorType); ok {
			v = extracted(rw, op.Loc(), v, max(k, 0), vt.ElementType())
		}
		elems[i] = v
	}
	if len(elems) == 1 {
		return replace(rw, op, elems[0])
	}
	rw.ReplaceByNew(op, spirv.CompositeConstruct, elems, []ir.Type{t})
	return true
}

func (l *lowering) interleave(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := l.c.Convert(op.Result(0).Type())
	if t == nil {
		return rw.Fail(unsupportedResult)
	}
	n := ir.NumElements(op.Operand(0).Type().(*ir.VectorType).Shape())
	if n == 1 {
		rw.ReplaceByNew(op, spirv.CompositeConstruct, ad.Operands, []ir.Type{t})
		return true
	}
	components := make([]int64, 2*n)
	for i := range n {
		components[2*i], components[2*i+1] = i, n+i
	}
	return replaceByShuffle(rw, op, ad.Operand(0), ad.Operand(1), t, components)
}

// deinterleave makes vectors of half the size, which every target that supports the
// vector also supports.
func (l *lowering) deinterleave(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := l.c.Convert(op.Result(0).Type())
	v := ad.Operand(0)
	n := ir.NumElements(op.Operand(0).Type().(*ir.VectorType).Shape())
	var halves [2]*ir.Value
	for k := range halves {
		if n == 2 {
			halves[k] = extracted(rw, op.Loc(), v, int64(k), t)
			continue
		}
		components := upFrom(int64(k), 2, int(n/2))
		halves[k] = rw.Create(op.Loc(), spirv.VectorShuffle, []*ir.Value{v, v}, []ir.Type{t}, indices(rw, "components", components...)).Result(0)
	}
	rw.Replace(op, halves[:]...)
	return true
}
