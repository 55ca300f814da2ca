package fn

import "github.com/spvc/spvc/ir"

func parseFunc(p *ir.Parser, st *ir.OperationState) bool {
	return ir.ParseFunction(p, st, &ir.DefaultFunctionSyntax)
}

func printFunc(p *ir.Printer, op *ir.Operation) {
	ir.PrintFunction(p, op, &ir.DefaultFunctionSyntax, false)
}

func parseCallIndirect(p *ir.Parser, st *ir.OperationState) bool {
	callee, ok := p.ParseOperand()
	if !ok {
		return false
	}
	if !p.ParseLParen() {
		return false
	}
	loc := p.Loc()
	args, ok := p.ParseOperandList(ir.DelimNone)
	if !ok || !p.ParseRParen() || !p.ParseAttrDict(st) {
		return false
	}
	if !p.ParseColon() {
		return false
	}
	typeLoc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	ft, ok := t.(*ir.FunctionType)
	if !ok {
		return p.EmitError(typeLoc, "'callee' must be function type, but got '"+ir.TypeString(t)+"'")
	}
	st.Results = append(st.Results, ft.Results...)
	return p.ResolveOperand(callee, t, st) && p.ResolveOperands(args, ft.Inputs, loc, st)
}

func printCallIndirect(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Byte('(')
	p.OperandRange(op, 1, op.NumOperands()-1)
	p.Byte(')')
	p.AttrDict(op)
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
}
