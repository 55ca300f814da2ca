package reference

import (
	"math"
	"math/bits"
)

// inst is an instruction over registers. dst, a, b and c are the places of the first
// registers of its result and operands in the register file.
type inst struct {
	run          func(x *subgroup, in *inst)
	dst, a, b, c int32
	n            int32 // values of the result that follow each other: registers times lanes
	index        int32 // index of the instruction of the module
	imm          uint64
	fn           func(a, b, c uint64) uint64
	mem          *access
	chain        *chain
	ext          *extension
}

// laneMask is a set of lanes.
type laneMask [2]uint64

func firstLanes(n int) laneMask {
	return laneMask{math.MaxUint64 >> (64 - min(max(n, 0), 64)), math.MaxUint64 >> (64 - min(max(n-64, 0), 64))}
}

func (m laneMask) empty() bool                 { return m[0]|m[1] == 0 }
func (m laneMask) has(l int32) bool            { return m[l>>6]>>(l&63)&1 != 0 }
func (m *laneMask) add(l int32)                { m[l>>6] |= 1 << (l & 63) }
func (m laneMask) or(o laneMask) laneMask      { return laneMask{m[0] | o[0], m[1] | o[1]} }
func (m laneMask) without(o laneMask) laneMask { return laneMask{m[0] &^ o[0], m[1] &^ o[1]} }
func (m laneMask) first() int32 {
	if m[0] != 0 {
		return int32(bits.TrailingZeros64(m[0]))
	}
	return int32(64 + bits.TrailingZeros64(m[1]))
}
func (m laneMask) count() int { return bits.OnesCount64(m[0]) + bits.OnesCount64(m[1]) }

// frame is a call that lanes of a subgroup execute together.
type frame struct {
	parent *frame
	ret    *block
	depth  int
}

func (f *frame) level() int {
	if f == nil {
		return 0
	}
	return f.depth
}

// thread is lanes that wait at the beginning of a block.
type thread struct {
	mask  laneMask
	block *block
	frame *frame
}

// subgroup executes the invocations of a subgroup. Its active lanes are those of mask.
type subgroup struct {
	p     *program
	g     *workgroup
	index int // in the workgroup
	regs  []uint64
	width int

	mask   laneMask
	lanes  []int32 // the lanes in mask
	isFull bool    // mask has all lanes of the register file
	live   laneMask
	all    laneMask // the lanes that the subgroup began with
	block  *block
	frame  *frame
	// waiting are the lanes that can run, arrived those that wait at a barrier.
	waiting []thread
	arrived []thread

	objects   []object
	private   []byte
	valid     []byte // marks the bytes of private that were written
	checks    Checks
	steps     int64 // the steps that may be executed before the subgroup asks for more
	executed  int64 // steps that were executed
	nextSteps int64 // steps of the block that runs next
	trace     *tracer
	// traceLane is the lane that is traced, or -1.
	traceLane int32
	// lastBuffer is the buffer that an address selected last, and its handle.
	lastBuffer *object
	farHandle  uint32
	// badIndices says for each lane which index was out of range last.
	badIndices []badIndex
	// blamed says for each lane which index was reported last. It is nil if none was.
	blamed []blame
	// killed is true if an invocation ended without a result.
	killed bool
	// orders is the number of barriers of subgroups that were passed.
	orders int32
	word   wordCheck // the check of the instruction that runs
}

// setMask changes the active lanes.
func (x *subgroup) setMask(m laneMask) {
	if x.mask == m {
		return
	}
	x.mask = m
	x.lanes = x.lanes[:0]
	for half, word := range m {
		for ; word != 0; word &= word - 1 {
			x.lanes = append(x.lanes, int32(half<<6+bits.TrailingZeros64(word)))
		}
	}
	x.isFull = len(x.lanes) == x.width
}

// run executes until all lanes have ended or wait at barriers, or steps are used up.
func (x *subgroup) run() {
	for x.block != nil || x.next() {
		b := x.block
		x.nextSteps = int64(len(b.insts)+1) * int64(len(x.lanes))
		if x.steps < x.nextSteps {
			return
		}
		x.steps -= x.nextSteps
		x.executed += x.nextSteps
		if x.trace != nil {
			x.traced(b)
		} else {
			for i := range b.insts {
				in := &b.insts[i]
				in.run(x, in)
			}
		}
		x.leaveBlock(b)
	}
}

// done reports whether no lane can run.
func (x *subgroup) done() bool { return x.block == nil && len(x.waiting) == 0 }

// leaveBlock follows the end of a block.
func (x *subgroup) leaveBlock(b *block) {
	end := &b.end
	switch end.kind {
	case jumpEnd:
		x.follow(&end.edges[0])
	case branchEnd:
		x.branch(end)
	case switchEnd:
		x.choose(end)
	case returnEnd:
		if x.frame == nil {
			x.exit()
			return
		}
		x.goTo(x.frame.ret, x.frame.parent)
	case callEnd:
		x.goTo(end.callee.entry, &frame{parent: x.frame, ret: end.edges[0].to, depth: x.frame.level() + 1})
	case barrierEnd:
		x.arrived = append(x.arrived, thread{x.mask, b, x.frame})
		x.block = nil
	case unreachableEnd:
		if x.checks&CheckUndefined != 0 {
			x.report(Finding{Check: CheckUndefined, Message: "OpUnreachable is reached"}, end.index, x.lanes[0])
		}
		x.exit()
	case exitEnd:
		x.killed = true
		x.exit()
	}
}

// exit ends the active lanes.
func (x *subgroup) exit() {
	x.live = x.live.without(x.mask)
	x.block = nil
}

// branch follows a condition.
func (x *subgroup) branch(end *terminator) {
	cond := x.regs[end.cond:][:x.width]
	var taken laneMask
	for _, l := range x.lanes {
		taken[l>>6] |= cond[l] & 1 << (l & 63)
	}
	switch {
	case taken == x.mask:
		x.follow(&end.edges[0])
	case taken.empty():
		x.follow(&end.edges[1])
	default:
		rest := x.mask.without(taken)
		x.park(&end.edges[0], taken)
		x.park(&end.edges[1], rest)
		x.block = nil
	}
}

// choose follows a switch.
func (x *subgroup) choose(end *terminator) {
	selector := x.regs[end.cond:][:x.width]
	left := x.mask
	for !left.empty() {
		var group laneMask
		target := int32(-1)
		for _, l := range x.lanes {
			if !left.has(l) {
				continue
			}
			e := end.find(selector[l])
			if target < 0 {
				target = e
			}
			if e == target {
				group.add(l)
			}
		}
		if group == x.mask {
			x.follow(&end.edges[target])
			return
		}
		left = left.without(group)
		all := x.mask
		x.park(&end.edges[target], group)
		x.setMask(all)
	}
	x.block = nil
}

// find returns the edge for a value of a selector.
func (end *terminator) find(v uint64) int32 {
	low, high := 0, len(end.cases)
	for low < high {
		middle := (low + high) / 2
		if end.cases[middle] < v {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low < len(end.cases) && end.cases[low] == v {
		return end.targets[low]
	}
	return 0
}

// park moves some of the active lanes over an edge, where they wait.
func (x *subgroup) park(e *edge, lanes laneMask) {
	x.setMask(lanes)
	x.move(e)
	x.waiting = append(x.waiting, thread{lanes, e.to, x.frame})
}

// move gives the phis behind an edge their values.
func (x *subgroup) move(e *edge) {
	for i := range e.moves {
		m := &e.moves[i]
		m.run(x, m)
	}
}

// follow moves the active lanes over an edge.
func (x *subgroup) follow(e *edge) {
	x.move(e)
	x.goTo(e.to, x.frame)
}

// goTo continues at a block, unless other lanes come first or wait there.
func (x *subgroup) goTo(b *block, f *frame) {
	x.block, x.frame = b, f
	for i := range x.waiting {
		if w := &x.waiting[i]; !runsBefore(b, f, w) {
			x.waiting = append(x.waiting, thread{x.mask, b, f})
			x.block = nil
			return
		}
	}
}

// runsBefore reports whether a thread at a block runs before another one, and not with it.
func runsBefore(b *block, f *frame, w *thread) bool {
	if d, o := f.level(), w.frame.level(); d != o {
		return d > o
	}
	return b.order < w.block.order
}

// next activates the lanes that run next: those in the deepest call, at the block that
// comes first. It returns false if none wait.
func (x *subgroup) next() bool {
	if len(x.waiting) == 0 {
		return false
	}
	best := x.waiting[0]
	for _, w := range x.waiting[1:] {
		if runsBefore(w.block, w.frame, &best) {
			best = w
		}
	}
	mask, kept := laneMask{}, x.waiting[:0]
	for _, w := range x.waiting {
		if w.block == best.block && w.frame == best.frame {
			mask = mask.or(w.mask)
		} else {
			kept = append(kept, w)
		}
	}
	x.waiting = kept
	x.setMask(mask)
	x.block, x.frame = best.block, best.frame
	return true
}

// runMove copies registers.
func runMove(x *subgroup, in *inst) {
	d, a := x.regs[in.dst:][:in.n], x.regs[in.a:][:in.n]
	if x.isFull {
		copy(d, a)
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			d[base+int(l)] = a[base+int(l)]
		}
	}
}

// runEach applies a function to each component of up to three operands.
func runEach(x *subgroup, in *inst) {
	d, a, b, c := x.regs[in.dst:][:in.n], x.regs[in.a:][:in.n], x.regs[in.b:][:in.n], x.regs[in.c:][:in.n]
	fn := in.fn
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = fn(a[i], b[i], c[i])
		}
	}
}
