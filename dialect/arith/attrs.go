package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// FastMath is a set of fast-math flags.
type FastMath uint64

// The fast-math flags.
const (
	FastNone FastMath = 0
	Reassoc  FastMath = 1 << (iota - 1)
	NoNaNs
	NoInfs
	NoSignedZeros
	AllowRecip
	AllowContract
	ApproxFunc
	Fast = Reassoc | NoNaNs | NoInfs | NoSignedZeros | AllowRecip | AllowContract | ApproxFunc
)

// FastMathEnum is the enumeration of fast-math flags.
var FastMathEnum = &ir.EnumClass{
	Name: "::mlir::arith::FastMathFlags", Bits: true, Separator: ",", Width: 32,
	Cases: []ir.EnumCase{
		{Keyword: "none", Value: uint64(FastNone)},
		{Keyword: "reassoc", Value: uint64(Reassoc)},
		{Keyword: "nnan", Value: uint64(NoNaNs)},
		{Keyword: "ninf", Value: uint64(NoInfs)},
		{Keyword: "nsz", Value: uint64(NoSignedZeros)},
		{Keyword: "arcp", Value: uint64(AllowRecip)},
		{Keyword: "contract", Value: uint64(AllowContract)},
		{Keyword: "afn", Value: uint64(ApproxFunc)},
		{Keyword: "fast", Value: uint64(Fast)},
	},
}

// Overflow is a set of integer overflow flags.
type Overflow uint64

// The integer overflow flags.
const (
	OverflowNone Overflow = 0
	NSW          Overflow = 1 // no signed wrap
	NUW          Overflow = 2 // no unsigned wrap
)

// OverflowEnum is the enumeration of integer overflow flags.
var OverflowEnum = &ir.EnumClass{
	Name: "::mlir::arith::IntegerOverflowFlags", Bits: true, Separator: ", ", Width: 32,
	Cases: []ir.EnumCase{
		{Keyword: "none", Value: uint64(OverflowNone)},
		{Keyword: "nsw", Value: uint64(NSW)},
		{Keyword: "nuw", Value: uint64(NUW)},
	},
}

// RoundingEnum is the enumeration of rounding modes.
var RoundingEnum = &ir.EnumClass{
	Name: "RoundingMode", Width: 32,
	Cases: []ir.EnumCase{
		{Keyword: "to_nearest_even", Value: 0}, {Keyword: "downward", Value: 1}, {Keyword: "upward", Value: 2},
		{Keyword: "toward_zero", Value: 3}, {Keyword: "to_nearest_away", Value: 4},
	},
}

// RoundingOf returns the rounding mode that a truncf states. It returns to nearest even and false if the
// operation states none.
func RoundingOf(op *ir.Operation) (mode apfloat.Rounding, stated bool) {
	a, stated := op.Attr("roundingmode").(*ir.IntegerAttr)
	if stated {
		mode = apfloat.Rounding(a.Int64Or(0))
	}
	return mode, stated
}

// The classes of arith's attributes, and the constraints of the ops on them.
var (
	FastMathAttrDef = enumClass("fastmath", "Arith_FastMathAttr", FastMathEnum)
	OverflowAttrDef = enumClass("overflow", "Arith_IntegerOverflowAttr", OverflowEnum)

	FastMathKind = ir.EnumAttrOf("Floating point fast math flags", FastMathAttrDef)
	OverflowKind = ir.EnumAttrOf("Integer overflow arith flags", OverflowAttrDef)
	RoundingKind = ir.IntEnumAttr("Floating point rounding mode", RoundingEnum)
)

// FastMathAttr returns the declaration of the attribute fastmath, as the floating-point
// operations of several dialects have it.
func FastMathAttr() []ir.AttrDef {
	return []ir.AttrDef{{Name: "fastmath", Type: FastMathKind, Default: "none"}}
}

func enumClass(mnemonic, record string, enum *ir.EnumClass) *ir.AttrClass {
	c := ir.EnumAttrClass("arith", mnemonic, enum)
	c.Record = record
	return c
}

// FastMathOf returns the attribute of the flags f.
func FastMathOf(c *ir.Context, f FastMath) *ir.EnumAttr { return c.Enum(FastMathAttrDef, uint64(f)) }

// OverflowOf returns the attribute of the flags f.
func OverflowOf(c *ir.Context, f Overflow) *ir.EnumAttr { return c.Enum(OverflowAttrDef, uint64(f)) }

// CmpIPredicate is the predicate of arith.cmpi.
type CmpIPredicate int64

// The predicates of arith.cmpi.
const (
	EQ CmpIPredicate = iota
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

// Inverse returns the predicate that is true if and only if p is false.
func (p CmpIPredicate) Inverse() CmpIPredicate {
	return [...]CmpIPredicate{NE, EQ, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT}[p]
}

// Swapped returns the predicate for exchanged operands.
func (p CmpIPredicate) Swapped() CmpIPredicate {
	return [...]CmpIPredicate{EQ, NE, SGT, SGE, SLT, SLE, UGT, UGE, ULT, ULE}[p]
}

// String returns the keyword of p.
func (p CmpIPredicate) String() string { return CmpIEnum.String(uint64(p)) }

// CmpIEnum is the enumeration of the predicates of arith.cmpi.
var CmpIEnum = &ir.EnumClass{
	Name: "CmpIPredicate", Width: 64,
	Cases: []ir.EnumCase{
		{Keyword: "eq", Value: uint64(EQ)}, {Keyword: "ne", Value: uint64(NE)},
		{Keyword: "slt", Value: uint64(SLT)}, {Keyword: "sle", Value: uint64(SLE)}, {Keyword: "sgt", Value: uint64(SGT)}, {Keyword: "sge", Value: uint64(SGE)},
		{Keyword: "ult", Value: uint64(ULT)}, {Keyword: "ule", Value: uint64(ULE)}, {Keyword: "ugt", Value: uint64(UGT)}, {Keyword: "uge", Value: uint64(UGE)},
	},
}

// CmpFPredicate is the predicate of arith.cmpf: ordered ones are false and
// unordered ones true if an operand is NaN.
type CmpFPredicate int64

// The predicates of arith.cmpf.
const (
	AlwaysFalse CmpFPredicate = iota
	OEQ
	OGT
	OGE
	OLT
	OLE
	ONE
	ORD
	UEQ
	FUGT
	FUGE
	FULT
	FULE
	UNE
	UNO
	AlwaysTrue
)

// String returns the keyword of p.
func (p CmpFPredicate) String() string { return CmpFEnum.String(uint64(p)) }

// CmpFEnum is the enumeration of the predicates of arith.cmpf.
var CmpFEnum = &ir.EnumClass{
	Name: "CmpFPredicate", Width: 64,
	Cases: []ir.EnumCase{
		{Keyword: "false", Value: uint64(AlwaysFalse)},
		{Keyword: "oeq", Value: uint64(OEQ)}, {Keyword: "ogt", Value: uint64(OGT)}, {Keyword: "oge", Value: uint64(OGE)},
		{Keyword: "olt", Value: uint64(OLT)}, {Keyword: "ole", Value: uint64(OLE)}, {Keyword: "one", Value: uint64(ONE)},
		{Keyword: "ord", Value: uint64(ORD)},
		{Keyword: "ueq", Value: uint64(UEQ)}, {Keyword: "ugt", Value: uint64(FUGT)}, {Keyword: "uge", Value: uint64(FUGE)},
		{Keyword: "ult", Value: uint64(FULT)}, {Keyword: "ule", Value: uint64(FULE)}, {Keyword: "une", Value: uint64(UNE)},
		{Keyword: "uno", Value: uint64(UNO)},
		{Keyword: "true", Value: uint64(AlwaysTrue)},
	},
}

var (
	cmpIKind = ir.IntEnumAttr("allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9", CmpIEnum)
	cmpFKind = ir.IntEnumAttr("allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15", CmpFEnum)
)

// The kinds of atomic read-modify-write operations, as attributes hold them: with the numbers of the latest version.
const (
	AtomicAddF int64 = iota
	AtomicAddI
	AtomicAndI
	AtomicAssign
	AtomicMaximumF
	AtomicMaxNumF
	AtomicMaxS
	AtomicMaxU
	AtomicMinimumF
	AtomicMinNumF
	AtomicMinS
	AtomicMinU
	AtomicMulF
	AtomicMulI
	AtomicOrI
	AtomicXOrI
)

// AtomicRMWEnum is the enumeration of atomic read-modify-write operations that memref.atomic_rmw and reductions use. MLIR 22
// numbers them anew.
var AtomicRMWEnum = &ir.EnumClass{
	Name: "AtomicRMWKind", Width: 64,
	Cases: []ir.EnumCase{
		{Keyword: "addf", Value: uint64(AtomicAddF)},
		{Keyword: "addi", Value: uint64(AtomicAddI)},
		{Keyword: "andi", Value: uint64(AtomicAndI)},
		{Keyword: "assign", Value: uint64(AtomicAssign)},
		{Keyword: "maximumf", Value: uint64(AtomicMaximumF)},
		{Keyword: "maxnumf", Value: uint64(AtomicMaxNumF)},
		{Keyword: "maxs", Value: uint64(AtomicMaxS)},
		{Keyword: "maxu", Value: uint64(AtomicMaxU)},
		{Keyword: "minimumf", Value: uint64(AtomicMinimumF)},
		{Keyword: "minnumf", Value: uint64(AtomicMinNumF)},
		{Keyword: "mins", Value: uint64(AtomicMinS)},
		{Keyword: "minu", Value: uint64(AtomicMinU)},
		{Keyword: "mulf", Value: uint64(AtomicMulF)},
		{Keyword: "muli", Value: uint64(AtomicMulI)},
		{Keyword: "ori", Value: uint64(AtomicOrI)},
		{Keyword: "xori", Value: uint64(AtomicXOrI)},
	},
	History: []ir.EnumHistory{
		{Keyword: "andi", Older: []ir.OldValue{{Last: 21, Value: 12}}},
		{Keyword: "assign", Older: []ir.OldValue{{Last: 21, Value: 2}}},
		{Keyword: "maximumf", Older: []ir.OldValue{{Last: 21, Value: 3}}},
		{Keyword: "maxnumf", Older: []ir.OldValue{{Last: 21, Value: 13}}},
		{Keyword: "maxs", Older: []ir.OldValue{{Last: 21, Value: 4}}},
		{Keyword: "maxu", Older: []ir.OldValue{{Last: 21, Value: 5}}},
		{Keyword: "minimumf", Older: []ir.OldValue{{Last: 21, Value: 6}}},
		{Keyword: "minnumf", Older: []ir.OldValue{{Last: 21, Value: 14}}},
		{Keyword: "mins", Older: []ir.OldValue{{Last: 21, Value: 7}}},
		{Keyword: "minu", Older: []ir.OldValue{{Last: 21, Value: 8}}},
		{Keyword: "mulf", Older: []ir.OldValue{{Last: 21, Value: 9}}},
		{Keyword: "muli", Older: []ir.OldValue{{Last: 21, Value: 10}}},
		{Keyword: "ori", Older: []ir.OldValue{{Last: 21, Value: 11}}},
		{Keyword: "xori", Versions: ir.Since(22)},
	},
}

// AtomicRMWKind is the constraint of integer attributes of [AtomicRMWEnum].
var AtomicRMWKind = ir.IntEnumAttr("allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15", AtomicRMWEnum).
	TextUntil(21, "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14")
