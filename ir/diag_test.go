package ir

import (
	"bytes"
	"strings"
	"testing"
)

func TestSourcePrinter(t *testing.T) {
	c := NewContext(nil)
	long := c.AddFile("long.mlir", []byte(strings.Repeat("x", 10000)))
	f := c.AddFile("in.mlir", []byte("first\n\t \tsecond line\nthïrd\n"))
	tests := []struct {
		name string
		d    Diagnostic
		want string
	}{
		{"tabs", Diagnostic{Loc: f.At(9), Message: "m"}, "in.mlir:2:4: error: m\n                second line\n                ^\n"},
		{"notes", Diagnostic{Severity: SeverityWarning, Loc: f.At(2), Message: "m", Notes: []Diagnostic{Note(f.At(2), "here"), Note(f.At(0), "there")}},
			"in.mlir:1:3: warning: m\nfirst\n  ^\nin.mlir:1:3: note: here\nin.mlir:1:1: note: there\nfirst\n^\n"},
		{"long line", Diagnostic{Loc: long.At(8000), Message: "m"}, "long.mlir:1:8001: error: m\n..." + strings.Repeat("x", 160) + "...\n" + strings.Repeat(" ", 63) + "^\n"},
		{"end of a long line", Diagnostic{Loc: long.At(10000), Message: "m"}, "long.mlir:1:10001: error: m\n..." + strings.Repeat("x", 60) + "\n" + strings.Repeat(" ", 63) + "^\n"},
		{"no caret", Diagnostic{Loc: f.At(21), Message: "m"}, "in.mlir:3:1: error: m\nthïrd\n"},
		{"unknown", Diagnostic{Loc: UnknownLoc, Message: "m"}, "<unknown>:0: error: m\n"},
		{"name", Diagnostic{Loc: c.NameLoc("z", UnknownLoc), Message: "m"}, "<unknown>:0: error: loc(\"z\"): m\n"},
		{"named place", Diagnostic{Loc: c.FileLineColLoc("in.mlir", 1, 2), Message: "m"}, "in.mlir:1:2: error: m\nfirst\n ^\n"},
		{"call stack", Diagnostic{Loc: c.CallSiteLoc(c.NameLoc("a", c.FileLineColLoc("x.c", 3, 4)), c.CallSiteLoc(c.FileLineColLoc("y.c", 3, 4), c.NameLoc("z", UnknownLoc))), Message: "m"},
			"x.c:3:4: error: m\ny.c:3:4: note: called from\n<unknown>:0: note: loc(\"z\"): called from\n"},
		{"fused", Diagnostic{Loc: c.FusedLoc([]Location{c.NameLoc("z", UnknownLoc), c.FileLineColLoc("y.c", 1, 2)}, nil), Message: "m"}, "y.c:1:2: error: m\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var out bytes.Buffer
			NewSourcePrinter(&out, c, SourcePrinterOptions{})(&tt.d)
			if out.String() != tt.want {
				t.Errorf("got\n%swant\n%s", out.String(), tt.want)
			}
		})
	}
}

func TestOpsInDiagnostics(t *testing.T) {
	f := newFixture()
	f.OpsInDiagnostics = true
	var out bytes.Buffer
	defer f.PushHandler(NewSourcePrinter(&out, f.Context, SourcePrinterOptions{}))()
	f.in(f.op(tIf, nil, []Type{f.I32()}))
	f.end()
	Verify(f.mod)
	const want = "<unknown>:0: error: 't.if' op along control flow edge from Operation t.end to parent: region branch point has 0 operands, but region successor needs 1 inputs\n" +
		"<unknown>:0: note: see current operation: \n%0 = \"t.if\"() ({\n  \"t.end\"() : () -> ()\n}) : () -> i32\n<unknown>:0: note: region branch point\n"
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}

func TestDiagnosticVerifier(t *testing.T) {
	type emitted struct {
		line, col uint32 // line 0: unknown
		kind      Severity
		msg       string
	}
	tests := []struct {
		name, text string
		emit       []emitted
		want       string
	}{
		{"met", "// expected-error@+1 {{one}}\nx\n// expected-note @above {{two}}\n// expected-warning@below {{three}}\n// expected-remark @-4 {{four}}\ny\nz // expected-error-re {{f{{i+}}ve}}\n// expected-error@unknown {{six}}",
			[]emitted{{2, 1, SeverityError, "one two"}, {2, 1, SeverityNote, "two"}, {6, 1, SeverityWarning, "three"}, {1, 1, SeverityRemark, "four"}, {7, 1, SeverityError, "fiive"}, {0, 0, SeverityError, "six"}}, ""},
		{"missing", " // expected-error {{foo}}", nil, "f:1:5: error: expected error \"foo\" was not produced\n // expected-error {{foo}}\n    ^~~\n"},
		{"unexpected", "ab\n", []emitted{{1, 2, SeverityError, "bad"}}, "f:1:2: error: unexpected error: bad\nab\n ^\n"},
		{"other kind", "ab // expected-remark {{bad}}", []emitted{{1, 1, SeverityError, "bad"}},
			"f:1:7: error: 'error' diagnostic emitted when expecting a 'remark'\nab // expected-remark {{bad}}\n      ^\n" +
				"f:1:7: error: expected remark \"bad\" was not produced\nab // expected-remark {{bad}}\n      ^~~\n"},
		{"bad pattern", "// expected-error-re {{a{{(}}}}", nil, "f:1:4: error: invalid regex: parentheses not balanced\n// expected-error-re {{a{{(}}}}\n   ^~~~~~\n"},
		{"open pattern", "// expected-error-re {{{{}}", nil, "f:1:4: error: found start of regex with no end '}}'\n// expected-error-re {{{{}}\n   ^~\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := NewContext(nil)
			f := c.AddFile("f", []byte(tt.text))
			var out bytes.Buffer
			v := NewDiagnosticVerifier(&out, c, f)
			pop := c.PushHandler(v.Handle)
			for _, e := range tt.emit {
				loc := UnknownLoc
				if e.line > 0 {
					loc = c.FileLineColLoc("f", e.line, e.col)
				}
				c.Report(Diagnostic{Severity: e.kind, Loc: loc, Message: e.msg})
			}
			pop()
			if ok := v.Finish(); out.String() != tt.want || ok != (tt.want == "") {
				t.Errorf("ok %v, got\n%swant\n%s", ok, out.String(), tt.want)
			}
		})
	}
}

// TestSilence verifies that a silent check of one operation does not swallow the
// reports of another worker at the same time.
func TestSilence(t *testing.T) {
	f := newFixture()
	var got []string
	defer f.PushHandler(func(d *Diagnostic) bool { got = append(got, d.Message); return true })()
	outer := f.op(tIf, nil, nil)
	f.in(outer)
	inner := f.op(tIf, nil, nil)
	silence := outer.silence()
	inner.EmitError("inside")
	f.mod.EmitError("around")
	silence.Drop()
	inner.EmitError("afterwards")
	if s := strings.Join(got, " "); s != "around afterwards" {
		t.Errorf("got %q", s)
	}
}

// TestCapture: a capture holds back what is reported, and passes it on in the order of the source, to the
// capture around it if there is one.
func TestCapture(t *testing.T) {
	f := newFixture()
	var got []string
	defer f.PushHandler(func(d *Diagnostic) bool { got = append(got, d.Message); return true })()
	file := f.AddFile("in", []byte("a\nb\nc\n"))
	report := func(off int, msg string) { f.mod.EmitErrorAt(file.At(off), msg) }
	outer := f.mod.Capture()
	report(4, "c")
	inner := f.mod.Capture()
	report(2, "b")
	report(2, "a")
	if !outer.Alone() || inner.Alone() || outer.Len() != 1 || inner.Len() != 2 {
		t.Errorf("outer: alone %t, %d; inner: alone %t, %d", outer.Alone(), outer.Len(), inner.Alone(), inner.Len())
	}
	inner.Release()
	inner.Release() // it has ended
	dropped := f.mod.Capture()
	report(0, "never")
	dropped.Drop()
	report(0, "first")
	if len(got) > 0 || f.ErrorCount() != 0 {
		t.Errorf("reported while captured: %q, %d errors", got, f.ErrorCount())
	}
	outer.Release()
	report(0, "last")
	if s := strings.Join(got, " "); s != "first a b c last" || f.ErrorCount() != 5 {
		t.Errorf("got %q, %d errors", s, f.ErrorCount())
	}
}
