package serialize

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
)

// known returns e, or nil if the version of MLIR that the context speaks does not have the op.
func (r *reader) known(e *opEncoding) *opEncoding {
	if e != nil && !e.def.Versions.Has(r.ctx.MLIR()) {
		return nil
	}
	return e
}

// regular reads an instruction that corresponds to one op.
func (r *reader) regular(e *opEncoding, w []uint32) bool {
	var t ir.Type
	id := uint32(0)
	if e.hasType {
		if len(w) < 2 {
			return r.fail(e.Opcode.String() + " must have a result type and id")
		}
		if t = r.typ(w[0]); t == nil {
			return false
		}
		id = w[1]
		w = w[2:]
	}
	return r.finish(e, t, id, w)
}

// finish reads operand words and creates the op. If id is not 0, the op's result is id,
// of type t.
func (r *reader) finish(e *opEncoding, t ir.Type, id uint32, w []uint32) bool {
	s := &r.scratch
	if s.used { // s is in use while the reader makes an op for an operand of another op
		s = &scratch{}
	}
	s.used = true
	ok := r.create(s.state(r.line, r.infoOf(e), t), e, id, w)
	s.used = false
	return ok
}

// infoOf returns what the context knows about the op of e.
func (r *reader) infoOf(e *opEncoding) *ir.OpInfo {
	info := r.infos[e.number]
	if info == nil {
		info = r.ctx.OpInfoOf(e.def)
		r.infos[e.number] = info
	}
	return info
}

// scratch holds buffers that the reader reuses for each op. The IR copies from them.
type scratch struct {
	st   ir.OperationState
	used bool
}

// state returns an empty state with room for the inherent attributes. t may be nil.
func (s *scratch) state(loc ir.Location, info *ir.OpInfo, t ir.Type) *ir.OperationState {
	st, n := &s.st, info.NumSlots()
	st.Loc, st.Info, st.Attrs = loc, info, nil
	st.Operands, st.Results = st.Operands[:0], st.Results[:0]
	if t != nil {
		st.Results = append(st.Results, t)
	}
	st.Props = slices.Grow(st.Props[:0], n)[:n]
	clear(st.Props)
	return st
}

// create reads operand words into st and creates the op.
func (r *reader) create(st *ir.OperationState, e *opEncoding, id uint32, w []uint32) bool {
	if !e.def.Versions.Has(r.ctx.MLIR()) {
		return r.fail(e.name + " is not part of MLIR " + r.ctx.MLIR().String())
	}
	if !r.operandWords(st, e, w) {
		return false
	}
	if id != 0 {
		if r.info(id) == nil {
			return false
		}
		var ok bool
		if st.Attrs, ok = r.attributes(nil, id); !ok {
			return false
		}
		for _, a := range st.Attrs {
			if st.Info.Slot(a.Name) >= 0 {
				return r.fail(e.name + " has an attribute of its own named " + a.Name)
			}
		}
	}
	if e.oneType && r.ctx.MLIR() < 20 && len(st.Operands) > 0 && (st.Operands[0].Type() != st.Results[0] || len(st.Operands) > 1 && st.Operands[1].Type() != ir.Type(r.ctx.I32())) {
		return r.fail(e.name + " has one type in its text")
	}
	if e.def == spirv.CopyMemory {
		n := len(e.parts)
		copyAccess(st.Props, e.parts[n-4:n-2], e.parts[n-2:])
	}
	op := r.b.Build(st)
	if r.careful && !ir.VerifiesOp(op) {
		return r.fail(e.name + " does not accept the operands")
	}
	if st.Info.HasTrait(ir.Terminator) {
		r.fn.block, r.fn.merge = nil, false
	}
	return id == 0 || r.defineValue(id, op.Result(0))
}

// copyAccess copies the memory access of OpCopyMemory to the source pointer's
// attributes if it applies to both pointers, as the text of spirv.CopyMemory does.
func copyAccess(props []ir.Attribute, target, source []part) {
	if props[source[0].index] != nil {
		return
	}
	for i := range source {
		props[source[i].index] = props[target[i].index]
	}
}

// isRepeated reports whether one memory access of spirv.CopyMemory applies to both
// pointers.
func isRepeated(op *ir.Operation, target, source []part) bool {
	for i := range source {
		if op.Prop(int(source[i].index)) != op.Prop(int(target[i].index)) {
			return false
		}
	}
	return true
}

func (r *reader) extInst(w []uint32) bool {
	set := r.lookup(w[2])
	if set != nil && set.kind == defIgnoredSet {
		return true
	}
	if set == nil || set.kind != defSet {
		return r.fail("undefined set <id> in OpExtInst")
	}
	e := r.known(r.encs.ofInst(set.set, w[3]))
	if e == nil || set.attr != nil {
		return r.opaqueInst(spec.OpExtInst, w)
	}
	return r.orOpaque(spec.OpExtInst, w, func() bool {
		t := r.typ(w[0])
		if t == nil {
			return false
		}
		return r.finish(e, t, w[1], w[4:])
	})
}

// operandWords reads operands and attributes into st. st has room for the inherent
// attributes.
func (r *reader) operandWords(st *ir.OperationState, e *opEncoding, w []uint32) bool {
	later := 0 // number of words that the parts after the current one need
	for i := range e.parts {
		if !e.parts[i].opt && !e.parts[i].isVariadic {
			later++
		}
	}
	mask := uint32(0)
	for i := range e.parts {
		p := &e.parts[i]
		if !p.opt && !p.isVariadic {
			later--
		}
		n := 1
		switch {
		case p.isVariadic:
			n = len(w) - later
		case p.kind == partInt && p.flag != 0 && mask&p.flag == 0:
			n = 0
		case p.opt && len(w) <= later:
			n = 0
		}
		if p.kind == partWord && n == 0 {
			mask = 0
		}
		if n < 0 || n > len(w) {
			return r.fail("too few operands for " + e.name)
		}
		for _, x := range w[:n] {
			if p.kind != partOperand {
				break
			}
			v := r.value(x)
			if v == nil {
				return false
			}
			st.Operands = append(st.Operands, v)
		}
		if p.kind != partOperand && n > 0 && !r.attrWords(st, e, p, w[:n], &mask) {
			return false
		}
		w = w[n:]
	}
	if len(w) > 0 {
		return r.fail("too many operands for " + e.name)
	}
	return r.imageArguments(st, e)
}

// imageArguments checks that the op has as many arguments as its image operands demand. The verifier counts only those that the
// dialect knows.
func (r *reader) imageArguments(st *ir.OperationState, e *opEncoding) bool {
	for slot := range e.def.Attrs {
		if e.def.Attrs[slot].Type.EnumClassOf != spirv.ImageOperandsAttr {
			continue
		}
		n := len(e.def.Operands) - 1
		for v := spirv.EnumValue[spec.ImageOperands](st.Props[slot]); v != 0; v &= v - 1 {
			n += len(spec.KindImageOperands.Enumerant(uint32(v & -v)).Params)
		}
		if len(st.Operands) != n {
			return r.fail("image operands of " + e.name + " lack arguments, or have too many")
		}
	}
	return true
}

// attrWords reads the words of an attribute into its slot.
func (r *reader) attrWords(st *ir.OperationState, e *opEncoding, p *part, w []uint32, mask *uint32) bool {
	if p.kind != partStorage && st.Info.SlotName(int(p.index)) == "" {
		return r.fail(e.name + " has no " + e.def.Attrs[p.index].Name + " in MLIR " + r.ctx.MLIR().String())
	}
	switch p.kind {
	case partStorage:
		return true
	case partWord, partConst:
		v := w[0]
		if p.kind == partConst {
			var ok bool
			if v, ok = r.constantInt(v); !ok {
				return false
			}
		}
		class := e.def.Attrs[p.index].Type.EnumClassOf
		k, _ := encoding.KindOf(class)
		if !r.isEnumerant(k, v) {
			return false
		}
		*mask = v
		st.Props[p.index] = r.ctx.Enum(class, uint64(v))
	case partInt:
		st.Props[p.index] = r.ctx.Int(r.ctx.I32(), int64(int32(w[0])))
	case partInts:
		st.Props[p.index] = r.ints(w)
	case partType:
		t := r.typ(w[0])
		if t == nil {
			return false
		}
		st.Props[p.index] = r.ctx.TypeAttr(t)
	}
	return true
}

func (r *reader) ints(w []uint32) ir.Attribute {
	vs := make([]ir.Attribute, len(w))
	for i, x := range w {
		vs[i] = r.ctx.Int(r.ctx.I32(), int64(int32(x)))
	}
	return r.ctx.Array(vs)
}

func (r *reader) variable(w []uint32) bool {
	t := r.typ(w[0])
	if t == nil || r.info(w[1]) == nil {
		return false
	}
	if text := pointerText(t, w[2]); text != "" {
		return r.fail(text)
	}
	var init []*ir.Value
	if len(w) > 3 {
		v := r.value(w[3])
		if v == nil {
			return false
		}
		init = append(init, v)
	}
	attrs, ok := r.attributes([]ir.NamedAttribute{ir.Named("storage_class", r.ctx.Enum(spirv.StorageClassAttr, uint64(w[2])))}, w[1])
	if !ok {
		return false
	}
	op := r.b.Create(r.line, spirv.Variable, init, []ir.Type{t}, attrs...)
	if r.careful && !ir.VerifiesOp(op) {
		return r.fail("spirv.Variable does not accept the operands")
	}
	return r.defineValue(w[1], op.Result(0))
}

func (r *reader) call(w []uint32) bool {
	ref, ok := r.functionSymbol(w[2], nil)
	if !ok {
		return false
	}
	t := r.typ(w[0])
	if t == nil || r.info(w[1]) == nil {
		return false
	}
	args := make([]*ir.Value, len(w)-3)
	for i, a := range w[3:] {
		if args[i] = r.value(a); args[i] == nil {
			return false
		}
	}
	attrs, ok := r.attributes([]ir.NamedAttribute{ir.Named("callee", ref)}, w[1])
	if !ok {
		return false
	}
	var results []ir.Type
	if _, void := t.(*ir.NoneType); !void {
		results = append(results, t)
	}
	op := r.b.Create(r.line, spirv.FunctionCall, args, results, attrs...)
	return len(results) == 0 || r.defineValue(w[1], op.Result(0))
}
