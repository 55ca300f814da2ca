package ir

// span is a run of a formatFrame's list.
type span struct {
	start, n int32
	loc      Location
	seen     bool
}

// nestedGroup is the size of one group of a variadic of variadics. arg is the number of
// its operand declaration.
type nestedGroup struct{ arg, n int32 }

// formatFrame holds the parsed parts of one operation until its types are resolved.
// Frames are reused; nested operations have their own frames.
type formatFrame struct {
	operands []UnresolvedOperand
	types    []Type
	regions  []*Region
	succs    []*Block
	groups   []nestedGroup

	// The spans are by declaration. tySpans holds those of the operands, then of the
	// results, then of type(operands) and type(results).
	opSpans, tySpans, rgSpans, suSpans []span

	allOps                                      span
	numOperands                                 int32
	operandTags, typeTags, regionTags, succTags []int32
	args                                        DirectiveArgs
	sizes                                       []int32
}

// formatStack is a parser's pool of frames.
type formatStack struct {
	frames []*formatFrame
	depth  int
}

func (s *formatStack) push(def *OpDef) *formatFrame {
	if s.depth == len(s.frames) {
		s.frames = append(s.frames, &formatFrame{})
	}
	f := s.frames[s.depth]
	s.depth++
	f.operands, f.types, f.regions, f.succs, f.groups = f.operands[:0], f.types[:0], f.regions[:0], f.succs[:0], f.groups[:0]
	f.opSpans = resetSpans(f.opSpans, len(def.Operands))
	f.tySpans = resetSpans(f.tySpans, len(def.Operands)+len(def.Results)+2)
	f.rgSpans = resetSpans(f.rgSpans, len(def.Regions))
	f.suSpans = resetSpans(f.suSpans, len(def.Successors))
	f.allOps = span{}
	f.numOperands = int32(len(def.Operands))
	return f
}

func (s *formatStack) pop() { s.depth-- }

func resetSpans(s []span, n int) []span {
	if cap(s) < n {
		return make([]span, n)
	}
	s = s[:n]
	clear(s)
	return s
}

// typeTag returns the index in tySpans of the target of r.
func (f *formatFrame) typeTag(r *formatRef) int32 {
	switch r.kind {
	case boundResult:
		return f.numOperands + r.arg
	case boundAllOperands:
		return int32(len(f.tySpans)) - 2
	case boundAllResults:
		return int32(len(f.tySpans)) - 1
	}
	return r.arg
}

// typesOf returns the types that were parsed for the target of r.
func (f *formatFrame) typesOf(r *formatRef) []Type { return f.typesAt(f.typeTag(r)) }

func (f *formatFrame) typesAt(tag int32) []Type {
	s := &f.tySpans[tag]
	return f.types[s.start : s.start+s.n]
}

func (f *formatFrame) operandsAt(i int32) []UnresolvedOperand {
	s := &f.opSpans[i]
	return f.operands[s.start : s.start+s.n]
}

// formatOperands returns the range of op's operands that r refers to.
func formatOperands(op *Operation, r *formatRef) (start, n int) {
	if r.kind == boundAllOperands {
		return 0, len(op.operands())
	}
	start, n = op.OperandGroup(int(r.arg))
	return clampRange(start, n, len(op.operands()))
}

// formatResults returns the range of op's results that r refers to.
func formatResults(op *Operation, r *formatRef) (start, n int) {
	if r.kind == boundAllResults {
		return 0, len(op.results())
	}
	start, n = op.ResultGroup(int(r.arg))
	return clampRange(start, n, len(op.results()))
}

// clampRange limits the range of an invalid operation to its list, because errors and
// dumps print invalid operations too.
func clampRange(start, n, total int) (int, int) {
	start = max(0, min(start, total))
	return start, max(0, min(n, total-start))
}

// regionGroup returns the range of op's regions that declaration i stands for.
// Only the last declaration may be variadic.
func regionGroup(op *Operation, i int) (start, n int) {
	n = 1
	if op.info.Def.Regions[i].Quantity != One {
		n = len(op.regions()) - i
	}
	return clampRange(i, n, len(op.regions()))
}

// successorGroup returns the range of op's successors that declaration i stands
// for. Only the last declaration may be variadic.
func successorGroup(op *Operation, i int) (start, n int) {
	n = 1
	if op.info.Def.Successors[i].Quantity != One {
		n = len(op.succs()) - i
	}
	return clampRange(i, n, len(op.succs()))
}

// attr returns the attribute of declaration i of op, or nil if it is absent.
func (f *formatProgram) attr(op *Operation, i int32) Attribute {
	if s := f.slots[i]; s >= 0 {
		return op.Prop(int(s))
	}
	a, _ := lookupEntry(op.attrs(), op.info.Def.Attrs[i].Name)
	return a
}

// stateAttr returns the attribute of declaration i that st has so far, or nil.
func (f *formatProgram) stateAttr(st *OperationState, info *OpInfo, i int32) Attribute {
	if s := int(f.slots[i]); s >= 0 && s < len(st.Props) && st.Props[s] != nil {
		return st.Props[s]
	}
	return st.Attr(info.Def.Attrs[i].NameIn(info.ctx.Version))
}

// setFormatAttr records v as attribute declaration i.
func setFormatAttr(st *OperationState, info *OpInfo, prog *formatProgram, i int32, v Attribute) {
	if v == nil {
		return
	}
	if s := int(prog.slots[i]); s >= 0 {
		st.SetProp(s, v)
		return
	}
	st.AddAttr(info.Def.Attrs[i].Name, v)
}

// SetProp sets the inherent attribute of a slot, also of one that the version of the context does not have.
func (st *OperationState) SetProp(slot int, v Attribute) {
	if slot >= len(st.Props) {
		n := st.Info.NumSlots()
		if cap(st.Props) < n {
			st.Props = append(make([]Attribute, 0, n), st.Props...)
		}
		old := len(st.Props)
		st.Props = st.Props[:n]
		clear(st.Props[old:])
	}
	st.Props[slot] = v
}
