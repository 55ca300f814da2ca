package hostlayout

import (
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// light has the same layout in Go as under std430.
type light struct {
	Position [3]float32
	Radius   float32
	Weight   BFloat16
	Bits     uint16
	_        [4]byte
	Raw      [8]byte
	Turn     [2]struct {
		Value [3]float32
		_     [4]byte
	}
}

const lightMembers = "vector<3xf32>, f32, i16, f16, f64, !spirv.matrix<2 x vector<3xf32>>"

func TestShare(t *testing.T) {
	s := shape(t, lightMembers, blocklayout.Std430)
	c, err := NewCodec(TypeOf[light](), s)
	if err != nil || !c.Same() {
		t.Fatalf("%v, same %v", err, c.Same())
	}
	const size = int(unsafe.Sizeof(light{}))
	words := make([]uint64, 3*size/8)
	data := unsafe.Slice((*byte)(unsafe.Pointer(&words[0])), 3*size)
	values, ok := Share[light](c, data, 3, size)
	if !ok || len(values) != 3 || unsafe.Pointer(&values[0]) != unsafe.Pointer(&data[0]) {
		t.Fatalf("%d values, %v, not the memory itself", len(values), ok)
	}
	values[2].Radius, values[2].Weight = 1, NewBFloat16(2)
	var back light
	c.Unpack(unsafe.Pointer(&back), data[2*size:], 1, 0)
	if back.Radius != 1 || back.Weight.Float32() != 2 {
		t.Errorf("the bytes hold %+v", back)
	}
	if n := testing.AllocsPerRun(100, func() { values, ok = Share[light](c, data, 3, size) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
	for name, share := range map[string]func() ([]light, bool){
		"too short":    func() ([]light, bool) { return Share[light](c, data[:3*size-1], 3, size) },
		"not aligned":  func() ([]light, bool) { return Share[light](c, data[1:], 1, size) },
		"other stride": func() ([]light, bool) { return Share[light](c, data, 2, size+8) },
		"none":         func() ([]light, bool) { return Share[light](c, data, 0, size) },
	} {
		if _, ok := share(); ok {
			t.Errorf("%s: shared", name)
		}
	}
	if _, ok := Share[[size]byte](c, data, 1, size); ok {
		t.Error("a codec serves another type")
	}
	if other, err := NewCodec(TypeOf[light](), shape(t, lightMembers, blocklayout.Scalar)); err != nil {
		t.Error(err)
	} else if _, ok := Share[light](other, data, 1, size); ok {
		t.Error("shared though the layouts differ")
	}
}

func TestCheck(t *testing.T) {
	type vec struct {
		A float32
		B [3]float32
	}
	type array struct{ A [2]float32 }
	type matrix struct{ A [2][2]float32 }
	type nested struct {
		A float32
		B [2]struct {
			X uint8
			Y float64
		}
	}
	for _, c := range []struct {
		v           any
		members     string
		rules       blocklayout.Rules
		check, same string
	}{
		{vec{}, "f32, vector<3xf32>", blocklayout.Scalar, "", ""},
		{vec{}, "f32, vector<3xf32>", blocklayout.Std430, "", ".B: it is at byte 4 in Go but at byte 16 in the block"},
		{vec{}, "f32, vector<4xf32>", blocklayout.Std430, ".B: the block has vec4 of f32 there, 3 elements in Go", ".B: the block has"},
		{array{}, "!spirv.array<2 x f32>", blocklayout.Std140, "", ".A: its elements are 4 bytes apart in Go but 16 bytes apart in the block"},
		{matrix{}, "!spirv.matrix<2 x vector<2xf32>> [RowMajor]", blocklayout.Std430, "", ".A: it stores columns, but the block stores rows"},
		{nested{}, "f32, !spirv.array<2 x !spirv.struct<(i8, f64)>>", blocklayout.Std430, "", ""},
		{nested{}, "f32, !spirv.array<2 x !spirv.struct<(i8, f32)>>", blocklayout.Std430, ".B[].Y: the block has f32 there", ".B[].Y: the block has f32"},
		{light{}, lightMembers, blocklayout.Std430, "", ""},
		{light{}, lightMembers, blocklayout.Scalar, "", ".Turn: its elements are 16 bytes apart in Go but 12 bytes apart in the block"},
		{struct{ A [4]byte }{}, "f64", blocklayout.Std430, ".A: the block has f64 there", ".A: "},
		{struct{ A uint16 }{}, "f16", blocklayout.Std430, "", ""},
		{struct{ A int16 }{}, "f16", blocklayout.Std430, ".A: the block has f16 there", ".A: "},
		{struct{ A BFloat16 }{}, "f16", blocklayout.Std430, ".A: the block has f16 there", ".A: "},
	} {
		s := shape(t, c.members, c.rules)
		for name, x := range map[string]struct {
			err  error
			want string
		}{"Check": {Check(c.v, s), c.check}, "CheckSame": {CheckSame(c.v, s), c.same}} {
			if x.want == "" && x.err != nil || x.want != "" && (x.err == nil || !strings.Contains(x.err.Error(), x.want)) {
				t.Errorf("%s(%T, %s by %v): %v, want %s", name, c.v, c.members, c.rules, x.err, x.want)
			}
		}
	}
}

func TestBFloat16(t *testing.T) {
	for bits := range 1 << 16 {
		h := BFloat16(bits)
		if f := h.Float32(); f == f && NewBFloat16(f) != h {
			t.Fatalf("%#x is %v and comes back as %#x", bits, f, NewBFloat16(f))
		}
	}
	for f, want := range map[float32]BFloat16{
		1: 0x3f80, -2: 0xc000, 1 + 1.0/256: 0x3f80, 1 + 3.0/256: 0x3f82, 1.0001 + 1.0/256: 0x3f81,
		math.MaxFloat32: 0x7f80, float32(math.Inf(-1)): 0xff80, 1e-45: 0, 0x1p-133: 1,
	} {
		if got := NewBFloat16(f); got != want {
			t.Errorf("%v: %#x, want %#x", f, got, want)
		}
	}
	for _, payload := range []uint32{0x7f800001, 0xffffffff, 0x7fc00000} {
		if h := NewBFloat16(math.Float32frombits(payload)); h&0x7f80 != 0x7f80 || h&0x7f == 0 {
			t.Errorf("NaN %#x becomes %#x", payload, h)
		}
	}
	s := block.StructOf([]block.Field{{Shape: &block.Shape{Kind: block.BFloat, Bits: 16, Size: 2}}})
	data, err := Append(nil, NewBFloat16(1), s)
	if err != nil || string(data) != "\x80\x3f" {
		t.Errorf("% x, %v", data, err)
	}
	if err := Check(Float16(0), s); err == nil {
		t.Error("a Float16 fits a bfloat16")
	}
}

func BenchmarkShare(b *testing.B) {
	codec, data := benchCodec(b)
	for b.Loop() {
		if _, ok := Share[light](codec, data, 1000, int(unsafe.Sizeof(light{}))); !ok {
			b.Fatal("not shared")
		}
	}
	b.SetBytes(int64(len(data)))
}

func BenchmarkUnpack(b *testing.B) {
	codec, data := benchCodec(b)
	out := make([]light, 1000)
	for b.Loop() {
		codec.Unpack(unsafe.Pointer(&out[0]), data, len(out), int(unsafe.Sizeof(light{})))
	}
	b.SetBytes(int64(len(data)))
}

func benchCodec(b *testing.B) (*Codec, []byte) {
	number := func(k block.Kind, bits int) *block.Shape {
		return &block.Shape{Kind: k, Bits: bits, Size: int64(bits / 8)}
	}
	f32 := number(block.Float, 32)
	s := block.StructOf([]block.Field{
		{Shape: block.VectorOf(f32, 3)}, {Offset: 12, Shape: f32}, {Offset: 16, Shape: number(block.Int, 16)}, {Offset: 18, Shape: number(block.Float, 16)},
		{Offset: 24, Shape: number(block.Float, 64)}, {Offset: 32, Shape: block.MatrixOf(block.VectorOf(f32, 3), 2, 16, false)},
	})
	c, err := NewCodec(TypeOf[light](), s)
	if err != nil || !c.Same() {
		b.Fatal(err)
	}
	words := make([]uint64, 1000*int(unsafe.Sizeof(light{}))/8)
	return c, unsafe.Slice((*byte)(unsafe.Pointer(&words[0])), 8*len(words))
}

// TestView checks that the bytes of values are shared only if a block has the same ones
// without gaps.
func TestView(t *testing.T) {
	floats := shape(t, "!spirv.rtarray<f32>", blocklayout.Std430)
	vec3s := shape(t, "!spirv.rtarray<vector<3xf32>>", blocklayout.Std430)
	lights := shape(t, lightMembers, blocklayout.Std430)
	xs := []float32{1, 2, 3}
	raw, ok := View(xs, floats)
	if !ok || len(raw) != 12 || unsafe.Pointer(&raw[0]) != unsafe.Pointer(&xs[0]) {
		t.Fatalf("%d bytes, %v", len(raw), ok)
	}
	triple := [3]float32{1, 2, 3}
	one := shape(t, "!spirv.array<3 x f32>", blocklayout.Std430)
	if raw, ok := View(&triple, one); !ok || len(raw) != 12 {
		t.Errorf("an array: %d bytes, %v", len(raw), ok)
	}
	for name, c := range map[string]struct {
		v any
		s *block.Shape
	}{
		"gaps between elements": {[][3]float32{{1}, {2}}, vec3s},
		"padding in a struct":   {&light{}, lights},
		"another type":          {[]float64{1}, floats},
		"no elements":           {[]float32{}, floats},
		"a value":               {triple, one},
		"nil":                   {nil, floats},
		"another count":         {&[2]float32{}, one},
	} {
		if _, ok := View(c.v, c.s); ok {
			t.Errorf("%s: viewed", name)
		}
	}
}

// TestPackWhole checks that values without gaps are packed as one, and others by parts.
func TestPackWhole(t *testing.T) {
	floats := shape(t, "!spirv.rtarray<f32>", blocklayout.Std430)
	vec3s := shape(t, "!spirv.rtarray<vector<3xf32>>", blocklayout.Std430)
	got, err := Append([]byte{9}, []float32{1, 2}, floats)
	if err != nil || string(got) != "\x09\x00\x00\x80\x3f\x00\x00\x00\x40" {
		t.Errorf("% x, %v", got, err)
	}
	back := make([]float32, 2)
	if err := Extract(back, got[1:], floats); err != nil || back[0] != 1 || back[1] != 2 {
		t.Errorf("%v, %v", back, err)
	}
	got, err = Append(nil, [][3]float32{{1, 2, 3}, {4, 5, 6}}, vec3s)
	if err != nil || len(got) != 28 || got[12] != 0 || got[18] != 0x80 || got[19] != 0x40 {
		t.Errorf("% x, %v", got, err)
	}
	vecs := make([][3]float32, 2)
	if err := Extract(vecs, got, vec3s); err != nil || vecs[1] != [3]float32{4, 5, 6} {
		t.Errorf("%v, %v", vecs, err)
	}
}

// BenchmarkAppend packs 64 MiB of floats and of vectors with gaps.
func BenchmarkAppend(b *testing.B) {
	const size = 64 << 20
	floats := shape(b, "!spirv.rtarray<f32>", blocklayout.Std430)
	vec3s := shape(b, "!spirv.rtarray<vector<3xf32>>", blocklayout.Std430)
	for name, c := range map[string]struct {
		v any
		s *block.Shape
	}{"floats": {make([]float32, size/4), floats}, "vectors": {make([][3]float32, size/16), vec3s}} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(size)
			buf := make([]byte, 0, size)
			for b.Loop() {
				buf, _ = Append(buf[:0], c.v, c.s)
			}
		})
	}
}

// BenchmarkView copies 64 MiB of floats as an argument of a dispatch does.
func BenchmarkView(b *testing.B) {
	const size = 64 << 20
	xs := make([]float32, size/4)
	floats := shape(b, "!spirv.rtarray<f32>", blocklayout.Std430)
	to := make([]byte, size)
	b.SetBytes(size)
	for b.Loop() {
		raw, _ := View(xs, floats)
		copy(to, raw)
	}
}
