package spirvtypes

import "github.com/spvc/spvc/ir"

// StoredFloat reports whether t is a float that no SPIR-V module without extensions has and that is
// stored only: bf16 and the floats of 8 bits. Kernels keep it in integers of the same width.
func StoredFloat(t ir.Type) (*ir.FloatType, bool) {
	f, ok := t.(*ir.FloatType)
	return f, ok && (f.Kind == ir.BF16 || f.Width() == 8)
}
