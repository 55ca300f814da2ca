package ir

import (
	"bytes"
)

// AppendColored appends text, which holds diagnostics as a source printer without colors prints them, with the
// colors that SourcePrinterOptions.Color adds. Of a message with several lines, the first one is bold. A line that
// begins with the name of program and a colon but states no severity is an error. Other lines stay as they are.
func AppendColored(dst, text []byte, program string) []byte {
	p := sourcePrinter{opts: SourcePrinterOptions{Color: true}, buf: dst}
	below := 0 // the number of lines since that with the place
	for line := range bytes.Lines(text) {
		below++
		place, s, ok := splitHead(line, program)
		switch {
		case ok:
			p.style(styleBold)
			p.buf = append(p.buf, line[:place]...)
			p.head(s)
			p.buf = append(p.buf, line[place+len(s.String())+len(": "):]...)
			p.style(styleNone)
			below = 0
		case bytes.HasPrefix(line, []byte(program+": ")):
			p.style(severityStyles[SeverityError])
			p.buf = append(p.buf, program+": "...)
			p.style(styleNone)
			p.style(styleBold)
			p.buf = append(p.buf, line[len(program)+len(": "):]...)
			p.style(styleNone)
		case below > 1 && isCaret(line):
			p.style(styleCaret)
			p.buf = append(p.buf, line...)
			p.style(styleNone)
		default:
			p.buf = append(p.buf, line...)
		}
	}
	return p.buf
}

// splitHead returns where the severity of a diagnostic begins in its first line, after the place.
func splitHead(line []byte, program string) (at int, s Severity, ok bool) {
	for {
		for s := SeverityError; s <= SeverityNote; s++ {
			if rest, ok := bytes.CutPrefix(line[at:], []byte(s.String())); ok && bytes.HasPrefix(rest, []byte(": ")) && isPlace(line[:at], program) {
				return at, s, true
			}
		}
		end := bytes.Index(line[at:], []byte(": "))
		if end < 0 {
			return 0, 0, false
		}
		at += end + len(": ")
	}
}

// isPlace reports whether text, which ends after a colon and a space, is what stands before the severity of a
// diagnostic: a file with line and column, a place that is not known, the name of the program, or nothing.
func isPlace(text []byte, program string) bool {
	switch string(text) {
	case "", "<unknown>:0: ", program + ": ":
		return true
	}
	file := bytes.TrimSuffix(text, []byte(": "))
	for range 2 {
		number := bytes.TrimRight(file, "0123456789")
		if len(number) == len(file) || !bytes.HasSuffix(number, []byte(":")) {
			return false
		}
		file = number[:len(number)-1]
	}
	return len(file) > 0
}

// isCaret reports whether line is one that points to a column: of carets, several for a tab, after spaces.
func isCaret(line []byte) bool {
	marks := bytes.TrimLeft(bytes.TrimSuffix(line, []byte("\n")), " ")
	return len(marks) > 0 && len(bytes.Trim(marks, "^")) == 0
}
