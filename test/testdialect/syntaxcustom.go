package testdialect

import (
	"encoding/base64"
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// customEntries are the operations whose syntax is code.
func customEntries() []ir.OpEntry {
	yields := []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "test.return"}}
	single := namedRegion("region", ir.SizedRegion1)
	return []ir.OpEntry{
		{Def: &ir.OpDef{Name: "test.parse_integer_literal", Results: variadics(ir.IndexTypeConstraint, "results")}, Parse: parseIntegerLiteral, Print: printIntegerLiteral},
		{Def: &ir.OpDef{Name: "test.parse_wrapped_keyword", Attrs: attrs(ir.StringAttrKind, "keyword")}, Parse: parseWrappedKeyword, Print: func(p *ir.Printer, op *ir.Operation) {
			p.Str(" " + op.StringAttr("keyword"))
		}},
		{Def: &ir.OpDef{Name: "test.parse_b64", Attrs: attrs(ir.StringAttrKind, "b64")}, Parse: parseBase64, Print: func(p *ir.Printer, op *ir.Operation) {
			p.Str(` "` + base64.StdEncoding.EncodeToString([]byte(op.StringAttr("b64"))) + `"`)
		}},
		{Def: &ir.OpDef{Name: "test.polyfor", Regions: single}, Parse: parsePolyFor, Print: printPolyFor, Names: nameByAttribute},
		{Def: &ir.OpDef{Name: "test.isolated_region", Operands: unnamed(ir.IndexTypeConstraint), Regions: single, Traits: []ir.Trait{ir.IsolatedFromAbove}}, Parse: parseIsolated, Print: printIsolated},
		{Def: &ir.OpDef{Name: "test.wrapping_region", Results: variadics(ir.AnyType, "_"), Regions: single, Traits: yields}, Parse: parseWrapping, Print: printWrapping},
		{Def: &ir.OpDef{Name: "test.pretty_printed_region", Operands: values(ir.AnyType, "input1 input2"), Results: unnamed(ir.AnyType), Regions: single, Traits: yields},
			Parse: parsePrettyRegion, Print: printPrettyRegion},
		{Def: &ir.OpDef{Name: "test.string_attr_pretty_name", Attrs: attrs(ir.StrArrayAttrKind, "names"), Results: variadics(i32Value, "r")},
			Parse: parsePrettyNames, Print: printPrettyNames, Names: nameResults},
		{Def: &ir.OpDef{Name: "test.dialect_custom_format_fallback"}},
	}
}

// opSyntax returns the syntax of operations that the dialect knows by name only.
func opSyntax(name string) *ir.OpSyntax {
	word := func(w string) *ir.OpSyntax {
		return &ir.OpSyntax{
			Parse: func(p *ir.Parser, _ *ir.OperationState) bool { return p.ParseKeyword(w) },
			Print: func(p *ir.Printer, _ *ir.Operation) { p.Str(" " + w) },
		}
	}
	switch name {
	case "test.dialect_custom_printer":
		return word("custom_format")
	case "test.dialect_custom_format_fallback":
		return word("custom_format_fallback")
	case "test.dialect_custom_printer.with.dot":
		return &ir.OpSyntax{Parse: func(*ir.Parser, *ir.OperationState) bool { return true }}
	}
	return nil
}

func parseIntegerLiteral(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseOptionalColon() {
		return true
	}
	loc := p.Loc()
	n, ok := p.ParseInteger()
	if !ok {
		return false
	}
	if n < 0 || n > 1<<16 {
		return p.EmitError(loc, "expected a number of results")
	}
	for range n {
		st.Results = append(st.Results, p.Context().Index())
	}
	return true
}

func printIntegerLiteral(p *ir.Printer, op *ir.Operation) {
	if n := op.NumResults(); n > 0 {
		p.Str(" : ")
		p.Int(int64(n))
	}
}

func parseWrappedKeyword(p *ir.Parser, st *ir.OperationState) bool {
	w, ok := p.ParseAnyKeyword()
	st.SetProp(0, p.Context().String(w))
	return ok
}

func parseBase64(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	text, ok := p.ParseString()
	if !ok {
		return false
	}
	if len(text)%4 != 0 {
		return p.EmitError(loc, "Base64 encoded strings must be a multiple of 4 bytes in length")
	}
	data, err := base64.StdEncoding.DecodeString(text)
	if bad, ok := err.(base64.CorruptInputError); ok {
		at := min(int(bad), len(text)-1)
		return p.EmitError(loc, "Invalid Base64 character 0x"+strconv.FormatUint(uint64(text[at]), 16)+" at index "+strconv.Itoa(at))
	}
	st.SetProp(0, p.Context().String(string(data)))
	return true
}

// parsePolyFor reads the arguments of the region, which are of type index.
func parsePolyFor(p *ir.Parser, st *ir.OperationState) bool {
	args, ok := p.ParseArgumentList(ir.DelimNone, false, false)
	if !ok {
		return false
	}
	for i := range args {
		args[i].Type = p.Context().Index()
	}
	r, ok := p.ParseRegion(args)
	st.Regions = append(st.Regions, r)
	return ok
}

func printPolyFor(p *ir.Printer, op *ir.Operation) {
	p.Space()
	if b := op.Region(0).First(); b != nil {
		for i, a := range b.Args() {
			if i > 0 {
				p.Str(", ")
			}
			p.Argument(a, nil, true)
		}
	}
	p.Space()
	p.Region(op.Region(0), false, true)
}

// nameByAttribute names the arguments of the region by the attribute arg_names.
func nameByAttribute(op *ir.Operation, set func(*ir.Value, string)) {
	names, _ := op.Attr("arg_names").(*ir.ArrayAttr)
	b := op.Region(0).First()
	if names == nil || b == nil {
		return
	}
	for i, a := range b.Args() {
		if i < len(names.Elements) {
			if s, ok := names.Elements[i].(*ir.StringAttr); ok {
				set(a, s.Value)
			}
		}
	}
}

// parseIsolated reads an operand, whose name is that of the region's argument too.
func parseIsolated(p *ir.Parser, st *ir.OperationState) bool {
	o, ok := p.ParseOperand()
	index := p.Context().Index()
	if !ok || !p.ResolveOperand(o, index, st) {
		return false
	}
	r, ok := p.ParseIsolatedRegion([]ir.Argument{{Loc: o.Loc, Name: o, Type: index}})
	st.Regions = append(st.Regions, r)
	return ok
}

func printIsolated(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.ShadowArguments(op.Region(0), op.Operands())
	p.Space()
	p.Region(op.Region(0), false, true)
}

// yieldAll makes the test.return at the end of b.
func yieldAll(p *ir.Parser, b *ir.Block, loc ir.Location, vs []*ir.Value) {
	build := p.Builder()
	build.SetEnd(b)
	build.Build(&ir.OperationState{Loc: loc, Info: p.Context().OpInfo("test.return"), Operands: vs})
}

// parseWrapping reads an operation in generic form and puts it into a region that returns its results.
func parseWrapping(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseKeyword("wraps") {
		return false
	}
	r := ir.NewRegion()
	st.Regions = append(st.Regions, r)
	b := r.AddBlock()
	op, ok := p.ParseGenericOperation(b)
	if !ok {
		return false
	}
	yieldAll(p, b, op.Loc(), op.Results())
	st.Results = append(st.Results, op.ResultTypes()...)
	st.Loc = op.Loc()
	return true
}

func printWrapping(p *ir.Printer, op *ir.Operation) {
	p.Str(" wraps ")
	if b := op.Region(0).First(); b != nil && b.First() != nil {
		p.GenericOp(b.First())
	}
}

// parsePrettyRegion reads `%a, %b start name end : type`, which stands for a region with one operation of this name, or the generic form.
func parsePrettyRegion(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	operands, ok := p.ParseOperandList(ir.DelimNone)
	if !ok {
		return false
	}
	if !p.ParseOptionalKeyword("start") {
		return p.ParseGenericRest(st, operands)
	}
	name, ok := p.ParseOperationName()
	if !ok || !p.ParseKeyword("end") || !p.ParseColon() {
		return false
	}
	t, ok := p.ParseFunctionType()
	if !ok {
		return false
	}
	at, present, ok := p.ParseOptionalLocation()
	if !ok {
		return false
	}
	if !present {
		at = loc
	}
	if !p.ResolveOperands(operands, t.Inputs, loc, st) {
		return false
	}
	if len(t.Inputs) == 0 {
		return p.EmitError(loc, "expected an operand")
	}
	r := ir.NewRegion()
	st.Regions = append(st.Regions, r)
	b := r.AddBlock()
	inner := t.Inputs[0]
	args := []*ir.Value{b.AddArg(inner, at), b.AddArg(inner, at)}
	build := p.Builder()
	build.SetEnd(b)
	op := build.Build(&ir.OperationState{Loc: at, Info: p.Context().OpInfo(name), Operands: args, Results: []ir.Type{inner}})
	yieldAll(p, b, at, op.Results())
	st.Results = append(st.Results, t.Results...)
	st.Loc = at
	return true
}

func printPrettyRegion(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operands(op.Operands())
	if b := op.Region(0).First(); b != nil && b.First() != nil && b.First().Name() == "test.special.op" {
		p.Str(" start test.special.op end")
	} else {
		p.Str(" (")
		p.Region(op.Region(0), true, true)
		p.Byte(')')
	}
	p.Str(" : ")
	p.FunctionalType(op)
}

// parsePrettyNames takes the names of the results from what stands to the left, unless the dictionary has some.
func parsePrettyNames(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	n := p.NumResults()
	if st.Attr("names") == nil {
		names := make([]ir.Attribute, n)
		for i := range names {
			name, _ := p.ResultName(i)
			if name != "" && name[0] >= '0' && name[0] <= '9' {
				name = ""
			}
			names[i] = p.Context().String(name)
		}
		st.SetProp(0, p.Context().Array(names))
	}
	st.Results = append(st.Results, slices.Repeat([]ir.Type{p.Context().I32()}, n)...)
	return true
}

func printPrettyNames(p *ir.Printer, op *ir.Operation) {
	names, _ := op.Attr("names").(*ir.ArrayAttr)
	agree := names != nil && len(names.Elements) == op.NumResults()
	for i := 0; agree && i < op.NumResults(); i++ {
		s, ok := names.Elements[i].(*ir.StringAttr)
		agree = ok && s.Value == p.ValueName(op.Result(i))
	}
	if agree {
		p.AttrDictWithKeyword(op, "names")
		return
	}
	p.AttrDictWithKeyword(op)
}

// nameResults names the results by the attribute names.
func nameResults(op *ir.Operation, set func(*ir.Value, string)) {
	names, _ := op.Attr("names").(*ir.ArrayAttr)
	if names == nil {
		return
	}
	for i, r := range op.Results() {
		if i < len(names.Elements) {
			if s, ok := names.Elements[i].(*ir.StringAttr); ok {
				set(r, s.Value)
			}
		}
	}
}
