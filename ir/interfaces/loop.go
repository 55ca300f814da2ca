package interfaces

import (
	"github.com/spvc/spvc/ir"
	"strconv"
)

// LoopCarried holds the values that a loop passes from one iteration to the next
// (LoopLikeOpInterface). Yielded is empty and HasResults is false if the op has nothing
// to compare with.
type LoopCarried struct {
	Inits, IterArgs, Yielded, Results []*ir.Value
	HasResults                        bool
}

// Verify checks that numbers and types agree. It emits errors at op.
func (c LoopCarried) Verify(op *ir.Operation) bool {
	count := func(what string, a, b []*ir.Value) bool {
		return op.EmitOpError("different number of " + what + ": " + strconv.Itoa(len(a)) + " != " + strconv.Itoa(len(b)))
	}
	switch {
	case len(c.Inits) != len(c.IterArgs):
		return count("inits and region iter_args", c.Inits, c.IterArgs)
	case len(c.Yielded) > 0 && len(c.IterArgs) != len(c.Yielded):
		return count("region iter_args and yielded values", c.IterArgs, c.Yielded)
	case c.HasResults && len(c.Results) != len(c.IterArgs):
		return count("loop results and region iter_args", c.Results, c.IterArgs)
	}
	differ := func(i int, first, second string, a, b *ir.Value) bool {
		n := strconv.Itoa(i)
		return op.EmitOpError(n + "-th " + first + " and " + n + "-th " + second + " have different type: " + ir.QuoteType(a.Type()) + " != " + ir.QuoteType(b.Type()))
	}
	for i, a := range c.IterArgs {
		if c.Inits[i].Type() != a.Type() {
			return differ(i, "init", "region iter_arg", c.Inits[i], a)
		}
		if len(c.Yielded) > 0 && a.Type() != c.Yielded[i].Type() {
			return differ(i, "region iter_arg", "yielded value", a, c.Yielded[i])
		}
	}
	for i, r := range c.Results {
		if a := c.IterArgs[i]; a.Type() != r.Type() {
			return differ(0, "region iter_arg", "loop result", a, r) // MLIR does not count here
		}
	}
	return true
}
