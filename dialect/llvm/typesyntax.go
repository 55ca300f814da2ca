package llvm

import "github.com/spvc/spvc/ir"

// Classes of types.
var (
	PointerDef   = pointerClass()
	ArrayDef     = arrayClass()
	FunctionDef  = functionClass()
	VectorDef    = vectorClass()
	StructDef    = structClass()
	TargetExtDef = targetClass()
	VoidDef      = plainClass("void", ir.Span{})
	TokenDef     = plainClass("token", ir.Span{})
	LabelDef     = plainClass("label", ir.Span{})
	MetadataDef  = plainClass("metadata", ir.Span{})
	PPCFP128Def  = plainClass("ppc_fp128", ir.Span{}, vectorElement{})
	X86MMXDef    = plainClass("x86_mmx", ir.Until(19))
	X86AMXDef    = plainClass("x86_amx", ir.Since(20))
)

func typeClasses() []*ir.TypeDef {
	return []*ir.TypeDef{PointerDef, ArrayDef, FunctionDef, VectorDef, StructDef, TargetExtDef, VoidDef, TokenDef, LabelDef, MetadataDef,
		PPCFP128Def, X86MMXDef, X86AMXDef}
}

func plainClass(mnemonic string, versions ir.Span, models ...any) *ir.TypeDef {
	d := &ir.TypeDef{Dialect: dialectName, Mnemonic: mnemonic, Versions: versions, Interfaces: models}
	d.Parse = func(p *ir.Parser) ir.Type {
		if !versions.Has(p.Context().MLIR()) {
			unknownType(p, mnemonic)
			return nil
		}
		return plainOf(p.Context(), d)
	}
	return d
}

// inner is the kind of a parameter that is a type of the dialect without its prefix, or any other type.
type inner struct{}

// ParseParam reads a type.
func (inner) ParseParam(p *ir.Parser) (any, bool) { return parseInner(p) }

// PrintParam writes a type.
func (inner) PrintParam(p *ir.Printer, v any) { printInner(p, v.(ir.Type)) }

// parseInner reads a type inside of another one, where types of the dialect need no prefix.
func parseInner(p *ir.Parser) (ir.Type, bool) {
	if t, present, ok := p.ParseOptionalType(); present {
		return t, ok
	}
	return p.ParseTypeOf(dialectName)
}

func printInner(p *ir.Printer, t ir.Type) {
	if d := t.TypeDef(); d != nil && d.Dialect == dialectName && Compatible(t) {
		p.TypeWithoutDialect(t)
		return
	}
	p.Type(t)
}

func pointerClass() *ir.TypeDef {
	d := &ir.TypeDef{
		Dialect: dialectName, Mnemonic: "ptr", Record: "LLVMPointerType", Format: "(`<` $addressSpace^ `>`)?",
		Params:     []ir.ParamDef{{Name: "addressSpace", Kind: ir.Uint32Param, Optional: true, Default: uint32(0), CppType: "unsigned"}},
		Param:      func(t ir.Type, _ int) any { return t.(*PointerType).AddressSpace },
		Interfaces: []any{pointerLayout{}},
	}
	d.Build = func(p *ir.Parser, params []any) ir.Type { return internPointer(p.Context(), d, params[0].(uint32)) }
	return d
}

func arrayClass() *ir.TypeDef {
	d := &ir.TypeDef{
		Dialect: dialectName, Mnemonic: "array", Record: "LLVMArrayType", Format: "`<` $numElements `x` $elementType `>`",
		Params: []ir.ParamDef{{Name: "elementType", Kind: inner{}}, {Name: "numElements", Kind: ir.Uint64Param, CppType: "uint64_t"}},
		Param: func(t ir.Type, i int) any {
			if i == 0 {
				return t.(*ArrayType).Element
			}
			return t.(*ArrayType).Len
		},
		Walk:       func(t ir.Type, typ func(ir.Type), _ func(ir.Attribute)) { typ(t.(*ArrayType).Element) },
		Interfaces: []any{arrayLayout{}},
	}
	d.Build = func(p *ir.Parser, params []any) ir.Type {
		elem := params[0].(ir.Type)
		if !IsElement(elem) {
			p.EmitError(p.ParamsLoc(), "invalid array element type: "+ir.QuoteType(elem))
			return nil
		}
		return internArray(d, elem, params[1].(uint64))
	}
	d.Rebuild = func(t ir.Type, typ func(ir.Type) ir.Type, _ func(ir.Attribute) ir.Attribute) ir.Type {
		elem := typ(t.(*ArrayType).Element)
		if elem == nil || !IsElement(elem) {
			return nil
		}
		return internArray(d, elem, t.(*ArrayType).Len)
	}
	return d
}

func functionClass() *ir.TypeDef {
	d := &ir.TypeDef{
		Dialect: dialectName, Mnemonic: "func", Record: "LLVMFunctionType",
		Format:     "`<` $returnType ` ` `(` custom<FunctionTypes>($params, $varArg) `>`",
		Params:     []ir.ParamDef{{Name: "returnType", Kind: inner{}}, {Name: "params", Kind: inner{}}, {Name: "varArg", Kind: ir.BoolParam}},
		Directives: map[string]*ir.CustomDirective{"FunctionTypes": {ParseParams: parseParams, PrintParams: printParams}},
		Param: func(t ir.Type, i int) any {
			f := t.(*FunctionType)
			return [...]any{f.Result, f.Params, f.VarArg}[i]
		},
		Walk: func(t ir.Type, typ func(ir.Type), _ func(ir.Attribute)) {
			f := t.(*FunctionType)
			typ(f.Result)
			walkAll(f.Params, typ)
		},
	}
	d.Build = func(p *ir.Parser, params []any) ir.Type {
		result, list := params[0].(ir.Type), params[1].([]ir.Type)
		if why := wrongSignature(result, list); why != "" {
			p.EmitError(p.ParamsLoc(), why)
			return nil
		}
		return internFunction(d, result, list, params[2].(bool))
	}
	d.Rebuild = func(t ir.Type, typ func(ir.Type) ir.Type, _ func(ir.Attribute) ir.Attribute) ir.Type {
		f := t.(*FunctionType)
		result, list := typ(f.Result), mapAll(f.Params, typ)
		if result == nil || list == nil || wrongSignature(result, list) != "" {
			return nil
		}
		return internFunction(d, result, list, f.VarArg)
	}
	return d
}

// wrongSignature says which type a function cannot return or take. It returns "" if there is none.
func wrongSignature(result ir.Type, params []ir.Type) string {
	if !validResult(result) {
		return "invalid function result type: " + ir.QuoteType(result)
	}
	for _, t := range params {
		if !validParam(t) {
			return "invalid function argument type: " + ir.QuoteType(t)
		}
	}
	return ""
}

func parseParams(p *ir.Parser, values []any, args []int32) bool {
	list, varArg := []ir.Type{}, false
	for first := true; first || p.ParseOptionalComma(); first = false {
		if first && p.ParseOptionalRParen() {
			values[args[0]], values[args[1]] = list, false
			return true
		}
		if p.ParseOptionalEllipsis() {
			varArg = true
			break
		}
		t, ok := parseInner(p)
		if !ok {
			return false
		}
		list = append(list, t)
	}
	values[args[0]], values[args[1]] = list, varArg
	return p.ParseRParen()
}

func printParams(p *ir.Printer, value func(int32) any, args []int32) {
	list, varArg := value(args[0]).([]ir.Type), value(args[1]).(bool)
	printList(p, list)
	if varArg {
		if len(list) > 0 {
			p.Str(", ")
		}
		p.Str("...")
	}
	p.Byte(')')
}

func printList(p *ir.Printer, list []ir.Type) {
	for i, t := range list {
		if i > 0 {
			p.Str(", ")
		}
		printInner(p, t)
	}
}

func walkAll(list []ir.Type, visit func(ir.Type)) {
	for _, t := range list {
		visit(t)
	}
}

// mapAll returns the results of f, or nil if one is nil.
func mapAll(list []ir.Type, f func(ir.Type) ir.Type) []ir.Type {
	out := make([]ir.Type, len(list))
	for i, t := range list {
		if out[i] = f(t); out[i] == nil {
			return nil
		}
	}
	return out
}

// vectorVersions are the versions that have `!llvm.vec`.
var vectorVersions = ir.Until(20)

func vectorClass() *ir.TypeDef {
	d := &ir.TypeDef{
		Dialect: dialectName, Mnemonic: "vec", Versions: vectorVersions, Print: printVector,
		Walk: func(t ir.Type, typ func(ir.Type), _ func(ir.Attribute)) { typ(t.(*VectorType).Element) },
	}
	d.Parse = func(p *ir.Parser) ir.Type { return parseVector(p, d) }
	d.Rebuild = func(t ir.Type, typ func(ir.Type) ir.Type, _ func(ir.Attribute) ir.Attribute) ir.Type {
		v := t.(*VectorType)
		elem := typ(v.Element)
		if elem == nil || !validVectorElement(elem) {
			return nil
		}
		return internVector(d, elem, v.Len, v.Scalable)
	}
	return d
}

func parseVector(p *ir.Parser, def *ir.TypeDef) ir.Type {
	if !vectorVersions.Has(p.Context().MLIR()) {
		unknownType(p, "vec")
		return nil
	}
	loc := p.Loc()
	if !p.ParseLess() {
		return nil
	}
	dimLoc := p.Loc()
	dims, ok := p.ParseDimensionList(true, true)
	if !ok {
		return nil
	}
	elemLoc := p.Loc()
	elem, ok := parseInner(p)
	if !ok || !p.ParseGreater() {
		return nil
	}
	scalable := len(dims) == 2
	why := ""
	switch {
	case len(dims) == 0 || len(dims) > 2 || scalable != (dims[0] == ir.Dynamic) || scalable && dims[1] == ir.Dynamic:
		loc, why = dimLoc, "expected '? x <integer> x <type>' or '<integer> x <type>'"
	case !scalable && isBuiltinElement(elem):
		loc, why = elemLoc, "cannot use !llvm.vec for built-in primitives, use 'vector' instead"
	case uint32(dims[len(dims)-1]) == 0:
		why = "the number of vector elements must be positive"
	case !validVectorElement(elem):
		why = "invalid vector element type"
	}
	if why != "" {
		p.EmitError(loc, why)
		return nil
	}
	return internVector(def, elem, uint32(dims[len(dims)-1]), scalable)
}

// printVector writes two spaces before the element of a scalable vector, as MLIR does.
func printVector(p *ir.Printer, t ir.Type) {
	v := t.(*VectorType)
	p.Byte('<')
	if v.Scalable {
		p.Str("? x ")
	}
	p.Int(int64(v.Len))
	p.Str(" x ")
	if v.Scalable {
		p.Byte(' ')
	}
	printInner(p, v.Element)
	p.Byte('>')
}

func targetClass() *ir.TypeDef {
	d := &ir.TypeDef{
		Dialect: dialectName, Mnemonic: "target", Record: "LLVMTargetExtType", Format: "`<` $extTypeName `` custom<ExtTypeParams>($typeParams, $intParams) `>`",
		Params: []ir.ParamDef{{Name: "extTypeName", Kind: ir.StringParam, CppType: "::llvm::StringRef"},
			{Name: "typeParams", Kind: inner{}}, {Name: "intParams", Kind: inner{}}},
		Directives: map[string]*ir.CustomDirective{"ExtTypeParams": {ParseParams: parseTargetParams, PrintParams: printTargetParams}},
		Param: func(t ir.Type, i int) any {
			x := t.(*TargetExtType)
			return [...]any{x.Name, x.Types, x.Ints}[i]
		},
		Walk: func(t ir.Type, typ func(ir.Type), _ func(ir.Attribute)) { walkAll(t.(*TargetExtType).Types, typ) },
	}
	d.Build = func(p *ir.Parser, params []any) ir.Type {
		return internTarget(p.Context(), d, params[0].(string), params[1].([]ir.Type), params[2].([]uint32))
	}
	d.Rebuild = func(t ir.Type, typ func(ir.Type) ir.Type, _ func(ir.Attribute) ir.Attribute) ir.Type {
		x := t.(*TargetExtType)
		types := mapAll(x.Types, typ)
		if types == nil {
			return nil
		}
		return internTarget(t.Context(), d, x.Name, types, x.Ints)
	}
	return d
}

// parseTargetParams reads types and then integers, each after a comma.
func parseTargetParams(p *ir.Parser, values []any, args []int32) bool {
	var types []ir.Type
	var ints []uint32
	for p.ParseOptionalComma() {
		n, present, ok := p.ParseOptionalIntegerOfWidth(32)
		if present && ok {
			ints = append(ints, uint32(n))
			continue
		}
		// As in MLIR, a number that is too large is an error, and the text behind it another one.
		var t ir.Type
		if ok = len(ints) == 0; ok {
			t, ok = parseInner(p)
		}
		if !ok {
			return p.EmitError(p.Loc(), "failed to parse parameter list for target extension type")
		}
		types = append(types, t)
	}
	values[args[0]], values[args[1]] = types, ints
	return true
}

func printTargetParams(p *ir.Printer, value func(int32) any, args []int32) {
	for _, t := range value(args[0]).([]ir.Type) {
		p.Str(", ")
		p.Type(t)
	}
	for _, n := range value(args[1]).([]uint32) {
		p.Str(", ")
		p.Uint(uint64(n))
	}
}

// unknownType reports a name that is no type of the dialect.
func unknownType(p *ir.Parser, mnemonic string) (ir.Type, bool) {
	if isBuiltinWord(mnemonic) {
		p.EmitError(p.MnemonicLoc(), "unexpected type, expected keyword")
		return nil, true
	}
	known := func() []string {
		return []string{"array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct", "target", "token", "void"}
	}
	p.EmitErrorDetail(p.MnemonicLoc(), &ir.UnknownName{Name: mnemonic, Candidates: known}, "unknown LLVM type: "+mnemonic)
	return nil, true
}

// isBuiltinWord reports whether a builtin type starts with the word.
func isBuiltinWord(w string) bool {
	switch w {
	case "index", "none", "complex", "memref", "tensor", "tuple", "vector", "bf16", "tf32":
		return true
	}
	if len(w) < 2 {
		return false
	}
	digits := w[1:]
	if len(w) > 2 && (w[:2] == "si" || w[:2] == "ui") {
		digits = w[2:]
	} else if w[0] != 'i' && w[0] != 'f' {
		return false
	}
	for i := range len(digits) {
		if digits[i] < '0' || digits[i] > '9' {
			return false
		}
	}
	return true
}
