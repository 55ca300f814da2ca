package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
)

// splitResults divides the structured operations of blk whose results have different dimensions, such as a reduction of which another
// result keeps all elements. linalg-fuse-elementwise-ops makes such operations.
func splitResults(b *ir.Builder, blk *ir.Block) {
	for op := blk.First(); op != nil; {
		next := op.Next()
		if s, ok := linalg.AsStructured(op); ok && s.OnTensors() && op.NumResults() > 1 {
			if parts := divided(b, s); parts != nil {
				for _, p := range parts {
					for k, i := range p.inits {
						op.Result(i).ReplaceAllUsesWith(p.op.Result(k))
					}
				}
				op.Erase()
			}
		}
		op = next
	}
}

// portion is an operation that computes some of the inits of another.
type portion struct {
	inits []int
	fixed []bool // the dimensions that a place in the inits determines
	op    *ir.Operation
}

// divided creates operations before s, one for the inits of each set of dimensions, if these sets differ and no init depends on the sums of those of other sets.
// The inits that keep all elements come last, because the others may read what they overwrite. It returns nil if s is not divided.
func divided(b *ir.Builder, s linalg.StructuredOp) []*portion {
	parts := portionsOf(s)
	if len(parts) < 2 || !isScalarBody(s.Operation) {
		return nil
	}
	needs := needsOfBody(s.Body())
	for _, p := range parts {
		for _, other := range parts {
			if p == other || !slices.Contains(other.fixed, false) {
				continue // an element that is visited once is what it was
			}
			for _, i := range p.inits {
				for _, k := range other.inits {
					if needs(s.Body().Last().Operand(i))[s.BodyArg(len(s.Inputs())+k)] {
						return nil
					}
				}
			}
		}
	}
	slices.SortStableFunc(parts, func(x, y *portion) int { return slices.Index(x.fixed, false) - slices.Index(y.fixed, false) })
	slices.Reverse(parts)
	b.SetBefore(s.Operation)
	for _, p := range parts {
		p.create(b, s)
	}
	return parts
}

// portionsOf returns the inits of s by the dimensions that a place in them determines, or nil if a place does not determine dimensions, or not all parallel ones.
func portionsOf(s linalg.StructuredOp) (parts []*portion) {
	its := s.Iterators()
	for i, m := range s.Maps()[len(s.Inputs()):] {
		fixed := fixedDims(m)
		for d, it := range its {
			if fixed == nil || it == linalg.Parallel && !fixed[d] {
				return nil
			}
		}
		k := slices.IndexFunc(parts, func(p *portion) bool { return slices.Equal(p.fixed, fixed) })
		if k < 0 {
			k = len(parts)
			parts = append(parts, &portion{fixed: fixed})
		}
		parts[k].inits = append(parts[k].inits, i)
	}
	return parts
}

// needsOfBody returns a function that returns the arguments of body that a value in it depends on.
func needsOfBody(body *ir.Block) func(v *ir.Value) map[*ir.Value]bool {
	known := map[*ir.Operation]map[*ir.Value]bool{}
	for op := body.First(); op != nil; op = op.Next() {
		all := map[*ir.Value]bool{}
		op.WalkPre(func(o *ir.Operation) ir.WalkResult {
			for _, v := range o.Operands() {
				if v.OwnerBlock() == body {
					all[v] = true
				} else if def := v.DefiningOp(); def != nil && def.Block() == body {
					for a := range known[def] {
						all[a] = true
					}
				}
			}
			return ir.WalkAdvance
		})
		known[op] = all
	}
	return func(v *ir.Value) map[*ir.Value]bool {
		if def := v.DefiningOp(); def != nil {
			return known[def]
		}
		return map[*ir.Value]bool{v: true}
	}
}

// create creates the operation of p at the insertion point of b. It reads the inits of other parts that its results depend on.
func (p *portion) create(b *ir.Builder, s linalg.StructuredOp) {
	maps, inputs, inits := s.Maps(), s.Inputs(), s.Inits()
	its := make([]linalg.IteratorKind, len(p.fixed))
	for d, fixed := range p.fixed {
		if !fixed {
			its[d] = s.Iterators()[d]
		}
	}
	n := len(inputs)
	order := make([]int, 0, len(maps)) // the operands of s that are operands of p
	for i := range inputs {
		order = append(order, i)
	}
	needs := needsOfBody(s.Body())
	for k := range inits {
		needed := slices.ContainsFunc(p.inits, func(i int) bool { return needs(s.Body().Last().Operand(i))[s.BodyArg(n+k)] })
		if needed && !slices.Contains(p.inits, k) {
			order = append(order, n+k)
		}
	}
	ins := len(order)
	for _, k := range p.inits {
		order = append(order, n+k)
	}
	operands, by := make([]*ir.Value, len(order)), make([]*ir.AffineMap, len(order))
	for i, k := range order {
		operands[i], by[i] = s.Operand(k), maps[k]
	}
	p.op = linalg.NewGeneric(b, s.Loc(), linalg.TensorTypes(operands[ins:]), operands[:ins], operands[ins:], by, its, func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		m := ir.NewMapping()
		for i, k := range order {
			if a := s.BodyArg(k); a != nil {
				m.Map(a, args[i])
			}
		}
		return p.copyBody(b, s.Body(), m)
	})
	for _, a := range s.DiscardableAttrs() {
		if a.Value != nil {
			p.op.SetAttr(a.Name, a.Value)
		}
	}
}

// copyBody copies the operations of body that p needs, and returns what p yields.
func (p *portion) copyBody(b *ir.Builder, body *ir.Block, m *ir.Mapping) []*ir.Value {
	needed := map[*ir.Operation]bool{}
	mark := func(v *ir.Value) {
		if def := v.DefiningOp(); def != nil && def.Block() == body {
			needed[def] = true
		}
	}
	for _, i := range p.inits {
		mark(body.Last().Operand(i))
	}
	for op := body.Last(); op != nil; op = op.Prev() {
		if needed[op] {
			op.WalkPre(func(o *ir.Operation) ir.WalkResult {
				for _, v := range o.Operands() {
					mark(v)
				}
				return ir.WalkAdvance
			})
		}
	}
	for op := body.First(); op != body.Last(); op = op.Next() {
		if needed[op] {
			b.Insert(b.Arena().Clone(op, m))
		}
	}
	out := make([]*ir.Value, len(p.inits))
	for k, i := range p.inits {
		out[k] = m.Value(body.Last().Operand(i))
	}
	return out
}
