package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

func asyncHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpGroupAsyncCopy:  translateAsyncCopy,
		spec.OpGroupWaitEvents: translateNothing, // see translateBlock
	}
}

// translateAsyncCopy copies elements at once, one invocation after the other; waiting for
// the event is a barrier that orders the copies. The stride is that of the memory which is
// not that of the workgroup.
func translateAsyncCopy(t *translator, in *instruction) {
	t.asyncCopy(in, t.operand(in, in.arg(1)), t.operand(in, in.arg(2)), 3)
}

// asyncCopy copies between two pointers; the numbers of elements and the stride are operands
// from n on.
func (t *translator) asyncCopy(in *instruction, to, from value, n int) {
	count, stride, v := t.scalarOperand(in, n, intScalar), t.scalarOperand(in, n+1, intScalar), t.result(in)
	if to.view == nil || from.view == nil || to.typ.kind != pointerType || from.typ.kind != pointerType {
		refuse(in, "its pointers point to unknown types")
	}
	sameShape(in, to.view.typ, from.view.typ)
	one := t.constantRegisters([]uint64{1})
	strides := [2]int32{one, stride.reg} // the strides of to and from
	if to.typ.class != spec.StorageClassWorkgroup {
		strides = [2]int32{stride.reg, one}
	}
	e := &extension{copy: &asyncCopy{
		count: count.reg, strides: strides, size: roundUp(to.view.size, to.view.align), temporary: t.newRegisters(to.view.typ.cells),
		place: [2]int32{t.newRegisters(1), t.newRegisters(1)}, read: t.accessOf(in, from, to.view.typ, len(in.args)), write: t.accessOf(in, to, to.view.typ, len(in.args)),
	}}
	t.emit(inst{run: runAsyncCopy, dst: v.reg, a: to.reg, b: from.reg, ext: e})
}

// asyncCopy is the operands of an asynchronous copy.
type asyncCopy struct {
	count       int32
	strides     [2]int32
	size        int64
	temporary   int32
	place       [2]int32
	read, write *access
}

func runAsyncCopy(x *subgroup, in *inst) {
	c := in.ext.copy
	all := x.mask
	for _, l := range append([]int32(nil), x.lanes...) {
		var one laneMask
		one.add(l)
		x.setMask(one)
		n, size := int64(x.regs[c.count+l]), int64(x.g.size)
		for i := int64(x.index*x.width) + int64(l); i < n; i += size {
			x.steps, x.nextSteps = x.steps-1, 1
			x.refill()
			x.regs[c.place[0]+l] = movePointer(x.regs[in.a+l], i*int64(x.regs[c.strides[0]+l])*c.size)
			x.regs[c.place[1]+l] = movePointer(x.regs[in.b+l], i*int64(x.regs[c.strides[1]+l])*c.size)
			runLoad(x, &inst{dst: c.temporary, a: c.place[1], mem: c.read, index: in.index})
			runStore(x, &inst{a: c.place[0], b: c.temporary, mem: c.write, index: in.index})
		}
		x.regs[in.dst+l] = 1
	}
	x.setMask(all)
}
