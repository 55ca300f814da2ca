package ir

import (
	"strings"
	"testing"
)

var plainOps = []OpEntry{
	{Def: &OpDef{Name: "plain.bin", Operands: []ValueDef{{Name: "a", Type: AnyType}, {Name: "b", Type: AnyType}}, Results: []ValueDef{{Name: "r", Type: AnyType}},
		Attrs: []AttrDef{{Name: "n", Type: I32AttrKind, Optional: true}}, Format: "$a `,` $b attr-dict `:` type($a) `,` type($b) `->` type($r) `end`"}},
	{Def: &OpDef{Name: "plain.all", Operands: []ValueDef{{Name: "a", Type: AnyType}, {Name: "b", Type: AnyType}},
		Format: "`(` operands `)` attr-dict-with-keyword `:` type(operands)"}},
	{Def: &OpDef{Name: "plain.keyword", Operands: []ValueDef{{Name: "a", Type: AnyType}, {Name: "b", Type: AnyType}},
		Format: "operands attr-dict-with-keyword `:` type($a) ` ` `,` type($b)"}},
	{Def: &OpDef{Name: "plain.many", Operands: []ValueDef{{Name: "a", Type: AnyType, Quantity: Variadic}}, Format: "$a attr-dict `:` type($a)"}},
	{Def: &OpDef{Name: "plain.default", Attrs: []AttrDef{{Name: "n", Type: I32AttrKind, Default: "3 : i32"}}, Format: "attr-dict"}},
}

func plainContext() *Context {
	reg := NewRegistry()
	reg.Add("plain", func() *Dialect { return &Dialect{Name: "plain", Ops: plainOps} })
	c := NewContext(reg)
	c.AllowUnregistered = true
	return c
}

// bothWays returns the text after the name of op by the plain format, and by the program.
func bothWays(op *Operation, n *nameState) (plain, program string) {
	run := func(f func(w *opFormatPrinter)) string {
		p := &Printer{ctx: op.Context(), names: n}
		f(&opFormatPrinter{p: p, op: op, prog: op.info.formatProgram()})
		return string(p.buf)
	}
	return run(func(w *opFormatPrinter) { w.plain(w.prog.plain) }), run(func(w *opFormatPrinter) { w.run(w.prog.code) })
}

// A plain format prints what the program prints.
func TestPlainFormat(t *testing.T) {
	m, errs := parseSample(t, plainContext(), `%a, %b = "t.v"() : () -> (i32, f32)
%r = plain.bin %a, %b : i32, f32 -> i8 end
%s = plain.bin %a, %r {n = 1 : i32} : i32, i8 -> i8 end
%u = plain.bin %a, %r {x} : i32, i8 -> i8 end
plain.keyword %a, %b attributes {y = 2 : i32} : i32 , f32
plain.keyword %b, %b : f32 , f32
`)
	if m == nil {
		t.Fatal(errs)
	}
	var n nameState
	n.number(m, &PrintOptions{})
	tested := 0
	for op := m.Region(0).First().First().Next(); op != nil; op = op.Next() {
		if !op.info.formatProgram().plain.fits(op) {
			t.Fatalf("%s has no plain format", op.Name())
		}
		if plain, program := bothWays(op, &n); plain != program || plain == "" {
			t.Errorf("%s: %q, want %q", op.Name(), plain, program)
		}
		tested++
	}
	if tested != 5 {
		t.Errorf("%d operations", tested)
	}
}

// Formats with other parts, and operations with parts missing, are printed by the program.
func TestNotPlain(t *testing.T) {
	c := plainContext()
	for _, e := range plainOps {
		plain := c.OpInfoOf(e.Def).formatProgram().plain != nil
		if want := e.Def.Name == "plain.bin" || e.Def.Name == "plain.keyword"; plain != want {
			t.Errorf("%s: plain %v", e.Def.Name, plain)
		}
	}
	b := NewBuilder(c, nil)
	for _, results := range [][]Type{nil, {c.I32()}, {c.I32(), c.I32()}} {
		op := b.Create(UnknownLoc, plainOps[0].Def, nil, results)
		if op.info.formatProgram().plain.fits(op) {
			t.Errorf("an operation without operands and with %d results fits", len(results))
		}
	}
}

// Names of results are made unique and readable, and a hook may suggest none.
func TestSuggestedNames(t *testing.T) {
	c := plainContext()
	b := NewBuilder(c, nil)
	var n nameState
	long := strings.Repeat("x", keptRoom+1)
	for _, row := range [][2]string{{"a", "%a"}, {"a", "%a_0"}, {"b c", "%b_c"}, {"1", "%_1"}, {"", "<<UNKNOWN SSA VALUE>>"}, {"a", "%a_1"}, {long, "%" + long}, {"a", "%a_2"}} {
		v := b.Create(UnknownLoc, plainOps[0].Def, nil, []Type{c.I32()}).Result(0)
		n.buf = append(n.buf[:0], row[0]...)
		n.setBuffered(v)
		if got := string(n.appendName(nil, v, true)); got != row[1] {
			t.Errorf("%.20s is %.20s, want %.20s", row[0], got, row[1])
		}
	}
	// A value of a group without a name has no number in the group.
	rs := b.Create(UnknownLoc, plainOps[0].Def, nil, []Type{c.I32(), c.I32()}).Results()
	rs[1].Scratch = nameContinues | 1
	if got := string(n.appendName(nil, rs[1], true)); got != "<<UNKNOWN SSA VALUE>>" {
		t.Error(got)
	}
}
