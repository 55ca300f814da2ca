package npy

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// parseHeader reads the header, which is the text of a Python dictionary.
func parseHeader(text string) (*header, error) {
	p := &scanner{rest: text}
	h := &header{}
	seen := map[string]bool{}
	p.expect("{")
	for p.err == nil && !p.accept("}") {
		key := p.text()
		p.expect(":")
		if p.err == nil && seen[key] {
			p.err = fmt.Errorf("it has the key %q twice", key)
		}
		seen[key] = true
		p.value(h, key)
		if !p.accept(",") && p.err == nil && !strings.HasPrefix(p.rest, "}") {
			p.expect("}")
		}
	}
	switch {
	case p.err != nil:
		return nil, p.err
	case strings.TrimSpace(p.rest) != "":
		return nil, fmt.Errorf("unexpected text %s at its end", quoted(p.rest))
	}
	for _, key := range [...]string{"descr", "fortran_order", "shape"} {
		if !seen[key] {
			return nil, fmt.Errorf("it has no key %q", key)
		}
	}
	return h, nil
}

// scanner reads a header. After the first error its methods do nothing.
type scanner struct {
	rest string
	err  error
}

// accept skips white space, and then word if it is next.
func (p *scanner) accept(word string) bool {
	p.rest = strings.TrimLeft(p.rest, " \t\r\n")
	rest, ok := strings.CutPrefix(p.rest, word)
	if ok && p.err == nil {
		p.rest = rest
	}
	return ok && p.err == nil
}

func (p *scanner) expect(word string) {
	if !p.accept(word) && p.err == nil {
		p.err = fmt.Errorf("%q is expected at %s", word, quoted(p.rest))
	}
}

// quoted quotes the beginning of a text.
func quoted(text string) string { return strconv.Quote(text[:min(len(text), 20)]) }

// text reads a string in single or double quotes, without escapes.
func (p *scanner) text() string {
	for _, quote := range [...]string{"'", `"`} {
		if !p.accept(quote) {
			continue
		}
		s, rest, ok := strings.Cut(p.rest, quote)
		if !ok || strings.ContainsAny(s, "\\\n") {
			p.err = errors.New("a string does not end, or has an escape")
		}
		p.rest = rest
		return s
	}
	p.expect("'")
	return ""
}

// value reads the value of a key into h.
func (p *scanner) value(h *header, key string) {
	switch key {
	case "descr":
		if p.accept("[") {
			p.err = errors.New("arrays of structured types are not supported")
			return
		}
		h.typ, h.bigEndian = p.dtype(p.text())
	case "fortran_order":
		if h.fortran = p.accept("True"); !h.fortran {
			p.expect("False")
		}
	case "shape":
		p.expect("(")
		for p.err == nil && !p.accept(")") {
			h.shape = append(h.shape, p.size())
			if len(h.shape) > maxDims {
				p.err = fmt.Errorf("more than %d dimensions", maxDims)
			}
			if !p.accept(",") && p.err == nil && !strings.HasPrefix(p.rest, ")") {
				p.expect(")")
			}
		}
	default:
		if p.err == nil {
			p.err = fmt.Errorf("the key %q is unknown", key)
		}
	}
}

// size reads the size of a dimension. Python 2 writes an L after large ones.
func (p *scanner) size() int {
	p.accept("")
	n := 0
	for n < len(p.rest) && p.rest[n] >= '0' && p.rest[n] <= '9' {
		n++
	}
	v, err := strconv.Atoi(p.rest[:n])
	if err != nil && p.err == nil {
		p.err = fmt.Errorf("a size is expected at %s", quoted(p.rest))
	}
	p.rest = strings.TrimPrefix(p.rest[n:], "L")
	return v
}

// widths has the sizes in bytes of elements, by kind.
var widths = map[byte]string{'V': "2", 'b': "1", 'i': "1 2 4 8", 'u': "1 2 4 8", 'f': "2 4 8", 'c': "8 16"}

// dtype returns the type that a text such as "<f4" names, and whether it is big-endian.
func (p *scanner) dtype(text string) (t Type, big bool) {
	if p.err != nil {
		return t, false
	}
	order, size, ok := byte(0), 0, len(text) >= 3
	if ok {
		order, t.Kind = text[0], text[1]
		for w := range strings.FieldsSeq(widths[t.Kind]) {
			if w == text[2:] {
				size, _ = strconv.Atoi(w)
			}
		}
	}
	ok = ok && size > 0 && strings.IndexByte("<>|=", order) >= 0 && (order != '|' || size == 1 || t.Kind == 'V')
	if !ok {
		p.err = fmt.Errorf("the type %q is not supported; booleans and numbers such as <f4, <i4 and |u1 are", text)
		return t, false
	}
	t.Size = size
	return t, order == '>'
}
