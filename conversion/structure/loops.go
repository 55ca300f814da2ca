package structure

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// DistributeLoops replaces each scf.forall in f that is mapped to threads or blocks by
// loops over the share of the invocation. It refuses other mappings. Loops without a
// mapping stay.
func DistributeLoops(f *ir.Operation) bool {
	var loops []*ir.Operation
	ok := true
	f.Walk(func(op *ir.Operation) {
		switch {
		case op.Is(scf.Forall) && op.Attr("mapping") != nil:
			loops = append(loops, op)
		case op.Is(scf.Parallel) && AsksForGPU(op):
			ok = op.EmitOpError("a mapped loop inside of a kernel cannot be launched; remove its mapping, or use a scf.forall with #gpu.thread")
		}
	})
	b := ir.NewBuilder(f.Context(), nil)
	for _, op := range loops {
		ok = distribute(b, scf.ForallOp{Operation: op}) && ok
	}
	return ok
}

// level is a level of the device that a loop is distributed over: the operations that
// give the place of the invocation and the number of places.
type level struct{ id, size *ir.OpDef }

// levelOf returns the level that the attributes of a mapping name, and the dimension of
// each. It returns false if they name another level, or several.
func levelOf(mapping *ir.ArrayAttr) (l level, dims []gpu.Dim, ok bool) {
	for i, a := range mapping.Elements {
		m, isEnum := a.(*ir.EnumAttr)
		if !isEnum || m.Value > 2 {
			return l, nil, false
		}
		var at level
		switch m.AttrDef() {
		case gpu.ThreadMappingDef:
			at = level{gpu.ThreadID, gpu.BlockDim}
		case gpu.BlockMappingDef:
			at = level{gpu.BlockID, gpu.GridDim}
		default:
			return l, nil, false
		}
		if i > 0 && at != l {
			return l, nil, false
		}
		l, dims = at, append(dims, gpu.Dim(m.Value))
	}
	return l, dims, true
}

// distribute replaces a mapped loop. Invocations at other places than 0 of the dimensions
// without a mapping do nothing, and the threads of a workgroup wait for each other.
func distribute(b *ir.Builder, loop scf.ForallOp) bool {
	mapping, _ := loop.Attr("mapping").(*ir.ArrayAttr)
	if mapping == nil || len(mapping.Elements) == 0 {
		return true
	}
	if len(loop.Outputs()) > 0 {
		return loop.EmitOpError("a loop with results cannot run on a device; bufferize it first")
	}
	at, dims, ok := levelOf(mapping)
	if !ok {
		return loop.EmitOpError("kernels distribute loops by #gpu.thread<x|y|z> or by #gpu.block<x|y|z> only")
	}
	loc := loop.Loc()
	b.SetBefore(loop.Operation)
	lower, upper, steps := affine.ValuesOf(b, loc, loop.LowerBounds()), affine.ValuesOf(b, loc, loop.UpperBounds()), affine.ValuesOf(b, loc, loop.Steps())
	var used [3]bool
	for _, d := range dims {
		used[d] = true
	}
	guard := guardOf(b, loc, at, used)
	if guard != nil {
		branch := scf.NewIf(b, loc, guard, nil, false)
		b.SetEnd(branch.Then())
		b.SetBefore(scf.NewYield(b, loc))
	}
	ivs := make([]*ir.Value, len(lower))
	for i, d := range dims {
		id, size := gpu.NewID(b, loc, at.id, d), gpu.NewID(b, loc, at.size, d)
		start := arith.NewBinary(b, loc, arith.AddI, lower[i], arith.NewBinary(b, loc, arith.MulI, id, steps[i]))
		inner := scf.NewFor(b, loc, start, upper[i], arith.NewBinary(b, loc, arith.MulI, size, steps[i]))
		ivs[i] = inner.InductionVar()
		b.SetEnd(inner.Body())
		b.SetBefore(scf.NewYield(b, loc))
	}
	place := b.InsertionPoint()
	body := loop.Body()
	body.Last().Erase()
	for i, v := range ivs {
		body.Arg(i).ReplaceAllUsesWith(v)
	}
	for op := body.First(); op != nil; op = body.First() {
		op.Remove()
		b.SetInsertionPoint(place)
		b.Insert(op)
	}
	if at.id == gpu.ThreadID {
		b.SetBefore(loop.Operation)
		b.Create(loc, gpu.Barrier, nil, nil)
	}
	loop.Erase()
	return true
}

// guardOf returns whether the invocation is at place 0 of the dimensions that are not
// used, or nil if all are.
func guardOf(b *ir.Builder, loc ir.Location, at level, used [3]bool) (guard *ir.Value) {
	for d, u := range used {
		if u {
			continue
		}
		first := arith.NewCmpI(b, loc, arith.EQ, gpu.NewID(b, loc, at.id, gpu.Dim(d)), arith.NewIndex(b, loc, 0))
		if guard == nil {
			guard = first
		} else {
			guard = arith.NewBinary(b, loc, arith.AndI, guard, first)
		}
	}
	return guard
}

// AsksForGPU reports whether the mapping of a scf.parallel names a processor of a device.
func AsksForGPU(op *ir.Operation) bool {
	mapping, _ := op.Attr("mapping").(*ir.ArrayAttr)
	if mapping == nil {
		return false
	}
	for _, a := range mapping.Elements {
		if m, ok := a.(*gpu.LoopMapping); !ok || m.Processor != gpu.Sequential {
			return true
		}
	}
	return false
}
