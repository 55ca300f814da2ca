package vector

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// transferSyntax holds the parsed parts of a transfer op.
type transferSyntax struct {
	source, other ir.UnresolvedOperand // other is the padding or the vector
	indices       []ir.UnresolvedOperand
	mask          []ir.UnresolvedOperand
	shaped        ir.ShapedType
	vector        *ir.VectorType
	typesLoc      ir.Location
}

// rest reads `, %mask {attributes} : type, type`. firstVector says that the first of
// the types is the vector's.
func (t *transferSyntax) rest(p *ir.Parser, st *ir.OperationState, firstVector bool) bool {
	if p.ParseOptionalComma() {
		o, ok := p.ParseOperand()
		if !ok {
			return false
		}
		t.mask = append(t.mask, o)
	}
	if !p.ParseAttrDict(st) {
		return false
	}
	t.typesLoc = p.Loc()
	types, ok := p.ParseColonTypeList()
	if !ok {
		return false
	}
	if len(types) != 2 {
		return p.EmitError(t.typesLoc, "requires two types")
	}
	if firstVector {
		return t.takeVector(p, types[0]) && t.takeShaped(p, types[1])
	}
	return t.takeShaped(p, types[0]) && t.takeVector(p, types[1])
}

func (t *transferSyntax) takeShaped(p *ir.Parser, typ ir.Type) bool {
	if !isTransferable(typ) {
		return p.EmitError(t.typesLoc, "requires memref or ranked tensor type")
	}
	t.shaped = typ.(ir.ShapedType)
	return true
}

func (t *transferSyntax) takeVector(p *ir.Parser, typ ir.Type) bool {
	v, ok := typ.(*ir.VectorType)
	if !ok {
		return p.EmitError(t.typesLoc, "requires vector type")
	}
	t.vector = v
	return true
}

// attributes adds the defaults of omitted attributes and returns the map.
func (t *transferSyntax) attributes(p *ir.Parser, st *ir.OperationState) (*ir.AffineMap, bool) {
	ctx := p.Context()
	a := st.Attr("permutation_map")
	if a == nil {
		m := minorIdentity(t.shaped, t.vector)
		if m == nil {
			return nil, p.EmitError(t.typesLoc, "requires a permutation_map with result dims of the same rank as the vector type")
		}
		a = ctx.MapAttr(m)
		st.AddAttr("permutation_map", a)
	}
	m, ok := a.(*ir.AffineMapAttr)
	if !ok {
		return nil, p.EmitError(p.NameLoc(), "invalid kind of attribute specified")
	}
	if st.Attr("in_bounds") == nil {
		st.AddAttr("in_bounds", boolsOf(ctx, make([]bool, len(m.Map.Results))))
	}
	return m.Map, true
}

func boolsOf(ctx *ir.Context, bs []bool) *ir.ArrayAttr {
	as := make([]ir.Attribute, len(bs))
	for i, b := range bs {
		as[i] = ctx.Bool(b)
	}
	return ctx.Array(as)
}

// resolveMask resolves the mask. Its type follows from the vector and the map.
func (t *transferSyntax) resolveMask(p *ir.Parser, st *ir.OperationState, m *ir.AffineMap) bool {
	if len(t.mask) == 0 {
		return true
	}
	if isVector(t.shaped.ElementType()) {
		return p.EmitError(t.mask[0].Loc, "does not support masks with vector element type")
	}
	if len(t.vector.Shape()) != len(m.Results) {
		return p.EmitError(t.typesLoc, "expected the same rank for the vector and the results of the permutation map")
	}
	return p.ResolveOperand(t.mask[0], maskType(t.vector, m), st)
}

func parseTransferRead(p *ir.Parser, st *ir.OperationState) bool {
	var t transferSyntax
	var ok bool
	if t.source, ok = p.ParseOperand(); !ok {
		return false
	}
	if t.indices, ok = p.ParseOperandList(ir.DelimSquare); !ok || !p.ParseComma() {
		return false
	}
	if t.other, ok = p.ParseOperand(); !ok || !t.rest(p, st, false) {
		return false
	}
	m, ok := t.attributes(p, st)
	if !ok || !p.ResolveOperand(t.source, t.shaped, st) || !p.ResolveOperandsOfType(t.indices, p.Context().Index(), st) ||
		!p.ResolveOperand(t.other, t.shaped.ElementType(), st) || !t.resolveMask(p, st, m) {
		return false
	}
	seg := p.Context().Segments(1, len(t.indices), 1, len(t.mask))
	st.AddAttr(seg.Name, seg.Value)
	st.Results = append(st.Results, t.vector)
	return true
}

func parseTransferWrite(p *ir.Parser, st *ir.OperationState) bool {
	var t transferSyntax
	var ok bool
	if t.other, ok = p.ParseOperand(); !ok || !p.ParseComma() {
		return false
	}
	if t.source, ok = p.ParseOperand(); !ok {
		return false
	}
	if t.indices, ok = p.ParseOperandList(ir.DelimSquare); !ok || !t.rest(p, st, true) {
		return false
	}
	m, ok := t.attributes(p, st)
	if !ok || !p.ResolveOperand(t.other, t.vector, st) || !p.ResolveOperand(t.source, t.shaped, st) ||
		!p.ResolveOperandsOfType(t.indices, p.Context().Index(), st) || !t.resolveMask(p, st, m) {
		return false
	}
	seg := p.Context().Segments(1, 1, len(t.indices), len(t.mask))
	st.AddAttr(seg.Name, seg.Value)
	if _, ok := t.shaped.(*ir.RankedTensorType); ok {
		st.Results = append(st.Results, t.shaped)
	}
	return true
}

// transferAttrs writes the attributes that differ from their defaults.
func transferAttrs(p *ir.Printer, t TransferOp) {
	elided := []string{ir.SegmentSizesName}
	if affinemap.IsMinorIdentity(t.Map()) {
		elided = append(elided, "permutation_map")
	}
	bounded := false
	for _, b := range t.InBounds() {
		bounded = bounded || b
	}
	if !bounded {
		elided = append(elided, "in_bounds")
	}
	p.AttrDict(t.Operation, elided...)
}

func printTransferRead(p *ir.Printer, op *ir.Operation) {
	t := TransferOp{op}
	p.Space()
	p.Operand(t.Source())
	p.Byte('[')
	p.Operands(t.Indices())
	p.Str("], ")
	p.Operand(t.Padding())
	if m := t.Mask(); m != nil {
		p.Str(", ")
		p.Operand(m)
	}
	transferAttrs(p, t)
	p.Str(" : ")
	p.Type(t.Source().Type())
	p.Str(", ")
	p.Type(t.VectorType())
}

func printTransferWrite(p *ir.Printer, op *ir.Operation) {
	t := TransferOp{op}
	p.Space()
	p.Operand(t.Vector())
	p.Str(", ")
	p.Operand(t.Source())
	p.Byte('[')
	p.Operands(t.Indices())
	p.Byte(']')
	if m := t.Mask(); m != nil {
		p.Str(", ")
		p.Operand(m)
	}
	transferAttrs(p, t)
	p.Str(" : ")
	p.Type(t.VectorType())
	p.Str(", ")
	p.Type(t.Source().Type())
}
