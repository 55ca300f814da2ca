package tool

import (
	"fmt"
	"io"
	"os"

	"golang.org/x/term"

	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/ir"
)

// ColorMode says where text has colors. Its pointer is the value of a flag.
type ColorMode uint8

// The modes of colors.
const (
	ColorAuto   ColorMode = iota // on terminals, unless NO_COLOR is set
	ColorAlways                  // everywhere
	ColorNever                   // nowhere
)

var colorModes = [...]string{"auto", "always", "never"}

// String returns the word for m.
func (m *ColorMode) String() string { return colorModes[*m] }

// Type returns what the help of the flag calls its value.
func (m *ColorMode) Type() string { return "when" }

// Set sets m to the mode that word names. A truth value is always or never.
func (m *ColorMode) Set(word string) error {
	for i, name := range colorModes {
		if word == name {
			*m = ColorMode(i)
			return nil
		}
	}
	on, err := parseBool(word)
	if err != nil {
		return fmt.Errorf("'%s' is not auto, always or never", word)
	}
	if *m = ColorNever; on {
		*m = ColorAlways
	}
	return nil
}

// On reports whether text for f has colors.
func (m ColorMode) On(f *os.File) bool {
	return m == ColorAlways || m == ColorAuto && os.Getenv("NO_COLOR") == "" && term.IsTerminal(int(f.Fd()))
}

// colorWriter colors diagnostics.
type colorWriter struct {
	w       io.Writer
	program string
}

// forTerminal returns std with errors that show control characters, if the errors of program go to a terminal. Elsewhere
// they stay those of MLIR byte by byte.
func (std Streams) forTerminal(program string) Streams {
	f, ok := std.Err.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return std
	}
	return std.showing(program)
}

// showing returns std with errors that show control characters. The colors are added behind, so that they stay.
func (std Streams) showing(program string) Streams {
	if std.Color {
		std.Err, std.Color = ColorWriter(std.Err, program), false
	}
	std.Err = visible.Writer(std.Err)
	return std
}

// ColorWriter returns a writer that prints the diagnostics and errors of program to w in color. Each call of Write
// gets whole lines.
func ColorWriter(w io.Writer, program string) io.Writer { return colorWriter{w, program} }

// Write writes text with colors.
func (c colorWriter) Write(text []byte) (int, error) {
	if _, err := c.w.Write(ir.AppendColored(nil, text, c.program)); err != nil {
		return 0, err
	}
	return len(text), nil
}
