package reduce

import "github.com/spvc/spvc/ir"

// eraseStrategies erase operations at the given depth: once with operands in place of
// their results, once with constants.
func eraseStrategies(depth int) []*strategy {
	list := func(w *work) []edit { return listErase(w, depth) }
	return []*strategy{{name: "erase", list: list}, {name: "constant", list: list, constantsFirst: true}}
}

// listErase lists the operations at the given depth, the last first: users come before
// definitions.
func listErase(w *work, depth int) []edit {
	var edits []edit
	var walk func(op *ir.Operation, d int)
	walk = func(op *ir.Operation, d int) {
		if d == depth {
			if !isTerminator(op) {
				edits = append(edits, edit{op, func(w *work) bool { return w.erase(op) }})
			}
			return
		}
		for i := op.NumRegions() - 1; i >= 0; i-- {
			for b := op.Region(i).Last(); b != nil; b = b.Prev() {
				for o := b.Last(); o != nil; o = o.Prev() {
					walk(o, d+1)
				}
			}
		}
	}
	walk(w.root, 0)
	return edits
}

// structureStrategies are the strategies other than erasing whole operations, the ones
// that remove most first.
func structureStrategies() []*strategy {
	return []*strategy{
		{name: "empty", list: listEmpty},
		{name: "inline", list: listInline},
		{name: "cut", list: listCut},
		{name: "redirect", list: listRedirect},
		{name: "bypass", list: listBypass},
		{name: "merge", list: listMerge},
		{name: "forward", list: listForwarded},
		{name: "function argument", list: listFunctionArgs},
		{name: "function result", list: listFunctionResults},
		{name: "block argument", list: listBlockArgs},
		{name: "result", list: listResults},
		{name: "operand", list: listOperands},
		{name: "reuse", list: listReuse},
		{name: "type", list: listTypes},
		{name: "attribute", list: listAttrs},
		{name: "zero", list: listNumbers(toZero)},
		{name: "one", list: listNumbers(toOne)},
		{name: "half", list: listNumbers(toHalf)},
		{name: "name", list: listNames},
	}
}

// eachRegion lists an edit for each region that has blocks.
func eachRegion(w *work, propose func(op *ir.Operation, i int) func(w *work) bool) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		for i := range op.NumRegions() {
			if op.Region(i).Empty() {
				continue
			}
			if do := propose(op, i); do != nil {
				edits = append(edits, edit{op, do})
			}
		}
	})
	return edits
}

// listEmpty drops the blocks of regions: functions become declarations.
func listEmpty(w *work) []edit {
	return eachRegion(w, func(op *ir.Operation, i int) func(w *work) bool {
		return func(w *work) bool {
			for b := op.Region(i).First(); b != nil; b = op.Region(i).First() {
				w.eraseBlock(b)
			}
			if _, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
				ir.SetSymbolVisibility(op, ir.Private)
			}
			return true
		}
	})
}

// eraseBlock removes b and its operations. Nothing outside of b may use their results.
func (w *work) eraseBlock(b *ir.Block) {
	for op := b.First(); op != nil; op = op.Next() {
		w.forget(op)
	}
	b.Erase()
}

// listInline replaces operations by the contents of a region of one block.
func listInline(w *work) []edit {
	return eachRegion(w, func(op *ir.Operation, i int) func(w *work) bool {
		if !op.Region(i).HasOneBlock() {
			return nil
		}
		return func(w *work) bool { return w.inline(op, op.Region(i)) }
	})
}

// inline moves the operations of r, a region of op with one block, before op and erases
// op.
func (w *work) inline(op *ir.Operation, r *ir.Region) bool {
	body := r.First()
	inputs := entryValues(op, r)
	for i, a := range body.Args() {
		if in := inputs[a]; in != nil && in.Type() == a.Type() {
			a.ReplaceAllUsesWith(in)
		} else if !w.replace(body.Args()[i], op) {
			return false
		}
	}
	end := body.Terminator()
	if end != nil && !isTerminator(end) {
		end = nil // an unregistered operation like any other
	}
	for o := body.First(); o != end; o = body.First() {
		o.MoveBefore(op)
	}
	if end != nil {
		start, n := forwarded(end, -1)
		for i := range min(n, op.NumResults()) {
			if v := end.Operand(start + i); v.Type() == op.Result(i).Type() && v.DefiningOp() != op {
				op.Result(i).ReplaceAllUsesWith(v)
			}
		}
	}
	if !w.replaceResults(op) {
		return false
	}
	w.forget(op)
	op.Erase()
	return true
}

// entryValues maps the arguments of r, a region of op, to the operands that op passes to
// them when control enters the region.
func entryValues(op *ir.Operation, r *ir.Region) map[*ir.Value]*ir.Value {
	m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	if !ok {
		return nil
	}
	values := map[*ir.Value]*ir.Value{}
	from, to := m.EntryOperands(op, r.Index()), m.SuccessorInputs(op, r.Index())
	for i := range min(len(from), len(to)) {
		values[to[i]] = from[i]
	}
	return values
}

// forwarded returns the range of the operands of the terminator end that go to region to
// of its parent, or to the parent's results for -1.
func forwarded(end *ir.Operation, to int) (start, n int) {
	if m, ok := ir.OpInterface[ir.RegionTerminatorModel](end.Info()); ok {
		return m.ForwardedOperands(end, to)
	}
	if end.HasTrait(ir.ReturnLike) {
		return 0, end.NumOperands()
	}
	return 0, 0
}
