package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

// intComparison is the comparison of a converted integer with a float constant,
// while it is turned into a comparison of integers.
type intComparison struct {
	width  uint32 // the width of the integer
	signed bool
	rhs    apfloat.Float
	pred   CmpIPredicate
	bound  apint.Int // the constant to compare with at the end
}

// verdict is the result for an intComparison.
type verdict uint8

const (
	keepFloat   verdict = iota // integers cannot express the comparison
	alwaysTrue                 // the result does not depend on the integer
	alwaysFalse                // the result does not depend on the integer
	compareInts                // pred and bound are set
)

func knownVerdict(b bool) verdict {
	if b {
		return alwaysTrue
	}
	return alwaysFalse
}

// compareOfIntToFloat compares an integer with a float constant without
// converting the integer.
func compareOfIntToFloat(op *ir.Operation, rw *rewrite.Rewriter) bool {
	k, ok := ir.ConstantOf(op.Operand(1)).(*ir.FloatAttr)
	if !ok || k.Value.IsNaN() {
		return rw.Fail("the right operand is not a scalar constant, or it is NaN")
	}
	conv := op.Operand(0).DefiningOp()
	if conv == nil || !conv.Is(SIToFP) && !conv.Is(UIToFP) {
		return rw.Fail("the left operand is not a converted integer")
	}
	x := conv.Operand(0)
	t, ok := x.Type().(*ir.IntegerType)
	p, valid := floatPredicateOf(op)
	if !ok || !valid || t.Width == 0 {
		return rw.Fail("no scalar integer")
	}
	c := intComparison{width: t.Width, signed: conv.Is(SIToFP), rhs: k.Value}
	v := keepFloat
	if !c.losesBits() {
		switch p {
		case ORD:
			v = alwaysTrue
		case UNO:
			v = alwaysFalse
		default:
			v = c.decide(p)
		}
	}
	switch v {
	case keepFloat:
		return rw.Fail("the conversion may change the result of the comparison")
	case compareInts:
		bound := NewConstant(&rw.Builder, op.Loc(), op.Context().APInt(t, c.bound))
		rw.Replace(op, NewCmpI(&rw.Builder, op.Loc(), c.pred, x, bound))
	default:
		rw.Replace(op, NewBool(&rw.Builder, op.Loc(), v == alwaysTrue))
	}
	return true
}

// losesBits reports whether rounding the integer to the float format can affect the
// comparison.
func (c *intComparison) losesBits() bool {
	s := c.rhs.Semantics()
	precision := s.Precision()
	if c.width <= precision {
		return false
	}
	valueBits := int(c.width)
	if c.signed {
		valueBits--
	}
	if c.rhs.IsInf() {
		// A large integer could become infinite.
		return apfloat.Largest(s, false).Exponent() < valueBits
	}
	if c.rhs.IsZero() {
		return false
	}
	e := c.rhs.Exponent()
	return int(precision) <= e && e <= valueBits
}

// integerPredicate returns the integer predicate that corresponds to p.
func (c *intComparison) integerPredicate(p CmpFPredicate) (CmpIPredicate, bool) {
	var s, u CmpIPredicate
	switch p {
	case OEQ, UEQ:
		s, u = EQ, EQ
	case OGT, FUGT:
		s, u = SGT, UGT
	case OGE, FUGE:
		s, u = SGE, UGE
	case OLT, FULT:
		s, u = SLT, ULT
	case OLE, FULE:
		s, u = SLE, ULE
	case ONE, UNE:
		s, u = NE, NE
	default:
		return 0, false
	}
	if c.signed {
		return s, true
	}
	return u, true
}

func (c *intComparison) decide(p CmpFPredicate) verdict {
	pred, ok := c.integerPredicate(p)
	if !ok {
		return keepFloat
	}
	c.pred = pred
	s := c.rhs.Semantics()
	lowest, highest := apint.New(c.width, 0), apint.AllOnes(c.width)
	if c.signed {
		lowest, highest = apint.MinSigned(c.width), apint.MaxSigned(c.width)
	}
	if top, _ := apfloat.FromInt(s, highest, c.signed); top.Compare(c.rhs) == apfloat.Less {
		return knownVerdict(pred == NE || pred == SLT || pred == SLE || pred == ULT || pred == ULE)
	}
	if low, _ := apfloat.FromInt(s, lowest, c.signed); low.Compare(c.rhs) == apfloat.Greater {
		return knownVerdict(pred == NE || pred == SGT || pred == SGE || pred == UGT || pred == UGE)
	}
	c.bound, _, ok = c.rhs.ToInt(c.width, c.signed)
	if !ok {
		return keepFloat
	}
	if c.rhs.IsZero() {
		return compareInts
	}
	if back, _ := apfloat.FromInt(s, c.bound, c.signed); back.Compare(c.rhs) == apfloat.Equal {
		return compareInts
	}
	return c.adjustFraction()
}

// adjustFraction corrects the predicate for a bound that was truncated towards
// zero from a fraction.
func (c *intComparison) adjustFraction() verdict {
	neg := c.rhs.IsNegative()
	switch c.pred {
	case NE:
		return alwaysTrue
	case EQ:
		return alwaysFalse
	case ULE, ULT:
		if neg {
			return alwaysFalse
		}
		c.pred = ULE
	case UGT, UGE:
		if neg {
			return alwaysTrue
		}
		c.pred = UGT
	case SLE, SLT:
		c.pred = SLE
		if neg {
			c.pred = SLT
		}
	case SGT, SGE:
		c.pred = SGT
		if neg {
			c.pred = SGE
		}
	}
	return compareInts
}
