package math

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// Dialect returns the math dialect.
func Dialect() *ir.Dialect {
	fast := []any{arith.FastMathFlags{}}
	return &ir.Dialect{
		Name:       "math",
		Interfaces: []any{ir.InlineOps{}},
		Ops: append(newerEntries(), []ir.OpEntry{
			{Def: AbsF, Fold: foldAbsF, Interfaces: fast},
			{Def: AbsI, Fold: foldInt(apint.Int.Abs)},
			{Def: Acos, Fold: foldReal(orNaN(false, math.Acos)), Interfaces: fast},
			{Def: Acosh, Fold: foldReal(orNaN(true, math.Acosh)), Interfaces: fast},
			{Def: Asin, Fold: foldReal(orNaN(false, math.Asin)), Interfaces: fast},
			{Def: Asinh, Fold: foldReal(math.Asinh), Interfaces: fast},
			{Def: Atan, Fold: foldReal(math.Atan), Interfaces: fast},
			{Def: Atan2, Fold: foldAtan2, Interfaces: []any{arith.FastMathFlags{}}},
			{Def: Atanh, Fold: foldReal(orNaN(true, math.Atanh)), Interfaces: fast},
			{Def: Cbrt, Interfaces: fast},
			{Def: Ceil, Fold: foldRounding(math.Ceil), Interfaces: fast},
			{Def: CopySign, Fold: foldCopySign, Interfaces: fast},
			{Def: Cos, Fold: foldReal(orNaN(true, math.Cos)), Interfaces: fast},
			{Def: Cosh, Fold: foldReal(math.Cosh), Interfaces: fast},
			{Def: Ctlz, Fold: foldInt(func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.LeadingZeros())) })},
			{Def: Ctpop, Fold: foldInt(func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.PopCount())) })},
			{Def: Cttz, Fold: foldInt(func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.TrailingZeros())) })},
			{Def: Erf, Fold: foldReal(math.Erf), Interfaces: fast},
			{Def: Exp, Fold: foldReal(math.Exp), Interfaces: fast},
			{Def: Exp2, Fold: foldReal(math.Exp2), Interfaces: fast},
			{Def: ExpM1, Fold: foldReal(math.Expm1), Interfaces: fast},
			{Def: Floor, Fold: foldRounding(math.Floor), Interfaces: fast},
			{Def: FPowI, Interfaces: fast},
			{Def: Fma, Interfaces: fast},
			{Def: IPowI, Fold: foldIPowI},
			{Def: Log, Fold: foldLog(math.Log, 0), Interfaces: fast},
			{Def: Log10, Fold: foldLog(math.Log10, 0), Interfaces: fast},
			{Def: Log1p, Fold: foldLog(math.Log1p, 1), Interfaces: fast},
			{Def: Log2, Fold: foldLog(math.Log2, 0), Interfaces: fast},
			{Def: PowF, Fold: foldReal2(math.Pow), Interfaces: fast},
			{Def: Round, Fold: foldReal(math.Round), Interfaces: fast},
			{Def: RoundEven, Fold: foldRounding(math.RoundToEven), Interfaces: fast},
			{Def: Rsqrt, Interfaces: fast},
			{Def: Sin, Fold: foldReal(orNaN(true, math.Sin)), Interfaces: fast},
			{Def: Sinh, Fold: foldReal(math.Sinh), Interfaces: fast},
			{Def: Sqrt, Fold: foldSqrt, Interfaces: fast},
			{Def: Tan, Fold: foldReal(orNaN(true, math.Tan)), Interfaces: fast},
			{Def: Tanh, Fold: foldReal(math.Tanh), Interfaces: fast},
			{Def: Trunc, Fold: foldReal(math.Trunc), Interfaces: fast},
		}...),
		Constant: arith.Materialize,
	}
}
