// Package fitted renders tables for terminals.
package fitted

import (
	"fmt"
	"io"
	"os"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
	"golang.org/x/term"

	"github.com/spvc/spvc/internal/visible"
)

// fittedTable is a table whose columns become narrower if it does not fit the terminal. It shows control characters.
type fittedTable struct {
	table.Writer
	// limit is the number of columns of the terminal, or 0 if the output is none.
	limit   int
	header  table.Row
	widths  []int // the width of the widest cell of each column
	configs []table.ColumnConfig
}

// NewTable returns a table that is rendered to w, or only to a string if w is nil. Its columns become narrower if it
// does not fit the terminal that standard output is.
func NewTable(w io.Writer, header ...any) table.Writer {
	t := &fittedTable{Writer: table.NewWriter(), limit: TerminalColumns(), header: header}
	t.SetOutputMirror(w)
	t.AppendHeader(t.row(header))
	t.SetStyle(table.StyleLight)
	return t
}

// TerminalColumns returns the width of the terminal that standard output is, or 0 if it is none.
func TerminalColumns() int {
	if !term.IsTerminal(int(os.Stdout.Fd())) {
		return 0
	}
	w, _, err := term.GetSize(int(os.Stdout.Fd()))
	if err != nil {
		return 0
	}
	return w
}

// row returns r with its control characters shown.
func (t *fittedTable) row(r table.Row) table.Row {
	out := make(table.Row, len(r))
	for i, cell := range r {
		if s, ok := cell.(string); ok {
			cell = visible.String(s)
		}
		out[i] = cell
	}
	return out
}

// AppendRow adds a row.
func (t *fittedTable) AppendRow(r table.Row, configs ...table.RowConfig) {
	r = t.row(r)
	for i, cell := range r {
		if i == len(t.widths) {
			t.widths = append(t.widths, 0)
		}
		t.widths[i] = max(t.widths[i], text.LongestLineLen(fmt.Sprint(cell)))
	}
	t.Writer.AppendRow(r, configs...)
}

// AppendRows adds rows.
func (t *fittedTable) AppendRows(rows []table.Row, configs ...table.RowConfig) {
	for _, r := range rows {
		t.AppendRow(r, configs...)
	}
}

// SetColumnConfigs sets how columns are aligned and wrapped.
func (t *fittedTable) SetColumnConfigs(configs []table.ColumnConfig) {
	t.configs = configs
	t.Writer.SetColumnConfigs(configs)
}

// leastColumn is the width below which no column shrinks.
const leastColumn = 4

// Render returns the table, and writes it to the writer that it was made for. If the table is wider than the terminal, the
// widest columns wrap their cells. A table that is still too wide is cut.
func (t *fittedTable) Render() string {
	if t.limit > 0 {
		t.fit()
	}
	return t.Writer.Render()
}

// fit bounds the widths of columns so that a row fits the terminal.
func (t *fittedTable) fit() {
	configs := make([]table.ColumnConfig, len(t.header))
	widths := make([]int, len(t.header))
	total := 1
	for i, h := range t.header {
		name := fmt.Sprint(h)
		configs[i].Number = i + 1
		for _, c := range t.configs {
			if c.Name == name {
				configs[i], configs[i].Name, configs[i].Number = c, "", i+1
			}
		}
		if i >= len(t.widths) || t.widths[i] == 0 {
			continue // an empty column, which may be hidden
		}
		if widths[i] = max(t.widths[i], text.LongestLineLen(name)); configs[i].WidthMax > 0 {
			widths[i] = min(widths[i], configs[i].WidthMax)
		}
		total += widths[i] + 3 // with a space on both sides and a line
	}
	if total <= t.limit {
		return
	}
	for ; total > t.limit; total-- {
		widest := 0
		for i, w := range widths {
			if w > widths[widest] {
				widest = i
			}
		}
		if widths[widest] <= leastColumn {
			break
		}
		widths[widest]--
	}
	for i, w := range widths {
		if w > 0 {
			configs[i].WidthMax, configs[i].WidthMaxEnforcer = w, text.WrapSoft
		}
	}
	t.Writer.SetColumnConfigs(configs)
	t.Style().Size.WidthMax = t.limit
}
