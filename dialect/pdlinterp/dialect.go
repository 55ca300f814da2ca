// Package pdlinterp is the pdl_interp dialect: rewrite patterns as a program that looks at an operation step by step.
//
// convert-pdl-to-pdl-interp makes such a program of patterns. For example, this one erases operations called "demo.drop":
//
//	pdl_interp.func @matcher(%root: !pdl.operation) {
//	  pdl_interp.check_operation_name of %root is "demo.drop" -> ^found, ^end
//	^found:
//	  pdl_interp.record_match @rewriters::@drop(%root : !pdl.operation) : benefit(1), loc([%root]), root("demo.drop") -> ^end
//	^end:
//	  pdl_interp.finalize
//	}
//	module @rewriters {
//	  pdl_interp.func @drop(%root: !pdl.operation) {
//	    pdl_interp.erase %root
//	    pdl_interp.finalize
//	  }
//	}
package pdlinterp

import (
	"strconv"

	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// MatcherName is the name of the function that finds matches, RewritersName that of the module with the rewrites.
const (
	MatcherName   = "matcher"
	RewritersName = "rewriters"
)

// Dialect returns the pdl_interp dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: dialectName,
		Ops: []ir.OpEntry{
			{Def: ApplyConstraint}, {Def: ApplyRewrite}, {Def: AreEqual}, {Def: Branch}, {Def: CheckAttribute}, {Def: CheckOperandCount},
			{Def: CheckOperationName}, {Def: CheckResultCount}, {Def: CheckType}, {Def: CheckTypes}, {Def: Continue}, {Def: CreateAttribute},
			{Def: CreateOperation, Verify: verifyCreate, Directives: map[string]*ir.CustomDirective{
				"CreateOperationOpAttributes": pdl.NamedAttributes, "CreateOperationOpResults": createdResults}},
			{Def: CreateRange, Verify: pdl.VerifyRange, Directives: map[string]*ir.CustomDirective{"RangeType": pdl.RangeResult}},
			{Def: CreateType}, {Def: CreateTypes}, {Def: Erase}, {Def: Extract}, {Def: Finalize},
			{Def: ForEach, Parse: parseForEach, Print: printForEach, Verify: verifyForEach},
			{Def: Func, Parse: parseFunc, Print: printFunc, Interfaces: []any{interfaces.FunctionParts{TypeSlot: 1}}},
			{Def: GetAttribute}, {Def: GetAttributeType}, {Def: GetDefiningOp}, {Def: GetOperand}, {Def: GetOperands}, {Def: GetResult},
			{Def: GetResults}, {Def: GetUsers}, {Def: GetValueType}, {Def: IsNotNull}, {Def: RecordMatch}, {Def: Replace},
			{Def: SwitchAttribute, Verify: verifySwitch}, {Def: SwitchOperandCount, Verify: verifySwitch}, {Def: SwitchOperationName, Verify: verifySwitch},
			{Def: SwitchResultCount, Verify: verifySwitch}, {Def: SwitchType, Verify: verifySwitch}, {Def: SwitchTypes, Verify: verifySwitch},
		},
	}
}

// createdResults is the directive of the result types of create_operation.
var createdResults = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		if !p.ParseOptionalArrow() {
			return true
		}
		if p.ParseOptionalLess() {
			a.SetAttr(2, p.Context().Unit())
			return p.ParseKeyword("inferred") && p.ParseGreater()
		}
		if !p.ParseLParen() {
			return false
		}
		operands, ok := p.ParseOperandList(ir.DelimNone)
		if !ok {
			return false
		}
		types, ok := p.ParseColonTypeList()
		if !ok || !p.ParseRParen() {
			return false
		}
		for _, o := range operands {
			a.AddOperand(0, o)
		}
		for _, t := range types {
			a.AddType(1, t)
		}
		return true
	},
	Print: func(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
		if a.Attr(2) != nil {
			p.Str(" -> <inferred>")
			return
		}
		values := a.Values(0)
		if len(values) == 0 {
			return
		}
		p.Str(" -> (")
		p.Operands(values)
		p.Str(" : ")
		for i, t := range a.Types(1) {
			if i > 0 {
				p.Str(", ")
			}
			p.Type(t)
		}
		p.Str(")")
	},
}

func parseFunc(p *ir.Parser, st *ir.OperationState) bool {
	return ir.ParseFunction(p, st, &ir.DefaultFunctionSyntax)
}

func printFunc(p *ir.Printer, op *ir.Operation) {
	ir.PrintFunction(p, op, &ir.DefaultFunctionSyntax, false)
}

func parseForEach(p *ir.Parser, st *ir.OperationState) bool {
	loop, ok := p.ParseArgument(true, false)
	if !ok {
		return false
	}
	if !p.ParseOptionalKeyword("in") {
		return p.EmitError(p.Loc(), "expected 'in' after loop variable")
	}
	loc := p.Loc()
	values, ok := p.ParseOperand()
	if !ok {
		return false
	}
	if _, ok := loop.Type.(*pdl.HandleType); !ok {
		return p.EmitError(loc, "expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but got "+ir.QuoteType(loop.Type))
	}
	if !p.ResolveOperand(values, pdl.RangeOf(loop.Type), st) {
		return false
	}
	body, ok := p.ParseRegion([]ir.Argument{loop})
	if !ok {
		return false
	}
	st.Regions = append(st.Regions, body)
	if !p.ParseAttrDict(st) || !p.ParseArrow() {
		return false
	}
	next, ok := p.ParseSuccessor()
	st.Successors = append(st.Successors, next)
	return ok
}

func printForEach(p *ir.Printer, op *ir.Operation) {
	loop := op.Region(0).First().Arg(0)
	p.Space()
	p.Operand(loop)
	p.Str(" : ")
	p.Type(loop.Type())
	p.Str(" in ")
	p.Operand(op.Operand(0))
	p.Space()
	p.Region(op.Region(0), false, true)
	p.AttrDict(op)
	p.Str(" -> ")
	p.SuccessorAndUses(op.Successor(0), nil)
}

func verifyForEach(op *ir.Operation) bool {
	body := op.Region(0).First()
	if body == nil || body.NumArgs() != 1 {
		return op.EmitOpError("requires exactly one argument")
	}
	if r := op.Operand(0).Type().(*pdl.RangeType); r.Element != body.Arg(0).Type() {
		return op.EmitOpError("operand must be a range of loop variable type")
	}
	return true
}

func verifyCreate(op *ir.Operation) bool {
	if op.Prop(2) == nil {
		return true
	}
	if op.OperandIn(2, 0) != nil {
		return op.EmitOpError("with inferred results cannot also have explicit result types")
	}
	name := op.Prop(0).(*ir.StringAttr).Value
	if !pdl.InfersTypes(op.Context().OpInfo(name)) {
		return op.EmitOpError("has inferred results, but the created operation '" + name + "' does not support result type inference (or is not registered)")
	}
	return true
}

func verifySwitch(op *ir.Operation) bool {
	cases, values := op.NumSuccessors()-1, 0
	switch a := op.Prop(0).(type) {
	case *ir.ArrayAttr:
		values = len(a.Elements)
	case *ir.DenseElementsAttr:
		values = int(ir.NumElements(a.ShapedType().Shape()))
	}
	if cases != values {
		return op.EmitOpError("expected number of cases to match the number of case values, got " + strconv.Itoa(cases) + " but expected " + strconv.Itoa(values))
	}
	return true
}
