package kernelgen

import (
	"errors"
	"fmt"
	"iter"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
)

// group is a workgroup.
type group struct {
	id     [3]uint32
	number int32 // from 1
	time   int32 // advances at barriers
	shared map[*ir.Operation]*memory
}

// invocation is an invocation of a kernel.
type invocation struct {
	group  *group
	local  [3]uint32
	linear int // in the workgroup
	yield  func(stop) bool
	answer value // the result of a subgroup operation
	valid  scalar
}

// stop is where an invocation waits for others.
type stop struct {
	op *ir.Operation
	in []value
}

// errStopped ends invocations after an error in another one.
var errStopped = errors.New("stopped")

// moment returns the invocation at its time.
func (x *exec) moment() moment {
	if x.inv != nil {
		x.reader.time = x.inv.group.time
	}
	return x.reader
}

// pause waits until the invocations that execute op together have reached it.
func (x *exec) pause(op *ir.Operation, in []value) (value, error) {
	if x.inv == nil {
		return value{}, errors.New("the operation is outside of a kernel")
	}
	if !x.inv.yield(stop{op, in}) {
		return value{}, errStopped
	}
	return x.inv.answer, nil
}

// grid executes the kernel, one workgroup after the other.
func (m *machine) grid() error {
	m.counts = map[*ir.OpDef]int{}
	kernel := findKernel(m.module)
	if kernel == nil {
		return errors.New("the module has no kernel @kernel")
	}
	k := m.kernel
	number := int32(0)
	for z := range k.Groups[2] {
		for y := range k.Groups[1] {
			for x := range k.Groups[0] {
				number++
				g := &group{id: [3]uint32{x, y, z}, number: number, time: 1, shared: map[*ir.Operation]*memory{}}
				if err := m.workgroup(kernel, g); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// findKernel returns the function @kernel of a gpu.module.
func findKernel(top *ir.Operation) *ir.Operation {
	for op := top.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(gpu.Module) {
			if f := ir.LookupSymbol(op, "kernel"); f != nil && f.Is(gpu.Func) {
				return f
			}
		}
	}
	return nil
}

// running is an invocation that runs.
type running struct {
	*invocation
	next  func() (stop, bool)
	end   func()
	err   error
	stop  stop
	ended bool
}

// argument returns argument i of the kernel: a buffer, or behind the buffers a number. ok is false if the
// type does not fit it.
func (m *machine) argument(i int, t ir.Type) (v value, ok bool) {
	if n := i - len(m.mems); n >= 0 {
		if n >= len(m.kernel.Scalars) || ir.TypeString(t) != m.kernel.Scalars[n].Type {
			return value{}, false
		}
		return value{one: scalar{bits: m.kernel.Scalars[n].Bits}}, true
	}
	ref, ok := t.(*ir.MemRefType)
	count := int64(m.kernel.Buffers[i].Count)
	switch {
	case !ok:
		return value{}, false
	case len(ref.Shape()) == 1 && ref.Shape()[0] == ir.Dynamic:
		return value{view: wholeView(m.mems[i], []int64{count})}, true
	case !ir.HasStaticShape(ref) || ir.NumElements(ref.Shape()) != count:
		return value{}, false
	}
	return value{view: wholeView(m.mems[i], ref.Shape())}, true
}

// workgroup executes a workgroup: its invocations run in turn, each up to the next place
// where it waits for others.
func (m *machine) workgroup(kernel *ir.Operation, g *group) error {
	var args []value
	for i, a := range (gpu.FuncOp{Operation: kernel}).Args() {
		v, ok := m.argument(i, a.Type())
		if !ok {
			return fmt.Errorf("argument %d of the kernel does not fit its buffer", i)
		}
		args = append(args, v)
	}
	l := m.kernel.Local
	var all []*running
	for n := range int(l[0] * l[1] * l[2]) {
		r := &running{invocation: &invocation{group: g, linear: n}}
		r.local = [3]uint32{uint32(n) % l[0], uint32(n) / l[0] % l[1], uint32(n) / l[0] / l[1]}
		r.next, r.end = iter.Pull(func(yield func(stop) bool) {
			r.yield = yield
			id := (g.number-1)*int32(l[0]*l[1]*l[2]) + int32(n) + 1
			x := &exec{m: m, inv: r.invocation, reader: moment{invocation: id, group: g.number}}
			_, r.err = x.call(kernel, args)
		})
		defer r.end()
		all = append(all, r)
	}
	for waiting := all; len(waiting) > 0; {
		for _, r := range waiting {
			at, more := r.next()
			if r.err != nil {
				return r.err
			}
			r.stop, r.ended = at, !more
		}
		if allEnded(all) {
			return nil
		}
		var err error
		if waiting, err = m.release(g, all); err != nil {
			return err
		}
	}
	return nil
}

func allEnded(all []*running) bool {
	for _, r := range all {
		if !r.ended {
			return false
		}
	}
	return true
}

// release returns the invocations that may go on: those of a subgroup that wait at one
// operation, or else all if they wait at one barrier.
func (m *machine) release(g *group, all []*running) ([]*running, error) {
	size := m.opts.SubgroupSize
	var free []*running
	for i := 0; size > 0 && i < len(all); i += size {
		part := all[i:min(i+size, len(all))]
		if !allAtOneOp(part) || part[0].stop.op.Is(gpu.Barrier) {
			continue
		}
		if err := answer(part); err != nil {
			return nil, err
		}
		free = append(free, part...)
	}
	if len(free) > 0 {
		return free, nil
	}
	if !allAtOneOp(all) || !all[0].stop.op.Is(gpu.Barrier) {
		return nil, errors.New("undefined behavior: only some invocations reach a barrier or a subgroup operation")
	}
	g.time++
	return all, nil
}

// allAtOneOp reports whether all wait at one operation.
func allAtOneOp(list []*running) bool {
	for _, r := range list {
		if r.ended || r.stop.op != list[0].stop.op {
			return false
		}
	}
	return true
}

// answer computes a subgroup operation for the invocations of a subgroup.
func answer(list []*running) error {
	op := list[0].stop.op
	e, _, ok := elemOf(op.Operand(0).Type())
	if !ok {
		return errUnknown
	}
	if op.Is(gpu.Shuffle) {
		return answerShuffle(op, list)
	}
	kind, ok := op.Prop(0).(*ir.EnumAttr)
	if !ok {
		return errUnknown
	}
	var numbers []scalar
	for _, r := range list {
		if r.stop.in[0].vec != nil {
			return errUnknown
		}
		numbers = append(numbers, r.stop.in[0].one)
	}
	acc := numbers[0]
	for _, s := range numbers[1:] {
		if acc, ok = combine(gpu.Reduction(kind.Value).String(), e, acc, s); !ok {
			return errUnknown
		}
	}
	if e.kind == floatKind && !orderFree(e, numbers) {
		acc = scalar{state: vague}
	}
	for _, r := range list {
		r.answer = value{one: acc}
	}
	return nil
}

// answerShuffle computes gpu.shuffle. Its result is open where it reads from a lane beyond
// the width.
func answerShuffle(op *ir.Operation, list []*running) error {
	mode, ok := op.Attr("mode").(*ir.EnumAttr)
	if !ok {
		return errUnknown
	}
	for i, r := range list {
		offset, width := r.stop.in[1].one, r.stop.in[2].one
		if offset.state != firm || width.state != firm || width.bits == 0 || width.bits > uint64(len(list)) {
			return errUndefined
		}
		from := int64(offset.bits)
		switch gpu.ShuffleModeEnum.String(mode.Value) {
		case "xor":
			from = int64(i) ^ from
		case "up":
			from = int64(i) - from
		case "down":
			from = int64(i) + from
		}
		r.answer, r.valid = value{one: scalar{state: vague}}, scalar{bits: bit(uint64(i) < width.bits)}
		if from >= 0 && from < int64(width.bits) && uint64(i) < width.bits {
			r.answer = value{one: list[from].stop.in[0].one}
		}
	}
	return nil
}

// gpuOps has the operations that only kernels have.
func gpuOps(h map[*ir.OpDef]handler) {
	along := func(f func(x *exec, dim gpu.Dim) uint64) handler {
		return func(x *exec, op *ir.Operation) error {
			if x.inv == nil {
				return errors.New("the operation is outside of a kernel")
			}
			x.set(op.Result(0), value{one: scalar{bits: f(x, gpu.IDOp{Operation: op}.Dimension())}})
			return nil
		}
	}
	h[gpu.ThreadID] = along(func(x *exec, d gpu.Dim) uint64 { return uint64(x.inv.local[d]) })
	h[gpu.BlockID] = along(func(x *exec, d gpu.Dim) uint64 { return uint64(x.inv.group.id[d]) })
	h[gpu.BlockDim] = along(func(x *exec, d gpu.Dim) uint64 { return uint64(x.m.kernel.Local[d]) })
	h[gpu.GridDim] = along(func(x *exec, d gpu.Dim) uint64 { return uint64(x.m.kernel.Groups[d]) })
	h[gpu.GlobalID] = along(func(x *exec, d gpu.Dim) uint64 {
		return uint64(x.inv.group.id[d]*x.m.kernel.Local[d] + x.inv.local[d])
	})
	h[gpu.SubgroupReduce], h[gpu.Shuffle] = subgroupOp, subgroupOp
	inSubgroup := func(f func(x *exec, size int) int) handler {
		return func(x *exec, op *ir.Operation) error {
			if x.inv == nil || x.m.opts.SubgroupSize == 0 {
				return fmt.Errorf("the evaluation has no subgroup size")
			}
			x.set(op.Result(0), value{one: scalar{bits: uint64(f(x, x.m.opts.SubgroupSize))}})
			return nil
		}
	}
	h[gpu.LaneID] = inSubgroup(func(x *exec, size int) int { return x.inv.linear % size })
	h[gpu.SubgroupID] = inSubgroup(func(x *exec, size int) int { return x.inv.linear / size })
	h[gpu.SubgroupSize] = inSubgroup(func(_ *exec, size int) int { return size })
	h[gpu.NumSubgroups] = inSubgroup(func(x *exec, size int) int {
		l := x.m.kernel.Local
		return (int(l[0]*l[1]*l[2]) + size - 1) / size
	})
}

func subgroupOp(x *exec, op *ir.Operation) error {
	v, err := x.pause(op, x.values(op.Operands()))
	if err != nil {
		return err
	}
	x.set(op.Result(0), v)
	if op.NumResults() == 2 {
		x.set(op.Result(1), value{one: x.inv.valid})
	}
	return nil
}
