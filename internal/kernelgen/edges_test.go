package kernelgen

import (
	"math"
	"strings"
	"testing"
)

// TestFloatEdges computes sums, products, quotients and remainders around the bounds of what every
// target computes exactly.
func TestFloatEdges(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	type function func(x, y float64) (float64, bool)
	for _, c := range []struct {
		name       string
		f          function
		x, y, want float64
		exact      bool
	}{
		{"sum", sum, 1, 2, 3, true},
		{"sum", sum, 1, 0x1p-53, 1, false},
		{"sum", sum, 0x1p-53, 1, 1, false},
		{"sum", sum, math.MaxFloat64, math.MaxFloat64, inf, false},
		{"sum", sum, inf, 1, inf, true},
		{"sum", sum, 1, inf, inf, true},
		{"sum", sum, inf, -inf, nan, true},
		{"product", product, 3, -4, -12, true},
		{"product", product, 0x1p-800, 0x1p-99, 0x1p-899, true},
		{"product", product, 0x1p-800, 0x1p-100, 0x1p-900, true},
		{"product", product, 0x1p-800, 0x1p-101, 0x1p-901, false},
		{"product", product, 1 + 0x1p-52, 1 + 0x1p-52, 1 + 0x1p-51, false},
		{"product", product, 0, 5, 0, true},
		{"product", product, 5, 0, 0, true},
		{"product", product, 0x1p1000, 0x1p1000, inf, false},
		{"product", product, inf, 2, inf, true},
		{"product", product, 2, inf, inf, true},
		{"product", product, 0, inf, nan, true},
		{"ratio", ratio, 6, 2, 3, true},
		{"ratio", ratio, 0, 2, 0, true},
		{"ratio", ratio, 6, 3, 2, false},
		{"ratio", ratio, 1, 0x1p12, 0x1p-12, true},
		{"ratio", ratio, 1, 0x1p13, 0x1p-13, false},
		{"ratio", ratio, 1, 0x1p-14, 0x1p14, true},
		{"ratio", ratio, 1, 0x1p-15, 0x1p15, false},
		{"ratio", ratio, 0x1p-899, 2, 0x1p-900, true},
		{"ratio", ratio, 0x1p-900, 2, 0x1p-901, false},
		{"ratio", ratio, 1, 0, inf, false},
		{"ratio", ratio, 0, 0, nan, false},
		{"ratio", ratio, inf, 2, inf, false},
		{"ratio", ratio, 2, inf, 0, false},
		{"ratio", ratio, nan, 2, nan, true},
		{"ratio", ratio, 2, nan, nan, true},
		{"remainder", remainder, 7, 4, 3, true},
		{"remainder", remainder, -7, 4, -3, true},
		{"remainder", remainder, 8, 4, 0, false},
		{"remainder", remainder, 7, 3, 1, false},
		{"remainder", remainder, 7.5, 4, 3.5, false},
		{"remainder", remainder, 1023, 1024, 1023, true},
		{"remainder", remainder, 1024, 2048, 1024, false},
		{"remainder", remainder, 7, 0.5, 0, false},
		{"remainder", remainder, 5, 2048, 5, false},
	} {
		got, exact := c.f(c.x, c.y)
		if exact != c.exact || got != c.want && !(math.IsNaN(got) && math.IsNaN(c.want)) {
			t.Errorf("%s of %v and %v is %v, exact %t; want %v, exact %t", c.name, c.x, c.y, got, exact, c.want, c.exact)
		}
	}
}

// TestIntegersAndFloats converts the numbers at the bounds of integer types.
func TestIntegersAndFloats(t *testing.T) {
	for _, c := range []struct {
		x    float64
		w    uint32
		sign bool
		want uint64
		ok   bool
	}{
		{127.9, 8, true, 127, true}, {128, 8, true, 0, false}, {-128.9, 8, true, 0x80, true}, {-129, 8, true, 0, false},
		{255.9, 8, false, 255, true}, {256, 8, false, 0, false}, {-0.9, 8, false, 0, true}, {-1, 8, false, 0, false},
		{math.NaN(), 8, true, 0, false}, {math.Inf(1), 64, false, 0, false}, {-1, 64, true, math.MaxUint64, true},
		{0x1p63, 64, false, 1 << 63, true}, {0x1p63, 64, true, 0, false}, {-1, 1, true, 1, true}, {1, 1, true, 0, false}, {1, 1, false, 1, true},
	} {
		if got, ok := toInt(c.x, c.w, c.sign); got != c.want || ok != c.ok {
			t.Errorf("%v to %d bits (signed: %t) is %#x, %t; want %#x, %t", c.x, c.w, c.sign, got, ok, c.want, c.ok)
		}
	}
	for _, c := range []struct {
		a     uint64
		w     uint32
		sign  bool
		want  float64
		exact bool
	}{
		{0xff, 8, true, -1, true}, {0xff, 8, false, 255, true}, {1<<53 + 1, 64, true, 0x1p53, false}, {1<<53 + 1, 64, false, 0x1p53, false},
		{math.MaxInt64, 64, true, 0x1p63, false}, {math.MaxUint64, 64, false, 0x1p64, false}, {1 << 63, 64, true, -0x1p63, true}, {1 << 63, 64, false, 0x1p63, true},
	} {
		if got, exact := fromInt(c.a, c.w, c.sign); got != c.want || exact != c.exact {
			t.Errorf("%#x of %d bits (signed: %t) is %v, exact %t; want %v, %t", c.a, c.w, c.sign, got, exact, c.want, c.exact)
		}
	}
}

// TestEncode encodes the bounds of the formats.
func TestEncode(t *testing.T) {
	for _, c := range []struct {
		width uint32
		x     float64
		want  uint64
		ok    bool
	}{
		{16, 65504, 0x7bff, true}, {16, 65536, 0, false}, {16, 0x1p-14, 0x0400, true}, {16, 0x1p-15, 0, false}, {16, -1.5, 0xbe00, true}, {16, 2049, 0, false},
		{16, math.NaN(), 0x7e00, true}, {16, math.Inf(-1), 0xfc00, true}, {16, math.Copysign(0, -1), 0x8000, true},
		{32, math.MaxFloat32, 0x7f7fffff, true}, {32, 0x1p128, 0, false}, {32, 0x1p-126, 0x00800000, true}, {32, 0x1p-127, 0, false}, {32, 0.1, 0, false},
		{64, math.MaxFloat64, 0x7fefffffffffffff, true}, {64, -0.1, math.Float64bits(-0.1), true}, {64, 0x1p-1022, 1 << 52, true}, {64, 0x1p-1023, 0, false},
	} {
		f, _ := formatOf(c.width)
		if got, ok := f.encode(c.x); got != c.want || ok != c.ok {
			t.Errorf("%v has the bits %#x (%t) with %d bits, want %#x (%t)", c.x, got, ok, c.width, c.want, c.ok)
		}
	}
	for x, want := range map[float64]uint64{0x1p-24: 1, -0x1p-24: 0x8001, 0x1p-15: 0x200, 0x3p-24: 3} {
		f, _ := formatOf(16)
		if got := f.denormal(x); got != want {
			t.Errorf("%v is the denormal %#x, want %#x", x, got, want)
		}
		if !f.isDenormal(want) || f.decode(want) != x {
			t.Errorf("%#x is %v, want the denormal %v", want, f.decode(want), x)
		}
	}
}

// TestCombine computes each reduction of integers on numbers that tell them apart.
func TestCombine(t *testing.T) {
	a, b := scalar{bits: 0x91}, scalar{bits: 0x6c}
	for names, want := range map[string]uint64{
		"addi add": 0xfd, "muli mul": 0x2c, "maxs maxsi": 0x6c, "mins minsi": 0x91, "maxu maxui": 0x91, "minu minui": 0x6c, "andi and": 0, "ori or": 0xfd, "xor": 0xfd,
	} {
		for _, name := range strings.Fields(names) {
			for _, in := range [][2]scalar{{a, b}, {b, a}} {
				if got, ok := combine(name, elem{intKind, 8}, in[0], in[1]); !ok || got.bits != want || got.state != firm {
					t.Errorf("%s of %#x and %#x is %#x, want %#x", name, in[0].bits, in[1].bits, got.bits, want)
				}
			}
		}
	}
	if got, ok := combine("assign", elem{intKind, 8}, a, b); !ok || got != b {
		t.Errorf("assign is %v, want %v", got, b)
	}
	open := scalar{state: vague}
	for _, in := range [][2]scalar{{a, open}, {open, a}} {
		if got, ok := combine("addi", elem{intKind, 8}, in[0], in[1]); !ok || got.state != vague {
			t.Errorf("the sum with a vague number is %v", got)
		}
	}
	for _, kind := range []kind{intKind, floatKind} {
		if _, ok := combine("nothing", elem{kind, 32}, a, b); ok {
			t.Error("a reduction that does not exist is computed")
		}
	}
}

// TestInvalidMemory evaluates programs of the host that reach memory or vectors where there is
// none, or that the evaluator does not know.
func TestInvalidMemory(t *testing.T) {
	const v = "%v = arith.constant dense<1> : vector<4xi64>\n%i8 = arith.constant 8 : index\n%m1 = arith.constant -1 : index\n%i4 = arith.constant 4 : index\n" +
		"%u = memref.alloca() : memref<1xindex>\n%z = arith.constant 0 : index\n%p = memref.load %u[%z] : memref<1xindex>\n"
	for body, want := range map[string]string{
		"%r = memref.load %out[%m1] : memref<8xi64>":                                                                                                                                                             "outside of its size",
		"%r = memref.load %out[%p] : memref<8xi64>":                                                                                                                                                              "poison",
		"%x = memref.load %out[%z] : memref<8xi64>\nmemref.store %x, %out[%i8] : memref<8xi64>":                                                                                                                  "outside of its size",
		"%x = memref.load %out[%z] : memref<8xi64>\nmemref.store %x, %out[%p] : memref<8xi64>":                                                                                                                   "poison",
		"%r = memref.subview %out[%i8] [1] [1] : memref<8xi64> to memref<1xi64, strided<[1], offset: ?>>":                                                                                                        "outside of its source",
		"%r = memref.subview %out[%m1] [1] [1] : memref<8xi64> to memref<1xi64, strided<[1], offset: ?>>":                                                                                                        "outside of its source",
		"%r = memref.subview %out[2] [%i4] [2] : memref<8xi64> to memref<?xi64, strided<[2], offset: 2>>":                                                                                                        "outside of its source",
		"%r = memref.subview %out[0] [%m1] [1] : memref<8xi64> to memref<?xi64, strided<[1]>>":                                                                                                                   "outside of its source",
		"%r = memref.subview %out[%p] [1] [1] : memref<8xi64> to memref<1xi64, strided<[1], offset: ?>>":                                                                                                         "poison",
		"%r = memref.subview %out[0] [%p] [1] : memref<8xi64> to memref<?xi64, strided<[1]>>":                                                                                                                    "poison",
		"%r = memref.subview %out[0] [1] [%p] : memref<8xi64> to memref<1xi64, strided<[?]>>":                                                                                                                    "poison",
		"%r = memref.reinterpret_cast %out to offset: [%p], sizes: [1], strides: [1] : memref<8xi64> to memref<1xi64, strided<[1], offset: ?>>":                                                                  "poison",
		"%s = memref.reinterpret_cast %out to offset: [8], sizes: [1], strides: [1] : memref<8xi64> to memref<1xi64, strided<[1], offset: 8>>\n%r = memref.load %s[%z] : memref<1xi64, strided<[1], offset: 8>>": "outside of memory",
		"%r = memref.dim %out, %i8 : memref<8xi64>":                                                                                                                                                              "undefined",
		"%r = memref.dim %out, %p : memref<8xi64>":                                                                                                                                                               "undefined",
		"%a = memref.alloca() : memref<9xi64>\nmemref.copy %a, %d : memref<9xi64> to memref<9xi64, strided<[1]>>":                                                                                                "outside of memory",
		"%r = vector.extract %v[%i4] : i64 from vector<4xi64>":                                                                                                                                                   "outside of the vector",
		"%r = vector.extract %v[%m1] : i64 from vector<4xi64>":                                                                                                                                                   "outside of the vector",
		"%r = vector.extract %v[%p] : i64 from vector<4xi64>":                                                                                                                                                    "poison",
		"%x = memref.load %out[%z] : memref<8xi64>\n%r = vector.insert %x, %v[%i4] : i64 into vector<4xi64>":                                                                                                     "outside of the vector",
		"%x = memref.load %out[%z] : memref<8xi64>\n%r = vector.insertelement %x, %v[%i4 : index] : vector<4xi64>":                                                                                               "outside of the vector",
		"%r = vector.extractelement %v[%p : index] : vector<4xi64>":                                                                                                                                              "poison",
		"%w = vector.load %out[%i8] : memref<8xi64>, vector<4xi64>":                                                                                                                                              "outside of its size",
		"vector.store %v, %out[%i8] : memref<8xi64>, vector<4xi64>":                                                                                                                                              "outside of its size",
		"vector.store %v, %out[%p] : memref<8xi64>, vector<4xi64>":                                                                                                                                               "poison",
		"%a = memref.alloc() : memref<4xi64, #gpu.address_space<workgroup>>":                                                                                                                                     "outside of a kernel",
		"%a = memref.alloc() : memref<4xi64, 3>":                                                                                                                                                                 "outside of a kernel",
		"%r = gpu.thread_id x":                                                                                                                                                                                   "outside of a kernel",
		"%r = gpu.lane_id":                                                                                                                                                                                       "subgroup size",
		"%one = arith.constant 1 : i32\n%r = gpu.subgroup_reduce add %one : (i32) -> i32":                                                                                                                        "outside of a kernel",
		"%r = memref.alloc(%i4) : memref<?xi64>":                                                                                                                                                                 "does not know",
		"scf.index_switch %p\ncase 0 {\nscf.yield\n}\ndefault {\nscf.yield\n}":                                                                                                                                   "poison",
		"scf.for %k = %p to %i4 step %i4 {\n}":                                                                                                                                                                   "poison",
		"scf.for %k = %z to %p step %i4 {\n}":                                                                                                                                                                    "poison",
		"scf.for %k = %z to %i4 step %p {\n}":                                                                                                                                                                    "poison",
		"scf.for %k = %z to %i4 step %m1 {\n}":                                                                                                                                                                   "step of the loop",
	} {
		text := v
		if strings.Contains(body, "%d") {
			text += "%d = memref.reinterpret_cast %out to offset: [0], sizes: [9], strides: [1] : memref<8xi64> to memref<9xi64, strided<[1]>>\n"
		}
		_, err := Evaluate(onHost("i64", text+body, 0), EvalOptions{MaxSteps: 10000})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q\n%s", err, want, body)
		}
	}
}

// TestInvalidKernels evaluates kernels with races and with wrong subgroups.
func TestInvalidKernels(t *testing.T) {
	const shuffle = "%v = memref.load %b[%g] : memref<64xi32>\n"
	for body, want := range map[string]string{
		shuffle + "%w = arith.constant 0 : i32\n%s, %p = gpu.shuffle xor %v, %k1, %w : i32":                                   "undefined",
		shuffle + "%w = arith.constant 3 : i32\n%s, %p = gpu.shuffle xor %v, %k1, %w : i32":                                   "undefined",
		shuffle + "%q = arith.shli %k1, %s40 : i32\n%s, %p = gpu.shuffle xor %v, %q, %k1 : i32":                               "undefined",
		shuffle + "%q = arith.shli %k1, %s40 : i32\n%s, %p = gpu.shuffle xor %v, %k1, %q : i32":                               "undefined",
		"%r = memref.atomic_rmw addi %k4, %b[%c0] : (i32, memref<64xi32>) -> i32\nmemref.store %k1, %b[%c0] : memref<64xi32>": "race",
		"%v = memref.load %b[%c0] : memref<64xi32>\n%r = memref.atomic_rmw addi %k4, %b[%c0] : (i32, memref<64xi32>) -> i32":  "race",
		"%c = arith.constant 64 : index\n%r = memref.atomic_rmw addi %k4, %b[%c] : (i32, memref<64xi32>) -> i32":              "outside of its size",
		"%c = arith.cmpi eq, %t, %c0 : index\ncf.cond_br %c, ^one, ^two\n^one:\ngpu.barrier\ncf.br ^two\n^two:":               "only some invocations",
		"%w = vector.load %b[%t] : memref<64xi32>, vector<2xi32>\nmemref.store %k1, %b[%t] : memref<64xi32>":                  "race",
		"%w = arith.constant dense<1> : vector<2xi32>\nvector.store %w, %b[%t] : memref<64xi32>, vector<2xi32>":               "race",
	} {
		text := "%s40 = arith.constant 40 : i32\n" + body
		_, err := Evaluate(onGrid(text), EvalOptions{SubgroupSize: 2})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q\n%s", err, want, body)
		}
	}
	for body, want := range map[string]string{
		"%l = gpu.lane_id": "subgroup size",
		"%s = gpu.subgroup_reduce add %k1 : (i32) -> i32": "only some invocations",
	} {
		if _, err := Evaluate(onGrid(body), EvalOptions{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("without a subgroup size: error %v, want %q\n%s", err, want, body)
		}
	}
}

// TestShuffles evaluates shuffles of each mode: results from beyond the width are open.
func TestShuffles(t *testing.T) {
	const open = math.MaxUint64
	for mode, want := range map[string][]uint64{
		"xor": {1, 0, open, open, 5, 4, open, open}, "up": {open, 0, open, open, open, 4, open, open},
		"down": {1, open, open, open, 5, open, open, open}, "idx": {1, 1, open, open, 5, 5, open, open},
	} {
		body := "%v = memref.load %b[%g] : memref<64xi32>\n%w = arith.constant 2 : i32\n%s, %p = gpu.shuffle " + mode + " %v, %k1, %w : i32\nmemref.store %s, %b[%g] : memref<64xi32>"
		r, err := Evaluate(onGrid(body), EvalOptions{SubgroupSize: 4})
		if err != nil {
			t.Fatal(err)
		}
		for i, n := range want {
			got, mark := r.Contents[0].Numbers[i], r.Contents[0].Marks[i]
			if n == open && mark != Open || n != open && (got != n || mark != Exact) {
				t.Errorf("%s: element %d is %d (%d), want %d", mode, i, got, mark, n)
			}
		}
	}
}
