package arith

import (
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/interfaces"
)

// Dialect returns the arith dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:       "arith",
		Ops:        append(append(append([]ir.OpEntry{constantEntry()}, intEntries()...), floatEntries()...), castEntries()...),
		Attrs:      []*ir.AttrClass{FastMathAttrDef, OverflowAttrDef},
		Constant:   Materialize,
		Interfaces: []any{ir.InlineOps{}, canonicalizer{}},
	}
}

func constantEntry() ir.OpEntry {
	return ir.OpEntry{Def: Constant, Verify: verifyConstant, Names: nameConstant, Interfaces: []any{rangeOfConstant{}}}.ConstantIn(valueSlot)
}

func intEntries() []ir.OpEntry {
	overflow := func(infer func(analysis.NoWrap, []analysis.Range) analysis.Range) []any {
		return []any{OverflowFlags{}, noWrap(infer)}
	}
	return []ir.OpEntry{
		{Def: AddI, Fold: foldAddI, Interfaces: append(overflow(analysis.NoWrap.Add), signedSum(1), boundBy((*ir.AffineExpr).Add))},
		{Def: SubI, Fold: foldSubI, Interfaces: append(overflow(analysis.NoWrap.Sub), signedSum(-1), boundBy((*ir.AffineExpr).Sub))},
		{Def: MulI, Fold: foldMulI, Names: nameMulI, Interfaces: append(overflow(analysis.NoWrap.Mul), boundBy((*ir.AffineExpr).Mul))},
		{Def: AddUIExtended, Fold: foldAddUIExtended, Infer: inferAddUIExtended},
		{Def: MulSIExtended, Fold: foldMulSIExtended},
		{Def: MulUIExtended, Fold: foldMulUIExtended},
		{Def: DivUI, Fold: foldDivision(apint.Total(apint.Int.UDiv)), Interfaces: []any{divisionSpeculation{}, analysis.DivU.ByOperands()}},
		{Def: DivSI, Fold: foldDivision(apint.NoOverflow(apint.Int.SDivOverflow)), Interfaces: []any{signedDivisionSpeculation{}, analysis.DivS.ByOperands()}},
		{Def: CeilDivUI, Fold: foldDivision(apint.NoOverflow(apint.Int.CeilDivU)), Interfaces: []any{divisionSpeculation{}, analysis.CeilDivU.ByOperands()}},
		{Def: CeilDivSI, Fold: foldDivision(apint.NoOverflow(apint.Int.CeilDivS)), Interfaces: []any{signedDivisionSpeculation{}, analysis.CeilDivS.ByOperands(), divided((*ir.AffineExpr).CeilDiv)}},
		{Def: FloorDivSI, Fold: foldFloorDivSI, Interfaces: []any{analysis.FloorDivS.ByOperands(), divided((*ir.AffineExpr).FloorDiv)}},
		{Def: RemUI, Fold: foldRemainder(apint.Int.URem), Interfaces: []any{analysis.Infer(analysis.RemU).ByOperands()}},
		{Def: RemSI, Fold: foldRemainder(apint.Int.SRem), Interfaces: []any{analysis.Infer(analysis.RemS).ByOperands()}},
		{Def: AndI, Fold: foldAndI, Interfaces: []any{analysis.And.ByOperands()}},
		{Def: OrI, Fold: foldOrI, Interfaces: []any{analysis.Or.ByOperands()}},
		{Def: XOrI, Fold: foldXOrI, Interfaces: []any{analysis.Infer(analysis.Xor).ByOperands()}},
		{Def: ShLI, Fold: foldShift(apint.Int.Shl), Interfaces: overflow(analysis.NoWrap.Shl)},
		{Def: ShRUI, Fold: foldShift(apint.Int.LShr), Interfaces: []any{analysis.ShrU.ByOperands()}},
		{Def: ShRSI, Fold: foldShift(apint.Int.AShr), Interfaces: []any{analysis.ShrS.ByOperands()}},
		{Def: MaxSI, Fold: foldMinMax(apint.Int.SMax, apint.Int.IsMaxSigned, apint.Int.IsMinSigned), Interfaces: []any{analysis.Infer(analysis.MaxS).ByOperands(), maxBounds}},
		{Def: MaxUI, Fold: foldMinMax(apint.Int.UMax, apint.Int.IsAllOnes, apint.Int.IsZero), Interfaces: []any{analysis.Infer(analysis.MaxU).ByOperands()}},
		{Def: MinSI, Fold: foldMinMax(apint.Int.SMin, apint.Int.IsMinSigned, apint.Int.IsMaxSigned), Interfaces: []any{analysis.Infer(analysis.MinS).ByOperands(), minBounds}},
		{Def: MinUI, Fold: foldMinMax(apint.Int.UMin, apint.Int.IsZero, apint.Int.IsAllOnes), Interfaces: []any{analysis.Infer(analysis.MinU).ByOperands()}},
		{Def: CmpI, Fold: foldCmpI, Interfaces: []any{analysis.ResultRange(rangeOfCmpI)}},
		{Def: Select, Fold: foldSelect, Verify: verifySelect, Parse: parseSelect, Print: printSelect, Interfaces: []any{rangeOfSelect{}, selectBounds{}}},
	}
}

func floatEntries() []ir.OpEntry {
	fast := []any{FastMathFlags{}}
	return []ir.OpEntry{
		{Def: NegF, Fold: foldNegF, Interfaces: fast},
		{Def: AddF, Fold: foldFloatBinary(apfloat.Float.Add, apfloat.Float.IsNegZero, false), Interfaces: fast},
		{Def: SubF, Fold: foldFloatBinary(apfloat.Float.Sub, apfloat.Float.IsPosZero, false), Interfaces: fast},
		{Def: MulF, Fold: foldFloatBinary(apfloat.Float.Mul, isFloatOne, false), Interfaces: fast},
		{Def: DivF, Fold: foldFloatBinary(apfloat.Float.Div, isFloatOne, false), Interfaces: fast},
		{Def: RemF, Fold: foldFloatBinary(apfloat.Float.Rem, nil, false), Interfaces: fast},
		{Def: MaximumF, Fold: foldFloatBinary(apfloat.Float.Maximum, isNegInf, true), Interfaces: fast},
		{Def: MinimumF, Fold: foldFloatBinary(apfloat.Float.Minimum, isPosInf, true), Interfaces: fast},
		{Def: MaxNumF, Fold: neutralNaN(foldFloatBinary(maxNum, isNegInf, true), maxNum), Interfaces: []any{FastMathFlags{}, otherThanNaN{}}},
		{Def: MinNumF, Fold: neutralNaN(foldFloatBinary(apfloat.Float.MinNum, isPosInf, true), apfloat.Float.MinNum), Interfaces: []any{FastMathFlags{}, otherThanNaN{}}},
		{Def: CmpF, Fold: foldCmpF, Interfaces: fast},
	}
}

// otherThanNaN is the model of minima and maxima that return the operand that is not NaN.
type otherThanNaN struct{}

// FoldsExactly returns false if there are constants: MLIR 19 returns the other operand of an infinity even
// if it may be NaN.
func (otherThanNaN) FoldsExactly(op *ir.Operation) bool {
	return ir.ConstantOf(op.Operand(0)) == nil && ir.ConstantOf(op.Operand(1)) == nil
}

func castEntries() []ir.OpEntry {
	fast := []any{FastMathFlags{}}
	return []ir.OpEntry{
		{Def: ExtUI, Fold: foldExtension(ExtUI, apint.Int.ZExt), Interfaces: []any{resized(false)}},
		{Def: ExtSI, Fold: foldExtension(ExtSI, apint.Int.SExt), Interfaces: []any{resized(true)}},
		{Def: TruncI, Fold: foldTruncI, Interfaces: []any{OverflowFlags{}, resized(false)}},
		{Def: ExtF, Fold: foldExtF, Interfaces: fast},
		{Def: TruncF, Fold: foldFloatCast, Interfaces: fast},
		{Def: ScalingExtF, Verify: verifyScaling(widensFloat), Adapt: adaptScaling, Interfaces: fast},
		{Def: ScalingTruncF, Verify: verifyScaling(narrowsFloat), Adapt: adaptScaling, Interfaces: fast},
		{Def: UIToFP, Fold: foldIntToFloat(false)},
		{Def: SIToFP, Fold: foldIntToFloat(true)},
		{Def: FPToUI, Fold: foldFloatToInt(false)},
		{Def: FPToSI, Fold: foldFloatToInt(true)},
		{Def: IndexCast, Fold: foldIndexCast(apint.Int.SExtOrTrunc), Interfaces: []any{resized(true)}},
		{Def: IndexCastUI, Fold: foldIndexCast(apint.Int.ZExtOrTrunc), Interfaces: []any{resized(false)}},
		{Def: Bitcast, Fold: foldBitcast},
	}
}

// FastMathModel is implemented by ops with fast-math flags.
type FastMathModel interface {
	// FastMath returns the flags of op.
	FastMath(op *ir.Operation) FastMath
	// SetFastMath changes the flags of op.
	SetFastMath(op *ir.Operation, f FastMath)
}

// FastMathFlags is the FastMathModel of ops that store the flags in the inherent
// attribute `fastmath`.
type FastMathFlags struct{}

// FastMath returns the flags. It returns no flags if the attribute is absent.
func (FastMathFlags) FastMath(op *ir.Operation) FastMath { return flagsOf(op.Attr("fastmath")) }

// SetFastMath changes the flags.
func (FastMathFlags) SetFastMath(op *ir.Operation, f FastMath) {
	op.SetAttr("fastmath", FastMathOf(op.Context(), f))
}

// FastMathOfOp returns the fast-math flags of op. It returns no flags if op cannot have
// any.
func FastMathOfOp(op *ir.Operation) FastMath {
	if m, ok := ir.OpInterface[FastMathModel](op.Info()); ok {
		return m.FastMath(op)
	}
	return FastNone
}

// OverflowModel is implemented by ops with integer overflow flags.
type OverflowModel interface {
	// Overflow returns the flags of op.
	Overflow(op *ir.Operation) Overflow
}

// OverflowFlags is the OverflowModel of ops that store the flags in the inherent
// attribute `overflowFlags`.
type OverflowFlags struct{}

// Overflow returns the flags. It returns no flags if the attribute is absent.
func (OverflowFlags) Overflow(op *ir.Operation) Overflow { return overflowIn(op.Attr("overflowFlags")) }

func overflowIn(a ir.Attribute) Overflow {
	if e, ok := a.(*ir.EnumAttr); ok {
		return Overflow(e.Value)
	}
	return OverflowNone
}

// signedSum says that the result is the sum of the operands, the second with this sign.
type signedSum int64

// Sign implements [ir.SumModel].
func (s signedSum) Sign(*ir.Operation) int64 { return int64(s) }

// divisionSpeculation allows speculation of an unsigned division if the divisor is
// known to be nonzero.
type divisionSpeculation struct{}

// IsSpeculatable reports whether the divisor is a constant other than zero.
func (divisionSpeculation) IsSpeculatable(op *ir.Operation) bool {
	v, ok := IntSplat(ir.ConstantOf(op.Operand(1)))
	return ok && !v.IsZero()
}

// signedDivisionSpeculation also excludes -1, because the least value divided by -1
// overflows.
type signedDivisionSpeculation struct{}

// IsSpeculatable reports whether the divisor is a constant other than 0 and -1.
func (signedDivisionSpeculation) IsSpeculatable(op *ir.Operation) bool {
	v, ok := IntSplat(ir.ConstantOf(op.Operand(1)))
	return ok && !v.IsZero() && !v.IsAllOnes()
}

// Buildable reports whether value can be the value of an arith.constant of type t.
func Buildable(value ir.Attribute, t ir.Type) bool {
	a, ok := value.(ir.TypedAttr)
	if !ok || a.Type() != t {
		return false
	}
	if i, ok := t.(*ir.IntegerType); ok && i.Signedness != ir.Signless {
		return false
	}
	return isNumber(value)
}

func isNumber(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		return true
	}
	_, elements := ir.AttrInterface[interfaces.ElementsModel](a)
	return elements || ir.ElementsAttrKind.Match(a)
}

// Materialize creates an arith.constant or a ub.poison with the given value. It returns
// nil if neither can hold the value.
func Materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	if op := ub.Materialize(b, value, t, loc); op != nil {
		return op
	}
	if !Buildable(value, t) {
		return nil
	}
	return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", value))
}

func verifyConstant(op *ir.Operation) bool {
	t := op.Result(0).Type()
	if i, ok := t.(*ir.IntegerType); ok && i.Signedness != ir.Signless {
		return op.EmitOpError("integer return type must be signless")
	}
	value := op.Prop(valueSlot)
	if !isNumber(value) {
		return op.EmitOpError("value must be an integer, float, or elements attribute")
	}
	if v, ok := t.(*ir.VectorType); ok && v.IsScalable() {
		if d, ok := value.(*ir.DenseElementsAttr); !ok || !d.Splat {
			return op.EmitOpError("intializing scalable vectors with elements attribute is not supported unless it's a vector splat")
		}
	}
	return true
}

// nameConstant suggests %true, %c4, %c-1_i32, %cst.
func nameConstant(op *ir.Operation, set func(*ir.Value, string)) {
	a, ok := op.Prop(valueSlot).(*ir.IntegerAttr)
	if !ok {
		set(op.Result(0), "cst")
		return
	}
	t, isInt := op.Result(0).Type().(*ir.IntegerType)
	if isInt && t.Width == 1 {
		if a.Value.IsZero() {
			set(op.Result(0), "false")
		} else {
			set(op.Result(0), "true")
		}
		return
	}
	var buf [40]byte
	name := a.Value.AppendDecimal(append(buf[:0], 'c'), true)
	if isInt {
		name = t.Append(append(name, '_'))
	}
	set(op.Result(0), string(name))
}

// nameMulI suggests %c8_vscale for the product of 8 and vector.vscale.
func nameMulI(op *ir.Operation, set func(*ir.Value, string)) {
	if _, ok := op.Result(0).Type().(*ir.IndexType); !ok {
		return
	}
	l, r := op.Operand(0), op.Operand(1)
	if isVScale(r) {
		l, r = r, l
	}
	n, ok := ir.IntConstantOf(r)
	if !ok || !isVScale(l) {
		return
	}
	var buf [40]byte
	name := ints.attr(r.Type(), indexInt(n)).(*ir.IntegerAttr).Value.AppendDecimal(append(buf[:0], 'c'), true)
	set(op.Result(0), string(append(name, "_vscale"...)))
}

func indexInt(n int64) apint.Int { return apint.NewSigned(64, n) }

func isVScale(v *ir.Value) bool {
	op := v.DefiningOp()
	return op != nil && op.Name() == "vector.vscale"
}

func inferAddUIExtended(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	if len(st.Operands) != 2 {
		return nil, "expected 2 operands"
	}
	t := st.Operands[0].Type()
	return []ir.Type{t, BoolShapeOf(t)}, ""
}

func verifySelect(op *ir.Operation) bool {
	c, t := op.Operand(0).Type(), op.Result(0).Type()
	if c == ir.Type(op.Context().I1()) {
		return true
	}
	switch t.(type) {
	case *ir.VectorType, *ir.RankedTensorType, *ir.UnrankedTensorType:
	default:
		return op.EmitOpError("expected condition to be a signless i1, but got '" + ir.TypeString(c) + "'")
	}
	if want := BoolShapeOf(t); c != want {
		return op.EmitOpError("expected condition type to have the same shape as the result type, expected '" + ir.TypeString(want) + "', but got '" + ir.TypeString(c) + "'")
	}
	return true
}

// parseSelect reads `%c, %t, %f {…} : [condition-type,] type`.
func parseSelect(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	vs, ok := p.ParseOperandListN(3, ir.DelimNone)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	var cond ir.Type = p.Context().I1()
	if p.ParseOptionalComma() {
		cond = t
		if t, ok = p.ParseType(); !ok {
			return false
		}
	}
	st.Results = append(st.Results, t)
	return p.ResolveOperands(vs, []ir.Type{cond, t, t}, loc, st)
}

func printSelect(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.OperandRange(op, 0, 3)
	p.AttrDict(op)
	p.Str(" : ")
	if c := op.Operand(0).Type(); c != ir.Type(op.Context().I1()) {
		p.Type(c)
		p.Str(", ")
	}
	p.Type(op.Result(0).Type())
}
