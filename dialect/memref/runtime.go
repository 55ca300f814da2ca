package memref

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// A runtimeCheck creates the operations that check op when it runs.
type runtimeCheck struct {
	op     *ir.Operation
	b      *ir.Builder
	assert func(holds *ir.Value, wrong string)
}

func verifiable(f func(c *runtimeCheck)) interfaces.RuntimeVerifiable {
	return func(op *ir.Operation, b *ir.Builder, check func(*ir.Value, string)) { f(&runtimeCheck{op, b, check}) }
}

func (c *runtimeCheck) constant(n int64) *ir.Value { return arith.NewIndex(c.b, c.op.Loc(), n) }

// equal asks whether v is n, which is a constant.
func (c *runtimeCheck) equal(v *ir.Value, n int64, wrong string) {
	c.assert(arith.NewCmpI(c.b, c.op.Loc(), arith.EQ, v, c.constant(n)), wrong)
}

// folded creates an operation with a result of type t, or the constants that it folds to.
func (c *runtimeCheck) folded(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return rewrite.CreateOrFoldOne(c.b, c.op.Loc(), def, operands, t)
}

func (c *runtimeCheck) compare(p arith.CmpIPredicate, x, y *ir.Value) *ir.Value {
	return arith.CreateOrFoldCmpI(c.b, c.op.Loc(), p, x, y)
}

// verifyAccess compares each index with the size of its dimension. The memref is operand 0 of a load and 1 of a store, and the
// indices follow.
func verifyAccess(c *runtimeCheck) {
	at := 0
	if c.op.Is(Store) {
		at = 1
	}
	indices := c.op.Operands()[at+1:]
	if len(indices) == 0 {
		return // an element that exists
	}
	ctx := c.b.Context()
	zero := c.constant(0)
	var all *ir.Value
	for i, x := range indices {
		size := c.folded(Dim, ctx.Index(), c.op.Operand(at), c.constant(int64(i)))
		below, above := c.compare(arith.SGE, x, zero), c.compare(arith.SLT, x, size)
		inside := c.folded(arith.AndI, ctx.I1(), below, above)
		if i > 0 {
			inside = c.folded(arith.AndI, ctx.I1(), all, inside)
		}
		all = inside
	}
	c.assert(all, "out-of-bounds access")
}

// verifyCast compares the sizes, the offset and the strides of the source with those that the result has by its type.
func verifyCast(c *runtimeCheck) {
	to, ranked := c.op.Result(0).Type().(*ir.MemRefType)
	if !ranked {
		return
	}
	strides, offset, ok := to.StridesAndOffset()
	if !ok {
		return // only memrefs of the same layout are cast to it
	}
	src, loc, ctx := c.op.Operand(0), c.op.Loc(), c.b.Context()
	from, ranked := src.Type().(*ir.MemRefType)
	if !ranked {
		c.equal(c.b.Create(loc, Rank, []*ir.Value{src}, []ir.Type{ctx.Index()}).Result(0), int64(len(to.Shape())), "rank mismatch")
	}
	// The numbers of a memref are those of its cast to a type that leaves them open.
	open := make([]int64, len(to.Shape()))
	for i := range open {
		open[i] = ir.Dynamic
	}
	anything := ctx.MemRef(open, to.ElementType(), ctx.StridedLayout(ir.Dynamic, open), to.MemorySpace)
	numbers := NewMetadata(c.b, loc, NewCast(c.b, loc, src, anything))
	for i, n := range to.Shape() {
		if n == ir.Dynamic || ranked && from.Shape()[i] != ir.Dynamic {
			continue
		}
		c.equal(NewDim(c.b, loc, src, c.constant(int64(i))), n, "size mismatch of dim "+strconv.Itoa(i))
	}
	if offset != ir.Dynamic {
		c.equal(numbers.Offset(), offset, "offset mismatch")
	}
	for i, n := range strides {
		if n != ir.Dynamic {
			c.equal(numbers.Strides()[i], n, "stride mismatch of dim "+strconv.Itoa(i))
		}
	}
}

// verifyExpand checks that the sizes of the source are multiples of the products of the known sizes that they become.
func verifyExpand(c *runtimeCheck) {
	r, loc := ReshapeOp{Operation: c.op}, c.op.Loc()
	shape := c.op.Result(0).Type().(*ir.MemRefType).Shape()
	for i, group := range r.Groups() {
		size := NewDim(c.b, loc, r.Source(), c.constant(int64(i)))
		product := int64(1)
		for _, d := range group {
			if shape[d] != ir.Dynamic {
				product *= shape[d]
			}
		}
		rest := arith.NewBinary(c.b, loc, arith.RemSI, size, c.constant(product))
		c.equal(rest, 0, "static result dims in reassoc group do not divide src dim evenly")
	}
}
