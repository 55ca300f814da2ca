package fitted

import (
	"strings"
	"testing"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// newLimited returns a table for a terminal of the given width.
func newLimited(limit int) table.Writer {
	t := NewTable(nil, "name", "value", "empty")
	t.(*fittedTable).limit = limit
	t.SuppressEmptyColumns()
	t.SetColumnConfigs([]table.ColumnConfig{{Name: "value", Align: text.AlignRight}})
	t.AppendRow(table.Row{"a long name of many words, of which a terminal shows a part", 7, ""})
	t.AppendRows([]table.Row{{"\x1b[31mred", 12345, ""}})
	return t
}

// TestTablesFit checks that rows fit each width, that nothing but very narrow terminals loses a word, that alignments stay,
// and that control characters are shown.
func TestTablesFit(t *testing.T) {
	natural := newLimited(0).Render()
	if !strings.Contains(natural, "a long name of many words, of which a terminal shows a part │     7 │") || !strings.Contains(natural, "␛[31mred") {
		t.Errorf("without a terminal:\n%s", natural)
	}
	for limit := 1; limit < 90; limit++ {
		got := newLimited(limit).Render()
		for line := range strings.Lines(got) {
			if n := text.StringWidth(strings.TrimSuffix(line, "\n")); limit > 2 && n > limit {
				t.Errorf("%d columns: a row has %d:\n%s", limit, n, got)
				break
			}
		}
		for _, word := range []string{"words", "terminal", "12345"} {
			if limit > 30 && !strings.Contains(got, word) {
				t.Errorf("%d columns: no %q in\n%s", limit, word, got)
			}
		}
		if limit > 80 && got != natural {
			t.Errorf("%d columns:\n%s", limit, got)
		}
	}
	if got := newLimited(40).Render(); !strings.Contains(got, "│     7 │") {
		t.Errorf("no right alignment in\n%s", got)
	}
}
