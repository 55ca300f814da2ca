package conform

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// A draw with views runs each stage for each view, and the layer of an attachment is the number of the view. The views share the
// invocations of a kernel: the number of an invocation is that of the pixel or vertex times the number of views, plus ViewIndex. A
// kernel whose one invocation does everything divides the parts of the block instead. So what a view does not do is missing.

// maxViews is the number of views that each device has (maxMultiviewViewCount).
const maxViews = 6

// countViews takes the number of the view into the number of the invocation.
func (e *emitter) countViews() {
	if e.views == 0 {
		return
	}
	var attrs []ir.NamedAttribute
	if e.stage.model == spec.ExecutionModelFragment {
		attrs = append(attrs, ir.Named("flat", e.ctx.Unit()))
	}
	addr := e.builtIn("view", "ViewIndex", e.ctx.I32(), spec.StorageClassInput, attrs...)
	e.cell = e.index
	at := e.b.InsertionPoint()
	e.b.SetAfter(e.cell.DefiningOp())
	e.view = e.load(addr, 4)
	e.index = e.binary(spirv.IAdd, e.binary(spirv.IMul, e.cell, e.constant(e.views)), e.view)
	e.b.SetInsertionPoint(at)
}

// eachInView calls f for the instances of a unit to emit what only one of the views does with each.
func (k *kernel) eachInView(e *emitter, i int, f func(at []*ir.Value, number *ir.Value)) {
	e.invocation()
	n := int64(0)
	e.each(&k.units[i].leaf, false, func(at []*ir.Value, number *ir.Value) {
		mine := e.constant((k.before(i) + n) % k.access.views)
		e.when(e.b.Create(e.loc, spirv.IEqual, []*ir.Value{e.view, mine}, []ir.Type{e.ctx.I1()}).Result(0), func() { f(at, number) })
		n++
	})
}

// before returns the number of instances of the units before one.
func (k *kernel) before(unit int) int64 {
	n := int64(0)
	for i := range k.units[:unit] {
		n += k.units[i].instances()
	}
	return n
}

// perView returns how many of n invocations each view has.
func (k *kernel) perView(n int64) int64 {
	v := max(1, k.access.views)
	return (n + v - 1) / v
}

// viewMask returns a bit for each view.
func (k *kernel) viewMask() uint32 {
	if k.access.views == 0 {
		return 0
	}
	return 1<<k.access.views - 1
}

// viewOf returns the view that accesses an instance of a leaf.
func (k *kernel) viewOf(leaf int, instance int64) int64 {
	i := k.unitOf[leaf]
	n := instance / k.units[i].inner[leaf-k.units[i].first]
	switch {
	case k.access.out == byLocation:
		n = k.spot(leaf, instance)
	case !k.computes():
		n += k.before(i)
	}
	return n % k.access.views
}

// idleView reports whether a view would have nothing to do, so that nothing would tell whether it is drawn.
func (k *kernel) idleView() bool {
	busy := make([]bool, k.access.views)
	if k.access.views > 0 {
		eachScalar(k.leaves, func(i int, _ *leaf, n int64) { busy[k.viewOf(i, n)] = true })
	}
	return slices.Contains(busy, false)
}

// texel returns the number of the texel with a spot, in an image whose layers have a number of texels.
func (k *kernel) texel(spot, layer int64) int64 {
	if k.access.out != byLocation || k.access.views == 0 {
		return spot
	}
	return spot%k.access.views*layer + spot/k.access.views
}

// explainViews explains scalars that are missing because a view is, or that are those of another view.
func (t *trial) explainViews(all []seen) string {
	if t.access.views == 0 {
		return ""
	}
	missing, right := make([]bool, t.access.views), make([]bool, t.access.views)
	instead := slices.Repeat([]int64{none}, int(t.access.views))
	for i := range all {
		s := &all[i]
		v := t.viewOf(s.leaf, s.instance)
		switch {
		case s.torn > 0:
			return ""
		case s.actual == t.leaves[s.leaf].at(s.instance):
			right[v] = true
		case s.actual == nowhere:
			missing[v] = true
		default:
			other := t.otherView(s, v)
			if other == none || instead[v] != none && instead[v] != other {
				return ""
			}
			instead[v] = other
		}
	}
	var out []string
	for v := range t.access.views {
		switch {
		case right[v] && (missing[v] || instead[v] != none):
			return ""
		case instead[v] != none:
			out = append(out, fmt.Sprintf("ViewIndex %d in the layer of view %d", instead[v], v))
		case missing[v]:
			out = append(out, fmt.Sprintf("no ViewIndex %d", v))
		}
	}
	return strings.Join(out, " and ")
}

// otherView returns the view that has the scalar that arrived in the place of s in view v, or none.
func (t *trial) otherView(s *seen, v int64) int64 {
	if t.access.out != byLocation {
		return none
	}
	have, place := t.spot(s.leaf, s.instance), s.actual+t.shift(s.leaf, s.instance)
	found := int64(none)
	eachScalar(t.leaves, func(i int, l *leaf, n int64) {
		if w := t.spot(i, n) - have + v; l.at(n)+t.shift(i, n) == place && w >= 0 && w < t.access.views && w != v {
			found = w
		}
	})
	return found
}
