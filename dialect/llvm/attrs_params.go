package llvm

import (
	"github.com/spvc/spvc/internal/dwarf"
	"github.com/spvc/spvc/ir"
)

// paramKind is a type of parameters: its name in C++, its syntax, and the value that stands for an absent parameter.
type paramKind struct {
	cpp  string
	kind ir.ParamKind
	zero any
}

// The types of parameters. Values of the kinds of integers have the Go type of the kind; attributes are an [ir.Attribute].
var (
	u32Kind     = &paramKind{"unsigned", ir.Uint32Param, uint32(0)}
	uint32Kind  = &paramKind{"uint32_t", ir.Uint32Param, uint32(0)}
	uint64Kind  = &paramKind{"uint64_t", ir.Uint64Param, uint64(0)}
	int64Kind   = &paramKind{"int64_t", ir.Int64Param, int64(0)}
	boolKind    = &paramKind{"bool", ir.BoolParam, false}
	cStringKind = &paramKind{"::llvm::StringRef", ir.StringParam, ""}

	stringKind   = &paramKind{"StringAttr", ir.AttrParamIs[*ir.StringAttr](), nil}
	integerKind  = &paramKind{"IntegerAttr", ir.AttrParamIs[*ir.IntegerAttr](), nil}
	boolAttrKind = &paramKind{"BoolAttr", ir.AttrParamThat(isBool), nil}
	typeAttrKind = &paramKind{"TypeAttr", ir.AttrParamIs[*ir.TypeAttr](), nil}
	floatKind    = &paramKind{"FloatAttr", ir.AttrParamIs[*ir.FloatAttr](), nil}
	distinctKind = &paramKind{"DistinctAttr", ir.AttrParamIs[*ir.DistinctAttr](), nil}
	symbolKind   = &paramKind{"FlatSymbolRefAttr", ir.AttrParamThat(isFlatSymbol), nil}
	attrKind     = &paramKind{"Attribute", ir.AttrParam, nil}
	mlirAttrKind = &paramKind{"::mlir::Attribute", ir.AttrParam, nil}
	fusedLocKind = &paramKind{"FusedLoc", ir.AttrParamThat(isFusedLoc), nil}

	tagKind        = &paramKind{"unsigned", dwarfParam{&dwarf.Tags, "tag"}, uint32(0)}
	languageKind   = &paramKind{"unsigned", dwarfParam{&dwarf.Languages, "language"}, uint32(0)}
	encodingKind   = &paramKind{"unsigned", dwarfParam{&dwarf.Encodings, "encoding"}, uint32(0)}
	conventionKind = &paramKind{"unsigned", dwarfParam{&dwarf.Conventions, "calling convention"}, uint32(0)}
	operationKind  = &paramKind{"unsigned", dwarfParam{&dwarf.Operations, "operation encoding"}, uint32(0)}
)

func isBool(a ir.Attribute) bool { i, ok := a.(*ir.IntegerAttr); return ok && i.IsBool() }

func isFlatSymbol(a ir.Attribute) bool {
	s, ok := a.(*ir.SymbolRefAttr)
	return ok && len(s.Nested) == 0
}

func isFusedLoc(a ir.Attribute) bool {
	l, ok := a.(*ir.LocationAttr)
	return ok && a.Context().LocInfo(l.Loc).Kind == ir.LocFused
}

// need declares a parameter that the text must have.
//
//go:noinline
func need(name string, k *paramKind) *ir.ParamDef {
	return &ir.ParamDef{Name: name, Kind: k.kind, CppType: k.cpp}
}

// opt declares a parameter that is absent from the text if it has the zero value of its type.
//
//go:noinline
func opt(name string, k *paramKind) *ir.ParamDef {
	return &ir.ParamDef{Name: name, Kind: k.kind, CppType: k.cpp, Optional: true, Default: k.zero}
}

// newer marks a parameter that MLIR has since v.
//
//go:noinline
func newer(v ir.Version, p *ir.ParamDef) *ir.ParamDef {
	p.Versions = ir.Since(v)
	return p
}

// of is the type of parameters of one class of attributes, which are written without prefix.
//
//go:noinline
func of(cpp string, class *ir.AttrClass) *paramKind {
	return &paramKind{cpp, ir.AttrParamOf(class), nil}
}

// listOf is the type of lists of k, whose values are attributes. An absent list is empty.
//
//go:noinline
func listOf(k *paramKind) *paramKind {
	return &paramKind{"::llvm::ArrayRef<" + k.cpp + ">", ir.ListOf[ir.Attribute](k.kind), nil}
}

// enumKind is the type of parameters that are a case of e, whose zero value is 0.
//
//go:noinline
func enumKind(cpp string, e *ir.EnumClass) *paramKind {
	return &paramKind{cpp, ir.EnumFieldParam(e), uint64(0)}
}

// record declares a class of attributes `#llvm.mnemonic<name = value, ...>`. cpp is the name of the class in MLIR's errors.
//
//go:noinline
func record(mnemonic, cpp string, params ...*ir.ParamDef) *ir.AttrClass {
	return formatted(mnemonic, cpp, "`<` struct(params) `>`", params...)
}

// formatted declares a class of attributes with a format of its own.
//
//go:noinline
func formatted(mnemonic, cpp, format string, params ...*ir.ParamDef) *ir.AttrClass {
	return &ir.AttrClass{Dialect: dialectName, Mnemonic: mnemonic, Record: cpp, Format: format, Params: rowsOf(params)}
}

// rowsOf returns the parameters themselves. They come as pointers, since rows that are copied one by one take much code.
func rowsOf(params []*ir.ParamDef) []ir.ParamDef {
	list := make([]ir.ParamDef, len(params))
	for i, p := range params {
		list[i] = *p
	}
	return list
}

// aliased makes the printer define attributes of class c under aliases, as MLIR does.
//
//go:noinline
func aliased(c *ir.AttrClass) *ir.AttrClass {
	c.Alias = c.Mnemonic
	return c
}

// dwarfParam is a number that the text has as a name of DWARF; the value is an uint32.
type dwarfParam struct {
	table   *dwarf.Table
	summary string
}

// ParseParam reads the name. As in LLVM, only a tag can be 0.
func (k dwarfParam) ParseParam(p *ir.Parser) (any, bool) {
	loc := p.Loc()
	name, ok := p.ParseAnyKeyword()
	if !ok {
		return nil, false
	}
	n, ok := k.table.Number(name)
	if !ok || n == 0 && k.table != &dwarf.Tags {
		return nil, p.EmitError(loc, "invalid debug info debug info "+k.summary+" name: "+name)
	}
	return n, true
}

// PrintParam writes the name.
func (k dwarfParam) PrintParam(p *ir.Printer, v any) {
	p.Str(dwarfName(p.Context(), k.table, v.(uint32)))
}

// openCLKernel is the calling convention that LLVM 21 renamed.
const openCLKernel = 0xc7

func dwarfName(c *ir.Context, table *dwarf.Table, n uint32) string {
	if table == &dwarf.Conventions && n == openCLKernel && c.MLIR() < 21 {
		return "DW_CC_LLVM_OpenCLKernel"
	}
	return table.Name(n)
}

// Field is a parameter of an attribute with its value.
type Field struct {
	Name  string
	Value any
}

// Param returns the parameter called name of an attribute of a class of this package, or nil if it is absent or its class has none of this name. The
// names are those in the text, and the values have these Go types: uint32, uint64, int64, bool, string and uint64 (for a case of an
// enumeration) for what the text has as a number or a word, [ir.Attribute] for attributes, and []ir.Attribute or []uint64 for lists.
func Param(a ir.Attribute, name string) any {
	def := a.AttrDef()
	if def.Dialect != dialectName {
		return nil
	}
	r, ok := a.(*ir.RecordAttr)
	if !ok {
		return nil
	}
	for i := range def.Params {
		if def.Params[i].Name == name {
			return r.Param(i)
		}
	}
	return nil
}

// AttrParam returns the parameter called name of a if it is an attribute, else nil.
func AttrParam(a ir.Attribute, name string) ir.Attribute {
	v, _ := Param(a, name).(ir.Attribute)
	return v
}

// ListParam returns the parameter called name of a if it is a list of attributes, else nil.
func ListParam(a ir.Attribute, name string) []ir.Attribute {
	v, _ := Param(a, name).([]ir.Attribute)
	return v
}

// StringParam returns the parameter called name of a if it is a string, or an attribute that is one. It returns "" if the parameter is absent.
func StringParam(a ir.Attribute, name string) string {
	switch v := Param(a, name).(type) {
	case string:
		return v
	case *ir.StringAttr:
		return v.Value
	}
	return ""
}

// NumberParam returns the parameter called name of a if it is a number of whatever kind or a case of an enumeration, 1 if it is true, else 0.
func NumberParam(a ir.Attribute, name string) uint64 {
	switch v := Param(a, name).(type) {
	case uint64:
		return v
	case uint32:
		return uint64(v)
	case int64:
		return uint64(v)
	case bool:
		if v {
			return 1
		}
	case *ir.IntegerAttr:
		return uint64(v.Int64Or(0))
	}
	return 0
}

// NewAttr returns the attribute of a class of records of this package with the given parameters. Others are absent, or have their defaults. The
// parameters must be valid.
func NewAttr(c *ir.Context, def *ir.AttrClass, fields ...Field) ir.Attribute {
	params := make([]any, len(def.Params))
	for i := range def.Params {
		d := &def.Params[i]
		params[i] = d.Default
		for _, f := range fields {
			if f.Name == d.Name {
				params[i] = f.Value
			}
		}
	}
	if def.Complete != nil {
		def.Complete(c, params)
	}
	return c.RecordAttr(def, params...)
}
