package viewflow

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/ir"
)

// Answer is what is known about two memrefs.
type Answer uint8

// The answers of [Analysis.SameAllocation].
const (
	Unknown Answer = iota
	Same
	Different
)

// SameAllocation tells whether two memrefs are in the same allocated memory.
func (a *Analysis) SameAllocation(v, w *ir.Value) Answer {
	v, w = bufferization.ViewBase(v), bufferization.ViewBase(w)
	if v == w {
		return Same
	}
	from, to := a.origins(v), a.origins(w)
	if len(from.values) == 1 && len(to.values) == 1 && from.values[0] == to.values[0] {
		return Same
	}
	inFrom := make(map[*ir.Value]bool, len(from.values))
	for _, o := range from.values {
		inFrom[o] = true
	}
	for _, o := range to.values {
		if inFrom[o] {
			return Unknown
		}
	}
	if from.allocated && to.known || from.known && to.allocated {
		return Different
	}
	return Unknown
}

// origins are the buffers that a memref can be a view of.
type origins struct {
	values []*ir.Value
	// allocated says that all of them are allocated in the operation, and known that all are that or arguments of a function.
	allocated, known bool
}

func (a *Analysis) origins(v *ir.Value) origins {
	if o, ok := a.found[v]; ok {
		return o
	}
	o := a.findOrigins(v)
	a.found[v] = o
	return o
}

func (a *Analysis) findOrigins(v *ir.Value) origins {
	o := origins{allocated: true, known: true}
	for _, s := range a.Sources(v) {
		if !a.terminal[s] { // may have been erased since
			continue
		}
		o.values = append(o.values, s)
		allocated := bufferization.Allocates(s)
		o.allocated = o.allocated && allocated
		o.known = o.known && (allocated || isFunctionArgument(s))
	}
	if len(o.values) == 0 { // the analysis did not see v
		return origins{values: []*ir.Value{v}}
	}
	return o
}

// isFunctionArgument reports whether v is an argument of a function.
func isFunctionArgument(v *ir.Value) bool {
	if !v.IsBlockArgument() || !v.OwnerBlock().IsEntry() {
		return false
	}
	f := v.OwnerBlock().Parent()
	if f == nil {
		return false
	}
	_, ok := ir.OpInterface[ir.FunctionModel](f.Info())
	return ok
}

// Apart reports, for each of memrefs, whether it is certainly in another allocation than all the others, because the operation allocates
// it. It takes time in proportion to the number of origins, and can miss some that SameAllocation finds.
func (a *Analysis) Apart(memrefs []*ir.Value) []bool {
	apart := make([]bool, len(memrefs))
	count := map[*ir.Value]int{}
	all := make([]origins, len(memrefs))
	for i, m := range memrefs {
		all[i] = a.origins(bufferization.ViewBase(m))
		if !all[i].known {
			return apart
		}
		for _, o := range all[i].values {
			count[o]++
		}
	}
	for i := range memrefs {
		apart[i] = all[i].allocated
		for _, o := range all[i].values {
			apart[i] = apart[i] && count[o] == 1
		}
	}
	return apart
}
