package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewEmulateUnsupportedFloats returns the pass arith-emulate-unsupported-floats.
func NewEmulateUnsupportedFloats() *pass.Pass {
	var sources []string
	to := "f32"
	return &pass.Pass{
		Name: "arith-emulate-unsupported-floats", Class: "ArithEmulateUnsupportedFloats",
		Summary: "Emulate operations on unsupported floats with extf/truncf",
		Options: []pass.Option{
			pass.Strings("source-types", &sources, "MLIR types without arithmetic support on a given target"),
			pass.String("target-type", &to, "MLIR type to convert the unsupported source types to"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			conv, ok := floatConverter(op, sources, to)
			return ok && emulateFloats(op, conv)
		},
	}
}

// floatConverter returns the converter of the named float types to the type
// called to. It returns false after an error.
func floatConverter(op *ir.Operation, names []string, to string) (*rewrite.TypeConverter, bool) {
	c := op.Context()
	fail := func(msg string) (*rewrite.TypeConverter, bool) {
		return nil, op.EmitErrorAt(ir.UnknownLoc, msg)
	}
	var sources []*ir.FloatType
	for _, n := range names {
		t := floatNamed(c, n)
		if t == nil {
			return fail("could not map source type '" + n + "' to a known floating-point type")
		}
		sources = append(sources, t)
	}
	target := floatNamed(c, to)
	if target == nil {
		return fail("could not map target type '" + to + "' to a known floating-point type")
	}
	unsupported := func(t ir.Type) bool {
		for _, s := range sources {
			if t == ir.Type(s) {
				return true
			}
		}
		return false
	}
	if unsupported(target) {
		return fail("target type cannot be an unsupported source type")
	}
	conv := &rewrite.TypeConverter{}
	rewrite.AddRule(conv, func(t ir.Type) (ir.Type, bool) {
		if unsupported(t) {
			return target, true
		}
		if s, ok := t.(ir.ShapedType); ok && unsupported(s.ElementType()) {
			return s.WithShape(s.Shape(), target), true
		}
		return t, true
	})
	conv.AddTargetMaterialization(func(b *ir.Builder, t ir.Type, in []*ir.Value, loc ir.Location) *ir.Value {
		return arith.NewContracted(b, loc, arith.ExtF, in[0], t)
	})
	return conv, true
}

func floatNamed(c *ir.Context, name string) *ir.FloatType {
	for k := ir.F8E5M2; k <= ir.F128; k++ {
		if t := c.Float(k); t.String() == name {
			return t
		}
	}
	return nil
}

// isVectorArithmetic reports whether an op of the vector dialect computes with its
// operands.
func isVectorArithmetic(name string) bool {
	switch name {
	case "vector.contract", "vector.reduction", "vector.multi_reduction", "vector.fma", "vector.outerproduct", "vector.matrix_multiply", "vector.scan":
		return true
	}
	return false
}

func emulateFloats(op *ir.Operation, conv *rewrite.TypeConverter) bool {
	target := rewrite.NewTarget()
	target.MarkUnknownDynamic(func(op *ir.Operation) bool { return !isVectorArithmetic(op.Name()) || conv.IsLegalOp(op) })
	target.AddDynamicDialect(conv.IsLegalOp, "arith")
	target.AddLegalOp(arith.Bitcast, arith.ExtF, arith.TruncF, arith.Constant)
	return rewrite.ConvertFull([]*ir.Operation{op}, target, rewrite.NewPatternSet(emulateFloat(conv)))
}

// emulateFloat converts an op to the converted types and truncates its results.
func emulateFloat(conv *rewrite.TypeConverter) *rewrite.Pattern {
	return rewrite.ConvertOp("emulate-float", conv, nil, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		if conv.IsLegalOp(op) || op.NumRegions() != 0 {
			return rw.Fail("nothing to emulate")
		}
		old := op.ResultTypes()
		types, ok := conv.ConvertTypes(old)
		if !ok {
			return rw.Fail("result types cannot be converted")
		}
		st := ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: ad.Operands, Results: types, Attrs: op.Attrs()}
		for i := range op.NumSuccessors() {
			st.Successors = append(st.Successors, op.Successor(i))
		}
		vs := rw.Build(&st).Results()
		for i, v := range vs {
			if old[i] != v.Type() {
				vs[i] = arith.NewContracted(&rw.Builder, op.Loc(), arith.TruncF, v, old[i])
			}
		}
		rw.Replace(op, vs...)
		return true
	})
}
