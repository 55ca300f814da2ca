package arithtospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// casts returns the patterns of casts. Casts of booleans have separate patterns,
// because SPIR-V's conversions do not accept booleans.
func casts(c *spirvtypes.Converter) []*rewrite.Pattern {
	plain := [...]pair{
		{arith.ExtF, spirv.FConvert}, {arith.UIToFP, spirv.ConvertUToF}, {arith.SIToFP, spirv.ConvertSToF},
		{arith.FPToUI, spirv.ConvertFToU}, {arith.FPToSI, spirv.ConvertFToS}, {arith.IndexCast, spirv.SConvert},
		{arith.IndexCastUI, spirv.UConvert}, {arith.Bitcast, spirv.Bitcast},
	}
	var ps []*rewrite.Pattern
	for _, e := range plain {
		ps = append(ps, cast(c, spirvtypes.Name(e.from, e.to), e.from, func(x *castState) bool { return x.replaceByCast(e.to) }))
	}
	return append(ps,
		cast(c, spirvtypes.Name(arith.TruncF, spirv.FConvert), arith.TruncF, (*castState).round),
		cast(c, "arith.extui to spirv.UConvert", arith.ExtUI, (*castState).zeroExtend),
		cast(c, "arith.extsi to spirv.SConvert", arith.ExtSI, (*castState).signExtend),
		cast(c, "arith.trunci to spirv.SConvert", arith.TruncI, (*castState).truncate),
		cast(c, "arith.extui of booleans", arith.ExtUI, (*castState).oneOrZero),
		cast(c, "arith.extsi of booleans", arith.ExtSI, (*castState).onesOrZero),
		cast(c, "arith.uitofp of booleans", arith.UIToFP, (*castState).oneOrZero),
		cast(c, "arith.trunci to booleans", arith.TruncI, (*castState).lowestBit),
	)
}

// castState is the state of converting one cast.
type castState struct {
	arith.CastOp
	rw      *rewrite.Rewriter
	loc     ir.Location
	operand *ir.Value // converted operand
	to      ir.Type   // converted result type
	exact   bool
	// unsplat is the type of a constant that the conversion needs and that does not exist, such as an array, or nil.
	unsplat ir.Type
}

//go:noinline
func cast(c *spirvtypes.Converter, name string, def *ir.OpDef, f func(x *castState) bool) *rewrite.Pattern {
	return rewrite.Convert(name, &c.TypeConverter, def, func(op arith.CastOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := c.ResultType(op.Operation, rw)
		if t == nil {
			return false
		}
		x := &castState{op, rw, op.Loc(), ad.Operand(0), t, c.Options().Exact, nil}
		ok := f(x)
		if x.unsplat != nil {
			return rw.Fail(noSplat(x.unsplat))
		}
		return ok
	})
}

const (
	ofBooleans    = "it casts booleans"
	notOfBooleans = "it does not cast booleans"
)

func (x *castState) replaceBy(def *ir.OpDef, operands ...*ir.Value) bool {
	x.rw.ReplaceByNew(x.Operation, def, operands, []ir.Type{x.to})
	return true
}

func (x *castState) fromBool() bool { return spirvtypes.IsBool(x.operand.Type()) }

// noSplat is the reason for operations on types whose constants cannot repeat a number.
func noSplat(t ir.Type) string {
	return "it needs a constant of type " + ir.QuoteType(t) + ", which is neither a scalar nor a vector"
}

// splat returns a constant of type t. If there is none, it returns the operand instead and marks the conversion as
// failed, so that what was made is undone.
func (x *castState) splat(t ir.Type, v int64) *ir.Value {
	if spirv.SplatAttr(t, v) == nil {
		x.unsplat = t
		return x.operand
	}
	return spirv.NewSplat(&x.rw.Builder, x.loc, t, v)
}

// replaceByCast replaces the cast by def, or by its operand if the converted types are the same.
func (x *castState) replaceByCast(def *ir.OpDef) bool {
	if x.fromBool() || spirvtypes.IsBool(x.to) {
		return x.rw.Fail(ofBooleans)
	}
	if x.operand.Type() == x.to {
		x.rw.Replace(x.Operation, x.operand)
		return true
	}
	return x.replaceBy(def, x.operand)
}

// roundings are the rounding modes of SPIR-V for those of arith. Halves that round away from zero have none.
var roundings = [...]spec.FPRoundingMode{
	apfloat.NearestEven: spec.FPRoundingModeRTE, apfloat.Downward: spec.FPRoundingModeRTN,
	apfloat.Upward: spec.FPRoundingModeRTP, apfloat.TowardZero: spec.FPRoundingModeRTZ,
}

// round converts a truncation of a float. MLIR 19 ignores its rounding mode.
func (x *castState) round() bool {
	mode, stated := arith.RoundingOf(x.Operation)
	if !stated || x.exact || x.Context().MLIR() == 19 {
		return x.replaceByCast(spirv.FConvert)
	}
	if x.operand.Type() == x.to {
		x.rw.Replace(x.Operation, x.operand)
		return true
	}
	if int(mode) >= len(roundings) {
		return x.rw.Fail("SPIR-V has no such rounding mode")
	}
	rounding := x.Context().Enum(spirv.FPRoundingModeAttr, uint64(roundings[mode]))
	x.rw.ReplaceByNew(x.Operation, spirv.FConvert, []*ir.Value{x.operand}, []ir.Type{x.to}, ir.Named("fp_rounding_mode", rounding))
	return true
}

// width returns the original number of bits of the elements of t.
func width(t ir.Type) uint32 { return spirv.BitWidth(ir.ElementTypeOrSelf(t)) }

// lowBits keeps the n lowest bits of the operand, which has the result's type
// because both are emulated.
func (x *castState) lowBits(n uint32) bool {
	return x.replaceBy(spirv.BitwiseAnd, x.operand, x.splat(x.to, int64(1)<<n-1))
}

// zeroExtend does not handle booleans, because the driver tries oneOrZero first, which
// handles all of them. The same holds for signExtend and onesOrZero, and for truncate
// and lowestBit.
func (x *castState) zeroExtend() bool {
	switch {
	case x.operand.Type() == x.to:
		return x.lowBits(width(x.From()))
	case x.emulated():
		t := x.operand.Type()
		x.operand = spirvtypes.New1(x.rw, x.loc, spirv.BitwiseAnd, t, x.operand, x.splat(t, int64(1)<<width(x.From())-1))
	}
	return x.replaceBy(spirv.UConvert, x.operand)
}

// emulated reports whether the high bits of the operand are arbitrary and the result
// depends on them. MLIR 19 ignores that.
func (x *castState) emulated() bool { return x.exact && width(x.From()) < width(x.operand.Type()) }

// extendSign copies bit from-1 of v, whose type has more bits, to the higher ones.
func (x *castState) extendSign(v *ir.Value, from uint32) *ir.Value {
	t := v.Type()
	shift := x.splat(t, int64(width(t))-int64(from))
	high := spirvtypes.New1(x.rw, x.loc, spirv.ShiftLeftLogical, t, v, shift)
	return spirvtypes.New1(x.rw, x.loc, spirv.ShiftRightArithmetic, t, high, shift)
}

func (x *castState) signExtend() bool {
	switch {
	case x.operand.Type() == x.to:
		// MLIR 19 shifts by the difference of the original widths, whatever the width
		// of the result.
		bits := width(x.From()) + width(x.to) - width(x.To())
		if x.exact {
			bits = width(x.From())
		}
		x.rw.Replace(x.Operation, x.extendSign(x.operand, bits))
		return true
	case x.emulated():
		x.operand = x.extendSign(x.operand, width(x.From()))
	}
	return x.replaceBy(spirv.SConvert, x.operand)
}

func (x *castState) truncate() bool {
	if x.operand.Type() == x.to {
		return x.lowBits(width(x.To()))
	}
	return x.replaceBy(spirv.SConvert, x.operand)
}

// oneOrZero selects 1 or 0 according to a boolean.
func (x *castState) oneOrZero() bool {
	if !x.fromBool() {
		return x.rw.Fail(notOfBooleans)
	}
	zero := x.splat(x.to, 0)
	return x.replaceBy(spirv.Select, x.operand, x.splat(x.to, 1), zero)
}

// onesOrZero selects all ones or 0 according to a boolean.
func (x *castState) onesOrZero() bool {
	if !x.fromBool() {
		return x.rw.Fail(notOfBooleans)
	}
	ones := x.splat(x.to, -1)
	return x.replaceBy(spirv.Select, x.operand, ones, x.splat(x.to, 0))
}

// lowestBit converts the lowest bit to a boolean.
func (x *castState) lowestBit() bool {
	if !spirvtypes.IsBool(x.to) {
		return x.rw.Fail(notOfBooleans)
	}
	t := x.operand.Type()
	mask := x.splat(t, 1)
	bit := spirvtypes.New1(x.rw, x.loc, spirv.BitwiseAnd, t, x.operand, mask)
	set := spirvtypes.New1(x.rw, x.loc, spirv.IEqual, spirvtypes.BoolLike(t), bit, mask)
	zero := x.splat(x.to, 0)
	return x.replaceBy(spirv.Select, set, x.splat(x.to, 1), zero)
}
