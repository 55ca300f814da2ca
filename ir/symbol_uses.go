package ir

// SymbolUse is a reference to a symbol in an attribute of an operation.
type SymbolUse struct {
	User *Operation
	Ref  *SymbolRefAttr
}

// eachSymbolRef visits the symbol references in the attributes of op.
func eachSymbolRef(op *Operation, visit func(*SymbolRefAttr)) {
	for _, a := range op.props() {
		if a != nil && a.attrBase().symref {
			symbolRefsIn(a, visit)
		}
	}
	for i := range op.attrs() {
		if a := op.attrs()[i].Value; a.attrBase().symref {
			symbolRefsIn(a, visit)
		}
	}
}

func symbolRefsIn(a Attribute, visit func(*SymbolRefAttr)) {
	if s, ok := a.(*SymbolRefAttr); ok {
		visit(s)
		return
	}
	WalkAttr(a, func(t Type) bool { return true }, func(b Attribute) bool {
		if s, ok := b.(*SymbolRefAttr); ok {
			visit(s)
		}
		return true
	})
}

// SymbolUses visits the symbol references of the operations in the regions of
// root that resolve in root's scope. It leaves out the bodies of nested symbol tables.
// It returns false if an unregistered operation may hide references.
func SymbolUses(root *Operation, visit func(SymbolUse)) bool {
	ok := true
	for i := range root.regions() {
		root.regions()[i].WalkPre(func(op *Operation) WalkResult {
			if maybeSymbolTable(op) {
				ok = false
				return WalkInterrupt
			}
			eachSymbolRef(op, func(ref *SymbolRefAttr) { visit(SymbolUse{op, ref}) })
			if op.info.traits&(1<<SymbolTable) != 0 {
				return WalkSkip
			}
			return WalkAdvance
		})
		if !ok {
			return false
		}
	}
	return true
}

// SymbolUsesOf visits the symbol references of op itself and, unless op is a symbol
// table, those of the operations nested in it, as [SymbolUses] does. It returns false
// if references may be hidden.
func SymbolUsesOf(op *Operation, visit func(SymbolUse)) bool {
	if maybeSymbolTable(op) {
		return false
	}
	eachSymbolRef(op, func(ref *SymbolRefAttr) { visit(SymbolUse{op, ref}) })
	return op.info.traits&(1<<SymbolTable) != 0 || SymbolUses(op, visit)
}

// symbolScope is a symbol table from which a symbol can be referenced, and the
// path of the reference there.
type symbolScope struct {
	table *Operation
	path  []string
}

// scopesOf returns the tables from which symbol can be referenced, innermost
// first, up to limit.
func scopesOf(symbol, limit *Operation) []symbolScope {
	var scopes []symbolScope
	path := []string{SymbolName(symbol)}
	for op := symbol; op != limit; {
		table := op.Parent()
		if table == nil || table.info.traits&(1<<SymbolTable) == 0 {
			break
		}
		scopes = append(scopes, symbolScope{table, path})
		name := SymbolName(table)
		if name == "" {
			break
		}
		path = append([]string{name}, path...)
		op = table
	}
	return scopes
}

func (s *symbolScope) refers(ref *SymbolRefAttr) bool {
	if ref.Root != s.path[0] || len(ref.Nested) < len(s.path)-1 {
		return false
	}
	for i, n := range s.path[1:] {
		if ref.Nested[i] != n {
			return false
		}
	}
	return true
}

// walkUsesOf visits every operation in root that refers to symbol, with the scope in
// which the references resolve. visit returns false to stop. walkUsesOf returns false
// if an unregistered operation may hide references.
func walkUsesOf(root, symbol *Operation, visit func(op *Operation, scope *symbolScope) bool) bool {
	scopes := scopesOf(symbol, nil)
	scopeOf := func(table *Operation) *symbolScope {
		for i := range scopes {
			if scopes[i].table == table {
				return &scopes[i]
			}
		}
		return nil
	}
	known, stop := true, false
	var inside func(op *Operation, scope *symbolScope)
	inside = func(op *Operation, scope *symbolScope) {
		for i := range op.regions() {
			op.regions()[i].WalkPre(func(o *Operation) WalkResult {
				switch {
				case stop || !known:
					return WalkInterrupt
				case maybeSymbolTable(o):
					known = false
					return WalkInterrupt
				}
				if scope != nil && hasSymbolRef(o) && !visit(o, scope) {
					stop = true
					return WalkInterrupt
				}
				if o.info.traits&(1<<SymbolTable) != 0 {
					// References inside of o resolve in o. Only a table around the
					// symbol matters.
					if s := scopeOf(o); s != nil {
						inside(o, s)
					}
					return WalkSkip
				}
				return WalkAdvance
			})
		}
	}
	if table := NearestSymbolTable(root); table != nil {
		inside(root, scopeOf(table))
	} else {
		inside(root, nil)
	}
	return known
}

func hasSymbolRef(op *Operation) bool {
	for _, a := range op.props() {
		if a != nil && a.attrBase().symref {
			return true
		}
	}
	for i := range op.attrs() {
		if op.attrs()[i].Value.attrBase().symref {
			return true
		}
	}
	return false
}

// UsesOfSymbol returns the references to symbol, and to symbols nested in it,
// in the regions of root. known is false if there may be others. It walks all of root:
// use SymbolUsers for more than one symbol.
func UsesOfSymbol(root, symbol *Operation) (uses []SymbolUse, known bool) {
	known = walkUsesOf(root, symbol, func(op *Operation, s *symbolScope) bool {
		eachSymbolRef(op, func(ref *SymbolRefAttr) {
			if s.refers(ref) {
				uses = append(uses, SymbolUse{op, ref})
			}
		})
		return true
	})
	return uses, known
}

// SymbolKnownUnused reports whether it is certain that nothing in the regions of root
// references symbol.
func SymbolKnownUnused(root, symbol *Operation) bool {
	used := false
	known := walkUsesOf(root, symbol, func(op *Operation, s *symbolScope) bool {
		eachSymbolRef(op, func(ref *SymbolRefAttr) { used = used || s.refers(ref) })
		return !used
	})
	return known && !used
}

// ReplaceAllSymbolUses changes the references to symbol in the regions of root to the
// new name. It does not rename the symbol itself. It returns false and changes nothing
// if an unregistered operation may hide references.
func ReplaceAllSymbolUses(root, symbol *Operation, name string) bool {
	type hit struct {
		op    *Operation
		scope *symbolScope
	}
	var hits []hit
	if !walkUsesOf(root, symbol, func(op *Operation, s *symbolScope) bool {
		hits = append(hits, hit{op, s})
		return true
	}) {
		return false
	}
	replacers := map[*symbolScope]*AttrTypeReplacer{}
	for _, h := range hits {
		r := replacers[h.scope]
		if r == nil {
			r = renamer(h.scope, name)
			replacers[h.scope] = r
		}
		h.op.replaceSymbolRefs(r)
	}
	return true
}

// RenameSymbolRefs changes references in the regions of table, a symbol table: a
// reference to a symbol of its body that is a key of names gets the mapped name. It
// does not rename the symbols. It returns false and changes nothing if an unregistered
// operation may hide references.
func RenameSymbolRefs(table *Operation, names map[string]string) bool {
	var users []*Operation
	if !SymbolUses(table, func(u SymbolUse) {
		if _, ok := names[u.Ref.Root]; ok && (len(users) == 0 || users[len(users)-1] != u.User) {
			users = append(users, u.User)
		}
	}) {
		return false
	}
	r := &AttrTypeReplacer{}
	r.AddAttrRule(func(a Attribute) (Attribute, ReplaceResult) {
		ref, ok := a.(*SymbolRefAttr)
		if !ok {
			return nil, ReplaceNone
		}
		if name, ok := names[ref.Root]; ok {
			return a.Context().SymbolRef(name, ref.Nested...), ReplaceDone
		}
		return a, ReplaceDone
	})
	for _, op := range users {
		op.replaceSymbolRefs(r)
	}
	return true
}

// replaceSymbolRefs rewrites the attributes of op that refer to symbols.
func (op *Operation) replaceSymbolRefs(r *AttrTypeReplacer) {
	for i, a := range op.props() {
		if a != nil && a.attrBase().symref {
			op.SetProp(i, r.Attr(a))
		}
	}
	for i := range op.attrs() {
		if a := op.attrs()[i].Value; a.attrBase().symref {
			op.attrs()[i].Value = r.Attr(a)
		}
	}
}

func renamer(s *symbolScope, name string) *AttrTypeReplacer {
	r := &AttrTypeReplacer{}
	r.AddAttrRule(func(a Attribute) (Attribute, ReplaceResult) {
		ref, ok := a.(*SymbolRefAttr)
		if !ok || !s.refers(ref) {
			return nil, ReplaceNone
		}
		if len(s.path) == 1 {
			return a.Context().SymbolRef(name, ref.Nested...), ReplaceDone
		}
		nested := append([]string(nil), ref.Nested...)
		nested[len(s.path)-2] = name
		return a.Context().SymbolRef(ref.Root, nested...), ReplaceDone
	})
	return r
}

// SymbolUsers maps each symbol to the operations that reference it, for all
// symbols in one walk.
type SymbolUsers struct {
	users map[*Operation][]*Operation
}

// NewSymbolUsers collects the users of all symbols from the operations nested in
// root. Every symbol on the path of a reference counts as referenced.
func NewSymbolUsers(root *Operation, tables *SymbolTables) *SymbolUsers {
	u := &SymbolUsers{users: map[*Operation][]*Operation{}}
	var inside func(op, table *Operation)
	inside = func(op, table *Operation) {
		for i := range op.regions() {
			op.regions()[i].WalkPre(func(o *Operation) WalkResult {
				if table != nil {
					eachSymbolRef(o, func(ref *SymbolRefAttr) { u.add(o, table, ref, tables) })
				}
				if o.info.traits&(1<<SymbolTable) != 0 {
					inside(o, o)
					return WalkSkip
				}
				return WalkAdvance
			})
		}
	}
	inside(root, NearestSymbolTable(root))
	return u
}

func (u *SymbolUsers) add(user, table *Operation, ref *SymbolRefAttr, tables *SymbolTables) {
	s := tables.Lookup(table, ref.Root)
	for i := 0; s != nil; i++ {
		if have := u.users[s]; len(have) == 0 || have[len(have)-1] != user {
			u.users[s] = append(have, user)
		}
		if i == len(ref.Nested) || s.info.traits&(1<<SymbolTable) == 0 {
			return
		}
		s = tables.Lookup(s, ref.Nested[i])
	}
}

// Of returns the operations that reference symbol, in the order of the walk.
func (u *SymbolUsers) Of(symbol *Operation) []*Operation { return u.users[symbol] }
