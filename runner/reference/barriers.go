package reference

import (
	"strconv"

	"github.com/spvc/spvc/spirv/spec"
)

// barrier is a barrier at which the invocations of a workgroup wait for each other.
type barrier struct {
	// orders says which accesses it orders.
	orders memoryClasses
	// group is set for an operation of the workgroup on values.
	group *groupOperation
	value value
	dst   value
	// named is true for a named barrier, whose name is value.
	named bool
}

// memoryClasses is a set of kinds of memory that are ordered separately.
type memoryClasses uint8

const (
	bufferMemory memoryClasses = 1 << iota
	workgroupMemory
)

// scopes that are constants of the module.
const (
	workgroupScope = uint32(spec.ScopeWorkgroup)
	subgroupScope  = uint32(spec.ScopeSubgroup)
	noScope        = uint32(spec.ScopeInvocation)
)

func barrierHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{spec.OpMemoryBarrier: translateMemoryBarrier}
}

// ordered returns the memory that semantics order in a scope, if that is at least the
// workgroup.
func ordered(scope, semantics uint32) memoryClasses {
	const orders = uint32(spec.MemorySemanticsAcquire | spec.MemorySemanticsRelease | spec.MemorySemanticsAcquireRelease | spec.MemorySemanticsSequentiallyConsistent)
	if semantics&orders == 0 || scope == subgroupScope || scope == noScope {
		return 0
	}
	return classesOf(semantics)
}

// classesOf returns the memory that semantics name.
func classesOf(semantics uint32) memoryClasses {
	var c memoryClasses
	if semantics&uint32(spec.MemorySemanticsUniformMemory|spec.MemorySemanticsCrossWorkgroupMemory|spec.MemorySemanticsImageMemory) != 0 {
		c |= bufferMemory
	}
	if semantics&uint32(spec.MemorySemanticsWorkgroupMemory) != 0 {
		c |= workgroupMemory
	}
	return c
}

// translateBarrier ends a block with a barrier of the workgroup, or emits one of the
// subgroup, whose lanes are together already.
func (t *translator) translateBarrier(b *rawBlock, in *instruction) {
	execution, memory := uint32(t.constantValue(in, in.arg(0))), uint32(t.constantValue(in, in.arg(1)))
	semantics := uint32(t.constantValue(in, in.arg(2)))
	switch execution {
	case subgroupScope:
		t.emit(inst{run: runSubgroupBarrier, imm: uint64(semantics)})
	case workgroupScope:
		t.suspend(b, &barrier{orders: ordered(memory, semantics)})
	default:
		refuse(in, "a barrier of scope %s is not supported", spec.KindScope.Format(execution))
	}
}

// suspend ends a block with a barrier.
func (t *translator) suspend(b *rawBlock, wait *barrier) {
	t.p.suspends = true
	before := t.block
	before.end = terminator{kind: barrierEnd, index: t.index, barrier: wait}
	t.newBlock(b)
	before.end.edges = []edge{{to: t.block}}
}

func runSubgroupBarrier(x *subgroup, in *inst) {
	if x.checks&CheckBarriers != 0 && x.mask != x.live {
		x.report(Finding{Check: CheckBarriers, Message: strconv.Itoa(len(x.lanes)) + " of the " + strconv.Itoa(x.live.count()) + " invocations of the subgroup reach the barrier"}, in.index, x.lanes[0])
	}
	x.orders++
}

func translateMemoryBarrier(t *translator, in *instruction) {
	scope, semantics := uint32(t.constantValue(in, in.arg(0))), uint32(t.constantValue(in, in.arg(1)))
	t.emit(inst{run: runMemoryBarrier, imm: uint64(semantics), n: int32(ordered(scope, semantics))})
}

// runMemoryBarrier makes the next control barrier order this memory as well, and later
// atomics release what was written before.
func runMemoryBarrier(x *subgroup, in *inst) {
	x.g.fenced |= memoryClasses(in.n)
	if x.checks&CheckRaces == 0 {
		return
	}
	for _, l := range x.lanes {
		x.fence(l, uint32(in.imm))
	}
}

// release lets the invocations that wait at barriers continue. It reports barriers that not
// all invocations of the workgroup reach together.
func (g *workgroup) release() {
	if g.releaseNamed() {
		return
	}
	var first *thread
	var at *subgroup
	together := true
	count := 0
	for _, x := range g.subs[:g.active] {
		for i := range x.arrived {
			w := &x.arrived[i]
			count += w.mask.count()
			if first == nil {
				first, at = w, x
			}
			together = together && w.mask == x.all && sameCalls(first, w)
		}
		together = together && len(x.arrived) == 1
	}
	if !together && g.l.checks&CheckBarriers != 0 {
		g.reportBarrier(at, first, count)
	}
	wait := first.block.end.barrier
	orders := wait.orders | g.fenced
	g.pass(orders)
	g.fenced = 0
	g.share()
	if wait.group != nil {
		g.collect(wait)
	}
	for _, x := range g.subs[:g.active] {
		for _, w := range x.arrived {
			x.resume(w)
		}
		x.arrived = x.arrived[:0]
	}
}

// sameCalls reports whether two threads are at the same block by the same calls.
func sameCalls(a, b *thread) bool {
	if a.block != b.block {
		return false
	}
	f, h := a.frame, b.frame
	for f != nil && h != nil && f != h {
		if f.ret != h.ret {
			return false
		}
		f, h = f.parent, h.parent
	}
	return f == h || f == nil && h == nil
}

// reportBarrier reports a barrier that only some invocations reach.
func (g *workgroup) reportBarrier(at *subgroup, first *thread, count int) {
	f := Finding{Check: CheckBarriers}
	total := int(g.l.p.size[0] * g.l.p.size[1] * g.l.p.size[2])
	here := 0
	for _, x := range g.subs[:g.active] {
		for i := range x.arrived {
			w := &x.arrived[i]
			if sameCalls(first, w) {
				here += w.mask.count()
				continue
			}
			if f.Other == nil {
				p := x.place(w.block.end.index, w.mask.first())
				f.Other = &p
			}
		}
	}
	f.Message = strconv.Itoa(here) + " of the " + strconv.Itoa(total) + " invocations of the workgroup reach the barrier"
	switch {
	case here == total:
		f.Message = "the invocations of the workgroup reach the barrier, but not together"
	case f.Other != nil:
		f.Message += ", others wait at another one"
	case count == here:
		f.Message += ", the others have ended"
	}
	at.report(f, first.block.end.index, first.mask.first())
}
