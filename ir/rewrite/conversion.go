package rewrite

import "github.com/spvc/spvc/ir"

// mode is what a conversion demands of operations that are not legalised.
type mode uint8

const (
	partial mode = iota
	full
	analysis
)

// ConvertPartial makes every operation in roots (and nested in them) legal that
// the target calls illegal; unknown operations may stay. Nothing is changed if it
// fails; it reports why and returns false.
func ConvertPartial(roots []*ir.Operation, target *Target, patterns *PatternSet) bool {
	return convert(roots, target, patterns, partial, nil)
}

// ConvertFull is ConvertPartial, but every operation must be legal in the end.
func ConvertFull(roots []*ir.Operation, target *Target, patterns *PatternSet) bool {
	return convert(roots, target, patterns, full, nil)
}

// ConvertAnalysis calls legalizable with every operation that a partial conversion
// would leave legal, and changes nothing.
func ConvertAnalysis(roots []*ir.Operation, target *Target, patterns *PatternSet, legalizable func(*ir.Operation)) bool {
	return convert(roots, target, patterns, analysis, legalizable)
}

// Operation scratch flags of the driver.
const (
	flagReplaced = 1 << iota // replaced or erased, still in place until commit
	flagIgnored              // nested in such an operation, or in a recursively legal one
	flagCast                 // an unresolved materialisation made by the driver
)

// driver converts one set of operations.
type driver struct {
	ctx      *ir.Context
	target   *Target
	patterns *PatternSet
	rw       *Rewriter
	log      []action
	// mapped[v.Scratch-1] are the values that v was replaced by.
	mapped [][]*ir.Value
	casts  []unresolved
	// liveEnds are the values at which replacements of live values end; made at
	// the commit.
	liveEnds map[*ir.Value]bool
	// stack holds the patterns being applied, against endless recursion.
	stack   []applied
	reasons []reason
	created []*ir.Operation // operations made or changed by patterns, in order
	folder  Folder
}

type applied struct {
	p  *Pattern
	op *ir.Operation
}

type reason struct {
	op   *ir.Operation
	name string
	why  string
}

type unresolved struct {
	op        *ir.Operation
	kind      castKind
	converter *TypeConverter
}

type castKind uint8

const (
	castTarget castKind = iota
	castSource
	castArgument
)

func convert(roots []*ir.Operation, target *Target, patterns *PatternSet, m mode, legalizable func(*ir.Operation)) bool {
	if len(roots) == 0 {
		return true
	}
	d := newDriver(roots[0].Context(), target, patterns)
	var work []*ir.Operation
	for _, r := range roots {
		work = d.collect(r, work)
	}
	for _, op := range work {
		if d.legalize(op) {
			if m == analysis && op.Scratch&flagIgnored == 0 {
				legalizable(op)
			}
			continue
		}
		if m == analysis {
			continue
		}
		l, _ := target.Legality(op)
		if m == partial && l != Illegal {
			continue
		}
		text := "failed to legalize operation '" + op.Name() + "'"
		if m == partial {
			text += " that was explicitly marked illegal"
		}
		op.EmitError(text, d.explain(op)...)
		d.rollback(0)
		return false
	}
	if m == analysis {
		d.rollback(0)
		return true
	}
	return d.commit()
}

func newDriver(ctx *ir.Context, target *Target, patterns *PatternSet) *driver {
	d := &driver{ctx: ctx, target: target, patterns: patterns}
	d.rw = &Rewriter{Builder: *ir.NewBuilder(ctx, nil), obs: d, shared: &sharedState{}}
	d.rw.Builder.Created = d.noteCreated
	return d
}

// collect appends op and what is nested in it in pre-order, blocks in the order
// in which control reaches them, and clears the scratch fields. The regions of
// recursively legal operations are left out.
func (d *driver) collect(op *ir.Operation, work []*ir.Operation) []*ir.Operation {
	op.Scratch = 0
	for i := range op.NumResults() {
		op.Result(i).Scratch = 0
	}
	work = append(work, op)
	_, inside := d.target.Legality(op)
	for i := range op.NumRegions() {
		r := op.Region(i)
		for b := r.First(); b != nil; b = b.Next() {
			b.Scratch = 0
			for _, a := range b.Args() {
				a.Scratch = 0
			}
		}
		if inside {
			clearScratch(r)
			continue
		}
		if r.Empty() {
			continue
		}
		if r.HasOneBlock() {
			for o := r.First().First(); o != nil; o = o.Next() {
				work = d.collect(o, work)
			}
			continue
		}
		work = d.collectBlocks(r, work)
	}
	return work
}

// collectBlocks visits the blocks of r from the entry along successors; blocks
// that are not reachable are left out, as in MLIR.
func (d *driver) collectBlocks(r *ir.Region, work []*ir.Operation) []*ir.Operation {
	queue := []*ir.Block{r.First()}
	r.First().Scratch = 1
	for len(queue) > 0 {
		b := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for o := b.First(); o != nil; o = o.Next() {
			work = d.collect(o, work)
		}
		if t := b.Terminator(); t != nil {
			for i := range t.NumSuccessors() {
				if s := t.Successor(i); s.Scratch == 0 {
					s.Scratch = 1
					queue = append(queue, s)
				}
			}
		}
	}
	for b := r.First(); b != nil; b = b.Next() {
		if b.Scratch == 0 {
			for o := b.First(); o != nil; o = o.Next() {
				clearOp(o)
			}
		}
		b.Scratch = 0
	}
	return work
}

func clearScratch(r *ir.Region) {
	for b := r.First(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			a.Scratch = 0
		}
		for o := b.First(); o != nil; o = o.Next() {
			clearOp(o)
		}
	}
}

func clearOp(op *ir.Operation) {
	op.Scratch = 0
	for i := range op.NumResults() {
		op.Result(i).Scratch = 0
	}
	for i := range op.NumRegions() {
		clearScratch(op.Region(i))
	}
}

// legalize makes op legal and returns whether it could.
func (d *driver) legalize(op *ir.Operation) bool {
	if op.Scratch&(flagReplaced|flagIgnored) != 0 {
		return true
	}
	l, inside := d.target.Legality(op)
	if l == Legal {
		if inside {
			d.ignoreNested(op)
		}
		return true
	}
	if op.Scratch&flagCast != 0 {
		return true
	}
	if len(d.stack) == 0 {
		d.reasons = d.reasons[:0]
	}
	return d.legalizeByFold(op) || d.legalizeByPattern(op)
}

func (d *driver) legalizeByFold(op *ir.Operation) bool {
	if op.HasTrait(ir.ConstantLike) {
		return false
	}
	if e := op.Info().Entry; (e == nil || e.Fold == nil) && !foldsByTrait(op) {
		return false
	}
	mark := len(d.log)
	first := len(d.created)
	out, ok := d.folder.Fold(op)
	if !ok {
		return false
	}
	if len(out) == 0 {
		// As in MLIR, a fold in place stays even if op does not become legal.
		return d.legalize(op)
	}
	vs := make([]*ir.Value, len(out))
	d.rw.SetBefore(op)
	for i, r := range out {
		vs[i] = r.Value
		if r.Value != nil {
			continue
		}
		c := d.constant(op, r.Attr, op.Result(i).Type())
		if c == nil {
			d.rollback(mark)
			d.created = d.created[:first]
			return false
		}
		vs[i] = c.Result(0)
	}
	for _, c := range append([]*ir.Operation(nil), d.created[first:]...) {
		if !d.legalize(c) {
			d.rollback(mark)
			d.created = d.created[:first]
			return false
		}
	}
	d.created = d.created[:first]
	d.rw.Replace(op, vs...)
	return true
}

// constant makes the constant op for a folded value by the op's dialect.
func (d *driver) constant(op *ir.Operation, a ir.Attribute, t ir.Type) *ir.Operation {
	di := op.Info().Dialect
	if di == nil || di.Constant == nil {
		return nil
	}
	return di.Constant(&d.rw.Builder, a, t, op.Loc())
}

func (d *driver) legalizeByPattern(op *ir.Operation) bool {
	for _, p := range d.patterns.forConversion(op) {
		if !p.recursive && d.applying(p) {
			continue
		}
		if d.apply(op, p) {
			return true
		}
	}
	return false
}

// applying tells whether p is being applied further up.
func (d *driver) applying(p *Pattern) bool {
	for i := range d.stack {
		if d.stack[i].p == p {
			return true
		}
	}
	return false
}

// apply tries p on op and legalises what it made; if any of it fails, everything
// is undone.
func (d *driver) apply(op *ir.Operation, p *Pattern) bool {
	mark := len(d.log)
	first := len(d.created)
	d.rw.SetBefore(op)
	d.rw.reason = ""
	ok := false
	if p.convert != nil {
		if ad, fits := d.adaptor(op, p.converter); fits {
			ok = p.convert(op, ad, d.rw)
		}
	} else {
		ok = p.Rewrite(op, d.rw)
	}
	if !ok {
		d.reasons = append(d.reasons, reason{op, p.Name, d.rw.reason})
		d.rollback(mark)
		d.created = d.created[:first]
		return false
	}
	d.stack = append(d.stack, applied{p, op})
	legal := d.legalizeCreated(op, p, first)
	d.stack = d.stack[:len(d.stack)-1]
	if !legal {
		d.rollback(mark)
	}
	d.created = d.created[:first]
	return legal
}

// legalizeCreated legalises the operations that a pattern made or changed.
func (d *driver) legalizeCreated(root *ir.Operation, p *Pattern, first int) bool {
	for i := first; i < len(d.created); i++ {
		op := d.created[i]
		if !d.legalize(op) {
			d.reasons = append(d.reasons, reason{root, p.Name, d.whyIllegal(op)})
			return false
		}
	}
	return true
}

// whyIllegal says that op, which a pattern made, is not legal and why.
func (d *driver) whyIllegal(op *ir.Operation) string {
	text := "the operation it made, '" + op.Name() + "', is not legal for the target"
	if d.ctx.ExplainFailures && d.target.Why != nil {
		if why := d.target.Why(op); why != "" {
			text += ": " + why
		}
	}
	return text
}

// adaptor maps the operands of op to converted values, with materialisations
// where a value has not the type that conv wants.
func (d *driver) adaptor(op *ir.Operation, conv *TypeConverter) (Adaptor, bool) {
	n := op.NumOperands()
	vs := make([]*ir.Value, n)
	for i := range n {
		v, ok := d.converted(op.Operand(i), conv, op.Loc())
		if !ok {
			d.rw.reason = "unable to convert type for operand #" + itoa(i)
			return Adaptor{}, false
		}
		vs[i] = v
	}
	return Adaptor{vs, op}, true
}

// converted returns what v was replaced by so far, cast to the type that conv
// wants (conv nil: any); false if its type cannot be converted.
func (d *driver) converted(v *ir.Value, conv *TypeConverter, loc ir.Location) (*ir.Value, bool) {
	if conv == nil {
		return d.lookup(v, nil), true
	}
	ts, ok := conv.ConvertN(v.Type())
	if !ok {
		return nil, false
	}
	if len(ts) != 1 {
		return d.lookup(v, nil), true
	}
	nv := d.lookup(v, ts[0])
	if nv.Type() != ts[0] {
		nv = d.cast(castTarget, conv, ts[0], nv, loc)
	}
	return nv, true
}

// lookup follows the replacements of v. It returns the last value with type want
// on the way, else the last value.
func (d *driver) lookup(v *ir.Value, want ir.Type) *ir.Value {
	var hit *ir.Value
	for {
		if want != nil && v.Type() == want {
			hit = v
		}
		if v.Scratch == 0 {
			break
		}
		next := d.mapped[v.Scratch-1]
		if len(next) != 1 {
			break
		}
		v = next[0]
	}
	if hit != nil {
		return hit
	}
	return v
}

// setMapped records vs as the replacement of v.
func (d *driver) setMapped(v *ir.Value, vs []*ir.Value) {
	d.log = append(d.log, action{kind: actMap, value: v, n: v.Scratch})
	d.mapped = append(d.mapped, vs)
	v.Scratch = uint32(len(d.mapped))
}

// cast makes an unresolved materialisation of v (or of no value for an unused
// argument) as type t after v's definition.
func (d *driver) cast(kind castKind, conv *TypeConverter, t ir.Type, v *ir.Value, loc ir.Location) *ir.Value {
	c := d.castOf(kind, conv, t, []*ir.Value{v}, loc, afterValue(v))
	d.setMapped(v, []*ir.Value{c})
	d.log[len(d.log)-1].kind = actBridge
	return c
}

func (d *driver) castOf(kind castKind, conv *TypeConverter, t ir.Type, vs []*ir.Value, loc ir.Location, at ir.InsertionPoint) *ir.Value {
	saved := d.rw.InsertionPoint()
	d.rw.SetInsertionPoint(at)
	d.rw.Builder.Created = nil
	op := d.rw.Create(loc, ir.UnrealizedCast, vs, []ir.Type{t})
	d.rw.Builder.Created = d.noteCreated
	d.rw.SetInsertionPoint(saved)
	op.Scratch |= flagCast
	d.log = append(d.log, action{kind: actCreate, op: op})
	d.casts = append(d.casts, unresolved{op, kind, conv})
	d.log = append(d.log, action{kind: actCast})
	return op.Result(0)
}

func afterValue(v *ir.Value) ir.InsertionPoint {
	if op := v.DefiningOp(); op != nil {
		return ir.InsertionPoint{Block: op.Block(), Before: op.Next()}
	}
	b := v.OwnerBlock()
	return ir.InsertionPoint{Block: b, Before: b.First()}
}

// explain turns the recorded reasons into notes.
func (d *driver) explain(op *ir.Operation) []ir.Diagnostic {
	if !d.ctx.ExplainFailures {
		return nil
	}
	var notes []ir.Diagnostic
	for _, r := range d.reasons {
		if r.why == "" {
			continue
		}
		text := r.why
		if r.name != "" {
			text = "pattern '" + r.name + "' did not apply: " + r.why
		}
		notes = append(notes, ir.Note(r.op.Loc(), text))
		if len(notes) == 8 {
			break
		}
	}
	return notes
}

func itoa(i int) string {
	if i < 10 {
		return string(rune('0' + i))
	}
	return itoa(i/10) + string(rune('0'+i%10))
}
