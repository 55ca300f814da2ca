package ir

// castTrait is the trait of casts from one value to another (CastOpInterface). The
// verifier calls Compatible with the types of the operand and the result. A cast
// between equal types folds to its operand.
type castTrait struct {
	compatible func(from, to Type) bool
}

// Cast returns the trait of casts between types for which compatible returns true.
func Cast(compatible func(from, to Type) bool) Trait { return &castTrait{compatible} }

// TraitName returns the name of the trait.
func (t *castTrait) TraitName() string { return "CastOpInterface" }

// VerifyTrait emits an error if the types of op are cast incompatible.
func (t *castTrait) VerifyTrait(op *Operation) bool {
	from, to := op.operand(0).value.typ, op.result(0).typ
	if t.compatible(from, to) {
		return true
	}
	return op.EmitOpError("operand type '" + TypeString(from) + "' and result type '" + TypeString(to) + "' are cast incompatible")
}
