// Package lit runs tests in the format of LLVM's lit and FileCheck. RUN lines in the
// test files contain commands, which a small shell executes in process with a table of
// tools.
package lit

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// Suite is a tree of test files, with the settings for running them.
type Suite struct {
	Root          string            // directory of the files
	Tools         Tools             // in addition to the core tools (FileCheck, not, diff, …)
	Include       []string          // globs of slash-separated names below Root, ** for any depth; all *.mlir when empty
	Exclude       []string          // globs like those of Include
	Substitutions map[string]string // additional ones, with their %
	Features      []string          // in addition to the host's
	Env           []string          // NAME=value, in addition to FILECHECK_OPTS with MLIR's value
	Timeout       time.Duration     // per RUN line, a minute when 0
	// AllowUnchecked accepts RUN lines that check only an exit status, for tests from
	// other projects.
	AllowUnchecked bool
}

// Status is the outcome of a test file.
type Status int

const (
	Pass        Status = iota // every RUN line exits 0 (or, under XFAIL, one does not)
	Fail                      // a RUN line does not exit 0, or the file is not a valid test
	Unsupported               // a REQUIRES or UNSUPPORTED expression excludes the file
)

func (s Status) String() string { return [...]string{"pass", "fail", "unsupported"}[s] }

// Result is the outcome of one test file, with details.
type Result struct {
	Name     string // relative to the suite's root
	Status   Status
	Line     int      // line of the RUN line that failed, or 0
	Command  string   // the failed line after substitution
	Output   string   // the output of the failed line
	Err      error    // why the file is not a valid test, or why the line could not run
	Missing  []string // tools in the RUN lines that are in no table
	Duration time.Duration
}

// Report returns a readable text about the failure.
func (r Result) Report() string {
	var b strings.Builder
	if r.Line > 0 {
		fmt.Fprintf(&b, "%s:%d: RUN: %s\n", r.Name, r.Line, r.Command)
	} else {
		b.WriteString(r.Name + ": ")
	}
	if r.Err != nil {
		b.WriteString(r.Err.Error() + "\n")
	}
	b.WriteString(r.Output)
	return b.String()
}

const (
	defaultTimeout = time.Minute
	maxOutput      = 64 << 10 // maximum bytes of output kept for a failing line
)

// ErrNoRun is the error of a file that is no test.
var ErrNoRun = errors.New("the file has no RUN line")

// Files lists the suite's test files, sorted, with slash-separated names.
func (s *Suite) Files() ([]string, error) {
	include := s.Include
	if len(include) == 0 {
		include = []string{"**/*.mlir"}
	}
	in, err := globMatcher(include)
	if err != nil {
		return nil, err
	}
	out, err := globMatcher(s.Exclude)
	if err != nil {
		return nil, err
	}
	var names []string
	err = filepath.WalkDir(s.Root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if d.Name() == "Inputs" {
				return fs.SkipDir
			}
			return nil
		}
		rel, err := filepath.Rel(s.Root, p)
		if rel = filepath.ToSlash(rel); err == nil && in(rel) && !out(rel) {
			names = append(names, rel)
		}
		return err
	})
	slices.Sort(names)
	return names, err
}

// globMatcher matches any of globs; * stays within a directory, ** does not.
func globMatcher(globs []string) (func(string) bool, error) {
	var res []*regexp.Regexp
	for _, g := range globs {
		q := regexp.QuoteMeta(g)
		q = strings.NewReplacer(`\*\*/`, `(?:.*/)?`, `\*\*`, `.*`, `\*`, `[^/]*`, `\?`, `[^/]`).Replace(q)
		re, err := regexp.Compile("^" + q + "$")
		if err != nil {
			return nil, fmt.Errorf("glob %q: %w", g, err)
		}
		res = append(res, re)
	}
	return func(name string) bool {
		return slices.ContainsFunc(res, func(re *regexp.Regexp) bool { return re.MatchString(name) })
	}, nil
}

// Run runs the suite's files as parallel subtests. It fails when no file was run.
func Run(t *testing.T, s Suite) {
	t.Helper()
	names, err := s.Files()
	if err != nil {
		t.Fatal(err)
	}
	if len(names) == 0 {
		t.Fatalf("no test file below %s", s.Root)
	}
	RunNames(t, s, names)
}

// RunNames runs the named files of the suite as parallel subtests.
func RunNames(t *testing.T, s Suite, names []string) {
	t.Helper()
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			switch r := s.RunFile(context.Background(), name); r.Status {
			case Fail:
				t.Error(r.Report())
			case Unsupported:
				t.Log(r.Report())
			}
		})
	}
}

// RunFile runs one file of the suite, named relative to its root.
func (s *Suite) RunFile(ctx context.Context, name string) Result {
	start := time.Now()
	r := Result{Name: name, Status: Fail}
	defer func() { r.Duration = time.Since(start) }()
	root, err := filepath.Abs(s.Root)
	if err != nil {
		r.Err = err
		return r
	}
	file := filepath.Join(root, filepath.FromSlash(name))
	text, err := os.ReadFile(file)
	if err != nil {
		r.Err = err
		return r
	}
	sc, err := parseScript(string(text))
	if err == nil && len(sc.runs) == 0 {
		err = ErrNoRun
	}
	if err != nil {
		r.Err = err
		return r
	}
	feats := append(hostFeatures(), s.Features...)
	if r.Err = sc.unmet(feats); r.Err != nil {
		r.Status = Unsupported
		if errors.As(r.Err, new(*featureError)) {
			r.Status = Fail
		}
		return r
	}
	work, err := os.MkdirTemp("", "lit")
	if err != nil {
		r.Err = err
		return r
	}
	defer os.RemoveAll(work)
	p := place{file: file, dir: work, tmp: filepath.Join(work, "Output", filepath.Base(file)+".tmp")}
	if err := os.Mkdir(filepath.Dir(p.tmp), 0o777); err != nil {
		r.Err = err
		return r
	}
	s.runScript(ctx, sc, p, &r)
	s.invert(sc, feats, &r)
	return r
}

// featureError is a malformed feature expression.
type featureError struct{ err error }

func (e *featureError) Error() string { return e.err.Error() }

// unmet returns an error that names the feature that prevents the file from running, or
// nil.
func (sc *script) unmet(feats []string) error {
	for _, e := range sc.requires {
		if ok, err := featureHolds(e, feats); err != nil {
			return &featureError{err}
		} else if !ok {
			return fmt.Errorf("needs the feature %s", e)
		}
	}
	for _, e := range sc.unsupported {
		if ok, err := featureHolds(e, feats); err != nil {
			return &featureError{err}
		} else if ok {
			return fmt.Errorf("is not for the feature %s", e)
		}
	}
	return nil
}

// invert applies XFAIL.
func (s *Suite) invert(sc *script, feats []string, r *Result) {
	for _, e := range sc.xfail {
		expected, err := featureHolds(e, feats)
		switch {
		case err != nil:
			r.Status, r.Err = Fail, err
			return
		case !expected || r.Line == 0 && r.Status == Fail || r.Line > 0 && r.Err != nil:
			continue // not an expected failure, or not a failure of the test itself
		case r.Status == Fail:
			*r = Result{Name: r.Name, Status: Pass}
		default:
			r.Status, r.Err = Fail, errors.New("passed, but XFAIL says it fails")
		}
		return
	}
}

// runScript parses all lines, then executes them until one fails.
func (s *Suite) runScript(ctx context.Context, sc *script, p place, r *Result) {
	sh := &shell{tools: s.Tools, dir: p.dir, env: s.environment()}
	replacer := p.substitutions(s.Substitutions)
	asserts := false
	for _, run := range sc.runs {
		cmd := replacer.Replace(run.text)
		list, err := parseShell(cmd, func(string) string { return "" })
		if err == nil {
			err = checkSubstitutions(run.text, replacer)
		}
		if err == nil {
			r.Missing = append(r.Missing, s.missing(list)...)
			switch kind := classify(list, run.text); {
			case kind == lineAsserts:
				asserts = true
			case kind == lineIdle && !s.AllowUnchecked:
				err = errors.New("the line runs a tool but neither pipes into FileCheck, nor verifies diagnostics, nor asserts a failure or a difference, nor writes what a later line reads")
			}
		}
		if err != nil {
			r.Line, r.Command, r.Err = run.line, cmd, err
			return
		}
	}
	if !asserts && !s.AllowUnchecked {
		r.Err = errors.New("no RUN line checks anything")
		return
	}
	for _, run := range sc.runs {
		cmd := replacer.Replace(run.text)
		sh.dir = p.dir
		list, err := parseShell(cmd, sh.lookup)
		if err != nil {
			r.Line, r.Command, r.Err = run.line, cmd, err
			return
		}
		status, out, err := s.execute(ctx, sh, list)
		if status != 0 || err != nil {
			r.Line, r.Command, r.Err = run.line, cmd, err
			if len(out) > maxOutput {
				out = out[:maxOutput] + "\n(cut)\n"
			}
			r.Output = fmt.Sprintf("exit status %d\n%s", status, out)
			return
		}
	}
	r.Status = Pass
}

func (s *Suite) environment() []string {
	env := []string{"FILECHECK_OPTS=-enable-var-scope --allow-unused-prefixes=false", "LC_ALL=C", "PATH=" + os.Getenv("PATH"),
		"HOME=" + os.Getenv("HOME")}
	return append(env, s.Env...)
}

// execute runs a line with the time limit. If a tool does not stop at the limit,
// execute abandons it.
func (s *Suite) execute(ctx context.Context, sh *shell, list []pipeline) (status int, out string, err error) {
	limit := s.Timeout
	if limit == 0 {
		limit = defaultTimeout
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	buf := &lockedBuffer{}
	done := make(chan int, 1)
	go func() { done <- sh.run(ctx, list, buf) }()
	select {
	case status = <-done:
		if ctx.Err() == nil {
			return status, buf.String(), nil
		}
	case <-ctx.Done():
	}
	return statusPanic, buf.String(), fmt.Errorf("not done after %v: %w", limit, ctx.Err())
}

// innermost returns the command that words run, after assignments, env and not.
func innermost(words []string) (name string, negated bool) {
	for len(words) > 0 {
		switch w := words[0]; {
		case w == "not":
			negated = true
		case w == "env", assignment(w), w == "--crash":
		default:
			return w, negated
		}
		words = words[1:]
	}
	return "", negated
}

// missing returns the commands of list that are in no table.
func (s *Suite) missing(list []pipeline) []string {
	var names []string
	for _, p := range list {
		for _, c := range p.cmds {
			name, _ := innermost(c.words)
			_, own := s.Tools[name]
			_, shared := coreTools[name]
			if !own && !shared && name != "" && name != "export" && name != "cd" {
				names = append(names, name)
			}
		}
	}
	return names
}

// These are kinds of RUN lines.
const (
	lineIdle    = iota // runs a tool and uses its exit status only
	lineSetup          // prepares files
	lineAsserts        // checks something
)

// classify returns the kind of a line; text is the line before substitution.
func classify(list []pipeline, text string) int {
	kind := lineSetup
	for _, p := range list {
		for _, c := range p.cmds {
			name, negated := innermost(c.words)
			if negated || p.negate || verifies(c.words) {
				return lineAsserts
			}
			switch name {
			case "FileCheck", "diff", "cmp", "count", "test", "[", "grep":
				return lineAsserts
			}
			if _, ok := coreTools[name]; !ok && name != "export" && name != "cd" && name != "" {
				kind = lineIdle
			}
		}
	}
	if kind == lineIdle && strings.Contains(text, "%t") || strings.Contains(text, "%/t") {
		kind = lineSetup
	}
	return kind
}

func verifies(words []string) bool {
	for _, w := range words {
		flag := strings.TrimPrefix(strings.TrimPrefix(w, "-"), "-")
		if len(flag) < len(w) && (flag == "verify-diagnostics" || strings.HasPrefix(flag, "verify-diagnostics=") && flag != "verify-diagnostics=false") {
			return true
		}
	}
	return false
}
