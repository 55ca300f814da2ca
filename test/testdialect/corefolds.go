package testdialect

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// The operations that test folds and the order of operands.
var (
	Commutative      = &ir.OpDef{Name: "test.op_commutative", Operands: values(i32, "op1 op2 op3 op4"), Results: unnamed(i32), Traits: []ir.Trait{ir.Commutative}}
	CommutativeLarge = &ir.OpDef{Name: "test.op_large_commutative", Operands: values(i32, "op1 op2 op3 op4 op5 op6 op7"), Results: unnamed(i32), Traits: []ir.Trait{ir.Commutative}}
	Commutative2     = &ir.OpDef{Name: "test.op_commutative2", Operands: values(i32, "op1 op2"), Results: unnamed(i32), Traits: []ir.Trait{ir.Commutative}}

	InPlaceFold       = &ir.OpDef{Name: "test.op_in_place_fold", Operands: values(i32, "op"), Attrs: []ir.AttrDef{{Name: "attr", Type: ir.I32AttrKind, Optional: true}}, Results: unnamed(i32)}
	InPlaceFoldAnchor = row("op_in_place_fold_anchor", types(i32), types(i32))
	InPlaceSelfFold   = row("op_in_place_self_fold", nil, types(i32), flag("folded"))

	regionPattern = &ir.OpDef{Name: "test.op_with_region_pattern", Regions: region("region", ir.SizedRegion1)}
	foldToCall    = row("fold_to_call_op", nil, nil, attr("callee", ir.FlatSymbolRefKind))
)

// foldEntries returns the operations that fold, by a hook or by their traits.
func foldEntries() []ir.OpEntry {
	byTrait := func(mnemonic, operands string, t ir.Trait) *ir.OpDef {
		return &ir.OpDef{Name: "test." + mnemonic, Operands: values(i32, operands), Results: unnamed(i32),
			Traits: []ir.Trait{ir.SameOperandsAndResultType, ir.NoMemoryEffect, t}}
	}
	list := rows(Commutative, CommutativeLarge, Commutative2, InPlaceFoldAnchor, regionPattern, foldToCall,
		byTrait("op_idempotent_trait", "op1", ir.Idempotent),
		byTrait("op_idempotent_trait_binary", "op1 op2", ir.Idempotent),
		byTrait("op_involution_trait_no_operation_fold", "op1", ir.Involution),
		&ir.OpDef{Name: "test.op_with_region_fold_no_side_effect", Regions: region("region", ir.SizedRegion1), Traits: []ir.Trait{ir.NoMemoryEffect}},
	)
	return append(list,
		ir.OpEntry{Def: byTrait("op_involution_trait_failing_operation_fold", "op1", ir.Involution), Fold: neverFolds},
		ir.OpEntry{Def: byTrait("op_involution_trait_succesful_operation_fold", "op1", ir.Involution), Fold: foldsToOperation},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.op_with_region_fold", Operands: values(anyType, "operand"), Results: unnamed(anyType), Regions: region("region", ir.SizedRegion1)},
			Fold: foldsToOperands},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.op_with_variadic_results_and_folder", Operands: variadics(i32, "_"), Results: variadics(i32, "_")}, Fold: foldsToOperands},
		ir.OpEntry{Def: InPlaceFold, Fold: noteConstant},
		ir.OpEntry{Def: InPlaceSelfFold, Fold: noteFold},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.op_in_place_fold_success", Results: variadics(ir.I1Constraint, "_")},
			Fold: func(_ *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) { return out, true }},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.manual_cpp_op_with_fold", Operands: variadics(anyType, "_"), Results: variadics(anyType, "_")}, Fold: foldsToConstant},
	)
}

func neverFolds(_ *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, false
}

// foldsToOperands folds op to its operands.
func foldsToOperands(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	for i := range op.NumOperands() {
		out = append(out, ir.FoldResult{Value: op.Operand(i)})
	}
	return out, true
}

// foldsToOperation folds op to its operand if that is the result of an operation.
func foldsToOperation(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if op.Operand(0).DefiningOp() == nil {
		return out, false
	}
	return append(out, ir.FoldResult{Value: op.Operand(0)}), true
}

// foldsToConstant folds op to its first operand if that is constant.
func foldsToConstant(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if len(operands) == 0 || operands[0] == nil {
		return out, false
	}
	return append(out, ir.FoldResult{Attr: operands[0]}), true
}

// noteConstant stores the constant operand in the first attribute of op, once.
func noteConstant(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if operands[0] == nil || op.Prop(0) != nil {
		return out, false
	}
	op.SetProp(0, operands[0])
	return out, true
}

// noteFold sets the first attribute of op, once.
func noteFold(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if op.Prop(0) != nil {
		return out, false
	}
	op.SetProp(0, op.Context().Unit())
	return out, true
}

// behavior holds the dialect interfaces of the dialect `test`.
type behavior struct{ ir.InlineOps }

// CanonicalizationPatterns implements [rewrite.Canonicalizer].
func (behavior) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("TestRemoveOpWithInnerOps", regionPattern, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			rw.Erase(op)
			return true
		}),
		rewrite.OnOp("FoldToCallOpPattern", foldToCall, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			rw.Create(op.Loc(), fn.Call, nil, nil, ir.Named("callee", op.Prop(0)))
			rw.Erase(op)
			return true
		}),
		rewrite.OnOp("dialect-canonicalizer", DialectCanonicalized, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			rw.ReplaceByNew(op, arith.Constant, nil, []ir.Type{op.Context().I32()}, ir.Named("value", op.Context().Int(op.Context().I32(), 42)))
			return true
		}),
	}
}

// MaterializeInto implements [rewrite.FoldHost]: test.one_region_op keeps its constants.
func (behavior) MaterializeInto(r *ir.Region) bool { return r.Parent().Is(OneRegion) }

// LegalCall implements [ir.InlinerModel]: calls without the attribute noinline may be inlined.
func (behavior) LegalCall(call, _ *ir.Operation) bool { return call.Attr("noinline") == nil }

// LegalRegion implements [interfaces.RegionInlinerModel].
func (behavior) LegalRegion(_, _ *ir.Region) bool { return true }

// HandleTerminator implements [ir.InlinerModel] for test.return.
func (behavior) HandleTerminator(_ *ir.Builder, op *ir.Operation, results []*ir.Value, dst *ir.Block) {
	if dst != nil || !op.Is(TestReturn) {
		return
	}
	for i, v := range results {
		v.ReplaceAllUsesWith(op.Operand(i))
	}
}

// Materialize implements [ir.InlinerModel]: i16 and i32 convert to each other.
func (behavior) Materialize(b *ir.Builder, v *ir.Value, t ir.Type, loc ir.Location) *ir.Value {
	small := func(t ir.Type) bool { return ir.IntegerOfWidth(16).Match(t) || i32.Match(t) }
	if !small(t) || !small(v.Type()) {
		return nil
	}
	return b.Create(loc, Cast, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// HandleArgument implements [interfaces.BoundaryInlinerModel] for arguments with the attribute test.handle_argument.
func (behavior) HandleArgument(b *ir.Builder, call, _ *ir.Operation, v *ir.Value, attrs *ir.DictionaryAttr) *ir.Value {
	return changedIf("test.handle_argument", b, call, v, attrs)
}

// HandleResult implements [interfaces.BoundaryInlinerModel] for results with the attribute test.handle_result.
func (behavior) HandleResult(b *ir.Builder, call, _ *ir.Operation, v *ir.Value, attrs *ir.DictionaryAttr) *ir.Value {
	return changedIf("test.handle_result", b, call, v, attrs)
}

func changedIf(name string, b *ir.Builder, call *ir.Operation, v *ir.Value, attrs *ir.DictionaryAttr) *ir.Value {
	if attrs == nil || attrs.Get(name) == nil {
		return v
	}
	made := b.Create(call.Loc(), TypeChanger, []*ir.Value{v}, []ir.Type{v.Type()})
	b.SetAfter(made)
	return made.Result(0)
}

// ProcessInlined implements [interfaces.InlinedModel]: what test.conversion_call_op called gets an attribute.
func (behavior) ProcessInlined(call *ir.Operation, ops []*ir.Operation) {
	if !call.Is(ConversionCall) {
		return
	}
	for _, op := range ops {
		op.Walk(func(o *ir.Operation) { o.SetAttr("inlined_conversion", o.Context().Unit()) })
	}
}
