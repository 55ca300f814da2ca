package lower

import (
	"cmp"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// builtin puts the value of a built-in variable of type t, or returns nil if there is none of that name.
func (l *lowering) builtin(op *ir.Operation, name string, t ir.Type) *ir.Value {
	to := l.typ(op, t)
	if v := l.laneMask(name, to); v != nil {
		return v
	}
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
	return l.refitted(v, t, llvm.ZExt, llvm.Trunc)
}

// refitted converts a number, or a vector of numbers, to a type of another width.
func (l *lowering) refitted(v *ir.Value, t ir.Type, longer, shorter *ir.OpDef) *ir.Value {
	switch cmp.Compare(ir.NumberWidth(ir.ElementTypeOrSelf(v.Type())), ir.NumberWidth(ir.ElementTypeOrSelf(t))) {
	case -1:
		return l.one(longer, t, v)
	case 1:
		return l.one(shorter, t, v)
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
		return l.lane()
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

// laneMask puts the value of a built-in variable that has a bit for some of the invocations of the subgroup.
func (l *lowering) laneMask(name string, t ir.Type) *ir.Value {
	name, ok := strings.CutPrefix(strings.TrimSuffix(name, "KHR"), "Subgroup")
	name, isMask := strings.CutSuffix(name, "Mask")
	if !ok || !isMask {
		return nil
	}
	i128 := l.c.I(128)
	one := llvm.NewConstant(l.b, l.loc, i128, l.c.APInt(i128, apint.New(128, 1)))
	all := llvm.NewConstant(l.b, l.loc, i128, l.c.APInt(i128, apint.AllOnes(128).LShr(uint64(128-min(l.o.Subgroup, 128)))))
	bit := l.one(llvm.Shl, i128, one, l.one(llvm.ZExt, i128, l.lane()))
	below := l.one(llvm.Sub, i128, bit, one)
	switch name {
	case "Eq":
	case "Lt":
		bit = below
	case "Le":
		bit = l.one(llvm.Or, i128, bit, below)
	case "Ge":
		bit = l.one(llvm.And, i128, all, l.one(llvm.Sub, i128, l.zero(i128), bit))
	case "Gt":
		bit = l.one(llvm.XOr, i128, l.one(llvm.And, i128, all, l.one(llvm.Sub, i128, l.zero(i128), bit)), bit)
	default:
		return nil
	}
	return l.one(llvm.BitCast, t, bit)
}

// ballotBits puts a ballot as a number, without bits for invocations that the subgroup does not have.
func (l *lowering) ballotBits(op *ir.Operation) *ir.Value {
	i128 := l.c.I(128)
	all := llvm.NewConstant(l.b, l.loc, i128, l.c.APInt(i128, apint.AllOnes(128).LShr(uint64(128-min(l.o.Subgroup, 128)))))
	return l.one(llvm.And, i128, all, l.one(llvm.BitCast, i128, l.operand(op, firstOperand(op))))
}

// firstOperand returns the number of the first operand behind the scope, which is an operand of opaque instructions only.
func firstOperand(op *ir.Operation) int {
	if op.Is(spirv.OpaqueInst) && !strings.HasSuffix(nameOf(op), "KHR") {
		return 1
	}
	return 0
}

// ballotBit reads the bit of an invocation.
func (l *lowering) ballotBit(op *ir.Operation) {
	i128 := l.c.I(128)
	k, at := l.lane(), firstOperand(op)
	if op.NumOperands() > at+1 {
		k = l.one(llvm.And, l.c.I32(), l.resized(l.operand(op, at+1), l.c.I32()), l.i32(127))
	}
	l.values[op.Result(0)] = l.one(llvm.Trunc, l.c.I1(), l.one(llvm.LShr, i128, l.one(llvm.BitCast, i128, l.operand(op, at)), l.one(llvm.ZExt, i128, k)))
}

// ballotCount counts the bits of all invocations, or of those up to this one.
func (l *lowering) ballotCount(op *ir.Operation) {
	i128 := l.c.I(128)
	bits := l.ballotBits(op)
	how, _ := op.Attr("group_operation").(*ir.EnumAttr)
	if how != nil && spec.GroupOperation(how.Value) != spec.GroupOperationReduce {
		mask := "SubgroupLeMask"
		if spec.GroupOperation(how.Value) == spec.GroupOperationExclusiveScan {
			mask = "SubgroupLtMask"
		}
		bits = l.one(llvm.And, i128, bits, l.laneMask(mask, i128))
	}
	l.values[op.Result(0)] = l.resized(l.one(llvm.IntrCtpop, i128, bits), l.typ(op, op.Result(0).Type()))
}

// ballotFind finds the first or the last bit.
func (l *lowering) ballotFind(op *ir.Operation) {
	i128 := l.c.I(128)
	bits := l.ballotBits(op)
	def := llvm.IntrCttz
	if strings.HasSuffix(nameOf(op), "MSB") {
		def = llvm.IntrCtlz
	}
	n := l.b.Create(l.loc, def, []*ir.Value{bits}, []ir.Type{i128}, ir.Named("is_zero_poison", l.c.Bool(false))).Result(0)
	n = l.resized(n, l.c.I32())
	if def == llvm.IntrCtlz {
		n = l.one(llvm.Sub, l.c.I32(), l.i32(127), n)
	}
	l.values[op.Result(0)] = l.resized(n, l.typ(op, op.Result(0).Type()))
}
