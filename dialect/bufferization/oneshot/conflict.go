package oneshot

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// maxPairs bounds the pairs of a read and a write that the analysis looks at. Beyond, it copies.
const maxPairs = 200_000_000

// conflicts reports whether a read would see another write if the operand were in place. Pairs within one of the sets that become one
// are known to be free of conflicts, so only pairs across sets, and those with the operand as a new write, matter.
func (s *State) conflicts(o *ir.Operand, consistency bool) bool {
	sets := s.setsOf(o)
	for i, x := range sets {
		for j, y := range sets {
			if i != j && s.anyConflict(x.reads, y.writes) {
				return true
			}
		}
	}
	if consistency {
		for _, x := range sets {
			if !s.checked[x] && s.anyConflict(x.reads, x.writes) {
				return true
			}
			s.checked[x] = true
		}
		return false
	}
	if !s.Writes(o) {
		return false
	}
	for _, x := range sets {
		if s.anyConflict(x.reads, []*ir.Operand{o}) {
			return true
		}
	}
	return false
}

// setsOf returns the sets that become one if the operand is in place.
func (s *State) setsOf(o *ir.Operand) []*aliasSet {
	sets := []*aliasSet{s.set(o.Value())}
next:
	for _, a := range s.AliasingValues(o) {
		x := s.set(a.Value)
		for _, y := range sets {
			if x == y {
				continue next
			}
		}
		sets = append(sets, x)
	}
	return sets
}

// writesReadOnly reports whether the operand, if it were in place, would let a write reach a buffer that must not be written.
func (s *State) writesReadOnly(o *ir.Operand, consistency bool) bool {
	sets := s.setsOf(o)
	write, readOnly := !consistency && s.Writes(o), false
	for _, x := range sets {
		write = write || len(x.writes) > 0
		readOnly = readOnly || x.readOnly
	}
	return write && readOnly
}

func (s *State) anyConflict(reads, writes []*ir.Operand) bool {
	if len(reads) == 0 {
		return false
	}
	if s.Options.CheckParallelRegions {
		for _, w := range writes {
			if s.needsPrivate(w) {
				return true
			}
		}
	}
	for _, r := range reads {
		if len(writes) == 0 {
			break
		}
		defs := s.definitions(r.Value())
		if len(defs) == 0 {
			continue
		}
		for _, w := range writes {
			if s.pairs++; s.pairs > maxPairs || s.conflict(r, w, defs) {
				return true
			}
		}
	}
	return false
}

// needsPrivate reports whether several invocations would write to a buffer from outside of their region.
func (s *State) needsPrivate(w *ir.Operand) bool {
	at := s.parallelRegion(w.Owner().ParentRegion())
	for _, v := range s.find(w.Value(), s.ValueWrites, walk{leaves: true}) {
		if s.parallelRegion(v.ParentRegion()) != at {
			return true
		}
	}
	return false
}

func (s *State) parallelRegion(r *ir.Region) *ir.Region {
	for r != nil {
		op := r.Parent()
		if op == nil {
			return nil
		}
		if m := s.Model(op); m != nil && m.Parallel(op, r) {
			return r
		}
		r = op.ParentRegion()
	}
	return nil
}

// conflict reports whether the write may change what the read, whose contents come from defs, reads.
func (s *State) conflict(r, w *ir.Operand, defs []*ir.Value) bool {
	reader, writer := r.Owner(), w.Owner()
	if s.ordered(r, w, defs) {
		if r == w || s.before(reader, writer) || s.exclusive(reader, writer) {
			return false
		}
		if reader == writer && s.sameElements(r, w) {
			return false
		}
	}
	if s.sameSubset(r, w) {
		return false
	}
	if m := s.Model(reader); m != nil && m.NotConflicting(s, r, w) {
		return false
	}
	if m := s.Model(writer); m != nil && writer != reader && m.NotConflicting(s, r, w) {
		return false
	}
	for _, d := range defs {
		if s.disturbs(w, d) {
			s.annotate(r, w, d)
			return true
		}
	}
	return false
}

// disturbs reports whether the write may come after the definition.
func (s *State) disturbs(w *ir.Operand, def *ir.Value) bool {
	writer := w.Owner()
	if d := def.DefiningOp(); d != nil {
		if s.before(writer, d) || d != writer && d.IsAncestor(writer) {
			return false
		}
	} else if b := def.OwnerBlock(); !inBlock(b, writer) {
		return false
	}
	a := s.AliasingValues(w)
	return len(a) != 1 || a[0].Value != def
}

// inBlock reports whether op, or an operation around it, is in b.
func inBlock(b *ir.Block, op *ir.Operation) bool {
	for ; op != nil; op = op.Parent() {
		if op.Block() == b {
			return true
		}
	}
	return false
}

// before reports whether a, or an operation around a, is certainly done before b begins.
func (s *State) before(a, b *ir.Operation) bool {
	if a.Block() == b.Block() && a.Block() != nil {
		return a != b && a.IsBeforeInBlock(b)
	}
	for ; a != nil; a = a.Parent() {
		if a != b && a.IsAncestor(b) {
			return false
		}
		if a.Block() != nil && s.dom.ProperlyDominates(a, b) {
			return true
		}
	}
	return false
}

// ordered reports whether the order of operations in the program says which of the read and the write comes first. In a region that
// runs several times the read may see the write of an earlier run, unless the contents are defined anew in each run.
func (s *State) ordered(r, w *ir.Operand, defs []*ir.Value) bool {
	reader, writer := r.Owner(), w.Owner()
	outer := s.repeated(reader.ParentRegion())
	for _, d := range defs {
		at := s.repeated(d.ParentRegion())
		region := outer
		if region == at || region == nil {
			continue
		}
		for {
			next := s.repeated(region.Parent().ParentRegion())
			if next == at || next == nil {
				break
			}
			region = next
		}
		if region.Parent().IsAncestor(writer) {
			return false
		}
	}
	if reader.ParentRegion() != writer.ParentRegion() || reader.ParentRegion() == nil || reader.ParentRegion().HasOneBlock() {
		return true
	}
	for _, d := range defs {
		except := d.ParentBlock()
		if s.reachable(reader.Block(), writer.Block(), except) && s.reachable(writer.Block(), reader.Block(), except) {
			return false
		}
	}
	return true
}

// repeated returns the innermost region around r, or r, that may run several times while the code around it runs once.
func (s *State) repeated(r *ir.Region) *ir.Region {
	if found, ok := s.repeats[r]; ok {
		return found
	}
	start := r
	for r != nil {
		op := r.Parent()
		if op == nil {
			r = nil
			break
		}
		if m, ok := ir.OpInterface[Model](op.Info()); ok && m.Repeats(op, r) || !ok && mayRepeat(op) {
			break
		}
		r = op.ParentRegion()
	}
	s.repeats[start] = r
	return r
}

// mayRepeat reports whether an op without a model may run its regions several times.
func mayRepeat(op *ir.Operation) bool {
	_, once := ir.OpInterface[interfaces.OnceModel](op.Info())
	return !once && !op.HasTrait(ir.IsolatedFromAbove) && !op.HasTrait(ir.Terminator)
}

// reachable reports whether branches lead from a to b, not through except.
func (s *State) reachable(a, b, except *ir.Block) bool {
	if b == except {
		return false
	}
	key := [3]*ir.Block{a, b, except}
	if r, ok := s.reach[key]; ok {
		return r
	}
	seen := map[*ir.Block]bool{}
	found := false
	for list := []*ir.Block{a}; len(list) > 0 && !found; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		found = x == b
		if found || x == except || seen[x] {
			continue
		}
		seen[x] = true
		if t := x.Last(); t != nil {
			for i := range t.NumSuccessors() {
				list = append(list, t.Successor(i))
			}
		}
	}
	s.reach[key] = found
	return found
}

// exclusive reports whether a and b are in regions of one op of which only one runs.
func (s *State) exclusive(a, b *ir.Operation) bool {
	inA := map[*ir.Operation]*ir.Region{}
	for r := a.ParentRegion(); r != nil && r.Parent() != nil; r = r.Parent().ParentRegion() {
		inA[r.Parent()] = r
	}
	for r := b.ParentRegion(); r != nil && r.Parent() != nil; r = r.Parent().ParentRegion() {
		other, ok := inA[r.Parent()]
		if !ok {
			continue
		}
		if other == r {
			return false
		}
		m, branches := ir.OpInterface[ir.RegionBranchModel](r.Parent().Info())
		return branches && !leads(m, r.Parent(), r.Index(), other.Index()) && !leads(m, r.Parent(), other.Index(), r.Index())
	}
	return false
}

// leads reports whether control may go from region a of op to region b.
func leads(m ir.RegionBranchModel, op *ir.Operation, a, b int) bool {
	seen := make([]bool, op.NumRegions())
	found := false
	for list := []int{a}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		m.RegionSuccessors(op, x, func(to int) {
			found = found || to == b
			if to >= 0 && !seen[to] {
				seen[to] = true
				list = append(list, to)
			}
		})
	}
	return found
}

// sameElements reports whether one op reads and writes the same elements of two operands with the same buffer, each element before it
// writes it.
func (s *State) sameElements(r, w *ir.Operand) bool {
	m := s.Model(r.Owner())
	if m == nil || !m.Elementwise(s, r, w) {
		return false
	}
	return s.comesFrom(r, w.Value()) || s.comesFrom(w, r.Value())
}

// comesFrom reports whether the operand certainly has the buffer of v, or a copy.
func (s *State) comesFrom(o *ir.Operand, v *ir.Value) bool {
	for _, x := range s.find(o.Value(), func(x *ir.Value) bool { return s.Equivalent(x, v) }, walk{leaves: true, onlyEquivalent: true}) {
		if !s.Equivalent(x, v) {
			return false
		}
	}
	return true
}

// annotate marks the three operations of a conflict if the options ask for it.
func (s *State) annotate(r, w *ir.Operand, def *ir.Value) {
	if !s.Options.PrintConflicts {
		return
	}
	id := "C_" + strconv.Itoa(s.conflictsFound)
	s.conflictsFound++
	unit := w.Owner().Context().Unit()
	w.Owner().SetAttr(id+"[CONFL-WRITE: "+strconv.Itoa(w.Index())+"]", unit)
	r.Owner().SetAttr(id+"[READ: "+strconv.Itoa(r.Index())+"]", unit)
	kind := "result "
	if def.IsBlockArgument() {
		kind = "bbArg "
	}
	owner(def).SetAttr(id+"[DEF: "+kind+strconv.Itoa(def.Index())+"]", unit)
}
