package testdialect

import (
	"strings"

	"github.com/spvc/spvc/ir"
)

// smallInt is a parameter of MLIR's type int.
func smallInt(name string) ir.ParamDef {
	return ir.ParamDef{Name: name, Kind: ir.Int32Param, CppType: "int"}
}

// maybeInt is a parameter of MLIR's type std::optional<int>.
func maybeInt(name string) ir.ParamDef {
	return ir.ParamDef{Name: name, Kind: ir.OptionalOf(ir.Int32Param), Optional: true, CppType: "std::optional<int>"}
}

func textParam(name string) ir.ParamDef {
	return ir.ParamDef{Name: name, Kind: ir.StringParam, CppType: "::llvm::StringRef"}
}

// singleton declares a class of which there is one type.
func singleton(mnemonic, record string) *ir.TypeDef {
	return &ir.TypeDef{Dialect: "test", Mnemonic: mnemonic, Record: record}
}

func formatted(mnemonic, record, format string, params ...ir.ParamDef) *ir.TypeDef {
	return &ir.TypeDef{Dialect: "test", Mnemonic: mnemonic, Record: record, Format: format, Params: params}
}

// The classes without parameters that other parts of the dialect name.
var (
	simpleType        = singleton("smpla", "SimpleA")
	plainType         = singleton("test_type", "Test")
	memrefElementType = &ir.TypeDef{Dialect: "test", Mnemonic: "memref_element", Interfaces: []any{memrefElement{}}}
	typeWithTrait     = singleton("test_type_with_trait", "TestTypeWithTrait")
	namedI32Type      = singleton("i32", "TestI32")
)

// compoundTypeParams are the parameters of the compound type and of the compound attribute.
func compoundParams() []ir.ParamDef {
	return []ir.ParamDef{
		{Name: "widthOfSomething", Kind: ir.Int32Param},
		{Name: "oneType", Kind: ir.TypeParam},
		{Name: "arrayOfInts", Kind: ir.SquareListOf[int32](ir.Int32Param)},
	}
}

const compoundFormat = "`<` $widthOfSomething `,` $oneType `,` $arrayOfInts `>`"

var (
	compoundType      = formatted("cmpnd_a", "CompoundA", compoundFormat, compoundParams()...)
	compoundInnerType = formatted("cmpnd_inner", "CompoundNestedInner", "`<` $some_int $cmpdA `>`",
		smallInt("some_int"), ir.ParamDef{Name: "cmpdA", Kind: ir.TypeParamOf(compoundType), CppType: "CompoundAType"})
	compoundOuterType = formatted("cmpnd_nested_outer", "CompoundNestedOuter", "`<` `i` $inner `>`",
		ir.ParamDef{Name: "inner", Kind: ir.TypeParamOf(compoundInnerType), CppType: "CompoundNestedInnerType"})
	optionalValueType = formatted("optional_value_type", "TestTypeOptionalValueType", "(`<` $value^ `>`)?", maybeInt("value"))
)

// typeClasses returns the types of the dialect that are rows.
func typeClasses() []*ir.TypeDef {
	return []*ir.TypeDef{
		simpleType, plainType, memrefElementType, typeWithTrait, namedI32Type,
		compoundType, compoundInnerType, compoundOuterType, optionalValueType,
		formatted("cmpnd_nested_outer_qual", "CompoundNestedOuterQual", "`<` `i` qualified($inner) `>`",
			ir.ParamDef{Name: "inner", Kind: ir.TypeParamOf(compoundInnerType), CppType: "CompoundNestedInnerType"}),
		integerType(), structClass(), recursiveClass(), recursiveAliasClass(),
		formatted("type_with_format", "TestTypeWithFormat", "`<` $one `,` struct($three, $two) `>`",
			ir.ParamDef{Name: "one", Kind: ir.Int64Param, CppType: "int64_t"},
			ir.ParamDef{Name: "two", Kind: ir.StringParam, CppType: "std::string"},
			ir.ParamDef{Name: "three", Kind: ir.AttrParam, CppType: "::mlir::Attribute"}),
		formatted("no_parser", "TestTypeNoParser", "`<` $one `,` `[` $two `]` `,` $three `,` $four `>`",
			ir.ParamDef{Name: "one", Kind: ir.Uint32Param, CppType: "uint32_t"},
			ir.ParamDef{Name: "two", Kind: ir.ListOf[int64](ir.Int64Param), CppType: "::llvm::ArrayRef<int64_t>"},
			textParam("three"),
			ir.ParamDef{Name: "four", Kind: ir.Int32Param, CppType: "::test::CustomParam"}),
		formatted("struct_capture_all", "TestTypeStructCaptureAll", "`<` struct(params) `>`",
			smallInt("v0"), smallInt("v1"), smallInt("v2"), smallInt("v3")),
		formatted("optional_param", "TestTypeOptionalParam", "`<` $a `,` $b ( `,` $c^)? `>`", maybeInt("a"), smallInt("b"),
			ir.ParamDef{Name: "c", Kind: ir.OptionalOf(ir.AttrParam), Optional: true, CppType: "std::optional<::mlir::Attribute>"}),
		formatted("optional_params", "TestTypeOptionalParams", "`<` params `>`", maybeInt("a"), textParam("b")),
		formatted("optional_params_after", "TestTypeOptionalParamsAfterRequired", "`<` params `>`", textParam("a"), maybeInt("b")),
		formatted("optional_struct", "TestTypeOptionalStruct", "`<` struct(params) `>`", maybeInt("a"), textParam("b")),
		formatted("all_optional_params", "TestTypeAllOptionalParams", "`<` params `>`", maybeInt("a"), maybeInt("b")),
		formatted("all_optional_struct", "TestTypeAllOptionalStruct", "`<` struct(params) `>`", maybeInt("a"), maybeInt("b")),
		formatted("optional_group", "TestTypeOptionalGroup", "`<` (`(` $b^ `)`) : (`x`)? $a `>`", smallInt("a"), maybeInt("b")),
		formatted("optional_group_params", "TestTypeOptionalGroupParams", "`<` (`(` params^ `)`) : (`x`)? `>`",
			ir.ParamDef{Name: "a", Kind: ir.OptionalOf(ir.Int32Param), Optional: true, Default: int32(10), CppType: "std::optional<int>"}, maybeInt("b")),
		formatted("optional_group_struct", "TestTypeOptionalGroupStruct", "`<` (`(` struct(params)^ `)`) : (`x`)? `>`", maybeInt("a"), maybeInt("b")),
		formatted("spaces", "TestTypeSpaceS", "`<` ` ` $a `\\n` `(` `)` `` `(` `)` $b `>`", smallInt("a"), smallInt("b")),
		formatted("ap_float", "TestTypeAPFloat", "`<` $a `>`", ir.ParamDef{Name: "a", Kind: floatParam{}, Optional: true, CppType: "llvm::APFloat"}),
		formatted("default_valued_type", "TestTypeDefaultValuedType", "`<` (`(` $type^ `)`)? `>`",
			ir.ParamDef{Name: "type", Kind: ir.TypeParamIs[*ir.IntegerType](), Optional: true, CppType: "mlir::IntegerType",
				DefaultIn: func(c *ir.Context) any { return c.I32() }}),
		withDirectives(formatted("custom_type", "TestTypeCustom", "`<` custom<CustomTypeA>($a) `` custom<CustomTypeB>(ref($a), $b) `>`", smallInt("a"), maybeInt("b"))),
		withDirectives(formatted("custom_type_spacing", "TestTypeCustomSpacing", "`<` custom<CustomTypeA>($a) custom<CustomTypeA>($b) `>`", smallInt("a"), smallInt("b"))),
		withDirectives(formatted("custom_type_string", "TestTypeCustomString", "`<` custom<FooString>($foo) custom<BarString>(ref($foo)) `>`", textParam("foo"))),
		formatted("optional_type_string", "TestTypeOptionalString", "(`<` $str^ `>`)?",
			ir.ParamDef{Name: "str", Kind: ir.StringParam, Optional: true, Default: "default", CppType: "::llvm::StringRef"}),
		formatted("else_anchor", "TestTypeElseAnchor", "`<` (`?`) : ($a^)? `>`", maybeInt("a")),
		formatted("else_anchor_struct", "TestTypeElseAnchorStruct", "`<` (`?`) : (struct($a, $b)^)? `>`", maybeInt("a"), maybeInt("b")),
	}
}

func withDirectives(def *ir.TypeDef) *ir.TypeDef {
	def.Directives = map[string]*ir.CustomDirective{
		"CustomTypeA": {ParseParams: parseIntParam, PrintParams: printIntParam},
		"CustomTypeB": {ParseParams: parseCounted, PrintParams: printCounted},
		"FooString": {
			ParseParams: func(p *ir.Parser, values []any, args []int32) bool {
				s, ok := p.ParseString()
				values[args[0]] = s
				return ok
			},
			PrintParams: func(p *ir.Printer, value func(int32) any, args []int32) {
				p.Str(`"` + value(args[0]).(string) + `"`)
			},
		},
		"BarString": {
			ParseParams: func(p *ir.Parser, values []any, args []int32) bool { return p.ParseKeyword(values[args[0]].(string)) },
			PrintParams: func(p *ir.Printer, value func(int32) any, args []int32) { p.Str(value(args[0]).(string)) },
		},
	}
	return def
}

func parseIntParam(p *ir.Parser, values []any, args []int32) bool {
	v, ok := ir.Int32Param.ParseParam(p)
	values[args[0]] = v
	return ok
}

func printIntParam(p *ir.Printer, value func(int32) any, args []int32) {
	ir.Int32Param.PrintParam(p, value(args[0]))
}

// parseCounted reads as many integers as the first parameter says, and then the second parameter, unless the first one is negative.
func parseCounted(p *ir.Parser, values []any, args []int32) bool {
	n := values[args[0]].(int32)
	for i := int32(-1); i < n; i++ {
		v, ok := ir.Int32Param.ParseParam(p)
		if !ok {
			return false
		}
		values[args[1]] = v
	}
	return true
}

func printCounted(p *ir.Printer, value func(int32) any, args []int32) {
	n := value(args[0]).(int32)
	if n < 0 {
		return
	}
	p.Space()
	for i := range n {
		p.Int(int64(i))
		p.Space()
	}
	if v, ok := value(args[1]).(int32); ok {
		p.Int(int64(v))
	}
}

// floatParam is a 64-bit float that is absent if it is zero.
type floatParam struct{}

// ParseParam reads the float if there is one.
func (floatParam) ParseParam(p *ir.Parser) (any, bool) {
	v, present, ok := ir.AttrParamIs[*ir.FloatAttr]().(interface {
		ParseOptionalParam(p *ir.Parser) (any, bool, bool)
	}).ParseOptionalParam(p)
	if !present || !ok || v.(*ir.FloatAttr).Value.IsZero() {
		return nil, ok
	}
	return v, true
}

// PrintParam writes the float without its type.
func (floatParam) PrintParam(p *ir.Printer, v any) { p.AttrNoType(v.(ir.Attribute)) }

// memrefElement allows memrefs of a type.
type memrefElement struct{}

// IsMemRefElement implements [ir.MemRefElementModel].
func (memrefElement) IsMemRefElement() {}

// The signs of the dialect's integers.
const (
	noSign = iota
	signed
	unsigned
)

var signs = []string{"none", "signed", "unsigned"}

// integerType declares `!test.int<signed, 8>`.
func integerType() *ir.TypeDef {
	def := formatted("int", "TestInteger", "`<` custom<Sign>($signedness) `,` $width `>`",
		ir.ParamDef{Name: "width", Kind: ir.Int32Param}, ir.ParamDef{Name: "signedness", Kind: ir.IntParam})
	def.Directives = map[string]*ir.CustomDirective{"Sign": {
		ParseParams: func(p *ir.Parser, values []any, args []int32) bool {
			loc := p.Loc()
			word, ok := p.ParseAnyKeyword()
			if !ok {
				return false
			}
			switch strings.ToLower(word) {
			case "u", "unsigned":
				values[args[0]] = unsigned
			case "s", "signed":
				values[args[0]] = signed
			case "n", "none":
				values[args[0]] = noSign
			default:
				return p.EmitError(loc, "expected signed, unsigned, or none")
			}
			return true
		},
		PrintParams: func(p *ir.Printer, value func(int32) any, args []int32) { p.Str(signs[value(args[0]).(int)]) },
	}}
	return def
}

// structClass declares a type whose fields have a name and a type: the names are the first parameter, the types the second one.
func structClass() *ir.TypeDef {
	def := &ir.TypeDef{Dialect: "test", Mnemonic: "struct", Params: []ir.ParamDef{{Name: "names"}, {Name: "types"}}, Print: printFields}
	def.Parse = func(p *ir.Parser) ir.Type {
		names, types := []string{}, []ir.Type{}
		if !p.ParseLess() {
			return nil
		}
		for p.ParseOptionalLBrace() {
			name, ok := p.ParseAnyKeyword()
			if !ok || !p.ParseComma() {
				return nil
			}
			t, ok := p.ParseType()
			if !ok || !p.ParseRBrace() {
				return nil
			}
			names, types = append(names, name), append(types, t)
			if !p.ParseOptionalComma() {
				break
			}
		}
		if !p.ParseGreater() {
			return nil
		}
		return p.Context().RecordType(def, names, types)
	}
	return def
}

func printFields(p *ir.Printer, t ir.Type) {
	r := t.(*ir.RecordType)
	names, types := r.Param(0).([]string), r.Param(1).([]ir.Type)
	p.Byte('<')
	for i, name := range names {
		if i > 0 {
			p.Str(", ")
		}
		p.Str("{" + name + ",")
		p.Type(types[i])
		p.Byte('}')
	}
	p.Byte('>')
}
