package rewrite

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// legalize makes op legal and returns whether it succeeded.
func (d *driver) legalize(op *ir.Operation) bool {
	if d.tr != nil && op.Scratch&flagCast == 0 {
		return d.legalizeTraced(op)
	}
	return d.legalizeOp(op)
}

// legalizeTraced is legalize with a trace.
func (d *driver) legalizeTraced(op *ir.Operation) bool {
	d.tr.operation("Legalizing", op)
	ok := d.legalizeOp(op)
	if why := d.tr.takeWhy(); ok {
		d.tr.close("SUCCESS", why)
	} else {
		d.tr.close("FAILURE", "no matched legalization pattern")
	}
	d.tr.line(traceRule)
	return ok
}

func (d *driver) legalizeOp(op *ir.Operation) bool {
	if op.Scratch&(flagGone|flagIgnored|flagCast) != 0 {
		d.tr.because("operation marked 'ignored' during conversion")
		return true
	}
	l, inside := d.legality(op)
	if l == Legal {
		d.tr.because("operation marked legal by the target")
		if inside {
			d.tr.because("operation marked legal by the target; NOTE: operation is recursively legal; skipping internals")
			d.markNested(op, actIgnore)
		}
		return true
	}
	if len(d.stack) == 0 {
		d.reasons = d.reasons[:0]
	}
	if len(d.stack) >= maxApplied {
		return false
	}
	return d.legalizeByFold(op) || d.legalizeByPattern(op)
}

func (d *driver) legalizeByFold(op *ir.Operation) bool {
	if d.tr == nil {
		return d.tryFold(op)
	}
	d.tr.line("* Fold {")
	d.tr.depth++
	if d.tryFold(op) {
		d.tr.close("SUCCESS", "")
		d.tr.because("operation was folded")
		return true
	}
	d.tr.close("FAILURE", "unable to fold")
	return false
}

func (d *driver) tryFold(op *ir.Operation) bool {
	if e := op.Info().Entry; op.HasTrait(ir.ConstantLike) || ((e == nil || e.Fold == nil) && !foldsByTrait(op)) {
		return false
	}
	m := d.mark()
	d.modifying(op)
	out, ok := d.folder.Fold(op)
	if !ok {
		d.drop(m)
		return false
	}
	if len(out) == 0 {
		d.log[m.log].kind = actFold
		d.stack = append(d.stack, nil)
		legal := d.legalize(op)
		d.stack = d.stack[:len(d.stack)-1]
		// As in MLIR, an in-place fold stays even if op does not become legal.
		return legal
	}
	if d.target.ExactFolds && !FoldsExactly(op) || !d.replaceByFold(op, out) {
		d.rollback(m)
		return false
	}
	for i := m.created; i < len(d.created); i++ {
		if !d.legalize(d.created[i].op) {
			d.rollback(m)
			return false
		}
	}
	d.created = d.created[:m.created]
	return true
}

// replaceByFold replaces op by the results of its fold. It returns false if a constant
// cannot be made.
func (d *driver) replaceByFold(op *ir.Operation, out []ir.FoldResult) bool {
	d.conv = nil
	d.rw.SetBefore(op)
	vs := d.folded[:0]
	for i := range out {
		v := out[i].Value
		if v == nil {
			c := Materialize(&d.rw.Builder, op, out[i].Attr, op.Result(i).Type())
			if c == nil {
				return false
			}
			v = c.Result(0)
		}
		vs = append(vs, v)
	}
	d.folded = vs
	d.replace(op, vs)
	return true
}

func (d *driver) legalizeByPattern(op *ir.Operation) bool {
	patterns := d.patternsFor(op)
	if len(patterns) == 0 && len(d.stack) == 0 && d.explains {
		d.reasons = append(d.reasons, reason{op: op, unknown: true})
	}
	for _, p := range patterns {
		if !p.recursive && d.applying(p) {
			if d.tr != nil {
				d.tr.pattern("", op, p)
				d.tr.close("FAILURE", "pattern was already applied")
			}
			continue
		}
		if d.apply(op, p) {
			return true
		}
	}
	return false
}

// applying reports whether the pattern p is already being applied further up.
func (d *driver) applying(p *Pattern) bool {
	for _, q := range d.stack {
		if q == p {
			return true
		}
	}
	return false
}

// apply tries p on op and legalizes the operations that p made. If a step fails, apply
// undoes everything.
func (d *driver) apply(op *ir.Operation, p *Pattern) bool {
	m := d.mark()
	d.rw.SetBefore(op)
	d.rw.reason, d.rw.detail = "", nil
	d.rw.attempt++
	d.conv = p.converter
	if d.tr != nil {
		d.tr.pattern("", op, p)
		d.tr.trying(p)
	}
	ok := false
	if d.ctx.Actions != nil {
		ok = tryPattern(d.ctx, op, p, func() bool { return d.try(op, p) })
	} else {
		ok = d.try(op, p)
	}
	d.tr.tried(p, ok)
	if !ok {
		if d.tr != nil {
			d.tr.close("FAILURE", "pattern failed to match")
		}
		d.explainFailure(op, p, nil, d.rw.reason, d.rw.detail)
		d.rollback(m)
		return false
	}
	d.stack = append(d.stack, p)
	ok = d.legalizeBlocks(op, m) && d.legalizeMade(op, p, m.created)
	d.stack = d.stack[:len(d.stack)-1]
	if !ok {
		d.rollback(m)
		return false
	}
	if d.tr != nil {
		d.tr.close("SUCCESS", "pattern applied successfully")
	}
	d.created = d.created[:m.created]
	return true
}

// try runs p on op and returns whether it matched.
func (d *driver) try(op *ir.Operation, p *Pattern) bool {
	if p.convert == nil {
		return p.rewrite(op, d.rw)
	}
	ad, fits := d.adaptor(op, p.converter)
	return fits && p.convert(op, ad, d.rw)
}

// legalizeMade legalizes the operations that a pattern changed, then those that it
// made.
func (d *driver) legalizeMade(root *ir.Operation, p *Pattern, first int) bool {
	end := len(d.created)
	for _, modified := range [2]bool{true, false} {
		for i := first; i < end; i++ {
			if c := d.created[i]; c.modified == modified && !d.legalize(c.op) {
				d.closeIllegal(c)
				if d.explains {
					why, detail := d.whyIllegal(c.op)
					d.explainFailure(root, p, c.op, why, detail)
				}
				return false
			}
		}
	}
	return true
}

// closeIllegal ends the part of the trace about a pattern that made or changed c, which is not legal.
func (d *driver) closeIllegal(c madeOp) {
	switch {
	case d.tr == nil:
	case c.modified:
		d.tr.close("FAILURE", "failed to legalize operation updated in-place '"+c.op.Name()+"'")
	default:
		d.tr.close("FAILURE", "failed to legalize generated operation "+d.tr.name(c.op))
	}
}

// adaptor maps the operands of op to converted values. It adds a materialization where
// a value does not have the type that conv converts to.
func (d *driver) adaptor(op *ir.Operation, conv *TypeConverter) (Adaptor, bool) {
	vs := d.operands[:0]
	for i := range op.NumOperands() {
		v, ok := d.converted(op.Operand(i), conv, op.Loc())
		if !ok {
			if d.explains {
				why, detail := conv.because(op.Operand(i).Type())
				d.rw.FailDetail("unable to convert type for operand #"+strconv.Itoa(i)+", "+why, detail)
			}
			return Adaptor{}, false
		}
		vs = append(vs, v)
	}
	d.operands = vs
	return Adaptor{vs, op}, true
}

// because returns why t cannot be converted.
func (c *TypeConverter) because(t ir.Type) (why string, detail any) {
	if c != nil && c.Why != nil {
		if why, detail = c.Why(t); why != "" {
			return why, detail
		}
	}
	return "type was '" + ir.TypeString(t) + "'", nil
}

// converted returns v with the type that conv converts to; a nil conv accepts any type.
// It returns false if the type cannot be converted. It returns v unchanged if its type
// converts to several types.
func (d *driver) converted(v *ir.Value, conv *TypeConverter, loc ir.Location) (*ir.Value, bool) {
	var want ir.Type
	if conv != nil {
		ts, ok := conv.ConvertN(v.Type())
		if !ok {
			return nil, false
		}
		if len(ts) == 1 {
			want = ts[0]
		}
	}
	nv := d.lookup(v, want)
	if want != nil && nv.Type() != want {
		nv = d.castTo(want, nv, v.Type(), conv, loc)
	}
	return nv, true
}

func (d *driver) remapped(v *ir.Value) *ir.Value {
	if nv, ok := d.converted(v, d.conv, v.Loc()); ok {
		return nv
	}
	return d.lookup(v, nil)
}

// explainFailure records why p did not apply to op. made is the operation that p made and the target refuses,
// or nil.
func (d *driver) explainFailure(op *ir.Operation, p *Pattern, made *ir.Operation, why string, detail any) {
	if d.explains {
		r := reason{op: op, pattern: p.Name, Refusal: Refusal{Why: why, Detail: detail}}
		if made != nil {
			r.Made = made.Name()
		}
		d.reasons = append(d.reasons, r)
	}
}

// whyIllegal returns the reason why op, which a pattern made, is not legal.
func (d *driver) whyIllegal(op *ir.Operation) (text string, detail any) {
	text = "the operation it made, '" + op.Name() + "', is not legal for the target"
	if d.target.Why != nil {
		why, found := d.target.Why(op)
		if why != "" {
			text += ": " + why
		}
		detail = found
	}
	return text, detail
}

// maxNotes bounds the notes of an error.
const maxNotes = 8

// explain turns the recorded reasons into notes.
func (d *driver) explain() []ir.Diagnostic {
	var notes []ir.Diagnostic
	for i := range d.reasons {
		r := &d.reasons[i]
		if len(notes) == maxNotes {
			break
		}
		switch {
		case r.unknown:
			notes = append(notes, ir.Note(r.op.Loc(), "no pattern converts '"+r.op.Name()+"'"))
		case r.Why != "":
			text, fact := r.Why, r.Refusal
			if r.pattern != "" {
				text = "pattern '" + r.pattern + "' did not apply: " + r.Why
			}
			note := ir.Note(r.op.Loc(), text)
			note.Detail = &fact
			notes = append(notes, note)
		}
	}
	return notes
}

// firstDetail returns the first detail of notes, nil if there is none.
func firstDetail(notes []ir.Diagnostic) any {
	for i := range notes {
		if r, ok := notes[i].Detail.(*Refusal); ok && r.Detail != nil {
			return r.Detail
		}
	}
	return nil
}
