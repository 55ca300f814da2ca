package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

func compositeHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpCompositeConstruct:   translateConstruct,
		spec.OpCompositeExtract:     translateExtract,
		spec.OpCompositeInsert:      translateInsert,
		spec.OpVectorShuffle:        translateShuffle,
		spec.OpVectorExtractDynamic: translateExtractDynamic,
		spec.OpVectorInsertDynamic:  translateInsertDynamic,
		spec.OpTranspose:            translateTranspose,
		spec.OpOuterProduct:         translateOuterProduct,
		spec.OpMatrixTimesVector:    translateProduct,
		spec.OpVectorTimesMatrix:    translateProduct,
		spec.OpMatrixTimesMatrix:    translateProduct,
	}
}

func translateConstruct(t *translator, in *instruction) {
	v := t.result(in)
	at := 0
	for _, id := range in.args {
		part := t.operand(in, id)
		if at+part.typ.cells > v.typ.cells {
			refuse(in, "it has too many components")
		}
		t.move(t.cellOf(v.reg, at), part.reg, part.typ.cells)
		at += part.typ.cells
	}
	if v.typ.kind == cooperativeType && at == 1 {
		for ; at < v.typ.cells; at++ {
			t.move(t.cellOf(v.reg, at), v.reg, 1)
		}
	}
	if at != v.typ.cells {
		refuse(in, "it has too few components")
	}
}

// selectPart returns the part that indices select, which lies in the registers of the
// whole.
func (t *translator) selectPart(in *instruction, v value, indices []uint32) value {
	for _, i := range indices {
		part, start, ok := v.typ.part(i)
		if !ok {
			refuse(in, "index %d is out of range", i)
		}
		v = value{typ: part, reg: t.cellOf(v.reg, start)}
	}
	if v.typ.kind == pointerType {
		v.view = t.viewOf(v.typ)
	}
	return v
}

func translateExtract(t *translator, in *instruction) {
	v := t.selectPart(in, t.operand(in, in.arg(0)), in.args[min(1, len(in.args)):])
	sameShape(in, v.typ, t.typeOf(in.typ))
	t.define(in, v)
}

func translateInsert(t *translator, in *instruction) {
	part, whole := t.operand(in, in.arg(0)), t.operand(in, in.arg(1))
	v := t.result(in)
	sameShape(in, v.typ, whole.typ)
	t.move(v.reg, whole.reg, v.typ.cells)
	to := t.selectPart(in, v, in.args[min(2, len(in.args)):])
	sameShape(in, to.typ, part.typ)
	t.move(to.reg, part.reg, part.typ.cells)
}

// translateShuffle selects components of two vectors. The index 0xFFFFFFFF selects none.
func translateShuffle(t *translator, in *instruction) {
	a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.result(in)
	indices := in.args[min(2, len(in.args)):]
	if len(indices) != v.typ.cells {
		refuse(in, "it has not one index for each component")
	}
	for i, index := range indices {
		n, m := uint32(a.typ.cells), uint32(b.typ.cells)
		src := t.constantRegisters([]uint64{0})
		switch {
		case index < n:
			src = t.cellOf(a.reg, int(index))
		case index < n+m:
			src = t.cellOf(b.reg, int(index-n))
		case index != 0xffffffff:
			refuse(in, "index %d is out of range", index)
		}
		t.move(t.cellOf(v.reg, i), src, 1)
	}
}

func translateExtractDynamic(t *translator, in *instruction) {
	a, index, v := t.operand(in, in.arg(0)), t.scalarOperand(in, 1, intScalar), t.result(in)
	if v.typ.cells != 1 || a.typ.cells == 0 {
		refuse(in, "its operands have the wrong type")
	}
	t.emit(inst{run: runExtractDynamic, dst: v.reg, a: a.reg, b: index.reg, n: int32(a.typ.cells)})
}

func runExtractDynamic(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		i := x.component(in, l, x.regs[in.b+l])
		x.regs[in.dst+l] = x.regs[in.a+i*int32(x.width)+l]
	}
}

// component returns an index of a component. An index out of range is undefined.
func (x *subgroup) component(in *inst, l int32, index uint64) int32 {
	if index < uint64(in.n) {
		return int32(index)
	}
	if x.checks&CheckBounds != 0 {
		x.report(Finding{Check: CheckBounds, Message: "index " + decimal(int64(index)) + " of a vector of " + decimal(int64(in.n)) + " components"}, in.index, l)
	}
	return 0
}

func translateInsertDynamic(t *translator, in *instruction) {
	a, part, index, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.scalarOperand(in, 2, intScalar), t.result(in)
	sameShape(in, a.typ, v.typ)
	if part.typ.cells != 1 {
		refuse(in, "its operands have the wrong type")
	}
	t.move(v.reg, a.reg, v.typ.cells)
	t.emit(inst{run: runInsertDynamic, dst: v.reg, a: part.reg, b: index.reg, n: int32(a.typ.cells)})
}

func runInsertDynamic(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		index := x.regs[in.b+l]
		i := x.component(in, l, index)
		if index < uint64(in.n) {
			x.regs[in.dst+i*int32(x.width)+l] = x.regs[in.a+l]
		}
	}
}

// shape returns the rows and columns of a matrix, or of a vector as one column.
func shape(in *instruction, ty *valueType) (rows, columns int) {
	switch ty.kind {
	case matrixType:
		return ty.elem.count, ty.count
	case vectorType:
		return ty.count, 1
	}
	refuse(in, "its operands have the wrong type")
	return
}

func translateTranspose(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	sameShape(in, a.typ, v.typ)
	rows, columns := shape(in, a.typ)
	for c := range columns {
		for r := range rows {
			t.move(t.cellOf(v.reg, r*columns+c), t.cellOf(a.reg, c*rows+r), 1)
		}
	}
}

func translateOuterProduct(t *translator, in *instruction) {
	a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.result(in)
	s := v.typ.component()
	if s.kind != floatScalar || v.typ.cells != a.typ.cells*b.typ.cells {
		refuse(in, "its operands have the wrong type")
	}
	mul := binaryRows()[spec.OpFMul]
	one := &valueType{cells: 1}
	for c := range b.typ.cells {
		for r := range a.typ.cells {
			t.each(value{typ: one, reg: t.cellOf(v.reg, c*a.typ.cells+r)}, mul.perComponent(s, s), t.cellOf(a.reg, r), t.cellOf(b.reg, c), a.reg)
		}
	}
}

// translateProduct multiplies matrices and vectors. A vector on the left is one row.
func translateProduct(t *translator, in *instruction) {
	a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.result(in)
	rows, inner := shape(in, a.typ)
	if a.typ.kind == vectorType {
		rows, inner = 1, rows
	}
	depth, columns := shape(in, b.typ)
	s := v.typ.component()
	if depth != inner || v.typ.cells != rows*columns || s.kind != floatScalar {
		refuse(in, "its operands have the wrong type")
	}
	vector := &valueType{kind: vectorType, count: inner, cells: inner}
	row := value{typ: vector, reg: t.newRegisters(inner)}
	for r := range rows {
		for k := range inner {
			t.move(t.cellOf(row.reg, k), t.cellOf(a.reg, k*rows+r), 1)
		}
		for c := range columns {
			column := value{typ: vector, reg: t.cellOf(b.reg, c*inner)}
			t.dot(in, t.cellOf(v.reg, c*rows+r), row, column, s)
		}
	}
}
