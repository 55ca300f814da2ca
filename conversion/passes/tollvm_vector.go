package passes

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/vectortollvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// targetDialects are the dialects of processors that convert-vector-to-llvm can enable in MLIR.
type targetDialects struct{ amx, neon, sve, x86, i8mm, bf16 bool }

// refuse emits an error if a dialect is enabled.
func (t targetDialects) refuse(op *ir.Operation) bool {
	for _, d := range [...]struct {
		on           bool
		option, name string
	}{
		{t.amx, "enable-amx", "amx"}, {t.neon, "enable-arm-neon", "arm_neon"}, {t.sve, "enable-arm-sve", "arm_sve"}, {t.x86, "enable-x86vector", "x86vector"},
		{t.i8mm, "enable-arm-i8mm", "arm_neon"}, {t.bf16, "enable-arm-bf16", "arm_neon"},
	} {
		if d.on {
			return op.EmitError("spvc lacks the " + d.name + " dialect, which " + d.option + "=true enables; without the option, " +
				"convert-vector-to-llvm makes operations that all processors have")
		}
	}
	return true
}

// NewVectorToLLVM returns the pass convert-vector-to-llvm. It first breaks operations on vectors of several dimensions down to those that
// LLVM IR has, and leaves operations for which there is no pattern.
func NewVectorToLLVM() *pass.Pass {
	var opts vectortollvm.Options
	var dialects targetDialects
	narrow := true
	steps := vectortollvm.Steps{}
	return &pass.Pass{
		Name: "convert-vector-to-llvm", Class: "ConvertVectorToLLVMPass", Summary: "Lower the operations from the vector dialect into the LLVM dialect",
		Options: []pass.Option{
			pass.Bool("reassociate-fp-reductions", &opts.Reassociate, "Allows llvm to reassociate floating-point reductions for speed"),
			pass.Bool("force-32bit-vector-indices", &narrow, "Allows compiler to assume vector indices fit in 32-bit if that yields faster code"),
			pass.Bool("use-vector-alignment", &opts.VectorAlignment,
				"Use the preferred alignment of a vector type in load/store operations instead of the alignment of the element type of the memref. "+
					"This flag is intended for use with hardware which requiresvector alignment, or in application contexts where it is known all vector "+
					"access are naturally aligned. If operations have an alignment attribute set, the alignment attribute takes priority over this option").In(ir.Since(22)),
			pass.Bool("enable-amx", &dialects.amx, "Enables the use of AMX dialect while lowering the vector dialect."),
			pass.Bool("enable-arm-neon", &dialects.neon, "Enables the use of ArmNeon dialect while lowering the vector dialect."),
			pass.Bool("enable-arm-sve", &dialects.sve, "Enables the use of ArmSVE dialect while lowering the vector dialect."),
			pass.Bool("enable-arm-i8mm", &dialects.i8mm, "Enables the use of Arm FEAT_I8MM instructions while lowering the vector dialect.").In(ir.Since(22)),
			pass.Bool("enable-arm-bf16", &dialects.bf16, "Enables the use of Arm FEAT_BF16 instructions while lowering the vector dialect.").In(ir.Since(22)),
			pass.Bool("enable-x86vector", &dialects.x86, "Enables the use of X86Vector dialect while lowering the vector dialect."),
			pass.Enum("vector-contract-lowering", &steps.Contract, []string{"dot", "llvmintr", "outerproduct", "parallelarith"},
				"control the lowering of `vector.contract` operations.").In(ir.Since(22)),
			pass.Enum("vector-transpose-lowering", &steps.Transpose, []string{"eltwise", "llvmintr", "shuffle1d", "shuffle16x16"},
				"control the lowering of `vector.transpose` operations.").In(ir.Since(22)),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !dialects.refuse(op) {
				return false
			}
			o := opts
			o.WideIndices = !narrow
			lowerGreedily(op, steps.Patterns(op.Context(), o))
			target := rewrite.NewTarget()
			target.AddLegalDialect("llvm", "arith", "memref")
			target.AddLegalOp(ir.UnrealizedCast)
			ps := vectortollvm.AddPatternsWith(llvmtypes.New(op.Context(), llvmtypes.Options{}), o, steps.Late(op.Context(), o))
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(ps...))
		},
	}
}
