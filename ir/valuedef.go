package ir

// ValuesOf declares one operand or result of type t per name.
//
//go:noinline
func ValuesOf(t *TypeConstraint, names ...string) []ValueDef {
	defs := make([]ValueDef, len(names))
	for i, n := range names {
		defs[i] = ValueDef{Name: n, Type: t}
	}
	return defs
}

// VariadicOf declares any number of operands or results of type t.
//
//go:noinline
func VariadicOf(name string, t *TypeConstraint) ValueDef {
	return ValueDef{Name: name, Type: t, Quantity: Variadic}
}

// DefinedBy returns the operation of the kind def that v is a result of, or nil.
func (v *Value) DefinedBy(def *OpDef) *Operation {
	if op := v.DefiningOp(); op != nil && op.Is(def) {
		return op
	}
	return nil
}
