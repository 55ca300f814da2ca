package testdialect

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// The operations that MLIR's test dialect defines at run time.
var (
	dynamicGeneric = ir.DynamicOp("test.dynamic_generic")
	dynamicOneTwo  = ir.DynamicOp("test.dynamic_one_operand_two_results")
	dynamicCustom  = ir.DynamicOp("test.dynamic_custom_parser_printer")
)

func dynamicEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: dynamicGeneric},
		{Def: dynamicOneTwo, Verify: verifyOneTwo},
		{Def: dynamicCustom,
			Parse: func(p *ir.Parser, _ *ir.OperationState) bool { return p.ParseKeyword("custom_keyword") },
			Print: func(p *ir.Printer, _ *ir.Operation) { p.Str(" custom_keyword") }},
	}
}

func verifyOneTwo(op *ir.Operation) bool {
	if n := op.NumOperands(); n != 1 {
		return op.EmitOpError("expected 1 operand, but had " + strconv.Itoa(n))
	}
	if n := op.NumResults(); n != 2 {
		return op.EmitOpError("expected 2 results, but had " + strconv.Itoa(n))
	}
	return true
}

// dynamicClasses returns the classes that MLIR's test dialect defines at run time, each as types and as attributes.
func dynamicClasses() (types []*ir.TypeDef, attrs []*ir.AttrClass) {
	for _, c := range []ir.DynamicClass{
		{Mnemonic: "dynamic_singleton"},
		{Mnemonic: "dynamic_pair"},
		{Mnemonic: "dynamic_custom_assembly_format", Parse: parsePair, Print: printPair},
	} {
		n := 2
		if c.Mnemonic == "dynamic_singleton" {
			n = 0
		}
		c.Dialect = "test"
		ofTypes, ofAttrs := c, c
		ofTypes.Verify, ofAttrs.Verify = verifyNumber(n, "type"), verifyNumber(n, "attribute")
		types, attrs = append(types, ofTypes.Type()), append(attrs, ofAttrs.Attr())
	}
	return types, attrs
}

// verifyNumber returns a verifier of the number of parameters.
func verifyNumber(n int, what string) func([]ir.Attribute, func(string) bool) bool {
	return func(params []ir.Attribute, emit func(string) bool) bool {
		return len(params) == n || emit("expected "+strconv.Itoa(n)+" "+what+" arguments, but had "+strconv.Itoa(len(params)))
	}
}

// parsePair reads <a:b>.
func parsePair(p *ir.Parser) ([]ir.Attribute, bool) {
	if !p.ParseLess() {
		return nil, false
	}
	a, ok := p.ParseAttr(nil)
	if !ok || !p.ParseColon() {
		return nil, false
	}
	b, ok := p.ParseAttr(nil)
	return []ir.Attribute{a, b}, ok && p.ParseGreater()
}

func printPair(p *ir.Printer, params []ir.Attribute) {
	p.Byte('<')
	p.Attr(params[0])
	p.Byte(':')
	p.Attr(params[1])
	p.Byte('>')
}

// Dynamic returns the dialect `test_dyn`, which MLIR's tests define at run time.
func Dynamic() *ir.Dialect {
	return &ir.Dialect{Name: "test_dyn", Ops: []ir.OpEntry{{Def: ir.DynamicOp("test_dyn.one_result"), Verify: func(op *ir.Operation) bool {
		return op.NumResults() == 1 && op.NumOperands() == 0 && op.NumRegions() == 0 ||
			op.EmitError("expected a single result, no operands and no regions")
	}}}}
}
