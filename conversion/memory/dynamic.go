package memory

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// sharedAtLaunch replaces a gpu.dynamic_shared_memory by an allocation of as much workgroup memory as the
// target has. The binary has a variable instead whose length the launch sets. All of these operations
// of a kernel are the same memory.
func (p *placer) sharedAtLaunch(op *ir.Operation) bool {
	env := spirv.EnvFor(op)
	switch {
	case env.Has(spec.CapabilityKernel):
		return op.EmitError("an OpenCL kernel gets workgroup memory whose size the launch sets as an argument, which spvc does not make")
	case !isKernel(p.fn):
		return op.EmitError("'gpu.dynamic_shared_memory' is memory of a kernel", ir.Note(p.fn.Loc(), "use it in the kernel, or inline this function"))
	}
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().Is(memref.Dim) {
			return u.Owner().EmitError("a kernel does not know the size of 'gpu.dynamic_shared_memory'", ir.Note(op.Loc(), "pass the size to the kernel as an argument"))
		}
	}
	p.b.SetStart(p.entry)
	if p.dynamic == nil {
		ctx := op.Context()
		size := int64(env.Limits().MaxComputeSharedMemorySize) &^ 15
		t := ctx.MemRef([]int64{size}, ctx.I(8), nil, ctx.Enum(gpu.AddressSpaceAttrDef, uint64(gpu.Workgroup)))
		p.dynamic = p.b.Create(op.Loc(), kernel.DynamicMemory, nil, []ir.Type{t}, ir.Named("kernel", ctx.String(ir.SymbolName(p.fn)))).Result(0)
	}
	// Views take the memory itself, so that its elements can get their type.
	for u := op.Result(0).FirstUse(); u != nil; {
		next := u.NextUse()
		if u.Owner().Is(memref.View) {
			u.Set(p.dynamic)
		}
		u = next
	}
	if op.Result(0).FirstUse() != nil {
		p.b.SetBefore(op)
		op.Result(0).ReplaceAllUsesWith(memref.NewCast(p.b, op.Loc(), p.dynamic, op.Result(0).Type()))
	}
	op.Erase()
	return true
}
