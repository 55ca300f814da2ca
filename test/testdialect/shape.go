package testdialect

import "github.com/spvc/spvc/ir"

// Shape returns the part of the dialect `shape` that MLIR's tests of other dialects use in their inputs: regions that execute
// under an assumption, and libraries of functions.
func Shape() *ir.Dialect {
	return &ir.Dialect{
		Name:  "shape",
		Types: []*ir.TypeDef{shapeWitness, shapeShape, shapeValueShape},
		Ops: append([]ir.OpEntry{
			{Def: shapeAssuming, Parse: parseAssuming, Print: printAssuming, Interfaces: []any{assumingFlow{}}},
			{Def: shapeAssumingYield},
		}, shapeFunctionEntries()...),
	}
}

type shapeWitnessType struct{ ir.TypeBase }

type shapeWitnessKey struct{}

var shapeWitness = shapeWitnessClass()

func shapeWitnessClass() *ir.TypeDef {
	d := &ir.TypeDef{Dialect: "shape", Mnemonic: "witness"}
	d.Build = func(p *ir.Parser, _ []any) ir.Type { return internWitness(p.Context(), d) }
	return d
}

func internWitness(c *ir.Context, d *ir.TypeDef) ir.Type {
	return ir.Intern(c, shapeWitnessKey{}, func(shapeWitnessKey) *shapeWitnessType { return &shapeWitnessType{ir.NewTypeBase(c, d)} })
}

var shapeAssuming = &ir.OpDef{
	Name: "shape.assuming", Operands: ir.ValuesOf(ir.AnyType, "witness"), Results: []ir.ValueDef{ir.VariadicOf("results", ir.AnyType)},
	Regions: []ir.RegionDef{{Name: "doRegion", Kind: ir.SizedRegion1}},
	Traits:  []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "shape.assuming_yield"}, ir.RecursiveMemoryEffects},
}

var shapeAssumingYield = &ir.OpDef{
	Name: "shape.assuming_yield", Operands: []ir.ValueDef{ir.VariadicOf("operands", ir.AnyType)},
	Traits: []ir.Trait{ir.NoMemoryEffect, ir.ReturnLike, ir.Terminator, ir.HasParent("shape.assuming")},
	Format: "attr-dict ($operands^ `:` type($operands))?",
}

func parseAssuming(p *ir.Parser, st *ir.OperationState) bool {
	o, ok := p.ParseOperand()
	if !ok || !p.ResolveOperand(o, internWitness(p.Context(), shapeWitness), st) {
		return false
	}
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = types
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	p.EnsureTerminator(r, shapeAssumingYield.Name, st.Loc)
	st.Regions = append(st.Regions, r)
	return p.ParseAttrDict(st)
}

func printAssuming(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operands(op.Operands())
	if op.NumResults() > 0 {
		p.Str(" -> (")
		p.Types(op.ResultTypes())
		p.Str(")")
	}
	p.Space()
	p.Region(op.Region(0), false, op.NumResults() > 0)
	p.AttrDict(op)
}

type assumingFlow struct{}

// RegionSuccessors visits the region on entry and the end after it.
func (assumingFlow) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from < 0 {
		visit(0)
		return
	}
	visit(-1)
}

// EntryOperands returns nothing: the region has no arguments.
func (assumingFlow) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results for the end.
func (assumingFlow) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return nil
}
