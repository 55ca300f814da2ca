package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// The size of a type is known at its declaration unless the type refers to a forward
// pointer that is declared later. The written length of such a type depends on structs
// that come after it, and can be exponential in their number.

// charge takes the size of the type d from the budget, for one use of d. If the size is
// not known yet, charge counts the use.
func (r *reader) charge(d *def) bool {
	if d.open && !r.shared {
		d.uses++
	}
	return r.spend(d.size)
}

// settleSizes computes the sizes of types that were declared before all of their parts,
// and takes the uses that charge counted from the budget.
func (r *reader) settleSizes() bool {
	if len(r.waiting) > 0 {
		return true // a declaration is missing; the end of reading reports it
	}
	for _, id := range r.open {
		d := r.lookup(id)
		if d == nil || !d.open {
			continue
		}
		m := typeMeter{inside: map[*spirv.StructType]bool{}}
		m.visit(d.typ)
		d.open, d.size = false, m.parts
		if m.parts > maxParts || m.tooDeep {
			return r.fail("type or constant is too large")
		}
		for range d.uses + 1 {
			if !r.spend(d.size) {
				return false
			}
		}
	}
	r.open = r.open[:0]
	return true
}

// typeMeter counts the parts of a type as its text has them: a struct inside itself is
// a name. It stops beyond maxParts.
type typeMeter struct {
	parts   int32
	depth   int
	tooDeep bool
	inside  map[*spirv.StructType]bool
}

func (m *typeMeter) visit(t ir.Type) {
	if m.parts++; m.parts > maxParts || m.tooDeep {
		return
	}
	s, _ := t.(*spirv.StructType)
	if s != nil && s.IsIdentified() {
		if m.inside[s] {
			return
		}
		m.inside[s] = true
		defer delete(m.inside, s)
	}
	if m.depth++; m.depth > maxDepth {
		m.tooDeep = true
		return
	}
	switch t := t.(type) {
	case *spirv.PointerType:
		m.visit(t.Pointee)
	case *spirv.ArrayType:
		m.visit(t.Element)
	case *spirv.RuntimeArrayType:
		m.visit(t.Element)
	case *spirv.StructType:
		for _, member := range t.Members() {
			m.visit(member.Type)
		}
	case *spirv.OpaqueType:
		m.visitAttr(t.Params)
	default:
		ir.VisitTypeParts(t, m.visit, m.visitAttr)
	}
	m.depth--
}

func (m *typeMeter) visitAttr(a ir.Attribute) { ir.VisitParts(a, m.visit, m.visitAttr) }
