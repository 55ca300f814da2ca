package conform

import (
	"bytes"
	"math"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestHalves converts all normal f16 to f32 and back.
func TestHalves(t *testing.T) {
	for h := range uint16(math.MaxUint16) {
		exponent := int(h >> 10 & 0x1f)
		if exponent == 0 || exponent == 0x1f {
			continue
		}
		want := math.Ldexp(1+float64(h&0x3ff)/1024, exponent-15)
		if h&0x8000 != 0 {
			want = -want
		}
		f := floatFormat{5, 10, 15}
		if got := float64(math.Float32frombits(f.single(uint32(h)))); got != want || f.narrow(f.single(uint32(h))) != uint32(h) {
			t.Fatalf("%#x is %g and %#x, want %g", h, got, f.narrow(f.single(uint32(h))), want)
		}
	}
}

// TestWidths has values in a plain array of wider scalars, and those that the check takes them for: a value that is
// not that of a narrow scalar is a canary with another sign.
func TestWidths(t *testing.T) {
	ctx := newContext()
	const not = canary ^ flip
	byteArray, shortArray := plain{scalar: ctx.Integer(8, ir.Signless), count: 1, size: 1, wide: 4}, plain{scalar: ctx.Integer(16, ir.Signless), count: 2, size: 2, wide: 4}
	halfArray := plain{scalar: ctx.F16(), count: 1, size: 2, wide: 4}
	for _, row := range []struct {
		a          *plain
		w          widening
		data, want []byte
	}{
		{&byteArray, signedWidth, []byte{0x85, 0xff, 0xff, 0xff}, []byte{0x85}},
		{&byteArray, signedWidth, []byte{0x85, 0, 0, 0}, []byte{not}},
		{&byteArray, signedWidth, []byte{0x85, 0xff, 0xff, 0}, []byte{not}},
		{&byteArray, signedWidth, []byte{0x7f, 0, 0, 0}, []byte{0x7f}},
		{&byteArray, signedWidth, []byte{0x7f, 0xff, 0xff, 0xff}, []byte{not}},
		{&byteArray, unsignedWidth, []byte{0x85, 0, 0, 0}, []byte{0x85}},
		{&byteArray, unsignedWidth, []byte{0x85, 0xff, 0xff, 0xff}, []byte{not}},
		{&byteArray, unsignedWidth, []byte{0x05, 0, 0, 1}, []byte{not}},
		{&shortArray, signedWidth, []byte{0x01, 0x80, 0xff, 0xff, 0x80, 0x01, 0, 0}, []byte{0x01, 0x80, 0x80, 0x01}},
		{&shortArray, unsignedWidth, []byte{0x01, 0x80, 0xff, 0xff, 0x80, 0x01, 0, 0}, []byte{not, not, 0x80, 0x01}},
		{&halfArray, signedWidth, []byte{0, 0, 0x80, 0xbf}, []byte{0, 0xbc}},
		{&halfArray, signedWidth, []byte{1, 0, 0x80, 0xbf}, []byte{not, not}},
	} {
		if got := row.w.gather(row.a, row.data); !bytes.Equal(got, row.want) {
			t.Errorf("%x as %d bytes: %x, want %x", row.data, row.a.size, got, row.want)
		}
	}
	if got := spread(&shortArray, []byte{1, 2, 3, 4}); !bytes.Equal(got, []byte{1, 2, canary, canary, 3, 4, canary, canary}) {
		t.Errorf("%x", got)
	}
	if got := spread(&halfArray, []byte{0, 0xbc}); !bytes.Equal(got, []byte{0, 0, 0x80, 0xbf}) {
		t.Errorf("%x", got)
	}
	same := plain{scalar: ctx.F32(), count: 1, size: 4, wide: 4}
	data := []byte{1, 2, 3, 4}
	if !bytes.Equal(spread(&same, data), data) || !bytes.Equal(signedWidth.gather(&same, data), data) {
		t.Error("a scalar of 32 bits changes")
	}
}
