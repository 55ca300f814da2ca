package testdialect

import (
	"github.com/spvc/spvc/ir"
)

func effectsOnOperands(kinds ...ir.EffectKind) func(*ir.Operation, func(ir.Effect)) {
	return func(op *ir.Operation, visit func(ir.Effect)) {
		for i, k := range kinds {
			visit(ir.Effect{Kind: k, Value: op.Operand(i)})
		}
	}
}

// bufferEntries are the operations on buffers.
func bufferEntries() []ir.OpEntry {
	buffer := ir.AnyRankedOrUnrankedMemRef
	inOut := "`in` `(` $input`:` type($input) `)` `out` `(` $output`:` type($output) `)` "
	readsAndWrites := effectsOnOperands(ir.EffectRead, ir.EffectWrite)
	return []ir.OpEntry{
		{Def: &ir.OpDef{Name: "test.buffer_based", Operands: ir.ValuesOf(buffer, "input", "output"), Format: inOut + "attr-dict"}, Effects: readsAndWrites},
		{Def: &ir.OpDef{Name: "test.region_buffer_based", Operands: ir.ValuesOf(buffer, "input", "output"),
			Regions: []ir.RegionDef{{Name: "region"}}, Format: inOut + "$region attr-dict"}, Effects: readsAndWrites},
		{Def: &ir.OpDef{Name: "test.region_yield", Operands: ir.ValuesOf(ir.AnyType, "result"),
			Traits: []ir.Trait{ir.Pure, ir.ReturnLike, ir.Terminator}, Format: "$result `:` type($result) attr-dict"}},
		{Def: &ir.OpDef{Name: "test.copy", Operands: ir.ValuesOf(buffer, "source", "target"),
			Format: "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict"}, Effects: readsAndWrites},
		{Def: &ir.OpDef{Name: "test.read_buffer", Operands: ir.ValuesOf(buffer, "buffer")}, Effects: func(op *ir.Operation, visit func(ir.Effect)) {
			visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
			visit(ir.Effect{Kind: ir.EffectWrite})
		}},
		{Def: &ir.OpDef{Name: "test.forward_buffer", Operands: ir.ValuesOf(buffer, "buffer"), Results: ir.ValuesOf(buffer, "result"), Traits: []ir.Trait{ir.Pure}}},
		{Def: &ir.OpDef{Name: "test.one_region_with_recursive_memory_effects", Results: ir.ValuesOf(ir.AnyType, "result"),
			Regions: []ir.RegionDef{{Name: "body", Kind: ir.SizedRegion1}}, Traits: []ir.Trait{ir.RecursiveMemoryEffects, ir.SingleBlock}}},
		{Def: &ir.OpDef{Name: "test.side_effect_op", Results: ir.ValuesOf(ir.AnyType, "result")}, Effects: statedEffects},
		{Def: regionIfYield},
		{Def: regionIf, Parse: parseRegionIf, Print: printRegionIf, Interfaces: []any{regionIfFlow{}}},
	}
}

var regionIfYield = &ir.OpDef{
	Name: "test.region_if_yield", Operands: []ir.ValueDef{ir.VariadicOf("results", ir.AnyType)},
	Traits: []ir.Trait{ir.NoMemoryEffect, ir.ReturnLike, ir.Terminator}, Format: "$results `:` type($results) attr-dict",
}

// regionIf declares test.region_if, whose first two regions pass values to the third one.
var regionIf = &ir.OpDef{
	Name: "test.region_if", Operands: []ir.ValueDef{ir.VariadicOf("operands", ir.AnyType)}, Results: []ir.ValueDef{ir.VariadicOf("results", ir.AnyType)},
	Regions: []ir.RegionDef{{Name: "thenRegion"}, {Name: "elseRegion"}, {Name: "joinRegion"}},
	Traits:  []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "test.region_if_yield"}, ir.RecursiveMemoryEffects},
}

var regionIfNames = [...]string{"then", "else", "join"}

func parseRegionIf(p *ir.Parser, st *ir.OperationState) bool {
	operands, ok := p.ParseOperandList(ir.DelimNone)
	if !ok || !p.ParseColon() {
		return false
	}
	types, ok := p.ParseTypeList()
	if !ok {
		return false
	}
	results, ok := p.ParseArrowTypeList()
	if !ok {
		return false
	}
	st.Results = results
	for _, name := range regionIfNames {
		if !p.ParseKeyword(name) {
			return false
		}
		r, ok := p.ParseRegion(nil)
		if !ok {
			return false
		}
		st.Regions = append(st.Regions, r)
	}
	return p.ResolveOperands(operands, types, st.Loc, st) && p.ParseAttrDict(st)
}

func printRegionIf(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operands(op.Operands())
	p.Str(": ")
	p.Types(op.OperandTypes())
	p.Str(" -> ")
	if op.NumResults() != 1 {
		p.Str("(")
	}
	p.Types(op.ResultTypes())
	if op.NumResults() != 1 {
		p.Str(")")
	}
	for i, name := range regionIfNames {
		p.Str(" " + name + " ")
		p.Region(op.Region(i), true, true)
	}
	p.AttrDict(op)
}

type regionIfFlow struct{}

// RegionSuccessors visits the first two regions on entry, the third one after them, and the end after that.
func (regionIfFlow) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	switch from {
	case -1:
		visit(0)
		visit(1)
	case 0, 1:
		visit(2)
	default:
		visit(-1)
	}
}

// EntryOperands returns all operands.
func (regionIfFlow) EntryOperands(op *ir.Operation, _ int) []*ir.Value { return op.Operands() }

// SuccessorInputs returns the arguments of the region or the results.
func (regionIfFlow) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return op.Region(to).First().Args()
}
