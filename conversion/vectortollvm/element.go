package vectortollvm

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

func (a *at) bitCast(op *ir.Operation, ad rewrite.Adaptor) bool {
	t := op.Result(0).Type()
	if rankOf(t) > 1 {
		return a.rw.Fail("the vector has several dimensions")
	}
	return a.replace(op, llvm.BitCast, a.c.Convert(t), ad.Operands)
}

func (a *at) fma(op *ir.Operation, ad rewrite.Adaptor) bool {
	if rankOf(op.Result(0).Type()) > 1 {
		return a.rw.Fail("the vector has several dimensions")
	}
	return a.replace(op, llvm.IntrFmuladd, ad.Operand(0).Type(), ad.Operands)
}

// shuffle has an instruction for two vectors of one type with one dimension. Others are put together from their parts.
func (a *at) shuffle(op *ir.Operation, ad rewrite.Adaptor) bool {
	s := vector.ShuffleOp{Operation: op}
	t, mask := a.c.Convert(s.Type()), s.Mask()
	if t == nil {
		return a.rw.Fail("the type has no LLVM type")
	}
	if rankOf(s.Type()) <= 1 && s.V1Type() == s.V2Type() {
		numbers := make([]int32, len(mask))
		for i, n := range mask {
			numbers[i] = int32(n)
		}
		a.rw.Replace(op, a.shuffleOf(ad.Operand(0), ad.Operand(1), numbers))
		return true
	}
	first := int64(1)
	if shape := s.V1Type().Shape(); len(shape) > 0 {
		first = shape[0]
	}
	v := a.noValue(t)
	for i, n := range mask {
		from := ad.Operand(0)
		if n >= first {
			n, from = n-first, ad.Operand(1)
		}
		if rankOf(s.Type()) > 1 {
			v = llvm.NewInsertValue(a.b, a.loc, v, llvm.NewExtractValue(a.b, a.loc, from, n), int64(i))
			continue
		}
		x := a.extractAt(llvm.ScalarOf(t), from, a.position(n))
		v = a.insertAt(v, x, a.position(int64(i)))
	}
	a.rw.Replace(op, v)
	return true
}

// elementPosition returns the operand that is the position of an element, or the constant 0 for a vector without dimensions.
func (a *at) elementPosition(ad rewrite.Adaptor, i int) *ir.Value {
	if v := ad.In(i, 0); v != nil {
		return v
	}
	return a.position(0)
}

func (a *at) extractElement(op *ir.Operation, ad rewrite.Adaptor) bool {
	at := a.elementPosition(ad, 1)
	return a.replace(op, llvm.ExtractElement, a.c.Convert(op.Result(0).Type()), []*ir.Value{ad.Operand(0), at})
}

func (a *at) insertElement(op *ir.Operation, ad rewrite.Adaptor) bool {
	at := a.elementPosition(ad, 2)
	return a.replace(op, llvm.InsertElement, a.c.Convert(op.Result(0).Type()), []*ir.Value{ad.Operand(1), ad.Operand(0), at})
}

// place is the position of a vector.extract or vector.insert: that of a vector inside of nested arrays, and that of a scalar in it.
type place struct {
	outer  []int64
	scalar bool
	last   interfaces.IndexValue // if scalar
}

// placeOf returns the place for the positions list in a vector of type t, with converted operands. ok is false if a position in the arrays
// is no constant.
func (a *at) placeOf(list []interfaces.IndexValue, operands []*ir.Value, t *ir.VectorType) (p place, ok bool) {
	rank := len(t.Shape())
	next := 0
	for i, x := range list {
		dynamic := x.Value != nil
		if dynamic {
			x.Value = operands[next]
			next++
		}
		if i == rank-1 {
			p.scalar, p.last = true, x
			break
		}
		if dynamic {
			return p, false
		}
		p.outer = append(p.outer, x.Const)
	}
	if rank == 0 {
		p.scalar = true
	}
	// MLIR 19 takes no dynamic position if a vector is in an array.
	return p, next == 0 || rank < 2 || a.ctx.MLIR() > 19
}

// lastPosition puts the position of the scalar, whose attribute is an i64.
func (a *at) lastPosition(p place) *ir.Value {
	if p.last.Value != nil {
		return p.last.Value
	}
	return llvm.NewInt(a.b, a.loc, a.ctx.I64(), p.last.Const)
}

func (a *at) extract(op *ir.Operation, ad rewrite.Adaptor) bool {
	x := vector.ExtractOp{Operation: op}
	to := a.c.Convert(op.Result(0).Type())
	if to == nil {
		return a.rw.Fail("the type has no LLVM type")
	}
	p, ok := a.placeOf(x.Position(), ad.Operands[1:], x.Type())
	if !ok {
		return a.rw.Fail("a position is not static")
	}
	v := ad.Operand(0)
	if len(p.outer) > 0 {
		v = llvm.NewExtractValue(a.b, a.loc, v, p.outer...)
	}
	if p.scalar {
		v = a.extractAt(to, v, a.lastPosition(p))
	}
	a.rw.Replace(op, v)
	return true
}

func (a *at) insert(op *ir.Operation, ad rewrite.Adaptor) bool {
	x := vector.InsertOp{Operation: op}
	if a.c.Convert(x.Type()) == nil {
		return a.rw.Fail("the type has no LLVM type")
	}
	p, ok := a.placeOf(x.Position(), ad.Operands[2:], x.Type())
	if !ok {
		return a.rw.Fail("a position is not static")
	}
	v, into := ad.Operand(0), ad.Operand(1)
	if p.scalar {
		row := into
		if len(p.outer) > 0 {
			row = llvm.NewExtractValue(a.b, a.loc, into, p.outer...)
		}
		v = a.insertAt(row, v, a.lastPosition(p))
	}
	if len(p.outer) > 0 {
		v = llvm.NewInsertValue(a.b, a.loc, into, v, p.outer...)
	}
	a.rw.Replace(op, v)
	return true
}

// splat puts a scalar into element 0 and shuffles it into the others. Rows of several dimensions are all the same value.
func (a *at) splat(op *ir.Operation, ad rewrite.Adaptor) bool {
	if isVector(op.Operand(0).Type()) {
		return a.rw.Fail("broadcast from vector type not handled")
	}
	t := op.Result(0).Type().(*ir.VectorType)
	to := a.c.Convert(t)
	if to == nil || !a.isSmall(t) {
		return a.rw.Fail("the type has no LLVM type, or too many elements")
	}
	rank, row := len(t.Shape()), to
	var all *ir.Value
	if rank > 1 {
		all = a.noValue(to)
		for array, ok := row.(*llvm.ArrayType); ok; array, ok = row.(*llvm.ArrayType) {
			row = array.Element
		}
	}
	none := a.noValue(row)
	zero := llvm.NewInt(a.b, a.loc, a.ctx.I32(), 0)
	v := a.insertAt(none, ad.Operand(0), zero)
	if rank == 0 {
		a.rw.Replace(op, v)
		return true
	}
	n := t.Shape()[rank-1]
	if rank == 1 {
		if n > 1 || a.ctx.MLIR() <= 21 || t.IsScalable() {
			v = a.shuffleOf(v, none, make([]int32, n))
		}
		a.rw.Replace(op, v)
		return true
	}
	v = a.shuffleOf(v, v, make([]int32, n))
	for pos := range vector.Positions(t.Shape()[:rank-1]) {
		all = llvm.NewInsertValue(a.b, a.loc, all, v, pos...)
	}
	a.rw.Replace(op, all)
	return true
}

func (a *at) scalableInsert(op *ir.Operation, ad rewrite.Adaptor) bool {
	return a.replace(op, llvm.IntrVectorInsert, ad.Operand(1).Type(), []*ir.Value{ad.Operand(1), ad.Operand(0)}, ir.Named("pos", op.Attr("pos")))
}

func (a *at) scalableExtract(op *ir.Operation, ad rewrite.Adaptor) bool {
	return a.replace(op, llvm.IntrVectorExtract, a.c.Convert(op.Result(0).Type()), ad.Operands, ir.Named("pos", op.Attr("pos")))
}

// interleave shuffles vectors of fixed length; scalable ones have an intrinsic.
func (a *at) interleave(op *ir.Operation, ad rewrite.Adaptor) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	if len(t.Shape()) != 1 {
		return a.rw.Fail("InterleaveOp not rank 1")
	}
	if t.IsScalable() {
		return a.replace(op, llvm.IntrVectorInterleave2, a.c.Convert(t), ad.Operands)
	}
	if !a.isSmall(t) {
		return false
	}
	n := int32(t.Shape()[0])
	mask := make([]int32, 0, n)
	for i := range n / 2 {
		mask = append(mask, i, n/2+i)
	}
	a.rw.Replace(op, a.shuffleOf(ad.Operand(0), ad.Operand(1), mask))
	return true
}

func (a *at) deinterleave(op *ir.Operation, ad rewrite.Adaptor) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	if len(t.Shape()) != 1 {
		return a.rw.Fail("DeinterleaveOp not rank 1")
	}
	if t.IsScalable() {
		pair := a.one(llvm.IntrVectorDeinterleave2, a.c.PackTypes(op.ResultTypes()), ad.Operands)
		even := llvm.NewExtractValue(a.b, a.loc, pair, 0)
		a.rw.Replace(op, even, llvm.NewExtractValue(a.b, a.loc, pair, 1))
		return true
	}
	if !a.isSmall(t) {
		return false
	}
	n := int32(t.Shape()[0])
	even, odd := make([]int32, n), make([]int32, n)
	for i := range n {
		even[i], odd[i] = 2*i, 2*i+1
	}
	none := a.one(llvm.Poison, ad.Operand(0).Type(), nil)
	first := a.shuffleOf(ad.Operand(0), none, even)
	a.rw.Replace(op, first, a.shuffleOf(ad.Operand(0), none, odd))
	return true
}

func (a *at) fromElements(op *ir.Operation, ad rewrite.Adaptor) bool {
	t := op.Result(0).Type()
	if rankOf(t) > 1 {
		return a.rw.Fail("rank > 1 vectors are not supported")
	}
	v := a.noValue(a.c.Convert(t))
	for i, x := range ad.Operands {
		v = a.insertAt(v, x, llvm.NewInt(a.b, a.loc, a.c.IndexType(), int64(i)))
	}
	a.rw.Replace(op, v)
	return true
}

// toElements puts no operations for elements that nothing uses.
func (a *at) toElements(op *ir.Operation, ad rewrite.Adaptor) bool {
	if rankOf(op.Operand(0).Type()) > 1 {
		return a.rw.Fail("rank > 1 vectors are not supported")
	}
	index := a.c.IndexType()
	results := make([]*ir.Value, op.NumResults())
	for i := range results {
		r := op.Result(i)
		if r.FirstUse() == nil {
			continue
		}
		at := llvm.NewInt(a.b, a.loc, index, int64(i))
		results[i] = a.extractAt(a.c.Convert(r.Type()), ad.Operand(0), at)
	}
	a.rw.Replace(op, results...)
	return true
}

func (a *at) step(op *ir.Operation, _ rewrite.Adaptor) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	if !t.IsScalable() {
		return a.rw.Fail("the vector is not scalable")
	}
	return a.replace(op, llvm.IntrStepvector, a.c.Convert(t), nil)
}

func (a *at) vscale(op *ir.Operation, _ rewrite.Adaptor) bool {
	return a.replace(op, llvm.IntrVscale, a.c.IndexType(), nil)
}

func (a *at) matrixMultiply(op *ir.Operation, ad rewrite.Adaptor) bool {
	return a.replace(op, llvm.IntrMatrixMultiply, a.c.Convert(op.Result(0).Type()), ad.Operands, ir.Named("lhs_rows", op.Attr("lhs_rows")),
		ir.Named("lhs_columns", op.Attr("lhs_columns")), ir.Named("rhs_columns", op.Attr("rhs_columns")))
}

func (a *at) flatTranspose(op *ir.Operation, ad rewrite.Adaptor) bool {
	return a.replace(op, llvm.IntrMatrixTranspose, a.c.Convert(op.Result(0).Type()), ad.Operands, ir.Named("rows", op.Attr("rows")),
		ir.Named("columns", op.Attr("columns")))
}
