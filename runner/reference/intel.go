package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

func intelHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpSubgroupShuffleINTEL:           translateIntelShuffle,
		spec.OpSubgroupShuffleXorINTEL:        translateIntelShuffle,
		spec.OpSubgroupShuffleDownINTEL:       translateIntelShuffle,
		spec.OpSubgroupShuffleUpINTEL:         translateIntelShuffle,
		spec.OpSubgroupBlockReadINTEL:         translateBlockRead,
		spec.OpSubgroupBlockWriteINTEL:        translateBlockWrite,
		spec.OpSubgroupBlockPrefetchINTEL:     translateNothing,
		spec.OpJointMatrixLoadINTEL:           translateJointLoad,
		spec.OpJointMatrixStoreINTEL:          translateJointStore,
		spec.OpJointMatrixMadINTEL:            translateJointMad,
		spec.OpJointMatrixWorkItemLengthINTEL: translateJointLength,
		spec.OpCooperativeMatrixLoadNV:        translateMatrixLoadNV,
		spec.OpCooperativeMatrixStoreNV:       translateMatrixStoreNV,
		spec.OpCooperativeMatrixMulAddNV:      translateMulAddNV,
		spec.OpCooperativeMatrixLengthNV:      translateMatrixLength,
	}
}

// translateIntelShuffle translates the shuffles of SPV_INTEL_subgroups. Those up and down
// read from two values that follow each other, and are undefined only beyond both.
func translateIntelShuffle(t *translator, in *instruction) {
	first, v := t.operand(in, in.arg(0)), t.result(in)
	sameShape(in, first.typ, v.typ)
	second, last := first, 1
	if in.op == spec.OpSubgroupShuffleDownINTEL || in.op == spec.OpSubgroupShuffleUpINTEL {
		second, last = t.operand(in, in.arg(1)), 2
		sameShape(in, second.typ, v.typ)
	}
	which := t.scalarOperand(in, last, intScalar)
	t.emit(inst{run: runIntelShuffle, dst: v.reg, a: first.reg, b: second.reg, c: which.reg, n: int32(v.typ.cells), imm: uint64(t.p.maxLanes), ext: &extension{op: in.op}})
}

// intelSource returns the lane that a lane reads, and whether it reads the second value. A
// lane that does not exist is undefined; here the lane reads its own.
func (x *subgroup) intelSource(in *inst, l int32) (from int32, second bool) {
	v, size := int64(min(x.regs[in.c+l], 1<<20)), int64(in.imm)
	at := int64(l)
	switch in.ext.op {
	case spec.OpSubgroupShuffleINTEL:
		at = v
	case spec.OpSubgroupShuffleXorINTEL:
		at ^= v
	case spec.OpSubgroupShuffleDownINTEL:
		at += v
	case spec.OpSubgroupShuffleUpINTEL:
		at += size - v
	}
	if second = at >= size; second {
		at -= size
	}
	if at < 0 || at >= int64(x.width) {
		return l, second
	}
	return int32(at), second
}

func runIntelShuffle(x *subgroup, in *inst) {
	w := int32(x.width)
	values := make([]uint64, len(x.lanes))
	for k := range in.n {
		for i, l := range x.lanes {
			from, second := x.intelSource(in, l)
			reg := in.a
			if second {
				reg = in.b
			}
			values[i] = x.regs[reg+k*w+from]
		}
		for i, l := range x.lanes {
			x.regs[in.dst+k*w+l] = values[i]
		}
	}
}

// blockPlace emits the pointer to the first number of a lane, and describes the access to
// n numbers: number k of all lanes lies before number k+1 of all (SPV_INTEL_subgroups).
func (t *translator) blockPlace(in *instruction, p value, ty *valueType) (int32, *access) {
	s := ty.component()
	if p.typ.kind != pointerType || s.kind != intScalar || ty.kind != scalarType && ty.kind != vectorType {
		refuse(in, "its operands have the wrong type")
	}
	size := int64(s.bytes())
	m := &access{align: size}
	for k := range ty.cells {
		at := int64(k) * int64(t.p.maxLanes) * size
		m.cells = append(m.cells, cell{at, s, 0})
		m.size = at + size
	}
	place := t.newRegisters(1)
	t.emit(inst{run: runBlockPlace, dst: place, a: p.reg, imm: uint64(size)})
	return place, m
}

func runBlockPlace(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		x.regs[in.dst+l] = movePointer(x.regs[in.a+l], int64(l)*int64(in.imm))
	}
}

func translateBlockRead(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.result(in)
	place, m := t.blockPlace(in, p, v.typ)
	t.emit(inst{run: runLoad, dst: v.reg, a: place, mem: m})
}

func translateBlockWrite(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1))
	place, m := t.blockPlace(in, p, v.typ)
	t.emit(inst{run: runStore, a: place, b: v.reg, mem: m})
}

// Layouts of joint matrices in memory (SPV_INTEL_joint_matrix). A packed matrix of A lies
// in rows. A packed matrix of B lies in rows of words: a word has the elements of one column in
// consecutive rows.
const (
	jointRows = iota
	jointColumns
	jointPackedA
	jointPackedB
)

// jointMemory describes the memory of a load or store, whose stride and layout are operands
// from n on.
func (t *translator) jointMemory(in *instruction, p value, ty *valueType, n int) (*matrixAccess, int32) {
	order := t.constantValue(in, in.arg(n+1))
	p = t.as(p, ty.elem)
	if p.typ.kind != pointerType || p.view == nil || order > jointPackedB || p.view.typ.component() != ty.elem.scalar {
		refuse(in, "its pointer or layout is not supported")
	}
	m := &matrixAccess{a: *ty.coop, aBits: ty.elem.scalar, columns: order == jointColumns, size: p.view.size, cells: ty.cells}
	if order == jointPackedB {
		m.packed = max(1, 4/ty.elem.scalar.bytes())
	}
	return m, t.scalarOperand(in, n, intScalar).reg
}

func translateJointLoad(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.result(in)
	if v.typ.kind != cooperativeType {
		refuse(in, "its result is not a matrix")
	}
	m, stride := t.jointMemory(in, p, v.typ, 1)
	t.emit(inst{run: runMatrixLoad, dst: v.reg, a: p.reg, b: stride, mem: vectorAccess(m.aBits, 1), ext: &extension{matrix: m}})
}

func translateJointStore(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.matrix(in, in.arg(1))
	m, stride := t.jointMemory(in, p, v.typ, 2)
	t.emit(inst{run: runMatrixStore, dst: v.reg, a: p.reg, b: stride, mem: vectorAccess(m.aBits, 1), ext: &extension{matrix: m}})
}

// translateJointMad multiplies and adds; integers have signs.
func translateJointMad(t *translator, in *instruction) {
	t.multiplyAdd(in, signedA|signedB|signedC)
}

func translateJointLength(t *translator, in *instruction) {
	m, v := t.matrix(in, in.arg(0)), t.result(in)
	t.move(v.reg, t.constantRegisters([]uint64{uint64(m.typ.count)}), 1)
}

// matrixMemoryNV describes the memory of a load or store of SPV_NV_cooperative_matrix,
// whose stride and order are operands from n on. The stride counts components.
func (t *translator) matrixMemoryNV(in *instruction, p value, ty *valueType, n int) (*matrixAccess, int32) {
	if p.typ.kind != pointerType || p.view == nil || len(in.args) <= n+1 || p.view.typ.component().kind == pointerScalar {
		refuse(in, "its pointer is not supported")
	}
	// The element of the memory may have another type than the matrix; the stride counts
	// the former.
	m := &matrixAccess{a: *ty.coop, aBits: ty.elem.scalar, columns: t.constantValue(in, in.arg(n+1)) != 0, size: p.view.size, cells: ty.cells}
	return m, t.scalarOperand(in, n, intScalar).reg
}

func translateMatrixLoadNV(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.result(in)
	if v.typ.kind != cooperativeType {
		refuse(in, "its result is not a matrix")
	}
	m, stride := t.matrixMemoryNV(in, p, v.typ, 1)
	t.emit(inst{run: runMatrixLoad, dst: v.reg, a: p.reg, b: stride, mem: vectorAccess(m.aBits, 1), ext: &extension{matrix: m}})
}

func translateMatrixStoreNV(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.matrix(in, in.arg(1))
	m, stride := t.matrixMemoryNV(in, p, v.typ, 2)
	t.emit(inst{run: runMatrixStore, dst: v.reg, a: p.reg, b: stride, mem: vectorAccess(m.aBits, 1), ext: &extension{matrix: m}})
}

// translateMulAddNV multiplies and adds; types say whether integers have signs.
func translateMulAddNV(t *translator, in *instruction) {
	flags := uint32(0)
	for i := range 3 {
		if t.matrix(in, in.arg(i)).typ.elem.signed {
			flags |= signedA << i
		}
	}
	t.multiplyAdd(in, flags)
}
