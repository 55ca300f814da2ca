package testdialect

import "github.com/spvc/spvc/ir"

// MLProgram returns what MLIR's tests of file metadata want of the dialect
// `ml_program`: that it takes resources but knows none.
func MLProgram() *ir.Dialect {
	return &ir.Dialect{Name: "ml_program", Interfaces: []any{resources{}}}
}

// resources is the ir.ResourceModel of a dialect that takes resources of any name
// or of none.
type resources struct{ any bool }

// DeclaresResource implements [ir.ResourceModel].
func (r resources) DeclaresResource(string) bool { return r.any }
