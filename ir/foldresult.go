package ir

// FoldTo appends the constant a to out, as the fold of an operation with one result. If a
// is nil, it returns out and false.
func FoldTo(out []FoldResult, a Attribute) ([]FoldResult, bool) {
	if a == nil {
		return out, false
	}
	return append(out, FoldResult{Attr: a}), true
}

// FoldToValue appends the value v to out, as the fold of an operation with one result.
func FoldToValue(out []FoldResult, v *Value) ([]FoldResult, bool) {
	return append(out, FoldResult{Value: v}), true
}

// ConstantIn returns e for a ConstantLike operation whose value is the inherent attribute in slot.
// It sets the fold.
//
//go:noinline
func (e OpEntry) ConstantIn(slot int) OpEntry {
	e.constant = slot + 1
	e.Fold = func(op *Operation, _ []Attribute, out []FoldResult) ([]FoldResult, bool) {
		return append(out, FoldResult{Attr: op.Prop(slot)}), true
	}
	return e
}
