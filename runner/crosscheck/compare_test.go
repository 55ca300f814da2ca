package crosscheck

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/spvc/spvc/layout/block"
)

func f32bits(f float64) uint64 { return uint64(math.Float32bits(float32(f))) }

// TestDistance compares the distance of floats with counts of the numbers between them.
func TestDistance(t *testing.T) {
	nan := uint64(0x7fc00000)
	for _, c := range []struct {
		a, b uint64
		bits uint
		want uint64
	}{
		{f32bits(1), f32bits(1), 32, 0},
		{f32bits(1), f32bits(1) + 3, 32, 3},
		{f32bits(1) + 3, f32bits(1), 32, 3},
		{f32bits(-1), f32bits(-1) + 4, 32, 4},
		{nan, 0xffc00001, 32, 0},
		{nan, f32bits(math.Inf(1)), 32, math.MaxUint64},
		{f32bits(2), 0x7f800001, 32, math.MaxUint64},
		{f32bits(math.Inf(1)), 0x7f7fffff, 32, 1},
		{f32bits(math.Inf(1)), f32bits(math.Inf(-1)), 32, 2 * 0x7f800000},
		{0, 1 << 31, 32, 0},
		{1, 0x807fffff, 32, 0},                   // denormal numbers
		{0x00800000, 0x007fffff, 32, 0x00800000}, // the smallest normal number and zero
		{0x007fffff, 0x00800000, 32, 0x00800000},
		{0x00800000, 0x80800000, 32, 2 * 0x00800000},
		{0x00800000, 0x80000001, 32, 0x00800000},
		{0x3c00, 0x3c05, 16, 5},
		{0x03ff, 0x8001, 16, 0},
		{0x0400, 0, 16, 0x400},
		{0x7c01, 0xfe00, 16, 0},
		{0x7c00, 0x7bff, 16, 1},
		{math.Float64bits(1), math.Float64bits(1) + 9, 64, 9},
		{1, 1<<52 - 1, 64, 0},
		{1 << 52, 0, 64, 1 << 52},
		{math.Float64bits(math.NaN()), math.Float64bits(-math.NaN()) | 1<<63, 64, 0},
	} {
		if got := distance(c.a, c.b, c.bits); got != c.want {
			t.Errorf("%#x and %#x of %d bits: %d, want %d", c.a, c.b, c.bits, got, c.want)
		}
	}
}

var (
	f32   = &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	f16   = &block.Shape{Kind: block.Float, Bits: 16, Size: 2}
	f64   = &block.Shape{Kind: block.Float, Bits: 64, Size: 8}
	i32   = &block.Shape{Kind: block.Int, Bits: 32, Size: 4}
	pair2 = &block.Shape{Kind: block.Vector, Count: 2, Elem: f32, Size: 8}
)

// floatBytes returns which bytes of n a shape says are floats.
func floatBytes(s *block.Shape, at int64, n int) []bool {
	c := comparison{got: make([]byte, n), want: make([]byte, n)}
	c.walk(s, at, 0)
	if c.floats == nil {
		return make([]bool, n)
	}
	return c.floats
}

// TestWalk compares the bytes that are floats with patterns: f for a float, a dot for others.
func TestWalk(t *testing.T) {
	deep := f32
	for range maxDepth {
		deep = &block.Shape{Kind: block.Struct, Fields: []block.Field{{Shape: deep}}, Size: 4}
	}
	for _, c := range []struct {
		name  string
		shape *block.Shape
		at    int64
		want  string
	}{
		{"float", f32, 0, "ffff...."},
		{"float at an offset", f32, 4, "....ffff"},
		{"float beyond the end", f32, 5, "........"},
		{"float behind the end", f32, 8, "........"},
		{"float before the beginning", f32, -4, "........"},
		{"nothing", nil, 0, "........"},
		{"half", f16, 2, "..ff...."},
		{"double", f64, 0, "ffffffff"},
		{"integer", i32, 0, "........"},
		{"vector", pair2, 0, "ffffffff...."},
		{"array", &block.Shape{Kind: block.Array, Count: 2, Elem: f32, Stride: 8, Size: 12}, 0, "ffff....ffff...."},
		{"runtime array", &block.Shape{Kind: block.Array, Count: -1, Elem: f16, Stride: 4}, 4, "....ff..ff..ff.."},
		{"runtime array with a rest", &block.Shape{Kind: block.Array, Count: -1, Elem: f32, Stride: 4}, 0, "ffffffff.."},
		{"array without a stride", &block.Shape{Kind: block.Array, Count: 2, Elem: f32}, 0, "........"},
		{"integers", &block.Shape{Kind: block.Array, Count: -1, Elem: i32, Stride: 4}, 0, "........"},
		{"struct", &block.Shape{Kind: block.Struct, Fields: []block.Field{{Offset: 0, Shape: i32}, {Offset: 8, Shape: f32}, {Offset: 12, Shape: f16}}}, 0, "........ffffff.."},
		{"matrix", &block.Shape{Kind: block.Matrix, Count: 2, Elem: pair2, Stride: 12}, 0, "ffffffff....ffffffff"},
		{"matrix of rows", &block.Shape{Kind: block.Matrix, Count: 3, Elem: pair2, Stride: 16, RowMajor: true}, 0, "ffffffffffff....ffffffffffff...."},
		{"matrix of rows at an offset", &block.Shape{Kind: block.Matrix, Count: 1, Elem: pair2, Stride: 8, RowMajor: true}, 4, "....ffff....ffff"},
		{"as deep as it may be", deep, 0, "ffff"},
		{"too deep", &block.Shape{Kind: block.Struct, Fields: []block.Field{{Shape: deep}}, Size: 4}, 0, "...."},
	} {
		var got []byte
		for _, f := range floatBytes(c.shape, c.at, len(c.want)) {
			got = append(got, map[bool]byte{true: 'f', false: '.'}[f])
		}
		if string(got) != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestCompare compares two buffers of a float and two integers.
func TestCompare(t *testing.T) {
	shape := &block.Shape{Kind: block.Struct, Fields: []block.Field{{Offset: 4, Shape: f32}}}
	for _, c := range []struct {
		name           string
		change         func(b []byte)
		count, first   int
		texts          [2]string
		largest        uint64
		withoutAFloats bool
	}{
		{name: "equal", change: func([]byte) {}},
		{name: "near", change: func(b []byte) { b[4] += 10 }, largest: 10},
		{name: "far", change: func(b []byte) { b[4] += 11 }, count: 1, first: 4, texts: [2]string{"1.0000013", "1"}},
		{name: "an integer", change: func(b []byte) { b[9] = 7 }, count: 1, first: 8, texts: [2]string{"00 07 00 00", "00 00 00 00"}},
		{name: "two bytes of an integer", change: func(b []byte) { b[9], b[11] = 7, 8 }, count: 1, first: 8, texts: [2]string{"00 07 00 08", "00 00 00 00"}},
		{name: "two integers", change: func(b []byte) { b[3], b[8] = 7, 8 }, count: 2, first: 0, texts: [2]string{"00 00 00 07", "00 00 00 00"}},
		{name: "a float and an integer before it", change: func(b []byte) { b[7], b[0] = 0, 1 }, count: 2, first: 0, texts: [2]string{"01 00 00 00", "00 00 00 00"}},
		{name: "the rest of a word", change: func(b []byte) { b[13] = 3 }, count: 1, first: 12, texts: [2]string{"00 03", "00 00"}},
		{name: "no floats", change: func(b []byte) { b[4] += 1 }, count: 1, first: 4, texts: [2]string{"01 00 80 3f", "00 00 80 3f"}, withoutAFloats: true},
	} {
		want := make([]byte, 14)
		binary.LittleEndian.PutUint32(want[4:], math.Float32bits(1))
		got := append([]byte(nil), want...)
		c.change(got)
		k := comparison{got: got, want: want, most: 10}
		if !c.withoutAFloats {
			k.walk(shape, 0, 0)
		}
		k.rest()
		if k.count != c.count || k.first != c.first || k.texts != c.texts || k.largest != c.largest {
			t.Errorf("%s: %d at %d: %q, largest %d", c.name, k.count, k.first, k.texts, k.largest)
		}
	}
}

func TestTexts(t *testing.T) {
	for _, c := range []struct {
		v    uint64
		bits int
		want string
	}{{f32bits(1.5), 32, "1.5"}, {math.Float64bits(0.1), 64, "0.1"}, {0x3c00, 16, "0x3c00"}} {
		if got := floatText(c.v, c.bits); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	for n, want := range map[int]uint64{2: 0x0201, 4: 0x04030201, 8: 0x0807060504030201} {
		if got := read([]byte{1, 2, 3, 4, 5, 6, 7, 8}[:n]); got != want {
			t.Errorf("%d bytes: %#x", n, got)
		}
	}
	for want, r := range map[string]Report{
		"1 launch agrees with the reference device":                                                                {Equal: 1},
		"3 launches agree with the reference device, 2 within 9 ULP":                                               {Equal: 1, Near: 2, ULP: 9},
		"0 launches agree with the reference device; 1 not compared: it is wrong":                                  {Unchecked: 1, Reason: "it is wrong"},
		"1 launch agrees with the reference device; 4 not compared: the results depend on the order of workgroups": {Equal: 1, Unordered: 4},
	} {
		if got := r.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	m := MismatchError{Entry: "k", Set: 1, Binding: 2, Offset: 3, Got: "4", Want: "5", Count: 1}
	if got, want := m.Error(), `entry point "k": buffer (set 1, binding 2), byte 3: the device computed 4, the reference device 5`; got != want {
		t.Errorf("%q", got)
	}
	m.Name, m.Count = "x", 2
	if got, want := m.Error(), `entry point "k": buffer "x" (set 1, binding 2), byte 3: the device computed 4, the reference device 5; 2 values differ`; got != want {
		t.Errorf("%q", got)
	}
}
