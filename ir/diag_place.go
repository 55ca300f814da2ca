package ir

// maxPlaces bounds the operations that a search for a place looks at, because a constant may have many users.
const maxPlaces = 256

// placeBy gives d, which is about op, and its notes a location that names a file, if op or an operation nearby
// has one.
func (d *Diagnostic) placeBy(op *Operation) {
	c := op.Context()
	if !c.isPlace(d.Loc) {
		near := op.nearestPlace()
		if near == UnknownLoc {
			return
		}
		d.Loc = near
	}
	for i := range d.Notes {
		if !c.isPlace(d.Notes[i].Loc) {
			d.Notes = append([]Diagnostic(nil), d.Notes...)
			break
		}
	}
	for i := range d.Notes {
		if !c.isPlace(d.Notes[i].Loc) {
			d.Notes[i].Loc = d.Loc
		}
	}
}

// isPlace reports whether l names a place in a file.
func (c *Context) isPlace(l Location) bool {
	if l == UnknownLoc {
		return false
	}
	return l&locInterned == 0 || c.fileLineCol(l).Kind == LocFileLineCol
}

// nearestPlace returns the location of op, or else of the nearest operation that has one: a user of its results,
// directly or through others, an operation that defines an operand, a later one of the block, or one around it.
func (op *Operation) nearestPlace() Location {
	c := op.Context()
	queue, seen := []*Operation{op}, map[*Operation]bool{op: true}
	for i := 0; i < len(queue); i++ {
		o := queue[i]
		if c.isPlace(o.loc) {
			return o.loc
		}
		for r := range o.NumResults() {
			for u := o.Result(r).FirstUse(); u != nil && len(queue) < maxPlaces; u = u.NextUse() {
				if by := u.Owner(); !seen[by] {
					seen[by] = true
					queue = append(queue, by)
				}
			}
		}
	}
	for i := range op.NumOperands() {
		if by := op.Operand(i).DefiningOp(); by != nil && c.isPlace(by.loc) {
			return by.loc
		}
	}
	return op.placeAround()
}

// placeAround returns the location of a later operation of the block, or of an operation around it. Of what is
// outside of an isolated operation it looks at the operations around only, because others may change the rest.
func (op *Operation) placeAround() Location {
	c, left, inside := op.Context(), maxPlaces, true
	for o := op; o != nil && o.Block() != nil; o = o.Parent() {
		for next := o.Next(); inside && next != nil && left > 0; next, left = next.Next(), left-1 {
			if c.isPlace(next.loc) {
				return next.loc
			}
		}
		p := o.Parent()
		if p != nil && c.isPlace(p.loc) {
			return p.loc
		}
		inside = inside && p != nil && p.IsRegistered() && !p.HasTrait(IsolatedFromAbove)
	}
	return UnknownLoc
}
