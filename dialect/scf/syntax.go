package scf

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

func parseFor(p *ir.Parser, st *ir.OperationState) bool {
	if p.ParseOptionalKeyword("unsigned") {
		st.SetProp(unsignedSlot, p.Context().Unit())
	}
	iv := ir.Argument{Loc: p.Loc()}
	var ok bool
	if iv.Name, ok = p.ParseOperand(); !ok || !p.ParseEqual() {
		return false
	}
	var bounds [3]ir.UnresolvedOperand
	for i, word := range [3]string{"", "to", "step"} {
		if word != "" && !p.ParseKeyword(word) {
			return false
		}
		if bounds[i], ok = p.ParseOperand(); !ok {
			return false
		}
	}
	args := []ir.Argument{iv}
	var inits []ir.UnresolvedOperand
	if p.ParseOptionalKeyword("iter_args") {
		lhs, rhs, ok := p.ParseAssignmentList()
		if !ok {
			return false
		}
		types, ok := p.ParseArrowTypeList()
		if !ok {
			return false
		}
		args, inits, st.Results = append(args, lhs...), rhs, append(st.Results, types...)
	}
	if len(args) != len(st.Results)+1 {
		return p.EmitError(p.NameLoc(), "mismatch in number of loop-carried values and defined values")
	}
	t := ir.Type(p.Context().Index())
	if p.ParseOptionalColon() {
		if t, ok = p.ParseType(); !ok {
			return false
		}
	}
	args[0].Type = t
	if !p.ResolveOperandsOfType(bounds[:], t, st) {
		return false
	}
	for i, t := range st.Results {
		args[i+1].Type = t
		if !p.ResolveOperand(inits[i], t, st) {
			return false
		}
	}
	return parseBody(p, st, args, Yield) && p.ParseAttrDict(st)
}

// parseBody reads a region with an implicit terminator.
func parseBody(p *ir.Parser, st *ir.OperationState, args []ir.Argument, end *ir.OpDef) bool {
	r, ok := p.ParseRegion(args)
	if !ok {
		return false
	}
	p.EnsureTerminator(r, end.Name, st.Loc)
	st.Regions = append(st.Regions, r)
	return true
}

func printFor(p *ir.Printer, op *ir.Operation) {
	f := ForOp{op}
	if f.Unsigned() {
		p.Str(" unsigned")
	}
	p.Space()
	p.Operand(f.InductionVar())
	p.Str(" = ")
	p.Operand(f.LowerBound())
	p.Str(" to ")
	p.Operand(f.UpperBound())
	p.Str(" step ")
	p.Operand(f.Step())
	PrintInits(p, " iter_args", f.IterArgs(), f.Inits())
	if op.NumOperands() > forInits {
		p.Str(" -> (")
		p.ValueTypes(f.Inits())
		p.Byte(')')
	}
	p.Space()
	if t := f.InductionVar().Type(); t != ir.Type(op.Context().Index()) {
		p.Str(" : ")
		p.Type(t)
		p.Space()
	}
	p.Region(op.Region(0), false, op.NumOperands() > forInits)
	p.AttrDict(op, "unsignedCmp")
}

// PrintInits writes `prefix(%arg = %init, ...)` if there are any. An argument that an invalid operation lacks is left out.
func PrintInits(p *ir.Printer, prefix string, args, inits []*ir.Value) {
	if len(inits) == 0 {
		return
	}
	p.Str(prefix)
	p.Byte('(')
	for i, v := range inits {
		if i > 0 {
			p.Str(", ")
		}
		if i < len(args) {
			p.Operand(args[i])
		}
		p.Str(" = ")
		p.Operand(v)
	}
	p.Byte(')')
}

func parseIf(p *ir.Parser, st *ir.OperationState) bool {
	cond, ok := p.ParseOperand()
	if !ok || !p.ResolveOperand(cond, p.Context().I1(), st) {
		return false
	}
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(st.Results, types...)
	if !parseBody(p, st, nil, Yield) {
		return false
	}
	if !p.ParseOptionalKeyword("else") {
		st.Regions = append(st.Regions, nil)
	} else if !parseBody(p, st, nil, Yield) {
		return false
	}
	return p.ParseAttrDict(st)
}

func printIf(p *ir.Printer, op *ir.Operation) {
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
	before, ok := p.ParseRegion(args)
	if !ok || !p.ParseKeyword("do") {
		return false
	}
	after, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	st.Regions = append(st.Regions, before, after)
	return p.ParseAttrDictWithKeyword(st)
}

func printWhile(p *ir.Printer, op *ir.Operation) {
	PrintInits(p, " ", op.Region(0).First().Args(), op.Operands())
	p.Str(" : ")
	p.FunctionalType(op)
	p.Space()
	p.Region(op.Region(0), false, true)
	p.Str(" do ")
	p.Region(op.Region(1), true, true)
	p.AttrDictWithKeyword(op)
}

func parseParallel(p *ir.Parser, st *ir.OperationState) bool {
	ivs, ok := p.ParseArgumentList(ir.DelimParen, false, false)
	if !ok || !p.ParseEqual() {
		return false
	}
	index := p.Context().Index()
	for _, word := range [3]string{"", "to", "step"} {
		if word != "" && !p.ParseKeyword(word) {
			return false
		}
		os, ok := p.ParseOperandListN(len(ivs), ir.DelimParen)
		if !ok || !p.ResolveOperandsOfType(os, index, st) {
			return false
		}
	}
	var inits []ir.UnresolvedOperand
	if p.ParseOptionalKeyword("init") {
		if inits, ok = p.ParseOperandList(ir.DelimParen); !ok {
			return false
		}
	}
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(st.Results, types...)
	for i := range ivs {
		ivs[i].Type = index
	}
	r, ok := p.ParseRegion(ivs)
	if !ok {
		return false
	}
	seg := p.Context().Segments(len(ivs), len(ivs), len(ivs), len(inits))
	st.AddAttr(seg.Name, seg.Value)
	if !p.ParseAttrDict(st) || !p.ResolveOperands(inits, types, p.NameLoc(), st) {
		return false
	}
	p.EnsureTerminator(r, Reduce.Name, st.Loc)
	st.Regions = append(st.Regions, r)
	return true
}

func printParallel(p *ir.Printer, op *ir.Operation) {
	l := ParallelOp{op}
	p.Str(" (")
	p.Operands(op.Region(0).First().Args())
	for i, word := range [3]string{") = (", ") to (", ") step ("} {
		p.Str(word)
		p.Operands(op.OperandsIn(i))
	}
	p.Byte(')')
	if inits := l.Inits(); len(inits) > 0 {
		p.Str(" init (")
		p.Operands(inits)
		p.Byte(')')
	}
	p.OptionalArrowTypes(op.ResultTypes())
	p.Space()
	p.Region(op.Region(0), false, true)
	p.AttrDict(op, ir.SegmentSizesName)
}

func parseExecuteRegion(p *ir.Parser, st *ir.OperationState) bool {
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(st.Results, types...)
	if p.ParseOptionalKeyword(noInline) {
		st.SetProp(0, p.Context().Unit())
	}
	r, ok := p.ParseRegion(nil)
	st.Regions = append(st.Regions, r)
	return ok && p.ParseAttrDict(st)
}

// noInline is the attribute of scf.execute_region that keeps its region.
const noInline = "no_inline"

func printExecuteRegion(p *ir.Printer, op *ir.Operation) {
	p.OptionalArrowTypes(op.ResultTypes())
	p.Space()
	if op.Prop(0) != nil {
		p.Str(noInline)
		p.Space()
	}
	p.Region(op.Region(0), false, true)
	p.AttrDict(op, noInline)
}

// switchCases is custom<SwitchCases>: lines `case 1 {...}`.
var switchCases = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		values := []int64{}
		for p.ParseOptionalKeyword("case") {
			v, ok := p.ParseInteger()
			if !ok {
				return false
			}
			r, ok := p.ParseRegion(nil)
			if !ok {
				return false
			}
			a.AddRegion(1, r)
			values = append(values, v)
		}
		a.SetAttr(0, p.Context().DenseI64Array(values...))
		return true
	},
	Print: func(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
		cases, _ := a.Attr(0).(*ir.DenseArrayAttr)
		start, n := a.Regions(1)
		for i := 0; cases != nil && i < min(n, cases.Len()); i++ {
			p.Newline()
			p.Str("case ")
			p.Int(cases.Int64(i))
			p.Space()
			p.Region(op.Region(start+i), false, true)
		}
	},
}
