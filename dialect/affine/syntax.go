package affine

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// parseDimsAndSymbols reads `(%dims)[%symbols]`. The symbols are optional.
func parseDimsAndSymbols(p *ir.Parser, st *ir.OperationState) (dims, symbols int, ok bool) {
	ds, ok := p.ParseOperandList(ir.DelimParen)
	if !ok {
		return 0, 0, false
	}
	ss, ok := p.ParseOperandList(ir.DelimOptionalSquare)
	if !ok {
		return 0, 0, false
	}
	index := p.Context().Index()
	return len(ds), len(ss), p.ResolveOperandsOfType(ds, index, st) && p.ResolveOperandsOfType(ss, index, st)
}

func printDimsAndSymbols(p *ir.Printer, operands []*ir.Value, dims int) {
	dims = min(dims, len(operands))
	p.Byte('(')
	p.Operands(operands[:dims])
	p.Byte(')')
	if len(operands) > dims {
		p.Byte('[')
		p.Operands(operands[dims:])
		p.Byte(']')
	}
}

// parseMapAttr reads an attribute that must be an affine map.
func parseMapAttr(p *ir.Parser) (*ir.AffineMapAttr, bool) {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return nil, false
	}
	m, ok := a.(*ir.AffineMapAttr)
	if !ok {
		return nil, p.EmitError(loc, "invalid kind of attribute specified")
	}
	return m, true
}

func parseApply(p *ir.Parser, st *ir.OperationState) bool {
	a, ok := parseMapAttr(p)
	if !ok {
		return false
	}
	st.AddAttr(mapName, a)
	dims, symbols, ok := parseDimsAndSymbols(p, st)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	if a.Map.Dims != dims || a.Map.Symbols != symbols {
		return p.EmitError(p.NameLoc(), "dimension or symbol index mismatch")
	}
	for range a.Map.Results {
		st.Results = append(st.Results, p.Context().Index())
	}
	return true
}

func printMapOp(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Attr(p.Context().MapAttr(MapOp{op}.Map()))
	printDimsAndSymbols(p, op.Operands(), MapOp{op}.Map().Dims)
	p.AttrDict(op, mapName)
}

func parseMinMax(p *ir.Parser, st *ir.OperationState) bool {
	a, ok := parseMapAttr(p)
	if !ok {
		return false
	}
	st.AddAttr(mapName, a)
	ds, ok := p.ParseOperandList(ir.DelimParen)
	if !ok {
		return false
	}
	ss, ok := p.ParseOperandList(ir.DelimOptionalSquare)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	index := p.Context().Index()
	st.Results = append(st.Results, index)
	return p.ResolveOperandsOfType(ds, index, st) && p.ResolveOperandsOfType(ss, index, st)
}

// parseSubscripts reads `%m[affine expressions]` and stores the map.
func parseSubscripts(p *ir.Parser, st *ir.OperationState, name string) (m ir.UnresolvedOperand, operands []ir.UnresolvedOperand, ok bool) {
	if m, ok = p.ParseOperand(); !ok {
		return m, nil, false
	}
	am, operands, ok := p.ParseAffineMapOfSSA(ir.DelimSquare)
	if ok {
		st.AddAttr(name, p.Context().MapAttr(am))
	}
	return m, operands, ok
}

// parseMemRefType reads a type that must be a ranked memref.
func parseMemRefType(p *ir.Parser) (*ir.MemRefType, bool) {
	if !p.ParseColon() {
		return nil, false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return nil, p.EmitError(loc, "invalid kind of type specified")
	}
	return m, true
}

func parseVectorType(p *ir.Parser) (*ir.VectorType, bool) {
	if !p.ParseComma() {
		return nil, false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	v, ok := t.(*ir.VectorType)
	if !ok {
		return nil, p.EmitError(loc, "invalid kind of type specified")
	}
	return v, true
}

func parseLoad(p *ir.Parser, st *ir.OperationState) bool { return parseAccess(p, st, false, false) }

func parseStore(p *ir.Parser, st *ir.OperationState) bool { return parseAccess(p, st, true, false) }

func parseVectorLoad(p *ir.Parser, st *ir.OperationState) bool {
	return parseAccess(p, st, false, true)
}

func parseVectorStore(p *ir.Parser, st *ir.OperationState) bool {
	return parseAccess(p, st, true, true)
}

func parseAccess(p *ir.Parser, st *ir.OperationState, store, vector bool) bool {
	var value ir.UnresolvedOperand
	var ok bool
	if store {
		if value, ok = p.ParseOperand(); !ok || !p.ParseComma() {
			return false
		}
	}
	m, operands, ok := parseSubscripts(p, st, mapName)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	t, ok := parseMemRefType(p)
	if !ok {
		return false
	}
	elem := t.ElementType()
	if vector {
		v, ok := parseVectorType(p)
		if !ok {
			return false
		}
		elem = v
	}
	if store {
		if !p.ResolveOperand(value, elem, st) {
			return false
		}
	} else {
		st.Results = append(st.Results, elem)
	}
	return p.ResolveOperand(m, t, st) && p.ResolveOperandsOfType(operands, p.Context().Index(), st)
}

// printSubscripts writes `%m[affine expressions]`.
func printSubscripts(p *ir.Printer, m *ir.Value, am *ir.AffineMap, operands []*ir.Value) {
	p.Operand(m)
	p.Byte('[')
	p.AffineMapOfSSA(am, operands)
	p.Byte(']')
}

func printAccess(p *ir.Printer, op *ir.Operation) {
	a := AccessOp{op}
	p.Space()
	store := a.memrefAt() == 1
	if store {
		p.Operand(op.Operand(0))
		p.Str(", ")
	}
	printSubscripts(p, a.MemRef(), a.Map(), a.MapOperands())
	p.AttrDict(op, mapName)
	p.Str(" : ")
	p.Type(a.MemRef().Type())
	switch {
	case op.Is(VectorLoad):
		p.Str(", ")
		p.Type(op.Result(0).Type())
	case op.Is(VectorStore):
		p.Str(", ")
		p.Type(op.Operand(0).Type())
	}
}

func parsePrefetch(p *ir.Parser, st *ir.OperationState) bool {
	m, operands, ok := parseSubscripts(p, st, mapName)
	if !ok {
		return false
	}
	hints, ok := memref.ParsePrefetchHints(p)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	t, ok := parseMemRefType(p)
	if !ok || !p.ResolveOperand(m, t, st) || !p.ResolveOperandsOfType(operands, p.Context().Index(), st) {
		return false
	}
	return hints.Set(p, st)
}

func printPrefetch(p *ir.Printer, op *ir.Operation) {
	a := AccessOp{op}
	p.Space()
	printSubscripts(p, a.MemRef(), a.Map(), a.MapOperands())
	if interfaces.IsTrue(op.Prop(prefetchWrite)) {
		p.Str(", write, locality<")
	} else {
		p.Str(", read, locality<")
	}
	p.AttrNoType(op.Prop(prefetchLocality))
	if interfaces.IsTrue(op.Prop(prefetchData)) {
		p.Str(">, data")
	} else {
		p.Str(">, instr")
	}
	p.AttrDict(op, mapName, "localityHint", "isDataCache", "isWrite")
	p.Str(" : ")
	p.Type(a.MemRef().Type())
}
