package vector

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// bitsOf returns the size of a vector element in bits in the default data layout.
func bitsOf(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int64(t.Width)
	case *ir.FloatType:
		return int64(t.Width())
	case *ir.IndexType:
		return 64
	}
	return 1
}

func verifyShapeCast(op *ir.Operation) bool {
	c := UnaryOp{op}
	from, to := c.SourceType(), c.Type()
	if op.Context().MLIR() > 19 {
		return verifyReshaped(op, from, to)
	}
	switch {
	case from.ElementType() != to.ElementType():
		return op.EmitOpError("source/result vectors must have same element type")
	case ir.NumElements(from.Shape()) != ir.NumElements(to.Shape()):
		return op.EmitOpError("source/result number of elements must match")
	}
	a, b := from.Shape(), to.Shape()
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(a) < len(b) && !splitsDims(a, b) {
		return op.EmitOpError("invalid shape cast")
	}
	return true
}

// verifyReshaped checks a vector.shape_cast since MLIR 20, which may change any dimensions.
func verifyReshaped(op *ir.Operation, from, to *ir.VectorType) bool {
	differ := func(what string, a, b int64) bool {
		return op.EmitOpError("has different number of " + what + " at source (" + strconv.FormatInt(a, 10) + ") and result (" + strconv.FormatInt(b, 10) + ")")
	}
	if from.ElementType() != to.ElementType() {
		return op.EmitOpError("has different source and result element types")
	}
	if a, b := ir.NumElements(from.Shape()), ir.NumElements(to.Shape()); a != b {
		return differ("elements", a, b)
	}
	if a, b := scalableDims(from), scalableDims(to); a != b {
		return differ("scalable dims", a, b)
	}
	return true
}

func scalableDims(t *ir.VectorType) (n int64) {
	for _, s := range t.Scalable {
		if s {
			n++
		}
	}
	return n
}

func allOnes(shape []int64) bool {
	for _, d := range shape {
		if d != 1 {
			return false
		}
	}
	return true
}

// splitsDims reports whether each dimension of a is the product of consecutive
// dimensions of b, which has more dimensions.
func splitsDims(a, b []int64) bool {
	if len(a) == 0 && allOnes(b) {
		return true
	}
	i, j := 0, 0
	for i < len(a) && j < len(b) {
		product := int64(1)
		for product < a[i] && j < len(b) {
			product *= b[j]
			j++
		}
		if product != a[i] {
			break
		}
		i++
		if i < len(a) && allOnes(a[i:]) {
			i = len(a)
		}
		if j < len(b) && allOnes(b[j:]) {
			j = len(b)
		}
	}
	return i == len(a) && j == len(b)
}

func verifyBitCast(op *ir.Operation) bool {
	c := UnaryOp{op}
	from, to := c.SourceType(), c.Type()
	last := len(from.Shape()) - 1
	for i := range max(0, last) {
		if from.Shape()[i] != to.Shape()[i] {
			return op.EmitOpError("dimension size mismatch at: " + strconv.Itoa(i))
		}
	}
	a, b := bitsOf(from.ElementType()), bitsOf(to.ElementType())
	if last < 0 {
		if a != b {
			return op.EmitOpError("source/result bitwidth of the 0-D vector element types must be equal")
		}
		return true
	}
	if a*from.Shape()[last] != b*to.Shape()[last] {
		return op.EmitOpError("source/result bitwidth of the minor 1-D vectors must be equal")
	}
	return true
}

// concatenated returns the shape of t followed by that of its elements.
func concatenated(t *ir.MemRefType) []int64 {
	shape := append([]int64(nil), t.Shape()...)
	if v, ok := t.ElementType().(*ir.VectorType); ok {
		shape = append(shape, v.Shape()...)
	}
	return shape
}

func verifyTypeCast(op *ir.Operation) bool {
	from, to := op.Operand(0).Type().(*ir.MemRefType), op.Result(0).Type().(*ir.MemRefType)
	identity := func(t *ir.MemRefType) bool {
		m := t.LayoutMap()
		return m == nil || m.IsIdentity()
	}
	switch {
	case !identity(from.CanonicalStridedLayout()):
		return op.EmitOpError("expects operand to be a memref with identity layout")
	case !identity(to):
		return op.EmitOpError("expects result to be a memref with identity layout")
	case from.MemorySpace != to.MemorySpace:
		return op.EmitOpError("expects result in same memory space")
	case ir.ElementTypeOrSelf(from.ElementType()) != ir.ElementTypeOrSelf(to.ElementType()):
		return op.EmitOpError("expects result and operand with same underlying scalar type: " + ir.QuoteType(to))
	}
	a, b := concatenated(from), concatenated(to)
	same := len(a) == len(b)
	for i := 0; same && i < len(a); i++ {
		same = a[i] == b[i]
	}
	if !same {
		return op.EmitOpError("expects concatenated result and operand shapes to be equal: " + ir.QuoteType(to))
	}
	return true
}

func verifyTranspose(op *ir.Operation) bool {
	c := UnaryOp{op}
	from, to := c.SourceType(), c.Type()
	rank := len(to.Shape())
	if len(from.Shape()) != rank {
		return op.EmitOpError("vector result rank mismatch: " + strconv.Itoa(rank))
	}
	perm := int64s(op.Prop(0))
	if len(perm) != rank {
		return op.EmitOpError("transposition length mismatch: " + strconv.Itoa(len(perm)))
	}
	seen := make([]bool, rank)
	for i, p := range perm {
		switch {
		case p < 0 || p >= int64(rank):
			return op.EmitOpError("transposition index out of range: " + itoa(p))
		case seen[p]:
			return op.EmitOpError("duplicate position index: " + itoa(p))
		case to.Shape()[i] != from.Shape()[p]:
			return op.EmitOpError("dimension size mismatch at: " + itoa(p))
		}
		seen[p] = true
	}
	return true
}

func verifyReshape(op *ir.Operation) bool {
	in, out := op.Operand(0).Type().(*ir.VectorType), op.Result(0).Type().(*ir.VectorType)
	fixed := int64s(op.Prop(0))
	inShape, outShape := op.OperandsIn(1), op.OperandsIn(2)
	switch {
	case len(in.Shape()) != len(inShape)+len(fixed):
		return op.EmitError("invalid input shape for vector type " + ir.QuoteType(in))
	case len(out.Shape()) != len(outShape)+len(fixed):
		return op.EmitError("invalid output shape for vector type " + ir.QuoteType(out))
	}
	if i := unlikeFixed(in, fixed); i >= 0 {
		return op.EmitError("fixed vector size must match input vector for dim " + strconv.Itoa(i))
	}
	if i := unlikeFixed(out, fixed); i >= 0 {
		return op.EmitError("fixed vector size must match output vector for dim " + strconv.Itoa(i))
	}
	a, ok1 := constantProduct(inShape)
	b, ok2 := constantProduct(outShape)
	if ok1 && ok2 && a != b {
		return op.EmitError("product of input and output shape sizes must match")
	}
	return true
}

// unlikeFixed returns the first i for which fixed[i] differs from the dimension with
// which MLIR 19 compares it, or -1 if there is none. MLIR counts these dimensions
// downwards.
func unlikeFixed(t *ir.VectorType, fixed []int64) int {
	for i, f := range fixed {
		k := len(t.Shape()) - len(fixed) - i
		if k < 0 || f != t.Shape()[k] {
			return i
		}
	}
	return -1
}

func constantProduct(vs []*ir.Value) (int64, bool) {
	n := int64(1)
	for _, v := range vs {
		c, ok := ir.IntConstantOf(v)
		if !ok {
			return 0, false
		}
		n *= c
	}
	return n, true
}

// confined checks that each of vs lies within [low, high(i)) and emits an error if one
// does not.
func confined(op *ir.Operation, what string, vs []int64, shape []int64, low int64, closed bool) bool {
	for i := range min(len(vs), len(shape)) {
		high := shape[i]
		if closed {
			high++
		}
		if vs[i] < low || vs[i] >= high {
			return op.EmitOpError("expected " + what + " dimension " + strconv.Itoa(i) + " to be confined to [" + itoa(low) + ", " + itoa(high) + ")")
		}
	}
	return true
}

func unitStrides(op *ir.Operation, strides []int64) bool {
	for _, s := range strides {
		if s != 1 {
			return op.EmitOpError("expected strides to be confined to [1, 2)")
		}
	}
	return true
}

// sumConfined checks that offsets[i]+sizes[i] is at most shape[i].
func sumConfined(op *ir.Operation, what string, offsets, sizes, shape []int64) bool {
	for i := range min(len(offsets), len(sizes), len(shape)) {
		if s := offsets[i] + sizes[i]; s < 0 || s > shape[i] {
			return op.EmitOpError("expected sum(offsets, " + what + ") dimension " + strconv.Itoa(i) + " to be confined to [1, " + itoa(shape[i]+1) + ")")
		}
	}
	return true
}

func baseSizeMismatch(op *ir.Operation, i int, size, base int64) bool {
	return op.EmitOpError("expected size at idx=" + strconv.Itoa(i) +
		" to match the corresponding base size from the input vector (" + itoa(size) + " vs " + itoa(base) + ")")
}

func verifyInsertStridedSlice(op *ir.Operation) bool {
	s := SliceOp{op}
	src, dst := s.SourceType(), s.Type()
	offsets := s.Offsets()
	lead := len(dst.Shape()) - len(src.Shape())
	switch {
	case len(offsets) != len(dst.Shape()):
		return op.EmitOpError("expected offsets of same size as destination vector rank")
	case len(s.Strides()) != len(src.Shape()):
		return op.EmitOpError("expected strides of same size as source vector rank")
	case lead < 0:
		return op.EmitOpError("expected source rank to be no greater than destination rank")
	}
	sizes := append(make([]int64, lead), src.Shape()...)
	if !confined(op, "offsets", offsets, dst.Shape(), 0, false) || !unitStrides(op, s.Strides()) ||
		!sumConfined(op, "source vector shape", offsets, sizes, dst.Shape()) {
		return false
	}
	for i := range src.Shape() {
		if src.ScalableDim(i) != dst.ScalableDim(lead+i) {
			return op.EmitOpError("mismatching scalable flags (at source vector idx=" + strconv.Itoa(i) + ")")
		}
		if a, b := src.Shape()[i], dst.Shape()[lead+i]; src.ScalableDim(i) && a != b {
			return baseSizeMismatch(op, i, a, b)
		}
	}
	return true
}

// sliceType returns the type of a slice of t with the given leading sizes.
func sliceType(t *ir.VectorType, sizes []int64) *ir.VectorType {
	shape := append(append([]int64(nil), sizes...), t.Shape()[len(sizes):]...)
	return t.Context().ScalableVector(shape, t.Scalable, t.ElementType())
}

func verifyExtractStridedSlice(op *ir.Operation) bool {
	s := SliceOp{op}
	t := s.SourceType()
	offsets, sizes, strides := s.Offsets(), s.Sizes(), s.Strides()
	if len(offsets) != len(sizes) || len(offsets) != len(strides) {
		return op.EmitOpError("expected offsets, sizes and strides attributes of same size")
	}
	if len(offsets) > len(t.Shape()) {
		return op.EmitOpError("expected offsets attribute of rank no greater than vector rank")
	}
	if !confined(op, "offsets", offsets, t.Shape(), 0, false) || !confined(op, "sizes", sizes, t.Shape(), 1, true) ||
		!unitStrides(op, strides) || !sumConfined(op, "sizes", offsets, sizes, t.Shape()) {
		return false
	}
	if want := sliceType(t, sizes); op.Result(0).Type() != ir.Type(want) {
		return op.EmitOpError("expected result type to be " + ir.QuoteType(want))
	}
	for i, n := range sizes {
		if t.ScalableDim(i) && t.Shape()[i] != n {
			return baseSizeMismatch(op, i, n, t.Shape()[i])
		}
	}
	return true
}

func verifyConstantMask(op *ir.Operation) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	sizes := int64s(op.Prop(0))
	if len(t.Shape()) == 0 {
		switch {
		case len(sizes) != 1:
			return op.EmitError("array attr must have length 1 for 0-D vectors")
		case sizes[0] != 0 && sizes[0] != 1:
			return op.EmitError("mask dim size must be either 0 or 1 for 0-D vectors")
		}
		return true
	}
	if len(sizes) != len(t.Shape()) {
		return op.EmitOpError("must specify array attr of size equal vector result rank")
	}
	zeros := 0
	for i, n := range sizes {
		switch {
		case n < 0 || n > t.Shape()[i]:
			return op.EmitOpError("array attr of size out of bounds of vector result dimension size")
		case t.ScalableDim(i) && n != 0 && n != t.Shape()[i]:
			return op.EmitOpError("only supports 'none set' or 'all set' scalable dimensions")
		case n == 0:
			zeros++
		}
	}
	if zeros > 0 && zeros < len(sizes) {
		return op.EmitOpError("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim")
	}
	return true
}

func verifyCreateMask(op *ir.Operation) bool {
	rank := len(op.Result(0).Type().(*ir.VectorType).Shape())
	switch {
	case rank == 0 && op.NumOperands() != 1:
		return op.EmitOpError("must specify exactly one operand for 0-D create_mask")
	case rank > 0 && op.NumOperands() != rank:
		return op.EmitOpError("must specify an operand for each result vector dimension")
	}
	return true
}
