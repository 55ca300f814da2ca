package datalayout

import "github.com/spvc/spvc/ir"

// IsScope reports whether op is a scope of data layout specifications.
func IsScope(op *ir.Operation) bool {
	if op.Is(ir.Module) {
		return true
	}
	_, ok := ir.OpInterface[ScopeModel](op.Info())
	return ok
}

// SpecOf returns the specification of the scope op, or nil if op is not a scope or has
// no specification.
func SpecOf(op *ir.Operation) Spec {
	if op.Is(ir.Module) {
		return attachedSpec(op)
	}
	if m, ok := ir.OpInterface[ScopeModel](op.Info()); ok {
		return m.LayoutSpec(op)
	}
	return nil
}

func attachedSpec(op *ir.Operation) Spec {
	for _, a := range op.DiscardableAttrs() {
		if s, ok := a.Value.(Spec); ok {
			return s
		}
	}
	return nil
}

// combined is the combination of the specifications around a scope.
type combined struct {
	types map[any][]Entry // by class
	ids   map[string]Entry
}

// classOf returns the class of a type. All integers have one class, but each float
// format has its own, as in MLIR.
func classOf(t ir.Type) any {
	if f, ok := t.(*ir.FloatType); ok {
		return f
	}
	return t.TypeDef()
}

// combine adds the entries of a scope to those of the enclosing scopes. It returns
// false if they contradict each other. If two entries have the same key, the inner one
// replaces the outer.
func (c *combined) combine(inner []Entry) bool {
	byClass := map[any][]Entry{}
	var classes []any
	for _, e := range inner {
		if t := e.TypeKey(); t != nil {
			k := classOf(t)
			if byClass[k] == nil {
				classes = append(classes, k)
			}
			byClass[k] = append(byClass[k], e)
		} else if !c.combineIdentifier(e) {
			return false
		}
	}
	for _, k := range classes {
		news, olds := byClass[k], c.types[k]
		if m, ok := ir.TypeInterface[CompatibleType](news[0].TypeKey()); ok && len(olds) > 0 && !m.LayoutsCompatible(olds, news) {
			return false
		}
		c.types[k] = overwrite(olds, news)
	}
	return true
}

// overwrite returns news and the entries of olds whose keys are not in news.
func overwrite(olds, news []Entry) []Entry {
	have := make(map[ir.Type]bool, len(news))
	for _, e := range news {
		have[e.TypeKey()] = true
	}
	var out []Entry
	for _, e := range olds {
		if !have[e.TypeKey()] {
			out = append(out, e)
		}
	}
	return append(out, news...)
}

func (c *combined) combineIdentifier(e Entry) bool {
	old := c.ids[e.Identifier()]
	if old == nil || old == e {
		c.ids[e.Identifier()] = e
		return true
	}
	if d := dialectOf(e); d != nil {
		if m, ok := ir.DialectInterface[EntryCombiner](d); ok {
			merged := m.CombineLayoutEntries(old, e)
			c.ids[e.Identifier()] = merged
			return merged != nil
		}
	}
	return old.EntryValue() == e.EntryValue()
}

// dialectOf returns the registered dialect of the identifier of e, or nil.
func dialectOf(e Entry) *ir.DialectInfo {
	id := e.Identifier()
	for i := 0; i < len(id); i++ {
		if id[i] == '.' {
			return e.Context().Dialect(id[:i])
		}
	}
	return nil
}

// enclosing combines the specifications of scope and its enclosing scopes, from the
// outermost inward. It returns false if they contradict each other.
func enclosing(scope *ir.Operation) (*combined, bool) {
	var specs []Spec
	for p := scope; p != nil; p = p.Parent() {
		if s := SpecOf(p); s != nil {
			specs = append(specs, s)
		}
	}
	c := &combined{types: map[any][]Entry{}, ids: map[string]Entry{}}
	for i := len(specs) - 1; i >= 0; i-- {
		if !c.combine(specs[i].LayoutEntries()) {
			return nil, false
		}
	}
	return c, true
}

// VerifyScope verifies the specification spec of op. It checks the entries, and checks
// that spec does not contradict the specifications of the enclosing scopes.
func VerifyScope(op *ir.Operation, spec Spec) bool {
	if !verifyEntries(spec.LayoutEntries(), op) {
		return false
	}
	if _, ok := enclosing(op); ok {
		return true
	}
	var notes []ir.Diagnostic
	for p := op.Parent(); p != nil; p = p.Parent() {
		if SpecOf(p) != nil {
			notes = append(notes, ir.Note(p.Loc(), "enclosing op with data layout"))
		}
	}
	return op.EmitError("data layout does not combine with layouts of enclosing ops", notes...)
}

// verifyEntries checks the entries about types, then the entries about identifiers.
func verifyEntries(entries []Entry, at *ir.Operation) bool {
	var classes []any
	byClass := map[any][]Entry{}
	for _, e := range entries {
		t := e.TypeKey()
		if t == nil {
			continue
		}
		k := classOf(t)
		if byClass[k] == nil {
			classes = append(classes, k)
		}
		byClass[k] = append(byClass[k], e)
	}
	for _, k := range classes {
		if !verifyTypeEntries(byClass[k], at) {
			return false
		}
	}
	for _, e := range entries {
		if e.TypeKey() == nil && !verifyIdentifier(e, at) {
			return false
		}
	}
	return true
}

// verifyTypeEntries checks the entries about types of one class.
func verifyTypeEntries(entries []Entry, at *ir.Operation) bool {
	t := entries[0].TypeKey()
	switch t.(type) {
	case *ir.IndexType:
		if _, ok := entries[0].EntryValue().(*ir.IntegerAttr); !ok {
			return at.EmitErrorAt(at.Loc(), "expected integer attribute in the data layout entry for '"+ir.TypeString(t)+"'")
		}
		return true
	case *ir.IntegerType, *ir.FloatType, *ir.VectorType:
		for _, e := range entries {
			if !verifyAlignment(e, at) {
				return false
			}
		}
		return true
	}
	if t.TypeDef().Dialect == "builtin" {
		return at.EmitErrorAt(at.Loc(), "unexpected data layout for a built-in type")
	}
	v, ok := ir.TypeInterface[TypeVerifier](t)
	if !ok {
		return at.EmitErrorAt(at.Loc(), "data layout specified for a type that does not support it")
	}
	return v.VerifyLayoutEntries(entries, at)
}

// verifyAlignment checks the ABI and preferred alignment, in bits, of an integer, float or
// vector type. MLIR 19 has no entries for vectors.
func verifyAlignment(e Entry, at *ir.Operation) bool {
	d := alignmentList(e)
	if d == nil {
		return at.EmitErrorAt(at.Loc(), "expected a dense i64 elements attribute in the data layout entry "+ir.AttrString(e))
	}
	if n := d.NumElements(); n < 1 || n > 2 {
		return at.EmitErrorAt(at.Loc(), "expected 1 or 2 elements in the data layout entry "+ir.AttrString(e))
	}
	if abi, preferred := alignments(e); preferred < abi {
		return at.EmitErrorAt(at.Loc(), "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry "+ir.AttrString(e))
	}
	return true
}

// alignmentList returns the value of an entry that states alignments, or nil if it is no
// list of integers of 64 bits.
func alignmentList(e Entry) *ir.DenseElementsAttr {
	if d, ok := e.EntryValue().(*ir.DenseElementsAttr); ok && d.ShapedType().ElementType() == ir.Type(e.Context().I64()) {
		return d
	}
	return nil
}

// alignments returns the ABI and the preferred alignment, in bits, that a valid
// entry for an integer, float or vector type gives.
func alignments(e Entry) (abi, preferred uint64) {
	d := e.EntryValue().(*ir.DenseElementsAttr)
	a, _ := d.Element(0).(*ir.IntegerAttr).Int64()
	p, _ := d.Element(d.NumElements() - 1).(*ir.IntegerAttr).Int64()
	return uint64(a), uint64(p)
}

// verifyIdentifier calls the verifier of the dialect of the identifier, if the dialect
// is registered.
func verifyIdentifier(e Entry, at *ir.Operation) bool {
	d := dialectOf(e)
	if d == nil {
		return true
	}
	v, ok := ir.DialectInterface[EntryVerifier](d)
	if !ok {
		return at.EmitErrorAt(at.Loc(), "the '"+d.Name+"' dialect does not support identifier data layout entries")
	}
	return v.VerifyLayoutEntry(e, at)
}
