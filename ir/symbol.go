package ir

import (
	"strconv"
	"sync"
)

// The names of the attributes that make an operation a symbol.
const (
	SymbolNameAttr       = "sym_name"
	SymbolVisibilityAttr = "sym_visibility"
)

// Visibility says from where a symbol may be referenced.
type Visibility uint8

// Public symbols are visible everywhere and private symbols in their symbol table.
// Nested symbols are visible in the enclosing tables as far as these are visible.
const (
	Public Visibility = iota
	Private
	Nested
)

// symbolNameAttr returns the name attribute of op, or nil if op is not a symbol.
func symbolNameAttr(op *Operation) *StringAttr {
	slot := -1
	if op.info.shape != nil {
		slot = op.info.shape.check.symName
	}
	s, _ := symbolAttr(op, slot, SymbolNameAttr).(*StringAttr)
	return s
}

// SymbolName returns the name that op has as a symbol, or "" if it has none.
func SymbolName(op *Operation) string {
	if s := symbolNameAttr(op); s != nil {
		return s.Value
	}
	return ""
}

// SetSymbolName renames op. It does not change references to op.
func SetSymbolName(op *Operation, name string) {
	op.SetAttr(SymbolNameAttr, op.Context().String(name))
}

// SymbolVisibility returns the visibility of the symbol op.
func SymbolVisibility(op *Operation) Visibility {
	slot := -1
	if op.info.shape != nil {
		slot = op.info.shape.check.symVisibility
	}
	if s, ok := symbolAttr(op, slot, SymbolVisibilityAttr).(*StringAttr); ok {
		switch s.Value {
		case "private":
			return Private
		case "nested":
			return Nested
		}
	}
	return Public
}

// SetSymbolVisibility sets the visibility of the symbol op.
func SetSymbolVisibility(op *Operation, v Visibility) {
	switch v {
	case Private:
		op.SetAttr(SymbolVisibilityAttr, op.Context().String("private"))
	case Nested:
		op.SetAttr(SymbolVisibilityAttr, op.Context().String("nested"))
	default:
		op.SetAttr(SymbolVisibilityAttr, nil)
	}
}

// maybeSymbolTable reports whether op is an operation of an unknown dialect that might be a
// symbol table. As in MLIR, the number of blocks does not matter.
func maybeSymbolTable(op *Operation) bool {
	return op.info.Dialect == nil && len(op.regions()) == 1
}

// NearestSymbolTable returns the closest symbol table that is op or encloses op. It
// returns nil if there is none, or if an unregistered operation in between may be one.
func NearestSymbolTable(op *Operation) *Operation {
	for ; op != nil; op = op.Parent() {
		if op.info.traits&(1<<SymbolTable) != 0 {
			return op
		}
		if maybeSymbolTable(op) {
			return nil
		}
	}
	return nil
}

// LookupSymbol returns the symbol called name in the body of table, or nil. It
// scans the body: use a SymbolTables or SymbolTable for more than one lookup.
func LookupSymbol(table *Operation, name string) *Operation {
	if len(table.regions()) == 0 || table.regions()[0].first == nil {
		return nil
	}
	for o := table.regions()[0].first.first; o != nil; o = o.next {
		if s := symbolNameAttr(o); s != nil && s.Value == name {
			return o
		}
	}
	return nil
}

// LookupNearestSymbol resolves ref from the symbol table nearest to from. It returns
// nil if the symbol does not exist. It scans the tables on the way.
func LookupNearestSymbol(from *Operation, ref *SymbolRefAttr) *Operation {
	if t := NearestSymbolTable(from); t != nil {
		return resolve(t, ref, LookupSymbol)
	}
	return nil
}

// LookupSymbolIn resolves ref in table; it scans the tables on the way.
func LookupSymbolIn(table *Operation, ref *SymbolRefAttr) *Operation {
	return resolve(table, ref, LookupSymbol)
}

func resolve(table *Operation, ref *SymbolRefAttr, lookup func(*Operation, string) *Operation) *Operation {
	op := lookup(table, ref.Root)
	for _, n := range ref.Nested {
		if op == nil || op.info.traits&(1<<SymbolTable) == 0 {
			return nil
		}
		op = lookup(op, n)
	}
	return op
}

// SymbolTables caches the lookup tables of symbol tables that do not change
// while the cache is in use. It belongs to one goroutine.
type SymbolTables struct {
	tables map[*Operation]map[string]*Operation
	store  *symbolStore // shared with the caches of other goroutines, or nil
	// last is the symbol table of the last query. Its symbols are cached with it.
	last    *Operation
	symbols map[string]*Operation
}

// symbolStore holds the lookup tables that several caches share.
type symbolStore struct {
	mu     sync.Mutex
	tables map[*Operation]map[string]*Operation
}

func (s *symbolStore) of(table *Operation) map[string]*Operation {
	s.mu.Lock()
	defer s.mu.Unlock()
	m, ok := s.tables[table]
	if !ok {
		m = symbolsOf(table)
		if s.tables == nil {
			s.tables = map[*Operation]map[string]*Operation{}
		}
		s.tables[table] = m
	}
	return m
}

// NewSymbolTables returns an empty cache.
func NewSymbolTables() *SymbolTables { return &SymbolTables{} }

// Lookup returns the symbol called name in the body of table, or nil.
func (t *SymbolTables) Lookup(table *Operation, name string) *Operation {
	if t.last == table {
		return t.symbols[name]
	}
	if t.tables == nil {
		t.tables = map[*Operation]map[string]*Operation{}
		if t.last != nil {
			t.tables[t.last] = t.symbols
		}
	}
	m, ok := t.tables[table]
	if !ok {
		if t.store != nil {
			m = t.store.of(table)
		} else {
			m = symbolsOf(table)
		}
		t.tables[table] = m
	}
	t.last, t.symbols = table, m
	return m[name]
}

func symbolsOf(table *Operation) map[string]*Operation {
	m := map[string]*Operation{}
	if len(table.regions()) == 0 || table.regions()[0].first == nil {
		return m
	}
	for o := table.regions()[0].first.first; o != nil; o = o.next {
		if s := symbolNameAttr(o); s != nil {
			if _, ok := m[s.Value]; !ok {
				m[s.Value] = o
			}
		}
	}
	return m
}

// LookupIn resolves ref in table.
func (t *SymbolTables) LookupIn(table *Operation, ref *SymbolRefAttr) *Operation {
	return resolve(table, ref, t.Lookup)
}

// LookupRef resolves ref from the symbol table nearest to from. It returns nil if the
// symbol does not exist.
func (t *SymbolTables) LookupRef(from *Operation, ref *SymbolRefAttr) *Operation {
	if table := NearestSymbolTable(from); table != nil {
		return t.LookupIn(table, ref)
	}
	return nil
}

// invalidate drops the cached symbols of table, whose body changed.
func (t *SymbolTables) invalidate(table *Operation) {
	delete(t.tables, table)
	t.last, t.symbols = nil, nil
}

// SymbolNames is the set of symbols of a table that changes. Lookups, insertions and
// removals take constant time.
type SymbolNames struct {
	table   *Operation
	symbols map[string]*Operation
	counter int
}

// NewSymbolNames reads the symbols in the body of table, an operation with the
// trait SymbolTable.
func NewSymbolNames(table *Operation) *SymbolNames {
	return &SymbolNames{table: table, symbols: symbolsOf(table)}
}

// Table returns the operation whose symbols these are.
func (t *SymbolNames) Table() *Operation { return t.table }

// Lookup returns the symbol called name, or nil.
func (t *SymbolNames) Lookup(name string) *Operation { return t.symbols[name] }

// Insert adds op and returns its name. If the name is taken, Insert appends a suffix
// `_0`, `_1`, …. An op that is in no block is placed before pos or, if pos is nil, at
// the end of the body, before its terminator.
func (t *SymbolNames) Insert(op, pos *Operation) string {
	if op.block == nil {
		body := t.table.regions()[0].first
		if pos == nil {
			if last := body.last; last != nil && last.info.traits&(1<<Terminator) != 0 {
				pos = last
			}
		}
		body.insertBefore(op, pos)
	}
	name := SymbolName(op)
	if have := t.symbols[name]; have == op {
		return name
	} else if have != nil {
		name = t.unique(name)
		SetSymbolName(op, name)
	}
	t.symbols[name] = op
	return name
}

// unique returns name with the first suffix that makes it an unused name.
func (t *SymbolNames) unique(name string) string {
	for {
		n := name + "_" + strconv.Itoa(t.counter)
		t.counter++
		if t.symbols[n] == nil {
			return n
		}
	}
}

// Remove removes op from the set. op stays in its block.
func (t *SymbolNames) Remove(op *Operation) {
	if name := SymbolName(op); t.symbols[name] == op {
		delete(t.symbols, name)
	}
}

// erase removes op from the table and the IR.
func (t *SymbolNames) erase(op *Operation) {
	t.Remove(op)
	op.Erase()
}

// rename gives op an unused name and changes all references to it in the table's
// operation. It returns false if an unregistered operation may hide references.
func (t *SymbolNames) rename(op *Operation, name string) bool {
	if !ReplaceAllSymbolUses(t.table, op, name) {
		return false
	}
	t.Remove(op)
	SetSymbolName(op, name)
	t.symbols[name] = op
	return true
}
