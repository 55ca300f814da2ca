package analysis

import "github.com/spvc/spvc/ir"

// BlockLiveness says which values the blocks of an operation need from outside, and which they keep for other blocks (Liveness). Changes
// of the IR make it invalid.
type BlockLiveness struct{ blocks map[*ir.Block]*LiveBlock }

// LiveBlock has the values that are live where a block begins and ends.
type LiveBlock struct {
	Block   *ir.Block
	in, out map[*ir.Value]bool
	defined map[*ir.Value]bool // in the block, or in an operation of it
}

// NewBlockLiveness computes the live values of the blocks in op. It takes time in the number of blocks times the values live in them.
func NewBlockLiveness(op *ir.Operation) *BlockLiveness {
	l := &BlockLiveness{map[*ir.Block]*LiveBlock{}}
	var order []*ir.Block
	ir.WalkOrder{}.Blocks(op, func(b *ir.Block) ir.WalkResult {
		l.blocks[b] = newLiveBlock(b)
		order = append(order, b)
		return ir.WalkAdvance
	})
	queued := map[*ir.Block]bool{}
	var work []*ir.Block
	changed := func(b *ir.Block) {
		for p := b.FirstPred(); p != nil; p = p.NextUse() {
			if q := p.Owner().Block(); q != nil && !queued[q] {
				queued[q] = true
				work = append(work, q)
			}
		}
	}
	for _, b := range order {
		if len(l.blocks[b].in) > 0 {
			changed(b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		queued[b] = false
		lb, t := l.blocks[b], b.Last()
		fresh := map[*ir.Value]bool{}
		for i := range t.NumSuccessors() {
			for v := range l.blocks[t.Successor(i)].in {
				if !lb.out[v] {
					lb.out[v], fresh[v] = true, true
				}
			}
		}
		if lb.passUp(fresh) {
			changed(b)
		}
	}
	return l
}

// passUp makes those of values that the block does not define live where it begins. It reports whether there is a new one.
func (lb *LiveBlock) passUp(values map[*ir.Value]bool) bool {
	before := len(lb.in)
	for v := range values {
		if !lb.defined[v] {
			lb.in[v] = true
		}
	}
	return len(lb.in) > before
}

// newLiveBlock finds what b defines, what it uses from outside, and which of its own values other blocks use.
func newLiveBlock(b *ir.Block) *LiveBlock {
	lb := &LiveBlock{Block: b, in: map[*ir.Value]bool{}, out: map[*ir.Value]bool{}, defined: map[*ir.Value]bool{}}
	var used []*ir.Value
	define := func(v *ir.Value) { lb.defined[v] = true }
	escape := func(v *ir.Value) {
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			if at := ir.AncestorIn(b.Region(), u.Owner()); at != nil && at.Block() != b {
				lb.out[v] = true
				return
			}
		}
	}
	for _, a := range b.Args() {
		define(a)
		escape(a)
	}
	for op := b.First(); op != nil; op = op.Next() {
		for _, v := range op.Results() {
			escape(v)
		}
		op.Walk(func(o *ir.Operation) {
			for _, v := range o.Results() {
				define(v)
			}
			used = append(used, o.Operands()...)
			for i := range o.NumRegions() {
				for inner := o.Region(i).First(); inner != nil; inner = inner.Next() {
					for _, a := range inner.Args() {
						define(a)
					}
				}
			}
		})
	}
	for _, v := range used {
		if !lb.defined[v] {
			lb.in[v] = true
		}
	}
	return lb
}

// Block returns what is known about b, or nil if b is not in the analyzed operation.
func (l *BlockLiveness) Block(b *ir.Block) *LiveBlock { return l.blocks[b] }

// IsLiveIn reports whether v comes from outside of the block and is needed in it or behind it.
func (lb *LiveBlock) IsLiveIn(v *ir.Value) bool { return lb.in[v] }

// IsLiveOut reports whether v is needed behind the block.
func (lb *LiveBlock) IsLiveOut(v *ir.Value) bool { return lb.out[v] }

// NumLiveIn returns the number of values for which IsLiveIn is true.
func (lb *LiveBlock) NumLiveIn() int { return len(lb.in) }

// Start returns the first operation of the block at which v is live: the one that defines it, or the first one.
func (lb *LiveBlock) Start(v *ir.Value) *ir.Operation {
	if def := v.DefiningOp(); def != nil && !lb.in[v] {
		return def
	}
	return lb.Block.First()
}

// End returns the last operation of the block at which v is live, or start if it is not used behind start.
func (lb *LiveBlock) End(v *ir.Value, start *ir.Operation) *ir.Operation {
	if lb.out[v] {
		return lb.Block.Last()
	}
	end := start
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if at := ir.AncestorIn(lb.Block.Region(), u.Owner()); at != nil && at.Block() == lb.Block && end.IsBeforeInBlock(at) {
			end = at
		}
	}
	return end
}

// IsDeadAfter reports whether nothing needs v behind op.
func (l *BlockLiveness) IsDeadAfter(v *ir.Value, op *ir.Operation) bool {
	lb := l.blocks[op.Block()]
	if lb.out[v] {
		return false
	}
	end := lb.End(v, op)
	return end == op || end.IsBeforeInBlock(op)
}

// LiveAt reports whether v, a value of the block or one that is live in it, is live at op, an operation of the block.
func (lb *LiveBlock) LiveAt(v *ir.Value, op *ir.Operation) bool {
	start := lb.Block.First()
	if def := v.DefiningOp(); def != nil && !lb.in[v] {
		start = ir.AncestorIn(lb.Block.Region(), def)
	}
	if start == nil || start.Block() != lb.Block || op.IsBeforeInBlock(start) {
		return false
	}
	return !lb.End(v, start).IsBeforeInBlock(op)
}

// Operations returns the operations at which v is live: for each block where it is, those from its start to its end. They are in no
// particular order.
func (l *BlockLiveness) Operations(v *ir.Value) []*ir.Operation {
	seen := map[*ir.Block]bool{}
	var work []*ir.Block
	add := func(b *ir.Block) {
		if !seen[b] {
			seen[b] = true
			work = append(work, b)
		}
	}
	add(v.ParentBlock())
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		add(u.Owner().Block())
	}
	var out []*ir.Operation
	for len(work) > 0 {
		lb := l.blocks[work[len(work)-1]]
		work = work[:len(work)-1]
		if lb == nil || lb.Block.Empty() {
			continue
		}
		start := lb.Start(v)
		end := lb.End(v, start)
		for op := start; op != nil; op = op.Next() {
			out = append(out, op)
			if op == end {
				break
			}
		}
		t := lb.Block.Last()
		for i := range t.NumSuccessors() {
			if s := l.blocks[t.Successor(i)]; s != nil && s.in[v] {
				add(s.Block)
			}
		}
	}
	return out
}
