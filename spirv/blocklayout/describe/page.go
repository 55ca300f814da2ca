package describe

import (
	"html"
	"strconv"
	"strings"
)

// markup writes pages. The command would be some megabytes larger with package html/template: it calls methods by
// names that the linker does not know, so that the linker has to keep all methods.
type markup struct{ out []byte }

// put writes text, with the next value in place of each percent sign. It escapes the values.
func (m *markup) put(text string, values ...string) {
	for _, v := range values {
		before, after, _ := strings.Cut(text, "%")
		m.out = append(append(m.out, before...), html.EscapeString(v)...)
		text = after
	}
	m.out = append(m.out, text...)
}

// raw writes markup or a style as it is.
func (m *markup) raw(text string) { m.out = append(m.out, text...) }

// list writes a list of texts, if there are any, each in the tag that open begins.
func (m *markup) list(open string, texts []string) {
	if len(texts) == 0 {
		return
	}
	m.raw("\n<ul>")
	for _, t := range texts {
		m.put(open+"%</li>", t)
	}
	m.raw("</ul>")
}

// begin writes a page up to its heading.
func (m *markup) begin(title, style string) {
	m.put(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%</title>
<style>`, title)
	m.raw(style)
	m.put("</style>\n</head>\n<body>\n<h1>%</h1>", title)
}

// end writes the rest of a page, and returns the page.
func (m *markup) end(footer string) []byte {
	m.put("\n<footer>All numbers are bytes. %</footer>\n</body>\n</html>\n", footer)
	return m.out
}

func (p *htmlPage) write() []byte {
	m := new(markup)
	m.begin(p.Title, p.Style)
	if len(p.Blocks) > 1 {
		m.raw("\n<nav>")
		for _, b := range p.Blocks {
			m.put(`<a href="#%">%</a>`, b.ID, b.Title)
		}
		m.raw("</nav>")
	}
	for _, b := range p.Blocks {
		b.write(m)
	}
	return m.end("Hatched bytes are padding; ≠ and a red edge mark the first member that lies differently. Made by spvc layout.")
}

func (h *htmlBlock) write(m *markup) {
	m.put("\n<section id=\"%\">\n<h2>%</h2>\n<p class=\"sub\">%</p>", h.ID, h.Title, h.Subtitle)
	if h.Name != "" && h.Type != "" && h.Type != "struct" {
		m.put("\n<p><code>%</code></p>", h.Type)
	}
	m.list(`<li class="error">`, h.Errors)
	if len(h.Heads) > 0 {
		m.raw("\n<figure>" + h.Picture + "</figure>")
		h.table(m)
	}
	m.list("<li>", h.Remarks)
	m.raw("\n</section>")
}

// table writes the table of members.
func (h *htmlBlock) table(m *markup) {
	span := strconv.Itoa(h.Span)
	m.raw("\n<div class=\"wide\"><table>\n<thead>\n<tr><th></th><th></th>")
	for _, c := range h.Heads {
		m.put(`<th class="first" colspan="%">%`, span, c.Name)
		if c.Applies {
			m.raw(`<span class="badge-html">applies</span>`)
		}
		m.raw("</th>")
	}
	m.raw("</tr>\n<tr><th>member</th><th>type</th>")
	for _, c := range h.Columns {
		m.put("<th>%</th>", c)
	}
	m.raw("</tr>\n</thead>\n<tbody>")
	for i := range h.Lines {
		h.Lines[i].write(m)
	}
	m.raw("\n</tbody>\n<tfoot>")
	for _, s := range h.Sums {
		m.put("\n<tr><td>%</td><td></td>", s.Name)
		for _, v := range s.Values {
			m.put(`<td class="first" colspan="%">%</td>`, span, v)
		}
		m.raw("</tr>")
	}
	m.raw("\n</tfoot>\n</table></div>")
}

func (l *htmlLine) write(m *markup) {
	m.put("\n"+`<tr><td>%<svg class="swatch" viewBox="0 0 12 12"><rect class="%" x="1" y="1" width="10" height="10" rx="3"/></svg>%</td><td>%</td>`,
		l.Indent, l.Color, l.Path, l.Type)
	for _, c := range l.Cells {
		class := ""
		if c.First {
			class = "first"
		}
		if c.Differs {
			class += " differs"
		}
		m.put(`<td class="%" title="%">%</td>`, class, c.Title, c.Text)
	}
	m.raw("</tr>")
}

func (p *diffPage) write() []byte {
	m := new(markup)
	m.begin(p.Title, p.Style)
	m.put("\n<p class=\"sub\">%</p>", p.Summary)
	for _, s := range p.Blocks {
		m.put("\n<section>\n<h2>%</h2>\n<p class=\"sub\">%</p>", s.Title, s.Status)
		m.list("<li>", s.Changes)
		if len(s.Lines) > 0 {
			m.put("\n<div class=\"wide\"><table>\n<thead><tr><th>member</th><th>what</th><th>%</th><th>%</th></tr></thead>\n<tbody>", p.A, p.B)
			for _, l := range s.Lines {
				m.put("\n"+`<tr><td>% %</td><td>%</td><td>%</td><td class="differs">%</td></tr>`, l.Mark, l.Path, l.What, l.A, l.B)
			}
			m.raw("\n</tbody>\n</table></div>")
		}
		if s.Elided {
			m.raw("\n<p>more members are left out</p>")
		}
		for _, g := range s.Pictures {
			m.put("\n<figure><figcaption>%</figcaption>", g.Side)
			m.raw(g.Picture + "</figure>")
		}
		m.raw("\n</section>")
	}
	return m.end("Made by spvc layout diff.")
}
