package conversions

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/test/testdialect"
)

// NewTargetMaterialization returns the pass test-target-materialization-with-no-uses.
func NewTargetMaterialization() *pass.Pass {
	return &pass.Pass{
		Name: "test-target-materialization-with-no-uses", Class: "(anonymous namespace)::TestTargetMaterializationWithNoUses",
		Summary: "Test a special case of target materialization in DialectConversion",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			conv := &rewrite.TypeConverter{}
			rewrite.AddRule(conv, func(t ir.Type) (ir.Type, bool) { return t, true })
			rewrite.AddRule(conv, func(t *ir.IntegerType) (ir.Type, bool) {
				if t.Width == 16 {
					return op.Context().I64(), true
				}
				return t, true
			})
			conv.AddTargetMaterialization(castTo)
			target := rewrite.NewTarget()
			target.AddIllegalName("test.type_changer")
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(
				rewrite.ConvertNamed("ForwardOperandPattern", conv, "test.type_changer", func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
					rw.Replace(op, ad.Operands...)
					return true
				})))
		},
	}
}

// NewTypeConversion returns the pass test-legalize-type-conversion.
func NewTypeConversion() *pass.Pass {
	return &pass.Pass{
		Name: "test-legalize-type-conversion", Class: "(anonymous namespace)::TestTypeConversionDriver",
		Summary: "Test various type conversion functionalities in DialectConversion",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			conv := newStrictTypes(op.Context())
			target := rewrite.NewTarget()
			target.AddDynamicName(func(op *ir.Operation) bool {
				t := op.Result(0).Type()
				return isFloat(t, ir.F64) || isInteger(t, 64) || isConvertedRecursive(t)
			}, "test.type_producer")
			legalFunctions(target, conv)
			target.AddDynamicName(func(op *ir.Operation) bool {
				return op.NumOperands() > 0 && isFloat(op.Operand(0).Type(), ir.F64) && isFloat(op.Result(0).Type(), ir.F32)
			}, "test.cast")
			target.AddDynamicName(func(op *ir.Operation) bool { return conv.AreLegal(op.Region(0).First().ArgTypes()) }, "test.signature_conversion_no_converter")
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(
				rewrite.ConvertNamed("TestTypeConsumerForward", conv, "test.type_consumer", func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
					rw.Modify(op, func() { op.SetOperands(ad.Operands) })
					return true
				}),
				produceConverted(conv),
				rewrite.ConvertNamed("TestSignatureConversionUndo", conv, "test.signature_conversion_undo", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
					rw.ConvertRegionTypes(op.Region(0), conv, nil)
					return false
				}),
				rewrite.ConvertNamed("TestTestSignatureConversionNoConverter", nil, "test.signature_conversion_no_converter", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
					entry := op.Region(0).First()
					sig := conv.ConvertSignature(entry.ArgTypes())
					if sig == nil {
						return false
					}
					rw.Modify(op, func() { rw.ConvertBlockArgs(entry, sig, nil) })
					return true
				}),
				rewrite.OnNamed("TestTypeConversionAnotherProducer", "test.another_type_producer", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
					return replace(rw, op, "test.type_producer", nil, op.ResultTypes())
				}),
				functionTypes(conv, nil)))
		},
	}
}

// newStrictTypes returns the type converter of test-legalize-type-conversion, which knows few types and materializes even fewer.
func newStrictTypes(ctx *ir.Context) *rewrite.TypeConverter {
	c := &rewrite.TypeConverter{}
	rewrite.AddRule(c, func(t ir.Type) (ir.Type, bool) {
		switch {
		case isFloat(t, ir.F64):
			return t, true
		case isFloat(t, ir.BF16), isFloat(t, ir.F16), isFloat(t, ir.F32):
			return ctx.F64(), true
		}
		return nil, true
	})
	rewrite.AddRuleN(c, func(*ir.IntegerType) ([]ir.Type, bool) { return []ir.Type{}, true })
	addRecursiveRule(c)
	fromNothing := func(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
		if len(inputs) == 0 && (isInteger(t, 32) || isInteger(t, 64)) {
			return b.Build(&ir.OperationState{Loc: loc, Info: b.Context().OpInfo("test.type_producer"), Results: []ir.Type{t}}).Result(0)
		}
		return nil
	}
	back := func(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
		_, isInt := t.(*ir.IntegerType)
		switch {
		case len(inputs) == 1 && !isFloat(t, ir.F16) && isFloat(inputs[0].Type(), ir.F64):
			return castTo(b, t, inputs, loc)
		case len(inputs) == 1 && isInt:
			if _, ok := inputs[0].Type().(*ir.IntegerType); ok {
				return castTo(b, t, inputs, loc)
			}
		}
		return nil
	}
	c.AddSourceMaterialization(back)
	c.AddSourceMaterialization(fromNothing)
	c.AddArgumentMaterialization(fromNothing)
	return c
}

func produceConverted(conv *rewrite.TypeConverter) *rewrite.Pattern {
	return rewrite.ConvertNamed("TestTypeConversionProducer", conv, "test.type_producer", func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := op.Result(0).Type()
		_, isF := t.(*ir.FloatType)
		switch to := conv.Convert(t); {
		case isF:
			t = rw.Context().F64()
		case isInteger(t, 16):
			t = rw.Context().I64()
		case isConvertedRecursive(to) && to != t:
			t = to
		default:
			return false
		}
		return replace(rw, op, "test.type_producer", nil, []ir.Type{t})
	})
}

// convertedName is the name of the types that recursive types become.
const convertedName = "outer_converted_type"

func isConvertedRecursive(t ir.Type) bool {
	name, ok := testdialect.RecursiveName(t)
	return ok && name == convertedName
}

// addRecursiveRule adds a rule that makes a type which does not contain itself of a recursive type. The type inside is a simple one.
func addRecursiveRule(c *rewrite.TypeConverter) {
	inside := map[ir.Type]bool{}
	var convert func(t ir.Type) ir.Type
	convert = func(t ir.Type) ir.Type {
		name, ok := testdialect.RecursiveName(t)
		switch {
		case !ok:
			return c.Convert(t)
		case name == convertedName:
			return t
		case inside[t]:
			simple, _ := ir.ParseType(t.Context(), "!test.smpla")
			return simple
		}
		inside[t] = true
		defer delete(inside, t)
		body := convert(testdialect.RecursiveBody(t))
		if body == nil {
			return nil
		}
		return testdialect.RecursiveLike(t, convertedName, body)
	}
	rewrite.AddRule(c, func(t ir.Type) (ir.Type, bool) {
		if _, ok := testdialect.RecursiveName(t); !ok {
			return nil, false
		}
		return convert(t), true
	})
}
