package scf

import "github.com/spvc/spvc/ir"

// body reads a region and adds the implicit terminator.
func body(p *ir.Parser, st *ir.OperationState, args []ir.Argument, terminator string) bool {
	loc := st.Loc
	r, ok := p.ParseRegion(args)
	if !ok {
		return false
	}
	if terminator != "" {
		p.EnsureTerminator(r, terminator, loc)
	}
	st.Regions = append(st.Regions, r)
	return true
}

func parseFor(p *ir.Parser, st *ir.OperationState) bool {
	iv, ok := p.ParseArgument(false, false)
	if !ok || !p.ParseEqual() {
		return false
	}
	var bounds [3]ir.UnresolvedOperand
	for i, keyword := range [...]string{"", "to", "step"} {
		if keyword != "" && !p.ParseKeyword(keyword) {
			return false
		}
		if bounds[i], ok = p.ParseOperand(); !ok {
			return false
		}
	}
	args := []ir.Argument{iv}
	var inits []ir.UnresolvedOperand
	if p.ParseOptionalKeyword("iter_args") {
		var iter []ir.Argument
		if iter, inits, ok = p.ParseAssignmentList(); !ok {
			return false
		}
		if st.Results, ok = p.ParseArrowTypeList(); !ok {
			return false
		}
		args = append(args, iter...)
	}
	if len(args) != len(st.Results)+1 {
		return p.EmitError(p.NameLoc(), "mismatch in number of loop-carried values and defined values")
	}
	var t ir.Type = p.Context().Index()
	if p.ParseOptionalColon() {
		if t, ok = p.ParseType(); !ok {
			return false
		}
	}
	args[0].Type = t
	for i, r := range st.Results {
		args[i+1].Type = r
	}
	if !p.ResolveOperandsOfType(bounds[:], t, st) || !p.ResolveOperands(inits, st.Results, p.NameLoc(), st) {
		return false
	}
	return body(p, st, args, "scf.yield") && p.ParseAttrDict(st)
}

// assignments writes `(%a = %b, ...)` for block arguments and their first values.
func assignments(p *ir.Printer, args, inits []*ir.Value) {
	p.Byte('(')
	for i, a := range args {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(a)
		p.Str(" = ")
		p.Operand(inits[i])
	}
	p.Byte(')')
}

func printFor(p *ir.Printer, op *ir.Operation) {
	f := ForOp{op}
	p.Space()
	p.Operand(f.InductionVar())
	p.Str(" = ")
	p.Operand(f.LowerBound())
	p.Str(" to ")
	p.Operand(f.UpperBound())
	p.Str(" step ")
	p.Operand(f.Step())
	carried := op.NumResults() > 0
	if carried {
		p.Str(" iter_args")
		assignments(p, f.IterArgs(), f.Inits())
		p.Str(" -> (")
		p.Types(op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	if t := f.InductionVar().Type(); t != ir.Type(op.Context().Index()) {
		p.Str(" : ")
		p.Type(t)
		p.Space()
	}
	p.Region(op.Region(0), false, carried)
	p.AttrDict(op)
}

func parseIf(p *ir.Parser, st *ir.OperationState) bool {
	cond, ok := p.ParseOperand()
	if !ok || !p.ResolveOperand(cond, p.Context().I1(), st) {
		return false
	}
	if st.Results, ok = p.ParseOptionalArrowTypeList(); !ok {
		return false
	}
	if !body(p, st, nil, "scf.yield") {
		return false
	}
	if p.ParseOptionalKeyword("else") {
		if !body(p, st, nil, "scf.yield") {
			return false
		}
	} else {
		st.Regions = append(st.Regions, nil)
	}
	return p.ParseAttrDict(st)
}

func printIf(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	yields := op.NumResults() > 0
	if yields {
		p.Str(" -> (")
		p.Types(op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(0), false, yields)
	if !op.Region(1).Empty() {
		p.Str(" else ")
		p.Region(op.Region(1), false, yields)
	}
	p.AttrDict(op)
}

func parseWhile(p *ir.Parser, st *ir.OperationState) bool {
	args, inits, ok := p.ParseOptionalAssignmentList()
	if !ok {
		return false
	}
	typeLoc := p.Loc()
	if !p.ParseColon() {
		return false
	}
	ft, ok := p.ParseFunctionType()
	if !ok {
		return false
	}
	st.Results = append(st.Results, ft.Results...)
	if len(ft.Inputs) != len(inits) {
		return p.EmitError(typeLoc, "expected as many input types as operands (expected "+itoa(len(inits))+" got "+itoa(len(ft.Inputs))+")")
	}
	for i, t := range ft.Inputs {
		args[i].Type = t
	}
	if !p.ResolveOperands(inits, ft.Inputs, p.NameLoc(), st) || !body(p, st, args, "") || !p.ParseKeyword("do") {
		return false
	}
	return body(p, st, nil, "") && p.ParseAttrDictWithKeyword(st)
}

func printWhile(p *ir.Printer, op *ir.Operation) {
	w := WhileOp{op}
	if op.NumOperands() > 0 {
		p.Space()
		assignments(p, w.Before().Args(), op.Operands())
	}
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
	ctx := p.Context()
	sizes := make([]int, 4)
	for i, keyword := range [...]string{"", "to", "step"} {
		if keyword != "" && !p.ParseKeyword(keyword) {
			return false
		}
		vs, ok := p.ParseOperandListN(len(ivs), ir.DelimParen)
		if !ok || !p.ResolveOperandsOfType(vs, ctx.Index(), st) {
			return false
		}
		sizes[i] = len(vs)
	}
	var inits []ir.UnresolvedOperand
	if p.ParseOptionalKeyword("init") {
		if inits, ok = p.ParseOperandList(ir.DelimParen); !ok {
			return false
		}
	}
	if st.Results, ok = p.ParseOptionalArrowTypeList(); !ok {
		return false
	}
	initsLoc := p.Loc()
	for i := range ivs {
		ivs[i].Type = ctx.Index()
	}
	if !body(p, st, ivs, "scf.reduce") || !p.ParseAttrDict(st) {
		return false
	}
	if !p.ResolveOperands(inits, st.Results, initsLoc, st) {
		return false
	}
	sizes[3] = len(inits)
	seg := ctx.Segments(sizes...)
	st.AddAttr(seg.Name, seg.Value)
	return true
}

func printParallel(p *ir.Printer, op *ir.Operation) {
	l := ParallelOp{op}
	list := func(before string, vs []*ir.Value) {
		p.Str(before)
		p.Operands(vs)
		p.Byte(')')
	}
	list(" (", l.Body().Args())
	list(" = (", l.LowerBounds())
	list(" to (", l.UpperBounds())
	list(" step (", l.Steps())
	if inits := l.Inits(); len(inits) > 0 {
		list(" init (", inits)
	}
	p.OptionalArrowTypes(op.ResultTypes())
	p.Space()
	p.Region(op.Region(0), false, true)
	p.AttrDict(op)
}

func parseExecuteRegion(p *ir.Parser, st *ir.OperationState) bool {
	var ok bool
	if st.Results, ok = p.ParseOptionalArrowTypeList(); !ok {
		return false
	}
	return body(p, st, nil, "") && p.ParseAttrDict(st)
}

func printExecuteRegion(p *ir.Printer, op *ir.Operation) {
	p.OptionalArrowTypes(op.ResultTypes())
	p.Space()
	p.Region(op.Region(0), false, true)
	p.AttrDict(op)
}
