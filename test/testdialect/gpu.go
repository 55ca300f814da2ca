package testdialect

import (
	"github.com/spvc/spvc/dialect/gpu"
	gpupasses "github.com/spvc/spvc/dialect/gpu/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewGPURewrite returns the pass test-gpu-rewrite, which applies the rewrite patterns
// of the gpu dialect.
func NewGPURewrite() *pass.Pass {
	return &pass.Pass{
		Name: "test-gpu-rewrite", Class: "TestGpuRewritePass", Op: ir.Module.Name,
		Summary: "Applies all rewrite patterns within the GPU dialect.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(gpupasses.RewritePatterns()...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// NewSubgroupReduceLowering returns the pass test-gpu-subgroup-reduce-lowering.
func NewSubgroupReduceLowering() *pass.Pass {
	shuffles := false
	return &pass.Pass{
		Name: "test-gpu-subgroup-reduce-lowering", Class: "TestGpuSubgroupReduceLoweringPass", Op: ir.Module.Name,
		Summary: "Applies gpu.subgroup_reduce lowering patterns.",
		Options: []pass.Option{pass.Bool("expand-to-shuffles", &shuffles, "Expand subgroup_reduce ops to shuffle ops.")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ps := gpupasses.BreakDownSubgroupReduce(32, 2)
			if shuffles {
				ps = append(ps, gpupasses.SubgroupReduceToShuffles(32, 32, 1)...)
			}
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// NewMemoryPromotion returns the pass test-gpu-memory-promotion, which promotes the
// arguments of a gpu.func that have gpu.test_promote_workgroup.
func NewMemoryPromotion() *pass.Pass {
	return &pass.Pass{
		Name: "test-gpu-memory-promotion", Class: "TestGpuMemoryPromotionPass", Op: gpu.Func.Name,
		Summary: "Promotes the annotated arguments of gpu.func to workgroup memory.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			dicts, _ := op.Attr("arg_attrs").(*ir.ArrayAttr)
			for i := range (gpu.FuncOp{Operation: op}).Args() {
				if dicts == nil || i >= len(dicts.Elements) {
					break
				}
				if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok && d.Get("gpu.test_promote_workgroup") != nil && promotable(op, i) {
					gpupasses.PromoteToWorkgroup(gpu.FuncOp{Operation: op}, i)
				}
			}
			return true
		},
	}
}

// promotable reports whether argument i is a ranked memref of static shape.
func promotable(op *ir.Operation, i int) bool {
	t, ok := gpu.FuncOp{Operation: op}.Args()[i].Type().(*ir.MemRefType)
	return ok && ir.HasStaticShape(t) && len(t.Shape()) > 0
}
