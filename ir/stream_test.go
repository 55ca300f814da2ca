package ir

import (
	"bytes"
	"testing"
)

// streamed is a module of functions, each of which makes a value and uses it.
type streamed struct {
	*fixture
	ops []*Operation
}

func newStreamed(functions int, first func(f *fixture)) *streamed {
	s := &streamed{fixture: newFixture()}
	body := s.mod.Region(0).First()
	if first != nil {
		first(s.fixture)
	}
	for i := range functions {
		s.b.SetEnd(body)
		op := s.function("f" + string(rune('a'+i)))
		s.in(op)
		s.op(tVal, nil, []Type{s.I32(), s.I64()})
		v := s.val(s.I32())
		s.op(tAdd, []*Value{v, v}, []Type{s.I32()})
		s.end()
		s.ops = append(s.ops, op)
	}
	s.b.SetEnd(body)
	return s
}

// fill adds an operation to the start of the function with an index.
func (s *streamed) fill(function int, def *OpDef, results []Type, attrs ...NamedAttribute) {
	s.b.SetStart(s.ops[function].Region(0).First())
	s.op(def, nil, results, attrs...)
	s.b.SetEnd(s.mod.Region(0).First())
}

// A stream prints what Fprint prints, of functions among other operations, and drops the bodies.
func TestStream(t *testing.T) {
	build := func() *streamed {
		s := newStreamed(5, func(f *fixture) { f.op(tAttr, nil, nil, Named("n", f.Int(f.I32(), 1))) })
		s.fill(1, tCall, nil, Named("callee", s.SymbolRef("fe")))
		s.op(tAttr, nil, nil, Named("n", s.Int(s.I32(), 2)))
		return s
	}
	var want, got bytes.Buffer
	if err := Fprint(&want, build().mod, PrintOptions{}); err != nil {
		t.Fatal(err)
	}
	s := build()
	x := NewStream(s.mod, PrintOptions{}, s.ops)
	a, b := x.Worker(), x.Worker()
	if !b.Take(3, 5) || !a.Take(0, 3) || !x.Verifies() {
		t.Fatal("the stream fails")
	}
	for _, op := range s.ops {
		if r := op.Region(0); r.First() == nil || r.First() != r.Last() || r.First().First() != nil {
			t.Error("a function that was taken has operations")
		}
	}
	if err := x.Fprint(&got); err != nil || got.String() != want.String() {
		t.Errorf("%v\n%s\nwant\n%s", err, got.String(), want.String())
	}
}

// Texts that are longer than the room for them, or than what is left of it, stay whole.
func TestStreamOfLongTexts(t *testing.T) {
	build := func() *streamed {
		s := newStreamed(4, nil)
		for i, n := range []int{10, 5000, 30000, 3000} {
			for range n {
				s.fill(i, tVal, []Type{s.I32()})
			}
		}
		return s
	}
	var want, got bytes.Buffer
	if err := Fprint(&want, build().mod, PrintOptions{}); err != nil || want.Len() < 2*textRoom {
		t.Fatal(err, want.Len())
	}
	s := build()
	x := NewStream(s.mod, PrintOptions{}, s.ops)
	if w := x.Worker(); !w.Take(0, 2) || !w.Take(2, 4) || !x.Verifies() {
		t.Fatal("the stream fails")
	}
	if err := x.Fprint(&got); err != nil || got.String() != want.String() {
		t.Errorf("%v: %d bytes, want %d", err, got.Len(), want.Len())
	}
}

// A stream fails without diagnostics if it cannot have the right result.
func TestStreamFails(t *testing.T) {
	for _, row := range []struct {
		name   string
		change func(s *streamed)
		taken  bool // Take succeeds
	}{
		{"nothing", func(*streamed) {}, true},
		{"invalid function", func(s *streamed) { s.fill(1, tAttr, nil) }, false},
		{"unknown symbol", func(s *streamed) { s.fill(1, tCall, nil, Named("callee", s.SymbolRef("no"))) }, false},
		{"invalid module", func(s *streamed) { s.op(tAttr, nil, nil) }, true},
		{"number around the functions", func(s *streamed) { s.val(s.I32()) }, true},
		{"resource", func(s *streamed) {
			s.fill(1, tVal, nil, Named("t.x", s.DenseResource(s.Tensor([]int64{1}, s.I32(), nil), "r")))
		}, false},
		{"distinct attribute", func(s *streamed) { s.fill(1, tVal, nil, Named("t.x", s.NewDistinct(s.Unit()))) }, false},
	} {
		s := newStreamed(3, nil)
		row.change(s)
		reports := 0
		pop := s.PushHandler(func(*Diagnostic) bool { reports++; return true })
		x := NewStream(s.mod, PrintOptions{}, s.ops)
		w := x.Worker()
		taken := w.Take(0, 1) && w.Take(1, 3)
		if valid := taken && x.Verifies(); taken != row.taken || valid != (row.name == "nothing") || reports != 0 {
			t.Errorf("%s: taken %v, valid %v, %d reports", row.name, taken, valid, reports)
		}
		pop()
	}
	s := newStreamed(3, nil)
	x := NewStream(s.mod, PrintOptions{}, s.ops)
	if !x.Worker().Take(0, 2) || x.Verifies() {
		t.Error("a stream verifies of which an operation was not taken")
	}
}

// The text of an operation depends on others with these options.
func TestStreamOptions(t *testing.T) {
	s := newStreamed(1, nil)
	for _, o := range []PrintOptions{{Generic: true}, {DebugInfo: true}, {UniqueSSAIDs: true}, {PrintValueUsers: true}} {
		if NewStream(s.mod, o, s.ops) != nil {
			t.Errorf("%+v has a stream", o)
		}
	}
}
