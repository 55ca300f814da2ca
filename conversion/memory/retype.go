package memory

import (
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// inClass returns t in the storage class sc.
func inClass(t *ir.MemRefType, sc spec.StorageClass) *ir.MemRefType {
	ctx := t.Context()
	return ctx.MemRef(t.Shape(), t.ElementType(), t.Layout, ctx.Enum(spirv.StorageClassAttr, uint64(sc)))
}

// retype changes the type of the buffer v and of all views of it by change. It emits an
// error and returns false at an operation that passes the buffer on in another way.
func retype(v *ir.Value, change func(*ir.MemRefType) *ir.MemRefType) bool {
	pending := []*ir.Value{v}
	for len(pending) > 0 {
		v := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		t, ok := v.Type().(*ir.MemRefType)
		if !ok {
			return v.DefiningOp().EmitError("'" + ir.TypeString(v.Type()) + "' has no rank, and a buffer inside of a kernel needs one")
		}
		v.SetType(change(t))
		for use := v.FirstUse(); use != nil; use = use.NextUse() {
			user := use.Owner()
			switch {
			case accesses(user):
			case memref.IsView(user) && use.Index() == 0:
				if !user.Is(memref.MemorySpaceCast) {
					pending = append(pending, user.Result(0))
				}
			default:
				return refusePassing(user, v)
			}
		}
	}
	return true
}

// accesses reports whether op uses a buffer without passing it on.
func accesses(op *ir.Operation) bool {
	if op.NumRegions() > 0 && !op.Is(memref.GenericAtomicRMW) && !op.Is(kernel.Exchange) {
		return false
	}
	d := op.Info().Dialect
	if d == nil || d.Name != "memref" && d.Name != "kernel" && d.Name != "vector" && d.Name != "gpu" && d.Name != "affine" {
		return false
	}
	for i := range op.NumResults() {
		if _, ok := op.Result(i).Type().(*ir.MemRefType); ok {
			return false
		}
	}
	return true
}

// refusePassing emits the error that op passes the buffer v on.
func refusePassing(op *ir.Operation, v *ir.Value) bool {
	return op.EmitError("'"+op.Name()+"' passes on a buffer of the kernel, and SPIR-V has no pointers to such memory in variables",
		ir.Note(v.Loc(), "the buffer is made here; access it directly or through views of it"))
}
