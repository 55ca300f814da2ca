package tosa

import "github.com/spvc/spvc/ir"

const dialectName = "tosa"

// Quantization is an attribute with the zero points of a quantized operation, such as `#tosa.conv_quant<input_zp = 1, weight_zp = 2>`.
type Quantization struct {
	ir.AttrBase
	// First and Second are the zero points in the order of the text. Second is 0 for a class with one.
	First, Second int64
}

type quantKey struct {
	class         *ir.AttrClass
	first, second int64
}

// quantClass declares a class of zero points with the given parameters.
//
//go:noinline
func quantClass(mnemonic, record, summary string, params ...string) *ir.AttrClass {
	c := &ir.AttrClass{Dialect: dialectName, Mnemonic: mnemonic, Summary: summary, Record: record, Format: "`<` struct(params) `>`",
		Param: func(a ir.Attribute, i int) any {
			q := a.(*Quantization)
			return [...]int64{q.First, q.Second}[i]
		}}
	for _, name := range params {
		c.Params = append(c.Params, ir.ParamDef{Name: name, Kind: ir.Int64Param, CppType: "int64_t"})
	}
	c.Build = func(p *ir.Parser, params []any, _ ir.Type) ir.Attribute {
		second := int64(0)
		if len(params) > 1 {
			second = params[1].(int64)
		}
		return NewQuantization(p.Context(), c, params[0].(int64), second)
	}
	return c
}

// NewQuantization returns the attribute of a class with the given zero points.
func NewQuantization(ctx *ir.Context, class *ir.AttrClass, first, second int64) *Quantization {
	key := quantKey{class, first, second}
	return ir.Intern(ctx, key, func(quantKey) *Quantization {
		return &Quantization{ir.NewAttrBase(ctx, class), first, second}
	})
}

// The classes of zero points.
var (
	UnaryQuantDef  = quantClass("unary_quant", "Tosa_UnaryOpQuantizationAttr", "Attribute for UnaryOp quantization information.", "input_zp", "output_zp")
	ConvQuantDef   = quantClass("conv_quant", "Tosa_ConvOpQuantizationAttr", "Attribute for Conv type op quantization information.", "input_zp", "weight_zp")
	MatMulQuantDef = quantClass("matmul_quant", "Tosa_MatMulOpQuantizationAttr", "Attribute for MatMulOp quantization information.", "a_zp", "b_zp")
	PadQuantDef    = quantClass("pad_quant", "Tosa_PadOpQuantizationAttr", "Attribute for PadOp quantization information.", "input_zp")
)

// quant is the declaration of the optional attribute quantization_info.
func quant(class *ir.AttrClass) ir.AttrDef {
	return ir.AttrDef{Name: "quantization_info", Type: ir.AttrOfClass(class.Summary, class), Optional: true}
}
