package memref

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

func dynamicDims(shape []int64) int {
	n := 0
	for _, d := range shape {
		if d == ir.Dynamic {
			n++
		}
	}
	return n
}

func verifyAllocLike(op *ir.Operation) bool {
	t := op.Result(0).Type().(*ir.MemRefType)
	if _, n := op.OperandGroup(0); n != dynamicDims(t.Shape()) {
		return op.EmitOpError("dimension operand count does not equal memref dynamic dimension count")
	}
	symbols := 0
	if m := t.LayoutMap(); m != nil && !m.IsIdentity() {
		symbols = m.Symbols
	}
	if _, n := op.OperandGroup(1); n != symbols {
		return op.EmitOpError("symbol operand count does not equal memref symbol count: expected " + strconv.Itoa(symbols) + ", got " + strconv.Itoa(n))
	}
	return true
}

func verifyAlloca(op *ir.Operation) bool {
	p := op.Parent()
	for p != nil && !p.HasTrait(ir.AutomaticAllocationScope) {
		p = p.Parent()
	}
	if p == nil {
		return op.EmitOpError("requires an ancestor op with AutomaticAllocationScope trait")
	}
	return verifyAllocLike(op)
}

func verifyRealloc(op *ir.Operation) bool {
	src, dst := op.Operand(0).Type().(*ir.MemRefType), op.Result(0).Type().(*ir.MemRefType)
	both := func(what string) bool {
		return op.EmitError("different " + what + " specified for source memref type " + ir.QuoteType(src) + " and result memref type " + ir.QuoteType(dst))
	}
	switch {
	case !hasIdentityLayout(src):
		return op.EmitError("unsupported layout for source memref type " + ir.QuoteType(src))
	case !hasIdentityLayout(dst):
		return op.EmitError("unsupported layout for result memref type " + ir.QuoteType(dst))
	case src.MemorySpace != dst.MemorySpace:
		return both("memory spaces")
	case src.ElementType() != dst.ElementType():
		return both("element types")
	}
	dynamic := dynamicDims(dst.Shape()) > 0
	switch given := op.NumOperands() > 1; {
	case dynamic && !given:
		return op.EmitError("missing dimension operand for result type " + ir.QuoteType(dst))
	case !dynamic && given:
		return op.EmitError("unnecessary dimension operand for result type " + ir.QuoteType(dst))
	}
	return true
}

func hasIdentityLayout(t *ir.MemRefType) bool {
	if t.Layout == nil {
		return true
	}
	m := t.LayoutMap()
	return m != nil && m.IsIdentity()
}

func verifyLoad(op *ir.Operation) bool {
	if rank := memrefRank(op.Operand(0)); op.NumOperands()-1 != rank {
		return op.EmitOpError("incorrect number of indices for load, expected " + strconv.Itoa(rank) + " but got " + strconv.Itoa(op.NumOperands()-1))
	}
	return true
}

func verifyStore(op *ir.Operation) bool {
	if op.NumOperands() != 2+memrefRank(op.Operand(1)) {
		return op.EmitOpError("store index operand count not equal to memref rank")
	}
	return true
}

func isPowerOf2(v int64) bool { return v > 0 && v&(v-1) == 0 }

func verifyAssumeAlignment(op *ir.Operation) bool {
	if !isPowerOf2(op.Prop(0).(*ir.IntegerAttr).Int64Or(0)) {
		return op.EmitOpError("alignment must be power of 2")
	}
	return true
}

func verifyPrefetch(op *ir.Operation) bool {
	if op.NumOperands() != 1+memrefRank(op.Operand(0)) {
		return op.EmitOpError("too few indices")
	}
	return true
}

func verifyAtomicRMW(op *ir.Operation) bool {
	if memrefRank(op.Operand(1)) != op.NumOperands()-2 {
		return op.EmitOpError("expects the number of subscripts to be equal to memref rank")
	}
	kind, _ := op.Prop(0).(*ir.IntegerAttr).Value.Uint64()
	keyword := arith.AtomicRMWEnum.String(kind)
	switch _, float := op.Operand(0).Type().(*ir.FloatType); keyword {
	case "addf", "maximumf", "minimumf", "mulf":
		if !float {
			return op.EmitOpError("with kind '" + keyword + "' expects a floating-point type")
		}
	case "addi", "maxs", "maxu", "mins", "minu", "muli", "ori", "andi", "xori":
		if float {
			return op.EmitOpError("with kind '" + keyword + "' expects an integer type")
		}
	}
	return true
}

func verifyGenericAtomicRMW(op *ir.Operation) bool {
	entry := op.Region(0).First()
	if entry == nil || entry.NumArgs() != 1 {
		return op.EmitOpError("expected single number of entry block arguments")
	}
	if op.Result(0).Type() != entry.Arg(0).Type() {
		return op.EmitOpError("expected block argument of the same type result type")
	}
	ok := true
	for o := entry.First(); o != nil && ok; o = o.Next() {
		o.Walk(func(nested *ir.Operation) {
			if ok && !ir.IsMemoryEffectFree(nested) {
				ok = nested.EmitError("body of 'memref.generic_atomic_rmw' should contain only operations with no side effects")
			}
		})
	}
	return ok
}

func verifyAtomicYield(op *ir.Operation) bool {
	want, got := op.Parent().Result(0).Type(), op.Operand(0).Type()
	if want != got {
		return op.EmitOpError("types mismatch between yield op: " + ir.QuoteType(got) + " and its parent: " + ir.QuoteType(want))
	}
	return true
}

func verifyGlobal(op *ir.Operation) bool {
	t := GlobalOp{op}.Type()
	if !ir.HasStaticShape(t) {
		return op.EmitOpError("type should be static shaped memref, but got " + ir.QuoteType(t))
	}
	switch init := op.Prop(globalInit).(type) {
	case nil, *ir.UnitAttr:
	case ir.TypedAttr:
		if !ir.ElementsAttrKind.Match(init) {
			return op.EmitOpError("initial value should be a unit or elements attribute, but got " + ir.AttrString(init))
		}
		want := op.Context().Tensor(t.Shape(), t.ElementType(), nil)
		if init.Type() != ir.Type(want) {
			return op.EmitOpError("initial value expected to be of type " + ir.QuoteType(want) + ", but was of type " + ir.QuoteType(init.Type()))
		}
	default:
		return op.EmitOpError("initial value should be a unit or elements attribute, but got " + ir.AttrString(init))
	}
	if a, ok := op.Prop(globalAlignment).(*ir.IntegerAttr); ok {
		if v := a.Int64Or(0); !isPowerOf2(v) {
			return op.EmitError("alignment attribute value " + strconv.FormatUint(uint64(v), 10) + " is not a power of 2")
		}
	}
	return true
}

// globalUser verifies the symbol use of memref.get_global.
type globalUser struct{}

// VerifySymbolUses checks that the name is that of a global with the result's type.
func (globalUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref := op.Prop(0).(*ir.SymbolRefAttr)
	g := tables.LookupRef(op, ref)
	if g == nil || !g.Is(Global) {
		return op.EmitOpErrorDetail(tables.Unknown(op, ref, Global), "'"+ref.Root+"' does not reference a valid global memref")
	}
	attr, _ := g.Prop(globalType).(*ir.TypeAttr)
	if attr == nil {
		return false
	}
	if got := op.Result(0).Type(); attr.Value != got {
		return op.EmitOpError("result type " + ir.QuoteType(got) + " does not match type " + ir.QuoteType(attr.Value) + " of the global memref @" + ref.Root)
	}
	return true
}

func verifyDmaStart(op *ir.Operation) bool {
	n, need := op.NumOperands(), 4
	if n < need {
		return op.EmitOpError("expected at least 4 operands")
	}
	// indexed checks the memref at operand `at` and its indices.
	indexed := func(at int, what, indices string) (next int, ok bool) {
		t, isRef := op.Operand(at).Type().(*ir.MemRefType)
		if !isRef {
			return 0, op.EmitOpError("expected " + what + " to be of memref type")
		}
		rank := len(t.Shape())
		if need += rank; n < need {
			return 0, op.EmitOpError("expected at least " + strconv.Itoa(need) + " operands")
		}
		for i := at + 1; i <= at+rank; i++ {
			if !isIndex(op.Operand(i).Type()) {
				return 0, op.EmitOpError("expected " + indices + " indices to be of index type")
			}
		}
		return at + rank + 1, true
	}
	at, ok := indexed(0, "source", "source")
	if !ok {
		return false
	}
	if at, ok = indexed(at, "destination", "destination"); !ok {
		return false
	}
	if !isIndex(op.Operand(at).Type()) {
		return op.EmitOpError("expected num elements to be of index type")
	}
	if _, ok = indexed(at+1, "tag", "tag"); !ok {
		return false
	}
	if n != need && n != need+2 {
		return op.EmitOpError("incorrect number of operands")
	}
	if n == need+2 && !(isIndex(op.Operand(n-2).Type()) && isIndex(op.Operand(n-1).Type())) {
		return op.EmitOpError("expected stride and num elements per stride to be of type index")
	}
	return true
}

func verifyDmaWait(op *ir.Operation) bool {
	if rank, n := memrefRank(op.Operand(0)), op.NumOperands()-2; rank != n {
		return op.EmitOpError("expected tagIndices to have the same number of elements as the tagMemRef rank, expected " +
			strconv.Itoa(rank) + ", but got " + strconv.Itoa(n))
	}
	return true
}
