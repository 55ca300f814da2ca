package tosa

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// parseIf reads `%cond (%arg = %input) : type (types) -> types`, and two regions. Without inputs, both lists are missing.
func parseIf(p *ir.Parser, st *ir.OperationState) bool {
	cond, ok := p.ParseOperand()
	if !ok {
		return false
	}
	args, inits, ok := p.ParseOptionalAssignmentList()
	if !ok || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return p.EmitError(loc, "expected type for condition operand")
	}
	if !p.ResolveOperand(cond, t, st) || !parseIfTypes(p, st, args, inits) {
		return false
	}
	for i := range 2 {
		r, ok := p.ParseRegion(nil)
		if !ok {
			return false
		}
		st.Regions = append(st.Regions, r)
		if i == 0 && !p.ParseOptionalKeyword("else") {
			st.Regions = append(st.Regions, nil)
			break
		}
	}
	return p.ParseAttrDict(st)
}

// parseIfTypes reads the types of inputs and results.
func parseIfTypes(p *ir.Parser, st *ir.OperationState, args []ir.Argument, inits []ir.UnresolvedOperand) bool {
	if len(args) == 0 {
		types, ok := p.ParseOptionalArrowTypeList()
		st.Results = append(st.Results, types...)
		return ok
	}
	loc := p.Loc()
	t, ok := p.ParseFunctionType()
	if !ok {
		return false
	}
	st.Results = append(st.Results, t.Results...)
	if len(t.Inputs) != len(inits) {
		return p.EmitError(loc, "expected as many input types as operands (expected "+strconv.Itoa(len(inits))+" got "+strconv.Itoa(len(t.Inputs))+")")
	}
	return p.ResolveOperands(inits, t.Inputs, p.Loc(), st)
}

func printIf(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	inputs := op.OperandsIn(1)
	scf.PrintInits(p, " ", op.Region(0).First().Args(), inputs)
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	if len(inputs) > 0 {
		p.Str(" (")
		p.ValueTypes(inputs)
		p.Byte(')')
	}
	p.Str(" -> ")
	single := op.NumResults() == 1
	if !single {
		p.Byte('(')
	}
	p.Types(op.ResultTypes())
	if !single {
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(0), true, true)
	if !op.Region(1).Empty() {
		p.Str(" else ")
		p.Region(op.Region(1), true, true)
	}
	p.AttrDict(op)
}

// variableType is custom<VariableOpTypeOrInitialValue>: the type of a variable after a colon, or its initial value, which has this type.
// The operation holds the shape and the type of the elements apart.
var variableType = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		value := p.ParseOptionalEqual()
		loc := p.Loc()
		var t ir.Type
		if value {
			v, ok := p.ParseAttr(nil)
			if !ok {
				return p.EmitError(loc, "expected attribute")
			}
			if typed, ok := v.(ir.TypedAttr); ok {
				t = typed.Type()
			}
			a.SetAttr(2, v)
		} else {
			var ok bool
			if !p.ParseColon() {
				return p.EmitError(loc, "expected type")
			}
			if t, ok = p.ParseType(); !ok {
				return p.EmitError(loc, "expected type")
			}
		}
		s, ok := t.(*ir.RankedTensorType)
		if !ok {
			if value {
				return true
			}
			return p.EmitError(loc, "expected ranked type")
		}
		c := p.Context()
		elements := make([]ir.Attribute, len(s.Shape()))
		for i, d := range s.Shape() {
			if d == ir.Dynamic {
				d = -1
			}
			elements[i] = c.Int(c.Index(), d)
		}
		a.SetAttr(0, c.DenseOf(c.Tensor([]int64{int64(len(elements))}, c.Index(), nil), elements))
		a.SetAttr(1, c.TypeAttr(s.ElementType()))
		return true
	},
	Print: func(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
		t, v := VariableType(op), a.Attr(2)
		typed, ok := v.(ir.TypedAttr)
		if t != nil && (!ok || typed.Type() != t) {
			p.Str(": ")
			p.Type(t)
			if v != nil {
				p.Space()
			}
		}
		if v != nil {
			p.Str("= ")
			p.Attr(v)
		}
	},
}

// VariableType returns the type of the tosa.variable op, or nil if its attributes do not fit.
func VariableType(op *ir.Operation) ir.Type {
	t, _ := op.Attr("type").(*ir.TypeAttr)
	if t == nil {
		return nil
	}
	d, ok := op.Attr("var_shape").(*ir.DenseElementsAttr)
	if !ok {
		return t.Value
	}
	dims, ok := intsOf(d)
	if !ok || slices.ContainsFunc(dims, func(d int64) bool { return d < -1 }) {
		return nil
	}
	return op.Context().Tensor(knownShape(dims), t.Value, nil)
}
