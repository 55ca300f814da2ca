package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewIntNarrowing returns the pass arith-int-narrowing.
func NewIntNarrowing() *pass.Pass {
	var widths []int64
	return &pass.Pass{
		Name: "arith-int-narrowing", Class: "ArithIntNarrowing", Summary: "Reduce integer operation bitwidth",
		Options: []pass.Option{pass.Uints("int-bitwidths-supported", &widths, "Integer bitwidths supported")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if len(widths) == 0 || slices.Min(widths) <= 0 || slices.Max(widths) > ir.MaxIntegerWidth {
				return false
			}
			return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(NarrowingPatterns(widths)...),
				rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsAggressive}).Converged
		},
	}
}

// narrowing knows the supported integer widths in bits, in ascending order.
type narrowing struct{ widths []int64 }

// extensions is a set of the ops that extend integers.
type extensions uint8

const (
	signed extensions = 1 << iota
	unsigned
	anyExtension = signed | unsigned
)

// extensionOf returns how op extends its operand, or 0 if op is not an extension.
func extensionOf(op *ir.Operation) extensions {
	switch {
	case op == nil:
	case op.Is(arith.ExtSI):
		return signed
	case op.Is(arith.ExtUI):
		return unsigned
	}
	return 0
}

// NarrowingPatterns returns patterns that compute with extended integers in the
// narrowest of the given widths that gives the same results, and that extend as late as
// possible.
func NarrowingPatterns(widths []int64) []*rewrite.Pattern {
	n := narrowing{slices.Sorted(slices.Values(widths))}
	grow := func(bits uint32) uint32 { return bits + 1 }
	double := func(bits uint32) uint32 { return 2 * bits }
	keep := func(bits uint32) uint32 { return bits }
	var ps []*rewrite.Pattern
	for _, row := range []struct {
		name     string
		def      *ir.OpDef
		exts     extensions
		produced func(operandBits uint32) uint32
	}{
		{"narrow-addi", arith.AddI, anyExtension, grow},
		{"narrow-subi", arith.SubI, signed, grow},
		{"narrow-muli", arith.MulI, anyExtension, double},
		{"narrow-divsi", arith.DivSI, signed, grow},
		{"narrow-divui", arith.DivUI, unsigned, keep},
		{"narrow-maxsi", arith.MaxSI, signed, keep},
		{"narrow-maxui", arith.MaxUI, unsigned, keep},
		{"narrow-minsi", arith.MinSI, signed, keep},
		{"narrow-minui", arith.MinUI, unsigned, keep},
	} {
		ps = append(ps, rewrite.OnOp(row.name, row.def, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return n.binary(op, rw, row.exts, row.produced)
		}))
	}
	for _, row := range []struct {
		name string
		def  *ir.OpDef
		ext  extensions
	}{{"narrow-sitofp", arith.SIToFP, signed}, {"narrow-uitofp", arith.UIToFP, unsigned}} {
		ps = append(ps, rewrite.OnOp(row.name, row.def, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			in := op.Operand(0)
			t := n.narrower(bitsOf(in, row.ext), in.Type())
			if t == nil {
				return rw.Fail("no narrower type fits the operand")
			}
			rw.Replace(op, arith.NewCast(&rw.Builder, op.Loc(), row.def, truncated(rw, op.Loc(), in, t), op.Result(0).Type()))
			return true
		}))
	}
	ps = append(ps, n.vectorPatterns()...)
	return append(ps,
		rewrite.OnOp("narrow-index_cast", arith.IndexCast, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return n.indexCast(op, rw, signed, arith.ExtSI)
		}),
		rewrite.OnOp("narrow-index_castui", arith.IndexCastUI, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return n.indexCast(op, rw, unsigned, arith.ExtUI)
		}))
}

// binary computes op, whose left operand is extended, on narrower integers. produced
// returns the number of result bits for the number of operand bits.
func (n narrowing) binary(op *ir.Operation, rw *rewrite.Rewriter, exts extensions, produced func(uint32) uint32) bool {
	t := op.Result(0).Type()
	have := widthOf(t)
	ext := op.Operand(0).DefiningOp()
	kind := extensionOf(ext)
	if have == 0 || kind&exts == 0 {
		return rw.Fail("the left operand is not extended as needed")
	}
	l, r := bitsOf(ext.Operand(0), kind), bitsOf(op.Operand(1), kind)
	if l >= have || r >= have {
		return rw.Fail("an operand needs all the bits")
	}
	narrow := n.narrower(produced(max(l, r)), t)
	if narrow == nil {
		return rw.Fail("no narrower type fits the result")
	}
	lhs := truncated(rw, op.Loc(), op.Operand(0), narrow)
	rhs := truncated(rw, op.Loc(), op.Operand(1), narrow)
	v := arith.NewBinary(&rw.Builder, op.Loc(), op.Def(), lhs, rhs)
	rw.Replace(op, arith.NewCast(&rw.Builder, op.Loc(), ext.Def(), v, t))
	return true
}

// narrower returns the narrowest supported type with at least the given number of bits
// and the shape of t. It returns nil if that type is not narrower than t.
func (n narrowing) narrower(bits uint32, t ir.Type) ir.Type {
	for _, w := range n.widths {
		if w < int64(bits) {
			continue
		}
		if w >= int64(widthOf(t)) {
			return nil
		}
		return integerLike(t, uint32(w))
	}
	return nil
}

// truncated returns v as type t, folded if possible.
func truncated(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	return rewrite.CreateOrFoldOne(&rw.Builder, loc, arith.TruncI, []*ir.Value{v}, t)
}

// widthOf returns the width in bits of the integers in t, or 0 if t contains none.
func widthOf(t ir.Type) uint32 {
	if i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType); ok {
		return i.Width
	}
	return 0
}

// bitsOf returns the number of bits that v needs if ext extends values of that width.
// It looks at a constant, at the operand of an extension, or at the type of v.
func bitsOf(v *ir.Value, ext extensions) uint32 {
	switch a := ir.ConstantOf(v).(type) {
	case *ir.IntegerAttr:
		return bitsOfInt(a.Value, ext)
	case *ir.DenseElementsAttr:
		if bits, ok := bitsOfElements(a, ext); ok {
			return bits
		}
	}
	if op := v.DefiningOp(); extensionOf(op) == ext {
		return widthOf(op.Operand(0).Type())
	}
	return widthOf(v.Type())
}

func bitsOfElements(a *ir.DenseElementsAttr, ext extensions) (uint32, bool) {
	w := ir.IntegerValueWidth(a.ShapedType().ElementType())
	size := apint.ByteLen(w)
	if w == 0 || a.Raw == nil {
		return 0, false
	}
	bits := uint32(1)
	for raw := a.Raw; len(raw) >= size; raw = raw[size:] {
		bits = max(bits, bitsOfInt(apint.FromBytes(w, raw[:size]), ext))
	}
	return bits, true
}

func bitsOfInt(v apint.Int, ext extensions) uint32 {
	switch {
	case ext == unsigned:
		return max(v.ActiveBits(), 1)
	case v.IsNegative():
		return v.Not().ActiveBits() + 1
	}
	return v.ActiveBits() + 1
}
