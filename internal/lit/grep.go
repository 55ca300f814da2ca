package lit

import (
	"context"
	"io"
	"regexp/syntax"
	"slices"
	"strconv"
	"strings"
)

// grepArgs is a parsed grep call.
type grepArgs struct {
	flags    string
	patterns []string
	files    []string
}

func parseGrep(args []string) (g grepArgs, bad string) {
	known := "vqciEFnwoxhs"
	have := false
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case a == "-e" && i+1 < len(args):
			i++
			g.patterns = append(g.patterns, args[i])
			have = true
		case a == "--" && i+1 < len(args):
			g.files = append(g.files, args[i+1:]...)
			i = len(args)
		case len(a) > 1 && a[0] == '-':
			if strings.Trim(a[1:], known) != "" {
				return g, "flag " + a + " is not known here"
			}
			g.flags += a[1:]
		default:
			g.files = append(g.files, a)
		}
	}
	if !have {
		if len(g.files) == 0 {
			return g, "no pattern"
		}
		g.patterns, g.files = g.files[:1], g.files[1:]
	}
	if len(g.files) == 0 {
		g.files = []string{"-"}
	}
	return g, ""
}

// grep prints the lines that contain a match of a pattern: a basic regular expression,
// an extended one with -E, or fixed text with -F. Its status is 0 if it selects a line.
func grep(_ context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer, dir string, _ []string) int {
	g, bad := parseGrep(args)
	has := func(c string) bool { return strings.Contains(g.flags, c) }
	var seqs []*sequence
	for _, p := range g.patterns {
		s, err := grepSequence(p, has("F"), has("E"), has("i"), has("w"), has("x"))
		if err != nil {
			bad = err.Error()
		}
		seqs = append(seqs, s)
	}
	if bad != "" {
		io.WriteString(stderr, "grep: "+bad+"\n")
		return 2
	}
	selected := 0
	for _, name := range g.files {
		text, err := readNamed(name, stdin, dir)
		if err != nil {
			io.WriteString(stderr, "grep: "+err.Error()+"\n")
			return 2
		}
		for n, line := range splitLines(text) {
			hay := line
			if has("i") {
				hay = lowerASCII(line)
			}
			m, found := span{}, false
			for _, s := range seqs {
				if !found {
					m, _, found = s.find(hay)
				}
			}
			if found == has("v") {
				continue
			}
			selected++
			if has("q") || has("c") {
				continue
			}
			if has("n") {
				io.WriteString(stdout, strconv.Itoa(n+1)+":")
			}
			if has("o") {
				line = line[m.lo:m.hi]
			}
			io.WriteString(stdout, line+"\n")
		}
	}
	if has("c") {
		io.WriteString(stdout, strconv.Itoa(selected)+"\n")
	}
	if selected == 0 {
		return 1
	}
	return 0
}

func grepSequence(p string, fixed, extended, fold, word, line bool) (*sequence, error) {
	if fold && fixed {
		p = lowerASCII(p)
	}
	parts := []part{{op: partLit, lit: p}}
	if !fixed {
		if !extended {
			p = basicToExtended(p)
		}
		var err error
		if parts, _, err = parseERE(p, 0, fold); err != nil {
			return nil, err
		}
	}
	for i, pt := range parts {
		closes := func(q part) bool { return q.op == partClose && q.group == pt.group }
		if pt.op == partRef && !slices.ContainsFunc(parts[:i], closes) {
			return nil, errRefTarget
		}
	}
	if word {
		parts = slices.Concat([]part{{op: partWordBeg}}, parts, []part{{op: partWordEnd}})
	}
	if line {
		parts = slices.Concat([]part{{op: partNode, node: &syntax.Regexp{Op: syntax.OpBeginLine}}}, parts,
			[]part{{op: partNode, node: &syntax.Regexp{Op: syntax.OpEndLine}}})
	}
	s := newSequence(parts, false)
	return s, s.compile()
}

// basicToExtended swaps the meaning of escaped and plain ( ) { } | + ?.
func basicToExtended(p string) string {
	const special = "(){}|+?"
	var b strings.Builder
	for i := 0; i < len(p); i++ {
		c := p[i]
		switch {
		case c == '\\' && i+1 < len(p):
			i++
			if strings.IndexByte(special, p[i]) < 0 {
				b.WriteByte('\\')
			}
			b.WriteByte(p[i])
		case strings.IndexByte(special, c) >= 0:
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '[':
			end := i + 1
			for end < len(p) && (p[end] != ']' || end == i+1 || end == i+2 && p[i+1] == '^') {
				end++
			}
			b.WriteString(p[i:min(end+1, len(p))])
			i = end
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}
