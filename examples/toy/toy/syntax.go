package toy

import "github.com/spvc/spvc/ir"

// parseConstant reads attributes and the elements, whose type is that of the result.
func parseConstant(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseAttrDict(st) {
		return false
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	dense, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	st.AddAttr("value", dense)
	st.Results = append(st.Results, dense.Type())
	return true
}

func printConstant(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.AttrDict(op, "value")
	p.Attr(op.Prop(0))
}

// parseBinary reads `%a, %b : tensor<2xf64>`, where the type is that of all values, or a function type.
func parseBinary(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	operands, ok := p.ParseOperandListN(2, ir.DelimNone)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	if f, ok := t.(*ir.FunctionType); ok {
		st.Results = append(st.Results, f.Results...)
		return p.ResolveOperands(operands, f.Inputs, loc, st)
	}
	st.Results = append(st.Results, t)
	return p.ResolveOperandsOfType(operands, t, st)
}

func printBinary(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operands(op.Operands())
	p.AttrDict(op)
	p.Str(" : ")
	t := op.Result(0).Type()
	if op.Operand(0).Type() == t && op.Operand(1).Type() == t {
		p.Type(t)
		return
	}
	p.FunctionalType(op)
}

func parseFunc(p *ir.Parser, st *ir.OperationState) bool {
	return ir.ParseFunction(p, st, &ir.DefaultFunctionSyntax)
}

func printFunc(p *ir.Printer, op *ir.Operation) {
	ir.PrintFunction(p, op, &ir.DefaultFunctionSyntax, false)
}
