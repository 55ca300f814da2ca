package tool

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/test/bench/kernels"
)

// BenchmarkTools runs the batch tools as the command does, on 300 kernels. Its
// profile is what the compiler optimizes the command by (make profile).
func BenchmarkTools(b *testing.B) {
	var text, lowered bytes.Buffer
	if err := kernels.Write(&text, 300, 50); err != nil {
		b.Fatal(err)
	}
	if err := kernels.WriteSPIRV(&lowered, 300, 50); err != nil {
		b.Fatal(err)
	}
	dir := b.TempDir()
	binary := filepath.Join(dir, "k.spv")
	translate := func(in []byte, args ...string) (int, string) {
		var diags bytes.Buffer
		code := Translate(context.Background(), DefaultSetup(), append(args, "--no-implicit-module"), Streams{In: bytes.NewReader(in), Out: io.Discard, Err: &diags})
		return code, diags.String()
	}
	if code, diags := translate(lowered.Bytes(), "--serialize-spirv", "-o", binary); code != ExitOK {
		b.Fatal(diags)
	}
	words, err := os.ReadFile(binary)
	if err != nil {
		b.Fatal(err)
	}
	opt := func(args ...string) func() (int, string) {
		return func() (int, string) {
			var diags bytes.Buffer
			code := Opt(context.Background(), DefaultSetup(), args, Streams{In: bytes.NewReader(text.Bytes()), Out: io.Discard, Err: &diags})
			return code, diags.String()
		}
	}
	for _, row := range []struct {
		name string
		run  func() (int, string)
	}{
		{"print", opt()},
		{"canonicalize", opt("--pass-pipeline=builtin.module(gpu.module(gpu.func(canonicalize,cse)))")},
		{"lower", opt(lowering)},
		{"serialize", func() (int, string) { return translate(lowered.Bytes(), "--serialize-spirv") }},
		{"deserialize", func() (int, string) { return translate(words, "--deserialize-spirv") }},
	} {
		b.Run(row.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if code, diags := row.run(); code != ExitOK {
					b.Fatal(diags)
				}
			}
		})
	}
}
