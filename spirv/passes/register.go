package passes

import (
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/layout/block"
)

// Register adds the passes over spirv modules, with MLIR's layout of blocks.
func Register(reg *pass.Registry) {
	reg.Add(
		func() *pass.Pass { return NewLowerABIAttrs(block.LikeMLIR) },
		NewUpdateVCE,
		NewRewriteInserts,
		NewCanonicalizeGL,
		NewUnifyAliased,
		NewWebGPUPrepare,
		func() *pass.Pass { return NewDecorateLayout(block.LikeMLIR) },
	)
}
