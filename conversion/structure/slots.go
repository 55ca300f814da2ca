package structure

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// PromoteSlots turns private buffers of one element in the regions of f into values, if
// only loads and stores use them. Unlike mem2reg it follows scf.if, scf.index_switch, scf.for
// and scf.while, to which it adds results. It reports whether it changed anything.
func PromoteSlots(f *ir.Operation) bool {
	p := &slotPromoter{b: ir.NewBuilder(f.Context(), nil), accesses: map[*ir.Operation]*promotedSlot{}, touched: map[*ir.Operation]bool{}, stored: map[*ir.Operation][]*promotedSlot{}}
	var slots []*promotedSlot
	f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if s := promotable(op); s != nil {
			slots = append(slots, s)
		}
		return ir.WalkAdvance
	})
	for _, s := range slots {
		p.note(s)
	}
	done := map[*ir.Block]bool{}
	for _, s := range slots {
		if b := s.alloca.Block(); !done[b] && !p.touched[b.Parent()] {
			done[b] = true
			p.block(b)
		}
	}
	for _, s := range slots {
		s.alloca.Erase()
	}
	return len(slots) > 0
}

// promotedSlot is a buffer that becomes a value.
type promotedSlot struct {
	interfaces.MemorySlot
	alloca  *ir.Operation
	current *ir.Value // where the promoter is
}

// promotable returns the slot of op, a private alloca that only loads and stores use, in
// op's block or in regions of operations to which results can be added. The first of them must store, in
// op's block: a buffer that may be read before it has a value stays, so that the reference device finds that.
func promotable(op *ir.Operation) *promotedSlot {
	m, ok := ir.OpInterface[interfaces.PromotableAllocationModel](op.Info())
	if !ok || !op.Is(memref.Alloca) || !private(memref.AllocOp{Operation: op}.Type()) {
		return nil
	}
	slots := m.PromotableSlots(op)
	if len(slots) != 1 {
		return nil
	}
	var first *ir.Operation
	for u := slots[0].Ptr.FirstUse(); u != nil; u = u.NextUse() {
		a, ok := ir.OpInterface[interfaces.PromotableAccessModel](u.Owner().Info())
		if !ok || !a.Promotable(u.Owner(), slots[0]) || !extensible(u.Owner(), op.ParentRegion()) {
			return nil
		}
		if at := ancestorIn(op.Block(), u.Owner()); first == nil || at.IsBeforeInBlock(first) {
			first = at
		}
	}
	if first != nil && !storesTo(first, slots[0]) {
		return nil
	}
	return &promotedSlot{MemorySlot: slots[0], alloca: op}
}

// ancestorIn returns the operation of b that is op or contains it.
func ancestorIn(b *ir.Block, op *ir.Operation) *ir.Operation {
	for op.Block() != b {
		op = op.Parent()
	}
	return op
}

// storesTo reports whether op itself stores to s.
func storesTo(op *ir.Operation, s interfaces.MemorySlot) bool {
	m, ok := ir.OpInterface[interfaces.PromotableAccessModel](op.Info())
	return ok && m.Stored(op, s) != nil
}

// private reports whether memory of type t belongs to one invocation.
func private(t *ir.MemRefType) bool {
	return t.MemorySpace == nil || t.MemorySpace == ir.Attribute(t.Context().Enum(spirv.StorageClassAttr, uint64(spec.StorageClassFunction)))
}

// extensible reports whether results can be added to all operations between op and r.
func extensible(op *ir.Operation, r *ir.Region) bool {
	for op.ParentRegion() != r {
		op = op.Parent()
		if !op.Is(scf.If) && !op.Is(scf.IndexSwitch) && !op.Is(scf.For) && !op.Is(scf.While) {
			return false
		}
	}
	return r.HasOneBlock()
}

// slotPromoter promotes slots, all of a block at once.
type slotPromoter struct {
	b        *ir.Builder
	accesses map[*ir.Operation]*promotedSlot
	touched  map[*ir.Operation]bool // operations with accesses in their regions
	// stored lists the slots that are stored to in the regions of an operation.
	stored map[*ir.Operation][]*promotedSlot
}

// note notes the accesses of s, and the operations around them.
func (p *slotPromoter) note(s *promotedSlot) {
	seen := map[*ir.Operation]bool{}
	for u := s.Ptr.FirstUse(); u != nil; u = u.NextUse() {
		op := u.Owner()
		p.accesses[op] = s
		m, _ := ir.OpInterface[interfaces.PromotableAccessModel](op.Info())
		stores := m.Stored(op, s.MemorySlot) != nil
		for op.ParentRegion() != s.alloca.ParentRegion() {
			op = op.Parent()
			p.touched[op] = true
			if stores && !seen[op] {
				seen[op] = true
				p.stored[op] = append(p.stored[op], s)
			}
		}
	}
}

// block promotes the accesses in b and in regions of its operations.
func (p *slotPromoter) block(b *ir.Block) {
	for op := b.First(); op != nil; {
		next := op.Next()
		switch s := p.accesses[op]; {
		case s != nil:
			p.access(op, s)
		case p.touched[op]:
			p.regions(op)
		}
		op = next
	}
}

func (p *slotPromoter) access(op *ir.Operation, s *promotedSlot) {
	m, _ := ir.OpInterface[interfaces.PromotableAccessModel](op.Info())
	if m.LoadsFrom(op, s.MemorySlot) {
		m.ReplaceLoads(op, s.MemorySlot, s.current)
	}
	if v := m.Stored(op, s.MemorySlot); v != nil {
		s.current = v
	}
	op.Erase()
}

func currentOf(slots []*promotedSlot) []*ir.Value {
	vs := make([]*ir.Value, len(slots))
	for i, s := range slots {
		vs[i] = s.current
	}
	return vs
}

func setCurrent(slots []*promotedSlot, vs []*ir.Value) {
	for i, s := range slots {
		s.current = vs[i]
	}
}

// regions promotes the accesses in the regions of op, and adds the slots that they store
// to to the values that op carries.
func (p *slotPromoter) regions(op *ir.Operation) {
	slots := p.stored[op]
	before := currentOf(slots)
	operands := op.Operands()
	switch {
	case op.Is(scf.For):
		operands = append(operands, before...)
		p.body(op.Region(0).First(), slots, true)
	case op.Is(scf.While):
		operands = append(operands, before...)
		p.body(op.Region(0).First(), slots, true)
		p.body(op.Region(1).First(), slots, true)
	default:
		for i := range op.NumRegions() {
			setCurrent(slots, before)
			p.body(p.branch(op, i, slots), slots, false)
		}
	}
	if len(slots) == 0 {
		return
	}
	types := op.ResultTypes()
	st := ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: operands, Props: op.Props(), Attrs: op.DiscardableAttrs()}
	for _, s := range slots {
		types = append(types, s.Elem)
	}
	st.Results = types
	for i := range op.NumRegions() {
		st.Regions = append(st.Regions, op.Region(i))
	}
	p.b.SetBefore(op)
	made := p.b.Build(&st)
	old := op.NumResults()
	op.ReplaceAllUsesWith(made.Results()[:old])
	op.Erase()
	setCurrent(slots, made.Results()[old:])
}

// branch returns the block of region i of op. If slots are to come out of a missing else
// region, branch makes it.
func (p *slotPromoter) branch(op *ir.Operation, i int, slots []*promotedSlot) *ir.Block {
	r := op.Region(i)
	if !r.Empty() || len(slots) == 0 {
		return r.First()
	}
	b := r.AddBlock()
	p.b.SetEnd(b)
	p.b.Create(op.Loc(), scf.Yield, nil, nil)
	return b
}

// body promotes the accesses in b, which gets the slots as arguments if it is part of a
// loop, and passes their values on.
func (p *slotPromoter) body(b *ir.Block, slots []*promotedSlot, loop bool) {
	if b == nil {
		return
	}
	if loop {
		for _, s := range slots {
			s.current = b.AddArg(s.Elem, s.alloca.Loc())
		}
	}
	p.block(b)
	if len(slots) > 0 {
		t := b.Last()
		t.SetOperands(append(t.Operands(), currentOf(slots)...))
	}
}
