package passes

import "github.com/spvc/spvc/ir/pass"

// tosaToLinalg is the text of tosa-to-linalg-pipeline. tosa-validate has no profiles in later versions of MLIR, and ignores its options there.
const tosaToLinalg = "func.func(tosa-optional-decompositions),func.func(canonicalize),func.func(tosa-infer-shapes),func.func(tosa-make-broadcastable)," +
	"func.func(tosa-to-linalg-named),func.func(canonicalize),func.func(tosa-layerwise-constant-fold),func.func(tosa-make-broadcastable)," +
	"tosa-validate{profile=bi strict-op-spec-alignment=true level=8k},func.func(tosa-to-linalg)"

// tosaPipeline is tosa-to-linalg-pipeline, whose passes come from reg.
func tosaPipeline(reg *pass.Registry) *pass.Pipeline {
	return &pass.Pipeline{
		Name: "tosa-to-linalg-pipeline",
		Summary: "The default pipeline for converting TOSA operators to the equivalent operations using the tensor operations in LinAlg as well as " +
			"LinAlg named operations.",
		New: func() ([]pass.Option, func(*pass.Manager) error) {
			return nil, func(m *pass.Manager) error { return reg.AddText(m, tosaToLinalg) }
		},
	}
}
