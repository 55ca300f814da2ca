package dealloc

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// modelOf returns the model of op: its own, or that of this package.
func modelOf(op *ir.Operation) (Model, bool) {
	if m, ok := ir.OpInterface[Model](op.Info()); ok {
		return m, true
	}
	switch {
	case op.Is(cf.CondBranch):
		return condBranch{}, true
	case op.Is(scf.InParallel):
		return inParallel{}, true
	case op.Is(scf.ReduceReturn):
		return reduceReturn{}, true
	case op.Is(arith.Select):
		return selection{}, true
	}
	return nil, false
}

func ownershipModelOf(op *ir.Operation) (OwnershipModel, bool) {
	if m, ok := ir.OpInterface[OwnershipModel](op.Info()); ok {
		return m, true
	}
	return selection{}, op.Is(arith.Select)
}

// Exit is the model of terminators that end a region and pass nothing on.
type Exit struct{}

// Process frees what the block owns.
func (Exit) Process(op *ir.Operation, s *State) (*ir.Operation, bool) {
	_, ok := s.FreeBefore(op, nil, nil)
	return op, ok
}

type inParallel struct{}

// Process frees what the block owns. Operations in op insert into tensors, which stand for buffers that are not known here.
func (inParallel) Process(op *ir.Operation, s *State) (*ir.Operation, bool) {
	if body := op.Region(0).First(); body != nil && body.First() != nil {
		return nil, op.EmitError("only supported when nested region is empty")
	}
	return Exit{}.Process(op, s)
}

type reduceReturn struct{}

// Process frees what the block owns.
func (reduceReturn) Process(op *ir.Operation, s *State) (*ir.Operation, bool) {
	if isMemRef(op.Operand(0)) {
		return nil, op.EmitError("only supported when operand is not a MemRef")
	}
	return Exit{}.Process(op, s)
}

// selection is the model of arith.select: the condition selects the ownership, too.
type selection struct{}

// Process does nothing.
func (selection) Process(op *ir.Operation, _ *State) (*ir.Operation, bool) { return op, true }

// UniqueOwnership selects one of the ownerships of the operands, if both are known.
func (selection) UniqueOwnership(op *ir.Operation, s *State, b *ir.Builder, v *ir.Value) (memref, indicator *ir.Value) {
	block := v.ParentBlock()
	t, f := s.Ownership(op.Operand(1), block), s.Ownership(op.Operand(2), block)
	if t.Indicator == nil || f.Indicator == nil {
		return s.Unique(b, v, block)
	}
	return v, arith.NewSelect(b, op.Loc(), op.Operand(0), t.Indicator, f.Indicator)
}

// condBranch is the model of cf.cond_br.
type condBranch struct{}

// Process frees, for each destination, what is not needed there, if the branch is taken.
func (condBranch) Process(op *ir.Operation, s *State) (*ir.Operation, bool) {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	e := arith.Emitter{B: b, Loc: op.Loc()}
	memrefs, conditions, ok := s.ToFree(b, op.Loc(), op.Block())
	if !ok {
		return nil, false
	}
	cond := op.Operand(0)
	m, _ := ir.OpInterface[ir.BranchModel](op.Info())
	var owned [2]map[*ir.Value]*ir.Value
	var common []*ir.Value
	for side := range owned {
		adapted := make([]*ir.Value, len(conditions))
		for k, c := range conditions {
			taken := cond
			if side == 1 {
				taken = e.Op(arith.XOrI, arith.NewBool(b, op.Loc(), true), cond)
			}
			adapted[k] = e.Op(arith.AndI, c, taken)
		}
		start, n, _ := m.SuccessorOperands(op, side)
		passed := op.Operands()[start : start+n]
		retained := s.Retained(op.Block(), op.Successor(side), passed)
		d := bufferization.NewDealloc(b, op.Loc(), memrefs, adapted, retained)
		s.resetRetained(d, op.Block())
		owned[side] = map[*ir.Value]*ir.Value{}
		for k, r := range retained {
			if _, seen := owned[side][r]; !seen && owned[0][r] != nil {
				common = append(common, r)
			}
			owned[side][r] = d.Result(k)
		}
		operands := append([]*ir.Value(nil), passed...)
		for _, v := range memrefsIn(passed) {
			operands = append(operands, owned[side][v])
		}
		ir.SetSuccessorOperands(op, side, operands)
	}
	for _, r := range common {
		s.Reset(r, op.Block())
		s.UpdateIn(r, Owned(e.Select(cond, owned[0][r], owned[1][r])), op.Block())
	}
	return op, true
}
