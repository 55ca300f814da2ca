package describe

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Text writes the differences: a paragraph for each block that differs, with a line for
// each member, and a summary.
func (d *Diff) Text() []byte {
	w := &textWriter{}
	w.line("A: ", d.A)
	w.line("B: ", d.B)
	for _, b := range d.Blocks {
		if b.Status == StatusSame {
			continue
		}
		w.line("")
		w.line(b.Title(), ": ", b.statusText())
		for _, s := range b.changeTexts() {
			w.line("  ", s)
		}
		width := 0
		for i := range b.Members {
			width = max(width, utf8.RuneCountInString(b.Members[i].pathText()))
		}
		for i := range b.Members {
			m := &b.Members[i]
			w.line("  ", m.mark(), " ", m.pathText(), strings.Repeat(" ", width-utf8.RuneCountInString(m.pathText())+2), m.text())
		}
		if b.Elided {
			w.line("  (more members are left out)")
		}
	}
	w.line("")
	w.line(d.Summary())
	return []byte(w.out.String())
}

// Summary counts the blocks by their status.
func (d *Diff) Summary() string {
	var counts [4]int
	all := [4]Status{StatusSame, StatusChanged, StatusAdded, StatusRemoved}
	for _, b := range d.Blocks {
		counts[slices.Index(all[:], b.Status)]++
	}
	if d.Same {
		return "the layouts are the same: " + countOf(counts[0], "block")
	}
	var parts []string
	for i, s := range all {
		if counts[i] > 0 {
			parts = append(parts, strconv.Itoa(counts[i])+" "+string(s))
		}
	}
	return countOf(len(d.Blocks), "block") + ": " + strings.Join(parts, ", ")
}

func countOf(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// Title returns the name of the block and its place, in A if A has it.
func (b *BlockDiff) Title() string {
	if b.A == nil {
		return b.B.block.Title()
	}
	return b.A.block.Title()
}

// statusText says how the block differs.
func (b *BlockDiff) statusText() string {
	switch b.Status {
	case StatusAdded:
		return "only in B, " + b.B.text()
	case StatusRemoved:
		return "only in A, " + b.A.text()
	}
	return string(b.Status)
}

// text describes the layout of a block that only one side has.
func (l *DiffLayout) text() string {
	size := strconv.FormatInt(l.Size, 10)
	if l.Stride != 0 {
		size += " + " + strconv.FormatInt(l.Stride, 10) + "n"
	}
	return size + " bytes in " + l.StorageClass
}

// changeTexts describes the properties of the block that differ.
func (b *BlockDiff) changeTexts() []string {
	var out []string
	for _, c := range b.Changes {
		x, y := b.A.property(c), b.B.property(c)
		out = append(out, c+" "+x+" → "+y)
	}
	return out
}

func (l *DiffLayout) property(what string) string {
	switch what {
	case InBinding:
		if l.Where == "" {
			return "none"
		}
		return l.Where
	case InClass:
		return l.StorageClass
	}
	return strconv.FormatInt(l.Size, 10)
}

// mark returns the character before a member in the text.
func (m *MemberDiff) mark() string {
	switch m.Status {
	case StatusAdded:
		return "+"
	case StatusRemoved:
		return "-"
	}
	return "~"
}

// pathText returns the path, or a text for a block that is not a struct.
func (m *MemberDiff) pathText() string {
	if m.Path == "" {
		return "(all)"
	}
	return m.Path
}

// text describes how a member differs.
func (m *MemberDiff) text() string {
	switch {
	case m.A == nil:
		return m.B.text()
	case m.B == nil:
		return m.A.text()
	}
	parts := make([]string, len(m.Changes))
	for i, c := range m.Changes {
		parts[i] = c + " " + m.A.property(c) + " → " + m.B.property(c)
	}
	return strings.Join(parts, ", ")
}

func (p *Place) text() string {
	s := p.Type + ", offset " + strconv.FormatInt(p.Offset, 10) + ", size " + strconv.FormatInt(p.Size, 10)
	if p.ArrayStride != 0 {
		s += ", " + InArrayStride + " " + p.property(InArrayStride)
	}
	if p.MatrixStride != 0 {
		s += ", " + InMatrixStride + " " + p.property(InMatrixStride)
	}
	return s
}

// property returns a value of MemberDiff.Changes.
func (p *Place) property(what string) string {
	n := p.Padding
	switch what {
	case InType:
		return p.Type
	case InMajorness:
		if p.RowMajor {
			return "row-major"
		}
		return "column-major"
	case InOffset:
		n = p.Offset
	case InSize:
		n = p.Size
	case InArrayStride:
		n = p.ArrayStride
	case InMatrixStride:
		n = p.MatrixStride
	}
	return strconv.FormatInt(n, 10)
}
