package host

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
)

// poisonOp chooses zero for a value that may be any.
func poisonOp(c *compiler, op *ir.Operation) (stmt, error) {
	t := op.Result(0).Type()
	if _, err := elementSize(t); err != nil {
		return nil, err
	}
	return always(c, op, zeroOf(t))
}

// zeroOf returns the value of type t whose bits are 0.
func zeroOf(t ir.Type) Value {
	switch t := t.(type) {
	case *ir.VectorType:
		return repeated(zeroOf(t.ElementType()), int(ir.NumElements(t.Shape())))
	case *ir.ComplexType:
		return complexValue(0)
	}
	return Value{}
}

// repeated returns a vector of n times v.
func repeated(v Value, n int) Value {
	vs := make([]Value, n)
	for i := range vs {
		vs[i] = v
	}
	return Value{ref: vs}
}

// functionOp makes a value of the function itself.
func functionOp(c *compiler, op *ir.Operation) (stmt, error) {
	ref, _ := op.Attr("value").(*ir.SymbolRefAttr)
	callee := c.m.tables.LookupRef(op, ref)
	if callee == nil || !callee.Is(fn.Func) {
		return nil, errNoCallee
	}
	return always(c, op, Value{ref: callee})
}

func callIndirectOp(c *compiler, op *ir.Operation) (stmt, error) {
	in, outs, m, deeper := c.operands(op), c.results(op), c.m, 1+c.depth
	return func(f *frame) error {
		callee, _ := f.vals[in[0]].ref.(*ir.Operation)
		if callee == nil {
			return at(op, errNoCallee)
		}
		body, err := m.function(callee)
		if err != nil {
			return err
		}
		vs, err := m.call(f.ctx, body, f.values(in[1:]), f.depth+deeper)
		if err != nil {
			return at(op, err)
		}
		f.set(outs, vs)
		return nil
	}, nil
}
