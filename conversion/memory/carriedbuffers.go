package memory

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// numberCarried lets the loops of a function carry numbers instead of the buffers that they swap. A number selects
// one of the buffers that reach loops as values of the same type: its place in a list. What a loop has as a buffer
// becomes a chain of arith.select, which chooser resolves. A type stays if its values reach one buffer only, or if some
// of them are made in loops. numberCarried reports whether it changed anything.
func (c *chooser) numberCarried() (changed bool) {
	n := &numberer{chooser: c, lists: map[ir.Type]*bufferList{}, numbers: map[*ir.Value]*ir.Value{}}
	if !n.collect() {
		return false
	}
	for _, t := range n.types {
		l := n.lists[t]
		l.carried = l.carried && !l.unknown && n.severalBuffers(l.values)
		changed = changed || l.carried
	}
	if changed {
		n.spread = scf.Spread[struct{}]{B: c.b, S: n}
		n.Region(c.fn.Region(0))
		n.spread.Erase()
	}
	return changed
}

// maxCarriedBuffers bounds the buffers of a list, because each access chooses between all of them.
const maxCarriedBuffers = 16

// bufferList has the values of a type that reach loops, conditionals and their ends from outside of loops.
type bufferList struct {
	values []*ir.Value
	// carried is set if a loop carries values of the type, and numbers can replace them.
	carried bool
	// unknown is set if other values than those in the list reach loops.
	unknown bool
}

// numberer replaces carried buffers. It is the spreader of its spread: a buffer becomes one index.
type numberer struct {
	*chooser
	spread scf.Spread[struct{}]
	lists  map[ir.Type]*bufferList
	types  []ir.Type
	// numbers holds the numbers of the chains of selections.
	numbers map[*ir.Value]*ir.Value
}

func (n *numberer) list(t ir.Type) *bufferList {
	l := n.lists[t]
	if l == nil {
		l = &bufferList{}
		n.lists[t], n.types = l, append(n.types, t)
	}
	return l
}

// collect lists the buffers that operations pass on. It returns false if no loop carries any, or if the function has branches.
func (n *numberer) collect() (found bool) {
	structured := true
	n.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumRegions() {
			structured = structured && (op.Region(i).Empty() || op.Region(i).HasOneBlock())
		}
		switch {
		case !structured:
			return ir.WalkInterrupt
		case op != n.fn && scf.Passes(op, isMemRef):
			found = n.passes(op) || found
		case op.Is(scf.Yield), op.Is(scf.Condition), op.Is(memref.AllocaScopeReturn):
			n.reach(op.Operands())
		}
		return ir.WalkAdvance
	})
	return structured && found
}

// passes collects what an operation with regions passes on. It reports whether the operation is a loop.
func (n *numberer) passes(op *ir.Operation) bool {
	loop := op.Is(scf.For) || op.Is(scf.While)
	note := func(v *ir.Value) {
		if isMemRef(v) {
			l := n.list(v.Type())
			l.carried = l.carried || loop
			l.unknown = l.unknown || !scf.Spreads(op)
		}
	}
	for i := range op.NumResults() {
		note(op.Result(i))
	}
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			for _, a := range b.Args() {
				note(a)
			}
		}
	}
	if loop {
		n.reach(op.Operands())
	}
	return loop
}

// reach collects the buffers in a list of values that reach a loop or its end.
func (n *numberer) reach(values []*ir.Value) {
	for _, v := range values {
		if isMemRef(v) {
			n.add(n.list(v.Type()), v)
		}
	}
}

func (n *numberer) add(l *bufferList, v *ir.Value) {
	n.steps++
	def, entry := v.DefiningOp(), n.fn.Region(0).First()
	switch {
	case n.steps > maxChoiceSteps:
		l.unknown = true
	case def == nil && v.OwnerBlock() != entry, def != nil && scf.Spreads(def), slices.Contains(l.values, v):
		// It is carried itself, or in the list.
	case def != nil && def.Is(arith.Select):
		n.add(l, def.Operand(1))
		n.add(l, def.Operand(2))
	case len(l.values) == maxCarriedBuffers, def != nil && !n.isAvailableEarly(def):
		l.unknown = true
	default:
		l.values = append(l.values, v)
	}
}

// isAvailableEarly reports whether the result of op is known at the start of the function's loops: nothing but operations without
// regions come before op. A memref.get_global moves to the start.
func (n *numberer) isAvailableEarly(op *ir.Operation) bool {
	entry := n.fn.Region(0).First()
	if op.Is(memref.GetGlobal) && op.Block() != entry {
		op.MoveBefore(entry.First())
		return true
	}
	if op.Block() != entry {
		return false
	}
	for before := entry.First(); before != op; before = before.Next() {
		if n.steps++; before.NumRegions() > 0 || n.steps > maxChoiceSteps {
			return false
		}
	}
	return true
}

// severalBuffers reports whether values are views of at least two buffers, all of them known.
func (n *numberer) severalBuffers(values []*ir.Value) bool {
	several := false
	for _, v := range values {
		r := n.rootOf(v)
		if !n.isBuffer(r) {
			return false
		}
		several = several || r != n.rootOf(values[0])
	}
	return several
}

// numbered returns the list from which numbers select the values of a type, or nil.
func (n *numberer) numbered(t ir.Type) *bufferList {
	if l := n.lists[t]; l != nil && l.carried {
		return l
	}
	return nil
}

// Types returns index for each buffer that becomes a number.
func (n *numberer) Types(types []ir.Type) []ir.Type {
	out := slices.Clone(types)
	for i, t := range out {
		if n.numbered(t) != nil {
			out[i] = n.b.Context().Index()
		}
	}
	return out
}

// Values replaces the buffers in a list of values by their numbers.
func (n *numberer) Values(op *ir.Operation, values []*ir.Value, types []ir.Type) ([]*ir.Value, struct{}, bool) {
	out := slices.Clone(values)
	for i, v := range out {
		if l := n.numbered(types[i]); l != nil {
			out[i] = n.number(op.Loc(), l, v)
		}
	}
	return out, struct{}{}, true
}

// number returns the number of a buffer, at the place of the builder.
func (n *numberer) number(loc ir.Location, l *bufferList, v *ir.Value) *ir.Value {
	if x := n.numbers[v]; x != nil {
		return x
	}
	if i := slices.Index(l.values, v); i >= 0 {
		return arith.NewIndex(n.b, loc, int64(i))
	}
	s := v.DefiningOp()
	return arith.NewSelect(n.b, loc, s.Operand(0), n.number(loc, l, s.Operand(1)), n.number(loc, l, s.Operand(2)))
}

// Agree returns true: numbers select from one list everywhere.
func (n *numberer) Agree(*ir.Operation, struct{}, struct{}) bool { return true }

// Adopt lets chains of selections stand for the buffers among old.
func (n *numberer) Adopt(old []*ir.Value, types []ir.Type, values []*ir.Value, _ struct{}) {
	for i, x := range old {
		l := n.numbered(types[i])
		if l == nil {
			x.ReplaceAllUsesWith(values[i])
			continue
		}
		last := len(l.values) - 1
		chosen := l.values[last]
		for k := last - 1; k >= 0; k-- {
			is := arith.NewCmpI(n.b, x.Loc(), arith.EQ, values[i], arith.NewIndex(n.b, x.Loc(), int64(k)))
			chosen = arith.NewSelect(n.b, x.Loc(), is, l.values[k], chosen)
		}
		x.ReplaceAllUsesWith(chosen)
		n.numbers[chosen] = values[i]
	}
}

// Region replaces the buffers that the operations of a region pass on.
func (n *numberer) Region(r *ir.Region) bool {
	return scf.InOrder(r, nil, func(op *ir.Operation) bool {
		if scf.Spreads(op) && scf.Passes(op, func(v *ir.Value) bool { return n.numbered(v.Type()) != nil }) {
			return n.spread.Op(op)
		}
		for i := range op.NumRegions() {
			if !n.Region(op.Region(i)) {
				return false
			}
		}
		return true
	})
}
