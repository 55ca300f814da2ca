package interfaces

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// SymbolCall is the model of calls that name the callee in property 0 and pass it all operands.
type SymbolCall struct{}

// Callee returns the called symbol, or nil if the property is absent.
func (SymbolCall) Callee(op *ir.Operation) (*ir.SymbolRefAttr, *ir.Value) {
	ref, _ := op.Prop(0).(*ir.SymbolRefAttr)
	return ref, nil
}

// CallOperands returns the range of the operands that are passed to the callee.
func (SymbolCall) CallOperands(op *ir.Operation) (start, n int) { return 0, op.NumOperands() }

// SetCallee changes the called symbol.
func (SymbolCall) SetCallee(op *ir.Operation, ref *ir.SymbolRefAttr) { op.SetProp(0, ref) }

// FunctionCall is a SymbolCall whose callee is a function of one operation, and has the type of the call.
type FunctionCall struct {
	SymbolCall
	// Func is the operation, and Parts the common part of its model.
	Func  *ir.OpDef
	Parts FunctionParts
	// Kind says in messages what the callee is, such as "function".
	Kind string
}

// VerifySymbolUses checks the callee.
func (c FunctionCall) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return op.EmitOpError("requires a 'callee' symbol reference attribute")
	}
	f := tables.LookupRef(op, ref)
	if f == nil || !f.Is(c.Func) {
		return op.EmitOpErrorDetail(tables.Unknown(op, ref, c.Func), "'"+ref.Root+"' does not reference a valid "+c.Kind)
	}
	t := c.Parts.FunctionType(f)
	if len(t.Inputs) != op.NumOperands() {
		return op.EmitOpError("incorrect number of operands for callee")
	}
	for i, in := range t.Inputs {
		if got := op.Operand(i).Type(); got != in {
			return op.EmitOpError("operand type mismatch: expected operand type '" + ir.TypeString(in) + "', but provided '" + ir.TypeString(got) + "' for operand number " + strconv.Itoa(i))
		}
	}
	if len(t.Results) != op.NumResults() {
		return op.EmitOpError("incorrect number of results for callee")
	}
	for i, res := range t.Results {
		if op.Result(i).Type() != res {
			return op.EmitOpError("result type mismatch at index "+strconv.Itoa(i),
				ir.Note(op.Loc(), "      op result types: "+typesText(op.ResultTypes())),
				ir.Note(op.Loc(), "function result types: "+typesText(t.Results)))
		}
	}
	return true
}

// typesText writes types as MLIR writes a range of types: separated by commas, each in single quotes.
func typesText(ts []ir.Type) string {
	s := ""
	for i, t := range ts {
		if i > 0 {
			s += ", "
		}
		s += ir.QuoteType(t)
	}
	return s
}
