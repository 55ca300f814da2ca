package ir

import (
	"strings"
	"testing"
)

// nestedSymbols returns a module @n with a private function in f's module.
func nestedSymbols(f *fixture) (inner, fn *Operation) {
	inner = f.op(Module, nil, nil, Named("sym_name", f.String("n")))
	f.in(inner)
	fn = f.function("g")
	f.in(fn)
	f.op(tCall, nil, nil, Named("callee", f.SymbolRef("g")))
	f.end()
	f.b.SetEnd(f.mod.Region(0).First())
	return inner, fn
}

func TestSymbolLookup(t *testing.T) {
	f := newFixture()
	inner, fn := nestedSymbols(f)
	tables := NewSymbolTables()
	for _, look := range []func(*Operation, *SymbolRefAttr) *Operation{tables.LookupRef, LookupNearestSymbol} {
		if look(f.mod, f.SymbolRef("n", "g")) != fn || look(fn.Region(0).First().First(), f.SymbolRef("g")) != fn {
			t.Error("a nested reference and one from inside must find the function")
		}
		if look(f.mod, f.SymbolRef("g")) != nil || look(fn, f.SymbolRef("n")) != nil || look(f.mod, f.SymbolRef("n", "g", "h")) != nil {
			t.Error("nested tables hide outer symbols and outer ones do not see inside")
		}
	}
	if NearestSymbolTable(fn) != inner || NearestSymbolTable(inner) != inner {
		t.Error("an operation that is a symbol table is its own nearest")
	}
}

func TestSymbolUsesAndRename(t *testing.T) {
	f := newFixture()
	_, fn := nestedSymbols(f)
	outer := f.op(tCall, nil, nil, Named("callee", f.SymbolRef("n", "g")),
		Named("t.refs", f.Array([]Attribute{f.SymbolRef("g"), f.Dictionary([]NamedAttribute{{"k", f.SymbolRef("n", "g")}})})))
	other := f.function("g")
	f.in(other)
	f.end()
	if uses, known := UsesOfSymbol(f.mod, fn); !known || len(uses) != 3 {
		t.Errorf("got %d uses, want 3", len(uses))
	}
	if SymbolKnownUnused(f.mod, fn) || SymbolKnownUnused(f.mod, other) {
		t.Error("both functions are used")
	}
	users := NewSymbolUsers(f.mod, NewSymbolTables())
	if n := len(users.Of(fn)); n != 2 {
		t.Errorf("got %d users, want 2", n)
	}
	if !ReplaceAllSymbolUses(f.mod, fn, "h") {
		t.Fatal("not replaced")
	}
	SetSymbolName(fn, "h")
	if got := AttrString(outer.Prop(0)) + " " + AttrString(outer.Attr("t.refs")); got != "@n::@h [@g, {k = @n::@h}]" {
		t.Errorf("got %s", got)
	}
	if got := fn.Region(0).First().First().Prop(0); got != Attribute(f.SymbolRef("h")) {
		t.Errorf("the call inside references %s", AttrString(got))
	}
	if !SymbolKnownUnused(fn, other) {
		t.Error("nothing in @n::@h references the other function")
	}
}

func TestSymbolNames(t *testing.T) {
	f := newFixture()
	names := NewSymbolNames(f.mod)
	var got []string
	for range 3 {
		f.b.SetInsertionPoint(InsertionPoint{})
		got = append(got, names.Insert(f.function("f"), nil))
	}
	if s := strings.Join(got, " "); s != "f f_0 f_1" {
		t.Errorf("got %s", s)
	}
	f1 := names.Lookup("f_1")
	if f1 == nil || f.mod.Region(0).First().Last() != f1 {
		t.Error("the last one must be at the end of the body")
	}
	names.erase(f1)
	if names.Lookup("f_1") != nil || LookupSymbol(f.mod, "f_1") != nil {
		t.Error("erased symbols must not be found")
	}
}

// TestSymbolNamesRename changes a name, in the table and in what refers to it.
func TestSymbolNamesRename(t *testing.T) {
	f := newFixture()
	fn := f.function("old")
	f.b.SetEnd(f.mod.Region(0).First())
	call := f.op(tCall, nil, nil, Named("callee", f.SymbolRef("old")))
	names := NewSymbolNames(f.mod)
	if !names.rename(fn, "new") {
		t.Fatal("the function cannot be renamed")
	}
	if names.Lookup("old") != nil || names.Lookup("new") != fn || SymbolName(fn) != "new" {
		t.Error("the table has the old name")
	}
	if call.Prop(0) != Attribute(f.SymbolRef("new")) {
		t.Errorf("the call refers to %s", AttrString(call.Prop(0)))
	}
	// What regions of unregistered operations refer to cannot be seen.
	f.AllowUnregistered = true
	f.b.CreateWithRegions(UnknownLoc, &OpDef{Name: "unknown.op"}, nil, nil, 1).Region(0).AddBlock()
	if names.rename(fn, "newer") || SymbolName(fn) != "new" {
		t.Error("the function is renamed, though references may be out of sight")
	}
}

func TestVisibility(t *testing.T) {
	f := newFixture()
	fn := f.function("f")
	for _, v := range []Visibility{Private, Nested, Public} {
		if SetSymbolVisibility(fn, v); SymbolVisibility(fn) != v {
			t.Errorf("visibility %d was not kept", v)
		}
	}
	if fn.Attr("sym_visibility") != nil {
		t.Error("public visibility has no attribute")
	}
}

func TestAttrTypeReplacer(t *testing.T) {
	f := newFixture()
	var r AttrTypeReplacer
	r.AddTypeRule(func(t Type) (Type, ReplaceResult) {
		if t == Type(f.I32()) {
			return f.I64(), ReplaceDone
		}
		return nil, ReplaceNone
	})
	fnType := f.Function([]Type{f.I32(), f.Tuple([]Type{f.Vector([]int64{2}, f.I32())})}, []Type{f.MemRef([]int64{3}, f.I32(), nil, nil)})
	if got := TypeString(r.Type(fnType)); got != "(i64, tuple<vector<2xi64>>) -> memref<3xi64>" {
		t.Errorf("got %s", got)
	}
	seen := 0
	WalkAttr(f.Array([]Attribute{f.TypeAttr(fnType), f.TypeAttr(f.I32())}), func(t Type) bool {
		if t == Type(f.I32()) {
			seen++
		}
		return true
	}, nil)
	if seen != 1 {
		t.Errorf("i32 was visited %d times", seen)
	}
}

func TestUnrealizedCastFold(t *testing.T) {
	f := newFixture()
	v := f.val(f.I32())
	there := f.op(UnrealizedCast, []*Value{v}, []Type{f.F32()})
	back := f.op(UnrealizedCast, []*Value{there.Result(0)}, []Type{f.I32()})
	if out, ok := foldUnrealizedCast(back, nil, nil); !ok || len(out) != 1 || out[0].Value != v {
		t.Error("a cast back must fold to the original value")
	}
	if _, ok := foldUnrealizedCast(there, nil, nil); ok {
		t.Error("a cast to another type must stay")
	}
}

// TestKnownSymbols: a cache that has the symbols of a table from the beginning finds them after it has looked
// in another table, and forgets them with Invalidate.
func TestKnownSymbols(t *testing.T) {
	f := newFixture()
	inner, fn := nestedSymbols(f)
	tables := verifySymbolTable(f.mod, nil)
	if tables == nil {
		t.Fatal("the module is not valid")
	}
	for range 2 {
		if tables.Lookup(f.mod, "n") != inner || tables.Lookup(inner, "g") != fn || tables.Lookup(f.mod, "g") != nil {
			t.Fatal("the symbols of two tables are mixed up")
		}
	}
	inner.SetAttr("sym_name", f.String("m"))
	if tables.Lookup(f.mod, "n") != inner {
		t.Error("the symbols are not cached")
	}
	if tables.invalidate(f.mod); tables.Lookup(f.mod, "m") != inner || tables.Lookup(f.mod, "n") != nil {
		t.Error("the cache has old symbols")
	}
}
