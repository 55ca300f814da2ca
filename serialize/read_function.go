package serialize

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// functionReader is the state of the function that is being read.
type functionReader struct {
	number     uint32
	pending    int // number of placeholders without a definition
	op         *ir.Operation
	region     *ir.Region
	blocks     int // number of labels that are used but not seen yet
	block      *ir.Block
	phis       []phi
	constructs []construct
	merge      bool // the current block has a merge instruction
	edges      []edge
}

// phi is an OpPhi. Its operands are words of the module.
type phi struct {
	block  *ir.Block
	offset int
	words  []uint32 // pairs of value and parent
}

// construct is a selection or loop of the binary.
type construct struct {
	header, merge, cont *ir.Block // cont is nil for a selection
	control             uint32
	params              []uint32 // operands of the loop control
	flat                bool     // always stays as blocks
	offset              int
	loc                 ir.Location
}

// function reads OpFunction. It leaves the instructions up to OpFunctionEnd for later.
func (r *reader) function(w []uint32) bool {
	id := w[1]
	td := r.typeDef(w[3])
	if td == nil || r.info(id) == nil || !r.isEnumerant(spec.KindFunctionControl, w[2]) {
		return false
	}
	t, ok := td.typ.(*ir.FunctionType)
	if !ok {
		return r.failID("unknown function type from", w[3])
	}
	result := ir.Type(r.ctx.None())
	if len(t.Results) > 0 {
		result = t.Results[0]
	}
	if rt := r.typ(w[0]); rt != result {
		return rt != nil && r.fail("return type of OpFunction differs from its function type")
	}
	ref, ok := r.functionSymbol(id, t)
	if !ok {
		return false
	}
	attrs := []ir.NamedAttribute{ir.Named("function_type", r.ctx.TypeAttr(t)), ir.Named("sym_name", r.ctx.String(ref.Root)),
		ir.Named("function_control", r.ctx.Enum(spirv.FunctionControlAttr, uint64(w[2])))}
	if attrs, ok = r.attributes(attrs, id); !ok {
		return false
	}
	r.b.SetEnd(r.body)
	op := r.b.CreateWithRegions(r.line, spirv.Func, nil, nil, 1, attrs...)
	r.functions++
	r.jobs = append(r.jobs, job{&functionReader{number: r.functions, op: op, region: op.Region(0)}, t, r.next, r.line})
	r.line = ir.UnknownLoc
	return r.skipBody()
}

// functionSymbol returns the symbol of the function id of type t. t is nil for a call,
// which may name a function before its definition.
func (r *reader) functionSymbol(id uint32, t *ir.FunctionType) (*ir.SymbolRefAttr, bool) {
	d := r.lookup(id)
	switch {
	case d == nil:
		name := r.entryName(id)
		if name == "" || r.symbols[name] {
			name = r.symbolName(id, "spirv_fn_")
		}
		r.symbols[name] = true
		ref := r.ctx.SymbolRef(name)
		nd := def{kind: defFunction, attr: ref}
		if t != nil {
			nd.typ = t
		}
		return ref, r.define(id, nd)
	case d.kind != defFunction:
		return nil, r.failID("no function matching", id)
	case t != nil && d.typ != nil:
		return nil, r.failID("duplicate definition for result", id)
	}
	if t != nil {
		d.typ = t
	}
	return d.attr.(*ir.SymbolRefAttr), true
}

// entryName returns the name of the first entry point for the function id.
func (r *reader) entryName(id uint32) string {
	if r.entryNames == nil {
		r.entryNames = make(map[uint32]string, len(r.entries)/2)
		for _, at := range r.entries {
			i := words.Known(r.words, at)
			w := i.Operands
			if i.Opcode != spec.OpEntryPoint || r.entryNames[w[1]] != "" {
				continue
			}
			if name, _, ok := r.str(w[2:]); ok {
				r.entryNames[w[1]] = name
			}
		}
	}
	return r.entryNames[id]
}

func (r *reader) parameters(t *ir.FunctionType) bool {
	entry := r.b.Arena().NewBlock()
	dicts := make([]ir.Attribute, len(t.Inputs))
	decorated := false
	for i, in := range t.Inputs {
		code, w, ok, bad := r.inst()
		for ok && (code == spec.OpLine || code == spec.OpNoLine || r.ignored(code, w)) {
			if !r.ignored(code, w) && !r.debugLine(code, w) {
				return false
			}
			code, w, ok, bad = r.inst()
		}
		if bad {
			return false
		}
		if ok && code == spec.OpFunctionParameter && len(w) != 2 {
			return r.fail("expected result type and result <id> for OpFunctionParameter")
		}
		if !ok || code != spec.OpFunctionParameter {
			return r.fail("missing OpFunctionParameter instruction for argument " + strconv.Itoa(i))
		}
		if at := r.typ(w[0]); at != in {
			return at != nil && r.fail("mismatch in argument type between function type definition '"+ir.TypeString(t)+"' and argument type definition '"+ir.TypeString(at)+"' at argument "+strconv.Itoa(i))
		}
		if !r.defineValue(w[1], entry.AddArg(in, r.line)) {
			return false
		}
		entries, ok := r.parameterDecorations(w[1], in)
		if !ok {
			return false
		}
		decorated = decorated || len(entries) > 0
		dicts[i] = r.ctx.Dictionary(entries)
	}
	if decorated {
		r.fn.op.SetAttr("arg_attrs", r.ctx.Array(dicts))
	}
	r.fn.block = entry
	return true
}

// ignored reports whether an instruction belongs to an extended set without meaning.
func (r *reader) ignored(code spec.Opcode, w []uint32) bool {
	if !isExtInst(code) || len(w) < 4 {
		return false
	}
	set := r.lookup(w[2])
	return set != nil && set.kind == defIgnoredSet
}

// functionBody reads the blocks up to OpFunctionEnd.
func (r *reader) functionBody() bool {
	entry := r.fn.block
	r.fn.block = nil
	for {
		code, w, ok, bad := r.inst()
		if !ok {
			return !bad && r.fail("expected OpFunctionEnd instruction")
		}
		if !r.fitsLimit(code, w) {
			return false
		}
		switch code {
		case spec.OpFunctionEnd:
			return r.fn.block == nil || r.fail("block without a terminator")
		case spec.OpLine, spec.OpNoLine:
			ok = r.debugLine(code, w)
		case spec.OpNop:
		case spec.OpFunction:
			return r.fail("found function inside function")
		case spec.OpLabel:
			ok = r.needOperands(w, 1, code) && r.label(w[0], entry)
			entry = nil
		default:
			if r.ignored(code, w) {
				r.debugSetLine(w)
				continue
			}
			if r.fn.block == nil {
				return r.fail("a basic block must start with OpLabel")
			}
			if ok = r.blockInst(code, w); r.fn.block == nil {
				r.line = ir.UnknownLoc // OpLine applies up to the end of a block
			}
		}
		if !ok {
			return false
		}
	}
}

// label begins a block. entry is the function's entry block, nil after it.
func (r *reader) label(id uint32, entry *ir.Block) bool {
	if r.fn.block != nil {
		return r.fail("block without a terminator")
	}
	b := entry
	if b == nil {
		if b = r.target(id); b == nil {
			return false
		}
		if b.Region() != nil {
			return r.failID("duplicate definition for result", id)
		}
		r.fn.blocks--
	} else if !r.defineLabel(id, b) {
		return false
	}
	r.fn.region.Append(b)
	r.fn.block = b
	r.b.SetEnd(b)
	return true
}

// target returns the block with the label id. The label may come later.
func (r *reader) target(id uint32) *ir.Block {
	d := r.lookup(id)
	if d == nil {
		b := r.b.Arena().NewBlock()
		r.fn.blocks++
		if !r.defineLabel(id, b) {
			return nil
		}
		return b
	}
	if d.kind != defLabel || d.fn != r.fn.number {
		r.failID("no block with label", id)
		return nil
	}
	return r.labels[d.index]
}

// textless reports whether an op for an instruction has a text that cannot be parsed: the lists of constituents and
// indices may not be empty there.
func textless(code spec.Opcode, w []uint32) bool {
	return code == spec.OpCompositeConstruct && len(w) == 2 || code == spec.OpAccessChain && len(w) == 3
}

func (r *reader) defineLabel(id uint32, b *ir.Block) bool {
	r.labels = append(r.labels, b)
	return r.define(id, def{kind: defLabel, index: uint32(len(r.labels) - 1), fn: r.fn.number})
}

// blockInst reads an instruction in a block.
func (r *reader) blockInst(code spec.Opcode, w []uint32) bool {
	switch code {
	case spec.OpPhi:
		return r.needOperands(w, 4, code) && r.phi(w)
	case spec.OpVariable:
		return r.needOperands(w, 3, code) && r.orOpaque(code, w, func() bool { return r.variable(w) })
	case spec.OpSwitch:
		return r.needOperands(w, 2, code) && r.switchInst(w)
	case spec.OpSelectionMerge:
		return r.needOperands(w, 2, code) && r.mergeInst(w[0], 0, w[1], w[2:])
	case spec.OpLoopMerge:
		return r.needOperands(w, 3, code) && r.mergeInst(w[0], w[1], w[2], w[3:])
	case spec.OpBranch, spec.OpBranchConditional:
		return r.branch(code, w)
	case spec.OpFunctionCall:
		return r.needOperands(w, 3, code) && r.call(w)
	case spec.OpUndef:
		if !r.needOperands(w, 2, code) {
			return false
		}
		t := r.typ(w[0])
		if t == nil {
			return false
		}
		// Writing puts an undefined value at module level, so reading makes this one
		// where it is used, too.
		if d := r.lookup(w[1]); d != nil && d.kind == defPending {
			return r.defineValue(w[1], r.b.Create(r.line, spirv.Undef, nil, []ir.Type{t}).Result(0))
		}
		return r.define(w[1], def{kind: defLocalUndef, typ: t, fn: r.fn.number})
	case spec.OpExtInst:
		return r.needOperands(w, 4, code) && r.extInst(w)
	}
	if code == spec.OpCopyLogical && len(w) == 3 && r.hasType(w[2], r.lookup(w[0])) {
		// Types that differ only in their ids are the same type here.
		return r.opaqueInst(spec.OpCopyObject, w)
	}
	e := r.known(r.encs.ofCode(code))
	if e == nil || e.form != formInstruction || textless(code, w) {
		return r.opaqueInst(code, w)
	}
	return r.orOpaque(code, w, func() bool { return r.regular(e, w) })
}

// hasType reports whether id is a value or constant of the type t.
func (r *reader) hasType(id uint32, t *def) bool {
	d := r.lookup(id)
	switch {
	case d == nil || t == nil || t.kind != defType:
		return false
	case d.kind == defValue && d.val != nil:
		return d.val.Type() == t.typ
	}
	return d.typ == t.typ
}

// finishFunction connects block arguments and structures control flow.
func (r *reader) finishFunction() bool {
	f := r.fn
	if f.blocks > 0 {
		return r.fail("function branches to a label that it does not define")
	}
	if !r.resolvePhis() {
		return false
	}
	if f.pending > 0 {
		return r.fail("function uses an <id> that it does not define")
	}
	if len(f.constructs) == 0 {
		return true
	}
	return newStructurer(r).run()
}
