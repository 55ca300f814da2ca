package spvc_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/spvc/spvc"
	generated "github.com/spvc/spvc/test/bench/kernels"
)

// BenchmarkCompile compiles a small program by one Compiler, which keeps contexts, pipelines
// and patterns, and by a new one each time; and a kernel of 50 operations by one Compiler.
func BenchmarkCompile(b *testing.B) {
	text, err := os.ReadFile("examples/saxpy.mlir")
	if err != nil {
		b.Fatal(err)
	}
	o := spvc.Options{NoValidate: true}
	var kernel bytes.Buffer
	if err := generated.Write(&kernel, 1, 50); err != nil {
		b.Fatal(err)
	}
	warm := func(text []byte) func(b *testing.B) {
		return func(b *testing.B) {
			b.ReportAllocs()
			c := spvc.NewCompiler()
			for b.Loop() {
				if _, err := c.Compile(b.Context(), text, o); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
	b.Run("warm", warm(text))
	b.Run("kernel", warm(kernel.Bytes()))
	b.Run("cold", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := spvc.NewCompiler().Compile(b.Context(), text, o); err != nil {
				b.Fatal(err)
			}
		}
	})
}
