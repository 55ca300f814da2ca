package dispatch

import (
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// FromBuffers replaces a structured operation on memrefs, or a memref.copy, by dispatches. It reports whether kernels can do what op does.
func FromBuffers(op *ir.Operation) bool {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	if op.Is(memref.Copy) {
		return copyBuffer(b, op)
	}
	s, ok := linalg.AsStructured(op)
	if !ok || !s.OnBuffers() {
		return false
	}
	if parts := divided(b, s); parts != nil {
		for _, p := range parts {
			ok = FromBuffers(p.op) && ok
		}
		op.Erase()
		return ok
	}
	var ins []*ir.Value
	seen := map[*ir.Value]bool{}
	add := func(v *ir.Value) {
		if !seen[v] {
			seen[v] = true
			ins = append(ins, v)
		}
	}
	for _, v := range s.Inputs() {
		add(v)
	}
	for _, v := range captured(op) {
		if !isNumber(v.Type()) && !isOnlyLoaded(v, s) {
			return false
		}
		add(v)
	}
	d := kernel.NewDispatch(b, op.Loc(), ins, s.Inits(), nil)
	m := ir.NewMapping()
	for i, v := range ins {
		m.Map(v, d.Body().Arg(i))
	}
	b.SetEnd(d.Body())
	on := onTensors(b, s, m, d.Body().Args()[len(ins):])
	b.Create(op.Loc(), kernel.Yield, on.Results(), nil)
	extractLoaded(b, on)
	if ruleOf(on).kind == onHost {
		d.Erase()
		return false
	}
	setPlaces(d, s)
	b.SetBefore(d.Operation)
	checkBuffers(b, op)
	op.Erase()
	return true
}

// onTensors creates s on the tensors that m has for its inputs, and on inits.
func onTensors(b *ir.Builder, s linalg.StructuredOp, m *ir.Mapping, inits []*ir.Value) *ir.Operation {
	st := &ir.OperationState{Loc: s.Loc(), Info: s.Info(), Props: s.Props(), Attrs: s.DiscardableAttrs()}
	for _, v := range s.Inputs() {
		st.Operands = append(st.Operands, m.Value(v))
	}
	for _, v := range inits {
		st.Operands = append(st.Operands, v)
		st.Results = append(st.Results, v.Type())
	}
	st.Regions = make([]*ir.Region, s.NumRegions())
	op := b.Build(st)
	for i := range s.NumRegions() {
		b.Arena().CloneRegion(s.Region(i), op.Region(i), m)
	}
	return op
}

// isOnlyLoaded reports whether v, which regions of s use, is a memref that they only load from, and that s does not overwrite.
func isOnlyLoaded(v *ir.Value, s linalg.StructuredOp) bool {
	t, ok := v.Type().(*ir.MemRefType)
	if !ok || len(t.Shape()) > maxRank || !isNumber(t.ElementType()) {
		return false
	}
	for _, init := range s.Inits() {
		if viewed(init) == viewed(v) {
			return false // what a load reads depends on the order of the iterations
		}
	}
	for use := v.FirstUse(); use != nil; use = use.NextUse() {
		if within(use.Owner().ParentRegion(), s.Operation) && !use.Owner().Is(memref.Load) {
			return false
		}
	}
	return true
}

// extractLoaded makes extractions of the loads in the regions of op, whose operands are tensors now.
func extractLoaded(b *ir.Builder, op *ir.Operation) {
	var loads []*ir.Operation
	op.Walk(func(o *ir.Operation) {
		if o.Is(memref.Load) {
			loads = append(loads, o)
		}
	})
	for _, o := range loads {
		b.SetBefore(o)
		o.ReplaceAllUsesWith(b.Create(o.Loc(), tensor.Extract, o.Operands(), o.ResultTypes()).Results())
		o.Erase()
	}
}

// captured returns the values that the regions of op use and that are defined outside of op.
func captured(op *ir.Operation) (vs []*ir.Value) {
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		for _, v := range o.Operands() {
			if o != op && !within(v.ParentRegion(), op) {
				vs = append(vs, v)
			}
		}
		return ir.WalkAdvance
	})
	return vs
}

// copyBuffer replaces a memref.copy by a dispatch whose result is its operand.
func copyBuffer(b *ir.Builder, op *ir.Operation) bool {
	for _, v := range op.Operands() {
		t, ok := v.Type().(*ir.MemRefType)
		if !ok || len(t.Shape()) > maxRank || !isNumber(t.ElementType()) {
			return false
		}
	}
	d := kernel.NewDispatch(b, op.Loc(), op.Operands()[:1], op.Operands()[1:], nil)
	b.SetEnd(d.Body())
	b.Create(op.Loc(), kernel.Yield, d.Body().Args()[:1], nil)
	op.Erase()
	return true
}
