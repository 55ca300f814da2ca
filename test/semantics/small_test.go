//go:build cgo

package semantics_test

import (
	"cmp"
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// smallKernel is a kernel with one invocation for each row, and columns of inputs and of outputs with 32
// or 64 bits or a small format.
type smallKernel struct {
	types []string // of the columns
	outs  int      // how many columns, the last ones, are outputs
	// body computes from %0, %1, ... the values %r0, ... of the types of the outputs.
	body string
}

func bytesOf(typ string) int {
	switch {
	case strings.HasSuffix(typ, "64"):
		return 8
	case strings.HasSuffix(typ, "32"):
		return 4
	case strings.HasSuffix(typ, "16"):
		return 2
	}
	return 1
}

func (k smallKernel) text(rows int) string {
	var params, body strings.Builder
	ins := len(k.types) - k.outs
	for i, t := range k.types {
		if i > 0 {
			params.WriteString(", ")
		}
		fmt.Fprintf(&params, "%%m%d: memref<%dx%s>", i, rows, t)
		if i < ins {
			fmt.Fprintf(&body, "%%x%d = memref.load %%m%d[%%i] : memref<%dx%s>\n", i, i, rows, t)
		}
	}
	body.WriteString(k.body + "\n")
	for i := ins; i < len(k.types); i++ {
		fmt.Fprintf(&body, "memref.store %%r%d, %%m%d[%%i] : memref<%dx%s>\n", i-ins, i, rows, k.types[i])
	}
	return "module attributes {gpu.container_module} {\n gpu.module @m {\n  gpu.func @k(" + params.String() +
		fmt.Sprintf(") kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [%d, 1, 1]>} {\n", groupSize) +
		"%i = gpu.global_id x\n" + body.String() + "gpu.return\n  }\n }\n}\n"
}

// run runs the kernel on columns of inputs and returns those of outputs.
func (k smallKernel) run(t *testing.T, p place, inputs ...[]uint64) [][]uint64 {
	t.Helper()
	rows := roundUp(len(inputs[0]))
	program, err := p.compile(t, k.text(rows))
	if err != nil {
		t.Fatal(err)
	}
	return k.launch(t, p, program, rows, inputs...)
}

func (k smallKernel) launch(t *testing.T, p place, program *spvc.Program, rows int, inputs ...[]uint64) [][]uint64 {
	t.Helper()
	kernel, err := p.device.Kernel(program, "k")
	if err != nil {
		t.Fatal(err)
	}
	buffers, args := make([][]byte, len(k.types)), make([]any, len(k.types))
	for i, typ := range k.types {
		size := bytesOf(typ)
		buffers[i] = make([]byte, rows*size)
		if i < len(inputs) {
			for row, v := range inputs[i] {
				var word [8]byte
				binary.LittleEndian.PutUint64(word[:], v)
				copy(buffers[i][row*size:], word[:size])
			}
		}
		args[i] = compute.InOut(buffers[i])
	}
	if _, err := kernel.Dispatch(context.Background(), [3]uint32{uint32(rows / groupSize), 1, 1}, args...); err != nil {
		t.Fatal(err)
	}
	outs := make([][]uint64, k.outs)
	for o := range outs {
		i := len(k.types) - k.outs + o
		size := bytesOf(k.types[i])
		outs[o] = make([]uint64, rows)
		for row := range outs[o] {
			var word [8]byte
			copy(word[:], buffers[i][row*size:][:size])
			outs[o][row] = binary.LittleEndian.Uint64(word[:])
		}
	}
	return outs
}

// smallPlaces are the places of kernels, and the reference device.
func smallPlaces(t *testing.T) []place {
	t.Helper()
	d, err := reference.Open(reference.Options{Checks: reference.CheckAll})
	if err != nil {
		t.Fatal(err)
	}
	device := compute.WrapDevice(d)
	t.Cleanup(func() { device.Close() })
	return append(places(t), place{"reference", device, nil}, place{"reference device", device, d.Info().Env()})
}

// envOf returns the target of a place.
func (p place) envOf(t *testing.T) *target.Env {
	t.Helper()
	if p.env != nil {
		return p.env
	}
	env, err := target.Profile("vulkan1.1")
	if err != nil {
		t.Fatal(err)
	}
	return env
}

// eachSmall runs check for each format and place.
func eachSmall(t *testing.T, check func(t *testing.T, f smallFloat, p place)) {
	t.Helper()
	for _, p := range smallPlaces(t) {
		for _, f := range smallFloats {
			t.Run(p.name+"/"+f.name, func(t *testing.T) { check(t, f, p) })
		}
	}
}

// codes returns all encodings of a format.
func (f smallFloat) codes() []uint64 {
	all := make([]uint64, 1<<f.bits())
	for i := range all {
		all[i] = uint64(i)
	}
	return all
}

// TestSmallFloatsExtended extends each number of each format, and stores it unchanged.
func TestSmallFloatsExtended(t *testing.T) {
	eachSmall(t, func(t *testing.T, f smallFloat, p place) {
		k := smallKernel{[]string{f.name, "f32", f.name, fmt.Sprintf("i%d", f.bits())}, 3, strings.ReplaceAll(
			"%r0 = arith.extf %x0 : FMT to f32\n%c = arith.constant true\n%r1 = arith.select %c, %x0, %x0 : FMT\n%r2 = arith.bitcast %x0 : FMT to "+fmt.Sprintf("i%d", f.bits()), "FMT", f.name)}
		in := f.codes()
		out := k.run(t, p, in)
		for row, v := range in {
			got, want := float64(math.Float32frombits(uint32(out[0][row]))), f.decode(uint32(v))
			if got != want && (got == got || want == want) || math.Signbit(got) != math.Signbit(want) && want == want {
				t.Errorf("%#x is %v, not %v", v, got, want)
			}
			if out[1][row] != v || out[2][row] != v {
				t.Errorf("%#x is stored as %#x and has the bits %#x", v, out[1][row], out[2][row])
			}
		}
	})
}

// edges32 are numbers of f32 at and beside the numbers of a format and the middles between them, and
// special ones.
func (f smallFloat) edges32() []uint64 {
	var in []uint64
	add := func(v float64) {
		at := math.Float32bits(float32(v))
		for _, sign := range []uint32{0, 1 << 31} {
			for d := range uint32(3) {
				if near := at + d - 1; at > 0 || d > 0 {
					in = append(in, uint64(near|sign))
				}
			}
		}
	}
	if f.bits() == 16 { // those between two numbers have a half of 16 digits
		for code := range uint32(1 << 16) {
			for _, low := range []uint32{0, 1, 0x7fff, 0x8000, 0x8001, 0xffff} {
				in = append(in, uint64(code<<16|low))
			}
		}
		return in
	}
	for code := range f.signBit() {
		add(f.value(code))
		add(f.value(code)/2 + f.value(code+1)/2)
	}
	in = append(in, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x7f800001, 0x7f7fffff, 0xff7fffff, 1, 0x80000001, 0x007fffff, 0x807fffff)
	random := rand.New(rand.NewPCG(1, 2))
	for range 4096 {
		in = append(in, uint64(random.Uint32()))
	}
	return in
}

// roundings are the modes by the operations of kernels with few buffers. The last one is the default.
var roundings = [][3]string{{"to_nearest_even", "downward", "upward"}, {"toward_zero", "to_nearest_away", ""}}

// TestSmallFloatsRounded rounds numbers of f32 to each format by each mode.
func TestSmallFloatsRounded(t *testing.T) {
	wanted := map[string]map[string][]float64{} // by format and mode
	for _, f := range smallFloats {
		wanted[f.name] = map[string][]float64{}
		for _, bits := range f.edges32() {
			v := float64(math.Float32frombits(uint32(bits)))
			for _, mode := range slices.Concat(roundings[0][:], roundings[1][:2]) {
				want := v
				if v == v {
					want = f.round(v, mode)
				}
				wanted[f.name][mode] = append(wanted[f.name][mode], want)
			}
		}
	}
	eachSmall(t, func(t *testing.T, f smallFloat, p place) {
		in, step := f.edges32(), 1
		if f.bits() == 16 && p.env != nil {
			step = 61 // one target suffices for all numbers
		}
		in = every(in, step)
		wants := wanted[f.name]
		for _, modes := range roundings {
			k := smallKernel{types: []string{"f32", f.name, f.name, f.name}, outs: len(modes)}
			for i, mode := range modes {
				k.body += fmt.Sprintf("%%r%d = arith.truncf %%x0 %s : f32 to %s\n", i, mode, f.name)
			}
			for o, column := range k.run(t, p, in) {
				mode := cmp.Or(modes[o], roundings[0][0])
				for row, bits := range in {
					if got, want := uint32(column[row]), wants[mode][row*step]; !f.same(got, want) {
						t.Fatalf("%s: %#x is %#x, %v, not %v", mode, bits, got, f.decode(got), want)
					}
				}
			}
		}
	})
}

// every returns each step-th number.
func every(in []uint64, step int) (out []uint64) {
	for i := 0; i < len(in); i += step {
		out = append(out, in[i])
	}
	return out
}

// TestSmallFloatsOfDoubles rounds numbers of f64 beside the middles between numbers, which f32 cannot
// tell from the middles.
func TestSmallFloatsOfDoubles(t *testing.T) {
	eachSmall(t, func(t *testing.T, f smallFloat, p place) {
		if !p.envOf(t).Has(spec.CapabilityFloat64) {
			return
		}
		var in []uint64
		for code := range f.last {
			if f.bits() == 16 && code < 1<<f.fraction {
				continue // denormal numbers of f32 may be zero
			}
			middle := f.value(code)/2 + f.value(code+1)/2
			for _, v := range []float64{f.value(code), middle, math.Nextafter(middle, 0), math.Nextafter(middle, 1e300), middle * (1 + 1e-9), middle * (1 - 1e-9)} {
				in = append(in, math.Float64bits(v), math.Float64bits(-v))
			}
		}
		if f.bits() == 16 {
			in = every(in, 7)
		}
		for _, v := range []float64{0, math.Inf(1), math.Inf(-1), math.NaN(), 1e300, -1e300} {
			in = append(in, math.Float64bits(v))
		}
		k := smallKernel{[]string{"f64", f.name, f.name, "f64"}, 3, strings.ReplaceAll(
			"%r0 = arith.truncf %x0 : f64 to FMT\n%r1 = arith.truncf %x0 downward : f64 to FMT\n%r2 = arith.extf %r0 : FMT to f64", "FMT", f.name)}
		out := k.run(t, p, in)
		for row, bits := range in {
			v := math.Float64frombits(bits)
			near, down := v, v
			if v == v {
				near, down = f.round(v, "to_nearest_even"), f.round(v, "downward")
			}
			back := math.Float64frombits(out[2][row])
			if !f.same(uint32(out[0][row]), near) || !f.same(uint32(out[1][row]), down) || back != f.decode(uint32(out[0][row])) && near == near {
				t.Fatalf("%v is %v (%v) and %v (%v), and back %v", v, f.decode(uint32(out[0][row])), near, f.decode(uint32(out[1][row])), down, back)
			}
		}
	})
}

// pairs returns pairs of numbers: all of 8 bits, and random ones of 16 whose results are normal.
func (f smallFloat) pairs() (a, b []uint64) {
	if f.bits() == 8 {
		for i := range uint64(1 << 16) {
			a, b = append(a, i>>8), append(b, i&0xff)
		}
		return a, b
	}
	random := rand.New(rand.NewPCG(3, 4))
	for range 1 << 15 {
		x := uint64(random.Uint32N(1<<16))&0x807f | uint64(96+random.Uint32N(64))<<7
		y := x&0x7f80 + uint64(random.Uint32N(1<<10))
		a, b = append(a, x), append(b, y)
	}
	for _, x := range []uint64{0, 0x8000, 0x7f80, 0xff80, 0x7fc0, 0x3f80, 0x7f7f} {
		for _, y := range []uint64{0, 0x8000, 0x7f80, 0xff80, 0x7fc0, 0x3f80, 0xbf80} {
			a, b = append(a, x), append(b, y)
		}
	}
	return a, b
}

// TestSmallFloatsComputed adds, subtracts, multiplies and compares pairs of numbers. All results are those of the
// exact numbers, rounded once.
func TestSmallFloatsComputed(t *testing.T) {
	operations := map[string]func(a, b float64) float64{
		"addf": func(a, b float64) float64 { return a + b }, "subf": func(a, b float64) float64 { return a - b },
		"mulf": func(a, b float64) float64 { return a * b }, "divf": func(a, b float64) float64 { return a / b },
	}
	eachSmall(t, func(t *testing.T, f smallFloat, p place) {
		a, b := f.pairs()
		for _, name := range []string{"addf", "subf", "mulf", "divf"} {
			k := smallKernel{[]string{f.name, f.name, f.name, "i32"}, 2, strings.NewReplacer("FMT", f.name, "OP", name).Replace(
				"%r0 = arith.OP %x0, %x1 : FMT\n%less = arith.cmpf olt, %x0, %x1 : FMT\n%r1 = arith.extui %less : i1 to i32")}
			out := k.run(t, p, a, b)
			for row := range a {
				x, y := f.decode(uint32(a[row])), f.decode(uint32(b[row]))
				want := operations[name](x, y)
				if want == want {
					want = f.round(want, "to_nearest_even")
				}
				got := uint32(out[0][row])
				if !f.same(got, want) || (out[1][row] == 1) != (x < y) {
					t.Fatalf("%s %v %v is %v, not %v; less: %d", name, x, y, f.decode(got), want, out[1][row])
				}
			}
		}
	})
}

// TestSmallFloatsOfIntegers converts integers that f32 would round first, and back.
func TestSmallFloatsOfIntegers(t *testing.T) {
	eachSmall(t, func(t *testing.T, f smallFloat, p place) {
		for _, typ := range []string{"i8", "i32", "i64"} {
			bits := 8 * bytesOf(typ)
			var in []uint64
			for shift := range bits {
				for _, top := range []uint64{1, 0x101, 0x103, 0x1ff, 0x181, 0x11} {
					for d := range uint64(3) {
						in = append(in, top<<shift+d-1, -(top<<shift + d - 1), top<<shift+1<<(shift/2))
					}
				}
			}
			k := smallKernel{[]string{typ, f.name, f.name, "i32"}, 3, strings.NewReplacer("FMT", f.name, "INT", typ).Replace(
				"%r0 = arith.sitofp %x0 : INT to FMT\n%r1 = arith.uitofp %x0 : INT to FMT\n%c = arith.constant 16.0 : FMT\n%below = arith.cmpf olt, %r1, %c : FMT\n%s = arith.select %below, %r1, %c : FMT\n%r2 = arith.fptosi %s : FMT to i32")}
			out := k.run(t, p, in)
			for row, v := range in {
				signed, unsigned := exactSigned(int64(v)<<(64-bits)>>(64-bits)), exactUnsigned(v<<(64-bits)>>(64-bits))
				s, u := f.round(signed, "to_nearest_even"), f.round(unsigned, "to_nearest_even")
				if !f.same(uint32(out[0][row]), s) || !f.same(uint32(out[1][row]), u) {
					t.Fatalf("%s %#x is %v (%v) and %v (%v)", typ, v, f.decode(uint32(out[0][row])), s, f.decode(uint32(out[1][row])), u)
				}
				most := 16.0
				if u < most {
					most = u
				}
				if int32(out[2][row]) != int32(most) {
					t.Fatalf("%s %#x is %v and then %d", typ, v, u, int32(out[2][row]))
				}
			}
		}
	})
}

// exactUnsigned returns a number that each format rounds as v.
func exactUnsigned(v uint64) float64 {
	if v >= 1<<53 { // the digits below the highest 53 become one
		if v&(1<<12-1) != 0 {
			v |= 1 << 12
		}
		v &^= 1<<12 - 1
	}
	return float64(v)
}

func exactSigned(v int64) float64 {
	if v < 0 {
		return -exactUnsigned(uint64(-v))
	}
	return exactUnsigned(uint64(v))
}

// TestSmallFloatsHalves converts between formats by way of f16.
func TestSmallFloatsHalves(t *testing.T) {
	half := formats[0]
	eachSmall(t, func(t *testing.T, f smallFloat, p place) {
		if !p.envOf(t).Has(spec.CapabilityFloat16) || f.bits() == 16 {
			return
		}
		var in []uint64
		for code := range uint64(1 << 16) {
			if code>>10&31 != 0 { // denormal numbers may be zero
				in = append(in, code)
			}
		}
		k := smallKernel{[]string{"f16", f.name, "f16", "bf16"}, 3, strings.ReplaceAll(
			"%r0 = arith.truncf %x0 : f16 to FMT\n%r1 = arith.extf %r0 : FMT to f16\n%r2 = arith.extf %r0 : FMT to bf16", "FMT", f.name)}
		out := k.run(t, p, in)
		for row, bits := range in {
			v := half.decode(bits)
			want := v
			if v == v {
				want = f.round(v, "to_nearest_even")
			}
			got := f.decode(uint32(out[0][row]))
			if !f.same(uint32(out[0][row]), want) || got == got && math.Abs(got) < 65520 && (math.Abs(got) >= 1.0/(1<<14) || got == 0) && half.decode(out[1][row]) != got || got == got && smallFloats[0].decode(uint32(out[2][row])) != got {
				t.Fatalf("%v is %v, not %v; then %v and %v", v, got, want, half.decode(out[1][row]), smallFloats[0].decode(uint32(out[2][row])))
			}
		}
	})
}

// TestSmallFloatsFromGo passes Go numbers to a kernel whose buffers are integers, and words or bytes to one
// compiled for a target without storage of 8 and 16 bits.
func TestSmallFloatsFromGo(t *testing.T) {
	const text = `module attributes {gpu.container_module} { gpu.module @m {
gpu.func @k(%a: memref<?xbf16>, %s: bf16, %e: f8E5M2, %out: memref<?xbf16>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
  %i = gpu.global_id x
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xbf16>
  %l = arith.index_cast %n : index to i32
  %f = arith.sitofp %l : i32 to bf16
  %v = memref.load %a[%i] : memref<?xbf16>
  %p = arith.mulf %v, %s : bf16
  %q = arith.addf %p, %f : bf16
  %w = arith.extf %e : f8E5M2 to bf16
  %r = arith.addf %q, %w : bf16
  memref.store %r, %out[%i] : memref<?xbf16>
  gpu.return
} } }`
	// 1, 2, -3 and 4
	in, out := []compute.BFloat16{0x3f80, 0x4000, 0xc040, 0x4080}, make([]compute.BFloat16, 4)
	words := []byte{0x80, 0x3f, 0, 0x40, 0x40, 0xc0, 0x80, 0x40}
	for _, p := range smallPlaces(t) {
		t.Run(p.name, func(t *testing.T) {
			program, err := p.compile(t, text)
			if err != nil {
				t.Fatal(err)
			}
			k, err := p.device.Kernel(program, "k")
			if err != nil {
				t.Fatal(err)
			}
			bytes := make([]byte, 8)
			args := []any{words, compute.BFloat16(0x3f00), uint8(0x34), compute.InOut(bytes)} // 0.5 and 0.25
			if p.envOf(t).Has(spec.CapabilityStorageBuffer16BitAccess) && p.envOf(t).Has(spec.CapabilityStorageBuffer8BitAccess) {
				args = []any{in, compute.BFloat16(0x3f00), uint8(0x34), compute.InOut(out)}
			}
			if _, err := k.Dispatch(t.Context(), [3]uint32{4, 1, 1}, args...); err != nil {
				t.Fatal(err)
			}
			for i, want := range []float32{4.75, 5.25, 2.75, 6.25} {
				got := compute.BFloat16(binary.LittleEndian.Uint16(bytes[2*i:]))
				if _, typed := args[0].([]compute.BFloat16); typed {
					got = out[i]
				}
				if got.Float32() != want {
					t.Errorf("element %d is %v, not %v", i, got.Float32(), want)
				}
			}
		})
	}
}
