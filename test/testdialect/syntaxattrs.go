package testdialect

import (
	"encoding/binary"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

func attrClass(mnemonic, record, format string, params ...ir.ParamDef) *ir.AttrClass {
	return &ir.AttrClass{Dialect: "test", Mnemonic: mnemonic, Record: record, Format: format, Params: params}
}

// enumClass declares an enum attribute with brackets around the value.
func enumClass(mnemonic, record string, enum *ir.EnumClass) *ir.AttrClass {
	def := ir.EnumAttrClass("test", mnemonic, enum)
	def.Record = record
	return def
}

func bareEnumClass(mnemonic, record string, enum *ir.EnumClass) *ir.AttrClass {
	def := ir.BareEnumAttrClass("test", mnemonic, enum)
	def.Record = record
	return def
}

var (
	testEnum = &ir.EnumClass{Name: "test::TestEnum", Width: 32, Cases: []ir.EnumCase{
		{Keyword: "first", Value: 0}, {Keyword: "second", Value: 1}, {Keyword: "third", Value: 2}}}
	testBitEnum = &ir.EnumClass{Name: "test::TestBitEnum", Width: 32, Bits: true, Separator: ", ", Cases: []ir.EnumCase{
		{Keyword: "read", Value: 1}, {Keyword: "write", Value: 2}, {Keyword: "execute", Value: 4}}}
	testBarEnum = &ir.EnumClass{Name: "test::TestBitEnumVerticalBar", Width: 32, Bits: true, Separator: " | ", Cases: []ir.EnumCase{
		{Keyword: "user", Value: 1}, {Keyword: "group", Value: 2}, {Keyword: "other", Value: 4}}}
	simpleEnum = &ir.EnumClass{Name: "::test::SimpleEnum", Width: 32, Cases: []ir.EnumCase{{Keyword: "a", Value: 0}, {Keyword: "b", Value: 1}}}
	iterators  = &ir.EnumClass{Name: "::mlir::utils::IteratorType", Width: 32, Cases: []ir.EnumCase{
		{Keyword: "parallel", Value: 0}, {Keyword: "reduction", Value: 1}}}
	i64Enum = &ir.EnumClass{Name: "SomeI64Enum", Width: 64, Cases: []ir.EnumCase{{Keyword: "case5", Value: 5}, {Keyword: "case10", Value: 10}}}
)

// The classes that ops name.
var (
	enumAttr    = bareEnumClass("enum", "TestEnumAttr", testEnum)
	bitEnumAttr = enumClass("bit_enum", "TestBitEnumAttr", testBitEnum)
	barEnumAttr = enumClass("bit_enum_vbar", "TestBitEnumVerticalBarAttr", testBarEnum)

	compoundAttr      = attrClass("cmpnd_a", "CompoundA", compoundFormat, compoundParams()...)
	compoundNested    = attrClass("cmpnd_nested", "CompoundAttrNested", "`<` `nested` `=` $nested `>`", compoundParam("nested"))
	compoundInner     = attrClass("cmpnd_nested_inner", "CompoundNestedInner", "`<` $some_int $cmpdA `>`", smallInt("some_int"), compoundParam("cmpdA"))
	compoundOuter     = attrClass("cmpnd_nested_outer", "CompoundNestedOuter", "`<` `i` $inner `>`", innerParam())
	attrWithTrait     = attrClass("attr_with_trait", "AttrWithTrait", "")
	paramsAttr        = attrClass("attr_params", "TestAttrParams", "`<` params `>`", smallInt("v0"), smallInt("v1"))
	attrOfBuilder     = attrClass("attr_with_type_builder", "AttrWithTypeBuilder", "$attr", integerParam("attr"), ir.ParamDef{Name: "type", Kind: ir.SelfTypeFrom(typeOfFirst)})
	uglyAttr          = attrClass("attr_ugly", "TestAttrUgly", "`begin` $attr `end`", anyParam("attr"))
	arrayOfInts       = attrClass("array_of_ints", "TestArrayOfInts", "`[` (`]`) : ($value^ `]`)?", ir.ParamDef{Name: "value", Kind: ir.ListOf[int32](ir.Int32Param), Optional: true, CppType: "::llvm::ArrayRef<int32_t>"})
	simpleEnumAttr    = attrClass("simple_enum", "TestSimpleEnumAttr", "`` $value", ir.ParamDef{Name: "value", Kind: ir.EnumParam(simpleEnum), CppType: "::test::SimpleEnum"})
	arrayOfUgly       = attrClass("array_of_ugly", "TestArrayOfUglyAttrs", "`[` (`]`) : ($value^ ` ` `]`)?", listParam("value", uglyAttr, "TestAttrUglyAttr"))
	nestedPolynomial  = attrClass("nested_polynomial", "NestedPolynomialAttr", "`<` struct(params) `>`", polynomialParam(false))
	nestedPolynomial2 = attrClass("nested_polynomial2", "NestedPolynomialAttr2", "`<` struct(params) `>`", polynomialParam(true))
	arrayOfEnums      = attrClass("array_of_enums", "TestArrayOfEnums", "`[` (`]`) : ($value^ `]`)?", listParam("value", simpleEnumAttr, "SimpleEnumAttr"))
)

func anyParam(name string) ir.ParamDef {
	return ir.ParamDef{Name: name, Kind: ir.AttrParam, CppType: "::mlir::Attribute"}
}

func integerParam(name string) ir.ParamDef {
	return ir.ParamDef{Name: name, Kind: ir.AttrParamIs[*ir.IntegerAttr](), CppType: "::mlir::IntegerAttr"}
}

func compoundParam(name string) ir.ParamDef {
	return ir.ParamDef{Name: name, Kind: ir.AttrParamOf(compoundAttr), CppType: "CompoundAAttr"}
}

func innerParam() ir.ParamDef {
	return ir.ParamDef{Name: "inner", Kind: ir.AttrParamOf(compoundInner), CppType: "CompoundNestedInnerAttr"}
}

func listParam(name string, class *ir.AttrClass, cpp string) ir.ParamDef {
	return ir.ParamDef{Name: name, Kind: ir.ListOf[ir.Attribute](ir.AttrParamOf(class)), Optional: true, CppType: "::llvm::ArrayRef<" + cpp + ">"}
}

// typeOfFirst returns the type of the first parameter.
func typeOfFirst(params []any) ir.Type { return params[0].(ir.TypedAttr).Type() }

func selfType() ir.ParamDef { return ir.ParamDef{Name: "type", Kind: ir.SelfTypeParam} }

// attrClasses returns the attributes of the dialect.
func attrClasses() []*ir.AttrClass {
	return []*ir.AttrClass{
		attrClass("smpla", "SimpleA", ""), compoundAttr, compoundNested, compoundInner, compoundOuter,
		attrClass("cmpnd_nested_outer_qual", "CompoundNestedOuterQual", "`<` `i` qualified($inner) `>`", innerParam()),
		attrClass("attr_with_self_type_param", "AttrWithSelfTypeParam", "", selfType()),
		attrOfBuilder, attrWithTrait, uglyAttr, paramsAttr, formatAttr(), i64Elements(), overrideBuilder(), customAnchor(), conditionalAlias(), customFloat(),
		attrClass("sub_elements_access", "TestSubElementsAccess", "`<` $first `,` $second `,` $third `>`",
			ir.ParamDef{Name: "first", Kind: ir.AttrParam}, ir.ParamDef{Name: "second", Kind: ir.AttrParam}, ir.ParamDef{Name: "third", Kind: ir.AttrParam}),
		attrClass("attr_with_optional_signed", "TestAttrWithOptionalSigned", "`<` $value `>`",
			ir.ParamDef{Name: "value", Kind: ir.OptionalOf(ir.Int64Param), Optional: true, CppType: "std::optional<int64_t>"}),
		attrClass("attr_with_optional_unsigned", "TestAttrWithOptionalUnsigned", "`<` $value `>`",
			ir.ParamDef{Name: "value", Kind: ir.OptionalOf(ir.Uint64Param), Optional: true, CppType: "std::optional<uint64_t>"}),
		attrClass("attr_with_type", "TestAttrWithTypeParam", "`<` $int_type `,` $any_type `>`",
			ir.ParamDef{Name: "int_type", Kind: ir.TypeParamIs[*ir.IntegerType](), CppType: "::mlir::IntegerType"},
			ir.ParamDef{Name: "any_type", Kind: ir.TypeParam, CppType: "::mlir::Type"}),
		attrClass("attr_self_type_format", "TestAttrSelfTypeParameterFormat", "`<` $a `>`", smallInt("a"), selfType()),
		attrClass("attr_self_type_struct_format", "TestAttrSelfTypeParameterStructFormat", "`<` struct(params) `>`", smallInt("a"), selfType()),
		externElements(),
		attrClass("copy_count", "TestCopyCount", "`<` $copy_count `>`", ir.ParamDef{Name: "copy_count", Kind: ir.KeywordParam, CppType: "CopyCount"}),
		arrayOfUgly, arrayOfInts, simpleEnumAttr, arrayOfEnums, enumAttr, bitEnumAttr, barEnumAttr,
		enumClass("iterator_type", "Test_IteratorTypeEnum", iterators),
		nestedPolynomial, nestedPolynomial2,
	}
}

// formatAttr declares `#test.attr_with_format<...>`, whose first parameter is the length of another one.
func formatAttr() *ir.AttrClass {
	def := attrClass("attr_with_format", "TestAttrWithFormat",
		"`<` $one `:` struct($two, $four) `:` $three `:` $five `:` `[` $six `]` `,` `[` `` $arrayOfAttrWithTypeBuilderAttr `]` `>`",
		ir.ParamDef{Name: "one", Kind: ir.Int64Param, CppType: "int64_t"},
		ir.ParamDef{Name: "two", Kind: ir.StringParam, CppType: "std::string"},
		integerParam("three"),
		ir.ParamDef{Name: "four", Kind: ir.SquareListOf[int32](ir.Int32Param), CppType: "::llvm::ArrayRef<int>"},
		ir.ParamDef{Name: "five", Kind: ir.Uint64Param, CppType: "uint64_t"},
		ir.ParamDef{Name: "six", Kind: ir.ListOf[int32](ir.Int32Param), CppType: "::llvm::ArrayRef<int>"},
		ir.ParamDef{Name: "arrayOfAttrWithTypeBuilderAttr", Kind: ir.ListOf[ir.Attribute](ir.AttrParamOf(attrOfBuilder)), CppType: "::llvm::ArrayRef<AttrWithTypeBuilderAttr>"})
	def.Verify = func(_ *ir.Context, params []any) string {
		if four, ok := params[3].([]int32); !ok || int64(len(four)) != params[0].(int64) {
			return "expected 'one' to equal 'four.size()'"
		}
		return ""
	}
	return def
}

// i64Elements declares `#test.i64_elements<[1, 2]> : tensor<2xi64>`.
func i64Elements() *ir.AttrClass {
	def := attrClass("i64_elements", "TestI64Elements", "`<` $elements `>`", selfType(),
		ir.ParamDef{Name: "elements", Kind: ir.SquareListOf[uint64](ir.Uint64Param)})
	def.Interfaces = []any{heldElements{}}
	def.Parse = func(p *ir.Parser, typ ir.Type) ir.Attribute {
		if !p.ParseLess() {
			return nil
		}
		v, ok := def.Params[1].Kind.ParseParam(p)
		if !ok || !p.ParseGreater() {
			return nil
		}
		t, ok := typ.(ir.ShapedType)
		elements := v.([]uint64)
		switch {
		case !ok:
			p.EmitError(p.MnemonicLoc(), "expected a shaped type")
		case !ir.HasStaticShape(t) || ir.NumElements(t.Shape()) != int64(len(elements)):
			p.EmitError(p.MnemonicLoc(), "number of elements does not match the provided shape type, got: "+strconv.Itoa(len(elements))+", but expected: "+strconv.FormatInt(ir.NumElements(t.Shape()), 10))
		case len(t.Shape()) != 1 || t.ElementType() != ir.Type(t.Context().I64()):
			p.EmitError(p.MnemonicLoc(), "expected single rank 64-bit shape type, but got: "+ir.QuoteType(t))
		default:
			return p.Context().RecordAttr(def, t, elements)
		}
		return nil
	}
	return def
}

// externElements declares `#test.e1di64_elements<key> : tensor<2xi64>`, where key is that of a resource.
func externElements() *ir.AttrClass {
	def := attrClass("e1di64_elements", "TestExtern1DI64ElementsAttr", "`<` $handle `>`", selfType(),
		ir.ParamDef{Name: "handle", Kind: ir.ResourceParam("test"), CppType: "TestDialectResourceBlobHandle"})
	def.Interfaces = []any{blobElements{}}
	return def
}

// overrideBuilder declares an attribute in whose place the parser makes an integer.
func overrideBuilder() *ir.AttrClass {
	def := attrClass("override_builder", "TestOverrideBuilderAttr", "`<` $a `>`", smallInt("a"))
	def.Build = func(p *ir.Parser, params []any, _ ir.Type) ir.Attribute {
		return p.Context().Int(p.Context().Index(), int64(params[0].(int32)))
	}
	def.Param = func(ir.Attribute, int) any { return nil }
	return def
}

// customAnchor declares an attribute with a directive as the anchor of its group.
func customAnchor() *ir.AttrClass {
	def := attrClass("custom_anchor", "TestCustomAnchor", "`<` $a (`>`) : (`,` custom<TrueFalse>($b)^ `>`)?", smallInt("a"), maybeInt("b"))
	def.Directives = map[string]*ir.CustomDirective{"TrueFalse": {
		ParseParams: func(p *ir.Parser, values []any, args []int32) bool {
			v, ok := ir.BoolParam.ParseParam(p)
			if !ok {
				return false
			}
			values[args[0]] = int32(0)
			if v.(bool) {
				values[args[0]] = int32(1)
			}
			return true
		},
		PrintParams: func(p *ir.Printer, value func(int32) any, args []int32) {
			ir.BoolParam.PrintParam(p, value(args[0]) != any(int32(0)))
		},
	}}
	return def
}

// conditionalAlias declares an attribute that prints a string as an alias or as a keyword.
func conditionalAlias() *ir.AttrClass {
	def := attrClass("conditional_alias", "TestConditionalAlias", "`<` custom<ConditionalAlias>($value) `>`", ir.ParamDef{Name: "value", Kind: ir.AttrParamIs[*ir.StringAttr]()})
	def.Directives = map[string]*ir.CustomDirective{"ConditionalAlias": {
		ParseParams: func(p *ir.Parser, values []any, args []int32) bool {
			if s, ok := p.ParseOptionalKeywordOrString(); ok {
				values[args[0]] = p.Context().String(s)
				return true
			}
			v, ok := ir.AttrParamIs[*ir.StringAttr]().ParseParam(p)
			values[args[0]] = v
			return ok
		},
		PrintParams: func(p *ir.Printer, value func(int32) any, args []int32) {
			if a := value(args[0]).(*ir.StringAttr); !p.Alias(a) {
				ir.KeywordParam.PrintParam(p, a.Value)
			}
		},
	}}
	return def
}

// customFloat declares a float with the name of its format.
func customFloat() *ir.AttrClass {
	def := attrClass("custom_float", "TestCustomFloat", "`<` custom<CustomFloatAttr>($type_str, $value) `>`",
		ir.ParamDef{Name: "type_str", Kind: ir.StringParam}, ir.ParamDef{Name: "value", Kind: ir.AttrParamIs[*ir.FloatAttr]()})
	def.Directives = map[string]*ir.CustomDirective{"CustomFloatAttr": {
		ParseParams: func(p *ir.Parser, values []any, args []int32) bool {
			name, ok := p.ParseString()
			if !ok || !p.ParseColon() {
				return false
			}
			kinds := map[string]ir.FloatKind{"float": ir.F32, "double": ir.F64, "fp80": ir.F80}
			kind, ok := kinds[name]
			if !ok {
				return p.EmitError(p.Loc(), "unknown float type, expected 'float', 'double' or 'fp80'")
			}
			v, ok := p.ParseFloatOf(p.Context().Float(kind))
			values[args[0]], values[args[1]] = name, v
			return ok
		},
		PrintParams: func(p *ir.Printer, value func(int32) any, args []int32) {
			p.QuotedString(value(args[0]).(string))
			p.Str(" : ")
			p.AttrNoType(value(args[1]).(ir.Attribute))
		},
	}}
	return def
}

// heldElements is the model of i64_elements, whose elements are in the attribute.
type heldElements struct{}

// ElementsType implements [interfaces.ElementsModel].
func (heldElements) ElementsType(a ir.Attribute) ir.ShapedType {
	t, _ := a.(ir.TypedAttr).Type().(ir.ShapedType)
	return t
}

// Uint64s implements [interfaces.ElementsModel].
func (heldElements) Uint64s(a ir.Attribute) ([]uint64, bool) {
	list, ok := a.(*ir.TypedRecordAttr).Param(1).([]uint64)
	return list, ok
}

// Ints implements [interfaces.ElementsModel].
func (m heldElements) Ints(a ir.Attribute) ([]apint.Int, bool) {
	list, ok := m.Uint64s(a)
	ints := make([]apint.Int, len(list))
	for i, v := range list {
		ints[i] = apint.New(64, v)
	}
	return ints, ok
}

// blobElements is the model of e1di64_elements, whose elements are in a resource of the file.
type blobElements struct{ heldElements }

// Uint64s implements [interfaces.ElementsModel].
func (blobElements) Uint64s(a ir.Attribute) ([]uint64, bool) {
	r := a.Context().Resources.DialectBlob("test", a.(*ir.TypedRecordAttr).Param(1).(string))
	if r == nil {
		return nil, true
	}
	list := make([]uint64, len(r.Data)/8)
	for i := range list {
		list[i] = binary.LittleEndian.Uint64(r.Data[8*i:])
	}
	return list, true
}

// Ints implements [interfaces.ElementsModel].
func (blobElements) Ints(ir.Attribute) ([]apint.Int, bool) { return nil, false }
