package lit

import (
	"fmt"
	"path/filepath"
	"strings"
)

// command is one simple command of a pipeline.
type command struct {
	words  []string
	globs  []bool // globs[i]: word i is a pattern to expand to file names
	redirs []redirect
	errOut bool // |& : standard error also goes to the pipe
}

// redirect is one redirection, applied in order.
type redirect struct {
	fd   int    // 0, 1 or 2
	op   string // <, >, >> or >& (to the descriptor named by file)
	file string
}

// pipeline is commands joined by |, and the operator before the next pipeline.
type pipeline struct {
	negate bool
	cmds   []*command
	next   string // ;, &&, || or ""
}

// shellToken is a word or an operator.
type shellToken struct {
	op     string // the operator, or ""
	word   string
	quoted bool // a part of the word was quoted
}

// shellLexer splits a RUN line like bash, for the subset that tests use.
type shellLexer struct {
	s   string
	pos int
	env func(string) string
}

var shellOps = []string{"&&", "||", "|&", "&>", "2>&1", "1>&2", ">&2", ">&1", "2>>", "2>", "1>", "0<", ">>", "<<", ">", "<", "|", ";", "&", "(", ")"}

func (l *shellLexer) next() (t shellToken, ok bool, err error) {
	for l.pos < len(l.s) && (l.s[l.pos] == ' ' || l.s[l.pos] == '\t') {
		l.pos++
	}
	if l.pos == len(l.s) || l.s[l.pos] == '#' {
		return t, false, nil
	}
	for _, op := range shellOps {
		if strings.HasPrefix(l.s[l.pos:], op) {
			l.pos += len(op)
			return shellToken{op: op}, true, nil
		}
	}
	t, err = l.word()
	return t, err == nil, err
}

// word reads one word: plain, quoted and escaped pieces joined.
func (l *shellLexer) word() (t shellToken, err error) {
	var b strings.Builder
	for l.pos < len(l.s) {
		c := l.s[l.pos]
		switch {
		case strings.IndexByte(" \t|&;<>()", c) >= 0:
			t.word = b.String()
			return t, nil
		case c == '\'':
			end := strings.IndexByte(l.s[l.pos+1:], '\'')
			if end < 0 {
				return t, fmt.Errorf("unterminated ' at column %d", l.pos+1)
			}
			b.WriteString(l.s[l.pos+1 : l.pos+1+end])
			l.pos += end + 2
			t.quoted = true
			continue
		case c == '"':
			if err := l.doubleQuoted(&b); err != nil {
				return t, err
			}
			t.quoted = true
			continue
		case c == '\\':
			if l.pos++; l.pos == len(l.s) {
				return t, fmt.Errorf("nothing follows the backslash at column %d", l.pos)
			}
			t.quoted = true
			b.WriteByte(l.s[l.pos])
		case c == '$' || c == '`':
			if err := l.expand(&b); err != nil {
				return t, err
			}
			continue
		default:
			b.WriteByte(c)
		}
		l.pos++
	}
	t.word = b.String()
	return t, nil
}

func (l *shellLexer) doubleQuoted(b *strings.Builder) error {
	from := l.pos
	for l.pos++; l.pos < len(l.s); l.pos++ {
		switch c := l.s[l.pos]; c {
		case '"':
			l.pos++
			return nil
		case '\\':
			if l.pos+1 < len(l.s) && strings.IndexByte("\"\\$`", l.s[l.pos+1]) >= 0 {
				l.pos++
			}
			b.WriteByte(l.s[l.pos])
		case '$', '`':
			if err := l.expand(b); err != nil {
				return err
			}
			l.pos--
		default:
			b.WriteByte(c)
		}
	}
	return fmt.Errorf("unterminated \" at column %d", from+1)
}

// expand reads a variable at '$'. A '$' without a name stands for itself.
func (l *shellLexer) expand(b *strings.Builder) error {
	rest := l.s[l.pos+1:]
	if l.s[l.pos] == '`' || strings.HasPrefix(rest, "(") {
		return fmt.Errorf("command substitution at column %d is not part of this shell", l.pos+1)
	}
	name, braced := rest, strings.HasPrefix(rest, "{")
	if braced {
		name = rest[1:]
	}
	n := 0
	for n < len(name) && wordByte(name[n]) {
		n++
	}
	name = name[:n]
	switch {
	case braced && (n == 0 || n+1 >= len(rest) || rest[n+1] != '}'):
		return fmt.Errorf("malformed ${…} at column %d", l.pos+1)
	case braced:
		l.pos += n + 3
	case n == 0:
		b.WriteByte('$')
		l.pos++
		return nil
	default:
		l.pos += n + 1
	}
	b.WriteString(l.env(name))
	return nil
}

// parseShell parses a RUN line. env looks variables up.
func parseShell(s string, env func(string) string) ([]pipeline, error) {
	l := &shellLexer{s: s, env: env}
	var list []pipeline
	cur, cmd := pipeline{}, &command{}
	endCommand := func(op string) error {
		if len(cmd.words) == 0 {
			return fmt.Errorf("no command before %q", op)
		}
		cur.cmds = append(cur.cmds, cmd)
		cmd = &command{}
		return nil
	}
	for {
		t, ok, err := l.next()
		if err != nil {
			return nil, err
		}
		if !ok {
			break
		}
		switch t.op {
		case "":
			if t.word == "!" && !t.quoted && len(cur.cmds) == 0 && len(cmd.words) == 0 && !cur.negate {
				cur.negate = true
				continue
			}
			cmd.words = append(cmd.words, t.word)
			cmd.globs = append(cmd.globs, !t.quoted && strings.ContainsAny(t.word, "*?["))
		case "|", "|&":
			cmd.errOut = t.op == "|&"
			if err := endCommand(t.op); err != nil {
				return nil, err
			}
		case ";", "&&", "||":
			if err := endCommand(t.op); err != nil {
				return nil, err
			}
			cur.next = t.op
			list = append(list, cur)
			cur = pipeline{}
		case "&", "(", ")", "<<":
			return nil, fmt.Errorf("%q is not part of this shell", t.op)
		default:
			if err := l.redirect(cmd, t.op); err != nil {
				return nil, err
			}
		}
	}
	if len(cmd.words) > 0 || len(cmd.redirs) > 0 || len(cur.cmds) > 0 || len(list) == 0 || list[len(list)-1].next != ";" {
		if err := endCommand("the end of the line"); err != nil {
			return nil, err
		}
		list = append(list, cur)
	}
	return list, nil
}

func (l *shellLexer) redirect(cmd *command, op string) error {
	switch op {
	case "2>&1":
		cmd.redirs = append(cmd.redirs, redirect{2, ">&", "1"})
		return nil
	case "1>&2", ">&2":
		cmd.redirs = append(cmd.redirs, redirect{1, ">&", "2"})
		return nil
	case ">&1":
		return nil
	}
	t, ok, err := l.next()
	if err != nil {
		return err
	}
	if !ok || t.op != "" {
		return fmt.Errorf("no file after %q", op)
	}
	switch op {
	case "<", "0<":
		cmd.redirs = append(cmd.redirs, redirect{0, "<", t.word})
	case "2>", "2>>":
		cmd.redirs = append(cmd.redirs, redirect{2, op[1:], t.word})
	case "&>":
		cmd.redirs = append(cmd.redirs, redirect{1, ">", t.word}, redirect{2, ">&", "1"})
	default:
		cmd.redirs = append(cmd.redirs, redirect{1, strings.TrimPrefix(op, "1"), t.word})
	}
	return nil
}

// globbed expands a word to the files in dir that match. If none matches, it returns
// the word.
func globbed(word, dir string) []string {
	hits, err := filepath.Glob(inDir(dir, word))
	if err != nil || len(hits) == 0 {
		return []string{word}
	}
	if !filepath.IsAbs(word) {
		for i := range hits {
			if rel, err := filepath.Rel(dir, hits[i]); err == nil {
				hits[i] = rel
			}
		}
	}
	return hits
}
