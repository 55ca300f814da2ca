package vector

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

func parseContract(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	dict, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	var operands [3]ir.UnresolvedOperand
	for i := range operands {
		if i > 0 && !p.ParseComma() {
			return false
		}
		if operands[i], ok = p.ParseOperand(); !ok {
			return false
		}
	}
	var masks []ir.UnresolvedOperand
	for p.ParseOptionalComma() {
		o, ok := p.ParseOperand()
		if !ok {
			return false
		}
		masks = append(masks, o)
	}
	if !p.ParseAttrDict(st) {
		return false
	}
	typesLoc := p.Loc()
	types, ok := p.ParseColonTypeList()
	if !ok || !p.ParseKeyword("into") {
		return false
	}
	res, ok := p.ParseType()
	if !ok {
		return false
	}
	if len(types) != 2 {
		return p.EmitError(typesLoc, "requires two types")
	}
	types = append(types, res)
	for i, o := range operands {
		if !p.ResolveOperand(o, types[i], st) {
			return false
		}
	}
	st.Results = append(st.Results, res)
	for _, e := range dict.Entries {
		st.AddAttr(e.Name, e.Value)
	}
	if !iteratorKeywords(p, st, loc) {
		return false
	}
	if len(masks) > 0 {
		return p.EmitError(p.NameLoc(), "expected zero or exactly 2 vector mask operands")
	}
	return true
}

// iteratorKeywords replaces the strings of iterator_types by enumerators.
func iteratorKeywords(p *ir.Parser, st *ir.OperationState, loc ir.Location) bool {
	for i := range st.Attrs {
		if st.Attrs[i].Name != "iterator_types" {
			continue
		}
		list, ok := st.Attrs[i].Value.(*ir.ArrayAttr)
		if !ok {
			break
		}
		var types []ir.Attribute
		for _, e := range list.Elements {
			s, ok := e.(*ir.StringAttr)
			if !ok {
				continue
			}
			v, ok := IteratorEnum.Parse(s.Value)
			if !ok {
				return p.EmitError(loc, "unexpected iterator_type ("+s.Value+")")
			}
			types = append(types, p.Context().Enum(IteratorAttrDef, v))
		}
		st.Attrs[i].Value = p.Context().Array(types)
		return true
	}
	return p.EmitError(loc, "expected \"iterator_types\" array attribute")
}

func printContract(p *ir.Printer, op *ir.Operation) {
	c := ContractOp{op}
	ctx := p.Context()
	words := make([]ir.Attribute, 0, 4)
	for _, t := range c.Iterators() {
		words = append(words, ctx.String(IteratorEnum.String(uint64(t))))
	}
	traits := []ir.NamedAttribute{
		ir.Named("indexing_maps", op.Prop(contractMaps)),
		ir.Named("iterator_types", ctx.Array(words)),
		ir.Named("kind", op.Prop(contractKind)),
	}
	p.Space()
	p.Attr(ctx.Dictionary(traits))
	p.Space()
	p.OperandRange(op, 0, 3)
	p.AttrDict(op, "indexing_maps", "iterator_types", "kind")
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.Str(", ")
	p.Type(op.Operand(1).Type())
	p.Str(" into ")
	p.Type(op.Result(0).Type())
}

func parseOuterProduct(p *ir.Parser, st *ir.OperationState) bool {
	operands, ok := p.ParseOperandList(ir.DelimNone)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	t1, ok := p.ParseColonType()
	if !ok || !p.ParseComma() {
		return false
	}
	t2, ok := p.ParseType()
	if !ok {
		return false
	}
	if len(operands) < 2 {
		return p.EmitError(p.NameLoc(), "expected at least 2 operands")
	}
	lhs, ok := t1.(*ir.VectorType)
	if !ok {
		return p.EmitError(p.NameLoc(), "expected vector type for operand #1")
	}
	rhs, isVec := t2.(*ir.VectorType)
	if len(lhs.Shape()) == 0 || isVec && len(rhs.Shape()) == 0 {
		return p.EmitError(p.NameLoc(), "expected 1-d vector for operand #"+strconv.Itoa(1+min(1, len(lhs.Shape()))))
	}
	shape, scalable := []int64{lhs.Shape()[0]}, []bool{lhs.ScalableDim(0)}
	if isVec {
		shape, scalable = append(shape, rhs.Shape()[0]), append(scalable, rhs.ScalableDim(0))
	}
	res := p.Context().ScalableVector(shape, scalable, lhs.ElementType())
	types := []ir.Type{t1, t2, res}
	for i, o := range operands[:min(3, len(operands))] {
		if !p.ResolveOperand(o, types[i], st) {
			return false
		}
	}
	st.Results = append(st.Results, res)
	return true
}

func printOuterProduct(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.OperandRange(op, 0, op.NumOperands())
	if op.NumOperands() > 2 {
		p.AttrDict(op)
	}
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.Str(", ")
	p.Type(op.Operand(1).Type())
}

func parseMask(p *ir.Parser, st *ir.OperationState) bool {
	mask, ok := p.ParseOperand()
	if !ok {
		return false
	}
	var pass []ir.UnresolvedOperand
	if p.ParseOptionalComma() {
		o, ok := p.ParseOperand()
		if !ok {
			return false
		}
		pass = append(pass, o)
	}
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	ensureMaskYield(p, r, st.Loc)
	st.Regions = append(st.Regions, r)
	if !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	results, ok := p.ParseOptionalArrowTypeList()
	if !ok || !p.ResolveOperand(mask, t, st) {
		return false
	}
	st.Results = append(st.Results, results...)
	if len(pass) > 0 && len(results) == 0 {
		return p.EmitError(p.NameLoc(), "expects result when passthru argument is provided")
	}
	return len(pass) == 0 || p.ResolveOperand(pass[0], results[0], st)
}

// ensureMaskYield adds a terminator to the region of a vector.mask. The terminator
// yields the results of the only operation in the region.
func ensureMaskYield(p *ir.Parser, r *ir.Region, loc ir.Location) {
	p.EnsureTerminator(r, Yield.Name, loc)
	first, last := r.First().First(), r.First().Last()
	if first == last || first.Next() != last || !last.Is(Yield) {
		return
	}
	last.Erase()
	b := p.Builder()
	at := b.InsertionPoint()
	b.SetEnd(r.First())
	b.Create(loc, Yield, first.Results(), nil)
	b.SetInsertionPoint(at)
}

func printMask(p *ir.Printer, op *ir.Operation) {
	m := MaskOp{op}
	p.Space()
	p.OperandRange(op, 0, op.NumOperands())
	p.Str(" { ")
	if first := m.Body().First(); first != nil {
		p.CustomOrGenericOp(first)
	}
	p.Str(" }")
	p.AttrDict(op)
	p.Str(" : ")
	p.Type(m.Mask().Type())
	if op.NumResults() > 0 {
		p.Str(" -> ")
		p.Types(op.ResultTypes())
	}
}
