package describe

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// TextOptions controls the text output.
type TextOptions struct {
	// Width is the number of columns of the terminal; 0 means no limit.
	Width int
}

// Text writes descriptions as tables and maps of bytes.
func Text(blocks []*Block, o TextOptions) []byte {
	w := &textWriter{width: o.Width}
	for i, b := range blocks {
		if i > 0 {
			w.line("")
		}
		w.block(b)
	}
	return []byte(w.out.String())
}

type textWriter struct {
	out   strings.Builder
	width int
}

func (w *textWriter) line(parts ...string) {
	w.out.WriteString(strings.TrimRight(strings.Join(parts, ""), " "))
	w.out.WriteByte('\n')
}

func (w *textWriter) block(b *Block) {
	w.line(b.Title())
	if b.Name != "" && b.Type != "" && b.Type != "struct" {
		w.line("type: ", b.Type)
	}
	w.line(b.subtitle())
	if b.Err != "" {
		w.line("error: ", b.Err)
	}
	if len(b.Layouts) == 0 {
		return
	}
	w.line("")
	w.tables(b)
	if b.Elided {
		w.line("(more members are left out)")
	}
	w.remarks(b)
	w.maps(b)
}

// Title returns the name of the block and its place.
func (b *Block) Title() string {
	switch {
	case b.Name != "" && b.Where != "":
		return b.Name + " (" + b.Where + ")"
	case b.Name != "":
		return b.Name
	}
	return b.Type
}

// subtitle says which rule set applies, and why.
func (b *Block) subtitle() string {
	s := "in " + b.StorageClass
	if b.Target != "" {
		s += " of " + b.Target
	}
	if b.Applies == "" {
		return s + " no rule set applies"
	}
	return s + " " + b.Applies + " applies"
}

// tables writes the members, with as many layouts side by side as fit the width.
func (w *textWriter) tables(b *Block) {
	for from := 0; from < len(b.Layouts); {
		to := len(b.Layouts)
		s := b.table(from, to)
		for w.width > 0 && to > from+1 && lineWidth(s) > w.width {
			to--
			s = b.table(from, to)
		}
		w.out.WriteString(s)
		w.out.WriteByte('\n')
		from = to
	}
}

func lineWidth(s string) int {
	first, _, _ := strings.Cut(s, "\n")
	return utf8.RuneCountInString(first)
}

// column is a number that every cell has.
type column struct {
	name   string
	textOf func(*Cell) string
}

// columns returns the columns that are not empty in all rows.
func (b *Block) columns() []column {
	all := []column{
		{"offset", func(c *Cell) string {
			return c.marked(InOffset) + strconv.FormatInt(c.Offset, 10)
		}},
		{"size", func(c *Cell) string { return strconv.FormatInt(c.Size, 10) }},
		{"align", func(c *Cell) string { return strconv.FormatInt(c.Align, 10) }},
		{"stride", strides},
		{"pad", func(c *Cell) string { return nonzero(c.Padding) }},
	}
	var out []column
	for _, c := range all {
		for k := range b.Rows {
			if b.Rows[k].hasText(c.textOf) {
				out = append(out, c)
				break
			}
		}
	}
	return out
}

func (r *Row) hasText(of func(*Cell) string) bool {
	for _, c := range r.Cells {
		if c != nil && of(c) != "" {
			return true
		}
	}
	return false
}

// strides returns the strides of a cell: the array stride, and the matrix stride after
// an M.
func strides(c *Cell) string {
	s := nonzero(c.ArrayStride)
	if s != "" {
		s = c.marked(InArrayStride) + s
	}
	if c.MatrixStride == 0 {
		return s
	}
	if s != "" {
		s += " "
	}
	return s + c.marked(InMatrixStride) + "M" + strconv.FormatInt(c.MatrixStride, 10)
}

// marked returns the text before a number, which marks the first difference.
func (c *Cell) marked(what string) string {
	if c.Diverges == what {
		return "≠ "
	}
	return ""
}

func nonzero(n int64) string {
	if n == 0 {
		return ""
	}
	return strconv.FormatInt(n, 10)
}

// table returns the table of the layouts in a range.
func (b *Block) table(from, to int) string {
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Format.Header = text.FormatDefault
	t.Style().Format.Footer = text.FormatDefault
	columns := b.columns()
	top, head := table.Row{"", ""}, table.Row{"member", "type"}
	configs := []table.ColumnConfig{}
	foot := [][]any{{"size", ""}, {"align", ""}, {"wasted", ""}}
	odd := false
	for _, l := range b.Layouts[from:to] {
		name := l.Name
		if l.Applies {
			name += " *"
		}
		for range columns {
			top = append(top, name)
		}
		for _, c := range columns {
			head = append(head, c.name)
			configs = append(configs, table.ColumnConfig{Number: len(head), Align: text.AlignRight, AlignHeader: text.AlignRight, AlignFooter: text.AlignRight})
		}
		// Alternate, because equal texts of neighbors would merge.
		odd = !odd
		space := ""
		if odd {
			space = " "
		}
		sum := [3]string{"-", "-", "-"}
		if l.Shape != nil {
			sum = [3]string{sizeText(l), strconv.FormatInt(l.Align, 10), wasteText(l)}
		}
		for i := range foot {
			for range columns {
				foot[i] = append(foot[i], space+sum[i])
			}
		}
	}
	merge := table.RowConfig{AutoMerge: true, AutoMergeAlign: text.AlignCenter}
	t.AppendHeader(top, merge)
	t.AppendHeader(head)
	for k := range b.Rows {
		t.AppendRow(b.Rows[k].line(columns, from, to))
	}
	for i := range foot {
		t.AppendFooter(foot[i], table.RowConfig{AutoMerge: true, AutoMergeAlign: text.AlignRight})
	}
	t.SetColumnConfigs(configs)
	return t.Render()
}

// line returns a row of a table.
func (r *Row) line(columns []column, from, to int) table.Row {
	name := r.Path
	if name == "" {
		name = "(all)"
	}
	out := table.Row{strings.Repeat("  ", r.Depth) + name, r.Type}
	for _, c := range r.Cells[from:to] {
		for _, col := range columns {
			if c == nil {
				out = append(out, "")
			} else {
				out = append(out, col.textOf(c))
			}
		}
	}
	return out
}

// sizeText returns the size of a layout, such as "16 + 4n" if it ends in a runtime
// array.
func sizeText(l *Layout) string {
	s := strconv.FormatInt(l.Size, 10)
	if l.Stride != 0 {
		s += " + " + strconv.FormatInt(l.Stride, 10) + "n"
	}
	return s
}

// wasteText returns the wasted bytes and their share.
func wasteText(l *Layout) string {
	s := strconv.FormatInt(l.Wasted, 10)
	if l.Wasted > 0 && l.Size > 0 {
		s += " (" + share(l) + ")"
	}
	if l.WastedEach > 0 {
		s += " + " + strconv.FormatInt(l.WastedEach, 10) + "n"
	}
	return s
}

// share returns the wasted share of the size.
func share(l *Layout) string {
	return strconv.FormatFloat(100*float64(l.Wasted)/float64(l.Size), 'f', 0, 64) + " %"
}

// remarks writes the remarks that are not in the tables.
func (w *textWriter) remarks(b *Block) {
	for _, l := range b.Layouts {
		if l.Err != "" {
			w.line("no ", l.Name, ": ", l.Err)
		}
	}
	for _, s := range b.PartText() {
		w.line(s)
	}
	for _, l := range b.Layouts {
		if s := l.OrderText(); s != "" {
			w.line("better order for ", l.Name, ": ", s)
		}
	}
	for _, v := range b.Violations {
		w.line("wrong: ", v)
	}
}

// maps writes the maps of the layouts, side by side if they fit the width.
func (w *textWriter) maps(b *Block) {
	var columns [][]string
	flush := func() {
		if len(columns) > 0 {
			w.line("")
			w.sideBySide(columns)
		}
		columns = nil
	}
	width := 0
	for _, p := range b.panels() {
		lines := p.text()
		n := 0
		for _, s := range lines {
			n = max(n, utf8.RuneCountInString(s))
		}
		if w.width > 0 && len(columns) > 0 && width+3+n > w.width {
			flush()
			width = 0
		}
		width += n + 3
		columns = append(columns, lines)
	}
	flush()
}

func (w *textWriter) sideBySide(columns [][]string) {
	height := 0
	widths := make([]int, len(columns))
	for i, c := range columns {
		height = max(height, len(c))
		for _, s := range c {
			widths[i] = max(widths[i], utf8.RuneCountInString(s))
		}
	}
	for k := range height {
		var b strings.Builder
		for i, c := range columns {
			s := ""
			if k < len(c) {
				s = c[k]
			}
			b.WriteString(s)
			if i < len(columns)-1 {
				b.WriteString(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(s)+3))
			}
		}
		w.out.WriteString(strings.TrimRight(b.String(), " "))
		w.out.WriteByte('\n')
	}
}

// text returns the map of a panel in lines. Each member has a letter, in alternating
// case for its leaves. Dots stand for padding.
func (p *panel) text() []string {
	m, digits := p.m, p.digits
	head := strings.Repeat(" ", digits+2)
	for i, l := range p.layouts {
		if i > 0 {
			head += " = "
		}
		head += l.Name
		if l.Applies {
			head += " *"
		}
	}
	lines := []string{head}
	for i := range m.rows {
		r := &m.rows[i]
		if r.gap {
			lines = append(lines, strings.Repeat(" ", digits-1)+"⋮  "+r.label)
			continue
		}
		s := hex(r.address, digits) + "  "
		for k, c := range r.cells {
			if k > 0 && k%4 == 0 {
				s += " "
			}
			s += m.letter(c)
		}
		lines = append(lines, strings.TrimRight(s, " "))
	}
	return lines
}

func hex(n int64, digits int) string {
	s := strconv.FormatInt(n, 16)
	return strings.Repeat("0", max(0, digits-len(s))) + s
}

func (m *byteMap) letter(c int32) string {
	switch c {
	case padding:
		return "."
	case outside:
		return " "
	case overlap:
		return "!"
	}
	l := &m.leaves[c]
	first := 'a'
	if l.nth%2 == 1 {
		first = 'A'
	}
	return string(first + rune(l.member%26))
}
