package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// lowerBroadcast makes copies along the first dimension, and stretches dimensions of one element. Since MLIR 22, the conversion broadcasts
// scalars by itself.
func lowerBroadcast(op vector.BroadcastOp, rw *rewrite.Rewriter) bool {
	b, loc, to := &rw.Builder, op.Loc(), op.Type()
	from, ok := op.Source().Type().(*ir.VectorType)
	if !ok {
		if rw.Context().MLIR() > 21 {
			return rw.Fail("broadcasts of scalars stay")
		}
		rw.Replace(op.Operation, newSplat(rw, loc, to, op.Source()))
		return true
	}
	shape, source := to.Shape(), from.Shape()
	if len(source) <= 1 && len(shape) == 1 {
		rw.Replace(op.Operation, newSplat(rw, loc, to, onlyElement(rw, loc, op.Source())))
		return true
	}
	first := 0 // the first dimension that differs, if the ranks are the same
	if len(source) == len(shape) {
		for first < len(shape) && source[first] == shape[first] {
			first++
		}
		if first == len(shape) {
			rw.Replace(op.Operation, op.Source())
			return true
		}
	}
	if !countsPieces(rowsOf(to), rw) {
		return false
	}
	if len(source) == len(shape) && first > 0 {
		return broadcastRows(op, rw)
	}
	row := vector.DropLeading(to, 1)
	var v, part *ir.Value
	if len(source) < len(shape) {
		part = vector.NewBroadcast(b, loc, op.Source(), row)
		v = noValue(rw, loc, to)
	} else {
		v = noValue(rw, loc, to)
		part = vector.NewBroadcast(b, loc, vector.NewExtract(b, loc, op.Source(), 0), row)
	}
	for i := range shape[0] {
		v = vector.NewInsert(b, loc, part, v, i)
	}
	rw.Replace(op.Operation, v)
	return true
}

// onlyElement puts the element of a vector that has one.
func onlyElement(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value) *ir.Value {
	switch {
	case rankOf(v) == 1:
		return vector.NewExtract(&rw.Builder, loc, v, 0)
	case rw.Context().MLIR() > 19:
		return vector.NewExtract(&rw.Builder, loc, v)
	}
	return vector.NewExtractElement(&rw.Builder, loc, v)
}

// broadcastRows broadcasts each row of the source by itself.
func broadcastRows(op vector.BroadcastOp, rw *rewrite.Rewriter) bool {
	b, loc, to := &rw.Builder, op.Loc(), op.Type()
	if to.ScalableDim(0) {
		return rw.Fail("the first dimension is scalable")
	}
	row, v := vector.DropLeading(to, 1), noValue(rw, loc, to)
	for i := range to.Shape()[0] {
		part := vector.NewBroadcast(b, loc, vector.NewExtract(b, loc, op.Source(), i), row)
		v = vector.NewInsert(b, loc, part, v, i)
	}
	rw.Replace(op.Operation, v)
	return true
}

// transposeUnits turns the transpose of a matrix with one row or one column, which moves nothing, into a cast.
func transposeUnits(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	t := op.Type()
	shape := t.Shape()
	if rw.Context().MLIR() > 21 || len(shape) != 2 || !slices.Equal(op.Permutation(), []int64{1, 0}) ||
		(shape[0] != 1 || t.ScalableDim(0)) && (shape[1] != 1 || t.ScalableDim(1)) {
		return rw.Fail("the transpose moves elements")
	}
	rw.Replace(op.Operation, vector.NewUnary(&rw.Builder, op.Loc(), vector.ShapeCast, op.Source(), t))
	return true
}

// matrixOf returns the sizes of the two dimensions with more than one element that a transpose swaps.
func matrixOf(op vector.UnaryOp) (rows, columns int64, ok bool) {
	var sizes, places []int64
	for i, n := range op.SourceType().Shape() {
		if n > 1 {
			sizes, places = append(sizes, n), append(places, int64(i))
		}
	}
	if len(sizes) != 2 {
		return 0, 0, false
	}
	perm := op.Permutation()
	return sizes[0], sizes[1], slices.Index(perm, places[0]) > slices.Index(perm, places[1])
}

// lowerTranspose moves the parts along the dimensions up to the last one that the transpose moves.
func (l Lowering) lowerTranspose(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	from, b, loc := op.SourceType(), &rw.Builder, op.Loc()
	if from.IsScalable() {
		return rw.Fail("This lowering does not support scalable vectors")
	}
	perm := op.Permutation()
	if rows, columns, ok := matrixOf(op); ok && l.Transpose >= Shuffle1D && rows <= maxPieces && columns <= maxPieces/rows {
		l.shuffleTranspose(op, rows, columns, rw)
		return true
	}
	n := len(perm)
	for n > 0 && perm[n-1] == int64(n-1) {
		n--
	}
	if !countsPieces(from.Shape()[:n], rw) {
		return false
	}
	v := noValue(rw, loc, op.Type())
	to := make([]int64, n)
	for pos := range vector.Positions(from.Shape()[:n]) {
		for i := range to {
			to[i] = pos[perm[i]]
		}
		v = vector.NewInsert(b, loc, vector.NewExtract(b, loc, op.Source(), pos...), v, to...)
	}
	rw.Replace(op.Operation, v)
	return true
}

// shuffleTranspose transposes a flat vector by one shuffle.
func (l Lowering) shuffleTranspose(op vector.UnaryOp, rows, columns int64, rw *rewrite.Rewriter) {
	b, loc, c := &rw.Builder, op.Loc(), rw.Context()
	flat := c.Vector([]int64{rows * columns}, op.Type().ElementType())
	v := vector.NewUnary(b, loc, vector.ShapeCast, op.Source(), flat)
	mask := make([]int64, 0, rows*columns)
	for j := range columns {
		for i := range rows {
			mask = append(mask, i*columns+j)
		}
	}
	v = newShuffle(rw, loc, v, v, mask)
	rw.Replace(op.Operation, vector.NewUnary(b, loc, vector.ShapeCast, v, op.Type()))
}

// newShuffle puts a vector.shuffle.
func newShuffle(rw *rewrite.Rewriter, loc ir.Location, v, w *ir.Value, mask []int64) *ir.Value {
	t := v.Type().(*ir.VectorType)
	shape := append([]int64{int64(len(mask))}, t.Shape()[1:]...)
	return rw.Create(loc, vector.Shuffle, []*ir.Value{v, w}, []ir.Type{rw.Context().Vector(shape, t.ElementType())},
		i64s(rw.Context(), "mask", mask)).Result(0)
}

// shapeCastPatterns returns the patterns that break casts of shapes down.
func shapeCastPatterns(ctx *ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("ShapeCastOpNDDownCastRewritePattern", vector.ShapeCast, flattenCast),
		rewrite.On("ShapeCastOpNDUpCastRewritePattern", vector.ShapeCast, unflattenCast),
		rewrite.On("ShapeCastOpRewritePattern", vector.ShapeCast, reshapeCast),
		rewrite.On("ScalableShapeCastOpRewritePattern", vector.ShapeCast, scalableCast),
	}
}

// castsFlat reports whether a cast goes between the type high and one of rank 1 row by row. Until MLIR 19, it does if the rank of high is 2. Since,
// it does if the rows have several elements.
func castsFlat(ctx *ir.Context, high, flat *ir.VectorType) bool {
	n := len(high.Shape())
	if n > 1 && ctx.MLIR() > 19 && high.Shape()[n-1] == 1 {
		return false
	}
	return !high.IsScalable() && !flat.IsScalable() && len(flat.Shape()) == 1 && (n == 2 || n > 2 && ctx.MLIR() > 19)
}

// flattenCast inserts the rows into a flat vector.
func flattenCast(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	from, b, loc := op.SourceType(), &rw.Builder, op.Loc()
	if !castsFlat(rw.Context(), from, op.Type()) {
		return rw.Fail("the result is not flat")
	}
	shape := from.Shape()
	n := len(shape) - 1
	if !countsPieces(shape[:n], rw) {
		return false
	}
	v, at := noValue(rw, loc, op.Type()), int64(0)
	for pos := range vector.Positions(shape[:n]) {
		v = vector.NewInsertSlice(b, loc, vector.NewExtract(b, loc, op.Source(), pos...), v, []int64{at})
		at += shape[n]
	}
	rw.Replace(op.Operation, v)
	return true
}

// unflattenCast extracts the rows from a flat vector.
func unflattenCast(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	if !castsFlat(rw.Context(), op.Type(), op.SourceType()) {
		return rw.Fail("the source is not flat")
	}
	shape := op.Type().Shape()
	n := len(shape) - 1
	if !countsPieces(shape[:n], rw) {
		return false
	}
	v, at := noValue(rw, loc, op.Type()), int64(0)
	for pos := range vector.Positions(shape[:n]) {
		part := vector.NewExtractSlice(b, loc, op.Source(), []int64{at}, shape[n:])
		v = vector.NewInsert(b, loc, part, v, pos...)
		at += shape[n]
	}
	rw.Replace(op.Operation, v)
	return true
}

// delinearize returns the position in shape of element n.
func delinearize(shape []int64, n int64) []int64 {
	pos := make([]int64, len(shape))
	for i := len(shape) - 1; i >= 0; i-- {
		pos[i] = n % shape[i]
		n /= shape[i]
	}
	return pos
}

// reshapeCast moves the elements one by one, or since MLIR 20 the parts that both shapes have in common.
func reshapeCast(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	from, to, b, loc := op.SourceType(), op.Type(), &rw.Builder, op.Loc()
	if from.IsScalable() || to.IsScalable() || castsFlat(rw.Context(), from, to) || castsFlat(rw.Context(), to, from) {
		return rw.Fail("another pattern casts the shape")
	}
	source, result := from.Shape(), to.Shape()
	if rw.Context().MLIR() > 19 {
		for len(source) > 0 && len(result) > 0 && source[len(source)-1] == result[len(result)-1] {
			source, result = source[:len(source)-1], result[:len(result)-1]
		}
		if s, r := from.Shape(), to.Shape(); len(source) == len(s) && len(result) == len(r) && len(s) > 1 && len(r) > 1 {
			if c := min(s[len(s)-1], r[len(r)-1]); c > 1 && s[len(s)-1]%c == 0 && r[len(r)-1]%c == 0 {
				return castRows(op, c, rw)
			}
		}
	}
	n := ir.NumElements(source)
	if !countsPieces([]int64{n}, rw) {
		return false
	}
	v := noValue(rw, loc, to)
	old := rw.Context().MLIR() <= 19
	for i := range n {
		var x *ir.Value
		if len(from.Shape()) == 0 && old {
			x = vector.NewExtractElement(b, loc, op.Source())
		} else if at := delinearize(source, i); len(at) > 0 || len(from.Shape()) == 0 {
			x = vector.NewExtract(b, loc, op.Source(), at...)
		} else {
			x = op.Source()
		}
		if len(to.Shape()) == 0 && old {
			v = b.Create(loc, vector.InsertElement, []*ir.Value{x, v}, []ir.Type{to}).Result(0)
			continue
		}
		if at := delinearize(result, i); len(at) > 0 || len(to.Shape()) == 0 {
			v = vector.NewInsert(b, loc, x, v, at...)
		} else {
			v = x
		}
	}
	rw.Replace(op.Operation, v)
	return true
}

// castRows moves runs of n elements between rows whose lengths are multiples of n.
func castRows(op vector.UnaryOp, n int64, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	source, result := op.SourceType().Shape(), op.Type().Shape()
	count := ir.NumElements(source) / n
	if !countsPieces([]int64{count}, rw) {
		return false
	}
	last := func(shape []int64) int64 { return shape[len(shape)-1] / n } // runs in a row
	lead := func(shape []int64) []int64 { return shape[:len(shape)-1] }
	v := noValue(rw, loc, op.Type())
	var row, into *ir.Value
	for i := range count {
		if at := i % last(source); at == 0 {
			row = vector.NewExtract(b, loc, op.Source(), delinearize(lead(source), i/last(source))...)
		}
		part := row
		if last(source) > 1 {
			part = vector.NewExtractSlice(b, loc, row, []int64{i % last(source) * n}, []int64{n})
		}
		pos := delinearize(lead(result), i/last(result))
		if last(result) == 1 {
			v = vector.NewInsert(b, loc, part, v, pos...)
			continue
		}
		if i%last(result) == 0 {
			into = vector.NewExtract(b, loc, v, pos...)
		}
		into = vector.NewInsertSlice(b, loc, part, into, []int64{i % last(result) * n})
		if i%last(result) == last(result)-1 {
			v = vector.NewInsert(b, loc, into, v, pos...)
		}
	}
	rw.Replace(op.Operation, v)
	return true
}

// lastIsScalable reports whether the last dimension of t is the only scalable one.
func lastIsScalable(t *ir.VectorType) bool {
	n := len(t.Shape())
	for i := range n - 1 {
		if t.ScalableDim(i) {
			return false
		}
	}
	return n > 0 && t.ScalableDim(n-1)
}

// scalableCast moves scalable runs between rows, as if vscale were 1.
func scalableCast(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	from, to, b, loc := op.SourceType(), op.Type(), &rw.Builder, op.Loc()
	if !lastIsScalable(from) || !lastIsScalable(to) {
		return rw.Fail("trailing dims are not scalable")
	}
	source, result := from.Shape(), to.Shape()
	long, wide := source[len(source)-1], result[len(result)-1]
	n := min(long, wide)
	count := ir.NumElements(source)
	if !countsPieces([]int64{count / n}, rw) {
		return false
	}
	run := rw.Context().ScalableVector([]int64{n}, []bool{true}, from.ElementType())
	v := noValue(rw, loc, to)
	var row, into *ir.Value
	for i := int64(0); i < count; i += n {
		at, pos := delinearize(source, i), delinearize(result, i)
		if row == nil {
			row = op.Source()
			if len(source) > 1 {
				row = vector.NewExtract(b, loc, row, at[:len(at)-1]...)
			}
		}
		part, first, end := row, at[len(at)-1], pos[len(pos)-1]
		if n < long {
			part = b.Create(loc, vector.ScalableExtract, []*ir.Value{row}, []ir.Type{run}, ir.Named("pos", rw.Context().Int(rw.Context().I64(), first))).Result(0)
		}
		if into == nil {
			switch into = v; {
			case n == wide:
				into = part
			case len(result) > 1:
				into = vector.NewExtract(b, loc, v, pos[:len(pos)-1]...)
			}
		}
		if n < wide {
			into = b.Create(loc, vector.ScalableInsert, []*ir.Value{part, into}, []ir.Type{into.Type()},
				ir.Named("pos", rw.Context().Int(rw.Context().I64(), end))).Result(0)
		}
		if len(result) == 1 {
			v = into
		} else if end+n >= wide {
			v, into = vector.NewInsert(b, loc, into, v, pos[:len(pos)-1]...), nil
		}
		if first+n >= long {
			row = nil
		}
	}
	rw.Replace(op.Operation, v)
	return true
}
