package irgen

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// TestNests checks that modules of loop nests verify, that their seeds decide them, and that
// each kind has what its passes look for.
func TestNests(t *testing.T) {
	holds := map[string][]string{
		"nests":  {"iter_args", "affine.if", "} else {", " step 2", " mod ", "max affine_map", "min affine_map"},
		"chains": {"memref.alloc"}, "parallel": {"affine.load"}, "transfers": {"affine.dma_start", "affine.dma_wait"},
	}
	for _, kind := range NestKinds {
		var texts strings.Builder
		for seed := range uint64(100) {
			src := Nests(kind, seed)
			if src != Nests(kind, seed) {
				t.Errorf("%s, seed %d: two modules", kind, seed)
			}
			ctx := ir.NewContext(all.Registry())
			var why string
			ctx.PushHandler(func(d *ir.Diagnostic) bool {
				why += d.Message + "\n"
				return true
			})
			top, ok := ir.Parse(ctx, ctx.AddFile("f", []byte(src)))
			if !ok || !ir.Verify(top) {
				t.Fatalf("%s, seed %d: %s in\n%s", kind, seed, why, src)
			}
			texts.WriteString(src)
		}
		for _, want := range holds[kind] {
			if !strings.Contains(texts.String(), want) {
				t.Errorf("%s: no module has %q", kind, want)
			}
		}
	}
}
