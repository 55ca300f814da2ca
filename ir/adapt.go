package ir

import "slices"

// An Adapter rewrites operations to the version of their context. The Adapt hook of an OpEntry gets one.
type Adapter struct {
	b *Builder
	// Version is the version of the context.
	Version Version
}

// Before returns a builder whose insertion point is before op.
func (rw *Adapter) Before(op *Operation) *Builder {
	rw.b.SetBefore(op)
	return rw.b
}

// AtEnd returns a builder whose insertion point is the end of block.
func (rw *Adapter) AtEnd(block *Block) *Builder {
	rw.b.SetEnd(block)
	return rw.b
}

// Replace makes values take the place of the results of op, and erases op.
func (rw *Adapter) Replace(op *Operation, values ...*Value) bool {
	for i, v := range values {
		op.Result(i).ReplaceAllUsesWith(v)
	}
	op.Erase()
	return true
}

// Adapt rewrites op, and what is nested in it, to what the version of the context has, such as a removed operation to the one
// that takes its place. It emits an error for each operation, attribute and type that the version does not have and cannot express,
// and returns false if there is one.
//
// The parser adapts what it reads as far as possible; passes can then make operations of other versions.
func Adapt(op *Operation) bool {
	c := op.info.ctx
	ok := c.adapt(op, true)
	return (c.MLIR() == LatestVersion && !c.beyond.Load() || beyondParts(op, c.MLIR())) && ok
}

// adapt is Adapt. It emits errors if report is set.
func (c *Context) adapt(root *Operation, report bool) bool {
	if !c.adapts.Load() || c.KeepVersions && !report {
		return true
	}
	rw := &Adapter{b: NewBuilder(c, nil), Version: c.MLIR()}
	ok := true
	var visit func(op *Operation)
	visit = func(op *Operation) {
		for i := range op.regions() {
			for b := op.regions()[i].first; b != nil; b = b.next {
				for inner := b.first; inner != nil; {
					next := inner.next
					visit(inner)
					inner = next
				}
			}
		}
		ok = rw.operation(op, report) && ok
	}
	visit(root)
	return ok
}

// operation adapts op, without what is nested in it.
func (rw *Adapter) operation(op *Operation, report bool) bool {
	info := op.info
	if !info.adapts {
		return true
	}
	if info.Entry.Adapt != nil && info.Entry.AdaptIn.Has(rw.Version) && isDeclared(op) && info.Entry.Adapt(rw, op) {
		return true
	}
	ok := true
	for k, name := range info.shape.slots {
		if name == "" && op.Prop(k) != nil {
			ok = rw.attribute(op, k, report) && ok
		}
	}
	if !info.Def.Versions.Has(rw.Version) {
		ok = !report || op.EmitOpError("is not part of MLIR "+rw.Version.String()+", but "+info.Def.Versions.describe())
	}
	return ok
}

// isDeclared reports whether op has the attributes, and the numbers of operands, results, successors and regions, that its row
// declares for some version, and types that it declares for the version of the context.
func isDeclared(op *Operation) bool {
	defer op.silence().Drop()
	bound := op.info.Dialect.bound[op.info.Name].in(op.info.ctx.MLIR())
	return slices.ContainsFunc(Versions(), func(v Version) bool {
		p := &bound.shapeIn(v).check
		return p.operands.admits(len(op.operands())) && p.results.admits(len(op.results())) && p.successors.admits(len(op.succs())) &&
			p.regions.admits(len(op.regions())) && verifyStructural(op, p) && verifyDeclared(op, p, false)
	})
}

// attribute removes the attribute in slot k, which the version does not have, or moves its value.
func (rw *Adapter) attribute(op *Operation, k int, report bool) bool {
	d := op.info.AttrOfSlot(k)
	if d.Moves != "" {
		v := op.Prop(k)
		op.SetProp(k, nil)
		op.SetAttr(d.Moves, v)
		return true
	}
	if op.canDrop(k) {
		op.SetProp(k, nil)
		return true
	}
	return !report || op.EmitOpError("attribute '"+d.Name+"' is not part of MLIR "+rw.Version.String()+", but "+d.Versions.describe())
}

// canDrop reports whether op means the same without the attribute in slot k, which its version does not have.
func (op *Operation) canDrop(k int) bool {
	d := op.info.AttrOfSlot(k)
	return d.Hint || d.Default != "" && op.Prop(k) == op.info.defaultAttr(op.info.attrNumber(k))
}

// BeyondVersion names what the version of the context does not have of op, and what cannot be left out: an attribute, or op
// itself. It returns "" if there is nothing. [Adapt] removes what it can.
func (op *Operation) BeyondVersion() string {
	if !op.info.adapts {
		return ""
	}
	if !op.info.Def.Versions.Has(op.info.ctx.Version) {
		return "'" + op.info.Name + "'"
	}
	for k, name := range op.info.shape.slots {
		if name == "" && op.Prop(k) != nil && !op.canDrop(k) {
			return "attribute '" + op.info.AttrOfSlot(k).Name + "' of '" + op.info.Name + "'"
		}
	}
	return ""
}

// describe says where the span is: "of MLIR 20 and later".
func (s Span) describe() string {
	switch {
	case s.Last == 0:
		return "of MLIR " + s.First.String() + " and later"
	case s.First == 0:
		return "of MLIR " + s.Last.String() + " and earlier"
	}
	return "of MLIR " + s.First.String() + " to " + s.Last.String()
}
