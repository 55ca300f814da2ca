package transform

import (
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// CSEStats counts what a run of CSE removed.
type CSEStats struct {
	Eliminated int // operations replaced by an equal one
	Dead       int // operations that were dead
}

// CSE replaces operations in the regions of op by equal operations that dominate them,
// and erases dead operations. Operations that only read memory are equal if no
// operation between them, in the same block, may write.
func CSE(op *ir.Operation) CSEStats { return new(cse).run(op, ir.NewDominance()) }

// run is CSE with the memory of earlier runs of c.
func (c *cse) run(op *ir.Operation, dom *ir.Dominance) CSEStats {
	c.memo = op.Context().FixedEffects()
	c.stats, c.writes, c.next, c.dom = CSEStats{}, 0, 0, dom
	c.renumber(op)
	for i := range op.NumRegions() {
		c.region(op.Region(i))
	}
	for _, o := range c.erase {
		o.Erase()
	}
	clear(c.erase)
	c.erase = c.erase[:0]
	return c.stats
}

// NewCSE returns the pass cse.
func NewCSE() *pass.Pass {
	removed := &pass.Statistic{Name: "num-cse'd", Summary: "Number of operations CSE'd"}
	dce := &pass.Statistic{Name: "num-dce'd", Summary: "Number of operations DCE'd"}
	idle := sync.Pool{New: func() any { return new(cse) }}
	return &pass.Pass{
		Name: "cse", Class: "CSE", Summary: "Eliminate common sub-expressions", Stats: []*pass.Statistic{removed, dce},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			c := idle.Get().(*cse)
			c.remark = r.Remarker()
			s := c.run(op, r.Dominance(op))
			c.remark, c.dom = nil, nil
			idle.Put(c)
			removed.Add(s.Eliminated)
			dce.Add(s.Dead)
			if s == (CSEStats{}) {
				r.PreserveAnalyses()
			} else {
				// As in MLIR, later passes have the dominance, but no tree of a region that is gone.
				r.PreserveAnalysis("DominanceInfo", func() any { return ir.NewDominance() })
			}
			return true
		},
	}
}

// cse holds the operations known so far in a hash table with scopes. Its entries are a
// stack, chained by bucket, so that leaving a scope pops them.
type cse struct {
	stats   CSEStats
	erase   []*ir.Operation
	entries []knownExpr
	heads   []int32 // 1-based; the length is a power of two
	base    int     // entries before this one are hidden by an isolated operation
	writes  uint32  // counts the operations that may write to memory, for reads
	dom     *ir.Dominance
	effects []ir.EffectKind
	visit   func(ir.Effect) // appends to effects
	memo    ir.EffectMemo
	next    uint32 // the number of the next value
	remark  pass.Remarker
}

type knownExpr struct {
	op     *ir.Operation
	hash   uint64
	writes uint32
	next   int32
}

// renumber numbers the values that op and the operations nested in it define, in pre-order.
// An operation's scratch field is the number of its first result, or the next number if it
// has none.
func (c *cse) renumber(op *ir.Operation) {
	op.Scratch = c.next
	for i := range op.NumResults() {
		op.Result(i).Scratch = c.next
		c.next++
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, a := range b.Args() {
				a.Scratch = c.next
				c.next++
			}
			for o := b.First(); o != nil; o = o.Next() {
				c.renumber(o)
			}
		}
	}
}

func (c *cse) region(r *ir.Region) {
	if r.Empty() {
		return
	}
	ssa := r.HasSSADominance()
	if r.HasOneBlock() {
		mark := len(c.entries)
		c.block(r.First(), ssa)
		c.leaveScope(mark)
		return
	}
	if ssa {
		c.tree(r)
	}
}

// tree processes the blocks of r along the dominator tree.
func (c *cse) tree(r *ir.Region) {
	type node struct {
		b              *ir.Block
		child, sibling int32 // 1-based
		mark           int
	}
	var nodes []node
	c.dom.VisitTree(r, func(b *ir.Block) { nodes = append(nodes, node{b: b}) })
	index := make(map[*ir.Block]int32, len(nodes))
	for i := range nodes {
		index[nodes[i].b] = int32(i)
	}
	for i := len(nodes) - 1; i > 0; i-- {
		p := &nodes[index[c.dom.ImmediateDominator(nodes[i].b)]]
		nodes[i].sibling, p.child = p.child, int32(i+1)
	}
	nodes[0].mark = len(c.entries)
	c.block(nodes[0].b, true)
	for stack := []int32{0}; len(stack) > 0; {
		n := &nodes[stack[len(stack)-1]]
		if k := n.child; k != 0 {
			n.child = nodes[k-1].sibling
			nodes[k-1].mark = len(c.entries)
			stack = append(stack, k-1)
			c.block(nodes[k-1].b, true)
			continue
		}
		c.leaveScope(n.mark)
		stack = stack[:len(stack)-1]
	}
}

func (c *cse) block(b *ir.Block, ssa bool) {
	for op := b.First(); op != nil; op = op.Next() {
		before := c.writes
		if n := op.NumRegions(); n > 0 {
			base := c.base
			if !op.IsRegistered() || op.HasTrait(ir.IsolatedFromAbove) {
				c.base = len(c.entries)
			}
			for i := range n {
				c.region(op.Region(i))
			}
			c.base = base
			if !op.HasTrait(ir.RecursiveMemoryEffects) {
				c.writes = before
			}
		}
		c.operation(op, ssa)
	}
}

// operation replaces op by an equal operation, erases op if it is dead, or adds op to the
// table.
func (c *cse) operation(op *ir.Operation, ssa bool) {
	readOnly, writes := c.classify(op)
	if writes {
		c.writes++
	}
	if op.HasTrait(ir.Terminator) {
		return
	}
	if c.memo.IsTriviallyDead(op) {
		c.emitRemark(op, pass.Applied, "left out: nothing uses it")
		c.erase = append(c.erase, op)
		c.stats.Dead++
		return
	}
	for i := range op.NumRegions() {
		if r := op.Region(i); !r.Empty() && !r.HasOneBlock() {
			return
		}
	}
	if !readOnly && !c.memo.IsMemoryEffectFree(op) {
		return
	}
	h := hashOf(op)
	e := c.find(op, h)
	switch {
	case e == nil:
	case !readOnly || e.op.Block() == op.Block() && e.writes == c.writes:
		c.emitRemark(op, pass.Applied, "left out: an earlier operation computes the same")
		c.replace(op, e.op, ssa)
		return
	case e.op.Block() != op.Block():
		c.emitRemark(op, pass.Missed, "kept: the same operation before it is in another block, and memory may have changed since")
	default:
		c.emitRemark(op, pass.Missed, "kept: memory may have changed since the same operation before it")
	}
	c.insert(op, h)
}

// emitRemark reports what happened to op, unless op is a constant.
func (c *cse) emitRemark(op *ir.Operation, kind pass.RemarkKind, what string) {
	if c.remark != nil && !op.HasTrait(ir.ConstantLike) {
		c.remark(op, kind, "'"+op.Name()+"' "+what)
	}
}

// classify reports whether op itself only reads, with at least one read, and whether op
// itself may write. It ignores op's regions.
func (c *cse) classify(op *ir.Operation) (readOnly, writes bool) {
	e := op.Info().Entry
	if e == nil || e.Effects == nil {
		known := op.HasTrait(ir.NoMemoryEffect) || op.HasTrait(ir.Pure) || op.HasTrait(ir.RecursiveMemoryEffects)
		return false, !known
	}
	c.effects = c.effects[:0]
	if c.visit == nil { // made once, because each use would allocate it
		c.visit = func(f ir.Effect) { c.effects = append(c.effects, f.Kind) }
	}
	e.Effects(op, c.visit)
	readOnly = len(c.effects) > 0
	for _, k := range c.effects {
		readOnly = readOnly && k == ir.EffectRead
		writes = writes || k == ir.EffectWrite
	}
	return readOnly, writes
}

func (c *cse) replace(op, by *ir.Operation, ssa bool) {
	if ssa {
		for i := range op.NumResults() {
			op.Result(i).ReplaceAllUsesWith(by.Result(i))
		}
		c.erase = append(c.erase, op)
	} else {
		// Operations in the table keep their operands, because their hash depends on
		// them.
		for i := range op.NumResults() {
			op.Result(i).ReplaceUsesIf(by.Result(i), func(u *ir.Operand) bool { return c.find(u.Owner(), hashOf(u.Owner())) == nil })
		}
		if !op.HasUses() {
			c.erase = append(c.erase, op)
		}
	}
	if by.Loc() == ir.UnknownLoc {
		by.SetLoc(op.Loc())
	}
	c.stats.Eliminated++
}

func (c *cse) find(op *ir.Operation, h uint64) *knownExpr {
	if len(c.heads) == 0 {
		return nil
	}
	for i := c.heads[h&uint64(len(c.heads)-1)]; int(i) > c.base; i = c.entries[i-1].next {
		if e := &c.entries[i-1]; e.hash == h && equivalent(e.op, op) {
			return e
		}
	}
	return nil
}

func (c *cse) insert(op *ir.Operation, h uint64) {
	if len(c.entries) >= len(c.heads) {
		c.heads = make([]int32, max(64, 4*len(c.heads)))
		for i := range c.entries {
			slot := &c.heads[c.entries[i].hash&uint64(len(c.heads)-1)]
			c.entries[i].next, *slot = *slot, int32(i+1)
		}
	}
	slot := &c.heads[h&uint64(len(c.heads)-1)]
	c.entries = append(c.entries, knownExpr{op, h, c.writes, *slot})
	*slot = int32(len(c.entries))
}

// leaveScope forgets the entries from mark on.
func (c *cse) leaveScope(mark int) {
	for i := len(c.entries) - 1; i >= mark; i-- {
		e := &c.entries[i]
		c.heads[e.hash&uint64(len(c.heads)-1)] = e.next
		e.op = nil
	}
	c.entries = c.entries[:mark]
}
