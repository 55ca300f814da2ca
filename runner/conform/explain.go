package conform

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// number is an offset, an array stride or a matrix stride in a layout. SPIR-V attaches
// these numbers to types, so all objects of a type share them.
type number struct {
	kind   numberKind
	t      ir.Type // the struct or array that has the number
	member int
	// matrix is the matrix type with the stride, and row is the order of those
	// matrices.
	matrix *spirv.MatrixType
	row    bool
}

type numberKind uint8

const (
	offsetNumber numberKind = iota
	arrayNumber
	matrixNumber
)

// term is the factor of a number in the offset of a scalar.
type term struct {
	number number
	times  int64
	// depth is the number of steps to the object that has the number.
	depth int
}

// terms appends the terms of an instance of a leaf of block to out.
func terms(block *spirv.StructType, l *leaf, at []int64, out []term) []term {
	out = out[:0]
	var t ir.Type = block
	var holder number // the member that contains a matrix
	row := false
	for i, s := range l.steps {
		switch typ := t.(type) {
		case *spirv.StructType:
			holder = number{kind: offsetNumber, t: typ, member: int(s.n)}
			out = append(out, term{holder, 1, i + 1})
			m := &typ.Members()[s.n]
			t, row = m.Type, isRowMajor(m)
		case *spirv.ArrayType:
			out = append(out, term{number{kind: arrayNumber, t: typ, row: row}, at[s.n], i})
			t = typ.Element
		case *spirv.RuntimeArrayType:
			out = append(out, term{number{kind: arrayNumber, t: typ, row: row}, at[s.n], i})
			t = typ.Element
		case *spirv.MatrixType:
			if line := s.kind == stepColumn; line != row {
				holder.kind, holder.matrix, holder.row = matrixNumber, typ, row
				out = append(out, term{holder, s.n, i})
			}
			if s.kind == stepComponent {
				return out
			}
		default:
			return out
		}
	}
	return out
}

// maxExplanations bounds the number of explanations that explain lists.
const maxExplanations = 6

// explain searches for a single number of the layout that, with another value, explains
// the places of all scalars on the device. It returns a text with that value, or "" if
// there is none.
func explain(block *spirv.StructType, expected scheme, leaves []leaf, all []seen) string {
	for i := range all {
		s := &all[i]
		l := &leaves[s.leaf]
		diff := s.actual - l.at(s.instance)
		if s.actual == nowhere || diff == 0 {
			continue
		}
		var found []string
		for _, c := range terms(block, l, l.index(s.instance, nil), nil) {
			if c.times == 0 || diff%c.times != 0 || len(found) == maxExplanations {
				continue
			}
			if delta := diff / c.times; explains(block, leaves, all, c.number, delta) {
				found = append(found, c.number.text(expected, delta, l, s.instance, c.depth))
			}
		}
		return strings.Join(found, " or ")
	}
	return ""
}

// explains reports whether a change of number n by delta explains all scalars. A scalar
// whose place is unknown is explained only if the change moves it.
func explains(block *spirv.StructType, leaves []leaf, all []seen, n number, delta int64) bool {
	var ts []term
	var at []int64
	for _, s := range all {
		l := &leaves[s.leaf]
		at = l.index(s.instance, at)
		moved := int64(0)
		ts = terms(block, l, at, ts)
		for _, c := range ts {
			if c.number == n {
				moved += c.times * delta
			}
		}
		if s.torn > 0 || s.actual == nowhere && moved == 0 || s.actual != nowhere && s.actual != l.at(s.instance)+moved {
			return false
		}
	}
	return true
}

// text returns for example "ArrayStride 12 of b". The leaf leads to an object of the
// type.
func (n number) text(expected scheme, delta int64, l *leaf, instance int64, depth int) string {
	to := *l
	to.steps = l.steps[:depth]
	var name string
	var value int64
	switch n.kind {
	case offsetNumber:
		name, value = "Offset", expected.offsets(n.t.(*spirv.StructType))[n.member]
	case arrayNumber:
		name, value = "ArrayStride", expected.stride(n.t, n.row)
	case matrixNumber:
		m := &n.t.(*spirv.StructType).Members()[n.member]
		name, value = "MatrixStride", expected.lines(n.matrix, m, n.row)
	}
	return name + " " + strconv.FormatInt(value+delta, 10) + " of " + to.path(instance)
}
