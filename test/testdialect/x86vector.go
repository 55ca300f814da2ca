package testdialect

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

var x86Rsqrt = &ir.OpDef{
	Name:     "x86vector.avx.rsqrt",
	Summary:  "Rsqrt",
	Operands: ir.ValuesOf(ir.AnyVector, "a"),
	Results:  ir.ValuesOf(ir.AnyVector, "b"),
	Traits:   []ir.Trait{ir.Pure, ir.SameOperandsAndResultType},
	Format:   "$a attr-dict `:` type($a)",
}

// X86Vector returns the part of the dialect `x86vector` that test-math-polynomial-approximation
// makes: the inverse square root of eight floats.
func X86Vector() *ir.Dialect {
	return &ir.Dialect{Name: "x86vector", Ops: []ir.OpEntry{{Def: x86Rsqrt}}}
}

const (
	// lanes is the number of floats in an AVX register.
	lanes = 8
	// maxRegisters bounds the registers of a vector, each of which takes three operations.
	maxRegisters = 1 << 16
)

// approximateRsqrt makes one of Newton's steps from an approximation of the processor, for vectors
// that consist of registers.
func approximateRsqrt(e mathEmitter, in []*ir.Value) *ir.Value {
	t, ok := e.t.(*ir.VectorType)
	if !ok || len(t.Shape()) == 0 || t.Shape()[len(t.Shape())-1]%lanes != 0 {
		return nil
	}
	if ir.NumElements(t.Shape()) > maxRegisters*lanes {
		return nil
	}
	x := in[0]
	inf, start, factor, least := e.c(math.Inf(1)), e.c(1.5), e.c(-0.5), e.c(leastNormal)
	half := e.mul(x, factor)
	special := e.CmpF(arith.OLT, x, least)
	special = e.Op(arith.OrI, special, e.CmpF(arith.OEQ, x, inf))
	y := e.byRegister(x, t)
	v := e.mul(y, e.fma(y, e.mul(half, y), start))
	return e.Select(special, y, v)
}

// byRegister applies x86vector.avx.rsqrt to each register of x, which it first brings into a shape
// whose rows are registers.
func (e mathEmitter) byRegister(x *ir.Value, t *ir.VectorType) *ir.Value {
	rsqrt := func(v *ir.Value) *ir.Value { return vector.NewUnary(e.B, e.Loc, x86Rsqrt, v, v.Type()) }
	shape := t.Shape()
	lead, last := shape[:len(shape)-1], shape[len(shape)-1]
	if last > lanes {
		lead = append(lead[:len(lead):len(lead)], last/lanes)
	}
	if len(lead) == 0 {
		return rsqrt(x)
	}
	rows := e.B.Context().Vector(append(lead[:len(lead):len(lead)], lanes), t.ElementType())
	if last > lanes {
		x = vector.NewUnary(e.B, e.Loc, vector.ShapeCast, x, rows)
	}
	var parts []*ir.Value
	for at := range vector.Positions(lead) {
		parts = append(parts, rsqrt(vector.NewExtract(e.B, e.Loc, x, at...)))
	}
	v := e.Int(rows, 0)
	for at := range vector.Positions(lead) {
		v = vector.NewInsert(e.B, e.Loc, parts[0], v, at...)
		parts = parts[1:]
	}
	if last > lanes {
		v = vector.NewUnary(e.B, e.Loc, vector.ShapeCast, v, t)
	}
	return v
}
