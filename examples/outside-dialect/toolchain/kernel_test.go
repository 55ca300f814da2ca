//go:build cgo

package toolchain_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/runnertest"

	"example.com/fixed/fixed"
	"example.com/fixed/toolchain"
)

// gains are factors that round, saturate and are out of range.
var gains = []float32{0, 1, -1, 0.5, 1.001953125, -2.75, 100, 1000, -1000}

// TestMix compares a kernel on a device with Go, for numbers that saturate and such that
// do not.
func TestMix(t *testing.T) {
	text, err := os.ReadFile("testdata/mix.mlir")
	if err != nil {
		t.Fatal(err)
	}
	d := runnertest.Device(t)
	p, err := toolchain.Compile(t.Context(), text, spvc.Options{Name: "mix.mlir", Env: d.Info().Env()})
	if err != nil {
		t.Fatal(err)
	}
	k, err := d.Kernel(p, "mix")
	if err != nil {
		t.Fatal(err)
	}
	q := fixed.Q(ir.NewContext(toolchain.Dialects()), 16, 8)
	rnd := rand.New(rand.NewPCG(1, 2))
	saturated := 0
	for _, gain := range gains {
		a, b := make([]int32, 64), make([]int32, 64)
		want, wantFloat := make([]int32, 64), make([]float32, 64)
		for i := range a {
			a[i], b[i] = int32(int16(rnd.Uint32())), int32(int16(rnd.Uint32()))
			if i%2 == 0 {
				a[i], b[i] = a[i]/64, b[i]/64
			}
			v := mix(q, int64(a[i]), int64(b[i]), gain)
			if v == q.Max() || v == q.Min() {
				saturated++
			}
			want[i], wantFloat[i] = int32(v), float32(v)/256
			a[i] |= int32(rnd.Uint32() << 16) // bits above those of the number do not count
			a[i] = a[i]&^0xffff | int32(uint16(int16(a[i])))
		}
		out, sum := make([]int32, 64), make([]float32, 64)
		runnertest.Run(t, k, k.GroupsFor(64, 1, 1), a, b, gain, compute.InOut(out), compute.InOut(sum))
		runnertest.Equal(t, out, want)
		runnertest.Equal(t, sum, wantFloat)
	}
	if saturated < 20 || saturated > 500 {
		t.Errorf("%d of %d numbers saturate; the test wants both kinds", saturated, 64*len(gains))
	}
}

// mix is what the kernel computes.
func mix(q *fixed.QType, a, b int64, gain float32) int64 {
	g, _ := fixed.FromFloat(q, apfloat.FromFloat32(gain))
	v := fixed.SubSaturated(q, fixed.MulSaturated(q, a, g), b)
	for range 4 {
		v = fixed.AddSaturated(q, v, q.One()/2)
	}
	return v
}

// TestCompiled looks at what the kernel is made of: the numbers are integers, and they
// are clamped.
func TestCompiled(t *testing.T) {
	text, err := os.ReadFile("testdata/mix.mlir")
	if err != nil {
		t.Fatal(err)
	}
	p, err := toolchain.Compile(t.Context(), text, spvc.Options{Name: "mix.mlir"})
	if err != nil {
		t.Fatal(err)
	}
	got := string(p.IR())
	if n := strings.Count(got, "spirv.GL.SClamp"); n != 3 {
		t.Errorf("%d clamps, want 3: of the product, the difference and the sum\n%s", n, got)
	}
}

// TestCompileErrors gives Compile what it must refuse, at every stage.
func TestCompileErrors(t *testing.T) {
	kernel := func(body string) string {
		return "gpu.module @k {\ngpu.func @f(%b: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {\n%i = gpu.thread_id x\n" + body + "\ngpu.return\n}\n}"
	}
	for name, c := range map[string]struct{ text, want string }{
		"syntax":    {kernel("%c = fixed.constant 1 !fixed.q<8, 4>"), "in.mlir:4:"},
		"verifier":  {kernel(`%c = "fixed.constant"() {value = #fixed.value<1> : !fixed.q<8, 4>} : () -> !fixed.q<8, 5>`), "has a value of type"},
		"no SPIR-V": {kernel("%f = memref.load %b[%i] : memref<4xi32>\n%c = arith.sitofp %f : i32 to f80\n%r = arith.fptosi %c : f80 to i32\nmemref.store %r, %b[%i] : memref<4xi32>"), "failed to legalize operation 'arith.sitofp'"},
	} {
		_, err := toolchain.Compile(t.Context(), []byte(c.text), spvc.Options{Name: "in.mlir"})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// TestMatMul compares a product of matrices on a device with Go. Its operations are one kernel for matrices of any size.
func TestMatMul(t *testing.T) {
	d := runnertest.Device(t)
	p, err := toolchain.Compile(t.Context(), []byte(matMulText(t)), spvc.Options{Name: "matmul.mlir", Env: d.Info().Env()})
	if err != nil {
		t.Fatal(err)
	}
	s, err := p.NewSession(d, spvc.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	q := fixed.Q(ir.NewContext(toolchain.Dialects()), 16, 8)
	rnd := rand.New(rand.NewPCG(3, 4))
	sizes := [][3]int{{1, 1, 1}, {5, 7, 3}, {20, 33, 40}}
	saturated := 0
	for _, size := range sizes {
		m, n, k := size[0], size[1], size[2]
		a, b, want := make([]int16, m*k), make([]int32, k*n), make([]int32, m*n)
		for i := range a {
			a[i] = int16(rnd.Uint32()) / 4
		}
		for i := range b {
			b[i] = int32(int16(rnd.Uint32())) / 64
		}
		for i := range want {
			sum := int64(0)
			for j := range k {
				sum = fixed.AddSaturated(q, sum, fixed.MulSaturated(q, int64(a[i/n*k+j]), int64(b[j*n+i%n])))
			}
			want[i] = int32(max(sum, 0))
			if sum == q.Max() {
				saturated++
			}
		}
		got, err := s.Call(t.Context(), "layer", spvc.NewTensor(a, m, k), spvc.NewTensor(b, k, n))
		if err != nil {
			t.Fatal(err)
		}
		runnertest.Equal(t, got[0].(spvc.Tensor).Data.([]int32), want)
	}
	if saturated == 0 {
		t.Error("no number saturates")
	}
	if n := s.Report().Launches; n != len(sizes) {
		t.Errorf("%d launches, want one for each of %d calls", n, len(sizes))
	}
}
