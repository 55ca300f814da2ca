package flatten

import (
	"slices"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// describeMemory describes the arguments of fn whose elements the binary holds as other numbers, or whose types state an
// offset, if fn is a kernel: pairs of 32 bits for integers of 64 bits or more, and words that several elements share.
func describeMemory(fn *ir.Operation, o *Options) (texts []ir.Attribute) {
	g := gpu.FuncOp{Operation: fn}
	if !fn.Is(gpu.Func) || !g.IsKernel() || o.Env.Has(spec.CapabilityKernel) {
		return nil
	}
	ctx, name := fn.Context(), ir.SymbolName(fn)
	set, binding := (&flattener{fn: fn}).places()
	for i, t := range g.Type().Inputs {
		if o.isWide(t) {
			texts = append(texts, ctx.String(report.WideText(name, report.Wide{Set: uint32(set[i]), Binding: uint32(binding[i])})))
		}
		if isUnsigned(t) {
			texts = append(texts, ctx.String(report.UnsignedText(name, report.Unsigned{Set: uint32(set[i]), Binding: uint32(binding[i])})))
		}
		if n := staticOffset(t); n > 0 {
			if v, stride := kernel.Element(fn, i); v != nil {
				n /= stride // the host counts vectors
			}
			texts = append(texts, ctx.String(report.OffsetText(name, report.Offset{Set: uint32(set[i]), Binding: uint32(binding[i]), Elements: n})))
		}
		if n, ok := o.narrowElements(t); ok {
			n.Set, n.Binding = uint32(set[i]), uint32(binding[i])
			texts = append(texts, ctx.String(report.NarrowText(name, n)))
		}
	}
	return texts
}

// staticOffset returns the offset that the type of a memref states, or 0.
func staticOffset(t ir.Type) int64 {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return 0
	}
	_, offset, ok := m.StridesAndOffset()
	if !ok || offset == ir.Dynamic {
		return 0
	}
	return offset
}

// isUnsigned reports whether the elements of an argument of type t are integers of MLIR that are declared as unsigned.
func isUnsigned(t ir.Type) bool {
	if m, ok := t.(*ir.MemRefType); ok {
		t = m.ElementType()
	}
	if v, ok := t.(*ir.VectorType); ok {
		t = v.ElementType()
	}
	n, ok := t.(*ir.IntegerType)
	return ok && n.Signedness == ir.Unsigned
}

// isWide reports whether an argument of type t holds integers of 64 bits or more and the target lacks Int64: the binary has
// pairs of 32 bits there, and the host numbers of 64 bits.
func (o *Options) isWide(t ir.Type) bool {
	if m, ok := t.(*ir.MemRefType); ok {
		t = m.ElementType()
	}
	n, ok := t.(*ir.IntegerType)
	return ok && n.Width >= 64 && !o.Env.Has(spec.CapabilityInt64)
}

// narrowElements describes the elements of an argument, a memref or a number alone, if words of the binary hold them, because the
// target has no such elements in this memory.
func (o *Options) narrowElements(t ir.Type) (n report.Narrow, ok bool) {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		if !shapes.IsIntOrIndexOrFloat(t) || elementBits(t) < 8 {
			return n, false
		}
		m = t.Context().MemRef([]int64{1}, t, nil, nil)
	}
	class, ok := o.Class(m.MemorySpace)
	if !ok || class != spec.StorageClassStorageBuffer && class != spec.StorageClassUniform && class != spec.StorageClassPhysicalStorageBuffer {
		return n, false
	}
	if _, memory := t.(*ir.MemRefType); memory && class == spec.StorageClassStorageBuffer && o.Addresses {
		class = spec.StorageClassPhysicalStorageBuffer
	}
	n = report.Narrow{Bits: elementBits(m.ElementType()), Count: elementCount(m), Type: ir.TypeString(m.ElementType())}
	if n.Bits == 0 || n.Bits >= 32 || n.Bits&(n.Bits-1) != 0 {
		return n, false
	}
	held := n.Bits >= 8 && spirv.TypeRequirements(t.Context().I(uint32(n.Bits)), spirv.In(class), o.Env.Supports)
	return n, !held
}

// elementCount returns the number of elements that the buffer of a memref has, or -1 if its type leaves it open.
func elementCount(m *ir.MemRefType) int64 {
	strides, offset, ok := m.StridesAndOffset()
	if !ok || offset == ir.Dynamic || slices.Contains(strides, ir.Dynamic) || slices.Contains(m.Shape(), ir.Dynamic) || spirvtypes.OpenSpan(m) {
		return -1
	}
	n := offset + 1
	for i, d := range m.Shape() {
		if d == 0 {
			return 0
		}
		n += (d - 1) * strides[i]
	}
	return n
}
