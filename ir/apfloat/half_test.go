package apfloat

import (
	"math"
	"testing"
)

// TestHalf compares the conversions of 16 bits with Convert: all numbers of 16 bits, and the
// numbers of 32 bits around each boundary between two of them.
func TestHalf(t *testing.T) {
	for _, c := range []struct {
		sem    Semantics
		narrow func(float32) uint16
		widen  func(uint16) float32
		drop   uint // bits that rounding a normal number drops
	}{{F16, F16FromF32, F32FromF16, 13}, {BF16, BF16FromF32, F32FromBF16, 16}} {
		for h := range 1 << 16 {
			f := c.widen(uint16(h))
			x := FromBits64(c.sem, uint64(h))
			want, _ := x.Convert(F32)
			if got := math.Float32bits(f); got != uint32(want.Bits64()) && !x.IsNaN() || x.IsNaN() != (f != f) {
				t.Fatalf("%v: %#x widens to %#x, not %#x", c.sem, h, got, want.Bits64())
			}
			at := math.Float32bits(f)
			for _, d := range []uint32{0, 1, 1<<(c.drop-1) - 1, 1 << (c.drop - 1), 1<<(c.drop-1) + 1, 1<<c.drop - 1} {
				want, _ := FromBits64(F32, uint64(at+d)).Convert(c.sem)
				if got := c.narrow(math.Float32frombits(at + d)); uint64(got) != want.Bits64() {
					t.Fatalf("%v: %#x narrows to %#x, not %#x", c.sem, at+d, got, want.Bits64())
				}
			}
		}
	}
	for b := uint32(0x33000000 - 20); b < 0x38800000+20; b += 997 { // the numbers that are subnormal in F16
		want, _ := FromBits64(F32, uint64(b)).Convert(F16)
		if got := F16FromF32(math.Float32frombits(b)); uint64(got) != want.Bits64() {
			t.Fatalf("%#x narrows to %#x, not %#x", b, got, want.Bits64())
		}
	}
}
