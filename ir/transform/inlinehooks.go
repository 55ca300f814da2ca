package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// boundaryOf returns the model of the dialect of callable that handles arguments and results, or nil.
func boundaryOf(callable *ir.Operation) interfaces.BoundaryInlinerModel {
	m, _ := inlinerOf(callable).(interfaces.BoundaryInlinerModel)
	return m
}

// handleArguments lets the dialect of callable replace the arguments, after the call.
func (c *inlining) handleArguments(callable *ir.Operation) {
	m := boundaryOf(callable)
	if m == nil {
		return
	}
	c.b.SetAfter(c.call)
	for i, v := range c.operands {
		c.operands[i] = m.HandleArgument(c.b, c.call, callable, v, signatureAttrs(callable, i, false))
	}
}

// handleResults lets the dialect of callable replace what the only terminator of the body returns.
func (c *inlining) handleResults(callable, term *ir.Operation) {
	m := boundaryOf(callable)
	if m == nil {
		return
	}
	c.b.SetBefore(term)
	for i := range term.NumOperands() {
		v := term.Operand(i)
		if n := m.HandleResult(c.b, c.call, callable, v, signatureAttrs(callable, i, true)); n != v {
			term.SetOperand(i, n)
		}
	}
}

// processInlined shows the operations of the body to the dialect of the call.
func (c *inlining) processInlined(body *ir.Region) {
	m, ok := inlinerOf(c.call).(interfaces.InlinedModel)
	if !ok {
		return
	}
	var ops []*ir.Operation
	for b := body.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			ops = append(ops, op)
		}
	}
	m.ProcessInlined(c.call, ops)
}

// signatureAttrs returns the attributes of argument or result i of callable, or nil.
func signatureAttrs(callable *ir.Operation, i int, result bool) *ir.DictionaryAttr {
	name := "arg_attrs"
	if result {
		name = "res_attrs"
	}
	if m, ok := ir.OpInterface[ir.FunctionModel](callable.Info()); ok {
		if name = m.ArgAttrsName(); result {
			name = m.ResAttrsName()
		}
	}
	list, _ := callable.Attr(name).(*ir.ArrayAttr)
	if list == nil || i >= len(list.Elements) {
		return nil
	}
	d, _ := list.Elements[i].(*ir.DictionaryAttr)
	return d
}
