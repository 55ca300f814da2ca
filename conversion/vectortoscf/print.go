package vectortoscf

import (
	"math/bits"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// decomposePrint replaces the print of a vector by loops that print the elements.
func decomposePrint(op vector.PrintOp, rw *rewrite.Rewriter) bool {
	v := op.Source()
	if v == nil {
		return rw.Fail("no value is printed")
	}
	t, ok := v.Type().(*ir.VectorType)
	switch {
	case !ok:
		return rw.Fail("the value is not a vector")
	case len(t.Shape()) > 1 && t.IsScalable():
		return rw.Fail("the vector is scalable and has several dimensions")
	case len(t.Shape()) > maxRank:
		return rw.Fail("the vector has too many dimensions")
	}
	if i, ok := t.ElementType().(*ir.IntegerType); ok && i.Width > maxWidth {
		return rw.Fail("no type of integers has the next power of two as its width")
	}
	p := &printing{rw, op.Loc()}
	v = p.widened(v)
	shape := t.Shape()
	if len(shape) == 0 {
		shape = []int64{1}
	}
	if len(t.Shape()) != 1 {
		t = v.Type().(*ir.VectorType)
		v = vector.NewUnary(&rw.Builder, p.loc, vector.ShapeCast, v, rw.Context().Vector([]int64{ir.NumElements(shape)}, t.ElementType()))
	}
	var at []*ir.Value
	var end *ir.Operation
	for d, size := range shape {
		iv, last := p.loop(size, t.IsScalable())
		at = append(at, iv)
		if d == 0 {
			end = last
		}
	}
	x := vector.NewExtractElement(&rw.Builder, p.loc, v, p.flat(shape, at))
	vector.NewPrint(&rw.Builder, p.loc, x, vector.NoPunctuation)
	rw.SetAfter(end)
	vector.NewPrint(&rw.Builder, p.loc, nil, op.Punctuation())
	rw.Erase(op.Operation)
	return true
}

// maxWidth is the largest power of two that is the width of a type of integers.
const maxWidth = 1 << 23

// printing makes the operations for a print.
type printing struct {
	rw  *rewrite.Rewriter
	loc ir.Location
}

func (p *printing) b() *ir.Builder { return &p.rw.Builder }

// widened extends integers to a power of two of at least 8 bits, because backends handle
// other integers badly.
func (p *printing) widened(v *ir.Value) *ir.Value {
	t := v.Type().(*ir.VectorType)
	i, ok := t.ElementType().(*ir.IntegerType)
	if !ok {
		return v
	}
	c, width := p.rw.Context(), max(8, i.Width)
	wide := uint32(1) << bits.Len32(width-1)
	as := func(width uint32, s ir.Signedness) ir.Type { return t.WithShape(t.Shape(), c.Integer(width, s)) }
	cast := func(def *ir.OpDef, to ir.Type) { v = vector.NewUnary(p.b(), p.loc, def, v, to) }
	cast(vector.BitCast, as(i.Width, ir.Signless))
	if to := as(wide, ir.Signless); v.Type() != to {
		if i.Width == 1 || i.Signedness == ir.Unsigned {
			cast(arith.ExtUI, to)
		} else {
			cast(arith.ExtSI, to)
		}
	}
	cast(vector.BitCast, as(wide, i.Signedness))
	return v
}

// loop creates a loop over a dimension that prints an opening parenthesis before, a closing
// one after, and commas between what its body prints, and moves to the start of the body. It
// returns the induction variable and the operation that prints the closing parenthesis.
func (p *printing) loop(size int64, scalable bool) (iv *ir.Value, end *ir.Operation) {
	b, loc := p.b(), p.loc
	lower := arith.NewIndex(b, loc, 0)
	upper := arith.NewIndex(b, loc, size)
	step := arith.NewIndex(b, loc, 1)
	if scalable {
		upper = scaled(b, loc, upper)
	}
	last := arith.NewBinary(b, loc, arith.SubI, upper, step)
	vector.NewPrint(b, loc, nil, vector.Open)
	body := detached(p.rw, loc, []ir.Type{p.rw.Context().Index()}, func([]*ir.Value) { scf.NewYield(b, loc) })
	loop := scf.ForOp{Operation: build(p.rw, loc, scf.For, []*ir.Value{lower, upper, step}, nil, body)}
	end = vector.NewPrint(b, loc, nil, vector.Close)
	p.rw.SetStart(loop.Body())
	more := arith.NewCmpI(b, loc, arith.ULT, loop.InductionVar(), last)
	comma := detached(p.rw, loc, nil, func([]*ir.Value) {
		vector.NewPrint(b, loc, nil, vector.Comma)
		scf.NewYield(b, loc)
	})
	build(p.rw, loc, scf.If, []*ir.Value{more}, nil, comma, nil)
	p.rw.SetStart(loop.Body())
	return loop.InductionVar(), end
}

// flat returns the number of the element at the given position in row-major order.
func (p *printing) flat(shape []int64, at []*ir.Value) *ir.Value {
	var sum *ir.Value
	stride := int64(1)
	for d := len(shape) - 1; d >= 0; d-- {
		n := arith.NewBinary(p.b(), p.loc, arith.MulI, arith.NewIndex(p.b(), p.loc, stride), at[d])
		if sum != nil {
			n = arith.NewBinary(p.b(), p.loc, arith.AddI, sum, n)
		}
		sum = n
		stride *= shape[d]
	}
	return sum
}
