package ir_test

import (
	"bytes"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

func TestParallelPrintEqualsSerial(t *testing.T) {
	plain := bigModule(300, "func.func private @h() attributes {r = dense_resource<k> : tensor<4xf32>}\n")
	for name, opts := range map[string]ir.PrintOptions{
		"custom": {AssumeVerified: true}, "generic": {Generic: true}, "locations": {AssumeVerified: true, DebugInfo: true},
		"unique": {AssumeVerified: true, UniqueSSAIDs: true}, "users": {AssumeVerified: true, PrintValueUsers: true},
	} {
		for file, text := range map[string][]byte{
			"plain":   plain,
			"aliases": append(bytes.Clone(plain), "func.func private @m(memref<4xf32, affine_map<(d0) -> (d0 + 1)>>)\n"...),
		} {
			ctx := ir.NewContext(all.Registry())
			ctx.AllowUnregistered = true
			op, ok := ir.Parse(ctx, ctx.AddFile("x.mlir", text))
			if !ok {
				t.Fatalf("%s does not parse", file)
			}
			ctx.Workers = 1
			want := ir.Print(nil, op, opts)
			ctx.Workers = 8
			if got := ir.Print(nil, op, opts); !bytes.Equal(got, want) {
				t.Errorf("%s, %s: 8 workers print something else than one", file, name)
			}
		}
	}
}
