package passes

import "github.com/spvc/spvc/ir"

// postDominance knows, by region, the immediate post-dominators of blocks: the first blocks that run after them on all ways out of the
// region. It is nil for a block after which the region can end.
type postDominance struct {
	of map[*ir.Region]map[*ir.Block]*ir.Block
}

// common returns the nearest block that runs after, or is, a and b, or nil if there is none.
func (p *postDominance) common(a, b *ir.Block) *ir.Block {
	above := map[*ir.Region]*ir.Block{}
	for at := a; at != nil; at = blockAround(at) {
		above[at.Region()] = at
	}
	for at := b; at != nil; at = blockAround(at) {
		if in := above[at.Region()]; in != nil {
			return p.inRegion(in, at)
		}
	}
	return nil
}

// inRegion is common for blocks of one region.
func (p *postDominance) inRegion(a, b *ir.Block) *ir.Block {
	tree := p.tree(a.Region())
	after := map[*ir.Block]bool{}
	for ; a != nil; a = tree[a] {
		after[a] = true
	}
	for b != nil && !after[b] {
		b = tree[b]
	}
	return b
}

// tree computes the immediate post-dominators of the blocks of r, which has no loops: each block after its successors.
func (p *postDominance) tree(r *ir.Region) map[*ir.Block]*ir.Block {
	if t, ok := p.of[r]; ok {
		return t
	}
	t, depth := map[*ir.Block]*ir.Block{}, map[*ir.Block]int{}
	p.of[r] = t
	var order []*ir.Block
	state := map[*ir.Block]int{}
	for b := r.First(); b != nil; b = b.Next() {
		for stack := []*ir.Block{b}; len(stack) > 0; {
			top := stack[len(stack)-1]
			if term := top.Last(); term != nil && state[top] < term.NumSuccessors() {
				next := term.Successor(state[top])
				state[top]++
				if _, seen := state[next]; !seen {
					state[next] = 0
					stack = append(stack, next)
				}
				continue
			}
			stack = stack[:len(stack)-1]
			if _, done := depth[top]; !done {
				depth[top] = 0
				order = append(order, top)
			}
		}
	}
	for _, b := range order {
		term := b.Last()
		if term == nil || term.NumSuccessors() == 0 {
			continue
		}
		at := term.Successor(0)
		for i := range term.NumSuccessors() {
			for other := term.Successor(i); at != other && at != nil; {
				if depth[at] < depth[other] {
					other = t[other]
				} else {
					at = t[at]
				}
				if other == nil {
					at = nil
				}
			}
		}
		if t[b] = at; at != nil {
			depth[b] = depth[at] + 1
		}
	}
	return t
}
