package memref

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// sinceAssumedResult is the first version in which memref.assume_alignment has a result.
const sinceAssumedResult = 21

func parseAssumeAlignment(p *ir.Parser, st *ir.OperationState) bool {
	m, ok := p.ParseOperand()
	if !ok || !p.ParseComma() {
		return false
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(p.Context().I32())
	if !ok {
		return false
	}
	if i, isInt := a.(*ir.IntegerAttr); !isInt || i.Type() != ir.Type(p.Context().I32()) {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	st.AddAttr("alignment", a)
	if !p.ParseAttrDict(st) || !p.ParseColon() {
		return false
	}
	loc = p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	if !isMemRef(t) {
		return p.EmitError(loc, "invalid kind of type specified")
	}
	if p.NumResults() > 0 || p.Context().MLIR() >= sinceAssumedResult {
		st.Results = append(st.Results, t)
	}
	return p.ResolveOperand(m, t, st)
}

func printAssumeAlignment(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Str(", ")
	if a, ok := op.Prop(0).(*ir.IntegerAttr); ok {
		p.Int(a.Int64Or(0))
	}
	p.AttrDict(op, "alignment")
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
}

// assumeEffects says that the form without a result is not to be moved or erased: it may have any effect.
func assumeEffects(op *ir.Operation, visit func(ir.Effect)) {
	if op.NumResults() > 0 {
		return
	}
	for _, k := range []ir.EffectKind{ir.EffectRead, ir.EffectWrite, ir.EffectAllocate, ir.EffectFree} {
		visit(ir.Effect{Kind: k})
	}
}

func inferAssumed(ctx *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	if ctx.MLIR() < sinceAssumedResult || len(st.Operands) == 0 {
		return nil, ""
	}
	return []ir.Type{st.Operands[0].Type()}, ""
}

func nameAssumed(op *ir.Operation, set func(*ir.Value, string)) {
	if op.NumResults() > 0 {
		set(op.Result(0), "assume_align")
	}
}

// adaptAssumeAlignment gives the operation the result that it has in the version, or replaces the result by the operand.
func adaptAssumeAlignment(rw *ir.Adapter, op *ir.Operation) bool {
	has := op.NumResults() > 0
	if wants := rw.Version >= sinceAssumedResult; has == wants {
		return false
	}
	var types []ir.Type
	if !has {
		types = op.OperandTypes()
	}
	rw.Before(op).Create(op.Loc(), AssumeAlignment, op.Operands(), types, op.Attrs()...)
	if has {
		return rw.Replace(op, op.Operand(0))
	}
	return rw.Replace(op)
}

// foldAssumeAlignment drops a promise that the operand has made.
func foldAssumeAlignment(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	def := op.Operand(0).DefinedBy(AssumeAlignment)
	if op.NumResults() == 0 || def == nil || def.Prop(0) != op.Prop(0) {
		return out, false
	}
	return append(out, ir.FoldResult{Value: op.Operand(0)}), true
}

func inferDistinctObjects(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	types := make([]ir.Type, len(st.Operands))
	for i, v := range st.Operands {
		types[i] = v.Type()
	}
	return types, ""
}

func verifyDistinctObjects(op *ir.Operation) bool {
	if !slices.Equal(op.OperandTypes(), op.ResultTypes()) {
		return op.EmitOpError("operand types and result types must match")
	}
	return op.NumOperands() > 0 || op.EmitOpError("expected at least one operand")
}

// adaptDistinctObjects replaces the results by the operands, because versions before 22 cannot say that they are distinct.
func adaptDistinctObjects(rw *ir.Adapter, op *ir.Operation) bool {
	return !DistinctObjects.Versions.Has(rw.Version) && rw.Replace(op, op.Operands()...)
}
