// Package bufferization is the bufferization dialect: operations at the border between tensors, which are values, and memrefs,
// which are memory.
package bufferization

import "github.com/spvc/spvc/ir"

// Dialect returns the bufferization dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{Name: "bufferization"}
}
