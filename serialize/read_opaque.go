package serialize

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// paramReader turns operand words into the params of an opaque op.
type paramReader struct {
	r    *reader
	rest []uint32
	out  []ir.Attribute
	set  *def // the extended set
	tail bool // the last operand is a literal
	// id returns the attribute for an id, or nil after an error.
	id func(uint32) ir.Attribute
}

func (r *reader) params(operands []spec.Operand, w []uint32, id func(uint32) ir.Attribute) ([]ir.Attribute, bool) {
	p := paramReader{r: r, rest: w, id: id}
	if !p.list(operands) {
		return nil, false
	}
	return p.out, len(p.rest) == 0 || r.fail("instruction has too many operands")
}

func (p *paramReader) list(operands []spec.Operand) bool {
	for _, o := range operands {
		switch {
		case o.Kind == spec.KindIdResult || o.Kind == spec.KindIdResultType:
		case o.Quantifier == spec.One:
			if !p.one(o.Kind) {
				return false
			}
		case o.Quantifier == spec.Optional:
			if len(p.rest) > 0 && !p.one(o.Kind) {
				return false
			}
		default:
			for len(p.rest) > 0 {
				if !p.one(o.Kind) {
					return false
				}
			}
		}
	}
	return true
}

func (p *paramReader) add(a ir.Attribute) bool {
	if a != nil {
		p.out = append(p.out, a)
	}
	return a != nil
}

func (p *paramReader) one(k spec.Kind) bool {
	r := p.r
	if k.Category() == spec.Composite {
		for _, b := range k.Bases() {
			if !p.one(b) {
				return false
			}
		}
		return true
	}
	if len(p.rest) == 0 {
		return r.fail("instruction lacks an operand of kind " + k.String())
	}
	v := p.rest[0]
	if k == spec.KindLiteralString {
		text, rest, ok := r.str(p.rest)
		p.rest = rest
		return ok && p.add(r.ctx.String(text))
	}
	p.rest = p.rest[1:]
	if p.tail && len(p.rest) == 0 {
		return p.literal(spec.KindLiteralInteger, v)
	}
	switch k.Category() {
	case spec.ID:
		if p.set == nil {
			if d := r.lookup(v); d != nil && d.kind == defSet {
				p.set = d
			}
		}
		return p.add(p.id(v))
	case spec.ValueEnum:
		return r.isEnumerant(k, v) && p.add(r.ctx.String(k.Format(v))) && p.list(k.Enumerant(v).Params)
	case spec.BitEnum:
		if !r.isEnumerant(k, v) || !p.add(r.ctx.String(k.Format(v))) {
			return false
		}
		for ; v != 0; v &= v - 1 {
			if !p.list(k.Enumerant(v & -v).Params) {
				return false
			}
		}
		return true
	}
	return p.literal(k, v)
}

func (p *paramReader) literal(k spec.Kind, v uint32) bool {
	r := p.r
	word := func(v uint32) bool { return p.add(r.ctx.Int(r.ctx.I64(), int64(v))) }
	switch k {
	case spec.KindLiteralSpecConstantOpInteger:
		info := (*spec.OpInfo)(nil)
		if v <= 1<<16-1 {
			info = spec.Info(spec.Opcode(v))
		}
		if info == nil || !info.HasResultType {
			return r.fail("unhandled operation of OpSpecConstantOp")
		}
		return p.add(r.ctx.String(info.Name)) && p.list(info.Operands)
	case spec.KindLiteralExtInstInteger:
		if p.set != nil && p.set.attr == nil {
			if name := p.set.set.InstName(v); name != "" {
				p.tail = encoding.HasLiteralTail(p.set.set.String(), name)
				return p.add(r.ctx.String(name))
			}
		}
	case spec.KindLiteralContextDependentNumber:
		for ; len(p.rest) > 0; p.rest = p.rest[1:] {
			if !word(v) {
				return false
			}
			v = p.rest[0]
		}
	}
	return word(v)
}

// constantParam returns the attribute for the id of a type, constant, symbol, string or
// extended set in the params of a type or of an op at module level. It returns nil
// after an error.
func (r *reader) constantParam(id uint32) ir.Attribute {
	d := r.lookup(id)
	if d == nil {
		r.failID("undefined", id)
		return nil
	}
	switch d.kind {
	case defForward, defDeferred:
		r.failID("opaque type refers to a pointer that is declared after it:", id)
		return nil
	case defType:
		if r.spend(d.size) {
			return r.ctx.TypeAttr(d.typ)
		}
		return nil
	case defConstant:
		if !r.spend(d.size) {
			return nil
		}
		if t, ok := d.attr.(ir.TypedAttr); ok && t.Type() == d.typ {
			return d.attr
		}
		return r.ctx.Array([]ir.Attribute{r.ctx.TypeAttr(d.typ), d.attr})
	case defUndef:
		return r.ctx.Array([]ir.Attribute{r.ctx.TypeAttr(d.typ), r.ctx.Unit()})
	case defReference, defGlobal, defVariable, defFunction, defString:
		if d.attr != nil {
			return d.attr
		}
	case defSpecOp, defReplicate, defGraphConstant:
		if ref := r.promote(id, d); ref != nil {
			return ref
		}
		return nil
	case defSet:
		return r.ctx.String(extSetName(d))
	}
	r.failID("no constant for", id)
	return nil
}

// extSetName returns the name of an extended set.
func extSetName(d *def) string {
	if name, ok := d.attr.(*ir.StringAttr); ok {
		return name.Value
	}
	return d.set.String()
}

// promote creates an op at module level for a constant and returns its symbol, or nil
// after an error. Other constants are materialized where they are used.
func (r *reader) promote(id uint32, d *def) ir.Attribute {
	if s := r.promoted[id]; s != nil {
		return s
	}
	if r.shared {
		return nil
	}
	at := r.offset
	defer func() { r.offset = at }()
	r.offset = int(d.index)
	i := words.Known(r.words, r.offset)
	point := r.b.InsertionPoint()
	if r.fn != nil {
		r.b.SetBefore(r.fn.op)
	}
	ref := r.globalOp(i.Opcode, i.Operands, d.typ)
	r.b.SetInsertionPoint(point)
	if ref == nil {
		return nil
	}
	if r.promoted == nil {
		r.promoted = map[uint32]ir.Attribute{}
	}
	r.promoted[id] = ref
	return ref
}

// dropUnused erases the promoted constants that nothing uses except types without uses.
func (r *reader) dropUnused() {
	if len(r.promoted) == 0 {
		return
	}
	ops := map[string]*ir.Operation{}
	for _, ref := range r.promoted {
		ops[ref.(*ir.SymbolRefAttr).Root] = nil
	}
	var work []*ir.Operation
	seen := map[ir.Type]bool{}
	symbol := func(a ir.Attribute) bool {
		if ref, ok := a.(*ir.SymbolRefAttr); ok && ops[ref.Root] != nil {
			work = append(work, ops[ref.Root])
			delete(ops, ref.Root)
		}
		return true
	}
	each := func(ir.Type) bool { return true }
	use := func(op *ir.Operation) {
		for i := range op.NumResults() {
			if t := op.Result(i).Type(); !seen[t] {
				seen[t] = true
				ir.WalkType(t, each, symbol)
			}
		}
		for i := range op.Info().NumSlots() {
			if a := op.Prop(i); a != nil {
				ir.WalkAttr(a, each, symbol)
			}
		}
		for _, a := range op.DiscardableAttrs() {
			ir.WalkAttr(a.Value, each, symbol)
		}
	}
	for op := r.body.First(); op != nil; op = op.Next() {
		if _, promoted := ops[functionName(op)]; promoted {
			ops[functionName(op)] = op
		}
	}
	for op := r.body.First(); op != nil; op = op.Next() {
		if ops[functionName(op)] == nil {
			op.Walk(use)
		}
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		use(op)
	}
	for op, next := r.body.First(), (*ir.Operation)(nil); op != nil; op = next {
		if next = op.Next(); ops[functionName(op)] == op {
			op.Erase()
		}
	}
}

// globalOp creates an opaque op at module level, with result id w[1] of type t, and
// returns its symbol, or nil after an error.
func (r *reader) globalOp(code spec.Opcode, w []uint32, t ir.Type) ir.Attribute {
	params, ok := r.params(spec.Info(code).Operands, w[2:], r.constantParam)
	if !ok || r.info(w[1]) == nil || !r.spend(int32(len(params))) {
		return nil
	}
	name := r.symbolName(w[1], "spirv_global_")
	attrs := []ir.NamedAttribute{ir.Named("sym_name", r.ctx.String(name)), ir.Named("opcode", r.ctx.String(code.String())),
		ir.Named("params", r.ctx.Array(params)), ir.Named("type", r.ctx.TypeAttr(t))}
	if attrs, ok = r.attributes(attrs, w[1]); !ok {
		return nil
	}
	r.b.Create(r.line, spirv.OpaqueGlobal, nil, nil, attrs...)
	return r.ctx.SymbolRef(name)
}

// opaqueGlobal reads an instruction at module level that has a result type.
func (r *reader) opaqueGlobal(code spec.Opcode, w []uint32, t ir.Type) bool {
	ref := r.globalOp(code, w, t)
	return ref != nil && r.define(w[1], def{kind: defGlobal, attr: ref, typ: t})
}

// opaqueMode creates an opaque op for an instruction without a result.
func (r *reader) opaqueMode(code spec.Opcode, w []uint32) bool {
	if r.earlyEntries.active {
		return false // it is read again after the functions
	}
	params, ok := r.params(spec.Info(code).Operands, w, r.constantParam)
	if !ok {
		return false
	}
	r.b.Create(r.line, spirv.OpaqueMode, nil, nil, ir.Named("opcode", r.ctx.String(code.String())), ir.Named("params", r.ctx.Array(params)))
	return true
}

// opaqueType defines a type that the dialect has no class for.
func (r *reader) opaqueType(code spec.Opcode, w []uint32) bool {
	var parts []*def
	params, ok := r.params(spec.Info(code).Operands, w[1:], func(id uint32) ir.Attribute {
		if d := r.lookup(id); d != nil && (d.kind == defType || d.kind == defConstant) {
			parts = append(parts, d)
		}
		return r.constantParam(id)
	})
	if !ok {
		return false
	}
	decorations, ok := r.opaqueDecorations(w[0])
	return ok && r.defineType(w[0], spirv.OpaqueTypeOf(r.ctx, code, params, decorations), parts...)
}

// opaqueDecorations returns the decorations of the type id in the form that opaque
// types hold.
func (r *reader) opaqueDecorations(id uint32) ([]ir.Attribute, bool) {
	var list []ir.Attribute
	offsets := map[int]bool{} // members with an offset
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		d := r.decos.at(i)
		if d.kind == spec.DecorationOffset {
			if offsets[d.member] {
				continue
			}
			offsets[d.member] = true
		}
		params, ok := r.params(spec.KindDecoration.Enumerant(uint32(d.kind)).Params, d.words, r.decorationID)
		if !ok || !r.spend(int32(len(params))) {
			return nil, false
		}
		list = append(list, r.ctx.Array(append([]ir.Attribute{r.ctx.Int(r.ctx.I64(), int64(d.member)), r.ctx.String(d.kind.String())}, params...)))
	}
	slices.Reverse(list)
	return list, true
}

// isTerminator reports whether an instruction that has no op in the dialect ends a
// block.
func isTerminator(code spec.Opcode) bool {
	switch code {
	case spec.OpUnreachable, spec.OpReturn, spec.OpReturnValue, spec.OpKill, spec.OpTerminateInvocation, spec.OpIgnoreIntersectionKHR,
		spec.OpTerminateRayKHR, spec.OpEmitMeshTasksEXT, spec.OpAbortKHR:
		return true
	}
	return false
}

// opaqueInst reads an instruction in a block as an opaque op.
func (r *reader) opaqueInst(code spec.Opcode, w []uint32) bool {
	info := spec.Info(code)
	if info == nil {
		return r.fail("unhandled opcode " + strconv.Itoa(int(code)))
	}
	if info.HasResult != info.HasResultType {
		return r.fail("unhandled instruction: " + code.String())
	}
	st := ir.OperationState{Loc: r.line, Info: r.ctx.OpInfoOf(spirv.OpaqueInst)}
	id := uint32(0)
	var attrs []ir.NamedAttribute
	if info.HasResult {
		if !r.needOperands(w, 2, code) {
			return false
		}
		t := r.typ(w[0])
		if t == nil || r.info(w[1]) == nil || code == spec.OpCompositeConstruct && !r.constituents(code, t, len(w)-2) {
			return false
		}
		st.Results = []ir.Type{t}
		id, w = w[1], w[2:]
		var ok bool
		if attrs, ok = r.attributes(nil, id); !ok {
			return false
		}
	}
	params, plain, ok := r.opaqueOperands(&st, info, w)
	if !ok {
		return false
	}
	if isTerminator(code) {
		st.Info = r.ctx.OpInfoOf(spirv.OpaqueTerminator)
	}
	st.Props = make([]ir.Attribute, st.Info.NumSlots())
	st.Props[0] = r.ctx.String(info.Name)
	if !plain {
		st.Props[1] = r.ctx.Array(params)
	}
	st.Attrs = attrs
	op := r.b.Build(&st)
	if st.Info.HasTrait(ir.Terminator) {
		r.fn.block, r.fn.merge = nil, false
	}
	return id == 0 || r.defineValue(id, op.Result(0))
}

// opaqueOperands sets the operands of an opaque op. It returns the params, with a unit
// attribute for each operand. plain is true if all params are units.
func (r *reader) opaqueOperands(st *ir.OperationState, info *spec.OpInfo, w []uint32) (params []ir.Attribute, plain, ok bool) {
	params, ok = r.params(info.Operands, w, func(id uint32) ir.Attribute {
		d := r.lookup(id)
		if d != nil && (d.kind == defType || d.kind == defSet || d.kind == defString || d.kind == defSource || d.kind == defFunction) {
			return r.constantParam(id)
		}
		v := r.value(id)
		if v == nil {
			return nil
		}
		st.Operands = append(st.Operands, v)
		return r.ctx.Unit()
	})
	plain = !slices.ContainsFunc(params, func(p ir.Attribute) bool { _, unit := p.(*ir.UnitAttr); return !unit })
	return params, plain, ok
}

// orOpaque calls f, which creates the dialect's op for an instruction. If that op does
// not accept the operands, orOpaque creates an opaque op instead.
func (r *reader) orOpaque(code spec.Opcode, w []uint32, f func() bool) bool {
	last := r.fn.block.Last()
	block, merge := r.fn.block, r.fn.merge
	r.quiet++
	ok := f()
	r.quiet--
	if ok {
		return true
	}
	for block.Last() != last {
		block.Last().Erase()
	}
	r.fn.block, r.fn.merge = block, merge
	r.b.SetEnd(block)
	return r.opaqueInst(code, w)
}
