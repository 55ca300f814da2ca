package conform

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// entries returns the lines as if they stood in the file f.
func entries(lines ...string) []Entry {
	var out []Entry
	for i, l := range lines {
		out = append(out, Entry{l, "f:" + string(rune('1'+i))})
	}
	return out
}

func TestReadEntries(t *testing.T) {
	t.Parallel()
	name := filepath.Join(t.TempDir(), "list")
	if err := os.WriteFile(name, []byte("# comment\n\n a \r\n\tb,Fail\n#c\nlast"), 0o666); err != nil {
		t.Fatal(err)
	}
	got, err := ReadEntries(name)
	if want := []Entry{{"a", name + ":3"}, {"b,Fail", name + ":4"}, {"last", name + ":6"}}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v", got, err)
	}
	if _, err := ReadEntries(name + "x"); !os.IsNotExist(err) {
		t.Error(err)
	}
}

// TestPatterns checks that an identifier in a list is no regular expression.
func TestPatterns(t *testing.T) {
	t.Parallel()
	const id = "v1/Uniform/std140/read/{[2]f}"
	p, err := NewPatterns(entries(id, "^v1/PushConstant/.*copy", "d}$"))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]bool{
		id: true, id + ";": false, "v1/Uniform/std140/read/{2f}": false, "v1/PushConstant/c/copy/{f}": true, "v1/PushConstant/c/read/{v2d}": true,
		"v1/PushConstant/c/read/{f}": false,
	} {
		if got := p.Match(text); got != want {
			t.Errorf("%s: %t", text, got)
		}
	}
	if _, err := NewPatterns(entries("a", "{*f")); err != nil {
		t.Errorf("a brace is a regular expression: %v", err)
	}
	if _, err := NewPatterns(entries("a", "*f")); err == nil || !strings.HasPrefix(err.Error(), `f:2: "*f" is neither an identifier nor a regular expression`) {
		t.Error(err)
	}
}

// TestJudge judges each kind of verdict by each kind of expectation.
func TestJudge(t *testing.T) {
	t.Parallel()
	x := Expectations{
		Baseline: entries("fail,Fail", "crash,Crash", "old,ExpectedFail,0.1", "flaked,Flake", "fine,UnexpectedImprovement(Pass)", "known, KnownDriverError"),
		Flakes:   entries("^flake"), Skips: entries("skip"),
	}
	j, err := x.Compile()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		id         string
		v          Verdict
		want       Status
		unexpected bool
	}{
		{"new", Pass, StatusPass, false},
		{"new", WrongSize, StatusFail, true},
		{"new", Rejected, StatusFail, true},
		{"new", Failed, StatusFail, true},
		{"new", Crash, StatusCrash, true},
		{"new", Timeout, StatusTimeout, true},
		{"new", DeviceLost, StatusDeviceLost, true},
		{"new", Flake, StatusFlake, true},
		{"new", Known, StatusKnown, false},
		{"new", Unsupported, StatusNotSupported, false},
		{"fail", WrongRead, StatusExpectedFail, false},
		{"fail", Clobbered, StatusExpectedFail, false},
		{"old", WrongCopy, StatusExpectedFail, false},
		{"fail", Crash, StatusCrash, true},
		{"crash", Crash, StatusExpectedFail, false},
		{"crash", WrongRead, StatusFail, true},
		{"fail", Pass, StatusUnexpectedPass, true},
		{"fail", Unsupported, StatusNotSupported, false},
		{"fail", Known, StatusKnown, false},
		{"fine", Pass, StatusPass, false},
		{"known", Pass, StatusPass, false},
		{"fine", WrongRead, StatusFail, true},
		{"flake", WrongRead, StatusFlake, false},
		{"flake", Flake, StatusFlake, false},
		{"flake", Pass, StatusPass, false},
		{"flaked", Timeout, StatusFlake, false},
		{"flaked", Pass, StatusPass, false},
	} {
		if s, unexpected := j.Judge(row.id, row.v); s != row.want || unexpected != row.unexpected {
			t.Errorf("%s, %s: %s, %t; want %s, %t", row.id, row.v, s, unexpected, row.want, row.unexpected)
		}
	}
	var nobody *Judge
	if s, unexpected := nobody.Judge("fail", WrongRead); s != StatusFail || !unexpected {
		t.Errorf("without expectations: %s, %t", s, unexpected)
	}
	if nobody.Skips("skip") || !j.Skips("to skip") || j.Skips("fail") {
		t.Error("the wrong cases are skipped")
	}
}

func TestWrongExpectations(t *testing.T) {
	t.Parallel()
	for want, x := range map[string]Expectations{
		`f:1: "v1/a" is not an identifier, a comma and a status (there are Pass, Fail, `: {Baseline: entries("v1/a")},
		`f:2: "b,Bad" is not`: {Baseline: entries("a,Fail", "b,Bad")},
		`f:1: "(" is neither`: {Flakes: entries("(")},
		`f:1: "[" is neither`: {Skips: entries("[")},
	} {
		if _, err := x.Compile(); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v; want %q", err, want)
		}
	}
}
