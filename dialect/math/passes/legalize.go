package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewLegalizeToF32 returns the pass math-legalize-to-f32. It computes functions of
// narrower floats in f32 and truncates the results.
func NewLegalizeToF32() *pass.Pass {
	return &pass.Pass{
		Name: "math-legalize-to-f32", Class: "MathLegalizeToF32", Summary: "Legalize floating-point math ops on low-precision floats",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return extend(op, f32Converter())
		},
	}
}

// extend converts the functions of math with types that conv replaces.
func extend(op *ir.Operation, conv *rewrite.TypeConverter) bool {
	target := rewrite.NewTarget()
	target.AddDynamicDialect(conv.IsLegalOp, "math")
	target.AddLegalOp(math.Fma, arith.ExtF, arith.TruncF)
	return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(viaF32(conv)))
}

// NewExtendToSupported returns the pass math-extend-to-supported-types of MLIR 20 and later. It computes functions of floats
// that are neither f32, f64 nor in a list with another type, and truncates the results.
func NewExtendToSupported() *pass.Pass {
	var extra []string
	to := "f32"
	return &pass.Pass{
		Name: "math-extend-to-supported-types", Class: "MathExtendToSupportedTypes", Summary: "Legalize floating-point math ops on low-precision floats",
		Options: []pass.Option{
			pass.Strings("extra-types", &extra, "MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)"),
			pass.String("target-type", &to, "MLIR type to convert the unsupported source types to"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ctx := op.Context()
			supported := []ir.Type{ctx.F32(), ctx.F64()}
			for _, name := range extra {
				t := floatNamed(ctx, name)
				if t == nil {
					return op.EmitErrorAt(ir.UnknownLoc, "could not map source type '"+name+"' to a known floating-point type")
				}
				supported = append(supported, t)
			}
			wide := floatNamed(ctx, to)
			if wide == nil {
				return op.EmitErrorAt(ir.UnknownLoc, "could not map target type '"+to+"' to a known floating-point type")
			}
			return extend(op, supportedConverter(append(supported, wide), wide))
		},
	}
}

// floatNamed returns the float type called name, or nil.
func floatNamed(c *ir.Context, name string) ir.Type {
	for k := ir.F8E5M2; k <= ir.F128; k++ {
		if t := c.Float(k); t.String() == name {
			return t
		}
	}
	return nil
}

// supportedConverter converts floats that are not in supported, and those that are elements of a shaped type, to wide.
func supportedConverter(supported []ir.Type, wide ir.Type) *rewrite.TypeConverter {
	conv := &rewrite.TypeConverter{}
	lacks := func(t ir.Type) bool { return ir.AnyFloatType.Match(t) && !slices.Contains(supported, t) }
	rewrite.AddRule(conv, func(t ir.Type) (ir.Type, bool) { return t, true })
	rewrite.AddRule(conv, func(t *ir.FloatType) (ir.Type, bool) { return wide, lacks(t) })
	rewrite.AddRule(conv, func(t ir.ShapedType) (ir.Type, bool) {
		if !lacks(t.ElementType()) {
			return nil, false
		}
		return t.WithShape(t.Shape(), wide), true
	})
	conv.AddTargetMaterialization(func(b *ir.Builder, t ir.Type, in []*ir.Value, loc ir.Location) *ir.Value {
		return arith.NewContracted(b, loc, arith.ExtF, in[0], t)
	})
	return conv
}

// f32Converter converts narrower floats, and the float elements of any shaped type, to
// f32. Like MLIR it ignores the width of elements, so that a vector of f64 ends in an
// extension that the verifier rejects.
func f32Converter() *rewrite.TypeConverter {
	conv := &rewrite.TypeConverter{}
	rewrite.AddRule(conv, func(t ir.Type) (ir.Type, bool) { return t, true })
	rewrite.AddRule(conv, func(t *ir.FloatType) (ir.Type, bool) { return t.Context().F32(), t.Width() < 32 })
	rewrite.AddRule(conv, func(t ir.ShapedType) (ir.Type, bool) {
		e, ok := t.ElementType().(*ir.FloatType)
		if !ok {
			return nil, false
		}
		return t.WithShape(t.Shape(), e.Context().F32()), true
	})
	conv.AddTargetMaterialization(func(b *ir.Builder, t ir.Type, in []*ir.Value, loc ir.Location) *ir.Value {
		return arith.NewContracted(b, loc, arith.ExtF, in[0], t)
	})
	return conv
}

// viaF32 converts an op to the converted types.
func viaF32(conv *rewrite.TypeConverter) *rewrite.Pattern {
	return rewrite.ConvertOp("math-via-f32", conv, nil, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		if conv.IsLegalOp(op) || op.NumRegions() != 0 || op.NumSuccessors() != 0 {
			return rw.Fail("nothing to legalize")
		}
		old := op.ResultTypes()
		types, ok := conv.ConvertTypes(old)
		if !ok {
			return rw.Fail("result types cannot be converted")
		}
		n := rw.Build(&ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: ad.Operands, Results: types, Attrs: op.Attrs()})
		vs := n.Results()
		for i, v := range vs {
			if v.Type() != old[i] {
				vs[i] = arith.NewContracted(&rw.Builder, op.Loc(), arith.TruncF, v, old[i])
			}
		}
		rw.Replace(op, vs...)
		return true
	})
}
