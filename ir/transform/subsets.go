package transform

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// HoistLoopInvariantSubsets replaces parts of tensors that loops in root extract and insert
// in every iteration by values that the loops carry, innermost loops first. It reports
// whether it changed anything.
func HoistLoopInvariantSubsets(root *ir.Operation) bool {
	var loops []*ir.Operation
	root.Walk(func(op *ir.Operation) {
		if carries(op) {
			loops = append(loops, op)
		}
	})
	b := ir.NewBuilder(root.Context(), nil)
	changed := false
	for _, loop := range loops {
		changed = hoistSubsets(loop, b) || changed
	}
	return changed
}

// NewSubsetHoisting returns the pass loop-invariant-subset-hoisting.
func NewSubsetHoisting() *pass.Pass {
	return &pass.Pass{
		Name: "loop-invariant-subset-hoisting", Class: "LoopInvariantSubsetHoisting", Summary: "Hoist loop invariant subset ops outside of the loop",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			HoistLoopInvariantSubsets(op)
			return true
		},
	}
}

// carries reports whether op is a loop of one block that carries values: its last operands
// are their initial values, its results the last values. Values can be added to it. MLIR 19
// crashes for loops with operand segments.
func carries(op *ir.Operation) bool {
	m, loop := ir.OpInterface[interfaces.LoopModel](op.Info())
	r, branch := ir.OpInterface[ir.RegionBranchModel](op.Info())
	return loop && branch && len(m.LoopRegions(op)) == 1 && op.NumRegions() == 1 && op.Region(0).HasOneBlock() &&
		!op.HasTrait(ir.AttrSizedOperandSegments) && op.NumResults() > 0 && len(r.EntryOperands(op, 0)) == op.NumResults()
}

// carriedArgs returns the arguments of the values that loop carries.
func carriedArgs(loop *ir.Operation) []*ir.Value {
	args := loop.Region(0).First().Args()
	return args[len(args)-loop.NumResults():]
}

// maxSubsets bounds the subsets of a tensor whose pairs are compared.
const maxSubsets = 512

// subsetPair is an extraction and an insertion of one subset. Either may be nil.
type subsetPair struct{ extraction, insertion *ir.Operation }

// subsetChain is the chain of operations on a tensor that a loop carries.
type subsetChain struct {
	// backward says that the uses of the argument count from the last.
	backward bool
	pairs    []subsetPair
	all      []*ir.Operation
}

// hoistable is a pair to hoist from a loop, of the carried value number index.
type hoistable struct {
	subsetPair
	index int
}

func hoistSubsets(loop *ir.Operation, b *ir.Builder) bool {
	changed := false
	// Hoisting adds carried values, on which there may be more to hoist.
	for first := 0; first < loop.NumResults(); {
		var found []hoistable
		args := carriedArgs(loop)
		for i := first; i < len(args); i++ {
			// MLIR replaces the loop for every pair, which turns the order of the uses of its
			// arguments around. The order decides which of several pairs comes first.
			c := subsetChain{backward: len(found)%2 == 1}
			if !c.follow(loop, args[i], true) || len(c.all) > maxSubsets {
				continue
			}
			for _, p := range c.pairs {
				if c.hoistable(p, loop) {
					found = append(found, hoistable{p, i})
				}
			}
		}
		first = len(args)
		if len(found) == 0 {
			continue
		}
		changed = true
		loop = carryMore(loop, found, b)
		for k, h := range found {
			h.moveOut(loop, first+k)
		}
	}
	return changed
}

// follow collects the operations on arg, which loop carries. It returns false if arg is
// used by other operations, or passed on as another carried value. Operations of inner
// loops, where own is false, do not leave the outer one.
func (c *subsetChain) follow(loop *ir.Operation, arg *ir.Value, own bool) bool {
	yield := loop.Region(0).First().Last()
	for v := arg; ; {
		if v.HasOneUse() && v.FirstUse().Owner() == yield {
			args := carriedArgs(loop)
			return yield.NumOperands() == len(args) && yield.Operand(arg.Index()-args[0].Index()) == v
		}
		var next *ir.Value
		var uses []*ir.Operand
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			uses = append(uses, u)
		}
		if own && c.backward && v == arg {
			slices.Reverse(uses)
		}
		for _, u := range uses {
			result, ok := c.use(u, own)
			if !ok || result != nil && next != nil {
				return false
			}
			if result != nil {
				next = result
			}
		}
		if next == nil {
			return false
		}
		v = next
	}
}

// use collects the operation of the use u. It returns the tensor that the operation makes
// of the one that it uses, if any.
func (c *subsetChain) use(u *ir.Operand, own bool) (result *ir.Value, ok bool) {
	op := u.Owner()
	if carries(op) {
		// The other operands are bounds, which are no tensors.
		i := u.Index() - (op.NumOperands() - op.NumResults())
		return op.Result(i), c.follow(op, carriedArgs(op)[i], false)
	}
	m, ok := ir.OpInterface[interfaces.SubsetModel](op.Info())
	if !ok || op.OperandUse(m.Container(op)) != u {
		return nil, false
	}
	if _, ok := m.Subset(op); !ok {
		return nil, false
	}
	c.all = append(c.all, op)
	inserts := m.Inserted(op) >= 0
	if own {
		c.pair(op, inserts)
	}
	if !inserts {
		return nil, true
	}
	return op.Result(0), true
}

func subsetOf(op *ir.Operation) interfaces.Subset {
	m, _ := ir.OpInterface[interfaces.SubsetModel](op.Info())
	s, _ := m.Subset(op)
	return s
}

// pair adds op to a pair whose other part has the same subset, or begins a pair. The
// search ends with a chain that is too long.
func (c *subsetChain) pair(op *ir.Operation, inserts bool) {
	if len(c.all) > maxSubsets {
		return
	}
	for i := range c.pairs {
		p := &c.pairs[i]
		switch {
		case inserts && p.extraction != nil && subsetOf(p.extraction).EqualTo(subsetOf(op)):
			p.insertion = op
			return
		case !inserts && p.insertion != nil && subsetOf(p.insertion).EqualTo(subsetOf(op)):
			p.extraction = op
			return
		}
	}
	if inserts {
		c.pairs = append(c.pairs, subsetPair{insertion: op})
	} else {
		c.pairs = append(c.pairs, subsetPair{extraction: op})
	}
}

// hoistable reports whether p can leave loop: it depends on nothing in loop but the tensor
// and the inserted value, and all other operations on the tensor concern other elements.
func (c *subsetChain) hoistable(p subsetPair, loop *ir.Operation) bool {
	if p.extraction == nil || p.insertion == nil {
		return false
	}
	m, _ := ir.OpInterface[interfaces.SubsetModel](p.insertion.Info())
	if p.extraction.Result(0).Type() != p.insertion.Operand(m.Inserted(p.insertion)).Type() || !subsetInvariant(p.extraction, loop) || !subsetInvariant(p.insertion, loop) {
		return false
	}
	s := subsetOf(p.insertion)
	for _, op := range c.all {
		if op != p.extraction && op != p.insertion && !s.DisjointFrom(subsetOf(op)) {
			return false
		}
	}
	return true
}

func subsetInvariant(op, loop *ir.Operation) bool {
	m, _ := ir.OpInterface[interfaces.SubsetModel](op.Info())
	for i := range op.NumOperands() {
		if i == m.Container(op) || i == m.Inserted(op) {
			continue
		}
		if p := op.Operand(i).ParentRegion(); p != nil && loop.Region(0).IsAncestor(p) {
			return false
		}
	}
	return true
}

// carryMore replaces loop by one that also carries the extracted values of found, which
// become the inserted ones.
func carryMore(loop *ir.Operation, found []hoistable, b *ir.Builder) *ir.Operation {
	body := loop.Region(0).First()
	st := ir.OperationState{Loc: loop.Loc(), Info: loop.Info(), Operands: loop.Operands(), Results: loop.ResultTypes(),
		Props: loop.Props(), Attrs: loop.DiscardableAttrs(), Regions: []*ir.Region{loop.Region(0)}}
	yielded := body.Last().Operands()
	for _, h := range found {
		m, _ := ir.OpInterface[interfaces.SubsetModel](h.insertion.Info())
		v := h.extraction.Result(0)
		st.Operands = append(st.Operands, v)
		st.Results = append(st.Results, v.Type())
		arg := body.AddArg(v.Type(), v.Loc())
		v.ReplaceAllUsesWith(arg)
		inserted := h.insertion.Operand(m.Inserted(h.insertion))
		for i := range yielded {
			if yielded[i] == v {
				yielded[i] = arg
			}
		}
		yielded = append(yielded, inserted)
	}
	body.Last().SetOperands(yielded)
	b.SetBefore(loop)
	made := b.Build(&st)
	loop.ReplaceAllUsesWith(made.Results()[:loop.NumResults()])
	loop.Erase()
	return made
}

// moveOut moves the extraction before loop and the insertion after it. loop carries the
// value as number carried.
func (h hoistable) moveOut(loop *ir.Operation, carried int) {
	m, _ := ir.OpInterface[interfaces.SubsetModel](h.insertion.Info())
	x, _ := ir.OpInterface[interfaces.SubsetModel](h.extraction.Info())
	h.extraction.MoveBefore(loop)
	h.extraction.SetOperand(x.Container(h.extraction), loop.Operand(loop.NumOperands()-loop.NumResults()+h.index))
	tensor, updated := loop.Result(h.index), h.insertion.Result(0)
	container := m.Container(h.insertion)
	updated.ReplaceAllUsesWith(h.insertion.Operand(container))
	if next := loop.Next(); next != nil {
		h.insertion.MoveBefore(next)
	} else {
		h.insertion.MoveToEnd(loop.Block())
	}
	tensor.ReplaceAllUsesWith(updated)
	h.insertion.SetOperand(m.Inserted(h.insertion), loop.Result(carried))
	h.insertion.SetOperand(container, tensor)
}
