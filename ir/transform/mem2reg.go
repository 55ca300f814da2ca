package transform

import (
	"cmp"
	"container/heap"
	"slices"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// PromoteSlots turns the memory slots in the regions of op into values, if all their uses
// are loads and stores in the region that allocates them. It returns the number of slots
// that it promoted, and of the block arguments that it added.
func PromoteSlots(op *ir.Operation) (promoted, arguments int) {
	return promoteSlots(op, ir.NewDominance())
}

func promoteSlots(op *ir.Operation, dom *ir.Dominance) (promoted, arguments int) {
	layout, err := datalayout.Closest(op)
	if err != nil {
		return 0, 0 // the verifier reports specifications that contradict each other
	}
	p := &promoter{b: ir.NewBuilder(op.Context(), nil), layout: layout, trees: map[*ir.Region]*slotTree{}, dom: dom,
		queued: map[*ir.Operation]int{}, pointers: map[ir.Type]bool{}, replaced: map[*ir.Value]*ir.Value{}, passed: map[passing][]*ir.Value{}}
	n := uint32(0)
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		o.Scratch = n
		n++
		if m, ok := ir.OpInterface[interfaces.PromotableAllocationModel](o.Info()); ok && o != op {
			for _, s := range m.PromotableSlots(o) {
				p.pointers[s.Ptr.Type()] = true
			}
			p.queue.allocs = append(p.queue.allocs, queuedAlloc{0, o})
			p.queued[o] = 0
		}
		return ir.WalkAdvance
	})
	for p.queue.Len() > 0 {
		a := heap.Pop(&p.queue).(queuedAlloc)
		p.round, p.rank = a.round, a.op.Scratch
		p.try(a.op)
	}
	p.flush()
	return p.promoted, p.arguments
}

// NewMem2Reg returns the pass mem2reg.
func NewMem2Reg() *pass.Pass {
	simplify := true
	promoted := &pass.Statistic{Name: "promoted slots", Summary: "Total amount of memory slot promoted"}
	arguments := &pass.Statistic{Name: "new block args", Summary: "Total amount of new block argument inserted in blocks"}
	return &pass.Pass{
		Name: "mem2reg", Class: "Mem2Reg", Summary: "Promotes memory slots into values.",
		// The option has no effect in MLIR 19 either.
		Options: []pass.Option{pass.Bool("region-simplify", &simplify, "Perform control flow optimizations to the region tree")},
		Stats:   []*pass.Statistic{promoted, arguments},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.Request(op, "DataLayoutAnalysis")
			slots, args := promoteSlots(op, r.Dominance(op))
			promoted.Add(slots)
			arguments.Add(args)
			if slots == 0 {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

// promoter promotes slots. Like MLIR it tries all allocations in the order of the text, then
// again those that a promotion may have made promotable.
type promoter struct {
	b                   *ir.Builder
	dom                 *ir.Dominance
	layout              *datalayout.DataLayout
	trees               map[*ir.Region]*slotTree
	promoted, arguments int

	queue allocQueue
	// queued is the last round for which an allocation was queued. Like MLIR, the promoter
	// leaves out allocations that it makes as initial values.
	queued map[*ir.Operation]int
	round  int
	rank   uint32
	// pointers are the types of the slots' pointers.
	pointers map[ir.Type]bool

	// passed are values that terminators have yet to pass to new block arguments, in the
	// order of edges. They are passed all at once, because a terminator copies its
	// operands for every change.
	passed map[passing][]*ir.Value
	edges  []passing
	// replaced are the results of erased loads and the values that replace them, which
	// passed may contain.
	replaced map[*ir.Value]*ir.Value
}

// passing is an edge of control: successor i of terminator op.
type passing struct {
	op *ir.Operation
	i  int
}

// queuedAlloc is an allocation to try in a round.
type queuedAlloc struct {
	round int
	op    *ir.Operation
}

// allocQueue is a heap of allocations by round and rank, which is in the scratch field.
type allocQueue struct{ allocs []queuedAlloc }

func (q *allocQueue) Len() int { return len(q.allocs) }
func (q *allocQueue) Less(i, j int) bool {
	a, b := q.allocs[i], q.allocs[j]
	return a.round < b.round || a.round == b.round && a.op.Scratch < b.op.Scratch
}
func (q *allocQueue) Swap(i, j int) { q.allocs[i], q.allocs[j] = q.allocs[j], q.allocs[i] }

// Push implements [heap.Interface].
func (q *allocQueue) Push(x any) { q.allocs = append(q.allocs, x.(queuedAlloc)) }

// Pop implements [heap.Interface].
func (q *allocQueue) Pop() any {
	a := q.allocs[len(q.allocs)-1]
	q.allocs = q.allocs[:len(q.allocs)-1]
	return a
}

// requeue queues op, whose uses have changed, for this round if its turn comes later, or
// for the next.
func (p *promoter) requeue(op *ir.Operation) {
	round := p.round
	if op.Scratch <= p.rank {
		round++
	}
	if last, known := p.queued[op]; known && last < round {
		p.queued[op] = round
		heap.Push(&p.queue, queuedAlloc{round, op})
	}
}

// try promotes a slot of the allocation op if one is promotable.
func (p *promoter) try(op *ir.Operation) {
	if op.Block() == nil {
		return
	}
	m, _ := ir.OpInterface[interfaces.PromotableAllocationModel](op.Info())
	for _, s := range m.PromotableSlots(op) {
		if !s.Ptr.HasUses() {
			continue
		}
		// Uses by branches count, so those that pass pointers must not be late.
		pointer := p.pointers[s.Elem]
		if pointer {
			p.flush()
		}
		pr := promotion{promoter: p, slot: s, alloc: op, model: m}
		if !pr.analyze() {
			continue
		}
		pr.promote()
		if pointer {
			p.flush()
		}
		return
	}
}

// pass records that successor i of op gets v for a new block argument.
func (p *promoter) pass(op *ir.Operation, i int, v *ir.Value) {
	e := passing{op, i}
	if p.passed[e] == nil {
		p.edges = append(p.edges, e)
	}
	p.passed[e] = append(p.passed[e], v)
}

// flush passes the values that are due.
func (p *promoter) flush() {
	for _, e := range p.edges {
		m, _ := ir.OpInterface[ir.BranchModel](e.op.Info())
		start, n, _ := m.SuccessorOperands(e.op, e.i)
		vs := e.op.Operands()[start : start+n : start+n]
		for _, v := range p.passed[e] {
			vs = append(vs, p.resolve(v))
		}
		ir.SetSuccessorOperands(e.op, e.i, vs)
	}
	p.edges = p.edges[:0]
	clear(p.passed)
	clear(p.replaced)
}

// resolve returns the value that stands for v after all replacements.
func (p *promoter) resolve(v *ir.Value) *ir.Value {
	last := v
	for next := p.replaced[last]; next != nil; next = p.replaced[last] {
		last = next
	}
	for v != last {
		next := p.replaced[v]
		p.replaced[v] = last
		v = next
	}
	return last
}

// erase erases the access op, and queues the allocations that it used.
func (p *promoter) erase(op *ir.Operation) {
	p.requeueOperands(op)
	op.Erase()
}

// requeueOperands queues the allocations that op uses, and will not use any more.
func (p *promoter) requeueOperands(op *ir.Operation) {
	for i := range op.NumOperands() {
		if def := op.Operand(i).DefiningOp(); def != nil {
			p.requeue(def)
		}
	}
}

func (p *promoter) tree(r *ir.Region) *slotTree {
	t := p.trees[r]
	if t == nil {
		t = newSlotTree(r, p.dom)
		p.trees[r] = t
	}
	return t
}

// access is an operation that loads from a slot or stores to it.
type access struct {
	op    *ir.Operation
	model interfaces.ConvertingAccessModel
	block int32 // -1 if control does not reach the access
}

// promotion is the promotion of one slot.
type promotion struct {
	*promoter
	slot  interfaces.MemorySlot
	alloc *ir.Operation
	model interfaces.PromotableAllocationModel

	tree     *slotTree
	accesses []access // by block, in the order of the text
	uses     slotUses // uses that access nothing
	follow   []slotDrop
	merges   []int32
	initial  *ir.Value // the value before the first store, once it is needed
	waiting  bool      // initial is among the values that are yet to be passed
}

// analyze reports whether the slot can be promoted, and plans the promotion.
func (p *promotion) analyze() bool {
	r := p.slot.Ptr.ParentRegion()
	if parent := r.Parent(); parent.IsRegistered() && !r.HasSSADominance() {
		return false
	}
	for u := p.slot.Ptr.FirstUse(); u != nil; u = u.NextUse() {
		if p.uses.add(u) {
			continue
		}
		op := u.Owner()
		m := accessOf(op.Info())
		if m == nil || op.ParentRegion() != r || !m.Convertible(op, p.slot, p.layout) {
			return false
		}
		p.accesses = append(p.accesses, access{op: op, model: m})
	}
	if !p.uses.complete() {
		return false
	}
	p.follow = p.uses.followers()
	p.tree = p.promoter.tree(r)
	for i := range p.accesses {
		a := &p.accesses[i]
		a.block = -1
		if n, ok := p.tree.number[a.op.Block()]; ok {
			a.block = n
		}
	}
	sorted.Stable(p.accesses, func(a, b access) int {
		return cmp.Or(cmp.Compare(a.block, b.block), cmp.Compare(a.op.Scratch, b.op.Scratch))
	})
	return p.findMerges()
}

// findMerges finds the blocks that need an argument for the slot. It returns false if one
// of them has a predecessor that cannot pass a value.
func (p *promotion) findMerges() bool {
	var stores, loads []int32
	last := int32(-1)
	for _, a := range p.accesses {
		if a.block < 0 {
			continue
		}
		if a.block != last && a.model.LoadsFrom(a.op, p.slot) {
			loads = append(loads, a.block)
		}
		last = a.block
		if a.model.StoresTo(a.op, p.slot) && (len(stores) == 0 || stores[len(stores)-1] != last) {
			stores = append(stores, last)
		}
	}
	if len(stores) == 0 || len(loads) == 0 || len(stores) == 1 && p.reachesAll(stores[0], loads) {
		return true
	}
	p.merges = p.tree.merges(stores, loads)
	for _, b := range p.merges {
		for u := p.tree.blocks[b].FirstPred(); u != nil; u = u.NextUse() {
			if _, ok := ir.OpInterface[ir.BranchModel](u.Owner().Info()); !ok {
				return false
			}
		}
	}
	return true
}

// reachesAll reports whether store, the only block that stores, dominates loads and is
// not among them.
func (p *promotion) reachesAll(store int32, loads []int32) bool {
	for _, b := range loads {
		if b == store || !p.tree.dominates(store, b) {
			return false
		}
	}
	return true
}

// reaching is the value of the slot at the end of a block.
type reaching struct {
	block int32
	value *ir.Value // nil before the first store
}

// promote replaces loads by the values that reach them, and erases the accesses.
func (p *promotion) promote() {
	p.promoted++
	arguments := map[int32]*ir.Value{}
	visit := map[int32]bool{}
	for _, b := range p.merges {
		arguments[b] = p.tree.blocks[b].AddArg(p.slot.Elem, p.slot.Ptr.Loc())
		if m, ok := p.model.(interfaces.SlotArgumentModel); ok {
			p.b.SetStart(p.tree.blocks[b])
			m.SlotArgument(p.alloc, p.slot, arguments[b], p.b)
		}
		visit[b] = true
		for u := p.tree.blocks[b].FirstPred(); u != nil; u = u.NextUse() {
			if n, ok := p.tree.number[u.Owner().Block()]; ok {
				visit[n] = true
			}
		}
	}
	p.arguments += len(p.merges)
	for _, a := range p.accesses {
		visit[a.block] = true
	}
	var blocks []int32
	for b := range visit {
		blocks = append(blocks, b)
	}
	slices.Sort(blocks)
	var stack []reaching // the blocks around a block in the tree
	rest := p.accesses
	for _, b := range blocks {
		n := 0
		for n < len(rest) && rest[n].block == b {
			n++
		}
		if b < 0 {
			p.replaceUnreachable(rest[:n])
		} else {
			for len(stack) > 0 && !p.tree.dominates(stack[len(stack)-1].block, b) {
				stack = stack[:len(stack)-1]
			}
			v := arguments[b]
			if v == nil && len(stack) > 0 {
				v = stack[len(stack)-1].value
			}
			v = p.replaceIn(rest[:n], v)
			stack = append(stack, reaching{b, v})
			p.passOn(b, arguments, v)
		}
		rest = rest[n:]
	}
	p.passUnreachable()
	p.finish()
}

// replaceIn replaces the accesses of a block that v reaches. It returns the value at the
// end of the block.
func (p *promotion) replaceIn(accesses []access, v *ir.Value) *ir.Value {
	for _, a := range accesses {
		if a.model.LoadsFrom(a.op, p.slot) {
			v = p.valueOrInitial(v)
			p.replaceLoads(a, v)
		}
		if a.model.StoresTo(a.op, p.slot) {
			v = p.store(a, v)
		}
		p.erase(a.op)
	}
	return v
}

// store returns the value of the slot after the store a, where the slot held v.
func (p *promotion) store(a access, v *ir.Value) *ir.Value {
	if _, plain := a.model.(plainAccess); !plain {
		v = p.valueOrInitial(v)
	}
	p.b.SetAfter(a.op)
	next := a.op.Next()
	v = a.model.NewStored(a.op, p.slot, v, p.b, p.layout)
	p.rankLike(a.op, next)
	for _, f := range p.follow {
		f.model.(interfaces.StoredValueModel).ValueStored(f.op, v, p.b)
	}
	return v
}

func (p *promotion) replaceLoads(a access, v *ir.Value) {
	p.b.SetAfter(a.op)
	results, next := a.op.Results(), a.op.Next()
	v = a.model.RemoveLoads(a.op, p.slot, v, p.b, p.layout)
	p.rankLike(a.op, next)
	for _, r := range results {
		p.replaced[r] = v
	}
}

// rankLike gives the operations between op and next, which stand for op, its place in the order of accesses: a copy from another slot
// becomes a load of that slot.
func (p *promotion) rankLike(op, next *ir.Operation) {
	for o := op.Next(); o != next; o = o.Next() {
		o.Scratch = op.Scratch
	}
}

// replaceUnreachable replaces accesses that control does not reach.
func (p *promotion) replaceUnreachable(accesses []access) {
	for _, a := range accesses {
		if a.model.LoadsFrom(a.op, p.slot) {
			p.replaceLoads(a, p.valueOrInitial(nil))
		}
		p.erase(a.op)
	}
}

// passOn passes v, the value at the end of block b, to the successors that need it.
func (p *promotion) passOn(b int32, arguments map[int32]*ir.Value, v *ir.Value) {
	if len(arguments) == 0 {
		return
	}
	t := p.tree.blocks[b].Last()
	for i := range t.NumSuccessors() {
		if s, ok := p.tree.number[t.Successor(i)]; ok && arguments[s] != nil {
			v = p.valueOrInitial(v)
			p.waiting = p.waiting || v == p.initial
			p.pass(t, i, v)
		}
	}
}

// passUnreachable passes the initial value where control does not come from.
func (p *promotion) passUnreachable() {
	for _, b := range p.merges {
		for u := p.tree.blocks[b].FirstPred(); u != nil; u = u.NextUse() {
			if _, ok := p.tree.number[u.Owner().Block()]; !ok {
				p.waiting = true
				p.pass(u.Owner(), u.Index(), p.valueOrInitial(nil))
			}
		}
	}
}

// valueOrInitial returns v, or the initial value if v is nil.
func (p *promotion) valueOrInitial(v *ir.Value) *ir.Value {
	if v != nil {
		return v
	}
	if p.initial == nil {
		p.b.SetStart(p.slot.Ptr.ParentBlock())
		p.initial = p.model.DefaultValue(p.alloc, p.slot, p.b)
	}
	return p.initial
}

// finish removes the slot, and the initial value if nothing uses it.
func (p *promotion) finish() {
	p.uses.remove(p.b, p.requeueOperands)
	if p.initial != nil && !p.waiting && !p.initial.HasUses() {
		p.initial.DefiningOp().Erase()
	}
	p.b.SetBefore(p.alloc)
	rank := p.alloc.Scratch
	if rest := p.model.Promoted(p.alloc, p.slot, p.b); rest != nil {
		rest.Scratch, p.queued[rest] = rank, p.round
		p.requeue(rest)
	}
}
