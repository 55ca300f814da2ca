package dlti

import "github.com/spvc/spvc/ir"

// FunctionPointerAlignment is `#dlti.function_pointer_alignment<bits, function_dependent = bool>`.
type FunctionPointerAlignment struct {
	ir.AttrBase
	// Alignment divides the alignment of pointers to functions, in bits.
	Alignment uint64
	// FunctionDependent reports whether the alignment of a pointer depends on the function, too.
	FunctionDependent bool
}

// FunctionPointerAlignmentDef is the class of FunctionPointerAlignment.
var FunctionPointerAlignmentDef = &ir.AttrClass{Dialect: dialectName, Mnemonic: "function_pointer_alignment", Print: printFunctionPointerAlignment}

type functionPointerKey struct {
	alignment uint64
	dependent bool
}

// FunctionPointerAlignmentOf returns the attribute for an alignment in bits.
func FunctionPointerAlignmentOf(c *ir.Context, alignment uint64, functionDependent bool) *FunctionPointerAlignment {
	return ir.Intern(c, functionPointerKey{alignment, functionDependent}, func(k functionPointerKey) *FunctionPointerAlignment {
		return &FunctionPointerAlignment{ir.NewAttrBase(c, FunctionPointerAlignmentDef), k.alignment, k.dependent}
	})
}

func parseFunctionPointerAlignment(p *ir.Parser) (*FunctionPointerAlignment, bool) {
	if !p.ParseLess() {
		return nil, false
	}
	alignment, ok := ir.IntParam.ParseParam(p)
	if !ok || !p.ParseComma() || !p.ParseKeyword("function_dependent") || !p.ParseEqual() {
		return nil, false
	}
	dependent, ok := ir.BoolParam.ParseParam(p)
	if !ok || !p.ParseGreater() {
		return nil, false
	}
	return FunctionPointerAlignmentOf(p.Context(), uint64(alignment.(int)), dependent.(bool)), true
}

func printFunctionPointerAlignment(p *ir.Printer, a ir.Attribute) {
	f := a.(*FunctionPointerAlignment)
	p.Byte('<')
	ir.IntParam.PrintParam(p, int(f.Alignment))
	p.Str(", function_dependent = ")
	ir.BoolParam.PrintParam(p, f.FunctionDependent)
	p.Byte('>')
}
