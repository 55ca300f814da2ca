package lit

import (
	"context"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// coreArgs holds the arguments of a core tool.
type coreArgs struct {
	flags          string   // single-letter flags
	longFlags      []string // --flags
	args           []string
	stdin          io.Reader
	stdout, stderr io.Writer
	dir            string
}

func (c *coreArgs) has(flag byte) bool { return strings.IndexByte(c.flags, flag) >= 0 }

func (c *coreArgs) fail(tool string, err any) int {
	msg := ""
	switch err := err.(type) {
	case error:
		msg = err.Error()
	case string:
		msg = err
	}
	io.WriteString(c.stderr, tool+": "+msg+"\n")
	return 2
}

// core makes a Tool from f. It separates flags from arguments. known lists the flags of
// f; any other flag is an error, so that no test relies on a flag that is ignored.
func core(name, known string, f func(c *coreArgs) int) Tool {
	return func(_ context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer, dir string, _ []string) int {
		c := &coreArgs{stdin: stdin, stdout: stdout, stderr: stderr, dir: dir}
		for i, a := range args {
			if a == "--" {
				c.args = append(c.args, args[i+1:]...)
				break
			}
			switch {
			case strings.HasPrefix(a, "--"):
				c.longFlags = append(c.longFlags, a[2:])
			case len(a) > 1 && a[0] == '-' && known != "":
				for j := 1; j < len(a); j++ {
					if strings.IndexByte(known, a[j]) < 0 {
						return c.fail(name, "flag "+a+" is not known here")
					}
				}
				c.flags += a[1:]
			default:
				c.args = append(c.args, a)
			}
		}
		return f(c)
	}
}

// coreTools are the commands in every table. A table's own tool of the same name
// replaces the core tool.
var coreTools = Tools{
	"FileCheck":  FileCheck,
	"true":       core("true", "", func(*coreArgs) int { return 0 }),
	":":          core(":", "", func(*coreArgs) int { return 0 }),
	"false":      core("false", "", func(*coreArgs) int { return 1 }),
	"echo":       echo,
	"cat":        core("cat", "", cat),
	"rm":         core("rm", "rf", remove),
	"mkdir":      core("mkdir", "p", makeDirs),
	"touch":      core("touch", "", touch),
	"cp":         core("cp", "rR", copyFiles),
	"mv":         core("mv", "f", move),
	"ls":         core("ls", "1", list),
	"count":      core("count", "", count),
	"diff":       core("diff", "uabwB", diff),
	"cmp":        core("cmp", "s", diff),
	"grep":       grep,
	"sort":       core("sort", "ur", sortLines),
	"wc":         core("wc", "lc", wordCount),
	"test":       testTool,
	"[":          testTool,
	"split-file": core("split-file", "", splitFile),
}

func echo(_ context.Context, args []string, _ io.Reader, stdout, _ io.Writer, _ string, _ []string) int {
	end := "\n"
	if len(args) > 0 && args[0] == "-n" {
		args, end = args[1:], ""
	} else if len(args) > 0 && args[0] == "-e" {
		args = slices.Clone(args[1:])
		for i := range args {
			args[i] = strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\\`, `\`).Replace(args[i])
		}
	}
	io.WriteString(stdout, strings.Join(args, " ")+end)
	return 0
}

func cat(c *coreArgs) int {
	if len(c.args) == 0 {
		c.args = []string{"-"}
	}
	for _, a := range c.args {
		s, err := readNamed(a, c.stdin, c.dir)
		if err != nil {
			return c.fail("cat", err)
		}
		io.WriteString(c.stdout, s)
	}
	return 0
}

func remove(c *coreArgs) int {
	for _, a := range c.args {
		var err error
		if p := inDir(c.dir, a); c.has('r') {
			err = os.RemoveAll(p)
		} else {
			err = os.Remove(p)
		}
		if err != nil && !(c.has('f') && os.IsNotExist(err)) {
			return c.fail("rm", err)
		}
	}
	return 0
}

func makeDirs(c *coreArgs) int {
	for _, a := range c.args {
		mk := os.Mkdir
		if c.has('p') {
			mk = os.MkdirAll
		}
		if err := mk(inDir(c.dir, a), 0o777); err != nil {
			return c.fail("mkdir", err)
		}
	}
	return 0
}

func touch(c *coreArgs) int {
	for _, a := range c.args {
		f, err := os.OpenFile(inDir(c.dir, a), os.O_CREATE|os.O_WRONLY, 0o666)
		if err != nil {
			return c.fail("touch", err)
		}
		f.Close()
	}
	return 0
}

// target returns the destination of a copy of from: inside the path to, if that is a
// directory.
func target(from, to string) string {
	if st, err := os.Stat(to); err == nil && st.IsDir() {
		return filepath.Join(to, filepath.Base(from))
	}
	return to
}

func copyFiles(c *coreArgs) int {
	if len(c.args) < 2 {
		return c.fail("cp", "a source and a destination are wanted")
	}
	to := inDir(c.dir, c.args[len(c.args)-1])
	for _, a := range c.args[:len(c.args)-1] {
		from := inDir(c.dir, a)
		err := filepath.WalkDir(from, func(p string, d fs.DirEntry, err error) error {
			rel, _ := filepath.Rel(from, p)
			dst := filepath.Join(target(from, to), rel)
			switch {
			case err != nil:
				return err
			case d.IsDir() && !c.has('r') && !c.has('R'):
				return &fs.PathError{Op: "copy", Path: p, Err: fs.ErrInvalid}
			case d.IsDir():
				return os.MkdirAll(dst, 0o777)
			}
			b, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			return os.WriteFile(dst, b, 0o666)
		})
		if err != nil {
			return c.fail("cp", err)
		}
	}
	return 0
}

func move(c *coreArgs) int {
	if len(c.args) != 2 {
		return c.fail("mv", "a source and a destination are wanted")
	}
	from := inDir(c.dir, c.args[0])
	if err := os.Rename(from, target(from, inDir(c.dir, c.args[1]))); err != nil {
		return c.fail("mv", err)
	}
	return 0
}

func list(c *coreArgs) int {
	if len(c.args) == 0 {
		c.args = []string{"."}
	}
	for _, a := range c.args {
		p := inDir(c.dir, a)
		st, err := os.Stat(p)
		if err != nil {
			return c.fail("ls", err)
		}
		if !st.IsDir() {
			io.WriteString(c.stdout, a+"\n")
			continue
		}
		entries, err := os.ReadDir(p)
		if err != nil {
			return c.fail("ls", err)
		}
		for _, e := range entries {
			io.WriteString(c.stdout, e.Name()+"\n")
		}
	}
	return 0
}

// count succeeds when its input has exactly the given number of lines.
func count(c *coreArgs) int {
	if len(c.args) != 1 {
		return c.fail("count", "one number is wanted")
	}
	want, err := strconv.Atoi(c.args[0])
	if err != nil {
		return c.fail("count", err)
	}
	s, _ := readNamed("-", c.stdin, c.dir)
	if got := len(splitLines(s)); got != want {
		io.WriteString(c.stderr, "Expected "+strconv.Itoa(want)+" lines, got "+strconv.Itoa(got)+".\n")
		return 1
	}
	return 0
}

// splitLines returns the lines of s without line ends; the last line may lack one.
func splitLines(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(s, "\n"), "\n")
}

// diff compares two files and shows the first lines that differ.
func diff(c *coreArgs) int {
	if len(c.args) != 2 {
		return c.fail("diff", "two files are wanted")
	}
	a, err := readNamed(c.args[0], c.stdin, c.dir)
	if err != nil {
		return c.fail("diff", err)
	}
	b, err := readNamed(c.args[1], c.stdin, c.dir)
	if err != nil {
		return c.fail("diff", err)
	}
	if slices.Contains(c.longFlags, "strip-trailing-cr") {
		a, b = strings.ReplaceAll(a, "\r\n", "\n"), strings.ReplaceAll(b, "\r\n", "\n")
	}
	if a == b {
		return 0
	}
	x, y := c.comparable(a), c.comparable(b)
	for i := 0; i < max(len(x), len(y)); i++ {
		if i < len(x) && i < len(y) && x[i] == y[i] {
			continue
		}
		if i < len(x) || i < len(y) {
			io.WriteString(c.stdout, "--- "+c.args[0]+":"+strconv.Itoa(i+1)+"\n+++ "+c.args[1]+":"+strconv.Itoa(i+1)+"\n")
			io.WriteString(c.stdout, "-"+lineAt(x, i)+"\n+"+lineAt(y, i)+"\n")
			return 1
		}
	}
	if c.flags == "" || strings.Trim(c.flags, "uas") == "" {
		io.WriteString(c.stdout, "the files differ at their ends\n")
		return 1
	}
	return 0
}

// comparable returns the lines of s in the form that the flags compare.
func (c *coreArgs) comparable(s string) []string {
	var out []string
	for _, l := range splitLines(s) {
		switch {
		case c.has('w'):
			l = strings.Join(strings.Fields(l), "")
		case c.has('b'):
			l = strings.TrimRight(canonical(l, false), " ")
		}
		if c.has('B') && strings.TrimSpace(l) == "" {
			continue
		}
		out = append(out, l)
	}
	return out
}

func lineAt(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(end of file)"
}

func sortLines(c *coreArgs) int {
	if len(c.args) == 0 {
		c.args = []string{"-"}
	}
	var lines []string
	for _, a := range c.args {
		s, err := readNamed(a, c.stdin, c.dir)
		if err != nil {
			return c.fail("sort", err)
		}
		lines = append(lines, splitLines(s)...)
	}
	slices.Sort(lines)
	if c.has('u') {
		lines = slices.Compact(lines)
	}
	if c.has('r') {
		slices.Reverse(lines)
	}
	for _, l := range lines {
		io.WriteString(c.stdout, l+"\n")
	}
	return 0
}

func wordCount(c *coreArgs) int {
	if len(c.args) == 0 {
		c.args = []string{"-"}
	}
	for _, a := range c.args {
		s, err := readNamed(a, c.stdin, c.dir)
		if err != nil {
			return c.fail("wc", err)
		}
		n := strings.Count(s, "\n")
		if c.has('c') {
			n = len(s)
		}
		io.WriteString(c.stdout, strconv.Itoa(n)+"\n")
	}
	return 0
}

// testTool implements test and [ with one condition, which ! negates.
func testTool(_ context.Context, args []string, _ io.Reader, _, stderr io.Writer, dir string, _ []string) int {
	if n := len(args); n > 0 && args[n-1] == "]" {
		args = args[:n-1]
	}
	want := true
	for len(args) > 1 && args[0] == "!" {
		want = !want
		args = args[1:]
	}
	holds, ok := condition(args, dir)
	switch {
	case !ok:
		io.WriteString(stderr, "test: unknown condition "+strings.Join(args, " ")+"\n")
		return 2
	case holds == want:
		return 0
	}
	return 1
}

func condition(args []string, dir string) (holds, ok bool) {
	switch len(args) {
	case 1:
		return args[0] != "", true
	case 2:
		st, err := os.Stat(inDir(dir, args[1]))
		switch args[0] {
		case "-e":
			return err == nil, true
		case "-f":
			return err == nil && st.Mode().IsRegular(), true
		case "-d":
			return err == nil && st.IsDir(), true
		case "-s":
			return err == nil && st.Size() > 0, true
		case "-z":
			return args[1] == "", true
		case "-n":
			return args[1] != "", true
		}
	case 3:
		switch args[1] {
		case "=", "==":
			return args[0] == args[2], true
		case "!=":
			return args[0] != args[2], true
		}
		x, err1 := strconv.Atoi(args[0])
		y, err2 := strconv.Atoi(args[2])
		if err1 != nil || err2 != nil {
			return false, false
		}
		switch args[1] {
		case "-eq":
			return x == y, true
		case "-ne":
			return x != y, true
		case "-lt":
			return x < y, true
		case "-gt":
			return x > y, true
		case "-le":
			return x <= y, true
		case "-ge":
			return x >= y, true
		}
	}
	return false, false
}

// splitFile writes the parts of a file, each headed by a line such as "//--- name",
// into a directory, as LLVM's split-file does. Text before the first part must be
// comments or blank. Line numbers are kept only with --leading-lines.
func splitFile(c *coreArgs) int {
	if len(c.args) != 2 {
		return c.fail("split-file", "a file and a directory are wanted")
	}
	text, err := readNamed(c.args[0], c.stdin, c.dir)
	if err != nil {
		return c.fail("split-file", err)
	}
	out := inDir(c.dir, c.args[1])
	if err := os.RemoveAll(out); err != nil {
		return c.fail("split-file", err)
	}
	leading := slices.Contains(c.longFlags, "leading-lines")
	name, lines := "", 0
	var part strings.Builder
	seen := map[string]bool{}
	flush := func() error {
		if name == "" {
			return nil
		}
		p := filepath.Join(out, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			return err
		}
		return os.WriteFile(p, []byte(part.String()), 0o666)
	}
	for _, l := range strings.SplitAfter(text, "\n") {
		lines++
		if next, ok := partName(l); ok {
			if err := flush(); err != nil {
				return c.fail("split-file", err)
			}
			if next == "" || seen[next] {
				return c.fail("split-file", "line "+strconv.Itoa(lines)+": part name missing or used before")
			}
			seen[next] = true
			name = next
			part.Reset()
			if leading {
				part.WriteString(strings.Repeat("\n", lines))
			}
			continue
		}
		part.WriteString(l)
	}
	if name == "" {
		return c.fail("split-file", "no part separator was found")
	}
	if err := flush(); err != nil {
		return c.fail("split-file", err)
	}
	return 0
}

// partName recognizes a separator: up to a few comment characters, then --- and a name.
func partName(line string) (string, bool) {
	line = strings.TrimRight(line, "\r\n")
	k := strings.Index(line, "--- ")
	if k < 0 || strings.ContainsFunc(line[:k], func(r rune) bool { return r < 128 && wordByte(byte(r)) || r == ' ' || r == '-' }) {
		return "", false
	}
	return strings.TrimSpace(line[k+4:]), true
}
