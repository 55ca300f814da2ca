package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// Decompose says how linalg.generic operations become chains of operations with one statement each.
type Decompose struct {
	// EraseUnused erases the operands and results that the new operations do not need.
	EraseUnused bool
	// LikeMLIR makes an operation after the first read the element of another operand where the body reads that of an init: MLIR counts
	// the arguments of the body without the inputs that the rewrite has added. The results differ from those of the original operation.
	// Only comparisons of texts with MLIR set LikeMLIR.
	LikeMLIR bool
}

// Patterns returns the patterns that split the first statement from linalg.generic operations on tensors whose loops are all parallel
// (populateDecomposeLinalgOpsPattern).
func (d Decompose) Patterns() []*rewrite.Pattern {
	ps := []*rewrite.Pattern{onGeneric("DecomposeLinalgOp", d.split)}
	if d.EraseUnused {
		ps = append(ps, EraseUnused()...)
	}
	return ps
}

// splitting is the split of the first statement from an operation.
type splitting struct {
	Decompose
	rw    *rewrite.Rewriter
	s     linalg.StructuredOp
	first *ir.Operation
	// made are the inits that the first operation has in addition, one per result of first, and maps their maps.
	made []*ir.Value
	maps []*ir.AffineMap
}

func (d Decompose) split(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	first := s.Body().First()
	switch {
	case !s.OnTensors():
		return rw.Fail("expected the op to have tensor semantics")
	case first == s.Yield() || first.Next() == s.Yield():
		return rw.Fail("the op has less than 3 statements")
	case !allParallel(s):
		return rw.Fail("unhandled decomposition of operation with non-parallel iterator types")
	}
	for k := range s.Inits() {
		if !affinemap.IsPermutation(initMap(s, k)) {
			return rw.Fail("unhandled decomposition of generic op with out operand not accessed using a permutation")
		}
		if zeroOf(s, k) == nil {
			return rw.Fail("the elements of a result have no zero")
		}
	}
	sizes, ok := LoopSizes(&rw.Builder, s)
	if !ok {
		return rw.Fail("the operands do not determine the loops")
	}
	x := splitting{Decompose: d, rw: rw, s: s, first: first}
	x.chooseInits(sizes)
	one := x.peel()
	rest := x.remain(one)
	out := make([]*ir.Value, s.NumResults())
	for k, v := range s.Yield().Operands() {
		if v.DefiningOp() == first {
			out[k] = one.Result(k)
		} else {
			out[k] = rest.Result(k)
		}
	}
	rw.Replace(s.Operation, out...)
	return true
}

// chooseInits chooses the inits for the results of the first statement: that of a result of the operation which yields the value, or a
// new tensor of the sizes of the loops.
func (x *splitting) chooseInits(sizes []interfaces.IndexValue) {
	for _, v := range x.first.Results() {
		if k := slices.Index(x.s.Yield().Operands(), v); k >= 0 {
			x.made, x.maps = append(x.made, x.s.Inits()[k]), append(x.maps, initMap(x.s, k))
			continue
		}
		x.made = append(x.made, emptyOfSizes(&x.rw.Builder, x.s.Loc(), sizes, v.Type()))
		x.maps = append(x.maps, affinemap.MinorIdentity(x.rw.Context(), len(sizes), len(sizes)))
	}
}

// peel creates the operation that computes the first statement.
func (x *splitting) peel() *ir.Operation {
	p := partsOf(x.s)
	p.inits, p.maps = append(p.inits, x.made...), append(p.maps, x.maps...)
	// The zeros are created before the operation: one in its body would be a statement.
	zeros := make([]*ir.Value, x.s.NumResults())
	for k, v := range x.s.Yield().Operands() {
		if v.DefiningOp() != x.first {
			zeros[k] = arith.NewConstant(&x.rw.Builder, x.s.Loc(), zeroOf(x.s, k))
		}
	}
	return p.create(&x.rw.Builder, x.s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		m := ir.NewMapping()
		for i, a := range x.s.Body().Args() {
			m.Map(a, args[i])
		}
		c := b.Insert(b.Arena().Clone(x.first, m))
		for k, v := range x.s.Yield().Operands() {
			if v.DefiningOp() == x.first {
				zeros[k] = m.Value(v)
			}
		}
		return append(zeros, c.Results()...)
	})
}

// remain creates the operation with the other statements, which reads the additional results of one.
func (x *splitting) remain(one *ir.Operation) *ir.Operation {
	p := partsOf(x.s)
	n, results := len(p.inputs), x.s.NumResults()
	p.inputs = append(p.inputs, one.Results()[results:]...)
	p.maps = slices.Insert(p.maps, n, x.maps...)
	return p.create(&x.rw.Builder, x.s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		m := ir.NewMapping()
		for i, v := range x.first.Results() {
			m.Map(v, args[n+i])
		}
		old := slices.Delete(slices.Clone(args), n, n+x.first.NumResults())
		for i := n; x.LikeMLIR && i < len(old); i++ {
			if args[i].Type() == old[i].Type() {
				old[i] = args[i]
			}
		}
		return copyBody(b, x.s.Body(), old, m)
	})
}

// zeroOf returns the zero of the elements of result k of s, or nil.
func zeroOf(s linalg.StructuredOp, k int) ir.TypedAttr {
	zero, _ := arith.ZeroAttr(ir.ElementTypeOrSelf(s.Inits()[k].Type())).(ir.TypedAttr)
	return zero
}
