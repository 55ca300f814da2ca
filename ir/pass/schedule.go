package pass

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
)

// Implements reports whether operations of a kind have a model of type T. It is the Accepts of a pass on an interface,
// such as Implements[ir.FunctionModel].
func Implements[T any](info *ir.OpInfo) bool {
	_, ok := ir.OpInterface[T](info)
	return ok
}

// runsOn reports whether p runs on operations of a kind.
func (p *Pass) runsOn(info *ir.OpInfo) bool {
	return (p.Op == "" || p.Op == info.Name) && (p.Accepts == nil || p.Accepts(info))
}

// runsOn reports whether m runs on operations of a kind as a nested pipeline. One on any operation skips those that its passes
// do not run on.
func (m *Manager) runsOn(info *ir.OpInfo) bool {
	if m.Anchor != anyAnchor {
		return m.Anchor == info.Name
	}
	return info.Def != nil && info.HasTrait(ir.IsolatedFromAbove) &&
		!slices.ContainsFunc(m.elements, func(e element) bool { return e.pass != nil && !e.pass.runsOn(info) })
}

// scheduled returns m as it runs: adjacent nested pipelines form collections, in the order of their names, and those of the same
// name are one. It returns nil after an error if a pass does not run on its anchor.
func (m *Manager) scheduled(ctx *ir.Context) *Manager {
	if !m.arranged() {
		as := m.arrange(ctx)
		m.ran.Store(as)
		m = as
	}
	if !m.fits(ctx) {
		return nil
	}
	return m
}

// fits reports an error if a pass does not run on its anchor.
func (m *Manager) fits(ctx *ir.Context) bool {
	for _, e := range m.elements {
		if e.nested != nil && !e.nested.fits(ctx) {
			return false
		}
	}
	if m.Anchor == anyAnchor {
		return true
	}
	for _, e := range m.elements {
		if e.pass == nil || e.pass.Accepts == nil {
			continue
		}
		if info := ctx.OpInfo(m.Anchor); info.Def != nil && !e.pass.runsOn(info) {
			return ctx.EmitError(ir.UnknownLoc, "unable to schedule pass '"+e.pass.Class+"' on a PassManager intended to run on '"+m.Anchor+"'!")
		}
	}
	return true
}

// arranged reports whether nested pipelines of m that are neighbors have different names, in order, and none is for any
// operation. arrange then has nothing to change.
func (m *Manager) arranged() bool {
	for i, e := range m.elements {
		if e.nested == nil {
			continue
		}
		if !e.nested.arranged() {
			return false
		}
		if i > 0 && m.elements[i-1].nested != nil && (e.nested.Anchor == anyAnchor || compareAnchors(m.elements[i-1].nested.Anchor, e.nested.Anchor) >= 0) {
			return false
		}
	}
	return true
}

// arrange returns a copy of m in which neighboring pipelines that run on different operations are collections.
func (m *Manager) arrange(ctx *ir.Context) *Manager {
	out := &Manager{Anchor: m.Anchor, implicit: m.implicit, siblings: m.siblings}
	for i := 0; i < len(m.elements); {
		if m.elements[i].nested == nil {
			out.elements = append(out.elements, m.elements[i])
			i++
			continue
		}
		var group []*Manager
		for ; i < len(m.elements) && m.elements[i].nested != nil && !conflict(ctx, group, m.elements[i].nested); i++ {
			group = into(group, m.elements[i].nested)
		}
		slices.SortStableFunc(group, func(a, b *Manager) int { return compareAnchors(a.Anchor, b.Anchor) })
		c := &collection{}
		for _, g := range group {
			n := g.arrange(ctx)
			n.siblings = c
			c.anchors = append(c.anchors, g.Anchor)
			out.elements = append(out.elements, element{nested: n})
		}
	}
	return out
}

// into adds the passes of m to the pipeline of the same name in group, or m itself.
func into(group []*Manager, m *Manager) []*Manager {
	for i, g := range group {
		if g.Anchor == m.Anchor {
			group[i] = &Manager{Anchor: g.Anchor, implicit: g.implicit, elements: slices.Concat(g.elements, m.elements)}
			return group
		}
	}
	return append(group, m)
}

// compareAnchors orders names of operations, and "any" after them.
func compareAnchors(a, b string) int {
	if (a == anyAnchor) != (b == anyAnchor) {
		if a == anyAnchor {
			return 1
		}
		return -1
	}
	return strings.Compare(a, b)
}

// conflict reports whether one operation may match next and a pipeline of group, so that they run one after the other.
func conflict(ctx *ir.Context, group []*Manager, next *Manager) bool {
	return slices.ContainsFunc(group, func(m *Manager) bool {
		switch {
		case m.Anchor == anyAnchor && next.Anchor == anyAnchor:
			return true
		case m.Anchor == anyAnchor:
			return m.runsOn(ctx.OpInfo(next.Anchor))
		case next.Anchor == anyAnchor:
			return next.runsOn(ctx.OpInfo(m.Anchor))
		}
		return false
	})
}
