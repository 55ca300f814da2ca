package dispatch

import (
	"strconv"

	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
)

// maxGroups is the highest number of workgroups in a dimension that all devices have.
const maxGroups = 65535

// Limits are what bounds the choice of schedules: the limits of a target, and wishes of the user.
type Limits struct {
	// Tile has the numbers of elements that an invocation computes by axis, or is nil if the operations decide.
	Tile []int64
	// Buffers is the highest number of storage buffers of a kernel.
	Buffers int
	// Invocations is the highest number of invocations of a workgroup.
	Invocations int64
	// Sizes are the highest sizes of a workgroup.
	Sizes [3]int64
	// Subgroup is the number of invocations of a subgroup.
	Subgroup int64
	// Matrices are the shapes of cooperative matrices that subgroups compute with.
	Matrices []Matrix
	// CPU says that the device runs kernels on the processors of the host.
	CPU bool
}

// axis is a dimension of the grid. Dims are the dimensions of outs that it iterates over, the slowest first.
type axis struct {
	dims []int
	// size is the product of their sizes, or ir.Dynamic.
	size int64
	// threads is the number of invocations of a workgroup along the axis, and tile the number of elements of an invocation. The elements
	// are threads apart, so that invocations next to each other access elements next to each other.
	threads, tile int64
}

// count returns the number of elements along a, if it is known.
func (a axis) count() (int64, bool) { return a.size, a.size != ir.Dynamic }

// span returns the number of elements of a workgroup along a.
func (a axis) span() int64 { return a.threads * a.tile }

// groupsFor returns the number of workgroups for n elements.
func groupsFor(n, span int64) int64 { return (n + span - 1) / span }

// schedule says which invocation of a launch computes which elements.
type schedule struct {
	axes []axis // x, y, z
	// tiled says that an invocation computes several elements.
	tiled bool
	// folded says that the grid has the workgroups of all axes in its first two dimensions, because an axis may have more than a dimension may.
	folded bool
	// split, if not nil, says that a workgroup computes one element of outs.
	split *split
}

// cost has the numbers by which schedules are chosen for a kind of device.
type cost struct {
	// threads is the highest number of invocations of a workgroup, and row the highest number along x if the grid has several axes; rowTiled is
	// that of invocations that compute several elements.
	threads, row, rowTiled int64
	// groups is the number of workgroups that keep a device busy. Workgroups are smaller, down to least invocations, if there are fewer.
	groups, least int64
	// tiles are numbers of elements of an invocation along the two fastest dimensions, if loops read elements that several elements of outs
	// need. The first is chosen that leaves at least the given number of invocations.
	tiles []tileCost
	// parallel is the number of elements of outs from which on invocations that compute one alone keep a device busy. If there are fewer, up to
	// most invocations share a reduction.
	parallel, most int64
	// lanes is the number of invocations that share a reduction of at least long elements next to each other.
	lanes, long int64
}

type tileCost struct {
	tile        [2]int64
	invocations int64
}

// costs are the costs of devices that are GPUs, or may be, and of those that run kernels on the processors of the host. Processors have caches,
// so that elements next to each other gain nothing, few registers, whose spilling costs less than loads by single invocations, and barriers
// that cost as much as hundreds of operations.
var costs = [...]cost{
	{threads: 128, row: 32, rowTiled: 16, groups: 1, least: 128, tiles: []tileCost{{[2]int64{4, 4}, 1}}, parallel: 2048, most: 128, lanes: 32, long: 0},
	{threads: 128, row: 32, rowTiled: 16, groups: 16, least: 16, tiles: []tileCost{{[2]int64{16, 8}, 8192}, {[2]int64{8, 8}, 256}, {[2]int64{4, 4}, 1}}, parallel: 16, most: 128, lanes: 8, long: 1 << 15},
}

const (
	// narrow is the size below which a dimension shares the first axis with others.
	narrow = 16
	// again is the highest number of operations that are repeated rather than stored in memory and loaded.
	again = 4
	// function is the number of operations that a function such as an exponential counts as.
	function = 16
	// worthLaunch is the least number of iterations of a loop that is worth a launch.
	worthLaunch = 64
	// steps is the highest number of iterations of a loop on tensors, without reductions, that runs in a kernel.
	steps = 1024
	// usual is the number of elements that a dimension of unknown size is taken to have.
	usual = 256
	// perLane is the least number of elements of each of the invocations that share a reduction.
	perLane = 4
	// mostElements is the highest number of elements of an invocation along an axis.
	mostElements = 16
)

// costs returns the costs of the device.
func (l Limits) costs() *cost {
	if l.CPU {
		return &costs[1]
	}
	return &costs[0]
}

// chooseSchedule chooses the schedule of d.
func chooseSchedule(d kernel.DispatchOp, limits Limits) *schedule {
	shape := shapeOf(d.Outs()[0])
	tile := d.Tile()
	if tile == nil {
		tile = limits.Tile
	}
	if tile == nil {
		tile = reuseOf(d, axesOf(shape), limits)
	}
	if tile == nil {
		if sp := chooseSplit(d, limits); sp != nil {
			s := scheduleFor(shape, nil, Limits{Invocations: 1, Sizes: limits.Sizes, CPU: limits.CPU})
			s.split = sp
			return s
		}
	}
	return scheduleFor(shape, tile, limits)
}

// scheduleFor returns the schedule of a space of the given shape. Tile has the sizes of the tile of an invocation by axis.
func scheduleFor(shape, tile []int64, limits Limits) *schedule {
	s, c := &schedule{axes: axesOf(shape)}, limits.costs()
	for i := range s.axes {
		a := &s.axes[i]
		a.tile = 1
		if i < len(tile) && len(a.dims) == 1 {
			a.tile = min(max(1, tile[i]), mostElements)
		}
		s.tiled = s.tiled || a.tile > 1
	}
	room := min(c.threads, limits.Invocations)
	room = min(room, max(c.least, powerAbove(s.invocations(maxGroups)/c.groups)))
	for i := range s.axes {
		a := &s.axes[i]
		most := room
		switch {
		case i > 0 || len(s.axes) == 1:
		case s.tiled:
			most = min(room, c.rowTiled)
		default:
			most = min(room, c.row)
		}
		a.threads = threadsFor(a, i, min(most, limits.Sizes[i]))
		room /= a.threads
		n, known := a.count()
		s.folded = s.folded || !known || groupsFor(n, a.span()) > maxGroups
	}
	return s
}

// invocations returns the number of invocations that the tiles need, if an axis whose size is dynamic has the given number of elements.
func (s *schedule) invocations(dynamic int64) int64 {
	n := int64(1)
	for _, a := range s.axes {
		size, ok := a.count()
		if !ok {
			size = dynamic
		}
		n *= groupsFor(size, a.tile)
	}
	return n
}

// threadsFor returns the number of invocations of a workgroup along axis i of the grid.
func threadsFor(a *axis, i int, most int64) int64 {
	if size, ok := a.count(); ok {
		most = min(most, powerAbove(groupsFor(size, a.tile)))
	} else if i == 2 {
		most = 1
	}
	return max(1, most)
}

// powerAbove returns the least power of two that is at least n.
func powerAbove(n int64) int64 {
	p := int64(1)
	for p < n && p < maxGroups {
		p *= 2
	}
	return p
}

// axesOf divides the dimensions of a shape among the axes of the grid.
func axesOf(shape []int64) []axis {
	n := len(shape)
	switch {
	case n == 0:
		return nil
	case n == 1, shape[n-1] != ir.Dynamic && shape[n-1] < narrow:
		return []axis{newAxis(shape, 0, n)}
	case n == 2:
		return []axis{newAxis(shape, 1, 2), newAxis(shape, 0, 1)}
	}
	return []axis{newAxis(shape, n-1, n), newAxis(shape, n-2, n-1), newAxis(shape, 0, n-2)}
}

func newAxis(shape []int64, from, to int) axis {
	a := axis{size: 1}
	for d := from; d < to; d++ {
		a.dims = append(a.dims, d)
		if a.size != ir.Dynamic {
			a.size *= shape[d]
		}
		if shape[d] == ir.Dynamic {
			a.size = ir.Dynamic
		}
	}
	return a
}

// reuseOf returns the tile of an invocation by axis, or nil: loops whose operands do not depend on all of the two fastest dimensions load an
// element once for several elements of outs.
func reuseOf(d kernel.DispatchOp, axes []axis, limits Limits) []int64 {
	if len(axes) < 2 {
		return nil
	}
	var shared [2]bool
	for _, s := range structuredIn(d.Body()) {
		if ruleOf(s.Operation).kind != reduced {
			continue
		}
		out := s.Maps()[len(s.Inputs())]
		for i := range shared {
			shared[i] = shared[i] || reuses(s, out, axes[i].dims[0])
		}
	}
	for _, t := range limits.costs().tiles {
		tile := []int64{1, 1}
		for i, n := range t.tile {
			if shared[i] && atLeast(axes[i], 2*n) {
				tile[i] = n
			}
		}
		if tile[0] == 1 && tile[1] == 1 {
			continue
		}
		if scheduleFor(shapeOf(d.Outs()[0]), tile, limits).invocations(usual) >= t.invocations {
			return tile
		}
	}
	return nil
}

func atLeast(a axis, n int64) bool { return a.size == ir.Dynamic || a.size >= n }

// reuses reports whether an input of s does not depend on the dimension of s at place i of the map out.
func reuses(s linalg.StructuredOp, out *ir.AffineMap, i int) bool {
	if i >= len(out.Results) || out.Results[i].Kind != ir.AffineDim {
		return false
	}
	d := out.Results[i].Value
	for k := range s.Inputs() {
		if !s.Body().Arg(k).HasUses() {
			continue // such as the window of a pooling
		}
		uses := false
		for _, x := range s.Maps()[k].Results {
			x.Walk(func(e *ir.AffineExpr) { uses = uses || e.Kind == ir.AffineDim && e.Value == d })
		}
		if !uses && len(s.Maps()[k].Results) > 0 {
			return true
		}
	}
	return false
}

// workOf returns the number of operations that an element of the result of op takes beside loads.
func workOf(op *ir.Operation) int {
	if op.NumRegions() == 0 {
		return workOfOne(op)
	}
	work := 0
	op.Region(0).WalkPre(func(o *ir.Operation) ir.WalkResult {
		work += workOfOne(o)
		return ir.WalkAdvance
	})
	return work
}

func workOfOne(op *ir.Operation) int {
	switch {
	case op.HasTrait(ir.Terminator), op.HasTrait(ir.ConstantLike), op.Is(linalg.Index):
		return 0
	case rules[op.Def()] != nil && rules[op.Def()].kind == view:
		return 0
	case op.Info().Dialect != nil && op.Info().Dialect.Name == "math":
		return function
	}
	return 1
}

// String says how a launch with the schedule computes the elements of outs, for remarks.
func (s *schedule) String() string {
	if s.split != nil {
		return "each workgroup computes one element by " + strconv.FormatInt(s.split.lanes, 10) + " invocations"
	}
	size, tile := "", ""
	for i, a := range s.axes {
		if i > 0 {
			size, tile = size+"x", tile+"x"
		}
		size += strconv.FormatInt(a.threads, 10)
		tile += strconv.FormatInt(a.tile, 10)
	}
	switch {
	case len(s.axes) == 0:
		return "one invocation computes the element"
	case s.tiled:
		return "workgroups of " + size + ", each invocation computes " + tile + " elements (x first), whose loops share what they load"
	}
	return "workgroups of " + size + ", each invocation computes one element"
}
