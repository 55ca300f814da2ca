package ir

// WalkOrder says in which order its methods visit what is nested in an operation. The zero value
// visits each parent before its children, and siblings in the order of the text.
type WalkOrder struct {
	// Post visits the children of an operation, block or region before it.
	Post bool
	// Reverse visits the last of several siblings first.
	Reverse bool
	// Dominance visits only the blocks that control can reach in regions with SSA dominance, each
	// behind its parent in a depth-first tree of the branches; with Reverse, in post-order of that tree.
	Dominance bool
}

// blocks returns the blocks of r in the order of w.
func (w WalkOrder) blocks(r *Region) []*Block {
	var out []*Block
	if w.Dominance && r.first != nil && r.HasSSADominance() {
		if w.Reverse {
			return PostOrder(r.first, nil)
		}
		return depthFirst(r.first)
	}
	for b := r.first; b != nil; b = b.next {
		out = append(out, b)
	}
	if w.Reverse {
		for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
			out[i], out[j] = out[j], out[i]
		}
	}
	return out
}

// eachRegion calls visit with the regions of op in the order of w. It stops if visit does not advance.
func (w WalkOrder) eachRegion(op *Operation, visit func(*Region) WalkResult) WalkResult {
	regions := op.regions()
	for i := range regions {
		if w.Reverse {
			i = len(regions) - 1 - i
		}
		if visit(&regions[i]) == WalkInterrupt {
			return WalkInterrupt
		}
	}
	return WalkAdvance
}

// eachOp calls visit with the operations of b in the order of w. visit may erase its operation.
func (w WalkOrder) eachOp(b *Block, visit func(*Operation) WalkResult) WalkResult {
	o := b.first
	if w.Reverse {
		o = b.last
	}
	for o != nil {
		next := o.next
		if w.Reverse {
			next = o.prev
		}
		if visit(o) == WalkInterrupt {
			return WalkInterrupt
		}
		o = next
	}
	return WalkAdvance
}

// around calls visit before or after inner, as w says, and reports whether the walk was interrupted.
func (w WalkOrder) around(visit, inner func() WalkResult) WalkResult {
	if w.Post {
		if inner() == WalkInterrupt {
			return WalkInterrupt
		}
		return visit()
	}
	switch visit() {
	case WalkSkip:
		return WalkAdvance
	case WalkInterrupt:
		return WalkInterrupt
	}
	return inner()
}

// Ops visits op and the operations nested in it. visit may erase the operation that it is given if
// w is a post-order, or if it returns WalkSkip.
func (w WalkOrder) Ops(op *Operation, visit func(*Operation) WalkResult) WalkResult {
	return w.around(func() WalkResult { return visit(op) }, func() WalkResult {
		return w.eachRegion(op, func(r *Region) WalkResult {
			for _, b := range w.blocks(r) {
				if w.eachOp(b, func(o *Operation) WalkResult { return w.Ops(o, visit) }) == WalkInterrupt {
					return WalkInterrupt
				}
			}
			return WalkAdvance
		})
	})
}

// Blocks visits the blocks nested in op. visit may erase the block that it is given if w is a
// post-order, or if it returns WalkSkip.
func (w WalkOrder) Blocks(op *Operation, visit func(*Block) WalkResult) WalkResult {
	return w.eachRegion(op, func(r *Region) WalkResult {
		for _, b := range w.blocks(r) {
			if w.BlocksIn(b, visit) == WalkInterrupt {
				return WalkInterrupt
			}
		}
		return WalkAdvance
	})
}

// BlocksIn visits b and the blocks nested in its operations.
func (w WalkOrder) BlocksIn(b *Block, visit func(*Block) WalkResult) WalkResult {
	return w.around(func() WalkResult { return visit(b) }, func() WalkResult {
		return w.eachOp(b, func(o *Operation) WalkResult { return w.Blocks(o, visit) })
	})
}

// Regions visits the regions nested in op.
func (w WalkOrder) Regions(op *Operation, visit func(*Region) WalkResult) WalkResult {
	return w.eachRegion(op, func(r *Region) WalkResult { return w.RegionsIn(r, visit) })
}

// RegionsIn visits r and the regions nested in its operations.
func (w WalkOrder) RegionsIn(r *Region, visit func(*Region) WalkResult) WalkResult {
	return w.around(func() WalkResult { return visit(r) }, func() WalkResult {
		for _, b := range w.blocks(r) {
			if w.eachOp(b, func(o *Operation) WalkResult { return w.Regions(o, visit) }) == WalkInterrupt {
				return WalkInterrupt
			}
		}
		return WalkAdvance
	})
}

// WalkStages visits op and the operations nested in it between their regions: with region 0 before
// the first region, and with region op.NumRegions() after the last one. WalkSkip leaves out the
// regions of op that are still to come.
func (op *Operation) WalkStages(visit func(op *Operation, region int) WalkResult) WalkResult {
	for i := range op.regions() {
		switch visit(op, i) {
		case WalkSkip:
			return WalkAdvance
		case WalkInterrupt:
			return WalkInterrupt
		}
		for b := op.regions()[i].first; b != nil; b = b.next {
			if (WalkOrder{}).eachOp(b, func(o *Operation) WalkResult { return o.WalkStages(visit) }) == WalkInterrupt {
				return WalkInterrupt
			}
		}
	}
	return visit(op, len(op.regions()))
}

// blockStep is a block on the path of a depth-first search, and its next successor to visit.
type blockStep struct {
	block *Block
	next  int
}

// searchBlocks visits the blocks that control can reach from entry and that are not in seen, to which it adds them: before with each
// block before its successors, after with each behind them.
func searchBlocks(entry *Block, seen map[*Block]bool, before, after func(*Block)) {
	var path []blockStep
	enter := func(b *Block) {
		if b != nil && !seen[b] {
			seen[b] = true
			before(b)
			path = append(path, blockStep{block: b})
		}
	}
	for enter(entry); len(path) > 0; {
		top := &path[len(path)-1]
		if last := top.block.last; last != nil && top.next < last.NumSuccessors() {
			top.next++
			enter(last.Successor(top.next - 1))
			continue
		}
		after(top.block)
		path = path[:len(path)-1]
	}
}

// PostOrder returns the blocks that control can reach from entry, each behind its successors except where a loop closes. It leaves
// out the blocks in seen, and adds the others to it. A nil map has no blocks.
func PostOrder(entry *Block, seen map[*Block]bool) []*Block {
	if seen == nil {
		seen = map[*Block]bool{}
	}
	var out []*Block
	searchBlocks(entry, seen, func(*Block) {}, func(b *Block) { out = append(out, b) })
	return out
}

// depthFirst returns the blocks that control can reach from entry in depth-first preorder.
func depthFirst(entry *Block) []*Block {
	var out []*Block
	searchBlocks(entry, map[*Block]bool{}, func(b *Block) { out = append(out, b) }, func(*Block) {})
	return out
}
