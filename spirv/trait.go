package spirv

import "github.com/spvc/spvc/ir"

// property is a trait of the dialect.
type property string

// The dialect's own traits: the op treats its operands as unsigned, as signed,
// or can be wrapped by spirv.SpecConstantOperation.
const (
	UnsignedOp             property = "spirv::UnsignedOp"
	SignedOp               property = "spirv::SignedOp"
	UsableInSpecConstantOp property = "spirv::UsableInSpecConstantOp"
)

// TraitName returns the name of the trait.
func (p property) TraitName() string { return string(p) }

// InFunctionScope and InModuleScope are the traits of ops that must be nested in
// a function, and directly in a module-like op.
var (
	InFunctionScope = ir.OpPredicate("op must appear in a function-like op's block", inFunctionScope)
	InModuleScope   = ir.OpPredicate("op must appear in a module-like op's block", inModuleScope)
)

func inFunctionScope(op *ir.Operation) bool {
	for p := op.Parent(); p != nil && !p.HasTrait(ir.SymbolTable); p = p.Parent() {
		if _, ok := ir.OpInterface[ir.FunctionModel](p.Info()); ok {
			return true
		}
	}
	return false
}

func inModuleScope(op *ir.Operation) bool {
	p := op.Parent()
	return p != nil && p.HasTrait(ir.SymbolTable)
}

// boolLike returns i1, or a vector of as many i1 as the vector t has elements.
func boolLike(t ir.Type) ir.Type {
	ctx := t.Context()
	if v, ok := t.(*ir.VectorType); ok {
		return ctx.Vector([]int64{ir.NumElements(v.Shape())}, ctx.I1())
	}
	return ctx.I1()
}

func pointee(t ir.Type) ir.Type {
	if p, ok := t.(*PointerType); ok {
		return p.Pointee
	}
	return nil
}

// pointeeMatch is the trait that value name has the type that pointer points to.
func pointeeMatch(name string) *ir.MatchTrait {
	return ir.TypesMatch("`"+name+"` type matches pointee type of `pointer`", "pointer", name, pointee)
}
