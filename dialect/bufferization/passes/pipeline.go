package passes

import (
	"strconv"

	"github.com/spvc/spvc/ir/pass"
)

// deallocationPipeline is buffer-deallocation-pipeline, whose passes come from reg.
func deallocationPipeline(reg *pass.Registry) *pass.Pipeline {
	return &pass.Pipeline{
		Name: "buffer-deallocation-pipeline",
		Summary: "The default pipeline for automatically inserting deallocation operations after one-shot bufferization. Deallocation operations " +
			"(except `memref.realloc`) may not be present already.",
		New: func() ([]pass.Option, func(*pass.Manager) error) {
			dynamic, exact := false, false
			options := []pass.Option{pass.Bool("private-function-dynamic-ownership", &dynamic, "Allows to add additional results to private functions to return "+
				"ownership of returned memrefs to callers. This can avoid spurious buffer clones in the callee."),
				pass.Bool("exact", &exact, "Canonicalize without what MLIR 19 simplifies wrongly").Beyond()}
			return options, func(m *pass.Manager) error {
				canonicalize := ",canonicalize{exact=" + strconv.FormatBool(exact) + "}"
				return reg.AddText(m, "expand-realloc{emit-deallocs=false}"+canonicalize+",ownership-based-buffer-deallocation{private-function-dynamic-ownership="+
					strconv.FormatBool(dynamic)+"}"+canonicalize+",buffer-deallocation-simplification,bufferization-lower-deallocations,cse"+canonicalize)
			}
		},
	}
}
