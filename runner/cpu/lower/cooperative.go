package lower

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// A cooperative matrix is an array of the elements that the invocation holds: element row * columns + column belongs to the invocation of that
// number modulo the size of the subgroup.

// maxMatrix bounds the elements of a cooperative matrix.
const maxMatrix = 1 << 14

// share returns how many elements an invocation holds. Some of the last ones may be beyond the matrix.
func (l *lowering) share(t *spirv.CooperativeMatrixType) uint64 {
	s := uint64(max(l.o.Subgroup, 1))
	return (uint64(t.Rows)*uint64(t.Columns) + s - 1) / s
}

// isCooperative reports whether an operation has cooperative matrices as operands or result, other than one that only passes elements on.
func isCooperative(op *ir.Operation) bool {
	if op.Is(spirv.KHRCooperativeMatrixLength) {
		return true
	}
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*spirv.CooperativeMatrixType); ok {
			return !op.Is(spirv.CompositeExtract) && !op.Is(spirv.CompositeInsert) && nameOf(op) != "MatrixTimesScalar" && !op.Is(spirv.FunctionCall) && !op.Is(spirv.Select)
		}
	}
	if op.NumResults() == 0 {
		return false
	}
	_, ok := op.Result(0).Type().(*spirv.CooperativeMatrixType)
	return ok && !op.Is(spirv.Undef) && !op.Is(spirv.FunctionCall)
}

// cooperative lowers an operation on cooperative matrices.
func (l *lowering) cooperative(op *ir.Operation) {
	for _, v := range append(op.Operands(), op.Results()...) {
		if t, ok := v.Type().(*spirv.CooperativeMatrixType); ok && (uint64(t.Rows)*uint64(t.Columns) > maxMatrix || t.Scope != spec.ScopeSubgroup) {
			l.refuse(op, "cooperative matrices of this scope or size are not supported")
			return
		}
	}
	switch {
	case op.Is(spirv.KHRCooperativeMatrixLoad):
		l.matrixLoad(op)
	case op.Is(spirv.KHRCooperativeMatrixStore):
		l.matrixStore(op)
	case op.Is(spirv.KHRCooperativeMatrixMulAdd):
		l.matrixMulAdd(op)
	case op.Is(spirv.KHRCooperativeMatrixLength):
		if a, ok := op.Attr("cooperative_matrix_type").(*ir.TypeAttr); ok {
			if t, ok := a.Value.(*spirv.CooperativeMatrixType); ok {
				l.values[op.Result(0)] = l.i32(int64(l.share(t)))
				return
			}
		}
		l.refuse(op, "the type is no cooperative matrix")
	case op.Is(spirv.CompositeConstruct):
		t := l.typ(op, op.Result(0).Type())
		all, v := l.zero(t), l.operand(op, 0)
		for i := range columns(t) {
			all = l.insertAt(all, v, i)
		}
		l.values[op.Result(0)] = all
	default:
		l.elementwise(op)
	}
}

// elementwise computes with each element that the invocation holds.
func (l *lowering) elementwise(op *ir.Operation) {
	if op.NumResults() != 1 || l.defOf(op) == spirv.OpaqueInst || l.actions[op.Def()] != nil && !op.Is(spirv.FConvert) && !op.Is(spirv.SConvert) && !op.Is(spirv.UConvert) {
		l.refuse(op, "the operation is not supported for cooperative matrices")
		return
	}
	x, to := l.operandsOf(op), l.typ(op, op.Result(0).Type())
	elem := llvm.ElementAt(to, 0)
	all := l.zero(to)
	for i := range columns(to) {
		parts := make([]*ir.Value, len(x))
		for k := range x {
			parts[k] = l.elementAt(x[k], i)
		}
		if l.err != nil || elem == nil {
			return
		}
		v := parts[0]
		if op.Is(spirv.SDiv) || op.Is(spirv.UDiv) {
			v = l.formulas[nameOf(op)](l, op, parts)
		} else if len(parts) > 1 || v.Type() != elem {
			v = l.one(l.defOf(op), elem, parts...)
		} else if !op.Is(spirv.FConvert) && !op.Is(spirv.SConvert) && !op.Is(spirv.UConvert) {
			v = l.one(l.defOf(op), elem, v)
		}
		all = l.insertAt(all, v, i)
	}
	l.values[op.Result(0)] = all
}

// heldElement puts the number of element i that the invocation holds.
func (l *lowering) heldElement(i uint64) *ir.Value {
	return l.add(l.lane(), l.i32(int64(i*uint64(l.o.Subgroup))))
}

// matrixPlace returns the address of an element in memory, for a matrix of type t at a pointer. An element beyond the matrix has that of the last one.
func (l *lowering) matrixPlace(op *ir.Operation, t *spirv.CooperativeMatrixType, strideAt int, i uint64) (*place, *ir.Value) {
	order, ok := op.Attr("matrix_layout").(*ir.EnumAttr)
	if !ok || spec.CooperativeMatrixLayout(order.Value) > spec.CooperativeMatrixLayoutColumnMajorKHR || op.NumOperands() <= strideAt {
		l.refuse(op, "the layout of the matrix is not supported")
		return &place{layout: &layout{typ: l.c.I32(), size: 4, parts: 1}}, l.word(ContextZeros)
	}
	at := *l.placeOf(op, 0)
	i32 := l.c.I32()
	n := l.one(llvm.IntrUmin, i32, l.heldElement(i), l.i32(int64(t.Rows)*int64(t.Columns)-1))
	row, column := l.one(llvm.UDiv, i32, n, l.i32(int64(t.Columns))), l.one(llvm.URem, i32, n, l.i32(int64(t.Columns)))
	if spec.CooperativeMatrixLayout(order.Value) == spec.CooperativeMatrixLayoutColumnMajorKHR {
		row, column = column, row
	}
	stride := l.resized(l.operand(op, strideAt), i32)
	index := l.wide(l.add(l.mul(row, stride), column))
	size := alignTo(at.layout.size, at.layout.align)
	at.fixed = false
	return &at, l.at(l.b, l.operand(op, 0), l.mul(index, l.number(l.i64, int64(size))))
}

func (l *lowering) matrixLoad(op *ir.Operation) {
	t := op.Result(0).Type().(*spirv.CooperativeMatrixType)
	all := l.zero(l.typ(op, t))
	for i := range l.share(t) {
		at, p := l.matrixPlace(op, t, 1, i)
		if at.layout.typ != t.Element {
			l.refuse(op, "the memory has elements of another type")
		}
		if l.err != nil {
			return
		}
		all = l.insertAt(all, l.read(at, p, 0, at.layout), int64(i))
	}
	l.values[op.Result(0)] = all
}

func (l *lowering) matrixStore(op *ir.Operation) {
	t := op.Operand(1).Type().(*spirv.CooperativeMatrixType)
	all := l.operand(op, 1)
	for i := range l.share(t) {
		at, p := l.matrixPlace(op, t, 2, i)
		if at.layout.typ != t.Element {
			l.refuse(op, "the memory has elements of another type")
		}
		if l.err != nil {
			return
		}
		if (i+1)*uint64(l.o.Subgroup) > uint64(t.Rows)*uint64(t.Columns) {
			exists := l.compare(llvm.ICmpULT, l.heldElement(i), l.i32(int64(t.Rows)*int64(t.Columns)))
			p = l.one(llvm.Select, l.ptr, exists, p, l.word(ContextSink))
			at = &place{root: l.fixedRoot(p, at.layout.size), layout: at.layout, fixed: true}
		}
		l.write(at, p, 0, at.layout, l.elementAt(all, int64(i)))
	}
}

// matrixMulAdd exchanges the elements of two matrices through memory, and computes the elements of the invocation. Sums of floats have 64 bits.
func (l *lowering) matrixMulAdd(op *ir.Operation) {
	a, b := op.Operand(0).Type().(*spirv.CooperativeMatrixType), op.Operand(1).Type().(*spirv.CooperativeMatrixType)
	c := op.Operand(2).Type().(*spirv.CooperativeMatrixType)
	flags := spirv.EnumValue[spec.CooperativeMatrixOperands](op.Attr("matrix_operands"))
	if flags&spec.CooperativeMatrixOperandsSaturatingAccumulationKHR != 0 {
		l.refuse(op, "saturating sums are not supported")
		return
	}
	sizeA, sizeB := l.share(a)*uint64(l.o.Subgroup)*8, l.share(b)*uint64(l.o.Subgroup)*8
	subgroups := alignTo(uint64(l.invocations()), uint64(l.o.Subgroup)) / uint64(l.o.Subgroup)
	number := l.one(llvm.UDiv, l.c.I32(), l.localIndex(), l.i32(int64(l.o.Subgroup)))
	base := l.at(l.b, l.word(ContextRecords), l.add(l.number(l.i64, int64(l.recordBytes()+l.products)), l.mul(l.one(llvm.ZExt, l.i64, number), l.number(l.i64, int64(sizeA+sizeB)))))
	l.products += subgroups * (sizeA + sizeB)
	x := l.operandsOf(op)
	wide, signs := l.wideElements(c), [3]bool{flags&spec.CooperativeMatrixOperandsMatrixASignedComponentsKHR != 0, flags&spec.CooperativeMatrixOperandsMatrixBSignedComponentsKHR != 0,
		flags&spec.CooperativeMatrixOperandsMatrixCSignedComponentsKHR != 0}
	for i := range l.share(a) {
		llvm.NewStore(l.b, l.loc, l.widenElement(l.elementAt(x[0], int64(i)), wide, signs[0]), l.at(l.b, base, l.elementOffset(l.heldElement(i), 0)))
	}
	for i := range l.share(b) {
		llvm.NewStore(l.b, l.loc, l.widenElement(l.elementAt(x[1], int64(i)), wide, signs[1]), l.at(l.b, base, l.elementOffset(l.heldElement(i), sizeA)))
	}
	l.meet()
	all := l.zero(l.typ(op, c))
	for i := range l.share(c) {
		sum := l.product(base, sizeA, a, b, i, l.widenElement(l.elementAt(x[2], int64(i)), wide, signs[2]))
		if wide == l.i64 {
			sum = l.resized(sum, llvm.ElementAt(all.Type(), 0))
		} else {
			sum = l.extended(sum, llvm.ElementAt(all.Type(), 0))
		}
		all = l.insertAt(all, sum, int64(i))
	}
	l.meet()
	l.values[op.Result(0)] = all
}

// wideElements returns the type that products of matrices are computed in.
func (l *lowering) wideElements(t *spirv.CooperativeMatrixType) ir.Type {
	if _, ok := t.Element.(*ir.FloatType); ok {
		return l.c.F64()
	}
	return l.i64
}

func (l *lowering) widenElement(v *ir.Value, wide ir.Type, signed bool) *ir.Value {
	switch {
	case wide != l.i64:
		return l.extended(v, wide)
	case signed && v.Type() != wide:
		return l.one(llvm.SExt, wide, v)
	}
	return l.resized(v, wide)
}

// elementOffset puts the offset of an element of 8 bytes.
func (l *lowering) elementOffset(n *ir.Value, start uint64) *ir.Value {
	return l.add(l.mul(l.one(llvm.ZExt, l.i64, n), l.number(l.i64, 8)), l.number(l.i64, int64(start)))
}

// product puts the sum of the products of a row and a column, in a loop.
func (l *lowering) product(base *ir.Value, sizeA uint64, a, b *spirv.CooperativeMatrixType, i uint64, start *ir.Value) *ir.Value {
	i32, t := l.c.I32(), start.Type()
	n := l.one(llvm.IntrUmin, i32, l.heldElement(i), l.i32(int64(a.Rows)*int64(b.Columns)-1))
	row, column := l.one(llvm.UDiv, i32, n, l.i32(int64(b.Columns))), l.one(llvm.URem, i32, n, l.i32(int64(b.Columns)))
	header, after := ir.NewBlock(), ir.NewBlock()
	k, sum := header.AddArg(i32, l.loc), header.AddArg(t, l.loc)
	result := after.AddArg(t, l.loc)
	l.branch(header, []*ir.Value{l.i32(0), start})
	l.enter(header)
	p := l.at(l.b, base, l.elementOffset(l.add(l.mul(row, l.i32(int64(a.Columns))), k), 0))
	q := l.at(l.b, base, l.elementOffset(l.add(l.mul(k, l.i32(int64(b.Columns))), column), sizeA))
	x, y := llvm.NewLoad(l.b, l.loc, t, p), llvm.NewLoad(l.b, l.loc, t, q)
	var next *ir.Value
	if t == l.i64 {
		next = l.add(sum, l.mul(x, y))
	} else {
		next = l.fadd(sum, l.fmul(x, y))
	}
	step := l.add(k, l.i32(1))
	l.b.CreateBranch(l.loc, llvm.CondBr, []*ir.Value{l.compare(llvm.ICmpULT, step, l.i32(int64(a.Columns))), step, next, next}, []*ir.Block{header, after}, l.c.Segments(1, 2, 1))
	l.enter(after)
	return result
}
