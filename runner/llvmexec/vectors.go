package llvmexec

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// vectorIntrinsics returns the compilers of intrinsics on vectors.
func vectorIntrinsics() map[*ir.OpDef]func(k *compiler, op *ir.Operation) step {
	t := map[*ir.OpDef]func(k *compiler, op *ir.Operation) step{
		llvm.IntrMaskedLoad: (*compiler).maskedLoad, llvm.IntrMaskedStore: (*compiler).maskedStore,
		llvm.IntrMaskedGather: (*compiler).gather, llvm.IntrMaskedScatter: (*compiler).scatter,
		llvm.IntrMaskedExpandload: (*compiler).expandLoad, llvm.IntrMaskedCompressstore: (*compiler).compressStore,
		llvm.IntrVectorInsert: (*compiler).insertVector, llvm.IntrVectorExtract: (*compiler).extractVector,
		llvm.IntrVectorInterleave2: (*compiler).interleave, llvm.IntrVectorDeinterleave2: (*compiler).deinterleave,
		llvm.IntrMatrixMultiply: (*compiler).matrixMultiply, llvm.IntrMatrixTranspose: (*compiler).matrixTranspose,
		llvm.IntrMatrixColumnMajorLoad: (*compiler).matrixLoad, llvm.IntrMatrixColumnMajorStore: (*compiler).matrixStore,
	}
	for def, by := range map[*ir.OpDef]*ir.OpDef{
		llvm.IntrVectorReduceAdd: llvm.Add, llvm.IntrVectorReduceMul: llvm.Mul, llvm.IntrVectorReduceAnd: llvm.And, llvm.IntrVectorReduceOr: llvm.Or,
		llvm.IntrVectorReduceXor: llvm.XOr, llvm.IntrVectorReduceSmax: llvm.IntrSmax, llvm.IntrVectorReduceSmin: llvm.IntrSmin,
		llvm.IntrVectorReduceUmax: llvm.IntrUmax, llvm.IntrVectorReduceUmin: llvm.IntrUmin,
	} {
		t[def] = func(k *compiler, op *ir.Operation) step {
			e := k.operand(op, 0).elem
			return k.reduce(op, k.operand(op, 0), intBinaries[by].one(e, 0, false, false), nil)
		}
	}
	for def, by := range map[*ir.OpDef]*ir.OpDef{
		llvm.IntrVectorReduceFmax: llvm.IntrMaxnum, llvm.IntrVectorReduceFmin: llvm.IntrMinnum,
		llvm.IntrVectorReduceFmaximum: llvm.IntrMaximum, llvm.IntrVectorReduceFminimum: llvm.IntrMinimum,
	} {
		t[def] = func(k *compiler, op *ir.Operation) step {
			return k.reduce(op, k.operand(op, 0), floatBinaries[by].one(k, k.operand(op, 0).elem), nil)
		}
	}
	for def, by := range map[*ir.OpDef]*ir.OpDef{llvm.IntrVectorReduceFadd: llvm.FAdd, llvm.IntrVectorReduceFmul: llvm.FMul} {
		t[def] = func(k *compiler, op *ir.Operation) step {
			start := k.operand(op, 0)
			return k.reduce(op, k.operand(op, 1), floatBinaries[by].one(k, start.shape), &start)
		}
	}
	return t
}

// reduce compiles the combination of the elements of a vector from the first to the last, after a start value if there is one.
func (k *compiler) reduce(op *ir.Operation, v slot, combine func(x *thread, d, a, b []cell), start *slot) step {
	d, n := k.result(op), v.elem.cells
	return func(x *thread, f []cell) {
		acc := x.scratch(n)
		first := 0
		if start != nil {
			copy(acc, start.in(f))
		} else {
			copy(acc, f[v.at:v.at+n])
			first = 1
		}
		for i := first; i < v.n; i++ {
			combine(x, acc, acc, f[v.at+i*n:v.at+(i+1)*n])
		}
		copy(d.in(f), acc)
	}
}

// scratch returns n cells that are valid until the next call.
func (x *thread) scratch(n int) []cell {
	if cap(x.temp) < n {
		x.temp = make([]cell, n)
	}
	return x.temp[:n]
}

// active reports whether the mask has lane i, or a fault if it is not defined.
func (x *thread) active(f []cell, mask slot, i int) bool {
	c := f[mask.at+i]
	if c.undef != 0 {
		x.fault(Undefined, "the mask of an access is not defined")
	}
	return c.bits != 0
}

// laneOf returns the cells of lane i of a vector.
func laneOf(f []cell, v slot, i int) []cell {
	return f[v.at+i*v.elem.cells : v.at+(i+1)*v.elem.cells]
}

// offsetBy returns an address with an offset in bytes.
func offsetBy(c cell, n uint64) cell { return cell{c.bits + n, c.undef} }

// passThrough writes lane i of the operand that stands for lanes that are not accessed, poison if there is none.
func (k *compiler) passThrough(op *ir.Operation, at int) func(f []cell, i int) {
	d := k.result(op)
	if at >= op.NumOperands() {
		return func(f []cell, i int) { poison(laneOf(f, d, i)) }
	}
	p := k.operand(op, at)
	return func(f []cell, i int) { copy(laneOf(f, d, i), laneOf(f, p, i)) }
}

func (k *compiler) maskedLoad(op *ir.Operation) step {
	p, mask, d, other := k.operand(op, 0), k.operand(op, 1), k.result(op), k.passThrough(op, 2)
	align := min(immediate(op, "alignment"), d.elem.size)
	return func(x *thread, f []cell) {
		for i := range d.n {
			if !x.active(f, mask, i) {
				other(f, i)
				continue
			}
			data, known := x.access(offsetBy(f[p.at], uint64(i)*d.elem.store), d.elem.store, align, false)
			d.elem.decode(laneOf(f, d, i), data, known)
		}
	}
}

func (k *compiler) maskedStore(op *ir.Operation) step {
	v, p, mask := k.operand(op, 0), k.operand(op, 1), k.operand(op, 2)
	align := min(immediate(op, "alignment"), v.elem.size)
	return func(x *thread, f []cell) {
		for i := range v.n {
			if x.active(f, mask, i) {
				data, known := x.access(offsetBy(f[p.at], uint64(i)*v.elem.store), v.elem.store, align, true)
				v.elem.encode(laneOf(f, v, i), data, known)
			}
		}
	}
}

func (k *compiler) gather(op *ir.Operation) step {
	p, mask, d, other := k.operand(op, 0), k.operand(op, 1), k.result(op), k.passThrough(op, 2)
	align := immediate(op, "alignment")
	return func(x *thread, f []cell) {
		for i := range d.n {
			if !x.active(f, mask, i) {
				other(f, i)
				continue
			}
			data, known := x.access(f[p.at+i], d.elem.store, align, false)
			d.elem.decode(laneOf(f, d, i), data, known)
		}
	}
}

func (k *compiler) scatter(op *ir.Operation) step {
	v, p, mask := k.operand(op, 0), k.operand(op, 1), k.operand(op, 2)
	align := immediate(op, "alignment")
	return func(x *thread, f []cell) {
		for i := range v.n {
			if x.active(f, mask, i) {
				data, known := x.access(f[p.at+i], v.elem.store, align, true)
				v.elem.encode(laneOf(f, v, i), data, known)
			}
		}
	}
}

func (k *compiler) expandLoad(op *ir.Operation) step {
	p, mask, d, other := k.operand(op, 0), k.operand(op, 1), k.result(op), k.passThrough(op, 2)
	return func(x *thread, f []cell) {
		at := f[p.at]
		for i := range d.n {
			if !x.active(f, mask, i) {
				other(f, i)
				continue
			}
			data, known := x.access(at, d.elem.store, 1, false)
			d.elem.decode(laneOf(f, d, i), data, known)
			at = offsetBy(at, d.elem.store)
		}
	}
}

func (k *compiler) compressStore(op *ir.Operation) step {
	v, p, mask := k.operand(op, 0), k.operand(op, 1), k.operand(op, 2)
	return func(x *thread, f []cell) {
		at := f[p.at]
		for i := range v.n {
			if x.active(f, mask, i) {
				data, known := x.access(at, v.elem.store, 1, true)
				v.elem.encode(laneOf(f, v, i), data, known)
				at = offsetBy(at, v.elem.store)
			}
		}
	}
}

func (k *compiler) insertVector(op *ir.Operation) step {
	v, sub, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	at := int(immediate(op, "pos")) * d.elem.cells
	return func(_ *thread, f []cell) {
		copy(d.in(f), v.in(f))
		copy(d.in(f)[at:], sub.in(f))
	}
}

func (k *compiler) extractVector(op *ir.Operation) step {
	v, d := k.operand(op, 0), k.result(op)
	at := int(immediate(op, "pos")) * d.elem.cells
	return func(_ *thread, f []cell) { copy(d.in(f), v.in(f)[at:]) }
}

func (k *compiler) interleave(op *ir.Operation) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	return func(_ *thread, f []cell) {
		for i := range a.n {
			copy(laneOf(f, d, 2*i), laneOf(f, a, i))
			copy(laneOf(f, d, 2*i+1), laneOf(f, b, i))
		}
	}
}

func (k *compiler) deinterleave(op *ir.Operation) step {
	v, d := k.operand(op, 0), k.result(op)
	n, half := v.elem.cells, v.n/2
	return func(_ *thread, f []cell) {
		for i := range v.n {
			copy(f[d.at+(i%2*half+i/2)*n:], laneOf(f, v, i))
		}
	}
}

// matrixMultiply compiles the product of matrices whose columns lie one after the other. LLVM adds the products of a row and a
// column from the first to the last, each rounded.
func (k *compiler) matrixMultiply(op *ir.Operation) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	rows, inner, cols := int(immediate(op, "lhs_rows")), int(immediate(op, "lhs_columns")), int(immediate(op, "rhs_columns"))
	var mul, add func(x *thread, d, a, b []cell)
	if d.elem.class == floatClass {
		mul, add = floatBinaries[llvm.FMul].one(k, d.elem), floatBinaries[llvm.FAdd].one(k, d.elem)
	} else {
		mul, add = intBinaries[llvm.Mul].one(d.elem, 0, false, false), intBinaries[llvm.Add].one(d.elem, 0, false, false)
	}
	n := d.elem.cells
	return func(x *thread, f []cell) {
		product := x.scratch(n)
		for c := range cols {
			for r := range rows {
				out := laneOf(f, d, c*rows+r)
				for i := range inner {
					mul(x, product, laneOf(f, a, i*rows+r), laneOf(f, b, c*inner+i))
					if i == 0 {
						copy(out, product)
						continue
					}
					add(x, out, out, product)
				}
			}
		}
	}
}

func (k *compiler) matrixTranspose(op *ir.Operation) step {
	a, d := k.operand(op, 0), k.result(op)
	rows, cols := int(immediate(op, "rows")), int(immediate(op, "columns"))
	return func(_ *thread, f []cell) {
		for r := range rows {
			for c := range cols {
				copy(laneOf(f, d, r*cols+c), laneOf(f, a, c*rows+r))
			}
		}
	}
}

func (k *compiler) matrixLoad(op *ir.Operation) step {
	p, stride, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	rows, cols := int(immediate(op, "rows")), int(immediate(op, "columns"))
	return func(x *thread, f []cell) {
		x.use(stride.in(f), "the stride of a matrix")
		for c := range cols {
			for r := range rows {
				data, known := x.access(offsetBy(f[p.at], (uint64(c)*f[stride.at].bits+uint64(r))*d.elem.size), d.elem.store, d.elem.align, false)
				d.elem.decode(laneOf(f, d, c*rows+r), data, known)
			}
		}
	}
}

func (k *compiler) matrixStore(op *ir.Operation) step {
	v, p, stride := k.operand(op, 0), k.operand(op, 1), k.operand(op, 2)
	rows, cols := int(immediate(op, "rows")), int(immediate(op, "columns"))
	return func(x *thread, f []cell) {
		x.use(stride.in(f), "the stride of a matrix")
		for c := range cols {
			for r := range rows {
				data, known := x.access(offsetBy(f[p.at], (uint64(c)*f[stride.at].bits+uint64(r))*v.elem.size), v.elem.store, v.elem.align, true)
				v.elem.encode(laneOf(f, v, c*rows+r), data, known)
			}
		}
	}
}
