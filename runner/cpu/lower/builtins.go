package lower

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// builtin puts the value of a built-in variable of type t, or returns nil if there is none of that name.
func (l *lowering) builtin(op *ir.Operation, name string, t ir.Type) *ir.Value {
	to := l.typ(op, t)
	var parts [3]*ir.Value
	for i := range parts {
		parts[i] = l.builtinPart(name, i)
		if parts[i] == nil {
			return nil
		}
	}
	v, ok := to.(*ir.VectorType)
	if !ok {
		return l.resized(parts[0], to)
	}
	all := l.zero(to)
	for i := range min(v.Shape()[0], 3) {
		all = l.insertAt(all, l.resized(parts[i], v.ElementType()), i)
	}
	return all
}

// resized extends or truncates a number without a sign.
func (l *lowering) resized(v *ir.Value, t ir.Type) *ir.Value {
	switch n, m := ir.NumberWidth(v.Type()), ir.NumberWidth(t); {
	case n < m:
		return l.one(llvm.ZExt, t, v)
	case n > m:
		return l.one(llvm.Trunc, t, v)
	}
	return v
}

func (l *lowering) i32(n int64) *ir.Value { return l.number(l.c.I32(), n) }

// add puts a sum.
func (l *lowering) add(a, b *ir.Value) *ir.Value { return l.one(llvm.Add, a.Type(), a, b) }

// mul puts a product.
func (l *lowering) mul(a, b *ir.Value) *ir.Value { return l.one(llvm.Mul, a.Type(), a, b) }

// invocations returns the number of invocations of a workgroup.
func (l *lowering) invocations() int64 {
	return int64(l.o.Size[0]) * int64(l.o.Size[1]) * int64(l.o.Size[2])
}

// builtinPart puts component i of a built-in variable. Those with one component have it for each i.
func (l *lowering) builtinPart(name string, i int) *ir.Value {
	size := int64(l.o.Size[i])
	switch name {
	case "WorkgroupId":
		return l.args[argGroup+i]
	case "LocalInvocationId":
		return l.args[argLocal+i]
	case "GlobalInvocationId":
		return l.add(l.mul(l.args[argGroup+i], l.i32(size)), l.args[argLocal+i])
	case "NumWorkgroups":
		return l.contextWord(ContextGroups+i, l.i64)
	case "WorkgroupSize", "EnqueuedWorkgroupSize":
		return l.i32(size)
	case "GlobalSize":
		return l.mul(l.contextWord(ContextGroups+i, l.i64), l.number(l.i64, size))
	case "GlobalOffset", "DeviceIndex", "ViewIndex":
		return l.i32(0)
	case "LocalInvocationIndex":
		return l.localIndex()
	case "SubgroupSize", "SubgroupMaxSize":
		return l.i32(int64(l.o.Subgroup))
	case "SubgroupId":
		return l.one(llvm.UDiv, l.c.I32(), l.localIndex(), l.i32(int64(l.o.Subgroup)))
	case "SubgroupLocalInvocationId":
		return l.one(llvm.URem, l.c.I32(), l.localIndex(), l.i32(int64(l.o.Subgroup)))
	case "NumSubgroups", "NumEnqueuedSubgroups":
		return l.i32((l.invocations() + int64(l.o.Subgroup) - 1) / int64(l.o.Subgroup))
	}
	return nil
}

// localIndex puts the number of the invocation in its workgroup.
func (l *lowering) localIndex() *ir.Value {
	x, y, z := l.args[argLocal], l.args[argLocal+1], l.args[argLocal+2]
	yz := l.add(y, l.mul(z, l.i32(int64(l.o.Size[1]))))
	return l.add(x, l.mul(yz, l.i32(int64(l.o.Size[0]))))
}
