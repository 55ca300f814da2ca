package fn

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Dialect returns the func dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "func",
		Ops: []ir.OpEntry{
			{Def: Func, Parse: parseFunc, Print: printFunc, Interfaces: []any{functionModel}},
			{Def: Return, Verify: verifyReturn},
			{Def: Call, Interfaces: []any{callModel}},
			{Def: CallIndirect, Parse: parseCallIndirect, Print: printCallIndirect, Interfaces: []any{indirectCall{}}},
			ir.OpEntry{Def: Constant, Names: nameConstant, Interfaces: []any{constantUser{}}}.ConstantIn(0),
		},
		Constant:   materialize,
		Interfaces: []any{inliner{}, canonicalizer{}},
	}
}

func materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	ref, ok := value.(*ir.SymbolRefAttr)
	if _, isFn := t.(*ir.FunctionType); !ok || !isFn || len(ref.Nested) > 0 {
		return nil
	}
	return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", ref))
}

func nameConstant(op *ir.Operation, set func(*ir.Value, string)) { set(op.Result(0), "f") }

// function is the model of func.func for all the interfaces of functions.
type function struct{ interfaces.FunctionParts }

var functionModel = function{interfaces.FunctionParts{TypeSlot: funcType}}

// IsDeclaration reports whether the function has no body.
func (function) IsDeclaration(op *ir.Operation) bool { return op.Region(0).Empty() }

// DefaultDialect returns "func", so that ops of the func dialect omit their prefix in the
// body.
func (function) DefaultDialect(*ir.Operation) string { return "func" }

var callModel = interfaces.FunctionCall{Func: Func, Parts: functionModel.FunctionParts, Kind: "function"}

type indirectCall struct{}

// Callee returns the called value.
func (indirectCall) Callee(op *ir.Operation) (*ir.SymbolRefAttr, *ir.Value) {
	return nil, op.Operand(0)
}

// CallOperands returns the range of the operands that are passed to the callee.
func (indirectCall) CallOperands(op *ir.Operation) (start, n int) { return 1, op.NumOperands() - 1 }

// SetCallee does nothing: the callee is a value.
func (indirectCall) SetCallee(*ir.Operation, *ir.SymbolRefAttr) {}

type constantUser struct{}

// VerifySymbolUses checks that the constant names a function of its type.
func (constantUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref := op.Prop(0).(*ir.SymbolRefAttr)
	f := tables.LookupRef(op, ref)
	if f == nil || !f.Is(Func) {
		return op.EmitOpError("reference to undefined function '" + ref.Root + "'")
	}
	if ir.Type((FuncOp{f}).Type()) != op.Result(0).Type() {
		return op.EmitOpError("reference to function with mismatched type")
	}
	return true
}

func verifyReturn(op *ir.Operation) bool {
	f := op.Parent()
	want := FuncOp{f}.Type().Results
	if op.NumOperands() != len(want) {
		return op.EmitOpError("has " + strconv.Itoa(op.NumOperands()) + " operands, but enclosing function (@" + f.StringAttr("sym_name") + ") returns " + strconv.Itoa(len(want)))
	}
	for i, t := range want {
		if got := op.Operand(i).Type(); got != t {
			return op.EmitError("type of return operand " + strconv.Itoa(i) + " ('" + ir.TypeString(got) + "') doesn't match function result type ('" + ir.TypeString(t) + "') in function @" + f.StringAttr("sym_name"))
		}
	}
	return true
}
