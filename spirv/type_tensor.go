package spirv

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// TensorARMType is `!spirv.arm.tensor<2x3xi16>`. Its shape is static, or all of its dimensions are dynamic, or it has no rank
// and Shape is nil.
type TensorARMType struct {
	ir.TypeBase
	Element ir.Type
	Shape   []int64
}

var tensorARMDef = &ir.TypeDef{Dialect: dialectName, Mnemonic: "arm.tensor", Versions: ir.Since(20), Print: printTensorARM}

// TensorARMOf returns `!spirv.arm.tensor<shape x elem>`, or `!spirv.arm.tensor<*xelem>` if shape is nil.
func TensorARMOf(shape []int64, elem ir.Type) *TensorARMType {
	ctx := elem.Context()
	h := ir.NewHash().AddString("spirv.arm.tensor").AddType(elem).Add(uint64(len(shape)))
	for _, n := range shape {
		h = h.Add(uint64(n))
	}
	return ir.InternSeq(ctx, uint64(h), func(v any) bool {
		t, ok := v.(*TensorARMType)
		return ok && t.Element == elem && slices.Equal(t.Shape, shape)
	}, func() any {
		return &TensorARMType{ir.NewTypeBase(ctx, tensorARMDef, elem), elem, slices.Clone(shape)}
	}).(*TensorARMType)
}

// IsStatic reports whether all dimensions are known.
func (t *TensorARMType) IsStatic() bool { return len(t.Shape) > 0 && t.Shape[0] != ir.Dynamic }

func parseTensorARM(p *ir.Parser) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	loc := p.Loc()
	var shape []int64
	unranked, ok := p.ParseOptionalUnranked()
	if ok && !unranked {
		shape, ok = p.ParseDimensionList(true, true)
	}
	if !ok {
		return nil
	}
	if why := tensorShapeText(shape); why != "" && !unranked {
		p.EmitError(loc, why)
		return nil
	}
	elem, ok := parseElement(p)
	if !ok || !p.ParseGreater() {
		return nil
	}
	return TensorARMOf(shape, elem)
}

// tensorShapeText returns the error in the shape of a tensor, or "" if there is none.
func tensorShapeText(shape []int64) string {
	dynamic := 0
	for _, n := range shape {
		if n == 0 {
			return "arm.tensors do not support zero dimensions"
		}
		if n == ir.Dynamic {
			dynamic++
		}
	}
	switch dynamic {
	case 0, len(shape):
		if len(shape) == 0 {
			return "arm.tensors do not support rank zero"
		}
		return ""
	}
	return "arm.tensor shape dimensions must be either fully dynamic or completed shaped"
}

func printTensorARM(p *ir.Printer, t ir.Type) {
	a := t.(*TensorARMType)
	p.Byte('<')
	if a.Shape == nil {
		p.Str("*x")
	}
	for _, n := range a.Shape {
		if n == ir.Dynamic {
			p.Str("?x")
		} else {
			p.Uint(uint64(n))
			p.Byte('x')
		}
	}
	p.Type(a.Element)
	p.Byte('>')
}
