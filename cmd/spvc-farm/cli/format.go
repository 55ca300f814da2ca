package cli

import (
	"encoding/json"
	"io"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc/internal/fitted"
)

// format says how a command prints what it found.
type format struct{ json bool }

// register registers the flag; what names what is printed.
func (f *format) register(fs *pflag.FlagSet, what string) {
	fs.BoolVar(&f.json, "json", false, "print "+what+" as JSON")
}

// print prints v as JSON, or by the function text.
func (f *format) print(w io.Writer, v any, text func(w io.Writer) error) error {
	if f.json {
		enc := json.NewEncoder(w)
		enc.SetIndent("", "  ")
		return enc.Encode(v)
	}
	return text(w)
}

// printTable prints rows as JSON, or as a table with a header and the cells of each.
func printTable[T any](f *format, w io.Writer, rows []T, header []any, cells func(*T) []any) error {
	return f.print(w, rows, func(w io.Writer) error {
		t := fitted.NewTable(w, header...)
		for i := range rows {
			t.AppendRow(cells(&rows[i]))
		}
		t.Render()
		return nil
	})
}
