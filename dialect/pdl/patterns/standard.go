package patterns

import (
	"github.com/spvc/spvc/dialect/pdlinterp/interp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Standard returns the functions that text which spvc reads may call.
//
// Constraints:
//
//	has_one_use(value)             exactly one operand uses the value
//	is_constant(value)             the value is a constant
//	constant(value) : attribute    the value is a constant; the result is its attribute
//	is_pure(operation)             the operation can be removed or moved: it has no effects, and is always speculatable
//	has_attribute(operation, name) the operation has an attribute called name, a string
//	equal(a, b)                    two attributes or two types are the same
//
// Rewrites:
//
//	set_attribute(operation, name, attribute)  gives the operation an attribute in place
//	remove_attribute(operation, name)          removes an attribute in place
//	move_before(operation, other)              moves the operation
func Standard() *interp.Natives {
	n := interp.NewNatives()
	constrain := func(name string, f func(args []interp.Handle) bool) {
		n.AddConstraint(name, func(_ *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) { return nil, f(args) })
	}
	constrain("has_one_use", func(args []interp.Handle) bool {
		v, ok := arg[*ir.Value](args, 0)
		return ok && v.HasOneUse()
	})
	constrain("is_constant", func(args []interp.Handle) bool {
		v, ok := arg[*ir.Value](args, 0)
		return ok && ir.ConstantOf(v) != nil
	})
	constrain("is_pure", func(args []interp.Handle) bool {
		op, ok := arg[*ir.Operation](args, 0)
		return ok && ir.IsMemoryEffectFree(op) && ir.IsSpeculatable(op)
	})
	constrain("has_attribute", func(args []interp.Handle) bool {
		op, ok := arg[*ir.Operation](args, 0)
		name, named := arg[*ir.StringAttr](args, 1)
		return ok && named && op.Attr(name.Value) != nil
	})
	constrain("equal", func(args []interp.Handle) bool {
		return len(args) == 2 && (same[ir.Attribute](args) || same[ir.Type](args))
	})
	n.AddConstraint("constant", func(_ *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		v, ok := arg[*ir.Value](args, 0)
		if !ok {
			return nil, false
		}
		a := ir.ConstantOf(v)
		return []interp.Handle{a}, a != nil
	})
	addStandardRewrites(n)
	return n
}

// arg returns argument i. It returns false if there is none, or one of another kind.
func arg[T any](args []interp.Handle, i int) (v T, ok bool) {
	if i >= len(args) {
		return v, false
	}
	v, ok = args[i].(T)
	return v, ok
}

// same reports whether two arguments are of the kind T and the same.
func same[T comparable](args []interp.Handle) bool {
	a, ok1 := args[0].(T)
	b, ok2 := args[1].(T)
	return ok1 && ok2 && a == b
}

func addStandardRewrites(n *interp.Natives) {
	n.AddRewrite("set_attribute", func(rw *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		op, ok1 := arg[*ir.Operation](args, 0)
		name, ok2 := arg[*ir.StringAttr](args, 1)
		a, ok3 := arg[ir.Attribute](args, 2)
		if !ok1 || !ok2 || !ok3 || !accepts(op, name.Value, a) {
			return nil, false
		}
		rw.Modify(op, func() { op.SetAttr(name.Value, a) })
		return nil, true
	})
	n.AddRewrite("remove_attribute", func(rw *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		op, ok1 := arg[*ir.Operation](args, 0)
		name, ok2 := arg[*ir.StringAttr](args, 1)
		if !ok1 || !ok2 || op.Attr(name.Value) == nil || op.Info().Slot(name.Value) >= 0 {
			return nil, false
		}
		rw.Modify(op, func() { op.RemoveAttr(name.Value) })
		return nil, true
	})
	n.AddRewrite("move_before", func(rw *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		op, ok1 := arg[*ir.Operation](args, 0)
		other, ok2 := arg[*ir.Operation](args, 1)
		if !ok1 || !ok2 || op.IsAncestor(other) || op.HasTrait(ir.Terminator) || op.Next() == other {
			return nil, false
		}
		rw.MoveBefore(op, other)
		return nil, true
	})
}

// accepts reports whether op may have the attribute a under name, and does not have it yet.
func accepts(op *ir.Operation, name string, a ir.Attribute) bool {
	if name == "" || op.Attr(name) == a {
		return false
	}
	slot := op.Info().Slot(name)
	return slot < 0 || op.Info().SlotProblem(slot, a) == "" && op.Info().AttrOfSlot(slot) != nil
}
