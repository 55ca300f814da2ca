package values

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/npy"
	"github.com/spvc/spvc/layout/block"
)

// TestLargestLayouts accepts the layouts whose sizes, offsets, lengths and strides are the largest ones, and says which
// of them end in a runtime array.
func TestLargestLayouts(t *testing.T) {
	runtime := block.ArrayOf(u32, -1, 4)
	for _, c := range []struct {
		shape   *block.Shape
		least   int64
		runtime bool
	}{
		{one(block.ArrayOf(u32, 1<<29, 4)), MaxBytes, false},
		{one(block.ArrayOf(u8, math.MaxInt32, 1)), math.MaxInt32, false},
		{one(block.ArrayOf(u32, 1, math.MaxInt32)), 4, false},
		{structure(field("x", MaxBytes, runtime)), MaxBytes, true},
		{structure(field("n", 0, u32), field("x", 16, runtime)), 16, true},
		{one(runtime), 0, true},
	} {
		if l := layoutOf(t, c.shape); l.least() != c.least || l.Runtime() != c.runtime {
			t.Errorf("%s: %d bytes, runtime %v", c.shape, l.least(), l.Runtime())
		}
	}
	if _, err := NewLayout(one(&block.Shape{Kind: block.Int, Bits: 32})); err == nil || err.Error() != "the layout of the block is not supported: member 0 has no bytes of its own" {
		t.Error(err)
	}
	if got := TypeName(block.ArrayOf(u32, 0, 4)); got != "[0]u32" {
		t.Error(got)
	}
}

// TestMostBytes computes the sizes of blocks at the limit, and refuses the next ones.
func TestMostBytes(t *testing.T) {
	wide := structure(field("n", 0, u32), field("x", 4, block.ArrayOf(u32, -1, math.MaxInt32)))
	for _, c := range []struct {
		shape *block.Shape
		n     int64
		want  string
	}{
		{one(block.ArrayOf(u32, -1, math.MaxInt32)), 1, "2147483647 <nil>"},
		{structure(field("n", 0, u32), field("x", 4, block.ArrayOf(u32, -1, MaxBytes-4))), 1, "2147483648 <nil>"},
		{one(block.ArrayOf(u32, -1, 4)), 1 << 29, "2147483648 <nil>"},
		{one(block.ArrayOf(u32, -1, 4)), 1<<29 + 1, "0 536870913 elements of 4 bytes exceed the limit of 2147483648 bytes for a block"},
		{wide, 1, "0 2147483651 bytes exceed the limit of 2147483648 bytes for a block"},
		{one(u32), 5, "4 <nil>"},
	} {
		size, err := layoutOf(t, c.shape).bytes(c.n)
		if got := fmt.Sprint(size, err); got != c.want {
			t.Errorf("%d elements of %s: got %s, want %s", c.n, c.shape, got, c.want)
		}
	}
	// The element itself is in the limit, and its stride is not.
	l, want := layoutOf(t, wide), "2147483651 bytes exceed the limit of 2147483648 bytes for a block"
	_, text := l.FromJSON([]byte(`{"n":1,"x":[2]}`))
	_, raw := l.FromBytes(make([]byte, 8))
	_, zeros := l.Zeros([]int{1})
	for _, err := range []error{text, raw, zeros} {
		if fmt.Sprint(err) != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	if d, err := l.FromBytes(make([]byte, 4)); err != nil || len(d.Bytes) != 4 {
		t.Errorf("no elements: %v, %v", d, err)
	}
}

// TestWrongParts packs values with an error in a part, and checks the whole message.
func TestWrongParts(t *testing.T) {
	pair := structure(field("a", 0, u32), field("b", 4, u32))
	ones := strings.Repeat("1", 40)
	for _, c := range []struct {
		shape      *block.Shape
		json, want string
	}{
		{pair, `{"a":1,x`, "invalid JSON: invalid character 'x' looking for beginning of object key string"},
		{pair, `{"a":1,"b":}`, "b: invalid JSON: invalid character '}' looking for beginning of value"},
		{one(block.MatrixOf(vec3, 2, 16, false)), "[[1,2,3],1]", "[1]: an array for vec3 of f32 is expected, not 1"},
		{one(block.MatrixOf(vec3, 2, 16, true)), `[[1,2,"x"],[1,2,3]]`, `[0][2]: a number for f32 is expected, not "x"`},
		{one(block.ArrayOf(f32, 1, 4)), `"x"`, `a number for f32 is expected, not "x"`},
		{one(block.ArrayOf(u32, -1, 4)), `[1,"x"]`, `[1]: a number for u32 is expected, not "x"`},
		{one(u64), ones, ones + " does not fit in u64"},
		{one(u64), ones + "1", ones + "… does not fit in u64"},
	} {
		_, err := layoutOf(t, c.shape).FromJSON([]byte(c.json))
		if got := fmt.Sprint(err); got != c.want {
			t.Errorf("%s: got %s, want %s", c.json, got, c.want)
		}
	}
}

// TestRawArrays takes a list of bytes as the content of a block whose scalars are no bytes.
func TestRawArrays(t *testing.T) {
	u1 := npy.Type{Kind: 'u', Size: 1}
	pair := structure(field("a", 0, u32), field("b", 4, f32))
	counted := structure(field("n", 0, u32), field("x", 4, block.ArrayOf(u32, -1, 4)))
	for _, c := range []struct {
		shape *block.Shape
		sizes []int
		want  string // the sizes of the data, or the error
	}{
		{one(u32), []int{4}, "[]"}, {one(u32), []int{5}, "[]"}, {pair, []int{8}, "[]"}, {counted, []int{4}, "[]"}, {counted, []int{9}, "[]"},
		{one(block.ArrayOf(block.ArrayOf(u8, 2, 1), 2, 2)), []int{4}, "[]"},
		{one(block.ArrayOf(u8, 4, 1)), []int{4}, "[4]"}, {one(u8), []int{1}, "[]"},
		{one(u32), []int{3}, "it is u32, so it takes 4 bytes at least, not 3"},
		{pair, []int{7}, "it is struct{a i32 @0; b f32 @4}, so it takes 8 bytes at least, not 7"},
		{counted, []int{3}, "it is struct{n i32 @0; x []i32 stride 4 @4}, so it takes 4 bytes at least, not 3"},
		{one(block.ArrayOf(u8, 4, 1)), []int{5}, "it is [4]u8, so it has 4 elements, not 5"},
		{one(u8), []int{2}, "it is u8 with the sizes [], but the array has the sizes [2]"},
		{one(u32), []int{2, 2}, "it is u32, so it takes <u4, not |u1"},
		{pair, []int{2, 4}, "it is struct{a i32 @0; b f32 @4}, which is no array of numbers: use .json or .bin"},
	} {
		n, _ := npy.Count(c.sizes)
		data := make([]byte, n)
		for i := range data {
			data[i] = byte(i + 1)
		}
		want := slices.Clone(data)
		d, err := layoutOf(t, c.shape).FromArray(&npy.Array{Type: u1, Shape: c.sizes, Data: data})
		if err != nil {
			if err.Error() != c.want {
				t.Errorf("%v in %s: got %v, want %s", c.sizes, c.shape, err, c.want)
			}
			continue
		}
		clear(data) // the block has a copy
		if !slices.Equal(d.Bytes, want) || fmt.Sprint(d.Sizes) != c.want {
			t.Errorf("%v in %s: got %v with the sizes %v, want %v with %s", c.sizes, c.shape, d.Bytes, d.Sizes, want, c.want)
		}
	}
}

// TestNoDimensions packs an array without dimensions as the only element, and writes it without dimensions again.
func TestNoDimensions(t *testing.T) {
	l := layoutOf(t, one(block.ArrayOf(u32, -1, 4)))
	u4 := npy.Type{Kind: 'u', Size: 4}
	d, err := l.FromArray(&npy.Array{Type: u4, Data: []byte{1, 2, 3, 4}})
	if err != nil || !slices.Equal(d.Bytes, []byte{1, 2, 3, 4}) || d.Sizes == nil || len(d.Sizes) != 0 {
		t.Fatalf("%+v, %v", d, err)
	}
	if a, err := (Text{}).ToArray(l, d); err != nil || a.Type != u4 || len(a.Shape) != 0 || !slices.Equal(a.Data, d.Bytes) {
		t.Errorf("%+v, %v", a, err)
	}
}

// TestCheckArray refuses what ToArray refuses: blocks that are no arrays of numbers, and data without the bytes of an array.
func TestCheckArray(t *testing.T) {
	bytes := one(block.ArrayOf(u8, 4, 1))
	for _, c := range []struct {
		shape *block.Shape
		size  int
		want  string
	}{
		{bytes, 4, "<nil>"},
		{bytes, 3, "[4] elements exceed the limit of 2147483648 bytes for a block"},
		{one(bf16), 2, "<nil>"},
		{structure(field("a", 0, u32), field("b", 4, f32)), 8, "it is struct{a i32 @0; b f32 @4}, which is no array of numbers: use .json or .bin"},
	} {
		l, d := layoutOf(t, c.shape), &Data{Bytes: make([]byte, c.size)}
		check := Text{}.CheckArray(l, d)
		_, err := Text{}.ToArray(l, d)
		if fmt.Sprint(check) != c.want || fmt.Sprint(err) != c.want {
			t.Errorf("%d bytes of %s: got %v and %v, want %s", c.size, c.shape, check, err, c.want)
		}
	}
}
