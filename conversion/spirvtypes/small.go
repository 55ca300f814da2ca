package spirvtypes

import "github.com/spvc/spvc/ir"

// StoredFloat reports whether t is a float that no SPIR-V module without extensions has and that is
// stored only: bf16 and the floats of at most 8 bits. Kernels keep it in integers of the same width.
func StoredFloat(t ir.Type) (*ir.FloatType, bool) {
	f, ok := t.(*ir.FloatType)
	return f, ok && (f.Kind == ir.BF16 || f.Width() <= 8)
}

// AsStored returns t, a scalar, a vector or memory of either, with integers for the floats that are
// stored only.
func AsStored(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.MemRefType:
		if elem := AsStored(t.ElementType()); elem != t.ElementType() {
			return t.WithShape(t.Shape(), elem)
		}
	case *ir.VectorType:
		if f, ok := StoredFloat(t.ElementType()); ok {
			return t.WithShape(t.Shape(), t.Context().I(f.Width()))
		}
	default:
		if f, ok := StoredFloat(t); ok {
			return t.Context().I(f.Width())
		}
	}
	return t
}
