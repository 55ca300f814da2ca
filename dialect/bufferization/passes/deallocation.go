package passes

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/bufferization/dealloc"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// NewBufferDeallocation returns the pass buffer-deallocation of MLIR 19, which frees buffers where all their views have ended, and clones
// those for which there is no such place.
func NewBufferDeallocation() *pass.Pass {
	return &pass.Pass{
		Name: "buffer-deallocation", Class: "BufferDeallocation", Op: fn.Func.Name,
		Summary: "Adds all required dealloc operations for all allocations in the input program",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return deallocate(op) },
	}
}

// deallocation frees the buffers of one function.
type deallocation struct {
	*placement
	post  *postDominance
	ends  *dealloc.Liveness
	clone map[*ir.Value]bool // the clones that the pass made
}

func deallocate(op *ir.Operation) bool {
	if op.Region(0).Empty() {
		return true
	}
	if dealloc.HasLoop(op) {
		return op.EmitError("Only structured control-flow loops are supported.")
	}
	supported := true
	op.Walk(func(o *ir.Operation) {
		_, flow := ir.OpInterface[ir.RegionBranchModel](o.Info())
		if n := o.NumRegions(); (n > 1 || n == 1 && o.NumResults() > 0) && !flow {
			supported = o.EmitError("All operations with attached regions need to implement the RegionBranchOpInterface.")
		}
	})
	if !supported {
		return false
	}
	d := &deallocation{newPlacement(op), &postDominance{map[*ir.Region]map[*ir.Block]*ir.Block{}}, dealloc.NewLiveness(op), map[*ir.Value]bool{}}
	for _, v := range d.allocs {
		def := v.DefiningOp()
		if d.frees[v] == nil && !def.Is(memref.Alloc) && !def.Is(memref.Realloc) && !def.Is(bufferization.Clone) {
			return def.EmitError("Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface.")
		}
	}
	unsafe := d.unsafeValues()
	d.flow.Forget(unsafe)
	for _, v := range unsafe {
		if v.IsBlockArgument() {
			d.cloneForArgument(v)
		} else {
			d.cloneBeforeExits(v.DefiningOp(), -1, v)
		}
		d.allocs = append(d.allocs, v)
	}
	for _, v := range d.allocs {
		d.place(v)
	}
	return true
}

// unsafeValues returns the views of buffers whose buffer cannot be freed after them in all cases: they are defined where the buffer is not
// known, or are arguments of the block of the buffer. They get clones.
func (d *deallocation) unsafeValues() []*ir.Value {
	type seen struct {
		v *ir.Value
		b *ir.Block
	}
	var list []*ir.Value
	var work []seen
	listed, visited := map[*ir.Value]bool{}, map[seen]bool{}
	follow := func(from seen) {
		for _, v := range d.flow.DirectViews(from.v) {
			b := v.ParentBlock()
			switch {
			case listed[v]:
			case !d.dom.DominatesBlock(from.b, b) || from.b == b && v.IsBlockArgument():
				listed[v] = true
				list = append(list, v)
				work = append(work, seen{v, b})
			case !visited[seen{v, from.b}]:
				visited[seen{v, from.b}] = true
				work = append(work, seen{v, from.b})
			}
		}
	}
	for _, v := range d.allocs {
		follow(seen{v, v.ParentBlock()})
	}
	for len(work) > 0 {
		last := work[len(work)-1]
		work = work[:len(work)-1]
		follow(last)
	}
	return list
}

// cloned returns a new clone of v before op, or v if it is such a clone.
func (d *deallocation) cloned(v *ir.Value, op *ir.Operation) *ir.Value {
	if d.clone[v] {
		return v
	}
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	n := bufferization.NewClone(b, v.Loc(), v, v.Type())
	d.clone[n] = true
	return n
}

// cloneForArgument makes everything that passes a value to the block argument arg pass a clone.
func (d *deallocation) cloneForArgument(arg *ir.Value) {
	block := arg.OwnerBlock()
	for p := block.FirstPred(); p != nil; p = p.NextUse() {
		t := p.Owner()
		m, ok := ir.OpInterface[ir.BranchModel](t.Info())
		if !ok {
			continue
		}
		start, n, produced := m.SuccessorOperands(t, p.Index())
		if k := arg.Index() - produced; k >= 0 && k < n {
			t.SetOperand(start+k, d.cloned(t.Operand(start+k), t))
		}
	}
	op := block.Parent()
	m, flow := ir.OpInterface[ir.RegionBranchModel](op.Info())
	if !flow || !block.IsEntry() {
		return
	}
	to := block.Region().Index()
	d.cloneBeforeExits(op, to, arg)
	m.RegionSuccessors(op, -1, func(entered int) {
		if entered != to {
			return
		}
		k := indexOfValue(m.SuccessorInputs(op, to), arg)
		passed := m.EntryOperands(op, to)
		if k < 0 || k >= len(passed) {
			return
		}
		// EntryOperands returns consecutive operands, which the first of them begins.
		for first := range op.NumOperands() {
			if first+len(passed) <= op.NumOperands() && sameOperands(op, first, passed) {
				op.SetOperand(first+k, d.cloned(passed[k], op))
				return
			}
		}
	})
}

func sameOperands(op *ir.Operation, first int, values []*ir.Value) bool {
	for i, v := range values {
		if op.Operand(first+i) != v {
			return false
		}
	}
	return true
}

func indexOfValue(list []*ir.Value, v *ir.Value) int {
	for i := range list {
		if list[i] == v {
			return i
		}
	}
	return -1
}

// cloneBeforeExits makes the terminators of the regions of op that pass a value to the region to (-1: to the results), where v receives
// it, pass a clone.
func (d *deallocation) cloneBeforeExits(op *ir.Operation, to int, v *ir.Value) {
	m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	if !ok {
		return
	}
	k := indexOfValue(m.SuccessorInputs(op, to), v)
	for i := range op.NumRegions() {
		m.RegionSuccessors(op, i, func(next int) {
			if next != to {
				return
			}
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				t := b.Last()
				if t == nil {
					continue
				}
				if exit, ok := interfaces.ExitModel(t); ok {
					if start, n := exit.ForwardedOperands(t, to); k >= 0 && k < n {
						t.SetOperand(start+k, d.cloned(t.Operand(start+k), t))
					}
				}
			}
		})
	}
}

// place frees v after the last use of v and its views, in the block that runs after all of them.
func (d *deallocation) place(v *ir.Value) {
	block := v.ParentBlock()
	views := d.flow.Views(v)
	for _, view := range views {
		for u := view.FirstUse(); u != nil; u = u.NextUse() {
			block = d.post.common(block, u.Owner().Block())
		}
		block = d.post.common(block, view.ParentBlock())
	}
	if block == nil {
		return
	}
	end := block.First()
	for _, view := range views {
		from := end
		if def := view.DefiningOp(); def != nil {
			if from = ancestorInBlock(block, def); from == nil {
				continue
			}
		}
		if last := d.lastUse(view, block, from); last.Block() == block && end.IsBeforeInBlock(last) {
			end = last
		}
	}
	if free := d.frees[v]; free != nil {
		if free != end && end.Next() != nil {
			free.MoveBefore(end.Next())
		}
		return
	}
	if end.Next() == nil {
		return // passed on
	}
	b := ir.NewBuilder(block.Parent().Context(), nil)
	b.SetBefore(end.Next())
	memref.NewDealloc(b, v.Loc(), v)
}

func ancestorInBlock(block *ir.Block, op *ir.Operation) *ir.Operation {
	for ; op != nil; op = op.Parent() {
		if op.Block() == block {
			return op
		}
	}
	return nil
}

// lastUse returns the last operation of block, from the operation from on, that uses v or has a use in it.
func (d *deallocation) lastUse(v *ir.Value, block *ir.Block, from *ir.Operation) *ir.Operation {
	if d.ends.LiveOut(v, block) {
		return block.Last()
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if at := ancestorInBlock(block, u.Owner()); at != nil && from.IsBeforeInBlock(at) {
			from = at
		}
	}
	return from
}
