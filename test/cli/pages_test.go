package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// pages are the documents whose consoles are run. Their blocks have info strings: "mlir NAME" and "go NAME" are files, and
// a "console" has commands after "$ " and what they print. In what they print, "…" stands for any text of the line; a line
// of "…" stands for any lines.
var pages = []string{"README.md", "docs/first-kernel.md"}

// fence is a fenced block of a page.
type fence struct{ info, text string }

func fences(page string) (out []fence) {
	for {
		_, rest, ok := strings.Cut(page, "\n```")
		if !ok {
			return out
		}
		info, rest, _ := strings.Cut(rest, "\n")
		text, rest, _ := strings.Cut(rest, "```\n")
		out = append(out, fence{info, text})
		page = "\n" + rest
	}
}

// session is a command of a console and what it prints.
type session struct{ command, prints string }

func sessions(console string) (out []session) {
	for line := range strings.Lines(console) {
		switch command, ok := strings.CutPrefix(line, "$ "); {
		case ok:
			out = append(out, session{command: strings.TrimSpace(command)})
		case len(out) > 0:
			out[len(out)-1].prints += line
		}
	}
	return out
}

// pattern returns the expression that the output of a session matches.
func (s *session) pattern() *regexp.Regexp {
	text := regexp.QuoteMeta(s.prints)
	text = regexp.MustCompile(`(?m)^…\n`).ReplaceAllString(text, `(?s:.*)`)
	return regexp.MustCompile(`^` + strings.ReplaceAll(text, "…", ".*") + `$`)
}

// TestPages runs the consoles of pages in the order of the page, with its files. A file that is also an example is equal to it.
func TestPages(t *testing.T) {
	t.Setenv("SPVC_DEVICE", "driver:llvmpipe")
	for _, page := range pages {
		t.Run(page, func(t *testing.T) {
			text, err := os.ReadFile("../../" + page)
			if err != nil {
				t.Fatal(err)
			}
			dir, ran := t.TempDir(), 0
			for _, f := range fences(string(text)) {
				kind, name, _ := strings.Cut(f.info, " ")
				if kind == "console" {
					for _, s := range sessions(f.text) {
						runSession(t, dir, &s)
						ran++
					}
				} else if name != "" {
					writeFence(t, dir, name, f.text)
				}
			}
			if ran == 0 {
				t.Error("the page has no console")
			}
		})
	}
}

func runSession(t *testing.T, dir string, s *session) {
	t.Helper()
	cmd := exec.Command("sh", "-c", s.command)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if !s.pattern().Match(out) {
		t.Errorf("$ %s (%v)\nprints\n%s\nand the page has\n%s", s.command, err, out, s.prints)
	}
}

// writeFence writes a file of a page, and compares it with the example of its name.
func writeFence(t *testing.T, dir, name, text string) {
	t.Helper()
	if example, err := os.ReadFile(filepath.Join("../../examples/kernels", name)); err == nil && string(example) != text {
		t.Errorf("%s differs from examples/kernels/%s", name, name)
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// The patterns of pages do not match other text, and blocks are found.
func TestPagePatterns(t *testing.T) {
	page := "a\n```mlir k.mlir\nx\n```\n```console\n$ spvc a\none … 3\n…\nlast\n$ b\n```\n"
	fs := fences(page)
	if len(fs) != 2 || fs[0] != (fence{"mlir k.mlir", "x\n"}) {
		t.Fatalf("%q", fs)
	}
	ss := sessions(fs[1].text)
	if len(ss) != 2 || ss[0].command != "spvc a" || ss[1] != (session{command: "b"}) {
		t.Fatalf("%q", ss)
	}
	for text, want := range map[string]bool{
		"one 2 3\nlast\n": true, "one 2 3\nmore\nlines\nlast\n": true, "one 2\n3\nlast\n": false,
		"one 2 4\nlast\n": false, "one 2 3\nlast\nmore\n": false, "": false,
	} {
		if got := ss[0].pattern().MatchString(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	if ss[1].pattern().MatchString("printed\n") {
		t.Error("a command without output may print")
	}
}
