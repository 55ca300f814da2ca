package ir

// partHasSymbolRef reports whether a part given to NewTypeBase or NewAttrBase is
// or contains a symbol reference.
func partHasSymbolRef(p any) bool {
	switch p := p.(type) {
	case []Type:
		for _, t := range p {
			if t.typeBase().symref {
				return true
			}
		}
	case []Attribute:
		for _, a := range p {
			if a != nil && a.attrBase().symref {
				return true
			}
		}
	case []NamedAttribute:
		for _, a := range p {
			if a.Value.attrBase().symref {
				return true
			}
		}
	case Type:
		return p.typeBase().symref
	case Attribute:
		return p.attrBase().symref
	}
	return false
}

// VisitParts calls typ and attr for every type and attribute that a directly contains.
func VisitParts(a Attribute, typ func(Type), attr func(Attribute)) {
	switch a := a.(type) {
	case *ArrayAttr:
		for _, e := range a.Elements {
			attr(e)
		}
	case *DictionaryAttr:
		for i := range a.Entries {
			attr(a.Entries[i].Value)
		}
	case *TypeAttr:
		typ(a.Value)
	case *DenseArrayAttr:
		typ(a.ElementType)
	case *SparseElementsAttr:
		typ(a.typ)
		attr(a.Indices)
		attr(a.Values)
	case *DistinctAttr:
		if a.Referenced != nil {
			attr(a.Referenced)
		}
	case *RecordAttr:
		visitParams(a.params, typ, attr)
	case *TypedRecordAttr:
		visitParams(a.params, typ, attr)
	default:
		if t, ok := a.(TypedAttr); ok {
			if tt := t.Type(); tt != nil {
				typ(tt)
			}
		}
		if def := a.AttrDef(); def.Walk != nil {
			def.Walk(a, func(t Type) {
				if t != nil {
					typ(t)
				}
			}, func(b Attribute) {
				if b != nil {
					attr(b)
				}
			})
		}
	}
}

// VisitTypeParts calls typ and attr for every type and attribute that t directly
// contains.
func VisitTypeParts(t Type, typ func(Type), attr func(Attribute)) {
	optional := func(a Attribute) {
		if a != nil {
			attr(a)
		}
	}
	switch t := t.(type) {
	case *FunctionType:
		for _, i := range t.Inputs {
			typ(i)
		}
		for _, r := range t.Results {
			typ(r)
		}
	case *TupleType:
		for _, e := range t.Types {
			typ(e)
		}
	case *ComplexType:
		typ(t.Element)
	case *VectorType:
		typ(t.element)
	case *RankedTensorType:
		typ(t.element)
		optional(t.Encoding)
	case *UnrankedTensorType:
		typ(t.element)
	case *MemRefType:
		typ(t.element)
		optional(t.Layout)
		optional(t.MemorySpace)
	case *UnrankedMemRefType:
		typ(t.element)
		optional(t.MemorySpace)
	case *RecordType:
		visitParams(t.params, typ, attr)
	default:
		if def := t.TypeDef(); def.Walk != nil {
			def.Walk(t, func(p Type) {
				if p != nil {
					typ(p)
				}
			}, optional)
		}
	}
}

// attrWalker visits every type and attribute once, no matter how often it occurs.
type attrWalker struct {
	seen map[any]struct{}
	typ  func(Type) bool
	attr func(Attribute) bool
	stop bool
}

// WalkAttr visits a and every type and attribute in it, outermost first and each once.
// It skips a nil visitor. If a visitor returns false, the walk ends and WalkAttr
// returns false.
func WalkAttr(a Attribute, visitType func(Type) bool, visitAttr func(Attribute) bool) bool {
	w := attrWalker{seen: map[any]struct{}{}, typ: visitType, attr: visitAttr}
	w.walkAttr(a)
	return !w.stop
}

// WalkType is WalkAttr for a type.
func WalkType(t Type, visitType func(Type) bool, visitAttr func(Attribute) bool) bool {
	w := attrWalker{seen: map[any]struct{}{}, typ: visitType, attr: visitAttr}
	w.walkType(t)
	return !w.stop
}

func (w *attrWalker) first(x any) bool {
	if _, ok := w.seen[x]; ok || w.stop {
		return false
	}
	w.seen[x] = struct{}{}
	return true
}

func (w *attrWalker) walkAttr(a Attribute) {
	if !w.first(a) {
		return
	}
	if w.attr != nil && !w.attr(a) {
		w.stop = true
		return
	}
	VisitParts(a, w.walkType, w.walkAttr)
}

func (w *attrWalker) walkType(t Type) {
	if !w.first(t) {
		return
	}
	if w.typ != nil && !w.typ(t) {
		w.stop = true
		return
	}
	VisitTypeParts(t, w.walkType, w.walkAttr)
}

// AttrTypeReplacer rewrites types and attributes by rules, wherever they occur in other
// types and attributes. It caches results: a rule sees each type and attribute once.
type AttrTypeReplacer struct {
	typeRules []func(Type) (Type, ReplaceResult)
	attrRules []func(Attribute) (Attribute, ReplaceResult)
	types     map[Type]Type
	attrs     map[Attribute]Attribute
}

// ReplaceResult says what a rule of an AttrTypeReplacer did with its argument.
type ReplaceResult uint8

// ReplaceNone leaves the argument to other rules. ReplaceParts takes the rule's result
// and rewrites its parts. ReplaceDone takes the rule's result unchanged.
const (
	ReplaceNone ReplaceResult = iota
	ReplaceParts
	ReplaceDone
)

// AddTypeRule adds a rule for types. The rule that was added last is tried first.
func (r *AttrTypeReplacer) AddTypeRule(rule func(Type) (Type, ReplaceResult)) {
	r.typeRules = append(r.typeRules, rule)
	r.types, r.attrs = nil, nil
}

// AddAttrRule adds a rule for attributes. The rule that was added last is tried first.
func (r *AttrTypeReplacer) AddAttrRule(rule func(Attribute) (Attribute, ReplaceResult)) {
	r.attrRules = append(r.attrRules, rule)
	r.types, r.attrs = nil, nil
}

// Type returns the replacement of t, or nil if a part cannot be rebuilt.
func (r *AttrTypeReplacer) Type(t Type) Type {
	if n, ok := r.types[t]; ok {
		return n
	}
	n, res := t, ReplaceNone
	for i := len(r.typeRules) - 1; i >= 0 && res == ReplaceNone; i-- {
		if m, how := r.typeRules[i](t); how != ReplaceNone {
			n, res = m, how
		}
	}
	if res != ReplaceDone && n != nil {
		n = r.rebuildType(n)
	}
	if r.types == nil {
		r.types = map[Type]Type{}
	}
	r.types[t] = n
	return n
}

// Attr returns the replacement of a, or nil if a part cannot be rebuilt.
func (r *AttrTypeReplacer) Attr(a Attribute) Attribute {
	if a == nil {
		return nil
	}
	if n, ok := r.attrs[a]; ok {
		return n
	}
	n, res := a, ReplaceNone
	for i := len(r.attrRules) - 1; i >= 0 && res == ReplaceNone; i-- {
		if m, how := r.attrRules[i](a); how != ReplaceNone {
			n, res = m, how
		}
	}
	if res != ReplaceDone && n != nil {
		n = r.rebuildAttr(n)
	}
	if r.attrs == nil {
		r.attrs = map[Attribute]Attribute{}
	}
	r.attrs[a] = n
	return n
}

// list returns ts rewritten. It returns false if a type could not be rewritten.
func (r *AttrTypeReplacer) list(ts []Type) ([]Type, bool) {
	out := make([]Type, len(ts))
	for i, t := range ts {
		if out[i] = r.Type(t); out[i] == nil {
			return nil, false
		}
	}
	return out, true
}

func (r *AttrTypeReplacer) rebuildType(t Type) Type {
	c := t.Context()
	switch t := t.(type) {
	case *FunctionType:
		in, ok1 := r.list(t.Inputs)
		out, ok2 := r.list(t.Results)
		if !ok1 || !ok2 {
			return nil
		}
		return c.Function(in, out)
	case *TupleType:
		if ts, ok := r.list(t.Types); ok {
			return c.Tuple(ts)
		}
		return nil
	case *ComplexType:
		if e := r.Type(t.Element); e != nil {
			return c.Complex(e)
		}
		return nil
	case *RankedTensorType:
		if e := r.Type(t.element); e != nil {
			return c.Tensor(t.shape, e, r.Attr(t.Encoding))
		}
		return nil
	case *MemRefType:
		if e := r.Type(t.element); e != nil {
			return c.MemRef(t.shape, e, r.Attr(t.Layout), r.Attr(t.MemorySpace))
		}
		return nil
	case *UnrankedMemRefType:
		if e := r.Type(t.element); e != nil {
			return c.UnrankedMemRef(e, r.Attr(t.MemorySpace))
		}
		return nil
	case *UnrankedTensorType:
		if e := r.Type(t.element); e != nil {
			return c.UnrankedTensor(e)
		}
		return nil
	case *VectorType:
		if e := r.Type(t.element); e != nil {
			return t.WithShape(t.shape, e)
		}
		return nil
	case *RecordType:
		return r.rebuildRecordType(t)
	}
	if def := t.TypeDef(); def.Rebuild != nil {
		return def.Rebuild(t, r.Type, r.Attr)
	}
	return t
}

func (r *AttrTypeReplacer) rebuildAttr(a Attribute) Attribute {
	c := a.Context()
	switch a := a.(type) {
	case *ArrayAttr:
		elems := make([]Attribute, len(a.Elements))
		for i, e := range a.Elements {
			if elems[i] = r.Attr(e); elems[i] == nil {
				return nil
			}
		}
		return c.Array(elems)
	case *DictionaryAttr:
		entries := append([]NamedAttribute(nil), a.Entries...)
		for i := range entries {
			if entries[i].Value = r.Attr(entries[i].Value); entries[i].Value == nil {
				return nil
			}
		}
		return c.Dictionary(entries)
	case *TypeAttr:
		if t := r.Type(a.Value); t != nil {
			return c.TypeAttr(t)
		}
		return nil
	case *StringAttr:
		if t := r.Type(a.typ); t != nil {
			return c.TypedString(a.Value, t)
		}
		return nil
	case *DistinctAttr:
		if a.Referenced == nil {
			return a
		}
		switch n := r.Attr(a.Referenced); n {
		case nil:
			return nil
		case a.Referenced:
			return a
		default:
			return c.NewDistinct(n)
		}
	case *RecordAttr:
		return r.rebuildRecordAttr(a)
	case *TypedRecordAttr:
		return r.rebuildRecordAttr(&a.RecordAttr)
	}
	if def := a.AttrDef(); def.Rebuild != nil {
		return def.Rebuild(a, r.Type, r.Attr)
	}
	return a
}

// ReplaceIn rewrites the attributes of op. If types is set, it also rewrites the types
// of op's results and of its blocks' arguments. If recursive is set, it does the same
// for the operations nested in op.
func (r *AttrTypeReplacer) ReplaceIn(op *Operation, types, recursive bool) {
	for i, a := range op.props() {
		if a != nil {
			if n := r.Attr(a); n != nil {
				op.SetProp(i, n)
			}
		}
	}
	for i := range op.attrs() {
		if n := r.Attr(op.attrs()[i].Value); n != nil {
			op.attrs()[i].Value = n
		}
	}
	if types {
		for i, results := 0, op.results(); i < len(results); i++ {
			if t := r.Type(results[i].typ); t != nil {
				results[i].typ = t
			}
		}
	}
	for i := range op.regions() {
		for b := op.regions()[i].first; b != nil; b = b.next {
			if types {
				for _, a := range b.args {
					if t := r.Type(a.typ); t != nil {
						a.typ = t
					}
				}
			}
			if recursive {
				for o := b.first; o != nil; o = o.next {
					o.PrefetchNext()
					r.ReplaceIn(o, types, true)
				}
			}
		}
	}
}
