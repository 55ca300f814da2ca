package math

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// Dialect returns the math dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:       "math",
		Interfaces: []any{ir.InlineOps{}},
		Ops: []ir.OpEntry{
			{Def: AbsF, Fold: foldAbsF},
			{Def: AbsI, Fold: foldInt(apint.Int.Abs)},
			{Def: Acos, Fold: foldReal(orNaN(false, math.Acos))},
			{Def: Acosh, Fold: foldReal(orNaN(true, math.Acosh))},
			{Def: Asin, Fold: foldReal(orNaN(false, math.Asin))},
			{Def: Asinh, Fold: foldReal(math.Asinh)},
			{Def: Atan, Fold: foldReal(math.Atan)},
			{Def: Atan2, Fold: foldAtan2},
			{Def: Atanh, Fold: foldReal(orNaN(true, math.Atanh))},
			{Def: Cbrt},
			{Def: Ceil, Fold: foldRounding(math.Ceil)},
			{Def: CopySign, Fold: foldCopySign},
			{Def: Cos, Fold: foldReal(orNaN(true, math.Cos))},
			{Def: Cosh, Fold: foldReal(math.Cosh)},
			{Def: Ctlz, Fold: foldInt(func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.LeadingZeros())) })},
			{Def: Ctpop, Fold: foldInt(func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.PopCount())) })},
			{Def: Cttz, Fold: foldInt(func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.TrailingZeros())) })},
			{Def: Erf, Fold: foldReal(math.Erf)},
			{Def: Exp, Fold: foldReal(math.Exp)},
			{Def: Exp2, Fold: foldReal(math.Exp2)},
			{Def: ExpM1, Fold: foldReal(math.Expm1)},
			{Def: Floor, Fold: foldRounding(math.Floor)},
			{Def: FPowI},
			{Def: Fma},
			{Def: IPowI, Fold: foldIPowI},
			{Def: Log, Fold: foldLog(math.Log, 0)},
			{Def: Log10, Fold: foldLog(math.Log10, 0)},
			{Def: Log1p, Fold: foldLog(math.Log1p, 1)},
			{Def: Log2, Fold: foldLog(math.Log2, 0)},
			{Def: PowF, Fold: foldReal2(math.Pow)},
			{Def: Round, Fold: foldReal(math.Round)},
			{Def: RoundEven, Fold: foldRounding(math.RoundToEven)},
			{Def: Rsqrt},
			{Def: Sin, Fold: foldReal(orNaN(true, math.Sin))},
			{Def: Sinh, Fold: foldReal(math.Sinh)},
			{Def: Sqrt, Fold: foldSqrt},
			{Def: Tan, Fold: foldReal(orNaN(true, math.Tan))},
			{Def: Tanh, Fold: foldReal(math.Tanh)},
			{Def: Trunc, Fold: foldReal(math.Trunc)},
		},
		Constant: arith.Materialize,
	}
}
