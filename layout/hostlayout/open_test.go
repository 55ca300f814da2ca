package hostlayout

import (
	"encoding/binary"
	"math"
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// TestRows checks that a tag makes matrices arrays of rows, row-major or not, alone and in arrays, and with gaps between the
// rows, as `spvc layout bind` declares them.
func TestRows(t *testing.T) {
	type padded struct {
		Value [3]float32
		_     [4]byte
	}
	type rows struct {
		A [2][3]float32 `spvc:"rows"` // two rows of three columns
	}
	type gaps struct {
		A [2]padded `spvc:"rows"`
	}
	type several struct {
		A [2][2][3]float32 `spvc:"rows"`
	}
	numbers := [2][3]float32{{1, 2, 3}, {4, 5, 6}}
	byRow := map[int]float32{0: 1, 4: 2, 8: 3, 16: 4, 20: 5, 24: 6}
	byColumn := map[int]float32{0: 1, 16: 2, 32: 3, 4: 4, 20: 5, 36: 6}
	for name, c := range map[string]struct {
		typ     Type
		members string
		value   unsafe.Pointer
		want    map[int]float32
		same    bool
	}{
		"row-major":    {TypeOf[rows](), "!spirv.matrix<3 x vector<2xf32>> [RowMajor]", unsafe.Pointer(&rows{numbers}), byRow, false},
		"column-major": {TypeOf[rows](), "!spirv.matrix<3 x vector<2xf32>>", unsafe.Pointer(&rows{numbers}), byColumn, false},
		"gaps":         {TypeOf[gaps](), "!spirv.matrix<3 x vector<2xf32>> [RowMajor]", unsafe.Pointer(&gaps{[2]padded{{Value: numbers[0]}, {Value: numbers[1]}}}), byRow, true},
		"array":        {TypeOf[several](), "!spirv.array<2 x !spirv.matrix<3 x vector<2xf32>>> [RowMajor]", unsafe.Pointer(&several{[2][2][3]float32{numbers, numbers}}), map[int]float32{0: 1, 20: 5, 32: 1, 36: 2, 52: 5}, false},
	} {
		codec, err := NewCodec(c.typ, shape(t, c.members, blocklayout.Std140))
		if err != nil || codec.Same() != c.same {
			t.Errorf("%s: %v, the same bytes: %v", name, err, err == nil && codec.Same())
			continue
		}
		data := make([]byte, codec.Size())
		codec.Pack(data, c.value, 1, 0)
		for at, want := range c.want {
			if got := math.Float32frombits(binary.LittleEndian.Uint32(data[at:])); got != want {
				t.Errorf("%s: byte %d: %v, want %v", name, at, got, want)
			}
		}
	}
	if err := CheckSame(gaps{}, shape(t, "!spirv.matrix<3 x vector<2xf32>> [RowMajor]", blocklayout.Std140)); err != nil {
		t.Error(err)
	}
}

type counted struct {
	Count uint32
	Items [][3]float32
}

// TestOpen checks structs that end in a slice: the place of the head and of each element, what is read back, and refusals.
func TestOpen(t *testing.T) {
	s := shape(t, "i32, !spirv.rtarray<vector<3xf32>>", blocklayout.Std430)
	v := counted{Count: 2, Items: [][3]float32{{1, 2, 3}, {4, 5, 6}}}
	data, err := Append([]byte{9}, v, s)
	if err != nil || len(data) != 1+16+16+12 {
		t.Fatalf("%d bytes, %v", len(data), err)
	}
	data = data[1:]
	for at, want := range map[int]uint32{0: 2, 16: math.Float32bits(1), 24: math.Float32bits(3), 28: 0, 32: math.Float32bits(4), 40: math.Float32bits(6)} {
		if got := binary.LittleEndian.Uint32(data[at:]); got != want {
			t.Errorf("byte %d: %#x, want %#x", at, got, want)
		}
	}
	back := counted{Items: make([][3]float32, 2)}
	if n, err := Room(&back, s); err != nil || n != len(data) {
		t.Errorf("room for %d bytes, %v", n, err)
	}
	if err := Extract(&back, data, s); err != nil || !reflect.DeepEqual(back, v) {
		t.Errorf("%v, %v", back, err)
	}
	if empty, err := Append(nil, &counted{Count: 5}, s); err != nil || len(empty) != 16 {
		t.Errorf("no elements: %d bytes, %v", len(empty), err)
	}
	if _, ok := View(&v, s); ok {
		t.Error("a slice is in the memory of its struct")
	}
	only := struct{ Items []uint32 }{[]uint32{7, 8}}
	if data, err := Append(nil, only, shape(t, "!spirv.rtarray<i32>", blocklayout.Std430)); err != nil || len(data) != 8 || data[4] != 8 {
		t.Errorf("a slice alone: %v, %v", data, err)
	}
	if _, err := Append(nil, v, shape(t, "i32, !spirv.array<2 x vector<3xf32>>", blocklayout.Std430)); err != nil {
		t.Errorf("an array of as many elements: %v", err)
	}
	for want, c := range map[string]struct {
		v any
		s *block.Shape
	}{
		"does not end in an array":              {v, shape(t, "i32, i32", blocklayout.Std430)},
		"the slice 2 elements":                  {v, shape(t, "i32, !spirv.array<3 x vector<3xf32>>", blocklayout.Std430)},
		".Count: the block has f32":             {v, shape(t, "f32, !spirv.rtarray<vector<3xf32>>", blocklayout.Std430)},
		".Items: the block has vec2 of f32":     {v, shape(t, "i32, !spirv.rtarray<vector<2xf32>>", blocklayout.Std430)},
		".items: the slice must be an exported": {struct{ items []uint32 }{}, shape(t, "!spirv.rtarray<i32>", blocklayout.Std430)},
		"1 fields in Go":                        {v, shape(t, "i32, i32, !spirv.rtarray<vector<3xf32>>", blocklayout.Std430)},
	} {
		if _, err := Append(nil, c.v, c.s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestResize checks the lengths of slices that end structs.
func TestResize(t *testing.T) {
	v := counted{Items: [][3]float32{{1}, {2}}}
	for _, n := range []int{1, 2, 5} {
		Resize(&v, n)
		if got, ok := Elements(&v); !ok || got != n || v.Items[0][0] != 1 {
			t.Errorf("%d, %v: %v", got, ok, v.Items)
		}
	}
	number := 3
	Resize(&number, 7)
	if _, ok := Elements(number); ok || TypeOf[int]().Open() || !TypeOf[counted]().Open() || TypeOf[struct {
		A []int32
		B int32
	}]().Open() {
		t.Error("other types end in a slice")
	}
}
