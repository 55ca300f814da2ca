package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// vectorOp breaks down an operation of the vector dialect. mask, if not nil, says which elements
// take part; only operations that vector.mask can predicate get one.
func (x *expander) vectorOp(op *ir.Operation, mask []lane) bool {
	for i := range op.NumOperands() + op.NumResults() {
		var v *ir.Value
		if i < op.NumOperands() {
			v = op.Operand(i)
		} else {
			v = op.Result(i - op.NumOperands())
		}
		t, ok := v.Type().(*ir.VectorType)
		switch {
		case !ok:
		case t.IsScalable():
			return x.refuse(op, t)
		case !x.spend(op, ir.NumElements(t.Shape())):
			return false
		}
	}
	switch op.Def() {
	case vector.FMA:
		return x.elements(op)
	case vector.Broadcast, vector.Splat, vector.ShapeCast, vector.Transpose, vector.FlatTranspose, vector.Shuffle,
		vector.Interleave, vector.Deinterleave, vector.ExtractStridedSlice, vector.InsertStridedSlice, vector.FromElements:
		return x.moved(op)
	case vector.Extract, vector.ExtractElement:
		return x.extract(op)
	case vector.Insert, vector.InsertElement:
		return x.insert(op)
	case vector.BitCast:
		return x.bitcast(vector.UnaryOp{Operation: op})
	case vector.Step, vector.ConstantMask:
		return x.numbered(op)
	case vector.CreateMask:
		return x.createMask(op)
	case vector.Reduction, vector.MultiReduction, vector.Contract, vector.OuterProduct, vector.MatrixMultiply, vector.Scan:
		return x.combined(op, mask)
	case vector.Load, vector.Store, vector.MaskedLoad, vector.MaskedStore, vector.Gather, vector.Scatter, vector.ExpandLoad, vector.CompressStore:
		return x.access(vector.AccessOp{Operation: op}, mask)
	case vector.TransferRead, vector.TransferWrite:
		return x.transfer(vector.TransferOp{Operation: op}, mask)
	case vector.TypeCast:
		x.casts = append(x.casts, op)
		return x.retype(op, op.Result(0))
	case vector.Print:
		return op.EmitOpError("cannot print in a kernel: use gpu.printf")
	}
	return op.EmitOpError("is an operation on vectors that kernels cannot have: SPIR-V has no form for it")
}

// moved breaks down operations whose results consist of elements of their operands.
func (x *expander) moved(op *ir.Operation) bool {
	in := make([][]lane, op.NumOperands())
	for i := range in {
		in[i] = x.elementsOf(op.Operand(i))
	}
	t := op.Result(0).Type().(*ir.VectorType)
	switch op.Def() {
	case vector.Broadcast, vector.Splat:
		return x.broadcast(op, t, in[0])
	case vector.ShapeCast:
		return x.replace(op, x.compose(t.ElementType(), in[0]))
	case vector.FromElements:
		all := make([]lane, len(in))
		for i := range in {
			all[i] = in[i][0]
		}
		return x.replace(op, x.compose(t.ElementType(), all))
	case vector.Transpose:
		return x.transpose(op, t, in[0])
	case vector.FlatTranspose:
		// The matrix lies in memory column by column.
		rows, columns := attrInt(op, "rows"), attrInt(op, "columns")
		return x.choose(op, t, func(pos []int64) lane { return in[0][pos[0]/columns+pos[0]%columns*rows] })
	case vector.Shuffle:
		return x.shuffled(vector.ShuffleOp{Operation: op}, in[0], in[1])
	case vector.Interleave:
		last := len(t.Shape()) - 1
		from := op.Operand(0).Type().(*ir.VectorType).Shape()
		return x.choose(op, t, func(pos []int64) lane {
			at := slices.Clone(pos)
			at[last] /= 2
			return in[pos[last]%2][number(from, at)]
		})
	case vector.Deinterleave:
		return x.deinterleave(op, in[0])
	case vector.ExtractStridedSlice:
		return x.extractSlice(vector.SliceOp{Operation: op}, in[0])
	}
	return x.insertSlice(vector.SliceOp{Operation: op}, in[0], in[1])
}

// attrInt returns the value of an integer attribute.
func attrInt(op *ir.Operation, name string) int64 {
	a, _ := op.Attr(name).(*ir.IntegerAttr)
	return a.Int64Or(0)
}

// shapeOf returns the shape of a vector, or none for a scalar.
func shapeOf(t ir.Type) []int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Shape()
	}
	return nil
}

// broadcast repeats the source along leading dimensions and those where it has size 1.
func (x *expander) broadcast(op *ir.Operation, t *ir.VectorType, in []lane) bool {
	from := shapeOf(op.Operand(0).Type())
	lead := len(t.Shape()) - len(from)
	at := make([]int64, len(from))
	return x.choose(op, t, func(pos []int64) lane {
		for i, s := range from {
			at[i] = pos[lead+i]
			if s == 1 {
				at[i] = 0
			}
		}
		return in[number(from, at)]
	})
}

func (x *expander) transpose(op *ir.Operation, t *ir.VectorType, in []lane) bool {
	perm := vector.UnaryOp{Operation: op}.Permutation()
	from := shapeOf(op.Operand(0).Type())
	at := make([]int64, len(from))
	return x.choose(op, t, func(pos []int64) lane {
		for i, p := range perm {
			at[p] = pos[i]
		}
		return in[number(from, at)]
	})
}

// shuffled chooses among the slices of the first dimension of two vectors.
func (x *expander) shuffled(op vector.ShuffleOp, a, b []lane) bool {
	row := int64(1)
	if s := op.V1Type().Shape(); len(s) > 1 {
		row = ir.NumElements(s[1:])
	}
	all := slices.Concat(a, b)
	var out []lane
	for _, k := range op.Mask() {
		out = append(out, all[k*row:(k+1)*row]...)
	}
	return x.replace(op.Operation, x.compose(op.Type().ElementType(), out))
}

func (x *expander) deinterleave(op *ir.Operation, in []lane) bool {
	elem := op.Result(0).Type().(*ir.VectorType).ElementType()
	var out [2][]lane
	for i, l := range in {
		out[i%2] = append(out[i%2], l)
	}
	for i := range out {
		x.setParts(op.Result(i), x.compose(elem, out[i]))
	}
	x.spread.Discard(op)
	return true
}

func (x *expander) extractSlice(op vector.SliceOp, in []lane) bool {
	from, offsets, strides := op.SourceType().Shape(), op.Offsets(), op.Strides()
	at := make([]int64, len(from))
	return x.choose(op.Operation, op.Type(), func(pos []int64) lane {
		copy(at, pos)
		for i := range offsets {
			at[i] = offsets[i] + pos[i]*strides[i]
		}
		return in[number(from, at)]
	})
}

// insertSlice inserts a vector, whose dimensions are the last ones of the destination.
func (x *expander) insertSlice(op vector.SliceOp, src, dst []lane) bool {
	offsets, strides := op.Offsets(), op.Strides()
	into, from := op.Type().Shape(), op.SourceType().Shape()
	lead := len(into) - len(from)
	out := slices.Clone(dst)
	at := make([]int64, len(into))
	k := 0
	for pos := range vector.Positions(from) {
		copy(at, offsets)
		for i, p := range pos {
			at[lead+i] = p*strides[i] + offsets[lead+i]
		}
		out[number(into, at)] = src[k]
		k++
	}
	return x.replace(op.Operation, x.compose(op.Type().ElementType(), out))
}

// position returns the place that an extraction or insertion names, as a number of a part of the
// vector: a constant, or a value that is less than count. count is the number of parts. op's
// verifier has checked constants.
func (x *expander) position(at []interfaces.IndexValue, shape []int64) (where interfaces.IndexValue, count int64) {
	count = 1
	for i, p := range at {
		count *= shape[i]
		if p.Value != nil {
			if n, ok := ir.IntConstantOf(p.Value); ok && n >= 0 && n < shape[i] {
				p = interfaces.IndexValue{Const: n}
			}
		}
		switch {
		case p.Value == nil && where.Value == nil:
			where.Const = where.Const*shape[i] + p.Const
		case where.Value == nil && where.Const == 0:
			where = p
		default:
			v := x.Op(arith.MulI, x.index(where, p), arith.NewInt(x.b, x.Loc, x.typeOf(where, p), shape[i]))
			where = interfaces.IndexValue{Value: x.Op(arith.AddI, v, x.index(p, where))}
		}
	}
	return where, count
}

// typeOf returns the type of the values among two numbers.
func (x *expander) typeOf(a, b interfaces.IndexValue) ir.Type {
	if a.Value != nil {
		return a.Value.Type()
	}
	return b.Value.Type()
}

// index returns a number as a value of the type of the values among the two.
func (x *expander) index(n, other interfaces.IndexValue) *ir.Value {
	if n.Value != nil {
		return n.Value
	}
	return arith.NewInt(x.b, x.Loc, x.typeOf(n, other), n.Const)
}

// placeOf returns the position of an extraction or insertion.
func placeOf(op *ir.Operation) []interfaces.IndexValue {
	switch op.Def() {
	case vector.Extract:
		return vector.ExtractOp{Operation: op}.Position()
	case vector.Insert:
		return vector.InsertOp{Operation: op}.Position()
	}
	if p := (vector.ElementOp{Operation: op}).Position(); p != nil {
		return []interfaces.IndexValue{{Value: p}}
	}
	return nil
}

// extract takes a part of a vector. A dynamic position selects among all parts.
func (x *expander) extract(op *ir.Operation) bool {
	in := x.elementsOf(op.Operand(0))
	t := op.Result(0).Type()
	elem := ir.ElementTypeOrSelf(t)
	where, count := x.position(placeOf(op), shapeOf(op.Operand(0).Type()))
	part := int64(len(in)) / count
	if where.Value == nil {
		return x.replace(op, x.compose(elem, in[where.Const*part:][:part]))
	}
	if x.isSupported(op.Operand(0).Type()) && part == 1 {
		v := x.b.Create(x.Loc, vector.ExtractElement, []*ir.Value{op.Operand(0), where.Value}, []ir.Type{t})
		return x.replace(op, []*ir.Value{v.Result(0)})
	}
	var out []*ir.Value
	for k := range count {
		parts := x.compose(elem, in[k*part:][:part])
		if k == 0 {
			out = parts
			continue
		}
		is := x.isConstant(where.Value, k)
		for i := range out {
			out[i] = x.Select(is, parts[i], out[i])
		}
	}
	return x.replace(op, out)
}

// isConstant compares a number with a constant.
func (x *expander) isConstant(v *ir.Value, n int64) *ir.Value {
	return x.CmpI(arith.EQ, v, arith.NewInt(x.b, x.Loc, v.Type(), n))
}

// insert replaces a part of a vector. At a dynamic position, each part is selected.
func (x *expander) insert(op *ir.Operation) bool {
	src, dst := x.elementsOf(op.Operand(0)), x.elementsOf(op.Operand(1))
	t := op.Result(0).Type().(*ir.VectorType)
	where, count := x.position(placeOf(op), t.Shape())
	part := int64(len(dst)) / count
	out := slices.Clone(dst)
	switch {
	case where.Value == nil:
		copy(out[where.Const*part:], src)
	case x.isSupported(t) && part == 1:
		v := x.b.Create(x.Loc, vector.InsertElement, []*ir.Value{x.scalar(src[0]), op.Operand(1), where.Value}, []ir.Type{t})
		return x.replace(op, []*ir.Value{v.Result(0)})
	default:
		for k := range count {
			is := x.isConstant(where.Value, k)
			for i := k * part; i < (k+1)*part; i++ {
				out[i] = lane{x.Select(is, x.scalar(src[i%part]), x.scalar(dst[i])), -1}
			}
		}
	}
	return x.replace(op, x.compose(t.ElementType(), out))
}
