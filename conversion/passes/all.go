package passes

import (
	"github.com/spvc/spvc/conversion/arithtospirv"
	"github.com/spvc/spvc/conversion/functospirv"
	"github.com/spvc/spvc/conversion/gputospirv"
	"github.com/spvc/spvc/conversion/indextospirv"
	"github.com/spvc/spvc/conversion/memreftospirv"
	"github.com/spvc/spvc/conversion/scftospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/conversion/ubtospirv"
	"github.com/spvc/spvc/conversion/vectortospirv"
	arithpasses "github.com/spvc/spvc/dialect/arith/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// NewToSPIRV returns the pass convert-to-spirv of MLIR 19. It splits the vectors in the signatures
// of functions, then converts functions and the ops of arith, index, scf, ub and vector
// together. Ops that it cannot convert stay, except for those of the spirv dialect that
// the target lacks.
func NewToSPIRV() *pass.Pass {
	signatures := true
	return &pass.Pass{
		Name: "convert-to-spirv", Class: "ConvertToSPIRVPass", Summary: "Convert to SPIR-V",
		Options: []pass.Option{signatureOption(&signatures)},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if signatures {
				functospirv.UnrollSignatures(op)
			}
			return convertTogether(op, []addPatterns{
				divisions, arithtospirv.AddPatterns, functospirv.AddFuncPatterns, functospirv.AddPatterns, indextospirv.AddPatterns,
				vectortospirv.AddPatterns, scftospirv.AddPatterns, ubtospirv.AddPatterns, spirvtypes.AddModels})
		},
	}
}

func signatureOption(signatures *bool) pass.Option {
	return pass.Bool("run-signature-conversion", signatures, "Run function signature conversion to convert vector types")
}

// convertTogether converts the ops in op that the patterns match. The others stay.
func convertTogether(op *ir.Operation, add []addPatterns) bool {
	opts, ok := spirvtypes.DefaultOptions().For(op)
	if !ok {
		return false
	}
	env := spirv.EnvFor(op)
	c := spirvtypes.New(op.Context(), env, opts)
	return rewrite.ConvertPartial([]*ir.Operation{op}, spirvtypes.NewTarget(env), patternsOf(c, add))
}

// NewTestToSPIRV returns the pass test-convert-to-spirv, by which MLIR 22 replaced convert-to-spirv. It also converts the ops of
// gpu and memref, and vectors in functions. With convert-gpu-modules, it converts copies of gpu.module ops instead, which it puts
// before the originals or, with nest-in-gpu-module, into them.
func NewTestToSPIRV() *pass.Pass {
	signatures, unroll := true, true
	modules, nest := false, false
	return &pass.Pass{
		Name: "test-convert-to-spirv", Class: "TestConvertToSPIRVPass", Summary: "Conversion to SPIR-V pass only used for internal tests.",
		Options: []pass.Option{
			pass.Bool("convert-gpu-modules", &modules, "Clone and convert GPU modules"),
			pass.Bool("nest-in-gpu-module", &nest, "Put converted SPIR-V module inside the gpu.module instead of alongside it."),
			signatureOption(&signatures),
			pass.Bool("run-vector-unrolling", &unroll, "Run vector unrolling to convert vector types in function bodies"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if signatures {
				functospirv.UnrollSignatures(op)
			}
			if unroll {
				functospirv.UnrollBodies(op)
			}
			if !modules {
				return mapStorage(op, r) && convertTogether(op, togetherPatterns())
			}
			b := ir.NewBuilder(op.Context(), nil)
			var copies []*ir.Operation
			for _, m := range gpuModules(op) {
				if nest {
					b.SetStart(m.Region(0).First())
				} else {
					b.SetBefore(m)
				}
				copies = append(copies, b.Insert(b.Arena().CloneParts(m, ir.NewMapping(), r.Workers, r.Each)))
			}
			for _, m := range copies {
				if !mapStorage(m, r) || !convertTogether(m, togetherPatterns()) {
					return false
				}
			}
			return true
		},
	}
}

// mapStorage replaces the memory spaces in op by the storage classes of the client API.
func mapStorage(op *ir.Operation, r *pass.Run) bool {
	spaces := memreftospirv.VulkanSpaces
	if hasKernels(op) {
		spaces = memreftospirv.OpenCLSpaces
	}
	return memreftospirv.MapStorageClasses(op, spaces, r.Workers, r.Each)
}

// togetherPatterns returns the conversions that test-convert-to-spirv combines.
func togetherPatterns() []addPatterns {
	return []addPatterns{
		divisions, arithtospirv.AddPatterns, functospirv.AddPatterns, functospirv.AddFuncPatterns, gputospirv.AddPatterns, indextospirv.AddPatterns,
		memreftospirv.AddPatterns, vectortospirv.AddPatterns, scftospirv.AddPatterns, ubtospirv.AddPatterns, spirvtypes.AddModels}
}

// divisions adds the patterns that expand rounding divisions into simpler ops.
func divisions(_ *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, arithpasses.DivisionPatterns()...)
}
