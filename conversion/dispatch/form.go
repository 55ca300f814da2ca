package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// maxOps is the highest number of operations of the source in a dispatch.
const maxOps = 64

// Remark reports that the compiler did something with op (applied) or why it did not.
type Remark func(op *ir.Operation, applied bool, text string)

// Form replaces the operations on tensors in r, and in the regions of its operations, by dispatches. An operation that several elements or
// operations need has a dispatch of its own; others are computed where their result is needed. Remark may be nil. Form reports whether it formed a dispatch.
func Form(r *ir.Region, limits Limits, remark Remark) bool {
	formed := false
	for blk := r.First(); blk != nil; blk = blk.Next() {
		for op := blk.First(); op != nil; op = op.Next() {
			if op.Is(kernel.Dispatch) || ruleOf(op).kind != onHost {
				continue
			}
			for i := range op.NumRegions() {
				formed = Form(op.Region(i), limits, remark) || formed
			}
		}
		formed = formBlock(blk, limits, remark) || formed
	}
	return formed
}

// former forms the dispatches of a block.
type former struct {
	b      *ir.Builder
	facts  map[*ir.Operation]*fact
	limits Limits
	remark Remark
}

// fact is what is known of an operation that a kernel computes.
type fact struct {
	rule *rule
	// apart says that the operation has a dispatch of its own, which other operations may be part of, and why says the reason.
	apart bool
	why   string
	// loops says that an element takes loops, in the operation or in one that is computed with it.
	loops bool
	// work is the number of operations that an element takes, without loops, and ops that of operations of the source.
	work, ops int
	// inputs are the tensors in memory that the operation and those that are computed with it read.
	inputs []*ir.Value
}

func formBlock(blk *ir.Block, limits Limits, remark Remark) bool {
	f := &former{ir.NewBuilder(blk.Parent().Context(), nil), map[*ir.Operation]*fact{}, limits, remark}
	splitSoftmax(f.b, blk)
	splitResults(f.b, blk)
	splitConcats(f.b, blk, limits)
	var list []*ir.Operation
	for op := blk.First(); op != nil; op = op.Next() {
		if r := ruleOf(op); r.kind != onHost {
			list = append(list, op)
			f.facts[op] = &fact{rule: r}
		}
	}
	if len(list) == 0 {
		return false
	}
	f.resolveSizes(list)
	for _, op := range list {
		if k := f.facts[op].rule; k == elementwiseRule || k == pointwiseRule || k == reductionRule {
			f.checkSizes(op)
		}
	}
	for _, op := range list {
		f.decide(op)
	}
	if remark != nil {
		f.report(blk)
	}
	formed := false
	for _, op := range list {
		if f.facts[op].apart && !f.staysView(op) {
			f.form(op)
			formed = true
		}
	}
	for i := len(list) - 1; i >= 0; i-- {
		if !list[i].HasUses() {
			list[i].Erase()
		}
	}
	return formed
}

// resolveSizes replaces sizes of results of list by what they depend on, so that they do not keep the results.
func (f *former) resolveSizes(list []*ir.Operation) {
	for _, op := range list {
		for i := range op.NumResults() {
			for use := op.Result(i).FirstUse(); use != nil; {
				user := use.Owner()
				use = use.NextUse()
				if of, d, ok := dimension(user); ok {
					f.b.SetBefore(user)
					user.ReplaceAllUsesWith([]*ir.Value{sizeBy(hostSizes{f.b, user.Loc()}, of, d)})
					user.Erase()
				}
			}
		}
	}
}

// staysView reports whether op, whose result the host needs, only names the memory of a tensor by another shape.
func (f *former) staysView(op *ir.Operation) bool {
	switch {
	case op.Is(tensor.CollapseShape), op.Is(tensor.ExpandShape), op.Is(tensor.Cast), op.Is(tensor.Empty):
		return true
	}
	return op.HasTrait(ir.ConstantLike)
}

// decide finds out whether op has a dispatch of its own. The facts of the operations before it are known.
func (f *former) decide(op *ir.Operation) {
	x := f.facts[op]
	f.limitInputs(op)
	x.loops, x.work, x.ops = x.rule.kind == reduced, workOf(op), 1
	for _, v := range op.Operands() {
		if p := f.inlined(v); p != nil {
			x.loops, x.work, x.ops = x.loops || p.loops, x.work+p.work, x.ops+p.ops
		}
	}
	users := map[*ir.Operation]bool{}
	for i := range op.NumResults() {
		for use := op.Result(i).FirstUse(); use != nil; use = use.NextUse() {
			users[use.Owner()] = true
			if why := f.needsMemory(x, op.Block(), use); why != "" {
				x.apart, x.why = true, why
			}
		}
	}
	switch {
	case asserts(op):
		x.apart, x.why = true, "it asserts something of each element"
	case x.apart, x.rule.kind == view && !x.loops && x.work == 0:
	case f.multiplies(op):
		x.apart, x.why = true, "cooperative matrices compute it"
	case len(users) > 1:
		x.apart, x.why = x.loops || x.work > again, "several operations need its result"
	case x.ops > maxOps:
		x.apart, x.why = true, "a kernel with more operations would be too large"
	case x.loops && op.NumResults() > 1:
		x.apart, x.why = true, "it has several results"
	}
	if x.apart && f.staysView(op) {
		f.separateOperands(op)
	}
}

// multiplies reports whether op is a large product that cooperative matrices can compute.
func (f *former) multiplies(op *ir.Operation) bool {
	if op.Attr(TileName) != nil {
		return false
	}
	p, _ := productOf(op, f.limits, func(v *ir.Value) bool { return f.inlined(v) == nil })
	return p != nil && p.large()
}

// limitInputs finds the tensors that the kernel of op reads. If they are more than a kernel can have, it gives operations that are computed with op dispatches of
// their own, those that read most first.
func (f *former) limitInputs(op *ir.Operation) {
	x := f.facts[op]
	for {
		x.inputs = nil
		var most *fact
		var mostOp *ir.Operation
		g := &group{former: f, root: op}
		g.eachOperand(op, func(v *ir.Value) {
			p := f.inlined(v)
			switch {
			case p != nil:
				x.inputs = addAll(x.inputs, p.inputs)
				if most == nil || len(p.inputs) > len(most.inputs) {
					most, mostOp = p, v.DefiningOp()
				}
			case !isNumber(v.Type()) && !isConstant(v):
				x.inputs = addAll(x.inputs, []*ir.Value{v})
			}
		})
		// The results take memory, too, and so do reports of failed assertions.
		taken := len(x.inputs) + op.NumResults()
		if asserts(op) {
			taken++
		}
		if taken <= f.limits.Buffers || most == nil || len(most.inputs) < 2 {
			return
		}
		most.apart, most.why = true, "a kernel with its operands would have more buffers than the target allows"
		if f.staysView(mostOp) {
			f.separateOperands(mostOp)
		}
	}
}

// addAll adds to list those of vs that it lacks.
func addAll(list, vs []*ir.Value) []*ir.Value {
	for _, v := range vs {
		if !slices.Contains(list, v) {
			list = append(list, v)
		}
	}
	return list
}

// separateOperands gives the operations that op takes tensors of dispatches of their own, because op itself stays on the host.
func (f *former) separateOperands(op *ir.Operation) {
	for _, v := range op.Operands() {
		p := f.inlined(v)
		if p == nil {
			continue
		}
		p.apart, p.why = true, "the host needs its result"
		if def := v.DefiningOp(); f.staysView(def) {
			f.separateOperands(def)
		}
	}
}

// inlined returns the fact of the operation that computes v, if it is computed where v is needed, or nil.
func (f *former) inlined(v *ir.Value) *fact {
	if def := v.DefiningOp(); def != nil {
		if p := f.facts[def]; p != nil && !p.apart {
			return p
		}
	}
	return nil
}

// needsMemory says why the result of the operation with fact x must be in memory where use needs it, or returns "".
func (f *former) needsMemory(x *fact, blk *ir.Block, use *ir.Operand) string {
	user := use.Owner()
	y := f.facts[user]
	if user.Block() != blk {
		// The body of an operation may need any element any number of times.
		outer := ancestorIn(user, blk)
		switch {
		case outer == nil || f.facts[outer] == nil:
			return "the host needs its result"
		case x.loops || x.work > again:
			return "the body of an operation needs its result"
		}
		return ""
	}
	if y == nil {
		return "the host needs its result"
	}
	once := needsOnce(user, use.Index())
	switch {
	case x.loops && !once:
		return "an operation needs its elements more than once"
	case x.loops && y.rule.kind == reduced:
		return "it is a reduction, and so is the operation that needs its result"
	case x.loops && f.otherLoops(user, use.Index()):
		return "the operation that needs its result is computed with another reduction"
	case x.loops || once || x.work == 0:
		return ""
	case y.rule.kind == reduced && x.work > again:
		return "a reduction needs its elements more than once"
	}
	return ""
}

// report makes the remarks about the operations of blk.
func (f *former) report(blk *ir.Block) {
	for op := blk.First(); op != nil; op = op.Next() {
		x := f.facts[op]
		switch {
		case x == nil:
			if computesTensor(op) {
				f.remark(op, false, "'"+op.Name()+"' stays on the host: no kernel computes it")
			}
		case x.apart && f.staysView(op):
			f.remark(op, false, "'"+op.Name()+"' needs no kernel: it only names memory by another shape")
		case x.apart:
			f.remark(op, true, "'"+op.Name()+"' has a kernel of its own: "+x.why)
		case x.rule.kind != view:
			f.remark(op, true, "'"+op.Name()+"' is computed with the operation that needs its result, and takes no memory")
		}
	}
}

// computesTensor reports whether a result of op is a tensor.
func computesTensor(op *ir.Operation) bool {
	for i := range op.NumResults() {
		switch op.Result(i).Type().(type) {
		case *ir.RankedTensorType, *ir.UnrankedTensorType:
			return !op.HasTrait(ir.ConstantLike)
		}
	}
	return false
}

// otherLoops reports whether another operand of op than operand i takes loops that are part of the dispatch of op.
func (f *former) otherLoops(op *ir.Operation, i int) bool {
	for k, v := range op.Operands() {
		if k == i || v == op.Operand(i) {
			continue
		}
		if p := f.inlined(v); p != nil && p.loops {
			return true
		}
	}
	return false
}

// ancestorIn returns the operation of blk that contains op, or nil.
func ancestorIn(op *ir.Operation, blk *ir.Block) *ir.Operation {
	for op != nil && op.Block() != blk {
		op = op.Parent()
	}
	return op
}

// needsOnce reports whether op needs each element of operand i for one element of its result at most.
func needsOnce(op *ir.Operation, i int) bool {
	s, ok := linalg.AsStructured(op)
	if !ok {
		return !op.Is(tensor.Pad) && !op.Is(tensor.Concat) && !op.Is(tensor.InsertSlice) && !op.Is(tensor.Generate) && !op.Is(tensor.Pack) && !op.Is(tensor.Gather)
	}
	fixed := fixedDims(s.Maps()[i])
	for d := range s.Iterators() {
		if fixed == nil || !fixed[d] {
			return false
		}
	}
	return true
}

// form replaces op by a dispatch.
func (f *former) form(op *ir.Operation) {
	g := &group{former: f, root: op, m: ir.NewMapping(), inside: map[*ir.Operation]bool{}}
	g.collect(op)
	f.b.SetBefore(op)
	outs := g.outs()
	ins := g.ins(outs)
	types := make([]ir.Type, op.NumResults())
	for i := range types {
		types[i] = op.Result(i).Type()
	}
	d := kernel.NewDispatch(f.b, op.Loc(), ins, outs, types)
	if t := op.Attr(TileName); t != nil {
		d.SetAttr("tile", t)
	}
	if s, ok := linalg.AsStructured(op); ok {
		setPlaces(d, s)
	}
	for i, v := range ins {
		g.m.Map(v, d.Body().Arg(i))
	}
	f.b.SetEnd(d.Body())
	var last *ir.Operation
	for _, o := range g.ops {
		last = f.b.Insert(f.b.Arena().Clone(o, g.m))
	}
	// What the root reads as its init is what outs held, also if it reads the same tensor elsewhere.
	for i, v := range outs {
		if g.isInit(v, i) {
			s, _ := linalg.AsStructured(op)
			last.SetOperand(len(s.Inputs())+i, d.Body().Arg(len(ins)+i))
		}
	}
	yielded := make([]*ir.Value, op.NumResults())
	for i := range yielded {
		yielded[i] = g.m.Value(op.Result(i))
	}
	f.b.Create(op.Loc(), kernel.Yield, yielded, nil)
	op.ReplaceAllUsesWith(d.Results())
}

// TileName is the name of the attribute of an operation on tensors with the sizes of the tile of one invocation.
const TileName = "kernel.tile"

// group is the operations of a dispatch.
type group struct {
	*former
	root   *ir.Operation
	m      *ir.Mapping
	inside map[*ir.Operation]bool
	ops    []*ir.Operation // in order
}

// collect adds op and what is computed with it, in order.
func (g *group) collect(op *ir.Operation) {
	if g.inside[op] {
		return
	}
	g.inside[op] = true
	g.eachOperand(op, func(v *ir.Value) {
		def := v.DefiningOp()
		if def != nil && (g.inlined(v) != nil || isConstant(v)) {
			g.collect(def)
		}
	})
	g.ops = append(g.ops, op)
}

// eachOperand calls visit with the operands of op and those of its regions' operations that are defined outside of op.
func (g *group) eachOperand(op *ir.Operation, visit func(v *ir.Value)) {
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		for _, v := range o.Operands() {
			if r := v.ParentRegion(); o == op || !within(r, op) {
				visit(v)
			}
		}
		return ir.WalkAdvance
	})
}

// within reports whether r is a region of op or nested in one.
func within(r *ir.Region, op *ir.Operation) bool {
	for o := r.Parent(); o != nil; o = o.Parent() {
		if o == op {
			return true
		}
	}
	return false
}

// outs returns the destinations of the results.
func (g *group) outs() []*ir.Value {
	outs := make([]*ir.Value, g.root.NumResults())
	for i := range outs {
		if s, ok := linalg.AsStructured(g.root); ok && g.destination(s.Inits()[i]) {
			outs[i] = s.Inits()[i]
			continue
		}
		r := g.root.Result(i)
		h := hostSizes{g.b, g.root.Loc()}
		var sizes []*ir.Value
		for d, n := range shapeOf(r) {
			if n == ir.Dynamic {
				sizes = append(sizes, sizeBy(h, r, d))
			}
		}
		outs[i] = tensor.NewEmpty(g.b, g.root.Loc(), r.Type(), sizes...)
	}
	return outs
}

// destination reports whether v, an init of the root, is a tensor outside of the group that a dispatch may overwrite.
func (g *group) destination(v *ir.Value) bool {
	return v.DefiningOp() == nil || !g.inside[v.DefiningOp()]
}

// isInit reports whether v is init i of the root.
func (g *group) isInit(v *ir.Value, i int) bool {
	s, ok := linalg.AsStructured(g.root)
	return ok && s.Inits()[i] == v
}

// ins returns the values outside of the group that its operations read, but for those that are only inits of the root.
func (g *group) ins(outs []*ir.Value) []*ir.Value {
	var list []*ir.Value
	seen := map[*ir.Value]bool{}
	for _, op := range g.ops {
		s, structured := linalg.AsStructured(op)
		g.eachOperand(op, func(v *ir.Value) {
			if def := v.DefiningOp(); seen[v] || def != nil && g.inside[def] {
				return
			}
			if structured && op == g.root {
				for i, init := range s.Inits() {
					if init == v && outs[i] == v && !readsApart(s, v) {
						return
					}
				}
			}
			seen[v] = true
			list = append(list, v)
		})
	}
	return list
}

// readsApart reports whether s reads v otherwise than as init.
func readsApart(s linalg.StructuredOp, v *ir.Value) bool {
	for _, in := range s.Inputs() {
		if in == v {
			return true
		}
	}
	for use := v.FirstUse(); use != nil; use = use.NextUse() {
		if use.Owner() != s.Operation && within(use.Owner().ParentRegion(), s.Operation) {
			return true
		}
	}
	return false
}
