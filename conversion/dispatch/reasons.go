package dispatch

import (
	"strconv"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// whyNot says why neither a kernel nor the host computes op, whose result is a tensor, or what to do about it.
func whyNot(op *ir.Operation) string {
	for i := range op.NumResults() {
		if why := whyNotType(op.Result(i).Type()); why != "" {
			return ": " + why
		}
	}
	for _, v := range op.Operands() {
		if why := whyNotType(v.Type()); why != "" {
			return ": " + why
		}
	}
	s, structured := linalg.AsStructured(op)
	if structured || op.Is(tensor.Generate) || op.Is(tensor.Pad) {
		if o := foreign(op); o != nil {
			return ": its body has '" + o.Name() + "'"
		}
	}
	switch {
	case !structured:
		return "; convert it to operations of linalg, tensor or arith"
	case len(s.Iterators()) > maxDims:
		return ": it iterates over more than " + strconv.Itoa(maxDims) + " dimensions"
	}
	maps := s.Maps()
	for d := range s.Iterators() {
		if _, _, ok := rangeOf(s, maps, d); !ok {
			return ": no operand has the size of its dimension " + strconv.Itoa(d) + " alone"
		}
	}
	return ": its results are at places that do not determine the same dimensions"
}

// whyNotType says why no kernel has values of type t, or returns "".
func whyNotType(t ir.Type) string {
	switch t := t.(type) {
	case *ir.UnrankedTensorType:
		return "the rank of a tensor is not known"
	case *ir.RankedTensorType:
		switch {
		case t.Encoding != nil:
			return "a tensor has an encoding"
		case len(t.Shape()) > maxRank:
			return "a tensor has more than " + strconv.Itoa(maxRank) + " dimensions"
		case !isNumber(t.ElementType()):
			return "the elements of a tensor are " + ir.TypeString(t.ElementType())
		}
	}
	return ""
}

// foreign returns an operation of the body of op that inline does not take, or nil.
func foreign(op *ir.Operation) (found *ir.Operation) {
	op.Region(0).WalkPre(func(o *ir.Operation) ir.WalkResult {
		if found == nil && !isScalar(o, op) {
			found = o
		}
		if found != nil {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return found
}
