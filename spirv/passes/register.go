package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes over spirv modules, with MLIR's layout of blocks.
func Register(reg *pass.Registry) {
	reg.Add(
		func() *pass.Pass { return NewLowerABIAttrs(LayoutMLIR) },
		NewUpdateVCE,
		NewRewriteInserts,
		NewCanonicalizeGL,
		func() *pass.Pass { return NewDecorateLayout(LayoutMLIR) },
	)
}
