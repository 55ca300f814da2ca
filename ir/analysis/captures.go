package analysis

import "github.com/spvc/spvc/ir"

// Captures are the values that a region uses and that are defined outside of it.
type Captures struct {
	// Values are in the order of their first use, innermost operations first (getUsedValuesDefinedAbove).
	Values []*ir.Value
	index  map[*ir.Value]int
	uses   []captureUse
}

type captureUse struct {
	operand *ir.Operand
	value   int
}

// CapturesOf returns the captures of r.
func CapturesOf(r *ir.Region) *Captures {
	c := &Captures{index: map[*ir.Value]int{}}
	visit := func(op *ir.Operation) {
		for i := range op.NumOperands() {
			v := op.Operand(i)
			k, known := c.index[v]
			if !known {
				if r.IsAncestor(v.ParentRegion()) {
					continue
				}
				k = len(c.Values)
				c.index[v] = k
				c.Values = append(c.Values, v)
			}
			c.uses = append(c.uses, captureUse{op.OperandUse(i), k})
		}
	}
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			op.Walk(visit)
		}
	}
	return c
}

// Has reports whether v is one of the values.
func (c *Captures) Has(v *ir.Value) bool {
	_, ok := c.index[v]
	return ok
}

// Replace replaces the uses of each value in the region by the result of by. A nil result keeps the uses.
func (c *Captures) Replace(by func(i int) *ir.Value) {
	for _, u := range c.uses {
		if v := by(u.value); v != nil {
			u.operand.Set(v)
		}
	}
}

// CloneConstants clones the constants that r captures to its begin, and makes r use the clones. It calls clone for each.
func CloneConstants(r *ir.Region, clone func(constant *ir.Operation) *ir.Operation) {
	c := CapturesOf(r)
	clones := make([]*ir.Value, len(c.Values))
	for i, v := range c.Values {
		if op := v.DefiningOp(); op != nil && op.HasTrait(ir.ConstantLike) {
			clones[i] = clone(op).Result(0)
		}
	}
	c.Replace(func(i int) *ir.Value { return clones[i] })
}
