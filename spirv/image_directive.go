package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// imageDirectives returns the directive custom<ImageOperands>, which reads `["Bias"]`
// or nothing.
func imageDirectives() map[string]*ir.CustomDirective {
	return map[string]*ir.CustomDirective{"ImageOperands": {Parse: parseImageOperands, Print: printImageOperands}}
}

func parseImageOperands(p *ir.Parser, a *ir.DirectiveArgs) bool {
	if !p.ParseOptionalLSquare() {
		return true
	}
	v, ok := parseEnumString(p, spec.KindImageOperands, "image_operands")
	if !ok {
		return false
	}
	a.SetAttr(0, p.Context().Enum(ImageOperandsAttr, uint64(v)))
	return p.ParseRSquare()
}

func printImageOperands(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	if e, ok := a.Attr(0).(*ir.EnumAttr); ok {
		p.Str("[\"")
		p.Str(e.Keyword())
		p.Str("\"]")
	}
}
