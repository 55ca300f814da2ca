package dlti

import "github.com/spvc/spvc/ir"

// Dialect returns the dlti dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:         dialectName,
		ParseAttr:    parseAttr,
		VerifyOpAttr: verifyOpAttr,
		Interfaces:   []any{ownEntries{}},
	}
}

// ScopeMarker is implemented by models of ops whose data layout specification
// holds for everything in them, as gpu.module's. builtin.module is one too.
type ScopeMarker interface{ IsLayoutScope() }

// Scope is the model for such ops.
type Scope struct{}

// IsLayoutScope marks the op.
func (Scope) IsLayoutScope() {}

// EntryVerifier is a dialect interface for dialects that give meaning to
// entries with identifiers under their prefix.
type EntryVerifier interface {
	// VerifyLayoutEntry reports an entry that is wrong.
	VerifyLayoutEntry(e *Entry, loc ir.Location) bool
}

// TypeVerifier is implemented by types of dialects that entries can be about, or
// by models of their classes.
type TypeVerifier interface {
	// VerifyLayoutEntries checks the entries for types of one class, in the order
	// given.
	VerifyLayoutEntries(entries []*Entry, loc ir.Location) bool
}

func verifyOpAttr(op *ir.Operation, attr ir.NamedAttribute) bool {
	switch attr.Name {
	case LayoutSpecName:
		spec, ok := attr.Value.(*LayoutSpec)
		if !ok {
			return op.EmitError("'" + LayoutSpecName + "' is expected to be a #dlti.dl_spec attribute")
		}
		if !isScope(op) {
			return true
		}
		return verifySpec(spec, op.Loc()) && verifyCombines(op, spec)
	case SystemSpecName:
		if _, ok := attr.Value.(*SystemSpec); !ok {
			return op.EmitError("'" + SystemSpecName + "' is expected to be a #dlti.target_system_spec attribute")
		}
		return true
	}
	return op.EmitError("attribute '" + attr.Name + "' not supported by dialect")
}

func isScope(op *ir.Operation) bool {
	_, ok := ir.OpInterface[ScopeMarker](op.Info())
	return ok || op.Is(ir.Module)
}

// ownEntries verifies the entries under the dialect's own prefix.
type ownEntries struct{}

// VerifyLayoutEntry knows the identifiers of the dialect.
func (ownEntries) VerifyLayoutEntry(e *Entry, loc ir.Location) bool {
	switch e.Key {
	case EndiannessKey:
		if s, ok := e.Value.(*ir.StringAttr); !ok || s.Value != "big" && s.Value != "little" {
			return e.Context().EmitError(loc, "'"+EndiannessKey+"' data layout entry is expected to be either 'big' or 'little'")
		}
		return true
	case AllocaMemorySpaceKey, ProgramMemorySpaceKey, GlobalMemorySpaceKey, StackAlignmentKey:
		return true
	}
	return e.Context().EmitError(loc, "unknown data layout entry name: "+e.Key)
}

// verifySpec checks what the entries say about types, then about identifiers.
func verifySpec(s *LayoutSpec, loc ir.Location) bool {
	var classes []*ir.TypeDef
	byClass := map[*ir.TypeDef][]*Entry{}
	for _, e := range s.Entries {
		if e.Type == nil {
			continue
		}
		def := e.Type.TypeDef()
		if byClass[def] == nil {
			classes = append(classes, def)
		}
		byClass[def] = append(byClass[def], e)
	}
	for _, def := range classes {
		if !verifyTypeEntries(byClass[def], loc) {
			return false
		}
	}
	for _, e := range s.Entries {
		if e.Type == nil && !verifyKeyEntry(e, loc) {
			return false
		}
	}
	return true
}

// verifyTypeEntries checks the entries for types of one class.
func verifyTypeEntries(entries []*Entry, loc ir.Location) bool {
	c, t := entries[0].Context(), entries[0].Type
	switch t.(type) {
	case *ir.IndexType:
		if _, ok := entries[0].Value.(*ir.IntegerAttr); !ok {
			return c.EmitError(loc, "expected integer attribute in the data layout entry for '"+ir.TypeString(t)+"'")
		}
		return true
	case *ir.IntegerType, *ir.FloatType:
		for _, e := range entries {
			if !verifyAlignment(e, loc) {
				return false
			}
		}
		return true
	}
	if t.TypeDef().Dialect == "builtin" {
		return c.EmitError(loc, "unexpected data layout for a built-in type")
	}
	v, ok := ir.TypeInterface[TypeVerifier](t)
	if !ok {
		return c.EmitError(loc, "data layout specified for a type that does not support it")
	}
	return v.VerifyLayoutEntries(entries, loc)
}

// verifyAlignment checks the ABI and preferred alignment, in bits, of an integer
// or float type.
func verifyAlignment(e *Entry, loc ir.Location) bool {
	c := e.Context()
	d, ok := e.Value.(*ir.DenseElementsAttr)
	if !ok || d.ShapedType().ElementType() != ir.Type(c.I64()) {
		return c.EmitError(loc, "expected a dense i64 elements attribute in the data layout entry "+ir.AttrString(e))
	}
	n := d.NumElements()
	if n < 1 || n > 2 {
		return c.EmitError(loc, "expected 1 or 2 elements in the data layout entry "+ir.AttrString(e))
	}
	abi, _ := d.Element(0).(*ir.IntegerAttr).Int64()
	preferred, _ := d.Element(n - 1).(*ir.IntegerAttr).Int64()
	if uint64(preferred) < uint64(abi) {
		return c.EmitError(loc, "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry "+ir.AttrString(e))
	}
	return true
}

// verifyKeyEntry asks the dialect that the identifier belongs to, if it is
// registered.
func verifyKeyEntry(e *Entry, loc ir.Location) bool {
	d := prefixDialect(e)
	if d == nil {
		return true
	}
	v, ok := ir.DialectInterface[EntryVerifier](d)
	if !ok {
		return e.Context().EmitError(loc, "the '"+d.Name+"' dialect does not support identifier data layout entries")
	}
	return v.VerifyLayoutEntry(e, loc)
}

func prefixDialect(e *Entry) *ir.DialectInfo {
	for i := 0; i < len(e.Key); i++ {
		if e.Key[i] == '.' {
			return e.Context().Dialect(e.Key[:i])
		}
	}
	return nil
}

// verifyCombines checks that spec does not contradict those of enclosing scopes:
// an identifier has one value. Types may be laid out anew.
func verifyCombines(op *ir.Operation, spec *LayoutSpec) bool {
	ok := true
	var notes []ir.Diagnostic
	for p := op.Parent(); p != nil; p = p.Parent() {
		if !isScope(p) {
			continue
		}
		outer, has := p.Attr(LayoutSpecName).(*LayoutSpec)
		if !has {
			continue
		}
		notes = append(notes, ir.Note(p.Loc(), "enclosing op with data layout"))
		ok = ok && agree(outer, spec)
	}
	return ok || op.EmitError("data layout does not combine with layouts of enclosing ops", notes...)
}

func agree(a, b *LayoutSpec) bool {
	values := make(map[string]ir.Attribute, len(a.Entries))
	for _, e := range a.Entries {
		if e.Type == nil {
			values[e.Key] = e.Value
		}
	}
	for _, e := range b.Entries {
		if v := values[e.Key]; e.Type == nil && v != nil && v != e.Value {
			return false
		}
	}
	return true
}
