package irdl

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

func directives() map[string]*ir.CustomDirective {
	return map[string]*ir.CustomDirective{
		"SingleBlockRegion": {Parse: parseBody, Print: printBody},
		"Parameters":        {Parse: parserOfValues("parameter", false), Print: printValues},
		"Operands":          {Parse: parserOfValues("operand", true), Print: printValues},
		"Results":           {Parse: parserOfValues("result", true), Print: printValues},
		"Regions":           {Parse: parserOfValues("region", false), Print: printValues},
		"AttributesOp":      {Parse: parseAttributes, Print: printAttributes},
	}
}

// parseBody reads a region, which gets an empty block if it is absent or empty.
func parseBody(p *ir.Parser, a *ir.DirectiveArgs) bool {
	r, present, ok := p.ParseOptionalRegion(nil)
	if !ok {
		return false
	}
	if !present {
		r = ir.NewRegion()
	}
	if r.First() == nil {
		r.AddBlock()
	}
	a.AddRegion(0, r)
	return true
}

func printBody(p *ir.Printer, op *ir.Operation, _ *ir.DirectiveArgs) {
	if r := op.Region(0); r.First() != nil && r.First().First() != nil {
		p.Region(r, true, true)
	}
}

func parserOfValues(what string, withVariadicity bool) func(*ir.Parser, *ir.DirectiveArgs) bool {
	return func(p *ir.Parser, a *ir.DirectiveArgs) bool { return parseValues(p, a, what, withVariadicity) }
}

// parseValues reads a list of values, each with its name and, if the list has them, its variadicity. It reads the lists of all
// versions: a value without a name is called operand0, say.
func parseValues(p *ir.Parser, a *ir.DirectiveArgs, what string, withVariadicity bool) bool {
	c := p.Context()
	var list []ir.Attribute
	kinds := ""
	ok := p.ParseCommaSeparated(ir.DelimParen, func() bool {
		name, kind, v, ok := parseValue(p, withVariadicity, len(list) == 0 && !withVariadicity)
		if name == "" {
			name = what + strconv.Itoa(len(list))
		}
		a.AddOperand(0, v)
		list = append(list, c.String(name))
		kinds += variadicityLetters[kind : kind+1]
		return ok
	})
	if sinceNames.Has(c.MLIR()) {
		a.SetAttr(1, c.Array(list))
	}
	if withVariadicity {
		a.SetAttr(2, listOf(c, variadicities, kinds))
	}
	return ok
}

// parseValue reads a value with what stands before it: its name and its variadicity. If there is no value, a version
// without names misses the end of the list where it may end.
func parseValue(p *ir.Parser, withVariadicity, mayEnd bool) (name string, kind uint64, v ir.UnresolvedOperand, ok bool) {
	v, present, ok := p.ParseOptionalOperand()
	if present || !ok {
		return "", single, v, ok
	}
	named := sinceNames.Has(p.Context().MLIR())
	loc := p.Loc()
	word, present := p.ParseOptionalAnyKeyword()
	switch {
	case !present && named:
		p.ParseAnyKeyword() // which reports that there is none
		return "", single, v, false
	case !present && mayEnd:
		p.ParseRParen() // which reports that there is none
		return "", single, v, false
	case !present:
	case p.ParseOptionalColon():
		name, ok = word, true
		for i := 0; withVariadicity && i < len(variadicity.Cases); i++ {
			if p.ParseOptionalKeyword(variadicity.Cases[i].Keyword) {
				kind = variadicity.Cases[i].Value
				break
			}
		}
	default:
		if kind, ok = variadicity.Parse(word); withVariadicity && ok {
			if v, present, ok = p.ParseOptionalOperand(); present || !ok {
				return "", kind, v, ok
			}
		}
		if named {
			return "", single, v, p.ParseColon()
		}
		ok = ok && withVariadicity
	}
	if !ok {
		missing := "expected SSA operand"
		if mayEnd {
			missing = "expected ')'"
		}
		return name, single, v, p.EmitPlainError(loc, missing)
	}
	v, ok = p.ParseOperand()
	return name, kind, v, ok
}

func printValues(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
	names, _ := a.Attr(1).(*ir.ArrayAttr)
	kinds := ""
	if op.Is(OperandsOp) || op.Is(ResultsOp) {
		kinds = op.Prop(slotVariadicity).(*variadicityList).text
	}
	p.Byte('(')
	for i, v := range a.Values(0) {
		if i > 0 {
			p.Str(", ")
		}
		if names != nil && i < len(names.Elements) && sinceNames.Has(p.Context().MLIR()) {
			p.Str(names.Elements[i].(*ir.StringAttr).Value)
			p.Str(": ")
		}
		if i < len(kinds) && kinds[i] != 's' {
			p.Str(variadicity.String(letterValue(kinds[i])))
			p.Space()
		}
		p.Operand(v)
	}
	p.Byte(')')
}

func parseAttributes(p *ir.Parser, a *ir.DirectiveArgs) bool {
	var names []ir.Attribute
	if p.ParseOptionalLBrace() {
		for {
			n, ok := p.ParseAttr(nil)
			if !ok || !p.ParseEqual() {
				return false
			}
			v, ok := p.ParseOperand()
			if !ok {
				return false
			}
			names = append(names, n)
			a.AddOperand(0, v)
			if !p.ParseOptionalComma() {
				break
			}
		}
		if !p.ParseRBrace() {
			return false
		}
	}
	a.SetAttr(1, p.Context().Array(names))
	return true
}

func printAttributes(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	names, _ := a.Attr(1).(*ir.ArrayAttr)
	if names == nil || len(names.Elements) == 0 {
		return
	}
	p.Byte('{')
	for i, v := range a.Values(0) {
		if i > 0 {
			p.Str(", ")
		}
		if i < len(names.Elements) {
			p.Attr(names.Elements[i])
		}
		p.Str(" = ")
		p.Operand(v)
	}
	p.Byte('}')
}
