package llvm

import "github.com/spvc/spvc/ir"

const castTypes = " attr-dict `:` type($arg) `to` type($res)"

// cast declares a conversion.
//
//go:noinline
func cast(mnemonic, summary string, from, to *ir.TypeConstraint) *ir.OpDef {
	return &ir.OpDef{
		Name:     "llvm." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(from, "arg"),
		Results:  ir.ValuesOf(to, "res"),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "$arg" + castTypes,
	}
}

// castWith declares a conversion with an attribute. clause is its text after or before the operand.
//
//go:noinline
func castWith(def *ir.OpDef, format string, attr ir.AttrDef) *ir.OpDef {
	def.Attrs, def.Format = []ir.AttrDef{attr}, format+castTypes
	return def
}

const nonNegFormat = "(`nneg` $nonNeg^)? $arg"

// Casts.
var (
	BitCast       = cast("bitcast", "the same bits as another type", AnyNonAggregate, AnyNonAggregate)
	AddrSpaceCast = cast("addrspacecast", "a pointer in another address space", scalarOrVectorPointer, scalarOrVectorPointer)
	IntToPtr      = castWith(cast("inttoptr", "an integer as a pointer", scalarOrVectorInt, scalarOrVectorPointer),
		"$arg (`dereferenceable` `` $dereferenceable^)?",
		ir.AttrDef{Name: "dereferenceable", Type: DereferenceableKind, Optional: true, Versions: ir.Since(20), Hint: true})
	PtrToInt = cast("ptrtoint", "a pointer as an integer", scalarOrVectorPointer, scalarOrVectorInt)
	SExt     = cast("sext", "sign extension", scalarOrVectorInt, scalarOrVectorInt)
	ZExt     = castWith(cast("zext", "zero extension", scalarOrVectorInt, scalarOrVectorInt), nonNegFormat, nonNegAttr)
	Trunc    = castWith(cast("trunc", "truncation of integers", scalarOrVectorInt, scalarOrVectorInt),
		"$arg (custom<OverflowFlags>($overflowFlags)^)?",
		ir.AttrDef{Name: "overflowFlags", Type: OverflowKind, Default: "none", Encoding: overflowEncoding, Versions: ir.Since(20), Hint: true})
	SIToFP  = cast("sitofp", "signed integer to float", scalarOrVectorInt, scalarOrVectorFloat)
	UIToFP  = castWith(cast("uitofp", "unsigned integer to float", scalarOrVectorInt, scalarOrVectorFloat), nonNegFormat, nonNegAttr)
	FPToSI  = cast("fptosi", "float to signed integer", scalarOrVectorFloat, scalarOrVectorInt)
	FPToUI  = cast("fptoui", "float to unsigned integer", scalarOrVectorFloat, scalarOrVectorInt)
	FPExt   = cast("fpext", "float to a wider one", scalarOrVectorFloat, scalarOrVectorFloat)
	FPTrunc = cast("fptrunc", "float to a narrower one", scalarOrVectorFloat, scalarOrVectorFloat)
)

func castEntries() []ir.OpEntry {
	list := []ir.OpEntry{
		{Def: BitCast, Fold: foldCastChain, Verify: verifyBitCast, Interfaces: []any{droppable{}}},
		{Def: AddrSpaceCast, Fold: foldCastChain, Interfaces: []any{droppable{}}},
		{Def: SExt, Verify: verifyExtension},
		{Def: ZExt, Fold: foldZExt, Verify: verifyExtension},
	}
	for _, d := range [...]*ir.OpDef{IntToPtr, PtrToInt, Trunc, SIToFP, UIToFP, FPToSI, FPToUI, FPExt, FPTrunc} {
		list = append(list, ir.OpEntry{Def: d})
	}
	return list
}
