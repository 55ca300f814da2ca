package interfaces

import "github.com/spvc/spvc/ir"

// BlocksModel is implemented by ops with regions whose blocks mean more than the
// branches to them say.
type BlocksModel interface {
	// KeepsBlock reports whether b, in a region of the op, has to stay even if control
	// cannot reach it.
	KeepsBlock(b *ir.Block) bool
	// FixedBlocks reports whether the blocks of r, a region of the op, must not be
	// merged even if they are identical.
	FixedBlocks(r *ir.Region) bool
	// OneValuePerPredecessor reports whether a terminator in r, a region of the op, that
	// names a block twice has to pass it the same values both times, as phis require.
	OneValuePerPredecessor(r *ir.Region) bool
}

// KnownSuccessorModel is implemented by branch models that know the successor if
// operands are constant.
type KnownSuccessorModel interface {
	// KnownSuccessor returns the only successor that op can branch to if operand
	// i is the constant operands[i] (nil: any value). It returns nil if there may be
	// several.
	KnownSuccessor(op *ir.Operation, operands []ir.Attribute) *ir.Block
}

// KnownRegionModel is implemented by region branch models that know which regions are
// entered if operands are constant.
type KnownRegionModel interface {
	// KnownRegions visits the possible destinations of control from before op (a region
	// index, or -1 for after op) if operand i is the constant operands[i] (nil: any
	// value).
	KnownRegions(op *ir.Operation, operands []ir.Attribute, visit func(region int))
}

// KnownExitModel is implemented by region terminator models that know the destination
// if operands are constant.
type KnownExitModel interface {
	// KnownExits visits the possible destinations of control from the terminator op (a
	// region index of the parent, or -1 for after the parent) if operand i is the
	// constant operands[i] (nil: any value).
	KnownExits(op *ir.Operation, operands []ir.Attribute, visit func(region int))
}

// OnceModel is implemented by region branch models whose regions run at most once
// each time the op runs (MLIR's invocation bounds with an upper bound of 1).
type OnceModel interface {
	// RegionsRunAtMostOnce marks the model and does nothing.
	RegionsRunAtMostOnce(op *ir.Operation)
}

// Convergent is the model of operations whose result depends on which invocations execute them together. They
// must not move to where fewer do, such as into a branch.
type Convergent struct{}

// ViewModel is implemented by ops whose first result is a view of memory (ViewLikeOpInterface).
type ViewModel interface {
	// ViewSource returns the value whose memory the first result is in.
	ViewSource(op *ir.Operation) *ir.Value
}

// FirstOperandView is the [ViewModel] of ops whose first result is a view of their first operand.
type FirstOperandView struct{}

// ViewSource returns the first operand.
func (FirstOperandView) ViewSource(op *ir.Operation) *ir.Value { return op.Operand(0) }

// LoopModel is implemented by loops.
type LoopModel interface {
	// LoopRegions returns the regions that run repeatedly.
	LoopRegions(op *ir.Operation) []*ir.Region
}

// FunctionParts implements the common methods of models of function ops, which embed
// it. The inherent attribute in slot TypeSlot holds the function type.
type FunctionParts struct{ TypeSlot int }

// FunctionType returns the type of the function, or nil if it has none.
func (f FunctionParts) FunctionType(op *ir.Operation) *ir.FunctionType {
	a, ok := op.Prop(f.TypeSlot).(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, _ := a.Value.(*ir.FunctionType)
	return t
}

// SetFunctionType changes the type of the function.
func (f FunctionParts) SetFunctionType(op *ir.Operation, t *ir.FunctionType) {
	op.SetProp(f.TypeSlot, op.Context().TypeAttr(t))
}

// ArgAttrsName names the attribute with the argument dictionaries.
func (FunctionParts) ArgAttrsName() string { return "arg_attrs" }

// ResAttrsName names the attribute with the result dictionaries.
func (FunctionParts) ResAttrsName() string { return "res_attrs" }

// CallableRegion returns the body, or nil for a declaration.
func (FunctionParts) CallableRegion(op *ir.Operation) *ir.Region {
	if op.Region(0).Empty() {
		return nil
	}
	return op.Region(0)
}

// CallableResults returns the result types.
func (f FunctionParts) CallableResults(op *ir.Operation) []ir.Type { return f.FunctionType(op).Results }

// RegionInlinerModel is implemented by inliner models of dialects with ops into whose
// regions calls may be inlined.
type RegionInlinerModel interface {
	// LegalRegion reports whether src may be inlined into dst, a region of an op of
	// the dialect.
	LegalRegion(dst, src *ir.Region) bool
}

// HasSingleEffect reports whether op is known to have effects of one kind only, and at least
// one. If v is not nil, only effects on v count (hasSingleEffect).
func HasSingleEffect(op *ir.Operation, kind ir.EffectKind, v *ir.Value) bool {
	found, ok := false, true
	known := ir.CollectEffects(op, func(e ir.Effect) {
		if v == nil || e.Value == v {
			found = true
			ok = ok && e.Kind == kind
		}
	})
	return known && found && ok
}
