package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// Launch replaces d, whose operands are memrefs and numbers, by a gpu.launch. An invocation computes the elements of a tile of outs.
// Remark may be nil. A dispatch whose outs have no elements is removed, and the result is nil.
func Launch(d kernel.DispatchOp, limits Limits, remark Remark) *ir.Operation {
	if slices.Contains(shapeOf(d.Outs()[0]), 0) {
		d.Erase()
		return nil
	}
	p, why := chooseMatrix(d, limits)
	if remark != nil && p != nil {
		remark(d.Operation, true, "the dispatch becomes a launch: "+p.String())
	}
	if p != nil {
		return p.launch(d, limits)
	}
	if remark != nil && why != "" {
		remark(d.Operation, false, "no cooperative matrices compute the product: "+why)
	}
	s := chooseSchedule(d, limits)
	if remark != nil {
		remark(d.Operation, true, "the dispatch becomes a launch: "+s.String())
	}
	b, loc := ir.NewBuilder(d.Context(), nil), d.Loc()
	b.SetBefore(d.Operation)
	out := d.Outs()[0]
	l := newLauncher(b, loc, s, func(i int) *ir.Value {
		if n := shapeOf(out)[i]; n != ir.Dynamic {
			return arith.NewIndex(b, loc, n)
		}
		return memref.NewDim(b, loc, out, arith.NewIndex(b, loc, int64(i)))
	})
	for i, a := range d.Body().Args() {
		l.e.held[a] = d.Operand(i)
		if m, ok := d.Operand(i).Type().(*ir.MemRefType); ok && slices.Contains(m.Shape(), 0) {
			l.e.held[a] = withoutZeros(b, l.launch.Operation, d.Operand(i), m)
		}
	}
	l.e.body, l.e.outs = d.Body(), len(d.Ins())
	if l.split != nil {
		l.e.split = l.split
		l.split.lane = l.launch.ThreadIDs()[0]
	}
	l.size = func(i int) *ir.Value { return l.e.size(d.Body().Arg(len(d.Ins())), i) }
	l.emit = func(points []point, conds []*ir.Value) { l.store(d, points, conds) }
	launch := l.run()
	d.Erase()
	return launch
}

// withoutZeros casts v before op to a memref whose type does not tell sizes of 0, because a kernel has no type for those that do.
func withoutZeros(b *ir.Builder, op *ir.Operation, v *ir.Value, t *ir.MemRefType) *ir.Value {
	shape := slices.Clone(t.Shape())
	for i, n := range shape {
		if n == 0 {
			shape[i] = ir.Dynamic
		}
	}
	at := b.InsertionPoint()
	b.SetBefore(op)
	c := memref.NewCast(b, op.Loc(), v, b.Context().MemRef(shape, t.ElementType(), t.Layout, t.MemorySpace))
	b.SetInsertionPoint(at)
	return c
}

// launcher builds one launch.
type launcher struct {
	*schedule
	b      *ir.Builder
	loc    ir.Location
	launch gpu.LaunchOp
	head   *ir.Operation
	e      *evaluator
	// size returns the size of a dimension in the kernel.
	size func(i int) *ir.Value
	// emit creates what an invocation does at points. Conds has the conditions for the points to exist; nil stands for true.
	emit func(points []point, conds []*ir.Value)
}

// newLauncher creates a gpu.launch at the insertion point of b, for a space whose sizes hostSize computes there. Its body has no operations yet.
func newLauncher(b *ir.Builder, loc ir.Location, s *schedule, hostSize func(i int) *ir.Value) *launcher {
	l := &launcher{schedule: s, b: b, loc: loc}
	l.begin(l.grid(hostSize), l.block())
	return l
}

// begin creates the launch, whose body has no operations yet.
func (l *launcher) begin(grid, block gpu.Dim3) {
	b, loc := l.b, l.loc
	l.launch = gpu.NewLaunch(b, loc, grid, block)
	b.SetEnd(l.launch.Body().First())
	l.head = arith.NewIndex(b, loc, 0).DefiningOp()
	b.Create(loc, gpu.Terminator, nil, nil)
	l.e = &evaluator{
		b: b, loc: loc, ruleOf: ruleOf, at: newKnown(nil), head: l.head, held: map[*ir.Value]*ir.Value{},
		ints: map[int64]*ir.Value{}, numbers: map[*ir.Value]*ir.Value{}, sizes: map[dim]*ir.Value{},
	}
}

// run creates the body of the launch.
func (l *launcher) run() *ir.Operation {
	l.b.SetAfter(l.head)
	bases := make([]*ir.Value, len(l.axes))
	for i, group := range l.groups() {
		bases[i] = l.e.mul(group, l.e.index(l.axes[i].span()))
		if l.axes[i].threads > 1 {
			bases[i] = l.e.add(bases[i], l.launch.ThreadIDs()[i])
		}
	}
	l.tileAt(bases)
	l.head.Erase()
	return l.launch.Operation
}

// grid computes the numbers of workgroups on the host: those along the axes, or, if the schedule is folded, those of all axes in two dimensions.
func (l *launcher) grid(hostSize func(i int) *ir.Value) (g gpu.Dim3) {
	one := arith.NewIndex(l.b, l.loc, 1)
	g = gpu.Dim3{one, one, one}
	total := one
	for i, a := range l.axes {
		if n, ok := a.count(); ok {
			g[i] = arith.NewIndex(l.b, l.loc, groupsFor(n, a.span()))
		} else {
			n := hostSize(a.dims[0])
			for _, d := range a.dims[1:] {
				n = arith.NewBinary(l.b, l.loc, arith.MulI, n, hostSize(d))
			}
			g[i] = arith.NewBinary(l.b, l.loc, arith.CeilDivUI, n, arith.NewIndex(l.b, l.loc, a.span()))
		}
		if i == 0 {
			total = g[i]
		} else if l.folded {
			total = arith.NewBinary(l.b, l.loc, arith.MulI, total, g[i])
		}
	}
	if l.folded {
		most := arith.NewIndex(l.b, l.loc, maxGroups)
		g = gpu.Dim3{arith.NewBinary(l.b, l.loc, arith.MinUI, total, most), arith.NewBinary(l.b, l.loc, arith.CeilDivUI, total, most), one}
	}
	return g
}

// groups returns the number of the workgroup along each axis.
func (l *launcher) groups() []*ir.Value {
	ids, out := l.launch.BlockIDs(), make([]*ir.Value, len(l.axes))
	if !l.folded {
		copy(out, ids[:])
		return out
	}
	e := l.e
	rest := e.add(e.mul(ids[1], l.launch.Body().First().Arg(gridSizeX)), ids[0])
	for i, a := range l.axes {
		if i == len(l.axes)-1 {
			out[i] = rest // beyond the last group for the workgroups that complete the grid
			break
		}
		n := e.atHead(func() *ir.Value { return e.binary(arith.CeilDivUI, l.length(a), e.index(a.span()), groupsFor) })
		out[i] = e.rem(rest, n)
		rest = e.div(rest, n)
	}
	return out
}

// gridSizeX is the number of the argument of the body of a gpu.launch with the number of workgroups along x.
const gridSizeX = 6

// block returns the size of the workgroup.
func (l *launcher) block() (g gpu.Dim3) {
	for i := range g {
		n := int64(1)
		if i < len(l.axes) {
			n = l.axes[i].threads
		}
		if i == 0 && l.split != nil {
			n = l.split.lanes
		}
		g[i] = arith.NewIndex(l.b, l.loc, n)
	}
	return g
}

// length returns the number of elements along a.
func (l *launcher) length(a axis) *ir.Value {
	n := l.e.index(1)
	for _, d := range a.dims {
		n = l.e.mul(n, l.size(d))
	}
	return n
}

// tileAt creates what computes and stores the elements of the tile that starts at the given index of each axis. Where a dynamic size leaves the
// invocation one element along y, it computes no others.
func (l *launcher) tileAt(bases []*ir.Value) {
	if len(l.axes) < 2 || l.axes[1].tile == 1 || l.axes[1].size != ir.Dynamic {
		l.tileOf(bases, l.axes)
		return
	}
	a := l.axes[1]
	more := arith.NewCmpI(l.b, l.loc, arith.ULT, l.e.add(bases[1], l.e.index(a.threads)), l.length(a))
	branch := scf.NewIf(l.b, l.loc, more, nil, true)
	single := slices.Clone(l.axes)
	single[1].tile = 1
	for i, axes := range [][]axis{l.axes, single} {
		blk := branch.Then()
		if i == 1 {
			blk = branch.Else()
		}
		l.b.SetEnd(blk)
		scf.NewYield(l.b, l.loc)
		l.b.SetBefore(blk.First())
		if i == 0 {
			l.e.nested(func() *ir.Value { l.tileOf(bases, axes); return nil })
			continue
		}
		some := arith.NewCmpI(l.b, l.loc, arith.ULT, bases[1], l.length(a))
		l.guarded(some, func() { l.tileOf(bases, axes) })
	}
	l.b.SetAfter(branch.Operation)
}

// tileOf creates the elements of a tile for axes, which differ from those of the schedule in the numbers of elements of the invocation at most.
func (l *launcher) tileOf(bases []*ir.Value, axes []axis) {
	e := l.e
	// The indices along each axis, and the conditions for them to exist, which are nil for those that exist in any case.
	indices, exists := make([][]*ir.Value, len(axes)), make([][]*ir.Value, len(axes))
	for i, a := range axes {
		n, static := a.count()
		size := l.length(a)
		for t := range a.tile {
			v := e.add(bases[i], e.index(t*a.threads))
			var in *ir.Value
			if !static || n%l.axes[i].span() != 0 || l.folded && i == len(axes)-1 {
				in = arith.NewCmpI(l.b, l.loc, arith.ULT, v, size)
				if a.tile > 1 || l.tiled {
					v = arith.NewBinary(l.b, l.loc, arith.MinUI, v, e.sub(size, e.index(1)))
				}
			}
			indices[i], exists[i] = append(indices[i], v), append(exists[i], in)
		}
	}
	points, conds := l.points(indices, exists)
	if !l.tiled {
		l.guarded(conds[0], func() { l.emit(points, nil) })
		return
	}
	l.emit(points, conds)
}

// points returns the points of a tile and the conditions for them to exist.
func (l *launcher) points(indices, exists [][]*ir.Value) (points []point, conds []*ir.Value) {
	rank := 0
	for _, a := range l.axes {
		rank += len(a.dims)
	}
	points, conds = []point{make(point, rank)}, []*ir.Value{nil}
	for i, a := range l.axes {
		var next []point
		var nextConds []*ir.Value
		for k, p := range points {
			for t, v := range indices[i] {
				q := append(point(nil), p...)
				rest := v
				for j := len(a.dims) - 1; j > 0; j-- {
					n := l.size(a.dims[j])
					q[a.dims[j]] = l.e.rem(rest, n)
					rest = l.e.div(rest, n)
				}
				q[a.dims[0]] = rest
				next, nextConds = append(next, q), append(nextConds, l.both(conds[k], exists[i][t]))
			}
		}
		points, conds = next, nextConds
	}
	return points, conds
}

// both returns the conjunction of two conditions; nil stands for true.
func (l *launcher) both(x, y *ir.Value) *ir.Value {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return arith.NewBinary(l.b, l.loc, arith.AndI, x, y)
}

// guarded creates what f creates where cond holds.
func (l *launcher) guarded(cond *ir.Value, f func()) {
	if cond == nil {
		f()
		return
	}
	branch := scf.NewIf(l.b, l.loc, cond, nil, false)
	l.b.SetEnd(branch.Then())
	scf.NewYield(l.b, l.loc)
	l.b.SetBefore(branch.Then().First())
	l.e.nested(func() *ir.Value { f(); return nil })
	l.b.SetAfter(branch.Operation)
}

// store computes the elements of the outs of d at points and stores them where conds hold.
func (l *launcher) store(d kernel.DispatchOp, points []point, conds []*ir.Value) {
	outs := d.Body().Args()[len(d.Ins()):]
	if l.split != nil {
		conds = []*ir.Value{arith.NewCmpI(l.b, l.loc, arith.EQ, l.split.lane, l.e.index(0))}
	}
	l.e.mayRead = map[[maxRank]*ir.Value]*ir.Value{}
	places, values := make([][]point, len(outs)), make([][]*ir.Value, len(outs))
	for j := range outs {
		places[j] = l.places(d, j, points)
		for k, p := range places[j] {
			if conds != nil {
				l.e.mayRead[p.key()] = conds[k]
			}
		}
	}
	for j, v := range d.Yielded() {
		values[j] = l.e.elements(v, places[j])
	}
	for k := range points {
		var cond *ir.Value
		if conds != nil {
			cond = conds[k]
		}
		l.guarded(cond, func() {
			for j, out := range outs {
				memref.NewStore(l.b, l.loc, values[j][k], l.e.held[out], places[j][k]...)
			}
		})
	}
}

// places returns the indices of outs[j] for the points, which are those of outs[0].
func (l *launcher) places(d kernel.DispatchOp, j int, points []point) []point {
	m := d.Places(j)
	if m == nil {
		return points
	}
	places := make([]point, len(points))
	for k, p := range points {
		for _, x := range m.Results {
			places[k] = append(places[k], l.e.expr(x, p))
		}
	}
	return places
}

// setPlaces gives d, whose outs are the results of s, the attribute that says how their indices differ.
func setPlaces(d kernel.DispatchOp, s linalg.StructuredOp) {
	ctx := d.Context()
	outs := s.Maps()[len(s.Inputs()):]
	first := outs[0]
	of := make([]*ir.AffineExpr, first.Dims)
	for i, x := range first.Results {
		if x.Kind == ir.AffineDim {
			of[x.Value] = ctx.AffineDimExpr(i)
		}
	}
	differ := false
	var maps []ir.Attribute
	for _, m := range outs {
		differ = differ || m != first
		results := make([]*ir.AffineExpr, len(m.Results))
		for i, x := range m.Results {
			if results[i] = x; x.Kind == ir.AffineDim {
				results[i] = of[x.Value]
			}
		}
		maps = append(maps, ctx.MapAttr(ctx.AffineMap(len(first.Results), 0, results...)))
	}
	if differ {
		d.SetAttr("places", ctx.Array(maps))
	}
}
