// Package linalg is the linalg dialect: operations on whole tensors and memrefs whose loops are known.
package linalg

import "github.com/spvc/spvc/ir"

// Dialect returns the linalg dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{Name: "linalg"}
}
