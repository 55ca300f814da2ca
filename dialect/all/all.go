// Package all is the only list of the dialects of spvc.
package all

import (
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
)

// Register adds all dialects to reg.
func Register(reg *ir.Registry) {
	reg.Add("cf", cf.Dialect)
	reg.Add("func", fn.Dialect)
}

// Registry returns a new registry with all dialects.
func Registry() *ir.Registry {
	reg := ir.NewRegistry()
	Register(reg)
	return reg
}
