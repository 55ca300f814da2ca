//go:build cgo

package semantics_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// modes are the rounding modes of arith.truncf, as functions that round to a whole number.
var modes = map[string]func(float64) float64{
	"to_nearest_even": math.RoundToEven, "downward": math.Floor, "upward": math.Ceil, "toward_zero": math.Trunc, "to_nearest_away": math.Round,
}

// roundBy returns the number of the format that v becomes by a mode. It counts v in units of the last place.
func (f format) roundBy(v float64, mode string) float64 {
	if v == 0 || math.IsInf(v, 0) || v != v {
		return v
	}
	_, exp := math.Frexp(v)
	_, least := math.Frexp(f.smallestNormal())
	unit := max(exp, least) - f.digits
	r := math.Copysign(math.Ldexp(modes[mode](math.Ldexp(v, -unit)), unit), v)
	switch away := modes[mode](math.Copysign(0.75, v)) != 0; {
	case math.Abs(r) <= f.largest():
		return r
	case away:
		return math.Copysign(math.Inf(1), v)
	}
	return math.Copysign(f.largest(), v)
}

// TestRoundingModel checks the model against facts of IEEE 754.
func TestRoundingModel(t *testing.T) {
	const tiny, most = 0x1p-24, 65504.0
	for _, c := range []struct {
		v                             float64
		even, down, up, zero, nearest float64
	}{
		{2049, 2048, 2048, 2050, 2048, 2050}, {-2051, -2052, -2052, -2050, -2050, -2052},
		{tiny / 2, 0, 0, tiny, 0, tiny}, {-tiny / 4, math.Copysign(0, -1), -tiny, math.Copysign(0, -1), math.Copysign(0, -1), math.Copysign(0, -1)},
		{65519, most, most, math.Inf(1), most, most}, {65520, math.Inf(1), most, math.Inf(1), most, math.Inf(1)},
		{-1e300, math.Inf(-1), math.Inf(-1), -most, -most, math.Inf(-1)}, {math.Inf(1), math.Inf(1), math.Inf(1), math.Inf(1), math.Inf(1), math.Inf(1)},
		{0x1p-14 - 0x1p-30, 0x1p-14, 0x1p-14 - tiny, 0x1p-14, 0x1p-14 - tiny, 0x1p-14},
	} {
		for mode, want := range map[string]float64{"to_nearest_even": c.even, "downward": c.down, "upward": c.up, "toward_zero": c.zero, "to_nearest_away": c.nearest} {
			if got := formats[0].roundBy(c.v, mode); got != want || math.Signbit(got) != math.Signbit(want) {
				t.Errorf("%v %s is %v, want %v", c.v, mode, got, want)
			}
		}
	}
}

// between returns encodings of the wide format at and beside the numbers of the narrow format and the middles
// between them, the smallest and the largest numbers, zeros, infinities and NaN.
func between(wide, narrow format) []uint64 {
	var codes []uint64 // of the narrow format, without the sign
	if narrow.width == 16 {
		for code := range uint64(0x7c01) {
			codes = append(codes, code)
		}
	} else {
		random := rand.New(rand.NewPCG(5, 6))
		for exp := range uint64(255) {
			for _, frac := range []uint64{0, 1, 2, 3, 0x3fffff, 0x400000, 0x7ffffe, 0x7fffff, uint64(random.Uint32N(1 << 23))} {
				codes = append(codes, exp<<23|frac)
			}
		}
		codes = append(codes, 0x7f800000)
	}
	at := func(code uint64) float64 { // as if the exponents had no end
		if v := narrow.decode(code); !math.IsInf(v, 0) {
			return v
		}
		return narrow.largest() + narrow.ulp(narrow.largest())
	}
	var in []uint64
	for _, code := range codes {
		v, middle := at(code), at(code)/2+at(min(code+1, codes[len(codes)-1]))/2
		for _, v := range []float64{v, middle} {
			bits := wide.encode(v)
			in = append(in, bits, bits+1)
			if bits > 0 {
				in = append(in, bits-1)
			}
		}
	}
	infinity := wide.encode(math.Inf(1))
	in = append(in, 0, 1, 2, wide.encode(wide.smallestNormal())-1, wide.encode(wide.smallestNormal()), infinity-1, infinity, infinity+1, wide.encode(math.NaN()))
	for _, bits := range slices.Clone(in) {
		in = append(in, bits|1<<(wide.width-1))
	}
	return in
}

// TestRoundingModes truncates scalars and vectors by each mode. No result differs from the model in a bit, and neither
// do denormal numbers.
func TestRoundingModes(t *testing.T) {
	for _, p := range roundingPlaces(t) {
		for _, c := range [][2]format{{formats[1], formats[0]}, {formats[2], formats[0]}, {formats[2], formats[1]}} {
			if !p.envOf(t).Has(c[0].capability) || !p.envOf(t).Has(c[1].capability) {
				continue
			}
			t.Run(p.name+"/"+c[0].name+" to "+c[1].name, func(t *testing.T) { checkModes(t, p, c[0], c[1]) })
		}
	}
}

// roundingPlaces are the places of kernels, and lavapipe without integers that conversions would use.
func roundingPlaces(t *testing.T) []place {
	t.Helper()
	list := smallPlaces(t)
	at := slices.IndexFunc(list, func(p place) bool { return p.name == "lavapipe device" })
	for _, lacked := range []spec.Capability{spec.CapabilityInt16, spec.CapabilityInt64} {
		cfg := list[at].env.Config()
		cfg.Capabilities = slices.DeleteFunc(slices.Clone(cfg.Capabilities), func(c spec.Capability) bool { return c == lacked })
		list = append(list, place{"lavapipe without " + lacked.String(), list[at].device, target.New(cfg)})
	}
	return list
}

func checkModes(t *testing.T, p place, wide, narrow format) {
	in := between(wide, narrow)
	if strings.HasPrefix(p.name, "reference") {
		in = every(in, 11) // the other drivers take all numbers
	}
	for _, modes := range [][]string{{"to_nearest_even", "downward", "upward"}, {"toward_zero", "to_nearest_away"}} {
		for _, lanes := range []int{1, 3} {
			k := smallKernel{types: []string{wide.name}, outs: len(modes)}
			x, from, to := "%x0", wide.name, narrow.name
			if lanes > 1 {
				x, from, to = "%v", fmt.Sprintf("vector<%dx%s>", lanes, from), fmt.Sprintf("vector<%dx%s>", lanes, to)
				k.body = fmt.Sprintf("%%zero = arith.constant 0.0 : %s\n%%v = vector.from_elements %%zero, %%x0, %%zero : %s\n", wide.name, from)
			}
			for i, mode := range modes {
				k.types = append(k.types, narrow.name)
				name := fmt.Sprintf("%%r%d", i)
				if lanes > 1 {
					name = fmt.Sprintf("%%w%d", i)
				}
				k.body += fmt.Sprintf("%s = arith.truncf %s %s : %s to %s\n", name, x, mode, from, to)
				if lanes > 1 {
					k.body += fmt.Sprintf("%%r%d = vector.extract %s[1] : %s from %s\n", i, name, narrow.name, to)
				}
			}
			checkColumns(t, modes, wide, narrow, in, k.run(t, p, in))
		}
	}
}

func checkColumns(t *testing.T, modes []string, wide, narrow format, in []uint64, out [][]uint64) {
	t.Helper()
	for o, mode := range modes {
		for row, bits := range in {
			v := wide.decode(bits)
			got, want := narrow.decode(out[o][row]), narrow.roundBy(v, mode)
			if (got == got || v == v) && (got != want || math.Signbit(got) != math.Signbit(want)) {
				t.Fatalf("%s: %#x, %v, is %v, not %v", mode, bits, v, got, want)
			}
		}
	}
}
