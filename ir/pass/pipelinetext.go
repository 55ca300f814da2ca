package pass

import (
	"errors"
	"strconv"
	"strings"
)

// SyntaxError is an error in a textual pipeline. Offset is its position in bytes.
type SyntaxError struct {
	Pipeline string
	Offset   int
	Msg      string
}

// Error returns the message as mlir-opt prints it: location, pipeline and a caret.
func (e *SyntaxError) Error() string {
	return "MLIR Textual PassPipeline Parser:1:" + strconv.Itoa(e.Offset+1) + ": error: " + e.Msg + "\n" + e.Pipeline + "\n" + strings.Repeat(" ", e.Offset) + "^"
}

// BuildError says why a pass of a textual pipeline could not be added: the pass lacks
// an option, a value does not fit its option, or the pass does not run on the anchor.
type BuildError struct {
	// Cause is the error of the pass.
	Cause error
	// Steps are the messages of the steps that failed because of Cause, from the inside
	// out.
	Steps []string
}

// Error returns the lines that mlir-opt prints.
func (e *BuildError) Error() string {
	text := e.Cause.Error()
	var o *OptionError
	if errors.As(e.Cause, &o) && o.Unknown {
		text += "\n"
	}
	return text + "\n" + strings.Join(e.Steps, "\n")
}

// Unwrap returns Cause.
func (e *BuildError) Unwrap() error { return e.Cause }

// pipelineSpaces are the characters that may surround names.
const pipelineSpaces = " \t\n\v\f\r"

// ParsePipeline reads `anchor(element, ...)`.
func (r *Registry) ParsePipeline(text string) (*Manager, error) {
	text = strings.Trim(text, pipelineSpaces)
	open := strings.IndexByte(text, '(')
	if open <= 0 || !strings.HasSuffix(text, ")") {
		return nil, errors.New("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'")
	}
	m := NewManager(strings.TrimRight(text[:open], pipelineSpaces))
	if err := r.AddText(m, text[open+1:len(text)-1]); err != nil {
		return nil, err
	}
	return m, nil
}

// AddText appends the elements of text, separated by commas, to m. If text is not a
// pipeline or names an unknown pass, the error is a *SyntaxError and m is unchanged.
// Any other error is a *BuildError.
func (r *Registry) AddText(m *Manager, text string) error {
	if text == "" {
		return nil
	}
	p := &pipelineText{text: text}
	items, err := p.parse()
	if err == nil {
		err = p.resolve(r, items)
	}
	if err != nil {
		return err
	}
	return r.addItems(m, items)
}

// maxNesting bounds the depth of nested pipelines in text.
const maxNesting = 1000

// pipelineItem is an element of the text. An element with inner elements is a nested
// pipeline, whatever its name.
type pipelineItem struct {
	name    string
	offset  int
	options string
	inner   []*pipelineItem
}

// pipelineText reads a textual pipeline.
type pipelineText struct {
	text string
	pos  int
	// open holds the items of the pipelines that are open at the current position.
	open []*pipelineItem
	// rest is the offset of the part that the parser looked at last: of the name at the
	// end of the text, or the end itself. MLIR points there when the text ends too
	// early.
	rest int
}

func (p *pipelineText) fail(at int, msg string) error { return &SyntaxError{p.text, at, msg} }

func (p *pipelineText) accept(c byte) bool {
	if p.pos == len(p.text) || p.text[p.pos] != c {
		return false
	}
	p.pos++
	return true
}

func (p *pipelineText) spaces() {
	for p.pos < len(p.text) && strings.IndexByte(pipelineSpaces, p.text[p.pos]) >= 0 {
		p.pos++
	}
}

// parse returns the elements of the whole text.
func (p *pipelineText) parse() ([]*pipelineItem, error) {
	top := &pipelineItem{}
	p.open = []*pipelineItem{top}
	for {
		item := p.item()
		around := p.open[len(p.open)-1]
		around.inner = append(around.inner, item)
		if p.accept('(') {
			if p.open = append(p.open, item); len(p.open) > maxNesting {
				return nil, p.fail(p.pos-1, "pipelines are nested too deeply")
			}
			continue
		}
		if err := p.options(item); err != nil {
			return nil, err
		}
		if err := p.closing(); err != nil {
			return nil, err
		}
		if p.pos == len(p.text) {
			break
		}
		if !p.accept(',') {
			return nil, p.fail(p.pos, "expected ',' after parsing pipeline")
		}
	}
	if len(p.open) > 1 {
		return nil, p.fail(p.rest, "encountered unbalanced parentheses while parsing pipeline")
	}
	return top.inner, nil
}

// item reads a name.
func (p *pipelineText) item() *pipelineItem {
	start := p.pos
	if n := strings.IndexAny(p.text[p.pos:], ",(){"); n >= 0 {
		p.pos, p.rest = p.pos+n, len(p.text)
	} else {
		p.pos, p.rest = len(p.text), start
	}
	name := strings.TrimLeft(p.text[start:p.pos], pipelineSpaces)
	return &pipelineItem{name: strings.TrimRight(name, pipelineSpaces), offset: p.pos - len(name)}
}

// options reads the text in braces after a name.
func (p *pipelineText) options(item *pipelineItem) error {
	if p.pos == len(p.text) || p.text[p.pos] != '{' {
		return nil
	}
	end, ok := matchBrace(p.text, p.pos)
	if !ok {
		return p.fail(p.pos, "missing closing '}' while processing pass options")
	}
	item.options = p.text[p.pos+1 : end]
	p.pos = end + 1
	p.spaces()
	return nil
}

// closing reads the closing parentheses of pipelines.
func (p *pipelineText) closing() error {
	for p.accept(')') {
		if len(p.open) == 1 {
			return p.fail(p.pos-1, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline")
		}
		p.open = p.open[:len(p.open)-1]
		p.spaces()
	}
	return nil
}

// resolve checks that r knows the name of every element that is not a nested pipeline.
func (p *pipelineText) resolve(r *Registry, items []*pipelineItem) error {
	for _, it := range items {
		if len(it.inner) > 0 {
			if err := p.resolve(r, it.inner); err != nil {
				return err
			}
			continue
		}
		if !r.has(it.name) {
			return p.fail(it.offset, unknownPass(it.name))
		}
	}
	return nil
}

func unknownPass(name string) string {
	return "'" + name + "' does not refer to a registered pass or pass pipeline"
}

// addItems appends elements to m.
func (r *Registry) addItems(m *Manager, items []*pipelineItem) error {
	for _, it := range items {
		if len(it.inner) == 0 {
			if err := r.AddNamed(m, it.name, it.options); err != nil {
				return &BuildError{err, []string{"failed to add `" + it.name + "` with options `" + it.options + "`"}}
			}
			continue
		}
		nested := &Manager{Anchor: it.name}
		m.nest(nested)
		if err := r.addItems(nested, it.inner); err != nil {
			var b *BuildError
			if errors.As(err, &b) {
				b.Steps = append(b.Steps, "failed to add `"+it.name+"` with options `"+it.options+"` to inner pipeline")
			}
			return err
		}
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
