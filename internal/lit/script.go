package lit

import (
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// runLine is a RUN line, joined with its continuation lines.
type runLine struct {
	line int // line of the last part, from 1
	text string
}

// script holds the instructions in a test file about how to run it.
type script struct {
	runs                         []runLine
	requires, unsupported, xfail []string
}

var scriptKeyword = regexp.MustCompile(`RUN:|REQUIRES:|UNSUPPORTED:|XFAIL:|END\.`)

// parseScript reads the keywords of a test file. A backslash at the end of a RUN line
// continues it on the next one; END. ends the script.
func parseScript(text string) (*script, error) {
	s := &script{}
	pending, open := "", false
	for n := 1; text != ""; n++ {
		line, rest, _ := strings.Cut(text, "\n")
		text = rest
		m := scriptKeyword.FindStringIndex(line)
		if m == nil {
			continue
		}
		arg := strings.TrimSpace(line[m[1]:])
		switch key := line[m[0]:m[1]]; key {
		case "RUN:":
			arg = lineNumbers.ReplaceAllStringFunc(arg, func(w string) string { return lineNumber(w, n) })
			if open {
				arg = pending + " " + arg
			}
			if pending, open = strings.CutSuffix(arg, `\`); open {
				pending = strings.TrimRight(pending, " \t")
				continue
			}
			s.runs = append(s.runs, runLine{n, arg})
		case "END.":
			if strings.HasSuffix(strings.TrimSpace(line), "END.") {
				text = ""
			}
		default:
			list := map[string]*[]string{"REQUIRES:": &s.requires, "UNSUPPORTED:": &s.unsupported, "XFAIL:": &s.xfail}[key]
			for _, e := range strings.Split(arg, ",") {
				if e = strings.TrimSpace(e); e != "" {
					*list = append(*list, e)
				}
			}
		}
	}
	if open {
		return nil, errors.New("the last RUN line ends in a continuation")
	}
	return s, nil
}

var lineNumbers = regexp.MustCompile(`%\(line *([+-] *[0-9]+)?\)`)

func lineNumber(w string, n int) string {
	off, _ := strconv.Atoi(strings.ReplaceAll(lineNumbers.FindStringSubmatch(w)[1], " ", ""))
	return strconv.Itoa(n + off)
}

// place holds the paths for a test's commands and substitutions.
type place struct {
	file string // the test, absolute
	dir  string // its commands' working directory
	tmp  string // value of %t
}

// substitutions returns the table for one test. Entries of extra add to the table or
// replace entries. The names of runtime libraries stand for themselves, because the
// runner has them built in.
func (p place) substitutions(extra map[string]string) *strings.Replacer {
	src := filepath.Dir(p.file)
	table := map[string]string{
		"%s": p.file, "%/s": p.file, "%S": src, "%/S": src, "%p": src, "%/p": src,
		"%t": p.tmp, "%/t": p.tmp, "%T": filepath.Dir(p.tmp), "%basename_t": strings.TrimSuffix(filepath.Base(p.tmp), ".tmp"),
		"%{pathsep}": ":", "%{fs-sep}": "/", "%{s:basename}": filepath.Base(p.file), "%{t:stem}": strings.TrimSuffix(filepath.Base(p.tmp), ".tmp"),
		"%shlibext": ".so", "%mlir_src_root": src, "%mlir_src_dir": src,
	}
	for _, name := range []string{"vulkan-runtime-wrappers", "mlir_runner_utils", "mlir_c_runner_utils", "mlir_float16_utils",
		"mlir_async_runtime", "mlir_test_spirv_cpu_runner_c_wrappers", "mlir_lib_dir"} {
		table["%"+name] = name
	}
	for k, v := range extra {
		table[k] = v
	}
	keys := make([]string, 0, len(table))
	for k := range table {
		keys = append(keys, k)
	}
	// A Replacer prefers earlier entries of its list.
	sort.Slice(keys, func(i, j int) bool {
		if len(keys[i]) != len(keys[j]) {
			return len(keys[i]) > len(keys[j])
		}
		return keys[i] < keys[j]
	})
	pairs := []string{"%%", "%"}
	for _, k := range keys {
		pairs = append(pairs, k, table[k])
	}
	return strings.NewReplacer(pairs...)
}

var substName = regexp.MustCompile(`%(\{[^}]*\}|[A-Za-z]+[A-Za-z0-9]*[_-][A-Za-z0-9_-]*|[A-Za-z]{2,})`)

// checkSubstitutions returns an error for unknown names: %spirv_x must not become the
// file's name followed by "pirv_x".
func checkSubstitutions(cmd string, r *strings.Replacer) error {
	for _, w := range substName.FindAllString(strings.ReplaceAll(cmd, "%%", ""), -1) {
		got := r.Replace(w)
		if got == w {
			return fmt.Errorf("unknown substitution %s", w)
		}
		// %t-x and %t_x are %t followed by text; a longer word must be a known
		// substitution.
		if len(w) > 2 && letter(w[2]) && w[1] != '{' && r.Replace(w[:2]) != w[:2] && got == r.Replace(w[:2])+w[2:] {
			return fmt.Errorf("unknown substitution %s", w)
		}
	}
	return nil
}

func letter(c byte) bool { return lowerByte(c) >= 'a' && lowerByte(c) <= 'z' }

// hostFeatures returns the lit features of every run.
func hostFeatures() []string {
	return []string{"noasserts", "system-linux", "shell", "host-supports-jit", "x86-native-target", "target=x86_64-pc-linux-gnu"}
}

// featureExpr evaluates lit's boolean expressions over features: names, {{regex}}
// pieces, !, &&, ||, parentheses, true, false and *.
type featureExpr struct {
	s     string
	pos   int
	feats []string
	depth int
}

func featureHolds(expr string, feats []string) (bool, error) {
	e := &featureExpr{s: expr, feats: feats}
	v, err := e.or()
	if err == nil && e.token() != "" {
		err = fmt.Errorf("malformed feature expression %q", expr)
	}
	return v, err
}

// token returns the next token; eat consumes it.
func (e *featureExpr) token() string {
	for e.pos < len(e.s) && (e.s[e.pos] == ' ' || e.s[e.pos] == '\t') {
		e.pos++
	}
	rest := e.s[e.pos:]
	for _, op := range []string{"&&", "||", "!", "(", ")"} {
		if strings.HasPrefix(rest, op) {
			return op
		}
	}
	if k := strings.IndexAny(rest, " \t&|!()"); k >= 0 {
		return rest[:k]
	}
	return rest
}

func (e *featureExpr) eat(tok string) bool {
	if e.token() != tok {
		return false
	}
	e.pos += len(tok)
	return true
}

func (e *featureExpr) or() (bool, error) {
	v, err := e.and()
	for err == nil && e.eat("||") {
		var w bool
		w, err = e.and()
		v = v || w
	}
	return v, err
}

func (e *featureExpr) and() (bool, error) {
	v, err := e.not()
	for err == nil && e.eat("&&") {
		var w bool
		w, err = e.not()
		v = v && w
	}
	return v, err
}

func (e *featureExpr) not() (bool, error) {
	if e.depth++; e.depth > 1000 {
		return false, errors.New("feature expression nested too deeply")
	}
	if e.eat("!") {
		v, err := e.not()
		return !v, err
	}
	if e.eat("(") {
		v, err := e.or()
		if err == nil && !e.eat(")") {
			err = fmt.Errorf("missing ) in feature expression %q", e.s)
		}
		return v, err
	}
	name := e.token()
	e.pos += len(name)
	switch name {
	case "":
		return false, fmt.Errorf("malformed feature expression %q", e.s)
	case "*", "true":
		return true, nil
	case "false":
		return false, nil
	}
	if !strings.Contains(name, "{{") {
		return slices.Contains(e.feats, name), nil
	}
	re, err := regexp.Compile("^" + strings.NewReplacer("{{", "(?:", "}}", ")").Replace(name) + "$")
	if err != nil {
		return false, fmt.Errorf("feature expression %q: %w", e.s, err)
	}
	return slices.ContainsFunc(e.feats, re.MatchString), nil
}
