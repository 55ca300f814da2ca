package dealloc

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// LoweringPatterns returns the pattern that replaces bufferization.dealloc by comparisons of addresses and memref.dealloc. helper is
// the function that [AddHelper] returned, or nil. An op that frees several memrefs needs it.
func LoweringPatterns(helper *ir.Operation) []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.Convert("lower dealloc", nil, bufferization.Dealloc,
		func(d bufferization.DeallocOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			l := lowering{arith.Emitter{B: &rw.Builder, Loc: d.Loc()}, rw, d, ad.Group(0), ad.Group(1), ad.Group(2)}
			switch {
			case len(l.memrefs) == 0:
				return l.nothing()
			case len(l.memrefs) == 1:
				return l.one()
			case helper == nil:
				return d.EmitError("library function required for generic lowering, but cannot be automatically inserted when operating on functions")
			}
			return l.many(helper)
		})}
}

// AddHelper adds the function that decides which of several memrefs to free to the module, if an operation in it needs that function.
// It returns nil if none does, or if module is not a module.
func AddHelper(module *ir.Operation) *ir.Operation {
	if !module.Is(ir.Module) {
		return nil
	}
	found := module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(bufferization.Dealloc) {
			if _, n := op.OperandGroup(0); n > 1 {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	})
	if found != ir.WalkInterrupt {
		return nil
	}
	return newHelper(module)
}

// lowering replaces one operation.
type lowering struct {
	arith.Emitter
	rw                            *rewrite.Rewriter
	op                            bufferization.DeallocOp
	memrefs, conditions, retained []*ir.Value
}

// nothing lowers an op that frees no memref.
func (l lowering) nothing() bool {
	no := arith.NewBool(l.B, l.Loc, false)
	results := make([]*ir.Value, len(l.retained))
	for i := range results {
		results[i] = no
	}
	l.rw.Replace(l.op.Operation, results...)
	return true
}

func (l lowering) address(m *ir.Value) *ir.Value {
	return l.B.Create(l.Loc, memref.ExtractAlignedPointerAsIndex, []*ir.Value{m}, []ir.Type{l.B.Context().Index()}).Result(0)
}

// freeIf frees m if the condition holds.
func (l lowering) freeIf(cond, m *ir.Value) {
	n := scf.NewIf(l.B, l.Loc, cond, nil, false)
	at := l.B.InsertionPoint()
	l.B.SetEnd(n.Then())
	memref.NewDealloc(l.B, l.Loc, m)
	scf.NewYield(l.B, l.Loc)
	l.B.SetInsertionPoint(at)
}

// one lowers an op that frees one memref: it compares the address with those of all retained memrefs.
func (l lowering) one() bool {
	m, cond := l.memrefs[0], l.conditions[0]
	if len(l.retained) == 0 {
		l.freeIf(cond, m)
		l.rw.Replace(l.op.Operation)
		return true
	}
	place := l.address(m)
	differ := make([]*ir.Value, len(l.retained))
	var all *ir.Value
	for i, r := range l.retained {
		differ[i] = l.CmpI(arith.NE, place, l.address(r))
		if all == nil {
			all = differ[i]
		} else {
			all = l.Op(arith.AndI, all, differ[i])
		}
	}
	l.freeIf(l.Op(arith.AndI, all, cond), m)
	yes := arith.NewBool(l.B, l.Loc, true)
	results := make([]*ir.Value, len(l.retained))
	for i, d := range differ {
		results[i] = l.Op(arith.AndI, l.Op(arith.XOrI, d, yes), cond)
	}
	l.rw.Replace(l.op.Operation, results...)
	return true
}

// array allocates n elements of type t.
func (l lowering) array(n int, t ir.Type) *ir.Value {
	return memref.NewAlloc(l.B, l.Loc, memref.Alloc, l.B.Context().MemRef([]int64{int64(n)}, t, nil, nil), nil, nil, nil)
}

// open returns the array as one of unknown size.
func (l lowering) open(array *ir.Value) *ir.Value {
	t := array.Type().(*ir.MemRefType)
	return memref.NewCast(l.B, l.Loc, array, l.B.Context().MemRef([]int64{ir.Dynamic}, t.ElementType(), nil, nil))
}

func (l lowering) fill(array *ir.Value, values []*ir.Value, element func(v *ir.Value) *ir.Value) {
	for i, v := range values {
		e := element(v)
		memref.NewStore(l.B, l.Loc, e, array, arith.NewIndex(l.B, l.Loc, int64(i)))
	}
}

// many lowers an op that frees several memrefs, which could be the same memory: the function helper decides what to free.
func (l lowering) many(helper *ir.Operation) bool {
	ctx := l.B.Context()
	free, conditions, keep := l.array(len(l.memrefs), ctx.Index()), l.array(len(l.conditions), ctx.I1()), l.array(len(l.retained), ctx.Index())
	l.fill(free, l.memrefs, l.address)
	l.fill(conditions, l.conditions, func(v *ir.Value) *ir.Value { return v })
	l.fill(keep, l.retained, l.address)
	freeIn, conditionsIn, keepIn := l.open(free), l.open(conditions), l.open(keep)
	doFree, owned := l.array(len(l.memrefs), ctx.I1()), l.array(len(l.retained), ctx.I1())
	doFreeIn, ownedIn := l.open(doFree), l.open(owned)
	l.B.Create(l.Loc, fn.Call, []*ir.Value{freeIn, keepIn, conditionsIn, doFreeIn, ownedIn}, nil, ir.Named("callee", ctx.SymbolRef(ir.SymbolName(helper))))
	for i, m := range l.memrefs {
		l.freeIf(memref.NewLoad(l.B, l.Loc, doFree, arith.NewIndex(l.B, l.Loc, int64(i))), m)
	}
	results := make([]*ir.Value, len(l.retained))
	for i := range results {
		results[i] = memref.NewLoad(l.B, l.Loc, owned, arith.NewIndex(l.B, l.Loc, int64(i)))
	}
	for _, a := range [...]*ir.Value{free, keep, conditions, doFree, owned} {
		memref.NewDealloc(l.B, l.Loc, a)
	}
	l.rw.Replace(l.op.Operation, results...)
	return true
}
