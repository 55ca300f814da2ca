package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// replicated returns the id of the composite of type t whose constituents, at some depth, are the constant value. It returns 0
// after an error at op.
func (w *writer) replicated(op *ir.Operation, value ir.Attribute, t ir.Type) uint32 {
	elem := spirv.ElementAt(t, 0)
	if elem == nil {
		op.EmitError("cannot serialize attribute: " + ir.AttrString(value))
		return 0
	}
	typ := w.typeID(op, t)
	if typ == 0 {
		return 0
	}
	id, part := w.newID(), uint32(0)
	if spirv.ReplicatedType(value) == elem {
		part = w.constantID(op, value, elem)
	} else {
		part = w.replicated(op, value, elem)
	}
	if part == 0 {
		return 0
	}
	return w.combined(id, spec.OpConstantCompositeReplicateEXT, typ, part)
}

func (w *writer) specReplicate(s *symbol) bool {
	op := s.op
	ta, _ := op.Attr("type").(*ir.TypeAttr)
	ref := op.Attr("constituent")
	if ta == nil || ref == nil {
		return op.EmitOpError("has no type or constituent")
	}
	typ := w.typeID(op, ta.Value)
	id, c := w.define(s), w.symbol(op, ref)
	if typ == 0 || c == nil || !w.defineSymbol(c) {
		return false
	}
	w.line(&w.globals, op)
	w.define2(spec.OpSpecConstantCompositeReplicateEXT, typ, id, c.id)
	return w.decorate(op, id)
}

// replicatedConstant reads OpConstantCompositeReplicateEXT. The dialect's op has the value of the constituent, or what that
// replicates.
func (r *reader) replicatedConstant(t ir.Type, w []uint32) bool {
	const code = spec.OpConstantCompositeReplicateEXT
	if !r.speaks(spirv.EXTConstantCompositeReplicate) || r.careful || r.firstDecoration(w[1]) != 0 {
		return r.opaqueGlobal(code, w, t)
	}
	p := r.lookup(w[2])
	if p == nil || p.kind != defConstant && p.kind != defReplicate || spirv.ElementAt(t, 0) != p.typ ||
		p.kind == defConstant && spirv.ReplicatedType(p.attr) != p.typ {
		return r.opaqueGlobal(code, w, t)
	}
	d := def{kind: defReplicate, typ: t, attr: p.attr, size: 1, index: uint32(r.offset)}
	return r.measure(&d, []*def{p}) && r.define(w[1], d)
}

func (r *reader) specReplicate(t ir.Type, w []uint32) bool {
	const code = spec.OpSpecConstantCompositeReplicateEXT
	id := w[1]
	c := r.lookup(w[2])
	if !r.speaks(spirv.EXTSpecConstantCompositeReplicate) || c == nil || c.kind != defReference || !spirv.IsScalar(c.typ) || spirv.ElementAt(t, 0) != c.typ {
		return r.opaqueGlobal(code, w, t)
	}
	if r.info(id) == nil {
		return false
	}
	name := r.symbolName(id, "spirv_spec_const_")
	attrs := []ir.NamedAttribute{ir.Named("type", r.ctx.TypeAttr(t)), ir.Named("sym_name", r.ctx.String(name)), ir.Named("constituent", c.attr)}
	attrs, ok := r.attributes(attrs, id)
	if !ok {
		return false
	}
	r.b.Create(r.line, spirv.EXTSpecConstantCompositeReplicate, nil, nil, attrs...)
	return r.define(id, def{kind: defReference, attr: r.ctx.SymbolRef(name), typ: t})
}

// speaks reports whether the version of MLIR that the context speaks has the op.
func (r *reader) speaks(d *ir.OpDef) bool { return d.Versions.Has(r.ctx.MLIR()) }
