package describe

import (
	"strconv"
	"strings"
)

// HTML writes descriptions as one self-contained page of tables, remarks and pictures.
// The parts of a picture show details when the pointer is on them.
func HTML(title string, blocks []*Block) ([]byte, error) {
	page := htmlPage{Title: title}
	used := map[string]bool{}
	for i, b := range blocks {
		page.Blocks = append(page.Blocks, newHTMLBlock(b, i, used))
	}
	page.Style = pictureStyle(used) + pageStyle
	return page.write(), nil
}

type htmlPage struct {
	Title  string
	Style  string
	Blocks []*htmlBlock
}

// htmlBlock is the data of a block for the page.
type htmlBlock struct {
	*Block
	ID              string
	Title, Subtitle string
	Columns         []string
	Span            int
	Heads           []htmlHead
	Lines           []htmlLine
	Sums            []htmlSum
	Remarks         []string
	Errors          []string
	Picture         string
}

type htmlHead struct {
	Name    string
	Applies bool
}

type htmlLine struct {
	Indent string
	Path   string
	Type   string
	Color  string
	Cells  []htmlCell
}

type htmlCell struct {
	Text, Title string
	First       bool // first row of a layout
	Differs     bool
}

type htmlSum struct {
	Name   string
	Values []string
}

func newHTMLBlock(b *Block, i int, used map[string]bool) *htmlBlock {
	h := &htmlBlock{Block: b, ID: "block" + strconv.Itoa(i), Title: b.Title(), Subtitle: b.subtitle()}
	if b.Err != "" {
		h.Errors = append(h.Errors, b.Err)
	}
	if len(b.Layouts) == 0 {
		return h
	}
	columns := b.columns()
	h.Span = len(columns)
	sums := [3]htmlSum{{Name: "size"}, {Name: "align"}, {Name: "wasted"}}
	for _, l := range b.Layouts {
		h.Heads = append(h.Heads, htmlHead{l.Name, l.Applies})
		for _, c := range columns {
			h.Columns = append(h.Columns, c.name)
		}
		values := [3]string{"–", "–", "–"}
		if l.Shape != nil {
			values = [3]string{sizeText(l), strconv.FormatInt(l.Align, 10), wasteText(l)}
		}
		for k := range sums {
			sums[k].Values = append(sums[k].Values, values[k])
		}
		if l.Err != "" {
			h.Errors = append(h.Errors, "no "+l.Name+": "+l.Err)
		}
		if s := l.OrderText(); s != "" {
			h.Remarks = append(h.Remarks, "better order for "+l.Name+": "+s)
		}
	}
	h.Sums = sums[:]
	for k := range b.Rows {
		h.Lines = append(h.Lines, b.htmlLine(&b.Rows[k], columns))
	}
	h.Remarks = append(b.PartText(), h.Remarks...)
	h.Errors = append(h.Errors, b.Violations...)
	if b.Elided {
		h.Remarks = append(h.Remarks, "more members are left out")
	}
	d := newDrawing(b, "hatch"+strconv.Itoa(i), used, false)
	// The drawing escapes its texts.
	h.Picture = svgOpen(d.width, d.height, "bytes of "+b.Title()) + d.out.String() + "</svg>"
	return h
}

func (b *Block) htmlLine(r *Row, columns []column) htmlLine {
	line := htmlLine{Indent: strings.Repeat("    ", r.Depth), Path: r.Path, Type: r.Type, Color: colorClass(r.member, 0)}
	if line.Path == "" {
		line.Path = "(all)"
	}
	for i, c := range r.Cells {
		for k, col := range columns {
			cell := htmlCell{First: k == 0}
			if c != nil {
				cell.Text = col.textOf(c)
				cell.Differs = strings.Contains(cell.Text, "≠")
				cell.Title = r.Path + " by " + b.Layouts[i].Name + ": " + col.name
			}
			line.Cells = append(line.Cells, cell)
		}
	}
	return line
}

const pageStyle = `
:root{color-scheme:light dark;--line:#d0d7de;--soft:#f6f8fa;--muted:#636c76;--alarm:#cf222e;--accent:#0969da;--text:#1f2328;--back:#fff}
@media (prefers-color-scheme:dark){:root{--line:#343b44;--soft:#161b22;--muted:#8d96a0;--alarm:#ff7b72;--accent:#4493f8;--text:#e6edf3;--back:#0d1117}}
body{font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;color:var(--text);background:var(--back);margin:0 auto;padding:24px 32px;max-width:1500px}
h1{font-size:26px;margin:8px 0 20px}h2{font-size:20px;margin:44px 0 2px;overflow-wrap:anywhere}p.sub{color:var(--muted);margin:0 0 14px}
code,table{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:13px}
nav a{margin-right:16px;color:var(--accent)}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:10px 0 14px}
th,td{padding:2px 7px;text-align:right;white-space:pre}th:first-child,td:first-child,th:nth-child(2),td:nth-child(2){text-align:left}
thead th{font-weight:600}thead tr:nth-child(2) th{color:var(--muted);font-weight:400;border-bottom:1px solid var(--line)}
thead tr:first-child th{text-align:center}tbody tr:hover{background:var(--soft)}tfoot td{color:var(--muted)}tfoot tr:first-child td{border-top:1px solid var(--line)}
.first{border-left:1px solid var(--line)}.badge-html{background:var(--accent);color:var(--back);border-radius:9px;padding:1px 8px;font-size:11px;margin-left:6px}
td.differs{color:var(--alarm);font-weight:600}.swatch{display:inline-block;width:11px;height:11px;margin-right:8px;vertical-align:-1px}.swatch rect{stroke-width:1}
li.error{color:var(--alarm)}ul{padding-left:20px;margin:8px 0}figure{margin:18px 0;overflow-x:auto}figure svg{max-width:100%;height:auto}
footer{margin-top:48px;color:var(--muted);font-size:13px}
`
