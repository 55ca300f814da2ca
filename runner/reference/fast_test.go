package reference

import (
	"math"
	"testing"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// TestFastBinary compares the functions for 32 bits with those of the rows, for all lanes and
// for some, and checks that other lanes keep their values.
func TestFastBinary(t *testing.T) {
	values := []uint64{0, 1, 7, 0x7fffffff, 0x80000000, 0xffffffff, uint64(math.Float32bits(1.5)), uint64(math.Float32bits(-3))}
	const width, keep = 8, 0x1234
	fast := 0
	for op, row := range binaryRows() {
		s := scalar{row.kind, 32}
		run := fastBinary(op, s)
		if run == nil {
			continue
		}
		fast++
		if fastBinary(op, scalar{row.kind, 16}) != nil {
			t.Errorf("%s of 16 bits has a function for 32", op)
		}
		f := row.perComponent(scalar{row.to, 32}, s)
		for _, mask := range []laneMask{firstLanes(width), {0b10110101}} {
			for shift := range values {
				x := &subgroup{width: width, regs: make([]uint64, 6*width)}
				x.setMask(mask)
				for i := range 2 * width {
					x.regs[i] = keep
					x.regs[2*width+i] = values[i%width]
					x.regs[4*width+i] = values[(i+shift)%width]
				}
				run(x, &inst{dst: 0, a: 2 * width, b: 4 * width, n: 2 * width})
				for i := range 2 * width {
					want := uint64(keep)
					if a, b := x.regs[2*width+i], x.regs[4*width+i]; mask.has(int32(i % width)) {
						want = f(a, b, 0)
					}
					if want>>23&0xff == 0xff && want<<41 != 0 && x.regs[i]>>23&0xff == 0xff && x.regs[i]<<41 != 0 && row.to == floatScalar {
						continue // both are NaN
					}
					if x.regs[i] != want {
						t.Errorf("%s, lanes %b, place %d: %#x, want %#x", op, mask[0], i, x.regs[i], want)
					}
				}
			}
		}
	}
	if fast < 9 || fastBinary(spec.OpSDiv, scalar{intScalar, 32}) != nil {
		t.Errorf("%d fast functions", fast)
	}
}

// TestTurns compares sines, cosines and tangents of multiples of pi at the numbers where they
// are exact.
func TestTurns(t *testing.T) {
	inf, zero, minus := math.Inf(1), 0.0, math.Copysign(0, -1)
	for _, c := range []struct{ x, sin, cos, tan float64 }{
		{0, zero, 1, zero}, {minus, minus, 1, minus}, {1, zero, -1, minus}, {2, zero, 1, zero}, {3, zero, -1, minus}, {-1, minus, -1, zero}, {-2, minus, 1, minus},
		{0.5, 1, zero, inf}, {1.5, -1, zero, -inf}, {2.5, 1, zero, inf}, {-0.5, -1, zero, -inf}, {-1.5, 1, zero, inf}, {-2.5, -1, zero, -inf},
		{0x1p53, zero, 1, zero}, {0x1p53 + 2, zero, 1, zero}, {0x1p52 + 1, zero, -1, minus},
	} {
		for name, v := range map[string][2]float64{"sin": {libm.Sinpi(c.x), c.sin}, "cos": {libm.Cospi(c.x), c.cos}, "tan": {libm.Tanpi(c.x), c.tan}} {
			if v[0] != v[1] || math.Signbit(v[0]) != math.Signbit(v[1]) {
				t.Errorf("%s of %g pi is %g, want %g", name, c.x, v[0], v[1])
			}
		}
	}
	for _, x := range []float64{inf, -inf, math.NaN()} {
		if s, c, n := libm.Sinpi(x), libm.Cospi(x), libm.Tanpi(x); s == s || c == c || n == n {
			t.Errorf("%g: %g, %g, %g", x, s, c, n)
		}
	}
	for _, x := range []float64{1.0000001, -1.0000001, inf} {
		if a, b := libm.Asin(x), libm.Acos(x); a == a || b == b {
			t.Errorf("%g: %g, %g", x, a, b)
		}
	}
	for x, want := range map[float64][2]float64{0: {0, math.Pi / 2}, 1: {math.Pi / 2, 0}, -1: {-math.Pi / 2, math.Pi}} {
		if got := [2]float64{libm.Asin(x), libm.Acos(x)}; got != want {
			t.Errorf("%g: %v, want %v", x, got, want)
		}
	}
}

// TestFormats checks limits of float formats.
func TestFormats(t *testing.T) {
	for bits, want := range map[uint8]float64{16: 0x1p-14, 32: 0x1p-126, 64: 0x1p-1022} {
		if got := smallestNormal(scalar{floatScalar, bits}); got != want {
			t.Errorf("%d bits: %g", bits, got)
		}
	}
	for _, c := range []struct {
		s    scalar
		want string
		size int
	}{{scalar{boolScalar, 1}, "bool", 4}, {scalar{intScalar, 8}, "i8", 1}, {scalar{floatScalar, 16}, "f16", 2}, {scalar{pointerScalar, 64}, "pointer", 8}, {scalar{bfloatScalar, 16}, "bf16", 2}} {
		if c.s.String() != c.want || c.s.bytes() != c.size {
			t.Errorf("%s of %d bytes, want %s of %d", c.s, c.s.bytes(), c.want, c.size)
		}
	}
}
