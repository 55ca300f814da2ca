package jit

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// madeUp is a type with its layout by the rules of C: each element at the next multiple of its alignment.
type madeUp struct {
	text        string
	size, align uint64
	offsets     []uint64
}

var scalarTypes = []madeUp{{"i8", 1, 1, nil}, {"i16", 2, 2, nil}, {"i32", 4, 4, nil}, {"i64", 8, 8, nil}, {"float", 4, 4, nil}, {"double", 8, 8, nil}, {"half", 2, 2, nil}, {"bfloat", 2, 2, nil},
	{"ptr", 8, 8, nil}, {"<4 x float>", 16, 16, nil}, {"<2 x i32>", 8, 8, nil}, {"i1", 1, 1, nil}}

// random returns a random type.
func random(r *rand.Rand, depth int) madeUp {
	switch k := r.IntN(8); {
	case depth == 0 || k < 4:
		return scalarTypes[r.IntN(len(scalarTypes))]
	case k == 4:
		e, n := random(r, depth-1), uint64(r.IntN(4))
		return madeUp{fmt.Sprintf("[%d x %s]", n, e.text), n * e.size, e.align, nil}
	default:
		return randomStruct(r, depth-1)
	}
}

func randomStruct(r *rand.Rand, depth int) madeUp {
	m := madeUp{align: 1, offsets: []uint64{}}
	packed := r.IntN(5) == 0
	var parts []string
	for range r.IntN(7) {
		e := random(r, depth)
		if packed {
			e.align = 1
		}
		m.size = (m.size + e.align - 1) / e.align * e.align
		m.offsets = append(m.offsets, m.size)
		m.size += e.size
		m.align = max(m.align, e.align)
		parts = append(parts, e.text)
	}
	m.size = (m.size + m.align - 1) / m.align * m.align
	m.text = "{ " + strings.Join(parts, ", ") + " }"
	if packed {
		m.text = "<" + m.text + ">"
	}
	return m
}

func TestLayouts(t *testing.T) {
	l := open(t)
	r := rand.New(rand.NewPCG(1, 2))
	types, texts := make([]madeUp, 22_500), make([]string, 22_500)
	for i := range types {
		types[i] = randomStruct(r, 3)
		texts[i] = types[i].text
	}
	got, err := l.Layouts("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", "", texts)
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range types {
		if g := got[i]; !g.Sized || g.AllocSize != m.size || uint64(g.ABIAlign) != m.align || !slices.Equal(g.Offsets, m.offsets) || g.StoreSize != m.size || g.Bits != 8*m.size {
			t.Fatalf("%s: %+v, want %+v", m.text, g, m)
		}
	}
}

func TestLayoutRules(t *testing.T) {
	l := open(t)
	got, err := l.Layouts("e-p:32:32-i64:32-f64:32-a:0:64", "%pair = type { i8, %rest }\n%rest = type <{ i64, ptr }>\n%hidden = type opaque", []string{"%pair", "i24", "ptr", "{ i8, i64 }", "%hidden", "[3 x i24]", "x86_fp80", "i1"})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []Layout{
		{true, 104, 13, 13, 1, 8, []uint64{0, 1}},
		{true, 24, 3, 4, 4, 4, nil},
		{true, 32, 4, 4, 4, 4, nil},
		{true, 96, 12, 12, 4, 8, []uint64{0, 4}},
		{},
		{true, 96, 12, 12, 4, 4, nil},
		{true, 80, 10, 16, 16, 16, nil},
		{true, 1, 1, 1, 1, 1, nil},
	} {
		if g := got[i]; fmt.Sprint(g) != fmt.Sprint(want) {
			t.Errorf("type %d: %+v, want %+v", i, g, want)
		}
	}
	for _, c := range []struct{ layout, definitions, text, want string }{
		{"e-q:1", "", "i32", "q"},
		{"e", "", "void", "error: "},
		{"e", "", "{ <vscale x 4 x i32> }", "scalable types"},
		{"e", "", "i32\n@t1 = external global i8", "more than one line"},
		{"e", "@g = external global i8", "i32", "more than one line"},
		{"e", "", "%unknown", "unknown"},
		{"e", "", "i32 i32", "error: "},
	} {
		if _, err := l.Layouts(c.layout, c.definitions, []string{c.text}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: error %v", c, err)
		}
	}
}

func BenchmarkLayouts(b *testing.B) {
	l := open(b)
	r := rand.New(rand.NewPCG(1, 2))
	texts := make([]string, 22_500)
	for i := range texts {
		texts[i] = randomStruct(r, 3).text
	}
	for b.Loop() {
		if _, err := l.Layouts("e", "", texts); err != nil {
			b.Fatal(err)
		}
	}
}
