package pdl

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// isOneOf reports whether op is of one of the kinds defs.
func isOneOf(op *ir.Operation, defs ...*ir.OpDef) bool {
	for _, d := range defs {
		if op.Is(d) {
			return true
		}
	}
	return false
}

// anyUser reports whether pred returns true for a user of op.
func anyUser(op *ir.Operation, pred func(*ir.Operation) bool) bool {
	for i := range op.NumResults() {
		for u := op.Result(i).FirstUse(); u != nil; u = u.NextUse() {
			if pred(u.Owner()) {
				return true
			}
		}
	}
	return false
}

// binds reports whether op, a user of a value, makes the value part of the pattern. A result of an operation does so only if it is
// part of the pattern itself.
func binds(op *ir.Operation) bool { return !isOneOf(op, ResultOp, ResultsOp) || anyUser(op, binds) }

func parentIs(op *ir.Operation, def *ir.OpDef) bool {
	p := op.Parent()
	return p != nil && p.Is(def)
}

// verifyBinding checks that the matcher of a pattern uses what op defines.
func verifyBinding(op *ir.Operation) bool {
	if !parentIs(op, PatternOp) || anyUser(op, binds) {
		return true
	}
	return op.EmitOpError("expected a bindable user when defined in the matcher body of a `pdl.pattern`")
}

func verifyConstraint(op *ir.Operation) bool {
	if op.NumOperands() == 0 {
		return op.EmitOpError("expected at least one argument")
	}
	for _, t := range op.ResultTypes() {
		if t.TypeDef() == OperationDef {
			return op.EmitOpError("returning an operation from a constraint is not supported")
		}
	}
	return true
}

func verifyNativeRewrite(op *ir.Operation) bool {
	if op.NumOperands() == 0 && op.NumResults() == 0 {
		return op.EmitOpError("expected at least one argument or result")
	}
	return true
}

func verifyAttribute(op *ir.Operation) bool {
	switch {
	case op.Prop(0) == nil && parentIs(op, RewriteOp):
		return op.EmitOpError("expected constant value when specified within a `pdl.rewrite`")
	case op.Prop(0) == nil:
		return verifyBinding(op)
	case op.NumOperands() > 0:
		return op.EmitOpError("expected only one of [`type`, `value`] to be set")
	}
	return true
}

func verifyType(op *ir.Operation) bool { return op.Prop(0) != nil || verifyBinding(op) }

func verifyOperation(op *ir.Operation) bool {
	inside := parentIs(op, RewriteOp)
	if inside && op.Prop(OperationName) == nil {
		return op.EmitOpError("must have an operation name when nested within a `pdl.rewrite`")
	}
	names := len(op.Prop(OperationAttributes).(*ir.ArrayAttr).Elements)
	if _, values := op.OperandGroup(OperationAttrs); names != values {
		return op.EmitOpError("expected the same number of attribute values and attribute names, got " +
			strconv.Itoa(names) + " names and " + strconv.Itoa(values) + " values")
	}
	if inside && !mayInferTypes(op) && !verifyResultTypes(op) {
		return false
	}
	return verifyBinding(op)
}

// MadeOp returns what the context knows of the operations that op, a pdl.operation, matches or makes. It returns nil if op has no
// name.
func MadeOp(op *ir.Operation) *ir.OpInfo {
	name, ok := op.Prop(OperationName).(*ir.StringAttr)
	if !ok {
		return nil
	}
	return op.Context().OpInfo(name.Value)
}

// InfersTypes reports whether the op that info describes computes the types of its results.
func InfersTypes(info *ir.OpInfo) bool {
	if info == nil || info.Entry == nil {
		return false
	}
	if info.Entry.Infer != nil || info.HasTrait(ir.InferredTypes{}) {
		return true
	}
	for _, r := range info.Def.Results {
		if r.Quantity != ir.One || !infersResult(info, &r) {
			return false
		}
	}
	return len(info.Def.Results) > 0
}

// infersResult reports whether traits or its constraint determine the type of the result r.
func infersResult(info *ir.OpInfo, r *ir.ValueDef) bool {
	if r.Type.Build != nil || info.HasTrait(ir.SameOperandsAndResultType) {
		return true
	}
	for _, t := range info.Def.Traits {
		if m, ok := t.(*ir.MatchTrait); ok && (m.To == r.Name && m.Infer != nil || slices.Contains(m.Names, r.Name)) {
			return true
		}
	}
	return false
}

// mayInferTypes reports whether the named op may compute the types of its results. An unregistered op of a dialect that is not
// registered either may.
func mayInferTypes(op *ir.Operation) bool {
	info := MadeOp(op)
	return info != nil && (info.Def == nil || InfersTypes(info))
}

// Replaces reports whether use, a use of an operation made in a rewrite, replaces another operation by it, which is there before
// it is made. It returns the other operation.
func Replaces(use *ir.Operand, made *ir.Operation) (*ir.Operation, bool) {
	if !use.Owner().Is(Replace) || use.Index() == 0 {
		return nil, false
	}
	old := use.Owner().Operand(0).DefiningOp()
	return old, old != nil && (old.Block() != made.Block() || old.IsBeforeInBlock(made))
}

// verifyResultTypes checks that the types of the results of an operation that a rewrite makes are known.
func verifyResultTypes(op *ir.Operation) bool {
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if _, ok := Replaces(u, op); ok {
			return true
		}
	}
	const text = "must have inferable or constrained result types when nested within `pdl.rewrite`"
	types := op.OperandsIn(OperationTypes)
	if len(types) == 0 {
		info := MadeOp(op)
		if info.Def != nil && hasFixedResults(info.Def) {
			return op.EmitOpError(text, ir.Note(op.Loc(), "operation is created in a non-inferrable context, but '"+info.Name+"' does not implement InferTypeOpInterface"))
		}
		return true
	}
	for i, t := range types {
		if !knownType(t.DefiningOp(), op.Block()) {
			return op.EmitOpError(text, ir.Note(op.Loc(), "result type #"+strconv.Itoa(i)+" was not constrained"))
		}
	}
	return true
}

// hasFixedResults reports whether operations of the kind def have at least one result.
func hasFixedResults(def *ir.OpDef) bool {
	for _, r := range def.Results {
		if r.Quantity != ir.One {
			return false
		}
	}
	return len(def.Results) > 0
}

// knownType reports whether a rewrite in block knows the type that def defines.
func knownType(def *ir.Operation, block *ir.Block) bool {
	if def == nil {
		return false
	}
	if def.Is(ApplyNativeRewrite) {
		return true
	}
	constrains := func(user *ir.Operation) bool {
		return user.Block() != block && isOneOf(user, OperandOp, OperandsOp, OperationOp)
	}
	return isOneOf(def, TypeOp, TypesOp) && (def.Prop(0) != nil || anyUser(def, constrains))
}

// VerifyRange checks the arguments of a range, the first result of op.
func VerifyRange(op *ir.Operation) bool {
	want := ElementOrSelf(op.Result(0).Type())
	for i := range op.NumOperands() {
		if got := ElementOrSelf(op.Operand(i).Type()); got != want {
			return op.EmitOpError("expected operand to have element type " + ir.QuoteType(want) + ", but got " + ir.QuoteType(got))
		}
	}
	return true
}

func verifyReplace(op *ir.Operation) bool {
	if op.OperandIn(1, 0) != nil && op.OperandIn(2, 0) != nil {
		return op.EmitOpError("expected no replacement values to be provided when the replacement operation is present")
	}
	return true
}

func verifyResults(op *ir.Operation) bool {
	if t := op.Result(0).Type(); op.Prop(0) == nil && !IsRange(t) {
		return op.EmitOpError("expected `pdl.range<value>` result type when no index is specified, but got: " + ir.QuoteType(t))
	}
	return true
}

func verifyRewrite(op *ir.Operation) bool {
	empty := op.Region(0).Empty()
	switch {
	case op.Prop(0) != nil && !empty:
		return op.EmitOpError("expected rewrite region to be empty when rewrite is external")
	case op.Prop(0) != nil:
		return true
	case empty:
		return op.EmitOpError("expected rewrite region to be non-empty if external name is not specified")
	case op.OperandIn(1, 0) != nil:
		return op.EmitOpError("expected no external arguments when the rewrite is specified inline")
	}
	return true
}
