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
		for i := range p.ops {
			if e := &p.ops[i]; e.name == "test.op" && e.info == ctx.OpInfo("test.op") {
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
