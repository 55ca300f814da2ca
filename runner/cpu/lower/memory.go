package lower

import (
	"slices"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// root is memory that pointers point into.
type root struct {
	base *ir.Value
	// size is the number of bytes, and static the same number if it is known.
	size   *ir.Value
	static uint64
	known  bool
	// local is true if base and size are values of a block behind the first one.
	local bool
	// limits has, for sizes of accesses, the number of places at which an access fits.
	limits map[uint64]*ir.Value
}

// place is what is known of a pointer.
type place struct {
	// root is nil if the pointer was chosen at run time.
	root   *root
	layout *layout
	// offset is the distance from the root, if fixed.
	offset uint64
	fixed  bool
	// descriptor is the first slot of an array of descriptors, and count their number, if the pointer points to the array.
	descriptor, count int
	storage           spec.StorageClass
}

// number puts a constant of type t. Those of 64 bits are in the first block.
func (l *lowering) number(t ir.Type, n int64) *ir.Value {
	if t != l.i64 {
		return llvm.NewInt(l.b, l.loc, t, n)
	}
	v := l.ints[n]
	if v == nil {
		v = llvm.NewInt(l.head, ir.UnknownLoc, t, n)
		l.ints[n] = v
	}
	return v
}

// zero puts a zero of any type.
func (l *lowering) zero(t ir.Type) *ir.Value {
	if t == nil {
		l.misfit()
		t = l.c.I32()
	}
	return l.b.Create(l.loc, llvm.Zero, nil, []ir.Type{t}).Result(0)
}

func (l *lowering) one(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	if t == nil || slices.Contains(operands, nil) {
		l.misfit()
		return l.i32(0)
	}
	return llvm.NewOne(l.b, l.loc, def, t, operands...)
}

func (l *lowering) compare(predicate int64, a, b *ir.Value) *ir.Value {
	return l.b.Create(l.loc, llvm.ICmp, []*ir.Value{a, b}, []ir.Type{llvm.BoolShapeOf(a.Type())}, ir.Named("predicate", l.c.Int(l.i64, predicate))).Result(0)
}

// at puts the address that is n bytes behind p.
func (l *lowering) at(b *ir.Builder, p, n *ir.Value) *ir.Value {
	return llvm.NewGEP(b, l.loc, l.ptr, l.c.I(8), p, llvm.IndexOf(n))
}

// plus puts the address that is n bytes behind p.
func (l *lowering) plus(p *ir.Value, n uint64) *ir.Value {
	switch {
	case n == 0:
		return p
	case n < 1<<31:
		return llvm.NewGEP(l.b, l.loc, l.ptr, l.c.I(8), p, llvm.StaticIndex(int32(n)))
	}
	return l.at(l.b, p, l.number(l.i64, int64(n)))
}

// word returns a word of the context that is an address. The first block reads it.
func (l *lowering) word(n int) *ir.Value { return l.contextWord(n, l.ptr) }

// contextWord returns a word of the context.
func (l *lowering) contextWord(n int, t ir.Type) *ir.Value {
	v := l.words[n]
	if v == nil {
		from := llvm.NewGEP(l.head, ir.UnknownLoc, l.ptr, l.i64, l.args[argContext], llvm.StaticIndex(int32(n)))
		var attrs []ir.NamedAttribute
		if n != ContextFind && n != ContextAlloc && n != ContextFree { // which the driver writes
			attrs = append(attrs, ir.Named("invariant", l.c.Unit()))
		}
		v = llvm.NewLoad(l.head, ir.UnknownLoc, t, from, attrs...)
		l.words[n] = v
	}
	return v
}

// limit returns the number of places in a root at which an access of n bytes fits.
func (l *lowering) limit(r *root, n uint64) *ir.Value {
	if r.known {
		return l.number(l.i64, int64(r.static+1-min(n, r.static+1)))
	}
	v := r.limits[n]
	if v != nil {
		return v
	}
	b := l.head
	if r.local {
		b = l.b
	}
	v = llvm.NewOne(b, ir.UnknownLoc, llvm.IntrUsubSat, l.i64, r.size, l.number(l.i64, int64(n-1)))
	if !r.local {
		if r.limits == nil {
			r.limits = map[uint64]*ir.Value{}
		}
		r.limits[n] = v
	}
	return v
}

// safe returns an address for an access of n bytes at p, which is d bytes behind the place: p itself, or that of spare memory if the access is
// outside of the root.
func (l *lowering) safe(at *place, d uint64, p *ir.Value, n uint64, spare int) *ir.Value {
	r := at.root
	if r != nil && r.known && at.fixed && at.offset+d+n <= r.static {
		return p
	}
	return l.one(llvm.Select, l.ptr, l.inside(at, p, n), p, l.word(spare))
}

// inside puts whether an access of n bytes at p is inside of its root.
func (l *lowering) inside(at *place, p *ir.Value, n uint64) *ir.Value {
	address := l.one(llvm.PtrToInt, l.i64, p)
	if at.root == nil {
		return l.reachable(address, n)
	}
	d := l.one(llvm.Sub, l.i64, address, l.one(llvm.PtrToInt, l.i64, at.root.base))
	return l.compare(llvm.ICmpULT, d, l.limit(at.root, n))
}

// reachable puts whether the memory at an address is of the launch. A function of the driver looks into the table of the context.
func (l *lowering) reachable(address *ir.Value, n uint64) *ir.Value {
	return l.indirect(l.b, ContextFind, l.c.I1(), l.args[argContext], address, l.number(l.i64, int64(n)))
}

// aligned is the attribute of accesses at multiples of n.
func (l *lowering) aligned(n uint64) ir.NamedAttribute {
	return ir.Named("alignment", l.c.Int(l.i64, int64(n)))
}

// read puts loads of a value whose layout is e, d bytes behind a place.
func (l *lowering) read(at *place, p *ir.Value, d uint64, e *layout) *ir.Value {
	t := l.valueType(e.typ, 0)
	if e.parts == 1 && e.members == nil && (e.elem == nil || isVector(e.typ) && !spirv.IsBool(e.elem.typ) && e.stride == e.elem.size) {
		q := l.safe(at, d, l.plus(p, d), e.size, ContextZeros)
		if spirv.IsBool(e.typ) {
			b := llvm.NewLoad(l.b, l.loc, l.c.I(8), q)
			return l.compare(llvm.ICmpNE, b, l.number(b.Type(), 0))
		}
		return llvm.NewLoad(l.b, l.loc, t, q, l.aligned(1))
	}
	all := l.zero(t)
	if isVector(e.typ) {
		for i := range e.count {
			all = l.one(llvm.InsertElement, t, all, l.read(at, p, d+i*e.stride, e.elem), l.number(l.c.I32(), int64(i)))
		}
		return all
	}
	for i := range e.count {
		all = llvm.NewInsertValue(l.b, l.loc, all, l.read(at, p, d+i*e.stride, e.elem), int64(i))
	}
	for i, m := range e.members {
		all = llvm.NewInsertValue(l.b, l.loc, all, l.read(at, p, d+m.offset, m.layout), int64(i))
	}
	return all
}

func isVector(t ir.Type) bool {
	_, ok := t.(*ir.VectorType)
	return ok
}

// write puts stores of a value.
func (l *lowering) write(at *place, p *ir.Value, d uint64, e *layout, v *ir.Value) {
	if e.parts == 1 && e.members == nil && (e.elem == nil || isVector(e.typ) && !spirv.IsBool(e.elem.typ) && e.stride == e.elem.size) {
		q := l.safe(at, d, l.plus(p, d), e.size, ContextSink)
		if spirv.IsBool(e.typ) {
			v = l.one(llvm.ZExt, l.c.I(8), v)
		}
		llvm.NewStore(l.b, l.loc, v, q, l.aligned(1))
		return
	}
	if isVector(e.typ) {
		for i := range e.count {
			l.write(at, p, d+i*e.stride, e.elem, l.one(llvm.ExtractElement, l.valueType(e.elem.typ, 0), v, l.number(l.c.I32(), int64(i))))
		}
		return
	}
	for i := range e.count {
		l.write(at, p, d+i*e.stride, e.elem, l.elementAt(v, int64(i)))
	}
	for i, m := range e.members {
		l.write(at, p, d+m.offset, m.layout, l.elementAt(v, int64(i)))
	}
}

// placeOf returns what is known of the pointer that is operand i.
func (l *lowering) placeOf(op *ir.Operation, i int) *place {
	v := op.Operand(i)
	if at := l.places[v]; at != nil {
		return at
	}
	t, ok := v.Type().(*spirv.PointerType)
	if !ok {
		l.refuse(op, "it accesses memory through what is no pointer of the dialect")
		return &place{layout: &layout{typ: l.c.I32(), size: 4, parts: 1}}
	}
	switch t.Storage {
	case spec.StorageClassStorageBuffer, spec.StorageClassPhysicalStorageBuffer, spec.StorageClassUniform, spec.StorageClassWorkgroup:
	default:
		l.refuse(op, "a pointer to a variable of the invocation is chosen at run time")
	}
	return &place{layout: l.layout(op, t.Pointee), storage: t.Storage}
}

// layout returns the layout of a type in memory.
func (l *lowering) layout(op *ir.Operation, t ir.Type) *layout {
	e := layoutOf(t, matrixRule{}, 0)
	if e == nil {
		l.refuse(op, "memory of the type "+ir.TypeString(t)+" is not supported")
		return &layout{typ: l.c.I32(), size: 4, parts: 1}
	}
	return e
}

func (l *lowering) load(op *ir.Operation) {
	at := l.placeOf(op, 0)
	if l.accessible(op, at) {
		l.values[op.Result(0)] = l.read(at, l.operand(op, 0), 0, at.layout)
	}
}

func (l *lowering) accessible(op *ir.Operation, at *place) bool {
	if at.count > 0 || at.layout.parts > maxParts || at.layout.size == 0 && at.layout.elem != nil {
		l.refuse(op, "the value in memory is too large")
	}
	return l.err == nil
}

func (l *lowering) store(op *ir.Operation) {
	at := l.placeOf(op, 0)
	if l.accessible(op, at) {
		l.write(at, l.operand(op, 0), 0, at.layout, l.operand(op, 1))
	}
}

func (l *lowering) copyMemory(op *ir.Operation) {
	to, from := l.placeOf(op, 0), l.placeOf(op, 1)
	if l.accessible(op, to) && l.accessible(op, from) {
		l.write(to, l.operand(op, 0), 0, to.layout, l.read(from, l.operand(op, 1), 0, from.layout))
	}
}

// wide puts an index as 64 bits.
func (l *lowering) wide(v *ir.Value) *ir.Value {
	if v.Type() == l.i64 {
		return v
	}
	return l.one(llvm.SExt, l.i64, v)
}

// constant returns the number that a value of the dialect is.
func (l *lowering) constant(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Is(spirv.Constant) {
		return 0, false
	}
	i, ok := op.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Value.SExtOrTrunc(64).Int64()
}

// accessChain adds the offsets of elements and members.
func (l *lowering) accessChain(op *ir.Operation) {
	at, p := *l.placeOf(op, 0), l.operand(op, 0)
	i := 1
	if at.count > 0 && op.NumOperands() > 1 {
		at, p = l.descriptor(op, at)
		i = 2
	}
	l.chain(op, at, p, i)
}

// elementChain is an access chain whose first index counts values of the pointee, at the stride of the pointer.
func (l *lowering) elementChain(op *ir.Operation) {
	at, p := *l.placeOf(op, 0), l.operand(op, 0)
	stride := alignTo(at.layout.size, at.layout.align)
	if n, ok := op.Attr("array_stride").(*ir.IntegerAttr); ok {
		stride = uint64(n.Int64Or(0))
	}
	p = l.step(&at, p, op.Operand(1), l.operand(op, 1), stride)
	l.chain(op, at, p, 2)
}

// chain follows the indices from operand i on.
func (l *lowering) chain(op *ir.Operation, at place, p *ir.Value, i int) {
	for ; i < op.NumOperands() && l.err == nil; i++ {
		e := at.layout
		switch {
		case e.members != nil:
			n, ok := l.constant(op.Operand(i))
			if !ok || n < 0 || n >= int64(len(e.members)) {
				l.refuse(op, "the index of a member is not a constant of the struct")
				return
			}
			m := e.members[n]
			p = l.plus(p, m.offset)
			at.offset += m.offset
			at.layout = m.layout
		case e.elem != nil:
			p = l.step(&at, p, op.Operand(i), l.operand(op, i), e.stride)
			at.layout = e.elem
		default:
			l.refuse(op, "an index is for a number")
			return
		}
	}
	l.values[op.Result(0)] = p
	l.places[op.Result(0)] = &at
}

// step adds an index times a stride.
func (l *lowering) step(at *place, p, index, v *ir.Value, stride uint64) *ir.Value {
	if n, ok := l.constant(index); ok && n >= 0 && n < 1<<31 {
		at.offset += uint64(n) * stride
		return l.plus(p, uint64(n)*stride)
	}
	at.fixed = false
	d := l.wide(v)
	if stride != 1 {
		d = l.one(llvm.Mul, l.i64, d, l.number(l.i64, int64(stride)))
	}
	return l.at(l.b, p, d)
}

// descriptor returns the memory of an element of an array of descriptors. An index outside of it takes the last one.
func (l *lowering) descriptor(op *ir.Operation, at place) (place, *ir.Value) {
	index := l.wide(l.operand(op, 1))
	index = l.one(llvm.IntrUmin, l.i64, index, l.number(l.i64, int64(at.count-1)))
	from := llvm.NewGEP(l.b, l.loc, l.ptr, l.i64, l.args[argContext], llvm.IndexOf(l.one(llvm.Add, l.i64, l.one(llvm.Mul, l.i64, index, l.number(l.i64, 2)),
		l.number(l.i64, int64(ContextSlots+2*at.descriptor)))))
	invariant := ir.Named("invariant", l.c.Unit())
	r := &root{base: llvm.NewLoad(l.b, l.loc, l.ptr, from, invariant), local: true}
	r.size = llvm.NewLoad(l.b, l.loc, l.i64, llvm.NewGEP(l.b, l.loc, l.ptr, l.i64, from, llvm.StaticIndex(1)), invariant)
	return place{root: r, layout: at.layout, fixed: true, storage: at.storage}, r.base
}

// arrayLength divides what a buffer has behind the begin of its runtime array by the stride.
func (l *lowering) arrayLength(op *ir.Operation) {
	at := l.placeOf(op, 0)
	n, _ := op.Attr("array_member").(*ir.IntegerAttr)
	if n == nil || at.root == nil || at.root.size == nil || n.Int64Or(-1) < 0 || n.Int64Or(0) >= int64(len(at.layout.members)) {
		l.refuse(op, "the length is not that of a member of a buffer")
		return
	}
	m := at.layout.members[n.Int64Or(0)]
	rest := l.one(llvm.IntrUsubSat, l.i64, at.root.size, l.number(l.i64, int64(at.offset+m.offset)))
	l.values[op.Result(0)] = l.one(llvm.Trunc, l.c.I32(), l.one(llvm.UDiv, l.i64, rest, l.number(l.i64, int64(max(m.stride, 1)))))
}
