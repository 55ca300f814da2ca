package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/rewrite"
)

// contractPatterns returns the patterns that make contractions of sums of products, and drop transposes and broadcasts around them.
func contractPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("MultiReduceToContract", vector.MultiReduction, contractProducts),
		rewrite.On("CombineContractBroadcast", vector.Contract, dropBroadcasts),
		rewrite.On("CombineContractABTranspose", vector.Contract, dropTransposes),
		rewrite.On("CombineContractResultTranspose", vector.Transpose, dropResultTranspose),
		rewrite.OnOp("ReorderCastOpsOnBroadcast", nil, castBeforeBroadcast),
		rewrite.OnOp("ReorderElementwiseOpsOnTranspose", nil, computeBeforeTranspose),
	}
}

// newContract replaces op by a contraction by sums.
func newContract(op *ir.Operation, rw *rewrite.Rewriter, lhs, rhs, acc *ir.Value, maps []*ir.AffineMap, iterators []ir.Attribute) bool {
	c := rw.Context()
	attrs := make([]ir.Attribute, len(maps))
	for i, m := range maps {
		attrs[i] = c.MapAttr(m)
	}
	rw.ReplaceByNew(op, vector.Contract, []*ir.Value{lhs, rhs, acc}, op.ResultTypes(), ir.Named("indexing_maps", c.Array(attrs)),
		ir.Named("iterator_types", c.Array(iterators)), ir.Named("kind", c.Enum(vector.KindAttrDef, uint64(vector.Add))))
	return true
}

func iterators(op vector.ContractOp) []ir.Attribute {
	a, _ := op.Attr("iterator_types").(*ir.ArrayAttr)
	return a.Elements
}

// contractProducts makes a contraction of a sum of products.
func contractProducts(op vector.ReductionOp, rw *rewrite.Rewriter) bool {
	product := op.Vector().DefiningOp()
	if op.Kind() != vector.Add || product == nil || !product.Is(arith.MulI) && !product.Is(arith.MulF) {
		return rw.Fail("not a sum of products")
	}
	c, n := rw.Context(), len(op.Type().Shape())
	var kept []int
	var kinds []ir.Attribute
	for i := range n {
		kind := vector.Reduce
		if !slices.Contains(op.Dims(), int64(i)) {
			kind = vector.Parallel
			kept = append(kept, i)
		}
		kinds = append(kinds, c.Enum(vector.IteratorAttrDef, uint64(kind)))
	}
	all := c.IdentityMap(n)
	return newContract(op.Operation, rw, product.Operand(0), product.Operand(1), op.Operand(1), []*ir.AffineMap{all, all, affinemap.Dims(c, n, kept)}, kinds)
}

// dropTransposes lets a contraction read vectors before their dimensions are permuted.
func dropTransposes(op vector.ContractOp, rw *rewrite.Rewriter) bool {
	maps, operands := op.Maps(), op.Operands()
	changed := false
	for i := range 2 {
		if t := operands[i].DefinedBy(vector.Transpose); t != nil {
			maps[i] = unpermuted(maps[i], vector.UnaryOp{Operation: t}.Permutation())
			operands[i] = t.Operand(0)
			changed = true
		}
	}
	return changed && newContract(op.Operation, rw, operands[0], operands[1], operands[2], maps, iterators(op))
}

// unpermuted returns m with result i at place perm[i].
func unpermuted(m *ir.AffineMap, perm []int64) *ir.AffineMap {
	results := make([]*ir.AffineExpr, len(perm))
	for i, p := range perm {
		results[p] = m.Results[i]
	}
	return m.Context().AffineMap(m.Dims, m.Symbols, results...)
}

// dropResultTranspose lets a contraction add to a vector before its dimensions are permuted, if the result is permuted back.
func dropResultTranspose(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(vector.Contract)
	if def == nil || !op.Source().HasOneUse() {
		return rw.Fail("not the only use of a contraction")
	}
	contract := vector.ContractOp{Operation: def}
	acc := def.Operand(2).DefinedBy(vector.Transpose)
	if acc == nil {
		return rw.Fail("the accumulator is not transposed")
	}
	perm := op.Permutation()
	for i, p := range (vector.UnaryOp{Operation: acc}).Permutation() {
		if perm[p] != int64(i) {
			return rw.Fail("the transposes do not cancel")
		}
	}
	maps := contract.Maps()
	m := maps[2]
	results := make([]*ir.AffineExpr, len(perm))
	for i, p := range perm {
		results[i] = m.Results[p]
	}
	maps[2] = rw.Context().AffineMap(m.Dims, m.Symbols, results...)
	return newContract(op.Operation, rw, def.Operand(0), def.Operand(1), acc.Operand(0), maps, iterators(contract))
}

// dropBroadcasts lets a contraction read vectors before they are broadcast along outer dimensions.
func dropBroadcasts(op vector.ContractOp, rw *rewrite.Rewriter) bool {
	maps, operands, kinds := op.Maps(), op.Operands(), iterators(op)
	changed := false
	for i := range 2 {
		def := operands[i].DefinedBy(vector.Broadcast)
		if def == nil {
			continue
		}
		if n := droppable(vector.BroadcastOp{Operation: def}, maps[i], op.Iterators()); n > 0 {
			maps[i] = rw.Context().AffineMap(maps[i].Dims, maps[i].Symbols, maps[i].Results[n:]...)
			operands[i] = def.Operand(0)
			changed = true
		}
	}
	if !changed {
		return rw.Fail("no broadcast to drop")
	}
	used := usedDims(maps)
	kept := []ir.Attribute{}
	for d, u := range used {
		if u {
			kept = append(kept, kinds[d])
		}
	}
	for i := range maps {
		maps[i] = withDims(maps[i], used)
	}
	lhs, rhs := usedDims(maps[:1]), usedDims(maps[1:2])
	both := false
	for d, k := range kept {
		if !lhs[d] && !rhs[d] {
			return rw.Fail("an operand would not use a dimension")
		}
		both = both || lhs[d] && rhs[d] && k == rw.Context().Enum(vector.IteratorAttrDef, uint64(vector.Reduce))
	}
	return both && newContract(op.Operation, rw, operands[0], operands[1], operands[2], maps, kept)
}

// droppable returns the number of outer dimensions that b adds, or 0 if the contraction needs them.
func droppable(b vector.BroadcastOp, m *ir.AffineMap, kinds []vector.IteratorType) int {
	from, ok := b.Source().Type().(*ir.VectorType)
	if !ok {
		return 0
	}
	to := b.Type().Shape()
	n := len(to) - len(from.Shape())
	if !slices.Equal(from.Shape(), to[n:]) {
		return 0
	}
	for i, size := range to[:n] {
		if size != 1 && kinds[m.Results[i].Value] == vector.Reduce {
			return 0
		}
	}
	return n
}

// usedDims reports for each dimension whether one of the maps has it as a result.
func usedDims(maps []*ir.AffineMap) []bool {
	used := make([]bool, maps[0].Dims)
	for _, m := range maps {
		for _, e := range m.Results {
			used[e.Value] = true
		}
	}
	return used
}

// withDims returns m with only those dimensions that are kept.
func withDims(m *ir.AffineMap, kept []bool) *ir.AffineMap {
	c, n := m.Context(), 0
	dims := make([]*ir.AffineExpr, len(kept))
	for i, k := range kept {
		dims[i] = c.AffineDimExpr(n)
		if k {
			n++
		}
	}
	results := make([]*ir.AffineExpr, len(m.Results))
	for i, e := range m.Results {
		results[i] = dims[e.Value]
	}
	return c.AffineMap(n, 0, results...)
}

// computeBeforeTranspose computes with the vectors before their dimensions are permuted in one way, and transposes constants back.
func computeBeforeTranspose(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if !op.HasTrait(ir.Elementwise) || op.NumResults() != 1 || op.NumRegions() != 0 {
		return rw.Fail("not elementwise")
	}
	var perm []int64
	var from *ir.VectorType
	for _, v := range op.Operands() {
		t := v.DefinedBy(vector.Transpose)
		switch {
		case t == nil && ir.ConstantOf(v) == nil:
			return rw.Fail("an operand is neither transposed nor constant")
		case t == nil:
			continue
		}
		p := vector.UnaryOp{Operation: t}.Permutation()
		if perm != nil && !slices.Equal(p, perm) {
			return rw.Fail("different transpose map")
		}
		perm, from = p, t.Operand(0).Type().(*ir.VectorType)
	}
	result, ok := op.Result(0).Type().(*ir.VectorType)
	if perm == nil || !ok {
		return rw.Fail("nothing is transposed")
	}
	inverse := make([]int64, len(perm))
	for i, p := range perm {
		inverse[p] = int64(i)
	}
	operands := make([]*ir.Value, op.NumOperands())
	for i, v := range op.Operands() {
		if t := v.DefinedBy(vector.Transpose); t != nil {
			operands[i] = t.Operand(0)
		} else if _, isVector := v.Type().(*ir.VectorType); isVector {
			operands[i] = vector.NewTranspose(&rw.Builder, v.Loc(), v, inverse)
		} else {
			return rw.Fail("an operand is no vector")
		}
	}
	n := like(op, rw, operands, from.WithShape(from.Shape(), result.ElementType()))
	rw.Replace(op, vector.NewTranspose(&rw.Builder, op.Loc(), n, perm))
	return true
}
