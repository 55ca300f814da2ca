package conversions

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// The modes of test-legalize-patterns, in the order of the keywords.
const (
	analyze = iota
	convertFully
	convertPartly
)

// legalizeMode is the flag that chooses the mode of test-legalize-patterns.
const legalizeMode = "test-legalize-mode"

// NewLegalizePatterns returns the pass test-legalize-patterns. It converts the dialect of the tests by many patterns.
func NewLegalizePatterns() *pass.Pass {
	mode := convertPartly
	return &pass.Pass{
		Name: "test-legalize-patterns", Class: "(anonymous namespace)::TestLegalizePatternDriver", Summary: "Run test dialect legalization patterns",
		Flags: []pass.Option{pass.Enum(legalizeMode, &mode, []string{"analysis", "full", "partial"}, "The legalization mode to use with the test driver")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			conv := newTestTypes(op.Context())
			patterns := rewrite.NewPatternSet(legalizations(op.Context(), conv)...)
			target := legalizationTarget(conv)
			roots := []*ir.Operation{op}
			o := rewrite.ConvertOptions{Listener: notifications(r.Out)}
			switch mode {
			case analyze:
				return rewrite.ConvertAnalysis(roots, target, patterns, func(o *ir.Operation) { o.EmitRemark("op '" + o.Name() + "' is legalizable") })
			case convertFully:
				target.MarkUnknownDynamic(func(op *ir.Operation) bool { return op.Attr("test.dynamically_legal") != nil })
				if !rewrite.ConvertFullWith(roots, target, patterns, o) {
					op.EmitRemark("applyFullConversion failed")
				}
			default:
				o.Unlegalized = notLegalizable
				if !rewrite.ConvertPartialWith(roots, target, patterns, o) {
					op.EmitRemark("applyPartialConversion failed")
				}
			}
			return true
		},
	}
}

func notLegalizable(op *ir.Operation) { op.EmitRemark("op '" + op.Name() + "' is not legalizable") }

// newTestTypes returns the type converter of the tests: it drops i16, splits f32, and changes i64 and i42.
func newTestTypes(ctx *ir.Context) *rewrite.TypeConverter {
	c := &rewrite.TypeConverter{}
	rewrite.AddRuleN(c, func(t ir.Type) ([]ir.Type, bool) {
		switch {
		case isInteger(t, 16):
			return []ir.Type{}, true
		case isInteger(t, 64):
			return []ir.Type{ctx.F64()}, true
		case isInteger(t, 42):
			return []ir.Type{ctx.Integer(43, ir.Signless)}, true
		case isFloat(t, ir.F32):
			return []ir.Type{ctx.F16(), ctx.F16()}, true
		}
		return []ir.Type{t}, true
	})
	c.AddArgumentMaterialization(castTo)
	c.AddSourceMaterialization(castTo)
	return c
}

// castTo is a materialization by test.cast.
func castTo(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
	return b.Build(&ir.OperationState{Loc: loc, Info: b.Context().OpInfo("test.cast"), Operands: inputs, Results: []ir.Type{t}}).Result(0)
}

func legalizationTarget(conv *rewrite.TypeConverter) *rewrite.Target {
	t := rewrite.NewTarget()
	t.AddLegalOp(ir.Module)
	t.AddLegalName("test.legal_op_a", "test.legal_op_b", "test.legal_op_c", "test.cast", "test.valid", "test.finish", "test.one_region_op", "test.legal_op")
	t.AddIllegalName("test.illegal_op_f", "test.region_builder", "test.op_with_region_fold")
	t.AddDynamicName(func(op *ir.Operation) bool {
		for _, v := range op.Operands() {
			if isFloat(v.Type(), ir.F32) {
				return false
			}
		}
		return true
	}, "test.return")
	legalFunctions(t, conv)
	t.AddDynamicOp(conv.IsLegalOp, fn.Call)
	t.AddDynamicName(func(*ir.Operation) bool { return false }, "test.illegal_op_g")
	t.AddDynamicName(func(op *ir.Operation) bool { return isFloat(op.Result(0).Type(), ir.F64) }, "test.type_producer")
	t.AddDynamicName(func(op *ir.Operation) bool { return isFloat(op.Operand(0).Type(), ir.F64) }, "test.type_consumer")
	skips := func(op *ir.Operation) bool {
		_, ok := op.Attr("test.recursively_legal").(*ir.UnitAttr)
		return ok
	}
	t.MarkRecursivelyLegal(fn.Func, skips)
	t.MarkRecursivelyLegal(ir.Module, skips)
	t.AddDynamicName(func(op *ir.Operation) bool { return depthOf(op) == 0 }, "test.recursive_rewrite")
	t.AddDynamicName(func(op *ir.Operation) bool { return op.Attr("folded") != nil }, "test.op_in_place_self_fold")
	t.AddDynamicName(func(op *ir.Operation) bool { return op.Attr("is_legal") != nil }, "test.convert_block_args", "test.block_arg_replace")
	return t
}

func depthOf(op *ir.Operation) int64 {
	n, _ := op.Attr("depth").(*ir.IntegerAttr)
	if n == nil {
		return 0
	}
	d, _ := n.Int64()
	return d
}
