package describe

import (
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// maxDiffFields bounds the number of members that the search for differences visits.
const maxDiffFields = 1 << 17

// memberDiffer finds the members that differ between two layouts.
type memberDiffer struct {
	// equal holds the pairs of structs that were compared. Structs with shared parts
	// would take exponential time otherwise.
	equal  map[[2]*block.Shape]bool
	out    *BlockDiff
	budget int
}

// fieldPair is a member of one struct and its partner in another. An index is -1 if the
// member has no partner.
type fieldPair struct{ a, b int }

// pairFields pairs the members of two structs that have the same name, and then those at
// the same index of which at least one has no name. The members of a come first, in their
// order.
func pairFields(a, b *block.Shape) []fieldPair {
	byName := map[string][]int{}
	for j := range b.Fields {
		if n := b.Fields[j].Name; n != "" {
			byName[n] = append(byName[n], j)
		}
	}
	pairs := make([]fieldPair, len(a.Fields), max(len(a.Fields), len(b.Fields)))
	taken := make([]bool, len(b.Fields))
	for i := range a.Fields {
		pairs[i] = fieldPair{i, -1}
		if n := a.Fields[i].Name; len(byName[n]) > 0 {
			pairs[i].b = byName[n][0]
			taken[pairs[i].b] = true
			byName[n] = byName[n][1:]
		}
	}
	for i := range pairs {
		if pairs[i].b < 0 && i < len(taken) && !taken[i] && (a.Fields[i].Name == "" || b.Fields[i].Name == "") {
			pairs[i].b, taken[i] = i, true
		}
	}
	for j := range taken {
		if !taken[j] {
			pairs = append(pairs, fieldPair{-1, j})
		}
	}
	return pairs
}

// sameLayout reports whether two shapes put the same numbers in the same places.
func (w *memberDiffer) sameLayout(a, b *block.Shape) bool {
	for a.Kind == block.Array && b.Kind == block.Array {
		if len(valueChanges(a, b)) > 0 {
			return false
		}
		a, b = a.Elem, b.Elem
	}
	if len(valueChanges(a, b)) > 0 {
		return false
	}
	if a.Kind != block.Struct || a == b {
		return true
	}
	key := [2]*block.Shape{a, b}
	known, ok := w.equal[key]
	if !ok {
		known = w.sameFields(a, b)
		w.equal[key] = known
	}
	return known
}

func (w *memberDiffer) sameFields(a, b *block.Shape) bool {
	padA, padB := paddings(a), paddings(b)
	for _, p := range pairFields(a, b) {
		if p.a < 0 || p.b < 0 {
			return false
		}
		x, y := &a.Fields[p.a], &b.Fields[p.b]
		if x.Offset != y.Offset || padA[p.a] != padB[p.b] || !w.sameLayout(x.Shape, y.Shape) {
			return false
		}
	}
	return true
}

// valueChanges names what differs between two values apart from their parts.
func valueChanges(a, b *block.Shape) []string {
	var out []string
	add := func(differs bool, what string) {
		if differs {
			out = append(out, what)
		}
	}
	add(!sameType(a, b), InType)
	add(a.Size != b.Size, InSize)
	add(a.Kind == block.Array && b.Kind == block.Array && a.Stride != b.Stride, InArrayStride)
	if x, y := matrixIn(a), matrixIn(b); x != nil && y != nil {
		add(x.Stride != y.Stride, InMatrixStride)
		add(x.RowMajor != y.RowMajor, InMajorness)
	}
	return out
}

// sameType reports whether two values have the same type, apart from the members of
// structs, signs and the order of matrices.
func sameType(a, b *block.Shape) bool {
	for a.Kind == b.Kind && a.Count == b.Count && a.Elem != nil && b.Elem != nil {
		a, b = a.Elem, b.Elem
	}
	return a.Kind == b.Kind && a.Count == b.Count && a.Bits == b.Bits
}

func placeOf(s *block.Shape, offset, padding int64) *Place {
	p := &Place{Type: blocklayout.SignlessTypeName(s), Offset: offset, Size: s.Size, Padding: padding}
	if s.Kind == block.Array {
		p.ArrayStride = s.Stride
	}
	if m := matrixIn(s); m != nil {
		p.MatrixStride, p.RowMajor = m.Stride, m.RowMajor
	}
	return p
}

// fields adds the members that differ between two structs that begin at the given
// offsets of their blocks.
func (w *memberDiffer) fields(a, b *block.Shape, path string, offA, offB int64, depth int) {
	padA, padB := paddings(a), paddings(b)
	for _, p := range pairFields(a, b) {
		if w.budget--; w.budget < 0 || len(w.out.Members) >= maxRows || depth > maxRowDepth {
			w.out.Elided = true
			return
		}
		d := MemberDiff{Status: StatusChanged}
		if p.a >= 0 {
			f := &a.Fields[p.a]
			d.Path, d.A = join(path, fieldName(f, p.a)), placeOf(f.Shape, offA+f.Offset, padA[p.a])
		}
		if p.b >= 0 {
			f := &b.Fields[p.b]
			d.Path, d.B = join(path, fieldName(f, p.b)), placeOf(f.Shape, offB+f.Offset, padB[p.b])
		}
		switch {
		case d.A == nil:
			d.Status = StatusAdded
			w.out.Members = append(w.out.Members, d)
		case d.B == nil:
			d.Status = StatusRemoved
			w.out.Members = append(w.out.Members, d)
		default:
			x, y := &a.Fields[p.a], &b.Fields[p.b]
			if x.Offset != y.Offset {
				d.Changes = append(d.Changes, InOffset)
			}
			if d.A.Padding != d.B.Padding {
				d.Changes = append(d.Changes, InPadding)
			}
			w.value(x.Shape, y.Shape, d, depth)
		}
	}
}

// value adds a member that differs, and the differences in it. d holds what is known of
// the member.
func (w *memberDiffer) value(a, b *block.Shape, d MemberDiff, depth int) {
	d.Changes = append(d.Changes, valueChanges(a, b)...)
	if len(d.Changes) > 0 {
		w.out.Members = append(w.out.Members, d)
	}
	path := d.Path
	for a.Kind == block.Array && b.Kind == block.Array {
		a, b, path = a.Elem, b.Elem, path+"[]"
		if a.Kind != block.Array || b.Kind != block.Array {
			break
		}
		// The type and the matrix are those of the outer array.
		if a.Stride != b.Stride {
			w.out.Members = append(w.out.Members, MemberDiff{Path: path, Status: StatusChanged, A: placeOf(a, d.A.Offset, 0), B: placeOf(b, d.B.Offset, 0), Changes: []string{InArrayStride}})
		}
	}
	if a.Kind == block.Struct && b.Kind == block.Struct && !w.sameLayout(a, b) {
		w.fields(a, b, path, d.A.Offset, d.B.Offset, depth+1)
	}
}
