package describe

import "strconv"

// HTML writes the differences as one self-contained page, with pictures of both layouts
// of each block that differs.
func (d *Diff) HTML() ([]byte, error) {
	page := diffPage{Title: "Layouts of " + d.A + " and " + d.B, Summary: d.Summary(), A: d.A, B: d.B}
	used := map[string]bool{}
	for i, b := range d.Blocks {
		if b.Status != StatusSame {
			page.Blocks = append(page.Blocks, newDiffSection(d, b, i, used))
		}
	}
	page.Style = pictureStyle(used) + pageStyle
	return page.write(), nil
}

type diffPage struct {
	Title, Summary, A, B string
	Style                string
	Blocks               []*diffSection
}

// diffSection is the data of a block for the page.
type diffSection struct {
	Title, Status string
	Changes       []string
	Lines         []diffLine
	Elided        bool
	Pictures      []diffPicture
}

// diffLine is a difference of a member.
type diffLine struct{ Mark, Path, What, A, B string }

type diffPicture struct {
	Side    string
	Picture string
}

func newDiffSection(d *Diff, b *BlockDiff, i int, used map[string]bool) *diffSection {
	s := &diffSection{Title: b.Title(), Status: b.statusText(), Changes: b.changeTexts(), Elided: b.Elided}
	for k := range b.Members {
		s.Lines = append(s.Lines, b.Members[k].lines()...)
	}
	for k, side := range []struct {
		name   string
		layout *DiffLayout
	}{{d.A, b.A}, {d.B, b.B}} {
		if side.layout == nil {
			continue
		}
		x := side.layout.block
		g := newDrawing(x, "hatch"+strconv.Itoa(2*i+k), used, false)
		// The drawing escapes its texts.
		svg := svgOpen(g.width, g.height, "bytes of "+x.Title()) + g.out.String() + "</svg>"
		s.Pictures = append(s.Pictures, diffPicture{side.name, svg})
	}
	return s
}

// lines returns a line for each difference of the member.
func (m *MemberDiff) lines() []diffLine {
	path := m.pathText()
	switch {
	case m.A == nil:
		return []diffLine{{m.mark(), path, string(m.Status), "", m.B.text()}}
	case m.B == nil:
		return []diffLine{{m.mark(), path, string(m.Status), m.A.text(), ""}}
	}
	out := make([]diffLine, len(m.Changes))
	for i, c := range m.Changes {
		out[i] = diffLine{m.mark(), path, c, m.A.property(c), m.B.property(c)}
	}
	return out
}
