package text

import (
	"strconv"
	"strings"
)

// attrs reads attributes. Groups that they name are put into ids.
func (p *parser) attrs(group bool, ids *[]string) Attrs {
	var out Attrs
	for p.err == nil {
		switch p.tok.kind {
		case tokGroup:
			if ids == nil {
				return out
			}
			*ids = append(*ids, p.tok.text)
			p.advance()
		case tokString:
			name := p.tok.text
			p.advance()
			value := ""
			if p.accept('=') {
				value = p.text("expected string constant")
			}
			out = out.Set(Text(name, value))
		case tokWord:
			row, ok := attrTable()[p.tok.text]
			if !ok || p.tok.text == "align" && ids != nil && !group {
				return out
			}
			name := p.tok.text
			p.advance()
			out = out.Set(p.attr(name, row.form, group))
		default:
			return out
		}
	}
	return out
}

func (p *parser) attr(name string, form attrForm, group bool) Attr {
	a := Attr{Name: name}
	switch form {
	case typeForm:
		p.expect('(', "expected '('")
		a.Type = p.typ()
		p.expect(')', "expected ')'")
	case rangeForm:
		p.expect('(', "expected '('")
		at := p.tok.pos
		a.Type = p.typ()
		if a.Type.Kind != IntKind {
			p.failAt(at, "the range must have integer type!")
		}
		low := p.number()
		p.expect(',', "expected ','")
		a.Arg = low + ", " + p.number()
		p.expect(')', "expected ')'")
	case alignForm, stackForm, intForm:
		if group && p.accept('=') {
			a.Arg = strconv.FormatUint(p.integer(64), 10)
			break
		}
		open := p.tok.kind == '('
		if open || form != alignForm {
			p.expect('(', "expected '('")
		}
		at := p.tok.pos
		n := p.integer(64)
		if form != intForm && n&(n-1) != 0 {
			p.failAt(at, "alignment is not a power of two")
		}
		if form == alignForm && n > 1<<32 {
			p.failAt(at, "huge alignments are not supported yet")
		}
		if name == "dereferenceable" && n == 0 {
			p.failAt(at, "dereferenceable bytes must be non-zero")
		}
		a.Arg = strconv.FormatUint(n, 10)
		if open || form != alignForm {
			p.expect(')', "expected ')'")
		}
	case optForm, argForm:
		if p.tok.kind == '(' {
			a.Arg = p.argText(name)
			if name == "vscale_range" && !strings.Contains(a.Arg, ",") {
				a.Arg += "," + a.Arg
			}
		} else if form == argForm {
			p.fail("expected '('")
		}
		switch {
		case name == "memory":
			a.Arg = normalMemory(a.Arg)
		case name == "uwtable" && a.Arg == "async":
			a.Arg = ""
		}
	}
	return a
}

// number reads a decimal number with an optional sign.
func (p *parser) number() string {
	s := p.tok.text
	if !p.expect(tokInt, "expected integer") {
		return ""
	}
	return s
}

// argText returns the tokens between parentheses with the spaces of LLVM.
func (p *parser) argText(name string) string {
	comma := ", "
	if name == "allocsize" || name == "vscale_range" {
		comma = ","
	}
	var out []byte
	depth := 0
	for p.err == nil {
		switch t := p.tok; t.kind {
		case '(':
			if depth++; depth > 1 {
				out = append(out, '(')
			}
		case ')':
			if depth--; depth > 0 {
				out = append(out, ')')
			}
		case ',':
			out = append(out, comma...)
		case tokLabel:
			out = append(append(out, t.text...), ": "...)
		case tokString:
			out = appendQuoted(out, t.text)
		case tokWord, tokInt:
			if n := len(out); n > 0 && isAlnum(out[n-1]) {
				out = append(out, ' ')
			}
			out = append(out, t.text...)
		default:
			p.fail("expected ')'")
		}
		p.advance()
		if depth == 0 {
			break
		}
	}
	return string(out)
}

// memoryWords are the accesses by their bits: 1 reads, 2 writes.
const memoryWords = "none read write readwrite"

func memoryBits(word string) int {
	for i, w := range strings.Fields(memoryWords) {
		if w == word {
			return i
		}
	}
	return -1
}

// effects are accesses to memory that arguments point to, to inaccessible memory, and to other memory.
type effects [3]int

const (
	argMemory = iota
	hiddenMemory
	otherMemory
)

var allEffects = effects{3, 3, 3}

func (e effects) text() string {
	words := strings.Fields(memoryWords)
	other := e[otherMemory]
	var parts []string
	if other != 0 || e[argMemory] == 0 && e[hiddenMemory] == 0 {
		parts = append(parts, words[other])
	}
	for i, name := range [...]string{"argmem: ", "inaccessiblemem: "} {
		if e[i] != other {
			parts = append(parts, name+words[e[i]])
		}
	}
	return strings.Join(parts, ", ")
}

// parseEffects reads the text in memory(…). It returns false for places that only LLVM 22 knows.
func parseEffects(s string) (effects, bool) {
	var e effects
	for _, part := range strings.Split(s, ", ") {
		place, word, ok := strings.Cut(part, ": ")
		if !ok {
			word = place
		}
		n := memoryBits(word)
		switch {
		case n < 0:
			return e, false
		case !ok:
			e = effects{n, n, n}
		case place == "argmem":
			e[argMemory] = n
		case place == "inaccessiblemem":
			e[hiddenMemory] = n
		default:
			return e, false
		}
	}
	return e, true
}

func normalMemory(s string) string {
	if e, ok := parseEffects(s); ok {
		return e.text()
	}
	return s
}

// groupDefinition reads attributes #0 = { … }.
func (p *parser) groupDefinition() {
	p.advance()
	id := p.tok.text
	p.expect(tokGroup, "expected attribute group id")
	p.expect('=', "expected '=' here")
	p.expect('{', "expected '{' here")
	list := p.attrs(true, nil)
	if p.err == nil && p.tok.kind == tokWord {
		list = p.oldMemory(list)
	}
	at := p.tok.pos
	p.expect('}', "unterminated attribute group")
	if len(list) == 0 {
		p.failAt(at, "attribute group has no attributes")
	}
	for _, a := range list {
		p.groups[id] = p.groups[id].Set(a)
	}
}

// functionAttrs reads the attributes behind the parameters of a function or a call.
func (p *parser) functionAttrs(into *Attrs, f *Function) {
	var ids []string
	list := p.attrs(false, &ids)
	list = p.oldMemory(list)
	*into = list
	if len(ids) > 0 {
		p.pending = append(p.pending, pendingGroup{into, ids, f})
	}
}

// oldEffects are attributes that LLVM 15 wrote instead of memory(…), with the part of memory(readwrite)
// that each leaves.
var oldEffects = map[string]effects{
	"readnone": {0, 0, 0}, "readonly": {1, 1, 1}, "writeonly": {2, 2, 2}, "argmemonly": {3, 0, 0},
	"inaccessiblememonly": {0, 3, 0}, "inaccessiblemem_or_argmemonly": {3, 3, 0},
}

// oldMemory replaces such attributes of functions. It also reads those that are no attributes any more.
func (p *parser) oldMemory(list Attrs) Attrs {
	e, found := allEffects, false
	keep := list[:0]
	for _, a := range list {
		if old, ok := oldEffects[a.Name]; ok && !a.Quoted {
			e, found = e.and(old), true
			continue
		}
		keep = append(keep, a)
	}
	for p.tok.kind == tokWord && p.err == nil {
		old, ok := oldEffects[p.tok.text]
		if !ok {
			break
		}
		p.advance()
		e, found = e.and(old), true
		keep = append(keep, p.oldMemory(p.attrs(true, nil))...)
	}
	if !found {
		return keep
	}
	if a := keep.Get("memory"); a != nil {
		if more, ok := parseEffects(a.Arg); ok {
			e = e.and(more)
		}
	}
	return keep.Set(WithArg("memory", e.text()))
}

func (e effects) and(o effects) effects {
	for i := range e {
		e[i] &= o[i]
	}
	return e
}

// finishGroups puts the attributes of groups to where the file names the groups.
func (p *parser) finishGroups() {
	for _, use := range p.pending {
		var merged Attrs
		for _, id := range use.ids {
			for _, a := range p.groups[id] {
				merged = merged.Set(a)
			}
		}
		for _, a := range *use.attrs {
			merged = merged.Set(a)
		}
		merged = p.oldMemory(merged)
		if use.fn != nil {
			merged = alignOf(use.fn, merged)
		}
		*use.attrs = merged
	}
}

// alignOf makes an attribute align of the function its alignment.
func alignOf(f *Function, list Attrs) Attrs {
	keep := list[:0]
	for _, a := range list {
		if a.Name == "align" && !a.Quoted {
			f.Align, _ = strconv.ParseUint(a.Arg, 10, 64)
			continue
		}
		keep = append(keep, a)
	}
	return keep
}
