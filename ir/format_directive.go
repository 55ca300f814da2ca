package ir

import "slices"

// CustomDirective is the code behind `custom<Name>(...)` in assembly formats. Its
// arguments are the slots of a [DirectiveArgs], in the order of the format. Parse fills
// the slots that are not ref(...); Print reads them.
type CustomDirective struct {
	// Parse reads the directive's text. It returns false after it emitted an error.
	Parse func(p *Parser, a *DirectiveArgs) bool
	// ParseOptional is Parse for a directive that starts an optional group. present is
	// false if the directive is absent.
	ParseOptional func(p *Parser, a *DirectiveArgs) (present, ok bool)
	// Print writes the directive. The format has already written a space.
	Print func(p *Printer, op *Operation, a *DirectiveArgs)
	// ParseParams and PrintParams are Parse and Print in the format of a type
	// or attribute. values holds its parameters by declaration; args are the numbers of
	// the parameters that the directive names.
	ParseParams func(p *Parser, values []any, args []int32) bool
	PrintParams func(p *Printer, value func(param int32) any, args []int32)
}

// DirectiveArgs gives a custom directive of an op's format access to its
// arguments by position. It is valid only during the call.
type DirectiveArgs struct {
	refs  []formatRef
	frame *formatFrame // while parsing
	st    *OperationState
	info  *OpInfo
	prog  *formatProgram
	op    *Operation // while printing
}

// AddOperand appends an operand to argument i, `$operand`.
func (a *DirectiveArgs) AddOperand(i int, o UnresolvedOperand) {
	f := a.frame
	f.operands = append(f.operands, o)
	f.operandTags = append(f.operandTags, a.refs[i].arg)
}

// AddType appends a type to argument i, `type($value)`.
func (a *DirectiveArgs) AddType(i int, t Type) {
	f := a.frame
	f.types = append(f.types, t)
	f.typeTags = append(f.typeTags, f.typeTag(&a.refs[i]))
}

// SetAttr sets argument i, `$attr`. A nil attribute is left out.
func (a *DirectiveArgs) SetAttr(i int, v Attribute) {
	setFormatAttr(a.st, a.info, a.prog, a.refs[i].arg, v)
}

// AddRegion appends a region to argument i, `$region`.
func (a *DirectiveArgs) AddRegion(i int, r *Region) {
	f := a.frame
	f.regions = append(f.regions, r)
	f.regionTags = append(f.regionTags, a.refs[i].arg)
}

// AddSuccessor appends a block to argument i, `$successor`.
func (a *DirectiveArgs) AddSuccessor(i int, b *Block) {
	f := a.frame
	f.succs = append(f.succs, b)
	f.succTags = append(f.succTags, a.refs[i].arg)
}

// ParseAttrDict reads an optional dictionary of attributes, for the argument `attr-dict`.
func (a *DirectiveArgs) ParseAttrDict(p *Parser) bool { return p.ParseAttrDict(a.st) }

// Attr returns the attribute of argument i, or nil if it is absent.
func (a *DirectiveArgs) Attr(i int) Attribute {
	if a.op != nil {
		return a.prog.attr(a.op, a.refs[i].arg)
	}
	return a.prog.stateAttr(a.st, a.info, a.refs[i].arg)
}

// Types returns the types of argument i, `type($value)` or a ref to it.
func (a *DirectiveArgs) Types(i int) []Type {
	r := &a.refs[i]
	if a.op == nil {
		return a.frame.typesOf(r)
	}
	switch r.kind {
	case boundResult, boundAllResults:
		start, n := formatResults(a.op, r)
		return a.op.ResultTypes()[start : start+n]
	}
	start, n := formatOperands(a.op, r)
	return a.op.OperandTypes()[start : start+n]
}

// UnresolvedOperands returns the operands of argument i parsed earlier, for
// ref($operand).
func (a *DirectiveArgs) UnresolvedOperands(i int) []UnresolvedOperand {
	s := a.frame.opSpans[a.refs[i].arg]
	return a.frame.operands[s.start : s.start+s.n]
}

// Values returns the operands or results that argument i stands for, for
// printing.
func (a *DirectiveArgs) Values(i int) []*Value {
	r := &a.refs[i]
	if r.kind == boundResult || r.kind == boundAllResults {
		start, n := formatResults(a.op, r)
		return a.op.Results()[start : start+n]
	}
	start, n := formatOperands(a.op, r)
	return a.op.Operands()[start : start+n]
}

// Regions returns the range of the printed operation's regions that argument i
// stands for.
func (a *DirectiveArgs) Regions(i int) (start, n int) {
	return regionGroup(a.op, int(a.refs[i].arg))
}

// Successors returns the range of the printed operation's successors that argument i
// stands for.
func (a *DirectiveArgs) Successors(i int) (start, n int) {
	return successorGroup(a.op, int(a.refs[i].arg))
}

// runDirective parses a custom directive and sorts the additions by argument, so that
// each declaration owns one contiguous run.
func runDirective(p *Parser, in *instr, f *formatFrame, st *OperationState, info *OpInfo, prog *formatProgram, optional bool) (present, ok bool) {
	f.args = DirectiveArgs{refs: in.args, frame: f, st: st, info: info, prog: prog}
	nOps, nTypes, nRegs, nSuccs := len(f.operands), len(f.types), len(f.regions), len(f.succs)
	f.operandTags, f.typeTags, f.regionTags, f.succTags = f.operandTags[:0], f.typeTags[:0], f.regionTags[:0], f.succTags[:0]
	loc := p.Loc()
	if optional {
		if in.dir.ParseOptional == nil {
			panic("ir: custom<" + in.name + "> of " + info.Name + " cannot start an optional group")
		}
		if present, ok = in.dir.ParseOptional(p, &f.args); !ok || !present {
			return present, ok
		}
	} else if !in.dir.Parse(p, &f.args) {
		return true, false
	}
	for i := range in.args {
		if r := &in.args[i]; r.kind == boundOperand && !r.typ && !r.ref {
			f.opSpans[r.arg] = span{start: int32(nOps), loc: loc, seen: true}
		}
	}
	gather(f.operands[nOps:], f.operandTags, f.opSpans, int32(nOps))
	gather(f.types[nTypes:], f.typeTags, f.tySpans, int32(nTypes))
	gather(f.regions[nRegs:], f.regionTags, f.rgSpans, int32(nRegs))
	gather(f.succs[nSuccs:], f.succTags, f.suSpans, int32(nSuccs))
	return true, true
}

// gather sorts list by tags, keeps the order within a tag, and records the runs in
// spans.
func gather[T any](list []T, tags []int32, spans []span, base int32) {
	if !slices.IsSorted(tags) {
		order := make([]int, len(tags))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(a, b int) int { return int(tags[a]) - int(tags[b]) })
		old := slices.Clone(list)
		for i, k := range order {
			list[i] = old[k]
		}
		slices.Sort(tags)
	}
	for i := 0; i < len(tags); {
		j := i
		for j < len(tags) && tags[j] == tags[i] {
			j++
		}
		s := &spans[tags[i]]
		s.start, s.n, s.seen = base+int32(i), int32(j-i), true
		i = j
	}
}
