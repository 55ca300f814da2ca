// Package index is the index dialect: arithmetic on integers of the width of an
// address. Folds assume only that this width is 32 or 64 bits.
//
// For example, this function
//
//	func.func @f() -> (index, index) {
//	  %a = index.constant 4000000000
//	  %b = index.constant 6
//	  %sum = index.add %a, %b
//	  %product = index.mul %sum, %b
//	  %quotient = index.divu %product, %b
//	  return %sum, %quotient : index, index
//	}
//
// is this one after canonicalize. The quotient stays, because 32 bits and 64 bits give different results:
//
//	func.func @f() -> (index, index) {
//	  %b = index.constant 6
//	  %sum = index.constant 4000000006
//	  %product = index.constant 24000000036
//	  %quotient = index.divu %product, %b
//	  return %sum, %quotient : index, index
//	}
package index

import "github.com/spvc/spvc/ir"

func binary(mnemonic, summary string, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name: "index." + mnemonic, Summary: summary,
		Operands: []ir.ValueDef{{Name: "lhs", Type: ir.IndexTypeConstraint}, {Name: "rhs", Type: ir.IndexTypeConstraint}},
		Results:  []ir.ValueDef{{Name: "result", Type: ir.IndexTypeConstraint}},
		Traits:   traits,
		Format:   "$lhs `,` $rhs attr-dict",
	}
}

// The binary ops.
var (
	Add       = binary("add", "index addition", ir.Commutative, ir.Pure)
	Sub       = binary("sub", "index subtraction", ir.Pure)
	Mul       = binary("mul", "index multiplication", ir.Commutative, ir.Pure)
	DivS      = binary("divs", "index signed division", ir.NoMemoryEffect)
	DivU      = binary("divu", "index unsigned division", ir.NoMemoryEffect)
	CeilDivS  = binary("ceildivs", "index signed ceil division", ir.NoMemoryEffect)
	CeilDivU  = binary("ceildivu", "index unsigned ceil division", ir.NoMemoryEffect)
	FloorDivS = binary("floordivs", "index signed floor division", ir.NoMemoryEffect)
	RemS      = binary("rems", "index signed remainder", ir.NoMemoryEffect)
	RemU      = binary("remu", "index unsigned remainder", ir.NoMemoryEffect)
	MaxS      = binary("maxs", "index signed maximum", ir.Commutative, ir.Pure)
	MaxU      = binary("maxu", "index unsigned maximum", ir.Commutative, ir.Pure)
	MinS      = binary("mins", "index signed minimum", ir.Commutative, ir.Pure)
	MinU      = binary("minu", "index unsigned minimum", ir.Commutative, ir.Pure)
	Shl       = binary("shl", "index shift left", ir.Pure)
	ShrS      = binary("shrs", "signed index shift right", ir.Pure)
	ShrU      = binary("shru", "unsigned index shift right", ir.Pure)
	And       = binary("and", "index bitwise and", ir.Commutative, ir.Pure)
	Or        = binary("or", "index bitwise or", ir.Commutative, ir.Pure)
	XOr       = binary("xor", "index bitwise xor", ir.Commutative, ir.Pure)
)

var integerOrIndex = &ir.TypeConstraint{Summary: "integer or index", Match: func(t ir.Type) bool {
	return ir.AnyIntegerType.Match(t) || ir.IndexTypeConstraint.Match(t)
}}

func cast(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "index." + mnemonic, Summary: summary,
		Operands: []ir.ValueDef{{Name: "input", Type: integerOrIndex}},
		Results:  []ir.ValueDef{{Name: "output", Type: integerOrIndex}},
		Traits:   []ir.Trait{ir.Pure, ir.Cast(castCompatible)},
		Format:   "$input attr-dict `:` type($input) `to` type($output)",
	}
}

// castCompatible reports whether exactly one of the types is index.
func castCompatible(from, to ir.Type) bool {
	return ir.IndexTypeConstraint.Match(from) != ir.IndexTypeConstraint.Match(to)
}

// CastS and CastU declare index.casts and index.castu.
var (
	CastS = cast("casts", "index signed cast")
	CastU = cast("castu", "index unsigned cast")
)

// CmpPredicate is the predicate of index.cmp.
type CmpPredicate uint64

// The predicates of index.cmp.
const (
	EQ CmpPredicate = iota
	NE
	SLT
	SLE
	SGT
	SGE
	ULT
	ULE
	UGT
	UGE
)

// CmpEnum is the enumeration of the predicates of index.cmp.
var CmpEnum = &ir.EnumClass{
	Name: "::mlir::index::IndexCmpPredicate", Width: 32,
	Cases: []ir.EnumCase{
		{Keyword: "eq", Value: uint64(EQ)}, {Keyword: "ne", Value: uint64(NE)},
		{Keyword: "slt", Value: uint64(SLT)}, {Keyword: "sle", Value: uint64(SLE)}, {Keyword: "sgt", Value: uint64(SGT)}, {Keyword: "sge", Value: uint64(SGE)},
		{Keyword: "ult", Value: uint64(ULT)}, {Keyword: "ule", Value: uint64(ULE)}, {Keyword: "ugt", Value: uint64(UGT)}, {Keyword: "uge", Value: uint64(UGE)},
	},
}

// CmpPredicateAttr is the class of #index.cmp_predicate.
var CmpPredicateAttr = ir.BareEnumAttrClass("index", "cmp_predicate", CmpEnum)

// Cmp declares index.cmp.
var Cmp = &ir.OpDef{
	Name: "index.cmp", Summary: "index compare",
	Operands: []ir.ValueDef{{Name: "lhs", Type: ir.IndexTypeConstraint}, {Name: "rhs", Type: ir.IndexTypeConstraint}},
	Attrs:    []ir.AttrDef{{Name: "pred", Type: ir.EnumAttrOf("index comparison predicate kind", CmpPredicateAttr)}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.I1Constraint}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "`` $pred `(` $lhs `,` $rhs `)` attr-dict",
}

// CmpOp is the typed view of index.cmp.
type CmpOp struct{ *ir.Operation }

// Predicate returns the predicate.
func (c CmpOp) Predicate() CmpPredicate {
	a, _ := c.Prop(0).(*ir.EnumAttr)
	if a == nil {
		return EQ
	}
	return CmpPredicate(a.Value)
}

// SizeOf declares index.sizeof.
var SizeOf = &ir.OpDef{
	Name: "index.sizeof", Summary: "size in bits of the index type",
	Results: []ir.ValueDef{{Name: "result", Type: ir.IndexTypeConstraint}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "attr-dict",
}

// Constant declares index.constant.
var Constant = &ir.OpDef{
	Name: "index.constant", Summary: "index constant",
	Attrs:   []ir.AttrDef{{Name: "value", Type: ir.IndexAttrKind}},
	Results: []ir.ValueDef{{Name: "result", Type: ir.IndexTypeConstraint}},
	Traits:  []ir.Trait{ir.ConstantLike, ir.Pure},
	Format:  "attr-dict $value",
}

// BoolConstant declares index.bool.constant.
var BoolConstant = &ir.OpDef{
	Name: "index.bool.constant", Summary: "boolean constant",
	Attrs:   []ir.AttrDef{{Name: "value", Type: ir.BoolAttrKind}},
	Results: []ir.ValueDef{{Name: "result", Type: ir.I1Constraint}},
	Traits:  []ir.Trait{ir.ConstantLike, ir.Pure},
	Format:  "attr-dict $value",
}
