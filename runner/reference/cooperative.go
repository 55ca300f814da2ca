package reference

import (
	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// cooperative is the shape of a cooperative matrix (SPV_KHR_cooperative_matrix). Element
// number row * columns + column belongs to the lane of that number modulo the lanes of a
// subgroup.
type cooperative struct{ rows, columns int }

// matrixAccess is how an instruction accesses cooperative matrices.
type matrixAccess struct {
	a, b, c    cooperative
	aBits      scalar
	bBits      scalar
	cBits      scalar
	signs      [3]bool // the signs of a, b and c
	saturates  bool
	columns    bool  // the memory has column after column
	packed     int   // rows in a word of the memory, or 0
	size       int64 // bytes of a pointee
	cells      int
	bReg, cReg int32
}

// Bits of the operands of OpCooperativeMatrixMulAddKHR.
const (
	signedA = 1 << iota
	signedB
	signedC
	_
	saturating
)

func cooperativeHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpCooperativeMatrixLoadKHR:   translateMatrixLoad,
		spec.OpCooperativeMatrixStoreKHR:  translateMatrixStore,
		spec.OpCooperativeMatrixMulAddKHR: translateMulAdd,
		spec.OpCooperativeMatrixLengthKHR: translateMatrixLength,
	}
}

// declareCooperative declares a matrix whose scope, rows and columns are constants.
func (t *translator) declareCooperative(ty *valueType, in *instruction, shape [3]uint32) {
	ty.kind, ty.elem = cooperativeType, t.typeOf(in.arg(0))
	scope, rows, columns := t.constantValue(in, shape[0]), t.constantValue(in, shape[1]), t.constantValue(in, shape[2])
	if ty.elem.kind != scalarType || uint32(scope) != subgroupScope || rows*columns == 0 || rows > 1<<10 || columns > 1<<10 {
		refuse(in, "cooperative matrices of this scope or shape are not supported")
	}
	ty.coop = &cooperative{int(rows), int(columns)}
	ty.count = (int(rows*columns) + t.p.lanes - 1) / t.p.lanes
	ty.cells = ty.count
}

// matrix returns an operand that is a cooperative matrix.
func (t *translator) matrix(in *instruction, id uint32) value {
	v := t.operand(in, id)
	if v.typ.kind != cooperativeType {
		refuse(in, "its operands have the wrong type")
	}
	return v
}

// matrixMemory describes the memory of a load or store, whose layout and stride are operands
// from n on.
func (t *translator) matrixMemory(in *instruction, p value, ty *valueType, n int) (*matrixAccess, int32) {
	order := t.constantValue(in, in.arg(n))
	p = t.as(p, ty.elem)
	// The pointer may be to numbers of another type: only the stride counts them.
	if p.view == nil || p.typ.kind != pointerType || order > 1 || p.view.typ.kind != scalarType && p.view.typ.kind != vectorType {
		refuse(in, "its pointer or layout is not supported")
	}
	m := &matrixAccess{a: *ty.coop, aBits: ty.elem.scalar, columns: order == 1, size: p.view.size, cells: ty.cells}
	if len(in.args) <= n+1 {
		refuse(in, "it has no stride")
	}
	return m, t.scalarOperand(in, n+1, intScalar).reg
}

func translateMatrixLoad(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.result(in)
	if v.typ.kind != cooperativeType {
		refuse(in, "its result is not a cooperative matrix")
	}
	m, stride := t.matrixMemory(in, p, v.typ, 1)
	t.emit(inst{run: runMatrixLoad, dst: v.reg, a: p.reg, b: stride, mem: vectorAccess(m.aBits, 1), ext: &extension{matrix: m}})
}

func translateMatrixStore(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.matrix(in, in.arg(1))
	m, stride := t.matrixMemory(in, p, v.typ, 2)
	t.emit(inst{run: runMatrixStore, dst: v.reg, a: p.reg, b: stride, mem: vectorAccess(m.aBits, 1), ext: &extension{matrix: m}})
}

// elements calls f with the pointer to each element of the active lanes and its register.
func (x *subgroup) elements(in *inst, f func(l int32, p uint64, reg *uint64)) {
	m := in.ext.matrix
	for _, l := range x.lanes {
		p, stride := x.regs[in.a+l], int64(x.regs[in.b+l])
		for k := range m.cells {
			i := k*x.width + int(l)
			if i >= m.a.rows*m.a.columns {
				break
			}
			line, place := int64(i/m.a.columns), int64(i%m.a.columns)
			if m.columns {
				line, place = place, line
			}
			if m.packed > 0 {
				line, place = line/int64(m.packed), place*int64(m.packed)+line%int64(m.packed)
			}
			// The stride counts pointees, and a place in a line components.
			at := line*stride*m.size + place*int64(m.aBits.bytes())
			f(l, movePointer(p, at), &x.regs[int(in.dst)+k*x.width+int(l)])
		}
	}
}

func runMatrixLoad(x *subgroup, in *inst) {
	m := in.ext.matrix
	x.elements(in, func(l int32, p uint64, reg *uint64) {
		o, offset, ok := x.resolve(p, in.mem.size)
		if !ok {
			x.outside(in, l, p, in.mem.size)
			*reg = 0
			return
		}
		if x.checks != 0 {
			x.inspect(in, l, o, offset, false)
		}
		*reg = load(o.data[offset+int64(l)*o.stride:], m.aBits)
	})
}

func runMatrixStore(x *subgroup, in *inst) {
	m := in.ext.matrix
	x.elements(in, func(l int32, p uint64, reg *uint64) {
		o, offset, ok := x.resolve(p, in.mem.size)
		if !ok {
			x.outside(in, l, p, in.mem.size)
			return
		}
		if x.checks != 0 {
			x.inspect(in, l, o, offset, true)
		}
		store(o.data[offset+int64(l)*o.stride:], m.aBits, *reg)
	})
}

func translateMatrixLength(t *translator, in *instruction) {
	ty := t.typeOf(in.arg(0))
	if ty.kind != cooperativeType {
		refuse(in, "its operand is not a cooperative matrix")
	}
	v := t.result(in)
	t.move(v.reg, t.constantRegisters([]uint64{uint64(ty.count)}), 1)
}

func translateMulAdd(t *translator, in *instruction) { t.multiplyAdd(in, in.arg(3)) }

// multiplyAdd multiplies two matrices and adds a third. The flags say which have signs.
func (t *translator) multiplyAdd(in *instruction, flags uint32) {
	a, b, c, v := t.matrix(in, in.arg(0)), t.matrix(in, in.arg(1)), t.matrix(in, in.arg(2)), t.result(in)
	if v.typ.kind != cooperativeType || *v.typ.coop != *c.typ.coop || a.typ.coop.columns != b.typ.coop.rows ||
		a.typ.coop.rows != c.typ.coop.rows || b.typ.coop.columns != c.typ.coop.columns || a.typ.elem.scalar.isFloat() != v.typ.elem.scalar.isFloat() {
		refuse(in, "the shapes or types of its operands do not fit")
	}
	m := &matrixAccess{
		a: *a.typ.coop, b: *b.typ.coop, c: *c.typ.coop, aBits: a.typ.elem.scalar, bBits: b.typ.elem.scalar, cBits: c.typ.elem.scalar,
		signs: [3]bool{flags&signedA != 0, flags&signedB != 0, flags&signedC != 0}, saturates: flags&saturating != 0, bReg: b.reg, cReg: c.reg,
	}
	t.emit(inst{run: runMulAdd, dst: v.reg, a: a.reg, ext: &extension{matrix: m, to: v.typ.elem.scalar}})
}

// element returns the register of an element of a matrix.
func (x *subgroup) element(reg int32, shape cooperative, row, column int) *uint64 {
	i := row*shape.columns + column
	return &x.regs[int(reg)+i] // lane i modulo width of register i / width
}

// runMulAdd multiplies and adds. Sums of floats are rounded once, at the end.
func runMulAdd(x *subgroup, in *inst) {
	m, to := in.ext.matrix, in.ext.to
	out := make([]uint64, 0, m.c.rows*m.c.columns)
	for r := range m.c.rows {
		for c := range m.c.columns {
			start := *x.element(m.cReg, m.c, r, c)
			if to.isFloat() {
				sum := m.cBits.number(start)
				for k := range m.a.columns {
					sum += m.aBits.number(*x.element(in.a, m.a, r, k)) * m.bBits.number(*x.element(m.bReg, m.b, k, c))
				}
				out = append(out, to.rounded(sum, libm.ToNearest))
				continue
			}
			sum := number(start, m.cBits.bits, m.signs[2])
			for k := range m.a.columns {
				sum += number(*x.element(in.a, m.a, r, k), m.aBits.bits, m.signs[0]) * number(*x.element(m.bReg, m.b, k, c), m.bBits.bits, m.signs[1])
			}
			out = append(out, m.integer(sum, to))
		}
	}
	copy(x.regs[in.dst:], out)
}

// integer returns a sum in the type of the result.
func (m *matrixAccess) integer(sum int64, to scalar) uint64 {
	switch {
	case !m.saturates:
	case m.signs[2]:
		return clampSigned(sum, to.bits) & to.mask()
	default:
		return uint64(max(0, min(sum, int64(to.mask()>>1)<<1|1)))
	}
	return uint64(sum) & to.mask()
}

// number returns the value of an integer that has a sign or not.
func number(v uint64, bits uint8, signs bool) int64 {
	if signs {
		return signed(v, bits)
	}
	return int64(v)
}
