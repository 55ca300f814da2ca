package llvm

import (
	"github.com/spvc/spvc/internal/dwarf"
	"github.com/spvc/spvc/ir"
)

// debugClass says which kinds of nodes of debug information a class of attributes is: one that parameters of these kinds accept.
type debugClass uint8

const (
	debugNode debugClass = 1 << iota
	debugScope
	debugLocalScope
	debugType
	debugVariable
)

// debugMarker is the interface by which classes state what they are.
type debugMarker interface{ debugKinds() debugClass }

func (k debugClass) debugKinds() debugClass { return k }

func isDebug(a ir.Attribute, k debugClass) bool {
	for _, m := range a.AttrDef().Interfaces {
		if d, ok := m.(debugMarker); ok && d.debugKinds()&k != 0 {
			return true
		}
	}
	return false
}

// IsDIScope reports whether a is a scope of debug information.
func IsDIScope(a ir.Attribute) bool { return isDebug(a, debugScope) }

// IsDILocalScope reports whether a is a scope inside of a function, or a function.
func IsDILocalScope(a ir.Attribute) bool { return isDebug(a, debugLocalScope) }

// IsDIType reports whether a is a type of debug information.
func IsDIType(a ir.Attribute) bool { return isDebug(a, debugType) }

// The types of parameters that are any attribute of a kind.
var (
	nodeKind     = &paramKind{"DINodeAttr", ir.AttrParamThat(func(a ir.Attribute) bool { return isDebug(a, debugNode) }), nil}
	scopeKind    = &paramKind{"DIScopeAttr", ir.AttrParamThat(IsDIScope), nil}
	diTypeKind   = &paramKind{"DITypeAttr", ir.AttrParamThat(IsDIType), nil}
	variableKind = &paramKind{"DIVariableAttr", ir.AttrParamThat(func(a ir.Attribute) bool { return isDebug(a, debugVariable) }), nil}

	nodesKind       = listOf(nodeKind)
	diTypesKind     = listOf(diTypeKind)
	flagsKind       = enumKind("DIFlags", DIFlags)
	fileKind        = of("DIFileAttr", DIFileDef)
	expressionKind  = of("DIExpressionAttr", DIExpressionDef)
	unitKind        = of("DICompileUnitAttr", DICompileUnitDef)
	subroutineKind  = of("DISubroutineTypeAttr", DISubroutineTypeDef)
	globalKind      = of("DIGlobalVariableAttr", DIGlobalVariableDef)
	optionalU32Kind = &paramKind{"std::optional<unsigned>", ir.OptionalOf(ir.Uint32Param), nil}
)

// The classes of debug information. The names of their parameters, which [Param] takes, are those that the text has.
var (
	DIFileDef     = debug(debugScope, formatted("di_file", "LLVM_DIFileAttr", "`<` $name `in` $directory `>`", need("name", stringKind), need("directory", stringKind)))
	DINullTypeDef = debug(debugType, formatted("di_null_type", "LLVM_DINullTypeAttr", ""))

	DIBasicTypeDef = debug(debugType, record("di_basic_type", "LLVM_DIBasicTypeAttr",
		neededUntil(19, opt("tag", tagKind)), need("name", stringKind), opt("sizeInBits", uint64Kind), opt("encoding", encodingKind)))
	DICompileUnitDef = debug(debugScope, record("di_compile_unit", "LLVM_DICompileUnitAttr",
		need("id", distinctKind), need("sourceLanguage", languageKind), need("file", fileKind), opt("producer", stringKind), need("isOptimized", boolKind),
		need("emissionKind", enumKind("DIEmissionKind", DIEmissionKinds)), opt("nameTableKind", enumKind("DINameTableKind", DINameTableKinds)),
		newer(21, opt("splitDebugFilename", stringKind))))
	DICompositeTypeDef = debug(debugScope|debugType, composite())
	DIDerivedTypeDef   = debug(debugType, record("di_derived_type", "LLVM_DIDerivedTypeAttr",
		neededUntil(19, opt("tag", tagKind)), opt("name", stringKind), opt("baseType", diTypeKind), opt("sizeInBits", uint64Kind), opt("alignInBits", uint32Kind),
		opt("offsetInBits", uint64Kind), opt("dwarfAddressSpace", optionalU32Kind), opt("extraData", nodeKind)))
	DIStringTypeDef = debug(debugType, record("di_string_type", "LLVM_DIStringTypeAttr",
		neededUntil(19, opt("tag", tagKind)), need("name", stringKind), opt("sizeInBits", uint64Kind), opt("alignInBits", uint32Kind), opt("stringLength", variableKind),
		opt("stringLengthExp", expressionKind), opt("stringLocationExp", expressionKind), opt("encoding", encodingKind)))
	DISubroutineTypeDef = debug(debugType, record("di_subroutine_type", "LLVM_DISubroutineTypeAttr",
		opt("callingConvention", conventionKind), opt("types", diTypesKind)))

	DIGlobalVariableDef = debug(debugVariable, record("di_global_variable", "LLVM_DIGlobalVariable",
		opt("scope", scopeKind), opt("name", stringKind), opt("linkageName", stringKind), need("file", fileKind), need("line", u32Kind), need("type", diTypeKind),
		opt("isLocalToUnit", boolKind), opt("isDefined", boolKind), opt("alignInBits", u32Kind)))
	DIGlobalVariableExpressionDef = aliased(record("di_global_variable_expression", "LLVM_DIGlobalVariableExpressionAttr",
		need("var", globalKind), opt("expr", expressionKind)))
	DILocalVariableDef = debug(debugVariable, record("di_local_variable", "LLVM_DILocalVariableAttr",
		need("scope", scopeKind), opt("name", stringKind), opt("file", fileKind), opt("line", u32Kind), opt("arg", u32Kind), opt("alignInBits", u32Kind),
		opt("type", diTypeKind), newer(20, opt("flags", flagsKind))))
	DILabelDef = debug(debugNode, record("di_label", "LLVM_DILabelAttr",
		need("scope", scopeKind), opt("name", stringKind), opt("file", fileKind), opt("line", u32Kind)))

	DILexicalBlockDef = debug(debugScope|debugLocalScope, record("di_lexical_block", "LLVM_DILexicalBlockAttr",
		need("scope", scopeKind), opt("file", fileKind), opt("line", u32Kind), opt("column", u32Kind)))
	DILexicalBlockFileDef = debug(debugScope|debugLocalScope, record("di_lexical_block_file", "LLVM_DILexicalBlockFile",
		need("scope", scopeKind), opt("file", fileKind), need("discriminator", u32Kind)))
	DISubprogramDef = debug(debugScope|debugLocalScope, subprogram())
	DIModuleDef     = debug(debugScope, record("di_module", "LLVM_DIModuleAttr",
		opt("file", fileKind), opt("scope", scopeKind), opt("name", stringKind), opt("configMacros", stringKind), opt("includePath", stringKind),
		opt("apinotes", stringKind), opt("line", u32Kind), opt("isDecl", boolKind)))
	DINamespaceDef = debug(debugScope, record("di_namespace", "LLVM_DINamespaceAttr",
		opt("name", stringKind), opt("scope", scopeKind), need("exportSymbols", boolKind)))
	DIImportedEntityDef = since(20, debug(debugNode, record("di_imported_entity", "LLVM_DIImportedEntityAttr",
		opt("tag", tagKind), need("scope", scopeKind), need("entity", nodeKind), opt("file", fileKind), opt("line", u32Kind), opt("name", stringKind),
		opt("elements", nodesKind))))
	DICommonBlockDef = since(21, debug(debugScope, record("di_common_block", "LLVM_DICommonBlockAttr",
		need("scope", scopeKind), opt("decl", globalKind), need("name", stringKind), opt("file", fileKind), opt("line", u32Kind))))

	DIAnnotationDef = since(20, plain(debug(debugNode, record("di_annotation", "LLVM_DIAnnotationAttr", need("name", stringKind), need("value", stringKind)))))
	DISubrangeDef   = plain(debug(debugNode, record("di_subrange", "LLVM_DISubrangeAttr",
		opt("count", mlirAttrKind), opt("lowerBound", mlirAttrKind), opt("upperBound", mlirAttrKind), opt("stride", mlirAttrKind))))
	DIGenericSubrangeDef = since(21, plain(debug(debugNode, record("di_generic_subrange", "LLVM_DIGenericSubrangeAttr",
		opt("count", mlirAttrKind), need("lowerBound", mlirAttrKind), opt("upperBound", mlirAttrKind), need("stride", mlirAttrKind)))))

	// DIExpressionElemDef has the opcode as an uint32 and the arguments as a []uint64.
	DIExpressionElemDef = withDirective(formatted("di_expression_elem", "LLVM_DIExpressionElemAttr",
		"`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?",
		need("opcode", operationKind), opt("arguments", argumentsKind)), "ExpressionArg", &ir.CustomDirective{ParseParams: parseExpressionArgs, PrintParams: printExpressionArgs})
	DIExpressionDef = formatted("di_expression", "LLVM_DIExpressionAttr", "`<` ( `[` $operations^ `]` ) : (``)? `>`",
		opt("operations", listOf(of("DIExpressionElemAttr", DIExpressionElemDef))))
)

// debug makes c a class of nodes of debug information of the given kinds, which the printer defines under aliases.
//
//go:noinline
func debug(k debugClass, c *ir.AttrClass) *ir.AttrClass {
	c.Interfaces = append(c.Interfaces, k|debugNode)
	return aliased(c)
}

// plain makes the printer write attributes of class c in place.
func plain(c *ir.AttrClass) *ir.AttrClass {
	c.Alias = ""
	return c
}

func withDirective(c *ir.AttrClass, name string, d *ir.CustomDirective) *ir.AttrClass {
	c.Directives = map[string]*ir.CustomDirective{name: d}
	return c
}

// neededUntil marks a parameter that the text must have until the version last.
//
//go:noinline
func neededUntil(last ir.Version, p *ir.ParamDef) *ir.ParamDef {
	p.NeededUntil = last
	return p
}

// composite declares types that have elements. Until MLIR 19, a tag of 0 says that the type stands for the one around it with the same id.
func composite() *ir.AttrClass {
	c := record("di_composite_type", "LLVM_DICompositeTypeAttr",
		opt("recId", distinctKind), newer(20, opt("isRecSelf", boolKind)), neededUntil(19, opt("tag", tagKind)), opt("name", stringKind), opt("file", fileKind),
		opt("line", uint32Kind), opt("scope", scopeKind), opt("baseType", diTypeKind), opt("flags", flagsKind), opt("sizeInBits", uint64Kind),
		opt("alignInBits", uint64Kind), opt("dataLocation", expressionKind), opt("rank", expressionKind), opt("allocated", expressionKind),
		opt("associated", expressionKind), opt("elements", nodesKind))
	c.Older = []*ir.OldParamFormat{{Last: 19, Format: "`<` struct($tag, $recId, $name, $file, $line, $scope, $baseType, $flags, $sizeInBits, $alignInBits, " +
		"$elements, $dataLocation, $rank, $allocated, $associated) `>`"}}
	const recID, isRecSelf, tag = 0, 1, 2
	c.Complete = func(_ *ir.Context, params []any) {
		if params[recID] != nil && params[tag] == uint32(0) {
			params[isRecSelf] = true
		}
	}
	c.Implied = func(a ir.Attribute, i int) bool { return i == isRecSelf && NumberParam(a, "tag") == 0 }
	return c
}

// subprogram declares functions.
func subprogram() *ir.AttrClass {
	return record("di_subprogram", "LLVM_DISubprogramAttr",
		newer(20, opt("recId", distinctKind)), newer(20, opt("isRecSelf", boolKind)), opt("id", distinctKind), opt("compileUnit", unitKind), neededUntil(19, opt("scope", scopeKind)),
		opt("name", stringKind), opt("linkageName", stringKind), neededUntil(19, opt("file", fileKind)), opt("line", u32Kind), opt("scopeLine", u32Kind),
		opt("subprogramFlags", enumKind("DISubprogramFlags", DISubprogramFlags)), opt("type", subroutineKind), newer(20, opt("retainedNodes", nodesKind)),
		newer(20, opt("annotations", nodesKind)))
}

// argumentsKind is the arguments of an operation of an expression.
var argumentsKind = &paramKind{"::llvm::ArrayRef<uint64_t>", ir.ListOf[uint64](ir.Uint64Param), nil}

const convertOperation = 0x1001

// parseExpressionArgs reads the arguments of an operation: numbers, and the encoding to which DW_OP_LLVM_convert converts.
func parseExpressionArgs(p *ir.Parser, values []any, args []int32) bool {
	var list []uint64
	for {
		v, ok := parseExpressionArg(p, len(list) > 0 && values[args[0]] == uint32(convertOperation))
		if !ok {
			return false
		}
		list = append(list, v)
		if !p.ParseOptionalComma() {
			values[args[1]] = list
			return true
		}
	}
}

func parseExpressionArg(p *ir.Parser, encoding bool) (uint64, bool) {
	if encoding {
		if word, ok := p.ParseOptionalAnyKeyword(); ok {
			n, ok := dwarf.Encodings.Number(word)
			return uint64(n), ok || p.EmitError(p.Loc(), "encountered unknown attribute encoding \""+word+"\"")
		}
	}
	v, ok := ir.Uint64Param.ParseParam(p)
	if !ok {
		return 0, p.EmitError(p.Loc(), "expected integer operand")
	}
	return v.(uint64), true
}

func printExpressionArgs(p *ir.Printer, value func(int32) any, args []int32) {
	convert := value(args[0]) == uint32(convertOperation)
	for i, v := range value(args[1]).([]uint64) {
		if i > 0 {
			p.Str(", ")
		}
		name := ""
		if convert && i > 0 && v <= 0xffff {
			name = dwarf.Encodings.Name(uint32(v))
		}
		if name != "" {
			p.Str(name)
		} else {
			p.Uint(v)
		}
	}
}

func debugClasses() []*ir.AttrClass {
	return []*ir.AttrClass{
		DIFileDef, DINullTypeDef, DIBasicTypeDef, DICompileUnitDef, DICompositeTypeDef, DIDerivedTypeDef, DIStringTypeDef, DISubroutineTypeDef, DIGlobalVariableDef,
		DIGlobalVariableExpressionDef, DILocalVariableDef, DILabelDef, DILexicalBlockDef, DILexicalBlockFileDef, DISubprogramDef, DIModuleDef, DINamespaceDef,
		DIImportedEntityDef, DICommonBlockDef, DIAnnotationDef, DISubrangeDef, DIGenericSubrangeDef, DIExpressionElemDef, DIExpressionDef,
	}
}
