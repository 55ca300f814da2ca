package hostlayout

import (
	"encoding/binary"
	"errors"
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// shape lays out a struct with the given members.
func shape(t testing.TB, members string, r blocklayout.Rules) *block.Shape {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	typ, ok := ir.ParseType(ir.NewContext(reg), "!spirv.struct<("+members+")>")
	if !ok {
		t.Fatalf("cannot parse %s", members)
	}
	in, err := blocklayout.LayOut(typ, r)
	if err != nil {
		t.Fatal(err)
	}
	s, err := blocklayout.ShapeOf(in.Type)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

type particle struct {
	ID   uint32
	Pos  [3]float32
	Mass float32
	Turn [2][3]float32
	_    uint32
	Age  [3]float64
	Half Float16
	Tag  [2]struct{ A, B int8 }
	Z    complex64
}

const particleMembers = "i32, vector<3xf32>, f32, !spirv.matrix<2 x vector<3xf32>>, !spirv.array<3 x f64>, f16, !spirv.array<2 x !spirv.struct<(i8, i8)>>, vector<2xf32>"

func somebody() particle {
	return particle{
		ID: 7, Pos: [3]float32{1, 2, 3}, Mass: 4, Turn: [2][3]float32{{5, 6, 7}, {8, 9, 10}},
		Age: [3]float64{11, 12, 13}, Half: NewFloat16(1.5), Tag: [2]struct{ A, B int8 }{{-1, 2}, {-3, 4}}, Z: complex(14, 15),
	}
}

// TestPack checks the offset of each number under each rule set against the
// specification.
func TestPack(t *testing.T) {
	for _, c := range []struct {
		rules   blocklayout.Rules
		offsets []int // ID, Pos, Mass, Turn (2), Age (3), Half, Tag (2), Z
	}{
		{blocklayout.Std140, []int{0, 16, 28, 32, 48, 64, 80, 96, 112, 128, 144, 160}},
		{blocklayout.Std430, []int{0, 16, 28, 32, 48, 64, 72, 80, 88, 90, 92, 96}},
		{blocklayout.Scalar, []int{0, 4, 16, 20, 32, 48, 56, 64, 72, 74, 76, 80}},
	} {
		codec, err := NewCodec(TypeOf[particle](), shape(t, particleMembers, c.rules))
		if err != nil {
			t.Fatal(err)
		}
		in := [2]particle{somebody(), somebody()}
		in[1].ID = 8
		stride := (codec.Size() + 15) / 16 * 16
		data := make([]byte, stride+codec.Size())
		codec.Pack(data, unsafe.Pointer(&in[0]), 2, stride)
		f32 := func(at int) float32 { return math.Float32frombits(binary.LittleEndian.Uint32(data[at:])) }
		f64 := func(at int) float64 { return math.Float64frombits(binary.LittleEndian.Uint64(data[at:])) }
		o := c.offsets
		if data[o[0]] != 7 || data[stride] != 8 || f32(o[1]) != 1 || f32(o[1]+8) != 3 || f32(o[2]) != 4 || f32(o[3]+8) != 7 || f32(o[4]) != 8 ||
			f64(o[5]) != 11 || f64(o[6]) != 12 || f64(o[7]) != 13 || data[o[8]+1] != 0x3e || data[o[9]] != 0xff || data[o[10]+1] != 4 || f32(o[11]+4) != 15 {
			t.Errorf("%v: % x", c.rules, data)
		}
		var out [2]particle
		codec.Unpack(unsafe.Pointer(&out[0]), data, 2, stride)
		if out != in {
			t.Errorf("%v: got %+v", c.rules, out)
		}
		// Go's own layout is the scalar layout here.
		if codec.Same() != (c.rules == blocklayout.Scalar) {
			t.Errorf("%v: same is %v", c.rules, codec.Same())
		}
	}
}

func TestSame(t *testing.T) {
	type vec3 struct {
		A [3]float32
		B float32
	}
	for _, c := range []struct {
		members string
		rules   blocklayout.Rules
		typ     Type
		same    bool
	}{
		{"vector<3xf32>, f32", blocklayout.Std430, TypeOf[vec3](), true},
		{"vector<3xf32>, f32", blocklayout.Std140, TypeOf[vec3](), true},
		{"f32, vector<3xf32>", blocklayout.Std430, TypeOf[struct {
			A float32
			B [3]float32
		}](), false},
		{"f32, vector<3xf32>", blocklayout.Scalar, TypeOf[struct {
			A float32
			B [3]float32
		}](), true},
		{"f32, vector<3xf32>", blocklayout.Std430, TypeOf[struct {
			A float32
			_ [3]uint32
			B [3]float32
		}](), true},
		{"!spirv.array<4 x f32>", blocklayout.Std140, TypeOf[struct{ A [4]float32 }](), false},
		{"!spirv.array<4 x vector<4xf32>>", blocklayout.Std140, TypeOf[struct{ A [4][4]float32 }](), true},
		{"!spirv.matrix<3 x vector<2xf32>> [RowMajor]", blocklayout.Scalar, TypeOf[struct{ A [3][2]float32 }](), false},
		{"i64, i32", blocklayout.C, TypeOf[struct {
			A uint64
			B int32
		}](), true},
	} {
		codec, err := NewCodec(c.typ, shape(t, c.members, c.rules))
		if err != nil || codec.Same() != c.same {
			t.Errorf("%s %v: %v, want %v", c.members, c.rules, err, c.same)
		}
	}
}

func TestRowMajor(t *testing.T) {
	type m struct{ A [3][2]float32 } // three columns of two components
	codec, err := NewCodec(TypeOf[m](), shape(t, "!spirv.matrix<3 x vector<2xf32>> [RowMajor]", blocklayout.Std140))
	if err != nil {
		t.Fatal(err)
	}
	in, data := m{[3][2]float32{{1, 2}, {3, 4}, {5, 6}}}, make([]byte, codec.Size())
	codec.Pack(data, unsafe.Pointer(&in), 1, 0)
	for at, want := range map[int]float32{0: 1, 4: 3, 8: 5, 16: 2, 20: 4, 24: 6} {
		if got := math.Float32frombits(binary.LittleEndian.Uint32(data[at:])); got != want {
			t.Errorf("byte %d: %v, want %v", at, got, want)
		}
	}
}

func TestMismatches(t *testing.T) {
	s := shape(t, "i32, !spirv.array<2 x !spirv.struct<(f32, f16)>>", blocklayout.Std430)
	type inner struct {
		X float32
		Y Float16
	}
	for _, c := range []struct {
		typ  Type
		want string
	}{
		{TypeOf[struct {
			A int32
			B [2]inner
		}](), ""},
		{TypeOf[struct{ A int32 }](), "the block has struct{i32 @0; [2]struct{f32 @0; f16 @4} stride 8 @4} there, 1 fields in Go"},
		{TypeOf[struct {
			A float32
			B [2]inner
		}](), ".A: the block has i32 there"},
		{TypeOf[struct {
			A int32
			B [3]inner
		}](), ".B: the block has [2]struct{f32 @0; f16 @4} stride 8 there, 3 elements in Go"},
		{TypeOf[struct {
			A int32
			B [2]struct{ X, Y float32 }
		}](), ".B[].Y: the block has f16 there"},
		{TypeOf[struct {
			A int32
			B [2]inner
			C int32
		}](), "the block has no member for field C"},
		{TypeOf[struct{ A string }](), ".A: a string cannot lie in a block"},
		{TypeOf[struct{ A *int32 }](), ".A: a ptr cannot lie in a block"},
		{TypeOf[int](), "a int cannot lie in a block"},
		{TypeOf[[0]int32](), "an array of 0 elements"},
		{TypeOf[struct{}](), "a struct without fields"},
	} {
		_, err := NewCodec(c.typ, s)
		var e *Error
		if c.want == "" && err != nil || c.want != "" && (!errors.As(err, &e) || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%v: got %v, want %s", c.typ, err, c.want)
		}
	}
	wrong := &block.Shape{Kind: block.Array, Count: 4, Stride: 4, Size: 8, Elem: &block.Shape{Kind: block.Int, Bits: 32, Size: 4}}
	if _, err := NewCodec(TypeOf[[4]int32](), wrong); err == nil {
		t.Error("a layout that is larger than it says is accepted")
	}
}

func TestAppend(t *testing.T) {
	for _, c := range []struct {
		v       any
		members string
		rules   blocklayout.Rules
		want    string
	}{
		{uint32(0x01020304), "i32", blocklayout.Std430, "\x04\x03\x02\x01"},
		{[]int16{1, 2}, "!spirv.rtarray<i16>", blocklayout.Std430, "\x01\x00\x02\x00"},
		{[]int32{1, 2}, "!spirv.array<2 x i32>", blocklayout.Std140, "\x01\x00\x00\x00" + strings.Repeat("\x00", 12) + "\x02\x00\x00\x00"},
		{[2]int8{1, 2}, "vector<2xi8>", blocklayout.Std430, "\x01\x02"},
		{&struct{ A, B int8 }{3, 4}, "i8, i8", blocklayout.Std430, "\x03\x04"},
		{[4]int32{1, 2, 3, 4}, "!spirv.array<1 x vector<4xi32>>", blocklayout.Std430, "\x01\x00\x00\x00\x02\x00\x00\x00\x03\x00\x00\x00\x04\x00\x00\x00"},
		{[]int8{1, 2, 3}, "!spirv.array<1 x vector<3xi8>>", blocklayout.Std430, "\x01\x02\x03"},
		{[][3]int8{{1, 2, 3}}, "!spirv.array<1 x vector<3xi8>>", blocklayout.Std430, "\x01\x02\x03"},
		{int8(5), "!spirv.array<1 x i8>", blocklayout.Std430, "\x05"},
		{complex64(1), "!spirv.array<1 x vector<2xf32>>", blocklayout.Std430, "\x00\x00\x80\x3f\x00\x00\x00\x00"},
		{[2][3]int8{{1, 2, 3}, {4, 5, 6}}, "!spirv.array<6 x i8>", blocklayout.Std430, "\x01\x02\x03\x04\x05\x06"},
		{[2][3]int8{{1, 2, 3}, {4, 5, 6}}, "!spirv.array<8 x i8>", blocklayout.Std430, "error: Go type [2][3]int8[]: the block has [4]i8 stride 1 there, 3 elements in Go"},
		{[4][3]int8{}, "!spirv.array<6 x i8>", blocklayout.Std430, "error: Go type [4][3]int8: the block has [6]i8 stride 1 there, 4 elements in Go"},
		{true, "!spirv.array<1 x i8>", blocklayout.Std430, "\x01"},
		{true, "i32", blocklayout.Std430, "\x01\x00\x00\x00"},
		{[]bool{true, false, true}, "!spirv.array<3 x i8>", blocklayout.Std430, "\x01\x00\x01"},
		{true, "f32", blocklayout.Std430, "error: Go type bool: the block has f32 there"},
		{[]int32{1}, "!spirv.array<2 x i32>", blocklayout.Std430, "error: Go type []int32: the block has struct{[2]i32 stride 4 @0}, the slice 1 elements"},
		{float32(1), "i32", blocklayout.Std430, "error: Go type float32: the block has i32 there"},
		{nil, "i32", blocklayout.Std430, "error: Go type nil: it is not a value, or not one that can be set"},
	} {
		got, err := Append(nil, c.v, shape(t, c.members, c.rules))
		if err != nil {
			got = []byte("error: " + err.Error())
		}
		if string(got) != c.want {
			t.Errorf("%v to %s: %q, want %q", c.v, c.members, got, c.want)
		}
	}
}

func TestExtract(t *testing.T) {
	s := shape(t, "!spirv.array<2 x i32>", blocklayout.Std140)
	in := []int32{5, -6}
	data, err := Append(nil, in, s)
	if err != nil {
		t.Fatal(err)
	}
	out := make([]int32, 2)
	if n, err := Room(out, s); err != nil || n != len(data) {
		t.Errorf("room for %d bytes, %v", n, err)
	}
	if err := Extract(out, data, s); err != nil || out[0] != 5 || out[1] != -6 {
		t.Errorf("got %v, %v", out, err)
	}
	var array [2]int32
	if err := Extract(&array, data, s); err != nil || array[1] != -6 {
		t.Errorf("got %v, %v", array, err)
	}
	// Go allows two values of a bool only.
	var flags [2]bool
	if err := Extract(&flags, []byte{2, 0}, shape(t, "!spirv.array<2 x i8>", blocklayout.Std430)); err != nil || flags != [2]bool{true, false} || *(*byte)(unsafe.Pointer(&flags)) != 1 {
		t.Errorf("got %v, %v", flags, err)
	}
	if _, ok := View([]bool{true}, shape(t, "!spirv.array<1 x i8>", blocklayout.Std430)); ok {
		t.Error("bools share memory with a block")
	}
	if err := Extract(array, data, s); err == nil {
		t.Error("a value that cannot be set is set")
	}
	if err := Extract((*int32)(nil), data, s); err == nil {
		t.Error("a nil pointer is set")
	}
}

func TestFloat16(t *testing.T) {
	for bits := range 1 << 16 {
		h := Float16(bits)
		if f := h.Float32(); f == f && NewFloat16(f) != h {
			t.Fatalf("%#x is %v and comes back as %#x", bits, f, NewFloat16(f))
		}
	}
	for f, want := range map[float32]Float16{
		1: 0x3c00, -2: 0xc000, 65504: 0x7bff, 65519: 0x7bff, 65520: 0x7c00, 1e-8: 0, 2.9802322e-8: 0, 2.9802326e-8: 1,
		1 + 1.0/2048: 0x3c00, 1 + 3.0/2048: 0x3c02, float32(math.Inf(-1)): 0xfc00, 5.9604645e-08: 1,
	} {
		if got := NewFloat16(f); got != want {
			t.Errorf("%v: %#x, want %#x", f, got, want)
		}
	}
	if h := NewFloat16(float32(math.NaN())); h&0x7c00 != 0x7c00 || h&0x3ff == 0 {
		t.Errorf("NaN becomes %#x", h)
	}
}
