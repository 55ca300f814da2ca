package memref

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// globalInitDirective is custom<GlobalMemrefOpTypeAndInitialValue>: the type, and a value
// or `uninitialized`.
var globalInitDirective = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		t, ok := p.ParseType()
		if !ok {
			return false
		}
		m, ok := t.(*ir.MemRefType)
		if !ok || !ir.HasStaticShape(m) {
			return p.EmitError(p.NameLoc(), "type should be static shaped memref, but got "+ir.QuoteType(t))
		}
		ctx := p.Context()
		a.SetAttr(0, ctx.TypeAttr(t))
		if !p.ParseOptionalEqual() {
			return true
		}
		if p.ParseOptionalKeyword("uninitialized") {
			a.SetAttr(1, ctx.Unit())
			return true
		}
		v, ok := p.ParseAttr(ctx.Tensor(m.Shape(), m.ElementType(), nil))
		if !ok {
			return false
		}
		if !ir.ElementsAttrKind.Match(v) {
			return p.EmitError(p.NameLoc(), "initial value should be a unit or elements attribute")
		}
		a.SetAttr(1, v)
		return true
	},
	Print: func(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
		if t, ok := a.Attr(0).(*ir.TypeAttr); ok {
			p.Type(t.Value)
		}
		switch v := a.Attr(1).(type) {
		case nil:
		case *ir.UnitAttr:
			p.Str(" = uninitialized")
		default:
			p.Str(" = ")
			p.AttrNoType(v)
		}
	},
}

func parseAllocaScope(p *ir.Parser, st *ir.OperationState) bool {
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(st.Results, types...)
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	p.EnsureTerminator(r, AllocaScopeReturn.Name, st.Loc)
	st.Regions = append(st.Regions, r)
	return p.ParseAttrDict(st)
}

func printAllocaScope(p *ir.Printer, op *ir.Operation) {
	p.Space()
	if op.NumResults() > 0 {
		p.Str(" -> (")
		p.Types(op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(0), false, op.NumResults() > 0)
	p.AttrDict(op)
}

func parsePrefetch(p *ir.Parser, st *ir.OperationState) bool {
	m, ok := p.ParseOperand()
	if !ok {
		return false
	}
	indices, ok := p.ParseOperandList(ir.DelimSquare)
	if !ok {
		return false
	}
	hints, ok := ParsePrefetchHints(p)
	if !ok {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok || !p.ResolveOperand(m, t, st) || !p.ResolveOperandsOfType(indices, p.Context().Index(), st) {
		return false
	}
	return hints.Set(p, st)
}

// PrefetchHints holds the parts of a prefetch op except the buffer and its indices.
type PrefetchHints struct {
	locality  ir.Attribute
	rw, cache string
}

// ParsePrefetchHints parses text such as `, read, locality<3>, data`.
func ParsePrefetchHints(p *ir.Parser) (h PrefetchHints, ok bool) {
	if !p.ParseComma() {
		return h, false
	}
	if h.rw, ok = p.ParseAnyKeyword(); !ok || !p.ParseComma() || !p.ParseKeyword("locality") || !p.ParseLess() {
		return h, false
	}
	if h.locality, ok = p.ParseAttr(p.Context().I32()); !ok || !p.ParseGreater() || !p.ParseComma() {
		return h, false
	}
	h.cache, ok = p.ParseAnyKeyword()
	return h, ok
}

// Set adds the attributes to a prefetch op that is being parsed. It emits an error for
// words other than "read" or "write", and other than "data" or "instr" for the cache.
func (h PrefetchHints) Set(p *ir.Parser, st *ir.OperationState) bool {
	rw, cache := h.rw, h.cache
	if rw != "read" && rw != "write" {
		return p.EmitError(p.NameLoc(), "rw specifier has to be 'read' or 'write'")
	}
	if cache != "data" && cache != "instr" {
		return p.EmitError(p.NameLoc(), "cache type has to be 'data' or 'instr'")
	}
	st.AddAttr("localityHint", h.locality)
	st.AddAttr("isWrite", p.Context().Bool(rw == "write"))
	st.AddAttr("isDataCache", p.Context().Bool(cache == "data"))
	return true
}

// ParseStride reads the optional stride operands of a DMA: a comma, and then a stride and the
// number of elements per stride. As in MLIR, the comma may stand alone.
func ParseStride(p *ir.Parser) (stride []ir.UnresolvedOperand, ok bool) {
	if p.ParseOptionalComma() {
		if stride, ok = p.ParseOperandList(ir.DelimNone); !ok {
			return nil, false
		}
	}
	if len(stride) != 0 && len(stride) != 2 {
		return nil, p.EmitError(p.NameLoc(), "expected two stride related operands")
	}
	return stride, true
}

func printPrefetch(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Byte('[')
	p.OperandRange(op, 1, op.NumOperands()-1)
	p.Str("], ")
	if interfaces.IsTrue(op.Prop(prefetchWrite)) {
		p.Str("write")
	} else {
		p.Str("read")
	}
	p.Str(", locality<")
	p.AttrNoType(op.Prop(prefetchLocality))
	p.Str(">, ")
	if interfaces.IsTrue(op.Prop(prefetchData)) {
		p.Str("data")
	} else {
		p.Str("instr")
	}
	p.AttrDict(op, "localityHint", "isWrite", "isDataCache")
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
}

// parseIndexed reads `%m[%i, ...]`.
func parseIndexed(p *ir.Parser) (m ir.UnresolvedOperand, indices []ir.UnresolvedOperand, ok bool) {
	if m, ok = p.ParseOperand(); !ok {
		return m, nil, false
	}
	indices, ok = p.ParseOperandList(ir.DelimSquare)
	return m, indices, ok
}

func parseDmaStart(p *ir.Parser, st *ir.OperationState) bool {
	src, srcIdx, ok := parseIndexed(p)
	if !ok || !p.ParseComma() {
		return false
	}
	dst, dstIdx, ok := parseIndexed(p)
	if !ok || !p.ParseComma() {
		return false
	}
	num, ok := p.ParseOperand()
	if !ok || !p.ParseComma() {
		return false
	}
	tag, tagIdx, ok := parseIndexed(p)
	if !ok {
		return false
	}
	stride, ok := ParseStride(p)
	if !ok {
		return false
	}
	types, ok := p.ParseColonTypeList()
	if !ok {
		return false
	}
	if len(types) != 3 {
		return p.EmitError(p.NameLoc(), "fewer/more types expected")
	}
	index := p.Context().Index()
	return p.ResolveOperand(src, types[0], st) && p.ResolveOperandsOfType(srcIdx, index, st) &&
		p.ResolveOperand(dst, types[1], st) && p.ResolveOperandsOfType(dstIdx, index, st) &&
		p.ResolveOperand(num, index, st) &&
		p.ResolveOperand(tag, types[2], st) && p.ResolveOperandsOfType(tagIdx, index, st) &&
		p.ResolveOperandsOfType(stride, index, st)
}

func printDmaStart(p *ir.Printer, op *ir.Operation) {
	d := DmaStartOp{op}
	indexed := func(at int) {
		p.Operand(op.Operand(at))
		p.Byte('[')
		p.OperandRange(op, at+1, memrefRank(op.Operand(at)))
		p.Byte(']')
	}
	p.Space()
	indexed(0)
	p.Str(", ")
	indexed(d.dst())
	p.Str(", ")
	p.Operand(d.NumElements())
	p.Str(", ")
	indexed(d.tag())
	if d.IsStrided() {
		p.Str(", ")
		p.OperandRange(op, op.NumOperands()-2, 2)
	}
	p.AttrDict(op)
	p.Str(" : ")
	p.Types([]ir.Type{op.Operand(0).Type(), op.Operand(d.dst()).Type(), op.Operand(d.tag()).Type()})
}

func parseGenericAtomicRMW(p *ir.Parser, st *ir.OperationState) bool {
	m, indices, ok := parseIndexed(p)
	if !ok {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	mt, ok := t.(*ir.MemRefType)
	if !ok {
		return p.EmitError(loc, "invalid kind of type specified")
	}
	if !p.ResolveOperand(m, t, st) || !p.ResolveOperandsOfType(indices, p.Context().Index(), st) {
		return false
	}
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	st.Regions = append(st.Regions, r)
	st.Results = append(st.Results, mt.ElementType())
	return p.ParseAttrDict(st)
}

func printGenericAtomicRMW(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Byte('[')
	p.OperandRange(op, 1, op.NumOperands()-1)
	p.Str("] : ")
	p.Type(op.Operand(0).Type())
	p.Space()
	p.Region(op.Region(0), true, true)
	p.AttrDict(op)
}

func parseTranspose(p *ir.Parser, st *ir.OperationState) bool {
	in, ok := p.ParseOperand()
	if !ok {
		return false
	}
	m, ok := p.ParseAffineMap()
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	src, ok := p.ParseColonType()
	if !ok || !p.ResolveOperand(in, src, st) || !p.ParseKeyword("to") {
		return false
	}
	dst, ok := p.ParseType()
	if !ok {
		return false
	}
	st.Results = append(st.Results, dst)
	st.AddAttr("permutation", p.Context().MapAttr(m))
	return true
}

func printTranspose(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Space()
	if m, ok := op.Prop(0).(*ir.AffineMapAttr); ok {
		p.AffineMap(m.Map)
	}
	p.AttrDict(op, "permutation")
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.Str(" to ")
	p.Type(op.Result(0).Type())
}
