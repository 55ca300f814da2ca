package ir

import (
	"maps"
	"slices"
	"sort"
	"sync"
	"sync/atomic"
)

// Dialect is a set of ops, types and attributes under one prefix, with the hooks
// that apply to all of them. A function, not a variable, makes a dialect, because rows
// and hooks refer to each other.
type Dialect struct {
	Name string
	// Ops are the ops. An op that versions declare differently may have a row for each, with the same name and Versions
	// that do not overlap.
	Ops   []OpEntry
	Types []*TypeDef
	Attrs []*AttrClass
	// Constant makes the op that produces value as a result of type t, for folding. It
	// returns nil if it cannot.
	Constant func(b *Builder, value Attribute, t Type, loc Location) *Operation
	// VerifyOpAttr, VerifyArgAttr and VerifyResultAttr check discardable
	// attributes with the dialect's prefix on operations, function arguments and
	// function results. They emit an error and return false if an attribute is wrong.
	VerifyOpAttr     func(op *Operation, attr NamedAttribute) bool
	VerifyArgAttr    func(op *Operation, region, arg int, attr NamedAttribute) bool
	VerifyResultAttr func(op *Operation, region, result int, attr NamedAttribute) bool
	// ParseType and ParseAttr read a type or attribute whose mnemonic is not in Types
	// or Attrs. ok is false if they do not know the mnemonic either.
	ParseType func(p *Parser, mnemonic string) (t Type, ok bool)
	ParseAttr func(p *Parser, mnemonic string, typ Type) (a Attribute, ok bool)
	// OpSyntax returns the custom syntax of an op that has none of its own, or of an unregistered one if AllowUnknownOps is set. It returns
	// nil for ops that the dialect does not know. Parse and Print are as in [OpEntry].
	OpSyntax func(name string) *OpSyntax
	// AllowUnknownOps and AllowUnknownTypes allow unregistered names with the prefix.
	AllowUnknownOps   bool
	allowUnknownTypes bool
	// Directives are the custom<Name> directives of the formats of the
	// dialect's ops.
	Directives map[string]*CustomDirective
	// Interfaces are dialect interfaces, such as a canonicalizer or an inliner
	// model.
	Interfaces []any
	// Changes describe differences between versions of MLIR that no operation has, such as in types, for documents.
	Changes []Change
	// Legacy describes the older syntax of the dialect. It is nil if the syntax never
	// changed.
	Legacy *Legacy
}

// OpSyntax is a custom syntax that a dialect gives to an op from outside of its row.
type OpSyntax struct {
	// Parse reads the text after the op's name into st. It returns false after an error.
	Parse func(p *Parser, st *OperationState) bool
	// Print writes the text after the op's name. If it is nil, the op prints in generic form.
	Print func(p *Printer, op *Operation)
}

// DialectInfo is a dialect that a Context has loaded.
type DialectInfo struct {
	*Dialect
	bound  map[string]*boundOp
	types  map[string]*TypeDef
	attrs  map[string]*AttrClass
	models []any
}

type boundOp struct {
	entry *OpEntry
	shape *opShape // in the latest version
	// older are the shapes in the other versions, made when first used.
	older [LatestVersion - OldestVersion]atomic.Pointer[opShape]
	// other is the next row of the same name, which other versions have.
	other *boundOp
}

// in returns the row that a version has. If none of the rows has the version, it returns the last one of the dialect's list.
func (b *boundOp) in(v Version) *boundOp {
	for o := b; o != nil; o = o.other {
		if o.entry.Def.Versions.Has(v) {
			return o
		}
	}
	return b
}

// shapeIn returns the shape of the op in a version.
func (b *boundOp) shapeIn(v Version) *opShape {
	if v >= LatestVersion || !b.entry.Def.hasVersions() {
		return b.shape
	}
	at := &b.older[v-OldestVersion]
	if s := at.Load(); s != nil {
		return s
	}
	at.CompareAndSwap(nil, newOpShape(b.entry.Def, v))
	return at.Load()
}

// DialectInterface returns the dialect's implementation of the interface T.
func DialectInterface[T any](d *DialectInfo) (T, bool) {
	if d != nil {
		for _, m := range d.models {
			if t, ok := m.(T); ok {
				return t, true
			}
		}
	}
	var zero T
	return zero, false
}

// DialectInterfaces returns all implementations of the interface T that the
// dialect has: its own first, then the attached ones.
func DialectInterfaces[T any](d *DialectInfo) []T {
	var all []T
	for _, m := range d.models {
		if t, ok := m.(T); ok {
			all = append(all, t)
		}
	}
	return all
}

// TypeNamed returns the type class with the mnemonic, or nil.
func (d *DialectInfo) TypeNamed(mnemonic string) *TypeDef { return d.types[mnemonic] }

// Registry is the set of dialects that contexts load, and of interface models that
// other packages attach. It must not change after a Context uses it. Any number of
// contexts may use it.
type Registry struct {
	// Version is the Version of the contexts that are made of the registry.
	Version  Version
	dialects map[string]*lazyDialect
	names    []string
	opIfaces map[*OpDef][]any
	diIfaces map[string][]any
	legacy   []legacyPrefix
	formats  []SourceFormat
}

type lazyDialect struct {
	make func() *Dialect
	once sync.Once
	info *DialectInfo
}

// NewRegistry returns a registry with the builtin dialect.
func NewRegistry() *Registry {
	r := &Registry{dialects: map[string]*lazyDialect{}, opIfaces: map[*OpDef][]any{},
		diIfaces: map[string][]any{}}
	r.Add("builtin", builtinDialect)
	return r
}

// Add registers the dialect called name. The registry calls make when the dialect is first
// used.
func (r *Registry) Add(name string, make func() *Dialect) {
	if _, ok := r.dialects[name]; !ok {
		r.names = append(r.names, name)
	}
	r.dialects[name] = &lazyDialect{make: make}
}

// Dialects returns the registered names in the order of registration.
func (r *Registry) Dialects() []string { return append([]string(nil), r.names...) }

// Copy returns a registry with the same dialects, models and formats, which the caller may add to. Both share the dialects themselves.
func (r *Registry) Copy() *Registry {
	c := &Registry{Version: r.Version, dialects: maps.Clone(r.dialects), names: slices.Clone(r.names), opIfaces: maps.Clone(r.opIfaces),
		diIfaces: maps.Clone(r.diIfaces), legacy: slices.Clone(r.legacy), formats: slices.Clone(r.formats)}
	for def, models := range c.opIfaces {
		c.opIfaces[def] = slices.Clip(models)
	}
	for name, models := range c.diIfaces {
		c.diIfaces[name] = slices.Clip(models)
	}
	return c
}

// Lacks reports whether no dialect called name is registered.
func (r *Registry) Lacks(name string) bool { return r.dialects[name] == nil }

// AttachOp adds models of op interfaces to the op that def declares.
func (r *Registry) AttachOp(def *OpDef, models ...any) {
	r.opIfaces[def] = append(r.opIfaces[def], models...)
}

// AttachDialect adds dialect interfaces to the dialect called name.
func (r *Registry) AttachDialect(name string, models ...any) {
	r.diIfaces[name] = append(r.diIfaces[name], models...)
}

func (r *Registry) opModels(d *OpDef) []any { return r.opIfaces[d] }

func (r *Registry) load(name string) *DialectInfo {
	l := r.dialects[name]
	if l == nil {
		return nil
	}
	l.once.Do(func() {
		d := l.make()
		info := &DialectInfo{Dialect: d, bound: make(map[string]*boundOp, len(d.Ops)), types: map[string]*TypeDef{}, attrs: map[string]*AttrClass{}}
		for i := range d.Ops {
			e := &d.Ops[i]
			b := &boundOp{entry: e, shape: newOpShape(e.Def, LatestVersion), other: info.bound[e.Def.Name]}
			info.bound[e.Def.Name] = b
			for _, o := range e.Def.OlderNames {
				info.bound[o.Name] = b
			}
		}
		for _, t := range d.Types {
			info.types[t.Mnemonic] = t
		}
		for _, a := range d.Attrs {
			info.attrs[a.Mnemonic] = a
		}
		info.models = append(append([]any(nil), d.Interfaces...), r.diIfaces[name]...)
		l.info = info
	})
	return l.info
}

// Dialect returns the dialect called name and loads it if necessary. It returns nil if
// the dialect is not registered.
func (c *Context) Dialect(name string) *DialectInfo {
	if d, ok := c.dialects.get(name); ok {
		return d
	}
	d := c.registry.load(name)
	return c.dialects.intern(name, func(string) *DialectInfo {
		if d != nil {
			c.loaded.Add(1)
		}
		return d
	})
}

// NumLoadedDialects returns the number of dialects that the context has loaded. It grows only.
func (c *Context) NumLoadedDialects() int { return int(c.loaded.Load()) }

// LoadedDialects returns the dialects that the context has loaded, sorted by name.
func (c *Context) LoadedDialects() []*DialectInfo {
	names := c.registry.Dialects()
	sort.Strings(names)
	var all []*DialectInfo
	for _, n := range names {
		if d, _ := c.dialects.get(n); d != nil {
			all = append(all, d)
		}
	}
	return all
}
