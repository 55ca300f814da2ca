// Package toy is the dialect of the language Toy: functions on tensors of f64 whose shapes need not be known.
//
//	toy.func @main() {
//	  %0 = toy.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
//	  %1 = toy.transpose(%0 : tensor<2x2xf64>) to tensor<2x2xf64>
//	  toy.print %1 : tensor<2x2xf64>
//	  toy.return
//	}
//
// Dialect returns what a chapter of the tutorial has of it.
package toy

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Name is the prefix of the dialect.
const Name = "toy"

// The chapters that add to the dialect.
const (
	firstRules   = 3
	firstCasts   = 4
	firstStructs = 7
)

// Dialect returns the dialect of a chapter, 2 to 8: the rows of ops.go with their behavior.
func Dialect(chapter int) *ir.Dialect {
	d := &ir.Dialect{
		Name: Name,
		Ops: []ir.OpEntry{
			{Def: Constant, Parse: parseConstant, Print: printConstant, Verify: verifyConstant, Interfaces: []any{shapes(constantShape)}},
			{Def: Add, Parse: parseBinary, Print: printBinary, Interfaces: []any{shapes(operandShape)}},
			{Def: Mul, Parse: parseBinary, Print: printBinary, Interfaces: []any{shapes(operandShape)}},
			{Def: Transpose, Verify: verifyTranspose, Interfaces: []any{shapes(transposedShape)}},
			{Def: Reshape},
			{Def: Print, Effects: printEffects},
			{Def: Func, Parse: parseFunc, Print: printFunc, Interfaces: []any{function{interfaces.FunctionParts{TypeSlot: 1}}}},
			{Def: Return, Verify: verifyReturn},
			{Def: GenericCall, Interfaces: []any{interfaces.SymbolCall{}}},
		},
	}
	if chapter >= firstRules {
		d.Interfaces = append(d.Interfaces, canonicalizer{})
	}
	if chapter >= firstCasts {
		d.Ops = append(d.Ops, ir.OpEntry{Def: Cast, Fold: foldCast, Interfaces: []any{shapes(operandShape)}})
		d.Interfaces = append(d.Interfaces, inliner{})
	}
	if chapter >= firstStructs {
		// From here on constants fold, so that accesses of constant structures do.
		d.Ops[0] = d.Ops[0].ConstantIn(0)
		d.Ops = append(d.Ops,
			ir.OpEntry{Def: StructConstant, Verify: verifyConstant}.ConstantIn(0),
			ir.OpEntry{Def: StructAccess, Verify: verifyAccess, Fold: foldAccess})
		d.Types = []*ir.TypeDef{StructDef}
		d.Constant = materialize
	}
	return d
}

// Console is where toy.print writes.
var Console = &ir.EffectResource{Name: "Toy.Console"}

// printEffects says that toy.print reads its operand and writes to the console. MLIR's says nothing, so that any memory may change.
func printEffects(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
	visit(ir.Effect{Kind: ir.EffectWrite, Resource: Console})
}

// materialize makes the constant that a fold returned.
func materialize(b *ir.Builder, a ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	switch a.(type) {
	case *ir.ArrayAttr:
		if isStruct(t) {
			return b.Create(loc, StructConstant, nil, []ir.Type{t}, ir.Named("value", a))
		}
	case *ir.DenseElementsAttr:
		if isTensor(t) {
			return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", a))
		}
	}
	return nil
}

// foldCast leaves out a cast whose types became equal.
func foldCast(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if op.Operand(0).Type() != op.Result(0).Type() {
		return out, false
	}
	return ir.FoldToValue(out, op.Operand(0))
}

// foldAccess returns the field of a constant structure.
func foldAccess(op *ir.Operation, k []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	fields, ok := k[0].(*ir.ArrayAttr)
	if i := AccessIndex(op); ok && i >= 0 && i < int64(len(fields.Elements)) {
		return ir.FoldTo(out, fields.Elements[i])
	}
	return out, false
}

// AccessIndex returns which field toy.struct_access reads.
func AccessIndex(op *ir.Operation) int64 { return op.Prop(0).(*ir.IntegerAttr).Int64Or(-1) }

// function is the model of toy.func for the interfaces of functions.
type function struct{ interfaces.FunctionParts }

// IsDeclaration reports whether the function has no body.
func (function) IsDeclaration(op *ir.Operation) bool { return op.Region(0).Empty() }

// FunctionType returns the type of a toy.func.
func FunctionType(op *ir.Operation) *ir.FunctionType {
	return function{interfaces.FunctionParts{TypeSlot: 1}}.FunctionType(op)
}

// inliner lets the pass inline work on Toy. Everything may be inlined.
type inliner struct{ ir.InlineOps }

// LegalCall returns true.
func (inliner) LegalCall(call, callable *ir.Operation) bool { return true }

// LegalRegion returns true.
func (inliner) LegalRegion(dst, src *ir.Region) bool { return true }

// HandleTerminator replaces the results of a call by what the function returns.
func (inliner) HandleTerminator(_ *ir.Builder, op *ir.Operation, results []*ir.Value, _ *ir.Block) {
	if op.Is(Return) {
		for i, r := range results {
			r.ReplaceAllUsesWith(op.Operand(i))
		}
	}
}

// Materialize makes a cast, since the types of arguments and parameters differ in what they know of shapes.
func (inliner) Materialize(b *ir.Builder, v *ir.Value, t ir.Type, loc ir.Location) *ir.Value {
	if !castable(v.Type(), t) {
		return nil
	}
	return b.Create(loc, Cast, []*ir.Value{v}, []ir.Type{t}).Result(0)
}
