package conform

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// A kernel can access several blocks of one type. All are in one buffer, so that the
// position of a byte also tells in which of them it is. Consecutive units are in
// consecutive blocks.

// via is the way that a kernel takes to the block.
type via uint8

const (
	direct via = iota
	// viaSelect chooses between pointers into two blocks.
	viaSelect
	// viaMember loads the address of the block from a struct that push constants point
	// to, viaNested from a struct that such a struct points to, and viaArray from an array
	// in such a struct.
	viaMember
	viaNested
	viaArray
)

var viaNames = [...]string{"direct", "select", "member", "nested", "array"}

// links returns the number of structs between push constants and the block.
func (v via) links() int { return [...]int{0, 0, 1, 2, 1}[v] }

// placeAlign is an alignment of offsets of bindings that suits every device.
const placeAlign = 256

// pitch returns the distance of blocks in their buffer.
func (k *kernel) pitch() int64 {
	n := k.span
	if k.probe.measures {
		n = k.runtime.size + maxSizeElements*k.runtime.align
	}
	return roundUp(n+64, placeAlign)
}

// copyOf returns the number of the block in which an instance of a unit is.
func (k *kernel) copyOf(u *unit, instance int64) int64 {
	n := u.number + 1
	if k.access.index != constantIndex {
		n += instance
	}
	return n % k.access.copies()
}

// shift returns the offset, in the buffer, of the block that has an instance of a leaf.
func (k *kernel) shift(leaf int, instance int64) int64 {
	if k.access.copies() == 1 {
		return k.access.origin()
	}
	u := &k.units[k.unitOf[leaf]]
	return k.access.origin() + k.copyOf(u, instance/u.inner[leaf-u.first])*k.pitch()
}

// extent returns the size of the part of the buffer that has blocks.
func (k *kernel) extent() int64 {
	if k.probe.measures {
		return k.access.origin() + k.access.copies()*k.pitch()
	}
	return k.access.origin() + (k.access.copies()-1)*k.pitch() + k.span
}

// root is a pointer to a block, or to an array of blocks and the index in it.
type root struct {
	ptr     *ir.Value
	indices []*ir.Value
	// nonUniform is true if invocations of a workgroup have different indices.
	nonUniform bool
}

// roots holds the variables that lead to blocks.
type roots struct {
	*kernel
	e *emitter
	// ptrs are pointers to each block, and array is a pointer to an array of blocks or
	// addresses.
	ptrs  []*ir.Value
	array *ir.Value
	// shared is the memory behind a block in Workgroup memory.
	shared *shared
}

// declare declares the blocks of a kernel.
func (k *kernel) declare(e *emitter) (*roots, error) {
	r := &roots{kernel: k, e: e}
	a, shown := &k.access, k.shown
	switch {
	case k.class == spec.StorageClassWorkgroup:
		return r, r.share()
	case k.class == spec.StorageClassPhysicalStorageBuffer:
		r.addresses()
	case k.class == spec.StorageClassPushConstant:
		r.ptrs = []*ir.Value{e.variable("block", spirv.PointerTo(shown, k.class))}
	case a.array > 0:
		r.array = e.bound("block", spirv.ArrayOf(shown, uint32(a.array), 0), k.class, blockBinding)
	default:
		r.ptrs = []*ir.Value{e.bound("block", shown, k.class, blockBinding)}
		for i := int64(1); i < a.blocks; i++ {
			r.ptrs = append(r.ptrs, e.bound("block"+strconv.FormatInt(i, 10), shown, k.class, blocksBinding(i)))
		}
		e.plain += max(0, a.blocks-1)
	}
	return r, nil
}

// blocksBinding returns the binding of a block but the first.
func blocksBinding(i int64) int64 { return firstPlain + i - 1 }

// addresses declares the push constants that lead to blocks by their addresses.
func (r *roots) addresses() {
	e, a := r.e, &r.access
	ptr := spirv.PointerTo(r.shown, r.class)
	record := func(types ...ir.Type) *spirv.StructType {
		members := make([]spirv.Member, len(types))
		at := uint32(0)
		for i, t := range types {
			members[i] = spirv.Member{Type: t, Offset: at}
			at += 8
		}
		return spirv.StructOf(e.ctx, members, true)
	}
	addresses := func(n int64) ir.Type { return spirv.ArrayOf(ptr, uint32(n), 8) }
	to := func(s *spirv.StructType) ir.Type { return spirv.PointerTo(s, r.class) }
	var s *spirv.StructType
	switch {
	case a.via == viaMember:
		s = record(to(record(e.ctx.I32(), ptr)))
	case a.via == viaNested:
		s = record(to(record(e.ctx.I32(), to(record(e.ctx.I32(), ptr)))))
	case a.via == viaArray:
		s = record(to(record(e.ctx.I32(), addresses(max(2, a.array)))))
	case a.array > 0:
		s = record(addresses(a.array))
	default:
		types := make([]ir.Type, max(1, a.blocks))
		for i := range types {
			types[i] = ptr
		}
		s = record(types...)
	}
	r.follow(e.variable("address", spirv.PointerTo(s, spec.StorageClassPushConstant)), s)
}

// follow loads the addresses that push constants, a struct s, lead to.
func (r *roots) follow(push *ir.Value, s *spirv.StructType) {
	e, a := r.e, &r.access
	if a.via == direct {
		if a.array > 0 {
			r.array = e.pointer(push, s.Members()[0].Type, e.constant(0))
			return
		}
		for i, m := range s.Members() {
			r.ptrs = append(r.ptrs, e.load(e.pointer(push, m.Type, e.constant(int64(i))), 8))
		}
		return
	}
	at, member := push, int64(0)
	for {
		next := s.Members()[member].Type
		at = e.pointer(at, next, e.constant(member))
		p, ok := next.(*spirv.PointerType)
		if !ok {
			r.array = at
			return
		}
		at = e.load(at, 8)
		if p.Pointee == r.shown {
			r.ptrs = []*ir.Value{at}
			return
		}
		s, member = p.Pointee.(*spirv.StructType), 1
	}
}

// pointer returns a pointer to an instance of a unit.
func (r *roots) pointer(u *unit, at []*ir.Value, number *ir.Value) *ir.Value {
	e, computed := r.e, r.access.grain == componentGrain
	ptr := e.chain(r.at(u, number), &u.leaf, at, computed)
	// The specification has no variable pointers to matrices or parts of them.
	if r.access.via != viaSelect || holdsMatrices(u) {
		return ptr
	}
	n := r.copyOf(u, 0)
	other := e.chain(root{ptr: r.ptrs[(n+1)%r.access.copies()]}, &u.leaf, at, computed)
	right := e.b.Create(e.loc, spirv.IEqual, []*ir.Value{e.opaque(n), e.constant(n)}, []ir.Type{e.ctx.I1()}).Result(0)
	return e.b.Create(e.loc, spirv.Select, []*ir.Value{right, ptr, other}, []ir.Type{ptr.Type()}).Result(0)
}

// holdsMatrices reports whether a unit is in a matrix or contains one.
func holdsMatrices(u *unit) bool {
	return slices.ContainsFunc(u.steps, func(s step) bool { return s.kind == stepColumn }) ||
		within(u.scalar, func(t ir.Type) bool { _, ok := t.(*spirv.MatrixType); return ok })
}

// at returns the block that has an instance of a unit. number is the number of the
// instance.
func (r *roots) at(u *unit, number *ir.Value) root {
	a := &r.access
	if r.array == nil {
		return root{ptr: r.ptrs[r.copyOf(u, 0)]}
	}
	i := r.index(u, number)
	if r.class == spec.StorageClassPhysicalStorageBuffer {
		t := pointee(r.array).(*spirv.ArrayType).Element
		return root{ptr: r.e.load(r.e.pointer(r.array, t, i), 8)}
	}
	return root{ptr: r.array, indices: []*ir.Value{i}, nonUniform: a.index == nonUniformIndex}
}

// index returns the index of the block that has an instance of a unit.
func (r *roots) index(u *unit, number *ir.Value) *ir.Value {
	e, a := r.e, &r.access
	if a.index == constantIndex {
		return e.constant(r.copyOf(u, 0))
	}
	if n, ok := spirv.ConstantInt32(number); ok {
		return e.opaque(r.copyOf(u, int64(n)))
	}
	i32 := []ir.Type{e.ctx.I32()}
	sum := e.b.Create(e.loc, spirv.IAdd, []*ir.Value{number, e.constant(u.number + 1)}, i32).Result(0)
	return e.b.Create(e.loc, spirv.UMod, []*ir.Value{sum, e.constant(a.copies())}, i32).Result(0)
}
