package ir

import "slices"

// Trait is a property of a kind of operation. Core traits are constants of this
// package and cost one bit test. Any comparable value can serve as a trait.
type Trait interface {
	// TraitName returns the name, for documentation and dumps.
	TraitName() string
}

// VerifierTrait is a trait with a check that runs before the op's own Verify. The check
// reports through op.EmitOpError and then returns false.
type VerifierTrait interface {
	Trait
	VerifyTrait(op *Operation) bool
}

// coreTrait is the number of a core trait. The verifier checks traits in this order,
// which is the order in ops that have several traits.
type coreTrait uint8

// The core traits, named as in MLIR.
const (
	Terminator coreTrait = iota
	IsolatedFromAbove
	SymbolTable
	Symbol // has sym_name and perhaps sym_visibility
	Commutative
	Idempotent
	Involution
	ConstantLike
	NoMemoryEffect
	AlwaysSpeculatable
	RecursivelySpeculatable
	RecursiveMemoryEffects
	ConditionallySpeculatable
	SameOperandsAndResultType
	SameTypeOperands
	SameOperandsElementType
	SameOperandsAndResultShape
	SameOperandsAndResultElementType
	SameOperandsAndResultRank
	SameOperandsShape
	Elementwise
	Scalarizable
	Vectorizable
	Tensorizable
	SingleBlock
	NoTerminator
	NoRegionArguments
	GraphRegion // regions need no dominance
	AffineScope
	AutomaticAllocationScope
	AttrSizedOperandSegments
	AttrSizedResultSegments
	ReturnLike
	Pure                      // NoMemoryEffect and AlwaysSpeculatable
	ElementwiseMappable       // Elementwise, Scalarizable, Vectorizable and Tensorizable
	ResultsBroadcastableShape // trailing dimensions equal or 1
	MemRefsNormalizable
	HasParallelRegion
	numCoreTraits
)

var coreTraitNames = [numCoreTraits]string{
	"Terminator", "IsolatedFromAbove", "SymbolTable", "Symbol", "Commutative", "Idempotent", "Involution", "ConstantLike",
	"NoMemoryEffect", "AlwaysSpeculatable", "RecursivelySpeculatable", "RecursiveMemoryEffects", "ConditionallySpeculatable",
	"SameOperandsAndResultType", "SameTypeOperands", "SameOperandsElementType", "SameOperandsAndResultShape",
	"SameOperandsAndResultElementType", "SameOperandsAndResultRank", "SameOperandsShape", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable",
	"SingleBlock", "NoTerminator", "NoRegionArguments", "GraphRegion", "AffineScope", "AutomaticAllocationScope",
	"AttrSizedOperandSegments", "AttrSizedResultSegments", "ReturnLike", "Pure", "ElementwiseMappable", "ResultsBroadcastableShape",
	"MemRefsNormalizable", "HasParallelRegion",
}

// TraitName returns the name of the trait.
func (t coreTrait) TraitName() string { return coreTraitNames[t] }

// impliedTraits returns the mask of the traits that t implies.
func impliedTraits(t coreTrait) uint64 {
	switch t {
	case Pure:
		return 1<<NoMemoryEffect | 1<<AlwaysSpeculatable
	case ElementwiseMappable:
		return 1<<Elementwise | 1<<Scalarizable | 1<<Vectorizable | 1<<Tensorizable
	case GraphRegion:
		return 0
	}
	return 0
}

// ImplicitTerminator is the trait SingleBlockImplicitTerminator<Op>. Every region has
// at most one block, which ends in the op Terminator. The parser adds the terminator
// and the printer omits it.
type ImplicitTerminator struct {
	// Name is the full name of the terminator, such as "scf.yield".
	Name string
}

// TraitName returns the name of the trait.
func (t ImplicitTerminator) TraitName() string {
	return "SingleBlockImplicitTerminator<" + t.Name + ">"
}

// VersionedTrait is a trait that ops have in some versions of MLIR only.
type VersionedTrait struct {
	Versions Span
	Trait    Trait
}

// TraitIn returns the trait t in the versions that have it.
func TraitIn(versions Span, t Trait) VersionedTrait { return VersionedTrait{versions, t} }

// TraitName returns the name of the trait, with the versions.
func (t VersionedTrait) TraitName() string { return t.Trait.TraitName() + " " + t.Versions.String() }

// TraitsIn returns the traits that the op has in a version.
func (d *OpDef) TraitsIn(v Version) []Trait {
	versioned := func(t Trait) bool { _, ok := t.(VersionedTrait); return ok }
	if !slices.ContainsFunc(d.Traits, versioned) {
		return d.Traits
	}
	var list []Trait
	for _, t := range d.Traits {
		if w, ok := t.(VersionedTrait); !ok {
			list = append(list, t)
		} else if w.Versions.Has(v) {
			list = append(list, w.Trait)
		}
	}
	return list
}

// ParentTrait is the trait HasParent or ParentOneOf.
type ParentTrait struct{ names string }

// HasParent returns the trait that requires a parent with one of the given names.
//
//go:noinline
func HasParent(names ...string) ParentTrait {
	s := ""
	for i, n := range names {
		if i > 0 {
			s += ", "
		}
		s += n
	}
	return ParentTrait{s}
}

// TraitName returns the name of the trait.
func (t ParentTrait) TraitName() string { return "HasParent<" + t.names + ">" }

// MatchTrait relates the types of named operands, results and attributes.
// AllTypesMatch, AllElementTypesMatch, AllShapesMatch, TypesMatch and similar functions
// make it. Formats use it to infer types.
type MatchTrait struct {
	// Summary completes the error `failed to verify that …`.
	Summary string
	// For AllTypesMatch, Names are the operands and results that must have the same
	// type. For TypesMatch, From and To are its operands and results.
	Names    []string
	From, To string
	// Infer computes the type of To (or of any other name) from the type of From. It
	// returns nil if it cannot.
	Infer func(Type) Type
	// InferAll computes the types of To, which is variadic, from the type of From. Only
	// formats use it. The verifier uses Check.
	InferAll func(Type) []Type
	// ranged is set if To has the types of From, one by one.
	ranged bool
	// related are values whose types Compare relates pairwise, for AllElementTypesMatch
	// and similar traits. They give no type inference.
	related []string
	compare func(a, b Type) bool
	// Check, if not nil, verifies op. Otherwise the verifier checks the equality that Names
	// or Infer describe.
	Check func(op *Operation) bool
	// older are the texts of older versions in the place of Summary, the oldest first.
	older []OldName
}

// TextUntil returns the trait with another text for the versions up to last. Call it for the oldest version first.
func (t *MatchTrait) TextUntil(last Version, text string) *MatchTrait {
	n := *t
	n.older = append(slices.Clip(n.older), OldName{last, text})
	return &n
}

// summaryIn returns the text of a version.
func (t *MatchTrait) summaryIn(v Version) string {
	for _, o := range t.older {
		if v <= o.Last {
			return o.Name
		}
	}
	return t.Summary
}

// TraitName returns the name of the trait.
func (t *MatchTrait) TraitName() string { return "TypesMatch" }

// AllTypesMatch returns the trait that requires the same type of the named values.
//
//go:noinline
func AllTypesMatch(names ...string) *MatchTrait {
	return &MatchTrait{Summary: "all of {" + joinNames(names) + "} have same type", Names: names}
}

// AllElementTypesMatch returns the trait that requires the same element type of the
// named values.
func AllElementTypesMatch(names ...string) *MatchTrait {
	return &MatchTrait{Summary: "all of {" + joinNames(names) + "} have same element type", related: names, compare: sameElementType}
}

// AllShapesMatch returns the trait that requires the same shape of the named values.
func AllShapesMatch(names ...string) *MatchTrait {
	return &MatchTrait{Summary: "all of {" + joinNames(names) + "} have same shape", related: names, compare: func(a, b Type) bool {
		x, ok1 := a.(ShapedType)
		y, ok2 := b.(ShapedType)
		return ok1 == ok2 && (!ok1 || slices.Equal(x.Shape(), y.Shape()))
	}}
}

// AllElementCountsMatch returns the trait that requires the same number of elements of the named values.
func AllElementCountsMatch(names ...string) *MatchTrait {
	return &MatchTrait{Summary: "all of {" + joinNames(names) + "} have same element count", related: names, compare: func(a, b Type) bool {
		x, ok1 := a.(ShapedType)
		y, ok2 := b.(ShapedType)
		return ok1 == ok2 && (!ok1 || x.HasRank() && y.HasRank() && NumElements(x.Shape()) == NumElements(y.Shape()))
	}}
}

// AllRanksMatch returns the trait that requires the same rank of the named values.
func AllRanksMatch(names ...string) *MatchTrait {
	return &MatchTrait{Summary: "all of {" + joinNames(names) + "} have same rank", related: names,
		compare: func(a, b Type) bool { return knownRank(a) == knownRank(b) }}
}

// TypesMatch returns the trait TypesMatchWith: infer computes the type of `to` from the
// type of `from`.
func TypesMatch(summary, from, to string, infer func(Type) Type) *MatchTrait {
	return &MatchTrait{Summary: summary, From: from, To: to, Infer: infer}
}

// RangedTypesMatch returns the trait that requires the types of a variadic from of a variadic to, one by one.
func RangedTypesMatch(summary, from, to string) *MatchTrait {
	return &MatchTrait{Summary: summary, From: from, To: to, ranged: true, Check: func(op *Operation) bool {
		return slices.Equal(namedTypes(op, from), namedTypes(op, to))
	}}
}

// namedTypes returns the types of the operand or result declaration called name.
func namedTypes(op *Operation, name string) (types []Type) {
	for i := range op.info.Def.Operands {
		if op.info.Def.Operands[i].Name == name {
			start, n := formatOperands(op, &formatRef{kind: boundOperand, arg: int32(i)})
			for k := range n {
				types = append(types, op.operand(start+k).value.typ)
			}
		}
	}
	for i := range op.info.Def.Results {
		if op.info.Def.Results[i].Name == name {
			start, n := formatResults(op, &formatRef{kind: boundResult, arg: int32(i)})
			for k := range n {
				types = append(types, op.result(start+k).typ)
			}
		}
	}
	return types
}

// OpPredicate returns the trait PredOpTrait. If check returns false, the error is
// `failed to verify that summary`.
//
//go:noinline
func OpPredicate(summary string, check func(op *Operation) bool) *MatchTrait {
	return &MatchTrait{Summary: summary, Check: check}
}

func joinNames(names []string) string {
	s := ""
	for i, n := range names {
		if i > 0 {
			s += ", "
		}
		s += n
	}
	return s
}
