package flatten

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// describeWide describes the arguments of fn that hold integers of 64 bits, if it is a kernel and the target lacks
// such integers: the binary has pairs of 32 bits there, and the host numbers.
func describeWide(fn *ir.Operation, o *Options) (texts []ir.Attribute) {
	g := gpu.FuncOp{Operation: fn}
	if !fn.Is(gpu.Func) || !g.IsKernel() || o.Env.Has(spec.CapabilityInt64) || o.Env.Has(spec.CapabilityKernel) {
		return nil
	}
	ctx := fn.Context()
	set, binding := (&flattener{fn: fn}).places()
	for i, t := range g.Type().Inputs {
		if m, ok := t.(*ir.MemRefType); ok {
			t = m.ElementType()
		}
		if t == ir.Type(ctx.I64()) {
			texts = append(texts, ctx.String(report.WideText(ir.SymbolName(fn), report.Wide{Set: uint32(set[i]), Binding: uint32(binding[i])})))
		}
	}
	return texts
}
