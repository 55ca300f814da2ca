package interp

import (
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Handle is what a program knows at run time under a name: an [ir.Attribute], an [*ir.Operation], an [ir.Type], an [*ir.Value], or a range
// of them as a slice ([]*ir.Value, …) without nil. A nil Handle stands for nothing, such as the operation that defines a block argument.
type Handle = any

// Constraint is a function that decides whether a pattern matches. It must not change the IR. args has a handle for each argument of the
// call; the results must be of the kinds of the call's results. A negated call has no results.
type Constraint func(rw *rewrite.Rewriter, args []Handle) (results []Handle, ok bool)

// Rewrite is a function that a rewrite calls. args has a handle for each argument of the call; the results must be of the kinds of the
// call's results. If it returns false, the pattern does not apply; it must not have changed the IR then.
type Rewrite func(rw *rewrite.Rewriter, args []Handle) (results []Handle, ok bool)

// Natives are the functions that programs call, by name.
type Natives struct {
	constraints map[string]Constraint
	rewrites    map[string]Rewrite
}

// NewNatives returns a set without functions.
func NewNatives() *Natives {
	return &Natives{constraints: map[string]Constraint{}, rewrites: map[string]Rewrite{}}
}

// AddConstraint registers f under name and returns n. The first function of a name stays.
func (n *Natives) AddConstraint(name string, f Constraint) *Natives {
	if n.constraints[name] == nil {
		n.constraints[name] = f
	}
	return n
}

// AddRewrite registers f under name and returns n. The first function of a name stays.
func (n *Natives) AddRewrite(name string, f Rewrite) *Natives {
	if n.rewrites[name] == nil {
		n.rewrites[name] = f
	}
	return n
}

// HasConstraint reports whether a constraint of that name is registered.
func (n *Natives) HasConstraint(name string) bool { return n.constraints[name] != nil }

// HasRewrite reports whether a rewrite of that name is registered.
func (n *Natives) HasRewrite(name string) bool { return n.rewrites[name] != nil }

// fits reports whether h is a handle, or nothing, of the type t.
func fits(h Handle, t ir.Type) bool {
	if h == nil {
		return true
	}
	def, isRange := pdl.ElementOrSelf(t).TypeDef(), pdl.IsRange(t)
	var ok bool
	switch def {
	case pdl.AttributeDef:
		if _, ok = h.(ir.Attribute); isRange {
			_, ok = h.([]ir.Attribute)
		}
	case pdl.OperationDef:
		if _, ok = h.(*ir.Operation); isRange {
			_, ok = h.([]*ir.Operation)
		}
	case pdl.TypeDef:
		if _, ok = h.(ir.Type); isRange {
			_, ok = h.([]ir.Type)
		}
	case pdl.ValueDef:
		if _, ok = h.(*ir.Value); isRange {
			_, ok = h.([]*ir.Value)
		}
	}
	return ok
}

// allFit reports whether results are handles of the types.
func allFit(results []Handle, types []ir.Type) bool {
	if len(results) != len(types) {
		return false
	}
	for i, h := range results {
		if !fits(h, types[i]) {
			return false
		}
	}
	return true
}
