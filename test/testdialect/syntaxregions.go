package testdialect

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// regionEntries are the operations with regions in a format.
func regionEntries() []ir.OpEntry {
	anyType := ir.AnyType
	graph := []ir.Trait{ir.SingleBlock, ir.NoTerminator, ir.GraphRegion}
	single := ir.SizedRegion1
	list := rows(
		form("isolated_one_region_op", "attr-dict-with-keyword $operands $my_region `:` type($operands)",
			ir.OpDef{Operands: variadics(anyType, "operands"), Regions: namedRegion("my_region", ir.AnyRegion), Traits: []ir.Trait{ir.IsolatedFromAbove}}),
		form("isolated_regions", "attr-dict-with-keyword $regions", ir.OpDef{Regions: namedRegions("regions"), Traits: []ir.Trait{ir.IsolatedFromAbove}}),
		form("alloca_scope_region", "attr-dict-with-keyword $region", ir.OpDef{Regions: namedRegion("region", ir.AnyRegion), Traits: []ir.Trait{ir.AutomaticAllocationScope}}),
		form("single_no_terminator_op", "attr-dict `:` $my_region", ir.OpDef{Regions: namedRegion("my_region", single), Traits: graph}),
		form("variadic_no_terminator_op", "attr-dict `:` $my_regions", ir.OpDef{Regions: []ir.RegionDef{{Name: "my_regions", Quantity: ir.Variadic, Kind: single}}, Traits: graph}),
		form("graph_region", "attr-dict-with-keyword $region", ir.OpDef{Regions: namedRegion("region", ir.AnyRegion), Traits: []ir.Trait{ir.GraphRegion}}),
		form("cse_of_single_block_op", "attr-dict `inputs` `(` $inputs `)` $region `:` type($inputs) `->` type($outputs)", ir.OpDef{
			Operands: variadics(anyType, "inputs"), Results: variadics(anyType, "outputs"), Regions: namedRegion("region", single),
			Traits: []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "test.region_yield"}, ir.Pure}}),
		form("destination_style_op", "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)? (`(` $other_operands^ `:` type($other_operands) `)`)? (`->` type($results)^)?",
			ir.OpDef{Operands: variadics(anyType, "inputs outputs other_operands"), Results: variadics(anyType, "results"), Traits: []ir.Trait{ir.AttrSizedOperandSegments, interfaces.DestinationStyle{Inits: 1}}}),
		form("tensor_based", "`in` `(` $input`:` type($input) `)` `->` type($result) attr-dict", ir.OpDef{Operands: values(ir.RankedTensorOf(anyType), "input"), Results: values(ir.RankedTensorOf(anyType), "result")}),
	)
	return append(list,
		ir.OpEntry{Def: form("switch_with_no_break", "$arg attr-dict custom<SwitchCases>($cases, $caseRegions)", ir.OpDef{
			Operands: values(ir.IndexTypeConstraint, "arg"), Attrs: attrs(ir.DenseI64ArrayAttrKind, "cases"),
			Regions: []ir.RegionDef{{Name: "caseRegions", Quantity: ir.Variadic, Kind: single}}, Traits: []ir.Trait{ir.NoTerminator}}), Interfaces: []any{noFlow{}}},
		ir.OpEntry{Def: form("loop_block", "$init `:` functional-type($init, $floatResult) $body attr-dict-with-keyword", ir.OpDef{
			Operands: values(i32Value, "init"), Results: values(ir.FloatOfKind(ir.F32), "floatResult"), Regions: namedRegion("body", single), Traits: []ir.Trait{ir.RecursiveMemoryEffects}}), Interfaces: []any{loopBlockFlow{}}},
		ir.OpEntry{Def: form("loop_block_term", "`iter` $nextIterArg `exit` $exitArg attr-dict", ir.OpDef{
			Operands: slices.Concat(values(i32Value, "nextIterArg"), values(buildable(ir.F32), "exitArg")), Traits: []ir.Trait{ir.Pure, ir.Terminator}}), Interfaces: []any{loopBlockEnd{}}},
		ir.OpEntry{Def: form("fold_with_fold_adaptor", "$op `,` `[` $variadic `]` `,` `{` $var_of_var `}` $body attr-dict", foldAdaptor()), Fold: foldWeighted},
		ir.OpEntry{Def: form("graph_loop", "$args $body attr-dict `:` functional-type(operands, results)", ir.OpDef{
			Operands: variadics(anyType, "args"), Results: variadics(anyType, "rets"), Regions: namedRegion("body", single),
			Traits: []ir.Trait{ir.NoMemoryEffect, ir.RecursivelySpeculatable, ir.SingleBlock, ir.GraphRegion}}), Interfaces: []any{bodyLoop{}}},
		ir.OpEntry{Def: form("block_names", "regions attr-dict-with-keyword", ir.OpDef{Regions: namedRegion("body", ir.AnyRegion)}), Interfaces: []any{blockNames{}}},
		ir.OpEntry{Def: form("default_dialect", "regions attr-dict-with-keyword", ir.OpDef{Regions: namedRegion("body", ir.AnyRegion)}), Interfaces: []any{defaultDialect{}}},
		ir.OpEntry{Def: form("side_effect_with_region_op", "`(` $operand`)` $region attr-dict `:` type($operand) `->` type($result)",
			ir.OpDef{Operands: values(anyType, "operand"), Results: values(anyType, "result"), Regions: namedRegion("region", ir.AnyRegion)}), Effects: statedEffects},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.affine_scope", Regions: namedRegion("region", single), Traits: []ir.Trait{ir.AffineScope}},
			Parse: parseOneRegion, Print: func(p *ir.Printer, op *ir.Operation) {
				p.Space()
				p.Region(op.Region(0), false, true)
			}},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.single_no_terminator_custom_asm_op", Regions: regions(single), Traits: []ir.Trait{ir.SingleBlock, ir.NoTerminator}},
			Parse: parseOneRegion, Print: func(p *ir.Printer, op *ir.Operation) {
				p.Region(op.Region(0), false, false)
			}},
	)
}

func foldAdaptor() ir.OpDef {
	return ir.OpDef{
		Operands: []ir.ValueDef{{Name: "op", Type: i32Value}, {Name: "variadic", Type: i32Value, Quantity: ir.Variadic}, {Name: "var_of_var", Type: i32Value, Quantity: ir.Variadic, Segments: "attr"}},
		Attrs:    attrs(ir.DenseI32ArrayAttrKind, "attr"), Results: values(i32Value, "res"), Regions: namedRegion("body", ir.AnyRegion),
		Traits: []ir.Trait{ir.AttrSizedOperandSegments, ir.NoTerminator},
	}
}

// foldWeighted adds the constant operands with a weight for each declaration, and the blocks of the region.
func foldWeighted(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	sum := int64(0)
	for i := range op.Info().Def.Operands {
		start, n := op.OperandGroup(i)
		for _, a := range operands[start : start+n] {
			if c, ok := a.(*ir.IntegerAttr); ok {
				sum += int64(i+1) * c.Int64Or(0)
			}
		}
	}
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		sum += 4
	}
	return append(out, ir.FoldResult{Attr: op.Context().Int(op.Result(0).Type(), sum)}), true
}

// buildable returns the constraint of one float type, which formats need not spell.
func buildable(k ir.FloatKind) *ir.TypeConstraint {
	c := *ir.FloatOfKind(k)
	c.Build = func(ctx *ir.Context) ir.Type { return ctx.Float(k) }
	return &c
}

func parseOneRegion(p *ir.Parser, st *ir.OperationState) bool {
	r, ok := p.ParseRegion(nil)
	st.Regions = append(st.Regions, r)
	return ok
}

// blockNames names the blocks of a region foo and their number.
type blockNames struct{}

// BlockNames implements [ir.BlockNamesModel].
func (blockNames) BlockNames(op *ir.Operation, set func(b *ir.Block, name string)) {
	i := 0
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		set(b, "foo"+strconv.Itoa(i))
		i++
	}
}

// defaultDialect lets operations of the dialect in a region drop their prefix.
type defaultDialect struct{}

// DefaultDialect implements [ir.DefaultDialectModel].
func (defaultDialect) DefaultDialect(*ir.Operation) string { return "test" }

// bodyLoop is the model of a loop over the only region.
type bodyLoop struct{}

// LoopRegions implements [interfaces.LoopModel].
func (bodyLoop) LoopRegions(op *ir.Operation) []*ir.Region { return []*ir.Region{op.Region(0)} }
