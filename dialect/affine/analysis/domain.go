// Package analysis finds out which iterations of affine loops access the same memory, which
// loops are parallel, and which parts of memrefs loop nests access. It follows MLIR's
// affine analysis, so that passes decide as MLIR's do.
package analysis

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/relation"
)

// Bound says how a variable relates to a map.
type Bound = relation.Kind

// The kinds of bounds. An upper bound is exclusive.
const (
	AtLeast = relation.AtLeast
	Below   = relation.Below
	EqualTo = relation.EqualTo
)

// Align returns the results of m, whose operands are variables of r, as expressions of the
// dimensions and symbols of r. ok is false if an operand is no variable.
func Align(r *relation.Relation, m *ir.AffineMap, operands []*ir.Value) (exprs []*ir.AffineExpr, ok bool) {
	c := m.Context()
	by := make([]*ir.AffineExpr, len(operands))
	for i, v := range operands {
		switch k := r.Find(v); {
		case k < 0:
			return nil, false
		case k < r.Dims:
			by[i] = c.AffineDimExpr(k)
		default:
			by[i] = c.AffineSymbolExpr(k - r.Dims)
		}
	}
	for _, e := range m.Results {
		exprs = append(exprs, e.ReplaceDimsAndSymbols(by[:m.Dims], by[m.Dims:]))
	}
	return exprs, true
}

// AddBound adds the constraints that a variable relates to all results of m. It adds
// variables for the operands if they have none. ok is false if m or the bounds of an operand
// are not affine; r is then incomplete.
func AddBound(r *relation.Relation, kind Bound, pos int, m *ir.AffineMap, operands []*ir.Value) (ok bool) {
	variable := r.Values[pos]
	m, operands = affine.ComposeMap(m, operands)
	m, operands = affine.CanonicalizeMap(affinemap.Simplify(m), operands)
	for _, v := range operands {
		if !AddVariable(r, v) {
			return false
		}
	}
	if variable != nil {
		pos = r.Find(variable)
	}
	exprs, ok := Align(r, m, operands)
	if !ok {
		return false
	}
	rows, ok := r.Flatten(exprs)
	for _, row := range rows {
		r.AddBoundRow(kind, pos, row)
	}
	return ok
}

// AddVariable adds a variable for v if r has none: a dimension for an induction variable,
// with the bounds of its loop, and otherwise a symbol. It returns false for values that are
// neither (addInductionVarOrTerminalSymbol).
func AddVariable(r *relation.Relation, v *ir.Value) bool {
	if r.Find(v) >= 0 {
		return true
	}
	if f, ok := affine.LoopOf(v); ok {
		r.AppendDims(v)
		return AddForDomain(r, f)
	}
	if p, ok := parallelOf(v); ok {
		r.AppendDims(p.Body().Args()...)
		return AddParallelDomain(r, p)
	}
	if def := v.DefiningOp(); def != nil && def.Is(affine.Apply) || !affine.IsValidSymbol(v) {
		return false
	}
	r.AppendSymbols(v)
	if k, ok := ir.IntConstantOf(v); ok {
		r.AddValue(r.Inputs()-1, k)
	}
	return true
}

// parallelOf returns the affine.parallel of which v is an induction variable.
func parallelOf(v *ir.Value) (affine.ParallelOp, bool) {
	if b := v.OwnerBlock(); b != nil && b.Parent() != nil && b.Parent().Is(affine.Parallel) {
		return affine.ParallelOp{Operation: b.Parent()}, true
	}
	return affine.ParallelOp{}, false
}

// AddForDomain adds the bounds of a loop to its induction variable, which must be a variable
// of r (addAffineForOpDomain).
func AddForDomain(r *relation.Relation, f affine.ForOp) bool {
	iv := f.InductionVar()
	pos, step := r.Find(iv), f.Step()
	if lower, ok := affinemap.SingleConstant(f.LowerMap()); ok && step != 1 {
		if step <= 0 {
			return false
		}
		dividend := r.Row()
		dividend[pos], dividend[len(dividend)-1] = 1, -lower
		r.AddFloorDiv(dividend, step)
		eq := append(dividend, dividend[len(dividend)-1])
		eq[len(eq)-2] = -step
		r.AddEq(eq)
	}
	return addConstantOrMap(r, AtLeast, iv, f.LowerMap(), f.LowerOperands()) &&
		addConstantOrMap(r, Below, iv, f.UpperMap(), f.UpperOperands())
}

// addConstantOrMap bounds the variable of iv.
func addConstantOrMap(r *relation.Relation, kind Bound, iv *ir.Value, m *ir.AffineMap, operands []*ir.Value) bool {
	pos := r.Find(iv)
	k, ok := affinemap.SingleConstant(m)
	switch {
	case !ok:
		return AddBound(r, kind, pos, m, operands)
	case kind == AtLeast:
		r.AddLower(pos, k)
	default:
		r.AddUpper(pos, k-1)
	}
	return true
}

// AddParallelDomain adds the bounds of the induction variables of an affine.parallel, which
// must be variables of r (addAffineParallelOpDomain). As in MLIR, the steps do not count.
func AddParallelDomain(r *relation.Relation, p affine.ParallelOp) bool {
	for i, iv := range p.Body().Args() {
		if !addConstantOrMap(r, AtLeast, iv, p.LowerBound(i), p.LowerOperands()) ||
			!addConstantOrMap(r, Below, iv, p.UpperBound(i), p.UpperOperands()) {
			return false
		}
	}
	return true
}

// AddIfDomain adds the condition of an affine.if (addAffineIfOpDomain).
func AddIfDomain(r *relation.Relation, op affine.IfOp) bool {
	set, operands := affine.CanonicalizeSet(op.Condition(), op.Operands())
	for i, v := range operands {
		if r.Find(v) >= 0 {
			continue
		}
		if i < set.Dims {
			r.AppendDims(v)
		} else {
			r.AppendSymbols(v)
		}
	}
	exprs, ok := Align(r, set.Context().AffineMap(set.Dims, set.Symbols, set.Constraints...), operands)
	if !ok {
		return false
	}
	rows, ok := r.Flatten(exprs)
	for i, row := range rows {
		if set.Equalities[i] {
			r.AddEq(row)
		} else {
			r.AddIneq(row)
		}
	}
	return ok
}

// IndexSet returns the iteration domain of the body of nested affine.for, affine.if and
// affine.parallel operations, outermost first. inner is an operation in the innermost one;
// the condition of an affine.if holds only in its first region. ok is false if a bound is
// not affine (getIndexSet).
func IndexSet(ops []*ir.Operation, inner *ir.Operation) (r *relation.Relation, ok bool) {
	r = relation.New(0, 0, 0)
	for _, op := range ops {
		if op.Is(affine.For) {
			r.AppendDims(affine.ForOp{Operation: op}.InductionVar())
		} else if op.Is(affine.Parallel) {
			r.AppendDims(affine.ParallelOp{Operation: op}.Body().Args()...)
		}
	}
	for i, op := range ops {
		next := inner
		if i+1 < len(ops) {
			next = ops[i+1]
		}
		switch {
		case op.Is(affine.For):
			ok = AddForDomain(r, affine.ForOp{Operation: op})
		case op.Is(affine.Parallel):
			ok = AddParallelDomain(r, affine.ParallelOp{Operation: op})
		default:
			// MLIR assumes the condition in the else region too.
			ok = !op.Region(0).IsAncestor(next.ParentRegion()) || AddIfDomain(r, affine.IfOp{Operation: op})
		}
		if !ok {
			return nil, false
		}
	}
	return r, true
}

// EnclosingOps returns the affine.for, affine.if and affine.parallel operations around op,
// outermost first.
func EnclosingOps(op *ir.Operation) []*ir.Operation {
	var ops []*ir.Operation
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Is(affine.For) || p.Is(affine.If) || p.Is(affine.Parallel) {
			ops = append(ops, p)
		}
	}
	slices.Reverse(ops)
	return ops
}

// EnclosingFors returns the affine.for loops around op, outermost first (getAffineForIVs).
func EnclosingFors(op *ir.Operation) []affine.ForOp {
	var loops []affine.ForOp
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Is(affine.For) {
			loops = append(loops, affine.ForOp{Operation: p})
		}
	}
	slices.Reverse(loops)
	return loops
}

// EnclosingIVs returns the induction variables of the affine loops around op, outermost
// first. As in MLIR, those of an affine.parallel come in reverse order (getAffineIVs).
func EnclosingIVs(op *ir.Operation) []*ir.Value {
	var ivs []*ir.Value
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Is(affine.For) {
			ivs = append(ivs, affine.ForOp{Operation: p}.InductionVar())
		} else if p.Is(affine.Parallel) {
			ivs = append(ivs, affine.ParallelOp{Operation: p}.Body().Args()...)
		}
	}
	slices.Reverse(ivs)
	return ivs
}

// NestingDepth returns the number of induction variables of the affine loops around op.
func NestingDepth(op *ir.Operation) int { return len(EnclosingIVs(op)) }

// CommonDepth returns the number of induction variables of the affine loops around both
// operations (getNumCommonSurroundingLoops).
func CommonDepth(a, b *ir.Operation) int {
	x, y := EnclosingIVs(a), EnclosingIVs(b)
	n := 0
	for n < len(x) && n < len(y) && x[n] == y[n] {
		n++
	}
	return n
}

// IsInductionVar reports whether v is the induction variable of an affine loop.
func IsInductionVar(v *ir.Value) bool {
	if _, ok := affine.LoopOf(v); ok {
		return true
	}
	_, ok := parallelOf(v)
	return ok
}
