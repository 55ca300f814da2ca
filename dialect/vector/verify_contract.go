package vector

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// dimPair is a dimension of the left and a dimension of the right operand of a contraction.
type dimPair struct{ lhs, rhs int }

// pairedDims returns the dimensions of the operands that the iterators of type t
// have in common.
func pairedDims(c ContractOp, t IteratorType) []dimPair {
	maps := c.Maps()
	var pairs []dimPair
	for i, it := range c.Iterators() {
		l, r := resultOf(maps[0], i), resultOf(maps[1], i)
		if it == t && l >= 0 && r >= 0 {
			pairs = append(pairs, dimPair{l, r})
		}
	}
	return pairs
}

// resultOf returns the number of the result of m that is dimension d, or -1 if none is.
func resultOf(m *ir.AffineMap, d int) int {
	for i, r := range m.Results {
		if r.Kind == ir.AffineDim && r.Value == int64(d) {
			return i
		}
	}
	return -1
}

func sameSizes(l, r *ir.VectorType, pairs []dimPair) bool {
	for _, p := range pairs {
		if l.Shape()[p.lhs] != r.Shape()[p.rhs] {
			return false
		}
	}
	return true
}

func verifyContractMaps(c ContractOp) bool {
	maps := c.Maps()
	if len(maps) != 3 {
		return c.EmitOpError("expected an indexing map for each vector operand")
	}
	n := len(c.Iterators())
	for i, m := range maps {
		rank := 0
		if v, ok := c.Operand(i).Type().(*ir.VectorType); ok {
			rank = len(v.Shape())
		}
		prefix := "expected indexing map " + strconv.Itoa(i) + " to "
		switch {
		case m.Symbols != 0:
			return c.EmitOpError(prefix + "have no symbols")
		case m.Dims != n:
			return c.EmitOpError(prefix + "have " + strconv.Itoa(n) + " number of inputs")
		case len(m.Results) != rank:
			return c.EmitOpError(prefix + "have " + strconv.Itoa(rank) + " number of outputs")
		case !affinemap.IsProjectedPermutation(m, false):
			return c.EmitOpError(prefix + "be a projected permutation of its inputs")
		}
	}
	return true
}

func verifyContract(op *ir.Operation) bool {
	c := ContractOp{op}
	lhs, rhs := op.Operand(0).Type().(*ir.VectorType), op.Operand(1).Type().(*ir.VectorType)
	if t, ok := lhs.ElementType().(*ir.IntegerType); ok && t.Signedness != ir.Signless {
		return op.EmitOpError("only supports signless integer types")
	}
	if !verifyContractMaps(c) {
		return false
	}
	contracting, batch := pairedDims(c, Reduce), pairedDims(c, Parallel)
	switch {
	case len(contracting) == 0:
		return op.EmitOpError("expected at least one contracting dimension pair")
	case !sameSizes(lhs, rhs, contracting):
		return op.EmitOpError("invalid contracting dimension map")
	case !sameSizes(lhs, rhs, batch):
		return op.EmitOpError("invalid batch dimension map")
	}
	if !verifyContractShape(c, lhs, rhs, len(lhs.Shape())+len(rhs.Shape()) > 2*len(contracting)+len(batch)) {
		return false
	}
	if !c.Kind().supports(ir.ElementTypeOrSelf(op.Result(0).Type())) {
		return op.EmitOpError("unsupported contraction type")
	}
	return true
}

// verifyContractShape checks the accumulator and the result. keeps is set if there are
// dimensions that are not contracted.
func verifyContractShape(c ContractOp, lhs, rhs *ir.VectorType, keeps bool) bool {
	res, isVec1 := c.Result(0).Type().(*ir.VectorType)
	acc, isVec2 := c.Operand(2).Type().(*ir.VectorType)
	if !keeps {
		if isVec1 || isVec2 {
			return c.EmitOpError("invalid accumulator/result vector shape")
		}
		return true
	}
	if !isVec1 || !isVec2 {
		return c.EmitOpError("invalid accumulator/result vector shape")
	}
	maps := c.Maps()
	extents := make([]int64, maps[0].Dims)
	for i := range extents {
		extents[i] = -1
	}
	for k, v := range []*ir.VectorType{lhs, rhs} {
		for i, r := range maps[k].Results {
			if extents[r.Value] < 0 {
				extents[r.Value] = v.Shape()[i]
			}
		}
	}
	for _, e := range extents {
		if e < 0 {
			return c.EmitOpError("expected all dimensions to be either a LHS or a RHS dimension")
		}
	}
	shape := make([]int64, len(maps[2].Results))
	for i, r := range maps[2].Results {
		shape[i] = extents[r.Value]
	}
	want := ir.ShapedType(nil)
	if len(shape) == len(res.Shape()) {
		want = c.Context().ScalableVector(shape, res.Scalable, res.ElementType())
	} else {
		want = c.Context().Vector(shape, res.ElementType())
	}
	if ir.Type(res) != ir.Type(want) || ir.Type(acc) != ir.Type(want) {
		return c.EmitOpError("invalid accumulator/result vector shape, expected: " + ir.QuoteType(want))
	}
	return true
}
