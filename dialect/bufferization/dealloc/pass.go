package dealloc

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Manual is the attribute of operations that allocate or free memory which the program frees itself.
const Manual = "bufferization.manual_deallocation"

// Insert frees the buffers that the functions in root allocate, by operations bufferization.dealloc. It returns false after an error.
func Insert(root *ir.Operation, o Options) bool {
	ok := true
	tables := ir.NewSymbolTables()
	root.Walk(func(op *ir.Operation) {
		if _, function := ir.OpInterface[ir.FunctionModel](op.Info()); ok && function && op.NumRegions() > 0 && !op.Region(0).Empty() {
			ok = inserter{newState(op, o, tables)}.function(op)
		}
	})
	return ok
}

// inserter works on one function.
type inserter struct{ *State }

func (i inserter) function(op *ir.Operation) bool {
	if HasLoop(op) {
		return op.EmitError("Only structured control-flow loops are supported.")
	}
	if !i.regions(op) {
		return false
	}
	return setFunctionType(op)
}

// HasLoop reports whether branches in op make a loop.
func HasLoop(op *ir.Operation) bool {
	found := false
	op.Walk(func(o *ir.Operation) {
		for k := range o.NumRegions() {
			found = found || regionHasLoop(o.Region(k))
		}
	})
	return found
}

func regionHasLoop(r *ir.Region) bool {
	if r.Empty() || r.HasOneBlock() && r.First().FirstPred() == nil {
		return false
	}
	type frame struct {
		b    *ir.Block
		next int
	}
	const open, done = 1, 2
	state := map[*ir.Block]int{r.First(): open}
	for stack := []frame{{b: r.First()}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		t := top.b.Terminator()
		if t == nil || top.next >= t.NumSuccessors() {
			state[top.b] = done
			stack = stack[:len(stack)-1]
			continue
		}
		next := t.Successor(top.next)
		top.next++
		if state[next] == open {
			return true
		}
		if state[next] == 0 {
			state[next] = open
			stack = append(stack, frame{b: next})
		}
	}
	return false
}

// regions works on the blocks in the regions of op: on a block after the regions in it, and on the blocks of a region from dominators to
// what they dominate.
func (i inserter) regions(op *ir.Operation) bool {
	ok := true
	for k := range op.NumRegions() {
		r := op.Region(k)
		if r.Empty() {
			continue
		}
		ir.NewDominance().VisitTree(r, func(b *ir.Block) {
			for o := b.First(); o != nil && ok; o = o.Next() {
				ok = i.regions(o)
			}
			ok = ok && i.block(b)
		})
	}
	return ok
}

func (i inserter) block(block *ir.Block) bool {
	b := ir.NewBuilder(block.Parent().Context(), nil)
	b.SetStart(block)
	for _, v := range i.liveIn(block) {
		if v.ParentRegion() == block.Region() {
			i.UpdateIn(v, i.Ownership(v, v.ParentBlock()), block)
			i.FreeAtEnd(v, block)
			continue
		}
		i.UpdateIn(v, Owned(arith.NewBool(b, v.Loc(), false)), block)
	}
	_, function := ir.OpInterface[ir.FunctionModel](block.Parent().Info())
	for _, arg := range append([]*ir.Value(nil), block.Args()...) {
		if !isMemRef(arg) {
			continue
		}
		var owned *ir.Value
		if function && block.IsEntry() { // a function does not own its arguments
			owned = arith.NewBool(b, arg.Loc(), false)
		} else {
			owned = block.AddArg(b.Context().I1(), arg.Loc())
		}
		i.Update(arg, Owned(owned))
		i.FreeAtEnd(arg, block)
	}
	for op := block.First(); op != nil; {
		next := op.Next()
		done, ok := i.operation(op)
		if !ok {
			return false
		}
		i.passOn(done)
		op = next
	}
	return true
}

// passOn gives the results of op that are memrefs the ownership of the operands, unless they have one: op allocates nothing, so they can be
// views of any of them.
func (i inserter) passOn(op *ir.Operation) {
	for k := range op.NumResults() {
		r := op.Result(k)
		if !isMemRef(r) || i.Ownership(r, r.ParentBlock()).Initialized() {
			continue
		}
		for _, v := range op.Operands() {
			if isMemRef(v) {
				i.Update(r, i.Ownership(v, v.ParentBlock()))
			}
		}
		if !i.Ownership(r, r.ParentBlock()).Initialized() {
			b := ir.NewBuilder(op.Context(), nil)
			b.SetBefore(op)
			i.Update(r, Owned(arith.NewBool(b, op.Loc(), false)))
		}
	}
}

// operation updates the state for op. It returns op, or the operation that takes its place.
func (i inserter) operation(op *ir.Operation) (*ir.Operation, bool) {
	info := op.Info()
	if m, ok := modelOf(op); ok {
		return m.Process(op, i.State)
	}
	if !supported(op) {
		return nil, false
	}
	if !i.effects(op) {
		return nil, false
	}
	if m, ok := ir.OpInterface[ir.RegionBranchModel](info); ok {
		op = i.regionBranch(op, m)
	}
	if _, ok := ir.OpInterface[ir.CallModel](info); ok {
		op = i.call(op)
	}
	if m, ok := ir.OpInterface[ir.BranchModel](info); ok && !i.branch(op, m) {
		return nil, false
	}
	if m, ok := interfaces.ExitModel(op); ok && !i.regionTerminator(op, m) {
		return nil, false
	}
	return op, true
}

// supported emits an error if the pass cannot tell what op does with memrefs.
func supported(op *ir.Operation) bool {
	info := op.Info()
	effects := info.Entry != nil && info.Entry.Effects != nil || op.HasTrait(ir.NoMemoryEffect)
	_, call := ir.OpInterface[ir.CallModel](info)
	if op.Is(bufferization.Dealloc) {
		return op.EmitError("No deallocation operations must be present when running this pass!")
	}
	if !effects && !op.HasTrait(ir.RecursiveMemoryEffects) && !call {
		return op.EmitError("ops with unknown memory side effects are not supported")
	}
	if !usesMemRefs(op) && (call || !bufferization.HasEffect(op, ir.EffectAllocate, nil) && !bufferization.HasEffect(op, ir.EffectFree, nil)) {
		return true
	}
	_, flow := ir.OpInterface[ir.RegionBranchModel](info)
	if n := op.NumRegions(); (n > 1 || n == 1 && op.NumResults() > 0) && !flow {
		return op.EmitError("All operations with attached regions need to implement the RegionBranchOpInterface.")
	}
	if op.HasTrait(ir.NoTerminator) {
		return op.EmitError("NoTerminator trait is not supported")
	}
	if !op.HasTrait(ir.Terminator) {
		return true
	}
	_, branch := ir.OpInterface[ir.BranchModel](info)
	_, exit := interfaces.ExitModel(op)
	if branch == exit {
		return op.EmitError("Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not both)!")
	}
	if op.NumSuccessors() > 1 {
		return op.EmitError("Terminators with more than one successor are not supported!")
	}
	return true
}

func usesMemRefs(op *ir.Operation) bool {
	for k := range op.NumOperands() {
		if isMemRef(op.Operand(k)) {
			return true
		}
	}
	for k := range op.NumResults() {
		if isMemRef(op.Result(k)) {
			return true
		}
	}
	return false
}

// effects owns what op allocates. Memory that the program frees itself is not owned, which an assertion checks.
func (i inserter) effects(op *ir.Operation) bool {
	if e := op.Info().Entry; e == nil || e.Effects == nil {
		return true
	}
	b := ir.NewBuilder(op.Context(), nil)
	for _, v := range memrefsIn(op.Operands()) {
		if !bufferization.HasEffect(op, ir.EffectFree, v) {
			continue
		}
		if op.Attr(Manual) == nil {
			return op.EmitError("memory free side-effect on MemRef value not supported!")
		}
		if o := i.Ownership(v, op.Block()); o.Indicator != nil {
			b.SetBefore(op)
			not := arith.NewBinary(b, op.Loc(), arith.XOrI, o.Indicator, arith.NewBool(b, op.Loc(), true))
			b.Create(op.Loc(), cf.Assert, []*ir.Value{not}, nil, ir.Named("msg", op.Context().String("expected that the block does not have ownership")))
		}
	}
	b.SetStart(op.Block())
	for k := range op.NumResults() {
		r := op.Result(k)
		if !isMemRef(r) || !bufferization.HasEffect(op, ir.EffectAllocate, r) {
			continue
		}
		if op.Is(memref.Alloca) || op.Attr(Manual) != nil {
			i.Reset(r, op.Block())
			i.Update(r, Owned(arith.NewBool(b, op.Loc(), false)))
			continue
		}
		i.Update(r, Owned(arith.NewBool(b, op.Loc(), true)))
		i.FreeAtEnd(r, op.Block())
	}
	return true
}

// guaranteed returns v, or a clone of it if its block does not own v.
func (i inserter) guaranteed(b *ir.Builder, v *ir.Value, block *ir.Block) *ir.Value {
	n, owned := i.unique(b, v, block)
	if c, ok := ir.IntConstantOf(owned); ok && c != 0 {
		return n
	}
	loc := v.Loc()
	maybe := scf.NewIf(b, loc, owned, []ir.Type{v.Type()}, true)
	at := b.InsertionPoint()
	b.SetEnd(maybe.Then())
	scf.NewYield(b, loc, n)
	b.SetEnd(maybe.Else())
	scf.NewYield(b, loc, bufferization.NewClone(b, loc, n, n.Type()))
	b.SetInsertionPoint(at)
	i.Update(maybe.Result(0), Owned(arith.NewBool(b, loc, true)))
	i.FreeAtEnd(maybe.Result(0), block)
	return maybe.Result(0)
}

// unique returns v and its ownership, as the operation that defines v computes it.
func (i inserter) unique(b *ir.Builder, v *ir.Value, block *ir.Block) (memref, indicator *ir.Value) {
	op := v.DefiningOp()
	if op == nil {
		op = v.OwnerBlock().Parent()
	}
	if m, ok := ownershipModelOf(op); ok {
		return m.UniqueOwnership(op, i.State, b, v)
	}
	return i.Unique(b, v, block)
}
