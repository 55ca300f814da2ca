package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// boolParam reports whether the parameter of the name is true.
func boolParam(a ir.Attribute, name string) bool { return llvm.NumberParam(a, name) != 0 }
