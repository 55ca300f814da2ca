package interfaces

import (
	"github.com/spvc/spvc/ir"
	"strconv"
)

// DynamicIndexListDirective is custom<DynamicIndexList>($values, $static) between
// square brackets.
var DynamicIndexListDirective = &ir.CustomDirective{
	Parse: ParseIndexList(ir.DelimSquare),
	Print: func(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
		static, _ := a.Attr(1).(*ir.DenseArrayAttr)
		if static == nil {
			p.Str("[]")
			return
		}
		p.DynamicIndexList(a.Values(0), static.Int64s(), '[', ']')
	},
}

// ParseIndexList returns the Parse hook of a directive with two arguments, values and numbers, for a list between delimiters.
func ParseIndexList(between ir.Delimiter) func(p *ir.Parser, a *ir.DirectiveArgs) bool {
	return func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		operands, static, scalable, ok := p.ParseDynamicIndexList(between)
		if !ok {
			return false
		}
		if scalable != nil {
			return p.EmitError(p.NameLoc(), "expected no scalable dimensions")
		}
		for _, o := range operands {
			a.AddOperand(0, o)
		}
		a.SetAttr(1, p.Context().DenseI64Array(static...))
		return true
	}
}

// IndexValue is an offset, size or stride: a value if Value is not nil, else a
// constant.
type IndexValue struct {
	Value *ir.Value
	Const int64
}

// IsConst reports whether x is the constant v, or an operand that a constant v defines.
func (x IndexValue) IsConst(v int64) bool {
	c, ok := x.Constant()
	return ok && c == v
}

// Constant returns the constant value of x, and whether x has one.
func (x IndexValue) Constant() (int64, bool) {
	if x.Value != nil {
		return ir.IntConstantOf(x.Value)
	}
	return x.Const, true
}

// MixedIndices merges values into static: each value replaces one Dynamic.
func MixedIndices(values []*ir.Value, static []int64) []IndexValue {
	out := make([]IndexValue, len(static))
	k := 0
	for i, v := range static {
		out[i].Const = v
		if v == ir.Dynamic && k < len(values) {
			out[i].Value = values[k]
			k++
		}
	}
	return out
}

// SplitIndices is the inverse of MixedIndices.
func SplitIndices(mixed []IndexValue) (values []*ir.Value, static []int64) {
	static = make([]int64, len(mixed))
	for i, x := range mixed {
		static[i] = x.Const
		if x.Value != nil {
			static[i] = ir.Dynamic
			values = append(values, x.Value)
		}
	}
	return values, static
}

// FoldIndices replaces the values in list that a constant defines by that constant. If
// nonNegative is set, it skips negative constants.
func FoldIndices(list []IndexValue, nonNegative bool) (changed bool) {
	for i := range list {
		if list[i].Value == nil {
			continue
		}
		if c, ok := ir.IntConstantOf(list[i].Value); ok && (c >= 0 || !nonNegative) && c != ir.Dynamic {
			list[i] = IndexValue{Const: c}
			changed = true
		}
	}
	return changed
}

// FoldStrides is FoldIndices for strides, which skips 0: as a static stride 0 says that elements overlap.
func FoldStrides(list []IndexValue) (changed bool) {
	for i := range list {
		if c, ok := list[i].Constant(); !ok || c != 0 {
			changed = FoldIndices(list[i:i+1], false) || changed
		}
	}
	return changed
}

// DroppedDims reports for each dimension of shape whether reduced lacks it. If there is
// a choice, the first dimensions of size 1 are the dropped ones. ok is false if a
// dimension of another size would have to be dropped.
func DroppedDims(shape, reduced []int64) (dropped []bool, ok bool) {
	dropped = make([]bool, len(shape))
	k := 0
	for i, d := range shape {
		if k < len(reduced) && d == reduced[k] {
			k++
		} else if dropped[i] = true; d != 1 {
			return nil, false
		}
	}
	return dropped, k == len(reduced)
}

// ReducesTo reports whether reduced is shape without some dimensions of size 1.
func ReducesTo(shape, reduced []int64) bool {
	_, ok := DroppedDims(shape, reduced)
	return ok
}

// OffsetSizeStrides is the trait OffsetSizeAndStrideOpInterface. Operand groups First,
// First+1 and First+2 are the dynamic offsets, sizes and strides. The inherent
// attributes in slots 0, 1 and 2 are the static ones. Ranks returns how many offsets,
// sizes and strides op must have.
type OffsetSizeStrides struct {
	First int
	Ranks func(op *ir.Operation) [3]int
}

// TraitName returns the name of the trait.
func (t *OffsetSizeStrides) TraitName() string { return "OffsetSizeAndStrideOpInterface" }

// Static returns the static offsets (0), sizes (1) or strides (2).
func (t *OffsetSizeStrides) Static(op *ir.Operation, kind int) []int64 {
	if d, ok := op.Prop(kind).(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	return nil
}

// Mixed returns the offsets (0), sizes (1) or strides (2).
func (t *OffsetSizeStrides) Mixed(op *ir.Operation, kind int) []IndexValue {
	return MixedIndices(op.OperandsIn(t.First+kind), t.Static(op, kind))
}

var indexKinds = [3]string{"offset", "size", "stride"}

// VerifyTrait checks that the numbers of offsets, sizes and strides fit.
func (t *OffsetSizeStrides) VerifyTrait(op *ir.Operation) bool {
	static := [3][]int64{t.Static(op, 0), t.Static(op, 1), t.Static(op, 2)}
	ranks := t.Ranks(op)
	mismatch := func(a, b int) bool {
		return op.EmitError("expected mixed " + indexKinds[a] + "s rank to match mixed " + indexKinds[b] + "s rank (" +
			strconv.Itoa(len(static[a])) + " vs " + strconv.Itoa(len(static[b])) + ") so the rank of the result type is well-formed.")
	}
	if !(len(static[0]) == 1 && ranks[0] == 1) && len(static[0]) != len(static[1]) {
		return mismatch(0, 1)
	}
	if len(static[1]) != len(static[2]) {
		return mismatch(1, 2)
	}
	for k, vs := range static {
		if len(vs) != ranks[k] {
			return op.EmitError("expected " + strconv.Itoa(ranks[k]) + " " + indexKinds[k] + " values, got " + strconv.Itoa(len(vs)))
		}
		dynamic := 0
		for _, v := range vs {
			if v == ir.Dynamic {
				dynamic++
			}
		}
		if _, n := op.OperandGroup(t.First + k); n != dynamic {
			return op.EmitError("expected " + strconv.Itoa(dynamic) + " dynamic " + indexKinds[k] + " values")
		}
	}
	for k, vs := range static[:2] {
		for _, v := range vs {
			if v < 0 && v != ir.Dynamic {
				return op.EmitError("expected " + indexKinds[k] + "s to be non-negative, but got " + strconv.Itoa(int(v)))
			}
		}
	}
	return true
}

// outOfBounds says which offset or dimension of a slice is out of the bounds of shape, or returns "". Offsets, sizes and strides
// of dynamic dimensions, or that are dynamic themselves, are in bounds.
func outOfBounds(shape, offsets, sizes, strides []int64) string {
	for i, d := range shape {
		if d == ir.Dynamic || offsets[i] == ir.Dynamic {
			continue
		}
		number := func(n int64) string { return strconv.FormatInt(n, 10) }
		if offsets[i] >= d {
			return "offset " + strconv.Itoa(i) + " is out-of-bounds: " + number(offsets[i]) + " >= " + number(d)
		}
		if sizes[i] == ir.Dynamic || strides[i] == ir.Dynamic {
			continue
		}
		if last := offsets[i] + (sizes[i]-1)*strides[i]; last >= d {
			return "slice along dimension " + strconv.Itoa(i) + " runs out-of-bounds: " + number(last) + " >= " + number(d)
		}
	}
	return ""
}

// sinceBoundedSlices is the first version in which slices that are known to be out of bounds are not valid.
const sinceBoundedSlices = 20

// VerifyBounds emits an error if op, a slice of a value with the given shape, is known to be out of bounds and the version
// refuses that.
func (t *OffsetSizeStrides) VerifyBounds(op *ir.Operation, shape []int64) bool {
	if op.Context().MLIR() < sinceBoundedSlices {
		return true
	}
	why := outOfBounds(shape, t.Static(op, 0), t.Static(op, 1), t.Static(op, 2))
	return why == "" || op.EmitError(why)
}

// MayBeInBounds reports whether the version has a slice of a value of type t. It may refuse slices that are known to be out of
// bounds.
func MayBeInBounds(t ir.ShapedType, offsets, sizes, strides []IndexValue) bool {
	if t.Context().MLIR() < sinceBoundedSlices {
		return true
	}
	static := func(list []IndexValue) []int64 {
		_, s := SplitIndices(list)
		return s
	}
	return outOfBounds(t.Shape(), static(offsets), static(sizes), static(strides)) == ""
}

// AllConst reports whether every element of list is the constant v.
func AllConst(list []IndexValue, v int64) bool {
	for _, x := range list {
		if !x.IsConst(v) {
			return false
		}
	}
	return true
}
