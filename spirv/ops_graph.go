package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv/spec"
)

// InGraphScope is the trait of ops that must be nested in a graph.
var InGraphScope = ir.OpPredicate("op must appear in a spirv.ARM.Graph op's block", func(op *ir.Operation) bool {
	for p := op.Parent(); p != nil && !p.HasTrait(ir.SymbolTable); p = p.Parent() {
		if p.Is(ARMGraph) {
			return true
		}
	}
	return false
})

var graphDemand = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityGraphARM},
	Extensions: []spec.Extension{spec.SPV_ARM_graph, spec.SPV_ARM_tensors}}

// Graphs of tensors (SPV_ARM_graph).
var (
	ARMGraph = since20(&ir.OpDef{
		Name:    "spirv.ARM.Graph",
		Summary: "a graph whose inputs and outputs are tensors",
		Attrs: []ir.AttrDef{
			{Name: "function_type", Type: ir.FunctionTypeKind},
			{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true}, {Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
			{Name: "entry_point", Type: ir.BoolAttrKind, Optional: true}, {Name: "sym_name", Type: ir.SymbolNameKind},
		},
		Regions: []ir.RegionDef{{Name: "body"}},
		Traits:  []ir.Trait{ir.AutomaticAllocationScope, InModuleScope, ir.IsolatedFromAbove, ir.Symbol},
	})
	ARMGraphConstant = since20(&ir.OpDef{
		Name:    "spirv.ARM.GraphConstant",
		Summary: "a constant tensor that the host provides for a number",
		Attrs:   []ir.AttrDef{{Name: "graph_constant_id", Type: ir.I32AttrKind}},
		Results: []ir.ValueDef{operand("output", anyTensorARM)},
		Traits:  []ir.Trait{InGraphScope, ir.Pure},
		Format:  "attr-dict `:` type($output)",
	})
	ARMGraphEntryPoint = since20(&ir.OpDef{
		Name:    "spirv.ARM.GraphEntryPoint",
		Summary: "a graph that a host can run, with the variables of its inputs and outputs",
		Attrs:   []ir.AttrDef{{Name: "fn", Type: ir.FlatSymbolRefKind}, {Name: "interface", Type: symbolArrayKind}},
		Traits:  []ir.Trait{InModuleScope},
	})
	ARMGraphOutputs = since20(&ir.OpDef{
		Name:     "spirv.ARM.GraphOutputs",
		Summary:  "ends a graph and says what its outputs are",
		Operands: []ir.ValueDef{ir.VariadicOf("value", anyTensorARM)},
		Traits:   []ir.Trait{InGraphScope, ir.Pure, ir.Terminator},
		Format:   "$value attr-dict `:` type($value)",
	})
)

const graphType = 0 // slot of the function type

var graphModel = interfaces.FunctionParts{TypeSlot: graphType}

func graphEntries() []ir.OpEntry {
	facts := func(d *ir.OpDef) *facts { return withoutOpcode(d).demanding(graphDemand, noExtra) }
	return []ir.OpEntry{
		{Def: ARMGraph, Parse: parseGraph, Print: printGraph, Verify: verifyGraph, Interfaces: []any{graphModel, facts(ARMGraph)}},
		{Def: ARMGraphConstant, Interfaces: []any{facts(ARMGraphConstant)}},
		{Def: ARMGraphEntryPoint, Parse: parseInterface, Print: printGraphEntry, Interfaces: []any{facts(ARMGraphEntryPoint)}},
		{Def: ARMGraphOutputs, Verify: verifyGraphOutputs, Interfaces: []any{facts(ARMGraphOutputs)}},
	}
}

func parseGraph(p *ir.Parser, st *ir.OperationState) bool {
	return parseFuncOf(p, st, func(*ir.Parser, *ir.OperationState) bool { return true })
}

func printGraph(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(op.StringAttr(ir.SymbolNameAttr))
	t := graphModel.FunctionType(op)
	ir.PrintFunctionSignature(p, op, &ir.DefaultFunctionSyntax, t.Inputs, t.Results, false)
	p.AttrDictWithKeyword(op, "sym_name", "function_type", "arg_attrs", "res_attrs")
	ir.PrintFunctionBody(p, op)
}

func verifyGraph(op *ir.Operation) bool {
	t := graphModel.FunctionType(op)
	for i, in := range t.Inputs {
		if !anyTensorARM.Match(in) {
			return op.EmitOpError("type of argument #" + strconv.Itoa(i) + " must be a TensorArmType, but got " + ir.QuoteType(in))
		}
	}
	if len(t.Results) == 0 {
		return op.EmitOpError("there should be at least one result")
	}
	for i, out := range t.Results {
		if !anyTensorARM.Match(out) {
			return op.EmitOpError("type of result #" + strconv.Itoa(i) + " must be a TensorArmType, but got " + ir.QuoteType(out))
		}
	}
	return true
}

func verifyGraphOutputs(op *ir.Operation) bool {
	g := op.ParentOf(ARMGraph)
	if g == nil {
		return true
	}
	results := graphModel.FunctionType(g).Results
	if len(results) != op.NumOperands() {
		return op.EmitOpError("is returning " + strconv.Itoa(op.NumOperands()) + " value(s) but enclosing spirv.ARM.Graph requires " +
			strconv.Itoa(len(results)) + " result(s)")
	}
	for i, want := range results {
		if got := op.Operand(i).Type(); got != want {
			return op.EmitError("type of return operand " + strconv.Itoa(i) + " (" + ir.QuoteType(got) + ") doesn't match graph result type (" + ir.QuoteType(want) + ")")
		}
	}
	return true
}

func printGraphEntry(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Attr(op.Prop(0))
	if vars := op.Prop(1).(*ir.ArrayAttr).Elements; len(vars) > 0 {
		p.Str(", ")
		printAttrList(p, vars)
	}
}

// GraphType returns the types of the inputs and outputs of a spirv.ARM.Graph.
func GraphType(op *ir.Operation) *ir.FunctionType { return graphModel.FunctionType(op) }
