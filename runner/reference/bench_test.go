package reference_test

import (
	"bytes"
	"context"
	"os"
	"strconv"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
)

// checkSets are the checks of benchmarks.
var checkSets = []reference.Checks{0, reference.CheckAll &^ reference.CheckRaces, reference.CheckAll}

// BenchmarkMatmul multiplies matrices of examples/matmul.mlir on one core and reports the
// instructions that invocations execute a second.
func BenchmarkMatmul(b *testing.B) {
	m := compileExample(b, "matmul.mlir")
	for _, c := range checkSets {
		b.Run(c.String(), func(b *testing.B) { benchmarkKernel(b, m, c, [3]uint32{4, 4, 1}, 256*256) })
	}
}

// saxpyFloats is the number of floats of BenchmarkSaxpy.
const saxpyFloats = 1 << 20

// BenchmarkSaxpy is examples/saxpy.mlir on larger buffers: a kernel that does little but
// access memory.
func BenchmarkSaxpy(b *testing.B) {
	m := compileExample(b, "saxpy.mlir")
	for _, c := range checkSets {
		b.Run(c.String(), func(b *testing.B) { benchmarkKernel(b, m, c, [3]uint32{saxpyFloats / 64, 1, 1}, saxpyFloats) })
	}
}

func compileExample(b *testing.B, name string) *reflect.Module {
	b.Helper()
	text, err := os.ReadFile("../../examples/" + name)
	if err != nil {
		b.Fatal(err)
	}
	// The kernel has memrefs of a static size, which the benchmark enlarges.
	text = bytes.ReplaceAll(text, []byte("4096xf32"), []byte(strconv.Itoa(saxpyFloats)+"xf32"))
	p, err := spvc.Compile(context.Background(), text, spvc.Options{Name: name})
	if err != nil {
		b.Fatal(err)
	}
	m, err := p.Binaries[0].Module()
	if err != nil {
		b.Fatal(err)
	}
	return m
}

func benchmarkKernel(b *testing.B, m *reflect.Module, c reference.Checks, groups [3]uint32, floats int) {
	d, err := reference.Open(reference.Options{Checks: c, Workers: 1})
	if err != nil {
		b.Fatal(err)
	}
	defer d.Close()
	l := &runner.Launch{Module: m, Entry: m.EntryPoints[0].Name, Groups: groups}
	for _, r := range m.EntryPoints[0].Resources {
		buf, err := d.NewBuffer(floats * 4)
		if err != nil {
			b.Fatal(err)
		}
		l.Bindings = append(l.Bindings, runner.Binding{Set: r.Set, Binding: r.Binding, Buffer: buf})
	}
	if size := m.EntryPoints[0].PushConstantSize; size > 0 {
		l.PushConstants = make([]byte, size)
	}
	if _, err := d.Run(context.Background(), l); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	b.ResetTimer()
	before := d.Steps()
	for b.Loop() {
		if _, err := d.Run(context.Background(), l); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(d.Steps()-before)/b.Elapsed().Seconds()/1e6, "Minst/s")
}
