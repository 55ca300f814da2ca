package llvmexec

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// constantOf returns the function that writes the value of a constant operation, or nil if op is none.
func constantOf(op *ir.Operation) func(x *thread, s *shape, out []cell) {
	switch {
	case op.Is(llvm.Constant):
		value := op.Attr("value")
		return func(x *thread, s *shape, out []cell) {
			if why := s.fromAttr(value, out); why != "" {
				x.fault(Unsupported, why)
			}
		}
	case op.Is(llvm.Zero):
		return func(*thread, *shape, []cell) {}
	case op.Is(llvm.Undef), op.Is(llvm.Poison):
		return func(_ *thread, _ *shape, out []cell) { poison(out) }
	}
	return nil
}

// fromAttr writes the value of an attribute to cells. why says why the type has no such value.
func (s *shape) fromAttr(a ir.Attribute, out []cell) (why string) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if s.scalar() {
			putInt(out, a.Value.ZExtOrTrunc(s.width))
			return ""
		}
	case *ir.FloatAttr:
		if s.scalar() {
			putInt(out, a.Value.Bits().ZExtOrTrunc(s.width))
			return ""
		}
	case *ir.StringAttr:
		if s.class == arrayClass && s.elem.width == 8 && len(a.Value) <= s.n {
			for i := range len(a.Value) {
				out[i] = cell{bits: uint64(a.Value[i])}
			}
			return ""
		}
	case *ir.DenseElementsAttr:
		return s.fromElements(out, a.NumElements(), a.Element)
	case *ir.ArrayAttr:
		if s.class == structClass && len(a.Elements) == len(s.fields) {
			for i, f := range s.fields {
				if why := f.fromAttr(a.Elements[i], out[f.cell:f.cell+f.cells]); why != "" {
					return why
				}
			}
			return ""
		}
		return s.fromElements(out, int64(len(a.Elements)), func(i int64) ir.Attribute { return a.Elements[i] })
	}
	return "constants of type " + ir.QuoteType(s.typ) + " with this attribute are not supported"
}

// fromElements writes the elements of nested arrays and vectors, in their order.
func (s *shape) fromElements(out []cell, n int64, element func(i int64) ir.Attribute) (why string) {
	e := s
	for e.class == arrayClass || e.class == vectorClass {
		e = e.elem
	}
	if !e.scalar() && e.class != structClass || e.cells == 0 || int64(s.cells/e.cells) != n {
		return "constants of type " + ir.QuoteType(s.typ) + " with this attribute are not supported"
	}
	for i := range n {
		if why := e.fromAttr(element(i), out[int(i)*e.cells:int(i+1)*e.cells]); why != "" {
			return why
		}
	}
	return ""
}

// writeAttr writes the value of an attribute to memory.
func (s *shape) writeAttr(a ir.Attribute, data, known []byte) (why string) {
	if s.cells > maxCells {
		return "initial values of type " + ir.QuoteType(s.typ) + " are too large"
	}
	out := make([]cell, s.cells)
	if why := s.fromAttr(a, out); why != "" {
		return why
	}
	s.encode(out, data, known)
	return ""
}
