package testdialect

import "github.com/spvc/spvc/ir"

// LLVM returns the part of the dialect `llvm` that MLIR's tests of other dialects use
// in their inputs: pointers, arrays and literal structs; functions, globals and their
// addresses. Functions have builtin function types, which only their generic form
// shows.
func LLVM() *ir.Dialect {
	return &ir.Dialect{
		Name:  "llvm",
		Types: []*ir.TypeDef{llvmPtr, llvmVoid, llvmArray, llvmStruct},
		Attrs: []*ir.AttrClass{llvmLinkage},
		Ops: append([]ir.OpEntry{
			{Def: llvmFunc, Parse: parseLLVMFunc, Print: printLLVMFunc, Interfaces: []any{llvmFunction{}}},
			{Def: llvmGlobal, Parse: parseGlobal, Print: printGlobal},
			{Def: llvmValue("mlir.zero")}, {Def: llvmValue("mlir.undef")}, {Def: llvmValue("mlir.poison")},
			{Def: &ir.OpDef{
				Name:    "llvm.mlir.addressof",
				Attrs:   []ir.AttrDef{{Name: "global_name", Type: ir.FlatSymbolRefKind}},
				Results: []ir.ValueDef{{Name: "res", Type: ir.AnyType}},
				Traits:  []ir.Trait{ir.Pure},
				Format:  "$global_name attr-dict `:` type($res)",
			}},
			{Def: &ir.OpDef{
				Name:     "llvm.return",
				Operands: []ir.ValueDef{{Name: "arg", Type: ir.AnyType, Quantity: ir.Optional}},
				Traits:   []ir.Trait{ir.Pure, ir.Terminator},
				Format:   "attr-dict ($arg^ `:` type($arg))?",
			}},
		}, append(llvmVectorEntries(), llvmFlowEntries()...)...),
	}
}

// llvmValue declares an op that only has a result.
func llvmValue(mnemonic string) *ir.OpDef {
	return &ir.OpDef{
		Name:    "llvm." + mnemonic,
		Results: []ir.ValueDef{{Name: "res", Type: ir.AnyType}},
		Traits:  []ir.Trait{ir.Pure},
		Format:  "attr-dict `:` type($res)",
	}
}

// llvmType is a type of the dialect. The class distinguishes the kinds.
type llvmType struct {
	ir.TypeBase
	n      uint64 // address space of a pointer, or size of an array
	packed bool
	elems  []ir.Type
}

var (
	llvmPtr    = llvmClass("ptr", parsePtr, printPtr)
	llvmVoid   = llvmClass("void", func(p *ir.Parser, d *ir.TypeDef) ir.Type { return internLLVM(p.Context(), d, 0, false, nil) }, nil)
	llvmArray  = llvmClass("array", parseArray, printArray)
	llvmStruct = llvmClass("struct", parseStruct, printStruct)
)

func llvmClass(mnemonic string, parse func(*ir.Parser, *ir.TypeDef) ir.Type, print func(*ir.Printer, *llvmType)) *ir.TypeDef {
	d := &ir.TypeDef{Dialect: "llvm", Mnemonic: mnemonic}
	d.Parse = func(p *ir.Parser) ir.Type { return parse(p, d) }
	d.Print = func(p *ir.Printer, t ir.Type) {
		if print != nil {
			print(p, t.(*llvmType))
		}
	}
	d.Walk = func(t ir.Type, visit func(ir.Type), _ func(ir.Attribute)) {
		for _, e := range t.(*llvmType).elems {
			visit(e)
		}
	}
	return d
}

type llvmKey struct {
	def    *ir.TypeDef
	n      uint64
	packed bool
	elems  *ir.FunctionType // the inputs are the elements
}

func internLLVM(c *ir.Context, def *ir.TypeDef, n uint64, packed bool, elems []ir.Type) ir.Type {
	return ir.Intern(c, llvmKey{def, n, packed, c.Function(elems, nil)}, func(k llvmKey) *llvmType {
		parts := make([]any, len(elems))
		for i, e := range elems {
			parts[i] = e
		}
		return &llvmType{ir.NewTypeBase(c, k.def, parts...), n, packed, k.elems.Inputs}
	})
}

// parseElement parses a type inside of another type, where types of the dialect have no
// prefix.
func parseElement(p *ir.Parser) ir.Type {
	for _, name := range [...]string{"ptr", "void", "array", "struct"} {
		if p.ParseOptionalKeyword(name) {
			return p.Context().Dialect("llvm").TypeNamed(name).Parse(p)
		}
	}
	t, _ := p.ParseType()
	return t
}

func printElement(p *ir.Printer, t ir.Type) {
	if l, ok := t.(*llvmType); ok {
		p.Str(l.TypeDef().Mnemonic)
		l.TypeDef().Print(p, l)
		return
	}
	p.Type(t)
}

func parsePtr(p *ir.Parser, d *ir.TypeDef) ir.Type {
	space := int64(0)
	if p.ParseOptionalLess() {
		var ok bool
		if space, ok = p.ParseInteger(); !ok || !p.ParseGreater() {
			return nil
		}
	}
	return internLLVM(p.Context(), d, uint64(space), false, nil)
}

func printPtr(p *ir.Printer, t *llvmType) {
	if t.n != 0 {
		p.Byte('<')
		p.Int(int64(t.n))
		p.Byte('>')
	}
}

func parseArray(p *ir.Parser, d *ir.TypeDef) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	dims, ok := p.ParseDimensionList(false, true)
	if !ok {
		return nil
	}
	if len(dims) != 1 {
		p.EmitError(p.Loc(), "expected one dimension")
		return nil
	}
	t := parseElement(p)
	if t == nil || !p.ParseGreater() {
		return nil
	}
	return internLLVM(p.Context(), d, uint64(dims[0]), false, []ir.Type{t})
}

func printArray(p *ir.Printer, t *llvmType) {
	p.Byte('<')
	p.Int(int64(t.n))
	p.Str(" x ")
	printElement(p, t.elems[0])
	p.Byte('>')
}

func parseStruct(p *ir.Parser, d *ir.TypeDef) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	packed := p.ParseOptionalKeyword("packed")
	var elems []ir.Type
	if !p.ParseCommaSeparated(ir.DelimParen, func() bool {
		t := parseElement(p)
		elems = append(elems, t)
		return t != nil
	}) || !p.ParseGreater() {
		return nil
	}
	return internLLVM(p.Context(), d, 0, packed, elems)
}

func printStruct(p *ir.Printer, t *llvmType) {
	p.Byte('<')
	if t.packed {
		p.Str("packed ")
	}
	p.Byte('(')
	for i, e := range t.elems {
		if i > 0 {
			p.Str(", ")
		}
		printElement(p, e)
	}
	p.Str(")>")
}

// linkages are the linkages of globals.
var linkages = &ir.EnumClass{Name: "::mlir::LLVM::Linkage", Width: 32, Cases: []ir.EnumCase{
	{Keyword: "private", Value: 0}, {Keyword: "internal", Value: 1}, {Keyword: "available_externally", Value: 2}, {Keyword: "linkonce", Value: 3},
	{Keyword: "weak", Value: 4}, {Keyword: "common", Value: 5}, {Keyword: "appending", Value: 6}, {Keyword: "extern_weak", Value: 7},
	{Keyword: "linkonce_odr", Value: 8}, {Keyword: "weak_odr", Value: 9}, {Keyword: "external", Value: 10},
}}

var llvmLinkage = ir.EnumAttrClass("llvm", "linkage", linkages)

const external = 10

var llvmGlobal = &ir.OpDef{
	Name: "llvm.mlir.global",
	Attrs: []ir.AttrDef{
		{Name: "global_type", Type: ir.TypeAttrKind},
		{Name: "constant", Type: ir.UnitAttrKind, Optional: true},
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: "linkage", Type: ir.EnumAttrOf("LLVM Linkage attribute", llvmLinkage)},
		{Name: "value", Type: ir.AnyAttr, Optional: true},
		{Name: "addr_space", Type: ir.I32AttrKind, Optional: true},
	},
	Regions: []ir.RegionDef{{Name: "initializer"}},
	Traits:  []ir.Trait{ir.IsolatedFromAbove, ir.Symbol},
}

func parseGlobal(p *ir.Parser, st *ir.OperationState) bool {
	c := p.Context()
	linkage := uint64(external)
	if kw, ok := p.ParseOptionalAnyKeyword(); ok && kw == "constant" {
		st.AddAttr("constant", c.Unit())
	} else if ok {
		if linkage, ok = linkages.Parse(kw); !ok {
			return p.EmitError(p.Loc(), "expected a linkage")
		}
		if p.ParseOptionalKeyword("constant") {
			st.AddAttr("constant", c.Unit())
		}
	}
	st.AddAttr("linkage", c.Enum(llvmLinkage, linkage))
	name, ok := p.ParseSymbolName()
	if !ok || !p.ParseLParen() {
		return false
	}
	st.AddAttr("sym_name", c.String(name))
	value, present, ok := p.ParseOptionalAttr(nil)
	if !ok || !p.ParseRParen() {
		return false
	}
	if present {
		st.AddAttr("value", value)
	}
	st.AddAttr("addr_space", c.Int(c.I32(), 0))
	if !p.ParseAttrDict(st) {
		return false
	}
	var t ir.Type
	if s, isString := value.(*ir.StringAttr); isString && !p.ParseOptionalColon() {
		t = internLLVM(c, llvmArray, uint64(len(s.Value)), false, []ir.Type{c.I(8)})
	} else if isString {
		t, ok = p.ParseType()
	} else {
		t, ok = p.ParseColonType()
	}
	if !ok {
		return false
	}
	st.AddAttr("global_type", c.TypeAttr(t))
	r, present, ok := p.ParseOptionalRegion(nil)
	if !present {
		r = nil
	}
	st.Regions = append(st.Regions, r)
	return ok
}

func printGlobal(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Enum(linkages, op.Attr("linkage").(*ir.EnumAttr).Value)
	if op.Attr("constant") != nil {
		p.Str(" constant")
	}
	p.Space()
	p.SymbolName(ir.SymbolName(op))
	p.Byte('(')
	value := op.Attr("value")
	if value != nil {
		p.Attr(value)
	}
	p.Byte(')')
	p.AttrDict(op, "global_type", "constant", "sym_name", "linkage", "value")
	if _, isString := value.(*ir.StringAttr); !isString {
		p.Str(" : ")
		p.Attr(op.Attr("global_type"))
	}
	if !op.Region(0).Empty() {
		p.Space()
		p.Region(op.Region(0), false, true)
	}
}
