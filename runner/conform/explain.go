package conform

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
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
	// orderNumber stands for the other order of the matrices of a member. placeNumber is the
	// offset of all blocks, and blockNumber of one of them, which is the member. indexNumber
	// stands for an index of blocks that is uniform, and upperNumber for the upper halves of indices.
	orderNumber
	placeNumber
	blockNumber
	indexNumber
	upperNumber
)

// measured reports whether the number has a value, and is not one of two ways.
func (k numberKind) measured() bool { return k != orderNumber && k < indexNumber }

// term is the factor of a number in the offset of a scalar.
type term struct {
	number number
	times  int64
	// depth is the number of steps to the object that has the number.
	depth int
}

// terms returns the terms of an instance of a leaf of block.
func terms(block *spirv.StructType, expected scheme, l *leaf, at []int64) []term {
	var out []term
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
		case *spirv.ArrayType, *spirv.RuntimeArrayType:
			out = append(out, term{number{kind: arrayNumber, t: typ, row: row}, at[s.n], i})
			t = elementOf(typ)
		case *spirv.MatrixType:
			holder.matrix, holder.row = typ, row
			return append(out, matrixTerms(holder, expected, l, i)...)
		default:
			return out
		}
	}
	return out
}

// matrixTerms returns the terms of a leaf in a matrix, to which depth steps lead.
func matrixTerms(holder number, expected scheme, l *leaf, depth int) []term {
	column, component := l.steps[depth].n, l.steps[depth+1].n
	stride := expected.lines(holder.matrix, &holder.t.(*spirv.StructType).Members()[holder.member], holder.row)
	line, across := column, component
	if holder.row {
		line, across = across, line
	}
	matrix, order := holder, holder
	matrix.kind, order.kind = matrixNumber, orderNumber
	return []term{{matrix, line, depth}, {order, (across - line) * (stride - l.size), depth}}
}

// placeTerms returns the terms of the place of the block with an instance of a leaf.
func (k *kernel) placeTerms(leaf int, instance int64) []term {
	if k.access.copies() == 1 {
		if k.access.origin() == 0 && !k.access.inline {
			return nil
		}
		return []term{{number: number{kind: placeNumber}, times: 1}}
	}
	u := &k.units[k.unitOf[leaf]]
	number0 := instance / u.inner[leaf-u.first]
	own := k.copyOf(u, number0)
	out := []term{{number: number{kind: blockNumber, member: int(own)}, times: 1}, {number: number{kind: placeNumber}, times: 1}}
	if k.access.index == nonUniformIndex {
		first := k.copyOf(u, number0/nonUniformLocal*nonUniformLocal)
		out = append(out, term{number: number{kind: indexNumber}, times: (first - own) * k.pitch()})
	}
	return out
}

// maxExplanations bounds the number of explanations that explain lists, and maxCauses the
// number of numbers in one.
const (
	maxExplanations = 6
	maxCauses       = 3
)

// cause is a number of the layout or of the place of blocks that differs on the device.
type cause struct {
	number number
	delta  int64
}

// evidence is what a probe saw of a scalar, for the search for causes.
type evidence struct {
	*seen
	leaf  *leaf
	terms []term
	// left is the distance that no cause explains yet, and moved that of the causes.
	left, moved int64
}

// unknown reports whether the place where the device accessed the scalar is not known.
func (s *evidence) unknown() bool { return s.actual == nowhere }

// explainer searches for the causes of what a probe saw.
type explainer struct {
	expected scheme
	kernel   *kernel // nil if the block is the other one, which has a place of its own
	all      []evidence
	// overwrites is true if scalars may be nowhere because others are in their places.
	overwrites bool
	// suffix follows each cause in texts.
	suffix string
	// layoutOnly is true while the search leaves out the places of blocks.
	layoutOnly bool
	causes     []cause
	found      []string
}

// explain searches for the fewest numbers of the layout that, with other values, explain
// the places of all scalars on the device. It returns a text with these values, or "" if
// there are none.
func (x *explainer) explain(block *spirv.StructType, leaves []leaf, all []seen) string {
	x.gather(block, leaves, all)
	if as := x.explainHeap(); as != "" {
		return as
	}
	if x.isFar() {
		return "indices of 32 bits in place of 64" + x.suffix
	}
	for n := 1; n <= maxCauses && len(x.found) == 0; n++ {
		// Several numbers are more likely those of one layout.
		for _, x.layoutOnly = range []bool{n > 1, false} {
			if len(x.found) == 0 {
				x.search(n, maxCauses-1)
			}
		}
	}
	return strings.Join(x.found, " or ")
}

// isFar reports whether the device accessed none of the scalars that are far from the address that it has.
func (x *explainer) isFar() bool {
	return x.kernel != nil && x.kernel.access.indices == farOffsets && !slices.ContainsFunc(x.all, func(e evidence) bool { return !e.unknown() })
}

// gather collects the terms of all scalars.
func (x *explainer) gather(block *spirv.StructType, leaves []leaf, all []seen) {
	x.all = make([]evidence, len(all))
	for i := range all {
		s := &all[i]
		l := &leaves[s.leaf]
		e := evidence{seen: s, leaf: l, terms: terms(block, x.expected, l, l.index(s.instance, nil))}
		if x.kernel != nil {
			e.terms = append(append(e.terms, x.kernel.placeTerms(s.leaf, s.instance)...), x.kernel.halfTerms(s.leaf, s.instance)...)
		}
		if !e.unknown() {
			e.left = s.actual - l.at(s.instance)
		}
		x.all[i] = e
	}
}

// search looks for n more causes that explain all that is left. again bounds how often it
// changes a cause that it has, because another one moves the same scalars.
func (x *explainer) search(n, again int) {
	pivot := x.pivot()
	if pivot == nil || len(x.found) >= maxExplanations {
		if pivot == nil && n == 0 && x.accepts() {
			x.add()
		}
		return
	}
	for _, t := range pivot.terms {
		if t.times == 0 || x.layoutOnly && t.number.kind > orderNumber || t.number.kind.measured() && pivot.left%t.times != 0 {
			continue
		}
		c := cause{t.number, 1}
		if t.number.kind.measured() {
			c.delta = pivot.left / t.times
		}
		have := slices.IndexFunc(x.causes, func(have cause) bool { return have.number == c.number })
		switch {
		case have >= 0 && again > 0 && t.number.kind.measured():
			old := x.causes[have]
			x.causes[have].delta += c.delta
			if x.value(x.causes[have]) >= 0 {
				x.apply(c, 1)
				x.search(n, again-1)
				x.apply(c, -1)
			}
			x.causes[have] = old
		case have < 0 && n > 0 && x.value(c) >= 0:
			x.apply(c, 1)
			x.causes = append(x.causes, c)
			x.search(n-1, again)
			x.causes = x.causes[:len(x.causes)-1]
			x.apply(c, -1)
		}
	}
}

// add adds the causes to what was found, unless they are there in another order.
func (x *explainer) add() {
	if slices.ContainsFunc(x.causes, func(c cause) bool { return c.delta == 0 }) {
		return
	}
	causes := slices.Clone(x.causes)
	sorted.Stable(x.causes, func(a, b cause) int { return strings.Compare(a.key(), b.key()) })
	if text := x.text(); !slices.Contains(x.found, text) {
		x.found = append(x.found, text)
	}
	x.causes = causes
}

// key orders causes.
func (c cause) key() string {
	return strconv.Itoa(int(c.number.kind)) + "." + strconv.FormatInt(c.delta, 10) + "." + strconv.Itoa(c.number.member)
}

// pivot returns the scalar with the fewest possible causes among those that are not
// explained, or nil if there is none. A cause that scalars share with others is easier to
// see where the others are not.
func (x *explainer) pivot() *evidence {
	var out *evidence
	least := 0
	for i := range x.all {
		s := &x.all[i]
		if s.left == 0 {
			continue
		}
		n := 0
		for _, t := range s.terms {
			if t.times != 0 {
				n++
			}
		}
		if out == nil || n < least {
			out, least = s, n
		}
	}
	return out
}

// apply subtracts the effect of a cause from what is left; sign -1 takes it back.
func (x *explainer) apply(c cause, sign int64) {
	for i := range x.all {
		s := &x.all[i]
		for _, t := range s.terms {
			if t.number == c.number {
				s.moved += sign * t.times * c.delta
				if !s.unknown() {
					s.left -= sign * t.times * c.delta
				}
			}
		}
	}
}

// accepts reports whether the causes also explain why the places of scalars are unknown:
// they move the scalar, or another one to its place.
func (x *explainer) accepts() bool {
	taken := map[int64]int{}
	for i := range x.all {
		s := &x.all[i]
		if s.torn > 0 {
			return false
		}
		if x.overwrites {
			for j := range s.leaf.size {
				taken[x.place(s)+j]++
			}
		}
	}
	for i := range x.all {
		if s := &x.all[i]; s.unknown() && s.moved == 0 && taken[x.place(s)] < 2 {
			return false
		}
	}
	return true
}

// place returns the offset of a scalar according to the causes.
func (x *explainer) place(s *evidence) int64 {
	at := s.leaf.at(s.instance) + s.moved
	if x.kernel != nil {
		at += x.kernel.shift(s.seen.leaf, s.instance)
	}
	return at
}

// text returns the causes in words.
func (x *explainer) text() string {
	var out []string
	for _, c := range x.causes {
		for i := range x.all {
			s := &x.all[i]
			k := slices.IndexFunc(s.terms, func(t term) bool { return t.number == c.number && t.times != 0 })
			if k < 0 {
				continue
			}
			to := *s.leaf
			to.steps = s.leaf.steps[:s.terms[k].depth]
			out = append(out, c.text(x, to.path(s.instance)))
			break
		}
	}
	return strings.Join(out, " and ") + x.suffix
}

// value returns the value of the number with the cause.
func (x *explainer) value(c cause) int64 {
	n, delta := c.number, c.delta
	switch n.kind {
	case offsetNumber:
		return x.expected.offsets(n.t.(*spirv.StructType))[n.member] + delta
	case arrayNumber:
		return x.expected.stride(n.t, n.row) + delta
	case matrixNumber:
		m := &n.t.(*spirv.StructType).Members()[n.member]
		return x.expected.lines(n.matrix, m, n.row) + delta
	case placeNumber:
		return x.kernel.access.origin() + delta
	case blockNumber:
		return x.kernel.access.origin() + int64(n.member)*x.kernel.pitch() + delta
	}
	return 0
}

// text returns for example "ArrayStride 12 of b". path leads to an object with the number.
func (c cause) text(x *explainer, path string) string {
	value := strconv.FormatInt(x.value(c), 10)
	switch n := c.number; n.kind {
	case arrayNumber:
		return "ArrayStride " + value + " of " + path
	case matrixNumber:
		return "MatrixStride " + value + " of " + path
	case orderNumber:
		if n.row {
			return "ColMajor of " + path
		}
		return "RowMajor of " + path
	case placeNumber:
		return "offset " + value + " of the binding"
	case blockNumber:
		if other := (x.value(c) - x.kernel.access.origin()); other%x.kernel.pitch() == 0 {
			return "block " + strconv.FormatInt(other/x.kernel.pitch(), 10) + " in place of block " + strconv.Itoa(n.member)
		}
		return "offset " + value + " of the binding of block " + strconv.Itoa(n.member)
	case indexNumber:
		return "one index for all invocations of a workgroup"
	case upperNumber:
		return "the upper halves of indices"
	}
	return "Offset " + value + " of " + path
}
