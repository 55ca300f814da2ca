package host

import (
	"bytes"
	"testing"

	"github.com/spvc/spvc/ir"
	blocks "github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/reflect"
)

type packCase struct {
	name         string
	elem         ir.Type
	block        *blocks.Shape
	host, device []byte
	vectors      *reflect.Vectors
}

func TestPacking(t *testing.T) {
	ctx := ir.NewContext(ir.NewRegistry())
	f32 := &blocks.Shape{Kind: blocks.Float, Bits: 32, Size: 4}
	i32 := &blocks.Shape{Kind: blocks.Int, Bits: 32, Size: 4}
	array := func(elem *blocks.Shape, stride int64) *blocks.Shape {
		return blocks.StructOf([]blocks.Field{{Shape: blocks.ArrayOf(elem, 2, stride)}})
	}
	numbers := func(n int) []byte {
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(i + 1)
		}
		return b
	}
	vec3 := ctx.Vector([]int64{3}, ctx.F32())
	vector := func(n int64, elem ir.Type) ir.Type { return ctx.Vector([]int64{n}, elem) }
	i8, three := &blocks.Shape{Kind: blocks.Int, Bits: 8, Size: 1}, &reflect.Vectors{Count: 3, Stride: 4}
	for _, c := range []packCase{
		{"floats", ctx.F32(), array(f32, 4), numbers(8), numbers(8), nil},
		{"dense vectors", vec3, array(blocks.VectorOf(f32, 3), 12), numbers(24), numbers(24), nil},
		{"vectors with gaps", vec3, array(blocks.VectorOf(f32, 3), 16), numbers(24),
			append(append(numbers(12), 0, 0, 0, 0), append(append([]byte(nil), numbers(24)[12:]...), 0, 0, 0, 0)...), nil},
		{"spread floats", ctx.F32(), array(f32, 16), numbers(8), append(append(append(numbers(4), make([]byte, 12)...), 5, 6, 7, 8), make([]byte, 12)...), nil},
		{"index", ctx.Index(), array(i32, 4), []byte{1, 2, 0, 0, 0, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, []byte{1, 2, 0, 0, 0xfe, 0xff, 0xff, 0xff}, nil},
		{"bytes in words", ctx.I(8), array(i32, 4), numbers(8), numbers(8), nil},
		{"nibbles", ctx.I(4), array(i32, 4), []byte{1, 2, 3, 4, 15, 0, 7, 8, 9}, []byte{0x21, 0x43, 0x0f, 0x87, 9, 0, 0, 0}, nil},
		{"vectors of nibbles with gaps", vector(3, ctx.I(4)), array(i32, 4), []byte{1, 2, 3, 4, 15, 6}, []byte{0x21, 0x03, 0xf4, 0x06}, three},
		{"vectors of nibbles", vector(3, ctx.I(4)), array(i32, 4), []byte{1, 2, 3, 4, 15, 6}, []byte{0x21, 0x43, 0x6f, 0}, nil},
		{"vectors of bytes in words", vector(3, ctx.I(8)), array(i32, 4), numbers(6), []byte{1, 2, 3, 0, 4, 5, 6, 0}, three},
		{"vectors of bytes as bytes", vector(3, ctx.I(8)), array(i8, 1), numbers(6), []byte{1, 2, 3, 0, 4, 5, 6, 0}, three},
		{"dense vectors of bytes in words", vector(3, ctx.I(8)), array(i32, 4), numbers(6), numbers(6), nil},
		{"grouped vectors of bytes", vector(3, ctx.I(8)), array(blocks.VectorOf(i8, 3), 4), numbers(6), []byte{1, 2, 3, 0, 4, 5, 6, 0}, three},
		{"vectors of index", vector(3, ctx.Index()), array(i32, 4), append(numbers(1), append(make([]byte, 7), append([]byte{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 3}, make([]byte, 7)...)...)...),
			[]byte{1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 3, 0, 0, 0, 0, 0, 0, 0}, three},
		{"vectors of 24 bits", vector(2, ctx.I(24)), array(i32, 4), numbers(8), numbers(8), nil},
	} {
		size, err := elementSize(c.elem)
		if err != nil {
			t.Fatal(err)
		}
		p := packingFor(c.elem, size, c.block, c.vectors)
		if got := p.pack(c.host); !bytes.Equal(got, c.device) {
			t.Errorf("%s: packed % x, want % x", c.name, got, c.device)
		}
		back := make([]byte, len(c.host))
		p.unpack(back, make([]byte, len(c.device)), c.device)
		if !bytes.Equal(back, c.host) {
			t.Errorf("%s: unpacked % x, want % x", c.name, back, c.host)
		}
		// unpack must not write elements that the device did not change.
		clear(back)
		p.unpack(back, c.device, c.device)
		if !bytes.Equal(back, make([]byte, len(back))) {
			t.Errorf("%s: unchanged elements were stored: % x", c.name, back)
		}
	}
}
