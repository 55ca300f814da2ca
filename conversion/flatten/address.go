package flatten

import (
	"strconv"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// passesAddresses reports whether fn is a kernel whose buffers are addresses in the hidden block.
func passesAddresses(fn *ir.Operation, o *Options) bool {
	g := gpu.FuncOp{Operation: fn}
	if !o.Addresses || !fn.Is(gpu.Func) || !g.IsKernel() {
		return false
	}
	for _, t := range g.Type().Inputs {
		if o.addressable(t) || isAddress(t) {
			return true
		}
	}
	return false
}

// addressable reports whether t is a memref that has a storage buffer, or memory of OpenCL, which
// addresses refuses.
func (o *Options) addressable(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return false
	}
	class, ok := o.Class(m.MemorySpace)
	return ok && (class == spec.StorageClassStorageBuffer || class == spec.StorageClassCrossWorkgroup)
}

// isAddress reports whether t is a memref behind an address.
func isAddress(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return false
	}
	a, ok := m.MemorySpace.(*ir.EnumAttr)
	return ok && a.AttrDef() == spirv.StorageClassAttr && spec.StorageClass(a.Value) == spec.StorageClassPhysicalStorageBuffer
}

// addresses moves the storage buffers of a kernel to the storage class PhysicalStorageBuffer, and
// gives each a pair of words in the hidden block, which spirv-lower-abi-attrs makes a pointer.
func (f *flattener) addresses() bool {
	if !passesAddresses(f.fn, f.o) {
		return true
	}
	ctx, g := f.b.Context(), gpu.FuncOp{Operation: f.fn}
	pair := ctx.Vector([]int64{2}, ctx.I32())
	inputs := append([]ir.Type(nil), g.Type().Inputs...)
	for i, a := range append([]*ir.Value(nil), g.Args()...) {
		if f.o.addressable(a.Type()) {
			if !f.hasAddresses(a) {
				return false
			}
			m := a.Type().(*ir.MemRefType)
			inputs[i] = ctx.MemRef(m.Shape(), m.ElementType(), m.Layout, ctx.Enum(spirv.StorageClassAttr, uint64(spec.StorageClassPhysicalStorageBuffer)))
			a.SetType(inputs[i])
		}
		if isAddress(inputs[i]) {
			f.numbers[number{scalar: i, part: part{kind: kindAddress}}] = f.fn.Region(0).First().AddArg(pair, a.Loc())
		}
	}
	model, _ := ir.OpInterface[ir.FunctionModel](f.fn.Info())
	before := g.Type().Inputs
	model.SetFunctionType(f.fn, ctx.Function(inputs, nil))
	spirvtypes.StateHostTypes(f.fn, before)
	aliased := ctx.Enum(spirv.DecorationAttr, uint64(spec.DecorationAliased))
	f.annotate(func(i int) (string, ir.Attribute) {
		if isAddress(inputs[i]) {
			return notes.DecorationName, aliased
		}
		return "", nil
	}, false)
	return true
}

// hasAddresses refuses the address of an argument if the target has none.
func (f *flattener) hasAddresses(a *ir.Value) bool {
	text := ir.QuoteType(a.Type()) + " cannot be an address in kernel '" + ir.SymbolName(f.fn) + "': "
	switch {
	case f.o.Env.Has(spec.CapabilityKernel):
		return f.fn.EmitErrorAt(a.Loc(), text+"a host of OpenCL passes the pointer itself, so compile without args=address")
	case !f.o.Env.Has(spec.CapabilityPhysicalStorageBufferAddresses):
		return f.fn.EmitErrorAt(a.Loc(), text+"the target lacks the capability PhysicalStorageBufferAddresses; compile for a device that has bufferDeviceAddress (--target=device), "+
			"add the capability and SPV_KHR_physical_storage_buffer to the target, or pass the argument by a descriptor (--args=buffer)")
	}
	return true
}

// addressed reports whether the kernel gets the buffer of r by its address.
func (f *flattener) addressed(r *root) bool { return f.o.Addresses && r.arg >= 0 && isAddress(r.typ) }

// refuseAddress reports an operation that cannot access the buffer of r through an address.
func (f *flattener) refuseAddress(op *ir.Operation, r *root, why string) bool {
	return op.EmitOpError("accesses a buffer by its address: "+why+", or pass the argument by a descriptor (--args=buffer)",
		ir.Note(r.value.Loc(), "the buffer is argument "+strconv.Itoa(r.arg)))
}

func isCall(op *ir.Operation) bool { _, ok := ir.OpInterface[ir.CallModel](op.Info()); return ok }
