package blocklayout

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
)

func shapeOf(t *testing.T, members string, r Rules) (*block.Shape, int64) {
	t.Helper()
	in, err := LayOut(parse(t, members), r)
	if err != nil {
		t.Fatal(err)
	}
	s, err := ShapeOf(in.Type)
	if err != nil {
		t.Fatal(err)
	}
	return s, in.Size
}

func TestLeavesOfTypes(t *testing.T) {
	const mat = "!spirv.matrix<2 x vector<3xf32>>"
	for _, c := range []struct{ members, leaves string }{
		{"f32, vector<3xf32>, i8", "0@0 1[0]@16 1[1]@20 1[2]@24 2@28"},
		{mat, "0[0][0]@0 0[0][1]@4 0[0][2]@8 0[1][0]@16 0[1][1]@20 0[1][2]@24"},
		{mat + " [RowMajor]", "0[0][0]@0 0[0][1]@8 0[0][2]@16 0[1][0]@4 0[1][1]@12 0[1][2]@20"},
		{"!spirv.array<2 x !spirv.struct<(i16, f32)>>", "0[0].0@0 0[0].1@4 0[1].0@8 0[1].1@12"},
		{"i8, !spirv.rtarray<vector<2xi16>>", "0@0 1[0][0]@4 1[0][1]@6 1[1][0]@8 1[1][1]@10"},
		{"!spirv.array<1000000000 x i8>", ""},
	} {
		s, _ := shapeOf(t, c.members, Std430)
		var leaves []string
		for l := range s.Leaves(2) {
			if c.leaves == "" {
				break // the consumer may stop early
			}
			leaves = append(leaves, fmt.Sprintf("%s@%d", l.Path(), l.Offset))
		}
		if got := strings.Join(leaves, " "); got != c.leaves {
			t.Errorf("%s: leaves\n got %s\nwant %s", c.members, got, c.leaves)
		}
	}
}

func TestPadding(t *testing.T) {
	s, size := shapeOf(t, "f32, vector<3xf32>, i8", Std430)
	holes, wasted := Padding(s, size)
	want := []Hole{{1, 4, 16}, {3, 29, 32}}
	if !slices.Equal(holes, want) || wasted != 15 {
		t.Errorf("holes %v, %d bytes, want %v", holes, wasted, want)
	}
}

func TestReorder(t *testing.T) {
	for _, c := range []struct {
		members string
		rules   Rules
		order   []int
		size    int64
	}{
		{"f32, vector<3xf32>", Std430, []int{1, 0}, 16},
		{"vector<3xf32>, f32", Std430, []int{0, 1}, 16},
		{"vector<3xf32>, vector<3xf32>, f32, f32", Std430, []int{0, 2, 1, 3}, 32},
		{"vector<3xf32>, vector<3xf32>, f32, f32", Scalar, []int{0, 1, 2, 3}, 32},
		{"i8, f64, i8, f32, i16", C, []int{1, 3, 4, 0, 2}, 16},
		{"i8, f32, i8, !spirv.rtarray<f32>", Std430, []int{1, 0, 2, 3}, 8},
		{"f32, !spirv.array<2 x f32>, f32", Std140, []int{1, 0, 2}, 48},
	} {
		order, size, err := Reorder(parse(t, c.members).(*spirv.StructType), c.rules)
		if err != nil || !slices.Equal(order, c.order) || size != c.size {
			t.Errorf("%s by %s: %v of %d bytes, %v, want %v of %d", c.members, c.rules, order, size, err, c.order, c.size)
		}
	}
	if _, _, err := Reorder(parse(t, "f32, i1").(*spirv.StructType), Std430); err == nil || err.Error() != "member 1: a bool has no explicit layout" {
		t.Errorf("a bool gives %v", err)
	}
}

// TestReorderIsBest compares Reorder with a search over all orders of up to six
// members.
func TestReorderIsBest(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	all := []string{"i8", "i16", "f32", "f64", "vector<2xf32>", "vector<3xf32>", "vector<3xf16>", "vector<3xf64>", "!spirv.array<3 x i8>", "!spirv.struct<(f64, i8)>", "!spirv.struct<(i16, i8)>"}
	ctx := ir.NewContext(registry())
	for range 60 {
		ms := make([]spirv.Member, 2+rng.IntN(5))
		for i := range ms {
			ms[i].Type, _ = ir.ParseType(ctx, all[rng.IntN(len(all))])
		}
		for _, r := range []Rules{Std140, Std430, Scalar, C} {
			typ := spirv.StructOf(ctx, ms, false)
			order, size, err := Reorder(typ, r)
			if err != nil {
				t.Fatal(err)
			}
			least := int64(1 << 40)
			permute(len(ms), func(p []int) {
				n := sizeInOrder(t, ctx, ms, p, r)
				least = min(least, n)
				if slices.Equal(p, order) && n != size {
					t.Errorf("%s by %s in order %v: %d bytes, Reorder says %d", ir.TypeString(typ), r, p, n, size)
				}
			})
			if size != least {
				t.Errorf("%s by %s: Reorder finds %d bytes, the least is %d", ir.TypeString(typ), r, size, least)
			}
		}
		if t.Failed() {
			return
		}
	}
}

func sizeInOrder(t *testing.T, ctx *ir.Context, ms []spirv.Member, order []int, r Rules) int64 {
	moved := make([]spirv.Member, len(ms))
	for i, k := range order {
		moved[i] = ms[k]
	}
	in, err := LayOut(spirv.StructOf(ctx, moved, false), r)
	if err != nil {
		t.Fatal(err)
	}
	return in.Size
}

// permute calls do with every permutation of 0 to n-1.
func permute(n int, do func([]int)) {
	p := make([]int, n)
	for i := range p {
		p[i] = i
	}
	var rec func(k int)
	rec = func(k int) {
		if k == n {
			do(p)
			return
		}
		for i := k; i < n; i++ {
			p[k], p[i] = p[i], p[k]
			rec(k + 1)
			p[k], p[i] = p[i], p[k]
		}
	}
	rec(0)
}
