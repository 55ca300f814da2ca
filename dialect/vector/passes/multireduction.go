package passes

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// strategy says which dimensions of a multi_reduction become the inner ones.
type strategy uint8

const (
	// innerParallel combines whole rows by operations of arith.
	innerParallel strategy = iota
	// innerReduction reduces each row by vector.reduction.
	innerReduction
)

// maxRows is the number of rows to which the reductions of a function may be unrolled.
const maxRows = 1 << 18

// NewLowerMultiReduction returns the pass lower-vector-multi-reduction. It breaks
// vector.multi_reduction down to operations on vectors of rank 1.
func NewLowerMultiReduction() *pass.Pass {
	s := innerParallel
	return &pass.Pass{
		Name: "lower-vector-multi-reduction", Class: "LowerVectorMultiReduction", Op: fn.Func.Name,
		Summary: "Lower 'vector.multi_reduction' operations",
		Options: []pass.Option{pass.Enum("lowering-strategy", &s, []string{"inner-parallel", "inner-reduction"},
			"Select the strategy to control how multi_reduction is lowered.")},
		Run: func(op *ir.Operation, _ *pass.Run) bool { return s.checkRows(op) && greedily(op, s.patterns()...) },
	}
}

// checkRows emits an error if the reductions in f have too many rows.
func (s strategy) checkRows(f *ir.Operation) bool {
	rows := int64(0)
	return f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if !op.Is(vector.MultiReduction) {
			return ir.WalkAdvance
		}
		r := reductionOf(op)
		n := ir.NumElements(r.sizes(r.dims))
		if s == innerReduction {
			n = ir.NumElements(r.sizes(r.kept))
		}
		if rows += min(n, maxRows+1); rows > maxRows {
			op.EmitOpError("brings the rows to which the reductions of this function are unrolled to more than " +
				strconv.Itoa(maxRows) + ": use smaller vectors in a loop")
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
}

func (s strategy) patterns() []*rewrite.Pattern {
	on := func(name string, f func(r reduction, rw *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.OnOp(name, vector.MultiReduction, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			r := reductionOf(op)
			rw.SetBefore(r.root())
			return f(r, rw)
		})
	}
	rows := on("reduce-rows", reduction.reduceRows)
	if s == innerParallel {
		rows = on("combine-rows", reduction.combineRows)
	}
	return []*rewrite.Pattern{
		on("sort-dimensions", func(r reduction, rw *rewrite.Rewriter) bool { return r.sort(s, rw) }),
		on("flatten-dimensions", reduction.flatten),
		on("add-dimension", reduction.widen),
		rows,
	}
}

// reduction is a vector.multi_reduction.
type reduction struct {
	vector.ReductionOp
	// mask is the operation that masks the reduction, or nil.
	mask *ir.Operation
	// dims is the reduced dimensions in ascending order, ordered is the same in the order of the
	// attribute, and kept is the other dimensions.
	dims, ordered, kept []int64
}

func reductionOf(op *ir.Operation) reduction {
	r := reduction{ReductionOp: vector.ReductionOp{Operation: op}}
	if p := op.Parent(); p.Is(vector.Mask) {
		r.mask = p
	}
	reduced := make([]bool, len(r.Type().Shape()))
	for _, d := range r.Dims() {
		if d < 0 || d >= int64(len(reduced)) || reduced[d] {
			continue
		}
		r.ordered = append(r.ordered, d)
		reduced[d] = true
	}
	for d, is := range reduced {
		if is {
			r.dims = append(r.dims, int64(d))
		} else {
			r.kept = append(r.kept, int64(d))
		}
	}
	return r
}

// root returns the operation to replace.
func (r reduction) root() *ir.Operation {
	if r.mask != nil {
		return r.mask
	}
	return r.Operation
}

func (r reduction) sizes(dims []int64) []int64 {
	sizes := make([]int64, len(dims))
	for i, d := range dims {
		sizes[i] = r.Type().Shape()[d]
	}
	return sizes
}

// onMask applies f to the mask, if there is one.
func (r reduction) onMask(f func(mask *ir.Value) *ir.Value) *ir.Value {
	if r.mask == nil {
		return nil
	}
	return f(vector.MaskOp{Operation: r.mask}.Mask())
}

// build creates a reduction def to a value of the type of acc. A mask that is not nil masks it.
func (r reduction) build(rw *rewrite.Rewriter, def *ir.OpDef, src, acc, mask *ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	operands, types := []*ir.Value{src, acc}, []ir.Type{acc.Type()}
	attrs = append(attrs, inherentAttr(r.Operation, "kind"))
	if mask == nil {
		return rw.Create(r.Loc(), def, operands, types, attrs...).Result(0)
	}
	m := rw.CreateWithRegions(r.Loc(), vector.Mask, []*ir.Value{mask}, types, 1)
	rw.NewBlockIn(m.Region(0), nil, nil, r.Loc())
	rw.Create(r.Loc(), vector.Yield, rw.Create(r.Loc(), def, operands, types, attrs...).Results(), nil)
	rw.SetAfter(m)
	return m.Result(0)
}

// reduceOver creates a multi_reduction of src over dims.
func (r reduction) reduceOver(rw *rewrite.Rewriter, src, acc, mask *ir.Value, dims ...int64) *ir.Value {
	c := rw.Context()
	return r.build(rw, vector.MultiReduction, src, acc, mask, ir.Named("reduction_dims", c.IntArray(c.I64(), dims...)))
}

// sort transposes the vector so that the reduced dimensions are the inner ones, or the outer ones.
func (r reduction) sort(s strategy, rw *rewrite.Rewriter) bool {
	order, first, others := slices.Concat(r.ordered, r.kept), 0, len(r.dims)
	if s == innerReduction {
		order, first, others = slices.Concat(r.kept, r.ordered), len(r.kept), 0
	}
	if len(r.kept) == 0 || slices.Equal(r.kept, sequence(others, len(r.kept))) {
		return rw.Fail("the dimensions are in place")
	}
	transposed := func(v *ir.Value) *ir.Value { return vector.NewTranspose(&rw.Builder, r.Loc(), v, order) }
	mask := r.onMask(transposed)
	src := transposed(r.Vector())
	rw.Replace(r.root(), r.reduceOver(rw, src, r.Acc(), mask, sequence(first, len(r.dims))...))
	return true
}

// sequence returns n numbers from first on.
func sequence(first, n int) []int64 {
	list := make([]int64, n)
	for i := range list {
		list[i] = int64(first + i)
	}
	return list
}

// flatten makes one dimension of the reduced ones, and one of the others. sort, which comes first, has
// brought each group together.
func (r reduction) flatten(rw *rewrite.Rewriter) bool {
	if len(r.dims) < 2 && len(r.kept) < 2 || r.scalable() > 1 {
		return rw.Fail("there is nothing to flatten, or no flat type")
	}
	groups, reduced := [][]int64{r.dims, r.kept}, []int64{0}
	switch {
	case len(r.dims) == 0:
		groups, reduced = groups[1:], nil
	case len(r.kept) == 0:
		groups = groups[:1]
	case r.kept[0] == 0:
		slices.Reverse(groups)
		reduced[0] = 1
	}
	flat := func(v *ir.Value, groups ...[]int64) *ir.Value {
		t := r.flatType(ir.ElementTypeOrSelf(v.Type()), groups)
		return vector.NewUnary(&rw.Builder, r.Loc(), vector.ShapeCast, v, t)
	}
	mask := r.onMask(func(v *ir.Value) *ir.Value { return flat(v, groups...) })
	src, acc := flat(r.Vector(), groups...), r.Acc()
	if len(r.kept) > 0 {
		acc = flat(acc, r.kept)
	}
	v := r.reduceOver(rw, src, acc, mask, reduced...)
	if len(r.kept) > 0 {
		v = vector.NewUnary(&rw.Builder, r.Loc(), vector.ShapeCast, v, r.Result(0).Type())
	}
	rw.Replace(r.root(), v)
	return true
}

// scalable returns the number of scalable dimensions of the vector.
func (r reduction) scalable() (n int) {
	for d := range r.Type().Shape() {
		if r.Type().ScalableDim(d) {
			n++
		}
	}
	return n
}

// flatType returns a vector type with a dimension for each group of dimensions. It is scalable
// where a dimension of the group is.
func (r reduction) flatType(elem ir.Type, groups [][]int64) *ir.VectorType {
	shape, scalable := make([]int64, len(groups)), make([]bool, len(groups))
	for i, dims := range groups {
		shape[i] = ir.NumElements(r.sizes(dims))
		scalable[i] = slices.ContainsFunc(dims, func(d int64) bool { return r.Type().ScalableDim(int(d)) })
	}
	return elem.Context().ScalableVector(shape, scalable, elem)
}

// widen gives a vector of rank 1 a dimension of size 1.
func (r reduction) widen(rw *rewrite.Rewriter) bool {
	if len(r.dims) != 1 || len(r.kept) != 0 {
		return rw.Fail("the rank is not 1")
	}
	b, loc := &rw.Builder, r.Loc()
	row := [][]int64{nil, r.dims}
	src := vector.NewUnary(b, loc, vector.ShapeCast, r.Vector(), r.flatType(r.Type().ElementType(), row))
	acc := vector.NewBroadcast(b, loc, r.Acc(), r.flatType(r.Acc().Type(), row[:1]))
	mask := r.onMask(func(v *ir.Value) *ir.Value {
		return vector.NewBroadcast(b, loc, v, r.flatType(ir.ElementTypeOrSelf(v.Type()), row))
	})
	rw.Replace(r.root(), vector.NewExtract(b, loc, r.reduceOver(rw, src, acc, mask, 1), 0))
	return true
}

// is2D reports whether r reduces dimension d of a vector of rank 2 and keeps the other one.
func (r reduction) is2D(d int64) bool {
	return len(r.dims) == 1 && len(r.kept) == 1 && r.dims[0] == d
}

// combineRows combines the rows of a vector of rank 2 one after the other.
func (r reduction) combineRows(rw *rewrite.Rewriter) bool {
	if r.mask != nil || !r.is2D(0) {
		return rw.Fail("rows are not to be combined, or some are off")
	}
	if r.Kind().Combiner(r.Type().ElementType()) == nil {
		return rw.Fail("no operation combines elements by several kinds")
	}
	v := r.Acc()
	for i := range r.Type().Shape()[0] {
		row := vector.NewExtract(&rw.Builder, r.Loc(), r.Vector(), i)
		v = vector.Combine(&rw.Builder, r.Loc(), r.Kind(), row, v, nil, nil)
	}
	rw.Replace(r.Operation, v)
	return true
}

// reduceRows reduces each row of a vector of rank 2 to a scalar.
func (r reduction) reduceRows(rw *rewrite.Rewriter) bool {
	if !r.is2D(1) {
		return rw.Fail("rows are not to be reduced")
	}
	b, loc := &rw.Builder, r.Loc()
	v := arith.NewInt(b, loc, r.Result(0).Type(), 0)
	for i := range r.Type().Shape()[0] {
		row, acc := vector.NewExtract(b, loc, r.Vector(), i), vector.NewExtract(b, loc, r.Acc(), i)
		mask := r.onMask(func(v *ir.Value) *ir.Value { return vector.NewExtract(b, loc, v, i) })
		scalar := r.build(rw, vector.Reduction, row, acc, mask)
		at := arith.NewIndex(b, loc, i)
		v = b.Create(loc, vector.InsertElement, []*ir.Value{scalar, v, at}, []ir.Type{v.Type()}).Result(0)
	}
	rw.Replace(r.root(), v)
	return true
}
