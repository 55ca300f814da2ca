package passes

import (
	"math"
	"slices"

	"example.com/toy/toy"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewLowerToAffine returns the pass toy-to-affine: operations on tensors become loops over memory, main becomes a function of func.
// toy.print stays and prints the memory.
func NewLowerToAffine() *pass.Pass {
	return &pass.Pass{
		Name: "toy-to-affine", Class: "ToyToAffineLoweringPass", Op: ir.Module.Name,
		Summary: "Lower operations on tensors to affine loops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("affine", "arith", "builtin", "func", "memref")
			t.AddIllegalDialect(toy.Name)
			t.AddDynamicOp(func(op *ir.Operation) bool { return !isTensor(op.Operand(0)) }, toy.Print)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(
				elementwise("add to loops", toy.Add, arith.AddF),
				elementwise("mul to loops", toy.Mul, arith.MulF),
				rewrite.ConvertOp("constant to stores", nil, toy.Constant, lowerConstant),
				rewrite.ConvertOp("transpose to loops", nil, toy.Transpose, lowerTranspose),
				rewrite.ConvertOp("reshape to loops", nil, toy.Reshape, lowerReshape),
				rewrite.ConvertOp("print memory", nil, toy.Print, lowerPrint),
				rewrite.ConvertOp("main to func", nil, toy.Func, lowerFunc),
				rewrite.ConvertOp("return to func", nil, toy.Return, lowerReturn)))
		},
	}
}

func isTensor(v *ir.Value) bool {
	_, ranked := v.Type().(*ir.RankedTensorType)
	_, unranked := v.Type().(*ir.UnrankedTensorType)
	return ranked || unranked
}

// allocate makes memory for the result of op at the begin of the block, and frees it at the end: functions of Toy have one block. It
// returns nil if the shape is not known.
func allocate(op *ir.Operation, rw *rewrite.Rewriter) *ir.Value {
	t, ok := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok || !ir.HasStaticShape(t) {
		rw.Fail("the shape is not known")
		return nil
	}
	saved := rw.InsertionPoint()
	defer rw.SetInsertionPoint(saved)
	rw.SetStart(op.Block())
	m := memref.NewAlloc(&rw.Builder, op.Loc(), memref.Alloc, op.Context().MemRef(t.Shape(), t.ElementType(), nil, nil), nil, nil, nil)
	rw.SetBefore(op.Block().Last())
	memref.NewDealloc(&rw.Builder, op.Loc(), m)
	return m
}

// lowerToLoops replaces op by memory that a nest of loops fills, one loop for each dimension. element makes the value at indices.
func lowerToLoops(op *ir.Operation, rw *rewrite.Rewriter, element func(b *ir.Builder, indices []*ir.Value) *ir.Value) bool {
	m := allocate(op, rw)
	if m == nil {
		return false
	}
	c, b, loc := op.Context(), &rw.Builder, op.Loc()
	saved := rw.InsertionPoint()
	var indices []*ir.Value
	for _, n := range m.Type().(*ir.MemRefType).Shape() {
		zero, end := c.AffineMap(0, 0, c.AffineConst(0)), c.AffineMap(0, 0, c.AffineConst(n))
		loop := affine.NewFor(b, loc, zero, nil, end, nil, 1)
		body := loop.Region(0).First()
		rw.SetEnd(body)
		rw.SetBefore(affine.NewYield(b, loc))
		indices = append(indices, body.Arg(0))
	}
	affine.NewStore(b, loc, element(b, indices), at(m, indices))
	rw.SetInsertionPoint(saved)
	rw.Replace(op, m)
	return true
}

// at is the element of memory at indices.
func at(m *ir.Value, indices []*ir.Value) affine.Place {
	return affine.Place{MemRef: m, Map: m.Context().IdentityMap(len(indices)), Operands: indices}
}

// elementwise is the pattern of an operation on the elements at equal indices.
func elementwise(name string, from, to *ir.OpDef) *rewrite.Pattern {
	return rewrite.ConvertOp(name, nil, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		if op.Operand(0).Type() != op.Result(0).Type() || op.Operand(1).Type() != op.Result(0).Type() {
			return rw.Fail("the shapes differ")
		}
		return lowerToLoops(op, rw, func(b *ir.Builder, indices []*ir.Value) *ir.Value {
			l := affine.NewLoad(b, op.Loc(), at(ad.Operand(0), indices))
			r := affine.NewLoad(b, op.Loc(), at(ad.Operand(1), indices))
			return arith.NewBinary(b, op.Loc(), to, l, r)
		})
	})
}

func lowerTranspose(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return lowerToLoops(op, rw, func(b *ir.Builder, indices []*ir.Value) *ir.Value {
		from := slices.Clone(indices)
		slices.Reverse(from)
		return affine.NewLoad(b, op.Loc(), at(ad.Operand(0), from))
	})
}

// lowerReshape copies the elements in their order. A single number fills the shape.
func lowerReshape(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	from, ok := op.Operand(0).Type().(*ir.RankedTensorType)
	if !ok || !ir.HasStaticShape(from) || !reshapable(from, op.Result(0).Type().(*ir.RankedTensorType)) {
		return rw.Fail("the number of elements differs")
	}
	to := op.Result(0).Type().(*ir.RankedTensorType).Shape()
	return lowerToLoops(op, rw, func(b *ir.Builder, indices []*ir.Value) *ir.Value {
		return affine.NewLoad(b, op.Loc(), affine.Place{MemRef: ad.Operand(0), Map: reshapeMap(op.Context(), from.Shape(), to), Operands: indices})
	})
}

// reshapable reports whether the tensors, whose shapes are static, have equally many elements, or from is a number.
func reshapable(from, to *ir.RankedTensorType) bool {
	n, ok := elements(from.Shape())
	m, also := elements(to.Shape())
	return len(from.Shape()) == 0 || ok && also && n == m
}

// elements returns the number of elements of a shape. ok is false if there are more than a memory can hold.
func elements(shape []int64) (n int64, ok bool) {
	n = 1
	for _, size := range shape {
		if size > 0 && n > math.MaxInt32/size {
			return 0, false
		}
		n *= size
	}
	return n, true
}

// reshapeMap maps indices in the shape to those of the same element in the shape from.
func reshapeMap(c *ir.Context, from, to []int64) *ir.AffineMap {
	place, stride := c.AffineConst(0), int64(1)
	for d, n := range slices.Backward(to) {
		place, stride = place.Add(c.AffineDimExpr(d).MulConst(stride)), stride*n
	}
	results := make([]*ir.AffineExpr, len(from))
	for d, n := range slices.Backward(from) {
		results[d] = place
		if d > 0 {
			results[d] = place.Mod(c.AffineConst(n))
			place = place.FloorDiv(c.AffineConst(n))
		}
	}
	return c.AffineMap(len(to), 0, results...)
}

// maxStores bounds the elements of a constant, each of which becomes a store.
const maxStores = 1 << 20

// lowerConstant stores the elements one by one.
func lowerConstant(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	elements := op.Prop(0).(*ir.DenseElementsAttr)
	if elements.NumElements() > maxStores {
		return rw.Fail("the constant has too many elements")
	}
	m := allocate(op, rw)
	if m == nil {
		return false
	}
	b, loc := &rw.Builder, op.Loc()
	shape := m.Type().(*ir.MemRefType).Shape()
	most := int64(1)
	for _, n := range shape {
		most = max(most, min(n, elements.NumElements()))
	}
	numbers := make([]*ir.Value, most)
	for i := range numbers {
		numbers[i] = arith.NewIndex(b, loc, int64(i))
	}
	indices := make([]*ir.Value, len(shape))
	for i := range elements.NumElements() {
		rest := i
		for d, n := range slices.Backward(shape) {
			indices[d] = numbers[rest%n]
			rest /= n
		}
		v := arith.NewConstant(b, loc, elements.Element(i).(ir.TypedAttr))
		affine.NewStore(b, loc, v, at(m, slices.Clone(indices)))
	}
	rw.Replace(op, m)
	return true
}

func lowerPrint(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.Modify(op, func() { op.SetOperands([]*ir.Value{ad.Operand(0)}) })
	return true
}

func lowerFunc(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if ir.SymbolName(op) != "main" {
		return rw.Fail("only main is lowered")
	}
	t := toy.FunctionType(op)
	if len(t.Inputs) > 0 || len(t.Results) > 0 {
		return rw.Fail("expected 'main' to have 0 inputs and 0 results")
	}
	c := op.Context()
	f := rw.CreateWithRegions(op.Loc(), fn.Func, nil, nil, 1, ir.Named("sym_name", c.String("main")), ir.Named("function_type", c.TypeAttr(t)))
	rw.InlineRegionBefore(op.Region(0), f.Region(0), nil)
	rw.Erase(op)
	return true
}

func lowerReturn(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if op.NumOperands() > 0 {
		return rw.Fail("main returns no value")
	}
	rw.ReplaceByNew(op, fn.Return, nil, nil)
	return true
}
