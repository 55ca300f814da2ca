package bytecode

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
)

// numbering collects what a module refers to, and numbers it: entries of one dialect
// together, and of those the most used first, because small numbers are short.
type numbering struct {
	ctx     *ir.Context
	version int
	options *Options

	dialects  table[string, dialectRefs]
	attrs     map[ir.Attribute]*attrRef
	locs      map[ir.Location]*attrRef
	types     map[ir.Type]*typeRef
	ops       map[*ir.OpInfo]*opRef
	resources table[string, struct{}] // keys of resources of the builtin dialect
	slots     map[*ir.OpInfo][]slot
	beyond    string // the first thing that the version of MLIR does not have
}

// table numbers keys in the order in which they are first added.
type table[K comparable, V any] struct {
	index  map[K]int
	keys   []K
	values []V
}

func (t *table[K, V]) add(k K) int {
	i, ok := t.index[k]
	if !ok {
		if t.index == nil {
			t.index = map[K]int{}
		}
		i = len(t.keys)
		t.index[k] = i
		var zero V
		t.keys, t.values = append(t.keys, k), append(t.values, zero)
	}
	return i
}

// dialectRefs is what the module uses of a dialect.
type dialectRefs struct {
	attrs []*attrRef
	types []*typeRef
	ops   []*opRef
}

// ref counts the uses of an entry, and has its number after collect.
type ref struct {
	uses   int
	number uint64
}

// attrRef is an attribute, or a location if attr is nil.
type attrRef struct {
	ref
	attr ir.Attribute
	loc  ir.Location
	by   encoding
}

type typeRef struct {
	ref
	typ ir.Type
	by  encoding
}

// encoding says who writes an entry of the table.
type encoding uint8

const (
	byText     encoding = iota
	byBuiltin           // in the encoding of the builtin dialect
	byModel             // the model of its dialect
	byCallback          // the callback of the options
)

type opRef struct {
	ref
	info *ir.OpInfo
}

// collect numbers what op and the operations in it refer to.
func collect(op *ir.Operation, version int, opts *Options) *numbering {
	n := &numbering{ctx: op.Context(), version: version, options: opts, attrs: map[ir.Attribute]*attrRef{}, locs: map[ir.Location]*attrRef{},
		types: map[ir.Type]*typeRef{}, ops: map[*ir.OpInfo]*opRef{}, slots: map[*ir.OpInfo][]slot{}}
	n.dialects.add(builtin)
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		n.op(o)
		return ir.WalkAdvance
	})
	var attr, typ, name uint64
	for i := range n.dialects.values {
		d := &n.dialects.values[i]
		attr = numberRefs(d.attrs, attr, func(a *attrRef) *ref { return &a.ref })
		typ = numberRefs(d.types, typ, func(t *typeRef) *ref { return &t.ref })
		name = numberRefs(d.ops, name, func(o *opRef) *ref { return &o.ref })
	}
	return n
}

// numberRefs sorts list by the number of uses and gives its elements numbers from next
// on. It returns the number after the last.
func numberRefs[T any](list []T, next uint64, of func(T) *ref) uint64 {
	slices.SortStableFunc(list, func(a, b T) int { return of(b).uses - of(a).uses })
	for _, e := range list {
		of(e).number = next
		next++
	}
	return next
}

func (n *numbering) op(op *ir.Operation) {
	info := op.Info()
	o := n.ops[info]
	if o == nil {
		o = &opRef{info: info}
		n.ops[info] = o
		d := n.dialects.add(dialectOf(info.Name))
		n.dialects.values[d].ops = append(n.dialects.values[d].ops, o)
		if info.Def != nil {
			n.slots[info] = slotsOf(info, n.ctx.MLIR(), n.version)
		}
	}
	o.uses++
	if n.beyond == "" {
		n.beyond = op.BeyondVersion()
	}
	n.loc(op.Loc())
	if d := n.dictionary(op); d != nil {
		n.attr(d)
	}
	if m, ok := ir.OpInterface[PropertiesModel](info); ok && n.version >= withProperties {
		m.WriteProperties(&Writer{n: n, e: &emitter{}}, op)
	} else {
		for _, a := range n.properties(op) {
			n.attr(a)
		}
	}
	for i := range op.NumResults() {
		n.typ(op.Result(i).Type())
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, a := range b.Args() {
				n.typ(a.Type())
				if n.located(a) {
					n.loc(a.Loc())
				}
			}
		}
	}
}

// located reports whether the location of a block argument is written.
func (n *numbering) located(a *ir.Value) bool {
	return n.version < withElidedLocations || a.Loc() != ir.UnknownLoc
}

// dictionary returns the attributes of op that are written as a dictionary, or nil.
func (n *numbering) dictionary(op *ir.Operation) ir.Attribute {
	list := op.DiscardableAttrs()
	if n.version < withProperties {
		list = n.inherent(op, list)
	}
	if len(list) == 0 {
		return nil
	}
	return n.ctx.Dictionary(list)
}

// inherent appends the inherent attributes of op to list, as dictionaries hold them before version 5 of the format.
func (n *numbering) inherent(op *ir.Operation, list []ir.NamedAttribute) []ir.NamedAttribute {
	if d, ok := op.UnregisteredProps().(*ir.DictionaryAttr); ok {
		list = append(slices.Clip(list), d.Entries...)
	}
	for _, s := range n.slots[op.Info()] {
		if a := op.Info().ToVersion(s.index, op.Prop(s.index), n.ctx.Version); a != nil {
			list = append(slices.Clip(list), ir.Named(s.name, a))
		}
	}
	return list
}

// properties returns the attributes that the properties of op refer to.
func (n *numbering) properties(op *ir.Operation) []ir.Attribute {
	var list []ir.Attribute
	if n.version < withProperties {
		return nil
	}
	if a := op.UnregisteredProps(); a != nil {
		list = append(list, a)
	}
	for _, s := range n.slots[op.Info()] {
		if a := op.Info().ToVersion(s.index, op.Prop(s.index), n.ctx.Version); a != nil && !s.flag && !s.number && !(s.segments > 0 && n.version >= withNativeSegments) {
			list = append(list, a)
		}
	}
	return list
}

// dialectOf returns the dialect of an operation.
func dialectOf(op string) string {
	dialect, _, _ := strings.Cut(op, ".")
	return dialect
}

// attr counts a use of a, and those that it makes when it is seen first.
func (n *numbering) attr(a ir.Attribute) {
	if l, ok := a.(*ir.LocationAttr); ok {
		n.loc(l.Loc)
		return
	}
	e := n.attrs[a]
	if e == nil {
		e = &attrRef{attr: a}
		n.attrs[a] = e
		if n.beyond == "" {
			n.beyond = ir.AttrBeyondVersion(a)
		}
		dialect := a.AttrDef().Dialect
		if o, ok := a.(*ir.OpaqueAttr); ok {
			dialect = o.DialectName
		}
		w := &Writer{n: n, e: &emitter{}, dialect: dialect}
		code, builtinToo := attrCode(a)
		m, modeled := ir.DialectInterface[AttrModel](n.ctx.Dialect(dialect))
		switch {
		case n.options.Attr != nil && n.options.Attr(w, a):
			e.by = byCallback
		case builtinToo:
			e.by = byBuiltin
			n.parts(attrRows[code].parts, attrParts(code, a))
		case modeled && m.WriteAttr(w, a):
			e.by = byModel
		default:
			n.resourcesIn(a)
		}
		n.addAttr(w.dialect, e)
	}
	e.uses++
}

func (n *numbering) addAttr(dialect string, e *attrRef) {
	d := n.dialects.add(dialect)
	n.dialects.values[d].attrs = append(n.dialects.values[d].attrs, e)
}

func (n *numbering) loc(l ir.Location) {
	e := n.locs[l]
	if e == nil {
		e = &attrRef{loc: l}
		n.locs[l] = e
		n.addAttr(builtin, e)
		info := n.locInfo(l)
		code := locCode(info)
		n.parts(attrRows[code].parts, attrRows[code].locParts(info))
	}
	e.uses++
}

// locInfo decodes l, and replaces an opaque location by its fallback.
func (n *numbering) locInfo(l ir.Location) ir.LocInfo {
	info := n.ctx.LocInfo(l)
	for info.Kind == ir.LocOpaque {
		info = n.ctx.LocInfo(info.Children[0])
	}
	return info
}

func (n *numbering) typ(t ir.Type) {
	e := n.types[t]
	if e == nil {
		e = &typeRef{typ: t}
		n.types[t] = e
		if n.beyond == "" {
			n.beyond = ir.BeyondVersionOf(t)
		}
		dialect := t.TypeDef().Dialect
		if o, ok := t.(*ir.OpaqueType); ok {
			dialect = o.DialectName
		}
		w := &Writer{n: n, e: &emitter{}, dialect: dialect}
		code, builtinToo := typeCode(t)
		m, modeled := ir.DialectInterface[TypeModel](n.ctx.Dialect(dialect))
		switch {
		case n.options.Type != nil && n.options.Type(w, t):
			e.by = byCallback
		case builtinToo:
			e.by = byBuiltin
			n.parts(typeRows[code].parts, typeParts(code, t))
		case modeled && m.WriteType(w, t):
			e.by = byModel
		}
		d := n.dialects.add(w.dialect)
		n.dialects.values[d].types = append(n.dialects.values[d].types, e)
	}
	e.uses++
}

func attrParts(code uint64, a ir.Attribute) []any {
	if split := attrRows[code].split; split != nil {
		return split(a)
	}
	return nil
}

func typeParts(code uint64, t ir.Type) []any {
	if split := typeRows[code].split; split != nil {
		return split(t)
	}
	return nil
}

// resourcesIn adds the resources that a type or attribute in textual form names.
func (n *numbering) resourcesIn(a ir.Attribute) {
	ir.WalkAttr(a, nil, func(a ir.Attribute) bool {
		if d, ok := a.(*ir.DenseResourceAttr); ok {
			n.resources.add(d.Key)
		}
		return true
	})
}

// parts counts what the parts of an entry refer to.
func (n *numbering) parts(kinds []part, parts []any) {
	for i, k := range kinds {
		switch k {
		case anAttr:
			n.attr(parts[i].(ir.Attribute))
		case aType:
			n.typ(parts[i].(ir.Type))
		case aLoc:
			n.loc(parts[i].(ir.Location))
		case aName:
			n.attr(n.ctx.String(parts[i].(string)))
		case attrs:
			for _, a := range parts[i].([]ir.Attribute) {
				n.attr(a)
			}
		case types:
			for _, t := range parts[i].([]ir.Type) {
				n.typ(t)
			}
		case locs:
			for _, l := range parts[i].([]ir.Location) {
				n.loc(l)
			}
		case entries:
			for _, e := range parts[i].([]ir.NamedAttribute) {
				n.attr(n.ctx.String(e.Name))
				n.attr(e.Value)
			}
		case aResource:
			n.resources.add(parts[i].(string))
		}
	}
}
