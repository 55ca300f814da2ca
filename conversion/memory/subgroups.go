package memory

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/shapes"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// ExpandSubgroups makes the shuffles, rotations, broadcasts and reductions of subgroups exact. It checks the widths of
// shuffles. Reductions become reductions of integers of at least 32 bits, for which SPIR-V defines all
// results. If the target lacks the operations, they become accesses to workgroup memory. It reports
// whether it changed anything, and whether all went well, after it emitted errors. indexBits is the
// width of index. A report that is not nil gets the operations that go through workgroup memory.
func ExpandSubgroups(fn *ir.Operation, env *target.Env, indexBits int64, report pass.EmulationRemarker) (changed, ok bool) {
	x := &subgroups{env: env, indexBits: indexBits, report: report, reducer: reducer{b: ir.NewBuilder(fn.Context(), nil), fn: fn, buffers: map[ir.Type]*ir.Value{}}}
	if !x.warps() || !x.clusters() {
		return true, false
	}
	var ops []*ir.Operation
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch op.Def() {
		case gpu.SubgroupReduce:
			if shapes.IsIntOrIndexOrFloat(op.Operand(0).Type()) {
				ops = append(ops, op)
			}
		case gpu.Shuffle, gpu.Rotate, gpu.SubgroupBroadcast:
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	if len(ops) == 0 {
		return x.changed, true
	}
	together := make([]bool, len(ops))
	if !env.Has(spec.CapabilityGroupNonUniformShuffle) || !env.Has(spec.CapabilityGroupNonUniformArithmetic) || slices.ContainsFunc(ops, reducesWide) {
		control := divergenceOf(fn)
		for i, op := range ops {
			together[i] = control.reached(op)
		}
	}
	ok = true
	for i, op := range ops {
		x.insertBefore(op)
		ok = x.one(op, together[i]) && ok
	}
	return x.changed, ok
}

// subgroups expands the operations on subgroups of one function.
type subgroups struct {
	reducer
	env       *target.Env
	indexBits int64
	report    pass.EmulationRemarker
	changed   bool
}

// one expands op. Together says that all invocations of the workgroup reach it.
func (x *subgroups) one(op *ir.Operation, together bool) bool {
	need := x.demanded(op)
	switch {
	case op.Is(gpu.Shuffle) && !x.checkWidth(op), op.Is(gpu.Rotate) && !x.checkRotation(op):
		return false
	case !x.env.Has(need) && !(x.env.Has(spec.CapabilityGroups) && op.Is(gpu.SubgroupReduce)), reducesWide(op):
		return x.emulate(op, need, together)
	case !op.Is(gpu.SubgroupReduce):
		x.shuffle(op, together)
		return true
	case x.env.Has(spec.CapabilityKernel):
		return true
	}
	return x.exact(op)
}

// reducesWide reports whether op reduces integers of more than 64 bits, which no target does.
func reducesWide(op *ir.Operation) bool {
	return op.Is(gpu.SubgroupReduce) && ir.IntegerValueWidth(op.Operand(0).Type()) > 64
}

// checkWidth refuses a constant width of a shuffle that no subgroup of the target can have.
func (x *subgroups) checkWidth(op *ir.Operation) bool {
	width, known := ir.IntConstantOf(op.Operand(2))
	size := int64(x.env.Limits().SubgroupSize)
	switch {
	case !known:
		return true
	case width < 1 || width&(width-1) != 0:
		return op.EmitError("'gpu.shuffle' has the width "+strconv.FormatInt(width, 10)+", which divides no subgroup size",
			ir.Note(op.Operand(2).Loc(), "subgroup sizes are powers of two; use one as the width, or the result of gpu.subgroup_size"))
	case width > size:
		return op.EmitError("'gpu.shuffle' has the width "+strconv.FormatInt(width, 10)+", but subgroups of the target have "+strconv.FormatInt(size, 10)+" invocations",
			notes.OrDevice(op.Operand(2).Loc(), "", "use a smaller width, or state the subgroup size of the device: #spirv.resource_limits<subgroup_size = "+strconv.FormatInt(width, 10)+">", orDevice))
	}
	return true
}

// lanes describes the subgroup of an invocation, for accesses to workgroup memory.
type lanes struct {
	invocations int64 // the number of invocations of the workgroup
	// first is the number of lane 0 in the workgroup, lane the invocation's lane, and size the
	// number of lanes. All are of type index.
	first, lane, size *ir.Value
}

// lanesOf finds the lanes for op, in a workgroup of a size. Targets without subgroups have
// consecutive invocations as lanes, as many as the target's subgroup size.
func (x *subgroups) lanesOf(size [3]int64) lanes {
	l := lanes{invocations: size[0] * size[1] * size[2]}
	if x.env.Has(spec.CapabilityGroupNonUniform) {
		l.lane, l.size = x.query(gpu.LaneID), x.query(gpu.SubgroupSize)
		l.first = x.Op(arith.MulI, x.query(gpu.SubgroupID), l.size)
		return l
	}
	at := x.linearID(size)
	l.size = arith.NewIndex(x.b, x.Loc, int64(x.env.Limits().SubgroupSize))
	l.lane = x.Op(arith.RemUI, at, l.size)
	l.first = x.Op(arith.SubI, at, l.lane)
	return l
}

// query creates an operation on subgroups without operands.
func (x *subgroups) query(def *ir.OpDef) *ir.Value {
	return x.b.Create(x.Loc, def, nil, []ir.Type{x.b.Context().Index()}).Result(0)
}

// place returns the place of a lane in a buffer of the workgroup. It is inside of the buffer also for
// lanes that do not exist.
func (x *subgroups) place(l lanes, lane *ir.Value) *ir.Value {
	return x.Op(arith.MinUI, x.Op(arith.AddI, l.first, lane), arith.NewIndex(x.b, x.Loc, l.invocations-1))
}

// emulate exchanges values in workgroup memory, between barriers.
func (x *subgroups) emulate(op *ir.Operation, need spec.Capability, together bool) bool {
	size, why, help := workgroupSize(op)
	switch {
	case why != "":
		why = "this needs the size of the workgroup, " + why
	case !together:
		why, help = "not all invocations of the workgroup are known to reach the operation", "move it out of loops and conditions that depend on the invocation or on loads"
	}
	if why != "" && reducesWide(op) {
		return op.EmitError("'"+op.Name()+"' of "+ir.QuoteType(op.Operand(0).Type())+" needs workgroup memory, which cannot hold the values: "+why, ir.Note(op.Loc(), help))
	}
	if why != "" {
		return op.EmitErrorDetail(&target.Lack{Capabilities: []spec.Capability{need}},
			"'"+op.Name()+"' needs the capability "+need.String()+", which the target lacks, and workgroup memory cannot replace it: "+why,
			notes.OrDevice(op.Loc(), deviceOr, help, ""))
	}
	x.reportEmulation(op, need)
	l := x.lanesOf(size)
	buffer := x.buffer(op.Operand(0).Type(), l.invocations)
	x.insertBefore(op)
	memref.NewStore(x.b, x.Loc, op.Operand(0), buffer, x.place(l, l.lane))
	x.barrier()
	var result *ir.Value
	if op.Is(gpu.SubgroupReduce) {
		result = x.reduced(op, l, buffer)
	} else {
		from := x.reads(op, x.Cast(arith.IndexCastUI, l.lane, x.b.Context().I32()), together)
		result = memref.NewLoad(x.b, x.Loc, buffer, x.place(l, x.Cast(arith.IndexCastUI, from, x.b.Context().Index())))
	}
	x.barrier()
	x.replace(op, result)
	return true
}

// reportEmulation reports that op, which needs a capability that the target lacks, goes through workgroup memory.
func (x *subgroups) reportEmulation(op *ir.Operation, need spec.Capability) {
	if x.report == nil {
		return
	}
	why := spirvtypes.LackText(x.env, need)
	if reducesWide(op) {
		why = "SPIR-V has no integers of more than 64 bits"
	}
	x.report(op, pass.Emulation{One: "subgroup operation through workgroup memory", Many: "subgroup operations through workgroup memory"},
		"'"+op.Name()+"' passes its values through workgroup memory between two barriers, because "+why)
}

// shuffle replaces op by a shuffle over the whole subgroup.
func (x *subgroups) shuffle(op *ir.Operation, together bool) {
	mode, from := gpu.ShuffleIdx, (*ir.Value)(nil)
	lane := x.Cast(arith.IndexCastUI, x.query(gpu.LaneID), x.b.Context().I32())
	if op.Is(gpu.Shuffle) && modeOf(op) == gpu.ShuffleXor && belowWidth(op) {
		mode, from = gpu.ShuffleXor, op.Operand(1)
		op.Result(1).ReplaceAllUsesWith(x.CmpI(arith.ULT, lane, op.Operand(2)))
	} else {
		from = x.reads(op, lane, together)
	}
	ctx := x.b.Context()
	v := x.wide(op.Operand(0), false)
	whole := x.b.Create(x.Loc, kernel.Shuffle, []*ir.Value{v, from}, []ir.Type{v.Type()}, ir.Named("mode", ctx.Enum(gpu.ShuffleModeAttrDef, uint64(mode))))
	x.replace(op, x.narrowed(whole.Result(0), op.Operand(0).Type()))
}

func modeOf(op *ir.Operation) gpu.ShuffleMode {
	return gpu.ShuffleMode(op.Prop(0).(*ir.EnumAttr).Value)
}

// reads returns the lane that an invocation reads from, and replaces the second result of op if it has one.
func (x *subgroups) reads(op *ir.Operation, lane *ir.Value, together bool) *ir.Value {
	var from, valid *ir.Value
	switch op.Def() {
	case gpu.SubgroupBroadcast:
		return x.broadcaster(op, lane, together)
	case gpu.Rotate:
		from, valid = x.rotated(op, lane)
	default:
		from, valid = x.source(op, lane)
	}
	op.Result(1).ReplaceAllUsesWith(valid)
	return from
}

// belowWidth reports whether a shuffle has a constant offset below its constant width.
func belowWidth(op *ir.Operation) bool {
	offset, known := ir.IntConstantOf(op.Operand(1))
	width, also := ir.IntConstantOf(op.Operand(2))
	return known && also && uint32(offset) < uint32(width)
}

// source returns the lane that an invocation reads from, and whether its own lane is valid, by the
// rules of docs/semantics.md. The lanes form groups as large as the width, a power of two.
func (x *subgroups) source(op *ir.Operation, lane *ir.Value) (from, valid *ir.Value) {
	offset, width := op.Operand(1), op.Operand(2)
	mask := x.Op(arith.SubI, width, x.Int(lane.Type(), 1))
	own := x.Op(arith.AndI, lane, mask)
	var inside *ir.Value
	switch modeOf(op) {
	case gpu.ShuffleDown:
		inside = x.CmpI(arith.ULT, offset, x.Op(arith.SubI, width, own))
		from = x.Op(arith.AndI, x.Op(arith.AddI, own, offset), mask)
	case gpu.ShuffleUp:
		inside = x.CmpI(arith.ULE, offset, own)
		from = x.Op(arith.AndI, x.Op(arith.SubI, own, offset), mask)
	case gpu.ShuffleXor:
		from = x.Op(arith.XOrI, own, offset)
		inside = x.CmpI(arith.ULT, from, width)
		from = x.Select(inside, from, own)
	default:
		inside = x.CmpI(arith.ULT, offset, width)
		from = x.Select(inside, offset, own)
	}
	from = x.Op(arith.AddI, x.Op(arith.SubI, lane, own), from)
	return from, x.Op(arith.AndI, inside, x.CmpI(arith.ULT, lane, width))
}

// reduced combines the values of all lanes, in the order of the lanes.
func (x *subgroups) reduced(op *ir.Operation, l lanes, buffer *ir.Value) *ir.Value {
	one := arith.NewIndex(x.b, x.Loc, 1)
	end := x.Op(arith.MinUI, x.Op(arith.AddI, l.first, l.size), arith.NewIndex(x.b, x.Loc, l.invocations))
	first := memref.NewLoad(x.b, x.Loc, buffer, x.place(l, arith.NewIndex(x.b, x.Loc, 0)))
	loop := scf.NewFor(x.b, x.Loc, x.Op(arith.AddI, l.first, one), end, one, first)
	x.b.SetEnd(loop.Body())
	value := memref.NewLoad(x.b, x.Loc, buffer, loop.InductionVar())
	scf.NewYield(x.b, x.Loc, x.combine(op, loop.IterArgs()[0], value))
	x.b.SetAfter(loop.Operation)
	return loop.Result(0)
}

// exact replaces reductions whose results SPIR-V does not define, and those of narrow numbers, which
// not all devices have.
func (x *subgroups) exact(op *ir.Operation) bool {
	kind, _ := gpu.ReductionOf(op)
	v := op.Operand(0)
	switch t := v.Type().(type) {
	case *ir.IntegerType:
		x.integer(op, kind, t)
	case *ir.FloatType:
		switch kind {
		case gpu.ReduceMinNumF, gpu.ReduceMaxNumF, gpu.ReduceMinimumF, gpu.ReduceMaximumF:
			return x.extremum(op, kind, t)
		}
		if f32 := x.b.Context().F32(); t.Width() < 32 {
			x.replace(op, x.Cast(arith.TruncF, x.reduceAs(op, x.Cast(arith.ExtF, v, f32), kind), t))
		}
	}
	return true
}

func (x *subgroups) replace(op *ir.Operation, v *ir.Value) {
	x.changed = true
	op.Result(0).ReplaceAllUsesWith(v)
	op.Erase()
}

// reduceAs creates a reduction of v in the place of op.
func (x *subgroups) reduceAs(op *ir.Operation, v *ir.Value, kind gpu.Reduction) *ir.Value {
	attrs := []ir.NamedAttribute{ir.Named("op", x.b.Context().Enum(gpu.ReductionAttrDef, uint64(kind)))}
	if u := op.Attr("uniform"); u != nil {
		attrs = append(attrs, ir.Named("uniform", u))
	}
	return x.b.Create(x.Loc, gpu.SubgroupReduce, []*ir.Value{v}, []ir.Type{v.Type()}, attrs...).Result(0)
}

// integer extends integers of fewer than 32 bits. Booleans remain: a reduction of one bit is a logical
// operation.
func (x *subgroups) integer(op *ir.Operation, kind gpu.Reduction, t *ir.IntegerType) {
	if t.Width == 1 {
		if logical := ofBits(kind); logical != kind {
			x.replace(op, x.reduceAs(op, op.Operand(0), logical))
		}
		return
	}
	if t.Width >= 32 {
		return
	}
	extend := arith.ExtUI
	if kind == gpu.ReduceMinSI || kind == gpu.ReduceMaxSI {
		extend = arith.ExtSI
	}
	wide := x.Cast(extend, op.Operand(0), x.b.Context().I32())
	x.replace(op, x.Cast(arith.TruncI, x.reduceAs(op, wide, kind), t))
}

// ofBits returns the reduction that is the same as kind for numbers of one bit, where true is -1 if it
// is signed.
func ofBits(kind gpu.Reduction) gpu.Reduction {
	switch kind {
	case gpu.ReduceAdd:
		return gpu.ReduceXor
	case gpu.ReduceMul, gpu.ReduceMinUI, gpu.ReduceMaxSI:
		return gpu.ReduceAnd
	case gpu.ReduceMaxUI, gpu.ReduceMinSI:
		return gpu.ReduceOr
	}
	return kind
}

// extremum reduces floats as integers that have the same order, with -0 below +0. SPIR-V leaves the
// result open if all values are NaN, and does not order zeros. A NaN becomes the end of the order
// that makes it the result, or that makes every number the result before it.
func (x *subgroups) extremum(op *ir.Operation, kind gpu.Reduction, t *ir.FloatType) bool {
	ctx, v := x.b.Context(), op.Operand(0)
	var wide ir.Type = t
	if t.Width() < 32 {
		wide = ctx.F32()
		v = x.Cast(arith.ExtF, v, wide)
	}
	bits := max(t.Width(), 32)
	if bits == 64 && !x.env.Has(spec.CapabilityFloat64) {
		return true // The conversion refuses the type.
	}
	if bits == 64 && !x.env.Has(spec.CapabilityInt64) {
		return op.EmitErrorDetail(&target.Lack{Capabilities: []spec.Capability{spec.CapabilityInt64}},
			"'gpu.subgroup_reduce' of minima and maxima of 'f64' needs the capability Int64, which the target lacks",
			notes.OrDevice(op.Loc(), deviceOr, "reduce 'f32'", ""))
	}
	word := ctx.I(bits)
	lowest, least := int64(-1)<<(bits-1), kind == gpu.ReduceMinNumF || kind == gpu.ReduceMinimumF
	// order maps the bits of floats to integers that have their order, and back.
	order := func(v *ir.Value) *ir.Value {
		sign := x.Op(arith.ShRSI, v, x.Int(word, int64(bits-1)))
		return x.Op(arith.XOrI, v, x.Op(arith.AndI, sign, x.Int(word, ^lowest)))
	}
	nan := x.Int(word, lowest)
	if (kind == gpu.ReduceMinNumF) || (kind == gpu.ReduceMaximumF) {
		nan = x.Int(word, ^lowest)
	}
	key := x.Select(x.CmpF(arith.UNO, v, v), nan, order(x.Cast(arith.Bitcast, v, word)))
	integers := gpu.ReduceMaxSI
	if least {
		integers = gpu.ReduceMinSI
	}
	result := x.Cast(arith.Bitcast, order(x.reduceAs(op, key, integers)), wide)
	if wide != ir.Type(t) {
		result = x.Cast(arith.TruncF, result, t)
	}
	x.replace(op, result)
	return true
}
