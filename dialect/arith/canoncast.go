package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func castRules() []rewrite.Rule {
	return []rewrite.Rule{
		castOfCast("IndexCastOfIndexCast", IndexCast),
		castOfCast("IndexCastUIOfIndexCastUI", IndexCastUI),
		rule("IndexCastOfExtSI", rewrite.Op(IndexCast, rewrite.Op(ExtSI, x)), rewrite.Op(IndexCast, x)),
		rule("IndexCastUIOfExtUI", rewrite.Op(IndexCastUI, rewrite.Op(ExtUI, x)), rewrite.Op(IndexCastUI, x)),
		rule("BitcastOfBitcast", rewrite.Op(Bitcast, rewrite.Op(Bitcast, x)), rewrite.Op(Bitcast, x)),
		rule("ExtSIOfExtUI", rewrite.Op(ExtSI, rewrite.Op(ExtUI, x)), rewrite.Op(ExtUI, x)),
		truncOfExt("TruncIExtSIToExtSI", ExtSI),
		truncOfExt("TruncIExtUIToExtUI", ExtUI),
		// The truncation removes the sign bits.
		rule("TruncIShrSIToTrunciShrUI", rewrite.Op(TruncI, rewrite.Op(ShRSI, x, rewrite.ConstantOf(c0))).As(res),
			rewrite.Op(TruncI, rewrite.Op(ShRUI, x, rewrite.Op(Constant, c0))), shiftsOutLow(x)),
		highHalf("TruncIShrUIMulIToMulSIExtended", ExtSI, MulSIExtended),
		highHalf("TruncIShrUIMulIToMulUIExtended", ExtUI, MulUIExtended),
	}
}

// castOfCast removes a pair of casts whose result has the original type.
func castOfCast(name string, cast *ir.OpDef) rewrite.Rule {
	return rule(name, rewrite.Op(cast, rewrite.Op(cast, x)).As(res), x, sameTypes(res, x))
}

func elementWidth(t ir.Type) uint32 { return ir.IntegerValueWidth(ir.ElementTypeOrSelf(t)) }

// truncOfExt replaces the truncation of an extension by an extension, if some of the
// added bits stay.
func truncOfExt(name string, ext *ir.OpDef) rewrite.Rule {
	wider := rewrite.If("the extension reaches beyond", func(in rewrite.Args) bool {
		return elementWidth(in.Value(0).Type()) > elementWidth(in.Value(1).Type())
	}, res, x)
	return rule(name, rewrite.Op(TruncI, rewrite.Op(ext, x)).As(res), rewrite.Op(ext, x), wider)
}

// shiftsOutLow is the condition that the constant c0 is the number of bits by which res is narrower than wide.
func shiftsOutLow(wide rewrite.Node) rewrite.Condition {
	return rewrite.If("the shift leaves the high half", func(in rewrite.Args) bool {
		n, ok := IntSplat(in.Attr(2))
		if !ok {
			return false
		}
		w, n0 := elementWidth(in.Value(0).Type()), elementWidth(in.Value(1).Type())
		v, ok := n.Uint64()
		return ok && w > n0 && v == uint64(w-n0)
	}, wide, res, c0)
}

// highHalf replaces the high half of a product of extended values by the second
// result of the extended multiplication mul.
func highHalf(name string, ext, mul *ir.OpDef) rewrite.Rule {
	const wide = rewrite.Capture("wide")
	product := rewrite.Op(MulI, rewrite.Op(ext, x), rewrite.Op(ext, y)).As(wide)
	return rule(name, rewrite.Op(TruncI, rewrite.Op(ShRUI, product, rewrite.ConstantOf(c0))).As(res),
		rewrite.Op(mul, x, y).Result(1), sameTypes(x, y), sameTypes(x, res), shiftsOutLow(wide))
}
