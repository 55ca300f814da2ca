package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
)

// foldTo returns the result of a fold to a value or constant.
func foldTo(out []ir.FoldResult, v *ir.Value, a ir.Attribute) ([]ir.FoldResult, bool) {
	return append(out, ir.FoldResult{Value: v, Attr: a}), true
}

// isNumber reports whether a is a scalar constant.
func isNumber(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		return true
	}
	return false
}

// dense returns a as dense elements, or nil if a is something else.
func dense(a ir.Attribute) *ir.DenseElementsAttr {
	d, _ := a.(*ir.DenseElementsAttr)
	return d
}

func foldBroadcast(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	b := BroadcastOp{op}
	if b.Source().Type() == ir.Type(b.Type()) {
		return foldTo(out, b.Source(), nil)
	}
	if isNumber(operands[0]) {
		return foldTo(out, nil, op.Context().SplatOf(b.Type(), operands[0]))
	}
	if isNewer(op) && isPoison(operands[0]) {
		return foldTo(out, nil, operands[0])
	}
	if d := dense(operands[0]); d != nil && d.Splat {
		return foldTo(out, nil, op.Context().SplatOf(b.Type(), d.SplatValue()))
	}
	return out, false
}

func foldSplat(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if !isNumber(operands[0]) {
		return out, false
	}
	return foldTo(out, nil, op.Context().SplatOf(BroadcastOp{op}.Type(), operands[0]))
}

// foldStep makes the constant of a step of known length.
func foldStep(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type().(*ir.VectorType)
	if t.IsScalable() || t.Shape()[0] > maxListed || isNewer(op) {
		return out, false
	}
	ctx := op.Context()
	elems := make([]ir.Attribute, t.Shape()[0])
	for i := range elems {
		elems[i] = ctx.Int(ctx.Index(), int64(i))
	}
	return foldTo(out, nil, ctx.DenseOf(t, elems))
}

// counts reports whether mask consists of n consecutive numbers from first on.
func counts(mask []int64, first, n int64) bool {
	if int64(len(mask)) != n {
		return false
	}
	for i, m := range mask {
		if m != first+int64(i) {
			return false
		}
	}
	return true
}

func foldShuffle(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	s := ShuffleOp{op}
	mask := s.Mask()
	if len(s.V1Type().Shape()) == 0 {
		return out, false
	}
	n1, n2 := leading(s.V1Type()), leading(s.V2Type())
	if counts(mask, 0, n1) {
		return foldTo(out, s.V1(), nil)
	}
	if counts(mask, n1, n2) {
		return foldTo(out, s.V2(), nil)
	}
	if isNewer(op) && isPoison(operands[0]) && isPoison(operands[1]) {
		return foldTo(out, nil, operands[0])
	}
	a, b := dense(operands[0]), dense(operands[1])
	if a == nil || b == nil || len(s.V1Type().Shape()) != 1 {
		return out, false
	}
	elems := make([]ir.Attribute, len(mask))
	for i, m := range mask {
		switch {
		case m == Poison:
			elems[i] = a.Element(0) // poison may be any value
		case m >= n1:
			elems[i] = b.Element(m - n1)
		default:
			elems[i] = a.Element(m)
		}
	}
	return foldTo(out, nil, op.Context().DenseOf(s.Type(), elems))
}

func foldExtractElement(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	e := ElementOp{op}
	if e.Position() == nil || operands[1] == nil {
		return out, false
	}
	if s := e.Vector().DefinedBy(Splat); s != nil {
		return foldTo(out, s.Operand(0), nil)
	}
	if b := e.Vector().DefinedBy(Broadcast); b != nil && !isVector(b.Operand(0).Type()) {
		return foldTo(out, b.Operand(0), nil)
	}
	d := dense(operands[0])
	pos, ok := operands[1].(*ir.IntegerAttr)
	if d == nil || !ok {
		return out, false
	}
	i, fits := pos.Value.Int64()
	if !fits || i < 0 || i >= d.NumElements() {
		return out, false
	}
	return foldTo(out, nil, d.Element(i))
}

func foldInsertElement(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	e := ElementOp{op}
	if e.Position() == nil || !isNumber(operands[0]) {
		return out, false
	}
	d := dense(operands[1])
	pos, ok := operands[2].(*ir.IntegerAttr)
	if d == nil || !ok || d.NumElements() > maxListed {
		return out, false
	}
	i, fits := pos.Value.Int64()
	if !fits || i < 0 || i >= d.NumElements() {
		return out, false
	}
	elems := elementsOf(d)
	elems[i] = operands[0]
	return foldTo(out, nil, op.Context().DenseOf(e.Type(), elems))
}

// elementsOf lists the elements of d.
func elementsOf(d *ir.DenseElementsAttr) []ir.Attribute {
	elems := make([]ir.Attribute, d.NumElements())
	for i := range elems {
		elems[i] = d.Element(int64(i))
	}
	return elems
}

func foldInsert(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	n := InsertOp{op}
	if len(n.Static()) == 0 && n.Source().Type() == ir.Type(n.Type()) {
		return foldTo(out, n.Source(), nil)
	}
	if isNewer(op) {
		switch {
		case makeStatic(op, operands, 2):
			return out, true
		case slices.Contains(n.Static(), Poison):
			return foldTo(out, nil, ub.PoisonOf(op.Context()))
		}
	}
	return out, false
}

func foldInsertStridedSlice(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	s := SliceOp{op}
	if s.SourceType() == s.Type() {
		return foldTo(out, s.Source(), nil)
	}
	return out, false
}

// foldMultiReduction removes the reduction of a vector of rank 1 that reduces no dimension.
func foldMultiReduction(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	r := ReductionOp{op}
	if len(r.Type().Shape()) == 1 && !slices.Contains(r.Dims(), 0) {
		return foldTo(out, r.Vector(), nil)
	}
	return out, false
}

func foldShapeCast(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	c := UnaryOp{op}
	if isNewer(op) && isPoison(operands[0]) {
		return foldTo(out, nil, operands[0])
	}
	if c.SourceType() == c.Type() {
		return foldTo(out, c.Source(), nil)
	}
	if prev := c.Source().DefinedBy(ShapeCast); prev != nil {
		src := UnaryOp{prev}.SourceType()
		if src == c.Type() {
			return foldTo(out, prev.Operand(0), nil)
		}
		a, b := src.Shape(), c.Type().Shape()
		if len(a) > len(b) {
			a, b = b, a
		}
		if len(a) == len(b) || !splitsDims(a, b) {
			return out, false
		}
		op.SetOperand(0, prev.Operand(0))
		return out, true
	}
	if b := c.Source().DefinedBy(Broadcast); b != nil && b.Operand(0).Type() == ir.Type(c.Type()) {
		return foldTo(out, b.Operand(0), nil)
	}
	return out, false
}

func foldBitCast(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	c := UnaryOp{op}
	if c.SourceType() == c.Type() {
		return foldTo(out, c.Source(), nil)
	}
	if prev := c.Source().DefinedBy(BitCast); prev != nil {
		if prev.Operand(0).Type() == ir.Type(c.Type()) {
			return foldTo(out, prev.Operand(0), nil)
		}
		op.SetOperand(0, prev.Operand(0))
		return out, true
	}
	if d := dense(operands[0]); d != nil && d.Splat {
		return foldBitCastSplat(c, d, out)
	}
	return out, false
}

// foldBitCastSplat repeats the bit pattern of f16 elements in f32 elements, and that of
// integers in wider integers.
func foldBitCastSplat(c UnaryOp, d *ir.DenseElementsAttr, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	from, to := c.SourceType().ElementType(), c.Type().ElementType()
	ctx := c.Context()
	_, fromInt := from.(*ir.IntegerType)
	_, toInt := to.(*ir.IntegerType)
	halves := from == ir.Type(ctx.F16()) && to == ir.Type(ctx.F32())
	narrow, wide := bitsOf(from), bitsOf(to)
	if !halves && !(fromInt && toInt && wide > narrow && wide%narrow == 0) {
		return out, false
	}
	if narrow%8 != 0 {
		return foldSmallIntegers(c, d, narrow, wide, out)
	}
	var raw []byte
	for range wide / narrow {
		raw = append(raw, d.Raw...)
	}
	return foldTo(out, nil, ctx.Dense(c.Type(), raw))
}

// foldSmallIntegers is foldBitCastSplat for integers that do not fill bytes, up to 64
// bits together.
func foldSmallIntegers(c UnaryOp, d *ir.DenseElementsAttr, narrow, wide int64, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	i, ok := d.SplatValue().(*ir.IntegerAttr)
	if !ok || wide > 64 {
		return out, false
	}
	v, _ := i.Value.Uint64()
	bits := uint64(0)
	for k := int64(0); k < wide; k += narrow {
		bits |= v << k
	}
	ctx := c.Context()
	return foldTo(out, nil, ctx.SplatOf(c.Type(), ctx.Int(c.Type().ElementType(), int64(bits))))
}

func foldTranspose(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	c := UnaryOp{op}
	if d := dense(operands[0]); d != nil && d.Splat {
		return foldTo(out, nil, op.Context().SplatOf(c.Type(), d.SplatValue()))
	}
	if isNewer(op) && isPoison(operands[0]) {
		return foldTo(out, nil, operands[0])
	}
	perm := int64s(op.Prop(0))
	if counts(perm, 0, int64(len(perm))) {
		return foldTo(out, c.Source(), nil)
	}
	return out, false
}

// foldAccess replaces the memory operand by the source of its memref.casts.
func foldAccess(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, memref.FoldCasts(op)
}

// foldMask moves the operation out of a mask that is all true.
func foldMask(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	m := MaskOp{op}
	masked := m.Masked()
	if masked == nil || maskFormat(m.Mask()) != allTrue {
		return out, false
	}
	m.Body().Last().SetOperands(nil)
	masked.MoveBefore(op)
	for _, v := range masked.Results() {
		out = append(out, ir.FoldResult{Value: v})
	}
	return out, true
}

// format is the knowledge about a mask.
type format uint8

const (
	unknown format = iota
	allTrue
	allFalse
)

// maskFormat inspects the constant, the constant_mask or the create_mask that defines v.
func maskFormat(v *ir.Value) format {
	op := v.DefiningOp()
	if op == nil {
		return unknown
	}
	t := v.Type().(*ir.VectorType)
	switch {
	case op.Is(arith.Constant):
		if d := dense(arith.ConstantOp{Operation: op}.Value()); d != nil {
			return denseFormat(d)
		}
	case op.Is(ConstantMask):
		full, empty := true, true
		for i, n := range int64s(op.Prop(0)) {
			full = full && (len(t.Shape()) == 0 && n != 0 || len(t.Shape()) > 0 && n >= t.Shape()[i])
			empty = empty && n <= 0
		}
		switch {
		case full:
			return allTrue
		case empty:
			return allFalse
		}
	case op.Is(CreateMask):
		return createdFormat(op)
	}
	return unknown
}

func denseFormat(d *ir.DenseElementsAttr) format {
	f := unknown
	for i := range d.NumElements() {
		e, ok := d.Element(i).(*ir.IntegerAttr)
		if !ok {
			return unknown
		}
		now := allTrue
		if e.Value.IsZero() {
			now = allFalse
		}
		if f != unknown && f != now {
			return unknown
		}
		f = now
		if d.Splat {
			break
		}
	}
	return f
}

// createdFormat returns the format of a create_mask. The mask is all false if a bound is not
// positive. As in MLIR, masks whose bounds all reach the ends are not known to be all true:
// canonicalization makes them a constant_mask first.
func createdFormat(op *ir.Operation) format {
	for _, v := range op.Operands() {
		if n, ok := ir.IntConstantOf(v); ok && n <= 0 {
			return allFalse
		}
	}
	return unknown
}
