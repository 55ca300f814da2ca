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

// TestAppendColored compares the colors of text with those that a source printer prints.
func TestAppendColored(t *testing.T) {
	ctx := NewContext(NewRegistry())
	f := ctx.AddFile("a: b.mlir", []byte("\tfirst: error: x\nsecond\n"))
	var plain, colored bytes.Buffer
	for _, d := range []Diagnostic{
		{Loc: f.At(8), Message: "m: error: n", Notes: []Diagnostic{{Loc: f.At(0), Message: "here"}, {Loc: UnknownLoc, Message: "nowhere"}}},
		{Loc: f.At(3), Message: "w", Severity: SeverityWarning}, {Loc: UnknownLoc, Message: "r", Severity: SeverityRemark},
	} {
		NewSourcePrinter(&plain, ctx, SourcePrinterOptions{})(&d)
		NewSourcePrinter(&colored, ctx, SourcePrinterOptions{Color: true})(&d)
	}
	const bold, none, red = "\x1b[1m", "\x1b[0m", "\x1b[0;1;31m"
	for _, c := range []struct{ text, want string }{
		{plain.String(), colored.String()},
		{"error: m\n", bold + none + red + "error: " + none + bold + "m\n" + none},
		{"p: a.s:1:2: error: m", bold + "p: a.s:1:2: " + none + red + "error: " + none + bold + "m" + none},
		{"p: note: m\n", bold + "p: " + none + "\x1b[0;1;30mnote: " + none + bold + "m\n" + none},
		{"p: m\nmore\n  ^\n", red + "p: " + none + bold + "m\n" + none + "more\n\x1b[0;1;32m  ^\n" + none},
		{"q: m\n", "q: m\n"}, {"q: error: m\n", "q: error: m\n"}, {":1:2: error: m\n", ":1:2: error: m\n"},
		{"f:1: error: m\n", "f:1: error: m\n"}, {"f:1:: error: m\n", "f:1:: error: m\n"}, {"f::2: error: m\n", "f::2: error: m\n"},
		{"1:2: error: m\n", "1:2: error: m\n"}, {"error m\n", "error m\n"}, {"p: m\nx\n \n x^\n", red + "p: " + none + bold + "m\n" + none + "x\n \n x^\n"}, {"", ""},
	} {
		if got := string(AppendColored(nil, []byte(c.text), "p")); got != c.want {
			t.Errorf("%q has the colors\n%q, want\n%q", c.text, got, c.want)
		}
	}
}
