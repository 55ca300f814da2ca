package dispatch

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// origin is where a size comes from: a number, if of is nil, dimension n of a value, or an index, if isIndex is set. Sizes of one origin are equal.
type origin struct {
	of      *ir.Value
	n       int64
	isIndex bool
}

// originOf returns the origin of the size of dimension i of v. It returns false if the host does not know the size unless it has v.
func (f *former) originOf(v *ir.Value, i int) (origin, bool) {
	for {
		if n := shapeOf(v)[i]; n != ir.Dynamic {
			return origin{n: n}, true
		}
		op := v.DefiningOp()
		if op == nil {
			return origin{of: v, n: int64(i)}, true
		}
		like, same := sourceOfSize(op, v.Index())
		if !same {
			return f.originOfView(op, v, i)
		}
		v = like
	}
}

func (f *former) originOfView(op *ir.Operation, v *ir.Value, i int) (origin, bool) {
	var x interfaces.IndexValue
	switch {
	case op.Is(tensor.Empty), op.Is(tensor.Generate):
		x = interfaces.MixedIndices(op.Operands(), shapeOf(v))[i]
	case op.Is(tensor.Splat):
		x = interfaces.MixedIndices(op.Operands()[1:], shapeOf(v))[i]
	case op.Is(tensor.ExtractSlice):
		s := tensor.SliceOp{Operation: op}
		x = s.Sizes()[keptDims(s.StaticSizes(), shapeOf(v))[i]]
	case op.Is(tensor.ExpandShape):
		x = tensor.ReshapeOp{Operation: op}.OutputShape()[i]
	default:
		return origin{of: v, n: int64(i)}, f.facts[op] == nil
	}
	if n, ok := x.Constant(); ok {
		return origin{n: n}, true
	}
	if of, d, ok := dimension(x.Value.DefiningOp()); ok {
		return f.originOf(of, d)
	}
	return origin{of: x.Value, isIndex: true}, true
}

// checkSizes creates assertions before op that the sizes of its operands agree, where their types and origins leave it open. A kernel would read
// elements that do not exist.
func (f *former) checkSizes(op *ir.Operation) {
	eachSizePair(op, func(a, b int, i, j int) {
		x, y := op.Operand(a), op.Operand(b)
		from, ok := f.originOf(x, i)
		other, ok2 := f.originOf(y, j)
		if !ok || !ok2 || from == other {
			return
		}
		f.b.SetBefore(op)
		h := hostSizes{f.b, op.Loc()}
		newSizeCheck(f.b, op, sizeBy(h, x, i), sizeBy(h, y, j), a, b, i, j)
	})
}

// eachSizePair calls visit with pairs of dimensions, i of operand a and j of operand b, that must have the same size.
func eachSizePair(op *ir.Operation, visit func(a, b int, i, j int)) {
	s, structured := linalg.AsStructured(op)
	if !structured {
		first := -1
		for k, v := range op.Operands() {
			t, ok := v.Type().(*ir.RankedTensorType)
			switch {
			case !ok:
			case first < 0:
				first = k
			default:
				for i := range t.Shape() {
					visit(first, k, i, i)
				}
			}
		}
		return
	}
	type place struct{ operand, dim int }
	seen := map[int64]place{}
	for k, m := range s.Maps() {
		for i, x := range m.Results {
			if x.Kind != ir.AffineDim {
				continue
			}
			if p, ok := seen[x.Value]; ok {
				visit(p.operand, k, p.dim, i)
			} else {
				seen[x.Value] = place{k, i}
			}
		}
	}
}

// newSizeCheck creates the assertion that x and y are equal, which are the sizes of dimensions i and j of operands a and b of op.
func newSizeCheck(b *ir.Builder, op *ir.Operation, x, y *ir.Value, a, c int, i, j int) {
	text := "the sizes of operands of '" + op.Name() + "' differ: dimension " + strconv.Itoa(i) + " of operand " + strconv.Itoa(a) +
		" and dimension " + strconv.Itoa(j) + " of operand " + strconv.Itoa(c)
	eq := arith.NewCmpI(b, op.Loc(), arith.EQ, x, y)
	b.Create(op.Loc(), cf.Assert, []*ir.Value{eq}, nil, ir.Named("msg", b.Context().String(text)))
}

// checkBuffers creates the assertions of checkSizes for op, a structured operation on memrefs.
func checkBuffers(b *ir.Builder, op *ir.Operation) {
	eachSizePair(op, func(a, c int, i, j int) {
		x, y := op.Operand(a), op.Operand(c)
		n, m := shapeOf(x)[i], shapeOf(y)[j]
		if x == y && i == j || n != ir.Dynamic && m != ir.Dynamic {
			return
		}
		size := func(v *ir.Value, d int) *ir.Value {
			return memref.NewDim(b, op.Loc(), v, arith.NewIndex(b, op.Loc(), int64(d)))
		}
		newSizeCheck(b, op, size(x, i), size(y, j), a, c, i, j)
	})
}
