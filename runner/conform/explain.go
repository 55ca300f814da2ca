package conform

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// number is a number of a layout: an offset, an array stride or a matrix stride. Since
// SPIR-V attaches them to types, all objects of a type share them.
type number struct {
	kind   numberKind
	t      ir.Type // the struct, or the array
	member int
	// matrix has the stride, and row is the order of the matrices concerned.
	matrix *spirv.MatrixType
	row    bool
}

type numberKind uint8

const (
	offsetNumber numberKind = iota
	arrayNumber
	matrixNumber
)

// term says how often a number counts in the offset of a scalar.
type term struct {
	number number
	times  int64
	// depth is the number of steps that lead to what the number belongs to.
	depth int
}

// terms returns the terms of an instance of a leaf of block.
func terms(block *spirv.StructType, l *leaf, at []int64, out []term) []term {
	out = out[:0]
	var t ir.Type = block
	var holder number // the member that holds a matrix
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

// maxExplanations bounds the numbers that explain lists.
const maxExplanations = 6

// explain looks for numbers of the layout which, if one of them had another value,
// would explain where the device had all scalars. It says which value, and is empty
// if no single number does.
func explain(block *spirv.StructType, expected scheme, leaves []leaf, all []seen) string {
	for i := range all {
		s := &all[i]
		l := &leaves[s.leaf]
		diff := s.actual - l.at(s.instance)
		if s.actual < 0 || diff == 0 {
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

// explains tells whether a number that differs by delta explains all scalars. Those
// whose place is not known speak for it only if it moves them.
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
		if s.torn > 0 || s.actual < 0 && moved == 0 || s.actual >= 0 && s.actual != l.at(s.instance)+moved {
			return false
		}
	}
	return true
}

// text is such as "ArrayStride 12 of b". The leaf leads to an object of the type.
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
