package rewrite

import "github.com/spvc/spvc/ir"

// commit makes the logged changes final: uses of replaced values get their
// replacements, with source materialisations where the types differ; replaced
// operations go away; unresolved materialisations are folded, resolved by their
// converter, or reported.
func (d *driver) commit() bool {
	if !d.materializeLiveUses() {
		d.rollback(0)
		return false
	}
	if !d.resolveCasts() {
		d.rollback(0)
		return false
	}
	d.replaceValues()
	d.eraseReplaced()
	d.dropCasts()
	return true
}

// gone tells whether op will not be there after the commit. Operations nested in
// a replaced one are marked too.
func gone(op *ir.Operation) bool { return op.Scratch&flagReplaced != 0 }

// liveUse returns a user of v that stays after the commit, or nil.
func liveUse(v *ir.Value) *ir.Operation {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if !goneWithParents(u.Owner()) {
			return u.Owner()
		}
	}
	return nil
}

func goneWithParents(op *ir.Operation) bool {
	if op.Scratch&flagIgnored == 0 {
		return gone(op)
	}
	for ; op != nil; op = op.Parent() {
		if gone(op) {
			return true
		}
	}
	return false
}

// materializeLiveUses makes sure that every replaced value with users that stay
// has a replacement of the same type.
func (d *driver) materializeLiveUses() bool {
	for i := 0; i < len(d.log); i++ {
		if d.log[i].kind != actMap {
			continue
		}
		v := d.log[i].value
		if v.Scratch == 0 {
			continue
		}
		end := d.lookup(v, v.Type())
		if end.Type() == v.Type() && end != v {
			continue
		}
		user := liveUse(v)
		if user == nil {
			continue
		}
		if !d.sourceCast(v, user) {
			return false
		}
	}
	return true
}

// sourceCast makes a value of v's type from what v was converted to.
func (d *driver) sourceCast(v *ir.Value, user *ir.Operation) bool {
	conv := d.converterOf(v)
	vs := d.mapped[v.Scratch-1]
	if len(vs) == 1 {
		vs = []*ir.Value{d.lookup(v, nil)}
	}
	if conv == nil {
		op := v.DefiningOp()
		if op == nil {
			op = user
		}
		op.EmitError("failed to materialize conversion for result #" + itoa(v.Index()) + " of operation '" + op.Name() + "' that remained live after conversion")
		return false
	}
	at := ir.InsertionPoint{}
	if len(vs) > 0 {
		at = afterValue(vs[len(vs)-1])
	} else {
		at = ir.InsertionPoint{Block: user.Block(), Before: user}
	}
	kind := castSource
	if v.IsBlockArgument() {
		kind = castArgument
	}
	c := d.castOf(kind, conv, v.Type(), vs, v.Loc(), at)
	d.setMapped(v, []*ir.Value{c})
	return true
}

// converterOf returns the type converter of any pattern that replaced v; all
// converters of one conversion agree on the bridge, so the first will do.
func (d *driver) converterOf(*ir.Value) *TypeConverter {
	for _, p := range d.patterns.all {
		if p.converter != nil {
			return p.converter
		}
	}
	return nil
}

// resolveCasts handles the unresolved materialisations: unused ones vanish, a
// cast back of a cast is folded, the others are made by the converter.
func (d *driver) resolveCasts() bool {
	for i := 0; i < len(d.casts); i++ {
		c := &d.casts[i]
		if gone(c.op) || !d.castIsLive(c.op) {
			continue
		}
		if d.foldCast(c.op) {
			continue
		}
		if !d.materializeCast(c) {
			return false
		}
	}
	return true
}

// castIsLive tells whether the result of a cast is used by an operation that
// stays, or stands for a value that is.
func (d *driver) castIsLive(op *ir.Operation) bool {
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		o := u.Owner()
		if goneWithParents(o) {
			continue
		}
		if o.Scratch&flagCast != 0 && !d.castIsLive(o) {
			continue
		}
		return true
	}
	return d.standsForLive(op.Result(0))
}

// standsForLive tells whether a replaced value with live uses ends in v.
func (d *driver) standsForLive(v *ir.Value) bool {
	if d.liveEnds == nil {
		d.liveEnds = map[*ir.Value]bool{}
		for i := range d.log {
			if d.log[i].kind != actMap {
				continue
			}
			from := d.log[i].value
			if from.Scratch != 0 && liveUse(from) != nil {
				d.liveEnds[d.lookup(from, from.Type())] = true
			}
		}
	}
	return d.liveEnds[v]
}

// foldCast replaces a cast of a cast back to the original types.
func (d *driver) foldCast(op *ir.Operation) bool {
	in := op.Operand(0)
	def := in.DefiningOp()
	if op.NumOperands() != 1 || def == nil || !def.Is(ir.UnrealizedCast) || def.NumOperands() != 1 {
		return false
	}
	if def.Operand(0).Type() != op.Result(0).Type() {
		return false
	}
	op.Result(0).ReplaceAllUsesWith(def.Operand(0))
	d.redirect(op.Result(0), def.Operand(0))
	op.Scratch |= flagReplaced
	return true
}

// redirect makes v, which is the end of replacement chains, be followed by to.
func (d *driver) redirect(v, to *ir.Value) {
	d.mapped = append(d.mapped, []*ir.Value{to})
	v.Scratch = uint32(len(d.mapped))
	if d.liveEnds[v] {
		d.liveEnds[to] = true
	}
}

func (d *driver) materializeCast(c *unresolved) bool {
	t := c.op.Result(0).Type()
	var fs []MaterializeFunc
	if c.converter != nil {
		switch c.kind {
		case castTarget:
			fs = c.converter.target
		case castSource:
			fs = c.converter.source
		case castArgument:
			fs = c.converter.argument
			if len(fs) == 0 {
				fs = c.converter.source
			}
		}
	}
	d.rw.SetBefore(c.op)
	saved := d.rw.Builder.Created
	d.rw.Builder.Created = nil
	v := materialize(fs, &d.rw.Builder, t, c.op.Operands(), c.op.Loc())
	d.rw.Builder.Created = saved
	if v == nil {
		c.op.EmitError(unresolvedText(c.op))
		return false
	}
	c.op.Result(0).ReplaceAllUsesWith(v)
	d.redirect(c.op.Result(0), v)
	c.op.Scratch |= flagReplaced
	return true
}

func unresolvedText(op *ir.Operation) string {
	s := "failed to legalize unresolved materialization from ("
	for i := range op.NumOperands() {
		if i > 0 {
			s += ", "
		}
		s += "'" + ir.TypeString(op.Operand(i).Type()) + "'"
	}
	return s + ") to ('" + ir.TypeString(op.Result(0).Type()) + "') that remained live after conversion"
}

// replaceValues gives the uses of replaced values their replacements.
func (d *driver) replaceValues() {
	for i := range d.log {
		if d.log[i].kind != actMap {
			continue
		}
		v := d.log[i].value
		if v.Scratch == 0 || !v.HasUses() {
			continue
		}
		end := d.lookup(v, v.Type())
		if end == v {
			end = d.lookup(v, nil)
		}
		if end != v {
			v.ReplaceAllUsesWith(end)
		}
	}
}

// eraseReplaced erases the replaced operations, latest first, and the blocks that
// were unlinked.
func (d *driver) eraseReplaced() {
	for i := range d.log {
		switch a := &d.log[i]; a.kind {
		case actReplace:
			a.op.DropAllReferences()
		case actEraseBlock:
			a.block.Erase()
		}
	}
	for i := len(d.log) - 1; i >= 0; i-- {
		if a := &d.log[i]; a.kind == actReplace && a.op.Block() != nil {
			a.op.Remove()
		}
	}
}

// dropCasts erases the materialisations that nothing uses.
func (d *driver) dropCasts() {
	for i := len(d.casts) - 1; i >= 0; i-- {
		op := d.casts[i].op
		if op.Block() != nil && (gone(op) || !op.HasUses()) {
			op.Erase()
		}
	}
}
