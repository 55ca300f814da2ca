package vector

import "github.com/spvc/spvc/ir"

// Kind is the function that combines elements in reductions and contractions.
// The values are those of MLIR's CombiningKind: one bit each.
type Kind uint64

// The combining kinds.
const (
	Add Kind = 1 << iota
	Mul
	MinUI
	MinSI
	MinNumF
	MaxUI
	MaxSI
	MaxNumF
	And
	Or
	Xor
	MinimumF
	MaximumF
)

// String returns the keyword of the kind.
func (k Kind) String() string { return KindEnum.String(uint64(k)) }

// KindEnum is the enumeration of combining kinds.
var KindEnum = &ir.EnumClass{
	Name: "::mlir::vector::CombiningKind", Bits: true, BitsUntil: 19, Separator: "|", Width: 32,
	Cases: []ir.EnumCase{
		{Keyword: "add", Value: uint64(Add)}, {Keyword: "mul", Value: uint64(Mul)},
		{Keyword: "minui", Value: uint64(MinUI)}, {Keyword: "minsi", Value: uint64(MinSI)}, {Keyword: "minnumf", Value: uint64(MinNumF)},
		{Keyword: "maxui", Value: uint64(MaxUI)}, {Keyword: "maxsi", Value: uint64(MaxSI)}, {Keyword: "maxnumf", Value: uint64(MaxNumF)},
		{Keyword: "and", Value: uint64(And)}, {Keyword: "or", Value: uint64(Or)}, {Keyword: "xor", Value: uint64(Xor)},
		{Keyword: "maximumf", Value: uint64(MaximumF)}, {Keyword: "minimumf", Value: uint64(MinimumF)},
	},
}

// IteratorType is the role of a dimension of a contraction.
type IteratorType uint64

// The iterator types.
const (
	Parallel IteratorType = iota
	Reduce
)

// IteratorEnum is the enumeration of iterator types.
var IteratorEnum = &ir.EnumClass{Name: "::mlir::vector::IteratorType", Width: 32, Cases: []ir.EnumCase{
	{Keyword: "parallel", Value: uint64(Parallel)}, {Keyword: "reduction", Value: uint64(Reduce)},
}}

// Punctuation is the text that vector.print writes at the end.
type Punctuation uint64

// The punctuations.
const (
	NoPunctuation Punctuation = iota
	NewLine
	Comma
	Open
	Close
)

// PunctuationEnum is the enumeration of punctuations.
var PunctuationEnum = &ir.EnumClass{Name: "::mlir::vector::PrintPunctuation", Width: 32, Cases: []ir.EnumCase{
	{Keyword: "no_punctuation", Value: uint64(NoPunctuation)}, {Keyword: "newline", Value: uint64(NewLine)},
	{Keyword: "comma", Value: uint64(Comma)}, {Keyword: "open", Value: uint64(Open)}, {Keyword: "close", Value: uint64(Close)},
}}

// The classes of the dialect's attributes.
var (
	KindAttrDef        = enumClass("kind", "Vector_CombiningKindAttr", KindEnum)
	IteratorAttrDef    = enumClass("iterator_type", "Vector_IteratorTypeEnum", IteratorEnum)
	PunctuationAttrDef = enumClass("punctuation", "Vector_PrintPunctuation", PunctuationEnum)
)

func enumClass(mnemonic, record string, enum *ir.EnumClass) *ir.AttrClass {
	c := ir.EnumAttrClass("vector", mnemonic, enum)
	c.Record = record
	return c
}

const (
	defaultKind        = "#vector.kind<add>"
	defaultPunctuation = "#vector.punctuation<newline>"
)

// kindIn returns the kind in an attribute, or addition if there is none.
func kindIn(a ir.Attribute) Kind {
	if e, ok := a.(*ir.EnumAttr); ok {
		return Kind(e.Value)
	}
	return Add
}

// supports reports whether k can combine elements of type t.
func (k Kind) supports(t ir.Type) bool {
	_, isInt := t.(*ir.IntegerType)
	_, isIndex := t.(*ir.IndexType)
	_, isFloat := t.(*ir.FloatType)
	switch k {
	case Add, Mul:
		return isInt || isIndex || isFloat
	case MinUI, MinSI, MaxUI, MaxSI, And, Or, Xor:
		return isInt || isIndex
	case MinNumF, MaxNumF, MinimumF, MaximumF:
		return isFloat
	}
	return false
}
