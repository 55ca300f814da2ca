package ir

import "slices"

// UnknownName is the Detail of an error about a name that means nothing where it stands. Reporters set it, so
// that a tool can suggest another name.
type UnknownName struct {
	Name string
	// Candidates returns the names that have a meaning there. A handler may call it until it returns.
	Candidates func() []string
	// Table is the symbol table that lacks the symbol Name. It is nil for a name that is no symbol.
	Table *Operation
}

// MissingAttr is the Detail of an error about an operation that needs one of some attributes and has none.
type MissingAttr struct {
	Op    *Operation
	Names []string
}

// Unknown returns the fact that ref, in from, does not refer to a symbol of one of the definitions, or, without
// definitions, to any symbol.
func (t *SymbolTables) Unknown(from *Operation, ref *SymbolRefAttr, defs ...*OpDef) *UnknownName {
	u := &UnknownName{Name: ref.Root, Table: NearestSymbolTable(from)}
	for _, nested := range ref.Nested {
		if u.Table == nil {
			break
		}
		inner := t.Lookup(u.Table, u.Name)
		if inner == nil || inner.info.traits&(1<<SymbolTable) == 0 {
			break
		}
		u.Table, u.Name = inner, nested
	}
	u.Candidates = func() []string { return symbolNames(u.Table, defs) }
	return u
}

// symbolNames returns the names of the symbols of table with one of the definitions, or of all if there are no definitions.
func symbolNames(table *Operation, defs []*OpDef) []string {
	var names []string
	if table == nil || len(table.regions()) == 0 || table.regions()[0].first == nil {
		return nil
	}
	for op := table.regions()[0].first.first; op != nil; op = op.next {
		if name := SymbolName(op); name != "" && (len(defs) == 0 || slices.Contains(defs, op.info.Def)) {
			names = append(names, name)
		}
	}
	return names
}

// candidates returns a function that returns the names.
func candidates(names ...string) func() []string { return func() []string { return names } }

// opNames returns the names of the operations of d.
func (d *DialectInfo) opNames() []string {
	names := make([]string, len(d.Ops))
	for i := range d.Ops {
		names[i] = d.Ops[i].Def.Name
	}
	return names
}
