package tensorgen_test

import (
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/tensorgen"
	"github.com/spvc/spvc/ir"
)

// TestValid checks that the programs are valid, and that a program without a statement still is one.
func TestValid(t *testing.T) {
	for seed := range uint64(100) {
		p := tensorgen.Generate(seed, tensorgen.Options{Elems: tensorgen.Elements(), MaxOps: 8})
		verify(t, p)
		if p.Statements() > 1 {
			verify(t, p.Without(func(i int) bool { return i == p.Statements()-1 }))
		}
	}
	for i, c := range tensorgen.NamedCases("f32") {
		verify(t, tensorgen.Named(uint64(i), c))
	}
}

func verify(t *testing.T, p *tensorgen.Program) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	ctx.Version = ir.Version(p.Version)
	said := ""
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		said += d.Message + "\n"
		return true
	})
	if m, ok := ir.Parse(ctx, ctx.AddFile("random.mlir", []byte(p.Text()))); !ok || !ir.Verify(m) {
		t.Errorf("%sin\n%s", said, p.Text())
	}
}
