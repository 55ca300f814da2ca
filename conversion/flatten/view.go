package flatten

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv/spec"
)

// A root is a memref that is no view: an argument, or the result of an allocation.
type root struct {
	value *ir.Value
	typ   *ir.MemRefType
	arg   int // the argument's number, or -1
	// flat is the buffer as a memref of one dimension. It is nil until an access needs it.
	flat *ir.Value
}

// A stretch is the part of a root that memrefs describe.
type stretch struct {
	root *root
	// shift is where the stretch begins, in elements. Only memref.view shifts buffers.
	shift interfaces.IndexValue
	// elem, if not nil, is the type of elements that have several bytes each in a root of bytes, and
	// byte is the byte of the root at which the first one lies.
	elem ir.Type
	byte interfaces.IndexValue
}

// A view describes a memref: where it lies in its stretch, in elements.
type view struct {
	stretch
	// isRoot is set for the root itself, if accesses can use it as it is.
	isRoot bool
	// offset is where the first element lies in the stretch, as extract_strided_metadata defines it.
	offset         interfaces.IndexValue
	sizes, strides []interfaces.IndexValue
	// first is the sum of shift and offset.
	first interfaces.IndexValue
}

// A kind is a kind of number that describes a memref.
type kind uint8

const (
	kindOffset kind = iota
	kindSize
	kindStride
	kindValue   // the value of a scalar argument
	kindAddress // the address of the buffer of a memref argument
)

// A part is a number of a memref that its type leaves open.
type part struct {
	kind kind
	dim  int
}

// partsOf lists the numbers that t leaves open: the offset, the sizes, the strides. The strides
// of a memref without a layout follow from its sizes.
func partsOf(t *ir.MemRefType) []part {
	var ps []part
	strides, offset, _ := t.StridesAndOffset()
	if offset == ir.Dynamic {
		ps = append(ps, part{kindOffset, 0})
	}
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			ps = append(ps, part{kindSize, i})
		}
	}
	if rowMajor(t) {
		return ps
	}
	for i, s := range strides {
		if s == ir.Dynamic {
			ps = append(ps, part{kindStride, i})
		}
	}
	return ps
}

func rowMajor(t *ir.MemRefType) bool { return t.Layout == nil || t.LayoutMap().IsIdentity() }

// part returns a number of the view.
func (v *view) part(p part) interfaces.IndexValue {
	switch p.kind {
	case kindOffset:
		return v.offset
	case kindSize:
		return v.sizes[p.dim]
	}
	return v.strides[p.dim]
}

// describe returns the view of a memref of type t. get returns the numbers that t leaves open.
// The builder's place is where products of sizes are computed.
func (f *flattener) describe(in stretch, t *ir.MemRefType, loc ir.Location, get func(part) interfaces.IndexValue) *view {
	strides, offset, _ := t.StridesAndOffset()
	v := &view{stretch: in}
	known := func(n int64, p part) interfaces.IndexValue {
		if n == ir.Dynamic {
			return get(p)
		}
		return interfaces.IndexValue{Const: n}
	}
	v.offset = known(offset, part{kindOffset, 0})
	for i, d := range t.Shape() {
		v.sizes = append(v.sizes, known(d, part{kindSize, i}))
	}
	v.strides = make([]interfaces.IndexValue, len(v.sizes))
	if rowMajor(t) {
		stride := interfaces.IndexValue{Const: 1}
		for i := len(v.sizes) - 1; i >= 0; i-- {
			v.strides[i] = stride
			if i > 0 {
				stride = f.mul(loc, stride, v.sizes[i])
			}
		}
	} else {
		for i, s := range strides {
			v.strides[i] = known(s, part{kindStride, i})
		}
	}
	v.first = f.add(loc, v.shift, v.offset)
	return v
}

// root describes a memref that is no view.
func (f *flattener) root(m *ir.Value, arg int) *view {
	t := m.Type().(*ir.MemRefType)
	r := &root{value: m, typ: t, arg: arg}
	if _, _, ok := t.StridesAndOffset(); !ok {
		return nil // accesses to it stay as they are, and the conversion refuses them
	}
	f.afterRoot(r)
	v := f.describe(stretch{root: r}, t, m.Loc(), func(p part) interfaces.IndexValue { return interfaces.IndexValue{Value: f.number(r, p)} })
	v.isRoot = direct(t)
	f.views[m] = v
	return v
}

// afterRoot sets the builder to the place behind the definition of r.
func (f *flattener) afterRoot(r *root) {
	if def := r.value.DefiningOp(); def != nil {
		f.b.SetAfter(def)
	} else {
		f.b.SetBefore(f.start)
	}
}

// number returns a number of a root that its type leaves open. For an allocation it is an operand
// or follows from the operands.
func (f *flattener) number(r *root, p part) *ir.Value {
	if def := r.value.DefiningOp(); def != nil {
		if p.kind == kindSize && (def.Is(memref.Alloc) || def.Is(memref.Alloca)) {
			k := 0
			for _, d := range r.typ.Shape()[:p.dim] {
				if d == ir.Dynamic {
					k++
				}
			}
			return def.OperandIn(0, k)
		}
	}
	return f.argumentNumber(r, p)
}

// flat returns the buffer of r as a memref of one dimension. The size that the cast of a buffer
// without a static size states is 0: nothing reads it, and the conversion drops the cast.
func (f *flattener) flat(r *root) *ir.Value {
	if r.flat != nil {
		return r.flat
	}
	if len(r.typ.Shape()) == 1 && rowMajor(r.typ) {
		r.flat = r.value
		return r.flat
	}
	n := elements(r.typ)
	saved := f.b.InsertionPoint()
	f.afterRoot(r)
	loc := r.value.Loc()
	size := interfaces.IndexValue{Const: n}
	if n == ir.Dynamic {
		size = interfaces.IndexValue{Value: f.constant(0)}
	}
	t := f.b.Context().MemRef([]int64{n}, r.typ.ElementType(), nil, r.typ.MemorySpace)
	r.flat = memref.NewStridedView(f.b, loc, memref.ReinterpretCast, t, r.value, []interfaces.IndexValue{{}}, []interfaces.IndexValue{size}, []interfaces.IndexValue{{Const: 1}})
	f.b.SetInsertionPoint(saved)
	return r.flat
}

// elements returns the number of elements of the buffer of a memref of type t, from its start to
// the last element, or Dynamic.
func elements(t *ir.MemRefType) int64 {
	if !direct(t) {
		return ir.Dynamic
	}
	strides, n, _ := t.StridesAndOffset()
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			return ir.Dynamic
		}
		if d == 0 {
			return 0
		}
		n += (d - 1) * strides[i]
	}
	return n + 1
}

// constant returns a constant at the start of the function.
func (f *flattener) constant(c int64) *ir.Value {
	if v := f.constants[c]; v != nil {
		return v
	}
	saved := f.b.InsertionPoint()
	f.b.SetStart(f.fn.Region(0).First())
	v := arith.NewIndex(f.b, f.fn.Loc(), c)
	f.b.SetInsertionPoint(saved)
	f.constants[c] = v
	f.created = append(f.created, v.DefiningOp())
	return v
}

// value returns x as a value.
func (f *flattener) value(x interfaces.IndexValue) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return f.constant(x.Const)
}

// folded returns x as a constant if it is the result of one.
func folded(x interfaces.IndexValue) interfaces.IndexValue {
	if c, ok := x.Constant(); ok {
		return interfaces.IndexValue{Const: c}
	}
	return x
}

func (f *flattener) binary(loc ir.Location, def *ir.OpDef, x, y interfaces.IndexValue) interfaces.IndexValue {
	v := arith.NewBinary(f.b, loc, def, f.value(x), f.value(y))
	f.created = append(f.created, v.DefiningOp())
	return interfaces.IndexValue{Value: v}
}

// add returns x+y.
func (f *flattener) add(loc ir.Location, x, y interfaces.IndexValue) interfaces.IndexValue {
	x, y = folded(x), folded(y)
	switch {
	case x.Value == nil && y.Value == nil:
		return interfaces.IndexValue{Const: x.Const + y.Const}
	case x.Value == nil && x.Const == 0:
		return y
	case y.Value == nil && y.Const == 0:
		return x
	}
	return f.binary(loc, arith.AddI, x, y)
}

// mul returns x·y.
func (f *flattener) mul(loc ir.Location, x, y interfaces.IndexValue) interfaces.IndexValue {
	x, y = folded(x), folded(y)
	if x.Value == nil {
		x, y = y, x
	}
	switch {
	case x.Value == nil:
		return interfaces.IndexValue{Const: x.Const * y.Const}
	case y.Value == nil && y.Const == 0:
		return interfaces.IndexValue{}
	case y.Value == nil && y.Const == 1:
		return x
	}
	return f.binary(loc, arith.MulI, x, y)
}

// quotient returns x/n.
func (f *flattener) quotient(loc ir.Location, x interfaces.IndexValue, n int64) interfaces.IndexValue {
	if n == 1 {
		return x
	}
	return f.binary(loc, arith.DivUI, x, interfaces.IndexValue{Const: n})
}

// sameClass reports whether a cast between memory spaces stays in a storage class.
func (f *flattener) sameClass(op *ir.Operation) bool {
	from, ok1 := op.Operand(0).Type().(*ir.MemRefType)
	to, ok2 := op.Result(0).Type().(*ir.MemRefType)
	if !ok1 || !ok2 {
		return false
	}
	x, ok1 := f.o.Class(from.MemorySpace)
	y, ok2 := f.o.Class(to.MemorySpace)
	if x == spec.StorageClassPhysicalStorageBuffer && f.o.Addresses {
		x = spec.StorageClassStorageBuffer // the cast is older than the address
	}
	return ok1 && ok2 && x == y
}

// position returns the position of an element of v in its root.
func (f *flattener) position(loc ir.Location, v *view, indices []interfaces.IndexValue) interfaces.IndexValue {
	at := v.first
	for i, x := range indices {
		at = f.add(loc, at, f.mul(loc, x, v.strides[i]))
	}
	return at
}
