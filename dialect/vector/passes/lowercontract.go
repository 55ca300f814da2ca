package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// masking is the vector.mask around op: the operation to replace, and the mask. Without one, it is op and nil.
func masking(op *ir.Operation, rw *rewrite.Rewriter) (root *ir.Operation, mask *ir.Value) {
	p := op.Parent()
	if p == nil || !p.Is(vector.Mask) {
		return op, nil
	}
	rw.SetBefore(p)
	return p, vector.MaskOp{Operation: p}.Mask()
}

func isInt(t ir.Type) bool {
	switch ir.ElementTypeOrSelf(t).(type) {
	case *ir.IntegerType, *ir.IndexType:
		return true
	}
	return false
}

// floatsOnly and intsOnly are the kinds that only combine floats, and only integers.
const (
	floatsOnly = vector.MinNumF | vector.MaxNumF | vector.MinimumF | vector.MaximumF
	intsOnly   = vector.And | vector.Or | vector.Xor | vector.MinUI | vector.MinSI | vector.MaxUI | vector.MaxSI
)

// multiplyAdd puts x times y, combined with acc by k if acc is not nil. It returns nil if k does not combine such elements.
func multiplyAdd(rw *rewrite.Rewriter, loc ir.Location, x, y, acc *ir.Value, k vector.Kind, mask *ir.Value) *ir.Value {
	b := &rw.Builder
	mul := arith.MulF
	if isInt(x.Type()) {
		if k&floatsOnly != 0 {
			return nil
		}
		mul = arith.MulI
	} else {
		if k&intsOnly != 0 {
			return nil
		}
		if acc != nil && k == vector.Add {
			if _, ok := acc.Type().(*ir.VectorType); ok {
				v := b.Create(loc, vector.FMA, []*ir.Value{x, y, acc}, []ir.Type{acc.Type()}).Result(0)
				if mask != nil {
					v = arith.NewSelect(b, loc, mask, v, acc)
				}
				return v
			}
		}
	}
	v := arith.NewBinary(b, loc, mul, x, y)
	if acc == nil {
		return v
	}
	return vector.Combine(b, loc, k, v, acc, nil, mask)
}

// lowerOuterProduct multiplies the second vector by each element of the first one.
func lowerOuterProduct(op vector.OuterProductOp, rw *rewrite.Rewriter) bool {
	loc, t, k, acc := op.Loc(), op.Type(), op.Kind(), op.Acc()
	if k&floatsOnly != 0 && isInt(t) || k&intsOnly != 0 && !isInt(t) {
		return rw.Fail("the kind does not combine such elements")
	}
	row, ok := op.RHS().Type().(*ir.VectorType)
	if ok && (t.ScalableDim(0) || !countsPieces(rowsOf(t), rw)) {
		return rw.Fail("the rows cannot be unrolled")
	}
	root, mask := masking(op.Operation, rw)
	b := &rw.Builder
	if !ok {
		y := vector.NewBroadcast(b, loc, op.RHS(), op.LHS().Type())
		rw.Replace(root, multiplyAdd(rw, loc, op.LHS(), y, acc, k, mask))
		return true
	}
	v := zeroOf(rw, loc, t)
	for i := range t.Shape()[0] {
		x := vector.NewBroadcast(b, loc, vector.NewExtract(b, loc, op.LHS(), i), row)
		var part, on *ir.Value
		if acc != nil {
			part = vector.NewExtract(b, loc, acc, i)
		}
		if mask != nil {
			on = vector.NewExtract(b, loc, mask, i)
		}
		v = vector.NewInsert(b, loc, multiplyAdd(rw, loc, x, op.RHS(), part, k, on), v, i)
	}
	rw.Replace(root, v)
	return true
}

// contraction is a vector.contract that is broken down.
type contraction struct {
	vector.ContractOp
	rw    *rewrite.Rewriter
	b     *ir.Builder
	loc   ir.Location
	maps  []*ir.AffineMap
	iters []vector.IteratorType
	mask  *ir.Value
}

func (c *contraction) lhs() *ir.Value { return c.Operand(0) }
func (c *contraction) rhs() *ir.Value { return c.Operand(1) }
func (c *contraction) acc() *ir.Value { return c.Operand(2) }

// dims returns the dimensions that are the results of map i.
func (c *contraction) dims(i int) []int {
	dims := make([]int, len(c.maps[i].Results))
	for k, e := range c.maps[i].Results {
		dims[k] = int(e.Value)
	}
	return dims
}

// lowerContract breaks a contraction down by one dimension, or to dot products or outer products.
func (l Lowering) lowerContract(op *ir.Operation, rw *rewrite.Rewriter) bool {
	c := &contraction{ContractOp: vector.ContractOp{Operation: op}, rw: rw, b: &rw.Builder, loc: op.Loc()}
	c.maps, c.iters = c.Maps(), c.Iterators()
	elem := ir.ElementTypeOrSelf(c.acc().Type())
	if len(c.maps) != 3 || ir.ElementTypeOrSelf(c.lhs().Type()) != elem || ir.ElementTypeOrSelf(c.rhs().Type()) != elem {
		return rw.Fail("the elements have several types")
	}
	for _, m := range c.maps {
		for _, e := range m.Results {
			if e.Kind != ir.AffineDim {
				return rw.Fail("a map is no projected permutation")
			}
		}
	}
	if c.Kind() != vector.Add {
		return rw.Fail("contractions other than 'add' not supported")
	}
	if !c.isSmall() {
		return rw.Fail("the contraction has too many products")
	}
	root, mask := masking(op, rw)
	c.mask = mask
	v := (*ir.Value)(nil)
	if l.Contract == OuterProducts {
		v = c.outerProducts()
	} else if mask == nil {
		v = c.dotProducts()
	}
	if v == nil {
		v = c.unroll()
	}
	if v == nil {
		return rw.Fail("the contraction has no dimension to unroll")
	}
	rw.Replace(root, v)
	return true
}

// isSmall reports whether the contraction has few products of elements, though not those along dimensions that all operands lack.
func (c *contraction) isSmall() bool {
	n := int64(1)
	for d := range c.iters {
		size := int64(1)
		for i := range 2 {
			if k := slices.Index(c.dims(i), d); k >= 0 {
				size = max(c.Operand(i).Type().(*ir.VectorType).Shape()[k], 1)
			}
		}
		if size > maxProducts/n {
			return false
		}
		n *= size
	}
	return true
}

// maxProducts is the number of products of elements up to which contractions are unrolled.
const maxProducts = 1 << 20

// unroll breaks the contraction down along its first batch dimension, or else a dimension that only one operand has, or else a reduction.
func (c *contraction) unroll() *ir.Value {
	left, right, result := c.dims(0), c.dims(1), c.dims(2)
	for i, d := range left {
		if k := slices.Index(right, d); k >= 0 && slices.Contains(result, d) {
			return c.parallel(d, i, k)
		}
	}
	for i, d := range left {
		if !slices.Contains(right, d) || c.iters[d] != vector.Reduce {
			return c.parallel(d, i, -1)
		}
	}
	for i, d := range right {
		if !slices.Contains(left, d) || c.iters[d] != vector.Reduce {
			return c.parallel(d, -1, i)
		}
	}
	if len(left) == 0 {
		return nil
	}
	return c.reduce()
}

// without returns the map without the results that are dimension d, and with the dimensions after d renamed.
func (c *contraction) without(d int) ([]*ir.AffineMap, []vector.IteratorType) {
	ctx := c.rw.Context()
	maps := make([]*ir.AffineMap, len(c.maps))
	for i, m := range c.maps {
		var results []*ir.AffineExpr
		for _, e := range m.Results {
			switch v := int(e.Value); {
			case v < d:
				results = append(results, e)
			case v > d:
				results = append(results, ctx.AffineDimExpr(v-1))
			}
		}
		maps[i] = ctx.AffineMap(m.Dims-1, 0, results...)
	}
	return maps, slices.Delete(slices.Clone(c.iters), d, d+1)
}

// lower puts a contraction without dimension d, under a mask unless that is nil.
func (c *contraction) lower(d int, lhs, rhs, acc, mask *ir.Value) *ir.Value {
	maps, iters := c.without(d)
	return c.underMask(mask, acc.Type(), func() *ir.Operation {
		return vector.NewContract(c.b, c.loc, lhs, rhs, acc, maps, iters)
	})
}

// parallel unrolls dimension d, which is dimension i of the first vector and k of the second one; -1 stands for none.
func (c *contraction) parallel(d, i, k int) *ir.Value {
	t, ok := c.acc().Type().(*ir.VectorType)
	at := slices.Index(c.dims(2), d)
	var n int64
	var scalable bool
	if i >= 0 {
		v := c.lhs().Type().(*ir.VectorType)
		n, scalable = v.Shape()[i], v.ScalableDim(i)
	} else {
		v := c.rhs().Type().(*ir.VectorType)
		n, scalable = v.Shape()[k], v.ScalableDim(k)
	}
	if !ok && at >= 0 || at < 0 && n != 1 || scalable || n > maxPieces {
		return nil
	}
	result := zeroOf(c.rw, c.loc, c.acc().Type())
	for p := range n {
		lhs := c.slice(c.lhs(), i, p)
		rhs := c.slice(c.rhs(), k, p)
		acc := c.slice(c.acc(), at, p)
		var mask *ir.Value
		if c.mask != nil {
			mask = c.slice(c.mask, d, p)
		}
		part := c.lower(d, lhs, rhs, acc, mask)
		result = c.put(part, result, t, at, p)
	}
	return result
}

// reduce unrolls the first dimension, and passes the sum from one part to the next. Vectors with one dimension are multiplied and reduced.
func (c *contraction) reduce() *ir.Value {
	if _, ok := c.acc().Type().(*ir.VectorType); ok {
		return nil
	}
	i, k := slices.Index(c.dims(0), 0), slices.Index(c.dims(1), 0)
	left := c.lhs().Type().(*ir.VectorType)
	if i < 0 || k < 0 {
		return nil
	}
	if len(left.Shape()) == 1 {
		mul := arith.MulF
		if isInt(left) {
			mul = arith.MulI
		}
		m := arith.NewBinary(c.b, c.loc, mul, c.lhs(), c.rhs())
		return c.underMask(c.mask, c.acc().Type(), func() *ir.Operation {
			return vector.NewReduction(c.b, c.loc, vector.Add, m, c.acc())
		})
	}
	if left.ScalableDim(i) || left.Shape()[i] > maxPieces {
		return nil
	}
	v := c.acc()
	for p := range left.Shape()[i] {
		lhs := c.slice(c.lhs(), i, p)
		rhs := c.slice(c.rhs(), k, p)
		var mask *ir.Value
		if c.mask != nil {
			mask = c.slice(c.mask, 0, p)
		}
		v = c.lower(0, lhs, rhs, v, mask)
	}
	return v
}

// slice puts the part of v at position p of dimension i. For -1, it is v.
func (c *contraction) slice(v *ir.Value, i int, p int64) *ir.Value {
	if i == -1 {
		return v
	}
	if i == 0 {
		return vector.NewExtract(c.b, c.loc, v, p)
	}
	t := v.Type().(*ir.VectorType)
	result := zeroOf(c.rw, c.loc, dropDim(t, i))
	for k := range t.Shape()[0] {
		part := c.slice(vector.NewExtract(c.b, c.loc, v, k), i-1, p)
		result = vector.NewInsert(c.b, c.loc, part, result, k)
	}
	return result
}

// put puts result, a vector of type t, with the part v at position p of dimension i. For -1, it is v.
func (c *contraction) put(v, result *ir.Value, t *ir.VectorType, i int, p int64) *ir.Value {
	if i == -1 {
		return v
	}
	if i == 0 {
		return vector.NewInsert(c.b, c.loc, v, result, p)
	}
	for k := range t.Shape()[0] {
		row := vector.NewExtract(c.b, c.loc, result, k)
		part := vector.NewExtract(c.b, c.loc, v, k)
		part = c.put(part, row, vector.DropLeading(t, 1), i-1, p)
		result = vector.NewInsert(c.b, c.loc, part, result, k)
	}
	return result
}

// dropDim returns t without dimension i.
func dropDim(t *ir.VectorType, i int) *ir.VectorType {
	var scalable []bool
	if t.Scalable != nil {
		scalable = slices.Delete(slices.Clone(t.Scalable), i, i+1)
	}
	return t.Context().ScalableVector(slices.Delete(slices.Clone(t.Shape()), i, i+1), scalable, t.ElementType())
}

// underMask puts the operation that make puts. Unless mask is nil, the operation is inside of a vector.mask. It returns the result.
func (c *contraction) underMask(mask *ir.Value, t ir.Type, make func() *ir.Operation) *ir.Value {
	if mask == nil {
		return make().Result(0)
	}
	m := c.rw.CreateWithRegions(c.loc, vector.Mask, []*ir.Value{mask}, []ir.Type{t}, 1)
	c.rw.NewBlockIn(m.Region(0), nil, nil, c.loc)
	c.rw.Create(c.loc, vector.Yield, make().Results(), nil)
	c.rw.SetAfter(m)
	return m.Result(0)
}
