//go:build cgo

package spvc_test

import (
	"bytes"
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/layout/hostlayout"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// exampleCase is an example's row: main checks itself, and the kernels are run once
// more, on other data, against a reference in Go.
type exampleCase struct {
	launches int // of main
	// refused is the capability for which SwiftShader refuses the module, and the
	// feature behind it.
	refused [2]string
	check   func(k *kernels)
}

var exampleCases = map[string]exampleCase{
	"saxpy.mlir":      {launches: 1, check: checkSaxpy},
	"matmul.mlir":     {launches: 1, check: checkMatmul},
	"histogram.mlir":  {launches: 1, check: checkHistogram},
	"reduction.mlir":  {launches: 2, check: checkReduction},
	"subgroup.mlir":   {launches: 1, check: checkSubgroup},
	"scan.mlir":       {launches: 3, check: checkScan},
	"transpose.mlir":  {launches: 1, check: checkTranspose},
	"stencil.mlir":    {launches: 1, check: checkStencil},
	"mandelbrot.mlir": {launches: 1, check: checkMandelbrot},
	"bitonic.mlir":    {launches: 66, check: checkBitonic},
	"softmax.mlir":    {launches: 1, check: checkSoftmax},
	"int8.mlir":       {launches: 1, check: checkInt8, refused: [2]string{"Int8", "shaderInt8"}},
	"int16.mlir":      {launches: 1, check: checkInt16, refused: [2]string{"Int16", "shaderInt16"}},
	"int64.mlir":      {launches: 1, check: checkInt64, refused: [2]string{"Int64", "shaderInt64"}},
	"float16.mlir":    {launches: 1, check: checkFloat16, refused: [2]string{"Float16", "shaderFloat16"}},
	"float64.mlir":    {launches: 1, check: checkFloat64, refused: [2]string{"Float64", "shaderFloat64"}},
	"vec3.mlir":       {launches: 1, check: checkVec3},
	"vec4.mlir":       {launches: 1, check: checkVec4},
	"launch.mlir":     {launches: 1, check: checkLaunch},
	"chain.mlir":      {launches: 2, check: checkChain},
	"subview.mlir":    {launches: 1, check: checkSubview},
}

func TestExamples(t *testing.T) {
	files, err := filepath.Glob("examples/*.mlir")
	if err != nil || len(files) != len(exampleCases) {
		t.Fatalf("%d files (%v), %d rows", len(files), err, len(exampleCases))
	}
	for _, s := range drivers.Selectors() {
		d := apiDevice(t, s[1], vulkan.Options{})
		for _, file := range files {
			name := filepath.Base(file)
			t.Run(s[0]+"/"+name, func(t *testing.T) { testExample(t, d, name, s[1] == drivers.SwiftShader) })
		}
	}
}

func testExample(t *testing.T, d *compute.Device, name string, swiftshader bool) {
	c, ok := exampleCases[name]
	if !ok {
		t.Fatal("the example has no row")
	}
	p := compile(t, example(t, name), spvc.Options{Name: name})
	var out bytes.Buffer
	report, err := p.Run(context.Background(), d, spvc.RunOptions{Out: &out})
	if c.refused[0] != "" && swiftshader {
		var e *runner.FeatureError
		if !errors.As(err, &e) || e.Capability.String() != c.refused[0] || e.Feature != c.refused[1] || !strings.Contains(e.Use, name+":") || report.Launches != 0 {
			t.Fatalf("not refused for %v: %v", c.refused, err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if report.Launches != c.launches || report.Checks == 0 || out.Len() == 0 {
		t.Errorf("%d launches, %d checks, printed %q", report.Launches, report.Checks, out.String())
	}
	c.check(&kernels{T: t, d: d, p: p, rand: rand.New(rand.NewPCG(1, 2))})
}

// The narrow integers of int8 and int16 also run where the target has neither
// arithmetic nor storage of their width.
func TestExamplesEmulated(t *testing.T) {
	for _, s := range drivers.Selectors() {
		d := apiDevice(t, s[1], vulkan.Options{})
		for _, name := range []string{"int8.mlir", "int16.mlir"} {
			p := compile(t, example(t, name), spvc.Options{Name: name, Env: profile(t, "vulkan1.1")})
			if _, err := p.Run(context.Background(), d, spvc.RunOptions{Out: new(bytes.Buffer)}); err != nil {
				t.Errorf("%s: %v", s[0], err)
			}
		}
	}
	// There is no such way for floats: f16 in 32 bits has other bytes.
	_, err := spvc.Compile(t.Context(), example(t, "float16.mlir"), spvc.Options{Name: "float16.mlir", Env: profile(t, "vulkan1.1")})
	if err == nil || !strings.Contains(err.Error(), "'f16' requires capability StorageBuffer16BitAccess") {
		t.Errorf("f16 without its storage: %v", err)
	}
}

func TestExamplesAreListed(t *testing.T) {
	readme, err := os.ReadFile("examples/README.md")
	if err != nil {
		t.Fatal(err)
	}
	for name := range exampleCases {
		if !bytes.Contains(readme, []byte("["+name+"]("+name+")")) {
			t.Errorf("examples/README.md does not list %s", name)
		}
	}
}

// kernels runs those of one example.
type kernels struct {
	*testing.T
	d    *compute.Device
	p    *spvc.Program
	rand *rand.Rand
}

func (k *kernels) run(name string, groups [3]uint32, args ...any) {
	k.Helper()
	if _, err := kernelOf(k, k.d, k.p, name).Dispatch(context.Background(), groups, args...); err != nil {
		k.Fatal(err)
	}
}

// buffer makes a buffer with the given elements.
func buffer[T any](k *kernels, data []T) *compute.Buffer[T] {
	k.Helper()
	b := must[*compute.Buffer[T]](k)(compute.BufferOf(k.d, data))
	k.Cleanup(func() { b.Close() })
	return b
}

func slice[T any](k *kernels, b *compute.Buffer[T]) []T {
	k.Helper()
	return must[[]T](k)(b.Slice())
}

// random makes n values.
func random[T any](k *kernels, n int, f func(r *rand.Rand) T) []T {
	out := make([]T, n)
	for i := range out {
		out[i] = f(k.rand)
	}
	return out
}

// equal compares what a kernel has written with the reference.
func equal[T comparable](k *kernels, got, want []T) {
	k.Helper()
	if len(got) != len(want) {
		k.Fatalf("%d elements, want %d", len(got), len(want))
	}
	for i := range got {
		if got[i] != want[i] {
			k.Fatalf("element %d is %v, want %v", i, got[i], want[i])
		}
	}
}

func smallFloat(r *rand.Rand) float32 { return float32(r.IntN(65) - 32) }

func checkSaxpy(k *kernels) {
	x, y := random(k, 4096, smallFloat), random(k, 4096, smallFloat)
	out := buffer(k, y)
	k.run("saxpy", [3]uint32{64, 1, 1}, float32(-1.75), buffer(k, x), out)
	want := make([]float32, len(x))
	for i := range want {
		want[i] = (4*y[i] - 7*x[i]) / 4
	}
	equal(k, slice(k, out), want)
}

func checkMatmul(k *kernels) {
	const n = 256
	a, b := random(k, n*n, smallFloat), random(k, n*n, smallFloat)
	out := buffer(k, make([]float32, n*n))
	k.run("matmul", [3]uint32{n / 16, n / 16, 1}, buffer(k, a), buffer(k, b), out)
	// Row by row, as sums of multiples of the rows of B; the sums are exact.
	want := make([]float32, n*n)
	for i := range n {
		row := want[i*n : (i+1)*n]
		for l := range n {
			for j, v := range b[l*n : (l+1)*n] {
				row[j] += a[i*n+l] * v
			}
		}
	}
	equal(k, slice(k, out), want)
}

func checkHistogram(k *kernels) {
	data := random(k, 65536, func(r *rand.Rand) int32 {
		x, y := r.Uint32(), r.Uint32()
		return int32(x & y)
	})
	bins := buffer(k, make([]int32, 64))
	k.run("histogram", [3]uint32{64, 1, 1}, buffer(k, data), bins)
	sorted := slices.Clone(data)
	for i := range sorted {
		sorted[i] = int32(uint32(sorted[i]) % 64)
	}
	slices.Sort(sorted)
	want := make([]int32, 64)
	for i := range want {
		low, _ := slices.BinarySearch(sorted, int32(i))
		high, _ := slices.BinarySearch(sorted, int32(i+1))
		want[i] = int32(high - low)
	}
	equal(k, slice(k, bins), want)
}

func anyInt32(r *rand.Rand) int32 { return int32(r.Uint32()) }

// sum adds from the last to the first, with wrap-around.
func sum(data []int32) (s int32) {
	for i := len(data) - 1; i >= 0; i-- {
		s += data[i]
	}
	return s
}

func checkReduction(k *kernels) {
	data := random(k, 16384, anyInt32)
	partial, out := buffer(k, make([]int32, 64)), buffer(k, make([]int32, 1))
	k.run("sum256", [3]uint32{64, 1, 1}, buffer(k, data), partial)
	k.run("sum64", [3]uint32{1, 1, 1}, partial, out)
	equal(k, slice(k, out), []int32{sum(data)})
}

func checkSubgroup(k *kernels) {
	data := random(k, 8192, anyInt32)
	out := buffer(k, []int32{1000})
	k.run("sum", [3]uint32{64, 1, 1}, buffer(k, data), out)
	equal(k, slice(k, out), []int32{1000 + sum(data)})
}

func checkScan(k *kernels) {
	data := random(k, 16384, anyInt32)
	out, totals := buffer(k, make([]int32, len(data))), buffer(k, make([]int32, 64))
	k.run("blocks", [3]uint32{64, 1, 1}, buffer(k, data), out, totals)
	k.run("totals", [3]uint32{1, 1, 1}, totals)
	k.run("add", [3]uint32{64, 1, 1}, out, totals)
	// From the end: what is left of the whole sum.
	want, rest := make([]int32, len(data)), sum(data)
	for i := len(data) - 1; i >= 0; i-- {
		want[i] = rest
		rest -= data[i]
	}
	equal(k, slice(k, out), want)
}

func checkTranspose(k *kernels) {
	const rows, columns = 192, 128
	in := random(k, rows*columns, func(r *rand.Rand) float32 { return r.Float32() })
	out := buffer(k, make([]float32, rows*columns))
	k.run("transpose", [3]uint32{columns / 16, rows / 16, 1}, buffer(k, in), out)
	var want []float32
	for j := range columns {
		for i := range rows {
			want = append(want, in[i*columns+j])
		}
	}
	equal(k, slice(k, out), want)
}

func checkStencil(k *kernels) {
	const width, height = 100, 75
	in := random(k, width*height, smallFloat)
	out := buffer(k, make([]float32, width*height))
	k.run("step", [3]uint32{7, 5, 1}, buffer(k, in), out)
	want := slices.Clone(in)
	for i := range in {
		if x, y := i%width, i/width; x > 0 && x < width-1 && y > 0 && y < height-1 {
			want[i] = in[i-width]/4 + in[i-1]/4 + in[i+1]/4 + in[i+width]/4
		}
	}
	equal(k, slice(k, out), want)
}

func checkMandelbrot(k *kernels) {
	const width, height, limit = 96, 64, 64
	out := buffer(k, make([]int32, width*height))
	k.run("mandelbrot", [3]uint32{width / 8, height / 8, 1}, out)
	differ := 0
	for i, got := range slice(k, out) {
		c := complex(-2+float64(i%width)/32, -1+float64(i/width)/32)
		z, n := complex128(0), int32(0)
		for real(z)*real(z)+imag(z)*imag(z) <= 4 && n < limit {
			z = z*z + c
			n++
		}
		if got != n {
			differ++
		}
	}
	// In f32 a few points on the edge escape a step earlier or later than in f64.
	if differ > width*height/50 {
		k.Errorf("%d of %d counts differ", differ, width*height)
	}
}

func checkBitonic(k *kernels) {
	data := random(k, 2048, anyInt32)
	out := buffer(k, data)
	for size := uint32(2); size <= 2048; size *= 2 {
		for distance := size / 2; distance > 0; distance /= 2 {
			k.run("step", [3]uint32{32, 1, 1}, out, size, distance)
		}
	}
	sort.Slice(data, func(i, j int) bool { return data[i] < data[j] })
	equal(k, slice(k, out), data)
}

func checkSoftmax(k *kernels) {
	const rows, columns = 32, 128
	in := random(k, rows*columns, func(r *rand.Rand) float32 { return float32(r.NormFloat64() * 4) })
	out := buffer(k, make([]float32, rows*columns))
	k.run("softmax", [3]uint32{rows, 1, 1}, buffer(k, in), out)
	got := slice(k, out)
	for i, v := range got {
		// 1 / the sum of exp(x[j] - x[i]) over the row.
		total := 0.0
		for _, x := range in[i/columns*columns:][:columns] {
			total += math.Exp(float64(x) - float64(in[i]))
		}
		if d := math.Abs(float64(v)*total - 1); !(d < 1e-4) {
			k.Fatalf("element %d is %v, want %v", i, v, 1/total)
		}
	}
}

// saturated adds in 64 bits and clamps.
func saturated[T int8 | int16](x, y []T, low, high int64) []T {
	out := make([]T, len(x))
	for i := range out {
		out[i] = T(min(max(int64(x[i])+int64(y[i]), low), high))
	}
	return out
}

func checkInt8(k *kernels) {
	f := func(r *rand.Rand) int8 { return int8(r.Uint32()) }
	x, y := random(k, 1024, f), random(k, 1024, f)
	out := buffer(k, y)
	k.run("int8", [3]uint32{16, 1, 1}, buffer(k, x), out)
	equal(k, slice(k, out), saturated(x, y, math.MinInt8, math.MaxInt8))
}

func checkInt16(k *kernels) {
	f := func(r *rand.Rand) int16 { return int16(r.Uint32()) }
	x, y := random(k, 1024, f), random(k, 1024, f)
	out := buffer(k, y)
	k.run("int16", [3]uint32{16, 1, 1}, buffer(k, x), out)
	equal(k, slice(k, out), saturated(x, y, math.MinInt16, math.MaxInt16))
}

func checkInt64(k *kernels) {
	x := random(k, 1024, func(r *rand.Rand) uint64 { return r.Uint64() })
	out := buffer(k, make([]uint64, len(x)))
	k.run("int64", [3]uint32{16, 1, 1}, buffer(k, x), out)
	want := make([]uint64, len(x))
	for i, v := range x {
		want[i] = v<<33 | v>>31
		want[i] = want[i]*6364136223846793005 ^ v
	}
	equal(k, slice(k, out), want)
}

func checkFloat16(k *kernels) {
	// Halves of integers: all sums and means are exact.
	f := func(r *rand.Rand) float32 { return float32(r.IntN(256)-128) / 2 }
	x, y := random(k, 1024, f), random(k, 1024, f)
	half := func(vs []float32) []hostlayout.Float16 {
		out := make([]hostlayout.Float16, len(vs))
		for i, v := range vs {
			out[i] = hostlayout.NewFloat16(v)
		}
		return out
	}
	out := buffer(k, half(y))
	k.run("float16", [3]uint32{16, 1, 1}, buffer(k, half(x)), out)
	want := make([]float32, len(x))
	for i := range want {
		want[i] = x[i]/2 + y[i]/2
	}
	equal(k, slice(k, out), half(want))
}

func checkFloat64(k *kernels) {
	f := func(r *rand.Rand) float64 { return r.NormFloat64() * 1e100 }
	x, y := random(k, 1024, f), random(k, 1024, f)
	out := buffer(k, y)
	k.run("float64", [3]uint32{16, 1, 1}, buffer(k, x), out)
	want := make([]float64, len(x))
	for i := range want {
		want[i] = y[i] + x[i]
	}
	equal(k, slice(k, out), want)
}

func checkVec3(k *kernels) {
	type vec = [3]float32
	f := func(r *rand.Rand) vec {
		return vec{float32(r.IntN(64)) / 64, float32(r.IntN(64)) / 64, float32(r.IntN(64)) / 64}
	}
	p, v := random(k, 128, f), random(k, 128, f)
	for i := range v {
		for j := range v[i] {
			v[i][j] -= 0.5
		}
	}
	move := kernelOf(k, k.d, k.p, "move")
	at := func(binding uint32, data []vec) *compute.Buffer[vec] {
		b := must[*compute.Buffer[vec]](k)(compute.NewBufferFor[vec](move, 0, binding, len(data)))
		k.Cleanup(func() { b.Close() })
		if err := b.Write(0, data); err != nil {
			k.Fatal(err)
		}
		return b
	}
	pb, vb := at(0, p), at(1, v)
	k.run("move", [3]uint32{4, 1, 1}, pb, vb)
	for i := range p {
		for j := range p[i] {
			p[i][j] += v[i][j]
			if math.Abs(float64(p[i][j])-0.5) > 0.5 {
				v[i][j] *= -1
			}
		}
	}
	equal(k, slice(k, pb), p)
	equal(k, slice(k, vb), v)
}

func checkVec4(k *kernels) {
	type vec = [4]float32
	f := func(r *rand.Rand) (v vec) {
		for j := range v {
			v[j] = smallFloat(r)
		}
		return v
	}
	x, y := random(k, 256, f), random(k, 256, f)
	out := buffer(k, make([]vec, len(x)))
	k.run("blend", [3]uint32{4, 1, 1}, buffer(k, x), buffer(k, y), out)
	want := make([]vec, len(x))
	for i := range want {
		for j := range want[i] {
			want[i][j] = 0.75*x[i][j] + 0.25*y[i][j]
		}
	}
	equal(k, slice(k, out), want)
}

func checkLaunch(k *kernels) {
	// The outlined kernel takes the memref and the shift. The factor is a constant of the host.
	data := random(k, 1024, anyInt32)
	out := buffer(k, data)
	k.run("main_kernel", [3]uint32{16, 1, 1}, out, int32(5))
	want := make([]int32, len(data))
	for i, v := range data {
		want[i] = 3*v + 5
	}
	equal(k, slice(k, out), want)
}

func checkChain(k *kernels) {
	const n = 1024
	in := random(k, n, smallFloat)
	between, out := buffer(k, make([]float32, n)), buffer(k, make([]float32, n))
	batch := k.d.NewBatch()
	defer batch.Close()
	batch.Add(kernelOf(k, k.d, k.p, "square"), [3]uint32{16, 1, 1}, buffer(k, in), between)
	batch.Add(kernelOf(k, k.d, k.p, "smooth"), [3]uint32{16, 1, 1}, between, out)
	if _, err := batch.Run(context.Background()); err != nil {
		k.Fatal(err)
	}
	want := make([]float32, n)
	for i := range want {
		l, r := in[(i+n-1)%n], in[(i+1)%n]
		want[i] = (l*l + r*r + in[i]*in[i] + in[i]*in[i]) / 4
	}
	equal(k, slice(k, out), want)
}

func checkSubview(k *kernels) {
	in := random(k, 64*64, smallFloat)
	out := buffer(k, make([]float32, 512))
	k.run("double", [3]uint32{1, 1, 1}, buffer(k, in), out)
	want := make([]float32, 512)
	for y := range 16 {
		for x := range 8 {
			want[5+x+32*y] = 2 * in[(16+y)*64+8+2*x]
		}
	}
	equal(k, slice(k, out), want)
}
