package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// SCCP replaces values in the regions of op that have the same constant value on
// all paths that control can take with constant operands. It follows branches,
// region branches and calls. It assumes any value for arguments of functions that callers out of sight may call. Its output is that of
// MLIR 19, which is wrong where SCCPExactly says.
func SCCP(op *ir.Operation) { runSCCP(op, &sccp{}) }

// SCCPExactly is SCCP without the errors of MLIR 19. That takes a result that folds to another value for
// constant forever if the value has been so once and is no operand of the op, as the number in a vector is
// none of the vector's extraction. SCCPExactly also leaves out the folds that Canonicalize leaves out
// with the option Exact.
func SCCPExactly(op *ir.Operation) { runSCCP(op, &sccp{followers: map[*ir.Value][]*ir.Operation{}}) }

func runSCCP(op *ir.Operation, s *sccp) {
	s.number(op)
	s.calling = make([]bool, len(s.ops))
	s.callees.find(op)
	s.enterAll(op)
	for len(s.work) > 0 {
		o := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		if i := int(o.Scratch); s.numbered(o) {
			s.queued[i] = false
		}
		s.visit(o)
	}
	w := sccpRewrite{s: s, b: ir.NewBuilder(op.Context(), nil), constants: map[constKey]*ir.Value{}, effects: op.Context().ChangingEffects(), keepLocs: op.KeepsLocations()}
	for i := range op.NumRegions() {
		w.region(op.Region(i))
	}
}

// NewSCCP returns the pass sccp.
func NewSCCP() *pass.Pass {
	var exact bool
	return &pass.Pass{
		Name: "sccp", Class: "SCCP", Summary: "Sparse Conditional Constant Propagation",
		Options: []pass.Option{
			pass.Bool("exact", &exact, "Leave out what MLIR 19 finds constant wrongly, and what is right only if index has 64 bits").Beyond(),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if exact {
				SCCPExactly(op)
			} else {
				SCCP(op)
			}
			return true
		},
	}
}

// fact is what the pass knows about a value: nothing yet, one constant, or that the value
// varies.
type fact struct {
	value   ir.Attribute
	dialect *ir.DialectInfo // dialect of the op that made the constant
	varies  bool
}

func (f fact) isKnown() bool { return f.varies || f.value != nil }

type sccp struct {
	facts   []fact // by number of the value, which is in its scratch field
	values  []*ir.Value
	blocks  []*ir.Block     // by number, 1-based in the scratch field of the block
	live    []bool          // blocks that control can reach
	ops     []*ir.Operation // by number, which is in the scratch field of the op
	queued  []bool          // ops in work
	work    []*ir.Operation
	folder  rewrite.Folder
	consts  []ir.Attribute
	callees callees
	calling []bool // calls that are sites of their callee, by number
	// followers are the ops whose results folded to a value that is not their operand. It is nil
	// where the output is MLIR's.
	followers map[*ir.Value][]*ir.Operation
}

func (s *sccp) number(op *ir.Operation) {
	for i := range op.NumResults() {
		s.add(op.Result(i))
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			s.blocks = append(s.blocks, b)
			s.live = append(s.live, false)
			b.Scratch = uint32(len(s.blocks))
			for _, a := range b.Args() {
				s.add(a)
			}
			for o := b.First(); o != nil; o = o.Next() {
				o.Scratch = uint32(len(s.ops))
				s.ops, s.queued = append(s.ops, o), append(s.queued, false)
				s.number(o)
			}
		}
	}
}

func (s *sccp) add(v *ir.Value) {
	v.Scratch = uint32(len(s.values))
	s.values = append(s.values, v)
	s.facts = append(s.facts, fact{})
}

// fact returns what the pass knows about v. Values from outside vary.
func (s *sccp) fact(v *ir.Value) fact {
	if i := int(v.Scratch); i < len(s.values) && s.values[i] == v {
		return s.facts[i]
	}
	return fact{varies: true}
}

// join records that v may be f, and visits the users of v if that is new.
func (s *sccp) join(v *ir.Value, f fact) {
	i := int(v.Scratch)
	if !f.isKnown() || i >= len(s.values) || s.values[i] != v {
		return
	}
	if !s.facts[i].add(f) {
		return
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if b := u.Owner().Block(); b != nil && s.reached(b) {
			s.push(u.Owner())
		}
	}
	for _, o := range s.followers[v] {
		s.push(o)
	}
}

func (s *sccp) vary(v *ir.Value) { s.join(v, fact{varies: true}) }

func (s *sccp) reached(b *ir.Block) bool {
	i := int(b.Scratch)
	return i > 0 && i <= len(s.blocks) && s.blocks[i-1] == b && s.live[i-1]
}

// enter marks b as reachable.
func (s *sccp) enter(b *ir.Block) {
	if s.reached(b) {
		return
	}
	s.live[b.Scratch-1] = true
	for op := b.Last(); op != nil; op = op.Prev() {
		s.push(op)
	}
}

func (s *sccp) numbered(op *ir.Operation) bool {
	i := int(op.Scratch)
	return i < len(s.ops) && s.ops[i] == op
}

// push adds op to the work unless it is there. A branch that passes many values is thus
// visited once for all of them.
func (s *sccp) push(op *ir.Operation) {
	if s.numbered(op) {
		if s.queued[op.Scratch] {
			return
		}
		s.queued[op.Scratch] = true
	}
	s.work = append(s.work, op)
}

// enterAll enters all regions of op with unknown arguments.
func (s *sccp) enterAll(op *ir.Operation) {
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			s.enter(b)
			for _, a := range b.Args() {
				s.vary(a)
			}
		}
	}
}

func (s *sccp) visit(op *ir.Operation) {
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok && op.NumSuccessors() == 0 && op.NumRegions() == 0 {
		s.call(op, m)
		return
	}
	switch m, isRegions := ir.OpInterface[ir.RegionBranchModel](op.Info()); {
	case op.NumSuccessors() > 0:
		s.branch(op)
		s.varyResults(op)
	case op.HasTrait(ir.Terminator):
		s.followTerminator(op)
	case op.NumRegions() > 0 && isRegions:
		s.regions(op, m)
	case op.NumRegions() > 0:
		if r := callableRegion(op); r != nil {
			s.callable(op, r)
		} else {
			s.enterAll(op)
		}
		s.varyResults(op)
	default:
		s.fold(op)
	}
}

func (s *sccp) varyResults(op *ir.Operation) {
	for i := range op.NumResults() {
		s.vary(op.Result(i))
	}
}

// constants returns the constant operands of op. It returns false if an operand is not
// known yet.
func (s *sccp) constants(op *ir.Operation) ([]ir.Attribute, bool) {
	s.consts = s.consts[:0]
	for i := range op.NumOperands() {
		f := s.fact(op.Operand(i))
		if !f.isKnown() {
			return nil, false
		}
		s.consts = append(s.consts, f.value)
	}
	return s.consts, true
}

func (s *sccp) fold(op *ir.Operation) {
	if op.NumResults() == 0 {
		return
	}
	consts, ok := s.constants(op)
	if !ok {
		return
	}
	operands, props, attrs := op.Operands(), append([]ir.Attribute(nil), op.Props()...), op.DiscardableAttrs()
	out, ok := s.folder.FoldWith(op, consts)
	if !ok || len(out) == 0 || s.followers != nil && !rightFold(op, out) {
		if ok {
			op.SetOperands(operands)
			copy(op.Props(), props)
			op.SetDiscardableAttrs(attrs)
		}
		s.varyResults(op)
		return
	}
	for i, r := range out {
		if r.Value != nil {
			s.follow(op, r.Value)
			s.join(op.Result(i), s.fact(r.Value))
		} else {
			s.join(op.Result(i), fact{value: r.Attr, dialect: op.Info().Dialect})
		}
	}
}

// follow makes the pass visit op again when it learns more about v, to which a result of op folds.
func (s *sccp) follow(op *ir.Operation, v *ir.Value) {
	if s.followers == nil || s.fact(v).varies {
		return
	}
	for i := range op.NumOperands() {
		if op.Operand(i) == v {
			return
		}
	}
	s.followers[v] = append(s.followers[v], op)
}

// branch follows the successors of op that control can reach.
func (s *sccp) branch(op *ir.Operation) {
	var only *ir.Block
	if m, ok := ir.OpInterface[interfaces.KnownSuccessorModel](op.Info()); ok {
		consts, ok := s.constants(op)
		if !ok {
			consts, ok = s.partial(op)
		}
		if !ok {
			return
		}
		only = m.KnownSuccessor(op, consts)
	}
	m, passes := ir.OpInterface[ir.BranchModel](op.Info())
	for i := range op.NumSuccessors() {
		b := op.Successor(i)
		if only != nil && b != only {
			continue
		}
		s.enter(b)
		start, n, produced := 0, 0, b.NumArgs()
		if passes {
			start, n, produced = m.SuccessorOperands(op, i)
		}
		for k, a := range b.Args() {
			if k < produced || k-produced >= n {
				s.vary(a)
			} else {
				s.join(a, s.fact(op.Operand(start+k-produced)))
			}
		}
	}
}

// partial returns the constant operands of a branch with operands that are not known
// yet. It returns false if one of those decides the successor.
func (s *sccp) partial(op *ir.Operation) ([]ir.Attribute, bool) {
	m, ok := ir.OpInterface[ir.BranchModel](op.Info())
	if !ok {
		return nil, false
	}
	passed := make([]bool, op.NumOperands())
	for i := range op.NumSuccessors() {
		start, n, _ := m.SuccessorOperands(op, i)
		for k := range n {
			passed[start+k] = true
		}
	}
	s.consts = s.consts[:0]
	for i := range op.NumOperands() {
		f := s.fact(op.Operand(i))
		if !f.isKnown() && !passed[i] {
			return nil, false
		}
		s.consts = append(s.consts, f.value)
	}
	return s.consts, true
}

// regions enters the regions of op that control can reach from before it.
func (s *sccp) regions(op *ir.Operation, m ir.RegionBranchModel) {
	to := func(region int) {
		s.pass(op, m, region, m.EntryOperands(op, region))
	}
	if k, ok := ir.OpInterface[interfaces.KnownRegionModel](op.Info()); ok {
		if consts, ok := s.constants(op); ok {
			k.KnownRegions(op, append([]ir.Attribute(nil), consts...), to)
		}
		return
	}
	m.RegionSuccessors(op, -1, to)
}

// pass forwards vs to region `to` of op, or to its results.
func (s *sccp) pass(op *ir.Operation, m ir.RegionBranchModel, to int, vs []*ir.Value) {
	inputs := m.SuccessorInputs(op, to)
	for i, in := range inputs {
		if i < len(vs) {
			s.join(in, s.fact(vs[i]))
		} else {
			s.vary(in)
		}
	}
	if to < 0 {
		if len(inputs) < op.NumResults() {
			s.varyResults(op)
		}
		return
	}
	b := op.Region(to).First()
	if b == nil {
		return
	}
	s.enter(b)
	for _, a := range b.Args() {
		passed := false
		for _, in := range inputs {
			passed = passed || in == a
		}
		if !passed {
			s.vary(a)
		}
	}
}

// deciding returns the constant operands of a region terminator. It returns false if an
// operand is not known yet and is not just forwarded.
func (s *sccp) deciding(op *ir.Operation, t ir.RegionTerminatorModel) ([]ir.Attribute, bool) {
	start, n := 0, 0
	if t != nil {
		start, n = t.ForwardedOperands(op, -1)
	}
	consts := make([]ir.Attribute, op.NumOperands())
	for i := range consts {
		f := s.fact(op.Operand(i))
		if !f.isKnown() && (i < start || i >= start+n) {
			return nil, false
		}
		consts[i] = f.value
	}
	return consts, true
}

// followTerminator follows control from the terminator op to its parent.
func (s *sccp) followTerminator(op *ir.Operation) {
	p := op.Parent()
	if p == nil {
		return
	}
	m, ok := ir.OpInterface[ir.RegionBranchModel](p.Info())
	if !ok {
		if op.HasTrait(ir.ReturnLike) && callableRegion(p) != nil {
			s.returned(op, p)
		}
		return
	}
	t, forwards := ir.OpInterface[ir.RegionTerminatorModel](op.Info())
	exits := func(visit func(int)) { m.RegionSuccessors(p, op.ParentRegion().Index(), visit) }
	if k, ok := ir.OpInterface[interfaces.KnownExitModel](op.Info()); ok {
		consts, ok := s.deciding(op, t)
		if !ok {
			return
		}
		exits = func(visit func(int)) { k.KnownExits(op, consts, visit) }
	}
	exits(func(to int) {
		start, n := 0, op.NumOperands()
		if forwards {
			start, n = t.ForwardedOperands(op, to)
		}
		vs := make([]*ir.Value, n)
		for i := range vs {
			vs[i] = op.Operand(start + i)
		}
		s.pass(p, m, to, vs)
	})
}

// sccpRewrite replaces values by constants.
type sccpRewrite struct {
	s         *sccp
	b         *ir.Builder
	constants map[constKey]*ir.Value
	// effects stays valid although operations are erased, because the erased operations
	// hold nothing back.
	effects ir.EffectMemo
	// keepLocs gives a constant the location of the first value that it replaces.
	keepLocs bool
}

type constKey struct {
	region  *ir.Region
	dialect *ir.DialectInfo
	value   ir.Attribute
	typ     ir.Type
}

// region processes the blocks of r, then the regions in them. As in MLIR, it processes
// the regions that it found last first, which affects the order of the constants.
func (w *sccpRewrite) region(r *ir.Region) {
	var work []*ir.Block
	add := func(r *ir.Region) {
		for b := r.Last(); b != nil; b = b.Prev() {
			work = append(work, b)
		}
	}
	add(r)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for op := b.First(); op != nil; {
			next := op.Next()
			all := op.NumResults() > 0
			for i := range op.NumResults() {
				all = w.replace(op.Result(i), b) && all
			}
			if all && w.effects.WouldBeTriviallyDead(op) {
				op.Erase()
			} else {
				for i := range op.NumRegions() {
					add(op.Region(i))
				}
			}
			op = next
		}
		for _, a := range b.Args() {
			w.replace(a, b)
		}
	}
}

// replace replaces v, used in or below b, if it is constant.
func (w *sccpRewrite) replace(v *ir.Value, b *ir.Block) bool {
	f := w.s.fact(v)
	if f.varies || f.value == nil || f.dialect == nil || f.dialect.Constant == nil {
		return false
	}
	k := constKey{rewrite.ConstantRegion(b), f.dialect, f.value, v.Type()}
	c := w.constants[k]
	if c == nil {
		w.b.SetStart(k.region.First())
		loc := ir.UnknownLoc
		if w.keepLocs {
			loc = v.Loc()
		}
		op := f.dialect.Constant(w.b, f.value, v.Type(), loc)
		if op == nil {
			return false
		}
		made := k
		made.dialect = op.Info().Dialect
		if c = w.constants[made]; c != nil {
			op.Erase()
		} else {
			c = op.Result(0)
			c.Scratch = ^uint32(0)
			w.constants[made] = c
		}
		w.constants[k] = c
	}
	v.ReplaceAllUsesWith(c)
	return true
}
