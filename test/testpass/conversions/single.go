package conversions

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewUnknownRootPatterns returns the pass test-legalize-unknown-root-patterns, which erases all operations of the dialect test.
func NewUnknownRootPatterns() *pass.Pass {
	return &pass.Pass{
		Name: "test-legalize-unknown-root-patterns", Class: "(anonymous namespace)::TestUnknownRootOpDriver",
		Summary: "Test public remapped value mechanism in ConversionPatternRewriter",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			target := rewrite.NewTarget()
			target.AddIllegalDialect("test")
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(
				rewrite.OnOp("RemoveTestDialectOps", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
					if d := op.Info().Dialect; d == nil || d.Name != "test" {
						return false
					}
					rw.Erase(op)
					return true
				})))
		},
	}
}

// NewRemappedValue returns the pass test-remapped-value.
func NewRemappedValue() *pass.Pass {
	return &pass.Pass{
		Name: "test-remapped-value", Class: "(anonymous namespace)::TestRemappedValue", Summary: "Test public remapped value mechanism in ConversionPatternRewriter",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			conv := &rewrite.TypeConverter{}
			rewrite.AddRule(conv, func(t ir.Type) (ir.Type, bool) { return t, true })
			rewrite.AddRule(conv, func(t *ir.FloatType) (ir.Type, bool) { return op.Context().F64(), t.Kind == ir.F32 })
			target := rewrite.NewTarget()
			target.AddLegalOp(ir.Module, fn.Func)
			target.AddLegalName("test.return")
			target.AddDynamicName(func(op *ir.Operation) bool { return isFloat(op.Result(0).Type(), ir.F64) }, "test.type_producer")
			target.AddDynamicName(func(op *ir.Operation) bool { return isFloat(op.Operand(0).Type(), ir.F64) }, "test.type_consumer")
			target.AddDynamicName(func(op *ir.Operation) bool { return op.NumOperands() > 1 }, duplicated)
			return rewrite.ConvertFull([]*ir.Operation{op}, target, rewrite.NewPatternSet(
				rewrite.ConvertNamed("OneVResOneVOperandOp1Converter", nil, duplicated, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
					v := rw.Remapped(op.Operand(0))
					return replace(rw, op, duplicated, []*ir.Value{v, v}, op.ResultTypes())
				}),
				produce("TestChangeProducerTypeF32ToF64", func(c *ir.Context, t ir.Type) ir.Type { return onlyIf(isFloat(t, ir.F32), c.F64()) }),
				updateConsumer(),
				rewrite.ConvertNamed("TestRemapValueInRegion", conv, "test.remapped_value_region", remapInRegion)))
		},
	}
}

// duplicated is the operation whose operand test-remapped-value doubles.
const duplicated = "test.one_variadic_out_one_variadic_in1"

// remapInRegion replaces an operation by its body.
func remapInRegion(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	body, around := op.Region(0).First(), op.Block()
	last := body.Last()
	rest := rw.SplitBlock(around, op)
	rw.MergeBlocks(body, around, nil)
	rw.MergeBlocks(rest, around, nil)
	vs := make([]*ir.Value, last.NumOperands())
	for i := range vs {
		vs[i] = rw.Remapped(last.Operand(i))
	}
	rw.Erase(last)
	rw.Replace(op, vs...)
	return true
}

// NewMergeBlocks returns the pass test-merge-blocks.
func NewMergeBlocks() *pass.Pass {
	const single = "test.SingleBlockImplicitTerminator"
	around := func(op *ir.Operation, name string) *ir.Operation {
		p := op.Parent()
		for p != nil && p.Name() != name {
			p = p.Parent()
		}
		return p
	}
	return &pass.Pass{
		Name: "test-merge-blocks", Class: "(anonymous namespace)::TestMergeBlocksPatternDriver", Summary: "Test Merging operation in ConversionPatternRewriter",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalOp(fn.Func, ir.Module)
			t.AddLegalName("test.finish", "test.type_consumer", "test.type_producer", "test.return")
			t.AddIllegalName("test.illegal_op_f")
			t.AddDynamicName(func(op *ir.Operation) bool { return op.Region(0).HasOneBlock() }, "test.merge_blocks")
			t.AddDynamicName(func(op *ir.Operation) bool { return around(op, "test.merge_blocks") != nil }, "test.br")
			t.AddDynamicName(func(op *ir.Operation) bool { return around(op, single) == nil }, single)
			rewrite.ConvertPartialWith([]*ir.Operation{op}, t, rewrite.NewPatternSet(
				mergeSecondBlock("TestMergeBlock", "test.merge_blocks", false),
				mergeSecondBlock("TestUndoBlocksMerge", "test.undo_blocks_merge", true),
				rewrite.ConvertNamed("TestMergeSingleBlockOps", nil, single, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
					if around(op, single) == nil {
						return false
					}
					body := op.Region(0).First()
					last := body.Last()
					rw.InlineBlockBefore(body, op.Block(), op, nil)
					rw.Erase(last)
					rw.Erase(op)
					return true
				})), rewrite.ConvertOptions{Unlegalized: notLegalizable})
			return true
		},
	}
}

// mergeSecondBlock returns a pattern that appends the second block of a region to the first one.
func mergeSecondBlock(label, name string, illegal bool) *rewrite.Pattern {
	return rewrite.ConvertNamed(label, nil, name, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		first := op.Region(0).First()
		second := first.Next()
		if second == nil {
			return false
		}
		if illegal {
			rw.SetStart(second)
			create(rw, op.Loc(), "test.illegal_op_f", nil, []ir.Type{rw.Context().F32()})
		}
		branch := first.Last()
		args := branch.Operands()
		rw.Erase(branch)
		rw.MergeBlocks(second, first, args)
		rw.Modify(op, func() {})
		return true
	})
}

// NewSelectiveReplacement returns the pass test-pattern-selective-replacement.
func NewSelectiveReplacement() *pass.Pass {
	return &pass.Pass{
		Name: "test-pattern-selective-replacement", Class: "(anonymous namespace)::TestSelectiveReplacementPatternDriver",
		Summary: "Test selective replacement in the PatternRewriter",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(
				rewrite.OnNamed("TestSelectiveOpReplacementPattern", "test.cast", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
					if op.NumOperands() != 2 {
						return false
					}
					rw.ReplaceUsesIf(op.Result(0), op.Operand(0), func(u *ir.Operand) bool { return u.Owner().HasTrait(ir.Terminator) })
					rw.Replace(op, op.Operand(1))
					return true
				})), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// NewRewriteDynamicOp returns the pass test-rewrite-dynamic-op, which works on operations that are defined at run time.
func NewRewriteDynamicOp() *pass.Pass {
	const from, to = "test.dynamic_one_operand_two_results", "test.dynamic_generic"
	return &pass.Pass{
		Name: "test-rewrite-dynamic-op", Class: "(anonymous namespace)::TestRewriteDynamicOpDriver", Summary: "Test rewritting on dynamic operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddIllegalName(from)
			t.AddLegalName(to)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(
				rewrite.OnNamed("RewriteDynamicOp", from, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
					return replace(rw, op, to, op.Operands(), op.ResultTypes(), op.Attrs()...)
				})))
		},
	}
}
