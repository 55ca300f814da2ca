package lit

import (
	"strconv"
	"strings"
)

// Diag is one message of FileCheck.
type Diag struct {
	Note   bool   // belongs to the previous error
	File   string // "" if the message has no location
	Line   int    // counted from 1
	Column int    // counted from 1, in bytes of the canonicalized line
	Text   string
	Source string // the line at that position
}

// String returns the message in FileCheck's format, with the line and a caret.
func (d Diag) String() string {
	if d.File == "" {
		return d.Text + "\n"
	}
	kind := "error"
	if d.Note {
		kind = "note"
	}
	var b strings.Builder
	b.WriteString(d.File + ":" + strconv.Itoa(d.Line) + ":" + strconv.Itoa(d.Column) + ": " + kind + ": " + d.Text + "\n")
	b.WriteString(d.Source + "\n")
	for i := 0; i < d.Column-1; i++ {
		if i < len(d.Source) && d.Source[i] == '\t' {
			b.WriteByte('\t')
		} else {
			b.WriteByte(' ')
		}
	}
	b.WriteString("^\n")
	return b.String()
}

// report collects messages.
type report struct {
	diags []Diag
	exit  int // status of a failed parse
}

func (r *report) addLine(msg string) { r.diags = append(r.diags, Diag{Text: msg}) }

func (r *report) errorAt(src *source, at int, msg string) { r.add(src, at, msg, false) }
func (r *report) noteAt(src *source, at int, msg string)  { r.add(src, at, msg, true) }

func (r *report) add(src *source, at int, msg string, note bool) {
	at = min(at, len(src.text))
	line, column := src.position(at)
	from := at - column + 1
	r.diags = append(r.diags, Diag{
		Note: note, File: src.name, Text: msg, Line: line, Column: column,
		Source: src.text[from:lineEnd(src.text, from)],
	})
}
