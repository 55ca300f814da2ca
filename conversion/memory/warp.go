package memory

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
	"github.com/spvc/spvc/spirv/notes"
)

// warps replaces the gpu.warp_execute_on_lane_0 ops in the function by conditionals. It returns false after an error.
func (x *subgroups) warps() bool {
	var ops []*ir.Operation
	x.fn.Walk(func(op *ir.Operation) {
		if op.Is(gpu.WarpExecuteOnLane0) {
			ops = append(ops, op)
		}
	})
	ok := true
	for _, op := range ops {
		ok = x.warp(vector.WarpOp{Operation: op}) && ok
	}
	return ok
}

// warp makes a conditional of w. The lane whose number is 0 passes the results on to the other lanes.
func (x *subgroups) warp(w vector.WarpOp) bool {
	types, ctx := w.ResultTypes(), w.Context()
	if args := w.Args(); len(args) > 0 {
		return w.EmitError("'"+w.Name()+"' has arguments, which SPIR-V cannot collect", ir.Note(args[0].Loc(), "store the values of the lanes to workgroup memory, and load them in the region"))
	}
	for i, v := range w.Body().Last().Operands() {
		if v.Type() != types[i] || !shapes.IsIntOrIndexOrFloat(types[i]) {
			return w.EmitError("'"+w.Name()+"' distributes "+ir.QuoteType(v.Type())+" to the lanes as "+ir.QuoteType(types[i])+", but only numbers can be passed on",
				ir.Note(v.Loc(), "store the value to workgroup memory in the region, and load the parts after it"))
		}
	}
	if lanes := int64(x.env.Limits().SubgroupSize); len(types) > 0 && w.WarpSize() > lanes {
		return w.EmitError("'"+w.Name()+"' has "+strconv.FormatInt(w.WarpSize(), 10)+" lanes, but subgroups of the target have "+strconv.FormatInt(lanes, 10)+" invocations",
			notes.OrDevice(w.Loc(), "", "state the subgroup size of the device: #spirv.resource_limits<subgroup_size = "+strconv.FormatInt(w.WarpSize(), 10)+">", orDevice))
	}
	x.insertBefore(w.Operation)
	first := x.CmpI(arith.EQ, w.LaneID(), arith.NewIndex(x.b, x.Loc, 0))
	cond := scf.NewIf(x.b, x.Loc, first, types, len(types) > 0)
	yield := w.Body().Last()
	x.b.SetBefore(yield)
	scf.NewYield(x.b, x.Loc, yield.Operands()...)
	yield.Erase()
	cond.Then().TakeOps(w.Body())
	if len(types) > 0 {
		x.b.SetEnd(cond.Else())
		zeros := make([]*ir.Value, len(types))
		for i, t := range types {
			if _, ok := t.(*ir.FloatType); ok {
				zeros[i] = arith.NewFloat(x.b, x.Loc, t, 0)
			} else {
				zeros[i] = arith.NewInt(x.b, x.Loc, t, 0)
			}
		}
		scf.NewYield(x.b, x.Loc, zeros...)
		x.b.SetAfter(cond.Operation)
		// Lane 0 of the group is as many lanes before an invocation as the number of its own lane.
		from := x.Cast(arith.IndexCastUI, x.Op(arith.SubI, x.query(gpu.LaneID), w.LaneID()), ctx.I32())
		for i, v := range cond.Results() {
			all := x.b.Create(x.Loc, gpu.SubgroupBroadcast, []*ir.Value{v, from}, []ir.Type{types[i]},
				ir.Named("broadcast_type", ctx.Enum(gpu.BroadcastAttrDef, uint64(gpu.SpecificLane))))
			w.Result(i).ReplaceAllUsesWith(all.Result(0))
		}
	}
	w.Erase()
	x.changed = true
	return true
}
