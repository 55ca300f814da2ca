// Package cftoscf lifts branches between blocks to structured control flow: scf.while,
// scf.if and scf.index_switch.
//
// The algorithm is that of Bahmann, Reissmann, Jahre and Meyer, "Perfect
// Reconstructability of Control Flow from Demand Dependence Graphs". A cycle first gets
// one entry, one latch and one exit, and becomes a loop. What remains is acyclic: the
// blocks that only one edge of a branch reaches become a region of a conditional, and the
// other blocks follow the conditional. The operations, their order and the diagnostics are
// those of MLIR's pass lift-cf-to-scf.
package cftoscf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
)

// Unreachable creates the terminator of a region of an operation that control does not
// reach, at the insertion point of b. It returns nil after it emitted an error if the
// operation has none.
type Unreachable func(b *ir.Builder, loc ir.Location, parent *ir.Operation) *ir.Operation

// LiftNested lifts the branches in all regions nested in op, inner regions first. It
// returns false after it emitted an error.
func LiftNested(op *ir.Operation, unreachable Unreachable) (changed, ok bool) {
	ok = true
	var ops []*ir.Operation
	op.Walk(func(o *ir.Operation) { ops = append(ops, o) })
	for _, o := range ops {
		for i := range o.NumRegions() {
			c, good := Lift(o.Region(i), unreachable)
			if changed = changed || c; !good {
				return changed, false
			}
		}
	}
	return changed, ok
}

// Lift lifts the branches between the blocks of r, which then has one block, unless it
// ends in terminators of several kinds. A region without branches stays as it is. Lift
// returns false after it emitted an error.
func Lift(r *ir.Region, unreachable Unreachable) (changed, ok bool) {
	if r.Empty() || r.HasOneBlock() {
		return false, true
	}
	if !checkRegion(r) {
		return false, false
	}
	l := &lifter{top: r, loc: r.Parent().Loc(), entry: r.First(), b: ir.NewBuilder(r.Parent().Context(), nil), unreachable: unreachable,
		poison: map[ir.Type]*ir.Value{}, children: map[*ir.Block][]*ir.Block{}}
	l.combineExits()
	for work := []item{{r.First(), true}}; len(work) > 0; {
		it := work[len(work)-1]
		work = work[:len(work)-1]
		if it.cyclic {
			loops, good := l.liftCycles(it.block)
			if !good {
				return true, false
			}
			for _, header := range loops {
				work = append(work, item{header, true})
			}
			l.readTree(it.block.Region())
		}
		next, good := l.liftBranch(it.block)
		if !good {
			return true, false
		}
		for _, b := range next {
			work = append(work, item{b, false})
		}
	}
	l.dropUnusedExits()
	return true, true
}

// item is the entry of a region that is left to lift. cyclic says whether the region may
// have cycles.
type item struct {
	block  *ir.Block
	cyclic bool
}

// checkRegion checks what the transformation requires.
func checkRegion(r *ir.Region) bool {
	for b := r.First(); b != nil; b = b.Next() {
		if !b.HasPreds() && !b.IsEntry() {
			return b.First().EmitOpError("transformation does not support unreachable blocks")
		}
	}
	ok := true
	for b := r.First(); b != nil && ok; b = b.Next() {
		for op := b.First(); op != nil && ok; op = op.Next() {
			op.Walk(func(o *ir.Operation) {
				if ok && o.NumSuccessors() > 0 {
					ok = checkBranch(o)
				}
			})
		}
	}
	return ok
}

func checkBranch(op *ir.Operation) bool {
	m, ok := ir.OpInterface[ir.BranchModel](op.Info())
	if !ok {
		return op.EmitOpError("transformation does not support terminators with successors not implementing BranchOpInterface")
	}
	if !ir.IsMemoryEffectFree(op) {
		return op.EmitOpError("transformation does not support terminators with side effects")
	}
	for i := range op.NumSuccessors() {
		if _, _, produced := m.SuccessorOperands(op, i); produced > 0 {
			return op.EmitOpError("transformation does not support operations with operation-produced successor operands")
		}
	}
	return true
}

// lifter lifts the branches of one region.
type lifter struct {
	top         *ir.Region
	entry       *ir.Block // the first block of top, which gets the constants
	loc         ir.Location
	b           *ir.Builder
	unreachable Unreachable
	exits       []*ir.Block
	poison      map[ir.Type]*ir.Value
	switches    []*ir.Value
	// children are the blocks that a block immediately dominates, in depth-first order.
	children map[*ir.Block][]*ir.Block
}

// switchValue returns the i32 constant n.
func (l *lifter) switchValue(n int) *ir.Value {
	for len(l.switches) <= n {
		l.switches = append(l.switches, nil)
	}
	if l.switches[n] == nil {
		l.b.SetStart(l.entry)
		ctx := l.b.Context()
		l.switches[n] = arith.NewConstant(l.b, l.loc, ctx.Int(ctx.I32(), int64(n)))
	}
	return l.switches[n]
}

// poisonOf returns the poison value of type t.
func (l *lifter) poisonOf(t ir.Type) *ir.Value {
	if v := l.poison[t]; v != nil {
		return v
	}
	l.b.SetStart(l.entry)
	v := NewPoison(l.b, l.loc, t)
	l.poison[t] = v
	return v
}

// NewPoison creates ub.poison of type t.
func NewPoison(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	return ub.NewPoison(b, loc, t)
}

// combineExits makes one exit block for each kind of terminator without successors.
func (l *lifter) combineExits() {
	var ends []*ir.Operation
	for b := l.top.First(); b != nil; b = b.Next() {
		if end := b.Last(); end.NumSuccessors() == 0 {
			ends = append(ends, end)
		}
	}
	for _, end := range ends {
		l.combineExit(end)
	}
}

// combineExit replaces a terminator by a branch to the exit block of its kind.
func (l *lifter) combineExit(end *ir.Operation) {
	var exit *ir.Block
	for _, x := range l.exits {
		if sameExit(x.Last(), end) {
			exit = x
			break
		}
	}
	first := exit == nil
	if first {
		exit = l.b.Arena().NewBlock()
		l.top.Append(exit)
		for _, v := range end.Operands() {
			exit.AddArg(v.Type(), end.Loc())
		}
		l.exits = append(l.exits, exit)
	}
	flag := l.switchValue(0)
	l.b.SetBefore(end)
	l.branch(end.Loc(), flag, exit, end.Operands())
	if !first {
		end.Erase()
		return
	}
	end.MoveToEnd(exit)
	end.SetOperands(exit.Args())
}

// sameExit reports whether two terminators differ in their operands and locations only.
func sameExit(a, b *ir.Operation) bool {
	if a.NumOperands() != b.NumOperands() || !a.SameButOperands(b) {
		return false
	}
	for i, t := range a.OperandTypes() {
		if b.Operand(i).Type() != t {
			return false
		}
	}
	return true
}

// dropUnusedExits erases exit blocks that no branch reaches.
func (l *lifter) dropUnusedExits() {
	for _, x := range l.exits {
		if x.Region() != nil && !x.IsEntry() && !x.HasPreds() && x.Region() == l.top {
			x.Erase()
		}
	}
}

// readTree reads the dominator tree of r.
func (l *lifter) readTree(r *ir.Region) {
	d := ir.NewDominance()
	for b := r.First(); b != nil; b = b.Next() {
		delete(l.children, b)
	}
	d.VisitTree(r, func(b *ir.Block) {
		if p := d.ImmediateDominator(b); p != nil {
			l.children[p] = append(l.children[p], b)
		}
	})
}

// dominated returns b and the blocks that b dominates, each after its dominator. Exit
// blocks that moved out of the region are none of them.
func (l *lifter) dominated(b *ir.Block) []*ir.Block {
	var out []*ir.Block
	for stack := []*ir.Block{b}; len(stack) > 0; {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		out = append(out, b)
		for below, i := l.children[b], len(l.children[b])-1; i >= 0; i-- {
			if below[i].Region() == b.Region() {
				stack = append(stack, below[i])
			}
		}
	}
	return out
}
