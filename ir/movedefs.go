package ir

import "slices"

// MovableDefinitions returns the operations that must move before op, in their order, so that op can use the values vs. ok is false if one of
// them is in another block than op, has effects on memory, or needs op.
func MovableDefinitions(d *Dominance, vs []*Value, op *Operation) (moved []*Operation, ok bool) {
	marked := map[*Operation]bool{}
	list := slices.Clone(vs)
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if d.valueDominates(v, op) {
			continue
		}
		def := v.DefiningOp()
		if def == nil {
			return nil, false
		}
		if marked[def] {
			continue
		}
		if def == op || def.Block() != op.Block() || !IsMemoryEffectFree(def) {
			return nil, false
		}
		marked[def] = true
		moved = append(moved, def)
		def.Walk(func(o *Operation) {
			for i := range o.NumOperands() {
				if v := o.Operand(i); o == def || !v.isWithin(def) {
					list = append(list, v)
				}
			}
		})
	}
	slices.SortFunc(moved, func(a, b *Operation) int {
		if a.IsBeforeInBlock(b) {
			return -1
		}
		return 1
	})
	return moved, true
}

// isWithin reports whether v is defined in a region of op.
func (v *Value) isWithin(op *Operation) bool {
	r := v.ParentRegion()
	return r != nil && AncestorIn(op.ParentRegion(), r.Parent()) == op
}

// Available reports whether op can use v: v is an argument of a dominating block, or a result of an operation that properly dominates op and
// does not enclose it.
func (d *Dominance) Available(v *Value, op *Operation) bool { return d.valueDominates(v, op) }
