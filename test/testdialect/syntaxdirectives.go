package testdialect

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// directiveEntries are the operations whose formats call directives of the dialect.
func directiveEntries() []ir.OpEntry {
	anyType := ir.AnyType
	three := func(t *ir.TypeConstraint, one, opt, more string) []ir.ValueDef {
		return slices.Concat(values(t, one), optionals(t, opt), variadics(t, more))
	}
	results := three(anyType, "result", "optResult", "varResults")
	return rows(
		form("format_custom_directive_operands", "custom<CustomDirectiveOperands>($operand, $optOperand, $varOperands) attr-dict",
			ir.OpDef{Operands: three(i64Value, "operand", "optOperand", "varOperands"), Traits: operandSeg}),
		form("format_custom_directive_operands_and_types",
			"custom<CustomDirectiveOperandsAndTypes>($operand, $optOperand, $varOperands, type($operand), type($optOperand), type($varOperands)) attr-dict",
			ir.OpDef{Operands: three(anyType, "operand", "optOperand", "varOperands"), Traits: operandSeg}),
		form("format_custom_directive_regions", "custom<CustomDirectiveRegions>($region, $other_regions) attr-dict",
			ir.OpDef{Regions: []ir.RegionDef{{Name: "region"}, {Name: "other_regions", Quantity: ir.Variadic}}}),
		form("format_custom_directive_results", "custom<CustomDirectiveResults>(type($result), type($optResult), type($varResults)) attr-dict",
			ir.OpDef{Results: results, Traits: resultSeg}),
		form("format_custom_directive_results_with_type_refs",
			"custom<CustomDirectiveResults>(type($result), type($optResult), type($varResults)) custom<CustomDirectiveWithTypeRefs>(ref(type($result)), ref(type($optResult)), ref(type($varResults))) attr-dict",
			ir.OpDef{Results: results, Traits: resultSeg}),
		form("format_custom_directive_with_optional_operand_ref", "($optOperand^)? `:` custom<CustomDirectiveOptionalOperandRef>(ref($optOperand)) attr-dict",
			ir.OpDef{Operands: optionals(i64Value, "optOperand")}),
		form("format_custom_directive_successors", "custom<CustomDirectiveSuccessors>($successor, $successors) attr-dict",
			ir.OpDef{Successors: []ir.SuccessorDef{{Name: "successor"}, {Name: "successors", Quantity: ir.Variadic}}, Traits: []ir.Trait{ir.Terminator}}),
		form("format_custom_directive_attributes", "custom<CustomDirectiveAttributes>($attr, $optAttr) attr-dict",
			ir.OpDef{Attrs: []ir.AttrDef{attr("attr", ir.I64AttrKind), maybe("optAttr", ir.I64AttrKind)}}),
		form("format_custom_directive_spacing", "custom<CustomDirectiveSpacing>($attr1) custom<CustomDirectiveSpacing>($attr2) attr-dict", ir.OpDef{Attrs: attrs(ir.StringAttrKind, "attr1 attr2")}),
		form("format_custom_directive_attrdict", "custom<CustomDirectiveAttrDict>(attr-dict)", ir.OpDef{Attrs: []ir.AttrDef{attr("attr", ir.I64AttrKind), maybe("optAttr", ir.I64AttrKind)}}),
	)
}

// directives returns the directives of the dialect.
func directives() map[string]*ir.CustomDirective {
	return map[string]*ir.CustomDirective{
		"CustomOptionalOperand":             {Parse: parseOptionalInParens, Print: printOptionalInParens},
		"CustomDirectiveOperands":           {Parse: parseOperandsDirective, Print: printOperandsDirective},
		"CustomDirectiveResults":            {Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool { return parseTypesAt(p, a, 0) }, Print: printTypesDirective},
		"CustomDirectiveWithTypeRefs":       {Parse: parseTypeRefs, Print: printTypeRefs},
		"CustomDirectiveOperandsAndTypes":   {Parse: parseOperandsAndTypes, Print: printOperandsAndTypes},
		"CustomDirectiveRegions":            {Parse: parseRegionsDirective, Print: printRegionsDirective},
		"CustomDirectiveSuccessors":         {Parse: parseSuccessorsDirective, Print: printSuccessorsDirective},
		"CustomDirectiveAttributes":         {Parse: parseAttributesDirective, Print: printAttributesDirective},
		"CustomDirectiveSpacing":            {Parse: parseStringDirective, Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) { p.Attr(a.Attr(0)) }},
		"CustomDirectiveAttrDict":           {Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool { return a.ParseAttrDict(p) }, Print: func(p *ir.Printer, op *ir.Operation, _ *ir.DirectiveArgs) { p.AttrDict(op) }},
		"CustomDirectiveOptionalOperandRef": {Parse: parseOperandRef, Print: printOperandRef},
		"SwitchCases":                       {Parse: parseSwitchCases, Print: printSwitchCases},
		"UsingPropertyInCustom":             {Parse: parseIntsDirective, Print: printIntsDirective},
		"IntProperty":                       {Parse: parseNumberDirective, Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) { p.AttrNoType(a.Attr(0)) }},
		"SumProperty":                       {Parse: parseSumDirective, Print: printSumDirective},
		"OptionalCustomParser":              optionalFoo,
		"AttrElideType":                     {Parse: parseElidedType, Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) { p.AttrNoType(a.Attr(1)) }},
		"DimensionList":                     {Parse: parseDimensions, Print: printDimensions},
		"OptionalLoc":                       {Parse: parseOptionalLoc, Print: printOptionalLoc},
	}
}

// parseOptionalInParens reads an operand in parentheses, or nothing.
func parseOptionalInParens(p *ir.Parser, a *ir.DirectiveArgs) bool {
	if !p.ParseOptionalLParen() {
		return true
	}
	o, ok := p.ParseOperand()
	if ok {
		a.AddOperand(0, o)
	}
	return ok && p.ParseRParen()
}

func printOptionalInParens(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	if vs := a.Values(0); len(vs) > 0 {
		p.Byte('(')
		p.Operands(vs)
		p.Str(") ")
	}
}

func parseOperandsDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	o, ok := p.ParseOperand()
	if !ok {
		return false
	}
	a.AddOperand(0, o)
	if p.ParseOptionalComma() {
		if o, ok = p.ParseOperand(); !ok {
			return false
		}
		a.AddOperand(1, o)
	}
	if !p.ParseArrow() || !p.ParseLParen() {
		return false
	}
	list, ok := p.ParseOperandList(ir.DelimNone)
	for _, o := range list {
		a.AddOperand(2, o)
	}
	return ok && p.ParseRParen()
}

func printOperandsDirective(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	p.Operands(slices.Concat(a.Values(0), a.Values(1)))
	p.Str(" -> (")
	p.Operands(a.Values(2))
	p.Byte(')')
}

// parseTypesAt reads the types of a value, of an optional one and of any number, and adds them to the arguments from number first on.
func parseTypesAt(p *ir.Parser, a *ir.DirectiveArgs, first int) bool {
	return parseTypeGroups(p, func(i int, t ir.Type) { a.AddType(first+i, t) })
}

func parseTypeGroups(p *ir.Parser, add func(i int, t ir.Type)) bool {
	if !p.ParseColon() {
		return false
	}
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	add(0, t)
	if p.ParseOptionalComma() {
		if t, ok = p.ParseType(); !ok {
			return false
		}
		add(1, t)
	}
	if !p.ParseArrow() || !p.ParseLParen() {
		return false
	}
	list, ok := p.ParseTypeList()
	for _, t := range list {
		add(2, t)
	}
	return ok && p.ParseRParen()
}

func printTypesDirective(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) { printTypesAt(p, a, 0) }

func printTypesAt(p *ir.Printer, a *ir.DirectiveArgs, first int) {
	p.Str(" : ")
	p.Types(slices.Concat(a.Types(first), a.Types(first+1)))
	p.Str(" -> (")
	p.Types(a.Types(first + 2))
	p.Byte(')')
}

// parseTypeRefs reads the types again that another directive has read.
func parseTypeRefs(p *ir.Parser, a *ir.DirectiveArgs) bool {
	if !p.ParseKeyword("type_refs_capture") {
		return false
	}
	var again [3][]ir.Type
	if !parseTypeGroups(p, func(i int, t ir.Type) { again[i] = append(again[i], t) }) {
		return false
	}
	for i := range again {
		if !slices.Equal(again[i], a.Types(i)) {
			return false
		}
	}
	return true
}

func printTypeRefs(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	p.Str(" type_refs_capture ")
	printTypesAt(p, a, 0)
}

func parseOperandsAndTypes(p *ir.Parser, a *ir.DirectiveArgs) bool {
	return parseOperandsDirective(p, a) && parseTypesAt(p, a, 3)
}

func printOperandsAndTypes(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
	printOperandsDirective(p, op, a)
	printTypesAt(p, a, 3)
}

func parseRegionsDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	a.AddRegion(0, r)
	if !p.ParseOptionalComma() {
		return true
	}
	if r, ok = p.ParseRegion(nil); ok {
		a.AddRegion(1, r)
	}
	return ok
}

func printRegionsDirective(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
	start, _ := a.Regions(0)
	p.Region(op.Region(start), true, true)
	if start, n := a.Regions(1); n > 0 {
		p.Str(", ")
		for i := range n {
			p.Region(op.Region(start+i), true, true)
		}
	}
}

// parseSuccessorsDirective adds the second block twice, as MLIR does.
func parseSuccessorsDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	b, ok := p.ParseSuccessor()
	if !ok {
		return false
	}
	a.AddSuccessor(0, b)
	if !p.ParseOptionalComma() {
		return true
	}
	if b, ok = p.ParseSuccessor(); ok {
		a.AddSuccessor(1, b)
		a.AddSuccessor(1, b)
	}
	return ok
}

func printSuccessorsDirective(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
	start, _ := a.Successors(0)
	p.Successor(op.Successor(start))
	if start, n := a.Successors(1); n > 0 {
		p.Str(", ")
		p.Successor(op.Successor(start))
	}
}

func parseAttributesDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	for i := range 2 {
		if i > 0 && !p.ParseOptionalComma() {
			break
		}
		v, ok := ir.AttrParamIs[*ir.IntegerAttr]().ParseParam(p)
		if !ok {
			return false
		}
		a.SetAttr(i, v.(ir.Attribute))
	}
	return true
}

func printAttributesDirective(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	p.Attr(a.Attr(0))
	if v := a.Attr(1); v != nil {
		p.Str(", ")
		p.Attr(v)
	}
}

func parseStringDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	v, ok := ir.AttrParamIs[*ir.StringAttr]().ParseParam(p)
	if ok {
		a.SetAttr(0, v.(ir.Attribute))
	}
	return ok
}

// parseOperandRef reads whether the operand is there.
func parseOperandRef(p *ir.Parser, a *ir.DirectiveArgs) bool {
	n, ok := p.ParseInteger()
	return ok && (n == 0) != (len(a.UnresolvedOperands(0)) > 0)
}

func printOperandRef(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	p.Int(int64(len(a.Values(0))))
}

// parseSwitchCases reads cases, each with a number and a region.
func parseSwitchCases(p *ir.Parser, a *ir.DirectiveArgs) bool {
	var cases []int64
	for p.ParseOptionalKeyword("case") {
		n, ok := p.ParseInteger()
		if !ok {
			return false
		}
		r, ok := p.ParseRegion(nil)
		if !ok {
			return false
		}
		cases = append(cases, n)
		a.AddRegion(1, r)
	}
	a.SetAttr(0, p.Context().DenseI64Array(cases...))
	return true
}

func printSwitchCases(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
	cases, _ := a.Attr(0).(*ir.DenseArrayAttr)
	start, n := a.Regions(1)
	for i := range n {
		p.Newline()
		p.Str("case ")
		if cases != nil && i < cases.Len() {
			p.Int(cases.Int64(i))
		}
		p.Space()
		p.Region(op.Region(start+i), false, true)
	}
}

// parseIntsDirective reads three numbers.
func parseIntsDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	if !p.ParseLSquare() {
		return false
	}
	var list [3]int64
	for i := range list {
		if i > 0 && !p.ParseComma() {
			return false
		}
		v, ok := p.ParseInteger()
		if !ok {
			return false
		}
		list[i] = v
	}
	a.SetAttr(0, p.Context().DenseI64Array(list[:]...))
	return p.ParseRSquare()
}

func printIntsDirective(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	d, _ := a.Attr(0).(*ir.DenseArrayAttr)
	p.Byte('[')
	for i := range d.Len() {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(d.Int64(i))
	}
	p.Byte(']')
}

func parseNumberDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	n, ok := p.ParseInteger()
	if ok {
		a.SetAttr(0, p.Context().Int(p.Context().I64(), n))
	}
	return ok
}

// parseSumDirective reads a number and what it is together with the first one.
func parseSumDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	loc := p.Loc()
	n, ok := p.ParseInteger()
	if !ok || !p.ParseEqual() {
		return false
	}
	sum, ok := p.ParseInteger()
	if !ok {
		return false
	}
	if first, _ := a.Attr(1).(*ir.IntegerAttr); first == nil || first.Int64Or(0)+n != sum {
		return p.EmitError(loc, "Expected sum to equal first + second")
	}
	a.SetAttr(0, p.Context().Int(p.Context().I64(), n))
	return true
}

func printSumDirective(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	second, _ := a.Attr(0).(*ir.IntegerAttr)
	first, _ := a.Attr(1).(*ir.IntegerAttr)
	if first == nil || second == nil {
		return
	}
	p.AttrNoType(second)
	p.Str(" = ")
	p.Int(first.Int64Or(0) + second.Int64Or(0))
}

// optionalFoo starts an optional group with a word and an attribute.
var optionalFoo = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		_, ok := parseOptionalFoo(p, a)
		return ok
	},
	ParseOptional: parseOptionalFoo,
	Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
		p.Str("foo ")
		p.Attr(a.Attr(0))
	},
}

func parseOptionalFoo(p *ir.Parser, a *ir.DirectiveArgs) (present, ok bool) {
	if !p.ParseOptionalKeyword("foo") {
		return false, true
	}
	v, ok := ir.AttrParamIs[*ir.IntegerAttr]().ParseParam(p)
	if ok {
		a.SetAttr(0, v.(ir.Attribute))
	}
	return true, ok
}

// parseElidedType reads an attribute of the type that an earlier one holds.
func parseElidedType(p *ir.Parser, a *ir.DirectiveArgs) bool {
	t, _ := a.Attr(0).(*ir.TypeAttr)
	v, ok := p.ParseAttr(t.Value)
	if ok {
		a.SetAttr(1, v)
	}
	return ok
}

func parseDimensions(p *ir.Parser, a *ir.DirectiveArgs) bool {
	if p.ParseOptionalLSquare() {
		a.SetAttr(0, p.Context().DenseI64Array())
		loc := p.Loc()
		return p.ParseRSquare() || p.EmitError(loc, "Failed parsing dimension list.")
	}
	loc := p.Loc()
	dims, ok := p.ParseDimensionList(true, false)
	if !ok {
		return false
	}
	if len(dims) == 0 {
		return p.EmitError(loc, `Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".`)
	}
	a.SetAttr(0, p.Context().DenseI64Array(dims...))
	return true
}

func printDimensions(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	d, _ := a.Attr(0).(*ir.DenseArrayAttr)
	if d == nil || d.Len() == 0 {
		p.Str("[]")
		return
	}
	dims := make([]int64, d.Len())
	for i := range dims {
		dims[i] = d.Int64(i)
	}
	ir.ShapeParam(true, false).PrintParam(p, dims)
}

func parseOptionalLoc(p *ir.Parser, a *ir.DirectiveArgs) bool {
	here := p.Loc()
	l, present, ok := p.ParseOptionalLocation()
	if !present {
		l = here
	}
	a.SetAttr(0, p.Context().LocAttr(l))
	return ok
}

func printOptionalLoc(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	if l, ok := a.Attr(0).(*ir.LocationAttr); ok {
		p.OptionalLocation(l.Loc)
	}
}
