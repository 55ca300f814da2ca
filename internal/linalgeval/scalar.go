package linalgeval

import (
	"math"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

type floats2 = func(a, b float64) float64

type ints2 = func(a, b int64) int64

type bits2 = func(a, b uint64) uint64

// tables holds the operations on numbers by what their operands are.
type tables struct {
	float1 map[*ir.OpDef]func(float64) float64
	float2 map[*ir.OpDef]floats2
	int2   map[*ir.OpDef]ints2
	bits2  map[*ir.OpDef]bits2
}

func newTables() tables {
	return tables{
		float1: map[*ir.OpDef]func(float64) float64{
			arith.NegF: func(a float64) float64 { return -a }, mathdialect.Exp: math.Exp, mathdialect.Log: math.Log, mathdialect.Sqrt: math.Sqrt,
			mathdialect.AbsF: math.Abs, mathdialect.Tanh: math.Tanh, mathdialect.Ceil: math.Ceil, mathdialect.Floor: math.Floor,
			mathdialect.Rsqrt: func(a float64) float64 { return 1 / math.Sqrt(a) }, mathdialect.Erf: math.Erf, mathdialect.Round: math.Round,
			arith.ExtF: same, arith.TruncF: same,
		},
		float2: map[*ir.OpDef]floats2{
			arith.AddF: func(a, b float64) float64 { return a + b }, arith.SubF: func(a, b float64) float64 { return a - b },
			arith.MulF: func(a, b float64) float64 { return a * b }, arith.DivF: func(a, b float64) float64 { return a / b },
			arith.MaximumF: math.Max, arith.MinimumF: math.Min, arith.MaxNumF: maxNumber, arith.MinNumF: minNumber, mathdialect.PowF: math.Pow,
		},
		int2: map[*ir.OpDef]ints2{
			arith.AddI: func(a, b int64) int64 { return a + b }, arith.SubI: func(a, b int64) int64 { return a - b },
			arith.MulI: func(a, b int64) int64 { return a * b }, arith.AndI: func(a, b int64) int64 { return a & b },
			arith.OrI: func(a, b int64) int64 { return a | b }, arith.XOrI: func(a, b int64) int64 { return a ^ b },
			arith.MaxSI: func(a, b int64) int64 { return max(a, b) }, arith.MinSI: func(a, b int64) int64 { return min(a, b) },
			arith.DivSI: func(a, b int64) int64 {
				if b == 0 {
					return 0
				}
				return a / b
			},
		},
		bits2: map[*ir.OpDef]bits2{
			arith.MaxUI: func(a, b uint64) uint64 { return max(a, b) }, arith.MinUI: func(a, b uint64) uint64 { return min(a, b) },
			arith.DivUI: func(a, b uint64) uint64 {
				if b == 0 {
					return 0
				}
				return a / b
			},
			arith.RemUI: func(a, b uint64) uint64 {
				if b == 0 {
					return 0
				}
				return a % b
			},
		},
	}
}

func same(a float64) float64 { return a }

func maxNumber(a, b float64) float64 {
	switch {
	case math.IsNaN(a):
		return b
	case math.IsNaN(b):
		return a
	}
	return math.Max(a, b)
}

func minNumber(a, b float64) float64 { return -maxNumber(-a, -b) }

// number computes an op on numbers. ok is false if the op is not one.
func (m *machine) number(op *ir.Operation) (n Number, ok bool) {
	def := op.Def()
	in := func(i int) Number { return m.get(op.Operand(i)).Data[0] }
	if op.NumResults() != 1 || def == nil {
		return n, false
	}
	t := op.Result(0).Type()
	if f := m.float1[def]; f != nil {
		return Number{F: f(in(0).F)}, true
	}
	if f := m.float2[def]; f != nil {
		return Number{F: f(in(0).F, in(1).F)}, true
	}
	if f := m.int2[def]; f != nil {
		return Number{I: f(in(0).I, in(1).I)}, true
	}
	if f := m.bits2[def]; f != nil {
		return Number{I: int64(f(unsigned(t, in(0).I), unsigned(t, in(1).I)))}, true
	}
	switch def {
	case arith.ExtSI, arith.TruncI, arith.IndexCast:
		return Number{I: in(0).I}, true
	case arith.ExtUI:
		return Number{I: int64(unsigned(op.Operand(0).Type(), in(0).I))}, true
	case arith.SIToFP:
		return Number{F: float64(in(0).I)}, true
	case arith.UIToFP:
		return Number{F: float64(unsigned(op.Operand(0).Type(), in(0).I))}, true
	case arith.FPToSI:
		return Number{I: int64(in(0).F)}, true
	case arith.Select:
		if m.get(op.Operand(0)).Shape == nil {
			if in(0).I != 0 {
				return in(1), true
			}
			return in(2), true
		}
	case arith.CmpI:
		c := arith.CmpIOp{Operation: op}
		return truth(compareInts(c.Predicate(), op.Operand(0).Type(), in(0).I, in(1).I)), true
	case arith.CmpF:
		return truth(compareFloats(arith.CmpFOp{Operation: op}.Predicate(), in(0).F, in(1).F)), true
	case affine.Apply, affine.Min, affine.Max:
		return m.affine(op)
	}
	return n, false
}

func truth(b bool) Number {
	if b {
		return Number{I: -1}
	}
	return Number{}
}

func compareInts(p arith.CmpIPredicate, t ir.Type, a, b int64) bool {
	x, y := unsigned(t, a), unsigned(t, b)
	switch p {
	case arith.EQ:
		return a == b
	case arith.NE:
		return a != b
	case arith.SLT:
		return a < b
	case arith.SLE:
		return a <= b
	case arith.SGT:
		return a > b
	case arith.SGE:
		return a >= b
	case arith.ULT:
		return x < y
	case arith.ULE:
		return x <= y
	case arith.UGT:
		return x > y
	}
	return x >= y
}

func compareFloats(p arith.CmpFPredicate, a, b float64) bool {
	nan := math.IsNaN(a) || math.IsNaN(b)
	switch p {
	case arith.OEQ:
		return a == b
	case arith.OGT:
		return a > b
	case arith.OGE:
		return a >= b
	case arith.OLT:
		return a < b
	case arith.OLE:
		return a <= b
	case arith.UNE:
		return nan || a != b
	case arith.FUGT:
		return nan || a > b
	case arith.FULT:
		return nan || a < b
	}
	return nan
}

// affine computes affine.apply, affine.min and affine.max.
func (m *machine) affine(op *ir.Operation) (n Number, ok bool) {
	mp := affine.MapOp{Operation: op}.Map()
	in := make([]int64, op.NumOperands())
	for i, v := range op.Operands() {
		in[i] = m.get(v).Data[0].I
	}
	for i, e := range mp.Results {
		x, ok := e.Eval(in[:mp.Dims], in[mp.Dims:])
		if !ok {
			return n, false
		}
		if i == 0 || op.Is(affine.Min) && x < n.I || op.Is(affine.Max) && x > n.I {
			n.I = x
		}
	}
	return n, true
}
