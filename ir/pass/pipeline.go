package pass

import (
	"errors"
	"slices"
	"strconv"
	"sync/atomic"

	"github.com/spvc/spvc/ir"
)

// anyAnchor stands for all operations that are isolated from above.
const anyAnchor = "any"

// Manager is a pipeline of passes that is anchored on one kind of operation. Nested
// managers run on the operations directly inside of the anchor.
type Manager struct {
	// Anchor is the full name of the operations that the manager runs on, or "any" for
	// all operations that are isolated from above.
	Anchor   string
	elements []element
	// implicit makes Add put passes for other operations than Anchor into nested pipelines.
	implicit bool
	// siblings is the collection that a nested manager belongs to.
	siblings *collection
	// ran is how m ran last, for reports. It is nil if m runs as it is.
	ran atomic.Pointer[Manager]
}

// collection is nested pipelines that run side by side: all passes of one operation run before the next operation's.
// A pipeline on any operation is part of one if no operation can match it and another one of the collection.
type collection struct {
	anchors []string // sorted
}

// nest appends a nested pipeline.
func (m *Manager) nest(nested *Manager) {
	if n := len(m.elements); n > 0 && m.elements[n-1].nested != nil && m.elements[n-1].nested.Anchor != anyAnchor && nested.Anchor != anyAnchor {
		nested.siblings = m.elements[n-1].nested.siblings
	} else {
		nested.siblings = &collection{}
	}
	if at, found := slices.BinarySearch(nested.siblings.anchors, nested.Anchor); !found {
		nested.siblings.anchors = slices.Insert(nested.siblings.anchors, at, nested.Anchor)
	}
	m.elements = append(m.elements, element{nested: nested})
}

// element is a pass or a nested manager.
type element struct {
	pass   *Pass
	nested *Manager
}

// NewManager returns an empty pipeline anchored on the operations called anchor. Its
// Add returns an error for a pass that runs on another operation.
func NewManager(anchor string) *Manager { return &Manager{Anchor: anchor} }

// NewImplicitManager is NewManager with implicit nesting: Add puts passes for other
// operations into a nested pipeline, as mlir-opt does for its pass flags.
func NewImplicitManager(anchor string) *Manager { return &Manager{Anchor: anchor, implicit: true} }

// Nest returns the pipeline for the operations called anchor directly inside of m's. It
// returns the last element if that element is such a pipeline, else it appends a new
// one.
func (m *Manager) Nest(anchor string) *Manager {
	if n := len(m.elements); n > 0 && m.elements[n-1].nested != nil && m.elements[n-1].nested.Anchor == anchor {
		return m.elements[n-1].nested
	}
	nested := &Manager{Anchor: anchor, implicit: m.implicit}
	m.nest(nested)
	return nested
}

// Add appends a pass.
// It returns an error if the pass does not run on m's anchor and m does not nest
// implicitly. If the anchor is "any", a pipeline inside of another one skips the other operations, and any other reports them.
func (m *Manager) Add(p *Pass) error {
	if p.Op != "" && p.Op != m.Anchor && m.Anchor != anyAnchor {
		if m.implicit {
			nested := &Manager{Anchor: p.Op, implicit: true}
			m.nest(nested)
			return nested.Add(p)
		}
		return errors.New("Can't add pass '" + p.Class + "' restricted to '" + p.Op + "' on a PassManager intended to run on '" + m.Anchor + "', did you intend to nest?")
	}
	m.elements = append(m.elements, element{pass: p})
	return nil
}

// MustAdd is Add for pipelines that code builds. It panics on an error.
func (m *Manager) MustAdd(p *Pass) {
	if err := m.Add(p); err != nil {
		panic(err)
	}
}

// Len returns the number of passes of m. Each nested pipeline counts as one, however many passes it has.
func (m *Manager) Len() int { return len(m.elements) }

// String returns the textual form with all options of passes, as MLIR 19 prints it:
// `builtin.module(cse,func.func(a{k=v}))`. Only options that are extensions are left
// out while they have their default.
func (m *Manager) String() string { return m.Text(19) }

// Text is String as MLIR of version v prints it. Since version 20, lists are in braces.
func (m *Manager) Text(v ir.Version) string { return string(m.append(nil, styleOf(v))) }

// Brief returns the textual form without the options that have their default.
func (m *Manager) Brief() string { return string(m.append(nil, style{brief: true})) }

// Dump returns what --dump-pass-pipeline of MLIR's version v writes.
func (m *Manager) Dump(v ir.Version) string {
	st := styleOf(v)
	st.lines = st.braces
	return "Pass Manager with " + strconv.Itoa(m.Len()) + " passes:\n" + string(m.append(nil, st)) + "\n\n"
}

func (m *Manager) append(dst []byte, st style) []byte {
	dst = append(append(dst, m.Anchor...), '(')
	st.depth++
	for i, e := range m.elements {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = e.append(st.newLine(dst), st)
	}
	if st.depth--; len(m.elements) == 0 && st.lines {
		dst = append(dst, '\n')
	}
	return append(st.newLine(dst), ')')
}

// newLine starts a line if each pass has one.
func (st style) newLine(dst []byte) []byte {
	if !st.lines {
		return dst
	}
	dst = append(dst, '\n')
	for range st.depth {
		dst = append(dst, "  "...)
	}
	return dst
}

func (e element) append(dst []byte, st style) []byte {
	if e.nested != nil {
		return e.nested.append(dst, st)
	}
	return st.appendOptions(append(dst, e.pass.Name...), e.pass.Options)
}

// AddNamed appends the pass or pipeline called name to m. opts is the text between the
// braces.
func (r *Registry) AddNamed(m *Manager, name, opts string) error {
	if pl := r.filled().pipelines[name]; pl != nil {
		o, build := pl.New()
		if err := setOptions(o, opts, true); err != nil {
			return err
		}
		return build(m)
	}
	ps := r.New(name)
	if ps == nil {
		return errors.New(unknownPass(name))
	}
	if err := setOptions(ps.Options, opts, false); err != nil {
		return err
	}
	return m.Add(ps)
}
