package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// NewScalarReplacement returns the pass affine-scalrep.
func NewScalarReplacement() *pass.Pass {
	return &pass.Pass{
		Name: "affine-scalrep", Class: "AffineScalarReplacement", Op: "func.func",
		Summary: "Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			dom := r.Dominance(op)
			r.Request(op, "PostDominanceInfo")
			r.Request(op, "AliasAnalysis")
			ReplaceByScalars(op, dom)
			return true
		},
	}
}

// replacer replaces loads by values that are known.
type replacer struct {
	*analysis.Checker
	dominance *ir.Dominance
	erase     []*ir.Operation
	// memrefs are the memrefs with a load that a stored value replaced.
	memrefs   []*ir.Value
	forwarded map[*ir.Value]bool
	// steps is how many more pairs of accesses the replacer may compare.
	steps int
}

// maxPairs bounds the pairs of accesses to a memref that the pass compares. Beyond, accesses
// stay.
const maxPairs = 1 << 19

// ReplaceByScalars replaces what affine accesses in op load by what was stored or loaded
// before, and erases stores whose values nobody loads (affineScalarReplace).
func ReplaceByScalars(op *ir.Operation, dom *ir.Dominance) {
	r := &replacer{Checker: analysis.NewChecker(), dominance: dom, steps: maxPairs, forwarded: map[*ir.Value]bool{}}
	r.each(op, analysis.IsRead, r.forwardStore)
	r.each(op, analysis.IsWrite, r.dropStore)
	for _, v := range r.memrefs {
		r.dropMemref(v)
	}
	r.each(op, analysis.IsRead, r.forwardLoad)
}

// each calls visit for the accesses of a kind, and then erases the operations that visit
// listed.
func (r *replacer) each(op *ir.Operation, kind func(*ir.Operation) bool, visit func(*ir.Operation)) {
	op.Walk(func(o *ir.Operation) {
		if kind(o) {
			visit(o)
		}
	})
	for _, o := range r.erase {
		r.Forget(o)
		o.Erase()
	}
	r.erase = nil
}

// eachOther calls visit for the other accesses of a kind to the element that op accesses.
func (r *replacer) eachOther(op *ir.Operation, kind func(*ir.Operation) bool, visit func(*ir.Operation)) {
	a := r.Access(op)
	for u := a.MemRef().FirstUse(); u != nil && r.steps > 0; u = u.NextUse() {
		r.steps--
		if o := u.Owner(); o != op && kind(o) && r.Access(o).MemRef() == a.MemRef() && r.Access(o).Same(a) {
			visit(o)
		}
	}
}

// forwardStore replaces a load by the value that the last store stored.
func (r *replacer) forwardStore(load *ir.Operation) {
	var last *ir.Operation
	r.eachOther(load, analysis.IsWrite, func(store *ir.Operation) {
		if r.dominance.Dominates(store, load) && r.Reaches(store, load) && !r.Interferes(ir.EffectWrite, store, load) {
			last = store
		}
	})
	if last == nil || last.Operand(0).Type() != load.Result(0).Type() {
		return
	}
	load.Result(0).ReplaceAllUsesWith(last.Operand(0))
	if v := (affine.AccessOp{Operation: load}).MemRef(); !r.forwarded[v] {
		r.forwarded[v] = true
		r.memrefs = append(r.memrefs, v)
	}
	r.erase = append(r.erase, load)
}

// dropStore lists a store after which another one always overwrites the element before
// anything reads it.
func (r *replacer) dropStore(store *ir.Operation) {
	unused := false
	r.eachOther(store, analysis.IsWrite, func(later *ir.Operation) {
		unused = unused || later.ParentRegion() == store.ParentRegion() && r.overwrites(later, store)
	})
	if unused {
		r.erase = append(r.erase, store)
	}
}

// overwrites reports whether later runs after each run of store, which is in the same
// region, and nothing reads the element between.
func (r *replacer) overwrites(later, store *ir.Operation) bool {
	if later.Block() == store.Block() {
		return store.IsBeforeInBlock(later) && !r.Interferes(ir.EffectRead, store, later)
	}
	return r.alwaysReaches(store.Block(), later.Block()) && !r.Interferes(ir.EffectRead, store, later)
}

// alwaysReaches reports whether each path from block from to the end of the region goes
// through block to.
func (r *replacer) alwaysReaches(from, to *ir.Block) bool {
	seen := map[*ir.Block]bool{to: true}
	todo := []*ir.Block{from}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[b] {
			continue
		}
		r.steps--
		end := b.Last()
		if r.steps < 0 || end.NumSuccessors() == 0 {
			return false
		}
		seen[b] = true
		for i := range end.NumSuccessors() {
			todo = append(todo, end.Successor(i))
		}
	}
	return true
}

// dropMemref erases an allocation that is only written and freed, with its users.
func (r *replacer) dropMemref(v *ir.Value) {
	def := v.DefiningOp()
	if def == nil || !interfaces.HasSingleEffect(def, ir.EffectAllocate, v) {
		return
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		o := u.Owner()
		if !analysis.IsWrite(o) && !interfaces.HasSingleEffect(o, ir.EffectFree, v) || o.Operand(0) == v && analysis.IsWrite(o) {
			return
		}
	}
	for u := v.FirstUse(); u != nil; u = v.FirstUse() {
		r.Forget(u.Owner())
		u.Owner().Erase()
	}
	def.Erase()
}

// forwardLoad replaces a load by the result of another load of the element. Of several, it
// takes the one that runs first.
func (r *replacer) forwardLoad(load *ir.Operation) {
	var first *ir.Operation
	r.eachOther(load, analysis.IsRead, func(other *ir.Operation) {
		if !r.dominance.Dominates(other, load) || r.Interferes(ir.EffectWrite, other, load) ||
			other.Result(0).Type() != load.Result(0).Type() {
			return
		}
		if first == nil || r.dominance.Dominates(other, first) {
			first = other
		}
	})
	if first != nil {
		load.Result(0).ReplaceAllUsesWith(first.Result(0))
		r.erase = append(r.erase, load)
	}
}
