package conform

import (
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// TestDerived compares the offsets of scalars in random blocks with those of
// spirv/blocklayout, which is independent code.
func TestDerived(t *testing.T) {
	scalars := 0
	var ctxs contexts
	for seed := range uint64(1500) {
		typ := blockgen.All().Block(ctxs.next(), seed)
		for _, r := range []blocklayout.Rules{blocklayout.Std140, blocklayout.Std430, blocklayout.Scalar, blocklayout.C} {
			in, err := blocklayout.LayOut(typ, r)
			if err != nil {
				t.Fatal(err)
			}
			want, ok := leavesOf(typ, newDerived(r, 4), 3)
			if !ok {
				continue
			}
			got, _ := leavesOf(in.Type.(*spirv.StructType), given{}, 3)
			eachScalar(want, func(i int, l *leaf, n int64) {
				if scalars++; got[i].at(n) != l.at(n) {
					t.Fatalf("%s, %s: %s is at %d, expected at %d", r, ir.TypeString(typ), l.path(n), got[i].at(n), l.at(n))
				}
			})
		}
	}
	if scalars < 100_000 {
		t.Errorf("only %d scalars", scalars)
	}
}

// TestPaths checks paths and offsets in a block with all kinds of steps.
func TestPaths(t *testing.T) {
	typ, _ := ir.ParseType(newContext(), "!spirv.struct<(f32, !spirv.array<2 x !spirv.struct<(i16, !spirv.matrix<3 x vector<2xf32>> [RowMajor])>>, !spirv.rtarray<vector<3xi8>>)>")
	leaves, ok := leavesOf(typ.(*spirv.StructType), newDerived(blocklayout.Std140, 4), 3)
	if !ok {
		t.Fatal("too large")
	}
	got := map[string]int64{}
	eachScalar(leaves, func(_ int, l *leaf, n int64) { got[l.path(n)] = l.at(n) })
	for path, want := range map[string]int64{
		"a": 0, "b[0].a": 16, "b[1].a": 16 + 48, "b[0].b[2][1]": 32 + 16 + 8, "b[1].b[1][0]": 32 + 48 + 4, "c[2][1]": 16 + 96 + 2*16 + 1,
	} {
		if off, ok := got[path]; !ok || off != want {
			t.Errorf("%s is at %d, want %d", path, off, want)
		}
	}
	if len(got) != 1+2*7+9 {
		t.Errorf("%d scalars: %v", len(got), got)
	}
}

// TestTooLarge checks that leavesOf quickly refuses types with too many scalars for one
// kernel, and types without scalars.
func TestTooLarge(t *testing.T) {
	ctx := newContext()
	double := spirv.StructOf(ctx, []spirv.Member{{Type: ctx.I32()}}, false)
	empty := spirv.StructOf(ctx, nil, false)
	for range 40 {
		double = spirv.StructOf(ctx, []spirv.Member{{Type: double}, {Type: double}}, false)
		empty = spirv.StructOf(ctx, []spirv.Member{{Type: empty}, {Type: empty}}, false)
	}
	array := ir.Type(ctx.F32())
	for range 5 {
		array = spirv.ArrayOf(array, 4_000_000_000, 0)
	}
	for _, typ := range []*spirv.StructType{double, empty, spirv.StructOf(ctx, []spirv.Member{{Type: array}}, false)} {
		if _, ok := leavesOf(typ, newDerived(blocklayout.Std430, 4), 3); ok {
			t.Errorf("a block of %d members is no trouble", len(typ.Members()))
		}
	}
}
