// Package scalars_test computes numbers on the reference device that the texts of expanded
// operations do not show. test/semantics has all types, devices and edges.
package scalars_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/bigmath"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/target"
)

// kernel compiles a kernel that stores what body makes of %v, a number of type in, as %r, of type out. The target is the
// profile, or the device if it is empty.
func kernel(t *testing.T, profile, in, out, body string) *compute.Kernel {
	t.Helper()
	d, err := compute.OpenDevice("reference")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	text := fmt.Sprintf(`module attributes {gpu.container_module} { gpu.module @m {
gpu.func @k(%%a: memref<?x%[1]s>, %%o: memref<?x%[2]s>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
  %%i = gpu.block_id x
  %%v = memref.load %%a[%%i] : memref<?x%[1]s>
%[3]s
  memref.store %%r, %%o[%%i] : memref<?x%[2]s>
  gpu.return
} } }`, in, out, body)
	env := d.Info().Env()
	if profile != "" {
		if env, err = target.Profile(profile); err != nil {
			t.Fatal(err)
		}
	}
	p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Name: t.Name(), Env: env})
	if err != nil {
		t.Fatal(err)
	}
	k, err := d.Kernel(p, "k")
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func dispatch(t *testing.T, k *compute.Kernel, n int, in, out any) {
	t.Helper()
	if _, err := k.Dispatch(t.Context(), [3]uint32{uint32(n), 1, 1}, in, out); err != nil {
		t.Fatal(err)
	}
}

// angles are beyond those that multiples of pi/2 in parts reduce. Their nearest quarter turns lie below and above them,
// and their binary digits of 2/pi begin in many words.
func angles(most int) []float64 {
	var out []float64
	for e := 20; e <= most; e += 7 {
		for _, m := range []float64{1, 1.25, 1.4375, 1.75} {
			out = append(out, math.Ldexp(m, e), -math.Ldexp(m, e+1))
		}
	}
	return out
}

// TestLargeAngles: sines and cosines of large angles are within four units of the last place.
func TestLargeAngles(t *testing.T) {
	for name, exact := range map[string]func(*big.Float) *big.Float{"sin": bigmath.Sin, "cos": bigmath.Cos} {
		want := func(x float64) float64 {
			v, _ := exact(bigmath.Of(x)).Float64()
			return v
		}
		t.Run(name+" of f64", func(t *testing.T) {
			in := angles(1000)
			out := make([]float64, len(in))
			dispatch(t, kernel(t, "", "f64", "f64", "%r = math."+name+" %v : f64"), len(in), in, compute.InOut(out))
			for i, x := range in {
				if w := want(x); math.Abs(out[i]-w) > 4*(math.Nextafter(math.Abs(w), 2)-math.Abs(w)) {
					t.Errorf("%v: %v, not %v", x, out[i], w)
				}
			}
		})
		t.Run(name+" of f32", func(t *testing.T) {
			var in []float32
			for _, x := range angles(120) {
				in = append(in, float32(x))
			}
			out := make([]float32, len(in))
			dispatch(t, kernel(t, "", "f32", "f32", "%r = math."+name+" %v : f32"), len(in), in, compute.InOut(out))
			for i, x := range in {
				w := want(float64(x))
				if size := float32(math.Abs(w)); math.Abs(float64(out[i])-w) > 4*float64(math.Nextafter32(size, 2)-size) {
					t.Errorf("%v: %v, not %v", x, out[i], w)
				}
			}
		})
	}
}

// TestDirectedRounding: the code next to a number by the mode of rounding, for numbers that are codes of f8E5M2, lie just
// beside one, or in the middle of two.
func TestDirectedRounding(t *testing.T) {
	const one, next = 0x3c, 0x3d // the codes of 1 and 1.25
	up := math.Nextafter32
	in := []float32{1, up(1, 2), 1.125, up(1.125, 2), up(1.25, 1)}
	codes := map[string][5]uint8{
		"to_nearest_even": {one, one, one, next, next}, "to_nearest_away": {one, one, next, next, next}, "toward_zero": {one, one, one, one, one},
		"upward": {one, next, next, next, next}, "downward": {one, one, one, one, one},
	}
	opposite := map[string]string{"upward": "downward", "downward": "upward"}
	for mode, want := range codes {
		t.Run(mode, func(t *testing.T) {
			all, wants := in, append([]uint8{}, want[:]...)
			negative := want
			if other, ok := opposite[mode]; ok {
				negative = codes[other]
			}
			for i, x := range in {
				all, wants = append(all, -x), append(wants, negative[i]|0x80)
			}
			out := make([]uint8, len(all))
			dispatch(t, kernel(t, "", "f32", "i8", "%s = arith.truncf %v "+mode+" : f32 to f8E5M2\n%r = arith.bitcast %s : f8E5M2 to i8"), len(all), all, compute.InOut(out))
			for i, x := range all {
				if out[i] != wants[i] {
					t.Errorf("%v: %#x, not %#x", x, out[i], wants[i])
				}
			}
		})
	}
}

// TestWideDivision divides integers of 64 bits on a target without them, where quotient and rest take a step for each bit.
func TestWideDivision(t *testing.T) {
	const factor, divisor = 0x9e3779b97f4a7c15, 0x1_0000_0051
	in := []uint32{0, 1, 2, 3, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 123456789}
	ops := map[string]func(x uint64) uint64{
		"divui": func(x uint64) uint64 { return x / divisor },
		"remui": func(x uint64) uint64 { return x % divisor },
		"divsi": func(x uint64) uint64 { return uint64(int64(x) / divisor) },
		"remsi": func(x uint64) uint64 { return uint64(int64(x) % divisor) },
	}
	for name, want := range ops {
		t.Run(name, func(t *testing.T) {
			for _, shift := range []uint{0, 32} {
				out := make([]uint32, len(in))
				body := fmt.Sprintf(`%%w = arith.extui %%v : i32 to i64
%%f = arith.constant %d : i64
%%d = arith.constant %d : i64
%%s = arith.constant %d : i64
%%x = arith.muli %%w, %%f : i64
%%y = arith.%s %%x, %%d : i64
%%z = arith.shrui %%y, %%s : i64
%%r = arith.trunci %%z : i64 to i32`, int64(factor-1<<63-1<<63), divisor, shift, name)
				dispatch(t, kernel(t, "vulkan1.1", "i32", "i32", body), len(in), in, compute.InOut(out))
				for i, x := range in {
					if w := uint32(want(uint64(x)*factor) >> shift); out[i] != w {
						t.Errorf("%d, bits from %d on: %#x, not %#x", x, shift, out[i], w)
					}
				}
			}
		})
	}
}
