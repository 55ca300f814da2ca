package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// This file has folds and patterns of MLIR 20 to 22.

// isNewer reports whether the context has the folds of this file.
func isNewer(op *ir.Operation) bool { return op.Context().MLIR() > 19 }

// makeStatic makes static positions of the operands of a vector.extract or vector.insert, from the first on, that are constants in
// the vector or poison. It returns false if there are none.
func makeStatic(op *ir.Operation, operands []ir.Attribute, first int) bool {
	shape := op.Operand(first - 1).Type().(*ir.VectorType).Shape()
	static := slices.Clone(int64s(op.Prop(positionSlot)))
	kept := slices.Clone(op.Operands()[:first])
	next, changed := first, false
	for i, p := range static {
		if p != ir.Dynamic {
			continue
		}
		c, _ := operands[next].(*ir.IntegerAttr)
		if c != nil {
			if n, fits := c.Value.Int64(); fits && n >= Poison && n < shape[i] {
				static[i], changed = n, true
				next++
				continue
			}
		}
		kept = append(kept, op.Operand(next))
		next++
	}
	if changed {
		op.SetOperands(kept)
		op.SetProp(positionSlot, op.Context().DenseI64Array(static...))
	}
	return changed
}

// foldToElements takes the elements from the operation that composed the vector.
func foldToElements(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	src := op.Operand(0)
	if f := src.DefinedBy(FromElements); f != nil && f.NumOperands() == op.NumResults() {
		for i := range op.NumResults() {
			out = append(out, ir.FoldResult{Value: f.Operand(i)})
		}
		return out, true
	}
	if b := src.DefinedBy(Broadcast); b != nil && !isVector(b.Operand(0).Type()) {
		for range op.NumResults() {
			out = append(out, ir.FoldResult{Value: b.Operand(0)})
		}
		return out, true
	}
	return out, false
}

// foldFromElements folds all elements of a vector to the vector, and constants to a constant.
func foldFromElements(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if !isNewer(op) || op.NumOperands() == 0 {
		return out, false
	}
	if def := op.Operand(0).DefinedBy(ToElements); def != nil && def.Operand(0).Type() == op.Result(0).Type() {
		same := true
		for i := range op.NumOperands() {
			same = same && op.Operand(i) == def.Result(i)
		}
		if same {
			return foldTo(out, def.Operand(0), nil)
		}
	}
	for _, a := range operands {
		if !isNumber(a) {
			return out, false
		}
	}
	return foldTo(out, nil, op.Context().DenseOf(op.Result(0).Type().(*ir.VectorType), operands))
}

// foldConstantMask makes a constant of a mask whose elements are equal.
func foldConstantMask(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type().(*ir.VectorType)
	if !isNewer(op) {
		return out, false
	}
	all, none := true, false
	for i, n := range int64s(op.Prop(0)) {
		size := int64(1)
		if len(t.Shape()) > 0 {
			size = t.Shape()[i]
		}
		all, none = all && n == size, none || n == 0
	}
	if !all && !none {
		return out, false
	}
	return foldTo(out, nil, op.Context().SplatOf(t, op.Context().Bool(all && !none)))
}

// broadcastElements takes the elements of a broadcast from its source.
func broadcastElements(op *ir.Operation, rw *rewrite.Rewriter) bool {
	b := op.Operand(0).DefinedBy(Broadcast)
	if b == nil {
		return rw.Fail("the source is not a broadcast")
	}
	from, ok := b.Operand(0).Type().(*ir.VectorType)
	to := op.Operand(0).Type().(*ir.VectorType)
	if !ok || from.IsScalable() || ir.NumElements(from.Shape()) > maxListed {
		return rw.Fail("the elements are not known")
	}
	elements := rw.Create(op.Loc(), ToElements, []*ir.Value{b.Operand(0)}, elementTypes(from))
	skipped := len(to.Shape()) - len(from.Shape())
	var values []*ir.Value
	for pos := range Positions(to.Shape()) {
		at := int64(0)
		for d, n := range from.Shape() {
			at *= n
			if n > 1 {
				at += pos[skipped+d]
			}
		}
		values = append(values, elements.Result(int(at)))
	}
	rw.Replace(op, values...)
	return true
}

// elementsOfOne replaces the elements that were all extracted from a vector, in order, by the vector.
func elementsOfOne(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if !isNewer(op) || op.NumOperands() == 0 {
		return rw.Fail("MLIR 19 does not do this")
	}
	first := op.Operand(0).DefinedBy(Extract)
	if first == nil {
		return rw.Fail("an element is not extracted")
	}
	src := first.Operand(0)
	from, to := src.Type().(*ir.VectorType), op.Result(0).Type().(*ir.VectorType)
	if from.IsScalable() || ir.NumElements(from.Shape()) != int64(op.NumOperands()) {
		return rw.Fail("not all elements")
	}
	i := 0
	for pos := range Positions(from.Shape()) {
		e := op.Operand(i).DefinedBy(Extract)
		if e == nil || e.Operand(0) != src || !isAt(ExtractOp{e}, pos) {
			return rw.Fail("an element is of another place")
		}
		i++
	}
	if from == to {
		rw.Replace(op, src)
		return true
	}
	rw.ReplaceByNew(op, ShapeCast, []*ir.Value{src}, op.ResultTypes())
	return true
}

// isAt reports whether e extracts the element at pos.
func isAt(e ExtractOp, pos []int64) bool {
	static := e.Static()
	if len(e.Dynamic()) > 0 || len(static) != len(pos) {
		return false
	}
	for i := range pos {
		if static[i] != pos[i] {
			return false
		}
	}
	return true
}

// compareStep makes a constant of a comparison of a vector.step with a number, if it is the same for all elements.
func compareStep(op *ir.Operation, rw *rewrite.Rewriter) bool {
	step := op.Operand(0).DefinedBy(Step)
	if step == nil || !isNewer(op) {
		return rw.Fail("not of a step")
	}
	t := step.Result(0).Type().(*ir.VectorType)
	c, ok := arith.IntSplat(ir.ConstantOf(op.Operand(1)))
	if !ok || t.IsScalable() {
		return rw.Fail("the numbers are not known")
	}
	n, fits := c.Int64()
	p := arith.CmpIOp{Operation: op}.Predicate()
	if !fits || n < 0 {
		return rw.Fail("the number is too large")
	}
	last := t.Shape()[0] - 1
	var result, known bool
	switch p {
	case arith.ULT, arith.SLT:
		result, known = last < n, last < n || n == 0
	case arith.ULE, arith.SLE:
		result, known = last <= n, last <= n
	case arith.UGT, arith.SGT:
		result, known = false, last <= n
	case arith.UGE, arith.SGE:
		result, known = n == 0, n == 0 || last < n
	case arith.EQ:
		result, known = false, last < n
	case arith.NE:
		result, known = true, last < n
	}
	if !known {
		return rw.Fail("the elements differ")
	}
	return replaceByConstant(rw, op, rw.Context().SplatOf(op.Result(0).Type().(*ir.VectorType), rw.Context().Bool(result)))
}
