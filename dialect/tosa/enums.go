package tosa

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// A Rounding says how a rescale rounds.
type Rounding uint64

// SingleRound rounds half up. InexactRound may round in any way. DoubleRound rounds products of large shifts twice.
const (
	SingleRound  Rounding = 1
	InexactRound Rounding = 2
	DoubleRound  Rounding = 3
)

// The cases of nan_mode.
const (
	nanPropagate uint64 = 1
	nanIgnore    uint64 = 2
)

func enumClass(mnemonic, name string, first uint64, keywords ...string) *ir.AttrClass {
	e := &ir.EnumClass{Name: name, Width: 32}
	for i, k := range keywords {
		e.Cases = append(e.Cases, ir.EnumCase{Keyword: k, Value: first + uint64(i)})
	}
	return ir.EnumAttrClass(dialectName, mnemonic, e)
}

// The classes of attributes with a keyword.
var (
	ResizeModeDef = enumClass("resize_mode", "::mlir::tosa::ResizeMode", 1, nearestNeighbor, bilinear)
	NanModeDef    = enumClass("nan_mode", "::mlir::tosa::NanPropagationMode", 1, "PROPAGATE", "IGNORE")
	RoundingDef   = enumClass("rounding_mode", "::mlir::tosa::RoundingMode", 1, "SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND")
	BlockSizeDef  = enumClass("block_size", "::mlir::tosa::BlockSize", 32, "BLOCK_SIZE_32")
)

// keywordClasses are the classes that operations write as bare keywords.
func keywordClasses() []*ir.AttrClass {
	return []*ir.AttrClass{BlockSizeDef, ResizeModeDef, NanModeDef, RoundingDef}
}

// enumAttr declares an attribute that operations write as a keyword.
func enumAttr(name, summary string, class *ir.AttrClass) ir.AttrDef {
	return attr(name, ir.EnumAttrOf(summary, class))
}

var (
	nanMode      = ir.AttrDef{Name: "nan_mode", Type: ir.EnumAttrOf("Supported NaN propagation strategies", NanModeDef), Default: "#tosa.nan_mode<PROPAGATE>"}
	roundingMode = enumAttr("rounding_mode", "Supported rounding modes", RoundingDef)
	blockSize    = enumAttr("block_size", "Block size for the block_scaled formats", BlockSizeDef)
	sizeMode     = enumAttr("mode", "Supported resize/upsampling strategies", ResizeModeDef)
)

// enumValue returns the value of an attribute with a keyword, or 0.
func enumValue(op *ir.Operation, name string) uint64 {
	if e, ok := op.Attr(name).(*ir.EnumAttr); ok {
		return e.Value
	}
	return 0
}

// IgnoresNaN reports whether an operation prefers numbers to NaN.
func IgnoresNaN(op *ir.Operation) bool { return enumValue(op, "nan_mode") == nanIgnore }

// parseWithKeyword reads the text of an operation one of whose attributes, called name and of the given class, is a bare keyword.
//
//go:noinline
func parseWithKeyword(name string, class *ir.AttrClass) func(p *ir.Parser, st *ir.OperationState) bool {
	return func(p *ir.Parser, st *ir.OperationState) bool {
		operands, ok := p.ParseOperandList(ir.DelimNone)
		if !ok || !parseKeywordDict(p, st, name, class) {
			return false
		}
		loc := p.Loc()
		if !p.ParseColon() {
			return false
		}
		t, ok := p.ParseFunctionType()
		if !ok || !p.ResolveOperands(operands, t.Inputs, loc, st) {
			return false
		}
		st.Results = append(st.Results, t.Results...)
		return true
	}
}

// parseKeywordDict reads an optional dictionary. The value of name may be a keyword of class.
func parseKeywordDict(p *ir.Parser, st *ir.OperationState, name string, class *ir.AttrClass) bool {
	return p.ParseCommaSeparated(ir.DelimOptionalBrace, func() bool {
		key, ok := p.ParseAnyKeyword()
		if !ok || !p.ParseEqual() {
			return false
		}
		value, ok := keywordOrAttr(p, key == name, name, class)
		if !ok {
			return false
		}
		if slices.ContainsFunc(st.Attrs, func(a ir.NamedAttribute) bool { return a.Name == key }) {
			return p.EmitError(st.Loc, "attribute '"+key+"' occurs more than once in the attribute list")
		}
		st.Attrs = append(st.Attrs, ir.Named(key, value))
		return true
	})
}

func keywordOrAttr(p *ir.Parser, keyword bool, name string, class *ir.AttrClass) (ir.Attribute, bool) {
	if keyword {
		loc := p.Loc()
		if word, ok := p.ParseOptionalAnyKeyword(); ok {
			v, ok := ir.EnumOf(class).Parse(word)
			if !ok {
				if class == ResizeModeDef {
					name = "resize mode"
				}
				return nil, p.EmitError(loc, "invalid "+name+" value: "+word)
			}
			return p.Context().Enum(class, v), true
		}
	}
	return p.ParseAttr(nil)
}

// printWithKeyword writes what parseWithKeyword reads. The default of nan_mode does not print.
func printWithKeyword(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operands(op.Operands())
	sep := " {"
	for _, a := range op.Attrs() {
		e, ok := a.Value.(*ir.EnumAttr)
		word := ok && slices.Contains(keywordClasses(), e.AttrDef())
		if word && a.Name == "nan_mode" && e.Value == nanPropagate {
			continue
		}
		p.Str(sep)
		sep = ", "
		p.Str(a.Name)
		p.Str(" = ")
		if word {
			p.Str(e.Keyword())
		} else {
			p.Attr(a.Value)
		}
	}
	if sep != " {" {
		p.Byte('}')
	}
	p.Str(" : ")
	p.FunctionalType(op)
}
