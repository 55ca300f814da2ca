package ir

import "slices"

// optionalParamKind is implemented by kinds of parameters that can be absent. Such a
// parameter can start an optional group.
type optionalParamKind interface {
	ParamKind
	// ParseOptionalParam reads the parameter if it is present.
	ParseOptionalParam(p *Parser) (v any, present, ok bool)
}

// qualifiedParamKind is implemented by kinds that print with their dialect and mnemonic
// inside qualified(...).
type qualifiedParamKind interface {
	ParamKind
	ParseQualified(p *Parser) (any, bool)
	PrintQualified(p *Printer, v any)
}

// listKind is implemented by kinds whose values are slices.
type listKind interface {
	ParamKind
	// SameList reports whether two values are equal. Nil equals an empty list.
	SameList(a, b any) bool
}

// intParam is a decimal integer. Its value has the Go type T.
type intParam[T int | int32 | int64 | uint32 | uint64] struct{}

// The kinds of parameters. AttrParam is any attribute, TypeParam any type. BoolParam is `true` or
// `false`; it also reads 0 and 1. StringParam is a quoted string, KeywordParam a keyword or a quoted string. The integers are named
// after the Go types of their values.
var (
	AttrParam    ParamKind = attrParam{}
	TypeParam    ParamKind = typeParam{}
	BoolParam    ParamKind = boolParam{}
	StringParam  ParamKind = stringParam{}
	KeywordParam ParamKind = stringParam{bare: true}
	IntParam     ParamKind = intParam[int]{}
	Int32Param   ParamKind = intParam[int32]{}
	Int64Param   ParamKind = intParam[int64]{}
	Uint32Param  ParamKind = intParam[uint32]{}
	Uint64Param  ParamKind = intParam[uint64]{}
)

// ParseParam reads an integer that T holds.
func (k intParam[T]) ParseParam(p *Parser) (any, bool) {
	loc := p.Loc()
	v, present, ok := k.ParseOptionalParam(p)
	if ok && !present {
		ok = p.EmitError(loc, "expected integer value")
	}
	return v, ok
}

// ParseOptionalParam reads an integer if there is one. As in MLIR, a negative number stands for an unsigned one with the same bits.
func (k intParam[T]) ParseOptionalParam(p *Parser) (any, bool, bool) {
	loc := p.Loc()
	unsigned := T(0)-1 > 0
	width := uint32(64)
	switch any(T(0)).(type) {
	case int32, uint32:
		width = 32
	}
	v, present, ok := p.parseOptionalInteger(width, unsigned)
	if !present || !ok {
		return nil, present, ok
	}
	if !unsigned && int64(T(v)) != v {
		return nil, true, p.EmitError(loc, "integer value too large")
	}
	return T(v), true, true
}

// PrintParam writes the integer.
func (intParam[T]) PrintParam(p *Printer, v any) {
	n := v.(T)
	if n < 0 {
		p.Int(int64(n))
		return
	}
	p.Uint(uint64(n))
}

type boolParam struct{}

// ParseParam reads a boolean.
func (boolParam) ParseParam(p *Parser) (any, bool) {
	b, ok := parseBool(p)
	return b != 0, ok
}

// PrintParam writes the boolean.
func (boolParam) PrintParam(p *Printer, v any) { p.bool(v.(bool)) }

type stringParam struct{ bare bool }

// ParseParam reads the string.
func (k stringParam) ParseParam(p *Parser) (any, bool) {
	if k.bare {
		s, ok := p.ParseKeywordOrString()
		return s, ok
	}
	s, ok := p.ParseString()
	return s, ok
}

// ParseOptionalParam reads the string if there is one.
func (k stringParam) ParseOptionalParam(p *Parser) (any, bool, bool) {
	if k.bare {
		s, present := p.ParseOptionalKeywordOrString()
		return s, present, true
	}
	s, present := p.ParseOptionalString()
	return s, present, true
}

// PrintParam writes the string.
func (k stringParam) PrintParam(p *Printer, v any) {
	if k.bare {
		p.keywordOrString(v.(string))
		return
	}
	p.QuotedString(v.(string))
}

type typeParam struct{ def *TypeDef }

// TypeParamOf is a type of the dialect class def; the value is a Type. It is written
// without `!dialect.mnemonic` unless it is qualified.
func TypeParamOf(def *TypeDef) ParamKind { return typeParam{def} }

// ParseParam reads the type.
func (k typeParam) ParseParam(p *Parser) (any, bool) {
	if k.def == nil {
		return k.ParseQualified(p)
	}
	t, ok := parseTypeOf(p, &TypeConstraint{Class: k.def}, false)
	return t, ok
}

// ParseOptionalParam reads a type if there is one.
func (k typeParam) ParseOptionalParam(p *Parser) (any, bool, bool) {
	t, present, ok := p.ParseOptionalType()
	if !present || !ok {
		return nil, present, ok
	}
	return t, true, k.check(p, t)
}

// PrintParam writes the type.
func (k typeParam) PrintParam(p *Printer, v any) {
	t, _ := v.(Type)
	if k.def != nil && t != nil && t.TypeDef() == k.def {
		p.typeStripped(t)
		return
	}
	p.Type(t)
}

// ParseQualified reads the type with its prefix.
func (k typeParam) ParseQualified(p *Parser) (any, bool) {
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	return t, k.check(p, t)
}

func (k typeParam) check(p *Parser, t Type) bool {
	if k.def != nil && t.TypeDef() != k.def {
		return p.EmitError(p.Loc(), "invalid kind of type specified")
	}
	return true
}

// PrintQualified writes the type with its prefix.
func (k typeParam) PrintQualified(p *Printer, v any) {
	t, _ := v.(Type)
	p.Type(t)
}

type attrParam struct{ def *AttrClass }

// AttrParamOf is an attribute of class def; the value is an Attribute. It is written
// without `#dialect.mnemonic` unless it is qualified or def is a builtin class.
func AttrParamOf(def *AttrClass) ParamKind { return attrParam{def} }

func (k attrParam) strips() bool { return k.def != nil && k.def.Dialect != builtinName }

// ParseParam reads the attribute.
func (k attrParam) ParseParam(p *Parser) (any, bool) {
	if !k.strips() {
		return k.ParseQualified(p)
	}
	a, ok := parseAttrOfClass(p, k.def, nil)
	return a, ok
}

// ParseOptionalParam reads an attribute if there is one.
func (k attrParam) ParseOptionalParam(p *Parser) (any, bool, bool) {
	loc := p.Loc()
	a, present, ok := p.ParseOptionalAttr(nil)
	if !present || !ok {
		return nil, present, ok
	}
	return a, true, k.check(p, loc, a)
}

// PrintParam writes the attribute.
func (k attrParam) PrintParam(p *Printer, v any) {
	a, _ := v.(Attribute)
	if k.strips() && a != nil && a.AttrDef() == k.def {
		p.attrStripped(a)
		return
	}
	p.Attr(a)
}

// ParseQualified reads the attribute with its prefix.
func (k attrParam) ParseQualified(p *Parser) (any, bool) {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return nil, false
	}
	return a, k.check(p, loc, a)
}

func (k attrParam) check(p *Parser, loc Location, a Attribute) bool {
	if k.def != nil && a.AttrDef() != k.def {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	return true
}

// PrintQualified writes the attribute with its prefix.
func (k attrParam) PrintQualified(p *Printer, v any) {
	a, _ := v.(Attribute)
	p.Attr(a)
}

// AttrParamIs is an attribute of the Go type T, written in full; the value is an Attribute.
func AttrParamIs[T Attribute]() ParamKind { return attrParamIs[T]{} }

type attrParamIs[T Attribute] struct{}

// ParseParam reads the attribute.
func (attrParamIs[T]) ParseParam(p *Parser) (any, bool) {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	return checkParamIs[T](p, loc, a, ok)
}

// ParseOptionalParam reads an attribute if there is one.
func (attrParamIs[T]) ParseOptionalParam(p *Parser) (any, bool, bool) {
	loc := p.Loc()
	a, present, ok := p.ParseOptionalAttr(nil)
	if !present {
		return nil, false, ok
	}
	v, ok := checkParamIs[T](p, loc, a, ok)
	return v, true, ok
}

func checkParamIs[T Attribute](p *Parser, loc Location, a Attribute, ok bool) (any, bool) {
	if !ok {
		return nil, false
	}
	if _, is := a.(T); !is {
		return nil, p.EmitError(loc, "invalid kind of attribute specified")
	}
	return a, true
}

// PrintParam writes the attribute.
func (attrParamIs[T]) PrintParam(p *Printer, v any) {
	a, _ := v.(Attribute)
	p.Attr(a)
}

// TypeParamIs is a type of the Go type T, written in full; the value is a Type.
func TypeParamIs[T Type]() ParamKind { return typeParamIs[T]{} }

type typeParamIs[T Type] struct{}

// ParseParam reads the type.
func (typeParamIs[T]) ParseParam(p *Parser) (any, bool) {
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	if _, is := t.(T); !is {
		return nil, p.EmitError(loc, "invalid kind of type specified")
	}
	return t, true
}

// ParseOptionalParam reads a type if there is one.
func (k typeParamIs[T]) ParseOptionalParam(p *Parser) (any, bool, bool) {
	if !p.atType() {
		return nil, false, true
	}
	v, ok := k.ParseParam(p)
	return v, true, ok
}

// PrintParam writes the type.
func (typeParamIs[T]) PrintParam(p *Printer, v any) {
	t, _ := v.(Type)
	p.Type(t)
}

// AttrParamThat is an attribute for which is returns true, written in full; the value is an Attribute.
func AttrParamThat(is func(a Attribute) bool) ParamKind { return attrParamThat{is} }

type attrParamThat struct{ is func(a Attribute) bool }

// ParseParam reads the attribute.
func (k attrParamThat) ParseParam(p *Parser) (any, bool) {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return nil, false
	}
	return a, k.check(p, loc, a)
}

// ParseOptionalParam reads an attribute if there is one.
func (k attrParamThat) ParseOptionalParam(p *Parser) (any, bool, bool) {
	loc := p.Loc()
	a, present, ok := p.ParseOptionalAttr(nil)
	if !present || !ok {
		return nil, present, ok
	}
	return a, true, k.check(p, loc, a)
}

func (k attrParamThat) check(p *Parser, loc Location, a Attribute) bool {
	return k.is(a) || p.EmitError(loc, "invalid kind of attribute specified")
}

// PrintParam writes the attribute.
func (attrParamThat) PrintParam(p *Printer, v any) {
	a, _ := v.(Attribute)
	p.Attr(a)
}

type enumParam struct{ enum *EnumClass }

// EnumParam is a keyword of e, or several joined by its separator; the value is a uint64.
func EnumParam(e *EnumClass) ParamKind { return enumParam{e} }

// ParseParam reads the keyword.
func (k enumParam) ParseParam(p *Parser) (any, bool) {
	v, ok := p.parseEnumKeyword(k.enum)
	return v, ok
}

// ParseOptionalParam reads a keyword of the enumeration if there is one.
func (k enumParam) ParseOptionalParam(p *Parser) (any, bool, bool) {
	if !p.isKeyword() || !enumHas(k.enum, p.text()) {
		return nil, false, true
	}
	v, ok := p.parseEnumKeyword(k.enum)
	return v, true, ok
}

// PrintParam writes the keyword.
func (k enumParam) PrintParam(p *Printer, v any) { p.Enum(k.enum, v.(uint64)) }

type shapeParam struct{ dynamic, trailing bool }

// ShapeParam is a list of dimensions `4x8`; the value is an []int64. dynamic allows
// `?`. trailing writes an `x` after the last dimension, before an element type.
func ShapeParam(dynamic, trailing bool) ParamKind { return shapeParam{dynamic, trailing} }

// ParseParam reads the dimensions.
func (k shapeParam) ParseParam(p *Parser) (any, bool) {
	dims, ok := p.ParseDimensionList(k.dynamic, k.trailing)
	return append([]int64{}, dims...), ok
}

// PrintParam writes the dimensions.
func (k shapeParam) PrintParam(p *Printer, v any) {
	dims := v.([]int64)
	p.dimensions(dims)
	if k.trailing && len(dims) > 0 {
		p.Byte('x')
	}
}

// SameList reports whether two shapes are equal.
func (shapeParam) SameList(a, b any) bool { return sameLists[int64](a, b) }

type listParam[T comparable] struct {
	elem        ParamKind
	open, close string
}

// ListOf is a comma-separated list of elements of the kind elem; the value is a []T,
// where T is the Go type of elem's values.
func ListOf[T comparable](elem ParamKind) ParamKind { return listParam[T]{elem: elem} }

// SquareListOf is ListOf between square brackets. It may be empty.
func SquareListOf[T comparable](elem ParamKind) ParamKind {
	return listParam[T]{elem: elem, open: "[", close: "]"}
}

// BraceListOf is ListOf between braces. It has at least one element.
func BraceListOf[T comparable](elem ParamKind) ParamKind {
	return listParam[T]{elem: elem, open: "{", close: "}"}
}

// parseOpen requires the bracket before the list, if there is one. It returns true for empty if the list may be empty and is.
func (k listParam[T]) parseOpen(p *Parser) (empty, ok bool) {
	switch k.open {
	case "[":
		if !p.ParseLSquare() {
			return false, false
		}
		return p.ParseOptionalRSquare(), true
	case "{":
		return false, p.parseLBrace()
	}
	return false, true
}

// parseClose requires the bracket after the list, if there is one.
func (k listParam[T]) parseClose(p *Parser) bool {
	switch k.open {
	case "[":
		return p.ParseRSquare()
	case "{":
		return p.ParseRBrace()
	}
	return true
}

// ParseParam reads the list.
func (k listParam[T]) ParseParam(p *Parser) (any, bool) {
	list := []T{}
	if empty, ok := k.parseOpen(p); empty || !ok {
		return list, ok
	}
	for {
		v, ok := k.elem.ParseParam(p)
		if !ok {
			return nil, false
		}
		t, _ := v.(T)
		list = append(list, t)
		if !p.ParseOptionalComma() {
			break
		}
	}
	return list, k.parseClose(p)
}

// ParseOptionalParam reads the list if its bracket or first element is present.
func (k listParam[T]) ParseOptionalParam(p *Parser) (any, bool, bool) {
	if k.open != "" {
		if first := p.kind; k.open == "[" && first != tokLSquare || k.open == "{" && first != tokLBrace {
			return nil, false, true
		}
		v, ok := k.ParseParam(p)
		return v, true, ok
	}
	o, can := k.elem.(optionalParamKind)
	if !can {
		v, ok := k.ParseParam(p)
		return v, true, ok
	}
	v, present, ok := o.ParseOptionalParam(p)
	if !present || !ok {
		return nil, present, ok
	}
	t, _ := v.(T)
	list := []T{t}
	for p.ParseOptionalComma() {
		v, ok := k.elem.ParseParam(p)
		if !ok {
			return nil, true, false
		}
		t, _ := v.(T)
		list = append(list, t)
	}
	return list, true, true
}

// PrintParam writes the list.
func (k listParam[T]) PrintParam(p *Printer, v any) {
	p.Str(k.open)
	for i, e := range v.([]T) {
		if i > 0 {
			p.Str(", ")
		}
		k.elem.PrintParam(p, e)
	}
	p.Str(k.close)
}

// SameList reports whether two lists are equal.
func (listParam[T]) SameList(a, b any) bool { return sameLists[T](a, b) }

func sameLists[T comparable](a, b any) bool {
	x, _ := a.([]T)
	y, _ := b.([]T)
	return slices.Equal(x, y)
}
