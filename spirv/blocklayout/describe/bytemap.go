package describe

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// rowBytes is the number of bytes in a row of a byte map.
const rowBytes = 16

// These constants bound byte maps. A map shows the first and last elements of arrays of
// more than longArray bytes, and leaves out the middle of more than maxMapRows rows.
const (
	longArray   = 8 * rowBytes
	maxMapRows  = 240
	tailRows    = 8
	maxMapDepth = 64
	mapBudget   = 100000
)

// These values mark the bytes of a map that belong to no leaf.
const (
	padding = -1 - iota
	outside // after the end of the block
	overlap // belongs to several members
)

// byteMap holds the bytes of a layout.
type byteMap struct {
	leaves []leaf
	rows   []mapRow
	index  map[string]int32
}

// leaf is a number, a vector, or a column or row of a matrix.
type leaf struct {
	path   string
	typ    string
	member int // index of the member of the block
	nth    int // index among the shown leaves of the member
	offset int64
	size   int64
	part   int64 // size of a component, in bytes
}

// mapRow is a row of 16 bytes, or a gap that extends to end.
type mapRow struct {
	address int64
	cells   [rowBytes]int32
	gap     bool
	end     int64 // end of the gap, or -1 if the row is not a gap
	label   string
}

// gap is a range of bytes that the map does not show.
type gap struct {
	from, to int64
	label    string
}

// newByteMap makes the map of l. size may be larger than the size of l, if another
// layout in the same map has more tail padding.
func newByteMap(l *Layout, size int64) *byteMap {
	m := &byteMap{index: map[string]int32{}}
	end, more := shownSize(l, size)
	e := elider{budget: mapBudget}
	e.visit(l.Shape, 0, "", 0)
	m.lines(end, e.sorted())
	for i := 0; i < len(m.rows); {
		if m.rows[i].gap {
			i++
			continue
		}
		k := i + 1
		for k < len(m.rows) && !m.rows[k].gap {
			k++
		}
		p := painter{m: m, rows: m.rows[i:k], lo: m.rows[i].address, hi: m.rows[k-1].address + rowBytes, end: end, budget: mapBudget}
		p.clear()
		p.paint(l.Shape, 0, "", -1, 0)
		i = k
	}
	m.number()
	if more != "" {
		m.rows = append(m.rows, mapRow{gap: true, address: end, end: -1, label: more})
	}
	return m
}

// number assigns each leaf its index within its member.
func (m *byteMap) number() {
	order := make([]int, len(m.leaves))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(m.leaves[a].member, m.leaves[b].member), cmp.Compare(m.leaves[a].offset, m.leaves[b].offset))
	})
	nth, last := 0, -1
	for _, i := range order {
		l := &m.leaves[i]
		if l.member != last {
			nth, last = 0, l.member
		}
		l.nth = nth
		nth++
	}
}

// shownSize returns the size of the map, and a text that says how the block continues.
// Of a runtime array the map shows the elements that fill a row.
func shownSize(l *Layout, size int64) (end int64, more string) {
	a := runtimeArray(l.Shape)
	if a == nil || a.Stride <= 0 {
		return max(size, 0), ""
	}
	offset := runtimeOffset(l.Shape)
	n := shownElements(a)
	return offset + (n-1)*a.Stride + max(a.Elem.Size, 1), "one element every " + countBytes(a.Stride)
}

// shownElements returns the number of shown elements of a runtime array.
func shownElements(a *block.Shape) int64 {
	if a.Stride <= 0 {
		return 1
	}
	return max(2, (rowBytes+a.Stride-1)/a.Stride)
}

func runtimeOffset(s *block.Shape) int64 {
	if s.Kind == block.Struct {
		return s.Fields[len(s.Fields)-1].Offset
	}
	return 0
}

// lines makes the rows up to end.
func (m *byteMap) lines(end int64, gaps []gap) {
	tail := max(0, end-1) / rowBytes * rowBytes
	tail -= (tailRows - 1) * rowBytes
	cut := false
	for at := int64(0); at < end; {
		for len(gaps) > 0 && gaps[0].from < at {
			gaps = gaps[1:]
		}
		switch {
		case len(gaps) > 0 && gaps[0].from == at:
			m.rows = append(m.rows, mapRow{gap: true, address: at, end: gaps[0].to, label: gaps[0].label})
			at = gaps[0].to
			continue
		case !cut && len(m.rows) >= maxMapRows-2*tailRows && at < tail:
			m.rows = append(m.rows, mapRow{gap: true, address: at, end: tail, label: countBytes(tail - at)})
			at, cut, gaps = tail, true, nil
			continue
		}
		m.rows = append(m.rows, mapRow{address: at})
		at += rowBytes
	}
}

// elider finds the gaps in long arrays.
type elider struct {
	gaps   []gap
	budget int
}

// sorted returns the gaps in ascending order. Gaps overlap only in invalid layouts;
// then the first one counts.
func (e *elider) sorted() []gap {
	sorted.Stable(e.gaps, func(a, b gap) int { return cmp.Compare(a.from, b.from) })
	return e.gaps
}

func (e *elider) visit(s *block.Shape, base int64, path string, depth int) {
	if e.budget--; e.budget < 0 || depth > maxMapDepth {
		return
	}
	switch s.Kind {
	case block.Struct:
		e.padding(s, base)
		for k := range s.Fields {
			if f := &s.Fields[k]; f.Shape.Size > longArray || f.Shape.Runtime() {
				e.visit(f.Shape, base+f.Offset, join(path, fieldName(f, k)), depth+1)
			}
		}
	case block.Array:
		e.array(s, base, path, depth)
	}
}

// padding leaves out the bytes between members that are far apart.
func (e *elider) padding(s *block.Shape, base int64) {
	holes, _ := blocklayout.Padding(s, 0)
	for i := range holes {
		from, to := roundUp(base+holes[i].From), roundDown(base+holes[i].To)
		if to-from > 3*rowBytes {
			e.gaps = append(e.gaps, gap{from, to, countBytes(to-from) + " of padding"})
		}
	}
}

func (e *elider) array(s *block.Shape, base int64, path string, depth int) {
	n := s.Count
	if n < 0 {
		n = shownElements(s)
	}
	if s.Stride <= 0 || n < 1 || s.Size < 0 {
		return
	}
	first := min(n, max(1, 4*rowBytes/s.Stride))
	if s.Size > longArray && n-first > 1 {
		from, to := roundUp(base+first*s.Stride), roundDown(base+(n-1)*s.Stride)
		if to-from >= 2*rowBytes {
			lo, hi := (from-base+s.Stride-1)/s.Stride, (to-base)/s.Stride-1
			label := countBytes(to - from)
			switch {
			case hi > lo:
				label += ", " + elementPath(path, lo) + " to " + elementPath("", hi)
			case hi == lo:
				label += ", " + elementPath(path, lo)
			default:
				label += " of " + elementPath(path, (from-base)/s.Stride)
			}
			e.gaps = append(e.gaps, gap{from, to, label})
		}
	}
	if s.Elem.Size <= longArray {
		return
	}
	for i := range first {
		e.visit(s.Elem, base+i*s.Stride, elementPath(path, i), depth+1)
	}
	if n > first {
		e.visit(s.Elem, base+(n-1)*s.Stride, elementPath(path, n-1), depth+1)
	}
}

func elementPath(path string, i int64) string { return path + "[" + strconv.FormatInt(i, 10) + "]" }

func roundUp(n int64) int64   { return (n + rowBytes - 1) / rowBytes * rowBytes }
func roundDown(n int64) int64 { return n / rowBytes * rowBytes }

// painter fills consecutive rows.
type painter struct {
	m      *byteMap
	rows   []mapRow
	lo, hi int64
	end    int64
	budget int
}

func (p *painter) clear() {
	for i := range p.rows {
		r := &p.rows[i]
		for k := range r.cells {
			r.cells[k] = padding
			if r.address+int64(k) >= p.end {
				r.cells[k] = outside
			}
		}
	}
}

// paint fills in the part of s that is in the rows.
func (p *painter) paint(s *block.Shape, base int64, path string, member, depth int) {
	size := s.Size
	if s.Runtime() {
		size = p.end - base
	}
	if p.budget--; p.budget < 0 || size <= 0 || base >= p.hi || base+size <= p.lo {
		return
	}
	switch {
	case depth > maxMapDepth:
		p.leaf(path, "…", max(member, 0), base, size, 0)
	case s.Kind == block.Struct:
		for k := range s.Fields {
			f := &s.Fields[k]
			m := member
			if m < 0 {
				m = k
			}
			p.paint(f.Shape, base+f.Offset, join(path, fieldName(f, k)), m, depth+1)
		}
	case s.Kind == block.Array:
		n := s.Count
		if n < 0 {
			n = shownElements(s)
		}
		first, last := p.visibleElements(base, s.Stride, s.Elem.Size, n)
		for i := first; i < last; i++ {
			p.paint(s.Elem, base+i*s.Stride, elementPath(path, i), max(member, 0), depth+1)
		}
	case s.Kind == block.Matrix && s.Elem.Elem != nil:
		p.matrix(s, base, path, max(member, 0))
	case s.Kind == block.Vector:
		p.leaf(path, blocklayout.TypeName(s), max(member, 0), base, size, s.Elem.Size)
	default:
		p.leaf(path, blocklayout.TypeName(s), max(member, 0), base, size, size)
	}
}

// visibleElements returns the range of the n elements that are at least partly in the rows.
func (p *painter) visibleElements(base, stride, size, n int64) (first, last int64) {
	if stride <= 0 {
		return 0, min(n, 1)
	}
	first = max(0, (p.lo-base-size)/stride)
	last = min(n, max(0, (p.hi-base+stride-1)/stride))
	return first, last
}

// matrix paints the columns of a matrix, or its rows if row-major.
func (p *painter) matrix(s *block.Shape, base int64, path string, member int) {
	lines, n, name := s.Count, s.Elem.Count, " column "
	if s.RowMajor {
		lines, n, name = s.Elem.Count, s.Count, " row "
	}
	part := s.Elem.Elem.Size
	typ := "vec" + strconv.FormatInt(n, 10) + "<" + blocklayout.TypeName(s.Elem.Elem) + ">," + name
	first, last := p.visibleElements(base, s.Stride, n*part, lines)
	for i := first; i < last; i++ {
		no := strconv.FormatInt(i, 10)
		p.leaf(elementPath(path, i), typ+no, member, base+i*s.Stride, n*part, part)
	}
}

// leaf paints a leaf.
func (p *painter) leaf(path, typ string, member int, base, size, part int64) {
	if base >= p.hi || base+size <= p.lo {
		return
	}
	i, ok := p.m.index[path]
	if !ok {
		i = int32(len(p.m.leaves))
		p.m.index[path] = i
		p.m.leaves = append(p.m.leaves, leaf{path: path, typ: typ, member: member, offset: base, size: size, part: part})
	}
	for at := max(base, p.lo); at < min(base+size, p.hi); at++ {
		cell := &p.rows[(at-p.lo)/rowBytes].cells[(at-p.lo)%rowBytes]
		if *cell >= 0 || *cell == overlap {
			*cell = overlap
		} else {
			*cell = i
		}
	}
}

// run is a range of bytes in a row that belong to the same leaf.
type run struct {
	from, to int // bytes of the row
	cell     int32
}

// runs divides a row into runs, without the bytes outside the block.
func (r *mapRow) runs() []run {
	var out []run
	for k := 0; k < rowBytes; {
		e := k + 1
		for e < rowBytes && r.cells[e] == r.cells[k] {
			e++
		}
		if r.cells[k] != outside {
			out = append(out, run{k, e, r.cells[k]})
		}
		k = e
	}
	return out
}
