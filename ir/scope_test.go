package ir

import (
	"context"
	"strings"
	"testing"
)

// TestHandlersPopByIdentity: removing a handler removes that one, whatever the order, and
// only once.
func TestHandlersPopByIdentity(t *testing.T) {
	f := newFixture()
	var got []string
	named := func(name string) DiagnosticHandler {
		return func(*Diagnostic) bool { got = append(got, name); return false }
	}
	popA := f.PushHandler(named("a"))
	popB := f.PushHandler(named("b"))
	popC := f.PushHandler(named("c"))
	popA()
	popA()
	f.EmitError(UnknownLoc, "x")
	popC()
	f.EmitError(UnknownLoc, "y")
	popB()
	f.EmitError(UnknownLoc, "z")
	if s := strings.Join(got, " "); s != "c b b" {
		t.Errorf("handlers called: %s", s)
	}
}

// TestDiagnosticScopes: what is reported of an operation goes to the innermost scope that owns it or
// what is around it, with the operation and the pass that runs there.
func TestDiagnosticScopes(t *testing.T) {
	f := newFixture()
	var got []string
	to := func(name string, consume bool) DiagnosticHandler {
		return func(d *Diagnostic) bool {
			got = append(got, strings.TrimSpace(name+":"+d.Message+" "+d.Pass))
			return consume
		}
	}
	defer f.PushHandler(to("context", true))()
	outer := f.op(tIf, nil, nil)
	f.in(outer)
	inner := f.op(tIf, nil, nil)
	all, some := f.NewScope(to("all", true)), f.NewScope(to("some", false))
	releaseAll := all.Own(f.mod)
	releaseSome := some.Own(outer)
	run := f.mod.EnterPass("outside")
	inner.EmitErrorAt(UnknownLoc, "1")
	run.Leave()
	run = outer.EnterPass("p")
	inner.EmitErrorAt(UnknownLoc, "2")
	run.Leave()
	f.mod.EmitErrorAt(UnknownLoc, "3")
	f.EmitError(UnknownLoc, "4")
	tried := inner.Capture()
	inner.EmitErrorAt(UnknownLoc, "tried")
	f.mod.EmitErrorAt(UnknownLoc, "5")
	if n := tried.Len(); n != 1 {
		t.Errorf("a capture in a scope has %d reports", n)
	}
	tried.Drop()
	held := f.mod.Capture()
	f.mod.EmitErrorAt(UnknownLoc, "7")
	inner.EmitErrorAt(UnknownLoc, "6")
	held.Release()
	releaseSome()
	releaseSome()
	inner.EmitErrorAt(UnknownLoc, "8")
	releaseAll()
	inner.EmitErrorAt(UnknownLoc, "9")
	want := "some:1 context:1 some:2 p context:2 p all:3 context:4 all:5 some:6 context:6 all:7 all:8 context:9"
	if s := strings.Join(got, " "); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
	if f.mod.scope() != nil {
		t.Error("a released operation has a scope")
	}
}

// TestStop: stopping one scope stops no other.
func TestStop(t *testing.T) {
	f := newFixture()
	op := f.op(tIf, nil, nil)
	if op.Stop().Requested() {
		t.Error("work without a scope is stopped")
	}
	ignore := func(*Diagnostic) bool { return true }
	one, two := f.NewScope(ignore), f.NewScope(ignore)
	defer one.Own(op)()
	defer two.Own(f.mod)()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	defer one.StopWith(ctx)()
	defer two.StopWith(t.Context())()
	if !op.Stop().Requested() || f.mod.Stop().Requested() {
		t.Errorf("stopped: %v and %v, want only the first", op.Stop().Requested(), f.mod.Stop().Requested())
	}
}

// TestStoppedParser: a parser that is stopped reads no further operation and reports
// nothing.
func TestStoppedParser(t *testing.T) {
	ctx := NewContext(nil)
	reports := 0
	s := ctx.NewScope(func(*Diagnostic) bool { reports++; return true })
	text := "module {\n  module {}\n  oops\n}\n"
	if _, ok := s.Parse(ctx.AddFile("a", []byte(text))); ok || reports != 1 {
		t.Fatalf("%d reports", reports)
	}
	done, cancel := context.WithCancel(t.Context())
	cancel()
	defer s.StopWith(done)()
	if _, ok := s.Parse(ctx.AddFile("a", []byte(text))); ok || reports != 1 {
		t.Errorf("a stopped parser: %v, %d reports", ok, reports-1)
	}
}

// TestBorrowedArenas: builders of one scope share an arena one after the other, those of two scopes do not, and
// two builders at a time do not. A builder for an operation without scope keeps its arena.
func TestBorrowedArenas(t *testing.T) {
	f := newFixture()
	s := f.NewScope(nil)
	release := s.Own(f.mod)
	borrow := func(b *Builder) *Arena {
		b.BorrowArena(f.mod)
		return b.Arena()
	}
	x, y := NewBuilder(f.Context, nil), NewBuilder(f.Context, nil)
	first := borrow(x)
	if other := borrow(y); other == first {
		t.Error("two builders have one arena at a time")
	}
	y.ReturnArena()
	x.ReturnArena()
	x.ReturnArena()
	if again := borrow(y); again != first {
		t.Error("the arena that was returned last is not used again")
	}
	if second := borrow(x); second == first {
		t.Error("an arena that was returned once is lent twice")
	}
	y.ReturnArena()
	x.ReturnArena()
	release()
	own := f.NewScope(nil).Own
	defer own(f.mod)()
	for _, a := range []*Arena{borrow(x), borrow(y)} {
		if a == first {
			t.Error("another scope lends the arena")
		}
	}
	z := NewBuilder(newFixture().Context, nil)
	free := newFixture().mod
	z.BorrowArena(free)
	kept := z.Arena()
	z.ReturnArena()
	if z.BorrowArena(free); z.Arena() != kept {
		t.Error("a builder without scope loses its arena")
	}
}

// TestParserArena: what parses for a scope shares the arena with what works on the module later.
func TestParserArena(t *testing.T) {
	f := newFixture()
	s := f.NewScope(nil)
	p := newParser(f.Context, f.AddFile("a.mlir", nil), s)
	made := p.arena
	p.release()
	if s.takeArena() != made {
		t.Error("the scope does not get the parser's arena")
	}
}
