package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// Casts that multiply by a scale, or divide by it, as the MX formats of OCP do.
var (
	ScalingExtF   = scaling("scaling_extf", "Upcasts input floats using provided scales values following OCP MXFP Spec", false)
	ScalingTruncF = scaling("scaling_truncf", "Downcasts input floating point values using provided scales values following OCP MXFP Spec", true)
)

func scaling(mnemonic, summary string, rounds bool) *ir.OpDef {
	def := &ir.OpDef{
		Name: "arith." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ir.FloatLike, "in", "scale"),
		Attrs:    []ir.AttrDef{{Name: "fastmath", Type: FastMathKind, Optional: true}},
		Results:  ir.ValuesOf(ir.FloatLike, "out"),
		Traits:   traits(nil, ir.Pure, sameTensorDims),
		Format:   "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)",
		Versions: ir.Since(21),
	}
	if rounds {
		def.Attrs = append([]ir.AttrDef{{Name: "roundingmode", Type: RoundingKind, Optional: true}}, def.Attrs...)
		def.Format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"
	}
	return def
}

// verifyScaling checks that the operand and the result are compatible with a cast.
func verifyScaling(compatible func(from, to ir.Type) bool) func(op *ir.Operation) bool {
	return func(op *ir.Operation) bool {
		in, scale, out := op.Operand(0).Type(), op.Operand(1).Type(), op.Result(0).Type()
		return compatible(in, out) || op.EmitOpError("operand types "+ir.QuoteType(in)+", "+ir.QuoteType(scale)+
			" and result type "+ir.QuoteType(out)+" are cast incompatible")
	}
}

// ExpandScaling creates, at the insertion point of b, what computes the result of a scaling cast: an extension and a product, or a
// quotient and a truncation. The exponent of the scale counts, as in f8E8M0FNU. ExpandScaling returns nil if the types
// do not fit.
func ExpandScaling(b *ir.Builder, op *ir.Operation) []*ir.Value {
	ctx := op.Context()
	if op.NumOperands() != 2 || op.NumResults() != 1 || !ir.FloatLike.Match(op.Operand(0).Type()) || !ir.FloatLike.Match(op.Operand(1).Type()) ||
		!ir.FloatLike.Match(op.Result(0).Type()) { // the verifier has not seen what the parser adapts
		return nil
	}
	in, scale := op.Operand(0), op.Operand(1)
	narrow, wide := in.Type(), op.Result(0).Type()
	if op.Is(ScalingTruncF) {
		narrow, wide = wide, narrow
	}
	kept := []ir.NamedAttribute{}
	if a := op.Attr("fastmath"); a != nil {
		kept = append(kept, ir.Named("fastmath", a))
	}
	make1 := func(def *ir.OpDef, t ir.Type, attrs []ir.NamedAttribute, vs ...*ir.Value) *ir.Value {
		return b.Create(op.Loc(), def, vs, []ir.Type{t}, attrs...).Result(0)
	}
	power := ir.Type(ctx.Float(ir.F8E8M0FNU))
	if s, ok := scale.Type().(ir.ShapedType); ok {
		power = s.WithShape(s.Shape(), power)
	}
	if scale.Type() != power {
		if ir.ElementTypeOrSelf(scale.Type()).(*ir.FloatType).Width() < 16 {
			return nil
		}
		scale = make1(TruncF, power, append(kept[:len(kept):len(kept)], ir.Named("roundingmode", ctx.Int(ctx.I32(), int64(apfloat.TowardZero)))), scale)
	}
	if ir.ElementTypeOrSelf(wide).(*ir.FloatType).Width() <= 8 || ir.ElementTypeOrSelf(narrow) == ir.ElementTypeOrSelf(wide) {
		return nil
	}
	scale = make1(ExtF, wide, kept, scale)
	if op.Is(ScalingExtF) {
		return []*ir.Value{make1(MulF, wide, kept, make1(ExtF, wide, kept, in), scale)}
	}
	rounding := kept
	if a := op.Attr("roundingmode"); a != nil {
		rounding = append(rounding[:len(rounding):len(rounding)], ir.Named("roundingmode", a))
	}
	return []*ir.Value{make1(TruncF, narrow, rounding, make1(DivF, wide, kept, in, scale))}
}

// adaptScaling replaces a scaling cast by older casts if the version does not have it.
func adaptScaling(rw *ir.Adapter, op *ir.Operation) bool {
	if op.Def().Versions.Has(rw.Version) || rw.Version < ir.OldestVersion+1 {
		return false // MLIR 19 has no f8E8M0FNU
	}
	values := ExpandScaling(rw.Before(op), op)
	return values != nil && rw.Replace(op, values...)
}
