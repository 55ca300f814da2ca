package affine

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// The attributes of affine.dma_start and affine.dma_wait, which has only the last.
const (
	SrcMapName = "src_map"
	DstMapName = "dst_map"
	TagMapName = "tag_map"
)

// DmaOp is the typed view of affine.dma_start and affine.dma_wait. Each memref is
// followed by the operands of its map.
type DmaOp struct{ *ir.Operation }

func (d DmaOp) mapOf(name string) *ir.AffineMap {
	if a, ok := d.Attr(name).(*ir.AffineMapAttr); ok {
		return a.Map
	}
	return d.Context().AffineMap(0, 0)
}

// mapNames returns the names of the maps of the op.
func (d DmaOp) mapNames() []string {
	if d.Is(DmaWait) {
		return []string{TagMapName}
	}
	return []string{SrcMapName, DstMapName, TagMapName}
}

// access returns the number of the memref operand that the named map belongs to,
// and the map.
func (d DmaOp) access(name string) (at int, m *ir.AffineMap) {
	if d.Is(DmaWait) {
		return 0, d.mapOf(name)
	}
	for _, n := range [...]string{SrcMapName, DstMapName, TagMapName} {
		m = d.mapOf(n)
		if n == name {
			break
		}
		at += 1 + affinemap.NumInputs(m)
	}
	return at, m
}

// Access returns the buffer that the named map belongs to, the map and its
// operands.
func (d DmaOp) Access(name string) (buffer *ir.Value, m *ir.AffineMap, operands []*ir.Value) {
	at, m := d.access(name)
	return d.Operand(at), m, d.indices(name)
}

// Rest returns the operands after the subscripts: the number of elements and, for
// strided transfers, the stride and the number of elements per stride.
func (d DmaOp) Rest() []*ir.Value {
	at, m := d.access(TagMapName)
	return d.Operands()[at+1+affinemap.NumInputs(m):]
}

func (d DmaOp) indices(name string) []*ir.Value {
	at, m := d.access(name)
	return d.Operands()[at+1 : at+1+affinemap.NumInputs(m)]
}

func parseDmaStart(p *ir.Parser, st *ir.OperationState) bool {
	var memrefs [3]ir.UnresolvedOperand
	var operands [3][]ir.UnresolvedOperand
	for i, name := range [...]string{SrcMapName, DstMapName, TagMapName} {
		var ok bool
		if memrefs[i], operands[i], ok = parseSubscripts(p, st, name); !ok || !p.ParseComma() {
			return false
		}
	}
	num, ok := p.ParseOperand()
	if !ok {
		return false
	}
	stride, ok := memref.ParseStride(p)
	if !ok {
		return false
	}
	types, ok := p.ParseColonTypeList()
	if !ok {
		return false
	}
	if len(types) != 3 {
		return p.EmitError(p.NameLoc(), "expected three types")
	}
	index := p.Context().Index()
	for i := range memrefs {
		if !p.ResolveOperand(memrefs[i], types[i], st) || !p.ResolveOperandsOfType(operands[i], index, st) {
			return false
		}
	}
	return p.ResolveOperand(num, index, st) && p.ResolveOperandsOfType(stride, index, st)
}

func (d DmaOp) print(p *ir.Printer, name string) {
	at, m := d.access(name)
	printSubscripts(p, d.Operand(at), m, d.indices(name))
}

func printDmaStart(p *ir.Printer, op *ir.Operation) {
	d := DmaOp{op}
	p.Space()
	for _, name := range [...]string{SrcMapName, DstMapName, TagMapName} {
		d.print(p, name)
		p.Str(", ")
	}
	dst, _ := d.access(DstMapName)
	tag, m := d.access(TagMapName)
	rest := tag + 1 + affinemap.NumInputs(m)
	p.OperandRange(op, rest, op.NumOperands()-rest)
	p.Str(" : ")
	p.Types([]ir.Type{op.Operand(0).Type(), op.Operand(dst).Type(), op.Operand(tag).Type()})
}

func parseDmaWait(p *ir.Parser, st *ir.OperationState) bool {
	tag, operands, ok := parseSubscripts(p, st, TagMapName)
	if !ok || !p.ParseComma() {
		return false
	}
	num, ok := p.ParseOperand()
	if !ok {
		return false
	}
	t, ok := p.ParseColonType()
	index := p.Context().Index()
	if !ok || !p.ResolveOperand(tag, t, st) || !p.ResolveOperandsOfType(operands, index, st) || !p.ResolveOperand(num, index, st) {
		return false
	}
	if _, ok := t.(*ir.MemRefType); !ok {
		return p.EmitError(p.NameLoc(), "expected tag to be of memref type")
	}
	return true
}

func printDmaWait(p *ir.Printer, op *ir.Operation) {
	p.Space()
	DmaOp{op}.print(p, TagMapName)
	p.Str(", ")
	p.Operand(op.Operand(op.NumOperands() - 1))
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
}

func isMemRef(v *ir.Value) bool { _, ok := v.Type().(*ir.MemRefType); return ok }

func verifyDmaStart(op *ir.Operation) bool {
	d := DmaOp{op}
	inputs := 0
	for _, name := range [...]string{DstMapName, SrcMapName, TagMapName} {
		if !hasMap(op, name) {
			return false
		}
		inputs += affinemap.NumInputs(d.mapOf(name))
	}
	for _, x := range [...][2]string{{SrcMapName, "source"}, {DstMapName, "destination"}, {TagMapName, "tag"}} {
		if at, _ := d.access(x[0]); at < op.NumOperands() && !isMemRef(op.Operand(at)) {
			return op.EmitOpError("expected DMA " + x[1] + " to be of memref type")
		}
	}
	if n := op.NumOperands(); n != inputs+4 && n != inputs+6 {
		return op.EmitOpError("incorrect number of operands")
	}
	for _, x := range [...][2]string{{SrcMapName, "src"}, {DstMapName, "dst"}, {TagMapName, "tag"}} {
		if !verifyDmaIndices(op, d.indices(x[0]), x[1]+" index to dma_start", x[1]+" index") {
			return false
		}
	}
	return true
}

// hasMap emits an error if the map called name is missing. MLIR assumes that it exists.
func hasMap(op *ir.Operation, name string) bool {
	if _, ok := op.Attr(name).(*ir.AffineMapAttr); ok {
		return true
	}
	return op.EmitOpError("requires attribute '" + name + "'")
}

// verifyDmaIndices checks the types and the categories of subscripts.
func verifyDmaIndices(op *ir.Operation, vs []*ir.Value, typed, valid string) bool {
	c := categories{region: ScopeOf(op)}
	for _, v := range vs {
		if !isIndex(v) {
			return op.EmitOpError(typed + " must have 'index' type")
		}
		if !c.dim(v) && !c.symbol(v) {
			return op.EmitOpError(valid + " must be a valid dimension or symbol identifier")
		}
	}
	return true
}

func verifyDmaWait(op *ir.Operation) bool {
	d := DmaOp{op}
	if !hasMap(op, TagMapName) {
		return false
	}
	if op.NumOperands() > 0 && !isMemRef(op.Operand(0)) {
		return op.EmitOpError("expected DMA tag to be of memref type")
	}
	if op.NumOperands() < 2+affinemap.NumInputs(d.mapOf(TagMapName)) {
		return op.EmitOpError("incorrect number of operands")
	}
	return verifyDmaIndices(op, d.indices(TagMapName), "index to dma_wait", "index")
}

func dmaStartEffects(op *ir.Operation, visit func(ir.Effect)) {
	d := DmaOp{op}
	dst, _ := d.access(DstMapName)
	tag, _ := d.access(TagMapName)
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(dst)})
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(tag)})
}

func readsFirst(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
}
