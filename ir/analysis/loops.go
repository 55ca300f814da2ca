package analysis

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Loops are the natural loops of the branches of a region (CFGLoopInfo).
type Loops struct {
	// Top are the loops that are in no other.
	Top []*Loop
	of  map[*ir.Block]*Loop
}

// Loop is a natural loop: the blocks from which control comes back to a header that dominates them, without leaving the loop.
type Loop struct {
	Header *ir.Block
	// Blocks are the blocks of the loop and of the loops in it, in reverse post-order. The header is the first.
	Blocks []*ir.Block
	// Inner are the loops directly in this one.
	Inner []*Loop
	// Outer is the loop around this one, or nil.
	Outer *Loop

	blocks map[*ir.Block]bool
}

// FindLoops finds the loops of the branches in r. The work is linear, except that a block counts once for each loop around it.
func FindLoops(r *ir.Region, d *ir.Dominance) *Loops {
	l := &Loops{of: map[*ir.Block]*Loop{}}
	if r.Empty() || r.HasOneBlock() {
		return l
	}
	order := ir.PostOrder(r.First(), nil)
	reached := make(map[*ir.Block]bool, len(order))
	var tree []*ir.Block
	d.VisitTree(r, func(b *ir.Block) { reached[b] = true; tree = append(tree, b) })
	// Inner headers come before outer ones.
	for _, header := range slices.Backward(tree) {
		var latches []*ir.Block
		for p := header.FirstPred(); p != nil; p = p.NextUse() {
			if from := p.Owner().Block(); from != nil && reached[from] && d.DominatesBlock(header, from) {
				latches = append(latches, from)
			}
		}
		if len(latches) > 0 {
			l.discover(&Loop{Header: header, blocks: map[*ir.Block]bool{}}, latches, reached)
		}
	}
	for _, b := range order {
		l.insert(b)
	}
	return l
}

// discover finds what is in loop, by going from its latches back to its header.
func (l *Loops) discover(loop *Loop, work []*ir.Block, reached map[*ir.Block]bool) {
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		inner := l.of[b]
		if inner == nil {
			if !reached[b] {
				continue
			}
			l.of[b] = loop
			if b == loop.Header {
				continue
			}
		} else {
			for inner.Outer != nil {
				inner = inner.Outer
			}
			if inner == loop {
				continue
			}
			inner.Outer = loop
			b = inner.Header
		}
		for p := b.FirstPred(); p != nil; p = p.NextUse() {
			if from := p.Owner().Block(); from != nil && (inner == nil || l.of[from] != inner) {
				work = append(work, from)
			}
		}
	}
}

// insert adds b, the next block in post-order, to the loops around it.
func (l *Loops) insert(b *ir.Block) {
	loop := l.of[b]
	if loop != nil && b == loop.Header {
		// All other blocks of the loop are there.
		if loop.Outer != nil {
			loop.Outer.Inner = append(loop.Outer.Inner, loop)
		} else {
			l.Top = append(l.Top, loop)
		}
		slices.Reverse(loop.Blocks)
		slices.Reverse(loop.Inner)
		loop.Blocks = slices.Insert(loop.Blocks, 0, b)
		loop.blocks[b] = true
		loop = loop.Outer
	}
	for ; loop != nil; loop = loop.Outer {
		loop.Blocks = append(loop.Blocks, b)
		loop.blocks[b] = true
	}
}

// Of returns the innermost loop around b, or nil.
func (l *Loops) Of(b *ir.Block) *Loop { return l.of[b] }

// Contains reports whether b is in the loop or in a loop inside of it.
func (l *Loop) Contains(b *ir.Block) bool { return l.blocks[b] }

// Depth returns the number of loops around the header, this one included.
func (l *Loop) Depth() (n int) {
	for ; l != nil; l = l.Outer {
		n++
	}
	return n
}

// IsLatch reports whether b is a block of the loop from which control goes to the header.
func (l *Loop) IsLatch(b *ir.Block) bool {
	return l.goesTo(b, func(to *ir.Block) bool { return to == l.Header })
}

// IsExiting reports whether b is a block of the loop from which control may leave it.
func (l *Loop) IsExiting(b *ir.Block) bool {
	return l.goesTo(b, func(to *ir.Block) bool { return !l.blocks[to] })
}

func (l *Loop) goesTo(b *ir.Block, is func(*ir.Block) bool) bool {
	t := b.Last()
	if t == nil || !l.blocks[b] {
		return false
	}
	for i := range t.NumSuccessors() {
		if is(t.Successor(i)) {
			return true
		}
	}
	return false
}

// Exits returns the blocks outside of the loop to which control may go from it, each once, in the order of the loop's blocks.
func (l *Loop) Exits() []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for _, b := range l.Blocks {
		l.goesTo(b, func(to *ir.Block) bool {
			if !l.blocks[to] && !seen[to] {
				seen[to] = true
				out = append(out, to)
			}
			return false
		})
	}
	return out
}

// InLoop reports whether b is in a loop: in a region of an operation with a loop model, or in a loop of branches, or if the operation
// around b, unless it is a function, is in a loop (LoopLikeOpInterface::blockIsInLoop).
func InLoop(b *ir.Block) bool {
	for b != nil {
		op := b.Parent()
		for p := op; p != nil; p = p.Parent() {
			if _, loop := ir.OpInterface[interfaces.LoopModel](p.Info()); loop {
				return true
			}
		}
		if reachesItself(b) {
			return true
		}
		if op == nil {
			return false
		}
		if _, function := ir.OpInterface[ir.FunctionModel](op.Info()); function {
			return false
		}
		b = op.Block()
	}
	return false
}

// reachesItself reports whether branches lead from b back to b.
func reachesItself(b *ir.Block) bool {
	t := b.Last()
	if t == nil {
		return false
	}
	seen := map[*ir.Block]bool{}
	for i := range t.NumSuccessors() {
		ir.PostOrder(t.Successor(i), seen)
	}
	return seen[b]
}
