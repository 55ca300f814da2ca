package scftogpu

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// threadsOfUnknown is the size of a workgroup whose loop has bounds that are not
// constant. The loop in the kernel is right for any size.
const threadsOfUnknown = 64

// LaunchForall moves each outermost scf.forall in op that is mapped to blocks or threads
// into a gpu.launch, where it is still to be distributed. The grid has the extents of the
// loops that are mapped to blocks, the workgroup those of loops mapped to threads. It
// reports whether there was such a loop, and returns ok false after it emitted an error.
func LaunchForall(op *ir.Operation) (found, ok bool) {
	var loops []*ir.Operation
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		switch {
		case o.Is(gpu.Launch), o.Is(gpu.Module):
			return ir.WalkSkip
		case o.Is(scf.Forall) && mappedToGPU(o):
			loops = append(loops, o)
			return ir.WalkSkip
		}
		return ir.WalkAdvance
	})
	ok = true
	b := ir.NewBuilder(op.Context(), nil)
	for _, o := range loops {
		ok = launchForall(b, scf.ForallOp{Operation: o}) && ok
	}
	return len(loops) > 0, ok
}

// mappedToGPU reports whether an attribute of the mapping of a scf.forall is of the gpu
// dialect.
func mappedToGPU(op *ir.Operation) bool {
	mapping, _ := op.Attr(mappingName).(*ir.ArrayAttr)
	if mapping == nil {
		return false
	}
	for _, a := range mapping.Elements {
		if processorOf(a) != nil {
			return true
		}
		if e, ok := a.(*ir.EnumAttr); ok && (e.AttrDef() == gpu.WarpMappingDef || e.AttrDef() == gpu.WarpgroupMappingDef) {
			return true
		}
	}
	return false
}

// processorOf returns the class of a if it maps to blocks or threads in three dimensions.
func processorOf(a ir.Attribute) *ir.AttrClass {
	e, ok := a.(*ir.EnumAttr)
	if !ok || e.Value > 2 {
		return nil
	}
	if d := e.AttrDef(); d == gpu.BlockMappingDef || d == gpu.ThreadMappingDef {
		return d
	}
	return nil
}

func launchForall(b *ir.Builder, loop scf.ForallOp) bool {
	if len(loop.Outputs()) > 0 {
		return loop.EmitOpError("a loop with results cannot be launched; bufferize it first")
	}
	loc := loop.Loc()
	b.SetBefore(loop.Operation)
	one := arith.NewIndex(b, loc, 1)
	grid, block := gpu.Dim3{one, one, one}, gpu.Dim3{one, one, one}
	ok := true
	loop.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if !o.Is(scf.Forall) || o.Attr(mappingName) == nil {
			return ir.WalkAdvance
		}
		f := scf.ForallOp{Operation: o}
		lower, upper, steps := f.LowerBounds(), f.UpperBounds(), f.Steps()
		for i, a := range o.Attr(mappingName).(*ir.ArrayAttr).Elements {
			switch d := processorOf(a); {
			case d == nil:
				ok = o.EmitOpError("kernels distribute loops by #gpu.thread<x|y|z> or by #gpu.block<x|y|z> only")
				return ir.WalkInterrupt
			case d == gpu.BlockMappingDef && o == loop.Operation:
				grid[a.(*ir.EnumAttr).Value] = atLeastOne(b, loc, extent(b, loc, lower[i], upper[i], steps[i]))
			case d == gpu.ThreadMappingDef:
				size := &block[a.(*ir.EnumAttr).Value]
				*size = threads(b, loc, *size, lower[i], upper[i], steps[i])
			}
		}
		return ir.WalkAdvance
	})
	if !ok {
		return false
	}
	launch := gpu.NewLaunch(b, loc, grid, block)
	b.SetEnd(launch.Body().First())
	end := b.Create(loc, gpu.Terminator, nil, nil)
	loop.MoveBefore(end)
	return true
}

// extent computes the number of iterations of a loop.
func extent(b *ir.Builder, loc ir.Location, lower, upper, step interfaces.IndexValue) *ir.Value {
	vs := affine.ValuesOf(b, loc, []interfaces.IndexValue{lower, upper, step})
	return arith.NewBinary(b, loc, arith.CeilDivSI, arith.NewBinary(b, loc, arith.SubI, vs[1], vs[0]), vs[2])
}

func atLeastOne(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Value {
	return arith.NewBinary(b, loc, arith.MaxSI, v, arith.NewIndex(b, loc, 1))
}

// threads returns the size of a dimension of the workgroup for a loop, which is at least
// the constant size.
func threads(b *ir.Builder, loc ir.Location, size *ir.Value, lower, upper, step interfaces.IndexValue) *ir.Value {
	least, _ := ir.IntConstantOf(size)
	n := int64(threadsOfUnknown)
	from, ok1 := lower.Constant()
	to, ok2 := upper.Constant()
	by, ok3 := step.Constant()
	if ok1 && ok2 && ok3 && by > 0 && from >= 0 && to >= from {
		n = (to - from + by - 1) / by
	}
	return arith.NewIndex(b, loc, max(n, least))
}

// SinkConstants copies the constants that the launches in op use into their bodies, so
// that they do not become arguments of kernels. It reports whether it copied any.
func SinkConstants(op *ir.Operation) (changed bool) {
	b := ir.NewBuilder(op.Context(), nil)
	op.Walk(func(o *ir.Operation) {
		if o.Is(gpu.Launch) && sinkInto(o, b) {
			changed = true
		}
	})
	return changed
}

// sinkInto copies the constants that launch uses into its body.
func sinkInto(launch *ir.Operation, b *ir.Builder) bool {
	body := launch.Region(0)
	at := body.First().First()
	var copies map[*ir.Operation]*ir.Value
	body.WalkPre(func(user *ir.Operation) ir.WalkResult {
		for i := range user.NumOperands() {
			def := user.Operand(i).DefiningOp()
			if def == nil || !def.HasTrait(ir.ConstantLike) || def.Is(fn.Constant) || body.IsAncestor(def.ParentRegion()) {
				continue
			}
			if copies[def] == nil {
				if copies == nil {
					copies = map[*ir.Operation]*ir.Value{}
				}
				b.SetBefore(at)
				copies[def] = b.Insert(b.Arena().Clone(def, ir.NewMapping())).Result(0)
			}
			user.SetOperand(i, copies[def])
		}
		return ir.WalkAdvance
	})
	return copies != nil
}

// HostForalls returns the outermost scf.forall in op that are in no launch.
func HostForalls(op *ir.Operation) (loops []*ir.Operation) {
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		switch {
		case o.Is(gpu.Launch):
			return ir.WalkSkip
		case o.Is(scf.Forall):
			loops = append(loops, o)
			return ir.WalkSkip
		}
		return ir.WalkAdvance
	})
	return loops
}
