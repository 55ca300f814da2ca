package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

// maxUses is the highest number of uses of a tensor whose memory an operation takes over. It keeps the search linear.
const maxUses = 64

// reuse says which operations of a function write their result to the memory of an operand, because nothing needs the operand afterwards. An operation
// may do so if the operand is the only name of memory that the function has allocated: an operation that takes over memory, or that names
// it anew, must be its last use.
type reuse struct {
	// taken has the number of the operand whose memory an operation takes over.
	taken map[*ir.Operation]int
	// copied has the numbers of the operands of loops that are copied before the loop, so that its operations can take over the memory.
	copied map[*ir.Operation][]int

	names map[*ir.Value]*names
	// wanted are the operands whose memory operations would take over, in order.
	wanted []*ir.Operand
}

// names is a set of tensors that name the same memory one after the other, such as those that the iterations of a loop pass on.
type names struct {
	into *names // the set that this one became part of, or nil
	// shared says that something else names the memory, or that the function has not allocated it.
	shared bool
	// entries are the operands of loops that the memory comes from.
	entries []*ir.Operand
	// wanted says that an operation would take over the memory.
	wanted bool
	state  state
}

// A state says what is known of a set of names.
type state uint8

const (
	unknown state = iota
	asked
	owned
	notOwned
)

// findReuse finds the operations of a function on tensors that take over memory.
func findReuse(f *ir.Operation) *reuse {
	r := &reuse{taken: map[*ir.Operation]int{}, copied: map[*ir.Operation][]int{}, names: map[*ir.Value]*names{}}
	f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(kernel.Dispatch) {
			r.want(op)
			return ir.WalkSkip
		}
		r.arguments(f, op)
		r.results(op)
		r.flow(op)
		if op.Is(tensor.Insert) {
			r.want(op)
		}
		return ir.WalkAdvance
	})
	for _, o := range r.wanted {
		r.of(o.Value()).wanted = true
	}
	for _, o := range r.wanted {
		if r.owns(r.of(o.Value())) {
			r.taken[o.Owner()] = o.Index()
		}
	}
	return r
}

func isTensor(v *ir.Value) bool { _, ok := v.Type().(*ir.RankedTensorType); return ok }

// of returns the set that v belongs to.
func (r *reuse) of(v *ir.Value) *names {
	n := r.names[v]
	if n == nil {
		n = &names{}
		r.names[v] = n
	}
	return n.root()
}

func (n *names) root() *names {
	for n.into != nil {
		if n.into.into != nil {
			n.into = n.into.into
		}
		n = n.into
	}
	return n
}

// share says that something else names the memory of v.
func (r *reuse) share(v *ir.Value) { r.of(v).shared = true }

// pass says that name becomes a name of the memory of the operand.
func (r *reuse) pass(o *ir.Operand, name *ir.Value) {
	if !isTensor(name) {
		return
	}
	if !isTensor(o.Value()) || !lastUse(o) {
		r.share(name)
		return
	}
	a, b := r.of(o.Value()), r.of(name)
	if a == b {
		return
	}
	a.into = b
	b.shared = b.shared || a.shared
	b.entries = append(b.entries, a.entries...)
}

// arguments finds the arguments of the regions of op that name memory of others. f is the function.
func (r *reuse) arguments(f, op *ir.Operation) {
	branches := r.passes(op)
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			if op != f && branches && b == op.Region(i).First() {
				continue
			}
			for _, a := range b.Args() {
				if isTensor(a) {
					r.share(a)
				}
			}
		}
	}
}

// passes reports whether op passes operands on to regions and results in a known way.
func (r *reuse) passes(op *ir.Operation) bool {
	_, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	return ok && passesOn(op)
}

// results finds the results of op that name memory of others.
func (r *reuse) results(op *ir.Operation) {
	switch op.Def() {
	case tensor.Empty, tensor.Insert, tensor.FromElements, bufferization.ToTensor, bufferization.AllocTensor:
		return // memory of its own
	case tensor.Cast, tensor.CollapseShape, tensor.ExpandShape, tensor.Reshape:
		r.pass(op.OperandUse(0), op.Result(0))
		return
	}
	if r.passes(op) {
		return
	}
	for i := range op.NumResults() {
		if isTensor(op.Result(i)) {
			r.share(op.Result(i))
		}
	}
}

// flow follows what op passes to its regions, or, if it ends a region, what it passes on from there.
func (r *reuse) flow(op *ir.Operation) {
	if m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info()); ok && passesOn(op) {
		for i, to := range analysis.Entries(op, m) {
			for _, name := range to {
				if isTensor(name) {
					n := r.of(name)
					n.entries = append(n.entries, op.OperandUse(i))
				}
			}
		}
	}
	parent := op.Parent()
	if parent == nil || op.Next() != nil || !passesOn(op) || !r.passes(parent) {
		return
	}
	m, _ := ir.OpInterface[ir.RegionBranchModel](parent.Info())
	for i, to := range analysis.Exits(op, parent, m) {
		for _, name := range to {
			r.pass(op.OperandUse(i), name)
		}
	}
}

// want notes the operand of op, an operation that computes tensors, whose memory op can take over, if there is one.
func (r *reuse) want(op *ir.Operation) {
	o := replaced(op)
	if o != nil && lastUse(o) {
		r.wanted = append(r.wanted, o)
	}
}

// replaced returns the operand of op that its result replaces, or nil.
func replaced(op *ir.Operation) *ir.Operand {
	if op.Is(tensor.Insert) {
		return op.OperandUse(1)
	}
	d := kernel.DispatchOp{Operation: op}
	if p := partOf(d); p != nil {
		return op.OperandUse(p.dest)
	}
	if len(d.Outs()) == 1 {
		return op.OperandUse(len(d.Ins()))
	}
	return nil
}

// owns reports whether the memory that n names is the function's own, and n its only name. It lets operands of loops be copied if operations
// would take over the memory.
func (r *reuse) owns(n *names) bool {
	switch n.state {
	case owned, notOwned:
		return n.state == owned
	case asked:
		return false // the answer depends on itself
	}
	n.state = asked
	is := !n.shared
	var copies []*ir.Operand
	for _, o := range n.entries {
		if !is {
			break
		}
		if lastUse(o) && (r.of(o.Value()) == n || r.owns(r.of(o.Value()))) {
			continue
		}
		if !slices.Contains(copies, o) {
			copies = append(copies, o)
		}
		is = n.wanted
	}
	if n.state = notOwned; is {
		n.state = owned
		for _, o := range copies {
			r.copied[o.Owner()] = append(r.copied[o.Owner()], o.Index())
		}
	}
	return is
}

// lastUse reports whether nothing needs the value of o after its owner, and nothing else names its memory.
func lastUse(o *ir.Operand) bool {
	v := o.Value()
	home := v.ParentBlock()
	// The path leads from the owner to its ancestor in the block of v. Each operation on it happens at most once for each v.
	path := map[*ir.Block]*ir.Operation{}
	for op := o.Owner(); ; op = op.Parent() {
		path[op.Block()] = op
		if op.Block() == home {
			break
		}
		if p := op.Parent(); p == nil || !(p.Is(scf.If) || p.Is(scf.IndexSwitch)) {
			return false
		}
	}
	n := 0
	for use := v.FirstUse(); use != nil; use = use.NextUse() {
		if n++; n > maxUses {
			return false
		}
		if use != o && !goneBefore(use, o, path) {
			return false
		}
	}
	return true
}

// goneBefore reports whether use only reads before the owner of o, or never together with it.
func goneBefore(use, o *ir.Operand, path map[*ir.Block]*ir.Operation) bool {
	user := use.Owner()
	if user.Is(tensor.Dim) {
		return true // the size stays
	}
	op := user
	for path[op.Block()] == nil {
		op = op.Parent()
	}
	if on := path[op.Block()]; on == op {
		// In another branch, or an operand of an operation around the owner.
		return op != user && op != o.Owner()
	} else if !op.IsBeforeInBlock(on) {
		return false
	}
	return readsOnly(use)
}

// readsOnly reports whether the owner of use reads the tensor, and does not name its memory otherwise.
func readsOnly(use *ir.Operand) bool {
	switch use.Owner().Def() {
	case kernel.Dispatch, tensor.Extract, tensor.Insert, bufferization.ToMemRef, bufferization.AllocTensor:
		return true
	}
	return false
}
