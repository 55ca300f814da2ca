package structure

import (
	"strconv"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// maxInlined bounds the operations that inlining adds to a gpu.module.
const maxInlined = 1 << 20

// ResolveCalls makes the functions of the gpu.module m callable in SPIR-V. Functions that
// only compute with numbers stay functions; calls of others are inlined. Functions that no
// kernel calls are erased. Recursion and calls of functions without a body are errors.
// Each function has one block. Functions with at most small operations, and if small is not zero
// those with one call, are inlined although they could stay. remark may be nil.
func ResolveCalls(m *ir.Operation, env *target.Env, small int, remark pass.Remarker) bool {
	r := &resolver{env: env, b: ir.NewBuilder(m.Context(), nil), functions: map[string]*function{}, small: small, remark: remark}
	var kernels, others []*function
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(fn.Func) && !op.Is(gpu.Func) {
			continue
		}
		f := &function{op: op}
		r.functions[ir.SymbolName(op)] = f
		if op.Is(gpu.Func) && (gpu.FuncOp{Operation: op}).IsKernel() {
			kernels = append(kernels, f)
		} else {
			others = append(others, f)
		}
	}
	if small > 0 && len(others) > 0 {
		r.countCalls(m)
	}
	for _, k := range kernels {
		if !r.visit(k) {
			return false
		}
	}
	for i := len(others) - 1; i >= 0; i-- {
		if f := others[i]; f.state != finished || !f.keepsCalls {
			f.op.DropAllReferences()
		}
	}
	for _, f := range others {
		if f.state != finished || !f.keepsCalls {
			f.op.Erase()
		}
	}
	return true
}

type resolver struct {
	env       *target.Env
	b         *ir.Builder
	functions map[string]*function
	inlined   int
	small     int // the size up to which functions are inlined
	remark    pass.Remarker
}

// function is a function of the module.
type function struct {
	op         *ir.Operation
	state      visitState
	keepsCalls bool   // whether calls of it stay
	reason     string // why they stay, or why not
	calls      []*ir.Operation
	uses       int // the number of calls of it
}

type visitState uint8

const (
	unseen visitState = iota
	open
	finished
)

// visit resolves the calls that are reached from a kernel, callees first.
func (r *resolver) visit(kernel *function) bool {
	type item struct {
		f    *function
		next int // the call to follow next
	}
	if !r.open(kernel) {
		return false
	}
	for stack := []item{{f: kernel}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		if top.next == len(top.f.calls) {
			if !r.finish(top.f) {
				return false
			}
			stack = stack[:len(stack)-1]
			continue
		}
		call := top.f.calls[top.next]
		top.next++
		callee := r.functions[calleeOf(call)]
		switch {
		case callee == nil:
			return call.EmitOpError("calls '" + calleeOf(call) + "', which is no function of the module")
		case callee.op.Region(0).Empty():
			return call.EmitOpError("calls '"+calleeOf(call)+"', which has no body; a kernel can only call functions with a body",
				ir.Note(callee.op.Loc(), "the function is declared here"))
		case callee.state == unseen:
			if !r.open(callee) {
				return false
			}
			stack = append(stack, item{f: callee})
		case callee.state == open:
			var notes []ir.Diagnostic
			for i := range stack {
				if stack[i].f == callee || len(notes) > 0 {
					c := stack[i].f.calls[stack[i].next-1]
					notes = append(notes, ir.Note(c.Loc(), "'"+ir.SymbolName(stack[i].f.op)+"' calls '"+calleeOf(c)+"' here"))
				}
			}
			return call.EmitOpError("recursion: '"+calleeOf(call)+"' is called while it runs, and devices have no stack; use a loop", notes...)
		}
	}
	return true
}

func calleeOf(call *ir.Operation) string {
	ref, _ := call.Attr("callee").(*ir.SymbolRefAttr)
	if ref == nil {
		return ""
	}
	return ref.Root
}

// open collects the calls in f.
func (r *resolver) open(f *function) bool {
	f.state = open
	ok := true
	f.op.Walk(func(op *ir.Operation) {
		switch {
		case op.Is(fn.Call):
			f.calls = append(f.calls, op)
		case op.Is(gpu.Launch), op.Is(gpu.LaunchFunc):
			ok = op.EmitError("a launch in a kernel, or in a function of kernels: kernels cannot launch kernels; " +
				"launch from the host, one kernel after the other, or call a function")
		case op.Is(fn.CallIndirect), op.Is(fn.Constant):
			ok = op.EmitOpError("devices have no pointers to functions; call the function by its name")
		}
	})
	return ok
}

// finish inlines the calls in f that cannot stay, and decides whether calls of f can.
func (r *resolver) finish(f *function) bool {
	for _, call := range f.calls {
		callee := r.functions[calleeOf(call)]
		r.emitRemark(call, callee)
		if callee.keepsCalls {
			continue
		}
		if !r.inline(call, callee) {
			return false
		}
	}
	f.calls = nil
	f.state = finished
	switch {
	case !f.op.Is(fn.Func) || !r.isSupported(f.op):
		f.reason = "SPIR-V has no such function"
	case f.uses == 1:
		f.reason = "it is the only call"
	case r.isSmall(f.op):
		f.reason = "the function has at most " + strconv.Itoa(r.small) + " operations"
	case r.small == 0:
		f.keepsCalls, f.reason = true, "SPIR-V can express it"
	default:
		f.keepsCalls, f.reason = true, "it has several calls, and more than "+strconv.Itoa(r.small)+" operations"
	}
	return true
}

// emitRemark reports what becomes of a call.
func (r *resolver) emitRemark(call *ir.Operation, callee *function) {
	switch name := "'@" + calleeOf(call) + "'"; {
	case r.remark == nil:
	case callee.keepsCalls:
		r.remark(call, pass.Missed, "function "+name+" not inlined: "+callee.reason)
	default:
		r.remark(call, pass.Applied, "function "+name+" inlined: "+callee.reason)
	}
}

// countCalls counts the calls of each function.
func (r *resolver) countCalls(m *ir.Operation) {
	m.Walk(func(op *ir.Operation) {
		if op.Is(fn.Call) {
			if f := r.functions[calleeOf(op)]; f != nil {
				f.uses++
			}
		}
	})
}

// isSmall reports whether a function has so few operations, constants aside, that a call takes
// about as many instructions.
func (r *resolver) isSmall(f *ir.Operation) bool {
	if r.small == 0 {
		return false
	}
	n := 0
	return f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if !op.HasTrait(ir.ConstantLike) {
			n++
		}
		if n > r.small+2 { // with the function and its return
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
}

// inline replaces a call by a copy of the body of callee.
func (r *resolver) inline(call *ir.Operation, callee *function) bool {
	body := callee.op.Region(0)
	if !body.HasOneBlock() {
		return call.EmitOpError("calls '" + calleeOf(call) + "', whose control flow cannot be structured")
	}
	block := body.First()
	m := ir.NewMapping()
	ctx := call.Context()
	name := ctx.SymbolRef(calleeOf(call))
	for i, a := range block.Args() {
		m.Map(a, call.Operand(i))
		if a.Loc() != ir.UnknownLoc {
			inside := ctx.FusedLoc([]ir.Location{a.Loc(), callee.op.Loc()}, name)
			noteArgument(call.Operand(i), ctx.CallSiteLoc(inside, call.Loc()), i+1)
		}
	}
	r.b.SetBefore(call)
	for op := block.First(); op != block.Last(); op = op.Next() {
		clone := r.b.Insert(r.b.Arena().Clone(op, m))
		clone.WalkPre(func(o *ir.Operation) ir.WalkResult {
			r.inlined++
			// Debug information needs the name and the place of a function that may not stay.
			inside := ctx.FusedLoc([]ir.Location{o.Loc(), callee.op.Loc()}, name)
			o.SetLoc(ctx.CallSiteLoc(inside, call.Loc()))
			return ir.WalkAdvance
		})
		if r.inlined > maxInlined {
			return call.EmitOpError("the functions that the kernel calls are too large to be inlined")
		}
	}
	end := block.Last()
	results := make([]*ir.Value, end.NumOperands())
	for i := range results {
		results[i] = m.Value(end.Operand(i))
	}
	call.ReplaceAllUsesWith(results)
	call.Erase()
	return true
}

// noteArgument notes in the location of v that v was an argument of an inlined call, which has no operation of its own, for
// debug information. Buffers and constants have none.
func noteArgument(v *ir.Value, arg ir.Location, number int) {
	if _, ok := v.Type().(*ir.MemRefType); ok {
		return
	}
	loc := spirv.WithArgument(v.Context(), v.Loc(), arg, number)
	switch def := v.DefiningOp(); {
	case def == nil:
		v.SetLoc(loc)
	case def.NumResults() == 1 && !def.HasTrait(ir.ConstantLike):
		def.SetLoc(loc)
	}
}

// isSupported reports whether f can be a function of SPIR-V: it takes and returns numbers that
// the target has, returns at most one, and only computes. Operations that reach variables
// of the module are inlined, because the interface of an entry point lists the variables
// that its own function uses.
func (r *resolver) isSupported(f *ir.Operation) bool {
	t := fn.FuncOp{Operation: f}.Type()
	if len(t.Results) > 1 {
		return false
	}
	for _, list := range [][]ir.Type{t.Inputs, t.Results} {
		for _, v := range list {
			if !r.native(v) {
				return false
			}
		}
	}
	return f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op == f {
			return ir.WalkAdvance
		}
		d := op.Info().Dialect
		if d == nil {
			return ir.WalkInterrupt
		}
		switch d.Name {
		case "arith", "math", "func", "scf", "index", "ub":
			return ir.WalkAdvance
		case "vector":
			if ir.IsMemoryEffectFree(op) {
				return ir.WalkAdvance
			}
		}
		return ir.WalkInterrupt
	}) != ir.WalkInterrupt
}

// native reports whether the target has values of type t.
func (r *resolver) native(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IndexType:
		return true
	case *ir.IntegerType:
		switch t.Width {
		case 1, 32:
			return true
		case 8:
			return r.env.Has(spec.CapabilityInt8)
		case 16:
			return r.env.Has(spec.CapabilityInt16)
		case 64:
			return r.env.Has(spec.CapabilityInt64)
		}
	case *ir.FloatType:
		switch t.Kind {
		case ir.F32:
			return true
		case ir.F16:
			return r.env.Has(spec.CapabilityFloat16)
		case ir.F64:
			return r.env.Has(spec.CapabilityFloat64)
		}
	case *ir.VectorType:
		if t.IsScalable() || len(t.Shape()) != 1 || t.Shape()[0] < 2 || t.Shape()[0] > 4 {
			return false
		}
		_, isIndex := t.ElementType().(*ir.IndexType)
		return !isIndex && r.native(t.ElementType())
	}
	return false
}
