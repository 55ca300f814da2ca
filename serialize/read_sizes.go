package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// The size of a type is known when it is declared, unless it is made of a pointer that
// was announced and is declared later. How long such a type is when it is written out
// depends on structs that come after it, and can be exponential in their number.

// charge accounts for a use of the type d.
func (r *reader) charge(d *def) bool {
	if d.open && !r.shared {
		d.uses++
	}
	return r.spend(d.size)
}

// settleSizes gives the types that were declared before all of their parts their size,
// and accounts for the uses that there were before.
func (r *reader) settleSizes() bool {
	if len(r.waiting) > 0 {
		return true // the module is wrong, which the end of reading reports
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

// typeMeter counts the parts of a type as its text has them: a struct inside of itself
// is a name. It stops beyond maxParts.
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
