package testdialect

import "github.com/spvc/spvc/ir"

// MLProgram returns the dialect `ml_program` with the part that MLIR's tests of file
// metadata need: it accepts resource sections but declares no resources.
func MLProgram() *ir.Dialect {
	return &ir.Dialect{Name: "ml_program", Interfaces: []any{resources{}}}
}

// resources is the ir.ResourceModel of a dialect that declares resources of every name,
// or none.
type resources struct{ any bool }

// DeclaresResource implements [ir.ResourceModel].
func (r resources) DeclaresResource(string) bool { return r.any }
