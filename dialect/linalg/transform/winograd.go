package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// Winograd computes convolutions by the algorithm F(M, R) of Winograd: the elements of tiles of M outputs are products of transformed
// inputs and filters.
type Winograd struct {
	// LikeOldMLIR makes what MLIR before 21 makes: products that accumulate into tensors without contents, and outputs that replace the
	// init of the convolution instead of being added to it. Only comparisons of texts with MLIR set LikeOldMLIR.
	LikeOldMLIR bool
}

// winogradMatrices are the matrices of F(m, r): outputs of a tile are scale * at * ((g * filter) x (bt * inputs)), with the product x of
// elements. The factor keeps the numbers of bt and at small.
type winogradMatrices struct {
	m, r      int64
	g, bt, at [][]float64
	scale     float64
}

// winogradTable returns the matrices of the sizes that transforms can have since MLIR 21.
func winogradTable() []winogradMatrices {
	const third, sixth, twelfth = 1.0 / 3, 1.0 / 6, 1.0 / 12
	return []winogradMatrices{
		{m: 2, r: 3, scale: 1,
			g:  [][]float64{{-1, 0, 0}, {.5, -.5, .5}, {.5, .5, .5}, {0, 0, 1}},
			bt: [][]float64{{-1, 0, 1, 0}, {0, -1, 1, 0}, {0, 1, 1, 0}, {0, -1, 0, 1}},
			at: [][]float64{{1, 1, 1, 0}, {0, -1, 1, 1}}},
		{m: 4, r: 3, scale: 32,
			g: [][]float64{{1, 0, 0}, {-third, third, -third}, {-third, -third, -third}, {twelfth, -sixth, third}, {twelfth, sixth, third}, {0, 0, 1}},
			bt: [][]float64{{.25, 0, -.3125, 0, .0625, 0}, {0, .25, -.25, -.0625, .0625, 0}, {0, -.25, -.25, .0625, .0625, 0},
				{0, .25, -.125, -.25, .125, 0}, {0, -.25, -.125, .25, .125, 0}, {0, .25, 0, -.3125, 0, .0625}},
			at: [][]float64{{.125, .25, .25, .125, .125, 0}, {0, -.25, .25, -.25, .25, 0}, {0, .25, .25, .5, .5, 0}, {0, -.25, .25, -1, 1, .5}}},
		{m: 2, r: 5, scale: 16,
			g: [][]float64{{1, 0, 0, 0, 0}, {sixth, -sixth, sixth, -sixth, sixth}, {-sixth, -sixth, -sixth, -sixth, -sixth},
				{-4. / 15, 2. / 15, -1. / 15, 1. / 30, -1. / 60}, {1. / 60, 1. / 30, 1. / 15, 2. / 15, 4. / 15}, {0, 0, 0, 0, 1}},
			bt: [][]float64{{.125, .1875, -.25, -.1875, .125, 0}, {0, .125, .0625, -.3125, .125, 0}, {0, -.125, -.3125, -.0625, .125, 0},
				{0, .25, -.125, -.25, .125, 0}, {0, -.125, -.25, .125, .25, 0}, {0, .125, .1875, -.25, -.1875, .125}},
			at: [][]float64{{.5, 1, 1, 2, 1, 0}, {0, -1, 1, -1, 2, .5}}},
	}
}

// matricesOf returns the matrices of F(m, r).
func matricesOf(m, r int64) (winogradMatrices, bool) {
	table := winogradTable()
	i := slices.IndexFunc(table, func(w winogradMatrices) bool { return w.m == m && w.r == r })
	if i < 0 {
		return winogradMatrices{}, false
	}
	return table[i], true
}

// Convolutions returns the pattern by which a linalg.conv_2d_nhwc_fhwc with a filter of r x r, 1 x r or r x 1 becomes the transforms of
// F(m, r) and a product of matrices per element of a tile (populateWinogradConv2DPatterns).
func (w Winograd) Convolutions(m, r int64) *rewrite.Pattern {
	return rewrite.OnOp("WinogradConv2DNhwcFhwc", linalg.Conv2DNhwcFhwc, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		x := winogradConv{Winograd: w, b: &rw.Builder, op: op, m: m, r: r}
		if why := x.refusal(); why != "" {
			return rw.Fail(why)
		}
		rw.Replace(op, x.build())
		return true
	})
}

// winogradConv rewrites one convolution.
type winogradConv struct {
	Winograd
	b    *ir.Builder
	op   *ir.Operation
	m, r int64
	// input, filter and output are the shapes. Dimensions 1 and 2 of each are the height and the width.
	input, filter, output []int64
	elem                  *ir.FloatType
}

// refusal returns why the op is not rewritten, or "". It fills the shapes in.
func (x *winogradConv) refusal() string {
	if !linalg.HasWinogradSizes(x.op.Context(), x.m, x.r) {
		return "the version has no transforms of these sizes"
	}
	var shapes [3][]int64
	for i := range shapes {
		t, ok := x.op.Operand(i).Type().(*ir.RankedTensorType)
		if !ok || !ir.HasStaticShape(t) {
			return "expected a static shape for the operands"
		}
		elem, ok := t.ElementType().(*ir.FloatType)
		if !ok || x.elem != nil && x.elem != elem {
			return "expected operands with floats of one type"
		}
		shapes[i], x.elem = t.Shape(), elem
	}
	x.input, x.filter, x.output = shapes[0], shapes[1], shapes[2]
	for _, name := range [2]string{"dilations", "strides"} {
		if a, ok := x.op.Attr(name).(*ir.DenseElementsAttr); ok && a != x.op.Context().SplatOf(a.Type().(ir.ShapedType), x.op.Context().Int(x.op.Context().I64(), 1)) {
			return "expected all ones for dilations and strides"
		}
	}
	h, w := x.filter[1], x.filter[2]
	if h != x.r && h != 1 || w != x.r && w != 1 || h == 1 && w == 1 {
		return "the filter has another size"
	}
	return ""
}

// build creates the operations and returns the result.
func (x *winogradConv) build() *ir.Value {
	b, loc := x.b, x.op.Loc()
	n, c, f := x.input[0], x.input[3], x.filter[0]
	// size is the size of a transformed tile, tiles the number of tiles, in and out are the sizes of the padded input and output.
	var size, tiles, in, out [2]int64
	for d := range 2 {
		size[d], tiles[d], in[d], out[d] = 1, x.output[d+1], x.input[d+1], x.output[d+1]
		if x.filter[d+1] != 1 {
			size[d], tiles[d] = x.m+x.r-1, (x.output[d+1]+x.m-1)/x.m
			out[d] = tiles[d] * x.m
			in[d] = out[d] + x.r - 1
		}
	}
	filter := linalg.NewWinograd(b, loc, linalg.WinogradFilterTransform, x.op.Operand(1), x.empty(size[0], size[1], c, f), x.m, x.r).Result(0)
	padded := x.pad(x.op.Operand(0), n, in[0], in[1], c)
	input := linalg.NewWinograd(b, loc, linalg.WinogradInputTransform, padded, x.empty(size[0], size[1], tiles[0], tiles[1], n, c), x.m, x.r).Result(0)
	filter = NewCollapseShape(b, loc, filter, [][]int64{{0, 1}, {2}, {3}})
	groups := [][]int64{{0, 1}, {2, 3, 4}, {5}}
	input = NewCollapseShape(b, loc, input, groups)
	product := x.empty(size[0]*size[1], tiles[0]*tiles[1]*n, f)
	if !x.LikeOldMLIR {
		product = linalg.NewFill(b, loc, x.zero(), product).Result(0)
	}
	product = linalg.NewNamed(b, loc, linalg.BatchMatmul, []*ir.Value{input, filter}, []*ir.Value{product}).Result(0)
	wide := []int64{size[0], size[1], tiles[0], tiles[1], n, f}
	product = NewExpandShape(b, loc, product, b.Context().Tensor(wide, x.elem, nil), groups, interfaces.ConstIndices(wide...))
	init := x.pad(x.op.Operand(2), n, out[0], out[1], f)
	result := linalg.NewWinograd(b, loc, linalg.WinogradOutputTransform, product, init, x.m, x.r).Result(0)
	if t := x.op.Result(0).Type(); result.Type() != t {
		result = tensor.NewExtractSlice(b, loc, t, result, make([]interfaces.IndexValue, 4), interfaces.ConstIndices(x.output...), interfaces.UnitStrides(4))
	}
	return result
}

func (x *winogradConv) zero() *ir.Value {
	return arith.NewConstant(x.b, x.op.Loc(), arith.ZeroAttr(x.elem).(ir.TypedAttr))
}

func (x *winogradConv) empty(shape ...int64) *ir.Value {
	return tensor.NewEmpty(x.b, x.op.Loc(), x.b.Context().Tensor(shape, x.elem, nil))
}

// pad returns v with zeros at the ends of its dimensions, so that it has the given shape.
func (x *winogradConv) pad(v *ir.Value, shape ...int64) *ir.Value {
	old := v.Type().(*ir.RankedTensorType).Shape()
	if slices.Equal(old, shape) {
		return v
	}
	low, high := make([]interfaces.IndexValue, len(shape)), make([]interfaces.IndexValue, len(shape))
	for i := range shape {
		high[i].Const = shape[i] - old[i]
	}
	zero := x.zero()
	return tensor.NewPad(x.b, x.op.Loc(), x.b.Context().Tensor(shape, x.elem, nil), v, low, high, zero)
}
