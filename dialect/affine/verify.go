package affine

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

func verifyApply(op *ir.Operation) bool {
	m := MapOp{op}.Map()
	if op.NumOperands() != affinemap.NumInputs(m) {
		return op.EmitOpError("operand count and affine map dimension and symbol count must match")
	}
	if len(m.Results) != 1 {
		return op.EmitOpError("mapping must produce one value")
	}
	return true
}

func verifyMinMax(op *ir.Operation) bool {
	if op.NumOperands() != affinemap.NumInputs((MapOp{op}).Map()) {
		return op.EmitOpError("operand count and affine map dimension and symbol count must match")
	}
	return true
}

// verifyOperands checks that the operands of a map may stand for its dims
// dimensions and its symbols.
func verifyOperands(op *ir.Operation, operands []*ir.Value, dims int) bool {
	c := categories{region: ScopeOf(op)}
	for i, v := range operands {
		switch {
		case i >= dims && !c.symbol(v):
			return op.EmitOpError("operand cannot be used as a symbol")
		case i < dims && !c.dim(v):
			return op.EmitOpError("operand cannot be used as a dimension id")
		}
	}
	return true
}

func verifyForRegion(op *ir.Operation) bool {
	f := ForOp{op}
	if f.Body().NumArgs() == 0 || !isIndex(f.Body().Arg(0)) {
		return op.EmitOpError("expected body to have a single index argument for the induction variable")
	}
	lower, upper := f.LowerMap(), f.UpperMap()
	if affinemap.NumInputs(lower) > 0 && !verifyOperands(op, f.LowerOperands(), lower.Dims) {
		return false
	}
	if affinemap.NumInputs(upper) > 0 && !verifyOperands(op, f.UpperOperands(), upper.Dims) {
		return false
	}
	switch n := op.NumResults(); {
	case n == 0:
		return true
	case len(f.Inits()) != n:
		return op.EmitOpError("mismatch between the number of loop-carried values and results")
	case len(f.IterArgs()) != n:
		return op.EmitOpError("mismatch between the number of basic block args and results")
	}
	return true
}

func verifyIf(op *ir.Operation) bool {
	set := IfOp{op}.Condition()
	if set == nil {
		return op.EmitOpError("requires an integer set attribute named 'condition'")
	}
	if op.NumOperands() != set.Dims+set.Symbols {
		return op.EmitOpError("operand count and condition integer set dimension and symbol count must match")
	}
	return verifyOperands(op, op.Operands(), set.Dims)
}

func verifyParallel(op *ir.Operation) bool {
	l := ParallelOp{op}
	lower, upper := l.LowerGroups(), l.UpperGroups()
	n := len(l.Steps())
	if len(lower) != n || len(upper) != n || l.Body().NumArgs() != n {
		return op.EmitOpError("the number of region arguments (" + strconv.Itoa(l.Body().NumArgs()) + ") and the number of map groups for lower (" +
			strconv.Itoa(len(lower)) + ") and upper bound (" + strconv.Itoa(len(upper)) + "), and the number of steps (" + strconv.Itoa(n) + ") must all match")
	}
	if !verifyGroups(op, "lower", lower, l.LowerMap()) || !verifyGroups(op, "upper", upper, l.UpperMap()) || !verifyReductions(op) {
		return false
	}
	if op.NumOperands() < affinemap.NumInputs(l.LowerMap())+affinemap.NumInputs(l.UpperMap()) {
		return op.EmitOpError("has fewer operands than its maps have inputs")
	}
	return verifyOperands(op, l.LowerOperands(), l.LowerMap().Dims) && verifyOperands(op, l.UpperOperands(), l.UpperMap().Dims)
}

func verifyGroups(op *ir.Operation, side string, groups []int64, m *ir.AffineMap) bool {
	total := int64(0)
	for _, g := range groups {
		// MLIR reads the sizes as unsigned numbers.
		total += int64(uint32(g))
	}
	if total != int64(len(m.Results)) {
		return op.EmitOpError("expected " + side + " bounds map to have " + strconv.FormatInt(total, 10) + " results")
	}
	return true
}

func verifyReductions(op *ir.Operation) bool {
	kinds := ParallelOp{op}.Reductions()
	if len(kinds) != op.NumResults() {
		return op.EmitOpError("a reduction must be specified for each output")
	}
	for i, k := range kinds {
		if !reduces(arith.AtomicRMWEnum.String(uint64(k)), op.Result(i).Type()) {
			return op.EmitOpError("result type cannot match reduction attribute")
		}
	}
	return true
}

// reduces reports whether the given kind can reduce values of type t. As in MLIR 19,
// minima and maxima of integers need a type with the same signedness, and the kinds
// that ignore NaN support no type.
func reduces(kind string, t ir.Type) bool {
	switch kind {
	case "assign":
		return true
	case "addf", "mulf", "maximumf", "minimumf":
		_, ok := t.(*ir.FloatType)
		return ok
	}
	i, ok := t.(*ir.IntegerType)
	if !ok {
		return false
	}
	switch kind {
	case "addi", "muli", "ori", "andi":
		return true
	case "maxs", "mins":
		return i.Signedness == ir.Signed
	case "maxu", "minu":
		return i.Signedness == ir.Unsigned
	}
	return false
}

// verifySubscripts checks the map and the subscripts of an access.
func verifySubscripts(op *ir.Operation) bool {
	a := AccessOp{op}
	m, operands := a.Map(), a.MapOperands()
	if len(m.Results) != len(a.Type().Shape()) {
		return op.EmitOpError("affine map num results must equal memref rank")
	}
	if affinemap.NumInputs(m) != len(operands) {
		return op.EmitOpError("expects as many subscripts as affine map inputs")
	}
	return verifyIndices(op, operands, "index must be a valid dimension or symbol identifier")
}

func verifyIndices(op *ir.Operation, operands []*ir.Value, msg string) bool {
	c := categories{region: ScopeOf(op)}
	for _, v := range operands {
		if !c.dim(v) && !c.symbol(v) {
			return op.EmitOpError(msg)
		}
	}
	return true
}

func verifyLoad(op *ir.Operation) bool {
	if op.Result(0).Type() != (AccessOp{op}).Type().ElementType() {
		return op.EmitOpError("result type must match element type of memref")
	}
	return verifySubscripts(op)
}

func verifyStore(op *ir.Operation) bool {
	if op.Operand(0).Type() != (AccessOp{op}).Type().ElementType() {
		return op.EmitOpError("value to store must have the same type as memref element type")
	}
	return verifySubscripts(op)
}

func verifyVectorLoad(op *ir.Operation) bool {
	return verifySubscripts(op) && verifyVector(op, op.Result(0).Type())
}

func verifyVectorStore(op *ir.Operation) bool {
	return verifySubscripts(op) && verifyVector(op, op.Operand(0).Type())
}

func verifyVector(op *ir.Operation, t ir.Type) bool {
	if (AccessOp{op}).Type().ElementType() != t.(*ir.VectorType).ElementType() {
		return op.EmitOpError("requires memref and vector types of the same elemental type")
	}
	return true
}

func verifyPrefetch(op *ir.Operation) bool {
	a := AccessOp{op}
	if len(a.Map().Results) != len(a.Type().Shape()) {
		return op.EmitOpError("affine.prefetch affine map num results must equal memref rank")
	}
	if affinemap.NumInputs(a.Map())+1 != op.NumOperands() {
		return op.EmitOpError("too few operands")
	}
	return verifyIndices(op, a.MapOperands(), "index must be a valid dimension or symbol identifier")
}

func verifyYield(op *ir.Operation) bool {
	p := op.Parent()
	if p == nil || !p.Is(Parallel) && !p.Is(If) && !p.Is(For) {
		return op.EmitOpError("only terminates affine.if/for/parallel regions")
	}
	if p.NumResults() != op.NumOperands() {
		return op.EmitOpError("parent of yield must have same number of results as the yield operands")
	}
	for i := range op.NumOperands() {
		if p.Result(i).Type() != op.Operand(i).Type() {
			return op.EmitOpError("types mismatch between yield op and its parent")
		}
	}
	return true
}
