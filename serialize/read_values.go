package serialize

import (
	"strings"

	"github.com/spvc/spvc/internal/apfloat"
	"github.com/spvc/spvc/internal/apint"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// constantInt returns the value of the integer constant id.
func (r *reader) constantInt(id uint32) (uint32, bool) {
	if d := r.lookup(id); d != nil && d.kind == defConstant {
		if i, ok := d.attr.(*ir.IntegerAttr); ok {
			v, _ := i.Value.Uint64()
			if v <= 1<<32-1 {
				return uint32(v), true
			}
		}
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
		return r.define(id, def{kind: defUndef, typ: t})
	case spec.OpConstantTrue, spec.OpConstantFalse, spec.OpSpecConstantTrue, spec.OpSpecConstantFalse:
		if !spirv.IsBool(t) {
			return r.fail(code.String() + " must have a boolean type")
		}
		v := r.ctx.Bool(code == spec.OpConstantTrue || code == spec.OpSpecConstantTrue)
		return r.scalarConstant(id, v, t, code >= spec.OpSpecConstantTrue)
	case spec.OpConstant, spec.OpSpecConstant:
		v := r.number(t, w[2:])
		if v == nil {
			return r.fail("invalid number of type '" + ir.TypeString(t) + "'")
		}
		return r.scalarConstant(id, v, t, code == spec.OpSpecConstant)
	case spec.OpConstantComposite:
		return r.constantComposite(id, td, w[2:])
	case spec.OpConstantNull:
		v, n := r.null(t, 0)
		if v == nil {
			return r.fail("unsupported OpConstantNull type: '" + ir.TypeString(t) + "'")
		}
		return r.spend(n) && r.define(id, def{kind: defConstant, attr: v, typ: t, size: n})
	case spec.OpSpecConstantComposite:
		return r.specComposite(id, t, w[2:])
	case spec.OpSpecConstantOp:
		if !r.need(w, 3, code) {
			return false
		}
		return r.specOp(id, t, w)
	}
	return r.fail("unhandled instruction: " + code.String())
}

// number decodes the words of a scalar; nil if they do not fit t.
func (r *reader) number(t ir.Type, w []uint32) ir.Attribute {
	width := spirv.BitWidth(t)
	if !spirv.IsScalar(t) || width == 1 || width <= 32 && len(w) != 1 || width == 64 && len(w) != 2 {
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
		return r.define(id, def{kind: defConstant, attr: v, typ: t, size: 1})
	}
	if r.info(id) == nil {
		return false
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

func (r *reader) constantComposite(id uint32, td *def, ids []uint32) bool {
	d := def{kind: defConstant, typ: td.typ, size: 1}
	elems := make([]ir.Attribute, len(ids))
	parts := make([]*def, len(ids))
	for i, e := range ids {
		p := r.lookup(e)
		if p == nil || p.kind != defConstant {
			return r.failID("OpConstantComposite component must be a constant:", e)
		}
		if want := spirv.ElementAt(td.typ, int64(i)); want != p.typ {
			return r.failID("OpConstantComposite component has a wrong type:", e)
		}
		elems[i], parts[i] = p.attr, p
	}
	if !r.measure(&d, parts) || !r.spend(int32(len(ids))) {
		return false
	}
	if n, known := spirv.NumElements(td.typ); known && n != int64(len(ids)) {
		return r.fail("OpConstantComposite has a wrong number of components")
	}
	switch t := td.typ.(type) {
	case *ir.VectorType:
		d.attr = r.ctx.DenseOf(t, elems)
	case *spirv.ArrayType:
		d.attr = r.ctx.Array(elems)
	default:
		return r.fail("unsupported OpConstantComposite type: '" + ir.TypeString(td.typ) + "'")
	}
	return r.define(id, d)
}

// null returns the zero of type t and the number of its parts; nil if the
// dialect has no constant of it.
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
		if elem == nil || int64(n)*int64(t.Count) > maxParts {
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

func (r *reader) specComposite(id uint32, t ir.Type, ids []uint32) bool {
	if r.info(id) == nil {
		return false
	}
	refs := make([]ir.Attribute, len(ids))
	for i, e := range ids {
		d := r.lookup(e)
		if d == nil || d.kind != defReference {
			return r.failID("OpSpecConstantComposite component must be a specialization constant:", e)
		}
		refs[i] = d.attr
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

// specOp records OpSpecConstantOp, which is materialised where it is used.
func (r *reader) specOp(id uint32, t ir.Type, w []uint32) bool {
	e := r.encs.byCode[spec.Opcode(w[2])]
	if e == nil || w[2] > 1<<16-1 || e.form != formInstruction || !e.hasID {
		return r.fail("unhandled operation of OpSpecConstantOp")
	}
	d := def{kind: defSpecOp, typ: t, off: uint32(r.at), size: 1}
	var parts []*def
	for _, x := range w[3:] {
		if p := r.lookup(x); p != nil && p.kind == defSpecOp {
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
	ptr, ok := t.(*spirv.PointerType)
	if !ok || ptr.Storage != spec.StorageClass(w[2]) {
		return r.fail("OpVariable must have a pointer type of its storage class")
	}
	name := r.symbolName(w[1], "spirv_var_")
	attrs := []ir.NamedAttribute{ir.Named("sym_name", r.ctx.String(name)), ir.Named("type", r.ctx.TypeAttr(t))}
	if len(w) > 3 {
		init := r.lookup(w[3])
		if init == nil || init.kind != defVariable && init.kind != defReference {
			return r.failID("OpVariable initializer must be a variable or specialization constant:", w[3])
		}
		attrs = append(attrs, ir.Named("initializer", init.attr))
	}
	attrs, ok = r.attributes(attrs, w[1])
	if !ok {
		return false
	}
	r.b.Create(r.line, spirv.GlobalVariable, nil, nil, attrs...)
	return r.define(w[1], def{kind: defVariable, attr: r.ctx.SymbolRef(name), typ: t})
}

// addDecoration records a decoration of id.
func (r *reader) addDecoration(id uint32, member int, w []uint32) bool {
	i := r.info(id)
	if i == nil || !r.known(spec.KindDecoration, w[0]) {
		return false
	}
	r.decos = append(r.decos, decorationRec{member, spec.Decoration(w[0]), w[1:], i.deco})
	i.deco = uint32(len(r.decos))
	return true
}

// attributes appends the decorations of id as attributes.
func (r *reader) attributes(attrs []ir.NamedAttribute, id uint32) ([]ir.NamedAttribute, bool) {
	first := len(attrs)
	for i := r.firstDecoration(id); i != 0; i = r.decos[i-1].next {
		d := &r.decos[i-1]
		if d.member >= 0 {
			continue
		}
		v := r.decorationValue(d)
		if v == nil {
			return nil, false
		}
		name := attributeName(d.kind)
		dup := len(attrs)-first > 64
		for k := first; k < len(attrs) && !dup; k++ {
			dup = attrs[k].Name == name
		}
		if !dup {
			attrs = append(attrs, ir.Named(name, v))
		}
	}
	return attrs, true
}

// attributeName returns the attribute that a decoration becomes: its name in
// snake case.
func attributeName(d spec.Decoration) string {
	s := d.String()
	for name, k := range decorationNames {
		if k == d && name != "builtin" {
			return name
		}
	}
	var b strings.Builder
	upper := func(i int) bool { return i < len(s) && s[i] >= 'A' && s[i] <= 'Z' }
	for i := range len(s) {
		if i > 0 && upper(i) && (!upper(i-1) || i+1 < len(s) && !upper(i+1)) {
			b.WriteByte('_')
		}
		b.WriteByte(s[i])
	}
	return strings.ToLower(b.String())
}

// decorationValue returns the attribute that holds the operands of a decoration;
// nil after an error.
func (r *reader) decorationValue(d *decorationRec) ir.Attribute {
	params := spec.KindDecoration.Enumerant(uint32(d.kind)).Params
	if d.kind == spec.DecorationLinkageAttributes {
		name, rest, ok := r.str(d.words)
		if !ok || len(rest) != 1 || !r.known(spec.KindLinkageType, rest[0]) {
			r.fail("malformed LinkageAttributes")
			return nil
		}
		return spirv.LinkageAttributesOf(r.ctx, name, spec.LinkageType(rest[0]))
	}
	if len(params) == 0 && len(d.words) == 0 {
		return r.ctx.Unit()
	}
	if len(params) == 1 && params[0].Kind == spec.KindLiteralString {
		if text, _, ok := r.str(d.words); ok {
			return r.ctx.String(text)
		}
		return nil
	}
	if len(params) != 1 || len(d.words) != 1 {
		r.fail("unhandled decoration: " + d.kind.String())
		return nil
	}
	k, v := params[0].Kind, d.words[0]
	switch {
	case k.Category() == spec.Literal:
		return r.ctx.Int(r.ctx.I32(), int64(int32(v)))
	case !r.known(k, v):
		return nil
	case k == spec.KindFPFastMathMode:
		return r.ctx.Enum(spirv.FPFastMathModeAttr, uint64(v))
	case k.Category() == spec.ValueEnum:
		return r.ctx.String(k.Format(v))
	}
	r.fail("unhandled decoration: " + d.kind.String())
	return nil
}

// value returns the value of id for an op at the insertion point; what is not a
// value of the function is materialised there. nil after an error.
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
			return r.b.Create(r.line, spirv.Constant, nil, []ir.Type{d.typ}, ir.Named("value", d.attr)).Result(0)
		}
		return nil
	case defReference:
		return r.b.Create(r.line, spirv.ReferenceOf, nil, []ir.Type{d.typ}, ir.Named("spec_const", d.attr)).Result(0)
	case defVariable:
		return r.b.Create(r.line, spirv.AddressOf, nil, []ir.Type{d.typ}, ir.Named("variable", d.attr)).Result(0)
	case defUndef:
		return r.b.Create(r.line, spirv.Undef, nil, []ir.Type{d.typ}).Result(0)
	case defSpecOp:
		return r.specOpValue(d)
	}
	r.failID("no value for", id)
	return nil
}

// placeholder stands for a value that is defined further on.
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

// defineValue makes id stand for v, also where it was used before.
func (r *reader) defineValue(id uint32, v *ir.Value) bool {
	if d := r.lookup(id); d != nil && d.kind == defPending && d.fn == r.fn.number {
		d.val.ReplaceAllUsesWith(v)
		d.kind, d.val = defValue, v
		r.fn.pending--
		return true
	}
	return r.define(id, def{kind: defValue, val: v, fn: r.fn.number})
}

// specOpValue materialises OpSpecConstantOp with what it is computed from.
func (r *reader) specOpValue(d *def) *ir.Value {
	if !r.spend(8) {
		return nil
	}
	at := r.at
	defer func() { r.at = at }()
	r.at = int(d.off)
	w := r.words[r.at+1 : r.at+int(r.words[r.at]>>16)]
	e := r.encs.byCode[spec.Opcode(w[2])]
	st := ir.OperationState{Loc: r.line, Info: r.ctx.OpInfoOf(e.def), Results: []ir.Type{d.typ}}
	t := d.typ
	if !r.operandWords(&st, e, w[3:]) {
		return nil
	}
	op := r.b.CreateWithRegions(r.line, spirv.SpecConstantOperation, nil, []ir.Type{t}, 1)
	point := r.b.InsertionPoint()
	r.b.SetEnd(op.Region(0).AddBlock())
	inner := r.b.Build(&st)
	r.b.Create(r.line, spirv.Yield, []*ir.Value{inner.Result(0)}, nil)
	r.b.SetInsertionPoint(point)
	return op.Result(0)
}

// firstDecoration returns the head of id's list of decorations, 0 if it has none.
func (r *reader) firstDecoration(id uint32) uint32 {
	if int64(id) >= int64(len(r.ids)) {
		return 0
	}
	return r.ids[id].deco
}
