package ir

import "strconv"

// verifyBranchPoints checks the types along the control-flow edges between op and its regions: those from op, and those from
// each terminator in the order of the text.
func verifyBranchPoints(op *Operation, m *verifyModels) bool {
	entry := func(to int) []*Value { return m.regionBranch.EntryOperands(op, to) }
	if !verifyBranchPoint(op, nil, -1, m, entry) {
		return false
	}
	for i := range op.regions() {
		for b := op.regions()[i].first; b != nil; b = b.next {
			end := b.last
			if end == nil || !isRegionTerminator(end) {
				continue
			}
			if !verifyBranchPoint(op, end, i, m, func(to int) []*Value { return forwarded(end, to) }) {
				return false
			}
		}
	}
	return true
}

// verifyBranchPoint checks the edges from end, a terminator of region from, or from op if end is nil. operands returns what is
// passed along the edge to a region.
func verifyBranchPoint(op, end *Operation, from int, m *verifyModels, operands func(to int) []*Value) bool {
	ok := true
	m.regionBranch.RegionSuccessors(op, from, func(to int) {
		if !ok {
			return
		}
		given, inputs := operands(to), m.regionBranch.SuccessorInputs(op, to)
		if len(given) != len(inputs) {
			ok = reportEdge(op, end, to, "region branch point has "+strconv.Itoa(len(given))+" operands, but region successor needs "+strconv.Itoa(len(inputs))+" inputs")
			return
		}
		for i := range given {
			if s, t := given[i].typ, inputs[i].typ; !m.compatible(s, t) {
				ok = reportEdge(op, end, to, "successor operand type #"+strconv.Itoa(i)+" "+QuoteType(s)+" should match successor input type #"+strconv.Itoa(i)+" "+QuoteType(t))
				return
			}
		}
	})
	return ok
}

// reportEdge emits an error about the edge from end, or from op if end is nil, to region to, or to the results of op if to is -1.
func reportEdge(op, end *Operation, to int, why string) bool {
	at, source, target := op, "parent", "parent"
	if end != nil {
		at, source = end, "Operation "+end.info.Name
	}
	if to >= 0 {
		target = "Region #" + strconv.Itoa(to)
	}
	return op.EmitOpError("along control flow edge from "+source+" to "+target+": "+why, Note(at.loc, "region branch point"))
}
