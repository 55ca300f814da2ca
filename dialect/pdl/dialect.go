// Package pdl is the pdl dialect: rewrite patterns as operations.
//
// This pattern, for example, replaces the double negation of a number by the number:
//
//	pdl.pattern @double_negation : benefit(1) {
//	  %x = operand
//	  %type = type
//	  %inner = operation "arith.negf"(%x : !pdl.value) -> (%type : !pdl.type)
//	  %negated = result 0 of %inner
//	  %root = operation "arith.negf"(%negated : !pdl.value) -> (%type : !pdl.type)
//	  rewrite %root {
//	    replace %root with (%x : !pdl.value)
//	  }
//	}
package pdl

import "github.com/spvc/spvc/ir"

// Dialect returns the pdl dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:  dialectName,
		Types: append(handles(), RangeDef),
		Ops: []ir.OpEntry{
			{Def: ApplyNativeConstraint, Verify: verifyConstraint},
			{Def: ApplyNativeRewrite, Verify: verifyNativeRewrite},
			{Def: AttributeOp, Verify: verifyAttribute},
			{Def: Erase},
			{Def: OperandOp, Verify: verifyBinding},
			{Def: OperandsOp, Verify: verifyBinding},
			{Def: OperationOp, Verify: verifyOperation, Directives: map[string]*ir.CustomDirective{"OperationOpAttributes": NamedAttributes}},
			{Def: PatternOp, VerifyRegions: verifyPattern, Interfaces: []any{inside{}}},
			{Def: RangeOp, Verify: VerifyRange, Directives: map[string]*ir.CustomDirective{"RangeType": RangeResult}},
			{Def: Replace, Verify: verifyReplace},
			{Def: ResultOp},
			{Def: ResultsOp, Verify: verifyResults, Directives: map[string]*ir.CustomDirective{"ResultsValueType": resultsType}},
			{Def: RewriteOp, VerifyRegions: verifyRewrite, Interfaces: []any{inside{}}},
			{Def: TypeOp, Verify: verifyType},
			{Def: TypesOp, Verify: verifyType},
		},
	}
}

// inside is the model of operations in whose regions the operations of the dialect stand without prefix.
type inside struct{}

// DefaultDialect returns "pdl".
func (inside) DefaultDialect(*ir.Operation) string { return dialectName }

// NamedAttributes is the directive of `{"name" = %value, ...}`: operands, and an array attribute with their names.
var NamedAttributes = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		var names []ir.Attribute
		if p.ParseOptionalLBrace() {
			one := func() bool {
				loc := p.Loc()
				name, ok := p.ParseAttr(nil)
				if !ok {
					return false
				}
				if _, isString := name.(*ir.StringAttr); !isString {
					return p.EmitError(loc, "invalid kind of attribute specified")
				}
				if !p.ParseEqual() {
					return false
				}
				v, ok := p.ParseOperand()
				if ok {
					names = append(names, name)
					a.AddOperand(0, v)
				}
				return ok
			}
			if !p.ParseCommaSeparated(ir.DelimNone, one) || !p.ParseRBrace() {
				return false
			}
		}
		a.SetAttr(1, p.Context().Array(names))
		return true
	},
	Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
		names, ok := a.Attr(1).(*ir.ArrayAttr)
		if !ok || len(names.Elements) == 0 {
			return
		}
		values := a.Values(0)
		p.Str(" {")
		for i, name := range names.Elements {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(name)
			p.Str(" = ")
			if i < len(values) {
				p.Operand(values[i])
			}
		}
		p.Str("}")
	},
}

// RangeResult is the directive of the type of a range: that of the first argument, or else a type after a colon.
var RangeResult = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		if args := a.Types(0); len(args) > 0 {
			e := ElementOrSelf(args[0])
			if _, ok := e.(*HandleType); !ok {
				return p.EmitError(p.Loc(), "invalid kind of type specified")
			}
			a.AddType(1, RangeOf(e))
			return true
		}
		t, ok := p.ParseColonType()
		if ok {
			a.AddType(1, t)
		}
		return ok
	},
	Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
		if len(a.Types(0)) == 0 {
			p.Str(": ")
			p.Type(a.Types(1)[0])
		}
	},
}

// resultsType is the directive of the type of pdl.results, which stands there only if there is an index.
var resultsType = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		if a.Attr(0) == nil {
			a.AddType(1, RangeOf(Value(p.Context())))
			return true
		}
		if !p.ParseArrow() {
			return false
		}
		t, ok := p.ParseType()
		if ok {
			a.AddType(1, t)
		}
		return ok
	},
	Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
		if a.Attr(0) != nil {
			p.Str(" -> ")
			p.Type(a.Types(1)[0])
		}
	},
}
