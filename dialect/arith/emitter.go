package arith

import "github.com/spvc/spvc/ir"

// Emitter creates the ops of an expansion at one location.
type Emitter struct {
	B   *ir.Builder
	Loc ir.Location
}

// Op creates the op that def declares on two operands of one type.
func (e Emitter) Op(def *ir.OpDef, l, r *ir.Value) *ir.Value { return NewBinary(e.B, e.Loc, def, l, r) }

// Cast creates the cast that def declares.
func (e Emitter) Cast(def *ir.OpDef, v *ir.Value, t ir.Type) *ir.Value {
	return NewCast(e.B, e.Loc, def, v, t)
}

// Int creates the constant v of type t, or a splat of it.
func (e Emitter) Int(t ir.Type, v int64) *ir.Value { return NewInt(e.B, e.Loc, t, v) }

// Float creates the constant v of type t, or a splat of it.
func (e Emitter) Float(t ir.Type, v float64) *ir.Value { return NewFloat(e.B, e.Loc, t, v) }

// CmpI creates arith.cmpi.
func (e Emitter) CmpI(p CmpIPredicate, l, r *ir.Value) *ir.Value {
	return NewCmpI(e.B, e.Loc, p, l, r)
}

// CmpF creates arith.cmpf without fast-math flags.
func (e Emitter) CmpF(p CmpFPredicate, l, r *ir.Value) *ir.Value {
	return NewCmpF(e.B, e.Loc, p, l, r)
}

// Select creates arith.select.
func (e Emitter) Select(c, t, f *ir.Value) *ir.Value { return NewSelect(e.B, e.Loc, c, t, f) }
