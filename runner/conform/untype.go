package conform

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// pointing is the kind of pointers with which a kernel accesses blocks and plain arrays.
type pointing uint8

const (
	typedPointers pointing = iota
	// untypedPointers have no type of what they point to: each access chain, load and store states a type
	// (SPV_KHR_untyped_pointers).
	untypedPointers
	// steppedPointers are untyped, and access chains into inner structs are one chain for each struct, from its type.
	steppedPointers
	// castPointers are untyped, and loads and stores are of other types of the same size: integers in place of floats and
	// floats in place of integers, and two words in place of 64 bits.
	castPointers
)

var pointingNames = [...]string{"", "untyped", "steps", "bits"}

// takes reports whether one access through a pointer of this kind can be to all of t, to which a struct's member leads. A
// matrix has its order and stride from the member. Untyped pointers lead to values without a member, so a matrix and a
// column of one that is row-major are not values that they can access, but structs with them are.
func (p pointing) takes(t ir.Type, member *spirv.Member) bool {
	if p == typedPointers {
		return true
	}
	for isArray(t) {
		t = elementOf(t)
	}
	if _, matrix := t.(*spirv.MatrixType); matrix {
		return false
	}
	_, vector := t.(*ir.VectorType)
	return !vector || !isRowMajor(member)
}

// variesToMatrix reports whether the block has a matrix and an untyped pointer to the whole block comes from memory. Such a
// pointer is a variable pointer, which must not point to an object with a matrix.
func (k *kernel) variesToMatrix() bool {
	return k.access.pointing != typedPointers && k.class == spec.StorageClassPhysicalStorageBuffer &&
		within(k.typ, func(t ir.Type) bool { _, matrix := t.(*spirv.MatrixType); return matrix })
}

// The dialect has no untyped pointers, and as opaque instructions they would be a second way through each function that
// makes a pointer. So kernels are made with typed pointers, and the binary is rewritten. Of the storage classes of
// variables only Input keeps typed pointers.

// ofPointers are the instructions about types of pointers that the binary no longer has.
var ofPointers = []spec.Opcode{spec.OpTypePointer, spec.OpTypeForwardPointer, spec.OpName, spec.OpDecorate}

// ofTypes are the declarations of types that may hold pointers. All their operands are ids.
var ofTypes = []spec.Opcode{spec.OpTypeStruct, spec.OpTypeArray, spec.OpTypeRuntimeArray, spec.OpTypeFunction}

// isUntypable reports whether the extension has untyped pointers to a storage class.
func isUntypable(class uint32) bool {
	return slices.Contains(classes, spec.StorageClass(class))
}

// untyper rewrites a binary.
type untyper struct {
	how pointing
	out []uint32
	// pointers are the declarations of pointer types that become untyped ones, types those of other types, by their ids, and
	// constants the values of constants.
	pointers, types map[uint32][]uint32
	constants       map[uint32]uint32
	// of is the pointer type of each value that is such a pointer.
	of map[uint32]uint32
	// untyped is the type of pointers to a storage class.
	untyped map[uint32]uint32
	// known are types by their declarations without the id, and added are declarations that the binary lacks. casts
	// are the types of loads and stores in place of others.
	known map[[3]uint32]uint32
	casts map[uint32]uint32
	added []uint32
	// declared is true after the declarations of the untyped pointer types.
	declared bool
}

// newUntyper returns an untyper that has read a binary.
func newUntyper(binary []uint32, how pointing) *untyper {
	u := &untyper{
		how: how, out: slices.Clone(binary[:words.HeaderLen]), pointers: map[uint32][]uint32{}, types: map[uint32][]uint32{}, constants: map[uint32]uint32{},
		of: map[uint32]uint32{}, untyped: map[uint32]uint32{}, known: map[[3]uint32]uint32{}, casts: map[uint32]uint32{},
	}
	eachInst(binary, func(_ int, inst []uint32) { u.scan(inst) })
	return u
}

// untype returns a binary that does the same with untyped pointers.
func untype(binary []uint32, how pointing) []uint32 {
	u := newUntyper(binary, how)
	if how == castPointers {
		eachInst(binary, func(_ int, inst []uint32) {
			if spec.Opcode(inst[0]&0xffff) == spec.OpTypePointer && u.pointers[inst[1]] != nil {
				u.cast(inst[3])
			}
		})
	}
	eachInst(binary, func(_ int, inst []uint32) { u.rewrite(inst) })
	return u.out
}

// newID returns an unused id.
func (u *untyper) newID() uint32 {
	u.out[words.BoundAt]++
	return u.out[words.BoundAt] - 1
}

// emit appends an instruction.
func (u *untyper) emit(op spec.Opcode, operands ...uint32) {
	u.out = append(append(u.out, words.First(op, 1+len(operands))), operands...)
}

// scan notes what an instruction declares.
func (u *untyper) scan(inst []uint32) {
	switch op := spec.Opcode(inst[0] & 0xffff); op {
	case spec.OpTypePointer:
		if isUntypable(inst[2]) {
			u.pointers[inst[1]] = inst
			if u.how != typedPointers && u.untyped[inst[2]] == 0 {
				u.untyped[inst[2]] = u.newID()
			}
		}
	case spec.OpTypeInt, spec.OpTypeFloat, spec.OpTypeVector:
		key := [3]uint32{uint32(op), inst[2]}
		if len(inst) > 3 {
			key[2] = inst[3]
		}
		u.known[key] = inst[1]
		u.types[inst[1]] = inst
	case spec.OpTypeStruct, spec.OpTypeArray, spec.OpTypeRuntimeArray, spec.OpTypeMatrix:
		u.types[inst[1]] = inst
	case spec.OpConstant:
		u.constants[inst[2]] = inst[3]
	default:
		if spec.Info(op).HasResultType && u.pointers[inst[1]] != nil {
			u.of[inst[2]] = inst[1]
		}
	}
}

// typeOf returns the type of a declaration, which the binary may lack.
func (u *untyper) typeOf(op spec.Opcode, a, b uint32) uint32 {
	key := [3]uint32{uint32(op), a, b}
	if id, ok := u.known[key]; ok {
		return id
	}
	id := u.newID()
	u.known[key] = id
	u.added = append(u.added, words.First(op, 4), id, a, b)
	if op == spec.OpTypeFloat {
		u.added = append(u.added[:len(u.added)-4], words.First(op, 3), id, a)
	}
	return id
}

// cast returns the type of loads and stores in place of a type, or 0 if they keep the type, and notes it.
func (u *untyper) cast(id uint32) uint32 {
	t, to := u.types[id], uint32(0)
	if t == nil {
		return 0
	}
	switch op := spec.Opcode(t[0] & 0xffff); {
	case op == spec.OpTypeVector:
		if part := u.cast(t[2]); part != 0 && u.types[t[2]][2] == 32 {
			to = u.typeOf(op, part, t[3])
		}
	case op != spec.OpTypeInt && op != spec.OpTypeFloat:
	case t[2] == 64:
		to = u.typeOf(spec.OpTypeVector, u.typeOf(spec.OpTypeInt, 32, 0), 2)
	case t[2] == 32 && op == spec.OpTypeInt:
		to = u.typeOf(spec.OpTypeFloat, 32, 0)
	case t[2] == 32:
		to = u.typeOf(spec.OpTypeInt, 32, 0)
	}
	if to != 0 {
		u.casts[id] = to
	}
	return to
}

// typ returns the type in place of a pointer type, or any other id as it is.
func (u *untyper) typ(id uint32) uint32 {
	if p := u.pointers[id]; p != nil {
		return u.untyped[p[2]]
	}
	return id
}

// pointee returns the type to which a pointer points, or 0 if the pointer stays typed.
func (u *untyper) pointee(ptr uint32) uint32 {
	if p := u.pointers[u.of[ptr]]; p != nil {
		return p[3]
	}
	return 0
}

// rewrite appends what stands in place of an instruction.
func (u *untyper) rewrite(inst []uint32) {
	op := spec.Opcode(inst[0] & 0xffff)
	info := spec.Info(op)
	if info.Class == spec.ClassTypeDeclaration && !u.declared {
		u.declared = true
		for _, class := range classes {
			if id := u.untyped[uint32(class)]; id != 0 {
				u.emit(spec.OpTypeUntypedPointerKHR, id, uint32(class))
			}
		}
	}
	switch {
	case op == spec.OpFunction:
		u.out = append(u.out, u.added...)
		u.added = nil
	case slices.Contains(ofPointers, op) && u.pointers[inst[1]] != nil:
		return
	case slices.Contains(ofTypes, op):
		inst = slices.Clone(inst)
		for i := 2; i < len(inst); i++ {
			inst[i] = u.typ(inst[i])
		}
	case u.access(op, inst):
		return
	case info.HasResultType:
		inst = slices.Clone(inst)
		inst[1] = u.typ(inst[1])
	}
	u.out = append(u.out, inst...)
}

// access appends what stands in place of an instruction that uses a pointer, and reports whether it did.
func (u *untyper) access(op spec.Opcode, inst []uint32) bool {
	switch op {
	case spec.OpVariable:
		if u.pointers[inst[1]] == nil {
			return false
		}
		t := u.pointers[inst[1]]
		u.emit(spec.OpUntypedVariableKHR, append([]uint32{u.typ(inst[1]), inst[2], inst[3], t[3]}, inst[4:]...)...)
	case spec.OpAccessChain:
		if u.pointee(inst[3]) == 0 {
			return false
		}
		u.chain(inst)
	case spec.OpArrayLength:
		u.emit(spec.OpUntypedArrayLengthKHR, inst[1], inst[2], u.pointee(inst[3]), inst[3], inst[4])
	case spec.OpLoad:
		to := u.casts[u.pointee(inst[3])]
		if to == 0 {
			return false
		}
		loaded := u.newID()
		u.emit(op, append([]uint32{to, loaded}, inst[3:]...)...)
		u.emit(spec.OpBitcast, inst[1], inst[2], loaded)
	case spec.OpStore:
		to := u.casts[u.pointee(inst[1])]
		if to == 0 {
			return false
		}
		stored := u.newID()
		u.emit(spec.OpBitcast, to, stored, inst[2])
		u.emit(op, append([]uint32{inst[1], stored}, inst[3:]...)...)
	default:
		return false
	}
	return true
}

// chain appends an access chain, or one for each struct on the way. A matrix has its order and stride from the struct
// with it, so no chain begins between the two.
func (u *untyper) chain(inst []uint32) {
	pointer, base, from, first := u.typ(inst[1]), inst[3], u.pointee(inst[3]), 4
	begins := u.types[from] != nil && spec.Opcode(u.types[from][0]&0xffff) == spec.OpTypeStruct // and not an array of descriptors
	for i, t := 4, from; i < len(inst)-1 && begins && u.how == steppedPointers; i++ {
		d := u.types[t]
		if spec.Opcode(d[0]&0xffff) == spec.OpTypeStruct {
			t = d[2+u.constants[inst[i]]]
		} else {
			t = d[2]
		}
		if next := u.types[t]; next != nil && spec.Opcode(next[0]&0xffff) == spec.OpTypeStruct {
			id := u.newID()
			u.emit(spec.OpUntypedAccessChainKHR, append([]uint32{pointer, id, from, base}, inst[first:i+1]...)...)
			base, from, first = id, t, i+1
		}
	}
	u.emit(spec.OpUntypedAccessChainKHR, append([]uint32{pointer, inst[2], from, base}, inst[first:]...)...)
}

// pointingMatters reports whether a kind of pointers makes another kernel for a type.
func pointingMatters(t *spirv.StructType, value string) bool {
	switch value {
	case pointingNames[steppedPointers]:
		inner := func(t ir.Type) bool { _, ok := t.(*spirv.StructType); return ok }
		return slices.ContainsFunc(t.Members(), func(m spirv.Member) bool { return within(m.Type, inner) })
	case pointingNames[castPointers]:
		return holds(t, func(t ir.Type) bool { return scalarSize(t) >= 4 && !isAddress(t) })
	}
	return true
}
