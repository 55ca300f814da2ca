package affine

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
)

// Remap changes where accesses of a memref go (replaceAllMemRefUsesWith).
type Remap struct {
	// To is the memref that they access then, or nil for the same one.
	To *ir.Value
	// First are subscripts before those that the map makes.
	First []*ir.Value
	// Map makes subscripts of Operands, the old subscripts, and Symbols, in this order. If it is
	// nil, the old subscripts stay.
	Map               *ir.AffineMap
	Operands, Symbols []*ir.Value
}

// Apply changes the accesses of op to v, if it has any.
func (r *Remap) Apply(op *ir.Operation, v *ir.Value) {
	switch {
	case op.Is(Load), op.Is(VectorLoad), op.Is(Store), op.Is(VectorStore), op.Is(Prefetch):
		if a := (AccessOp{op}); a.MemRef() == v {
			setMap(op, mapSlot, r.compose(op, a.memrefAt(), a.Map()))
		}
	case op.Is(DmaStart), op.Is(DmaWait):
		d := DmaOp{op}
		for _, name := range d.mapNames() {
			if at, m := d.access(name); op.Operand(at) == v {
				op.SetAttr(name, op.Context().MapAttr(r.compose(op, at, m)))
			}
		}
	}
}

// Redirect makes the operations in nest that access v access w instead, at the place to
// which m maps first, the operands before the subscripts, and the subscripts
// (replaceAllMemRefUsesWith).
func Redirect(v, w *ir.Value, m *ir.AffineMap, first []*ir.Value, nest *ir.Operation) {
	r := &Remap{Map: m, Operands: first}
	var users []*ir.Operation
	nest.Walk(func(op *ir.Operation) {
		if slices.Contains(op.Operands(), v) {
			users = append(users, op)
		}
	})
	for _, op := range users {
		r.Apply(op, v)
		for i, o := range op.Operands() {
			if o == v {
				op.SetOperand(i, w)
			}
		}
	}
}

// Users returns the operations from first to last, which are in one block, or in these, that use
// v, except those that free it. ok is false if one of them has no map to change.
func Users(v *ir.Value, first, last *ir.Operation) (users []*ir.Operation, ok bool) {
	ok = true
	visit := func(op *ir.Operation) {
		if !slices.Contains(op.Operands(), v) || interfaces.HasSingleEffect(op, ir.EffectFree, v) {
			return
		}
		switch op.Def() {
		case Load, VectorLoad, Store, VectorStore, DmaStart, DmaWait:
			users = append(users, op)
		default:
			ok = false
		}
	}
	for op := first; ok; op = op.Next() {
		op.Walk(visit)
		if op == last {
			break
		}
	}
	return users, ok
}

// compose replaces the operands of m, the map of the memref operand at, by those of the
// composition of r with m, which it returns.
func (r *Remap) compose(op *ir.Operation, at int, m *ir.AffineMap) *ir.AffineMap {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	first := at + 1
	operands := op.Operands()[first : first+affinemap.NumInputs(m)]
	c := op.Context()
	var made []*ir.Value
	apply := func(m *ir.AffineMap, operands []*ir.Value) []*ir.Value {
		if m == nil || m == c.IdentityMap(m.Dims) {
			return operands
		}
		out := make([]*ir.Value, len(m.Results))
		for i, e := range m.Results {
			out[i] = NewApply(b, op.Loc(), c.AffineMap(m.Dims, m.Symbols, e), operands)
		}
		made = append(made, out...)
		return out
	}
	indices := apply(m, operands)
	places := slices.Concat(r.First, apply(r.Map, slices.Concat(r.Operands, indices, r.Symbols)))
	n, values := ComposeMap(c.IdentityMap(len(places)), places)
	n, values = CanonicalizeMap(affinemap.Simplify(n), values)
	// As in MLIR, those of m stay if they come before their users in this order.
	for _, v := range made {
		if !v.HasUses() {
			v.DefiningOp().Erase()
		}
	}
	if r.To != nil {
		op.SetOperand(at, r.To)
	}
	op.EraseOperands(first, first+len(operands))
	op.InsertOperands(first, values...)
	return n
}
