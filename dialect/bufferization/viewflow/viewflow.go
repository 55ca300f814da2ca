// Package viewflow computes which memrefs can be views of which buffers, within one operation such as a function. It follows views,
// branches, regions and calls, as MLIR's BufferViewFlowAnalysis does.
package viewflow

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Model is implemented by operations whose results or region arguments can be views of other memrefs, and whose control flow and traits
// do not say so.
type Model interface {
	// ViewFlow visits pairs of memrefs: view can be a view of the buffer from.
	ViewFlow(op *ir.Operation, visit func(from, view *ir.Value))
	// MayBeNew reports whether v, a result or region argument of op, can be a buffer that no operand is a view of.
	MayBeNew(op *ir.Operation, v *ir.Value) bool
}

// Analysis knows the views of the buffers in an operation. Changes of the IR make it invalid.
type Analysis struct {
	views    map[*ir.Value][]*ir.Value
	sources  map[*ir.Value][]*ir.Value
	terminal map[*ir.Value]bool
	// found are the origins that were asked for.
	found map[*ir.Value]origins
}

// New analyzes op and the operations in it.
func New(op *ir.Operation) *Analysis {
	a := &Analysis{map[*ir.Value][]*ir.Value{}, map[*ir.Value][]*ir.Value{}, map[*ir.Value]bool{}, map[*ir.Value]origins{}}
	op.Walk(a.operation)
	return a
}

// Views returns v and the memrefs that can be views of it, each once, in an order that depends on the IR only.
func (a *Analysis) Views(v *ir.Value) []*ir.Value { return closure(a.views, v) }

// Sources returns v and the memrefs that it can be a view of.
func (a *Analysis) Sources(v *ir.Value) []*ir.Value { return closure(a.sources, v) }

// DirectViews returns the memrefs that become views of v by one operation. The caller must not change the slice.
func (a *Analysis) DirectViews(v *ir.Value) []*ir.Value { return a.views[v] }

// Forget removes values as views of other memrefs.
func (a *Analysis) Forget(values []*ir.Value) {
	gone := make(map[*ir.Value]bool, len(values))
	for _, v := range values {
		gone[v] = true
	}
	for from, views := range a.views {
		a.views[from] = slices.DeleteFunc(views, func(v *ir.Value) bool { return gone[v] })
	}
	for _, v := range values {
		delete(a.sources, v)
	}
}

func closure(edges map[*ir.Value][]*ir.Value, v *ir.Value) []*ir.Value {
	seen := map[*ir.Value]bool{v: true}
	list := []*ir.Value{v}
	for i := 0; i < len(list); i++ {
		for _, w := range edges[list[i]] {
			if !seen[w] {
				seen[w] = true
				list = append(list, w)
			}
		}
	}
	return list
}

func (a *Analysis) flow(from, view *ir.Value) {
	a.views[from] = append(a.views[from], view)
	a.sources[view] = append(a.sources[view], from)
}

func (a *Analysis) flows(from, views []*ir.Value) {
	for i := range min(len(from), len(views)) {
		a.flow(from[i], views[i])
	}
}

// terminals marks the memrefs among the results and region arguments of op that are new as far as anybody knows.
func (a *Analysis) terminals(op *ir.Operation, isNew func(v *ir.Value) bool) {
	mark := func(v *ir.Value) {
		if isMemRef(v) && isNew(v) {
			a.terminal[v] = true
		}
	}
	for i := range op.NumResults() {
		mark(op.Result(i))
	}
	for i := range op.NumRegions() {
		if entry := op.Region(i).First(); entry != nil {
			for _, arg := range entry.Args() {
				mark(arg)
			}
		}
	}
}

func isMemRef(v *ir.Value) bool { return ir.AnyRankedOrUnrankedMemRef.Match(v.Type()) }

func always(*ir.Value) bool { return true }

func (a *Analysis) operation(op *ir.Operation) {
	info := op.Info()
	if m, ok := ir.OpInterface[Model](info); ok {
		m.ViewFlow(op, a.flow)
		a.terminals(op, func(v *ir.Value) bool { return m.MayBeNew(op, v) })
		return
	}
	switch {
	case op.Is(arith.Select):
		a.flow(op.Operand(1), op.Result(0))
		a.flow(op.Operand(2), op.Result(0))
		return
	case op.Is(memref.Realloc):
		a.flow(op.Operand(0), op.Result(0))
		a.terminals(op, always)
		return
	case memref.IsView(op):
		a.flow(op.Operand(0), op.Result(0))
		return
	}
	if m, ok := ir.OpInterface[ir.BranchModel](info); ok {
		a.branch(op, m)
		return
	}
	if m, ok := ir.OpInterface[ir.RegionBranchModel](info); ok {
		a.regions(op, m)
		return
	}
	if _, ok := interfaces.ExitModel(op); ok {
		return // belongs to the operation around it
	}
	a.terminals(op, always)
	if _, ok := ir.OpInterface[ir.CallModel](info); ok {
		for _, v := range op.Operands() {
			for i := range op.NumResults() {
				a.flow(v, op.Result(i))
			}
		}
	}
}

func (a *Analysis) branch(op *ir.Operation, m ir.BranchModel) {
	for i := range op.NumSuccessors() {
		start, n, produced := m.SuccessorOperands(op, i)
		a.flows(op.Operands()[start:start+n], op.Successor(i).Args()[produced:])
	}
}

// regions follows the control flow into, between and out of the regions of op.
func (a *Analysis) regions(op *ir.Operation, m ir.RegionBranchModel) {
	m.RegionSuccessors(op, -1, func(to int) { a.flows(m.EntryOperands(op, to), m.SuccessorInputs(op, to)) })
	for i := range op.NumRegions() {
		m.RegionSuccessors(op, i, func(to int) {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				if b.Last() == nil {
					continue
				}
				if t, ok := interfaces.ExitModel(b.Last()); ok {
					start, n := t.ForwardedOperands(b.Last(), to)
					a.flows(b.Last().Operands()[start:start+n], m.SuccessorInputs(op, to))
				}
			}
		})
	}
}
