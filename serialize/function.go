package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// functionWriter writes one function. It walks over the blocks twice, in the same
// order. The first walk assigns ids to blocks (Block.Scratch) and values
// (Value.Scratch). For each terminator with successors, it notes the label of the
// SPIR-V block that the terminator ends (Operation.Scratch), because OpPhi names this
// label; for each instruction, it notes the id of the result type there. It also writes types, constants, decorations and
// variables, in the order of the operations, as MLIR does. The second walk writes instructions.
type functionWriter struct {
	*writer
	sym *symbol
	// order lists the blocks of all regions in the order in which they are written.
	// segments holds the part of order that belongs to each region, in the order of
	// visits.
	order    []*ir.Block
	segments []segment
	seen     int // number of segments that the second walk has begun
	stack    []*ir.Block
	preds    []pred
	places   map[*ir.Block]int   // where blocks stand in order, from 1, if that matters
	ranks    map[*ir.Block]int   // where blocks stand in the regions of structured ops, if that matters
	labels   map[int64]*ir.Block // by the label attribute of their terminators
	// bodies holds, by the header of a loop, the label of the SPIR-V block with its operations, if that is another one than the
	// block with the merge instruction.
	bodies map[*ir.Block]uint32
	// early holds the labels of merge blocks that a phi named before their construct was reached, and merges the results of
	// lastMerge.
	early  map[*ir.Block]uint32
	merges map[*ir.Block]*ir.Block
	// unreachable is the result of keepsUnreachable if unreachableKnown is set.
	unreachable, unreachableKnown bool

	outer *ir.Operation // loop whose merge instruction the entry of a nested loop writes
	cur   uint32        // label of the current block
	body  section
	words section // a buffer for the words of operands that the first walk declares
}

type segment struct{ start, end int }

// pred is an incoming edge of a block.
type pred struct {
	label uint32
	term  *ir.Operation
	succ  int
}

func (w *writer) function(s *symbol) bool {
	op := s.op
	fn := spirv.FuncOp{Operation: op}
	t := fn.Type()
	typ := w.typeID(op, t)
	res := ir.Type(w.ctx.None())
	if len(t.Results) > 0 {
		res = t.Results[0]
	}
	result := w.typeID(op, res)
	if typ == 0 || result == 0 {
		return false
	}
	id := w.define(s)
	if l := op.Attr("linkage_attributes"); l != nil && !w.decoration(op, id, "linkage_attributes", l) {
		return false
	}
	for _, a := range op.DiscardableAttrs() {
		if _, known := decorationOf(a.Name); known && !w.decoration(op, id, a.Name, a.Value) {
			return false
		}
	}
	w.turnPage()
	out := &w.functions
	region := op.Region(0)
	if region.Empty() {
		out = &w.declarations
	}
	w.lineInBody = false
	w.line(out, op)
	out.inst(spec.OpFunction, result, id, enumWord(op.Attr("function_control")), typ)
	if !w.parameters(op, t, out) {
		return false
	}
	if !region.Empty() {
		f := w.functionWriter(s)
		if !f.numberRegion(region, nil) {
			return false
		}
		if w.debug != nil {
			w.debug.begin(f, op)
		}
		if !f.writeRegion(region, nil) {
			return false
		}
		w.functions = append(w.functions, f.body...)
	}
	out.inst(spec.OpFunctionEnd)
	return true
}

// turnPage begins a new page of the functions' section if the current page is nearly
// full.
func (w *writer) turnPage() {
	if len(w.functions) < pageWords/8*7 {
		return
	}
	w.pages = append(w.pages, w.functions)
	w.functions = make(section, 0, pageWords)
}

// functionWriter returns a writer for the function s that reuses the buffers of the
// previous one.
func (w *writer) functionWriter(s *symbol) *functionWriter {
	if w.fn == nil {
		w.fn = &functionWriter{writer: w}
	}
	f := w.fn
	f.sym, f.order, f.segments, f.seen, f.cur, f.body = s, f.order[:0], f.segments[:0], 0, 0, f.body[:0]
	f.labels, f.bodies, f.outer, f.early, f.merges = nil, nil, nil, nil, nil
	f.unreachableKnown = false
	clear(f.places)
	clear(f.ranks)
	return f
}

func (w *writer) parameters(op *ir.Operation, t *ir.FunctionType, out *section) bool {
	args, _ := op.Attr("arg_attrs").(*ir.ArrayAttr)
	for i, in := range t.Inputs {
		typ, id := w.typeID(op, in), w.newID()
		if b := op.Region(0).First(); b != nil {
			b.Arg(i).Scratch = id
		}
		out.inst(spec.OpFunctionParameter, typ, id)
		if args == nil || i >= len(args.Elements) {
			continue
		}
		dict, _ := args.Elements[i].(*ir.DictionaryAttr)
		if dict == nil {
			continue
		}
		if more, ok := dict.Get(notes.DecorationsName).(*ir.DictionaryAttr); ok {
			for _, a := range more.Entries {
				if !w.decoration(op, id, a.Name, a.Value) {
					return false
				}
			}
		}
		if d, ok := dict.Get(notes.DecorationName).(*ir.EnumAttr); ok &&
			!w.decorateWith(op, id, spec.Decoration(d.Value), notes.DecorationName, w.ctx.Unit()) {
			return false
		}
	}
	return true
}

// numberRegion is the first walk over the region of parent. parent is nil for the body
// of the function.
func (f *functionWriter) numberRegion(r *ir.Region, parent *ir.Operation) bool {
	seg := f.arrange(r, parent)
	if parent != nil {
		f.labelAll(r, parent, seg)
	}
	for i := seg.start; i < seg.end; i++ {
		b := f.order[i]
		joined := b.Scratch == fusedLabel
		if b == r.First() && continues(parent) || joined {
			b.Scratch = f.cur
		}
		f.cur = f.label(b)
		if !f.labeled(b) {
			return false
		}
		if parent == nil && i == seg.start {
			f.functions.inst(spec.OpLabel, b.Scratch)
		} else if b.NumArgs() > 0 && !f.numberArgs(b, joined) {
			return false
		}
		loopHeader := isLoop(parent) && isHeader(parent, b)
		if loopHeader && f.splits(b) {
			loopHeader = false
			f.cur = f.newID()
			if f.bodies == nil {
				f.bodies = map[*ir.Block]uint32{}
			}
			f.bodies[b] = f.cur
		}
		for op := b.First(); op != nil; op = op.Next() {
			op.PrefetchNext()
			if !f.number(op, &loopHeader) {
				return false
			}
		}
	}
	return true
}

// number assigns ids to the results of op. *loopHeader is true while the block is a
// loop header whose merge instruction has not been written.
func (f *functionWriter) number(op *ir.Operation, loopHeader *bool) bool {
	e := f.encs.lookup(op.Info())
	if e == nil {
		return op.EmitError("unhandled operation serialization")
	}
	op.Scratch = 0
	id := uint32(0)
	switch e.form {
	case formConstant:
		id = f.constantID(op, op.Prop(0), op.Result(0).Type())
	case formReplicate:
		id = f.replicated(op, op.Prop(0), op.Result(0).Type())
	case formUndef:
		id = f.undef(op, op.Result(0).Type())
	case formAddress:
		s := f.symbol(op, op.Prop(0))
		if s == nil {
			return false
		}
		f.use(op.Prop(0))
		id = f.idOf(s)
	case formVariable:
		return f.variable(op)
	case formSpecOperation:
		return f.specOperation(op)
	case formStructured:
		return f.numberStructured(op, loopHeader)
	case formBranch:
		op.Scratch = f.cur
		for i := range op.NumSuccessors() {
			f.label(op.Successor(i))
		}
		return true
	case formCall:
		return f.numberCall(op)
	case formInstruction:
		return f.declareFor(op, e)
	case formOpaque:
		f.usedSymbols(op)
		if op.NumResults() > 0 {
			op.Result(0).Scratch = f.newID()
		}
		if code, _ := encoding.OpaqueOpcode(op); code == spec.OpVariable || code == spec.OpUntypedVariableKHR {
			return op.NumResults() > 0 && f.opaqueInst(&f.functions, op, op.Result(0).Scratch)
		}
		return true
	case formStructural:
		return true
	default:
		return op.EmitError("unhandled operation serialization")
	}
	op.Result(0).Scratch = id
	return id != 0
}

func (f *functionWriter) numberCall(op *ir.Operation) bool {
	f.use(op.Prop(0))
	s := f.symbol(op, op.Prop(0))
	res := ir.Type(f.ctx.None())
	if op.NumResults() > 0 {
		res = op.Result(0).Type()
	}
	if s == nil || f.typeID(op, res) == 0 {
		return false
	}
	f.idOf(s)
	op.Scratch = f.newID()
	if op.NumResults() > 0 {
		op.Result(0).Scratch = op.Scratch
	}
	return f.decorate(op, op.Scratch)
}

// declareFor assigns an id to the result of an instruction, and writes what the instruction refers to: types, and constants that
// are attributes. It writes the decorations of the result too.
func (f *functionWriter) declareFor(op *ir.Operation, e *opEncoding) bool {
	if e.hasType {
		if op.Scratch = f.typeID(op, op.Result(0).Type()); op.Scratch == 0 {
			return false
		}
	}
	id := uint32(0)
	if op.NumResults() > 0 {
		id = f.newID()
		op.Result(0).Scratch = id
	}
	if e.declares {
		for i := range e.parts {
			p := &e.parts[i]
			if p.kind != partConst && p.kind != partType {
				continue
			}
			if a := op.Prop(int(p.index)); a != nil {
				f.words = f.words[:0]
				if mask := uint32(0); !f.attrWords(&f.words, op, p, a, &mask) {
					return false
				}
			}
		}
	}
	if e.Ext {
		f.importSet(e.Set)
	}
	return id == 0 || !e.hasID || len(op.DiscardableAttrs()) == 0 || f.decorate(op, id)
}

// use records that the function refers to the symbol ref.
func (f *functionWriter) use(ref ir.Attribute) {
	if f.vce.Version < spec.V1_4 {
		return
	}
	if i := f.symbols.get(ref, uint64(ir.NewHash().AddAttr(ref))); i != 0 {
		f.sym.uses = append(f.sym.uses, i-1)
	}
}

// variable writes a variable of the function. All variables are at the start of the
// entry block.
func (f *functionWriter) variable(op *ir.Operation) bool {
	t := op.Result(0).Type().(*spirv.PointerType)
	typ := f.typeID(op, t)
	if typ == 0 {
		return false
	}
	id := f.newID()
	op.Result(0).Scratch = id
	f.line(&f.functions, op)
	if op.NumOperands() > 0 {
		f.functions.inst(spec.OpVariable, typ, id, uint32(t.Storage), op.Operand(0).Scratch)
	} else {
		f.functions.inst(spec.OpVariable, typ, id, uint32(t.Storage))
	}
	return f.decorate(op, id)
}

// specOperation writes OpSpecConstantOp for the one op in the region of op.
func (f *functionWriter) specOperation(op *ir.Operation) bool {
	block := op.Region(0).First()
	if block == nil || block.First() == nil {
		return op.EmitError("unhandled operation serialization")
	}
	inner := block.First()
	e := f.encs.lookup(inner.Info())
	if e == nil || e.form != formInstruction || e.Ext || inner.NumResults() != 1 {
		return inner.EmitError("unhandled operation serialization")
	}
	typ := f.typeID(op, op.Result(0).Type())
	if typ == 0 {
		return false
	}
	id := f.newID()
	op.Result(0).Scratch = id
	f.line(&f.globals, op)
	var words section
	words.word(uint32(e.Opcode))
	if !f.operands(&words, inner, e) {
		return false
	}
	f.define2(spec.OpSpecConstantOp, typ, id, words...)
	return f.decorate(op, id)
}

// splits reports whether the operations of the header b of a loop go to a block of their own, because constructs are among them:
// the merge instruction of the loop comes before them, as MLIR writes it. JoinBlocks writes it before the first construct.
func (f *functionWriter) splits(b *ir.Block) bool {
	for op := b.First(); op != nil && !f.opts.JoinBlocks; op = op.Next() {
		if op.NumRegions() > 0 && (op.Is(spirv.Loop) || op.Is(spirv.Selection)) && !op.Region(0).Empty() {
			return true
		}
	}
	return false
}

func (f *functionWriter) numberStructured(op *ir.Operation, loopHeader *bool) bool {
	r := op.Region(0)
	if r.Empty() {
		return op.NumResults() == 0 || op.EmitOpError("has results, but no blocks")
	}
	if f.opts.JoinBlocks && !*loopHeader && !isLoop(op) && r.First().FirstPred() == nil {
		op.Scratch = f.cur
	}
	*loopHeader = false
	if !f.numberRegion(r, op) {
		return false
	}
	f.cur = r.Last().Scratch
	// A result is the value that the merge block ends with: one of its phis, or a value of a block
	// before it on each path.
	merge := r.Last().Last()
	for i := range op.NumResults() {
		op.Result(i).Scratch = merge.Operand(i).Scratch
	}
	return true
}

// writeRegion is the second walk over the region of parent.
func (f *functionWriter) writeRegion(r *ir.Region, parent *ir.Operation) bool {
	seg := f.segments[f.seen]
	f.seen++
	for i := seg.start; i < seg.end; i++ {
		b := f.order[i]
		entry := i == seg.start && (parent == nil || continues(parent))
		if !entry && !fused(b) {
			f.beginBlock()
			f.body.inst(spec.OpLabel, b.Scratch)
			if !f.phis(b) {
				return false
			}
			if f.debug != nil {
				f.debug.arguments(&f.body, b)
			}
		}
		header := f.outer
		f.outer = nil
		if isHeader(parent, b) {
			header = parent
		}
		if id := f.bodies[b]; id != 0 {
			f.merge(header)
			header = nil
			f.body.inst(spec.OpBranch, id)
			f.beginBlock()
			f.body.inst(spec.OpLabel, id)
		}
		for op := b.First(); op != nil; op = op.Next() {
			op.PrefetchNext()
			if !f.writeOp(op, &header) {
				return false
			}
			if f.debug != nil {
				f.debug.value(&f.body, op)
			}
		}
	}
	return true
}

// beginBlock notes that no line applies to the instructions that follow, because a label was written.
func (f *functionWriter) beginBlock() {
	f.lineInBody = false
	if f.debug != nil {
		f.debug.current = place{}
	}
}

// writeOp writes op. *header is the structured op whose merge instruction the block
// still needs, or nil.
func (f *functionWriter) writeOp(op *ir.Operation, header **ir.Operation) bool {
	e := f.encs.lookup(op.Info())
	switch e.form {
	case formStructured:
		return f.writeStructured(op, header)
	case formBranch:
		return f.branch(op, *header)
	case formCall:
		return f.call(op)
	case formOpaque:
		if code, _ := encoding.OpaqueOpcode(op); code == spec.OpVariable || code == spec.OpUntypedVariableKHR {
			return true
		}
		id := uint32(0)
		if op.NumResults() > 0 {
			id = op.Result(0).Scratch
		}
		return f.opaqueInst(&f.body, op, id)
	case formInstruction:
		f.line(&f.body, op)
		id := uint32(0)
		if op.NumResults() > 0 {
			id = op.Result(0).Scratch
		}
		return f.instruction(op, e, id)
	}
	return true
}

func (f *functionWriter) call(op *ir.Operation) bool {
	s := f.symbol(op, op.Prop(0))
	if s == nil {
		return false
	}
	res := ir.Type(f.ctx.None())
	if op.NumResults() > 0 {
		res = op.Result(0).Type()
	}
	typ := f.typeID(op, res)
	if typ == 0 {
		return false
	}
	f.line(&f.body, op)
	at := f.body.begin()
	f.body.word(typ)
	f.body.word(op.Scratch)
	f.body.word(s.id)
	for i := range op.NumOperands() {
		f.body.word(op.Operand(i).Scratch)
	}
	return f.body.end(at, spec.OpFunctionCall) || op.EmitOpError("has too many operands to be serialized")
}

// instruction writes op as a single instruction.
func (f *functionWriter) instruction(op *ir.Operation, e *opEncoding, id uint32) bool {
	set := uint32(0)
	if e.Ext {
		set = f.importSet(e.Set)
	}
	at := f.body.begin()
	if e.hasType {
		f.body.word(op.Scratch)
	}
	if e.hasID {
		f.body.word(id)
	}
	if e.Ext {
		f.body.word(set)
		f.body.word(e.Inst)
	}
	if !f.operands(&f.body, op, e) {
		return false
	}
	return f.body.end(at, e.Opcode) || op.EmitOpError("has too many operands to be serialized")
}

// operands appends the words of op's operands and attributes.
func (w *writer) operands(s *section, op *ir.Operation, e *opEncoding) bool {
	mask := uint32(0)
	parts := e.parts
	if n := len(parts); e.def == spirv.CopyMemory && isRepeated(op, parts[n-4:n-2], parts[n-2:]) {
		parts = parts[:n-2]
	}
	for i := range parts {
		p := &parts[i]
		switch p.kind {
		case partOperand:
			start, n := op.OperandGroup(int(p.index))
			for k := start; k < start+n; k++ {
				s.word(op.Operand(k).Scratch)
			}
		case partStorage:
			s.word(uint32(op.Result(0).Type().(*spirv.PointerType).Storage))
		default:
			if a := op.Prop(int(p.index)); a != nil && !w.attrWords(s, op, p, a, &mask) {
				return false
			}
		}
	}
	return true
}

// attrWords appends the words of the attribute a. mask is the last mask written.
func (w *writer) attrWords(s *section, op *ir.Operation, p *part, a ir.Attribute, mask *uint32) bool {
	switch p.kind {
	case partWord:
		*mask = enumWord(a)
		s.word(*mask)
	case partConst:
		s.word(w.uint(enumWord(a)))
	case partInt:
		s.word(intWord(a))
	case partInts:
		if list, ok := a.(*ir.ArrayAttr); ok {
			for _, v := range list.Elements {
				s.word(intWord(v))
			}
		}
	case partType:
		id := w.typeID(op, a.(*ir.TypeAttr).Value)
		s.word(id)
		return id != 0
	}
	return true
}

// importSet returns the id of an extended instruction set.
func (w *writer) importSet(set spec.ExtInstSet) uint32 { return w.importNamed(set.String()) }

func (w *writer) importNamed(name string) uint32 {
	id := w.setIDs[name]
	if id == 0 {
		if w.setIDs == nil {
			w.setIDs = map[string]uint32{}
		}
		id = w.newID()
		w.setIDs[name] = id
		at := w.imports.begin()
		w.imports.word(id)
		w.imports.str(name)
		w.imports.end(at, spec.OpExtInstImport)
	}
	return id
}
