package passes

import (
	"strings"

	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewInferShapes returns the pass tosa-infer-shapes.
func NewInferShapes() *pass.Pass {
	return &pass.Pass{
		Name: "tosa-infer-shapes", Class: "TosaInferShapes", Summary: "Propagate shapes across TOSA operations", Op: funcName,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			s := &inference{old: map[*ir.Value]ir.Type{}}
			s.region(op.Region(0), 0)
			s.commit(op.Region(0))
			return true
		},
	}
}

// inference changes the types of values, and remembers those before.
type inference struct {
	old map[*ir.Value]ir.Type
	// changed are the values in the order of their first change.
	changed []*ir.Value
}

func (s *inference) set(v *ir.Value, t ir.Type) {
	if v.Type() == t {
		return
	}
	if _, ok := s.old[v]; !ok {
		s.old[v] = v.Type()
		s.changed = append(s.changed, v)
	}
	v.SetType(t)
}

// rollBack undoes the changes.
func (s *inference) rollBack() {
	for _, v := range s.changed {
		v.SetType(s.old[v])
	}
}

// refines reports whether a user of a value may see a type that is known better.
func refines(op *ir.Operation) bool {
	return isTosa(op) || op.Is(tensor.Cast) || op.Is(tensor.Dim) || op.Is(tensor.Rank)
}

func isTosa(op *ir.Operation) bool { return strings.HasPrefix(op.Name(), "tosa.") }

// commit gives the other users of the changed values, which are in r, casts to the types before.
func (s *inference) commit(r *ir.Region) {
	if len(s.changed) == 0 {
		return
	}
	var users []*ir.Operation
	r.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if !refines(op) {
			users = append(users, op)
		}
		return ir.WalkAdvance
	})
	b := ir.NewBuilder(r.Parent().Context(), nil)
	for _, op := range users {
		b.SetBefore(op)
		for i, v := range op.Operands() {
			if t, ok := s.old[v]; ok && t != v.Type() {
				op.SetOperand(i, tensor.NewCast(b, op.Loc(), v, t))
			}
		}
	}
}

// maxDepth bounds the nesting of loops: each level infers its body several times.
const maxDepth = 8

func (s *inference) region(r *ir.Region, depth int) {
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			if isTosa(op) {
				s.operation(op, depth)
			}
		}
	}
}

func (s *inference) operation(op *ir.Operation, depth int) {
	if depth < maxDepth {
		switch {
		case isOneOf(op, tosa.Ifs):
			s.conditional(op, depth+1)
		case isOneOf(op, tosa.Whiles):
			s.loop(op, depth+1)
		}
	}
	m, ok := ir.OpInterface[tosa.ShapeModel](op.Info())
	if !ok {
		return
	}
	shapes, ok := m.InferShapes(op)
	if !ok || len(shapes) != op.NumResults() {
		return
	}
	for i, shape := range shapes {
		v := op.Result(i)
		known := tosa.ShapeOf(v)
		if known.Elem == nil {
			continue
		}
		shape.Elem = known.Elem
		if both, ok := known.Meet(shape); ok {
			s.set(v, both.Type())
		}
	}
}

func isOneOf(op *ir.Operation, defs []*ir.OpDef) bool {
	for _, d := range defs {
		if op.Is(d) {
			return true
		}
	}
	return false
}

// conditional passes the types of the inputs to the regions.
func (s *inference) conditional(op *ir.Operation, depth int) {
	for i := range op.NumRegions() {
		args := op.Region(i).First().Args()
		if len(args)+1 != op.NumOperands() && len(args) > 0 {
			return
		}
		for k, a := range args {
			if both, ok := tosa.ShapeOf(a).Meet(tosa.ShapeOf(op.Operand(k + 1))); ok {
				s.set(a, both.Type())
			}
		}
		s.region(op.Region(i), depth)
	}
}

// loop finds the types of the variables that every iteration keeps.
func (s *inference) loop(op *ir.Operation, depth int) {
	types := op.OperandTypes()
	body := op.Region(1).First()
	if body.NumArgs() != len(types) || op.Region(0).First().NumArgs() != len(types) {
		return
	}
	for again := true; again; {
		try := &inference{old: map[*ir.Value]ir.Type{}}
		for i, t := range types {
			try.set(body.Arg(i), t)
		}
		try.region(op.Region(1), depth)
		end := body.Terminator()
		if end == nil || end.NumOperands() != len(types) {
			try.rollBack()
			op.EmitWarning("has a tosa.yield with the incorrect number of operands")
			return
		}
		again = false
		for i, v := range end.Operands() {
			joined, ok := tosa.ShapeOf(v).Join(shapeOfType(types[i]))
			if ok && joined.Elem != nil && joined.Type() != types[i] {
				types[i], again = joined.Type(), true
			}
		}
		try.rollBack()
	}
	for i := range op.NumRegions() {
		for k, t := range types {
			s.set(op.Region(i).First().Arg(k), t)
		}
		s.region(op.Region(i), depth)
	}
}

func shapeOfType(t ir.Type) tosa.Shape {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return tosa.Shape{Dims: t.Shape(), Ranked: true, Elem: t.ElementType()}
	case *ir.UnrankedTensorType:
		return tosa.Shape{Elem: t.ElementType()}
	}
	return tosa.Shape{}
}
