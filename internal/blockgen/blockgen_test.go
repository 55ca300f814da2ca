package blockgen

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	return ir.NewContext(reg)
}

// TestBlockCovers checks that a modest number of seeds produces every kind of type,
// that disabled types never occur, and that equal seeds give equal blocks.
func TestBlockCovers(t *testing.T) {
	var all, few strings.Builder
	limited := Options{Ints: []uint32{32}, Floats: []uint32{32}, Nest: 1, Members: 3, Count: 2}
	for seed := range uint64(300) {
		ctx := newContext()
		b := All().Block(ctx, seed)
		if All().Block(ctx, seed) != b {
			t.Fatalf("seed %d gives different blocks", seed)
		}
		all.WriteString(ir.TypeString(b))
		few.WriteString(ir.TypeString(limited.Block(ctx, seed)))
	}
	for _, want := range []string{"i8", "i16", "i32", "i64", "f16", "f32", "f64", "vector<3xi8>", "matrix<4 x vector<3xf16>> [RowMajor]",
		"array<3 x !spirv.array<", "rtarray<!spirv.struct<", "PhysicalStorageBuffer", "struct<(!spirv.struct<(!spirv.struct<("} {
		if !strings.Contains(all.String(), want) {
			t.Errorf("300 blocks hold no %s", want)
		}
	}
	for _, not := range []string{"i8", "f64", "vector", "matrix", "ptr", "rtarray", "array<2 x !spirv.array", "stride", "[0]"} {
		if strings.Contains(few.String(), not) {
			t.Errorf("limited blocks hold %s", not)
		}
	}
}

func TestSystematic(t *testing.T) {
	ctx := newContext()
	cases := All().Systematic(ctx)
	// 7 scalars alone and as vectors of three lengths, 27 matrices of two orders, a pointer.
	if want := (7*4 + 27*2 + 1) * len(places()); len(cases) != want {
		t.Errorf("%d cases, want %d", len(cases), want)
	}
	names := map[string]string{}
	for _, c := range cases {
		names[c.Name] = ir.TypeString(c.Type)
	}
	if len(names) != len(cases) {
		t.Errorf("%d names for %d cases", len(names), len(cases))
	}
	for name, want := range map[string]string{
		"u16/after a word":      "!spirv.struct<(i32, i16)>",
		"f32mat2x3 row/alone":   "!spirv.struct<(!spirv.matrix<2 x vector<3xf32>> [RowMajor])>",
		"f64vec3/in array":      "!spirv.struct<(i8, !spirv.array<3 x vector<3xf64>>, i8)>",
		"u8/in runtime array":   "!spirv.struct<(i8, !spirv.rtarray<i8>)>",
		"f16vec2/before a word": "!spirv.struct<(vector<2xf16>, i32)>",
	} {
		if names[name] != want {
			t.Errorf("%s is %s, want %s", name, names[name], want)
		}
	}
	o := Options{Ints: []uint32{32}, Vectors: true}
	for _, c := range o.Systematic(ctx) {
		if s := ir.TypeString(c.Type); strings.Contains(s, "rtarray") || strings.Contains(s, "i8") || strings.Contains(s, "matrix") {
			t.Errorf("%s is %s", c.Name, s)
		}
	}
}
