package testdialect

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// The operations that other operations and passes of tests name.
var (
	Finish             = &ir.OpDef{Name: "test.finish", Traits: []ir.Trait{ir.Terminator}}
	OneRegion          = &ir.OpDef{Name: "test.one_region_op", Regions: regions(ir.AnyRegion)}
	FunctionalRegion   = &ir.OpDef{Name: "test.functional_region_op", Regions: region("body", ir.AnyRegion), Attrs: functionAttrs(), Results: unnamed(ir.AnyFunction)}
	ConversionCall     = &ir.OpDef{Name: "test.conversion_call_op", Operands: variadics(anyType, "arg_operands"), Attrs: attrs(ir.SymbolRefKind, "callee"), Results: variadics(anyType, "_")}
	Symbol             = &ir.OpDef{Name: "test.symbol", Attrs: symbolAttrs(), Traits: []ir.Trait{ir.NoMemoryEffect, ir.Symbol}}
	Verifiers          = &ir.OpDef{Name: "test.verifiers", Operands: values(i32, "input"), Regions: region("region", ir.SizedRegion1), Traits: []ir.Trait{ir.SingleBlock, ir.NoTerminator, ir.IsolatedFromAbove}}
	MergeBlocks        = &ir.OpDef{Name: "test.merge_blocks", Regions: region("body", ir.AnyRegion), Results: variadics(anyType, "result")}
	RemappedValue      = &ir.OpDef{Name: "test.remapped_value_region", Regions: region("body", ir.SizedRegion1), Results: variadics(anyType, "result"), Traits: []ir.Trait{ir.SingleBlock}}
	SignatureUndo      = &ir.OpDef{Name: "test.signature_conversion_undo", Regions: regions(ir.AnyRegion)}
	SignatureNoConvert = &ir.OpDef{Name: "test.signature_conversion_no_converter", Regions: regions(ir.AnyRegion)}
)

func functionAttrs() []ir.AttrDef {
	return []ir.AttrDef{{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true}, {Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true}}
}

func symbolAttrs() []ir.AttrDef {
	return []ir.AttrDef{{Name: ir.SymbolNameAttr, Type: ir.StringAttrKind}, {Name: ir.SymbolVisibilityAttr, Type: ir.StringAttrKind, Optional: true}}
}

// structureEntries returns the operations that test regions, symbols and the order of verification.
func structureEntries() []ir.OpEntry {
	ends := ir.ImplicitTerminator{Name: Finish.Name}
	list := rows(
		Finish, OneRegion, Symbol, MergeBlocks, RemappedValue, SignatureUndo, SignatureNoConvert,
		&ir.OpDef{Name: "test.symbol_scope", Regions: region("region", ir.SizedRegion1), Traits: []ir.Trait{ir.SymbolTable, ir.SingleBlock, ends}},
		&ir.OpDef{Name: "test.symbol_table_region", Regions: region("region", ir.SizedRegion1), Traits: []ir.Trait{ir.SymbolTable}},
		&ir.OpDef{Name: "test.two_region_op", Regions: regions(ir.AnyRegion, ir.AnyRegion)},
		&ir.OpDef{Name: "test.sized_region_op", Regions: append(region("my_region", ir.SizedRegion(2)), regions(ir.SizedRegion1)...)},
		&ir.OpDef{Name: "test.one_region_with_operands_op", Operands: variadics(anyType, "operands"), Regions: regions(ir.AnyRegion)},
		&ir.OpDef{Name: "test.parent", Regions: regions(ir.AnyRegion)},
		&ir.OpDef{Name: "test.child", Traits: []ir.Trait{ir.HasParent("test.parent")}},
		&ir.OpDef{Name: "test.parent1", Regions: regions(ir.AnyRegion)},
		&ir.OpDef{Name: "test.child_with_parent_one_of", Traits: []ir.Trait{ir.HasParent("test.parent", "test.parent1")}},
		&ir.OpDef{Name: "test.SingleBlockImplicitTerminator", Regions: region("region", ir.SizedRegion1), Traits: []ir.Trait{ir.SingleBlock, ends}},
		&ir.OpDef{Name: "test.ssacfg_region", Operands: variadics(anyType, "_"), Results: variadics(anyType, "_"), Regions: anyRegions("regions")},
		&ir.OpDef{Name: "test.asm_interface_op", Results: []ir.ValueDef{{Name: "first", Type: anyType}, ir.VariadicOf("middle_results", anyType), {Type: anyType}}},
		row("asm_dialect_interface_op", nil, types(anyType)),
		row("op_funcref", nil, nil),
		row("op_optionally_implementing_interface", nil, nil, attr("implementsInterface", ir.BoolAttrKind)),
		&ir.OpDef{Name: "test.op_norm", Operands: values(ir.AnyMemRef, "X Y"), Traits: []ir.Trait{ir.MemRefsNormalizable}},
		&ir.OpDef{Name: "test.op_nonnorm", Operands: values(ir.AnyMemRef, "X Y")},
		&ir.OpDef{Name: "test.op_norm_ret", Operands: values(ir.AnyMemRef, "X"), Results: values(ir.AnyMemRef, "Y Z"), Traits: []ir.Trait{ir.MemRefsNormalizable}},
	)
	return append(list,
		ir.OpEntry{Def: FunctionalRegion, Interfaces: []any{functionalRegion{}}},
		ir.OpEntry{Def: ConversionCall, Interfaces: []any{interfaces.SymbolCall{}}},
		ir.OpEntry{Def: Verifiers, Verify: verifyBefore, VerifyRegions: verifyAfter},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.custom_result_name", Operands: variadics(anyInteger, "optional"), Attrs: attrs(stringArray, "names"), Results: variadics(anyInteger, "r")},
			Names: statedNames},
	)
}

// statedNames suggests the names in the first attribute of op for its results.
func statedNames(op *ir.Operation, set func(*ir.Value, string)) {
	list, _ := op.Prop(0).(*ir.ArrayAttr)
	if list == nil {
		return
	}
	for i, e := range list.Elements {
		if s, ok := e.(*ir.StringAttr); ok && s.Value != "" && i < op.NumResults() {
			set(op.Result(i), s.Value)
		}
	}
}

// functionalRegion is the model of test.functional_region_op, whose result is a function with its region as the body.
type functionalRegion struct{}

// CallableRegion returns the region.
func (functionalRegion) CallableRegion(op *ir.Operation) *ir.Region { return op.Region(0) }

// CallableResults returns the results of the function type.
func (functionalRegion) CallableResults(op *ir.Operation) []ir.Type {
	return op.Result(0).Type().(*ir.FunctionType).Results
}

// verifyBefore reports that the verifier of test.verifiers runs, which finds its operand verified.
func verifyBefore(op *ir.Operation) bool {
	if def := op.Operand(0).DefiningOp(); def != nil && !ir.Verify(def) {
		return op.EmitOpError("operand hasn't been verified")
	}
	op.Context().EmitRemark(op.Loc(), "success run of verifier")
	return true
}

// verifyAfter reports that the verifier of regions runs, which finds the operations in the region verified.
func verifyAfter(op *ir.Operation) bool {
	for o := op.Region(0).First().First(); o != nil; o = o.Next() {
		if !ir.Verify(o) {
			return op.EmitOpError("nested op hasn't been verified")
		}
	}
	op.Context().EmitRemark(op.Loc(), "success run of region verifier")
	return true
}

// flowEntries returns the operations that pass control to blocks and regions.
func flowEntries() []ir.OpEntry {
	branches := func(mnemonic string, groups, successors string, results []ir.ValueDef, m branchTo) ir.OpEntry {
		d := &ir.OpDef{Name: "test." + mnemonic, Operands: variadics(anyType, groups), Results: results, Traits: []ir.Trait{ir.Terminator}}
		if len(d.Operands) > 1 {
			d.Traits = append(d.Traits, ir.AttrSizedOperandSegments)
		}
		for _, s := range values(nil, successors) {
			d.Successors = append(d.Successors, ir.SuccessorDef{Name: s.Name})
		}
		return ir.OpEntry{Def: d, Interfaces: []any{m}}
	}
	return []ir.OpEntry{
		branches("br", "targetOperands", "target", nil, branchTo{groups: [2]int{0, 0}}),
		branches("producing_br", "firstOperands secondOperands", "first second", values(i32, "dummy"), branchTo{groups: [2]int{1, 0}}),
		branches("internal_br", "successOperands errorOperands", "successPath errorPath", nil, branchTo{groups: [2]int{0, 1}, produced: [2]int{0, 1}}),
		{Def: &ir.OpDef{Name: "test.any_cond", Results: variadics(anyType, "results"), Regions: region("region", ir.AnyRegion), Traits: []ir.Trait{ir.RecursiveMemoryEffects}},
			Interfaces: []any{oneRegionFlow{}}},
	}
}

// branchTo is the model of a branch that passes operand group groups[i], after produced[i] values of its own, to successor i.
type branchTo struct{ groups, produced [2]int }

// SuccessorOperands returns the group.
func (b branchTo) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	start, n = op.OperandGroup(b.groups[i])
	return start, n, b.produced[i]
}

// SetSuccessorOperands implements [ir.SuccessorOperandSetter], since the groups do not have the order of the successors.
func (b branchTo) SetSuccessorOperands(op *ir.Operation, i int, vs []*ir.Value) {
	var all []*ir.Value
	sizes := make([]int32, len(op.Def().Operands))
	for g := range sizes {
		list := vs
		if g != b.groups[i] {
			list = op.OperandsIn(g)
		}
		sizes[g] = int32(len(list))
		all = append(all, list...)
	}
	if len(sizes) > 1 {
		op.SetAttr(ir.SegmentSizesName, op.Context().DenseI32Array(sizes...))
	}
	op.SetOperands(all)
}

// oneRegionFlow is the model of an operation that runs its region once.
type oneRegionFlow struct{}

// RegionsRunAtMostOnce implements [interfaces.OnceModel].
func (oneRegionFlow) RegionsRunAtMostOnce(*ir.Operation) {}

// RegionSuccessors visits the region on entry, and the end after that.
func (oneRegionFlow) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from < 0 {
		visit(0)
	} else {
		visit(-1)
	}
}

// EntryOperands returns nothing.
func (oneRegionFlow) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results, or nothing for the region.
func (oneRegionFlow) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return nil
}
