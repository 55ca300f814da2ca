package lit

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// FileCheck implements the tool FileCheck with its flags, with one dash or two, and the
// flags in FILECHECK_OPTS of env. It accepts and ignores flags that only affect the
// dump.
func FileCheck(_ context.Context, args []string, stdin io.Reader, _, stderr io.Writer, dir string, env []string) int {
	var c fileCheckCommand
	for _, e := range env {
		if v, ok := strings.CutPrefix(e, "FILECHECK_OPTS="); ok {
			if !c.parse(strings.Fields(v), stderr) {
				return 1
			}
		}
	}
	if !c.parse(args, stderr) {
		return 1
	}
	if c.file == "" {
		io.WriteString(stderr, "<check-file> not specified\n")
		return 2
	}
	return c.run(stdin, stderr, dir)
}

// fileCheckCommand is a parsed command line.
type fileCheckCommand struct {
	o         Options
	file      string
	inputFile string
}

// boolean returns the setting that a flag turns on, or false if there is no such flag.
func (c *fileCheckCommand) boolean(name string) (*bool, bool) {
	switch name {
	case "match-full-lines":
		return &c.o.MatchFullLines, true
	case "strict-whitespace":
		return &c.o.StrictWhitespace, true
	case "ignore-case":
		return &c.o.IgnoreCase, true
	case "allow-empty":
		return &c.o.AllowEmpty, true
	case "allow-unused-prefixes":
		return &c.o.AllowUnusedPrefixes, true
	case "enable-var-scope":
		return &c.o.VarScope, true
	case "allow-deprecated-dag-overlap":
		return &c.o.DAGOverlap, true
	case "v", "vv", "color", "dump-input-on-failure":
		return new(bool), true
	}
	return nil, false
}

// valued returns a function that stores the value of a flag, or false if there is no
// such flag.
func (c *fileCheckCommand) valued(name string) (func(string), bool) {
	split := func(list *[]string) func(string) {
		return func(v string) { *list = append(*list, strings.Split(v, ",")...) }
	}
	switch name {
	case "check-prefix", "check-prefixes":
		return split(&c.o.Prefixes), true
	case "comment-prefixes":
		return split(&c.o.CommentPrefixes), true
	case "implicit-check-not":
		return func(v string) { c.o.ImplicitNots = append(c.o.ImplicitNots, v) }, true
	case "input-file":
		return func(v string) { c.inputFile = v }, true
	case "dump-input", "dump-input-context", "dump-input-filter":
		return func(string) {}, true
	}
	return nil, false
}

// parse reads args. It returns false after it writes a message.
func (c *fileCheckCommand) parse(args []string, stderr io.Writer) bool {
	fail := func(msg string) bool {
		io.WriteString(stderr, "FileCheck: "+msg+"\n")
		return false
	}
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			if c.file != "" {
				return fail("Too many positional arguments specified!")
			}
			c.file = arg
			continue
		}
		flag := strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-")
		if def, ok := strings.CutPrefix(flag, "D"); ok {
			if def == "" && i+1 < len(args) {
				i++
				def = args[i]
			}
			if !strings.Contains(def, "=") {
				return fail("Missing equal sign in command-line definition '-D" + def + "'")
			}
			c.o.Defines = append(c.o.Defines, def)
			continue
		}
		name, value, has := strings.Cut(flag, "=")
		if b, ok := c.boolean(name); ok {
			if has && value != "true" && value != "false" && value != "0" && value != "1" {
				return fail("for the --" + name + " option: '" + value + "' is invalid value for boolean argument!")
			}
			*b = !has || value == "true" || value == "1"
			continue
		}
		set, ok := c.valued(name)
		if !ok {
			return fail("Unknown command line argument '" + arg + "'.")
		}
		if !has {
			if i+1 == len(args) {
				return fail("for the --" + name + " option: requires a value!")
			}
			i++
			value = args[i]
		}
		set(value)
	}
	return true
}

func (c *fileCheckCommand) run(stdin io.Reader, stderr io.Writer, dir string) int {
	check, err := readNamed(c.file, stdin, dir)
	if err != nil {
		io.WriteString(stderr, "Could not open check file '"+c.file+"': "+errText(err)+"\n")
		return 2
	}
	inputName := c.inputFile
	if inputName == "" {
		inputName = "-"
	}
	in, err := readNamed(inputName, stdin, dir)
	if err != nil {
		io.WriteString(stderr, "Could not open input file '"+inputName+"': "+errText(err)+"\n")
		return 2
	}
	if inputName == "-" {
		inputName = "<stdin>"
	}
	diags, status := Check(&c.o, c.file, check, inputName, in)
	for _, d := range diags {
		io.WriteString(stderr, d.String())
	}
	if status == 1 && len(diags) > 0 {
		io.WriteString(stderr, "\nInput file: "+inputName+"\nCheck file: "+c.file+"\n")
		excerpt(stderr, in, diags)
	}
	return status
}

// excerptLines is the number of input lines that a failure shows.
const excerptLines = 12

// excerpt writes the input from the start of the first failed search.
func excerpt(w io.Writer, in string, diags []Diag) {
	from := 1
	for _, d := range diags {
		if d.Note {
			from = max(1, d.Line-2)
			break
		}
	}
	io.WriteString(w, "\nInput was:\n<<<<<<\n")
	line := 1
	for len(in) > 0 && line < from+excerptLines {
		end := lineEnd(in, 0)
		if line >= from {
			num := strconv.Itoa(line)
			io.WriteString(w, strings.Repeat(" ", max(0, 12-len(num)))+num+": "+in[:end]+"\n")
		}
		in = in[min(end+1, len(in)):]
		line++
	}
	io.WriteString(w, ">>>>>>\n")
}

func errText(err error) string {
	if os.IsNotExist(err) {
		return "No such file or directory"
	}
	return err.Error()
}

// readNamed reads a file named relative to dir, or stdin for "-".
func readNamed(name string, stdin io.Reader, dir string) (string, error) {
	if name == "-" {
		if stdin == nil {
			return "", nil
		}
		b, err := io.ReadAll(stdin)
		return string(b), err
	}
	b, err := os.ReadFile(inDir(dir, name))
	return string(b), err
}

func inDir(dir, name string) string {
	if filepath.IsAbs(name) || dir == "" {
		return name
	}
	return filepath.Join(dir, name)
}
