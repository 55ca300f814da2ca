package analysis

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
)

// maxVisits bounds the operations that the searches of a Checker for effects visit.
const maxVisits = 1 << 22

// interference looks for operations that may run between an operation and an access and
// have an effect on the memory of the access.
type interference struct {
	*Checker
	kind  ir.EffectKind
	start *ir.Operation
	end   *ir.Operation
	found bool
}

// Interferes reports whether an operation with an effect of the given kind on the memory of
// the access end may run after start and before end. start must be in the region of end or
// in one around it (hasNoInterveningEffect).
func (c *Checker) Interferes(kind ir.EffectKind, start, end *ir.Operation) bool {
	s := &interference{Checker: c, kind: kind, start: start, end: end}
	s.between(start, end)
	return s.found
}

// between looks at the operations that may run after from and before to. Of an operation
// around to, it looks at all operations.
func (s *interference) between(from, to *ir.Operation) {
	region := from.ParentRegion()
	for to.ParentRegion() != region && !s.found {
		to = to.Parent()
		s.visit(to)
	}
	for op := from.Next(); op != nil && op != to && !s.found; op = op.Next() {
		s.visit(op)
	}
	if to.Block() == from.Block() {
		return
	}
	seen := map[*ir.Block]bool{}
	todo := successors(nil, from.Block())
	for len(todo) > 0 && !s.found {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		for op := b.First(); op != to && !s.found; op = op.Next() {
			if op == nil {
				todo = successors(todo, b)
				break
			}
			s.visit(op)
		}
	}
}

func successors(list []*ir.Block, b *ir.Block) []*ir.Block {
	if end := b.Last(); end != nil {
		for i := range end.NumSuccessors() {
			list = append(list, end.Successor(i))
		}
	}
	return list
}

// visit looks for the effect in op and the operations in its regions.
func (s *interference) visit(op *ir.Operation) {
	if s.visits++; s.visits > maxVisits {
		s.found = true
	}
	if s.found {
		return
	}
	own := op.Info().Entry != nil && op.Info().Entry.Effects != nil
	switch {
	case own || op.HasTrait(ir.NoMemoryEffect) && !op.HasTrait(ir.RecursiveMemoryEffects):
		if s.affects(op) {
			s.found = s.reaches(op)
		}
	case op.HasTrait(ir.RecursiveMemoryEffects):
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for o := b.First(); o != nil; o = o.Next() {
					s.visit(o)
				}
			}
		}
	default:
		s.found = true
	}
}

// affects reports whether op has the effect on memory that may be that of the access.
func (s *interference) affects(op *ir.Operation) bool {
	v := affine.AccessOp{Operation: s.end}.MemRef()
	found := false
	known := ir.CollectEffects(op, func(e ir.Effect) {
		if e.Kind == s.kind {
			found = found || e.Value == nil || mayAlias(e.Value, v)
		}
	})
	return found || !known
}

// reaches reports whether the effect of op, which has one, may concern the element that the
// access accesses.
func (s *interference) reaches(op *ir.Operation) bool {
	if !IsRead(op) && !IsWrite(op) || s.Access(op).MemRef() != s.Access(s.end).MemRef() {
		return true
	}
	least := CommonDepth(s.start, s.end)
	for depth := CommonDepth(op, s.end) + 1; depth > least; depth-- {
		if d, _ := s.Check(Query{Source: op, Target: s.end, Depth: depth}); d != None {
			return true
		}
	}
	return false
}

// Reaches reports whether src runs before dst in the same iteration of their common loops,
// and accesses the same element.
func (c *Checker) Reaches(src, dst *ir.Operation) bool {
	d, _ := c.Check(Query{Source: src, Target: dst, Depth: CommonDepth(src, dst) + 1})
	return d == Exists
}
