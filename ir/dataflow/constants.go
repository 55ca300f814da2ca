package dataflow

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Constant is what is known of a value: nothing yet, that it has one value, or that it varies.
type Constant struct {
	// Known is false if nothing is known yet.
	Known bool
	// Value is nil if the value varies.
	Value ir.Attribute
	// Dialect makes operations of Value.
	Dialect *ir.DialectInfo
}

// Varies is the constant of values that differ from time to time.
func Varies() Constant { return Constant{Known: true} }

// Join returns c if other is the same, and else that the value varies, unless nothing is known of one of them.
func (c Constant) Join(other Constant) (Constant, bool) {
	switch {
	case !other.Known || c.Known && c.Value == other.Value:
		return c, false
	case !c.Known:
		return other, true
	}
	return Varies(), c.Value != nil
}

// UseConstants makes the dead-code analysis of s decide branches by what f knows.
func UseConstants(s *Solver, f *Facts[Constant]) {
	d := s.dead
	d.constant = func(v *ir.Value) (ir.Attribute, bool) {
		f.subscribe(v, d)
		f.states.touch(v)
		c := f.states.Peek(v)
		return c.Value, c.Known
	}
}

// AddConstants adds the propagation of constants to s: it folds operations whose operands have known values. The dead-code analysis, which
// s must have, decides branches by it.
func AddConstants(s *Solver) *ForwardAnalysis[Constant] {
	folder := new(rewrite.Folder)
	var f *ForwardAnalysis[Constant]
	f = AddForward(s, Forward[Constant]{
		Entry: func(*ir.Value) Constant { return Varies() },
		Op: func(op *ir.Operation, operands []Constant, _ func(*ir.Value, Constant)) {
			if op.NumRegions() > 0 {
				f.enter(op.Results())
				return
			}
			values := make([]ir.Attribute, len(operands))
			for i, c := range operands {
				if !c.Known {
					return
				}
				values[i] = c.Value
			}
			f.foldInto(folder, op, values, func(c ir.Attribute) Constant { return Constant{true, c, op.Info().Dialect} })
		},
	})
	UseConstants(s, f.Facts)
	return f
}

// foldInto joins the results of op with what op folds to. It undoes a fold that changes op in place.
func (f *ForwardAnalysis[T]) foldInto(folder *rewrite.Folder, op *ir.Operation, values []ir.Attribute, constant func(ir.Attribute) T) {
	operands, props, attrs := op.Operands(), append([]ir.Attribute(nil), op.Props()...), op.DiscardableAttrs()
	out, ok := folder.FoldWith(op, values)
	if !ok || len(out) == 0 {
		if ok {
			op.SetOperands(operands)
			copy(op.Props(), props)
			op.SetDiscardableAttrs(attrs)
		}
		f.enter(op.Results())
		return
	}
	for i, r := range out {
		if r.Value != nil {
			f.Join(op.Result(i), f.states.Peek(r.Value))
		} else {
			f.Join(op.Result(i), constant(r.Attr))
		}
	}
}
