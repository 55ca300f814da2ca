package llvm

import "github.com/spvc/spvc/ir"

// The classes of attributes that are one case of an enumeration, all of the Go type [ir.EnumAttr].
var (
	LinkageAttrDef      = enumAttr("linkage", "LinkageAttr", "linkage", "linkage::Linkage", Linkages)
	CConvAttrDef        = enumAttr("cconv", "CConvAttr", "CallingConv", "CConv", CConvs)
	TailCallAttrDef     = enumAttr("tailcallkind", "TailCallKindAttr", "tailCallKind", "TailCallKind", TailCallKinds)
	FramePointerAttrDef = enumAttr("framePointerKind", "FramePointerKindAttr", "framePointerKind", "framePointerKind::FramePointerKind", FramePointerKinds)
	UWTableAttrDef      = since(22, enumAttr("uwtableKind", "UWTableKindAttr", "uwtableKind", "uwtable::UWTableKind", UWTableKinds))
	ComdatAttrDef       = bare(enumAttr("comdat", "ComdatAttr", "comdat", "comdat::Comdat", Comdats))
	FastMathAttrDef     = flagsAttr("fastmath", "LLVM_FastmathFlagsAttr", ir.EnumParam(FastMathFlags), FastMathFlags)
	OverflowAttrDef     = flagsAttr("overflow", "LLVM_IntegerOverflowFlagsAttr", overflowParam{}, IntegerOverflowFlags)
)

// enumAttr declares an attribute `#llvm.mnemonic<keyword>`. record, param and cpp are the names in MLIR's errors.
//
//go:noinline
func enumAttr(mnemonic, record, param, cpp string, enum *ir.EnumClass) *ir.AttrClass {
	return enumClass(mnemonic, record, ir.ParamDef{Name: param, Kind: ir.EnumFieldParam(enum), CppType: cpp}, enum)
}

// flagsAttr declares an attribute `#llvm.mnemonic<keyword, keyword>`.
//
//go:noinline
func flagsAttr(mnemonic, record string, kind ir.ParamKind, enum *ir.EnumClass) *ir.AttrClass {
	return enumClass(mnemonic, record, ir.ParamDef{Name: "value", Kind: kind, CppType: enum.Name}, enum)
}

func enumClass(mnemonic, record string, param ir.ParamDef, enum *ir.EnumClass) *ir.AttrClass {
	c := &ir.AttrClass{Dialect: dialectName, Mnemonic: mnemonic, Record: record, Format: "`<` $" + param.Name + " `>`", Interfaces: []any{enum},
		Params: []ir.ParamDef{param},
		Param:  func(a ir.Attribute, _ int) any { return a.(*ir.EnumAttr).Value }}
	c.Build = func(p *ir.Parser, params []any, _ ir.Type) ir.Attribute {
		return p.Context().Enum(c, params[0].(uint64))
	}
	return c
}

// bare removes the brackets of the format of c.
func bare(c *ir.AttrClass) *ir.AttrClass {
	c.Format = "$" + c.Params[0].Name
	return c
}

// since marks c as a class that MLIR has since v.
func since(v ir.Version, c *ir.AttrClass) *ir.AttrClass {
	c.Versions = ir.Since(v)
	return c
}

// overflowParam is the kind of the flags of `#llvm.overflow`: the errors about it are those of an enum attribute in MLIR 19, and later those of
// an enumeration by itself.
type overflowParam struct{}

// ParseParam reads the flags.
func (overflowParam) ParseParam(p *ir.Parser) (any, bool) {
	if p.Context().MLIR() <= 19 {
		return ir.EnumParam(IntegerOverflowFlags).ParseParam(p)
	}
	var value uint64
	for {
		v, ok := ir.EnumFieldParam(IntegerOverflowFlags).ParseParam(p)
		if !ok {
			return nil, false
		}
		value |= v.(uint64)
		if !p.ParseOptionalComma() {
			return value, true
		}
	}
}

// PrintParam writes the flags.
func (overflowParam) PrintParam(p *ir.Printer, v any) { p.Enum(IntegerOverflowFlags, v.(uint64)) }

// LinkageOf returns the attribute of a linkage.
func LinkageOf(c *ir.Context, linkage uint64) *ir.EnumAttr { return c.Enum(LinkageAttrDef, linkage) }

// CConvOf returns the attribute of a calling convention.
func CConvOf(c *ir.Context, cconv uint64) *ir.EnumAttr { return c.Enum(CConvAttrDef, cconv) }

// FastMathOf returns the attribute of fast-math flags.
func FastMathOf(c *ir.Context, flags uint64) *ir.EnumAttr { return c.Enum(FastMathAttrDef, flags) }

// OverflowOf returns the attribute of overflow flags.
func OverflowOf(c *ir.Context, flags uint64) *ir.EnumAttr { return c.Enum(OverflowAttrDef, flags) }

// attrClasses returns all classes of attributes of the dialect.
func attrClasses() []*ir.AttrClass {
	list := []*ir.AttrClass{LinkageAttrDef, CConvAttrDef, TailCallAttrDef, FramePointerAttrDef, UWTableAttrDef, ComdatAttrDef, FastMathAttrDef, OverflowAttrDef}
	list = append(list, loops.all()...)
	list = append(list, debugClasses()...)
	list = append(list, memoryClasses()...)
	return append(list, moduleClasses()...)
}
