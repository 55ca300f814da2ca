package pass

import (
	"errors"
	"slices"
	"sync/atomic"
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
			return m.Nest(p.Op).Add(p)
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

// Len returns the number of passes, including those of nested pipelines.
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

// String returns the textual form with all options of passes, as MLIR prints it:
// `builtin.module(cse,func.func(a{k=v}))`. Only options that are extensions are left
// out while they have their default.
func (m *Manager) String() string { return string(m.append(nil, false)) }

// Brief returns the textual form without the options that have their default.
func (m *Manager) Brief() string { return string(m.append(nil, true)) }

func (m *Manager) append(dst []byte, brief bool) []byte {
	dst = append(append(dst, m.Anchor...), '(')
	for i, e := range m.elements {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = e.append(dst, brief)
	}
	return append(dst, ')')
}

func (e element) append(dst []byte, brief bool) []byte {
	if e.nested != nil {
		return e.nested.append(dst, brief)
	}
	return appendOptions(append(dst, e.pass.Name...), e.pass.Options, brief)
}

// AddNamed appends the pass or pipeline called name to m. opts is the text between the
// braces.
func (r *Registry) AddNamed(m *Manager, name, opts string) error {
	if pl := r.filled().pipelines[name]; pl != nil {
		o, build := pl.New()
		if err := setOptions(o, opts, name); err != nil {
			return err
		}
		return build(m)
	}
	ps := r.New(name)
	if ps == nil {
		return errors.New(unknownPass(name))
	}
	if err := setOptions(ps.Options, opts, name); err != nil {
		return err
	}
	return m.Add(ps)
}
