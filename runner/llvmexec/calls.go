package llvmexec

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// vararg is an argument of a call beyond the parameters.
type vararg struct {
	cells []cell
	*shape
}

// call compiles a call of a function by its name or its address.
func (k *compiler) call(op *ir.Operation) step {
	name := llvm.CalleeOf(op)
	first, n := op.OperandGroup(0)
	var args []slot
	if name == "" {
		first, n = first+1, n-1
	}
	for i := range n {
		args = append(args, k.operand(op, first+i))
	}
	var result slot
	if op.NumResults() > 0 {
		result = k.result(op)
	}
	if name == "" {
		address := k.operand(op, 0)
		return func(x *thread, f []cell) {
			x.invoke(x.functionAt(f[address.at]), args, result, f)
		}
	}
	fn := k.x.p.functions[name]
	return func(x *thread, f []cell) {
		if fn == nil {
			x.fault(BadCall, "the module has no function "+name)
		}
		x.invoke(fn, args, result, f)
	}
}

// functionAt returns the function with an address.
func (x *thread) functionAt(c cell) *function {
	x.use([]cell{c}, "the address of the function that is called")
	o := x.p.memory.at(c.bits)
	if o == nil || o.from != inFunction || o.base != c.bits {
		x.fault(BadCall, "a call of an address that is not that of a function")
	}
	return o.fn
}

// invoke calls a function with arguments in the frame f.
func (x *thread) invoke(fn *function, args []slot, result slot, f []cell) {
	x.checkSignature(fn, args, result)
	if fn.op.Region(0).Empty() {
		x.callNative(fn, args, result, f)
		return
	}
	c := x.codeOf(fn)
	params := make([]cell, 0, 16)
	fixed := len(fn.typ.Params)
	for _, a := range args[:fixed] {
		params = append(params, a.in(f)...)
	}
	outer, op, variadic := x.function, x.op, x.varargs
	x.varargs = nil
	for _, a := range args[fixed:] {
		x.varargs = append(x.varargs, vararg{append([]cell(nil), a.in(f)...), a.shape})
	}
	x.calls = append(x.calls, Call{outer, op.Loc()})
	x.function = fn.name
	out := x.execute(c, params)
	x.calls = x.calls[:len(x.calls)-1]
	x.function, x.op, x.varargs = outer, op, variadic
	if result.shape != nil {
		copy(result.in(f), out)
	}
}

// checkSignature reports a call whose types are not those of the function.
func (x *thread) checkSignature(fn *function, args []slot, result slot) {
	t := fn.typ
	if len(args) < len(t.Params) || len(args) > len(t.Params) && !t.VarArg {
		x.fault(BadCall, "a call of "+fn.name+" with "+utoa(uint64(len(args)))+" arguments, where it takes "+utoa(uint64(len(t.Params))), Note{"the function is here", fn.op.Loc()})
	}
	for i, p := range t.Params {
		if args[i].typ != p {
			x.fault(BadCall, "a call of "+fn.name+" with an argument of type "+ir.QuoteType(args[i].typ)+", where it takes "+ir.QuoteType(p), Note{"the function is here", fn.op.Loc()})
		}
	}
	if result.shape != nil && result.typ != t.Result {
		x.fault(BadCall, "a call of "+fn.name+" for a result of type "+ir.QuoteType(result.typ)+", where it returns "+ir.QuoteType(t.Result), Note{"the function is here", fn.op.Loc()})
	}
}

// callNative calls a function outside of the module.
func (x *thread) callNative(fn *function, args []slot, result slot, f []cell) {
	if fn.native == nil {
		x.fault(BadCall, "the function "+fn.name+" has no body, and is none that the executor knows")
	}
	in := make([]vararg, len(args))
	for i, a := range args {
		x.use(a.in(f), "argument "+utoa(uint64(i))+" of "+fn.name)
		in[i] = vararg{a.in(f), a.shape}
	}
	out := fn.native(x, in)
	if result.shape != nil {
		result.in(f)[0] = out
	}
}
