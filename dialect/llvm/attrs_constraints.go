package llvm

import "github.com/spvc/spvc/ir"

// The constraints of the dialect's operations on enumerations that integers of 64 bits hold.
var (
	AsmDialectKind        = intEnum(AsmDialects)
	AtomicOpKind          = intEnum(AtomicOps)
	AtomicOrderingKind    = intEnum(AtomicOrderings)
	ICmpPredicateKind     = intEnum(ICmpPredicates).TextUntil(19, "lvm.icmp comparison predicate")
	FCmpPredicateKind     = intEnum(FCmpPredicates)
	UnnamedAddrKind       = intEnum(UnnamedAddrs)
	VisibilityKind        = intEnum(Visibilities)
	ExceptionBehaviorKind = intEnum(ExceptionBehaviors)
	RoundingModeKind      = validRounding()
)

// The constraints of the dialect's operations on attributes of one class.
var (
	LinkageKind  = ir.AttrOfClass("LLVM Linkage specification", LinkageAttrDef)
	CConvKind    = ir.AttrOfClass("LLVM Calling Convention specification", CConvAttrDef)
	TailCallKind = ir.AttrOfClass("LLVM Calling Convention specification", TailCallAttrDef)
	ComdatKind   = intEnum(Comdats) // llvm.comdat_selector holds a number

	FramePointerKind = ir.AttrOfClass("", FramePointerAttrDef)
	UWTableKind      = ir.AttrOfClass("", UWTableAttrDef)

	LoopAnnotationKind  = ir.AttrOfClass("", LoopAnnotationDef)
	MemoryEffectsKind   = ir.AttrOfClass("", MemoryEffectsDef)
	VScaleRangeKind     = ir.AttrOfClass("", VScaleRangeDef)
	TargetFeaturesKind  = ir.AttrOfClass("LLVM target features attribute", TargetFeaturesDef)
	VecTypeHintKind     = ir.AttrOfClass("Explicit vectorization compiler hint", VecTypeHintDef)
	DereferenceableKind = ir.AttrOfClass("LLVM dereferenceable attribute", DereferenceableDef)
	BlockTagKind        = ir.AttrOfClass("", BlockTagDef)
	BlockAddressKind    = ir.AttrOfClass("", BlockAddressDef)

	DIExpressionKind     = ir.AttrOfClass("", DIExpressionDef)
	DILocalVariableKind  = ir.AttrOfClass("", DILocalVariableDef)
	DILabelKind          = ir.AttrOfClass("", DILabelDef)
	DIGlobalVariableKind = ir.AttrOfClass("", DIGlobalVariableExpressionDef)
	// GlobalExprsKind is the constraint of MLIR 20 and later, whose globals can have several variables.
	GlobalExprsKind = globalExprs()

	AliasScopeKind   = ir.AttrOfClass("LLVM dialect alias scope", AliasScopeDef)
	AliasScopesKind  = ir.ArrayAttrOf("LLVM dialect alias scope array", AliasScopeKind)
	AccessGroupsKind = ir.ArrayAttrOf("LLVM dialect access group metadata array", ir.AttrOfClass("", AccessGroupDef))
	TBAAKind         = ir.ArrayAttrOf("LLVM dialect TBAA tag metadata array", ir.AttrOfClass("", TBAATagDef))

	FastMathKind = ir.EnumAttrOf("LLVM fastmath flags", FastMathAttrDef)
	// OverflowKind is the constraint of overflow flags as an attribute of an operation.
	OverflowKind = ir.EnumAttrOf("LLVM integer overflow flags", OverflowAttrDef)
)

// FastMathAttr returns the declaration of the attribute fastmathFlags, as floating-point operations have it.
func FastMathAttr() ir.AttrDef {
	return ir.AttrDef{Name: "fastmathFlags", Type: FastMathKind, Default: "#llvm.fastmath<none>"}
}

// intEnum returns the constraint of integers of 64 bits that hold a case of e, which may have an empty keyword.
//
//go:noinline
func intEnum(e *ir.EnumClass) *ir.AttrConstraint {
	c := ir.IntEnumAttr(e.Summary, e)
	match := func(a ir.Attribute) bool { return holdsCase(a, e) }
	c.Match, c.Base = match, match
	return c
}

func holdsCase(a ir.Attribute, e *ir.EnumClass) bool {
	i, ok := a.(*ir.IntegerAttr)
	if !ok || i.Type() != ir.Type(a.Context().I64()) {
		return false
	}
	v := uint64(i.Int64Or(0))
	for k := range e.Cases {
		if e.Cases[k].Value == v {
			return e.HasIn(e.Cases[k].Keyword, a.Context().MLIR())
		}
	}
	return false
}

// validRounding returns the constraint of rounding modes other than invalid.
func validRounding() *ir.AttrConstraint {
	c := intEnum(RoundingModes)
	all := c.Match
	c.Summary += " whose minimum value is 0"
	c.Match = func(a ir.Attribute) bool { return all(a) && a.(*ir.IntegerAttr).Int64Or(-1) >= 0 }
	return c
}

// globalExprs returns the constraint of the variables of a global: a list, or in MLIR 19 one.
func globalExprs() *ir.AttrConstraint {
	c := ir.ArrayAttrOf("an array of variable expressions", DIGlobalVariableKind)
	list := c.Match
	c.Match = func(a ir.Attribute) bool { return list(a) || a.Context().MLIR() == 19 && DIGlobalVariableKind.Match(a) }
	return c
}
