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

var (
	f16     = &block.Shape{Kind: block.Float, Bits: 16, Size: 2}
	f32     = &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	f64     = &block.Shape{Kind: block.Float, Bits: 64, Size: 8}
	bf16    = &block.Shape{Kind: block.BFloat, Bits: 16, Size: 2}
	boolean = &block.Shape{Kind: block.Int, Bits: 1, Size: 1}
	i8      = &block.Shape{Kind: block.Int, Bits: 8, Size: 1}
	u8      = &block.Shape{Kind: block.Int, Bits: 8, Unsigned: true, Size: 1}
	i32     = &block.Shape{Kind: block.Int, Bits: 32, Size: 4}
	u32     = &block.Shape{Kind: block.Int, Bits: 32, Unsigned: true, Size: 4}
	u64     = &block.Shape{Kind: block.Int, Bits: 64, Unsigned: true, Size: 8}
	addr    = &block.Shape{Kind: block.Address, Size: 8}
	vec3    = block.VectorOf(f32, 3)
)

// field makes a member.
func field(name string, offset int64, s *block.Shape) block.Field {
	return block.Field{Name: name, Offset: offset, Shape: s}
}

func structure(fields ...block.Field) *block.Shape { return block.StructOf(fields) }

// one makes a block of one member.
func one(s *block.Shape) *block.Shape { return structure(field("data", 0, s)) }

func layoutOf(t *testing.T, s *block.Shape) *Layout {
	t.Helper()
	l, err := NewLayout(s)
	if err != nil {
		t.Fatalf("%s: %v", s, err)
	}
	return l
}

// packCases have the bytes, in groups of four, of JSON values in blocks.
var packCases = []struct {
	name  string
	shape *block.Shape
	json  string
	hex   string
	sizes string
	// back is what Append makes of the bytes, if it is not json.
	back string
}{
	{"scalar", one(f32), "1.5", "0000c03f", "[]", ""},
	{"scalar as an object", one(f32), `{"data":1.5}`, "0000c03f", "[]", "1.5"},
	{"scalar by number", structure(field("", 0, u32)), `{"0":7}`, "07000000", "[]", "7"},
	{"an array of one scalar", one(block.ArrayOf(f32, 1, 4)), "1.5", "0000c03f", "[]", "[1.5]"},
	{"two wrappers", structure(field("a", 4, one(u32))), "7", "00000000 07000000", "[]", ""},
	{"two wrappers, the inner as an object", structure(field("a", 4, one(u32))), `{"a":{"data":7}}`, "00000000 07000000", "[]", "7"},
	{"boolean", one(block.ArrayOf(u32, 2, 4)), "[true,false]", "01000000 00000000", "[2]", "[1,0]"},
	{"signed", one(block.ArrayOf(i32, -1, 4)), "[-1,2147483647,-2147483648]", "ffffffff ffffff7f 00000080", "[3]", ""},
	{"unsigned", one(block.ArrayOf(u32, -1, 4)), "[-1,4294967295]", "ffffffff ffffffff", "[2]", "[4294967295,4294967295]"},
	{"bytes", one(block.ArrayOf(i8, 4, 1)), "[-128,127,-1,0]", "807fff00", "[4]", ""},
	{"long", one(u64), "18446744073709551615", "ffffffff ffffffff", "[]", ""},
	{"address", one(addr), "4294967296", "00000000 01000000", "[]", ""},
	{"half", one(block.ArrayOf(f16, 2, 2)), "[1,65504]", "003cff7b", "[2]", ""},
	{"bfloat", one(block.ArrayOf(bf16, 2, 2)), "[1,-2]", "803f00c0", "[2]", ""},
	{"double", one(f64), "0.1", "9a999999 9999b93f", "[]", ""},
	{"not numbers", one(block.ArrayOf(f32, 3, 4)), `["NaN","Infinity","-Infinity"]`, "0000c07f 0000807f 000080ff", "[3]", ""},
	{"strided", one(block.ArrayOf(f32, 2, 16)), "[1,2]", "0000803f 00000000 00000000 00000000 00000040", "[2]", ""},
	{"vec3, runtime array", one(block.ArrayOf(vec3, -1, 16)), "[[1,2,3],[4,5,6]]", "0000803f 00000040 00004040 00000000 00008040 0000a040 0000c040 00000000", "[]", ""},
	{"struct with padding", structure(field("n", 0, u32), field("v", 16, vec3), field("k", 28, f32)), `{"n":1,"v":[1,2,3],"k":4}`,
		"01000000 00000000 00000000 00000000 0000803f 00000040 00004040 00008040", "[]", ""},
	{"members in another order", structure(field("a", 0, u32), field("b", 4, u32)), `{"b":2,"a":1}`, "01000000 02000000", "[]", `{"a":1,"b":2}`},
	{"runtime array behind members", structure(field("n", 0, u32), field("x", 4, block.ArrayOf(u32, -1, 4))), `{"x":[5,6],"n":2}`, "02000000 05000000 06000000", "[]", `{"n":2,"x":[5,6]}`},
	{"empty runtime array", structure(field("n", 0, u32), field("x", 4, block.ArrayOf(u32, -1, 4))), `{"n":2,"x":[]}`, "02000000", "[]", ""},
	{"array of structs", one(block.ArrayOf(structure(field("p", 0, block.ArrayOf(u8, 2, 1)), field("q", 4, u32)), -1, 12)), `[{"p":[1,2],"q":3},{"p":[4,5],"q":6}]`,
		"01020000 03000000 00000000 04050000 06000000 00000000", "[]", ""},
	{"array of arrays", one(block.ArrayOf(block.ArrayOf(u32, 2, 4), 2, 8)), "[[1,2],[3,4]]", "01000000 02000000 03000000 04000000", "[]", ""},
	{"rows of an array of scalars", one(block.ArrayOf(u32, 4, 4)), "[[1,2],[3,4]]", "01000000 02000000 03000000 04000000", "[2 2]", ""},
	{"rows of a runtime array", one(block.ArrayOf(u32, -1, 8)), "[[[1],[2]],[[3],[4]]]", "01000000 00000000 02000000 00000000 03000000 00000000 04000000 00000000", "[2 2 1]", ""},
	{"columns", one(block.MatrixOf(block.VectorOf(u32, 2), 3, 16, false)), "[[1,2],[3,4],[5,6]]", "01000000 02000000 00000000 00000000 03000000 04000000 00000000 00000000 05000000 06000000", "[]", ""},
	{"columns of a row-major matrix", one(block.MatrixOf(block.VectorOf(u32, 2), 3, 16, true)), "[[1,2],[3,4],[5,6]]", "01000000 03000000 05000000 00000000 02000000 04000000 06000000", "[]", ""},
	{"array of matrices", one(block.ArrayOf(block.MatrixOf(block.VectorOf(u32, 2), 2, 8, false), -1, 16)), "[[[1,2],[3,4]]]", "01000000 02000000 03000000 04000000", "[]", ""},
}

// TestJSON packs JSON values and writes the bytes as JSON again.
// TestOneVector packs the only element of an array, a vector, with and without the brackets of the array.
func TestOneVector(t *testing.T) {
	l := layoutOf(t, one(block.ArrayOf(vec3, 1, 16)))
	for _, c := range []struct{ json, want string }{
		{"[1,2,3]", "[[1,2,3]]"}, {"[[1,2,3]]", "[[1,2,3]]"}, {"[]", "[1]vec3 of f32 needs 1 element, not 0"}, {"[[]]", "[0]: vec3 of f32 needs 3 elements, not 0"}, {"[null,1,2,3]", "[0]: a number for f32 is expected, not null"},
		{"[1,2]", "vec3 of f32 needs 3 elements, not 2"}, {"[1,2,3,4]", "vec3 of f32 has 3 elements, and the value has more"}, {"[[1,2,3],[4,5,6]]", "[1]vec3 of f32 has 1 element, and the value has more"}, {"1", "an array for [1]vec3 of f32 is expected, not 1"},
		{"[", "invalid JSON: unexpected EOF"}, {"[1", "invalid JSON: unexpected EOF"},
	} {
		d, err := l.FromJSON([]byte(c.json))
		got := fmt.Sprint(err)
		if err == nil {
			got = string(Text{}.Append(nil, l, d))
		}
		if got != c.want {
			t.Errorf("%s: got %s, want %s", c.json, got, c.want)
		}
	}
}

func TestJSON(t *testing.T) {
	for _, c := range packCases {
		l := layoutOf(t, c.shape)
		d, err := l.FromJSON([]byte(c.json))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := fmt.Sprintf("%x", d.Bytes); got != strings.ReplaceAll(c.hex, " ", "") || fmt.Sprint(d.Sizes) != c.sizes {
			t.Errorf("%s: got %s, sizes %v; want %s, %s", c.name, got, d.Sizes, c.hex, c.sizes)
		}
		want := c.back
		if want == "" {
			want = c.json
		}
		if got := string(Text{}.Append(nil, l, d)); got != want {
			t.Errorf("%s: back: got %s, want %s", c.name, got, want)
		}
	}
}

// TestSigned prints unsigned integers with a sign.
func TestSigned(t *testing.T) {
	l := layoutOf(t, one(block.ArrayOf(u32, 2, 4)))
	d, err := l.FromJSON([]byte("[-1, 1]"))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(Text{Signed: true}.Append(nil, l, d)); got != "[-1,1]" {
		t.Error(got)
	}
	a, err := Text{Signed: true}.ToArray(l, d)
	if err != nil || a.Type.String() != "<i4" {
		t.Errorf("%v, %v", a, err)
	}
}

// TestJSONErrors packs values that do not fit.
func TestJSONErrors(t *testing.T) {
	lights := structure(field("n", 0, u32), field("lights", 16, block.ArrayOf(structure(field("color", 0, vec3), field("on", 12, u32)), 2, 16)))
	for _, c := range []struct {
		shape      *block.Shape
		json, want string
	}{
		{one(f32), "", "invalid JSON: unexpected EOF"},
		{one(f32), "x", "invalid JSON"},
		{one(f32), "1 2", "text follows the JSON value"},
		{one(f32), `"x"`, `a number for f32 is expected, not "x"`},
		{one(f32), "[1]", "a number for f32 is expected, not an array"},
		{one(f32), "null", "not null"},
		{one(f32), "true", "a number for f32 is expected, not true"},
		{one(f32), "1e39", "1e39 does not fit in f32"},
		{one(f16), "65520", "65520 does not fit in f16"},
		{one(u32), `"NaN"`, `a number for u32 is expected, not "NaN"`},
		{one(u32), "1.5", "1.5 is not an integer, but u32 is expected"},
		{one(u32), "4294967296", "4294967296 does not fit in u32"},
		{one(u32), "-2147483649", "does not fit in u32"},
		{one(i32), "2147483648", "2147483648 does not fit in i32"},
		{one(u8), "256", "256 does not fit in u8"},
		{one(addr), "-1", "-1 does not fit in address"},
		{one(u64), strings.Repeat("1", 100), strings.Repeat("1", 40) + "… does not fit in u64"},
		{one(vec3), "[1,2]", "vec3 of f32 needs 3 elements, not 2"},
		{one(vec3), "[1,2,3,4]", "vec3 of f32 has 3 elements, and the value has more"},
		{one(vec3), "1", "an array for vec3 of f32 is expected, not 1"},
		{one(block.ArrayOf(vec3, -1, 16)), "[[1,2,3],[1,2,[]]]", "[1][2]: a number for f32 is expected, not an array"},
		{one(block.ArrayOf(vec3, 1, 16)), "[[1,2,3],[1,2,3]]", "[1]vec3 of f32 has 1 element, and the value has more"},
		{one(block.MatrixOf(vec3, 2, 16, true)), "[[1,2,3],[1,2]]", "[1]: vec3 of f32 needs 3 elements, not 2"},
		{one(block.ArrayOf(u32, 2, 4)), "[1]", "[2]u32 needs 2 elements, not 1"},
		{one(block.ArrayOf(u32, 2, 4)), "[1,2,3]", "[2]: [2]u32 has 2 elements, and the value has more"},
		{one(block.ArrayOf(u32, -1, 4)), "5", "an array for []u32 is expected, not 5"},
		{one(block.ArrayOf(u32, -1, 4)), "[[1,2],[3]]", "[1]: this row has 1 element, and others have 2"},
		{one(block.ArrayOf(u32, -1, 4)), "[[],[1]]", "[1]: this row has 1 element, and others have 0"},
		{one(block.ArrayOf(u32, -1, 4)), "[[1,2],3]", "[1]: the rows are nested to different depths"},
		{one(block.ArrayOf(u32, -1, 4)), "[1,[2]]", "[1]: the rows are nested to different depths"},
		{one(block.ArrayOf(u32, -1, 4)), "[[],1]", "[1]: the rows are nested to different depths"},
		{one(block.ArrayOf(u32, -1, 4)), strings.Repeat("[", 200), "too deeply"},
		{one(block.ArrayOf(u32, -1, 4)), "[1", "invalid JSON: unexpected EOF"},
		{lights, "1", "an object with the members n, lights is expected, not 1"},
		{lights, `{"n":1}`, `the member "lights" is missing`},
		{lights, `{"n":1,"n":1}`, `the member "n" is given twice`},
		{lights, `{"light":1}`, `there is no member "light"; it has n, lights; did you mean 'lights'?`},
		{lights, `{"lights":[{"color":[1,2,3],"on":1},{"on":2.5}]}`, "lights[1].on: 2.5 is not an integer"},
		{lights, `{"n":1`, "invalid JSON"},
		{one(block.ArrayOf(u32, -1, 1<<31-1)), "[1,2,3,4]", "2 elements of 2147483647 bytes exceed the limit of 2147483648 bytes"},
		{one(block.ArrayOf(vec3, -1, 1<<31-1)), "[[1,2,3],[1,2,3],[1,2,3],[1,2,3]]", "exceed the limit"},
	} {
		_, err := layoutOf(t, c.shape).FromJSON([]byte(c.json))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s in %s: got %v, want %q", c.json, c.shape, err, c.want)
		}
	}
}

// TestManyMembers shortens the list of members in an error.
func TestManyMembers(t *testing.T) {
	var fields []block.Field
	for i := range 12 {
		fields = append(fields, field(fmt.Sprint("m", i), int64(4*i), u32))
	}
	_, err := layoutOf(t, structure(fields[:10]...)).FromJSON([]byte("1"))
	if err == nil || !strings.Contains(err.Error(), "m8, m9 is expected") {
		t.Error(err)
	}
	_, err = layoutOf(t, structure(fields...)).FromJSON([]byte("1"))
	if err == nil || !strings.Contains(err.Error(), "m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, … is expected") {
		t.Error(err)
	}
}

// TestRefusedLayouts refuses shapes whose scalars have no bytes of their own, or too many.
func TestRefusedLayouts(t *testing.T) {
	deep := u32
	for range 200 {
		deep = block.ArrayOf(deep, 1, 4)
	}
	runtime := block.ArrayOf(u32, -1, 4)
	for _, c := range []struct {
		shape *block.Shape
		want  string
	}{
		{&block.Shape{}, "a part of it has no bytes"},
		{one(&block.Shape{}), "a part of it has no bytes"},
		{one(deep), "nested too deeply"},
		{one(&block.Shape{Kind: block.Int, Bits: 24, Size: 3}), "numbers of 24 bits"},
		{one(&block.Shape{Kind: block.Float, Bits: 8, Size: 1}), "numbers of 8 bits"},
		{structure(), "a struct has no members"},
		{structure(field("a", 0, u32), field("b", 0, u32)), "member 1 has no bytes of its own"},
		{structure(field("a", -4, u32), field("b", 4, u32)), "member 0 has no bytes of its own"},
		{structure(field("a", 1<<31+4, u32)), "member 0 has no bytes of its own"},
		{structure(field("a", 0, runtime), field("b", 4, u32)), "4 bytes"},
		{structure(field("a", 0, u32), field("b", 4, structure(field("c", 0, u32), field("d", 4, runtime)))), "-1 element"},
		{structure(field("a", 8, u32), field("b", 4, runtime)), "its runtime array begins at byte 4, but the members before it have 12 bytes"},
		{one(block.ArrayOf(u32, 4, 0)), "elements of 4 bytes are 0 bytes apart"},
		{one(block.ArrayOf(u32, 0, 4)), "0 elements"},
		{one(block.ArrayOf(u32, 1<<31, 4)), "2147483648 elements"},
		{one(block.ArrayOf(u32, 2, 1<<31)), "2147483648 bytes apart"},
		{one(block.ArrayOf(u32, 1<<29+1, 4)), "2147483652 bytes exceed the limit of 2147483648 bytes"},
		{one(block.ArrayOf(runtime, 2, 4)), "-1 element"},
		{one(block.VectorOf(vec3, 2)), "vec2 of vec3 of f32 is not a type"},
		{one(block.MatrixOf(u32, 2, 4, false)), "matrix of 2 u32 is not a type"},
		{one(block.MatrixOf(vec3, 2, 4, true)), "2 elements of 8 bytes are 4 bytes apart"},
	} {
		if _, err := NewLayout(c.shape); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.shape, err, c.want)
		}
	}
}

// TestSharedStruct checks a shape that contains one struct in 2^60 places by looking at it once in each.
func TestSharedStruct(t *testing.T) {
	s := one(u32)
	for range 60 {
		s = structure(field("a", 0, s), field("b", 0, s))
	}
	if _, err := NewLayout(s); err == nil {
		t.Error("members that overlap are accepted")
	}
}

// TestBytes takes bytes with and without those after the last scalar.
func TestBytes(t *testing.T) {
	for _, c := range []struct {
		shape   *block.Shape
		n, size int // given and resulting bytes
		want    string
	}{
		{one(u32), 4, 4, ""},
		{one(u32), 16, 4, ""},
		{one(u32), 17, 0, "it is u32, so it takes 4 bytes, not 17"},
		{one(u32), 3, 0, "it takes 4 bytes, not 3"},
		{one(block.ArrayOf(vec3, -1, 16)), 32, 32, ""},
		{one(block.ArrayOf(vec3, -1, 16)), 28, 32, ""},
		{one(block.ArrayOf(vec3, -1, 16)), 20, 0, "it is []vec3 of f32, so it takes 0 bytes and 16 for each element, not 20 bytes"},
		{structure(field("n", 0, u32), field("x", 4, block.ArrayOf(u32, -1, 4))), 3, 0, "so it takes 4 bytes and 4 for each element, not 3 bytes"},
	} {
		d, err := layoutOf(t, c.shape).FromBytes(make([]byte, c.n))
		switch {
		case c.want != "":
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%d bytes in %s: got %v, want %q", c.n, c.shape, err, c.want)
			}
		case err != nil || len(d.Bytes) != c.size:
			t.Errorf("%d bytes in %s: got %v, %v", c.n, c.shape, d, err)
		}
	}
}

// TestZeros makes blocks from sizes.
func TestZeros(t *testing.T) {
	for _, c := range []struct {
		shape *block.Shape
		sizes []int
		size  int
		want  string
	}{
		{one(block.ArrayOf(u32, -1, 4)), []int{2, 3}, 24, ""},
		{one(block.ArrayOf(vec3, -1, 16)), []int{2}, 32, ""},
		{structure(field("n", 0, u32), field("x", 4, block.ArrayOf(u32, -1, 4))), []int{3}, 16, ""},
		{one(u32), nil, 4, ""},
		{one(block.ArrayOf(u32, 6, 4)), nil, 24, ""},
		{one(block.ArrayOf(u32, 6, 4)), []int{2, 3}, 24, ""},
		{one(block.ArrayOf(u32, 6, 4)), []int{2, 2}, 0, "it has 6 elements, not 4"},
		{one(block.ArrayOf(u32, -1, 4)), nil, 0, "[]u32 has no length of its own"},
		{one(u32), []int{1}, 0, "u32 is no array, so it takes no sizes"},
		{one(block.ArrayOf(u32, -1, 4)), []int{1 << 40}, 0, "exceed the limit"},
		{one(block.ArrayOf(u32, -1, 4)), []int{1 << 40, 1 << 40}, 0, "exceed the limit"},
	} {
		l := layoutOf(t, c.shape)
		d, err := l.Zeros(c.sizes)
		_, random := l.Random(1, c.sizes)
		switch {
		case c.want != "":
			if err == nil || !strings.Contains(err.Error(), c.want) || random == nil || random.Error() != err.Error() {
				t.Errorf("%v of %s: got %v and %v, want %q", c.sizes, c.shape, err, random, c.want)
			}
		case err != nil || len(d.Bytes) != c.size || random != nil:
			t.Errorf("%v of %s: got %v, %v, %v", c.sizes, c.shape, d, err, random)
		}
	}
}

// TestRandom makes the same numbers of the same seed, in their ranges.
func TestRandom(t *testing.T) {
	for _, s := range []*block.Shape{f16, bf16, f32, f64, i8, u32, u64} {
		l := layoutOf(t, one(block.ArrayOf(s, -1, 16)))
		a, err := l.Random(7, []int{100})
		if err != nil {
			t.Fatal(err)
		}
		b, _ := l.Random(7, []int{100})
		c, _ := l.Random(8, []int{100})
		if !slices.Equal(a.Bytes, b.Bytes) || slices.Equal(a.Bytes, c.Bytes) {
			t.Errorf("%s: the seed does not determine the numbers", s)
		}
		low, high := math.Inf(1), math.Inf(-1)
		for leaf := range l.shape.Leaves(100) {
			bits := get(a.Bytes[leaf.Offset:], s)
			v := float64(intOf(s, bits, true))
			if isFloat(s) {
				v = floatOf(s, bits)
			}
			low, high = min(low, v), max(high, v)
		}
		if isFloat(s) && !(low >= -1 && low < -0.8 && high <= 1 && high > 0.8) || !isFloat(s) && !(low >= 0 && low < 10 && high < 100 && high > 90) {
			t.Errorf("%s: from %v to %v", s, low, high)
		}
	}
	if _, err := layoutOf(t, one(addr)).Random(1, nil); err == nil || !strings.Contains(err.Error(), "an address is no random number") {
		t.Error(err)
	}
}

// TestArrays packs npy arrays and makes arrays of the bytes again.
func TestArrays(t *testing.T) {
	count := func(n int) []byte {
		out := make([]byte, 4*n)
		for i := range n {
			out[4*i] = byte(i + 1)
		}
		return out
	}
	i4, f4 := npy.Type{Kind: 'i', Size: 4}, npy.Type{Kind: 'f', Size: 4}
	for _, c := range []struct {
		shape *block.Shape
		typ   npy.Type
		sizes []int
		hex   string // empty if the array is refused
		want  string
	}{
		{one(block.ArrayOf(i32, -1, 4)), i4, []int{2, 2}, "01000000 02000000 03000000 04000000", "<i4 [2 2]"},
		{one(block.ArrayOf(u32, -1, 4)), i4, []int{2}, "01000000 02000000", "<u4 [2]"},
		{one(block.ArrayOf(u32, 4, 8)), i4, []int{2, 2}, "01000000 00000000 02000000 00000000 03000000 00000000 04000000", "<u4 [2 2]"},
		{structure(field("x", 4, block.ArrayOf(f32, -1, 4))), f4, []int{1}, "00000000 01000000", "<f4 [1]"},
		{one(block.ArrayOf(vec3, -1, 16)), f4, []int{2, 3}, "01000000 02000000 03000000 00000000 04000000 05000000 06000000 00000000", "<f4 [2 3]"},
		{one(block.ArrayOf(vec3, -1, 16)), f4, []int{1, 2, 3}, "01000000 02000000 03000000 00000000 04000000 05000000 06000000 00000000", "<f4 [1 2 3]"},
		{one(vec3), f4, []int{3}, "01000000 02000000 03000000", "<f4 [3]"},
		{one(f32), f4, []int{1}, "01000000", "<f4 []"},
		{one(f32), f4, nil, "01000000", "<f4 []"},
		{one(block.MatrixOf(vec3, 2, 16, false)), f4, []int{2, 3}, "01000000 02000000 03000000 00000000 04000000 05000000 06000000", "<f4 [2 3]"},
		{one(block.MatrixOf(vec3, 2, 8, true)), f4, []int{2, 3}, "01000000 04000000 02000000 05000000 03000000 06000000", "<f4 [2 3]"},
		{one(block.ArrayOf(f32, -1, 4)), i4, []int{2}, "", "it is []f32, so it takes <f4, not <i4"},
		{one(block.ArrayOf(f16, -1, 2)), f4, []int{2}, "", "it takes <f2, not <f4"},
		{one(block.ArrayOf(u32, 4, 4)), i4, []int{2}, "", "it has 4 elements, not 2"},
		{one(block.ArrayOf(vec3, -1, 16)), f4, []int{6}, "", "the last sizes must be [3], but the array has the sizes [6]"},
		{one(block.ArrayOf(vec3, -1, 16)), f4, []int{3}, "", "the last sizes must be [3], but the array has the sizes [3]"},
		{one(vec3), f4, []int{1, 3}, "", "it is vec3 of f32 with the sizes [3], but the array has the sizes [1 3]"},
		{one(block.ArrayOf(bf16, -1, 2)), f4, []int{1}, "", "it is []bf16, so it takes <V2, not <f4"},
		{one(block.ArrayOf(boolean, -1, 1)), npy.Type{Kind: 'i', Size: 1}, []int{1, 1}, "", "it is []bool, so it takes |b1, not |i1"},
		{structure(field("a", 0, f32), field("b", 4, f32)), f4, []int{2}, "", "which is no array of numbers: use .json or .bin"},
		{one(block.ArrayOf(f32, -1, 1<<31-1)), f4, []int{4}, "", "exceed the limit"},
	} {
		n, _ := npy.Count(c.sizes)
		l := layoutOf(t, c.shape)
		d, err := l.FromArray(&npy.Array{Type: c.typ, Shape: c.sizes, Data: count(n)})
		if c.hex == "" {
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v of %s in %s: got %v, want %q", c.sizes, c.typ, c.shape, err, c.want)
			}
			continue
		}
		if err != nil || fmt.Sprintf("%x", d.Bytes) != strings.ReplaceAll(c.hex, " ", "") {
			t.Errorf("%v of %s in %s: got %v, %v; want %s", c.sizes, c.typ, c.shape, d, err, c.hex)
			continue
		}
		a, err := Text{}.ToArray(l, d)
		if err != nil || fmt.Sprintf("%s %v", a.Type, a.Shape) != c.want || !slices.Equal(a.Data, count(n)) {
			t.Errorf("%v of %s in %s: back: %v, %v", c.sizes, c.typ, c.shape, a, err)
		}
	}
	for _, s := range []*block.Shape{one(block.ArrayOf(addr, 2, 8)), one(block.ArrayOf(u64, 2, 8))} {
		l := layoutOf(t, s)
		d, _ := l.Zeros(nil)
		if a, err := (Text{}).ToArray(l, d); err != nil || a.Type.String() != "<u8" || len(a.Data) != 16 {
			t.Errorf("%s: %v, %v", s, a, err)
		}
	}
	for _, s := range []*block.Shape{bf16, boolean} {
		l := layoutOf(t, one(block.ArrayOf(s, -1, s.Size)))
		d := &Data{Bytes: []byte{1, 0}, Sizes: []int{1, 2 / int(s.Size)}}
		a, err := Text{}.ToArray(l, d)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := l.FromArray(a); err != nil || !slices.Equal(back.Bytes, d.Bytes) || !slices.Equal(back.Sizes, d.Sizes) {
			t.Errorf("%s: %v, %v", a.Type, back, err)
		}
	}
}

// TestCompare compares blocks with and without tolerances.
func TestCompare(t *testing.T) {
	pair := structure(field("n", 0, u32), field("x", 16, block.ArrayOf(f32, -1, 4)))
	for _, c := range []struct {
		shape     *block.Shape
		got, want string
		tol       Tolerance
		result    string
	}{
		{one(f32), "1", "1", Tolerance{}, "<nil>"},
		{one(f32), "0", "-0.0", Tolerance{}, "<nil>"},
		{one(f32), `"NaN"`, `"NaN"`, Tolerance{}, "<nil>"},
		{one(f32), `"NaN"`, "1", Tolerance{Abs: 1e9}, "&{1 1  \"NaN\" 1}"},
		{one(f32), "1", `"NaN"`, Tolerance{Abs: 1e9}, "&{1 1  1 \"NaN\"}"},
		{one(f32), `"Infinity"`, "1", Tolerance{Abs: 1e9}, "&{1 1  \"Infinity\" 1}"},
		{one(f32), "1", `"Infinity"`, Tolerance{Rel: 1}, "&{1 1  1 \"Infinity\"}"},
		{one(f32), "1.5", "1", Tolerance{Abs: 0.5}, "<nil>"},
		{one(f32), "1.5", "1", Tolerance{Abs: 0.25}, "&{1 1  1.5 1}"},
		{one(f32), "110", "100", Tolerance{Rel: 0.125}, "<nil>"},
		{one(f32), "110", "-100", Tolerance{Rel: 0.125}, "&{1 1  110 -100}"},
		{one(u32), "2", "1", Tolerance{Abs: 5}, "&{1 1  2 1}"},
		{pair, `{"n":1,"x":[1,2,3]}`, `{"n":1,"x":[1,5,6]}`, Tolerance{}, "&{2 4 x[1] 2 5}"},
	} {
		l := layoutOf(t, c.shape)
		got, err := l.FromJSON([]byte(c.got))
		if err != nil {
			t.Fatal(err)
		}
		want, err := l.FromJSON([]byte(c.want))
		if err != nil {
			t.Fatal(err)
		}
		if c.shape == pair {
			got.Bytes[5] = 1 // between the members
		}
		m, err := Text{}.Compare(l, got, want, c.tol)
		if text := fmt.Sprint(m); err != nil || text != c.result {
			t.Errorf("%s and %s: got %s, %v; want %s", c.got, c.want, text, err, c.result)
		}
	}
	l := layoutOf(t, one(block.ArrayOf(u32, -1, 4)))
	a, _ := l.Zeros([]int{1})
	b, _ := l.Zeros([]int{2})
	grid, _ := l.FromJSON([]byte("[[1,2,3],[4,5,6]]"))
	other, _ := l.FromJSON([]byte("[[1,2,3],[4,9,6]]"))
	if m, err := (Text{}).Compare(l, grid, other, Tolerance{}); err != nil || m == nil || *m != (Mismatch{1, 6, "[1][1]", "5", "9"}) {
		t.Error(m, err)
	}
	rows, _ := l.FromJSON([]byte("[[1,2],[3,4],[5,6]]"))
	if _, err := (Text{}).Compare(l, grid, rows, Tolerance{}); err == nil || err.Error() != "the shape is 2x3, expected 3x2" {
		t.Error(err)
	}
	flat, _ := l.FromBytes(grid.Bytes)
	if m, err := (Text{}).Compare(l, grid, flat, Tolerance{}); m != nil || err != nil {
		t.Error(m, err) // bytes have no shape
	}
	if _, err := (Text{}).Compare(l, a, b, Tolerance{}); err == nil || err.Error() != "the shape is 1, expected 2" {
		t.Error(err)
	}
}

// TestScalar parses the values of specialization constants.
func TestScalar(t *testing.T) {

	for _, c := range []struct {
		shape *block.Shape
		text  string
		want  string
	}{
		{boolean, "true", "1"}, {boolean, "0", "0"}, {boolean, "false", "0"}, {boolean, "1", "1"}, {boolean, "2", `true or false is expected, not "2"`},
		{u32, "7", "7"}, {i32, "-1", "18446744073709551615"}, {u32, "x", `a number for u32 is expected, not "x"`}, {u32, "1.5", "not an integer"},
		{f32, "1.5", "1069547520"}, {f32, "inf", "2139095040"}, {f32, "x", `a number for f32 is expected, not "x"`}, {f32, "1e99", "does not fit"},
		{f32, "0x1", "a number for f32 is expected"}, {u32, "0x1", "a number for u32 is expected"},
		{&block.Shape{Kind: block.Float, Bits: 8, Size: 1}, "1", "values of the type f8 are not supported"},
	} {
		bits, err := Scalar(c.shape, c.text)
		if got := fmt.Sprint(bits, err); !strings.Contains(got, c.want) || strings.HasSuffix(got, "<nil>") && got != c.want+" <nil>" {
			t.Errorf("%s as %s: got %s, want %s", c.text, c.shape, got, c.want)
		}
	}
}

// TestTypeName names types without offsets.
func TestTypeName(t *testing.T) {
	deep := u32
	for range maxDepth + 2 {
		deep = block.ArrayOf(deep, 1, 4)
	}
	for _, c := range []struct {
		shape *block.Shape
		want  string
	}{
		{block.ArrayOf(vec3, -1, 16), "[]vec3 of f32"}, {one(u32), "struct"}, {i32, "i32"}, {bf16, "bf16"},
		{block.MatrixOf(vec3, 2, 16, true), "matrix of 2 vec3 of f32 row-major"}, {block.ArrayOf(u8, 3, 1), "[3]u8"}, {nil, "…"},
		{deep, strings.Repeat("[1]", maxDepth+1) + "…"},
	} {
		if got := TypeName(c.shape); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

// FuzzJSON packs anything into blocks of all kinds, and packs what it writes of them again.
func FuzzJSON(f *testing.F) {
	for i, c := range packCases {
		f.Add(i, c.json)
	}
	f.Fuzz(func(t *testing.T, which int, text string) {
		l := layoutOf(t, packCases[uint(which)%uint(len(packCases))].shape)
		d, err := l.FromJSON([]byte(text))
		if err != nil {
			return
		}
		again, err := l.FromJSON(Text{}.Append(nil, l, d))
		if err != nil {
			t.Fatal(err)
		}
		if m, err := (Text{}).Compare(l, d, again, Tolerance{}); m != nil || err != nil {
			t.Fatalf("%v, %v", m, err)
		}
	})
}

// TestArrayOfBytes makes an array of a block that has no bytes but those of its elements, which have one each.
func TestArrayOfBytes(t *testing.T) {
	l := layoutOf(t, one(block.ArrayOf(u8, 4, 1)))
	d, err := l.FromJSON([]byte("[1,2,3,4]"))
	if err != nil {
		t.Fatal(err)
	}
	if a, err := (Text{}).ToArray(l, d); err != nil || string(a.Data) != "\x01\x02\x03\x04" || !slices.Equal(a.Shape, []int{4}) {
		t.Errorf("%+v, %v", a, err)
	}
}
