package kernelgen

import (
	"errors"
	"fmt"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// memories has the operations on memrefs.
func memories(h map[*ir.OpDef]handler) {
	h[memref.Load], h[memref.Store] = load, store
	h[memref.Alloc], h[memref.Alloca] = allocate, allocate
	h[memref.Dealloc] = func(*exec, *ir.Operation) error { return nil }
	h[memref.AtomicRMW] = atomic
	h[memref.SubView], h[memref.ReinterpretCast] = subview, reinterpret
	h[memref.Cast] = func(x *exec, op *ir.Operation) error {
		x.set(op.Result(0), *x.get(op.Operand(0)))
		return nil
	}
	h[memref.ExpandShape], h[memref.CollapseShape] = reshape, reshape
	h[memref.GetGlobal] = getGlobal
	h[memref.Dim] = dim
	h[memref.Copy] = copyAll
	h[memref.View] = viewOfShared
	h[gpu.DynamicSharedMemory] = func(*exec, *ir.Operation) error { return nil }
}

// element returns the memory and the place of the element that an access reaches.
func (x *exec) element(ref *ir.Value, indices []*ir.Value) (*memory, int64, error) {
	idx, err := x.indices(indices)
	if err != nil {
		return nil, 0, err
	}
	v := x.get(ref).view
	at, err := v.place(idx)
	return v.mem, at, err
}

func load(x *exec, op *ir.Operation) error {
	l := memref.LoadOp{Operation: op}
	m, at, err := x.element(l.MemRef(), l.Indices())
	if err != nil {
		return err
	}
	x.set(op.Result(0), m.load(at))
	return m.reads(at, x.moment())
}

func store(x *exec, op *ir.Operation) error {
	s := memref.StoreOp{Operation: op}
	m, at, err := x.element(s.MemRef(), s.Indices())
	if err != nil {
		return err
	}
	m.store(at, *x.get(s.Value()))
	return m.writes(at, x.moment())
}

// allocate executes memref.alloc and memref.alloca. The invocations of a workgroup share
// workgroup memory.
func allocate(x *exec, op *ir.Operation) error {
	t := memref.AllocOp{Operation: op}.Type()
	e, lanes, ok := elemOf(t.ElementType())
	if !ok || !ir.HasStaticShape(t) || t.Layout != nil {
		return errUnknown
	}
	if !isWorkgroup(t) {
		x.set(op.Result(0), value{view: wholeView(newMemory(e, lanes, ir.NumElements(t.Shape()), false), t.Shape())})
		return nil
	}
	if x.inv == nil {
		return errors.New("workgroup memory outside of a kernel")
	}
	m := x.inv.group.shared[op]
	if m == nil {
		m = newMemory(e, lanes, ir.NumElements(t.Shape()), true)
		x.inv.group.shared[op] = m
	}
	x.set(op.Result(0), value{view: wholeView(m, t.Shape())})
	return nil
}

// viewOfShared executes memref.view of gpu.dynamic_shared_memory. Programs have one such view.
func viewOfShared(x *exec, op *ir.Operation) error {
	t := op.Result(0).Type().(*ir.MemRefType)
	from := op.Operand(0).DefiningOp()
	e, lanes, ok := elemOf(t.ElementType())
	if !ok || from == nil || !from.Is(gpu.DynamicSharedMemory) || len(t.Shape()) != 1 || op.NumOperands() != 3 || x.inv == nil {
		return errUnknown
	}
	idx, err := x.indices(op.Operands()[1:])
	if err != nil {
		return err
	}
	if room := int64(x.m.kernel.SharedBytes); idx[0] != 0 || idx[1] < 0 || idx[1]*int64(e.width/8)*int64(max(lanes, 1)) > room {
		return fmt.Errorf("the view of %d elements from byte %d is outside of %d bytes of workgroup memory", idx[1], idx[0], room)
	}
	m := x.inv.group.shared[op]
	if m == nil {
		m = newMemory(e, lanes, idx[1], true)
		x.inv.group.shared[op] = m
	}
	x.set(op.Result(0), value{view: wholeView(m, idx[1:])})
	return nil
}

// isWorkgroup reports whether a memref is in workgroup memory.
func isWorkgroup(t *ir.MemRefType) bool {
	switch s := t.MemorySpace.(type) {
	case *ir.IntegerAttr:
		return s.Int64Or(0) == 3
	case *ir.EnumAttr:
		return gpu.AddressSpace(s.Value) == gpu.Workgroup
	}
	return false
}

// atomic executes memref.atomic_rmw.
func atomic(x *exec, op *ir.Operation) error {
	a := memref.AtomicRMWOp{Operation: op}
	m, at, err := x.element(a.MemRef(), a.Indices())
	if err != nil {
		return err
	}
	if m.lanes != 0 {
		return errUnknown
	}
	old := m.load(at)
	keyword := arith.AtomicRMWEnum.String(uint64(a.Kind()))
	r, ok := combine(keyword, m.elem, old.one, x.get(a.Value()).one)
	if !ok {
		return errUnknown
	}
	if x.inv != nil && m.trace != nil {
		old.one = scalar{state: vague} // the order of invocations decides it
	}
	x.set(op.Result(0), old)
	m.store(at, value{one: r})
	kind := a.Kind()
	if keyword == "assign" {
		kind = -1 - int64(x.get(a.Value()).one.bits) // only equal values commute
	}
	return m.updates(at, x.moment(), kind)
}

// combine computes what the keyword of a reduction names.
func combine(keyword string, e elem, a, b scalar) (scalar, bool) {
	if e.kind == floatKind {
		form, _ := formatOf(e.width)
		f := map[string]func(format, []scalar) scalar{
			"maximumf": extremum(true, true), "minimumf": extremum(false, true),
			"maxnumf": extremum(true, false), "minnumf": extremum(false, false),
			"addf": reducing(sum), "mulf": reducing(product), "add": reducing(sum), "mul": reducing(product),
		}[keyword]
		if f == nil {
			return scalar{}, false
		}
		return f(form, []scalar{a, b}), true
	}
	if a.state != firm || b.state != firm {
		return scalar{state: vague}, true
	}
	s, t := signed(a.bits, e.width), signed(b.bits, e.width)
	var r uint64
	switch keyword {
	case "addi", "add":
		r = a.bits + b.bits
	case "muli", "mul":
		r = a.bits * b.bits
	case "maxs", "maxsi":
		r = pick(s > t, a.bits, b.bits)
	case "mins", "minsi":
		r = pick(s < t, a.bits, b.bits)
	case "maxu", "maxui":
		r = max(a.bits, b.bits)
	case "minu", "minui":
		r = min(a.bits, b.bits)
	case "andi", "and":
		r = a.bits & b.bits
	case "ori", "or":
		r = a.bits | b.bits
	case "xori", "xor":
		r = a.bits ^ b.bits
	case "assign":
		r = b.bits
	default:
		return scalar{}, false
	}
	return scalar{bits: r & mask(e.width)}, true
}

// reducing makes a reduction of an exact operation on floats.
func reducing(f func(x, y float64) (float64, bool)) func(format, []scalar) scalar {
	return func(form format, in []scalar) scalar {
		x, okX := form.operand(in[0])
		y, okY := form.operand(in[1])
		if !okX || !okY {
			return scalar{state: vague}
		}
		return form.number(f(x, y))
	}
}

// mixed returns the numbers of a list of constants and values.
func (x *exec) mixed(list []interfaces.IndexValue) ([]int64, error) {
	out := make([]int64, len(list))
	for i, v := range list {
		if v.Value == nil {
			out[i] = v.Const
			continue
		}
		n, err := x.number(v.Value, "offset, size or stride")
		if err != nil {
			return nil, err
		}
		out[i] = int64(n)
	}
	return out, nil
}

// parts returns the offsets, sizes and strides of a view op.
func (x *exec) parts(op *ir.Operation) (offsets, sizes, strides []int64, err error) {
	v := memref.StridedViewOp{Operation: op}
	if offsets, err = x.mixed(v.Offsets()); err != nil {
		return
	}
	if sizes, err = x.mixed(v.Sizes()); err != nil {
		return
	}
	strides, err = x.mixed(v.Strides())
	return
}

// subview executes memref.subview. A result of lower rank lacks dimensions of size 1.
func subview(x *exec, op *ir.Operation) error {
	offsets, sizes, strides, err := x.parts(op)
	if err != nil {
		return err
	}
	src := x.get(op.Operand(0)).view
	v := &view{mem: src.mem, offset: src.offset}
	t := op.Result(0).Type().(*ir.MemRefType)
	drop, ok := interfaces.DroppedDims(sizes, t.Shape())
	if !ok && len(sizes) != len(t.Shape()) {
		return errUnknown
	}
	for d := range sizes {
		if sizes[d] < 0 || sizes[d] > 0 && (offsets[d] < 0 || offsets[d]+(sizes[d]-1)*strides[d] >= src.sizes[d]) {
			return errors.New("undefined behavior: the view is outside of its source")
		}
		v.offset += offsets[d] * src.strides[d]
		if ok && drop[d] {
			continue
		}
		v.sizes = append(v.sizes, sizes[d])
		v.strides = append(v.strides, strides[d]*src.strides[d])
	}
	x.set(op.Result(0), value{view: v})
	return nil
}

func reinterpret(x *exec, op *ir.Operation) error {
	offsets, sizes, strides, err := x.parts(op)
	if err != nil {
		return err
	}
	x.set(op.Result(0), value{view: &view{mem: x.get(op.Operand(0)).view.mem, offset: offsets[0], sizes: sizes, strides: strides}})
	return nil
}

// reshape executes memref.expand_shape and memref.collapse_shape of memory in row-major
// order.
func reshape(x *exec, op *ir.Operation) error {
	src := x.get(op.Operand(0)).view
	t := op.Result(0).Type().(*ir.MemRefType)
	if t.Layout != nil || !ir.HasStaticShape(t) {
		return errUnknown
	}
	v := wholeView(src.mem, t.Shape())
	v.offset = src.offset
	x.set(op.Result(0), value{view: v})
	return nil
}

// getGlobal executes memref.get_global. A global that is no buffer is a constant.
func getGlobal(x *exec, op *ir.Operation) error {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	t := op.Result(0).Type().(*ir.MemRefType)
	if !ok {
		return errUnknown
	}
	name := ref.Root
	m := x.m.globals[name]
	if m == nil {
		g := ir.LookupNearestSymbol(op, ref)
		if g == nil {
			return errUnknown
		}
		e, lanes, ok := elemOf(t.ElementType())
		init, known := constantValue(memref.GlobalOp{Operation: g}.Init())
		if !ok || !known || lanes != 0 {
			return errUnknown
		}
		m = &memory{elem: e, cells: init.vec}
		x.m.globals[name] = m
	}
	x.set(op.Result(0), value{view: wholeView(m, t.Shape())})
	return nil
}

func dim(x *exec, op *ir.Operation) error {
	i, err := x.number(op.Operand(1), "dimension")
	v := x.get(op.Operand(0)).view
	if err != nil || i >= uint64(len(v.sizes)) {
		return errUndefined
	}
	x.set(op.Result(0), value{one: scalar{bits: uint64(v.sizes[i])}})
	return nil
}

// copyAll executes memref.copy.
func copyAll(x *exec, op *ir.Operation) error {
	from, to := x.get(op.Operand(0)).view, x.get(op.Operand(1)).view
	idx := make([]int64, len(from.sizes))
	for _, n := range from.sizes {
		if n == 0 {
			return nil
		}
	}
	for {
		a, err := from.place(idx)
		if err != nil {
			return err
		}
		b, err := to.place(idx)
		if err != nil {
			return err
		}
		to.mem.store(b, from.mem.load(a))
		if err := errors.Join(from.mem.reads(a, x.moment()), to.mem.writes(b, x.moment())); err != nil {
			return err
		}
		d := len(idx) - 1
		for ; d >= 0; d-- {
			if idx[d]++; idx[d] < from.sizes[d] {
				break
			}
			idx[d] = 0
		}
		if d < 0 {
			return nil
		}
	}
}
