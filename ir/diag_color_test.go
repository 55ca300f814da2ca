package ir

import (
	"bytes"
	"testing"
)

// TestColors compares colors with those that mlir-opt-19 --color prints.
func TestColors(t *testing.T) {
	ctx := NewContext(NewRegistry())
	f := ctx.AddFile("in.mlir", []byte("first\nsecond\n"))
	var out bytes.Buffer
	print := NewSourcePrinter(&out, ctx, SourcePrinterOptions{Color: true})
	print(&Diagnostic{Loc: f.At(8), Message: "m", Notes: []Diagnostic{{Loc: f.At(8), Message: "same"}, {Loc: UnknownLoc, Message: "nowhere"}}})
	print(&Diagnostic{Loc: f.At(0), Message: "w", Severity: SeverityWarning})
	const want = "\x1b[1min.mlir:2:3: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1mm\n\x1b[0msecond\n\x1b[0;1;32m  ^\n\x1b[0m" +
		"\x1b[1min.mlir:2:3: \x1b[0m\x1b[0;1;30mnote: \x1b[0m\x1b[1msame\n\x1b[0m" +
		"\x1b[1m<unknown>:0: \x1b[0m\x1b[0;1;30mnote: \x1b[0m\x1b[1mnowhere\n\x1b[0m" +
		"\x1b[1min.mlir:1:1: \x1b[0m\x1b[0;1;35mwarning: \x1b[0m\x1b[1mw\n\x1b[0mfirst\n\x1b[0;1;32m^\n\x1b[0m"
	if got := out.String(); got != want {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}
