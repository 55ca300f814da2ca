package cli

import (
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
)

// mlir is the version of MLIR that commands read and write. The flag --mlir-version of all commands sets it.
var mlir mlirVersion

// mlirVersion is the value of --mlir-version.
type mlirVersion struct{ ir.Version }

// Set implements pflag.Value.
func (v *mlirVersion) Set(text string) (err error) {
	v.Version, err = tool.ParseMLIR(text)
	return err
}

// Type implements pflag.Value.
func (v *mlirVersion) Type() string { return "version" }

// newContext returns a context with all dialects in the version of the command.
func newContext() *ir.Context {
	ctx := ir.NewContext(all.Registry())
	ctx.Version = mlir.Version
	return ctx
}
