package linalg

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// Structured is the trait of structured operations (LinalgStructuredInterface). Its check runs after the operations in the region were
// verified.
type Structured struct{}

// structured is the trait in this package.
type structured = Structured

// TraitName returns the name of the trait.
func (Structured) TraitName() string { return "LinalgStructuredInterface" }

// VerifyRegionTrait checks maps, shapes and the body against each other.
func (Structured) VerifyRegionTrait(op *ir.Operation) bool {
	s, ok := AsStructured(op)
	if !ok {
		return true
	}
	if op.NumOperands() > 0 && !s.OnTensors() && !s.OnBuffers() {
		return op.EmitOpError("expected to have pure tensor or buffer semantics")
	}
	maps, its := s.Maps(), s.Iterators()
	if len(maps) != op.NumOperands() {
		return op.EmitOpError("expected the number of indexing_map (" + strconv.Itoa(len(maps)) +
			") to be equal to the number of input/output operands (" + strconv.Itoa(op.NumOperands()) + ")")
	}
	for i, m := range maps {
		if !verifyMap(op, i, m, len(its)) {
			return false
		}
	}
	if _, ok := shapeDims(maps, len(its)); !ok {
		return op.EmitOpError("expected the shape-to-loops map to be non-null")
	}
	return verifyBlock(s) && verifyShapes(s) && verifyKind(s)
}

// verifyKind checks what the interface of convolutions demands in addition.
func verifyKind(s StructuredOp) bool {
	n := RowOf(s.Operation)
	if n == nil || !n.Convolution {
		return true
	}
	if s.NumInputs() < 2 || s.NumInits() != 1 {
		return s.EmitError("expected op with 2 inputs and 1 output")
	}
	maps := s.Maps()
	if !isWindowMap(maps[0]) {
		return s.EmitError("unexpected input index map for convolutions")
	}
	if !affinemap.IsProjectedPermutation(maps[1], false) || !affinemap.IsProjectedPermutation(maps[len(maps)-1], false) {
		return s.EmitError("expected output/filter indexing maps to be projected permutations")
	}
	return true
}

// isWindowMap reports whether each result of m is a dimension or the sum of two, of which each may have a factor, and no dimension
// occurs twice.
func isWindowMap(m *ir.AffineMap) bool {
	seen := make([]bool, m.Dims)
	use := func(e *ir.AffineExpr, scaled bool) bool {
		if scaled && e.Kind == ir.AffineMul && e.RHS.Kind != ir.AffineDim {
			e = e.LHS
		}
		if e.Kind != ir.AffineDim || seen[e.Value] {
			return false
		}
		seen[e.Value] = true
		return true
	}
	for _, e := range m.Results {
		if e.Kind == ir.AffineAdd {
			if !use(e.LHS, true) || !use(e.RHS, true) {
				return false
			}
		} else if !use(e, false) {
			return false
		}
	}
	return true
}

// VerifyFill checks an operation with the interface of fills (FillOpInterface): it has a scalar as its only input, and one output.
func VerifyFill(op *ir.Operation) bool {
	s, ok := AsStructured(op)
	if !ok {
		return op.EmitError("expected a LinalgOp")
	}
	if s.NumInputs() != 1 || s.NumInits() != 1 {
		return op.EmitError("expected op with 1 input and 1 output")
	}
	if tensorOrMemref.Match(op.Operand(0).Type()) {
		return op.EmitError("expected op with scalar input")
	}
	if from, to := op.Operand(0).Type(), elementOf(op.Operand(1).Type()); op.Context().MLIR() >= 22 && from != to {
		return op.EmitOpError("expected fill value type (" + ir.QuoteType(from) + ") to match output element type (" + ir.QuoteType(to) + ")")
	}
	return true
}

func verifyMap(op *ir.Operation, i int, m *ir.AffineMap, loops int) bool {
	if m.Symbols != 0 {
		return op.EmitOpError("unexpected symbols in indexing_map #" + strconv.Itoa(i))
	}
	if m.Dims != loops {
		return op.EmitOpError("expected indexing_map #" + strconv.Itoa(i) + " to have " + strconv.Itoa(loops) + " dim(s) to match the number of loops")
	}
	if rank := rankOf(op.Operand(i)); rank != len(m.Results) {
		return op.EmitOpError("expected operand rank (" + strconv.Itoa(rank) + ") to match the result rank of indexing_map #" +
			strconv.Itoa(i) + " (" + strconv.Itoa(len(m.Results)) + ")")
	}
	return true
}

// verifyBlock checks the arguments of the body.
func verifyBlock(s StructuredOp) bool {
	op := s.Operation
	if op.NumRegions() != 1 || !op.Region(0).HasOneBlock() {
		return op.EmitOpError("expects to have 1 region with 1 block")
	}
	n := op.NumOperands()
	if s.inputsOnly() {
		n = s.NumInputs()
	}
	b := s.Body()
	if b.NumArgs() != n {
		return op.EmitOpError("expected as many non-induction variable region arguments as the number of input/output operands")
	}
	for i := range n {
		want, have := elementOf(op.Operand(i).Type()), b.Arg(i).Type()
		if want != have {
			return op.EmitOpError("expected type of bb argument #" + strconv.Itoa(i) + " (" + ir.QuoteType(have) +
				") to match element or self type of the corresponding operand (" + ir.QuoteType(want) + ")")
		}
	}
	return true
}

// verifyShapes checks the shapes of the operands against the extents of the loops, if all are static.
func verifyShapes(s StructuredOp) bool {
	sizes, _ := s.LoopSizes()
	for _, n := range sizes {
		if n == ir.Dynamic {
			return true
		}
	}
	last := make([]int64, len(sizes))
	for i, n := range sizes {
		last[i] = n - 1
	}
	zero := make([]int64, len(sizes))
	for i, m := range s.Maps() {
		for k, size := range shapeOf(s.Operand(i)) {
			if size == ir.Dynamic || size == 0 {
				continue
			}
			e := m.Results[k]
			if e.Kind == ir.AffineDim {
				if n := sizes[e.Value]; n != size && n > 0 {
					return s.EmitOpError("inferred input/output operand #" + strconv.Itoa(i) + " has shape's dimension #" + strconv.Itoa(k) +
						" to be " + strconv.FormatInt(n, 10) + ", but found " + strconv.FormatInt(size, 10))
				}
				if sizes[e.Value] > 0 {
					continue
				}
			}
			first, ok1 := e.Eval(zero, nil)
			end, ok2 := e.Eval(last, nil)
			if !ok1 || !ok2 {
				continue
			}
			if min(first, end) < 0 {
				return s.EmitOpError("unexpected result less than 0 at expression #" + strconv.Itoa(k) + " in " + m.String())
			}
			if n := max(first, end) + 1; n > size {
				return s.EmitOpError("inferred input/output operand #" + strconv.Itoa(i) + " has shape's dimension #" + strconv.Itoa(k) +
					" to be greater than or equal to " + strconv.FormatInt(n, 10) + ", but found " + strconv.FormatInt(size, 10))
			}
		}
	}
	return true
}

func verifyYield(op *ir.Operation) bool {
	parent := op.Parent()
	if parent == nil || parent.NumRegions() != 1 || parent.Region(0).Empty() {
		return op.EmitOpError("expected single non-empty parent region")
	}
	s, ok := AsStructured(parent)
	if !ok {
		return op.EmitOpError("expected parent op with LinalgOp interface")
	}
	start, n := s.initRange()
	if op.NumOperands() != n {
		return op.EmitOpError("expected number of yield values (" + strconv.Itoa(op.NumOperands()) +
			") to match the number of inits / outs operands of the enclosing LinalgOp (" + strconv.Itoa(n) + ")")
	}
	for i := range n {
		want, have := elementOf(parent.Operand(start+i).Type()), op.Operand(i).Type()
		if want != have {
			return op.EmitOpError("type of yield operand " + strconv.Itoa(i+1) + " (" + ir.QuoteType(have) +
				") doesn't match the element type of the enclosing linalg.generic op (" + ir.QuoteType(want) + ")")
		}
	}
	return true
}

func verifyIndex(op *ir.Operation) bool {
	s, ok := AsStructured(op.Parent())
	if !ok {
		return op.EmitOpError("expected parent op with LinalgOp interface")
	}
	if dim := IndexDim(op); dim >= s.NumLoops() {
		return op.EmitOpError("expected dim (" + strconv.Itoa(dim) + ") to be lower than the number of loops (" +
			strconv.Itoa(s.NumLoops()) + ") of the enclosing LinalgOp")
	}
	return true
}

// foldIndex folds the index of a loop with one iteration to 0. MLIR 19 does not.
func foldIndex(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	s, ok := AsStructured(op.Parent())
	if !ok || op.Context().MLIR() <= 19 {
		return out, false
	}
	sizes, ok := s.LoopSizes()
	if dim := IndexDim(op); !ok || dim < 0 || dim >= len(sizes) || sizes[dim] != 1 {
		return out, false
	}
	return ir.FoldTo(out, op.Context().Int(op.Context().Index(), 0))
}

// IndexDim returns the loop of a linalg.index.
func IndexDim(op *ir.Operation) int {
	a, ok := op.Prop(0).(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	return int(a.Int64Or(0))
}
