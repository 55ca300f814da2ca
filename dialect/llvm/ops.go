package llvm

import "github.com/spvc/spvc/ir"

// opEntries returns the operations of LLVM IR, without intrinsics.
func opEntries() []ir.OpEntry {
	var list []ir.OpEntry
	list = append(list, arithEntries()...)
	list = append(list, castEntries()...)
	list = append(list, constantEntries()...)
	list = append(list, memoryEntries()...)
	list = append(list, valueEntries()...)
	list = append(list, flowEntries()...)
	list = append(list, callEntries()...)
	list = append(list, symbolEntries()...)
	return append(list, intrinsicEntries()...)
}

// The flags of integer operations. A version without a flag can do without its promise.
var (
	overflowAttr = ir.AttrDef{Name: "overflowFlags", Type: OverflowKind, Default: "none", Encoding: overflowEncoding}
	exactAttr    = ir.AttrDef{Name: "isExact", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(20), Hint: true}
	disjointAttr = ir.AttrDef{Name: "isDisjoint", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(20), Hint: true}
	nonNegAttr   = ir.AttrDef{Name: "nonNeg", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(20), Hint: true}
)

// overflowEncoding writes the flags as a number since MLIR 20.
var overflowEncoding = &ir.AttrEncoding{
	Decode: func(a ir.Attribute) ir.Attribute {
		if i, ok := a.(*ir.IntegerAttr); ok {
			return i.Context().Enum(OverflowAttrDef, uint64(i.Int64Or(0)))
		}
		return a
	},
	Encode: func(a ir.Attribute, v ir.Version) ir.Attribute {
		if e, ok := a.(*ir.EnumAttr); ok && v > 19 {
			return e.Context().Int(e.Context().I32(), int64(e.Value))
		}
		return a
	},
	Numbered: func(ir.Version) bool { return true },
}

// spacedUntil19 is a format of MLIR 19 that has a second space before the attributes.
func spacedUntil19(before, after string) []ir.OldFormat {
	return []ir.OldFormat{{Last: 19, Format: before + " custom<LLVMOpAttrs>(attr-dict) " + after}}
}

// intBinary declares an operation on two integers or vectors of them.
//
//go:noinline
func intBinary(mnemonic, summary string, own ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "llvm." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(scalarOrVectorInt, "lhs", "rhs"),
		Results:  ir.ValuesOf(scalarOrVectorInt, "res"),
		Traits:   append(own, ir.SameOperandsAndResultType),
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Older:    spacedUntil19("$lhs `,` $rhs", "`:` type($res)"),
	}
}

// flagged adds a flag to def that stands before the operands.
//
//go:noinline
func flagged(def *ir.OpDef, keyword string, flag ir.AttrDef) *ir.OpDef {
	def.Attrs = []ir.AttrDef{flag}
	def.Format = "(`" + keyword + "` $" + flag.Name + "^)? " + def.Format
	return def
}

//go:noinline
func overflowing(mnemonic, summary string, own ...ir.Trait) *ir.OpDef {
	def := intBinary(mnemonic, summary, append(own, ir.Pure)...)
	def.Attrs = []ir.AttrDef{overflowAttr}
	def.Format, def.Older = "$lhs `,` $rhs (custom<OverflowFlags>($overflowFlags)^)? attr-dict `:` type($res)", nil
	return def
}

//go:noinline
func floatBinary(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name:     "llvm." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(scalarOrVectorFloat, "lhs", "rhs"),
		Attrs:    []ir.AttrDef{FastMathAttr()},
		Results:  ir.ValuesOf(scalarOrVectorFloat, "res"),
		Traits:   []ir.Trait{ir.Pure, ir.SameOperandsAndResultType},
		Format:   "$lhs `,` $rhs attr-dict `:` type($res)",
		Older:    spacedUntil19("$lhs `,` $rhs", "`:` type($res)"),
	}
}

// divides are the traits of divisions, which trap on zero. MLIR 19 nevertheless calls them speculatable.
var divides = []ir.Trait{ir.NoMemoryEffect, ir.TraitIn(ir.Until(19), ir.AlwaysSpeculatable), ir.TraitIn(ir.Since(20), ir.ConditionallySpeculatable)}

// Integer arithmetic.
var (
	Add  = overflowing("add", "integer addition", ir.Commutative)
	Sub  = overflowing("sub", "integer subtraction")
	Mul  = overflowing("mul", "integer multiplication", ir.Commutative)
	UDiv = flagged(intBinary("udiv", "unsigned integer division", divides...), "exact", exactAttr)
	SDiv = flagged(intBinary("sdiv", "signed integer division", divides...), "exact", exactAttr)
	URem = intBinary("urem", "remainder of the unsigned division", ir.Pure)
	SRem = intBinary("srem", "remainder of the signed division", ir.Pure)
	And  = intBinary("and", "bitwise and", ir.Pure)
	Or   = flagged(intBinary("or", "bitwise or", ir.Pure), "disjoint", disjointAttr)
	XOr  = intBinary("xor", "bitwise exclusive or", ir.Pure)
	Shl  = overflowing("shl", "left shift")
	LShr = flagged(intBinary("lshr", "right shift that fills with zeros", ir.Pure), "exact", exactAttr)
	AShr = flagged(intBinary("ashr", "right shift that fills with the sign", ir.Pure), "exact", exactAttr)
)

// Arithmetic on floats.
var (
	FAdd = floatBinary("fadd", "floating-point addition")
	FSub = floatBinary("fsub", "floating-point subtraction")
	FMul = floatBinary("fmul", "floating-point multiplication")
	FDiv = floatBinary("fdiv", "floating-point division")
	FRem = floatBinary("frem", "remainder of the floating-point division")
)

// FNeg declares llvm.fneg.
var FNeg = &ir.OpDef{
	Name:     "llvm.fneg",
	Summary:  "floating-point negation",
	Operands: ir.ValuesOf(scalarOrVectorFloat, "operand"),
	Attrs:    []ir.AttrDef{FastMathAttr()},
	Results:  ir.ValuesOf(scalarOrVectorFloat, "res"),
	Traits:   []ir.Trait{ir.Pure, ir.SameOperandsAndResultType},
	Format:   "$operand attr-dict `:` type($res)",
	Older:    spacedUntil19("$operand", "`:` type($res)"),
}

// Slots of comparisons.
const (
	predicateSlot = iota
	fcmpFlagsSlot
)

//go:noinline
func compare(mnemonic, summary string, operand *ir.TypeConstraint, attrs ...ir.AttrDef) *ir.OpDef {
	return &ir.OpDef{
		Name:     "llvm." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(operand, "lhs", "rhs"),
		Attrs:    attrs,
		Results:  ir.ValuesOf(scalarOrVectorBool, "res"),
		Traits: []ir.Trait{ir.Pure, ir.SameTypeOperands,
			ir.TypesMatch("result type has i1 element type and same shape as operands", "lhs", "res", BoolShapeOf)},
	}
}

// Comparisons.
var (
	ICmp = compare("icmp", "comparison of integers or pointers", intOrPointer, ir.AttrDef{Name: "predicate", Type: ICmpPredicateKind})
	FCmp = compare("fcmp", "comparison of floats", scalarOrVectorFloat, ir.AttrDef{Name: "predicate", Type: FCmpPredicateKind}, FastMathAttr())
)

func arithEntries() []ir.OpEntry {
	list := []ir.OpEntry{
		{Def: Or, Fold: foldOr}, {Def: Shl, Fold: foldShl},
		{Def: UDiv, Interfaces: []any{division{}}}, {Def: SDiv, Interfaces: []any{division{signed: true}}},
		{Def: ICmp, Fold: foldICmp, Parse: parseICmp, Print: printICmp}, {Def: FCmp, Parse: parseFCmp, Print: printFCmp},
	}
	for _, d := range [...]*ir.OpDef{Add, Sub, Mul, URem, SRem, And, XOr, LShr, AShr, FAdd, FSub, FMul, FDiv, FRem, FNeg} {
		list = append(list, ir.OpEntry{Def: d})
	}
	return list
}
