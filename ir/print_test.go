package ir

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// printCases are printing options and the names of their golden files, which hold the
// output of mlir-opt-19 with the same flags.
var printCases = []struct {
	name string
	opts PrintOptions
}{
	{"custom", PrintOptions{}},
	{"generic", PrintOptions{Generic: true}},
	{"local", PrintOptions{LocalScope: true, DebugInfo: true}},
	{"debug", PrintOptions{DebugInfo: true}},
	{"pretty", PrintOptions{DebugInfo: true, PrettyDebugInfo: true}},
	{"limits", PrintOptions{PrintElementsAttrWithHexIfLarger: 1, ElideResourceStringsIfLarger: 12}},
	{"elided", PrintOptions{ElideElementsAttrIfLarger: 2}},
	{"unique", PrintOptions{UniqueSSAIDs: true}},
	{"users", PrintOptions{PrintValueUsers: true}},
	{"skip", PrintOptions{SkipRegions: true}},
}

func parseForPrinting(t testing.TB, name string) *Operation {
	t.Helper()
	text, err := os.ReadFile("testdata/print/" + name + ".mlir")
	if err != nil {
		t.Fatal(err)
	}
	return parseTextForPrinting(t, name+".mlir", text)
}

func parseTextForPrinting(t testing.TB, name string, text []byte) *Operation {
	t.Helper()
	c := NewContext(nil)
	c.AllowUnregistered = true
	c.PushHandler(func(d *Diagnostic) bool { t.Errorf("%s %s", c.LocString(d.Loc), d.Message); return true })
	op, ok := Parse(c, c.AddFile(name, text))
	if !ok {
		t.Fatal("does not parse")
	}
	return op
}

func diffLine(t *testing.T, what, got, want string) {
	t.Helper()
	if got == want {
		return
	}
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range w {
		if i >= len(g) || g[i] != w[i] {
			line := "<end>"
			if i < len(g) {
				line = g[i]
			}
			t.Errorf("%s, line %d\n got %s\nwant %s", what, i+1, line, w[i])
			return
		}
	}
	t.Errorf("%s: more lines than wanted", what)
}

func TestPrintAgainstMLIR(t *testing.T) {
	for _, file := range []string{"attrs", "regions"} {
		op := parseForPrinting(t, file)
		for _, tc := range printCases {
			want, err := os.ReadFile("testdata/print/" + file + "." + tc.name + ".txt")
			if err != nil {
				t.Fatal(err)
			}
			diffLine(t, file+" "+tc.name, string(Print(nil, op, tc.opts)), string(want))
		}
	}
}

// TestPrintRoundTrip checks that printed text parses and prints as the same text.
func TestPrintRoundTrip(t *testing.T) {
	for _, file := range []string{"attrs", "regions"} {
		for _, tc := range printCases[:4] {
			text := Print(nil, parseForPrinting(t, file), tc.opts)
			again := Print(nil, parseTextForPrinting(t, file+".mlir", text), tc.opts)
			diffLine(t, file+" "+tc.name, string(again), string(text))
		}
	}
}

// nameHooks is a dialect whose ops name their values.
func nameHooks() *Dialect {
	return &Dialect{Name: "n", Ops: []OpEntry{
		{Def: &OpDef{Name: "n.const", Results: []ValueDef{{Name: "r", Type: AnyType}}, Format: "attr-dict `:` type($r)"},
			Names: func(op *Operation, set func(*Value, string)) { set(op.Result(0), "c0") }},
		{Def: &OpDef{Name: "n.groups", Results: []ValueDef{{Name: "r", Type: AnyType, Quantity: Variadic}}, Format: "attr-dict `:` type($r)"},
			Names: func(op *Operation, set func(*Value, string)) {
				set(op.Result(0), "first")
				set(op.Result(2), "7 x!")
			}},
		{Def: &OpDef{Name: "n.launch", Regions: []RegionDef{{Name: "body"}}},
			Names: func(op *Operation, set func(*Value, string)) {
				set(op.Region(0).First().Arg(1), "bx")
			}},
		{Def: &OpDef{Name: "n.plain", Regions: []RegionDef{{Name: "body"}}, Traits: []Trait{IsolatedFromAbove}}},
	}}
}

func TestValueNames(t *testing.T) {
	reg := NewRegistry()
	reg.Add("n", nameHooks)
	c := NewContext(reg)
	c.AllowUnregistered = true
	b := NewBuilder(c, nil)
	m := b.Arena().Create(&OperationState{Info: c.OpInfoOf(Module), Regions: make([]*Region, 1)})
	body := m.Region(0).AddBlock()
	i32 := Type(c.I32())
	make1 := func(name string, results []Type, regions int, operands ...*Value) *Operation {
		st := OperationState{Info: c.OpInfo(name), Results: results, Operands: operands, Regions: make([]*Region, regions)}
		return b.Build(&st)
	}
	b.SetEnd(body)
	make1("n.const", []Type{i32}, 0)
	g := make1("n.groups", []Type{i32, i32, i32, i32}, 0)
	launch := make1("n.launch", nil, 1, g.Result(1), g.Result(2), g.Result(3))
	make1("n.const", []Type{i32}, 0)
	inner := launch.Region(0).AddBlock()
	for range 3 {
		inner.AddArg(i32, UnknownLoc)
	}
	b.SetEnd(inner)
	make1("n.const", []Type{i32}, 0)
	use := make1("u.use", []Type{i32}, 0, inner.Arg(0), inner.Arg(1), inner.Arg(2))
	want := `module {
  %c0 = n.const : i32
  %first:2, %_7_x21:2 = n.groups : i32, i32, i32, i32
  "n.launch"(%first#1, %_7_x21#0, %_7_x21#1) ({
  ^bb0(%arg0: i32, %bx: i32, %arg1: i32):
    %c0_1 = n.const : i32
    %0 = "u.use"(%arg0, %bx, %arg1) : (i32, i32, i32) -> i32
  }) : (i32, i32, i32) -> ()
  %c0_0 = n.const : i32
}

`
	diffLine(t, "custom", string(Print(nil, m, PrintOptions{AssumeVerified: true})), want)
	use.Scratch, use.Result(0).Scratch = 11, 12
	if got, want := use.String(), `%0 = "u.use"(%arg0, %bx, %arg1) : (i32, i32, i32) -> i32`; got != want {
		t.Errorf("got %s", got)
	}
	if use.Scratch != 11 || use.Result(0).Scratch != 12 {
		t.Error("String changed the scratch fields")
	}
}

func TestNameSet(t *testing.T) {
	var s nameSet
	names := make([]string, 0, 1000)
	for i := range 1000 {
		names = append(names, "n"+strconv.Itoa(i))
	}
	for i, n := range names {
		if hasName(&s, n, hashName(n)) {
			t.Fatalf("%s before it is added", n)
		}
		s.add(n, hashName(n))
		if i%100 == 99 {
			s.truncate(i - 49)
			for _, n := range names[i-49 : i+1] {
				if hasName(&s, n, hashName(n)) {
					t.Fatalf("%s after it is forgotten", n)
				}
				s.add(n, hashName(n))
			}
		}
	}
	for _, n := range names {
		if !hasName(&s, n, hashName(n)) {
			t.Fatalf("%s is lost", n)
		}
	}
}

func BenchmarkPrint(b *testing.B) {
	var text []byte
	text = append(text, "module {\n"...)
	for range 2000 {
		text = append(text, `  "f.func"() ({
  ^bb0(%a: i32, %b: memref<4x?xf32, strided<[?, 1], offset: ?>>):
    %0 = "a.b"(%a, %a) {x = 3 : i32, y = "abc"} : (i32, i32) -> i32
    %1:2 = "a.c"(%0, %b) : (i32, memref<4x?xf32, strided<[?, 1], offset: ?>>) -> (i32, vector<4xf32>)
    "a.d"(%1#0, %1#1) : (i32, vector<4xf32>) -> ()
  }) : () -> ()
`...)
	}
	text = append(text, "}\n"...)
	op := parseTextForPrinting(b, "bench.mlir", text)
	buf := Print(nil, op, PrintOptions{AssumeVerified: true})
	b.SetBytes(int64(len(buf)))
	b.ReportAllocs()
	for b.Loop() {
		buf = Print(buf[:0], op, PrintOptions{AssumeVerified: true})
	}
}
