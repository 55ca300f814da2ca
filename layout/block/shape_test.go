package block

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestDense is the number that a shape is made of, or nothing.
func TestDense(t *testing.T) {
	f32 := &Shape{Kind: Float, Bits: 32, Size: 4}
	vec := VectorOf(f32, 3)
	for _, c := range []struct {
		s    *Shape
		want Kind
	}{
		{f32, Float}, {&Shape{Kind: Int}, Int}, {&Shape{Kind: BFloat}, BFloat}, {&Shape{Kind: Address}, Address}, {&Shape{}, Opaque},
		{vec, Float}, {MatrixOf(vec, 2, 12, false), Float}, {MatrixOf(vec, 2, 16, false), Opaque}, {MatrixOf(vec, 2, 12, true), Opaque},
		{ArrayOf(f32, 2, 4), Float}, {ArrayOf(f32, 2, 8), Opaque}, {&Shape{Kind: Array}, Opaque},
		{StructOf([]Field{{Shape: ArrayOf(vec, -1, 12)}}), Float}, {StructOf([]Field{{Offset: 4, Shape: f32}}), Opaque}, {StructOf(nil), Opaque},
		{StructOf([]Field{{Shape: f32}, {Offset: 4, Shape: f32}}), Opaque},
	} {
		if got := c.s.Dense().Kind; got != c.want {
			t.Errorf("%s: got kind %d, want %d", c.s, got, c.want)
		}
	}
	if (&Shape{}).String() != "opaque" {
		t.Errorf("an opaque value is called %s", &Shape{})
	}
	deep := f32
	for range 20 {
		deep = ArrayOf(deep, 1, 4)
	}
	if want := strings.Repeat("[1]", 9) + "…" + strings.Repeat(" stride 4", 9); deep.String() != want {
		t.Errorf("got %s, want %s", deep.String(), want)
	}
	empty := StructOf(nil)
	if s := (&Shape{Kind: Struct, Fields: []Field{{Shape: ArrayOf(f32, -1, 4)}}}); !s.Runtime() || empty.Runtime() || vec.Runtime() || ArrayOf(f32, 0, 4).Runtime() {
		t.Error("Runtime is wrong")
	}
	if kinds := []bool{ArrayOf(f32, -1, 4).Runtime(), StructOf([]Field{{Shape: f32}}).Runtime()}; !slices.Equal(kinds, []bool{true, false}) {
		t.Errorf("Runtime of an array and a struct: %v", kinds)
	}
}

// TestLeaves walks shapes; the iteration ends at the depth that shapes may have.
func TestLeaves(t *testing.T) {
	f32 := &Shape{Kind: Float, Bits: 32, Size: 4}
	vec := VectorOf(f32, 2)
	for _, c := range []struct {
		s    *Shape
		want string
	}{
		{MatrixOf(vec, 2, 16, false), "[0][0]@0 [0][1]@4 [1][0]@16 [1][1]@20"},
		{MatrixOf(vec, 2, 16, true), "[0][0]@0 [0][1]@16 [1][0]@4 [1][1]@20"},
		{StructOf([]Field{{Name: "lights", Shape: ArrayOf(StructOf([]Field{{Name: "on", Shape: f32}}), 2, 16)}}), "lights[0].on@0 lights[1].on@16"},
		{StructOf([]Field{{Shape: f32}, {Offset: 8, Shape: ArrayOf(f32, -1, 4)}}), "0@0 1[0]@8 1[1]@12 1[2]@16"},
	} {
		var got []string
		for l := range c.s.Leaves(3) {
			got = append(got, fmt.Sprintf("%s@%d", l.Path(), l.Offset))
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s: got %s, want %s", c.s, text, c.want)
		}
	}
	deep := f32
	for range maxDepth + 1 {
		deep = ArrayOf(deep, 1, 4)
	}
	for range deep.Leaves(1) {
		t.Error("a leaf below the depth that is allowed")
	}
}
