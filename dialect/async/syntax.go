package async

import "github.com/spvc/spvc/ir"

func parseExecute(p *ir.Parser, st *ir.OperationState) bool {
	deps, ok := p.ParseOperandList(ir.DelimOptionalSquare)
	if !ok || !p.ResolveOperandsOfType(deps, Token(p.Context()), st) {
		return false
	}
	var operands []ir.UnresolvedOperand
	var types []ir.Type
	var args []ir.Argument
	loc := p.Loc()
	ok = p.ParseCommaSeparated(ir.DelimOptionalParen, func() bool {
		o, ok := p.ParseOperand()
		if !ok || !p.ParseKeyword("as") {
			return false
		}
		arg, ok := p.ParseArgument(false, false)
		if !ok {
			return false
		}
		t, ok := p.ParseColonType()
		if !ok {
			return false
		}
		arg.Type = Payload(t)
		operands, types, args = append(operands, o), append(types, t), append(args, arg)
		return true
	})
	if !ok || !p.ResolveOperands(operands, types, loc, st) {
		return false
	}
	st.Attrs = append(st.Attrs, p.Context().Segments(len(deps), len(operands)))
	results, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(append(st.Results, Token(p.Context())), results...)
	if !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	r, ok := p.ParseRegion(args)
	if !ok {
		return false
	}
	st.Regions = append(st.Regions, r)
	return true
}

func printExecute(p *ir.Printer, op *ir.Operation) {
	x := ExecuteOp{op}
	if deps := x.Dependencies(); len(deps) > 0 {
		p.Str(" [")
		p.Operands(deps)
		p.Byte(']')
	}
	if values := x.BodyOperands(); len(values) > 0 {
		p.Str(" (")
		for i, v := range values {
			if i > 0 {
				p.Str(", ")
			}
			p.Operand(v)
			p.Str(" as ")
			if entry := op.Region(0).First(); entry != nil && i < entry.NumArgs() {
				p.Operand(entry.Arg(i))
			}
			p.Str(": ")
			p.Type(v.Type())
		}
		p.Byte(')')
	}
	if op.NumResults() > 0 {
		p.OptionalArrowTypes(op.ResultTypes()[1:])
	}
	p.AttrDictWithKeyword(op, ir.SegmentSizesName)
	p.Space()
	p.Region(op.Region(0), false, true)
}

func parseFunc(p *ir.Parser, st *ir.OperationState) bool {
	return ir.ParseFunction(p, st, &ir.DefaultFunctionSyntax)
}

func printFunc(p *ir.Printer, op *ir.Operation) {
	ir.PrintFunction(p, op, &ir.DefaultFunctionSyntax, false)
}

// parseAwaited reads the type of the operand of async.await, from which that of its result follows.
func parseAwaited(p *ir.Parser, a *ir.DirectiveArgs) bool {
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	a.AddType(0, t)
	if IsValue(t) {
		a.AddType(1, Payload(t))
	}
	return true
}

func printAwaited(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) { p.Type(a.Types(0)[0]) }
