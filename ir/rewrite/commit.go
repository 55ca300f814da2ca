package rewrite

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// commit makes the logged changes final. Type converters make the materializations that
// are needed, uses of replaced values get their replacements, and replaced operations
// are removed. If a value that stays in use cannot be materialized, commit emits an
// error, undoes everything and returns false.
func (d *driver) commit() bool {
	d.committing = true
	d.sources = nil
	d.linkBack()
	if !d.resolveCasts() || !d.materializeArguments() || !d.materializeResults() || !d.checkEnds() {
		d.rollback(mark{})
		return false
	}
	d.report(d.options.Listener)
	d.dropReferences()
	d.replaceValues()
	d.removeReplaced()
	return true
}

// linkBack builds, for each value, the list of mappings to it.
func (d *driver) linkBack() {
	for i := range d.maps {
		d.link(uint32(i))
	}
}

func (d *driver) link(i uint32) {
	e := &d.maps[i]
	if e.to == nil || e.from.Scratch != i+1 {
		return
	}
	if head := d.backOf(e.to); head != nil {
		e.next = *head
		*head = i + 1
	}
}

// backOf returns the head of the list of mappings to v. It returns nil if v has no
// list: only mapped values and materializations have one.
func (d *driver) backOf(v *ir.Value) *uint32 {
	if c := d.castOf(v.DefiningOp()); c != nil {
		return &c.latest
	}
	if e := d.mapped(v); e != nil {
		return &e.previous
	}
	return nil
}

// redirect maps v, a materialization, to the value to.
func (d *driver) redirect(v, to *ir.Value) {
	v.ReplaceAllUsesWith(to)
	d.follow(v, to)
}

// follow maps v to another value after linkBack. The earlier replacement of v becomes
// the replacement of that value, for values that v replaces.
func (d *driver) follow(v, to *ir.Value) {
	var after *ir.Value
	if was := d.mapped(v); was != nil {
		after = was.to
	}
	n := len(d.maps)
	d.setMapped(v, to)
	if len(d.maps) > n {
		d.link(uint32(n))
	}
	if after != nil && d.mapped(to) == nil {
		d.setMapped(to, after).bridge = true
	}
}

// liveUser returns a user of v, or of a value that v replaces, that stays after
// the commit. It returns nil if there is none.
func (d *driver) liveUser(v *ir.Value) *ir.Operation {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		o := u.Owner()
		if o.Scratch&flagGone != 0 {
			continue
		}
		if c := d.castOf(o); c != nil && !c.isNeeded {
			continue
		}
		return o
	}
	head := d.backOf(v)
	if head == nil {
		return nil
	}
	for i := *head; i != 0; i = d.maps[i-1].next {
		if from := d.maps[i-1].from; from.Scratch == i {
			if u := d.liveUser(from); u != nil {
				return u
			}
		}
	}
	return nil
}

// resolveCasts finds the materializations that are needed. It folds those whose input
// already had the type before, and makes the others with their converters.
func (d *driver) resolveCasts() bool {
	d.keepParts()
	work := make([]uint32, len(d.casts))
	for i := range work {
		work[i] = uint32(i)
		d.casts[i].queued = true
	}
	var needed []uint32
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		c := &d.casts[i]
		c.queued = false
		if c.isNeeded || c.op.Scratch&flagGone != 0 {
			continue
		}
		if to := d.foldCast(c); to != nil {
			d.redirect(c.op.Result(0), to)
			c.op.Scratch |= flagReplaced
			work = d.requeue(work, to)
			continue
		}
		if !c.part && d.liveUser(c.op.Result(0)) == nil {
			continue
		}
		c.isNeeded = true
		needed = append(needed, i)
		for k := range c.op.NumOperands() {
			work = d.requeue(work, c.op.Operand(k))
		}
	}
	for _, i := range needed {
		if c := &d.casts[i]; c.op.Scratch&flagGone == 0 && !d.materializeCast(c) {
			return false
		}
	}
	return true
}

// keepParts marks the materializations that are among several replacements of a
// value that stays in use.
func (d *driver) keepParts() {
	for i := range d.maps {
		e := &d.maps[i]
		if e.to != nil || e.from.Scratch != uint32(i+1) || d.liveUser(e.from) == nil {
			continue
		}
		for _, v := range d.many[e.multiple] {
			if c := d.castOf(d.lookup(v, nil).DefiningOp()); c != nil {
				c.part = true
			}
		}
	}
}

// requeue schedules another visit of the materialization v.
func (d *driver) requeue(work []uint32, v *ir.Value) []uint32 {
	c := d.castOf(v.DefiningOp())
	if c == nil || c.isNeeded || c.queued {
		return work
	}
	c.queued = true
	return append(work, v.DefiningOp().Scratch>>castShift)
}

// foldCast returns a value that can replace the materialization c, or nil if there is
// none. It also folds casts of the result back to the operand's type.
func (d *driver) foldCast(c *unresolved) *ir.Value {
	if c.op.NumOperands() != 1 {
		return nil
	}
	in, result := c.op.Operand(0), c.op.Result(0)
	for u := result.FirstUse(); u != nil; {
		next := u.NextUse()
		if o := u.Owner(); o.Is(ir.UnrealizedCast) && o.NumOperands() == 1 && o.NumResults() == 1 && o.Result(0).Type() == in.Type() && o.Scratch&flagGone == 0 {
			d.skipCast(o, in)
		}
		u = next
	}
	v := in
	for range maxCastChain {
		if to := d.lookup(v, result.Type()); to.Type() == result.Type() && to != result {
			return to
		}
		op := v.DefiningOp()
		if op == nil || !op.Is(ir.UnrealizedCast) || op.NumOperands() != 1 {
			return nil
		}
		v = op.Operand(0)
	}
	return nil
}

// maxCastChain bounds the number of casts of casts that foldCast follows.
const maxCastChain = 64

// skipCast replaces the result of the cast op by in. A cast that the driver did not
// make stays.
func (d *driver) skipCast(op *ir.Operation, in *ir.Value) {
	if d.castOf(op) == nil {
		d.follow(op.Result(0), in)
		return
	}
	d.redirect(op.Result(0), in)
	op.Scratch |= flagReplaced
}

// materializeCast makes the materialization c with its converter.
func (d *driver) materializeCast(c *unresolved) bool {
	op := c.op
	d.rw.SetBefore(op)
	in := op.AppendOperands(d.operands[:0])
	d.operands = in
	var v *ir.Value
	t := op.Result(0).Type()
	if c.conv != nil && c.kind == castArgument {
		v = materialize(c.conv.argument, &d.rw.Builder, t, in, op.Loc())
		if v == nil && op.Context().MLIR() > 19 {
			v = materialize(c.conv.source, &d.rw.Builder, t, in, op.Loc())
		}
	}
	if c.conv != nil && c.original != nil {
		for i := len(c.conv.pack) - 1; i >= 0 && v == nil; i-- {
			v = c.conv.pack[i](&d.rw.Builder, t, c.original, in, op.Loc())
		}
	}
	if c.conv != nil && v == nil {
		v = materialize(c.conv.target, &d.rw.Builder, t, in, op.Loc())
	}
	if v == nil {
		var notes []ir.Diagnostic
		if u := op.Result(0).FirstUse(); u != nil {
			notes = append(notes, liveNote(u.Owner()))
		}
		return op.EmitError(unresolvedText(in, t), notes...)
	}
	d.redirect(op.Result(0), v)
	op.Scratch |= flagReplaced
	return true
}

func unresolvedText(in []*ir.Value, t ir.Type) string {
	s := "failed to legalize unresolved materialization from ("
	for i, v := range in {
		if i > 0 {
			s += ", "
		}
		s += "'" + ir.TypeString(v.Type()) + "'"
	}
	return s + ") to '" + ir.TypeString(t) + "' that remained live after conversion"
}

func liveNote(user *ir.Operation) ir.Diagnostic {
	return ir.Note(user.Loc(), "see existing live user here: "+user.String())
}

// materializeArguments gives each replaced block argument that stays in use a
// replacement of its type.
func (d *driver) materializeArguments() bool {
	for i, n := 0, len(d.maps); i < n; i++ {
		e := &d.maps[i]
		v := e.from
		if e.bridge || !v.IsBlockArgument() || v.Scratch != uint32(i+1) {
			continue
		}
		if end := d.lookup(v, v.Type()); end != v && end.Type() == v.Type() {
			continue
		}
		user := d.liveUser(v)
		if user == nil {
			continue
		}
		last := d.lookup(v, nil)
		in := []*ir.Value{last}
		if e.to == nil {
			in = d.many[e.multiple]
			last = in[len(in)-1]
		}
		if !d.materializeSource(e, afterValue(last)) {
			if e.divided {
				return user.EmitErrorAt(v.Loc(), unresolvedText(in, v.Type()))
			}
			return user.EmitErrorAt(v.Loc(), "failed to materialize conversion for block argument #"+strconv.Itoa(v.Index())+
				" that remained live after conversion, type was '"+ir.TypeString(v.Type())+"'", liveNote(user))
		}
	}
	return true
}

// materializeResults gives each result of a replaced operation that stays in use a
// replacement of its type.
func (d *driver) materializeResults() bool {
	for i, n := 0, len(d.log); i < n; i++ {
		if d.log[i].kind != actReplace {
			continue
		}
		op := d.log[i].op
		for k := range op.NumResults() {
			if !d.materializeResult(op, op.Result(k)) {
				return false
			}
		}
	}
	return true
}

func (d *driver) materializeResult(op *ir.Operation, v *ir.Value) bool {
	e := d.mapped(v)
	if e == nil || e.bridge {
		return d.checkErased(op, v, d.directUser(v))
	}
	if end := d.lookup(v, v.Type()); end != v {
		return true
	}
	user := d.liveUser(v)
	if user == nil {
		return true
	}
	at := ir.InsertionPoint{Block: op.Block(), Before: op}
	if e.to != nil && d.sharesSources() {
		at = afterValue(d.lookup(v, nil))
	}
	if !d.materializeSource(e, at) {
		return op.EmitError("failed to materialize conversion for result #"+strconv.Itoa(v.Index())+" of operation '"+op.Name()+
			"' that remained live after conversion", liveNote(user))
	}
	return true
}

// checkErased emits an error if user is not nil: user needs v, a result of the erased
// op.
func (d *driver) checkErased(op *ir.Operation, v *ir.Value, user *ir.Operation) bool {
	if user == nil {
		return true
	}
	return op.EmitError("failed to legalize operation '"+op.Name()+"' marked as erased",
		ir.Note(user.Loc(), "found live user of result #"+strconv.Itoa(v.Index())+": "+user.String()))
}

// checkEnds checks that no value that stays in use was replaced by an erased value.
func (d *driver) checkEnds() bool {
	for i := range d.maps {
		e := &d.maps[i]
		v := e.from
		if e.bridge || !v.HasUses() || v.Scratch != uint32(i+1) {
			continue
		}
		end := d.lookup(v, v.Type())
		op := end.DefiningOp()
		if op == nil || op.Scratch&flagGone == 0 || end == v || op.Scratch&flagCast != 0 {
			continue
		}
		if !d.checkErased(op, end, d.directUser(v)) {
			return false
		}
	}
	return true
}

// directUser returns a user of v itself that stays.
func (d *driver) directUser(v *ir.Value) *ir.Operation {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if o := u.Owner(); o.Scratch&flagGone == 0 && d.castOf(o) == nil {
			return o
		}
	}
	return nil
}

// materializeSource makes a value of the type of e.from from the values that replaced
// e.from, or from the value that patterns got in place of them.
func (d *driver) materializeSource(e *mapping, at ir.InsertionPoint) bool {
	if e.conv == nil {
		return false
	}
	v, conv := e.from, e.conv
	var in []*ir.Value
	packed := d.packedAs(nil, e)
	switch {
	case e.to != nil:
		in = []*ir.Value{d.lookup(v, nil)}
	case packed != nil:
		in, at = []*ir.Value{packed}, afterValue(packed)
	default:
		for _, part := range d.many[e.multiple] {
			in = append(in, d.lookup(part, nil))
		}
	}
	key := sourceKey{typ: v.Type()}
	if len(in) == 1 && d.sharesSources() {
		key.value = in[0]
		if to := d.sources[key]; to != nil {
			d.conv = conv
			d.follow(v, to)
			return true
		}
	}
	d.rw.SetInsertionPoint(at)
	var to *ir.Value
	if e.divided {
		to = materialize(conv.argument, &d.rw.Builder, v.Type(), in, v.Loc())
	}
	if to == nil {
		to = materialize(conv.source, &d.rw.Builder, v.Type(), in, v.Loc())
	}
	if to == nil && e.divided {
		to = materialize(conv.target, &d.rw.Builder, v.Type(), in, v.Loc())
	}
	if to == nil {
		return false
	}
	if key.value != nil {
		if d.sources == nil {
			d.sources = map[sourceKey]*ir.Value{}
		}
		d.sources[key] = to
	}
	d.conv = conv
	d.follow(v, to)
	return true
}

// sourceKey names a materialization: the replacement and the type of the values that it replaces.
type sourceKey struct {
	value *ir.Value
	typ   ir.Type
}

// sharesSources reports whether values of one type that the same value replaces share a materialization, which then follows that
// value. MLIR 19 makes one for each, at the replaced operation.
func (d *driver) sharesSources() bool { return d.rw.Context().MLIR() > 19 }

// dropReferences drops the operands of the operations that the commit removes.
func (d *driver) dropReferences() {
	for i := range d.log {
		if a := &d.log[i]; a.kind == actReplace && a.op.Scratch&flagNested == 0 {
			a.op.DropAllReferences()
		}
	}
	for i := range d.casts {
		d.casts[i].op.DropAllReferences()
	}
}

// replaceValues replaces the uses of replaced values.
func (d *driver) replaceValues() {
	for i := range d.maps {
		e := &d.maps[i]
		v := e.from
		if e.bridge || !v.HasUses() || v.Scratch != uint32(i+1) {
			continue
		}
		end := d.lookup(v, v.Type())
		if def := end.DefiningOp(); def != nil && v.IsBlockArgument() && uses(def, v) {
			v.ReplaceUsesIf(end, func(u *ir.Operand) bool { return u.Owner() != def })
			continue
		}
		v.ReplaceAllUsesWith(end)
	}
}

func uses(op *ir.Operation, v *ir.Value) bool {
	for i := range op.NumOperands() {
		if op.Operand(i) == v {
			return true
		}
	}
	return false
}

// removeReplaced unlinks replaced operations and all materializations that the
// driver made.
func (d *driver) removeReplaced() {
	for i := range d.log {
		if a := &d.log[i]; a.kind == actReplace && a.op.Scratch&flagNested == 0 {
			d.unlink(a.op)
		}
	}
	for i := range d.casts {
		d.casts[i].op.Remove()
	}
}

// unlink removes op from its block, which other workers may change too.
func (d *driver) unlink(op *ir.Operation) {
	if g := d.rw.Guard(); g.Guards(op.Block()) {
		g.Do(op.Remove)
		return
	}
	op.Remove()
}
