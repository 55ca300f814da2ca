package llvm

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// PoisonOf, UndefOf and ZeroOf return the attributes of the values of llvm.mlir.poison, llvm.mlir.undef and llvm.mlir.zero.
func PoisonOf(c *ir.Context) ir.Attribute { return c.RecordAttr(PoisonDef) }

// UndefOf returns `#llvm.undef`.
func UndefOf(c *ir.Context) ir.Attribute { return c.RecordAttr(UndefDef) }

// ZeroOf returns `#llvm.zero`.
func ZeroOf(c *ir.Context) ir.Attribute { return c.RecordAttr(ZeroDef) }

// isValueAttr reports whether a stands for the same value in each element of an aggregate.
func isValueAttr(a ir.Attribute) bool {
	return a != nil && (a.AttrDef() == PoisonDef || a.AttrDef() == UndefDef || a.AttrDef() == ZeroDef)
}

func isPoisonValue(a ir.Attribute) bool { return a != nil && a.AttrDef() == PoisonDef }

func isZeroValue(a ir.Attribute) bool { return a != nil && a.AttrDef() == ZeroDef }

// opOfValue returns the operation whose value the attribute stands for, or nil.
func opOfValue(a ir.Attribute) *ir.OpDef {
	switch a.AttrDef() {
	case PoisonDef:
		return Poison
	case UndefDef:
		return Undef
	case ZeroDef:
		return Zero
	}
	return nil
}

func isModuleFlag(a ir.Attribute) bool { return a != nil && a.AttrDef() == ModuleFlagDef }

func foldUndef(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return ir.FoldTo(out, UndefOf(op.Context()))
}

func foldPoison(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return ir.FoldTo(out, PoisonOf(op.Context()))
}

// foldZero returns the number zero for types that have it, and #llvm.zero for other ones.
func foldZero(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if a := zeroNumber(op.Result(0).Type()); a != nil {
		return ir.FoldTo(out, a)
	}
	return ir.FoldTo(out, ZeroOf(op.Context()))
}

func zeroNumber(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Context().Int(t, 0)
	case *ir.FloatType:
		return t.Context().FloatValue(t, 0)
	case *ir.VectorType:
		if e := zeroNumber(t.ElementType()); e != nil {
			return t.Context().SplatOf(t, e)
		}
	}
	return nil
}

// SubprogramOf returns the debug information of a function: the first subprogram that the location of op, or a part of it, has as metadata. It is nil
// if there is none.
func SubprogramOf(op *ir.Operation) ir.Attribute {
	return subprogramAt(op.Context(), op.Loc())
}

func subprogramAt(c *ir.Context, l ir.Location) ir.Attribute {
	info := c.LocInfo(l)
	if m := info.Metadata; m != nil && m.AttrDef() == DISubprogramDef {
		return m
	}
	for _, child := range info.Children {
		if m := subprogramAt(c, child); m != nil {
			return m
		}
	}
	return nil
}

func hasSubprogram(op *ir.Operation) bool { return SubprogramOf(op) != nil }

// blockAddressParts returns the function and the tag of `#llvm.blockaddress`.
func blockAddressParts(a ir.Attribute) (f *ir.SymbolRefAttr, tag ir.Attribute) {
	if a == nil || a.AttrDef() != BlockAddressDef {
		return nil, nil
	}
	f, _ = AttrParam(a, "function").(*ir.SymbolRefAttr)
	return f, AttrParam(a, "tag")
}

// VScaleRange returns the attribute of a function that is compiled for vectors of least to most times their smallest size.
func VScaleRange(c *ir.Context, least, most int64) ir.Attribute {
	return c.RecordAttr(VScaleRangeDef, ir.Attribute(c.Int(c.I32(), least)), ir.Attribute(c.Int(c.I32(), most)))
}

func newVScaleRange(c *ir.Context, least, most int64) ir.Attribute {
	return VScaleRange(c, least, most)
}

// vscaleRange returns the bounds of `#llvm.vscale_range`.
func vscaleRange(a ir.Attribute) (least, most int64, ok bool) {
	if a == nil || a.AttrDef() != VScaleRangeDef {
		return 0, 0, false
	}
	return int64(NumberParam(a, "minRange")), int64(NumberParam(a, "maxRange")), true
}

// blockTagText returns the number of `#llvm.blocktag`.
func blockTagText(a ir.Attribute) string { return strconv.FormatUint(NumberParam(a, "id"), 10) }
