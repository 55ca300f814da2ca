package llvm

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/rewrite"
)

// castable reports whether values of type t can be converted to and from integers.
func castable(t ir.Type) bool {
	return !isAggregate(t) && !IsScalable(t) && (!IsVector(t) || !isA[*PointerType](ScalarOf(t)))
}

// converts reports whether the memory of a wide value can be read and written as a narrow one.
func converts(dl *datalayout.DataLayout, wide, narrow ir.Type) bool {
	if wide == narrow {
		return true
	}
	if !castable(wide) || !castable(narrow) {
		return false
	}
	n, ok1 := sizeIn(dl, wide)
	m, ok2 := sizeIn(dl, narrow)
	if !ok1 || !ok2 {
		return false
	}
	if isA[*PointerType](wide) && isA[*PointerType](narrow) {
		return n == m
	}
	// MLIR makes invalid casts where values of as many bytes have fewer bits.
	bits, err1 := dl.Bits(wide)
	part, err2 := dl.Bits(narrow)
	return n >= m && err1 == nil && err2 == nil && bits.Min >= part.Min && bits.Min <= ir.MaxIntegerWidth
}

// converter makes operations that convert values as storing and loading them would.
type converter struct {
	b   *ir.Builder
	loc ir.Location
	dl  *datalayout.DataLayout
}

func (c converter) bits(t ir.Type) uint32 {
	n, err := c.dl.Bits(t)
	if err != nil || n.Min > ir.MaxIntegerWidth {
		return 0
	}
	return uint32(n.Min)
}

func (c converter) bigEndian() bool { return c.dl.Endianness() == "big" }

func (c converter) fold(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return rewrite.CreateOrFoldOne(c.b, c.loc, def, operands, t)
}

// toInt converts v to an integer of the same size.
func (c converter) toInt(v *ir.Value) *ir.Value {
	t := v.Type()
	if isA[*ir.IntegerType](t) {
		return v
	}
	def := BitCast
	if isA[*PointerType](t) {
		def = PtrToInt
	}
	return c.fold(def, c.b.Context().I(c.bits(t)), v)
}

// fromInt converts the integer v to a type of the same size.
func (c converter) fromInt(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	def := BitCast
	if isA[*PointerType](t) {
		def = IntToPtr
	}
	return c.fold(def, t, v)
}

// sameSize converts v to a type of the same size. Pointers stay pointers, so that what they point to is not forgotten.
func (c converter) sameSize(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	if isA[*PointerType](v.Type()) && isA[*PointerType](t) {
		return c.fold(AddrSpaceCast, t, v)
	}
	return c.fromInt(c.toInt(v), t)
}

// extract returns the value of type t that a load from the memory of v gives.
func (c converter) extract(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	from, to := c.bits(v.Type()), c.bits(t)
	if from == to {
		return c.sameSize(v, t)
	}
	i := c.toInt(v)
	if c.bigEndian() {
		i = c.fold(LShr, i.Type(), i, NewInt(c.b, c.loc, i.Type(), int64(from-to)))
	}
	return c.fromInt(NewOne(c.b, c.loc, Trunc, c.b.Context().I(to), i), t)
}

// insert returns the value of the type of into that memory has where v is stored over into.
func (c converter) insert(v, into *ir.Value) *ir.Value {
	if v.Type() == into.Type() {
		return v
	}
	part, all := c.bits(v.Type()), c.bits(into.Type())
	if part == all {
		return c.sameSize(v, into.Type())
	}
	whole, i := c.toInt(into), c.toInt(v)
	t := whole.Type()
	i = c.fold(ZExt, t, i)
	kept := apint.AllOnes(part).ZExt(all).Not()
	if c.bigEndian() {
		i = c.fold(Shl, t, i, NewInt(c.b, c.loc, t, int64(all-part)))
		kept = apint.AllOnes(all - part).ZExt(all)
	}
	mask := NewConstant(c.b, c.loc, t, c.b.Context().APInt(t, kept))
	return c.fromInt(c.fold(Or, t, c.fold(And, t, whole, mask), i), into.Type())
}
