package tosa

import (
	"strconv"

	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

func parseIf19(p *ir.Parser, st *ir.OperationState) bool {
	cond, ok := p.ParseOperand()
	if !ok || !p.ResolveOperand(cond, p.Context().Tensor(nil, p.Context().I1(), nil), st) {
		return false
	}
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(st.Results, types...)
	if !parseGraph(p, st, nil) {
		return false
	}
	if !p.ParseOptionalKeyword("else") {
		st.Regions = append(st.Regions, nil)
	} else if !parseGraph(p, st, nil) {
		return false
	}
	return p.ParseAttrDict(st)
}

// parseGraph reads a region that ends in tosa.yield.
func parseGraph(p *ir.Parser, st *ir.OperationState, args []ir.Argument) bool {
	r, ok := p.ParseRegion(args)
	if !ok {
		return false
	}
	p.EnsureTerminator(r, Yield19.Name, st.Loc)
	st.Regions = append(st.Regions, r)
	return true
}

func printIf19(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	valued := op.NumResults() > 0
	if valued {
		p.Str(" -> (")
		p.Types(op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(0), false, valued)
	if !op.Region(1).Empty() {
		p.Str(" else ")
		p.Region(op.Region(1), false, valued)
	}
	p.AttrDict(op)
}

func parseWhile(p *ir.Parser, st *ir.OperationState) bool {
	args, inits, ok := p.ParseOptionalAssignmentList()
	if !ok {
		return false
	}
	loc := p.Loc()
	if !p.ParseColon() {
		return false
	}
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	ft, ok := t.(*ir.FunctionType)
	if !ok {
		return p.EmitError(loc, "invalid kind of type specified")
	}
	st.Results = append(st.Results, ft.Results...)
	if len(ft.Inputs) != len(inits) {
		return p.EmitError(loc, "expected as many input types as operands (expected "+strconv.Itoa(len(inits))+" got "+strconv.Itoa(len(ft.Inputs))+")")
	}
	if !p.ResolveOperands(inits, ft.Inputs, p.Loc(), st) {
		return false
	}
	for i := range args {
		args[i].Type = ft.Inputs[i]
	}
	cond, ok := p.ParseRegion(args)
	if !ok || !p.ParseKeyword("do") {
		return false
	}
	body, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	st.Regions = append(st.Regions, cond, body)
	return p.ParseAttrDictWithKeyword(st)
}

func printWhile(p *ir.Printer, op *ir.Operation) {
	scf.PrintInits(p, " ", op.Region(0).First().Args(), op.Operands())
	p.Str(" : ")
	p.FunctionalType(op)
	p.Space()
	p.Region(op.Region(0), false, true)
	p.Str(" do ")
	p.Region(op.Region(1), true, true)
	p.AttrDictWithKeyword(op)
}

// typeOrAttr is custom<TypeOrAttr>: a type after a colon, or an initial value whose type it is.
var typeOrAttr = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		if p.ParseOptionalEqual() {
			loc := p.Loc()
			v, ok := p.ParseAttr(nil)
			if !ok {
				return p.EmitError(loc, "expected attribute")
			}
			if t, ok := v.(ir.TypedAttr); ok {
				a.SetAttr(0, p.Context().TypeAttr(t.Type()))
			}
			a.SetAttr(1, v)
			return true
		}
		loc := p.Loc()
		if !p.ParseColon() {
			return p.EmitError(loc, "expected type")
		}
		t, ok := p.ParseType()
		if !ok {
			return p.EmitError(loc, "expected type")
		}
		a.SetAttr(0, p.Context().TypeAttr(t))
		return true
	},
	Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
		t, _ := a.Attr(0).(*ir.TypeAttr)
		v := a.Attr(1)
		typed, ok := v.(ir.TypedAttr)
		if t != nil && (!ok || typed.Type() != t.Value) {
			p.Str(": ")
			p.Type(t.Value)
			if v != nil {
				p.Str(" ")
			}
		}
		if v != nil {
			p.Str("= ")
			p.Attr(v)
		}
	},
}
