package tosa

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// int64s returns the elements of a dense array of integers, or nil for other attributes.
func int64s(a ir.Attribute) []int64 {
	if d, ok := a.(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	return nil
}

// axisOf returns the dimension along which op works.
func axisOf(op *ir.Operation) int64 {
	a, _ := op.Attr("axis").(*ir.IntegerAttr)
	if a == nil {
		return -1
	}
	return a.Int64Or(-1)
}

// Axis returns the dimension along which a reduction, an argmax, a concat or a reverse works.
func Axis(op *ir.Operation) int64 { return axisOf(op) }

// IntAttr returns the value of an integer attribute of op, or 0 if op does not have it.
func IntAttr(op *ir.Operation, name string) int64 {
	if a, ok := op.Attr(name).(*ir.IntegerAttr); ok {
		return a.Int64Or(0)
	}
	return 0
}

// BoolAttr returns the value of a boolean attribute of op.
func BoolAttr(op *ir.Operation, name string) bool {
	a, ok := op.Attr(name).(*ir.IntegerAttr)
	return ok && !a.Value.IsZero()
}

// Int64s returns the elements of an attribute of op that is a dense array, or nil.
func Int64s(op *ir.Operation, name string) []int64 { return int64s(op.Attr(name)) }

// constantDense returns the elements of the constant that defines v, or nil.
func constantDense(v *ir.Value) *ir.DenseElementsAttr {
	d, _ := ir.ConstantOf(v).(*ir.DenseElementsAttr)
	if d == nil || d.Raw == nil {
		return nil
	}
	return d
}

// maxList bounds the lists of sizes that constants hold.
const maxList = 1 << 16

// intsOf returns the elements of a constant of integers.
func intsOf(d *ir.DenseElementsAttr) ([]int64, bool) {
	if d == nil || d.NumElements() > maxList {
		return nil, false
	}
	out := make([]int64, d.NumElements())
	for i := range out {
		a, ok := d.Element(int64(i)).(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		if out[i], ok = a.Int64(); !ok {
			return nil, false
		}
	}
	return out, true
}

// constantInts returns the elements of the constant of integers that defines v.
func constantInts(v *ir.Value) ([]int64, bool) { return intsOf(constantDense(v)) }

// ConstantInts returns the elements of the constant of integers that defines v. ok is false if v is no such constant.
func ConstantInts(v *ir.Value) (list []int64, ok bool) { return constantInts(v) }

// Window is the window of a pooling or a convolution, for each dimension in which the window moves.
type Window struct {
	// Kernel is nil for convolutions, whose weights have the sizes.
	Kernel, Stride, Dilation []int64
	// Pad are the paddings before and after each dimension. A transposed convolution pads its output.
	Pad []int64
}

// complete reports whether the window has n dimensions.
func (w Window) complete(n int) bool { return len(w.Pad) == 2*n && len(w.Stride) == n }

// windowOf returns the window of op.
func windowOf(op *ir.Operation) Window {
	w := Window{Kernel: Int64s(op, "kernel"), Stride: Int64s(op, "stride"), Dilation: Int64s(op, "dilation"), Pad: Int64s(op, "pad")}
	if w.Pad == nil {
		w.Pad = Int64s(op, "out_pad")
	}
	return w
}

// WindowOf returns the window of a pooling or a convolution.
func WindowOf(op *ir.Operation) Window { return windowOf(op) }

// Resizing has the parameters of a tosa.resize: the numerators and denominators of the scales, the offsets and the borders, in the
// order y, x.
type Resizing struct{ Scale, Offset, Border []int64 }

// ResizingOf returns the parameters of a tosa.resize. ok is false if they are not constant.
func ResizingOf(op *ir.Operation) (r Resizing, ok bool) {
	if op.NumOperands() == 1 {
		return Resizing{Int64s(op, "scale"), Int64s(op, "offset"), Int64s(op, "border")}, true
	}
	var lists [3][]int64
	for i := range lists {
		if i+1 >= op.NumOperands() {
			return r, false
		}
		if lists[i], ok = constantInts(op.Operand(i + 1)); !ok {
			return r, false
		}
	}
	return Resizing{lists[0], lists[1], lists[2]}, true
}

// equalShapes reports whether two types have the same shape, known or not.
func equalShapes(a, b ir.ShapedType) bool {
	if a.HasRank() != b.HasRank() || len(a.Shape()) != len(b.Shape()) {
		return false
	}
	for i, d := range a.Shape() {
		if d != b.Shape()[i] {
			return false
		}
	}
	return true
}

// compatible reports whether the shapes of two tensors agree wherever both know a size.
func compatible(a, b ir.Type) bool {
	x, ok1 := a.(*ir.RankedTensorType)
	y, ok2 := b.(*ir.RankedTensorType)
	return !ok1 || !ok2 || ir.CompatibleDims(x.Shape(), y.Shape())
}

// Rows that lowerings treat alike, in all versions.
var (
	Constants   = []*ir.OpDef{Const19, Const}
	ApplyScales = []*ir.OpDef{ApplyScale19, ApplyScale}
	Concats     = []*ir.OpDef{Concat19, Concat}
	Pads        = []*ir.OpDef{Pad19, Pad}
	Reshapes    = []*ir.OpDef{Reshape19, Reshape}
	Slices      = []*ir.OpDef{Slice19, Slice}
	Ifs         = []*ir.OpDef{If19, If}
	Whiles      = []*ir.OpDef{While19, While}
	Scatters    = []*ir.OpDef{Scatter19, Scatter}
	Resizes     = []*ir.OpDef{Resize19, Resize}
	// Broadcasts are the elementwise operations on more than one tensor.
	Broadcasts = []*ir.OpDef{BitwiseAnd19, BitwiseOr19, BitwiseXor19, Add19, Sub19, Mul19, IntDiv19, Maximum19, Minimum19, Equal19, Greater19, GreaterEqual19,
		LogicalLeftShift19, ArithmeticRightShift19, LogicalRightShift19, LogicalAnd19, LogicalOr19, LogicalXor19, Select19, Pow19,
		BitwiseAnd, BitwiseOr, BitwiseXor, Add, Sub, Mul, IntDiv, Maximum, Minimum, Equal, Greater, GreaterEqual,
		LogicalLeftShift, ArithmeticRightShift, LogicalRightShift, LogicalAnd, LogicalOr, LogicalXor, Select, Pow}
	// ShapeConstants are the constants of type ShapeType.
	ShapeConstants = []*ir.OpDef{ConstShape}
)

// isOneOf reports whether op has one of the rows in defs.
func isOneOf(op *ir.Operation, defs []*ir.OpDef) bool { return slices.ContainsFunc(defs, op.Is) }

// operandsAre reports whether the version of op has operands where MLIR 19 has attributes.
func operandsAre(op *ir.Operation) bool { return op.Def().Versions == since }

// constantIn returns the row of tosa.const in the version of ctx, and the name of its attribute.
func constantIn(ctx *ir.Context) (def *ir.OpDef, name string) {
	if old.Has(ctx.MLIR()) {
		return Const19, "value"
	}
	return Const, "values"
}

// NewConst creates a tosa.const.
func NewConst(b *ir.Builder, loc ir.Location, a ir.TypedAttr) *ir.Value {
	def, name := constantIn(b.Context())
	return b.Create(loc, def, nil, []ir.Type{a.Type()}, ir.Named(name, a)).Result(0)
}

// NewShape creates a tosa.const_shape of sizes.
func NewShape(b *ir.Builder, loc ir.Location, sizes []int64) *ir.Value {
	c := b.Context()
	elements := make([]ir.Attribute, len(sizes))
	for i, d := range sizes {
		elements[i] = c.Int(c.Index(), d)
	}
	values := c.DenseOf(c.Tensor([]int64{int64(len(sizes))}, c.Index(), nil), elements)
	return b.Create(loc, ConstShape, nil, []ir.Type{NewShapeType(c, len(sizes))}, ir.Named("values", values)).Result(0)
}

// RoundsTwice reports whether a tosa.apply_scale or tosa.rescale rounds twice.
func RoundsTwice(op *ir.Operation) bool { return RoundingOf(op) == DoubleRound }

// RoundingOf returns how a tosa.apply_scale or tosa.rescale rounds.
func RoundingOf(op *ir.Operation) Rounding {
	switch {
	case operandsAre(op):
		return Rounding(enumValue(op, "rounding_mode"))
	case BoolAttr(op, "double_round"):
		return DoubleRound
	}
	return SingleRound
}

// ReshapeOf returns the shape that a tosa.reshape makes, where a negative size stands for the one that follows from the others. ok is
// false if the shape is not constant.
func ReshapeOf(op *ir.Operation) (shape []int64, ok bool) {
	if op.NumOperands() == 1 {
		return Int64s(op, "new_shape"), true
	}
	return constantInts(op.Operand(1))
}

// SliceOf returns the start and the size of a tosa.slice. ok is false if they are not constant.
func SliceOf(op *ir.Operation) (start, size []int64, ok bool) {
	if op.NumOperands() == 1 {
		return Int64s(op, "start"), Int64s(op, "size"), true
	}
	start, ok = constantInts(op.Operand(1))
	size, sized := constantInts(op.Operand(2))
	return start, size, ok && sized
}

// PadDefault returns the element with which a tosa.pad fills if it does not state one: zero, or the zero point of the operand.
func PadDefault(op *ir.Operation, t ir.Type) ir.TypedAttr {
	switch t := t.(type) {
	case *ir.FloatType:
		return op.Context().FloatValue(t, 0)
	case *ir.IntegerType:
		zp := int64(0)
		if q, ok := op.Attr("quantization_info").(*Quantization); ok {
			zp = q.First
		}
		return op.Context().Int(t, zp)
	}
	return nil
}

// MulShift returns the shift of a tosa.mul. ok is false if it is not constant.
func MulShift(op *ir.Operation) (shift int64, ok bool) {
	if op.NumOperands() == 2 {
		return IntAttr(op, "shift"), true
	}
	list, ok := constantInts(op.Operand(2))
	if !ok || len(list) != 1 {
		return 0, false
	}
	return list[0], true
}

// ApplyScaleIn returns the row of tosa.apply_scale in the version of ctx, and the attribute that says how it rounds.
func ApplyScaleIn(ctx *ir.Context, r Rounding) (def *ir.OpDef, round ir.NamedAttribute) {
	if old.Has(ctx.MLIR()) {
		return ApplyScale19, ir.Named("double_round", ctx.Bool(r == DoubleRound))
	}
	return ApplyScale, ir.Named("rounding_mode", ctx.Enum(RoundingDef, uint64(r)))
}

// NegateZeroPoints returns the zero points of a tosa.negate. quantized is false if it has none, or if they are not constant.
func NegateZeroPoints(op *ir.Operation) (in, out int64, quantized bool) {
	if op.NumOperands() == 3 {
		in, ok1 := zeroPointOf(op.Operand(1))
		out, ok2 := zeroPointOf(op.Operand(2))
		return in, out, ok1 && ok2
	}
	q, ok := op.Attr("quantization_info").(*Quantization)
	if !ok {
		return 0, 0, false
	}
	return q.First, q.Second, true
}

// ClampFloats returns the bounds of a tosa.clamp of floats.
func ClampFloats(op *ir.Operation) (lo, hi *ir.FloatAttr) {
	names := [2]string{"min_fp", "max_fp"}
	if operandsAre(op) {
		names = [2]string{"min_val", "max_val"}
	}
	lo, _ = op.Attr(names[0]).(*ir.FloatAttr)
	hi, _ = op.Attr(names[1]).(*ir.FloatAttr)
	return lo, hi
}

// ClampInts returns the bounds of a tosa.clamp of integers.
func ClampInts(op *ir.Operation) (lo, hi int64) {
	if operandsAre(op) {
		return IntAttr(op, "min_val"), IntAttr(op, "max_val")
	}
	return IntAttr(op, "min_int"), IntAttr(op, "max_int")
}

// Rows returns the rows of all operations.
func Rows() []*ir.OpDef {
	var all []*ir.OpDef
	for _, e := range Dialect().Ops {
		all = append(all, e.Def)
	}
	return all
}

// NumTensors returns the number of the operands of an elementwise operation that it computes with: those before zero points and shifts.
func NumTensors(op *ir.Operation) int {
	switch op.Def() {
	case Mul:
		return 2
	case Negate:
		return 1
	}
	return op.NumOperands()
}

// TileOf returns how often a tosa.tile repeats each dimension. ok is false if the numbers are not constant.
func TileOf(op *ir.Operation) (times []int64, ok bool) {
	if op.NumOperands() == 1 {
		return Int64s(op, "multiples"), true
	}
	return constantInts(op.Operand(1))
}

// NewReshape creates a tosa.reshape of v to the type t, whose sizes are shape.
func NewReshape(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type, shape []int64) *ir.Value {
	if !old.Has(b.Context().MLIR()) {
		sizes := slices.Clone(shape)
		for i, d := range sizes {
			if d == ir.Dynamic {
				sizes[i] = -1
			}
		}
		return b.Create(loc, Reshape, []*ir.Value{v, NewShape(b, loc, sizes)}, []ir.Type{t}).Result(0)
	}
	return b.Create(loc, Reshape19, []*ir.Value{v}, []ir.Type{t}, ir.Named("new_shape", b.Context().DenseI64Array(shape...))).Result(0)
}

// Rescaling has the parameters of a tosa.rescale.
type Rescaling struct {
	// Multiplier and Shift are nil if they are not constant.
	Multiplier, Shift []int64
	InputZP, OutputZP int64
	// InputKnown and OutputKnown say which zero points are constant.
	InputKnown, OutputKnown bool
	Rounding                Rounding
	// Narrow says that the multipliers have 16 bits in a later version.
	Narrow bool
	// InputUnsigned and OutputUnsigned say how later versions read signless integers.
	InputUnsigned, OutputUnsigned bool
}

// RescaleOf returns the parameters of a tosa.rescale.
func RescaleOf(op *ir.Operation) Rescaling {
	r := Rescaling{Rounding: RoundingOf(op), InputKnown: true, OutputKnown: true}
	if !operandsAre(op) {
		r.Multiplier, r.Shift, r.InputZP, r.OutputZP = Int64s(op, "multiplier"), Int64s(op, "shift"), IntAttr(op, "input_zp"), IntAttr(op, "output_zp")
		return r
	}
	r.Multiplier, _ = constantInts(op.Operand(1))
	r.Shift, _ = constantInts(op.Operand(2))
	r.InputZP, r.InputKnown = zeroPointOf(op.Operand(3))
	r.OutputZP, r.OutputKnown = zeroPointOf(op.Operand(4))
	r.Narrow = !BoolAttr(op, "scale32")
	r.InputUnsigned, r.OutputUnsigned = BoolAttr(op, "input_unsigned"), BoolAttr(op, "output_unsigned")
	if r.InputUnsigned {
		r.InputZP = unsigned(r.InputZP, op.Operand(3))
	}
	if r.OutputUnsigned {
		r.OutputZP = unsigned(r.OutputZP, op.Operand(4))
	}
	return r
}

// unsigned returns the element v of zp as an unsigned number.
func unsigned(v int64, zp *ir.Value) int64 {
	if w := ir.NumberWidth(elementOf(zp)); w < 63 {
		return v & (1<<w - 1)
	}
	return v
}

// ResizeMode returns the mode of a tosa.resize, BILINEAR or NEAREST_NEIGHBOR.
func ResizeMode(op *ir.Operation) string {
	if e, ok := op.Attr("mode").(*ir.EnumAttr); ok {
		return e.Keyword()
	}
	return op.StringAttr("mode")
}

// ZeroPoints are the zero points of the two operands of a product, or of the operand and the result of a pooling.
type ZeroPoints struct{ First, Second int64 }

// ConvZeroPoints returns the zero points of a convolution, a product or a pooling. ok is false if it is not quantized, or if they are
// not constant.
func ConvZeroPoints(op *ir.Operation) (z ZeroPoints, ok bool) {
	if operandsAre(op) {
		n := op.NumOperands()
		first, ok1 := zeroPointOf(op.Operand(n - 2))
		second, ok2 := zeroPointOf(op.Operand(n - 1))
		return ZeroPoints{first, second}, ok1 && ok2 && (first != 0 || second != 0)
	}
	q, ok := op.Attr("quantization_info").(*Quantization)
	if !ok {
		return z, false
	}
	return ZeroPoints{q.First, q.Second}, true
}

// Accumulator returns the type in which a convolution sums, which is that of its result in MLIR 19.
func Accumulator(op *ir.Operation) ir.Type {
	if operandsAre(op) {
		return accumulatorOf(op)
	}
	return elementOf(op.Result(0))
}

// PoolZeroPoints returns the zero points of the operand and the result of a pooling, and which of them the lowering applies.
func PoolZeroPoints(op *ir.Operation) (z ZeroPoints, first, second bool) {
	z, ok := ConvZeroPoints(op)
	if operandsAre(op) {
		return z, ok && z.First != 0, ok && z.Second != 0
	}
	return z, ok, ok
}

// ScalarsKnown reports whether the zero points, or the shift, that op has as operands are constants.
func ScalarsKnown(op *ir.Operation) bool {
	var scalars []*ir.Value
	switch n := op.NumOperands(); op.Def() {
	case Conv2D, Conv3D, DepthwiseConv2D, TransposeConv2D, MatMul, AvgPool2D, Negate:
		scalars = op.Operands()[n-2:]
	case Mul:
		scalars = op.Operands()[n-1:]
	}
	return !slices.ContainsFunc(scalars, func(v *ir.Value) bool {
		_, ok := zeroPointOf(v)
		return !ok
	})
}

// TransposeOf returns the order of dimensions of a tosa.transpose. ok is false if it is not constant.
func TransposeOf(op *ir.Operation) (order []int64, ok bool) {
	if op.NumOperands() == 1 {
		return Int64s(op, "perms"), true
	}
	return constantInts(op.Operand(1))
}

// NewTranspose creates a tosa.transpose of v, a ranked tensor.
func NewTranspose(b *ir.Builder, loc ir.Location, v *ir.Value, order []int64) *ir.Value {
	c, from := b.Context(), v.Type().(*ir.RankedTensorType)
	shape, elements, numbers := make([]int64, len(order)), make([]ir.Attribute, len(order)), make([]int32, len(order))
	for i, k := range order {
		shape[i], elements[i], numbers[i] = from.Shape()[k], c.Int(c.I64(), k), int32(k)
	}
	if !old.Has(c.MLIR()) {
		return b.Create(loc, Transpose, []*ir.Value{v}, []ir.Type{c.Tensor(shape, from.ElementType(), nil)}, ir.Named("perms", c.DenseI32Array(numbers...))).Result(0)
	}
	perms := arith.NewConstant(b, loc, c.DenseOf(c.Tensor([]int64{int64(len(order))}, c.I64(), nil), elements))
	return b.Create(loc, Transpose19, []*ir.Value{v, perms}, []ir.Type{c.Tensor(shape, from.ElementType(), nil)}).Result(0)
}
