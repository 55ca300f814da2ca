package transform

import "github.com/spvc/spvc/ir"

// hashedNested bounds the number of nested operations that a hash includes.
const hashedNested = 16

// hashOf hashes op with the numbers of its operands, which are in the scratch fields of
// values. For commutative operations the order of the operands does not matter.
func hashOf(op *ir.Operation) uint64 {
	h := op.AddHash(ir.NewHash())
	if op.HasTrait(ir.Commutative) {
		sum := uint64(0)
		for i := range op.NumOperands() {
			sum += uint64(ir.NewHash().Add(uint64(op.Operand(i).Scratch)))
		}
		h = h.Add(sum)
	} else {
		for i := range op.NumOperands() {
			h = h.Add(uint64(op.Operand(i).Scratch))
		}
	}
	for i := range op.NumRegions() {
		n := 0
		if b := op.Region(i).First(); b != nil {
			for o := b.First(); o != nil && n < hashedNested; o = o.Next() {
				h = o.AddHash(h)
				n++
			}
		}
	}
	return uint64(h)
}

// comparison compares two operations with their regions. Values that they define
// correspond if they have the same number relative to their operation's.
type comparison struct {
	a, b *ir.Operation
	// ordered makes the order of operands matter for commutative operations too.
	ordered bool
}

// equivalent reports whether a and b compute the same from the same operands.
// Values must be numbered in pre-order.
func equivalent(a, b *ir.Operation) bool {
	return a == b || comparison{a: a, b: b}.op(a, b)
}

func (c comparison) op(x, y *ir.Operation) bool {
	if !x.SameButOperands(y) || !c.operands(x, y) {
		return false
	}
	for i := range x.NumRegions() {
		if !c.region(x.Region(i), y.Region(i)) {
			return false
		}
	}
	return true
}

func (c comparison) operands(x, y *ir.Operation) bool {
	n := x.NumOperands()
	same := true
	for i := 0; i < n && same; i++ {
		same = c.value(x.Operand(i), y.Operand(i))
	}
	if same || c.ordered || !x.HasTrait(ir.Commutative) {
		return same
	}
	used := make([]bool, n)
	for i := range n {
		found := false
		for k := 0; k < n && !found; k++ {
			if !used[k] && c.value(x.Operand(i), y.Operand(k)) {
				used[k], found = true, true
			}
		}
		if !found {
			return false
		}
	}
	return true
}

func (c comparison) value(v, w *ir.Value) bool {
	if v == w {
		return true
	}
	if v.Scratch-c.a.Scratch != w.Scratch-c.b.Scratch || v.Type() != w.Type() {
		return false
	}
	return definedIn(v, c.a) && definedIn(w, c.b)
}

// definedIn reports whether op or an operation nested in it defines v.
func definedIn(v *ir.Value, op *ir.Operation) bool {
	d := v.DefiningOp()
	if d == nil {
		d = v.OwnerBlock().Parent()
		return d != nil && op.IsAncestor(d)
	}
	return op.IsAncestor(d)
}

func (c comparison) region(r, s *ir.Region) bool {
	x, y := r.First(), s.First()
	for ; x != nil && y != nil; x, y = x.Next(), y.Next() {
		if !c.block(x, y) {
			return false
		}
	}
	return x == nil && y == nil && c.successors(r, s)
}

func (c comparison) block(x, y *ir.Block) bool {
	if x.NumArgs() != y.NumArgs() {
		return false
	}
	for i := range x.NumArgs() {
		if x.Arg(i).Type() != y.Arg(i).Type() {
			return false
		}
	}
	o, p := x.First(), y.First()
	for ; o != nil && p != nil; o, p = o.Next(), p.Next() {
		if !c.op(o, p) {
			return false
		}
	}
	return o == nil && p == nil
}

// successors reports whether the blocks of r and s branch in the same way.
func (c comparison) successors(r, s *ir.Region) bool {
	if r.Empty() || r.HasOneBlock() {
		return true
	}
	pair := map[*ir.Block]*ir.Block{}
	for x, y := r.First(), s.First(); x != nil; x, y = x.Next(), y.Next() {
		pair[x] = y
	}
	for x, y := r.First(), s.First(); x != nil; x, y = x.Next(), y.Next() {
		t, u := x.Last(), y.Last()
		for i := 0; t != nil && i < t.NumSuccessors(); i++ {
			if pair[t.Successor(i)] != u.Successor(i) {
				return false
			}
		}
	}
	return true
}
