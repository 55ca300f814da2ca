package functospirv

import (
	"slices"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// UnrollBodies splits operations on vectors in op into operations on vectors of at most four elements: elementwise ones,
// reductions and transpositions. It also takes slices of constants.
func UnrollBodies(op *ir.Operation) {
	ps := rewrite.NewPatternSet(
		rewrite.OnOp("UnrollElementwise", nil, unrollElementwise),
		rewrite.OnOp("UnrollReduction", vector.Reduction, unrollReduction),
		rewrite.OnOp("UnrollTranspose", vector.Transpose, unrollTranspose),
		rewrite.On("TakePart", vector.ExtractStridedSlice, takePart),
		vector.SliceOfConstant())
	rewrite.ApplyGreedily(op, ps, rewrite.GreedyConfig{BottomUp: true})
}

// unrollElementwise computes each part of the result from the parts of the operands.
func unrollElementwise(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.NumResults() != 1 || !op.HasTrait(ir.Elementwise) {
		return rw.Fail("not elementwise")
	}
	tile, ok := tilingOf(op.Result(0).Type())
	if !ok {
		return rw.Fail("no vector to split")
	}
	split := make([]bool, op.NumOperands())
	for i, v := range op.Operands() {
		if t, ok := tilingOf(v.Type()); ok && t.n == tile.n {
			split[i] = true
		} else if _, ok := v.Type().(*ir.VectorType); ok {
			return rw.Fail("an operand is not split as the result")
		}
	}
	b, loc := &rw.Builder, op.Loc()
	result := tile.zero(b, loc)
	for k := range tile.n {
		operands := op.Operands()
		for i, v := range operands {
			if split[i] {
				t, _ := tilingOf(v.Type())
				operands[i] = t.take(b, loc, v, k)
			}
		}
		part := rw.Create(loc, op.Def(), operands, []ir.Type{tile.part}, op.Attrs()...).Result(0)
		result = vector.NewInsertSlice(b, loc, part, result, tile.offsets(k))
	}
	rw.Replace(op, result)
	return true
}

// unrollReduction reduces each part, and combines the results and the accumulator.
func unrollReduction(op *ir.Operation, rw *rewrite.Rewriter) bool {
	tile, ok := tilingOf(op.Operand(0).Type())
	if !ok {
		return rw.Fail("no vector to split")
	}
	r := vector.ReductionOp{Operation: op}
	if r.Kind().Combiner(op.Result(0).Type()) == nil || op.Parent().Is(vector.Mask) {
		return rw.Fail("the reduction cannot be split")
	}
	loc := op.Loc()
	var sum *ir.Value
	add := func(v *ir.Value) {
		if sum != nil {
			v = vector.Combine(&rw.Builder, loc, r.Kind(), sum, v, op.Attr("fastmath"), nil)
		}
		sum = v
	}
	for k := range tile.n {
		p := tile.take(&rw.Builder, loc, op.Operand(0), k)
		if tile.part.Shape()[0] == 1 {
			add(vector.NewExtract(&rw.Builder, loc, p, 0))
			continue
		}
		add(rw.Create(loc, vector.Reduction, []*ir.Value{p}, []ir.Type{op.Result(0).Type()}, op.Attrs()...).Result(0))
	}
	if op.NumOperands() > 1 {
		add(op.Operand(1))
	}
	rw.Replace(op, sum)
	return true
}

// unrollTranspose makes each part of the result of its elements.
func unrollTranspose(op *ir.Operation, rw *rewrite.Rewriter) bool {
	tile, ok := tilingOf(op.Result(0).Type())
	if !ok {
		return rw.Fail("no vector to split")
	}
	perm := op.Attr("permutation").(*ir.DenseArrayAttr)
	loc, source := op.Loc(), op.Operand(0)
	parts := make([]*ir.Value, tile.n)
	for k := range parts {
		at := tile.offsets(int64(k))
		from := make([]int64, len(at))
		var elements []*ir.Value
		for range tile.part.Shape()[0] {
			for d, i := range at {
				from[perm.Int64(d)] = i
			}
			elements = append(elements, vector.NewExtract(&rw.Builder, loc, source, from...))
			at[len(at)-1]++
		}
		parts[k] = rw.Create(loc, vector.FromElements, elements, []ir.Type{tile.part}).Result(0)
	}
	rw.Replace(op, tile.join(&rw.Builder, loc, parts))
	return true
}

// takePart replaces a slice of a row by the part that was inserted there. Folds take parts of vectors of one dimension only.
func takePart(s vector.SliceOp, rw *rewrite.Rewriter) bool {
	row := vector.ExtractOp{Operation: s.Source().DefinedBy(vector.Extract)}
	if row.Operation == nil || len(row.Dynamic()) > 0 {
		return rw.Fail("no row of a vector")
	}
	at := append(slices.Clone(row.Static()), s.Offsets()...)
	for def := row.Vector().DefinedBy(vector.InsertStridedSlice); def != nil; {
		n := vector.SliceOp{Operation: def}
		if n.Source().Type() != s.Result(0).Type() {
			break
		}
		if slices.Equal(n.Offsets(), at) {
			rw.Replace(s.Operation, n.Source())
			return true
		}
		if !apart(n.Offsets(), at, n.Source().Type().(*ir.VectorType).Shape()[0]) {
			break
		}
		def = n.Dest().DefinedBy(vector.InsertStridedSlice)
	}
	return rw.Fail("the row is not made of such parts")
}

// apart reports whether two slices of width elements of rows do not overlap.
func apart(a, b []int64, width int64) bool {
	last := len(a) - 1
	return !slices.Equal(a[:last], b[:last]) || a[last]+width <= b[last] || b[last]+width <= a[last]
}
