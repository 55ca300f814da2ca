package describe

import (
	"html"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// These are the sizes of parts of a picture, in pixels.
const (
	byteWidth  = 22
	rowHeight  = 36
	gapHeight  = 30
	rowWidth   = rowBytes * byteWidth
	margin     = 28
	panelSpace = 44
	headHeight = 90 // height of a panel above its rows
	charWidth  = 6.7
	smallChar  = 5.5
	perLine    = 3 // panels in a row
	maxLegend  = 24
)

// SVG draws descriptions. For each layout it draws a map of the bytes, 16 in a row,
// with a color for each member of the block and a shade for each part of a member.
// Identical layouts share a map. The picture adapts to light and dark backgrounds.
func SVG(blocks []*Block) []byte {
	width, height := 0, 0
	var body strings.Builder
	used := map[string]bool{}
	for i, b := range blocks {
		d := newDrawing(b, "hatch"+strconv.Itoa(i), used, true)
		body.WriteString(`<g transform="translate(0 ` + strconv.Itoa(height) + `)">` + "\n")
		body.WriteString(d.out.String())
		body.WriteString("</g>\n")
		width, height = max(width, d.width), height+d.height
	}
	return []byte(svgOpen(max(width, 1), max(height, 1), "layout") + "<style>" + pictureStyle(used) + "</style>\n" +
		`<rect class="bg" width="100%" height="100%"/>` + "\n" + body.String() + "</svg>\n")
}

func svgOpen(width, height int, label string) string {
	w, h := strconv.Itoa(width), strconv.Itoa(height)
	return `<svg xmlns="http://www.w3.org/2000/svg" width="` + w + `" height="` + h + `" viewBox="0 0 ` + w + " " + h + `" role="img" aria-label="` + html.EscapeString(label) + `">` + "\n"
}

// drawing is the picture of a block.
type drawing struct {
	out           strings.Builder
	width, height int
	hatch         string // id of the pattern
	used          map[string]bool
}

// panel is the map of identical layouts.
type panel struct {
	layouts []*Layout
	m       *byteMap
	digits  int // digits of an address
	height  int
	x, y    int
	marks   map[int32]string // leaves whose place differs, with the reason
	remark  string
}

// newDrawing draws b. hatch is the id of its fill pattern. used collects the color
// classes.
func newDrawing(b *Block, hatch string, used map[string]bool, titled bool) *drawing {
	d := &drawing{hatch: hatch, used: used}
	d.out.WriteString(`<defs><pattern id="` + hatch + `" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="pad" width="7" height="7"/><line class="stripe" x1="0" y1="0" x2="0" y2="7"/></pattern></defs>` + "\n")
	panels := b.panels()
	columns := min(perLine, len(panels))
	if len(panels) == 4 {
		columns = 2
	}
	d.width = 560
	y := 20
	if titled {
		y = 94
	}
	for from := 0; from < len(panels); from += columns {
		line := panels[from:min(from+columns, len(panels))]
		x, h := margin, 0
		for _, p := range line {
			p.x, p.y = x, y
			x += p.addressWidth() + rowWidth + panelSpace
			h = max(h, p.height)
		}
		d.width = max(d.width, x-panelSpace+margin)
		y += h + 30
	}
	if titled {
		d.title(b)
	}
	for _, p := range panels {
		d.panel(p)
	}
	d.height = d.legend(b, y) + margin
	return d
}

// panels groups identical layouts.
func (b *Block) panels() []*panel {
	var out []*panel
	for i, l := range b.Layouts {
		if l.Shape == nil {
			continue
		}
		k := slices.IndexFunc(out, func(p *panel) bool { return b.agree(i, slices.Index(b.Layouts, p.layouts[0])) })
		if k >= 0 {
			out[k].layouts = append(out[k].layouts, l)
			continue
		}
		out = append(out, &panel{layouts: []*Layout{l}, digits: 4})
	}
	for _, p := range out {
		l := p.layouts[0]
		size := l.Size
		for _, other := range p.layouts {
			size = max(size, other.Size)
		}
		p.m, p.height = newByteMap(l, size), headHeight
		for r := range p.m.rows {
			p.height += p.m.rows[r].height()
			if p.m.rows[r].address > 0xffff {
				p.digits = 8
			}
		}
		p.mark(b, slices.Index(b.Layouts, l))
	}
	return out
}

// agree reports whether layouts i and j put every number in the same place.
func (b *Block) agree(i, j int) bool {
	d, _ := b.compare(i, j)
	return (d.What == "" || d.What == InSize) && !b.Elided
}

// sizes returns the sizes of the layouts, and says which layouts differ in tail
// padding.
func (p *panel) sizes() string {
	s := sizeText(p.layouts[0])
	for _, l := range p.layouts[1:] {
		if l.Size != p.layouts[0].Size {
			s += " (" + l.Name + ": " + sizeText(l) + ")"
		}
	}
	return s
}

func (r *mapRow) height() int {
	if r.gap {
		return gapHeight
	}
	return rowHeight
}

func (p *panel) addressWidth() int { return int(float64(p.digits)*smallChar*1.2) + 14 }

// mark records the first leaf whose place differs from the chosen layout.
func (p *panel) mark(b *Block, layout int) {
	p.marks = map[int32]string{}
	for k := range b.Rows {
		c := b.Rows[k].Cells[layout]
		if c == nil || c.Diverges == "" {
			continue
		}
		at := c.Offset
		switch c.Diverges {
		case InArrayStride:
			at += c.ArrayStride
		case InMatrixStride:
			at += c.MatrixStride
		}
		chosen := b.reference()
		other := b.Rows[k].Cells[slices.Index(b.Layouts, chosen)]
		here, there := c.value(c.Diverges), other.value(c.Diverges)
		p.remark = "differs from " + chosen.Name + " first"
		if b.Rows[k].Path != "" {
			p.remark += " at " + b.Rows[k].Path
		}
		p.remark += ": " + c.Diverges + " " + strconv.FormatInt(here, 10) + ", there " + strconv.FormatInt(there, 10)
		for i := range p.m.leaves {
			if l := &p.m.leaves[i]; l.offset == at && l.member == b.Rows[k].member {
				p.marks[int32(i)] = p.remark
				break
			}
		}
		return
	}
}

// value returns the value that a divergence compares.
func (c *Cell) value(what string) int64 {
	switch what {
	case InArrayStride:
		return c.ArrayStride
	case InMatrixStride:
		return c.MatrixStride
	}
	return c.Offset
}

func (d *drawing) title(b *Block) {
	d.text(margin, 36, "title", "", shorten(b.Title(), d.width-2*margin, 10.9))
	sub := b.subtitle()
	if b.Name != "" && b.Type != "" && b.Type != "struct" {
		sub = b.Type + " · " + sub
	}
	if b.Err != "" {
		sub += " · error: " + b.Err
	}
	d.text(margin, 59, "muted", "", shorten(sub, d.width-2*margin, 7.3))
}

// shorten shortens s to a width in pixels.
func shorten(s string, width int, char float64) string {
	n := max(int(float64(width)/char), 1)
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	return string([]rune(s)[:n-1]) + "…"
}

func (d *drawing) text(x, y int, class, anchor, s string) {
	d.out.WriteString(`<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `" class="` + class + `"`)
	if anchor != "" {
		d.out.WriteString(` text-anchor="` + anchor + `"`)
	}
	d.out.WriteString(">" + html.EscapeString(s) + "</text>\n")
}

// panel draws the head and the rows of a map.
func (d *drawing) panel(p *panel) {
	l := p.layouts[0]
	left := p.x + p.addressWidth()
	at := left
	for i, l := range p.layouts {
		if i > 0 {
			d.text(at, p.y, "name", "", "=")
			at += 18
		}
		d.text(at, p.y, "name", "", l.Name)
		at += int(9.2*float64(len(l.Name))) + 8
		if l.Applies {
			d.out.WriteString(`<rect class="badge" x="` + strconv.Itoa(at) + `" y="` + strconv.Itoa(p.y-12) + `" width="52" height="16" rx="8"/>`)
			d.text(at+26, p.y-1, "badgetext", "middle", "applies")
			at += 60
		}
	}
	d.waste(l, left, p.y+9)
	const char = smallChar * 1.2
	sum := "size " + p.sizes() + " · align " + strconv.FormatInt(l.Align, 10) + " · "
	words := wasteWords(l)
	if float64(utf8.RuneCountInString(sum+words))*char > rowWidth {
		words = strconv.FormatInt(l.Wasted, 10) + " wasted"
	}
	d.text(left, p.y+31, "sum", "", shorten(sum+words, rowWidth, char))
	if p.remark != "" {
		d.text(left, p.y+48, "remark", "", shorten(shortRemark("≠ "+p.remark, rowWidth), rowWidth, char))
	}
	for k := range rowBytes {
		d.text(left+k*byteWidth+byteWidth/2, p.y+headHeight-24, "tick", "middle", strconv.FormatInt(int64(k), 16))
	}
	y := p.y + headHeight - 18
	labels := p.labels()
	for i := range p.m.rows {
		r := &p.m.rows[i]
		if r.gap {
			d.gap(r, left, y)
		} else {
			d.text(left-10, y+rowHeight/2+4, "address", "end", hex(r.address, p.digits))
			for _, u := range r.runs() {
				d.run(p, r, u, left, y, labels[u.cell] == spotOf(i, u.from))
			}
		}
		y += r.height()
	}
}

// shortRemark shortens a remark to a width.
func shortRemark(s string, width int) string {
	if float64(utf8.RuneCountInString(s))*smallChar*1.2 <= float64(width) {
		return s
	}
	if _, at, ok := strings.Cut(s, " first at "); ok {
		return "≠ at " + at
	}
	return s
}

// wasteWords returns a text about the wasted bytes.
func wasteWords(l *Layout) string {
	switch {
	case l.Wasted == 0 && l.WastedEach == 0:
		return "nothing wasted"
	case l.WastedEach == 0 && l.Size > 0:
		return countBytes(l.Wasted) + " (" + share(l) + ") wasted"
	}
	return wasteText(l) + " wasted"
}

// waste draws the used share of the bytes.
func (d *drawing) waste(l *Layout, x, y int) {
	used := rowWidth
	if l.Size > 0 {
		used = int(float64(rowWidth) * float64(l.Size-min(l.Wasted, l.Size)) / float64(l.Size))
	}
	if used < rowWidth {
		d.out.WriteString(`<rect x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `" width="` + strconv.Itoa(rowWidth) + `" height="5" rx="2.5" fill="url(#` + d.hatch + `)"/>`)
	}
	d.out.WriteString(`<rect class="used" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `" width="` + strconv.Itoa(used) + `" height="5" rx="2.5"/>` + "\n")
}

// gap draws a gap as a torn line with a text about the bytes left out.
func (d *drawing) gap(r *mapRow, left, y int) {
	const char = smallChar * 1.2
	label := shorten(r.label, rowWidth-60, char)
	half := int(float64(utf8.RuneCountInString(label))*char)/2 + 10
	mid, level := left+rowWidth/2, y+gapHeight/2
	for _, s := range [][2]int{{left + 2, mid - half}, {mid + half, left + rowWidth - 2}} {
		var b strings.Builder
		b.WriteString("M" + strconv.Itoa(s[0]) + " " + strconv.Itoa(level))
		for x, up := s[0], true; x+6 <= s[1]; x, up = x+6, !up {
			dy := 3
			if up {
				dy = -3
			}
			b.WriteString(" L" + strconv.Itoa(x+6) + " " + strconv.Itoa(level+dy))
		}
		d.out.WriteString(`<path class="tear" d="` + b.String() + `"/>`)
	}
	d.text(mid, level+4, "small", "middle", label)
}

// spotOf returns a number for a run: its row and first byte.
func spotOf(row, from int) int { return row*rowBytes + from }

// labels returns, for each leaf, the widest run, which gets the label.
func (p *panel) labels() map[int32]int {
	best, width := map[int32]int{}, map[int32]int{}
	for i := range p.m.rows {
		if p.m.rows[i].gap {
			continue
		}
		for _, u := range p.m.rows[i].runs() {
			if u.cell >= 0 && u.to-u.from > width[u.cell] {
				best[u.cell], width[u.cell] = spotOf(i, u.from), u.to-u.from
			}
		}
	}
	return best
}

// run draws a run of bytes.
func (d *drawing) run(p *panel, r *mapRow, u run, left, y int, labeled bool) {
	x, w := left+u.from*byteWidth, (u.to-u.from)*byteWidth
	from := r.address + int64(u.from)
	box := `x="` + strconv.Itoa(x+1) + `" y="` + strconv.Itoa(y+1) + `" width="` + strconv.Itoa(w-2) + `" height="` + strconv.Itoa(rowHeight-3) + `" rx="4"`
	d.out.WriteString("<g>")
	switch {
	case u.cell == padding:
		d.out.WriteString(`<title>` + countBytes(int64(u.to-u.from)) + " of padding at " + commas(from) + `</title><rect ` + box + ` fill="url(#` + d.hatch + `)"/></g>` + "\n")
		return
	case u.cell == overlap:
		d.out.WriteString(`<title>` + countBytes(int64(u.to-u.from)) + " of several members at " + commas(from) + `</title><rect class="overlap" ` + box + `/>`)
		d.text(x+w/2, y+23, "label", "middle", "!")
		d.out.WriteString("</g>\n")
		return
	}
	f := &p.m.leaves[u.cell]
	class := colorClass(f.member, f.nth)
	d.used[class] = true
	title := f.path + ": " + f.typ + ", " + countBytes(f.size) + " at " + commas(f.offset)
	mark := p.marks[u.cell]
	if mark != "" {
		title += "; " + mark
		class += " mark"
	}
	d.out.WriteString(`<title>` + html.EscapeString(strings.TrimPrefix(title, ": ")) + `</title><rect class="` + class + `" ` + box + `/>`)
	if f.part > 0 {
		for at := from + 1; at < r.address+int64(u.to); at++ {
			if (at-f.offset)%f.part == 0 {
				tx := strconv.Itoa(x + int(at-from)*byteWidth)
				d.out.WriteString(`<line class="part" x1="` + tx + `" x2="` + tx + `" y1="` + strconv.Itoa(y+rowHeight-8) + `" y2="` + strconv.Itoa(y+rowHeight-3) + `"/>`)
			}
		}
	}
	if s := strconv.FormatInt(f.offset, 10); from == f.offset && float64(w) >= smallChar*float64(len(s))+6 {
		d.text(x+5, y+12, "offset", "", s)
	}
	if s := label(f.path, w-8); labeled && s != "" {
		d.text(x+w/2, y+25, "label", "middle", s)
	}
	d.out.WriteString("</g>\n")
}

// label returns the part of a path that fits into a width, or "" if that part is too
// short to be useful.
func label(path string, width int) string {
	n := int(float64(width) / charWidth)
	if len(path) <= n {
		return path
	}
	if last := path[strings.LastIndexByte(path, '.')+1:]; len(last) <= n {
		return last
	}
	if i := strings.LastIndexByte(path, '['); i >= 0 && len(path)-i <= n {
		return path[i:]
	}
	if n >= 4 {
		last := []rune(path[strings.LastIndexByte(path, '.')+1:])
		return string(last[:min(n-1, len(last))]) + "…"
	}
	return ""
}

// legend draws the names and colors of the members. It returns the y coordinate of its
// end.
func (d *drawing) legend(b *Block, y int) int {
	var items []*Row
	widest := len("padding")
	for k := range b.Rows {
		if r := &b.Rows[k]; r.Depth == 0 && r.Path != "" {
			items = append(items, r)
			if len(items) <= maxLegend {
				widest = max(widest, utf8.RuneCountInString(r.Path)+1+utf8.RuneCountInString(r.Type))
			}
		}
	}
	more := len(items) - maxLegend
	items = items[:min(len(items), maxLegend)]
	width := min(int(float64(widest)*charWidth)+46, d.width-2*margin)
	columns := max(1, (d.width-2*margin)/max(width, 1))
	at := func(i int) (x, y0 int) { return margin + i%columns*width, y + i/columns*24 }
	for i, r := range items {
		x, y := at(i)
		class := colorClass(r.member, 0)
		d.used[class] = true
		d.swatch(x, y, `class="`+class+`"`)
		d.text(x+23, y+1, "label", "", shorten(r.Path+" "+r.Type, width-30, charWidth))
	}
	x, last := at(len(items))
	d.swatch(x, last, `fill="url(#`+d.hatch+`)"`)
	name := "padding"
	if more > 0 {
		name += ", and " + strconv.Itoa(more) + " more members"
	}
	d.text(x+23, last+1, "label", "", name)
	return last
}

func (d *drawing) swatch(x, y int, look string) {
	d.out.WriteString("<rect " + look + ` x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y-11) + `" width="15" height="15" rx="4"/>`)
}
