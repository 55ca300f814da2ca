package affine

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// Tag returns the memref of the tag.
func (d DmaOp) Tag() *ir.Value {
	at, _ := d.access(TagMapName)
	return d.Operand(at)
}

// ReachableApplies returns the affine.apply operations that values are computed by
// (getReachableAffineApplyOps).
func ReachableApplies(values []*ir.Value) []*ir.Operation {
	var out []*ir.Operation
	seen := map[*ir.Operation]bool{}
	for list := slices.Clone(values); len(list) > 0; list = list[1:] {
		def := list[0].DefiningOp()
		if def == nil || !def.Is(Apply) || seen[def] {
			continue
		}
		seen[def] = true
		out = append(out, def)
		list = append(list, def.Operands()...)
	}
	return out
}

// OwnApplies gives op affine.apply operations of its own for its operands that are results of
// such, and returns them. It returns nil if no other operation uses those that exist
// (createAffineComputationSlice).
func OwnApplies(op *ir.Operation) []*ir.Operation {
	var shared []*ir.Value
	for _, v := range op.Operands() {
		if def := v.DefiningOp(); def != nil && def.Is(Apply) {
			shared = append(shared, v)
		}
	}
	local := true
	for _, a := range ReachableApplies(shared) {
		for u := a.Result(0).FirstUse(); u != nil; u = u.NextUse() {
			local = local && u.Owner() == op
		}
	}
	if local {
		return nil
	}
	c := op.Context()
	m, operands := ComposeMap(c.IdentityMap(len(shared)), shared)
	b := ir.NewBuilder(c, nil)
	b.SetBefore(op)
	own := make([]*ir.Operation, len(m.Results))
	for i, e := range m.Results {
		own[i] = NewApply(b, op.Loc(), c.AffineMap(m.Dims, m.Symbols, e), operands).DefiningOp()
	}
	for i := range op.NumOperands() {
		if k := slices.Index(shared, op.Operand(i)); k >= 0 {
			op.SetOperand(i, own[k].Result(0))
		}
	}
	return own
}
