package dealloc

import (
	"github.com/spvc/spvc/ir"
)

// Ownership says who frees a memref at the end of a block. The zero value stands for a memref about which nothing is known yet.
type Ownership struct {
	// Indicator is a value of type i1: true if the block has to free the memref. It is nil if the ownership is not that of one value.
	Indicator *ir.Value
	unknown   bool
}

// Owned returns the ownership that the value indicator states.
func Owned(indicator *ir.Value) Ownership { return Ownership{Indicator: indicator} }

// Initialized reports whether anything is known about the memref.
func (o Ownership) Initialized() bool { return o.unknown || o.Indicator != nil }

// combine returns what holds if both o and p may hold.
func (o Ownership) combine(p Ownership) Ownership {
	switch {
	case !o.Initialized():
		return p
	case !p.Initialized() || o == p:
		return o
	}
	return Ownership{unknown: true}
}

// Options are the options of the pass.
type Options struct {
	// PrivateDynamic makes private functions return the ownership of the memrefs that they return.
	PrivateDynamic bool
}

// Model is implemented by operations that pass on memrefs in a way that the models of control flow do not describe
// (BufferDeallocationOpInterface).
type Model interface {
	// Process updates the ownerships in s for op, and may insert deallocations or build op anew. It returns the operation after which to
	// continue, and false after an error, which it reports.
	Process(op *ir.Operation, s *State) (*ir.Operation, bool)
}

// OwnershipModel is implemented by operations that can compute the ownership of a memref that they define. Without it, the pass clones a
// memref whose ownership is unknown.
type OwnershipModel interface {
	// UniqueOwnership returns v, or a memref in its place, and its ownership. It creates operations at the insertion point of b.
	UniqueOwnership(op *ir.Operation, s *State, b *ir.Builder, v *ir.Value) (memref, indicator *ir.Value)
}

// inBlock is a memref in a block.
type inBlock struct {
	memref *ir.Value
	block  *ir.Block
}

// State is the state of the pass in a function.
type State struct {
	Options
	tables *ir.SymbolTables
	live   *Liveness
	owned  map[inBlock]Ownership
	// toFree are the memrefs that a block may have to free at its end.
	toFree map[*ir.Block][]*ir.Value
}

// newState prepares the pass for the function op.
func newState(op *ir.Operation, o Options, tables *ir.SymbolTables) *State {
	return &State{o, tables, NewLiveness(op), map[inBlock]Ownership{}, map[*ir.Block][]*ir.Value{}}
}

// Update combines the ownership of memref in its block with o.
func (s *State) Update(memref *ir.Value, o Ownership) { s.UpdateIn(memref, o, memref.ParentBlock()) }

// UpdateIn is Update for another block.
func (s *State) UpdateIn(memref *ir.Value, o Ownership, block *ir.Block) {
	key := inBlock{memref, block}
	s.owned[key] = s.owned[key].combine(o)
}

// Reset forgets the ownership of memref in block.
func (s *State) Reset(memref *ir.Value, block *ir.Block) { delete(s.owned, inBlock{memref, block}) }

// Ownership returns the ownership of memref in block.
func (s *State) Ownership(memref *ir.Value, block *ir.Block) Ownership {
	return s.owned[inBlock{memref, block}]
}

// FreeAtEnd makes block free memref at its end, if it owns memref then.
func (s *State) FreeAtEnd(memref *ir.Value, block *ir.Block) {
	s.toFree[block] = append(s.toFree[block], memref)
}

// liveIn returns the memrefs that are live at the start of block.
func (s *State) liveIn(block *ir.Block) []*ir.Value { return s.live.sorted(s.live.in[block]) }

// Retained returns the memrefs that live on after from: those among operands, which a terminator passes to the block to, and those that
// are live at the end of from and at the start of to, which may be nil.
func (s *State) Retained(from, to *ir.Block, operands []*ir.Value) []*ir.Value {
	retained := memrefsIn(operands)
	out := s.live.out[from]
	if to != nil {
		both := valueSet{}
		for v := range out {
			if s.live.in[to].has(v) {
				both[v] = struct{}{}
			}
		}
		out = both
	}
	return append(retained, s.live.sorted(out)...)
}

func memrefsIn(values []*ir.Value) []*ir.Value {
	var list []*ir.Value
	for _, v := range values {
		if isMemRef(v) {
			list = append(list, v)
		}
	}
	return list
}
