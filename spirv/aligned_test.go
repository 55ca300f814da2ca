package spirv_test

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/target"
)

// TestAlignedType has types whose alignment counts in blocks, and others.
func TestAlignedType(t *testing.T) {
	c := ir.NewContext(ir.NewRegistry())
	for text, want := range map[string]target.Aligned{
		"i16": {Class: target.AlignedInt, Bits: 16, Count: 1}, "f64": {Class: target.AlignedFloat, Bits: 64, Count: 1},
		"vector<3xbf16>": {Class: target.AlignedBFloat, Bits: 16, Count: 3}, "vector<4xi8>": {Class: target.AlignedInt, Bits: 8, Count: 4},
	} {
		typ, ok := ir.ParseType(c, text)
		if got, is := spirv.AlignedType(typ); !ok || !is || got != want {
			t.Errorf("%s: %v, %v, want %v", text, got, is, want)
		}
	}
	for _, text := range []string{"index", "vector<2x2xf32>", "vector<[4]xf32>", "complex<f32>", "vector<2xindex>"} {
		typ, ok := ir.ParseType(c, text)
		if got, is := spirv.AlignedType(typ); !ok || is {
			t.Errorf("%s: %v", text, got)
		}
	}
}
