package memory

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// SplitCarried lets loops of fn carry the elements of vectors of integers in place of the vectors, if
// some invocations may leave the loop before others. Lavapipe computes such vectors wrongly
// (docs/drivers.md). Targets without Shader, which lavapipe is not, keep them. SplitCarried reports
// whether it changed anything, and whether all went well; if not, it emitted an error.
func SplitCarried(fn *ir.Operation, env *target.Env) (changed, ok bool) {
	if !env.Has(spec.CapabilityShader) {
		return false, true
	}
	s := &splitter{b: ir.NewBuilder(fn.Context(), nil), fn: fn}
	s.spread = &scf.Spread[struct{}]{B: s.b, S: s}
	for i := range fn.NumRegions() {
		if !s.Region(fn.Region(i)) {
			return true, false
		}
	}
	s.spread.Erase()
	for i := len(s.composed) - 1; i >= 0; i-- {
		if op := s.composed[i]; !op.Result(0).HasUses() {
			op.Erase()
		}
	}
	return s.changed, true
}

// splitter replaces the vectors that loops carry.
type splitter struct {
	b       *ir.Builder
	fn      *ir.Operation
	spread  *scf.Spread[struct{}]
	changed bool
	// loops are the loops whose vectors are replaced. The map is nil before the first such loop.
	loops map[*ir.Operation]bool
	// composed are the compositions of carried elements, some of which nothing uses in the end.
	composed []*ir.Operation
}

// splits reports whether t is a vector of integers or booleans.
func splits(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	if !ok || len(v.Shape()) != 1 || v.IsScalable() {
		return false
	}
	switch v.ElementType().(type) {
	case *ir.IntegerType, *ir.IndexType:
		return true
	}
	return false
}

// Region visits the operations of a region. Loops are visited by Spread, which calls Region for their
// regions in turn.
func (s *splitter) Region(r *ir.Region) bool {
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; {
			next := op.Next()
			if !s.visit(op) {
				return false
			}
			op = next
		}
	}
	return true
}

func (s *splitter) visit(op *ir.Operation) bool {
	if carriesVectors(op) {
		if s.loops == nil {
			s.chooseLoops()
		}
		if s.loops[op] {
			s.changed = true
			return s.spread.Op(op)
		}
	}
	for i := range op.NumRegions() {
		if !s.Region(op.Region(i)) {
			return false
		}
	}
	return true
}

// carriesVectors reports whether op is a loop that carries vectors that could be replaced.
func carriesVectors(op *ir.Operation) bool {
	return (op.Is(scf.For) || op.Is(scf.While)) && scf.Passes(op, func(v *ir.Value) bool { return splits(v.Type()) })
}

// chooseLoops finds the loops that some invocations may leave before others. It runs before the function changes.
func (s *splitter) chooseLoops() {
	s.loops = map[*ir.Operation]bool{}
	d := divergenceOf(s.fn)
	s.fn.Walk(func(op *ir.Operation) {
		if carriesVectors(op) && !d.leftTogether(op) {
			s.loops[op] = true
		}
	})
}

// Types returns the types of the elements of vectors, and other types as they are.
func (s *splitter) Types(types []ir.Type) []ir.Type {
	var out []ir.Type
	for _, t := range types {
		if !splits(t) {
			out = append(out, t)
			continue
		}
		v := t.(*ir.VectorType)
		for range v.Shape()[0] {
			out = append(out, v.ElementType())
		}
	}
	return out
}

// Values returns the elements of vectors, and other values as they are.
func (s *splitter) Values(op *ir.Operation, values []*ir.Value, _ []ir.Type) (out []*ir.Value, _ struct{}, ok bool) {
	for _, v := range values {
		if !splits(v.Type()) {
			out = append(out, v)
			continue
		}
		for i := range v.Type().(*ir.VectorType).Shape()[0] {
			out = append(out, s.element(op.Loc(), v, i))
		}
	}
	return out, struct{}{}, true
}

// element returns an element of a vector, without an extraction if it is known.
func (s *splitter) element(loc ir.Location, v *ir.Value, at int64) *ir.Value {
	if def := v.DefiningOp(); def != nil {
		switch def.Def() {
		case vector.FromElements:
			return def.Operand(int(at))
		case arith.Constant:
			if d, ok := def.Attr("value").(*ir.DenseElementsAttr); ok {
				return arith.NewConstant(s.b, loc, d.Element(at).(ir.TypedAttr))
			}
		}
	}
	return vector.NewExtract(s.b, loc, v, at)
}

// Agree returns true, because types say all about elements.
func (s *splitter) Agree(*ir.Operation, struct{}, struct{}) bool { return true }

// Adopt composes the vectors again that values are the elements of.
func (s *splitter) Adopt(old []*ir.Value, types []ir.Type, values []*ir.Value, _ struct{}) {
	for i, v := range old {
		if !splits(types[i]) {
			v.ReplaceAllUsesWith(values[0])
			values = values[1:]
			continue
		}
		n := types[i].(*ir.VectorType).Shape()[0]
		if v.HasUses() {
			op := s.b.Create(v.Loc(), vector.FromElements, values[:n], types[i:i+1])
			v.ReplaceAllUsesWith(op.Result(0))
			s.composed = append(s.composed, op)
		}
		values = values[n:]
	}
}
