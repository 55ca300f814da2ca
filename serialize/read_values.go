package serialize

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// intConstant returns the value of id if it is an integer constant of 32 bits.
func (r *reader) intConstant(id uint32) (uint32, bool) {
	if d := r.lookup(id); d != nil && d.kind == defConstant {
		if i, ok := d.attr.(*ir.IntegerAttr); ok {
			v, _ := i.Value.Uint64()
			return uint32(v), v <= 1<<32-1
		}
	}
	return 0, false
}

// constantInt returns the same as intConstant and reports an error if there is no such
// constant.
func (r *reader) constantInt(id uint32) (uint32, bool) {
	if v, ok := r.intConstant(id); ok {
		return v, true
	}
	return 0, r.failID("expected a 32-bit integer constant:", id)
}

// constantInst reads a constant, or an undefined value, at module level.
func (r *reader) constantInst(code spec.Opcode, w []uint32) bool {
	td := r.typeDef(w[0])
	if td == nil {
		return false
	}
	t, id := td.typ, w[1]
	switch code {
	case spec.OpUndef:
		return r.define(id, def{kind: defUndef, typ: t, index: uint32(r.offset)})
	case spec.OpConstantTrue, spec.OpConstantFalse, spec.OpSpecConstantTrue, spec.OpSpecConstantFalse:
		if !spirv.IsBool(t) {
			return r.fail(code.String() + " must have a boolean type")
		}
		v := r.ctx.Bool(code == spec.OpConstantTrue || code == spec.OpSpecConstantTrue)
		return r.scalarConstant(id, v, t, code >= spec.OpSpecConstantTrue)
	case spec.OpConstant, spec.OpSpecConstant:
		if _, opaque := t.(*spirv.OpaqueType); opaque {
			return r.opaqueGlobal(code, w, t)
		}
		v := r.number(t, w[2:])
		if v == nil {
			return r.fail(numberText(code, t, len(w)-2))
		}
		return r.scalarConstant(id, v, t, code == spec.OpSpecConstant)
	case spec.OpConstantComposite:
		return r.constantComposite(td, w)
	case spec.OpConstantNull:
		v, n := r.null(t, 0)
		if v == nil || r.firstDecoration(id) != 0 {
			return r.opaqueGlobal(code, w, t)
		}
		return r.spend(n) && r.define(id, def{kind: defConstant, attr: v, typ: t, size: n, index: uint32(r.offset)})
	case spec.OpSpecConstantComposite:
		return r.specComposite(t, w)
	case spec.OpConstantCompositeReplicateEXT:
		return r.needOperands(w, 3, code) && r.replicatedConstant(t, w)
	case spec.OpSpecConstantCompositeReplicateEXT:
		return r.needOperands(w, 3, code) && r.specReplicate(t, w)
	case spec.OpSpecConstantOp:
		if !r.needOperands(w, 3, code) {
			return false
		}
		return r.specOp(id, t, w)
	}
	return r.opaqueGlobal(code, w, t)
}

// number decodes the words of a scalar. It returns nil if they do not fit t.
func (r *reader) number(t ir.Type, w []uint32) ir.Attribute {
	width := spirv.BitWidth(t)
	if !isScalar(t) || width == 1 || width <= 32 && len(w) != 1 || width == 64 && len(w) != 2 {
		return nil
	}
	bits := uint64(w[0])
	if width == 64 {
		bits |= uint64(w[1]) << 32
	}
	if width < 64 {
		bits &= 1<<width - 1
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		return r.ctx.APInt(t, apint.New(width, bits))
	case *ir.FloatType:
		return r.ctx.FloatConst(t, apfloat.FromBits64(t.Semantics(), bits))
	}
	return nil
}

// scalarConstant defines a number or boolean as a constant, or as a
// specialization constant of the module.
func (r *reader) scalarConstant(id uint32, v ir.Attribute, t ir.Type, isSpec bool) bool {
	if !isSpec {
		return r.define(id, def{kind: defConstant, attr: v, typ: t, size: 1, index: uint32(r.offset)})
	}
	if r.info(id) == nil {
		return false
	}
	if !r.isPlainSpec(id) {
		i := words.Known(r.words, r.offset)
		return r.opaqueGlobal(i.Opcode, i.Operands, t)
	}
	name := r.symbolName(id, "spirv_spec_const_")
	attrs := []ir.NamedAttribute{ir.Named("sym_name", r.ctx.String(name)), ir.Named("default_value", v)}
	attrs, ok := r.attributes(attrs, id)
	if !ok {
		return false
	}
	r.b.Create(r.line, spirv.SpecConstant, nil, nil, attrs...)
	return r.define(id, def{kind: defReference, attr: r.ctx.SymbolRef(name), typ: t})
}

// isPlainSpec reports whether the text of spirv.SpecConstant can show all decorations
// of id: one SpecId that is not negative in the 32 bits of its attribute.
func (r *reader) isPlainSpec(id uint32) bool {
	n := 0
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		d := r.decos.at(i)
		if n++; n > 1 || d.kind != spec.DecorationSpecId || len(d.words) == 1 && d.words[0] >= 1<<31 {
			return false
		}
	}
	return true
}

// constituents checks that a composite of type t has n constituents. SPIRV-Tools does
// not check this where the length of an array is a 64-bit constant.
func (r *reader) constituents(code spec.Opcode, t ir.Type, n int) bool {
	want, known := spirv.NumElements(t)
	if !known || want == int64(n) {
		return true
	}
	if _, vector := t.(*ir.VectorType); vector && code == spec.OpCompositeConstruct {
		return true // vectors may be constituents
	}
	return r.fail(code.String() + " has " + strconv.Itoa(n) + " constituents, but its type has " + strconv.FormatInt(want, 10))
}

func (r *reader) constantComposite(td *def, w []uint32) bool {
	id, ids := w[1], w[2:]
	if !r.constituents(spec.OpConstantComposite, td.typ, len(ids)) {
		return false
	}
	vector, isVector := td.typ.(*ir.VectorType)
	_, isArray := td.typ.(*spirv.ArrayType)
	plain := (isVector || isArray) && r.firstDecoration(id) == 0
	for _, e := range ids {
		if p := r.lookup(e); p == nil || p.kind != defConstant {
			plain = false
		}
	}
	if !plain {
		return r.opaqueGlobal(spec.OpConstantComposite, w, td.typ)
	}
	d := def{kind: defConstant, typ: td.typ, size: 1, index: uint32(r.offset)}
	n, known := spirv.NumElements(td.typ)
	if !known || n != int64(len(ids)) {
		return r.opaqueGlobal(spec.OpConstantComposite, w, td.typ)
	}
	elems := make([]ir.Attribute, len(ids))
	parts := make([]*def, len(ids))
	for i, e := range ids {
		p := r.lookup(e)
		if spirv.ElementAt(td.typ, int64(i)) != p.typ {
			return r.opaqueGlobal(spec.OpConstantComposite, w, td.typ)
		}
		elems[i], parts[i] = p.attr, p
	}
	if !r.measure(&d, parts) || !r.spend(int32(len(ids))) {
		return false
	}
	if isVector {
		d.attr = r.ctx.DenseOf(vector, elems)
	} else {
		d.attr = r.ctx.Array(elems)
	}
	return r.define(id, d)
}

// maxNull is the largest number of elements for which a null array is written element
// by element. A longer array stays one instruction, because it may have more elements
// than an instruction has words.
const maxNull = 64

// null returns the zero of type t and the number of its parts. It returns nil if the
// dialect has no constant of the type, or if the constant is too long.
func (r *reader) null(t ir.Type, depth int) (ir.Attribute, int32) {
	if depth > maxDepth {
		return nil, 0
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		return r.ctx.Int(t, 0), 1
	case *ir.FloatType:
		return r.ctx.FloatValue(t, 0), 1
	case *ir.VectorType:
		elem, _ := r.null(t.ElementType(), depth+1)
		return r.ctx.SplatOf(t, elem), 1
	case *spirv.ArrayType:
		elem, n := r.null(t.Element, depth+1)
		if elem == nil || int64(n)*int64(t.Count) > maxNull {
			return nil, 0
		}
		elems := make([]ir.Attribute, t.Count)
		for i := range elems {
			elems[i] = elem
		}
		return r.ctx.Array(elems), n*int32(t.Count) + 1
	}
	return nil, 0
}

func (r *reader) specComposite(t ir.Type, w []uint32) bool {
	id, ids := w[1], w[2:]
	if r.info(id) == nil || !r.constituents(spec.OpSpecConstantComposite, t, len(ids)) {
		return false
	}
	refs := make([]ir.Attribute, len(ids))
	n, known := spirv.NumElements(t)
	plain := known && n == int64(len(ids))
	for i, e := range ids {
		d := r.lookup(e)
		if d == nil || d.kind != defReference || !spirv.IsScalar(d.typ) || spirv.ElementAt(t, int64(i)) != d.typ {
			plain = false
			break
		}
		refs[i] = d.attr
	}
	if !plain {
		return r.opaqueGlobal(spec.OpSpecConstantComposite, w, t)
	}
	name := r.symbolName(id, "spirv_spec_const_")
	attrs := []ir.NamedAttribute{ir.Named("type", r.ctx.TypeAttr(t)), ir.Named("sym_name", r.ctx.String(name)), ir.Named("constituents", r.ctx.Array(refs))}
	attrs, ok := r.attributes(attrs, id)
	if !ok {
		return false
	}
	r.b.Create(r.line, spirv.SpecConstantComposite, nil, nil, attrs...)
	return r.define(id, def{kind: defReference, attr: r.ctx.SymbolRef(name), typ: t})
}

// specOp records OpSpecConstantOp. The reader materializes it where it is used.
func (r *reader) specOp(id uint32, t ir.Type, w []uint32) bool {
	e := r.known(r.encs.ofCode(spec.Opcode(w[2])))
	if e == nil || w[2] > 1<<16-1 || e.form != formInstruction || !e.hasID || r.careful || r.firstDecoration(id) != 0 ||
		!r.ctx.OpInfoOf(e.def).HasTrait(spirv.UsableInSpecConstantOp) {
		return r.opaqueGlobal(spec.OpSpecConstantOp, w, t)
	}
	d := def{kind: defSpecOp, typ: t, index: uint32(r.offset), size: 1}
	var parts []*def
	for _, x := range w[3:] {
		p := r.lookup(x)
		if p == nil || p.kind != defSpecOp && p.kind != defConstant && p.kind != defReference {
			return r.opaqueGlobal(spec.OpSpecConstantOp, w, t)
		}
		if p.kind == defSpecOp {
			parts = append(parts, p)
		}
	}
	return r.measure(&d, parts) && r.define(id, d)
}

func (r *reader) globalVariable(w []uint32) bool {
	t := r.typ(w[0])
	if t == nil || r.info(w[1]) == nil {
		return false
	}
	ptr, _ := t.(*spirv.PointerType)
	if o, opaque := t.(*spirv.OpaqueType); opaque && o.Opcode == spec.OpTypePointer {
		return r.opaqueGlobal(spec.OpVariable, w, t)
	}
	if text := pointerText(t, w[2]); text != "" {
		return r.fail(text)
	}
	name := r.symbolName(w[1], "spirv_var_")
	attrs := []ir.NamedAttribute{ir.Named("sym_name", r.ctx.String(name)), ir.Named("type", r.ctx.TypeAttr(t))}
	if len(w) > 3 {
		init := r.initializer(w[3])
		if init == nil {
			return false
		}
		attrs = append(attrs, ir.Named("initializer", init))
	}
	if s := blockOf(ptr); s != nil {
		r.isBlock(s)
	}
	attrs, ok := r.attributes(attrs, w[1])
	if !ok {
		return false
	}
	r.b.Create(r.line, spirv.GlobalVariable, nil, nil, attrs...)
	return r.define(w[1], def{kind: defVariable, attr: r.ctx.SymbolRef(name), typ: t})
}

// initializer returns the symbol of a variable's initial value, or nil after an error.
func (r *reader) initializer(id uint32) ir.Attribute {
	if d := r.lookup(id); d != nil {
		switch d.kind {
		case defVariable, defReference, defGlobal:
			return d.attr
		case defConstant, defUndef, defSpecOp, defReplicate:
			return r.promote(id, d)
		}
	}
	r.failID("OpVariable initializer must be a constant or variable:", id)
	return nil
}

// value returns the value of id for an op at the insertion point, or nil after an
// error. If id is not defined in the function, value materializes it there, without a
// location.
func (r *reader) value(id uint32) *ir.Value {
	d := r.lookup(id)
	if d == nil {
		return r.placeholder(id)
	}
	switch d.kind {
	case defValue, defPending:
		if d.fn == r.fn.number {
			return d.val
		}
	case defConstant:
		if r.spend(d.size) {
			return r.leaf(r.leaves.constant, d)
		}
		return nil
	case defReplicate:
		if r.spend(d.size) {
			return r.leaf(r.leaves.replicate, d)
		}
		return nil
	case defReference, defGlobal:
		return r.leaf(r.leaves.reference, d)
	case defVariable:
		return r.leaf(r.leaves.address, d)
	case defUndef, defLocalUndef:
		return r.b.Create(0, spirv.Undef, nil, []ir.Type{d.typ}).Result(0)
	case defSpecOp:
		return r.specOpValue(d)
	}
	if d.kind == defFunction {
		r.failID("function as an operand:", id)
		return nil
	}
	r.failID("no value for", id)
	return nil
}

// leafOps are the ops of which value makes one for each use of a definition outside of functions.
type leafOps struct {
	constant, replicate, reference, address *ir.OpInfo
	scratch                                 scratch
}

func newLeafOps(ctx *ir.Context) leafOps {
	return leafOps{constant: ctx.OpInfoOf(spirv.Constant), replicate: ctx.OpInfoOf(spirv.EXTConstantCompositeReplicate), reference: ctx.OpInfoOf(spirv.ReferenceOf), address: ctx.OpInfoOf(spirv.AddressOf)}
}

// leaf makes an op without operands that has the attribute of d as its only one.
func (r *reader) leaf(info *ir.OpInfo, d *def) *ir.Value {
	st := r.leaves.scratch.state(0, info, d.typ)
	st.Props[0] = d.attr
	return r.b.Build(st).Result(0)
}

// placeholder stands for a value that is defined later.
func (r *reader) placeholder(id uint32) *ir.Value {
	if r.info(id) == nil {
		return nil
	}
	st := ir.OperationState{Info: r.ctx.OpInfoOf(spirv.Undef), Results: []ir.Type{r.ctx.None()}}
	v := r.b.Arena().Create(&st).Result(0)
	r.fn.pending++
	if !r.define(id, def{kind: defPending, val: v, fn: r.fn.number}) {
		return nil
	}
	return v
}

// defineValue defines id as v and replaces its placeholder, if it was used before.
func (r *reader) defineValue(id uint32, v *ir.Value) bool {
	if uint64(id) < uint64(len(r.localIndex)) && r.localIndex[id] != 0 {
		if d := &r.local[r.localIndex[id]-1]; d.kind == defPending {
			d.val.ReplaceAllUsesWith(v)
			d.kind, d.val = defValue, v
			r.fn.pending--
			return true
		}
	}
	if !r.undefined(id, true) {
		return false
	}
	r.addLocal(id, def{kind: defValue, val: v, fn: r.fn.number})
	return true
}

// specOpValue materializes OpSpecConstantOp and its operands.
func (r *reader) specOpValue(d *def) *ir.Value {
	if !r.spend(8) {
		return nil
	}
	at := r.offset
	defer func() { r.offset = at }()
	r.offset = int(d.index)
	w := words.Known(r.words, r.offset).Operands
	e := r.encs.ofCode(spec.Opcode(w[2]))
	st := (&scratch{}).state(0, r.ctx.OpInfoOf(e.def), d.typ)
	t := d.typ
	if !r.operandWords(st, e, w[3:]) {
		return nil
	}
	op := r.b.CreateWithRegions(0, spirv.SpecConstantOperation, nil, []ir.Type{t}, 1)
	point := r.b.InsertionPoint()
	r.b.SetEnd(op.Region(0).AddBlock())
	inner := r.b.Build(st)
	r.b.Create(0, spirv.Yield, []*ir.Value{inner.Result(0)}, nil)
	r.b.SetInsertionPoint(point)
	return op.Result(0)
}
