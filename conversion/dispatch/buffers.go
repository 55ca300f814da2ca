package dispatch

import (
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

// FromBuffers replaces a structured operation on memrefs, or a memref.copy, by a dispatch. It reports whether a kernel can do what op does.
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
		if !isNumber(v.Type()) {
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
	if ruleOf(on).kind == onHost {
		d.Erase()
		return false
	}
	setPlaces(d, s)
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
