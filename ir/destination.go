package ir

import "strconv"

// DestinationStyle is the trait DestinationStyleOpInterface. The op writes to the
// operands of group Inits. For each of them that is a tensor, the op has a result of
// the same type.
type DestinationStyle struct{ Inits int }

// TraitName returns the name of the trait.
func (DestinationStyle) TraitName() string { return "DestinationStyleOpInterface" }

// VerifyRegionTrait checks the results, after the op's own verification.
func (t DestinationStyle) VerifyRegionTrait(op *Operation) bool {
	start, n := op.OperandGroup(t.Inits)
	tensors := 0
	for i := start; i < start+n; i++ {
		switch op.operand(i).value.typ.(type) {
		case *RankedTensorType, *UnrankedTensorType:
			tensors++
		case *MemRefType, *UnrankedMemRefType:
		default:
			return op.EmitOpError("expected that operand #" + strconv.Itoa(i) + " is a ranked tensor or a ranked memref")
		}
	}
	have := 0
	for i, results := 0, op.results(); i < len(results); i++ {
		if isAnyTensor(results[i].typ) {
			have++
		}
	}
	if have != tensors {
		return op.EmitOpError("expected the number of tensor results (" + strconv.Itoa(have) +
			") to be equal to the number of output tensors (" + strconv.Itoa(tensors) + ")")
	}
	k := 0
	for i := start; i < start+n; i++ {
		in := op.operand(i).value.typ
		if isAnyMemRef(in) {
			continue
		}
		if k >= len(op.results()) {
			break
		}
		if out := op.result(k).typ; out != in {
			return op.EmitOpError("expected type of operand #" + strconv.Itoa(i) + " (" + QuoteType(in) +
				") to match type of corresponding result (" + QuoteType(out) + ")")
		}
		k++
	}
	return true
}
