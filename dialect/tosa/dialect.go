// Package tosa is the tosa dialect: the operations of the Tensor Operator Set Architecture.
package tosa

import "github.com/spvc/spvc/ir"

// Dialect returns the tosa dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{Name: "tosa"}
}
