package spvc_test

import (
	"os"
	"testing"

	"github.com/spvc/spvc"
)

// BenchmarkCompile compiles a small program by one Compiler, which keeps contexts, pipelines
// and patterns, and by a new one each time.
func BenchmarkCompile(b *testing.B) {
	text, err := os.ReadFile("examples/saxpy.mlir")
	if err != nil {
		b.Fatal(err)
	}
	o := spvc.Options{NoValidate: true}
	b.Run("warm", func(b *testing.B) {
		b.ReportAllocs()
		c := spvc.NewCompiler()
		for b.Loop() {
			if _, err := c.Compile(b.Context(), text, o); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("cold", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := spvc.NewCompiler().Compile(b.Context(), text, o); err != nil {
				b.Fatal(err)
			}
		}
	})
}
