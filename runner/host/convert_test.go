package host

import (
	"fmt"
	"math"
	"testing"
)

// TestTruncationModes truncates numbers by each rounding mode, and by none.
func TestTruncationModes(t *testing.T) {
	const tiny, most = 0x1p-24, 65504.0
	inf, zero := math.Inf(1), math.Copysign(0, -1)
	modes := []string{"", "to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"}
	for _, c := range []struct {
		from, to string
		in       float64
		want     [6]float64
	}{
		{"f32", "f16", 2049, [6]float64{2048, 2048, 2048, 2050, 2048, 2050}},
		{"f32", "f16", -2051, [6]float64{-2052, -2052, -2052, -2050, -2050, -2052}},
		{"f64", "f16", tiny / 2, [6]float64{0, 0, 0, tiny, 0, tiny}},
		{"f64", "f16", -1e-300, [6]float64{zero, zero, -tiny, zero, zero, zero}},
		{"f64", "f16", 1e300, [6]float64{inf, inf, most, inf, most, inf}},
		{"f64", "f32", 1 + 0x1p-24, [6]float64{1, 1, 1, 1 + 0x1p-23, 1, 1 + 0x1p-23}},
		{"f64", "bf16", 257, [6]float64{256, 256, 256, 258, 256, 258}},
		{"f32", "f8E4M3FN", -1000, [6]float64{math.NaN(), math.NaN(), math.NaN(), -448, -448, math.NaN()}},
		{"f64", "f32", -inf, [6]float64{-inf, -inf, -inf, -inf, -inf, -inf}},
	} {
		for i, mode := range modes {
			text := fmt.Sprintf("func.func @f(%%a: %s) -> %s {\n%%r = arith.truncf %%a %s : %[1]s to %[2]s\nreturn %%r : %[2]s\n}", c.from, c.to, mode)
			vs, _, err := call(t, text, FloatValue(c.in))
			if err != nil || !same(vs[0].Float64(), c.want[i]) || math.Signbit(vs[0].Float64()) != math.Signbit(c.want[i]) && c.want[i] == c.want[i] {
				t.Errorf("%v to %s %s is %v (%v), want %v", c.in, c.to, mode, vs, err, c.want[i])
			}
		}
	}
}
