package conform

import (
	"maps"
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// indexWidth is the width of the indices of arrays, matrices and vectors.
type indexWidth uint8

const (
	shortIndices indexWidth = iota
	// longIndices have 64 bits, and so have offsets with longOffsets (SPV_EXT_shader_64bit_indexing).
	longIndices
	longOffsets
	// farOffsets are such offsets of pointers that are farBytes behind their places, so that no 32 bits suffice.
	farOffsets
)

var indexWidthNames = [...]string{"", "i64", "mode", "far"}

// farBytes is the distance in bytes from the address that the kernel gets to that of the block. In elements of up to 16 bytes it
// does not fit into 32 bits, and the lower half of the negative number has its upper bit set.
const farBytes = 3 << 35

// needs returns the capabilities for indices of this width.
func (w indexWidth) needs() []spec.Capability {
	switch w {
	case longIndices:
		return []spec.Capability{spec.CapabilityInt64}
	case longOffsets, farOffsets:
		return []spec.Capability{spec.CapabilityInt64, spec.CapabilityShader64BitIndexingEXT}
	}
	return nil
}

// lengthener gives indices 64 bits.
type lengthener struct {
	*untyper
	width indexWidth
	// plain has the variables of plain arrays, whose indices keep 32 bits: a device with wrong indices shall show in which places of
	// the block it reads.
	plain map[uint32]bool
	// long are constants of 64 bits by the constants in place of which they are, and strides are the bytes of what pointer types
	// point to if the pointers move.
	long, strides map[uint32]uint32
	integer       uint32
	entries       []uint32 // entry points that lack the execution mode
}

// lengthen returns a binary that does the same with indices of 64 bits, but in plain arrays, which have the bindings from plain on. Indices
// of structs, which are numbers of members, stay. Only the binary has them, because each function that makes an index would
// need to know of which type it is.
func lengthen(binary []uint32, w indexWidth, plain uint32) []uint32 {
	u := &lengthener{untyper: newUntyper(binary, typedPointers), width: w, plain: map[uint32]bool{}, long: map[uint32]uint32{}, strides: map[uint32]uint32{}}
	eachInst(binary, func(_ int, inst []uint32) {
		if spec.Opcode(inst[0]&0xffff) == spec.OpDecorate && spec.Decoration(inst[2]) == spec.DecorationBinding && inst[3] >= plain {
			u.plain[inst[1]] = true
		}
	})
	u.integer = u.typeOf(spec.OpTypeInt, 64, 0)
	eachInst(binary, func(_ int, inst []uint32) {
		if !u.lengthens(inst) {
			return
		}
		if t := u.types[u.pointers[inst[1]][3]]; u.far(inst) && t != nil {
			u.strides[inst[1]] = t[2] / 8 // a scalar
		} else if u.far(inst) {
			u.strides[inst[1]] = 8 // an address
		}
		u.eachIndex(inst, func(i int) {
			if n, ok := u.constants[inst[i]]; ok && u.long[inst[i]] == 0 {
				u.long[inst[i]] = u.constant(uint64(n))
			}
		})
	})
	distances := map[uint32]uint32{}
	for _, stride := range slices.Sorted(maps.Keys(u.distinctStrides())) {
		distances[stride] = u.constant(-uint64(farBytes / int64(stride)))
	}
	eachInst(binary, func(_ int, inst []uint32) { u.rewrite(inst, distances) })
	return u.out
}

// constant declares a constant of 64 bits.
func (u *lengthener) constant(n uint64) uint32 {
	id := u.newID()
	u.added = append(u.added, words.First(spec.OpConstant, 5), u.integer, id, uint32(n), uint32(n>>32))
	return id
}

func (u *lengthener) distinctStrides() map[uint32]bool {
	out := map[uint32]bool{}
	for _, stride := range u.strides {
		out[stride] = true
	}
	return out
}

// lengthens reports whether an instruction is an access chain that has indices of 64 bits.
func (u *lengthener) lengthens(inst []uint32) bool {
	return spec.Opcode(inst[0]&0xffff) == spec.OpAccessChain && u.pointee(inst[3]) != 0 && !u.plain[inst[3]]
}

// far reports whether the pointer that an access chain makes has to move to its place.
func (u *lengthener) far(inst []uint32) bool {
	return u.width == farOffsets && spec.StorageClass(u.pointers[inst[1]][2]) == spec.StorageClassPhysicalStorageBuffer
}

// rewrite appends what stands in place of an instruction. distances are the constants by which pointers move, by the strides.
func (u *lengthener) rewrite(inst []uint32, distances map[uint32]uint32) {
	op := spec.Opcode(inst[0] & 0xffff)
	for ; op != spec.OpEntryPoint && len(u.entries) > 0; u.entries = u.entries[1:] {
		u.emit(spec.OpExecutionMode, u.entries[0], uint32(spec.ExecutionModeShader64BitIndexingEXT))
	}
	if spec.Info(op).Class == spec.ClassTypeDeclaration && !u.declared {
		u.declared = true
		for _, id := range slices.Sorted(maps.Keys(u.strides)) {
			u.emit(spec.OpDecorate, id, uint32(spec.DecorationArrayStride), u.strides[id])
		}
	}
	switch {
	case op == spec.OpEntryPoint && u.width >= longOffsets:
		u.entries = append(u.entries, inst[2])
	case op == spec.OpFunction:
		u.out = append(u.out, u.added...)
		u.added = nil
	case u.lengthens(inst):
		inst = slices.Clone(inst)
		u.eachIndex(inst, func(i int) {
			id := u.long[inst[i]]
			if id == 0 {
				id = u.newID()
				u.emit(spec.OpUConvert, u.integer, id, inst[i])
			}
			inst[i] = id
		})
		if u.far(inst) {
			result := inst[2]
			inst[2] = u.newID()
			u.out = append(u.out, inst...)
			u.emit(spec.OpPtrAccessChain, inst[1], result, inst[2], distances[u.strides[inst[1]]])
			return
		}
	}
	u.out = append(u.out, inst...)
}

// eachIndex calls f with the places of those operands of an access chain that are no members of structs.
func (u *untyper) eachIndex(inst []uint32, f func(i int)) {
	t := u.pointee(inst[3])
	for i := 4; i < len(inst); i++ {
		d := u.types[t]
		if spec.Opcode(d[0]&0xffff) == spec.OpTypeStruct {
			t = d[2+u.constants[inst[i]]]
			continue
		}
		t = d[2]
		f(i)
	}
}

// halfTerms returns what the indices of an instance of a leaf do to its offset if the device takes the upper halves of indices, which are
// zeros, in place of the indices.
func (k *kernel) halfTerms(i int, instance int64) []term {
	if k.access.indices == shortIndices {
		return nil
	}
	l, u := &k.leaves[i], &k.units[k.unitOf[i]]
	at, first := l.index(instance, nil), l.offset
	path := numbered(l.steps, len(u.steps))
	if n := slices.IndexFunc(k.leaves, func(first leaf) bool { return slices.Equal(first.steps, path) }); n >= 0 {
		first = k.leaves[n].offset
	}
	for i := len(u.dims); i < len(at); i++ {
		first += at[i] * l.dims[i].stride
	}
	if k.access.array > 0 || k.access.via == viaArray {
		first -= k.copyOf(u, instance/u.inner[i-u.first]) * k.pitch()
	}
	return []term{{number: number{kind: upperNumber}, times: first - l.at(instance)}}
}

// numbered returns steps with 0 as the columns and components of the first depth ones.
func numbered(steps []step, depth int) []step {
	out := slices.Clone(steps)
	for i := range out[:depth] {
		if out[i].kind >= stepColumn {
			out[i].n = 0
		}
	}
	return out
}
