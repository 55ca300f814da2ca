package testdialect

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// NewTargetEnv returns the pass test-spirv-target-env. It converts ops of the dialect
// `test` to spirv ops that the function's target environment may not support.
func NewTargetEnv() *pass.Pass {
	return &pass.Pass{
		Name: "test-spirv-target-env", Class: "ConvertToTargetEnv", Op: "func.func", Summary: "Test SPIR-V target environment",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			attr, ok := op.Attr(spirv.TargetEnvName).(*spirv.TargetEnv)
			if !ok {
				return op.EmitError("missing 'spirv.target_env' attribute")
			}
			target := spirvtypes.NewTarget(spirv.EnvOf(attr))
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(targetEnvPatterns()...))
		},
	}
}

// targetEnvPatterns match ops by name, because no row declares the ops that they
// convert.
func targetEnvPatterns() []*rewrite.Pattern {
	on := func(name string, make func(op *ir.Operation, vs []*ir.Value, rw *rewrite.Rewriter)) *rewrite.Pattern {
		return rewrite.ConvertOp("test-spirv-target-env "+name, nil, nil, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			if op.Name() != "test."+name {
				return rw.Fail("another op")
			}
			make(op, ad.Operands, rw)
			return true
		})
	}
	dot := func(name string, def *ir.OpDef) *rewrite.Pattern {
		return on(name, func(op *ir.Operation, vs []*ir.Value, rw *rewrite.Rewriter) {
			var attrs []ir.NamedAttribute
			if f := op.Attr("format"); f != nil {
				attrs = append(attrs, ir.Named("format", f))
			}
			rw.ReplaceByNew(op, def, vs, []ir.Type{op.Result(0).Type()}, attrs...)
		})
	}
	return []*rewrite.Pattern{
		dot("convert_to_sdot_op", spirv.SDot), dot("convert_to_sudot_op", spirv.SUDot), dot("convert_to_udot_op", spirv.UDot),
		dot("convert_to_sdot_acc_sat_op", spirv.SDotAccSat), dot("convert_to_sudot_acc_sat_op", spirv.SUDotAccSat),
		dot("convert_to_udot_acc_sat_op", spirv.UDotAccSat),
		on("convert_to_atomic_compare_exchange_weak_op", func(op *ir.Operation, vs []*ir.Value, rw *rewrite.Rewriter) {
			c := rw.Context()
			rw.ReplaceByNew(op, spirv.AtomicCompareExchangeWeak, []*ir.Value{vs[0], vs[1], vs[2]}, []ir.Type{vs[2].Type()},
				ir.Named("memory_scope", c.Enum(spirv.ScopeAttr, uint64(spec.ScopeWorkgroup))),
				ir.Named("equal_semantics", c.Enum(spirv.MemorySemanticsAttr, uint64(spec.MemorySemanticsAcquireRelease|spec.MemorySemanticsAtomicCounterMemory))),
				ir.Named("unequal_semantics", c.Enum(spirv.MemorySemanticsAttr, uint64(spec.MemorySemanticsAcquire))))
		}),
		on("convert_to_bit_reverse_op", func(op *ir.Operation, vs []*ir.Value, rw *rewrite.Rewriter) {
			rw.ReplaceByNew(op, spirv.BitReverse, []*ir.Value{vs[0]}, []ir.Type{op.Result(0).Type()})
		}),
		on("convert_to_group_non_uniform_ballot_op", func(op *ir.Operation, vs []*ir.Value, rw *rewrite.Rewriter) {
			rw.ReplaceByNew(op, spirv.GroupNonUniformBallot, []*ir.Value{vs[0]}, []ir.Type{op.Result(0).Type()},
				ir.Named("execution_scope", rw.Context().Enum(spirv.ScopeAttr, uint64(spec.ScopeWorkgroup))))
		}),
		on("convert_to_module_op", func(op *ir.Operation, _ []*ir.Value, rw *rewrite.Rewriter) {
			spirv.NewModule(&rw.Builder, op.Loc(), spec.AddressingModelPhysicalStorageBuffer64, spec.MemoryModelVulkan, nil, "")
			rw.Erase(op)
		}),
		on("convert_to_subgroup_ballot_op", func(op *ir.Operation, vs []*ir.Value, rw *rewrite.Rewriter) {
			rw.ReplaceByNew(op, spirv.KHRSubgroupBallot, []*ir.Value{vs[0]}, []ir.Type{op.Result(0).Type()})
		}),
	}
}
