package dispatch

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// A kind says what it takes to compute an element of the result of an operation.
type kind uint8

const (
	onHost  kind = iota // no kernel computes it
	view                // one element of an operand, and arithmetic of indices
	pointed             // a bounded number of elements of operands
	reduced             // loops over elements of operands
)

// A rule says how elements of the results of an operation are computed.
type rule struct {
	kind     kind
	elements func(e *evaluator, op *ir.Operation, result int, at []point) []*ir.Value
	// fits, if not nil, reports whether the rule holds for op.
	fits func(op *ir.Operation) bool
}

// rules are the rules of single operations. ruleOf has those of families.
var rules = map[*ir.OpDef]*rule{
	tensor.Cast:          {kind: view, elements: sourceElements},
	tensor.ExtractSlice:  {kind: view, elements: each(elementOfSlice)},
	tensor.CollapseShape: {kind: view, elements: each(elementOfCollapsed)},
	tensor.ExpandShape:   {kind: view, elements: each(elementOfExpanded)},
	tensor.Pad:           {kind: view, elements: each(elementOfPadded), fits: isScalarBody},
	tensor.InsertSlice:   {kind: pointed, elements: each(elementOfInserted)},
	tensor.Concat:        {kind: pointed, elements: each(elementOfConcat), fits: func(op *ir.Operation) bool { return op.NumOperands() <= maxConcat }},
	tensor.Empty:         {kind: view, elements: each(elementOfEmpty)},
	tensor.Splat:         {kind: view, elements: each(elementOfSplat)},
	tensor.Generate:      {kind: pointed, elements: each(elementOfGenerated), fits: isScalarBody},
	tensor.Pack:          {kind: pointed, elements: each(elementOfPacked)},
	tensor.UnPack:        {kind: view, elements: each(elementOfUnpacked)},
	tensor.Gather:        {kind: pointed, elements: each(elementOfGathered)},
	tensor.Bitcast:       {kind: view, elements: each(elementOfBitcast)},
	arith.Constant:       {kind: view, elements: each(elementOfConstant), fits: isSplat},
}

var (
	elementwiseRule = &rule{kind: pointed, elements: each(elementOfElementwise)}
	pointwiseRule   = &rule{kind: pointed, elements: elementsOfStructured}
	reductionRule   = &rule{kind: reduced, elements: elementsOfStructured}
	loopRule        = &rule{kind: reduced, elements: elementsOfFor}
	hostRule        = &rule{}
)

// ruleOf returns the rule of op, whose kind is onHost if no kernel computes op.
func ruleOf(op *ir.Operation) *rule {
	if !ranked(op) {
		return hostRule
	}
	if r := rules[op.Def()]; r != nil {
		if r.fits != nil && !r.fits(op) {
			return hostRule
		}
		return r
	}
	if s, ok := linalg.AsStructured(op); ok {
		return ruleOfStructured(s)
	}
	if op.Is(scf.For) {
		if carriesElements(op) {
			return loopRule
		}
		return hostRule
	}
	if op.HasTrait(ir.Elementwise) && op.HasTrait(ir.Tensorizable) && op.NumRegions() == 0 && op.NumResults() == 1 {
		return elementwiseRule
	}
	return hostRule
}

// ranked reports whether the results of op are ranked tensors of numbers, and its operands such tensors or numbers.
func ranked(op *ir.Operation) bool {
	if op.NumResults() == 0 {
		return false
	}
	for i := range op.NumResults() {
		t, ok := op.Result(i).Type().(*ir.RankedTensorType)
		if !ok || !fitsDevice(t) {
			return false
		}
	}
	for _, v := range op.Operands() {
		switch t := v.Type().(type) {
		case *ir.RankedTensorType:
			if !fitsDevice(t) {
				return false
			}
		case *ir.UnrankedTensorType, *ir.MemRefType, *ir.UnrankedMemRefType:
			return false
		}
	}
	return true
}

// fitsDevice reports whether memory of kernels can hold a tensor of type t.
func fitsDevice(t *ir.RankedTensorType) bool {
	if t.Encoding != nil || len(t.Shape()) > maxRank {
		return false
	}
	switch t.ElementType().(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}
