package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/rewrite"
)

// Isolate makes the operations of r use nothing that is defined outside of r: arguments that it appends to the entry block replace
// these values. It returns the values, in the order of the arguments. If clone returns true for the operation that defines a value,
// a copy of it at the start of r takes the value's place, and the operands of the copy come from outside instead. r must not be
// empty. As in MLIR, operations in the regions of those of r still use the values.
func Isolate(rw *rewrite.Rewriter, r *ir.Region, clone func(op *ir.Operation) bool) []*ir.Value {
	captured, cloned := capture(r, clone)
	cloned = analysis.TopologicalOrder(cloned)
	entry := r.First()
	types := entry.ArgTypes()
	for _, v := range captured {
		types = append(types, v.Type())
	}
	start := rw.NewBlockIn(r, entry, types, ir.UnknownLoc)
	for i, v := range start.Args() {
		if i < entry.NumArgs() {
			v.SetLoc(entry.Arg(i).Loc())
		} else {
			v.SetLoc(captured[i-entry.NumArgs()].Loc())
		}
	}
	inside := func(u *ir.Operand) bool { return u.Owner().ParentRegion() == r }
	m := ir.NewMapping()
	for i, v := range captured {
		arg := start.Arg(entry.NumArgs() + i)
		m.Map(v, arg)
		rw.ReplaceUsesIf(v, arg, inside)
	}
	rw.SetStart(start)
	for _, op := range cloned {
		n := rw.Clone(op, m)
		for i, v := range op.Results() {
			rw.ReplaceUsesIf(v, n.Result(i), inside)
		}
	}
	rw.MergeBlocks(entry, start, start.Args()[:entry.NumArgs():entry.NumArgs()])
	return captured
}

// capture returns the values from outside that r uses or that the operations to clone use, and these operations.
func capture(r *ir.Region, clone func(op *ir.Operation) bool) (captured []*ir.Value, cloned []*ir.Operation) {
	var work []*ir.Value
	seen, defs := map[*ir.Value]bool{}, map[*ir.Operation]bool{}
	add := func(v *ir.Value) {
		if !seen[v] {
			seen[v] = true
			work = append(work, v)
		}
	}
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			op.Walk(func(o *ir.Operation) {
				for _, v := range o.Operands() {
					if from := v.ParentBlock().Region(); from != r && from.IsAncestor(r) {
						add(v)
					}
				}
			})
		}
	}
	for i := 0; i < len(work); i++ {
		op := work[i].DefiningOp()
		if op == nil || defs[op] || !clone(op) {
			captured = append(captured, work[i])
			if op != nil {
				defs[op] = true
			}
			continue
		}
		defs[op] = true
		cloned = append(cloned, op)
		for _, v := range op.Operands() {
			add(v)
		}
	}
	return captured, cloned
}
