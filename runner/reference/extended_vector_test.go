package reference

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/spvc/spvc/runner/reference/libm"
)

// wholeOf calls an instruction on floats of some bits.
func wholeOf(name string, bits uint8, results int, args ...[]float64) []float64 {
	s := scalar{floatScalar, bits}
	registers := make([][]uint64, len(args))
	for i, arg := range args {
		for _, x := range arg {
			registers[i] = append(registers[i], rounded(x, bits))
		}
	}
	out := make([]uint64, results)
	rowOf(name).perResult(s, s, registers, out)
	numbers := make([]float64, results)
	for i, v := range out {
		numbers[i] = toFloat(v, bits)
	}
	return numbers
}

// nearVector compares numbers. The tolerance is relative to a scale.
func nearVector(t *testing.T, name string, bits uint8, got, want []float64, scale float64) {
	t.Helper()
	unit := map[uint8]float64{16: 0x1p-11, 32: 0x1p-24, 64: 0x1p-50}[bits]
	for i, w := range want {
		if math.IsNaN(w) != math.IsNaN(got[i]) || math.Abs(got[i]-w) > unit*(1+1e-4)*math.Max(math.Abs(w), scale) {
			t.Fatalf("%d bits: %s = %v, want %v", bits, name, got, want)
		}
	}
}

// randomVector returns numbers that floats of some bits hold.
func randomVector(r *rand.Rand, n int, bits uint8) []float64 {
	v := make([]float64, n)
	for i := range v {
		v[i] = toFloat(rounded(r.Float64()*4-2, bits), bits)
	}
	return v
}

func dotOf(v, w []float64) float64 {
	sum := 0.0
	for i := range v {
		sum += v[i] * w[i]
	}
	return sum
}

func TestGeometry(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	for _, bits := range []uint8{16, 32, 64} {
		tiny := map[uint8]float64{16: 1e-3, 32: 1e-12, 64: 4}[bits] // what sums cancel
		for range 300 {
			n := r.IntN(4) + 1
			x, y, z := randomVector(r, n, bits), randomVector(r, n, bits), randomVector(r, n, bits)
			length := math.Sqrt(dotOf(x, x))
			difference := make([]float64, n)
			unit, reflected, facing := make([]float64, n), make([]float64, n), make([]float64, n)
			for i := range x {
				difference[i] = x[i] - y[i]
				unit[i] = x[i] / length
				reflected[i] = x[i] - 2*dotOf(y, x)*y[i]
				facing[i] = -x[i]
				if dotOf(z, y) < 0 {
					facing[i] = x[i]
				}
			}
			apart := math.Sqrt(dotOf(difference, difference))
			for _, name := range []string{"Length", "length", "fast_length"} {
				nearVector(t, name, bits, wholeOf(name, bits, 1, x), []float64{length}, 0)
			}
			for _, name := range []string{"Distance", "distance", "fast_distance"} {
				nearVector(t, name, bits, wholeOf(name, bits, 1, x, y), []float64{apart}, 0)
			}
			for _, name := range []string{"Normalize", "normalize", "fast_normalize"} {
				nearVector(t, name, bits, wholeOf(name, bits, n, x), unit, 0)
			}
			nearVector(t, "Reflect", bits, wholeOf("Reflect", bits, n, x, y), reflected, tiny)
			nearVector(t, "FaceForward", bits, wholeOf("FaceForward", bits, n, x, y, z), facing, 0)
			testRefract(t, bits, x, y, r.Float64()*1.5, tiny)
			testCross(t, bits, randomVector(r, 3, bits), randomVector(r, 3, bits), tiny)
		}
	}
}

func testRefract(t *testing.T, bits uint8, incident, n []float64, eta, tiny float64) {
	t.Helper()
	eta = toFloat(rounded(eta, bits), bits)
	d := dotOf(n, incident)
	k := 1 - eta*eta*(1-d*d)
	want := make([]float64, len(n))
	if k >= 0 {
		for i := range n {
			want[i] = eta*incident[i] - (eta*d+math.Sqrt(k))*n[i]
		}
	}
	nearVector(t, "Refract", bits, wholeOf("Refract", bits, len(n), incident, n, []float64{eta}), want, tiny)
}

func testCross(t *testing.T, bits uint8, x, y []float64, tiny float64) {
	t.Helper()
	want := []float64{x[1]*y[2] - y[1]*x[2], x[2]*y[0] - y[2]*x[0], x[0]*y[1] - y[0]*x[1]}
	nearVector(t, "Cross", bits, wholeOf("Cross", bits, 3, x, y), want, tiny)
	nearVector(t, "cross", bits, wholeOf("cross", bits, 4, append(x, 7), append(y, 9)), append(want, 0), tiny)
}

func TestGeometryEdges(t *testing.T) {
	for _, bits := range []uint8{16, 32, 64} {
		largest := toFloat(rounded(posInf, bits)-1, bits)
		for _, c := range []struct {
			name    string
			x, want []float64
		}{
			{"Normalize", []float64{0, 0}, []float64{aNaN, aNaN}}, {"normalize", []float64{negZero, 0}, []float64{negZero, 0}},
			{"normalize", []float64{posInf, 5, -posInf}, []float64{math.Sqrt(0.5), 0, -math.Sqrt(0.5)}}, {"normalize", []float64{aNaN, 1}, []float64{aNaN, aNaN}},
			{"fast_normalize", []float64{0, 0}, []float64{0, 0}}, {"length", []float64{posInf, 1}, []float64{posInf}}, {"length", []float64{aNaN, 1}, []float64{aNaN}},
			{"Length", []float64{largest / 2, largest / 2}, []float64{largest / 2 * math.Sqrt2}}, {"Length", []float64{-3}, []float64{3}},
			{"Length", []float64{0, 0}, []float64{0}}, {"normalize", []float64{largest, largest}, []float64{math.Sqrt(0.5), math.Sqrt(0.5)}},
		} {
			nearVector(t, c.name, bits, wholeOf(c.name, bits, len(c.want), c.x), c.want, 0)
		}
		smallest := toFloat(1, bits)
		if got := wholeOf("length", bits, 1, []float64{3 * smallest, 4 * smallest}); got[0] != 5*smallest {
			t.Errorf("%d bits: the length of a small vector is %v", bits, got)
		}
		if got := wholeOf("Refract", bits, 2, []float64{1, 0}, []float64{0, 1}, []float64{1.5}); got[0] != 0 || got[1] != 0 {
			t.Errorf("%d bits: total reflection gives %v", bits, got)
		}
	}
	if got := libm.DotProduct([]float64{posInf, 1}, []float64{1, 2}); got != posInf {
		t.Errorf("the dot product with an infinity is %v", got)
	}
}

// leibniz returns the determinant of a matrix as the sum over permutations.
func leibniz(m []float64, n int) float64 {
	var sum func(column int, used int, product float64) float64
	sum = func(column, used int, product float64) float64 {
		if column == n {
			return product
		}
		total, sign := 0.0, 1.0
		for row := range n {
			if used>>row&1 == 0 {
				total += sum(column+1, used|1<<row, sign*product*m[column*n+row])
				sign = -sign
			}
		}
		return total
	}
	return sum(0, 0, 1)
}

func TestMatrices(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	for _, bits := range []uint8{16, 32, 64} {
		for n := 2; n <= 4; n++ {
			for range 50 {
				m := make([]float64, n*n)
				for i := range m {
					m[i] = float64(r.IntN(9) - 4)
				}
				d := leibniz(m, n)
				if got := wholeOf("Determinant", bits, 1, m); got[0] != toFloat(rounded(d, bits), bits) {
					t.Fatalf("%d bits: the determinant of %v is %v, want %v", bits, m, got, d)
				}
				if d == 0 {
					continue
				}
				inverse := wholeOf("MatrixInverse", bits, n*n, m)
				for c := range n {
					for row := range n {
						// Component (row, c) of the product of m and its inverse.
						sum, want := 0.0, 0.0
						for k := range n {
							sum += m[k*n+row] * inverse[c*n+k]
						}
						if c == row {
							want = 1
						}
						if math.Abs(sum-want) > 64*math.Ldexp(float64(n), -map[uint8]int{16: 11, 32: 24, 64: 53}[bits]) {
							t.Fatalf("%d bits: the inverse of %v is %v", bits, m, inverse)
						}
					}
				}
			}
		}
		if got := wholeOf("MatrixInverse", bits, 4, []float64{1, 2, 3, 4}); got[0] != -2 || got[1] != 1 || got[2] != 1.5 || got[3] != -0.5 {
			t.Errorf("%d bits: the inverse is %v", bits, got)
		}
	}
}

// TestPacks compares with the formulas of the specification.
func TestPacks(t *testing.T) {
	word32 := scalar{intScalar, 32}
	single := scalar{floatScalar, 32}
	inputs := []float64{0, negZero, 1, -1, 0.5, -0.5, 2, -2, 0.25, 1.0 / 3, -1.0 / 3, posInf, -posInf, 0.999, -0.999, 0.5 / 127, 1.5 / 255, 1e-30}
	for _, c := range []struct {
		name       string
		width      int
		low, scale float64
	}{{"Snorm4x8", 8, -1, 127}, {"Unorm4x8", 8, 0, 255}, {"Snorm2x16", 16, -1, 32767}, {"Unorm2x16", 16, 0, 65535}} {
		n := 32 / c.width
		in, out, back := make([]uint64, n), make([]uint64, 1), make([]uint64, n)
		for i := range inputs {
			var want uint64
			for k := range n {
				x := float64(float32(inputs[(i+k)%len(inputs)]))
				in[k] = rounded(x, 32)
				whole := math.RoundToEven(math.Min(math.Max(x, c.low), 1) * c.scale)
				want |= uint64(int64(whole)) & (1<<c.width - 1) << (k * c.width)
			}
			glslRow("Pack"+c.name).perResult(word32, single, [][]uint64{in}, out)
			if out[0] != want {
				t.Errorf("Pack%s = %#x, want %#x", c.name, out[0], want)
			}
		}
		for field := range 1 << c.width {
			v := float64(field)
			if c.low < 0 {
				v = float64(signed(uint64(field), uint8(c.width)))
			}
			packed := uint64(field) | uint64(field)<<(32-c.width)
			glslRow("Unpack"+c.name).perResult(single, word32, [][]uint64{{packed}}, back)
			want := float32(math.Max(v/c.scale, -1))
			if f32(back[0]) != want || back[n-1] != back[0] {
				t.Fatalf("Unpack%s(%#x) = %v, want %v", c.name, packed, f32(back[0]), want)
			}
			glslRow("Pack"+c.name).perResult(word32, single, [][]uint64{back}, out)
			if got := out[0] & (1<<c.width - 1); got != uint64(field) && v >= -c.scale {
				t.Fatalf("Pack%s of Unpack%s changes %#x to %#x", c.name, c.name, field, got)
			}
		}
		glslRow("Pack"+c.name).perResult(word32, single, [][]uint64{{0x7fc00000}}, out)
		if out[0] != 0 {
			t.Errorf("Pack%s of a NaN = %#x", c.name, out[0])
		}
	}
}

func TestPackHalvesAndDoubles(t *testing.T) {
	word32, single, long64 := scalar{intScalar, 32}, scalar{floatScalar, 32}, scalar{floatScalar, 64}
	one, two := make([]uint64, 1), make([]uint64, 2)
	for h := range uint64(0x10000) {
		if isNaNBits(h, 16) {
			continue
		}
		other := (h * 3) & 0x3ff
		glslRow("UnpackHalf2x16").perResult(single, word32, [][]uint64{{h | other<<16}}, two)
		if float64(f32(two[0])) != toFloat(h, 16) || float64(f32(two[1])) != toFloat(other, 16) {
			t.Fatalf("UnpackHalf2x16(%#x) = %v", h, two)
		}
		glslRow("PackHalf2x16").perResult(word32, single, [][]uint64{two}, one)
		if one[0] != h|other<<16 {
			t.Fatalf("PackHalf2x16 of UnpackHalf2x16 changes %#x to %#x", h|other<<16, one[0])
		}
	}
	glslRow("PackHalf2x16").perResult(word32, single, [][]uint64{{rounded(65520, 32), rounded(0x1.002p0, 32)}}, one)
	if one[0] != 0x3c007c00 {
		t.Errorf("PackHalf2x16 rounds to %#x", one[0])
	}
	x := math.Float64bits(-math.Pi)
	glslRow("UnpackDouble2x32").perResult(word32, long64, [][]uint64{{x}}, two)
	if two[0] != x&0xffffffff || two[1] != x>>32 {
		t.Errorf("UnpackDouble2x32 = %#x", two)
	}
	glslRow("PackDouble2x32").perResult(long64, word32, [][]uint64{two}, one)
	if one[0] != x {
		t.Errorf("PackDouble2x32 = %#x, want %#x", one[0], x)
	}
}
