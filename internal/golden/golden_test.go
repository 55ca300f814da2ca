package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

func TestDifference(t *testing.T) {
	for _, c := range []struct {
		got, want string
		line      int
		g, w      string
	}{
		{"a\nb\n", "a\nb\n", 0, "", ""},
		{"a\nb\n", "a\nc\n", 2, "b", "c"},
		{"a\n", "a\nb\nc\n", 2, "nothing", "b"},
		{"a\nb\n", "a\n", 2, "b", "nothing"},
		{"a\n\n", "a\n", 2, "", "nothing"},
		{"\n", "", 1, "", "nothing"},
	} {
		line, g, w := difference(c.got, c.want)
		if line != c.line || g != c.g || w != c.w {
			t.Errorf("%q and %q: line %d, %q, %q", c.got, c.want, line, g, w)
		}
	}
}

// failing is a test that records its failure instead of ending.
type failing struct {
	testing.TB
	said string
}

func (f *failing) Helper() {}

func (f *failing) Fatal(args ...any) { f.Fatalf("%s", fmt.Sprint(args...)) }

func (f *failing) Fatalf(format string, args ...any) {
	f.said = fmt.Sprintf(format, args...)
	panic(f)
}

// lines calls Lines and returns what it says when it fails.
func lines(t *testing.T, file string, lines []string, update bool) (said string) {
	f := &failing{TB: t}
	defer func() {
		if r := recover(); r != nil && r != any(f) {
			panic(r)
		}
		said = f.said
	}()
	Lines(f, file, lines, update)
	return ""
}

func TestLines(t *testing.T) {
	file := filepath.Join(t.TempDir(), "record.txt")
	if lines(t, file, []string{"a"}, false) == "" {
		t.Error("a missing file is no failure")
	}
	if said := lines(t, file, []string{"a", "b\nc"}, true); said != "" {
		t.Error(said)
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "a\nb\nc\n" {
		t.Errorf("%q, %v", data, err)
	}
	if said := lines(t, file, []string{"a", "b", "c"}, false); said != "" {
		t.Error(said)
	}
	if lines(t, file, []string{"a", "b"}, false) == "" {
		t.Error("a missing line is no failure")
	}
	if lines(t, filepath.Join(file, "x"), nil, true) == "" {
		t.Error("a file that cannot be written is no failure")
	}
}
