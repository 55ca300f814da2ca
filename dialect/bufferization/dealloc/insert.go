package dealloc

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Unique returns the ownership of v in block. If it is not known, Unique clones v, and returns the clone.
func (s *State) Unique(b *ir.Builder, v *ir.Value, block *ir.Block) (memref, indicator *ir.Value) {
	if o := s.Ownership(v, block); o.Indicator != nil {
		return v, o.Indicator
	}
	n := bufferization.NewClone(b, v.Loc(), v, v.Type())
	yes := arith.NewBool(b, v.Loc(), true)
	s.Update(n, Owned(yes))
	s.FreeAtEnd(n, n.ParentBlock())
	return n, yes
}

// ToFree returns the memrefs that block may have to free at its end, in the form that frees them, and the ownership of each. It returns
// false after an error: the ownership of one is not known.
func (s *State) ToFree(b *ir.Builder, loc ir.Location, block *ir.Block) (memrefs, conditions []*ir.Value, ok bool) {
	ctx := b.Context()
	for _, m := range s.toFree[block] {
		o := s.Ownership(m, block)
		if o.Indicator == nil {
			ctx.EmitError(m.Loc(), "MemRef value does not have valid ownership")
			return nil, nil, false
		}
		if t, unranked := m.Type().(*ir.UnrankedMemRefType); unranked {
			scalar := ctx.MemRef(nil, t.ElementType(), nil, t.MemorySpace)
			m = memref.NewStridedView(b, loc, memref.ReinterpretCast, scalar, m, []interfaces.IndexValue{{}}, nil, nil)
		}
		memrefs = append(memrefs, memref.NewMetadata(b, loc, m).Result(0))
		conditions = append(conditions, o.Indicator)
	}
	return memrefs, conditions, true
}

// FreeBefore frees what the block of op owns, before op, which leaves the block for the block to. Memrefs that live on are retained, and get
// the ownership that results. It returns the ownership of the memrefs among operands, which op passes on.
func (s *State) FreeBefore(op *ir.Operation, to *ir.Block, operands []*ir.Value) (owned []*ir.Value, ok bool) {
	block := op.Block()
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	memrefs, conditions, ok := s.ToFree(b, op.Loc(), block)
	if !ok {
		return nil, false
	}
	retained := s.Retained(block, to, operands)
	if len(memrefs) == 0 && len(retained) == 0 && op.NumSuccessors() == 0 {
		return nil, true
	}
	d := bufferization.NewDealloc(b, op.Loc(), memrefs, conditions, retained)
	s.resetRetained(d, block)
	return d.Results()[:len(memrefsIn(operands))], true
}

// resetRetained makes the results of d the ownership of the memrefs that d retains.
func (s *State) resetRetained(d *ir.Operation, block *ir.Block) {
	retained := bufferization.DeallocOp{Operation: d}.Retained()
	for _, r := range retained {
		s.Reset(r, block)
	}
	for i, r := range retained {
		if !s.Ownership(r, block).Initialized() { // a memref that is listed twice gets the same result twice
			s.UpdateIn(r, Owned(d.Result(i)), block)
		}
	}
}
