package interfaces

import (
	"github.com/spvc/spvc/ir"
	"strconv"
)

// DestinationStyle is the trait DestinationStyleOpInterface. The op writes to the
// operands of group Inits. For each of them that is a tensor, the op has a result of
// the same type.
type DestinationStyle struct{ Inits int }

// TraitName returns the name of the trait.
func (DestinationStyle) TraitName() string { return "DestinationStyleOpInterface" }

// VerifyRegionTrait checks the results, after the op's own verification.
func (t DestinationStyle) VerifyRegionTrait(op *ir.Operation) bool {
	start, n := op.OperandGroup(t.Inits)
	tensors := 0
	for i := start; i < start+n; i++ {
		switch t := op.Operand(i).Type(); {
		case isTensor(t):
			tensors++
		case !isMemRef(t):
			return op.EmitOpError("expected that operand #" + strconv.Itoa(i) + " is a ranked tensor or a ranked memref")
		}
	}
	have := 0
	for i := range op.NumResults() {
		if isTensor(op.Result(i).Type()) {
			have++
		}
	}
	if have != tensors {
		return op.EmitOpError("expected the number of tensor results (" + strconv.Itoa(have) +
			") to be equal to the number of output tensors (" + strconv.Itoa(tensors) + ")")
	}
	k := 0
	for i := start; i < start+n; i++ {
		in := op.Operand(i).Type()
		if isMemRef(in) {
			continue
		}
		if k >= op.NumResults() {
			break
		}
		if out := op.Result(k).Type(); out != in {
			return op.EmitOpError("expected type of operand #" + strconv.Itoa(i) + " (" + ir.QuoteType(in) +
				") to match type of corresponding result (" + ir.QuoteType(out) + ")")
		}
		k++
	}
	return true
}

func isTensor(t ir.Type) bool {
	switch t.(type) {
	case *ir.RankedTensorType, *ir.UnrankedTensorType:
		return true
	}
	return false
}

func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}
