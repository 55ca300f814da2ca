package jit

import (
	"bytes"
	"fmt"
	"math"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"
	"unsafe"
)

// kept are the slices whose addresses descriptors of a test have.
type kept struct{ list []any }

// describe returns a descriptor of a memref of Go, whose elements live as long as k.
func describe[T any](k *kept, data []T, offset int64, sizes, strides []int64) []uint64 {
	k.list = append(k.list, data)
	base := uint64(uintptr(unsafe.Pointer(&data[0])))
	d := []uint64{base, base, uint64(offset)}
	for _, list := range [][]int64{sizes, strides} {
		for _, n := range list {
			d = append(d, uint64(n))
		}
	}
	return d
}

// bases matches what differs from run to run in the text of a memref.
var bases = regexp.MustCompile(`0x[0-9a-f]+`)

// numbers returns n floats from -3 on.
func numbers(n int) []float32 {
	f := make([]float32, n)
	for i := range f {
		f[i] = float32(i)*1.25 - 3
	}
	return f
}

// TestPrintMemref compares with the texts that libmlir_runner_utils 19.1 and 22.1 print.
func TestPrintMemref(t *testing.T) {
	k := new(kept)
	defer runtime.KeepAlive(k)
	l := open(t)
	f := numbers(64)
	wide := make([]float32, 32)
	for i := range wide {
		wide[i] = float32(i)
	}
	type dims = []int64
	for _, c := range []struct {
		function string
		rank     uint64
		d        []uint64
		want     string
	}{
		{"printMemrefF32", 2, describe(k, f, 0, dims{2, 3}, dims{3, 1}), "Unranked Memref base@ = X rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data = \n[[-3,   -1.75,   -0.5], \n [0.75,   2,   3.25]]\n"},
		{"printMemrefF32", 2, describe(k, f, 5, dims{3, 2}, dims{1, 10}), "Unranked Memref base@ = X rank = 2 offset = 5 sizes = [3, 2] strides = [1, 10] data = \n[[3.25,   15.75], \n [4.5,   17], \n [5.75,   18.25]]\n"},
		{"printMemrefF32", 1, describe(k, f, 0, dims{1}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [1] strides = [1] data = \n[-3]\n"},
		{"printMemrefF32", 0, describe(k, f, 3, nil, nil), "Unranked Memref base@ = X rank = 0 offset = 3 sizes = [] strides = [] data = \n[0.75]\n"},
		{"printMemrefF32", 3, describe(k, f, 0, dims{3, 1, 2}, dims{6, 3, 1}), "Unranked Memref base@ = X rank = 3 offset = 0 sizes = [3, 1, 2] strides = [6, 3, 1] data = \n[[[-3,    -1.75]], \n [[4.5,    5.75]], \n [[12,    13.25]]]\n"},
		{"printMemrefF32", 4, describe(k, f, 0, dims{2, 2, 2, 2}, dims{8, 4, 2, 1}), "Unranked Memref base@ = X rank = 4 offset = 0 sizes = [2, 2, 2, 2] strides = [8, 4, 2, 1] data = \n" +
			"[[[[-3,     -1.75], \n   [-0.5,     0.75]], \n  [[2,     3.25], \n   [4.5,     5.75]]], \n [[[7,     8.25], \n   [9.5,     10.75]], \n  [[12,     13.25], \n   [14.5,     15.75]]]]\n"},
		{"printMemrefF32", 2, describe(k, f, 0, dims{2, 0}, dims{0, 1}), "Unranked Memref base@ = X rank = 2 offset = 0 sizes = [2, 0] strides = [0, 1] data = \n[[], \n []]\n"},
		{"printMemrefF64", 1, describe(k, []float64{1, 2.5, 1e10, 1e-10, math.NaN(), math.Inf(1), math.Copysign(0, -1), 123456789.123}, 0, dims{8}, dims{1}),
			"Unranked Memref base@ = X rank = 1 offset = 0 sizes = [8] strides = [1] data = \n[1,  2.5,  1e+10,  1e-10,  nan,  inf,  -0,  1.23457e+08]\n"},
		{"printMemrefI32", 1, describe(k, []int32{1, -2, 1000000}, 0, dims{3}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [3] strides = [1] data = \n[1,  -2,  1000000]\n"},
		{"_mlir_ciface_printMemref1dI32", 1, describe(k, []int32{1, -2}, 0, dims{2}, dims{1}), "Memref base@ = X rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[1,  -2]\n"},
		{"printMemrefI64", 1, describe(k, []int64{1, -2, 1 << 62}, 0, dims{3}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [3] strides = [1] data = \n[1,  -2,  4611686018427387904]\n"},
		{"printMemrefInd", 1, describe(k, []int64{1, -2}, 0, dims{2}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[1,  18446744073709551614]\n"},
		{"_mlir_ciface_printMemrefI8", 1, describe(k, []byte{'A', '1'}, 0, dims{2}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[A,  1]\n"},
		{"_mlir_ciface_printMemrefI16", 1, describe(k, []int16{1, -32768}, 0, dims{2}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[1,  -32768]\n"},
		{"_mlir_ciface_printMemrefF16", 1, describe(k, []uint16{0x3c00, 0x7c00, 0x3555}, 0, dims{3}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [3] strides = [1] data = \n[1,  inf,  0.333252]\n"},
		{"_mlir_ciface_printMemrefBF16", 1, describe(k, []uint16{0x3f80, 0xc000, 0x3eab}, 0, dims{3}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [3] strides = [1] data = \n[1,  -2,  0.333984]\n"},
		{"printMemrefC32", 1, describe(k, f, 0, dims{2}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[(-3,-1.75),  (-0.5,0.75)]\n"},
		{"printMemrefC64", 1, describe(k, []float64{1, 0.5}, 0, dims{1}, dims{1}), "Unranked Memref base@ = X rank = 1 offset = 0 sizes = [1] strides = [1] data = \n[(1,0.5)]\n"},
		{"_mlir_ciface_printMemrefShapeF32", 2, describe(k, f, 5, dims{3, 2}, dims{1, 10}), "Unranked Memref base@ = X rank = 2 offset = 5 sizes = [3, 2] strides = [1, 10]\n"},
		{"_mlir_ciface_printMemref0dF32", 0, describe(k, f, 3, nil, nil), "Memref base@ = X rank = 0 offset = 3 sizes = [] strides = [] data = \n[0.75]\n"},
		{"_mlir_ciface_printMemrefVector4x4xf32", 2, describe(k, wide, 0, dims{1, 2}, dims{2, 1}), "Memref base@ = X rank = 2 offset = 0 sizes = [1, 2] strides = [2, 1] data = \n" +
			"[[((0, 1, 2, 3),   (4, 5, 6, 7),   (8, 9, 10, 11),  (12, 13, 14, 15)),   ((16, 17, 18, 19),   (20, 21, 22, 23),   (24, 25, 26, 27),  (28, 29, 30, 31))]]\n"},
	} {
		e, out := engine(t, l, "declare void @"+c.function+"(ptr)\ndefine ptr @address() {\n  ret ptr @"+c.function+"\n}\n")
		f := Address(e.Call(lookup(t, e, "address")))
		u := []uint64{c.rank, uint64(uintptr(unsafe.Pointer(&c.d[0])))}
		switch {
		case !strings.HasPrefix(c.function, "_mlir_ciface_"):
			e.Call(f, uintptr(c.rank), uintptr(unsafe.Pointer(&c.d[0])))
		case strings.HasPrefix(c.want, "Unranked"):
			e.Call(f, uintptr(unsafe.Pointer(&u[0])))
		default:
			e.Call(f, uintptr(unsafe.Pointer(&c.d[0])))
		}
		if err := e.Flush(); err != nil {
			t.Errorf("%s: %v", c.function, err)
		}
		if got := bases.ReplaceAllString(out.String(), "X"); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.function, got, c.want)
		}
	}
}

// call1 calls a function of the runtime with words, by an engine that has nothing else.
func call1(t *testing.T, e *Engine, name string, args ...uint64) uint64 {
	t.Helper()
	f, ok := runtimeFunction(name)
	if !ok {
		t.Fatalf("no function %s", name)
	}
	if len(args) != len(f.Args) {
		t.Fatalf("%s takes %d arguments", name, len(f.Args))
	}
	return f.Run(e, args)
}

// addressOf returns the address of a value that the caller keeps.
func addressOf[T any](p *T) uint64 { return uint64(uintptr(unsafe.Pointer(p))) }

// TestVerifyMemref compares with what libmlir_runner_utils 19.1 prints.
func TestVerifyMemref(t *testing.T) {
	k := new(kept)
	defer runtime.KeepAlive(k)
	e, stdout := engine(t, open(t))
	out := new(bytes.Buffer)
	e.err = out
	a, b := numbers(64), numbers(64)
	da := describe(k, a, 0, []int64{2, 3}, []int64{3, 1})
	check := func(name string, db []uint64, want int64, text string) {
		t.Helper()
		out.Reset()
		got := int64(call1(t, e, name, 2, addressOf(&da[0]), addressOf(&db[0])))
		err := e.Flush()
		if got != want || want >= 0 && out.String() != text || want < 0 && !strings.Contains(out.String(), text) || err != nil || stdout.Len() > 0 {
			t.Errorf("%d, %q, %v; want %d, %q", got, out, err, want, text)
		}
	}
	db := describe(k, b, 0, []int64{2, 3}, []int64{3, 1})
	b[1] += 1e-6
	check("verifyMemRefF32", db, 0, "")
	check("verifyMemRefI32", db, 1, "-1075838976 != -1075838984 offset = 1\n")
	b[4] = 9
	check("verifyMemRefF32", db, 1, "2 != 9 offset = 4\n")
	a[0], b[0] = float32(math.NaN()), float32(math.NaN())
	check("verifyMemRefF32", db, 2, "nan != nan offset = 0\n2 != 9 offset = 4\n")
	check("verifyMemRefF32", describe(k, b, 0, []int64{2, 2}, []int64{3, 1}), -1, "verifyMemRefF32: the memrefs differ in shape: base@ = ")
	da = describe(k, a, 0, []int64{5, 4}, []int64{4, 1})
	for i := range b {
		b[i] = a[i] + 1
	}
	var lines []string
	for i := range 10 {
		lines = append(lines, fmt.Sprintf("%v != %v offset = %d\n", floatText(float64(a[i])), floatText(float64(b[i])), i))
	}
	c := []float64{1, 2, 3, math.Inf(1)}
	d := []float64{1 + 1e-13, 2 + 1e-11, 3, math.Inf(1)}
	k.list = append(k.list, c, d)
	old := da
	da = describe(k, c, 0, []int64{2, 2}, []int64{2, 1})
	check("verifyMemRefF64", describe(k, d, 0, []int64{2, 2}, []int64{2, 1}), 2, "2 != 2 offset = 1\ninf != inf offset = 3\n")
	d[3] = 1
	check("verifyMemRefF64", describe(k, d, 0, []int64{2, 2}, []int64{2, 1}), 2, "2 != 2 offset = 1\ninf != 1 offset = 3\n")
	c[3], d[3] = 1, math.Inf(1)
	check("verifyMemRefF64", describe(k, d, 0, []int64{2, 2}, []int64{2, 1}), 2, "2 != 2 offset = 1\n1 != inf offset = 3\n")
	da = old
	check("verifyMemRefF32", describe(k, b, 0, []int64{5, 4}, []int64{4, 1}), 20, strings.Join(lines, ""))
}

// TestPrint compares with what libmlir_c_runner_utils 19.1 and libmlir_apfloat_wrappers 22.1 print.
func TestPrint(t *testing.T) {
	e, out := engine(t, open(t), `
@hey = constant [4 x i8] c"hey\00"
declare void @printI64(i64)
declare void @printU64(i64)
declare void @printF32(float)
declare void @printF64(double)
declare void @printF16(i16)
declare void @printBF16(i16)
declare void @printString(ptr)
declare void @printOpen()
declare void @printClose()
declare void @printComma()
declare void @printNewline()
declare void @printFlops(double)
declare void @printApFloat(i32, i64)
define void @main() {
  call void @printOpen()
  call void @printI64(i64 -5)
  call void @printComma()
  call void @printU64(i64 -1)
  call void @printClose()
  call void @printNewline()
  call void @printString(ptr @hey)
  call void @printF32(float 1.5)
  call void @printComma()
  call void @printF64(double 1.0e6)
  call void @printComma()
  call void @printF16(i16 15360)
  call void @printComma()
  call void @printBF16(i16 -16384)
  call void @printNewline()
  call void @printFlops(double 1.234567e17)
  call void @printApFloat(i32 10, i64 120)
  call void @printComma()
  call void @printApFloat(i32 7, i64 124)
  call void @printComma()
  call void @printApFloat(i32 7, i64 252)
  call void @printComma()
  call void @printApFloat(i32 7, i64 127)
  call void @printComma()
  call void @printApFloat(i32 7, i64 255)
  call void @printComma()
  call void @printApFloat(i32 7, i64 1)
  call void @printComma()
  call void @printApFloat(i32 15, i64 1)
  call void @printComma()
  call void @printApFloat(i32 10, i64 53)
  call void @printComma()
  call void @printApFloat(i32 10, i64 128)
  call void @printComma()
  call void @printApFloat(i32 18, i64 15)
  call void @printComma()
  call void @printApFloat(i32 5, i64 1)
  ret void
}
`)
	e.Call(lookup(t, e, "main"))
	if err := e.Flush(); err != nil {
		t.Fatal(err)
	}
	if want := "( -5, 18446744073709551615 )\nhey1.5, 1e+06, 1, -2\n123456700.000000 GFLOPS\n" + "256, inf, -inf, nan, -nan, 1.52588e-05, 1.17549e-38, 0.8125, -0, -6, "; out.String() != want {
		t.Errorf("%q, want %q", out, want)
	}
}

// TestFloatText compares with C's printf.
func TestFloatText(t *testing.T) {
	e, out := engine(t, open(t), "@g = constant [4 x i8] c\"%g\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\ndefine void @show(ptr %p) {\n  %v = load double, ptr %p\n  call i32 (ptr, ...) @printf(ptr @g, double %v)\n  ret void\n}\n")
	show := lookup(t, e, "show")
	for _, v := range []float64{0, math.Copysign(0, -1), 1, 1.5, 1e5, 99999.95, 999999.5, 1e6, 123456789, 1e-4, 9.99999e-5, 1e-5, 1e16, 1e21, 1e300, math.NaN(), math.Inf(1), math.Inf(-1), 0.1, 1.0 / 3, 5e-324,
		math.MaxFloat64, 1.10000004, 1.100001, 100.5, 12345.65, 1e100, 2.5e-10} {
		out.Reset()
		e.Call(show, uintptr(unsafe.Pointer(&v)))
		if err := e.Flush(); err != nil {
			t.Fatal(err)
		}
		if got := floatText(v) + "\n"; got != out.String() {
			t.Errorf("%v: %q, want %q", v, got, out)
		}
	}
	if got := floatText(math.Copysign(math.NaN(), -1)); got != "-nan" {
		t.Error(got)
	}
}

// TestPrintf prints texts that are shorter and longer than the buffer of the runtime, and all kinds of arguments.
func TestPrintf(t *testing.T) {
	e, out := engine(t, open(t), `
@f = constant [25 x i8] c"%d %s %g %lld %*d|%c%%\0A\00\00"
@s = constant [2 x i8] c"x\00"
@wide = constant [8 x i8] c"[%*s]\0A\00\00"
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare i32 @putchar(i32)
define i32 @main(i32 %width) {
  call i32 (ptr, ...) @printf(ptr @f, i32 -1, ptr @s, double 2.5, i64 4294967296, i32 3, i32 7, i32 65)
  call i32 @puts(ptr @s)
  call i32 @putchar(i32 66)
  %n = call i32 (ptr, ...) @printf(ptr @wide, i32 %width, ptr @s)
  ret i32 %n
}
`)
	for _, width := range []int{3, 508, 509, 511, 600, 100_000} {
		out.Reset()
		n := int32(e.Call(lookup(t, e, "main"), uintptr(width)))
		if err := e.Flush(); err != nil {
			t.Fatal(err)
		}
		want := "-1 x 2.5 4294967296   7|A%\nx\nB[" + strings.Repeat(" ", width-1) + "x]\n"
		if int(n) != width+3 || out.String() != want {
			t.Errorf("width %d: %d, %d bytes", width, n, out.Len())
		}
	}
}

// TestClocks compares the clocks of the runtime with that of Go.
func TestClocks(t *testing.T) {
	e, _ := engine(t, open(t))
	before := float64(time.Now().UnixNano())
	for range 2 {
		seconds, nanos := math.Float64frombits(call1(t, e, "rtclock")), call1(t, e, "nanoTime")
		if d := seconds*1e9 - before; d < -1e4 || d > 1e10 {
			t.Errorf("rtclock is off by %v ns", d)
		}
		if d := float64(nanos) - before; d < -1e4 || d > 1e10 {
			t.Errorf("nanoTime is off by %v ns", d)
		}
	}
	if n := call1(t, e, "mlirAsyncRuntimGetNumWorkerThreads"); n != asyncWorkers {
		t.Errorf("%d threads", n)
	}
}

// TestAllocation calls the allocation of MLIR's memrefs.
func TestAllocation(t *testing.T) {
	e, _ := engine(t, open(t), `
declare ptr @_mlir_memref_to_llvm_alloc(i64)
declare ptr @_mlir_memref_to_llvm_aligned_alloc(i64, i64)
declare void @_mlir_memref_to_llvm_free(ptr)
define i64 @main() {
  %a = call ptr @_mlir_memref_to_llvm_alloc(i64 100)
  %b = call ptr @_mlir_memref_to_llvm_aligned_alloc(i64 4096, i64 8192)
  store i64 1, ptr %a
  store i64 2, ptr %b
  %x = load i64, ptr %a
  %i = ptrtoint ptr %b to i64
  %r = and i64 %i, 4095
  %s = add i64 %r, %x
  call void @_mlir_memref_to_llvm_free(ptr %a)
  call void @_mlir_memref_to_llvm_free(ptr %b)
  ret i64 %s
}
`)
	if got := e.Call(lookup(t, e, "main")); got != 1 {
		t.Errorf("main: %d", got)
	}
}

func TestMemrefCopy(t *testing.T) {
	k := new(kept)
	defer runtime.KeepAlive(k)
	e, _ := engine(t, open(t))
	from, to := numbers(64), make([]float32, 64)
	for _, c := range []struct{ sizes, s, d []int64 }{
		{nil, nil, nil},
		{[]int64{8}, []int64{1}, []int64{1}},
		{[]int64{4, 5}, []int64{5, 1}, []int64{5, 1}},
		{[]int64{4, 5}, []int64{1, 4}, []int64{5, 1}},
		{[]int64{2, 3, 4}, []int64{12, 4, 1}, []int64{24, 8, 2}},
		{[]int64{2, 3, 4}, []int64{12, 4, 1}, []int64{20, 4, 1}},
		{[]int64{4, 0}, []int64{5, 1}, []int64{5, 1}},
		{[]int64{3}, []int64{0}, []int64{2}},
	} {
		clear(to)
		s, d := describe(k, from, 1, c.sizes, c.s), describe(k, to, 2, c.sizes, c.d)
		us, ud := []uint64{uint64(len(c.sizes)), addressOf(&s[0])}, []uint64{uint64(len(c.sizes)), addressOf(&d[0])}
		call1(t, e, "memrefCopy", 4, addressOf(&us[0]), addressOf(&ud[0]))
		want := make([]float32, 64)
		var walk func(i int, p, q int64)
		walk = func(i int, p, q int64) {
			if i == len(c.sizes) {
				want[q] = from[p]
				return
			}
			for k := range c.sizes[i] {
				walk(i+1, p+k*c.s[i], q+k*c.d[i])
			}
		}
		walk(0, 1, 2)
		for i := range want {
			if to[i] != want[i] {
				t.Errorf("%v: element %d is %v, want %v", c, i, to[i], want[i])
				break
			}
		}
	}
	s, d := describe(k, from, 0, []int64{1}, []int64{1}), describe(k, to, 0, []int64{1, 1}, []int64{1, 1})
	us, ud := []uint64{1, addressOf(&s[0])}, []uint64{2, addressOf(&d[0])}
	call1(t, e, "memrefCopy", 4, addressOf(&us[0]), addressOf(&ud[0]))
	if err := e.Flush(); err == nil {
		t.Error("no error for different ranks")
	}
	us[0] = 1000
	call1(t, e, "_mlir_ciface_printMemrefF32", addressOf(&us[0]))
	if err := e.Flush(); err == nil || !strings.Contains(err.Error(), "rank 1000") {
		t.Errorf("error %v", err)
	}
}

func TestRandomAndSort(t *testing.T) {
	k := new(kept)
	defer runtime.KeepAlive(k)
	e, _ := engine(t, open(t))
	g := call1(t, e, "rtsrand", 7)
	for range 100 {
		if n := call1(t, e, "rtrand", g, 10); n >= 10 {
			t.Fatalf("number %d", n)
		}
	}
	n := make([]uint64, 20)
	d := describe(k, n, 0, []int64{10}, []int64{2})
	call1(t, e, "_mlir_ciface_shuffle", addressOf(&d[0]), g)
	seen := map[uint64]bool{}
	for i := 0; i < 20; i += 2 {
		seen[n[i]] = true
	}
	if len(seen) != 10 || n[1] != 0 {
		t.Errorf("shuffled %v", n)
	}
	if c := call1(t, e, "putchar", 0x141); c != 'A' {
		t.Errorf("putchar: %#x", c)
	}
	call1(t, e, "rtdrand", g)
	if err := e.Flush(); err != nil {
		t.Fatal(err)
	}
	call1(t, e, "rtrand", g, 10)
	if err := e.Flush(); err == nil {
		t.Error("no error for a generator that was deleted")
	}
	f := []float32{3, -1, 2, 0}
	fd := describe(k, f, 1, []int64{3}, []int64{1})
	call1(t, e, "_mlir_ciface_stdSortF32", 3, addressOf(&fd[0]))
	if f[0] != 3 || f[1] != -1 || f[2] != 0 || f[3] != 2 {
		t.Errorf("sorted %v", f)
	}
}

func TestFillBuffer(t *testing.T) {
	k := new(kept)
	defer runtime.KeepAlive(k)
	e, _ := engine(t, open(t))
	for rank, name := range []string{"_mlir_ciface_fillI32Buffer", "_mlir_ciface_fillF32Buffer1D", "_mlir_ciface_fillF32Buffer2D", "_mlir_ciface_fillF32Buffer3D"} {
		rank = max(1, rank)
		n := make([]uint32, 30)
		d := describe(k, n, 1, []int64{2, 2, 2}[:rank], []int64{8, 4, 2}[:rank])
		call1(t, e, name, addressOf(&d[0]), 7)
		set := 0
		for i, v := range n {
			switch v {
			case 7:
				set++
			case 0:
			default:
				t.Errorf("%s: element %d is %d", name, i, v)
			}
		}
		if set != 1<<rank || n[1] != 7 || n[9] != 7 {
			t.Errorf("%s: %v", name, n)
		}
	}
	if err := e.Flush(); err != nil {
		t.Error(err)
	}
}

// TestBfloat compares the rounding of the runtime with one in Go.
func TestBfloat(t *testing.T) {
	e, _ := engine(t, open(t), `
declare bfloat @__truncsfbf2(float)
declare bfloat @__truncdfbf2(double)
define i16 @single(ptr %p) {
  %x = load float, ptr %p
  %b = call bfloat @__truncsfbf2(float %x)
  %i = bitcast bfloat %b to i16
  ret i16 %i
}
define i16 @wide(ptr %p) {
  %x = load double, ptr %p
  %b = call bfloat @__truncdfbf2(double %x)
  %i = bitcast bfloat %b to i16
  ret i16 %i
}
`)
	single, wide := lookup(t, e, "single"), lookup(t, e, "wide")
	for _, c := range []struct {
		x    float64
		want uint16
	}{
		{1, 0x3f80}, {-2, 0xc000}, {1 + 1.0/256, 0x3f80}, {1 + 3.0/256, 0x3f82}, {1 + 1.0/256 + 1e-5, 0x3f81}, {math.Inf(1), 0x7f80}, {math.MaxFloat32, 0x7f80}, {0, 0}, {math.Copysign(0, -1), 0x8000},
	} {
		x := float32(c.x)
		if got := uint16(e.Call(single, uintptr(unsafe.Pointer(&x)))); got != c.want {
			t.Errorf("%v: %#x, want %#x", x, got, c.want)
		}
		if got := uint16(e.Call(wide, uintptr(unsafe.Pointer(&c.x)))); got != c.want {
			t.Errorf("%v of 64 bits: %#x, want %#x", c.x, got, c.want)
		}
	}
	// Two roundings would give the even neighbor.
	for x, want := range map[float64]uint16{1 + 1.0/256 + 0x1p-40: 0x3f81, 1 + 1.0/256 - 0x1p-40: 0x3f80, 1 + 3.0/256 - 0x1p-40: 0x3f81, -(1 + 1.0/256 + 0x1p-40): 0xbf81} {
		if got := uint16(e.Call(wide, uintptr(unsafe.Pointer(&x)))); got != want {
			t.Errorf("%v: %#x, want %#x", x, got, want)
		}
	}
	nan := math.NaN()
	if got := uint16(e.Call(wide, uintptr(unsafe.Pointer(&nan)))); got&0x7f80 != 0x7f80 || got&0x7f == 0 {
		t.Errorf("nan: %#x", got)
	}
}

func TestRuntimeNames(t *testing.T) {
	for name, want := range map[string]bool{
		"printMemrefF32": true, "_mlir_ciface_printMemref4dF32": true, "_mlir_ciface_printMemrefShapeInd": true, "printMemrefBF16": true, "memrefCopy": true, "printf": true,
		"mlirAsyncRuntimeExecute": true, "_mlir_ciface_verifyMemRefC64": true, "printMemref": false, "F32": false, "malloc": false, "printMemref1dF32": false, "_mlir_ciface_printMemrefxdF32": false, "": false,
	} {
		if Runtime(name) != want {
			t.Errorf("%q: %v", name, !want)
		}
	}
	for path, want := range map[string]bool{"/a/libmlir_runner_utils.so": true, "libmlir_c_runner_utils.so.19.1": true, "mlir_async_runtime": true, "/a/libmlir_cuda_runtime.so": false, "libm.so.6": false} {
		if RuntimeLibrary(path) != want {
			t.Errorf("%q: %v", path, !want)
		}
	}
}

// TestRuntimeText has each function of the runtime that is LLVM IR, or whose call is, compiled.
func TestRuntimeText(t *testing.T) {
	l := open(t)
	var ir strings.Builder
	for _, r := range runtimeRows {
		fmt.Fprintf(&ir, "declare void @%q()\n", r.name)
	}
	for _, s := range sources {
		fmt.Fprintf(&ir, "declare void @%q()\n", s.name)
	}
	e, _ := engine(t, l, ir.String()+"define void @main() {\n  ret void\n}\n")
	for _, r := range runtimeRows {
		lookup(t, e, r.name)
	}
	for _, s := range sources {
		lookup(t, e, s.name)
	}
}

// TestWithoutCgo runs this package's tests without cgo.
func TestWithoutCgo(t *testing.T) {
	if testing.Short() {
		return
	}
	cmd := exec.Command("go", "test", "-short", "-vet=off", "-run", "^(TestCalls|TestDefine|TestPrint|TestErrors|TestAsync)$", ".")
	cmd.Env = append(cmd.Environ(), "CGO_ENABLED=0")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, text)
	}
}
