package reduce

import "github.com/spvc/spvc/ir"

// dropOperand removes operand i of op and reports whether op may have one less.
func dropOperand(op *ir.Operation, i int) bool {
	if def := op.Def(); def != nil {
		group := groupAt(len(def.Operands), i, op.OperandGroup)
		if group < 0 || def.Operands[group].Quantity == ir.One {
			return false
		}
		shortenSegment(op, ir.SegmentSizesName, group)
	}
	op.EraseOperands(i, i+1)
	return true
}

// groupAt returns the number of the group that value i belongs to, -1 if there is none.
func groupAt(groups, i int, of func(group int) (start, n int)) int {
	for g := range groups {
		if start, n := of(g); i >= start && i < start+n {
			return g
		}
	}
	return -1
}

// shortenSegment makes segment group of the attribute called name one shorter, if op has
// that attribute.
func shortenSegment(op *ir.Operation, name string, group int) {
	sizes, ok := op.Attr(name).(*ir.DenseArrayAttr)
	if !ok {
		return
	}
	short := make([]int32, sizes.Len())
	for i := range short {
		short[i] = int32(sizes.Int64(i))
	}
	short[group]--
	op.SetAttr(name, op.Context().DenseI32Array(short...))
}

// dropResults replaces op by a copy without the results for which drop is set, which must
// have no uses. It returns false if op must have one of them.
func (w *work) dropResults(op *ir.Operation, drop []bool) bool {
	st := ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: op.Operands(), Props: op.Props(), Attrs: op.DiscardableAttrs()}
	var kept []*ir.Value
	short := make([]int, 0, len(drop)) // the groups of the dropped results
	for i, d := range drop {
		if !d {
			kept = append(kept, op.Result(i))
			st.Results = append(st.Results, op.Result(i).Type())
			continue
		}
		if def := op.Def(); def != nil {
			g := groupAt(len(def.Results), i, op.ResultGroup)
			if g < 0 || def.Results[g].Quantity == ir.One {
				return false
			}
			short = append(short, g)
		}
	}
	if len(kept) == len(drop) {
		return true
	}
	for k := range op.NumSuccessors() {
		st.Successors = append(st.Successors, op.Successor(k))
	}
	for k := range op.NumRegions() {
		st.Regions = append(st.Regions, op.Region(k))
	}
	w.b.SetBefore(op)
	n := w.b.Build(&st)
	for _, g := range short {
		shortenSegment(n, ir.ResultSegmentSizesName, g)
	}
	for i, v := range kept {
		v.ReplaceAllUsesWith(n.Result(i))
	}
	w.erased[op], w.users = true, nil
	op.Erase()
	return true
}

// listResults drops results that are not used.
func listResults(w *work) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		for i := op.NumResults() - 1; i >= 0; i-- {
			if !op.Result(i).HasUses() {
				edits = append(edits, edit{op, func(w *work) bool {
					drop := make([]bool, op.NumResults())
					drop[i] = true
					return w.dropResults(op, drop)
				}})
			}
		}
	})
	return edits
}

// listOperands drops operands of variable number.
func listOperands(w *work) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		for i := op.NumOperands() - 1; i >= 0; i-- {
			edits = append(edits, edit{op, func(*work) bool { return i < op.NumOperands() && dropOperand(op, i) }})
		}
	})
	return edits
}

// listReuse makes operands use a value that is defined earlier: an argument of a block
// around the operation, or an operand of the definition.
func listReuse(w *work) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		for i := range op.NumOperands() {
			set := func(v *ir.Value) {
				if v != nil {
					edits = append(edits, edit{op, func(*work) bool {
						changed := op.Operand(i) != v
						op.SetOperand(i, v)
						return changed
					}})
				}
			}
			v := op.Operand(i)
			set(argumentFor(v, op))
			if def := v.DefiningOp(); def != nil {
				for k := range def.NumOperands() {
					if def.Operand(k).Type() == v.Type() && def.Operand(k) != v {
						set(def.Operand(k))
						break
					}
				}
			}
		}
	})
	return edits
}
