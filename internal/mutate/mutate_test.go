package mutate

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// sampleDir is a module with a package that has one mutant of each kind, and with tests
// that miss some of them.
const sampleDir = "testdata/sample"

// remarks returns the trailing comments of the sample, by line.
func remarks(t *testing.T) map[int]string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(sampleDir, "shape/shape.go"))
	if err != nil {
		t.Fatal(err)
	}
	out := map[int]string{}
	for i, line := range strings.Split(string(data), "\n") {
		if code, remark, ok := strings.Cut(line, " // "); ok && strings.TrimSpace(code) != "" {
			out[i+1] = remark
		}
	}
	return out
}

// want holds the outcomes of the mutants on lines with remarks.
var want = []string{
	`fail: refusal "false" -> "true": survived`,
	`positive guard: bound "n < 0" -> "n <= 0": not reached`,
	`positive guard: constant "0" -> "1": survived`,
	`positive guard: guard "if n < 0 { // positive guard return rw.Fail(\"negative\") // positive fail }" -> "": survived`,
	`positive guard: negate "n < 0" -> "!(n < 0)": killed use.TestUses/positive`,
	`positive fail: refusal "return rw.Fail(\"negative\")" -> "return !(rw.Fail(\"negative\"))": survived`,
	`positive note: call "rw.note()" -> "": killed use.TestUses/positive`,
	`clamp: bound "n > 9" -> "n >= 9": survived`,
	`clamp: constant "-1" -> "0": killed shape.TestClamp`,
	`clamp: constant "9" -> "10": killed shape.TestClamp`,
	`clamp: guard "if n > 9 || n == -1 { // clamp return 9 // clamp nine }" -> "": killed shape.TestClamp`,
	`clamp: negate "n == -1" -> "!(n == -1)": killed shape.TestClamp`,
	`clamp: negate "n > 9 || n == -1" -> "!(n > 9 || n == -1)": killed shape.TestClamp`,
	`clamp: negate "n > 9" -> "!(n > 9)": killed shape.TestClamp`,
	`clamp: swap "n > 9 || n == -1" -> "n > 9 && n == -1": killed shape.TestClamp`,
	`clamp nine: constant "9" -> "10": killed shape.TestClamp`,
	`check error: error "return errors.New(\"too large\")" -> "return nil": survived`,
	`strict error: error "return errors.New(\"three\")" -> "return nil": killed shape.TestStrict`,
	`count: negate "i != n" -> "!(i != n)": killed shape.TestCount`,
	`count step: constant "1" -> "2": timed out sample/shape`,
	`never: bound "n > 7" -> "n >= 7": not reached`,
	`never: constant "7" -> "8": not reached`,
	`never: negate "return n > 7" -> "return !(n > 7)": not reached`,
	`late: negate "return time > 3" -> "return !(time > 3)": killed use.TestUses/late`,
	`both: negate "a" -> "!(a)": killed use.TestUses/both`,
	`both: negate "b" -> "!(b)": killed use.TestUses/both`,
	`both: negate "return a && b" -> "return !(a && b)": killed use.TestUses/both`,
	`both: swap "a && b" -> "a || b": survived`,
	`table: bound "n < limit" -> "n <= limit": not reached`,
	`table: negate "return n < limit" -> "return !(n < limit)": not reached`,
	`room: constant "0" -> "1": killed use.TestUses/room`,
	`small: constant "1" -> "2": not reached`,
	`small: negate "return table[len(table)-len(table)/1](n)" -> "return !(table[len(table)-len(table)/1](n))": not reached`,
	`even: constant "0" -> "1": killed shape.TestEven`,
	`even: constant "2" -> "3": killed shape.TestEven`,
	`even: negate "return n%2 == 0" -> "return !(n%2 == 0)": killed shape.TestEven`,
}

func quote(s string) string { return `"` + strings.ReplaceAll(s, `"`, `\"`) + `"` }

func TestRun(t *testing.T) {
	lines := remarks(t)
	var log bytes.Buffer
	o := Options{Dir: sampleDir, Packages: []string{"./shape"}, Timeout: 2 * time.Second, Log: &log}
	r, err := Run(context.Background(), o)
	if err != nil {
		t.Fatalf("%v\n%s", err, &log)
	}
	var got []string
	for _, v := range r.Samples[0].Verdicts {
		remark, ok := lines[v.Line]
		if !ok {
			continue
		}
		line := remark + ": " + string(v.Kind) + " " + quote(v.Old) + " -> " + quote(v.New) + ": " + v.Outcome.String()
		if v.By != "" {
			line += " " + strings.TrimPrefix(v.By, "sample/")
			if v.Outcome == TimedOut {
				line = strings.TrimSuffix(line, strings.TrimPrefix(v.By, "sample/")) + v.By
			}
		}
		got = append(got, line)
	}
	sorted := func(s []string) []string { return slices.Sorted(slices.Values(s)) }
	if g, w := strings.Join(sorted(got), "\n"), strings.Join(sorted(want), "\n"); g != w {
		t.Errorf("got\n%s\nwant\n%s", g, w)
	}
	// The parameter that hides a package makes the type of two changes unknown.
	if r.Rejected != 2 {
		t.Errorf("%d changes do not compile, want 2", r.Rejected)
	}
	if len(r.LeftOut) != 1 || !strings.Contains(r.LeftOut[0], "sample/shape.TestFails: fails alone without a mutant") {
		t.Errorf("left out: %q", r.LeftOut)
	}
	var report strings.Builder
	r.Report(&report)
	for _, text := range []string{
		"2 changes that do not compile", "not run: sample/shape.TestFails",
		": call in ", ": swap in Both: survived (1 tests)\n  - a && b\n  + a || b\n", ": bound in Never: not reached (0 tests)\n",
	} {
		if found := strings.Contains(report.String(), text); found == (text == ": call in ") {
			t.Errorf("the report has %q: %v\n%s", text, found, &report)
		}
	}
	known(t, o, r)
}

// known repeats the run with the verdicts of r.
func known(t *testing.T, o Options, r *Result) {
	o.Known = map[string]string{}
	for key, v := range r.Verdicts {
		o.Known[key] = strings.Replace(v, "killed\t", "killed\tas known: ", 1)
	}
	o.At = regexp.MustCompile(`^shape/shape\.go:(31|32):`)
	o.Skip = regexp.MustCompile("^TestFails$")
	o.Slow = time.Minute
	o.Jobs = 1
	again, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	vs := again.Samples[0].Verdicts
	if len(vs) == 0 || len(vs) == len(r.Samples[0].Verdicts) {
		t.Fatalf("%d mutants at two lines", len(vs))
	}
	for _, v := range vs {
		if v.Line < 31 || v.Line > 32 || v.Outcome == Killed && !strings.HasPrefix(v.By, "as known: ") {
			t.Errorf("%s: %s by %s", v.Pos(), v.Outcome, v.By)
		}
	}
	o.Unreached, o.At, o.Tests = true, nil, []string{"./shape"}
	if again, err = Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	for _, v := range again.Samples[0].Verdicts {
		if v.Outcome != NotReached || v.Func == "Clamp" && v.Kind != Bound {
			t.Errorf("%s: %s in %s: %s", v.Pos(), v.Kind, v.Func, v.Outcome)
		}
	}
	if n := len(again.Samples[0].Verdicts); n < 10 || n == len(r.Samples[0].Verdicts) {
		t.Errorf("%d mutants are not reached", n)
	}
	if len(again.LeftOut) != 1 || !strings.HasSuffix(again.LeftOut[0], ".TestFails: told to skip it") {
		t.Errorf("left out: %q", again.LeftOut)
	}
}

func TestRunErrors(t *testing.T) {
	for _, c := range []struct {
		name string
		o    Options
		err  string
	}{
		{"no such package", Options{Packages: []string{"./none"}}, "go list"},
		{"nothing to mutate", Options{Packages: []string{"./use"}}, "there is nothing to mutate"},
		{"no tests", Options{Packages: []string{"./shape"}, Tests: []string{"./other"}}, "no test of ./other depends on sample/shape"},
		{"no mutant there", Options{Packages: []string{"./shape"}, At: regexp.MustCompile("none.go"), Tests: []string{"./use"}}, "there is nothing to mutate"},
		{"all tests skipped", Options{Packages: []string{"./shape"}, Skip: regexp.MustCompile("."), Tests: []string{"./use"}}, "no test passes without a mutant"},
		{"all tests slow", Options{Packages: []string{"./shape"}, Slow: time.Millisecond, Tests: []string{"./use"}}, "takes longer than "},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.o.Dir = sampleDir
			if _, err := Run(context.Background(), c.o); err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("got %v, want %q", err, c.err)
			}
		})
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Run(ctx, Options{Dir: sampleDir, Packages: []string{"./shape"}}); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: got %v", err)
	}
}

func TestSample(t *testing.T) {
	var ms []*Mutant
	for i := range 100 {
		ms = append(ms, &Mutant{ID: i + 1, File: "a.go", Kind: Negate, Old: "x", Line: i, nth: i})
	}
	ids := func(ms []*Mutant) (out []int) {
		for _, m := range ms {
			out = append(out, m.nth)
		}
		return out
	}
	one := ids(sample(ms, 10, 1))
	if len(one) != 10 || !slices.IsSorted(one) {
		t.Fatalf("seed 1 chooses %v", one)
	}
	if two := ids(sample(ms, 10, 2)); slices.Equal(one, two) {
		t.Errorf("seeds 1 and 2 choose the same: %v", one)
	}
	for _, m := range ms { // Other lines, other numbers.
		m.ID, m.Line = m.ID+7, m.Line+3
	}
	if again := ids(sample(ms, 10, 1)); !slices.Equal(one, again) {
		t.Errorf("after a shift %v, before it %v", again, one)
	}
	if all := sample(ms, 0, 1); len(all) != 100 {
		t.Errorf("0 chooses %d", len(all))
	}
}

func TestFailed(t *testing.T) {
	for out, want := range map[string]string{
		"--- FAIL: TestA (0.1s)\n    --- FAIL: TestA/b (0.1s)\n--- FAIL: TestB (0.1s)\n": "TestA/b",
		"--- FAIL: TestA (0.1s)\n--- FAIL: TestB (0.1s)\n    --- FAIL: TestB/c (0s)\n":   "TestA",
		"fatal error: out of memory\n": "the program dies",
	} {
		if got := failed(out); got != want {
			t.Errorf("%q: got %q, want %q", out, got, want)
		}
	}
}
