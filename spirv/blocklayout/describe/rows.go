package describe

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// These constants bound the number of rows of a description and their nesting.
const (
	maxRows     = 4096
	maxRowDepth = 64
)

// rows makes the rows of the block, which has the same structure as shape.
func (b *Block) rows(shape *block.Shape) {
	at := make([]spot, len(b.Layouts))
	for i, l := range b.Layouts {
		at[i] = spot{shape: l.Shape}
	}
	if shape.Kind == block.Struct {
		b.members = len(shape.Fields)
		b.fields(shape, at, "", 0, -1)
		return
	}
	b.members = 1
	b.row(shape, at, "", "", 0, 0)
}

// spot is a place in one of the layouts. A spot without shape is a place that the
// layout does not have.
type spot struct {
	shape   *block.Shape
	offset  int64
	padding int64
}

// fields adds the members of a struct. member is the member of the block that contains
// the struct.
func (b *Block) fields(s *block.Shape, at []spot, path string, depth, member int) {
	pads := make([][]int64, len(at))
	for i := range at {
		if at[i].shape != nil {
			pads[i] = paddings(at[i].shape)
		}
	}
	inner := make([]spot, len(at))
	for k := range s.Fields {
		if len(b.Rows) >= maxRows {
			b.Elided = true
			return
		}
		f := &s.Fields[k]
		for i := range at {
			inner[i] = spot{}
			if at[i].shape != nil {
				g := &at[i].shape.Fields[k]
				inner[i] = spot{g.Shape, at[i].offset + g.Offset, pads[i][k]}
			}
		}
		m := member
		if m < 0 {
			m = k
		}
		name := fieldName(f, k)
		b.row(f.Shape, inner, join(path, name), name, depth, m)
	}
}

// fieldName returns the name of member k, or its number if it has no name.
func fieldName(f *block.Field, k int) string {
	if f.Name != "" {
		return shortName(f.Name)
	}
	return strconv.Itoa(k)
}

// printable replaces the characters of text that terminals or markup cannot contain.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}, s)
}

// shortName returns a printable name of bounded length.
func shortName(name string) string {
	const limit = 200
	name = printable(name)
	if utf8.RuneCountInString(name) > limit {
		return string([]rune(name)[:limit-1]) + "…"
	}
	return name
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// row adds a member, and the members of the structs in it.
func (b *Block) row(s *block.Shape, at []spot, path, name string, depth, member int) {
	r := Row{Path: path, Type: blocklayout.TypeName(s), Depth: depth, Cells: make([]*Cell, len(at)), name: name, member: member}
	for i := range at {
		l, p := b.Layouts[i], &at[i]
		if p.shape == nil {
			continue
		}
		c := &Cell{Offset: p.offset, Size: p.shape.Size, Align: l.aligner.Align(p.shape), Padding: p.padding}
		if p.shape.Kind == block.Array {
			c.ArrayStride = p.shape.Stride
			for s := p.shape.Elem; s != nil && s.Kind == block.Array; s = s.Elem {
				c.InnerStrides = append(c.InnerStrides, s.Stride)
			}
		}
		if m := matrixIn(p.shape); m != nil {
			c.MatrixStride, c.RowMajor = m.Stride, m.RowMajor
		}
		r.Cells[i] = c
	}
	b.Rows = append(b.Rows, r)
	inner := slices.Clone(at)
	for s.Kind == block.Array {
		s = s.Elem
		path += "[]"
		for i := range inner {
			if inner[i].shape != nil {
				inner[i].shape = inner[i].shape.Elem
			}
		}
	}
	switch {
	case s.Kind != block.Struct:
	case depth >= maxRowDepth:
		b.Elided = true
	default:
		b.fields(s, inner, path, depth+1, member)
	}
}

// paddings returns, for each member of a struct, the number of bytes between the member
// and the preceding one.
func paddings(s *block.Shape) []int64 {
	out := make([]int64, len(s.Fields))
	holes, _ := blocklayout.Padding(s, 0)
	for i := range holes {
		out[holes[i].Member] = holes[i].To - holes[i].From
	}
	return out
}

// diverge finds, for each pair of layouts, the first member whose place differs.
func (b *Block) diverge() {
	chosen := b.reference()
	for i, a := range b.Layouts {
		for j := i + 1; j < len(b.Layouts); j++ {
			c := b.Layouts[j]
			if a.Shape == nil || c.Shape == nil {
				continue
			}
			d, row := b.compare(i, j)
			if d.What == "" {
				continue
			}
			d.A, d.B = a.Name, c.Name
			b.Divergences = append(b.Divergences, d)
			switch {
			case row < 0:
			case a == chosen:
				b.Rows[row].Cells[j].Diverges = d.What
			case c == chosen:
				b.Rows[row].Cells[i].Diverges = d.What
			}
		}
	}
}

// compare returns the first difference between the layouts i and j, and its row, or -1
// for the block itself. If there is none, What is empty.
func (b *Block) compare(i, j int) (Divergence, int) {
	for k := range b.Rows {
		r := &b.Rows[k]
		x, y := r.Cells[i], r.Cells[j]
		for _, d := range []Divergence{
			{What: InOffset, InA: x.Offset, InB: y.Offset},
			{What: InArrayStride, InA: x.ArrayStride, InB: y.ArrayStride},
			{What: InMatrixStride, InA: x.MatrixStride, InB: y.MatrixStride},
		} {
			if d.InA != d.InB {
				d.Path = r.Path
				return d, k
			}
		}
	}
	x, y := b.Layouts[i], b.Layouts[j]
	if x.Size != y.Size && !b.Elided && !x.Actual() && !y.Actual() {
		return Divergence{What: InSize, InA: x.Size, InB: y.Size}, -1
	}
	return Divergence{}, -1
}

// PartText describes the differences between layouts in words, a line for each layout
// and place.
func (b *Block) PartText() []string {
	var out []string
	for i := range b.Divergences {
		d := &b.Divergences[i]
		said := false
		others := []string{d.B}
		for k := range b.Divergences {
			e := *d
			e.B = b.Divergences[k].B
			if k == i || e != b.Divergences[k] {
				continue
			}
			said = said || k < i
			others = append(others, e.B)
		}
		if said {
			continue
		}
		where := " at " + d.Path
		if d.Path == "" {
			where = ""
		}
		out = append(out, d.A+" parts from "+listed(others)+where+": "+d.What+" "+strconv.FormatInt(d.InA, 10)+", there "+strconv.FormatInt(d.InB, 10))
	}
	return out
}

// listed returns "a", "a and b" or "a, b and c".
func listed(names []string) string {
	n := len(names)
	if n == 1 {
		return names[0]
	}
	return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
}

// OrderText describes the better order of the members in words. It returns "" if there
// is none.
func (l *Layout) OrderText() string {
	if len(l.Order) == 0 {
		return ""
	}
	return strings.Join(l.Order, ", ") + " saves " + countBytes(l.Saved)
}

func countBytes(n int64) string {
	if n == 1 {
		return "1 byte"
	}
	return commas(n) + " bytes"
}

// commas inserts commas between groups of three digits of n.
func commas(n int64) string {
	s := strconv.FormatInt(n, 10)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
