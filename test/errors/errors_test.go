// Package errors holds golden tests of the errors for malformed inputs: the text and
// place of the error, the exit code, and that spvc leaves no output.
//
// A case is a txtar archive in testdata. Its comment holds directives:
//
//	run: opt --cse in.mlir -o out.mlir   the arguments of spvc
//	exit: 1                              its exit code
//	mlir: text                           mlir-opt-19 and mlir-translate-19 say the same;
//	                                     "verdict": they fail too, in other words
//	stdin: in.mlir                       standard input
//	stdout: /dev/full                    where standard output goes; "closed": to a pipe
//	                                     that nobody reads
//	env: NAME=value                      the environment
//	needs: cgo                           only where spvc is built with cgo
//	repeat: in.mlir 100000 module {      a file that repeats a text
//	nest: in.mlir 100000 [ ] a = 1       a file of brackets around a text
//	hex: in.spv                          that section is hexadecimal
//
// and its sections the files, and in "stderr" what spvc says, where {{.*}} stands for
// any text of a line. `-update` records that.
package errors

import (
	"bytes"
	"encoding/hex"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/spvc/spvc/cmd/spvc/cli"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/serialize/spirvtools"
)

var update = flag.Bool("update", false, "record what spvc says")

// asSpvc is an environment variable. If it is set, the test binary runs as spvc.
const asSpvc = "SPVC_ERRORS_MAIN"

func TestMain(m *testing.M) {
	if os.Getenv(asSpvc) != "" {
		cli.Main(tool.DefaultSetup)
		return
	}
	os.Exit(m.Run())
}

// errorCase is a case in its own directory.
type errorCase struct {
	archive *txtar.Archive
	dir     string
	args    []string
	exit    int
	mlir    string // "", "text" or "verdict"
	stdin   string
	stdout  string
	env     []string
	cgo     bool // the case only runs if spvc is built with cgo
	before  map[string][]byte
}

func readCase(t *testing.T, file string) *errorCase {
	t.Helper()
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	c := &errorCase{archive: a, dir: t.TempDir(), exit: -1, before: map[string][]byte{}}
	for _, f := range a.Files {
		if f.Name != "stderr" {
			c.put(t, f.Name, f.Data)
		}
	}
	for line := range strings.Lines(string(a.Comment)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			c.directive(t, line)
		}
	}
	if len(c.args) == 0 || c.exit <= 0 {
		t.Fatal("the case has no run: or no exit:")
	}
	return c
}

func (c *errorCase) put(t *testing.T, name string, data []byte) {
	t.Helper()
	c.before[name] = data
	if err := os.WriteFile(filepath.Join(c.dir, name), data, 0o666); err != nil {
		t.Fatal(err)
	}
}

func (c *errorCase) directive(t *testing.T, line string) {
	t.Helper()
	key, value, _ := strings.Cut(line, ": ")
	fields := strings.Fields(value)
	switch key {
	case "run":
		c.args = arguments(value)
	case "exit":
		c.exit, _ = strconv.Atoi(value)
	case "mlir":
		c.mlir = value
	case "stdin":
		c.stdin = value
	case "stdout":
		c.stdout = value
	case "needs":
		c.cgo = value == "cgo"
	case "env":
		c.env = append(c.env, value)
	case "repeat":
		n, _ := strconv.Atoi(fields[1])
		c.put(t, fields[0], []byte(strings.Repeat(strings.Join(fields[2:], " "), n)))
	case "nest":
		n, _ := strconv.Atoi(fields[1])
		c.put(t, fields[0], []byte(strings.Join(fields[4:], " ")+strings.Repeat(fields[2], n)+strings.Repeat(fields[3], n)))
	case "hex":
		data, err := hex.DecodeString(strings.Join(strings.Fields(string(c.before[value])), ""))
		if err != nil {
			t.Fatal(err)
		}
		c.put(t, value, data)
	default:
		t.Fatalf("unknown directive %q", line)
	}
}

// arguments splits a command line; 'a b' is a single argument.
func arguments(s string) (out []string) {
	for i, part := range strings.Split(s, "'") {
		if i%2 == 1 {
			out = append(out, part)
			continue
		}
		out = append(out, strings.Fields(part)...)
	}
	return out
}

// run runs a program on the case. It returns the standard output, if that is not
// redirected, the standard error, and the exit code.
func (c *errorCase) run(t *testing.T, program string, args, env []string) (stdout, stderr string, code int) {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Dir, cmd.Env = c.dir, append(append(append(os.Environ(), tool.VersionVariable+"=19"), env...), c.env...)
	var out, diags bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &diags
	var files []*os.File
	open := func(f *os.File, err error) *os.File {
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
		return f
	}
	if c.stdin != "" {
		cmd.Stdin = open(os.Open(filepath.Join(c.dir, c.stdin)))
	}
	switch c.stdout {
	case "":
	case "closed":
		r, w, err := os.Pipe()
		cmd.Stdout = open(w, err)
		r.Close()
	default:
		cmd.Stdout = open(os.OpenFile(c.stdout, os.O_WRONLY, 0))
	}
	timer := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() })
	err := cmd.Run()
	timer.Stop()
	for _, f := range files {
		f.Close()
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return out.String(), diags.String(), cmd.ProcessState.ExitCode()
}

// leftovers returns the files that are new or changed.
func (c *errorCase) leftovers(t *testing.T) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(c.dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(c.dir, e.Name()))
		if old, ok := c.before[e.Name()]; err != nil || !ok || !bytes.Equal(data, old) {
			names = append(names, e.Name())
		}
	}
	return names
}

func (c *errorCase) want() string {
	for _, f := range c.archive.Files {
		if f.Name == "stderr" {
			return string(f.Data)
		}
	}
	return ""
}

// fits reports whether a text matches a golden one.
func fits(got, want string) bool {
	parts := strings.Split(want, "{{.*}}")
	last := parts[len(parts)-1]
	if len(parts) == 1 {
		return got == want
	}
	for _, p := range parts[:len(parts)-1] {
		i := strings.Index(got, p)
		if i < 0 || p == parts[0] && i > 0 {
			return false
		}
		got = got[i+len(p):]
	}
	return strings.HasSuffix(got, last)
}

func (c *errorCase) record(t *testing.T, file, stderr string) {
	t.Helper()
	files := c.archive.Files[:0:0]
	for _, f := range c.archive.Files {
		if f.Name != "stderr" {
			files = append(files, f)
		}
	}
	c.archive.Files = append(files, txtar.File{Name: "stderr", Data: []byte(stderr)})
	if err := os.WriteFile(file, txtar.Format(c.archive), 0o666); err != nil {
		t.Fatal(err)
	}
}

func cases(t *testing.T, f func(t *testing.T, file string)) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) < 60 {
		t.Fatalf("%d cases (%v), want at least 60", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { f(t, file) })
	}
}

func TestErrors(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cases(t, func(t *testing.T, file string) {
		t.Parallel()
		c := readCase(t, file)
		if c.cgo && errors.Is(spirvtools.Validate(nil, spirvtools.Options{}), spirvtools.ErrUnavailable) {
			return
		}
		stdout, stderr, code := c.run(t, self, c.args, []string{asSpvc + "=1"})
		if code != c.exit {
			t.Errorf("exit code %d, want %d", code, c.exit)
		}
		switch {
		case fits(stderr, c.want()):
		case *update:
			c.record(t, file, stderr)
		default:
			t.Errorf("said\n%s\nwant\n%s", stderr, c.want())
		}
		if stdout != "" {
			t.Errorf("wrote %.200q to standard output", stdout)
		}
		if stderr == "" || len(stderr) > 4000 || strings.Contains(stderr, "goroutine ") {
			t.Errorf("that is no message: %.300q", stderr)
		}
		if left := c.leftovers(t); len(left) > 0 {
			t.Errorf("left behind: %v", left)
		}
	})
}

// TestSameAsMLIR runs MLIR's own tools on the same inputs, if they are installed.
func TestSameAsMLIR(t *testing.T) {
	tools := map[string]string{"opt": "mlir-opt-19", "translate": "mlir-translate-19"}
	for name, program := range tools {
		if _, err := exec.LookPath(program); err != nil {
			t.Logf("%s is not installed; the recorded texts of spvc %s were compared with it when they were written", program, name)
			return
		}
	}
	cases(t, func(t *testing.T, file string) {
		t.Parallel()
		c := readCase(t, file)
		program := tools[c.args[0]]
		if c.mlir == "" {
			return
		}
		_, stderr, code := c.run(t, program, c.args[1:], nil)
		if code == 0 {
			t.Errorf("%s accepts the input", program)
		}
		if want := c.want(); c.mlir == "text" && !fits(stderr, want) {
			t.Errorf("%s says\n%s\nspvc says\n%s", program, stderr, want)
		}
	})
}
