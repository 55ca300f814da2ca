package tosa

import "github.com/spvc/spvc/ir"

// inferFirst is the inference of operations whose result has the shape of the first operand.
func inferFirst(op *ir.Operation) ([]Shape, bool) {
	s := ShapeOf(op.Operand(0))
	return one(Shape{s.Dims, s.Ranked, nil})
}

// inferMul is inferElementwise without the shift.
func inferMul(op *ir.Operation) ([]Shape, bool) {
	dims, ok := broadcast(op.Operands()[:2])
	return one(Shape{Dims: dims, Ranked: ok})
}

// inferArgMax22 does not know the type of the index.
func inferArgMax22(op *ir.Operation) ([]Shape, bool) {
	out, ok := inferArgMax(op)
	if ok {
		out[0].Elem = nil
	}
	return out, ok
}

func inferPad(op *ir.Operation) ([]Shape, bool) {
	in, rank := ShapeOf(op.Operand(0)), shapeRank(op.Operand(1))
	if !in.Ranked {
		return one(ranked(unknown(rank / 2)...))
	}
	pads, ok := constantInts(op.Operand(1))
	if !ok {
		return one(ranked(unknown(len(in.Dims))...))
	}
	s := paddedShape(in, pads)
	for i := range s.Dims {
		if len(pads) >= 2*i+2 && (pads[2*i] < 0 || pads[2*i+1] < 0) {
			s.Dims[i] = ir.Dynamic
		}
	}
	return one(s)
}

// inferReshapeType infers the type of a tosa.reshape. The sizes may come from any constant.
func inferReshapeType(_ *ir.Context, st *ir.OperationState) (Shape, string) {
	if len(st.Operands) != 2 {
		return Shape{}, " without a shape"
	}
	return reshapeBy(st.Operands[0], st.Operands[1]), ""
}

func inferReshape(op *ir.Operation) ([]Shape, bool) {
	return one(reshapeBy(op.Operand(0), op.Operand(1)))
}

// reshapeBy returns the shape of in reshaped to the sizes that v holds.
func reshapeBy(in, v *ir.Value) Shape {
	s := ShapeOf(in)
	dims, ok := constantInts(v)
	if !ok {
		return Shape{unknown(max(0, shapeRank(v))), true, s.Elem}
	}
	return reshapedShape(s, dims)
}

func inferSlice(op *ir.Operation) ([]Shape, bool) {
	start, size, ok := SliceOf(op)
	if !ok {
		return one(ranked(unknown(max(0, shapeRank(op.Operand(2))))...))
	}
	in := ShapeOf(op.Operand(0))
	if !in.Ranked {
		return one(ranked(knownShape(size)...))
	}
	out := unknown(len(size))
	for i, n := range size {
		if i < len(start) && i < len(in.Dims) {
			out[i] = slicedSize(in.Dims[i], start[i], n)
		}
	}
	return one(ranked(out...))
}

// slicedSize returns the size of a slice of n elements, where -1 stands for all from start on, or unknown if the slice does not fit.
func slicedSize(d, start, n int64) int64 {
	switch {
	case n == 0 || n < -1 || start < 0 || d != ir.Dynamic && start >= d:
		return ir.Dynamic
	case d == ir.Dynamic && n > 0:
		return n
	case d == ir.Dynamic:
		return ir.Dynamic
	case n == -1:
		return d - start
	case start <= d-n:
		return n
	}
	return ir.Dynamic
}

func inferTile(op *ir.Operation) ([]Shape, bool) {
	times, ok := constantInts(op.Operand(1))
	if !ok {
		return one(ranked(unknown(max(0, shapeRank(op.Operand(1))))...))
	}
	out, ok := tiledShape(ShapeOf(op.Operand(0)), times)
	for i := range out {
		for k, n := range times {
			if n == -1 {
				out[i].Dims[k] = ir.Dynamic
			}
		}
	}
	return out, ok
}

func inferTranspose(op *ir.Operation) ([]Shape, bool) {
	in := ShapeOf(op.Operand(0))
	if !in.Ranked {
		return one(Shape{})
	}
	order, _ := TransposeOf(op)
	if len(order) != len(in.Dims) {
		return nil, false
	}
	out := make([]int64, len(order))
	for i, k := range order {
		if k < 0 || k >= int64(len(order)) {
			return nil, false
		}
		out[i] = in.Dims[k]
	}
	return one(ranked(out...))
}

func inferTransposeConv(op *ir.Operation) ([]Shape, bool) {
	return one(transposedShape(op, unknown(4)))
}

// inferBlocks infers the scales of blocks of a tensor, which follow its last dimension.
func inferBlocks(op *ir.Operation) ([]Shape, bool) {
	s := ShapeOf(op.Operand(0))
	out := []Shape{{s.Dims, s.Ranked, nil}, {s.Dims, s.Ranked, nil}}
	if n := len(s.Dims); n > 0 {
		dims := append([]int64(nil), s.Dims...)
		if size := int64(enumValue(op, "block_size")); dims[n-1] != ir.Dynamic && size > 0 {
			dims[n-1] /= size
		}
		out[1].Dims = dims
	}
	return out, true
}

func inferBlockMatMul(op *ir.Operation) ([]Shape, bool) {
	out := unknown(3)
	for i, at := range [4][2]int{{0, 1}, {0, 1}, {0, 2}, {0, 2}} {
		if s := ShapeOf(op.Operand(i)); s.Ranked {
			prefer(&out[0], s.Dims[0])
			prefer(&out[at[1]], s.Dims[1])
		}
	}
	return one(ranked(out...))
}
