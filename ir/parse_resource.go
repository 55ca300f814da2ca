package ir

import (
	"slices"
	"strconv"
	"strings"
	"sync"
)

// ResourceKind says what a [Resource] holds.
type ResourceKind uint8

// The kinds of resources in file metadata.
const (
	ResourceBlob ResourceKind = iota
	ResourceBool
	ResourceString
)

// Resource is an entry of the `{-# ... #-}` section at the end of a file.
type Resource struct {
	Key  string
	Kind ResourceKind
	// Align and Data belong to a blob: the alignment in bytes, a power of two or 0 if
	// there is no data, and the bytes after it.
	Align uint32
	Data  []byte
	Bool  bool
	Text  string
}

// ResourceSection holds the entries of one dialect or of one external user.
type ResourceSection struct {
	Name    string
	Entries []Resource
	index   map[string]int
}

// get returns the entry called key, or nil.
func (s *ResourceSection) get(key string) *Resource {
	if i, ok := s.index[key]; ok {
		return &s.Entries[i]
	}
	return nil
}

// ResourceTable is the metadata of the files that a Context has read.
type ResourceTable struct {
	// TakeExternal, if not nil, is offered each external resource that is read. One
	// that it takes is not kept. A problem is reported at the key or at the value.
	TakeExternal func(section string, r *Resource) (taken bool, problem *ResourceProblem)

	mu       sync.Mutex
	dialect  []*ResourceSection
	external []*ResourceSection
}

// External returns the external resources, in the order of the file.
func (t *ResourceTable) External() []*ResourceSection { return t.external }

// Blob returns the data of `dense_resource<key>`, or nil if the file has none.
func (t *ResourceTable) Blob(key string) *Resource { return t.DialectBlob(builtinName, key) }

// DialectBlob returns the resource called key in the section of a dialect, or nil if the file has none.
func (t *ResourceTable) DialectBlob(dialect, key string) *Resource {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, s := range t.dialect {
		if s.Name == dialect {
			return s.get(key)
		}
	}
	return nil
}

// Set adds an entry to the section called name. external selects the external sections,
// which keep several entries of the same key. In a section of a dialect, the entry replaces
// an earlier one.
func (t *ResourceTable) Set(external bool, name string, r Resource) {
	t.mu.Lock()
	defer t.mu.Unlock()
	list := &t.dialect
	if external {
		list = &t.external
	}
	var s *ResourceSection
	for _, have := range *list {
		if have.Name == name {
			s = have
		}
	}
	if s == nil {
		s = &ResourceSection{Name: name, index: map[string]int{}}
		*list = append(*list, s)
	}
	if i, ok := s.index[r.Key]; ok && !external {
		s.Entries[i] = r
		return
	}
	s.index[r.Key] = len(s.Entries)
	s.Entries = append(s.Entries, r)
}

// ResourceProblem is an error in a resource.
type ResourceProblem struct {
	Msg string
	// AtValue is true if the value is wrong, false if the key is.
	AtValue bool
}

// DropExternal removes the external section called name.
func (t *ResourceTable) DropExternal(name string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.external = slices.DeleteFunc(t.external, func(s *ResourceSection) bool { return s.Name == name })
}

// ResourceModel is the dialect interface of dialects that accept resources. A dialect
// without it does not allow them. builtin always does.
type ResourceModel interface {
	// DeclaresResource reports whether the dialect accepts resources called key.
	DeclaresResource(key string) bool
}

// parseMetadata reads `{-# key: {...}, ... #-}`.
func (p *Parser) parseMetadata() bool {
	p.advance()
	return p.listUntil(tokMetaEnd, "#-}", true, func() bool {
		off := p.ts
		key, ok := p.ParseOptionalAnyKeyword()
		if !ok {
			return p.errorHere("expected identifier key in file metadata dictionary")
		}
		if !p.expect(tokColon, "expected ':'") {
			return false
		}
		switch key {
		case "dialect_resources":
			return p.parseResources(p.dialectResources)
		case "external_resources":
			return p.parseResources(p.externalResources)
		}
		return p.errorAt(off, "unknown key '"+key+"' in file metadata dictionary")
	})
}

func (p *Parser) parseResources(section func(name string, off int) bool) bool {
	if !p.expect(tokLBrace, "expected '{'") {
		return false
	}
	return p.listUntil(tokRBrace, "}", true, func() bool {
		off := p.ts
		name, ok := p.ParseOptionalAnyKeyword()
		if !ok {
			return p.errorHere("expected identifier key for 'resource' entry")
		}
		return p.expect(tokColon, "expected ':'") && p.expect(tokLBrace, "expected '{'") && section(name, off)
	})
}

func (p *Parser) dialectResources(name string, off int) bool {
	d := p.ctx.Dialect(name)
	if d == nil {
		return p.errorAt(off, "dialect '"+name+"' is unknown")
	}
	model, ok := DialectInterface[ResourceModel](d)
	if !ok && name != "builtin" {
		return p.errorHere("unexpected 'resource' section for dialect '" + name + "'")
	}
	return p.listUntil(tokRBrace, "}", true, func() bool {
		r, _, ok := p.resourceEntry("resource", func(key string, off int) bool {
			return model == nil || model.DeclaresResource(key) || p.errorAt(off, "unknown 'resource' key '"+key+"' for dialect '"+name+"'")
		})
		if ok {
			p.resources.Set(false, name, r)
		}
		return ok
	})
}

func (p *Parser) externalResources(name string, _ int) bool {
	return p.listUntil(tokRBrace, "}", true, func() bool {
		off := p.ts
		r, valueOff, ok := p.resourceEntry("external_resources", nil)
		if !ok {
			return false
		}
		if take := p.resources.TakeExternal; take != nil {
			if taken, problem := take(name, &r); taken {
				if problem == nil {
					return true
				}
				if problem.AtValue {
					off = valueOff
				}
				return p.errorAt(off, problem.Msg)
			}
		}
		p.resources.Set(true, name, r)
		return true
	})
}

// resourceEntry reads `key: value` and returns the offset of the value. If declare is not
// nil, it decides whether the key is valid, and the value must be a blob.
func (p *Parser) resourceEntry(what string, declare func(key string, off int) bool) (r Resource, off int, ok bool) {
	keyOff := p.ts
	if r.Key, ok = p.resourceKey(); !ok {
		return r, 0, p.errorHere("expected identifier key for '" + what + "' entry")
	}
	if !p.expect(tokColon, "expected ':'") || declare != nil && !declare(r.Key, keyOff) {
		return r, 0, false
	}
	off, anyKind := p.ts, declare == nil
	switch {
	case anyKind && (p.is("true") || p.is("false")):
		r.Kind, r.Bool = ResourceBool, p.is("true")
	case p.kind == tokString && (!anyKind || strings.HasPrefix(p.text(), `"0x`)):
		if !p.blob(&r, off) {
			return r, off, false
		}
	case anyKind && p.kind == tokString:
		r.Kind, r.Text = ResourceString, unquote(p.text())
	case anyKind:
		return r, off, p.errorAt(off, "expected string value for key '"+r.Key+"'")
	default:
		return r, off, p.errorAt(off, "expected hex string blob for key '"+r.Key+"'")
	}
	p.advance()
	return r, off, true
}

// resourceKey reads the key of a resource. MLIR 19 does not know quoted keys.
func (p *Parser) resourceKey() (string, bool) {
	if p.ctx.MLIR() <= 19 {
		return p.ParseOptionalAnyKeyword()
	}
	return p.ParseOptionalKeywordOrString()
}

// blob splits the hexadecimal string that comes next into the alignment, which is in its
// first four bytes, and the rest. A blob without data has no alignment.
func (p *Parser) blob(r *Resource, off int) bool {
	const alignBytes = 4
	data, hex := decodeHex(p.text())
	if !hex {
		return p.errorAt(off, "expected hex string blob for key '"+r.Key+"'")
	}
	if len(data) < alignBytes {
		return p.errorAt(off, "expected hex string blob for key '"+r.Key+"' to encode alignment in first 4 bytes")
	}
	r.Align = uint32(data[0]) | uint32(data[1])<<8 | uint32(data[2])<<16 | uint32(data[3])<<24
	if r.Align&(r.Align-1) != 0 {
		return p.errorAt(off, "expected hex string blob for key '"+r.Key+"' to encode alignment in first 4 bytes, but got non-power-of-2 value: "+strconv.FormatUint(uint64(r.Align), 10))
	}
	r.Kind, r.Data = ResourceBlob, data[alignBytes:]
	if len(r.Data) == 0 {
		r.Align = 0
	}
	return true
}
