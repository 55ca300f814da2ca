package scalars

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/ir"
)

// remedy is what helps a kernel whose indices need more than 32 bits.
const remedy = "; --index-width=64 or an entry for 'index' in the data layout makes 'index' wider"

// CheckIndex32 emits an error for each constant of root that does not fit an index of 32
// bits, and for each buffer with more elements than such an index can count.
func CheckIndex32(root *ir.Operation) bool {
	ok := true
	checkType := func(op *ir.Operation, t ir.Type) {
		m, isBuffer := t.(*ir.MemRefType)
		if !isBuffer || !ir.HasStaticShape(m) {
			return
		}
		if n, fits := count(m.Shape()); !fits {
			ok = op.EmitError("'" + ir.TypeString(t) + "' has " + n + " elements, which an 'index' of 32 bits cannot count" + remedy)
		}
	}
	root.Walk(func(op *ir.Operation) {
		if op.Is(arith.Constant) || op.Is(index.Constant) {
			if v, bad := wideConstant(op); bad {
				ok = op.EmitError("the constant " + strconv.FormatInt(v, 10) + " does not fit an 'index' of 32 bits" + remedy)
			}
			return
		}
		for i := range op.NumResults() {
			checkType(op, op.Result(i).Type())
		}
		for i := range op.NumRegions() {
			if b := op.Region(i).First(); b != nil {
				for k := range b.NumArgs() {
					checkType(op, b.Arg(k).Type())
				}
			}
		}
	})
	return ok
}

// count returns the number of elements of a shape as text, and whether it fits 31 bits.
func count(shape []int64) (text string, fits bool) {
	n, fits := int64(1), true
	for _, d := range shape {
		if d != 0 && n > math.MaxInt64/d {
			return "more than 2^63", false
		}
		n *= d
	}
	return strconv.FormatInt(n, 10), n <= math.MaxInt32
}

// wideConstant returns the value of a constant index that takes more than 32 bits.
func wideConstant(op *ir.Operation) (int64, bool) {
	if _, ok := ir.ElementTypeOrSelf(op.Result(0).Type()).(*ir.IndexType); !ok {
		return 0, false
	}
	wide := func(v int64) bool { return v < math.MinInt32 || v > math.MaxInt32 }
	switch a := op.Attr("value").(type) {
	case *ir.IntegerAttr:
		v, _ := a.Int64()
		return v, wide(v)
	case *ir.DenseElementsAttr:
		for i := range a.NumElements() {
			if e, ok := a.Element(i).(*ir.IntegerAttr); ok {
				if v, _ := e.Int64(); wide(v) {
					return v, true
				}
			}
		}
	}
	return 0, false
}
