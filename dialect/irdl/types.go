package irdl

import "github.com/spvc/spvc/ir"

// handleType is a type of the dialect. None has parameters.
type handleType struct{ ir.TypeBase }

var (
	constraintClass = newHandle("attribute", "handle to a constraint")
	regionClass     = newHandle("region", "handle to a constraint on a region")
)

func newHandle(mnemonic, summary string) *ir.TypeDef {
	def := &ir.TypeDef{Dialect: "irdl", Mnemonic: mnemonic, Summary: summary}
	def.Build = func(p *ir.Parser, _ []any) ir.Type { return handle(p.Context(), def) }
	return def
}

func handle(c *ir.Context, def *ir.TypeDef) ir.Type {
	return ir.Intern(c, def, func(def *ir.TypeDef) *handleType { return &handleType{ir.NewTypeBase(c, def)} })
}

// The cases of variadicity.
const (
	single = iota
	optional
	variadic
)

var variadicity = &ir.EnumClass{Name: "::mlir::irdl::Variadicity", Width: 32,
	Cases: []ir.EnumCase{{Keyword: "single", Value: single}, {Keyword: "optional", Value: optional}, {Keyword: "variadic", Value: variadic}}}

// variadicityClass is the class of the attribute that says how many values a declaration stands for.
var variadicityClass = func() *ir.AttrClass {
	c := ir.BareEnumAttrClass("irdl", "variadicity", variadicity)
	c.Record = "VariadicityAttr"
	return c
}()

// variadicityList is a list of variadicities as an attribute.
type variadicityList struct {
	ir.AttrBase
	text string // one of the letters s, o and v per element
}

var variadicities = variadicitiesClass()

func variadicitiesClass() *ir.AttrClass {
	def := &ir.AttrClass{Dialect: "irdl", Mnemonic: "variadicity_array", Record: "VariadicityArrayAttr", Format: "`` custom<List>($value)",
		Params:     []ir.ParamDef{{Name: "value", Kind: ir.StringParam, CppType: "::llvm::ArrayRef<VariadicityAttr>"}},
		Directives: map[string]*ir.CustomDirective{"List": {ParseParams: parseVariadicities, PrintParams: printVariadicities}},
		Param:      func(a ir.Attribute, _ int) any { return a.(*variadicityList).text }}
	def.Build = func(p *ir.Parser, params []any, _ ir.Type) ir.Attribute {
		return listOf(p.Context(), def, params[0].(string))
	}
	return def
}

type listKey struct{ text string }

func listOf(c *ir.Context, def *ir.AttrClass, text string) *variadicityList {
	return ir.Intern(c, listKey{text}, func(k listKey) *variadicityList {
		return &variadicityList{ir.NewAttrBase(c, def), k.text}
	})
}

const variadicityLetters = "sov"

func parseVariadicities(p *ir.Parser, values []any, args []int32) bool {
	text := ""
	one := func() bool {
		loc := p.Loc()
		word, ok := p.ParseAnyKeyword()
		v, known := variadicity.Parse(word)
		if ok && !known {
			p.EmitError(loc, "expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic")
		}
		if !ok || !known {
			p.EmitError(p.Loc(), "failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`")
			return p.EmitError(p.Loc(), "failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`")
		}
		text += variadicityLetters[v : v+1]
		return true
	}
	if !p.ParseCommaSeparated(ir.DelimSquare, one) {
		return false
	}
	values[args[0]] = text
	return true
}

func printVariadicities(p *ir.Printer, value func(int32) any, args []int32) {
	text := value(args[0]).(string)
	p.Byte('[')
	for i := range len(text) {
		if i > 0 {
			p.Str(", ")
		}
		p.Byte(' ')
		p.Str(variadicity.String(letterValue(text[i])))
	}
	p.Byte(']')
}

func letterValue(c byte) uint64 {
	switch c {
	case 'o':
		return optional
	case 'v':
		return variadic
	}
	return single
}
