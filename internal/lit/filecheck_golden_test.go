package lit

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
)

var updateGolden = flag.Bool("update-filecheck", false, "record the reference FileCheck's verdicts in testdata")

const (
	goldenFile  = "testdata/filecheck.txtar"
	goldenCases = 200
)

// verdict is an exit status and the place and text of every error in the check file.
type verdict struct {
	status int
	errors string
}

func ours(c fcCase) verdict {
	var cmd fileCheckCommand
	var out bytes.Buffer
	if !cmd.parse(append(c.args, "c"), &out) {
		return verdict{1, out.String()}
	}
	diags, status := Check(&cmd.o, "c", c.check, "<stdin>", c.input)
	var b strings.Builder
	for _, d := range diags {
		if !d.Note {
			b.WriteString(placeOf(d.File, d.Line, d.Column, d.Text))
		}
	}
	return verdict{status, b.String()}
}

func placeOf(file string, line, col int, msg string) string {
	if file == "" {
		return msg + "\n"
	}
	return file + ":" + strconv.Itoa(line) + ":" + strconv.Itoa(col) + ": " + strings.TrimPrefix(msg, "error: ") + "\n"
}

// reference runs the installed FileCheck.
func reference(t *testing.T, bin string, c fcCase) verdict {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "c"), []byte(c.check), 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(bin, append(append([]string(nil), c.args...), "c")...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "FILECHECK_OPTS=")
	cmd.Stdin = strings.NewReader(c.input)
	out, _ := cmd.CombinedOutput()
	var b strings.Builder
	for _, line := range strings.Split(string(out), "\n") {
		place, msg, ok := strings.Cut(line, ": error: ")
		switch f := strings.Split(place, ":"); {
		case ok && len(f) == 3:
			l, _ := strconv.Atoi(f[1])
			col, _ := strconv.Atoi(f[2])
			b.WriteString(placeOf(f[0], l, col, msg))
		case strings.HasPrefix(line, "error: "), strings.HasPrefix(line, "FileCheck error: "):
			b.WriteString(line + "\n")
		}
	}
	return verdict{cmd.ProcessState.ExitCode(), b.String()}
}

func (v verdict) String() string { return "exit " + strconv.Itoa(v.status) + "\n" + v.errors }

// readGolden returns the recorded cases and verdicts in order.
func readGolden(t *testing.T) (cases []fcCase, want []verdict) {
	t.Helper()
	a, err := txtar.ParseFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i+3 < len(a.Files); i += 4 {
		f := a.Files[i : i+4]
		c := fcCase{check: string(f[1].Data), input: string(f[2].Data)}
		if args := strings.TrimSuffix(string(f[0].Data), "\n"); args != "" {
			c.args = strings.Split(args, "\n")
		}
		// The archive ends every file with a newline; the name of a file says if the
		// file has none.
		if strings.HasSuffix(f[2].Name, "-open") {
			c.input = strings.TrimSuffix(c.input, "\n")
		}
		head, errs, _ := strings.Cut(string(f[3].Data), "\n")
		status, err := strconv.Atoi(strings.TrimPrefix(head, "exit "))
		if err != nil {
			t.Fatalf("%s: %v", f[3].Name, err)
		}
		cases = append(cases, c)
		want = append(want, verdict{status, errs})
	}
	return cases, want
}

func writeGolden(t *testing.T, bin string) {
	t.Helper()
	a := &txtar.Archive{Comment: []byte("Generated cases with FileCheck 19's verdicts. Do not edit: go test -run Golden -update-filecheck\n\n")}
	passing := 0
	for n, seed := 0, int64(1); n < goldenCases; seed++ {
		c := genCase(seed)
		if strings.TrimSpace(c.input) == "" || strings.Contains(c.check+"\n"+c.input, "\n-- ") {
			continue
		}
		want := reference(t, bin, c)
		if want.status == 0 {
			if passing == goldenCases*2/5 {
				continue
			}
			passing++
		} else if n-passing == goldenCases*3/5 {
			continue
		}
		name := "input"
		if !strings.HasSuffix(c.input, "\n") {
			name = "input-open"
		}
		args := ""
		if len(c.args) > 0 {
			args = strings.Join(c.args, "\n") + "\n"
		}
		id := strconv.Itoa(n) + "/"
		a.Files = append(a.Files,
			txtar.File{Name: id + "args", Data: []byte(args)},
			txtar.File{Name: id + "check", Data: []byte(c.check)},
			txtar.File{Name: id + name, Data: []byte(c.input)},
			txtar.File{Name: id + "want", Data: []byte(want.String())})
		n++
	}
	if err := os.WriteFile(goldenFile, txtar.Format(a), 0o666); err != nil {
		t.Fatal(err)
	}
}

func referenceBinary() string {
	for _, name := range []string{"FileCheck-19", "/usr/lib/llvm-19/bin/FileCheck"} {
		if p, err := exec.LookPath(name); err == nil {
			return p
		}
	}
	return ""
}

// TestGolden compares the verdict, and the place and text of every error, with the
// recorded ones.
func TestGolden(t *testing.T) {
	if *updateGolden {
		bin := referenceBinary()
		if bin == "" {
			t.Fatal("-update-filecheck needs FileCheck-19")
		}
		writeGolden(t, bin)
	}
	cases, want := readGolden(t)
	if len(cases) != goldenCases {
		t.Fatalf("%d recorded cases, want %d", len(cases), goldenCases)
	}
	failing := 0
	for i, c := range cases {
		if want[i].status != 0 {
			failing++
		}
		if got := ours(c); got != want[i] {
			t.Errorf("case %d %v\n--- check\n%s--- input\n%s\n--- got %s--- want %s", i, c.args, c.check, c.input, got, want[i])
		}
	}
	if failing < goldenCases/2 {
		t.Errorf("only %d of %d cases fail", failing, goldenCases)
	}
}

// TestGoldenLive compares with the installed FileCheck, if there is one: the recorded
// cases, to check the record, and new cases.
func TestGoldenLive(t *testing.T) {
	bin := referenceBinary()
	if bin == "" {
		t.Log("no FileCheck-19 here: the recorded verdicts alone are compared")
		return
	}
	cases, want := readGolden(t)
	for i, c := range cases {
		if live := reference(t, bin, c); live != want[i] {
			t.Errorf("case %d: the record differs from %s: %s", i, bin, live)
		}
	}
	fresh, _ := strconv.Atoi(os.Getenv("LIT_FRESH_CASES"))
	for seed := int64(100000); seed < 100000+int64(max(fresh, 50)); seed++ {
		c := genCase(seed)
		if got, live := ours(c), reference(t, bin, c); got != live {
			t.Errorf("seed %d %v\n--- check\n%s--- input\n%s\n--- got %s--- want %s", seed, c.args, c.check, c.input, got, live)
		}
	}
}
