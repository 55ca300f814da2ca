package irgen

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// grammar expands fragments: text with choices.
//
//	«a|b|c»   one of the alternatives, which may hold choices themselves
//	«=name»   an alternative of the production called name
//	«v=a|b»   one of the alternatives, remembered as v
//	«$v»      what is remembered as v
//	«#»       a number that no other fragment of the module has
type grammar struct {
	rows map[string][]string
	// newer are the rows of operations that MLIR 22 has otherwise than 19.
	newer       map[string][]string
	productions map[string][]string
}

// fragment is text of top-level operations that contain the ops in ops.
type fragment struct {
	ops  string // separated by spaces
	text string
}

func newGrammar(fragments []fragment, productions map[string][]string) grammar {
	return grammar{rows: rowsOf(fragments), newer: rowsOf(newerFragments()), productions: productions}
}

// rowsOf returns the texts of fragments by operation.
func rowsOf(fragments []fragment) map[string][]string {
	rows := map[string][]string{}
	for _, f := range fragments {
		for _, op := range strings.Fields(f.ops) {
			rows[op] = append(rows[op], f.text)
		}
	}
	return rows
}

// of returns the texts for the operation called name in the version of ctx.
func (g *grammar) of(ctx *ir.Context, name string) []string {
	if rows := g.newer[name]; rows != nil && ctx.MLIR() > 21 {
		return rows
	}
	return g.rows[name]
}

func (g *grammar) expand(m *maker, text string) string {
	e := &expansion{grammar: g, maker: m, vars: map[string]string{}}
	var b strings.Builder
	e.text(&b, text, 0)
	b.WriteByte('\n')
	return b.String()
}

type expansion struct {
	*grammar
	*maker
	vars map[string]string
}

// text writes the expansion of s to b.
func (e *expansion) text(b *strings.Builder, s string, depth int) {
	if depth > 30 {
		return
	}
	for {
		i := strings.Index(s, open)
		if i < 0 {
			b.WriteString(s)
			return
		}
		b.WriteString(s[:i])
		end, bars := matching(s, i)
		e.choice(b, s[i+len(open):end], bars, i+len(open), depth)
		s = s[end+len(close):]
	}
}

const open, close = "«", "»"

// matching returns the position of the braces that close those at i, and the positions
// of the bars between the alternatives.
func matching(s string, i int) (end int, bars []int) {
	depth := 0
	for k := i; k < len(s); k++ {
		switch {
		case strings.HasPrefix(s[k:], open):
			depth++
		case strings.HasPrefix(s[k:], close):
			if depth--; depth == 0 {
				return k, bars
			}
		case s[k] == '|' && depth == 1:
			bars = append(bars, k)
		}
	}
	panic("irgen: unbalanced braces in fragment: " + s)
}

func (e *expansion) choice(b *strings.Builder, s string, bars []int, offset, depth int) {
	switch {
	case s == "#":
		b.WriteString(strconv.Itoa(e.names))
		return
	case strings.HasPrefix(s, "$"):
		b.WriteString(e.vars[s[1:]])
		return
	case strings.HasPrefix(s, "="):
		alts := e.productions[s[1:]]
		if len(alts) == 0 {
			panic("irgen: no production " + s[1:])
		}
		e.text(b, pick(e.maker, alts), depth+1)
		return
	}
	if name, rest, ok := strings.Cut(s, "="); ok && isWord(name) {
		var v strings.Builder
		e.text(&v, open+rest+close, depth+1)
		e.vars[name] = v.String()
		b.WriteString(v.String())
		return
	}
	var alts []string
	start := 0
	for _, bar := range bars {
		alts = append(alts, s[start:bar-offset])
		start = bar - offset + 1
	}
	e.text(b, pick(e.maker, append(alts, s[start:])), depth+1)
}

func isWord(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9' || i == 0) {
			return false
		}
	}
	return s != ""
}
