package llvm

import "github.com/spvc/spvc/ir"

var (
	bitAttr = ir.IntAttrOf(1, ir.Signless)
	anyInt  = &ir.AttrConstraint{Summary: "arbitrary integer attribute", Match: isIntegerAttr, Base: isIntegerAttr}
)

func isIntegerAttr(a ir.Attribute) bool {
	_, ok := a.(*ir.IntegerAttr)
	return ok
}

// withCallAttrs adds the attributes of the arguments and results, which operations have since MLIR 21.
//
//go:noinline
func withCallAttrs(def *ir.OpDef) *ir.OpDef {
	def.Attrs = append(def.Attrs,
		ir.AttrDef{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true, Versions: since21},
		ir.AttrDef{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true, Versions: since21})
	return def
}

// accesses adds the attributes of an access to memory.
//
//go:noinline
func accesses(def *ir.OpDef) *ir.OpDef {
	def.Attrs = append(def.Attrs, aliasAttrs()...)
	return withCallAttrs(def)
}

// copies makes the row of a copy of bytes.
//
//go:noinline
func copies(mnemonic string) *ir.OpDef {
	def := takes(takes(intrinsic(mnemonic, "", "012"), AnyPointer, "dst", "src"), ir.AnySignlessInteger, "len")
	return accesses(immediate(def, '3', "isVolatile", bitAttr))
}

// Copies and fills. Those called inline have a constant length.
var (
	IntrMemcpy       = copies("memcpy")
	IntrMemcpyInline = accesses(immediate(immediate(takes(intrinsic("memcpy.inline", "", "01"), AnyPointer, "dst", "src"),
		'2', "len", anyInt), '3', "isVolatile", bitAttr))
	IntrMemmove = copies("memmove")
	IntrMemset  = accesses(immediate(takes(takes(takes(intrinsic("memset", "", "02"), AnyPointer, "dst"), ir.I8Constraint, "val"), ir.AnySignlessInteger, "len"),
		'3', "isVolatile", bitAttr))
	IntrMemsetInline = in(since21, accesses(immediate(immediate(takes(takes(intrinsic("memset.inline", "", "0"), AnyPointer, "dst"), ir.I8Constraint, "val"),
		'2', "len", anyInt), '3', "isVolatile", bitAttr)))
)

// copyEffects visits the effects of a copy, which writes to operand 0 and reads operand 1.
func copyEffects(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(0)})
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(1)})
}

func fillEffects(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(0)})
}

// lifetime makes the row of a marker of the life of memory. Up to MLIR 21 it has the size.
//
//go:noinline
func lifetime(mnemonic string) *ir.OpDef {
	def := spelled(immediate(takes(intrinsic("lifetime."+mnemonic, "", "0"), AnyPointer, "ptr"), '0', "size", ir.I64AttrKind), "$ptr attr-dict `:` qualified(type($ptr))")
	size := &def.Attrs[0]
	size.Versions, size.Optional, size.Hint, size.Encoding = ir.Until(21), true, true, ir.AlwaysInBytecode
	def.Older = []ir.OldFormat{{Last: 21, Format: "$size `,` $ptr attr-dict `:` qualified(type($ptr))"}}
	return def
}

// addSize adds the size to a marker that a newer version wrote: -1, which stands for all of the memory.
func addSize(_ *ir.Adapter, op *ir.Operation) bool {
	if op.Prop(0) == nil {
		op.SetProp(0, op.Context().Int(op.Context().I64(), -1))
	}
	return true
}

// invariantGroup makes the row of a marker of pointers whose memory does not change.
//
//go:noinline
func invariantGroup(mnemonic string) *ir.OpDef {
	def := takes(intrinsic(mnemonic+".invariant.group", "", "0", ir.SameOperandsAndResultType), AnyPointer, "ptr")
	return in(since20, spelled(gives(def, AnyPointer), "$ptr attr-dict `:` qualified(type($ptr))"))
}

// Facts about memory and pointers.
var (
	IntrLifetimeEnd    = lifetime("end")
	IntrLifetimeStart  = lifetime("start")
	IntrInvariantStart = spelled(gives(immediate(takes(intrinsic("invariant.start", "", "0"), AnyPointer, "ptr"), '0', "size", ir.I64AttrKind), defaultPointer),
		"$size `,` $ptr attr-dict `:` qualified(type($ptr))")
	IntrInvariantEnd = spelled(immediate(takes(takes(intrinsic("invariant.end", "", "1"), defaultPointer, "start"), AnyPointer, "ptr"), '1', "size", ir.I64AttrKind),
		"$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))")
	IntrLaunderInvariantGroup = invariantGroup("launder")
	IntrStripInvariantGroup   = invariantGroup("strip")
	IntrPrefetch              = immediate(immediate(immediate(takes(intrinsic("prefetch", "", "0"), AnyPointer, "addr"),
		'1', "rw", ir.I32AttrKind), '2', "hint", ir.I32AttrKind), '3', "cache", ir.I32AttrKind)
	IntrPtrmask = in(since21, spelled(gives(takes(takes(intrinsic("ptrmask", "", "01", ir.Pure, ir.AllTypesMatch("ptr", "res")),
		pointers, "ptr"), ScalarOrVectorOf(ir.AnyIntegerType), "mask"), pointers), "$ptr `,` $mask attr-dict `:` functional-type(operands, results)"))
	IntrThreadlocalAddress           = gives(takes(intrinsic("threadlocal.address", "", "0", ir.Pure), AnyPointer, "global"), AnyType)
	IntrExperimentalNoaliasScopeDecl = noaliasScopeDecl()
	IntrStacksave                    = spelled(gives(intrinsic("stacksave", "0", ""), AnyType), "attr-dict `:` qualified(type($res))")
	IntrStackrestore                 = pointerOnly("stackrestore", "ptr")
)

var (
	pointers       = ScalarOrVectorOf(AnyPointer)
	defaultPointer = PointerIn(0)
)

// pointerOnly makes the row of an operation on a pointer, whose type is part of the function's name.
//
//go:noinline
func pointerOnly(mnemonic, name string) *ir.OpDef {
	return spelled(takes(intrinsic(mnemonic, "", "0"), AnyPointer, name), "$"+name+" attr-dict `:` qualified(type($"+name+"))")
}

func noaliasScopeDecl() *ir.OpDef {
	def := spelled(immediate(intrinsic("experimental.noalias.scope.decl", "", ""), '0', "scope", AliasScopeKind), "$scope attr-dict")
	def.Traits[0].(*Intrinsic).Metadata = true
	return def
}

// Arguments of variadic functions.
var (
	IntrVacopy = called("llvm.va_copy", spelled(takes(intrinsic("vacopy", "", "0"), AnyPointer, "dest_list", "src_list"),
		"$src_list `to` $dest_list attr-dict `:` type(operands)"))
	IntrVaend   = called("llvm.va_end", pointerOnly("vaend", "arg_list"))
	IntrVastart = called("llvm.va_start", pointerOnly("vastart", "arg_list"))
)
