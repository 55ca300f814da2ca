package pass

import (
	"errors"
	"strconv"
	"strings"
)

// Manager is a pipeline of passes anchored on one kind of operation. Nested
// managers run on the operations directly inside.
type Manager struct {
	// Anchor is the full name of the operations that the manager runs on; "any"
	// for all that are isolated from above.
	Anchor   string
	elements []element
	// implicit makes Add nest passes that run on other operations than Anchor.
	implicit bool
}

// element is a pass or a nested manager.
type element struct {
	pass   *Pass
	nested *Manager
}

// NewManager returns an empty pipeline anchored on the op called anchor. Adding a
// pass for another op is an error.
func NewManager(anchor string) *Manager { return &Manager{Anchor: anchor} }

// NewImplicitManager is NewManager with implicit nesting: passes for other ops are
// put into a nested pipeline, as flags of mlir-opt are.
func NewImplicitManager(anchor string) *Manager { return &Manager{Anchor: anchor, implicit: true} }

// Nest returns the pipeline for the operations called anchor inside of the
// manager's: the last element if it is that already, else a new one.
func (m *Manager) Nest(anchor string) *Manager {
	if n := len(m.elements); n > 0 && m.elements[n-1].nested != nil && m.elements[n-1].nested.Anchor == anchor {
		return m.elements[n-1].nested
	}
	nested := &Manager{Anchor: anchor, implicit: m.implicit}
	m.elements = append(m.elements, element{nested: nested})
	return nested
}

// Add appends a pass.
func (m *Manager) Add(p *Pass) error {
	if p.Op != "" && p.Op != m.Anchor {
		if m.implicit {
			return m.Nest(p.Op).Add(p)
		}
		return errors.New("Can't add pass '" + p.Class + "' restricted to '" + p.Op + "' on a PassManager intended to run on '" + m.Anchor + "', did you intend to nest?")
	}
	m.elements = append(m.elements, element{pass: p})
	return nil
}

// MustAdd is Add for pipelines built by code; it panics on an error.
func (m *Manager) MustAdd(p *Pass) {
	if err := m.Add(p); err != nil {
		panic(err)
	}
}

// Len returns the number of passes, nested ones included.
func (m *Manager) Len() int {
	n := 0
	for _, e := range m.elements {
		if e.pass != nil {
			n++
		} else {
			n += e.nested.Len()
		}
	}
	return n
}

// String returns the textual form, such as `builtin.module(cse,func.func(a{k=v}))`.
func (m *Manager) String() string { return string(m.append(nil)) }

func (m *Manager) append(dst []byte) []byte {
	dst = append(append(dst, m.Anchor...), '(')
	for i, e := range m.elements {
		if i > 0 {
			dst = append(dst, ',')
		}
		if e.nested != nil {
			dst = e.nested.append(dst)
			continue
		}
		dst = append(dst, e.pass.Name...)
		dst = appendOptions(dst, e.pass.Options)
	}
	return append(dst, ')')
}

// SyntaxError is an error in a textual pipeline; Offset is the byte where it is.
type SyntaxError struct {
	Pipeline string
	Offset   int
	Msg      string
}

// Error returns the message as mlir-opt prints it: location, pipeline and a caret.
func (e *SyntaxError) Error() string {
	return "MLIR Textual PassPipeline Parser:1:" + strconv.Itoa(e.Offset+1) + ": error: " + e.Msg + "\n" + e.Pipeline + "\n" + strings.Repeat(" ", e.Offset) + "^"
}

// ParsePipeline reads `anchor(element, ...)`.
func (r *Registry) ParsePipeline(text string) (*Manager, error) {
	open := strings.IndexByte(text, '(')
	trimmed := strings.TrimSpace(text)
	if open < 0 || !strings.HasSuffix(trimmed, ")") {
		return nil, errors.New("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'")
	}
	m := NewManager(strings.TrimSpace(text[:open]))
	close := strings.LastIndexByte(text, ')')
	if err := r.AddText(m, text[open+1:close]); err != nil {
		return nil, err
	}
	return m, nil
}

// AddText appends the elements of text, separated by commas, to m.
func (r *Registry) AddText(m *Manager, text string) error {
	p := &pipelineParser{reg: r, text: text + ")"}
	if err := p.elements(m, 0); err != nil {
		var se *SyntaxError
		if errors.As(err, &se) {
			se.Pipeline = text
		}
		return err
	}
	if p.pos != len(p.text) {
		p.text = text
		return p.fail("encountered unbalanced ')' character")
	}
	return nil
}

// AddNamed appends the pass or pipeline called name with the options in opts (the
// text between the braces).
func (r *Registry) AddNamed(m *Manager, name, opts string) error {
	if pl := r.pipelines[name]; pl != nil {
		o, build := pl.New()
		if err := setOptions(o, opts, name); err != nil {
			return err
		}
		build(m)
		return nil
	}
	ps := r.New(name)
	if ps == nil {
		return errors.New("'" + name + "' does not refer to a registered pass or pass pipeline")
	}
	if err := setOptions(ps.Options, opts, name); err != nil {
		return err
	}
	return m.Add(ps)
}

// maxNesting bounds the depth of nested pipelines in text.
const maxNesting = 1000

type pipelineParser struct {
	reg  *Registry
	text string
	pos  int
}

func (p *pipelineParser) fail(msg string) error { return &SyntaxError{p.text, p.pos, msg} }

func (p *pipelineParser) space() {
	for p.pos < len(p.text) && strings.IndexByte(" \t\n\r", p.text[p.pos]) >= 0 {
		p.pos++
	}
}

// elements reads the elements of m up to and including the closing parenthesis.
func (p *pipelineParser) elements(m *Manager, depth int) error {
	if depth > maxNesting {
		return p.fail("pipelines are nested too deeply")
	}
	p.space()
	if p.pos < len(p.text) && p.text[p.pos] == ')' {
		p.pos++
		return nil
	}
	for {
		if err := p.element(m, depth); err != nil {
			return err
		}
		p.space()
		if p.pos >= len(p.text) {
			return p.fail("expected ')' to end the nested pipeline")
		}
		c := p.text[p.pos]
		p.pos++
		switch c {
		case ',':
		case ')':
			return nil
		default:
			p.pos--
			return p.fail("expected ',' after parsing pipeline")
		}
	}
}

func (p *pipelineParser) element(m *Manager, depth int) error {
	p.space()
	start := p.pos
	for p.pos < len(p.text) && strings.IndexByte(",(){} \t\n\r", p.text[p.pos]) < 0 {
		p.pos++
	}
	name := p.text[start:p.pos]
	p.space()
	if p.pos < len(p.text) && p.text[p.pos] == '(' {
		p.pos++
		nested := &Manager{Anchor: name}
		m.elements = append(m.elements, element{nested: nested})
		return p.elements(nested, depth+1)
	}
	opts := ""
	if p.pos < len(p.text) && p.text[p.pos] == '{' {
		end, ok := matchBrace(p.text, p.pos)
		if !ok {
			return p.fail("missing closing '}' while processing pass options")
		}
		opts = p.text[p.pos+1 : end]
		p.pos = end + 1
	}
	if err := p.reg.AddNamed(m, name, opts); err != nil {
		return &SyntaxError{p.text, start, err.Error()}
	}
	return nil
}

// matchBrace returns the position of the brace that closes the one at i.
func matchBrace(s string, i int) (int, bool) {
	depth := 0
	for ; i < len(s); i++ {
		switch s[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i, true
			}
		}
	}
	return 0, false
}
