package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// iterated is a dispatch in a parallel loop whose iterations one launch computes together. The first dimensions of its space count the iterations, and the
// others are those of the memory that an iteration writes.
type iterated struct {
	loop scf.ParallelOp
	d    kernel.DispatchOp
	// shape is the shape of the space, counts are the numbers of iterations, and bounds the highest sizes of the memory of an iteration.
	shape          []int64
	counts, bounds []*ir.Value
	// sizes are the sizes of that memory, where they may be lower than the bounds.
	sizes map[int]*ir.Value
}

// LaunchIterations replaces a scf.parallel whose iterations are dispatches and arithmetic of indices by a gpu.launch for each dispatch, which computes all
// iterations. The iterations are independent, so that one dispatch of all may run before the next. It reports whether it did so.
func LaunchIterations(loop scf.ParallelOp, limits Limits, remark Remark) bool {
	if loop.NumResults() > 0 {
		return false
	}
	var dispatches []kernel.DispatchOp
	end := loop.Body().Last()
	for op := loop.Body().First(); op != end; op = op.Next() {
		switch {
		case op.Is(kernel.Dispatch) && op.NumResults() == 0:
			dispatches = append(dispatches, kernel.DispatchOp{Operation: op})
		case !isIndexing(op):
			return false
		}
	}
	b := ir.NewBuilder(loop.Context(), nil)
	b.SetBefore(loop.Operation)
	var list []*iterated
	for _, d := range dispatches {
		x := iterationsOf(b, loop, d)
		if x == nil {
			return false
		}
		list = append(list, x)
	}
	if len(list) == 0 {
		return false
	}
	for _, x := range list {
		if !slices.Contains(x.shape, 0) {
			x.launch(b, limits, remark)
		}
	}
	loop.Erase()
	return true
}

// isIndexing reports whether a kernel can repeat op for each invocation: arithmetic of indices, or a view of memory.
func isIndexing(op *ir.Operation) bool {
	switch op.Def() {
	case memref.SubView, memref.Cast, memref.Dim:
		return true
	}
	if op.Info().Dialect == nil || op.NumRegions() > 0 || op.NumResults() != 1 || !isNumber(op.Result(0).Type()) {
		return false
	}
	for _, v := range op.Operands() {
		if !isNumber(v.Type()) {
			return false
		}
	}
	switch op.Info().Dialect.Name {
	case "arith":
		return true
	case "affine":
		return op.Is(affine.Apply) || op.Is(affine.Min) || op.Is(affine.Max)
	}
	return false
}

// iterationsOf returns d as part of all iterations of loop, or nil if the host cannot bound the memory that an iteration writes.
func iterationsOf(b *ir.Builder, loop scf.ParallelOp, d kernel.DispatchOp) *iterated {
	x := &iterated{loop: loop, d: d, sizes: map[int]*ir.Value{}}
	loc := loop.Loc()
	lower, upper, step := loop.LowerBounds(), loop.UpperBounds(), loop.Steps()
	out := shapeOf(d.Outs()[0])
	if len(lower)+len(out) > maxRank {
		return nil
	}
	for i := range lower {
		n := iterations(lower[i], upper[i], step[i])
		x.shape = append(x.shape, n)
		if n != ir.Dynamic {
			x.counts = append(x.counts, arith.NewIndex(b, loc, n))
			continue
		}
		v := arith.NewBinary(b, loc, arith.MaxSI, arith.NewBinary(b, loc, arith.SubI, upper[i], lower[i]), arith.NewIndex(b, loc, 0))
		x.counts = append(x.counts, arith.NewBinary(b, loc, arith.CeilDivUI, v, step[i]))
	}
	for _, o := range d.Outs() {
		if view := o.DefinedBy(memref.SubView); view == nil || view.Block() != loop.Body() {
			return nil // iterations write the same memory
		}
	}
	v := memref.StridedViewOp{Operation: d.Outs()[0].DefiningOp()}
	_, static := interfaces.SplitIndices(v.Sizes())
	kept := keptDims(static, out)
	for i, n := range out {
		x.shape = append(x.shape, n)
		if n != ir.Dynamic {
			x.bounds = append(x.bounds, arith.NewIndex(b, loc, n))
			continue
		}
		size := v.Sizes()[kept[i]].Value
		if size == nil {
			return nil
		}
		bound := boundOf(b, loop.Operation, size)
		if bound == nil {
			return nil
		}
		if n, ok := ir.IntConstantOf(bound); ok {
			x.shape[len(x.shape)-1] = n
		}
		if bound != size {
			x.sizes[i] = size
		}
		x.bounds = append(x.bounds, bound)
	}
	return x
}

// boundOf returns a value outside of loop that v does not exceed, or nil. It creates constants at the insertion point of b.
func boundOf(b *ir.Builder, loop *ir.Operation, v *ir.Value) *ir.Value {
	if !within(v.ParentRegion(), loop) {
		return v
	}
	if n, ok := ir.IntConstantOf(v); ok {
		return arith.NewIndex(b, loop.Loc(), n)
	}
	def := v.DefiningOp()
	switch {
	case def == nil:
	case def.Is(arith.MinSI):
		for _, o := range def.Operands() {
			if n := boundOf(b, loop, o); n != nil {
				return n
			}
		}
	case def.Is(affine.Min):
		m := affine.MapOp{Operation: def}.Map()
		for _, r := range m.Results {
			if r.Kind == ir.AffineConstant {
				return arith.NewIndex(b, loop.Loc(), r.Value)
			}
		}
	}
	return nil
}

// schedule chooses the schedule of the launch: that of one iteration, with another axis for the iterations.
func (x *iterated) schedule(limits Limits) *schedule {
	n := len(x.counts)
	s := chooseSchedule(x.d, limits)
	total := int64(1)
	for _, k := range x.shape {
		if total = min(total*max(k, 0), limits.costs().parallel); k == ir.Dynamic {
			total = limits.costs().parallel
			break
		}
	}
	if s.split == nil || total >= limits.costs().parallel {
		tile := make([]int64, len(s.axes))
		for i, a := range s.axes {
			tile[i] = a.tile
		}
		s = scheduleFor(x.shape[n:], tile, limits)
	}
	if len(s.axes) == 0 && s.split == nil {
		return scheduleFor(x.shape, nil, limits)
	}
	for i := range s.axes {
		for k := range s.axes[i].dims {
			s.axes[i].dims[k] += n
		}
	}
	all := newAxis(x.shape, 0, n)
	all.threads, all.tile = 1, 1
	if len(s.axes) == len(limits.Sizes) {
		z := &s.axes[2]
		z.dims = append(all.dims, z.dims...)
		z.threads, z.tile = 1, 1
		if z.size == ir.Dynamic || all.size == ir.Dynamic {
			z.size = ir.Dynamic
		} else {
			z.size *= all.size
		}
	} else {
		if used := int64(1); s.split == nil && all.size != ir.Dynamic {
			for _, a := range s.axes {
				used *= a.threads
			}
			all.threads = max(1, min(min(limits.costs().threads, limits.Invocations)/used, powerAbove(all.size), limits.Sizes[len(s.axes)]))
		}
		s.axes = append(s.axes, all)
	}
	s.folded, s.tiled = false, false
	for _, a := range s.axes {
		size, known := a.count()
		s.folded = s.folded || !known || groupsFor(size, a.span()) > maxGroups
		s.tiled = s.tiled || a.tile > 1
	}
	return s
}

// launch creates the launch at the insertion point of b.
func (x *iterated) launch(b *ir.Builder, limits Limits, remark Remark) {
	s := x.schedule(limits)
	if remark != nil {
		remark(x.d.Operation, true, "all iterations of the loop become a launch: "+s.String())
	}
	loc, n := x.d.Loc(), len(x.counts)
	hostSize := func(i int) *ir.Value {
		if i < n {
			return x.counts[i]
		}
		return x.bounds[i-n]
	}
	l := newLauncher(b, loc, s, hostSize)
	l.size = func(i int) *ir.Value {
		if x.shape[i] != ir.Dynamic {
			return l.e.index(x.shape[i])
		}
		return hostSize(i)
	}
	l.emit = func(points []point, conds []*ir.Value) { x.emit(l, points, conds) }
	launch := l.run()
	b.SetAfter(launch)
}

// emit computes what one iteration writes at points, whose first dimensions are equal.
func (x *iterated) emit(l *launcher, points []point, conds []*ir.Value) {
	e, n := l.e, len(x.counts)
	m := ir.NewMapping()
	lower, step := x.loop.LowerBounds(), x.loop.Steps()
	for i := range n {
		m.Map(x.loop.Body().Arg(i), e.add(e.mul(points[0][i], step[i]), lower[i]))
	}
	end := x.loop.Body().Last()
	for op := x.loop.Body().First(); op != end; op = op.Next() {
		if !op.Is(kernel.Dispatch) {
			repeat(l.b, op, m)
		}
	}
	e.head = arith.NewIndex(l.b, l.loc, 0).DefiningOp()
	for i, a := range x.d.Body().Args() {
		e.held[a] = m.Value(x.d.Operand(i))
	}
	e.body, e.outs = x.d.Body(), len(x.d.Ins())
	if l.split != nil {
		e.split = l.split
		l.split.lane = l.launch.ThreadIDs()[0]
	}
	local := make([]point, len(points))
	inside := make([]*ir.Value, len(points))
	copy(inside, conds)
	var filled *ir.Value // whether the memory of the iteration has elements
	for k, p := range points {
		local[k] = slices.Clone(p[n:])
		for i := range local[k] {
			if x.sizes[i] == nil {
				continue
			}
			size := m.Value(x.sizes[i])
			if k == 0 {
				filled = l.both(filled, arith.NewCmpI(l.b, l.loc, arith.SGT, size, e.index(0)))
			}
			inside[k] = l.both(inside[k], arith.NewCmpI(l.b, l.loc, arith.ULT, local[k][i], size))
			if l.tiled {
				local[k][i] = arith.NewBinary(l.b, l.loc, arith.MinUI, local[k][i], e.sub(size, e.index(1)))
			}
		}
	}
	switch {
	case l.tiled:
		l.guarded(filled, func() { l.store(x.d, local, inside) })
	default:
		l.guarded(inside[0], func() { l.store(x.d, local, nil) })
	}
}

// repeat copies op, arithmetic of indices or a view. Operations of affine become those of arith, because their operands may be no dimensions any more.
func repeat(b *ir.Builder, op *ir.Operation, m *ir.Mapping) {
	var join *ir.OpDef
	switch {
	case op.Is(affine.Min):
		join = arith.MinSI
	case op.Is(affine.Max):
		join = arith.MaxSI
	case !op.Is(affine.Apply):
		b.Insert(b.Arena().Clone(op, m))
		return
	}
	by := affine.MapOp{Operation: op}.Map()
	operands := op.Operands()
	for i, v := range operands {
		operands[i] = m.Value(v)
	}
	var all *ir.Value
	for _, r := range by.Results {
		v := affine.ExpandExpr(b, op.Loc(), r, operands[:by.Dims], operands[by.Dims:])
		if all == nil {
			all = v
		} else {
			all = arith.NewBinary(b, op.Loc(), join, all, v)
		}
	}
	m.Map(op.Result(0), all)
}
