package reference_test

import (
	"context"
	"os"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
)

// BenchmarkMatmul multiplies matrices of examples/matmul.mlir on one core and reports the
// instructions that invocations execute a second.
func BenchmarkMatmul(b *testing.B) {
	text, err := os.ReadFile("../../examples/matmul.mlir")
	if err != nil {
		b.Fatal(err)
	}
	p, err := spvc.Compile(context.Background(), text, spvc.Options{Name: "matmul.mlir"})
	if err != nil {
		b.Fatal(err)
	}
	m, err := p.Binaries[0].Module()
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []reference.Checks{0, reference.CheckAll} {
		b.Run(c.String(), func(b *testing.B) { benchmarkKernel(b, m, c) })
	}
}

func benchmarkKernel(b *testing.B, m *runner.Module, c reference.Checks) {
	d, err := reference.Open(reference.Options{Checks: c, Workers: 1})
	if err != nil {
		b.Fatal(err)
	}
	defer d.Close()
	l := &runner.Launch{Module: m, Entry: m.EntryPoints[0].Name, Groups: [3]uint32{4, 4, 1}}
	for _, r := range m.EntryPoints[0].Resources {
		buf, err := d.NewBuffer(256 * 256 * 4)
		if err != nil {
			b.Fatal(err)
		}
		l.Bindings = append(l.Bindings, runner.Binding{Set: r.Set, Binding: r.Binding, Buffer: buf})
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
