package flatten

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// describeVectors describes the arguments of fn whose memory holds vectors as scalars, if it is a kernel.
func describeVectors(fn *ir.Operation, o *Options) (texts []ir.Attribute) {
	g := gpu.FuncOp{Operation: fn}
	if !fn.Is(gpu.Func) || !g.IsKernel() || o.Env.Has(spec.CapabilityKernel) {
		return nil
	}
	set, binding := (&flattener{fn: fn}).places()
	for i, t := range g.Type().Inputs {
		v, stride := kernel.Element(fn, i)
		m, ok := t.(*ir.MemRefType)
		if v == nil || !ok {
			continue
		}
		count := ir.NumElements(v.Shape())
		if stride > maxVector {
			continue // readers take the buffer for one of scalars
		}
		texts = append(texts, fn.Context().String(report.VectorsText(ir.SymbolName(fn), report.Vectors{
			Count: int(count), Stride: int(stride), Bits: elementBits(m.ElementType()), Length: vectorsIn(m, len(m.Shape())-len(v.Shape()), stride),
			Set: uint32(set[i]), Binding: uint32(binding[i]),
		})))
	}
	return texts
}

// maxVector is the largest number of scalars of a vector that a description has.
const maxVector = 1 << 16

// vectorsIn returns the number of vectors in the memory of m, a memref of scalars whose first rank dimensions count
// vectors, which begin unit scalars apart. It returns 0 if m leaves the number open.
func vectorsIn(m *ir.MemRefType, rank int, unit int64) int64 {
	strides, offset, ok := m.StridesAndOffset()
	if !ok || offset == ir.Dynamic {
		return 0
	}
	n := offset/unit + 1
	for i, d := range m.Shape()[:rank] {
		if d <= 0 || strides[i] < 0 { // Dynamic is negative
			return 0
		}
		n += (d - 1) * (strides[i] / unit)
	}
	if n > 1<<32-1 {
		return 0
	}
	return n
}
