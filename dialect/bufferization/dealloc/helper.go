package dealloc

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// helperName is the name of the function, unless the module has a symbol of that name.
const helperName = "dealloc_helper"

// helper writes the function that decides which memrefs to free. Its arguments are arrays: the addresses of the memrefs, those of the
// retained memrefs, the conditions, and two that it fills: which memrefs to free, and which retained memrefs are owned.
type helper struct {
	arith.Emitter
	free, keep, conditions, doFree, owned *ir.Value
	zero, one, yes, no                    *ir.Value
	numFree, numKeep                      *ir.Value
}

// newHelper adds the function to the end of the module.
func newHelper(module *ir.Operation) *ir.Operation {
	ctx := module.Context()
	b := ir.NewBuilder(ctx, nil)
	places := ctx.MemRef([]int64{ir.Dynamic}, ctx.Index(), nil, nil)
	bits := ctx.MemRef([]int64{ir.Dynamic}, ctx.I1(), nil, nil)
	f := fn.NewFunc(b, module.Loc(), helperName, ctx.Function([]ir.Type{places, places, bits, bits, bits}, nil))
	ir.SetSymbolVisibility(f.Operation, ir.Private)
	ir.NewSymbolNames(module).Insert(f.Operation, nil)
	entry := f.Body().First()
	b.SetEnd(entry)
	h := &helper{Emitter: arith.Emitter{B: b, Loc: module.Loc()},
		free: entry.Arg(0), keep: entry.Arg(1), conditions: entry.Arg(2), doFree: entry.Arg(3), owned: entry.Arg(4)}
	h.zero, h.one = arith.NewIndex(b, h.Loc, 0), arith.NewIndex(b, h.Loc, 1)
	h.yes, h.no = arith.NewBool(b, h.Loc, true), arith.NewBool(b, h.Loc, false)
	h.numFree, h.numKeep = memref.NewDim(b, h.Loc, h.free, h.zero), memref.NewDim(b, h.Loc, h.keep, h.zero)
	h.loop(h.numKeep, nil, func(i, _ *ir.Value) *ir.Value {
		memref.NewStore(b, h.Loc, h.no, h.owned, i)
		return nil
	})
	h.loop(h.numFree, nil, func(i, _ *ir.Value) *ir.Value { return h.decide(i) })
	b.Create(h.Loc, fn.Return, nil, nil)
	return f.Operation
}

// loop makes a loop from 0 to n. body gets the number of the iteration and the value that the loop carries, which begins as init and
// which body returns. It is nil if the loop carries nothing.
func (h *helper) loop(n, init *ir.Value, body func(i, carried *ir.Value) *ir.Value) *ir.Value {
	var inits []*ir.Value
	if init != nil {
		inits = append(inits, init)
	}
	f := scf.NewFor(h.B, h.Loc, h.zero, n, h.one, inits...)
	at := h.B.InsertionPoint()
	h.B.SetEnd(f.Body())
	var carried, result *ir.Value
	if init != nil {
		carried, result = f.Body().Arg(1), f.Result(0)
	}
	if next := body(f.Body().Arg(0), carried); next != nil {
		scf.NewYield(h.B, h.Loc, next)
	} else {
		scf.NewYield(h.B, h.Loc)
	}
	h.B.SetInsertionPoint(at)
	return result
}

// decide frees memref i if its condition holds, no retained memref has its address, and no memref before it has its address.
func (h *helper) decide(i *ir.Value) *ir.Value {
	place := memref.NewLoad(h.B, h.Loc, h.free, i)
	cond := memref.NewLoad(h.B, h.Loc, h.conditions, i)
	notKept := h.loop(h.numKeep, h.yes, func(k, so *ir.Value) *ir.Value {
		other := memref.NewLoad(h.B, h.Loc, h.keep, k)
		same := scf.NewIf(h.B, h.Loc, h.CmpI(arith.EQ, other, place), nil, false)
		at := h.B.InsertionPoint()
		h.B.SetEnd(same.Then())
		memref.NewStore(h.B, h.Loc, h.Op(arith.OrI, memref.NewLoad(h.B, h.Loc, h.owned, k), cond), h.owned, k)
		scf.NewYield(h.B, h.Loc)
		h.B.SetInsertionPoint(at)
		return h.Op(arith.AndI, so, h.CmpI(arith.NE, other, place))
	})
	first := h.loop(i, notKept, func(k, so *ir.Value) *ir.Value {
		return h.Op(arith.AndI, so, h.CmpI(arith.NE, memref.NewLoad(h.B, h.Loc, h.free, k), place))
	})
	memref.NewStore(h.B, h.Loc, h.Op(arith.AndI, first, cond), h.doFree, i)
	return nil
}
