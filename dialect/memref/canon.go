package memref

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the memref dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		rewrite.OnOp("erase-dead-realloc", Realloc, eraseDeadAlloc),
		rewrite.OnOp("inline-alloca-scope", AllocaScope, inlineScope),
		rewrite.OnOp("hoist-allocas-of-scope", AllocaScope, hoistFromScope),
		rewrite.OnOp("copy-of-cast", Copy, copyOfCast),
		rewrite.OnOp("erase-copy-to-self", Copy, eraseSelfCopy),
		rewrite.OnOp("erase-empty-copy", Copy, eraseEmptyCopy),
		rewrite.On("dim-of-reshape", Dim, dimOfReshape),
		MetadataConstants(),
	}
	for _, def := range []*ir.OpDef{Alloc, Alloca} {
		ps = append(ps,
			rewrite.On("alloc-of-constant-size", def, allocConstantSizes),
			rewrite.OnOp("erase-dead-alloc", def, eraseDeadAlloc))
	}
	return append(ps, viewPatterns()...)
}

// MetadataConstants returns the pattern that replaces results of
// memref.extract_strided_metadata by the constants in its operand's type. In MLIR this
// is a fold, so the pattern has to come before others.
func MetadataConstants() *rewrite.Pattern {
	return rewrite.OnOp("metadata-of-static", ExtractStridedMetadata, metadataConstants).WithBenefit(100)
}

// allocConstantSizes makes dimensions with a constant size static.
func allocConstantSizes(op AllocOp, rw *rewrite.Rewriter) bool {
	t := op.Type()
	shape := append([]int64(nil), t.Shape()...)
	var sizes []*ir.Value
	k, changed := 0, false
	for i, d := range shape {
		if d != ir.Dynamic {
			continue
		}
		v := op.OperandIn(0, k)
		k++
		if c, ok := ir.IntConstantOf(v); ok && c >= 0 {
			shape[i], changed = c, true
		} else {
			sizes = append(sizes, v)
		}
	}
	if !changed {
		return rw.Fail("no size is a constant")
	}
	n := rw.Context().MemRef(shape, t.ElementType(), t.Layout, t.MemorySpace)
	v := NewAlloc(&rw.Builder, op.Loc(), op.Def(), n, sizes, op.SymbolOperands(), op.Alignment())
	rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{v}, []ir.Type{t})
	return true
}

// eraseDeadAlloc removes a buffer that is only stored to and freed.
func eraseDeadAlloc(op *ir.Operation, rw *rewrite.Rewriter) bool {
	v := op.Result(0)
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		o := u.Owner()
		if !o.Is(Dealloc) && !(o.Is(Store) && o.Operand(0) != v) {
			return rw.Fail("the buffer is used")
		}
	}
	for u := v.FirstUse(); u != nil; u = v.FirstUse() {
		rw.Erase(u.Owner())
	}
	rw.Erase(op)
	return true
}

func copyOfCast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	changed := false
	for i := range 2 {
		c := op.Operand(i).DefiningOp()
		if c == nil || !c.Is(Cast) || !isMemRef(c.Operand(0).Type()) {
			continue
		}
		rw.Modify(op, func() { op.SetOperand(i, c.Operand(0)) })
		changed = true
	}
	return changed
}

func eraseSelfCopy(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.Operand(0) != op.Operand(1) {
		return rw.Fail("source and target differ")
	}
	rw.Erase(op)
	return true
}

func eraseEmptyCopy(op *ir.Operation, rw *rewrite.Rewriter) bool {
	for i := range 2 {
		t, ok := op.Operand(i).Type().(*ir.MemRefType)
		if !ok {
			continue
		}
		for _, d := range t.Shape() {
			if d == 0 {
				rw.Erase(op)
				return true
			}
		}
	}
	return rw.Fail("no dimension has size zero")
}

// dimOfReshape reads the size from the shape operand of a memref.reshape. It reads
// directly after the reshape, before the shape can change.
func dimOfReshape(op DimOp, rw *rewrite.Rewriter) bool {
	reshape := op.Source().DefiningOp()
	if reshape == nil || !reshape.Is(Reshape) {
		return rw.Fail("the source is not a memref.reshape")
	}
	index := op.Index()
	if index.ParentBlock() == reshape.Block() {
		if def := index.DefiningOp(); def != nil && reshape.IsBeforeInBlock(def) {
			return rw.Fail("the index is defined after the reshape")
		}
	} else if op.Block() != reshape.Block() && !properAncestor(index.ParentRegion(), reshape.ParentRegion()) {
		return rw.Fail("the index does not dominate the reshape")
	}
	rw.SetAfter(reshape)
	v := NewLoad(&rw.Builder, op.Loc(), reshape.Operand(1), index)
	if t := op.Result(0).Type(); v.Type() != t {
		v = arith.NewCast(&rw.Builder, op.Loc(), arith.IndexCast, v, t)
	}
	rw.Replace(op.Operation, v)
	return true
}

func properAncestor(outer, inner *ir.Region) bool { return outer != inner && outer.IsAncestor(inner) }

// metadataConstants replaces uses of an offset, size or stride that the source's
// type determines.
func metadataConstants(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Operand(0).Type().(*ir.MemRefType)
	strides, offset, _ := t.StridesAndOffset()
	known := append(append([]int64{offset}, t.Shape()...), strides...)
	changed := false
	// As in MLIR, the driver does not learn of the constants, and they stay in place.
	b := ir.NewBuilder(rw.Context(), rw.Arena())
	b.SetBefore(op)
	for i, c := range known {
		if r := op.Result(1 + i); c != ir.Dynamic && r.HasUses() {
			rw.ReplaceUses(r, arith.NewIndex(b, op.Loc(), c))
			changed = true
		}
	}
	if changed {
		rw.Modify(op, func() {}) // the driver visits it again, as after a fold
	}
	return changed
}

// mayAllocate reports whether op itself may allocate on the stack.
func mayAllocate(op *ir.Operation) bool {
	if op.HasTrait(ir.RecursiveMemoryEffects) {
		return false // a walk visits its operations separately
	}
	may := false
	known := ir.CollectEffects(op, func(e ir.Effect) {
		may = may || e.Kind == ir.EffectAllocate && e.Value != nil && e.Value.DefiningOp() == op && op.Is(Alloca)
	})
	return !known || may
}

// inlineScope removes a scope without allocations, or one that ends where the enclosing
// scope ends.
func inlineScope(op *ir.Operation, rw *rewrite.Rewriter) bool {
	body := op.Region(0).First()
	allocates := op.Region(0).WalkPre(func(o *ir.Operation) ir.WalkResult {
		switch {
		case mayAllocate(o):
			return ir.WalkInterrupt
		case o.HasTrait(ir.AutomaticAllocationScope):
			return ir.WalkSkip
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
	if allocates {
		if !endsRegion(op) || !op.Parent().HasTrait(ir.AutomaticAllocationScope) {
			return rw.Fail("an allocation would live longer")
		}
	}
	end := body.Last()
	rw.InlineBlockBefore(body, op.Block(), op, nil)
	rw.Replace(op, end.Operands()...)
	rw.Erase(end)
	return true
}

// endsRegion reports whether only the terminator of its region, which has one block, follows op.
func endsRegion(op *ir.Operation) bool {
	return op.Next() != nil && op.Next() == op.Block().Last() && op.ParentRegion().HasOneBlock()
}

// hoistFromScope moves allocations of a scope to the enclosing one, if both end with the op that contains the inner scope, and the operands
// are defined before that op (AllocaScopeHoister).
func hoistFromScope(op *ir.Operation, rw *rewrite.Rewriter) bool {
	outer := op
	var region *ir.Region
	for region == nil || !outer.Parent().HasTrait(ir.AutomaticAllocationScope) {
		if outer.Block() == nil || !endsRegion(outer) {
			return rw.Fail("an allocation would live longer")
		}
		region = outer.ParentRegion()
		if outer = outer.Parent(); outer == nil || outer.Parent() == nil || outer.HasTrait(ir.AutomaticAllocationScope) {
			return rw.Fail("there is no op between the scopes")
		}
	}
	if !endsRegion(outer) {
		return rw.Fail("an allocation would live longer")
	}
	var found []*ir.Operation
	op.Walk(func(o *ir.Operation) {
		if o.Is(Alloca) && !slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return region.IsAncestor(v.ParentRegion()) }) {
			found = append(found, o)
		}
	})
	for _, o := range found {
		rw.MoveBefore(o, outer)
	}
	return len(found) != 0 || rw.Fail("no allocation can move")
}
