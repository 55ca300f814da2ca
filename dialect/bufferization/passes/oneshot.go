package passes

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/bufferization/oneshot"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

var (
	heuristicWords = []string{"bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer"}
	layoutWords    = []string{"infer-layout-map", "identity-layout-map", "fully-dynamic-layout-map"}
)

// NewOneShotBufferize returns the pass one-shot-bufferize.
func NewOneShotBufferize() *pass.Pass {
	o := oneshot.NewOptions()
	o.CheckParallelRegions = true
	return &pass.Pass{
		Name: "one-shot-bufferize", Class: "OneShotBufferize", Op: ir.Module.Name, Summary: "One-Shot Bufferize",
		Options: oneshotOptions(o),
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if o.PrintConflicts && !o.TestAnalysisOnly {
				return op.EmitError("Invalid option: 'print-conflicts' requires 'test-analysis-only'")
			}
			if o.CopyBeforeWrite && o.TestAnalysisOnly {
				return op.EmitError("Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'")
			}
			return oneshot.Bufferize(op, o)
		},
	}
}

func oneshotOptions(o *oneshot.Options) []pass.Option {
	return []pass.Option{
		pass.Bool("allow-return-allocs-from-loops", &o.AllowReturnAllocsFromLoops, "Allows returning/yielding new allocations from a loop."),
		pass.Bool("allow-unknown-ops", &o.AllowUnknownOps, "Allows unknown (not bufferizable) ops in the input IR."),
		pass.Uint64("analysis-fuzzer-seed", &o.FuzzerSeed, "Test only: Analyze ops in random order with a given seed (fuzzer)"),
		pass.Enum("analysis-heuristic", &o.Heuristic, heuristicWords, "Heuristic that control the IR traversal during analysis"),
		pass.Uint64("buffer-alignment", &o.Alignment, "Sets the alignment of newly allocated buffers.").In(ir.Since(22)),
		pass.Bool("bufferize-function-boundaries", &o.FunctionBoundaries, "Bufferize function boundaries (experimental)."),
		pass.Bool("check-parallel-regions", &o.CheckParallelRegions, "Account for parallel regions in RaW analysis."),
		pass.Bool("copy-before-write", &o.CopyBeforeWrite, "Skip the analysis. Make a buffer copy on every write."),
		pass.Strings("dialect-filter", &o.Dialects, "Restrict bufferization to ops from these dialects."),
		pass.Bool("dump-alias-sets", &o.DumpAliasSets, "Test only: Annotate tensor IR with alias sets"),
		pass.Enum("function-boundary-type-conversion", &o.Signatures, layoutWords, "Controls layout maps when bufferizing function signatures."),
		pass.Bool("must-infer-memory-space", &o.MustInferMemorySpace, "The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise."),
		pass.Strings("no-analysis-func-filter", &o.NoAnalysis, "Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them."),
		pass.Bool("print-conflicts", &o.PrintConflicts, "Test only: Annotate IR with RaW conflicts. Requires test-analysis-only."),
		pass.Bool("test-analysis-only", &o.TestAnalysisOnly, "Test only: Only run inplaceability analysis and annotate IR"),
		pass.Enum("unknown-type-conversion", &o.Unknown, layoutWords, "Controls layout maps for non-inferrable memref types."),
		pass.Bool("use-encoding-for-memory-space", &o.EncodingIsMemorySpace, "Use the Tensor encoding attribute for the memory space. Exclusive to the 'must-infer-memory-space' option").In(ir.Since(22)),
	}
}

// NewEmptyTensorToAllocTensor returns the pass empty-tensor-to-alloc-tensor.
func NewEmptyTensorToAllocTensor() *pass.Pass {
	return &pass.Pass{
		Name: "empty-tensor-to-alloc-tensor", Class: "EmptyTensorToAllocTensor", Summary: "Replace all empty ops by alloc_tensor ops.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var all []*ir.Operation
			op.Walk(func(op *ir.Operation) {
				if op.Is(tensor.Empty) {
					all = append(all, op)
				}
			})
			b := ir.NewBuilder(op.Context(), nil)
			for _, e := range all {
				b.SetBefore(e)
				n := bufferization.NewAllocTensor(b, e.Loc(), e.Result(0).Type(), e.Operands(), nil, nil)
				e.ReplaceAllUsesWith([]*ir.Value{n})
				e.Erase()
			}
			return true
		},
	}
}

// NewEliminateEmptyTensors returns the pass eliminate-empty-tensors.
func NewEliminateEmptyTensors() *pass.Pass {
	return &pass.Pass{
		Name: "eliminate-empty-tensors", Class: "EmptyTensorElimination", Summary: "Try to eliminate all tensor.empty ops.",
		Run: func(op *ir.Operation, _ *pass.Run) bool { return oneshot.EliminateEmptyTensors(op) },
	}
}
