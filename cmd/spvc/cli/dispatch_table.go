package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/runner/dispatch"
)

// tableRows is the largest number of rows that --table prints.
const tableRows = 16

// tableOf returns buffers side by side, a row for each element. A buffer that the launch changed has two columns.
func tableOf(columns []dispatch.Column) []byte {
	header := []any{""}
	var cells [][]string
	longest := 0
	add := func(name string, content []byte) {
		header = append(header, name)
		cells = append(cells, elementsOf(content))
		longest = max(longest, len(cells[len(cells)-1]))
	}
	for i := range columns {
		c := &columns[i]
		name := printable(c.Name)
		if !c.Changed() {
			add(name, c.Before)
			continue
		}
		add(name+" before", c.Before)
		add(name+" after", c.After)
	}
	t := fitted.NewTable(nil, header...)
	t.Style().Format.Header = text.FormatDefault // names keep their case
	t.SetColumnConfigs(alignments(cells))
	for row := range min(longest, tableRows) {
		line := []any{row}
		for _, c := range cells {
			cell := ""
			if row < len(c) {
				cell = c[row]
			}
			line = append(line, cell)
		}
		t.AppendRow(line)
	}
	out := t.Render() + "\n"
	switch more := longest - tableRows; {
	case more == 1:
		out += "and 1 more row\n"
	case more > 1:
		out += fmt.Sprintf("and %d more rows\n", more)
	}
	return []byte(out)
}

// alignments aligns columns of numbers to the right. The first column has the row numbers.
func alignments(cells [][]string) []table.ColumnConfig {
	out := []table.ColumnConfig{{Number: 1, Align: text.AlignRight}}
	for i, column := range cells {
		align := text.AlignRight
		for _, cell := range column[:min(len(column), tableRows)] {
			if strings.HasPrefix(cell, "{") || strings.HasPrefix(cell, "[") {
				align = text.AlignLeft
			}
		}
		out = append(out, table.ColumnConfig{Number: i + 2, Align: align, AlignHeader: align})
	}
	return out
}

// elementsOf splits the JSON of a buffer into its elements. A buffer that is no array has one.
func elementsOf(content []byte) []string {
	var list []json.RawMessage
	if json.Unmarshal(content, &list) != nil {
		return []string{strings.TrimSpace(string(content))}
	}
	out := make([]string, len(list))
	for i, e := range list {
		out[i] = string(e)
	}
	return out
}
