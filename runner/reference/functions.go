package reference

import (
	"slices"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/spirv/spec"
)

// function is a translated function.
type function struct {
	id         uint32
	parameters []value
	result     value
	entry      *block
}

// block is a sequence of instructions that ends with a jump. Calls and barriers end blocks
// as well.
type block struct {
	insts []inst
	// order says which of the waiting lanes of a function run first: those at the block
	// of the lowest order.
	order int32
	end   terminator
	// first and last are the indices of its instructions in the module.
	first, last int32
}

// terminatorKind says how a block ends.
type terminatorKind uint8

const (
	jumpEnd terminatorKind = iota
	branchEnd
	switchEnd
	returnEnd
	callEnd
	barrierEnd
	unreachableEnd
	exitEnd // the invocation ends
)

// terminator is the end of a block.
type terminator struct {
	kind  terminatorKind
	index int32 // the index of its instruction
	cond  int32 // the register of a condition or selector
	// edges are the targets: of a branch that for true first; of a switch the default
	// first, and then those of cases.
	edges   []edge
	cases   []uint64 // sorted
	targets []int32  // the edge of each case
	callee  *function
	barrier *barrier
}

// edge is a jump to a block, with the values that phis take.
type edge struct {
	to     *block
	moves  []inst
	isBack bool
}

// rawBlock is a block of the module.
type rawBlock struct {
	label       uint32
	first, last int // indices of the instructions behind the label
	next        []uint32
	pieces      []*block
	visited     bool
}

// callee returns the translation of a function.
func (t *translator) callee(in *instruction, id uint32) *function {
	if f := t.functions[id]; f != nil {
		return f
	}
	r := t.m.functions[id]
	if r == nil {
		refuse(in, "%s is not a function", t.m.name(id))
	}
	if slices.Contains(t.calling, id) {
		refuse(in, "the function %s calls itself", t.m.name(id))
	}
	if len(t.calling) > maxDepth {
		refuse(in, "functions call each other more than %d deep", maxDepth)
	}
	t.calling = append(t.calling, id)
	outer, outerBlock, outerRaw, outerIndex := t.function, t.block, t.raw, t.index
	f := t.translateFunction(id, r)
	t.function, t.block, t.raw, t.index = outer, outerBlock, outerRaw, outerIndex
	t.calling = t.calling[:len(t.calling)-1]
	t.functions[id] = f
	return f
}

func (t *translator) translateFunction(id uint32, r *functionRange) *function {
	f := &function{id: id}
	t.function = f
	head := &t.m.insts[r.first]
	if ty := t.typeOf(head.typ); ty.kind != voidType {
		f.result = value{typ: ty, reg: t.newRegisters(ty.cells), defined: true}
		if ty.kind == pointerType {
			f.result.view = t.viewOf(ty)
		}
	}
	at := r.first + 1
	for ; at < r.end && t.m.insts[at].op == spec.OpFunctionParameter; at++ {
		f.parameters = append(f.parameters, t.result(&t.m.insts[at]))
	}
	blocks, list := t.split(at, r.end)
	if len(list) == 0 {
		refuse(head, "the function %s has no body", t.m.name(id))
	}
	order := sortBlocks(list[0], blocks)
	for _, b := range list {
		if b.visited {
			t.translateBlock(b)
		}
	}
	n := int32(0)
	for _, b := range order {
		for _, piece := range b.pieces {
			piece.order = n
			n++
		}
	}
	for _, b := range order {
		t.link(b, blocks)
	}
	f.entry = list[0].pieces[0]
	return f
}

// split finds the blocks of a function.
func (t *translator) split(first, end int) (map[uint32]*rawBlock, []*rawBlock) {
	blocks := map[uint32]*rawBlock{}
	var list []*rawBlock
	var b *rawBlock
	for i := first; i < end; i++ {
		in := &t.m.insts[i]
		switch {
		case in.op == spec.OpLabel:
			if b != nil {
				refuse(in, "the block before it does not end")
			}
			b = &rawBlock{label: in.id, first: i + 1}
			blocks[in.id], list = b, append(list, b)
		case in.op == spec.OpLine || in.op == spec.OpNoLine || in.op == spec.OpNop || in.op == spec.OpFunctionEnd || in.op == spec.OpExtInst && b == nil:
		case b == nil:
			refuse(in, "it is outside of a block")
		case in.op == spec.OpLoopMerge:
			b.next = append(b.next, in.arg(0), in.arg(1))
		case in.op == spec.OpSelectionMerge:
			b.next = append(b.next, in.arg(0))
		default:
			if targets, ok := t.successors(in); ok {
				b.next, b.last = append(b.next, targets...), i
				b = nil
			}
		}
	}
	if b != nil {
		refuse(&t.m.insts[first-1], "a block does not end")
	}
	return blocks, list
}

// successors returns the targets of an instruction that ends a block.
func (t *translator) successors(in *instruction) ([]uint32, bool) {
	switch in.op {
	case spec.OpBranch:
		return []uint32{in.arg(0)}, true
	case spec.OpBranchConditional:
		return []uint32{in.arg(1), in.arg(2)}, true
	case spec.OpSwitch:
		_, targets := t.switchCases(in)
		return targets, true
	case spec.OpReturn, spec.OpReturnValue, spec.OpUnreachable, spec.OpKill, spec.OpTerminateInvocation:
		return nil, true
	}
	return nil, false
}

// switchCases returns the literals and targets of a switch; the default is the first
// target.
func (t *translator) switchCases(in *instruction) ([]uint64, []uint32) {
	words := 1
	if d := t.m.def(in.arg(0)); d != nil && d.typ != 0 && t.typeOf(d.typ).scalar.bits == 64 {
		words = 2
	}
	targets := []uint32{in.arg(1)}
	var cases []uint64
	for rest := in.args[min(2, len(in.args)):]; len(rest) > words; rest = rest[words+1:] {
		v := uint64(rest[0])
		if words == 2 {
			v |= uint64(rest[1]) << 32
		}
		cases, targets = append(cases, v), append(targets, rest[words])
	}
	return cases, targets
}

// sortBlocks returns the blocks that can be reached in reverse postorder. Merge blocks and
// continue targets are visited first, so that they come behind the blocks of their
// construct.
func sortBlocks(entry *rawBlock, blocks map[uint32]*rawBlock) []*rawBlock {
	type step struct {
		b    *rawBlock
		next int
	}
	var order []*rawBlock
	entry.visited = true
	stack := []step{{entry, 0}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == len(top.b.next) {
			order = append(order, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		b := blocks[top.b.next[top.next]]
		top.next++
		if b != nil && !b.visited {
			b.visited = true
			stack = append(stack, step{b, 0})
		}
	}
	slices.Reverse(order)
	return order
}

// translateBlock translates the instructions of a block.
func (t *translator) translateBlock(b *rawBlock) {
	t.newBlock(b)
	t.raw = b
	for i := b.first; i <= b.last; i++ {
		in := &t.m.insts[i]
		t.index = int32(i)
		switch in.op {
		case spec.OpPhi:
			t.result(in)
		case spec.OpFunctionCall:
			if !t.translateIndexCheck(in) {
				t.translateCall(b, in)
			}
		case spec.OpControlBarrier:
			t.translateBarrier(b, in)
		case spec.OpControlBarrierWaitEXT:
			// All invocations that wait have arrived before, so waiting does both.
			t.translateBarrier(b, in)
		case spec.OpMemoryNamedBarrier:
			t.translateWaitNamed(b, in)
		case spec.OpGroupWaitEvents:
			t.suspend(b, &barrier{orders: allMemory})
		case spec.OpLoopMerge, spec.OpSelectionMerge:
		default:
			if i == b.last {
				t.terminate(in)
				break
			}
			h := t.handlers[in.op]
			if h == nil {
				refuse(in, "the instruction is not supported")
			}
			h(t, in)
		}
	}
}

// newBlock begins a part of a block.
func (t *translator) newBlock(b *rawBlock) {
	if n := len(b.pieces); n > 0 {
		b.pieces[n-1].last = t.index
		t.block = &block{first: t.index + 1, last: int32(b.last)}
	} else {
		t.block = &block{first: int32(b.first), last: int32(b.last)}
	}
	b.pieces = append(b.pieces, t.block)
}

func (t *translator) translateCall(b *rawBlock, in *instruction) {
	f := t.callee(in, in.arg(0))
	args := in.args[min(1, len(in.args)):]
	if len(args) != len(f.parameters) {
		refuse(in, "the call has %d arguments, the function %d parameters", len(args), len(f.parameters))
	}
	for i, id := range args {
		v := t.operand(in, id)
		sameShape(in, v.typ, f.parameters[i].typ)
		t.move(f.parameters[i].reg, v.reg, v.typ.cells)
	}
	t.block.end = terminator{kind: callEnd, index: t.index, callee: f}
	call := t.block
	t.newBlock(b)
	call.end.edges = []edge{{to: t.block}}
	if f.result.defined {
		v := t.result(in)
		sameShape(in, v.typ, f.result.typ)
		t.move(v.reg, f.result.reg, v.typ.cells)
	}
}

// terminate translates the end of a block. link sets its edges.
func (t *translator) terminate(in *instruction) {
	end := &t.block.end
	end.index = t.index
	switch in.op {
	case spec.OpBranchConditional:
		end.kind = branchEnd
		end.cond = t.scalarOperand(in, 0, boolScalar).reg
	case spec.OpSwitch:
		end.kind = switchEnd
		end.cond = t.scalarOperand(in, 0, intScalar).reg
		end.cases, _ = t.switchCases(in)
	case spec.OpReturn:
		end.kind = returnEnd
	case spec.OpReturnValue:
		v := t.operand(in, in.arg(0))
		if !t.function.result.defined {
			refuse(in, "the function returns nothing")
		}
		sameShape(in, v.typ, t.function.result.typ)
		t.move(t.function.result.reg, v.reg, v.typ.cells)
		end.kind = returnEnd
	case spec.OpUnreachable:
		end.kind = unreachableEnd
	case spec.OpKill, spec.OpTerminateInvocation:
		end.kind = exitEnd
	}
}

// scalarOperand returns an operand that is a scalar of a kind.
func (t *translator) scalarOperand(in *instruction, n int, kind scalarKind) value {
	v := t.operand(in, in.arg(n))
	if v.typ.kind != scalarType || v.typ.scalar.kind != kind {
		refuse(in, "operand %d has the wrong type", n)
	}
	return v
}

// link connects the end of a block with its targets.
func (t *translator) link(b *rawBlock, blocks map[uint32]*rawBlock) {
	last := b.pieces[len(b.pieces)-1]
	in := &t.m.insts[b.last]
	targets, _ := t.successors(in)
	end := &last.end
	for _, label := range targets {
		to := blocks[label]
		if to == nil || len(to.pieces) == 0 {
			refuse(in, "%d is not a block of the function", label)
		}
		e := edge{to: to.pieces[0], moves: t.phis(b, to)}
		e.isBack = e.to.order <= last.order
		end.edges = append(end.edges, e)
	}
	if end.kind != switchEnd {
		return
	}
	type pair struct {
		v      uint64
		target int32
	}
	var pairs []pair
	mask := t.values[in.arg(0)].typ.scalar.mask()
	for i, v := range end.cases {
		pairs = append(pairs, pair{v & mask, int32(i + 1)})
	}
	sorted.Stable(pairs, func(a, b pair) int {
		if a.v < b.v {
			return -1
		}
		return int(min(a.v-b.v, 1))
	})
	for i, p := range pairs {
		end.cases[i] = p.v
		end.targets = append(end.targets, p.target)
	}
}

// phis returns the moves of the phis of a block for the jump from another.
func (t *translator) phis(from, to *rawBlock) []inst {
	var moves []inst
	for i := to.first; i <= to.last; i++ {
		in := &t.m.insts[i]
		if in.op != spec.OpPhi {
			if in.op == spec.OpLine || in.op == spec.OpNoLine {
				continue
			}
			break
		}
		for k := 0; k+1 < len(in.args); k += 2 {
			if in.args[k+1] != from.label {
				continue
			}
			src, dst := t.operand(in, in.args[k]), t.values[in.id]
			sameShape(in, src.typ, dst.typ)
			if n := dst.typ.cells; n > 0 && src.reg != dst.reg {
				moves = append(moves, inst{run: runMove, dst: dst.reg, a: src.reg, n: t.cellOf(0, n), index: int32(i)})
			}
			break
		}
	}
	return t.parallel(moves)
}

// parallel orders moves that happen at the same time: those whose source is written by an
// earlier one go through other registers.
func (t *translator) parallel(moves []inst) []inst {
	overlap := func(a, b int32, n, m int32) bool { return a < b+m && b < a+n }
	var first, second []inst
	for i, m := range moves {
		clash := slices.ContainsFunc(moves[:i], func(o inst) bool { return overlap(o.dst, m.a, o.n, m.n) })
		if !clash {
			second = append(second, m)
			continue
		}
		temp := t.newRegisters(int(m.n) / t.p.lanes)
		first = append(first, inst{run: runMove, dst: temp, a: m.a, n: m.n, index: m.index})
		m.a = temp
		second = append(second, m)
	}
	return append(first, second...)
}
