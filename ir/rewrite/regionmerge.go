package rewrite

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
)

// mergeBlocks merges identical blocks in r and in the regions nested in it.
func mergeBlocks(r *ir.Region) bool {
	changed := false
	for mergeIdentical(r) {
		changed = true
	}
	return eachNestedRegion(r, mergeBlocks) || changed
}

// eachNestedRegion calls f with each region of the operations of r.
func eachNestedRegion(r *ir.Region, f func(*ir.Region) bool) bool {
	changed := false
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			for i := range op.NumRegions() {
				if f(op.Region(i)) {
					changed = true
				}
			}
		}
	}
	return changed
}

// cluster is a set of blocks that equal its leader except for operands defined outside
// of the blocks.
type cluster struct {
	leader *ir.Block
	hash   uint64
	others []*ir.Block
	diff   []place // sorted
}

// place is operand number operand of the op-th operation of a block.
type place struct{ op, operand int }

func comparePlaces(a, b place) int {
	return cmp.Or(cmp.Compare(a.op, b.op), cmp.Compare(a.operand, b.operand))
}

// mergeIdentical merges the blocks of r, except the entry, that have the same
// successors and the same operations. Operands from outside that differ become block
// arguments.
func mergeIdentical(r *ir.Region) bool {
	if r.Empty() || r.HasOneBlock() {
		return false
	}
	if m := blocksModel(r); m != nil && m.FixedBlocks(r) {
		return false
	}
	n := uint32(0)
	for b := r.First(); b != nil; b = b.Next() {
		b.Scratch = n
		n++
	}
	groups := map[uint64]int{}
	var order [][]*ir.Block
	for b := r.First().Next(); b != nil; b = b.Next() {
		h := ir.NewHash()
		if t := b.Last(); t != nil {
			for i := range t.NumSuccessors() {
				h = h.Add(uint64(t.Successor(i).Scratch))
			}
		}
		k, ok := groups[uint64(h)]
		if !ok {
			k = len(order)
			groups[uint64(h)] = k
			order = append(order, nil)
		}
		order[k] = append(order[k], b)
	}
	changed := false
	for _, blocks := range order {
		if len(blocks) > 1 && mergeGroup(blocks) {
			changed = true
		}
	}
	return changed
}

// mergeGroup merges the identical ones of blocks. Hashing makes it likely that all have the
// same successors.
func mergeGroup(blocks []*ir.Block) bool {
	var clusters []*cluster
	byHash := map[uint64][]*cluster{}
	for _, b := range blocks {
		if !mergeable(b) {
			continue
		}
		h := numberBlock(b)
		added := false
		for _, c := range byHash[h] {
			if added = c.add(b); added {
				break
			}
		}
		if !added {
			c := &cluster{leader: b, hash: h}
			clusters = append(clusters, c)
			byHash[h] = append(byHash[h], c)
		}
	}
	changed := false
	for _, c := range clusters {
		if len(c.others) > 0 && c.merge() {
			changed = true
		}
	}
	return changed
}

// mergeable reports whether b holds no regions and defines no value that is used
// outside of b.
func mergeable(b *ir.Block) bool {
	for _, a := range b.Args() {
		if usedOutside(a, b) {
			return false
		}
	}
	for op := b.First(); op != nil; op = op.Next() {
		for i := range op.NumRegions() {
			if !op.Region(i).Empty() {
				return false
			}
		}
		for i := range op.NumResults() {
			if usedOutside(op.Result(i), b) {
				return false
			}
		}
	}
	return true
}

func usedOutside(v *ir.Value, b *ir.Block) bool {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().Block() != b {
			return true
		}
	}
	return false
}

// numberBlock numbers the values that b defines, in the scratch fields of its arguments
// and operations. It returns a hash of the operations without their operands.
func numberBlock(b *ir.Block) uint64 {
	h := ir.NewHash()
	n := uint32(0)
	for _, a := range b.Args() {
		a.Scratch = n
		n++
		h = h.AddType(a.Type())
	}
	for op := b.First(); op != nil; op = op.Next() {
		op.Scratch = n
		n += uint32(op.NumResults()) + 1
		h = op.AddHash(h)
	}
	return uint64(h)
}

// number returns the number that v has in the block that defines it.
func number(v *ir.Value) uint32 {
	if op := v.DefiningOp(); op != nil {
		return op.Scratch + uint32(v.Index())
	}
	return v.Scratch
}

// add adds b to the cluster and returns true if b equals the leader.
func (c *cluster) add(b *ir.Block) bool {
	l := c.leader
	if !slices.Equal(l.ArgTypes(), b.ArgTypes()) {
		return false
	}
	var diff []place
	x, y := l.First(), b.First()
	for i := 0; x != nil && y != nil; i++ {
		if !x.SameButOperands(y) {
			return false
		}
		for k := range x.NumSuccessors() {
			if x.Successor(k) != y.Successor(k) {
				return false
			}
		}
		for k := range x.NumOperands() {
			switch same, differ := compareOperands(l, b, x.Operand(k), y.Operand(k)); {
			case differ:
				diff = append(diff, place{i, k})
			case !same:
				return false
			}
		}
		x, y = x.Next(), y.Next()
	}
	if x != nil || y != nil {
		return false
	}
	c.diff = append(c.diff, diff...)
	c.others = append(c.others, b)
	return true
}

// compareOperands returns same if v in block l equals w in block b, and differ if they
// differ but can be passed as block arguments.
func compareOperands(l, b *ir.Block, v, w *ir.Value) (same, differ bool) {
	if v == w {
		return true, false
	}
	if v.Type() != w.Type() {
		return false, false
	}
	inL, inB := v.ParentBlock() == l, w.ParentBlock() == b
	switch {
	case inL != inB:
		return false, false
	case !inL:
		return false, passable(l, v) && passable(b, w)
	}
	return number(v) == number(w) && v.IsBlockArgument() == w.IsBlockArgument(), false
}

// passable reports whether v can be passed to b: it must not be a result of the
// terminator of one of b's predecessors.
func passable(b *ir.Block, v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil || op != op.Block().Last() {
		return true
	}
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		if p.Owner() == op {
			return false
		}
	}
	return true
}

func predsCanPass(b *ir.Block) bool {
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		if _, ok := ir.OpInterface[ir.BranchModel](p.Owner().Info()); !ok {
			return false
		}
	}
	return true
}

// sharePredecessor reports whether one terminator has two of the blocks as successors.
func sharePredecessor(blocks []*ir.Block) bool {
	named := map[*ir.Operation]*ir.Block{}
	for _, b := range blocks {
		for p := b.FirstPred(); p != nil; p = p.NextUse() {
			if other := named[p.Owner()]; other != nil && other != b {
				return true
			}
			named[p.Owner()] = b
		}
	}
	return false
}

// merge redirects branches from the other blocks to the leader and erases those blocks.
func (c *cluster) merge() bool {
	blocks := append([]*ir.Block{c.leader}, c.others...)
	if len(c.diff) > 0 {
		for _, b := range blocks {
			if !predsCanPass(b) {
				return false
			}
		}
		r := c.leader.Region()
		if m := blocksModel(r); m != nil && m.OneValuePerPredecessor(r) && sharePredecessor(blocks) {
			return false
		}
		c.passOperands(blocks)
	}
	for _, b := range c.others {
		b.ReplaceAllUsesWith(c.leader)
		b.Erase()
	}
	return true
}

// passOperands turns the operands that differ between blocks into block arguments
// of the leader. Operands that are equal in every block share one argument.
func (c *cluster) passOperands(blocks []*ir.Block) {
	sorted.Stable(c.diff, comparePlaces)
	places := slices.Compact(c.diff)
	lists := make([][]*ir.Value, len(blocks))
	var uses []*ir.Operand
	for i, b := range blocks {
		op, at := b.First(), 0
		for _, p := range places {
			for ; at < p.op; at++ {
				op = op.Next()
			}
			lists[i] = append(lists[i], op.Operand(p.operand))
			if i == 0 {
				uses = append(uses, op.OperandUse(p.operand))
			}
		}
	}
	shared := sharedArgs(lists)
	args := make([]*ir.Value, len(places))
	for j, k := range shared {
		if k == j {
			v := lists[0][j]
			args[j] = c.leader.AddArg(v.Type(), v.Loc())
		}
		uses[j].Set(args[k])
	}
	for i, b := range blocks {
		pass := make([]*ir.Value, 0, len(places))
		for j, k := range shared {
			if k == j {
				pass = append(pass, lists[i][j])
			}
		}
		appendPassed(b, pass)
	}
}

// sharedArgs returns for every position of lists the first position that has the same
// value in every list. That is the position itself if no earlier one has it.
func sharedArgs(lists [][]*ir.Value) []int {
	first := map[*ir.Value]int{}
	shared := make([]int, len(lists[0]))
	for j, v := range lists[0] {
		shared[j] = j
		k, ok := first[v]
		if !ok {
			first[v] = j
			continue
		}
		same := true
		for _, l := range lists {
			same = same && l[k] == l[j]
		}
		if same {
			shared[j] = k
		}
	}
	return shared
}

// appendPassed appends vs to the operands that every predecessor passes to b.
func appendPassed(b *ir.Block, vs []*ir.Value) {
	eachBranchTo(b, new(successorIndex), func(t *ir.Operation, i int) {
		m, _ := ir.OpInterface[ir.BranchModel](t.Info())
		start, n, _ := m.SuccessorOperands(t, i)
		all := make([]*ir.Value, 0, n+len(vs))
		for k := range n {
			all = append(all, t.Operand(start+k))
		}
		ir.SetSuccessorOperands(t, i, append(all, vs...))
	})
}

// eachBranchTo calls f with every terminator that branches to b and the number of
// the successor.
func eachBranchTo(b *ir.Block, successors *successorIndex, f func(t *ir.Operation, i int)) {
	var last *ir.Operation
	var seen map[*ir.Operation]bool // nil for one predecessor
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		t := p.Owner()
		if t == last || seen[t] {
			continue
		}
		if last != nil && seen == nil {
			seen = map[*ir.Operation]bool{last: true}
		}
		if last = t; seen != nil {
			seen[t] = true
		}
		for i := range successors.indicesOf(t, b) {
			f(t, i)
		}
	}
}

// dropRedundantArgs drops the block arguments of r, and of regions nested in it,
// that get the same value from every predecessor.
func dropRedundantArgs(r *ir.Region) bool {
	changed := false
	var successors successorIndex
	var dropped droppedOperands
	for b := r.First(); b != nil; b = b.Next() {
		if b.NumArgs() > 0 && dropRedundant(b, &successors, &dropped) {
			changed = true
		}
	}
	dropped.flush()
	return eachNestedRegion(r, dropRedundantArgs) || changed
}

// dropRedundant drops the redundant arguments of b.
func dropRedundant(b *ir.Block, successors *successorIndex, dropped *droppedOperands) bool {
	if !b.HasPreds() || !predsCanPass(b) {
		return false
	}
	common := make([]*ir.Value, b.NumArgs())
	bad := make([]bool, b.NumArgs())
	eachBranchTo(b, successors, func(t *ir.Operation, i int) {
		m, _ := ir.OpInterface[ir.BranchModel](t.Info())
		start, n, produced := m.SuccessorOperands(t, i)
		for k := range common {
			if k < produced || k-produced >= n {
				bad[k] = true
				continue
			}
			v := t.Operand(start + k - produced)
			if common[k] == nil {
				common[k] = v
			}
			bad[k] = bad[k] || common[k] != v
		}
	})
	changed := false
	for k, a := range b.Args() {
		// The common value may be an argument that was dropped in this loop.
		if v := common[k]; v != nil && v.OwnerBlock() == b && v.Index() < k && !bad[v.Index()] {
			common[k] = common[v.Index()]
		}
		if bad[k] = bad[k] || common[k] == a; !bad[k] {
			a.ReplaceAllUsesWith(common[k])
			changed = true
		}
	}
	if !changed {
		return false
	}
	eachBranchTo(b, successors, func(t *ir.Operation, i int) {
		m, _ := ir.OpInterface[ir.BranchModel](t.Info())
		_, n, produced := m.SuccessorOperands(t, i)
		dropped.keepOperands(t, i, bad[produced:produced+n])
	})
	b.EraseArgsIf(func(a *ir.Value) bool { return !bad[a.Index()] })
	return true
}
