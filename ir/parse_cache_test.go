package ir

import (
	"testing"
	"unsafe"
)

// TestOpCache checks that a later parser of a context finds the operations of an earlier one, that their names are no
// part of its source, and that a refusal does not depend on what was allowed before.
func TestOpCache(t *testing.T) {
	ctx := NewContext(nil)
	text := []byte(`module { "test.op"() : () -> () }`)
	parse := func() bool {
		_, ok := ParseTopLevel(ctx, ctx.AddFile("a.mlir", text))
		return ok
	}
	ctx.AllowUnregistered = true
	var name string
	for range 100 { // a pool may drop what it receives
		if !parse() {
			t.Fatal("not parsed")
		}
		p := newParser(ctx, ctx.AddFile("b.mlir", nil), nil)
		for i := range p.memory.ops {
			if e := &p.memory.ops[i]; e.name == "test.op" && e.info == ctx.OpInfo("test.op") {
				name = e.name
			}
		}
		p.release()
		if name != "" {
			break
		}
	}
	at, first := uintptr(unsafe.Pointer(unsafe.StringData(name))), uintptr(unsafe.Pointer(&text[0]))
	if name == "" || at >= first && at < first+uintptr(len(text)) {
		t.Errorf("the name %q, at %#x; the source begins at %#x", name, at, first)
	}
	ctx.AllowUnregistered = false
	if parse() {
		t.Error("an operation that was allowed before is still allowed")
	}
}

// TestReusedNames: a later parser sees no name of an earlier one, whatever state that ended in, and does not keep
// the memory of many names.
func TestReusedNames(t *testing.T) {
	ctx := NewContext(nil)
	ctx.AllowUnregistered = true
	defer ctx.PushHandler(func(*Diagnostic) bool { return true })()
	parse := func(text string) bool {
		_, ok := ParseTopLevel(ctx, ctx.AddFile("a.mlir", []byte(text)))
		return ok
	}
	const open = `%a = "t.a"() : () -> i32
"t.r"() ({ %b = "t.b"(%c) : (i32) -> i32`
	for range 20 { // a pool may drop what it receives
		if parse(open) || parse(`"t.u"(%a) : (i32) -> ()`) || parse(`"t.u"(%b) : (i32) -> ()`) {
			t.Fatal("a name of an earlier file is known")
		}
		if !parse("%a = \"t.a\"() : () -> i64\n\"t.u\"(%a) : (i64) -> ()") {
			t.Fatal("a name of an earlier file hides another")
		}
	}
	var s ssaTable
	s.init()
	for i := range maxNames {
		s.set(s.lookup("a", uint32(i)), &Value{}, 0)
	}
	if e := s.emptied(); e.index != nil || e.entries != nil {
		t.Error("the memory of many names is kept")
	}
	for _, s := range []ssaTable{{saved: make([]savedBinding, maxNames+1)}, {defined: make([]int32, maxNames+1)}} {
		s.init()
		if e := s.emptied(); e.index != nil {
			t.Errorf("the memory of %d hidden and %d open names is kept", cap(s.saved), cap(s.defined))
		}
	}
	s = ssaTable{}
	s.init()
	s.set(s.lookup("a", 0), &Value{}, 1)
	e := s.emptied()
	if len(e.index) != firstNames || cap(e.entries) == 0 || e.entries[:1][0] != (ssaEntry{}) || e.iso != 0 || len(e.scopes) != 0 {
		t.Errorf("%+v", e)
	}
}
