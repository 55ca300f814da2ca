package scf

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Staged says in which stage of a software pipeline an operation runs. An iteration of the pipelined
// loop runs stage s of the iteration that began s iterations before.
type Staged struct {
	Op    *ir.Operation
	Stage int
}

// PipelinePart is a part of what a pipelined loop becomes.
type PipelinePart uint8

// The parts.
const (
	Prologue PipelinePart = iota
	Kernel
	Epilogue
)

// Pipelining says how [ForOp.Pipeline] changes loops.
type Pipelining struct {
	// Schedule returns all operations of the body but its terminator, in the order in which an
	// iteration of the new loop executes them. It returns none for loops that stay.
	Schedule func(f ForOp) []Staged
	// Predicate replaces an operation by one that executes it only if holds is true, and returns what
	// took its place. With it there is no epilogue: the loop keeps its range, and the last iterations
	// skip what the epilogue would not execute. It may be nil.
	Predicate func(rw *rewrite.Rewriter, op *ir.Operation, holds *ir.Value) *ir.Operation
	// Annotate marks the copies of operations, with the number of the iteration in the part. It may
	// be nil.
	Annotate func(op *ir.Operation, part PipelinePart, iteration int)
}

// maxPipelined bounds the operations of a prologue or epilogue.
const maxPipelined = 1 << 16

// pipeliner pipelines one loop.
type pipeliner struct {
	Pipelining
	f      ForOp
	rw     *rewrite.Rewriter
	e      arith.Emitter
	order  []Staged
	stages map[*ir.Operation]int
	last   int // the last stage
	// guarded is set if the loop may have fewer iterations than stages.
	guarded bool
	// versions holds the values that stand for a value of the loop in the iterations of the prologue
	// or of the epilogue.
	versions map[*ir.Value][]*ir.Value
}

// Pipeline splits the iterations of f into stages, and lets the stages of several iterations run in
// one iteration of a new loop, which it returns. A prologue before the loop runs the first stages of
// the first iterations, an epilogue behind it the last stages of the last ones. The loop must have as
// many iterations as stages, unless p has a predicate. It reports an error for schedules in which
// an operation comes before what it uses (pipelineForLoop). MLIR 19 also pipelines loops of fewer
// iterations, and passes the initial value of a carried value that does not change to all stages of
// the first iteration of the new loop.
func (f ForOp) Pipeline(rw *rewrite.Rewriter, p Pipelining) (ForOp, bool) {
	l := &pipeliner{Pipelining: p, f: f, rw: rw, e: arith.Emitter{B: &rw.Builder, Loc: f.Loc()}, versions: map[*ir.Value][]*ir.Value{}}
	if l.order = p.Schedule(f); len(l.order) == 0 {
		return ForOp{}, rw.Fail("the loop has no schedule")
	}
	if !l.begin() {
		return ForOp{}, false
	}
	rw.SetBefore(f.Operation)
	l.prologue()
	live := l.crossing()
	k := l.kernel(live)
	results := k.Results()[:f.NumResults()]
	if p.Predicate == nil {
		rw.SetAfter(k.Operation)
		results = l.epilogue(results)
	}
	rw.Replace(f.Operation, results...)
	return k, true
}

// begin checks the schedule and the number of iterations.
func (l *pipeliner) begin() bool {
	l.stages = map[*ir.Operation]int{}
	for _, s := range l.order {
		if s.Op != nil {
			l.stages[s.Op] = s.Stage
			l.last = max(l.last, s.Stage)
		}
	}
	for op := l.f.Body().First(); op != l.f.Yield(); op = op.Next() {
		if _, ok := l.stages[op]; !ok {
			return op.EmitOpError("not assigned a pipeline stage")
		}
	}
	for _, s := range l.order {
		if s.Op == l.f.Yield() {
			return s.Op.EmitError("terminator should not be assigned a stage")
		}
		if s.Op.Block() != l.f.Body() {
			return s.Op.EmitOpError("the owning Block of all operations assigned a stage should be the loop body block")
		}
		if s.Stage < 0 {
			return l.rw.Fail("a stage is negative")
		}
	}
	if l.last > maxPipelined/len(l.order) || len(l.stages) != len(l.order) {
		return l.rw.Fail("the schedule is too long")
	}
	n, known := l.f.TripCount()
	l.guarded = !known || n < int64(l.last)
	if step, ok := ir.IntConstantOf(l.f.Step()); l.guarded && l.Predicate == nil || ok && step <= 0 || !l.f.CountsSigned() {
		return l.rw.Fail("the loop may have fewer iterations than stages")
	}
	for _, v := range l.f.Yield().Operands() {
		def := v.DefiningOp()
		if _, staged := l.stages[def]; def == nil || !staged && l.f.IsAncestor(def) {
			return l.rw.Fail("a value comes from more than one iteration before")
		}
	}
	return l.inOrder()
}

// inOrder reports whether each operation comes after what it uses, and emits an error if one does not.
func (l *pipeliner) inOrder() bool {
	n := len(l.order)
	cycles := map[*ir.Operation]int{}
	for i, s := range l.order {
		cycles[s.Op] = i + s.Stage*n
	}
	for _, s := range l.order {
		for _, v := range used(s.Op) {
			def, distance := l.source(v)
			if c, ok := cycles[def]; ok && def != nil && cycles[s.Op] < c-n*distance {
				return s.Op.EmitError("operation scheduled before its operands")
			}
		}
	}
	return true
}

// used returns the operands of op, and those of operations in it.
func used(op *ir.Operation) []*ir.Value {
	vs := op.Operands()
	op.Walk(func(o *ir.Operation) {
		if o != op {
			vs = append(vs, o.Operands()...)
		}
	})
	return vs
}

// source returns the operation that computes v, and how many iterations before: 1 if v is a carried
// argument. It returns nil for other arguments.
func (l *pipeliner) source(v *ir.Value) (def *ir.Operation, distance int) {
	if v.OwnerBlock() == l.f.Body() {
		if v.Index() == 0 {
			return nil, 0
		}
		return l.f.Yield().Operand(v.Index() - 1).DefiningOp(), 1
	}
	return v.DefiningOp(), 0
}

func (l *pipeliner) set(v, to *ir.Value, version int) {
	if l.versions[v] == nil {
		l.versions[v] = make([]*ir.Value, l.last+2)
	}
	l.versions[v][version] = to
}

// times returns the product of the step and n, plus or minus which a value is. Folds drop it for 0.
func (l *pipeliner) times(n int64) *ir.Value {
	return l.e.Op(arith.MulI, l.f.Step(), l.e.Int(l.f.Step().Type(), n))
}

// copyOf clones op. Its operands are those that replace returns, where it returns one.
func (l *pipeliner) copyOf(op *ir.Operation, replace func(v *ir.Value) *ir.Value) *ir.Operation {
	n := l.rw.Clone(op, ir.NewMapping())
	n.Walk(func(o *ir.Operation) {
		for i, v := range o.Operands() {
			if w := replace(v); w != nil {
				o.SetOperand(i, w)
			}
		}
	})
	return n
}

// version returns a function that replaces values by a version of them.
func (l *pipeliner) version(i int) func(v *ir.Value) *ir.Value {
	return func(v *ir.Value) *ir.Value {
		if list := l.versions[v]; list != nil {
			return list[i]
		}
		return nil
	}
}

// guard makes op depend on holds, if there is such a value, and puts the insertion point behind it.
func (l *pipeliner) guard(op *ir.Operation, holds *ir.Value) *ir.Operation {
	if holds != nil {
		op = l.Predicate(l.rw, op, holds)
	}
	l.rw.SetAfter(op)
	return op
}

func (l *pipeliner) annotate(op *ir.Operation, part PipelinePart, iteration int) {
	if l.Annotate != nil {
		l.Annotate(op, part, iteration)
	}
}

// prologue emits, for each iteration before the last stage begins, the stages that have begun.
func (l *pipeliner) prologue() {
	args, yielded := l.f.IterArgs(), l.f.Yield().Operands()
	for i, a := range args {
		l.set(a, l.f.Inits()[i], 0)
		if l.isOutside(yielded[i]) {
			for k := 1; k <= l.last; k++ {
				l.set(a, yielded[i], k)
			}
		}
	}
	holds := make([]*ir.Value, l.last)
	for i := range l.last {
		if l.guarded {
			holds[i] = l.e.CmpI(arith.SLT, l.e.Op(arith.AddI, l.f.LowerBound(), l.times(int64(i))), l.f.UpperBound())
		}
		l.set(l.f.InductionVar(), l.e.Op(arith.AddI, l.f.LowerBound(), l.times(int64(i))), i)
		for _, s := range l.order {
			k := i - s.Stage
			if k < 0 {
				continue
			}
			n := l.guard(l.copyOf(s.Op, l.version(k)), holds[k])
			l.annotate(n, Prologue, i)
			for d, r := range s.Op.Results() {
				l.set(r, n.Result(d), k)
				for j, v := range yielded {
					if v == r {
						l.set(args[j], n.Result(d), k+1)
					}
				}
			}
		}
	}
}

func (l *pipeliner) isOutside(v *ir.Value) bool {
	_, staged := l.stages[v.DefiningOp()]
	return !staged
}

// lifetime says from which stage to which a value lives.
type lifetime struct {
	v         *ir.Value
	def, last int
}

// crossing returns the values that a later stage than that of their definition uses.
func (l *pipeliner) crossing() []lifetime {
	var list []lifetime
	at := map[*ir.Value]int{}
	for _, s := range l.order {
		for _, v := range used(s.Op) {
			def, distance := l.source(v)
			stage, ok := l.stages[def]
			if def == nil || !ok || stage == s.Stage || stage == s.Stage+distance {
				continue
			}
			k, seen := at[v]
			if !seen {
				k = len(list)
				at[v] = k
				list = append(list, lifetime{v: v, def: stage})
			}
			list[k].last = max(list[k].last, s.Stage)
		}
	}
	return list
}

// carried is a version of a value, which the loop carries for uses that many stages later.
type carried struct {
	v     *ir.Value
	later int
}

// kernel creates the new loop.
func (l *pipeliner) kernel(live []lifetime) ForOp {
	var inits []*ir.Value
	for i, v := range l.f.Yield().Operands() {
		if l.isOutside(v) {
			inits = append(inits, l.f.Inits()[i])
			continue
		}
		inits = append(inits, l.versions[l.f.IterArgs()[i]][l.last-l.stages[v.DefiningOp()]])
	}
	argOf := map[carried]int{}
	for _, t := range live {
		for i := range t.last - t.def {
			argOf[carried{t.v, t.last - t.def - i}] = len(inits)
			inits = append(inits, l.versions[t.v][l.last-t.last+i])
		}
	}
	upper := l.f.UpperBound()
	if l.Predicate == nil {
		upper = l.e.Op(arith.SubI, upper, l.times(int64(l.last)))
	}
	k := NewFor(&l.rw.Builder, l.f.Loc(), l.f.LowerBound(), upper, l.f.Step(), inits...)
	l.rw.SetStart(k.Body())
	l.fill(k, live, argOf)
	return k
}

// fill creates the body of the new loop.
func (l *pipeliner) fill(k ForOp, live []lifetime, argOf map[carried]int) {
	m := ir.NewMapping()
	for i, a := range l.f.Body().Args() {
		m.Map(a, k.Body().Arg(i))
	}
	holds := make([]*ir.Value, l.last+1)
	for i := range l.last {
		if l.Predicate != nil {
			holds[i] = l.e.CmpI(arith.SLT, k.InductionVar(), l.e.Op(arith.SubI, l.f.UpperBound(), l.times(int64(l.last-i))))
		}
	}
	for _, s := range l.order {
		n := l.rw.Clone(s.Op, m)
		var originals []*ir.Operation
		s.Op.Walk(func(o *ir.Operation) { originals = append(originals, o) })
		n.Walk(func(o *ir.Operation) {
			from := originals[0]
			originals = originals[1:]
			for i, v := range from.Operands() {
				if w := l.inKernel(k, n, v, s.Stage, m, argOf); w != nil {
					o.SetOperand(i, w)
				}
			}
		})
		n = l.guard(n, holds[s.Stage])
		for i, r := range s.Op.Results() {
			m.Map(r, n.Result(i))
		}
		l.annotate(n, Kernel, 0)
	}
	l.yield(k, live, m, holds)
}

// inKernel returns what stands for v in the copy of an operation of a stage, or nil if that is what m
// maps v to.
func (l *pipeliner) inKernel(k ForOp, op *ir.Operation, v *ir.Value, stage int, m *ir.Mapping, argOf map[carried]int) *ir.Value {
	if v == l.f.InductionVar() {
		at := l.rw.InsertionPoint()
		l.rw.SetBefore(op)
		iv := l.e.Op(arith.AddI, k.InductionVar(), l.times(int64(l.last-stage)))
		l.rw.SetInsertionPoint(at)
		return iv
	}
	def, distance := l.source(v)
	if def == nil {
		return nil
	}
	defStage, staged := l.stages[def]
	switch {
	case distance == 1 && !staged:
		// The first iteration of a stage before the last is in the prologue.
		if stage < l.last {
			return l.f.Yield().Operand(v.Index() - 1)
		}
		return nil
	case !staged || defStage == stage:
		return nil
	case distance == 1 && defStage == stage+1:
		return m.Value(l.f.Yield().Operand(v.Index() - 1))
	}
	if i, ok := argOf[carried{v, stage - defStage}]; ok {
		return k.IterArgs()[i]
	}
	return nil
}

// yield ends the body of the new loop, and notes which versions of values the epilogue gets.
func (l *pipeliner) yield(k ForOp, live []lifetime, m *ir.Mapping, holds []*ir.Value) {
	l.versions = map[*ir.Value][]*ir.Value{}
	var out []*ir.Value
	for i, v := range l.f.Yield().Operands() {
		w := m.Value(v)
		if s, staged := l.stages[v.DefiningOp()]; staged && s < l.last && l.Predicate != nil && l.f.Result(i).HasUses() {
			w = l.e.Select(holds[s], w, k.IterArgs()[i])
		}
		out = append(out, w)
	}
	for _, t := range live {
		version, n := l.last-t.last+1, t.last-t.def
		for range n - 1 {
			l.set(t.v, k.Result(len(out)), version)
			version++
			out = append(out, k.IterArgs()[len(out)+1])
		}
		l.set(t.v, k.Result(len(out)), version)
		out = append(out, m.Value(t.v))
	}
	for i, v := range l.f.Yield().Operands() {
		a := l.f.IterArgs()[i]
		switch s, staged := l.stages[v.DefiningOp()]; {
		case !staged:
			for version := 1; version <= l.last; version++ {
				l.set(a, v, version)
			}
		case s > 0:
			l.set(a, k.Result(i), l.last-s+1)
		}
	}
	NewYield(&l.rw.Builder, l.f.Loc(), out...)
}

// epilogue emits, for each iteration that the new loop began, the stages that it did not run. It
// returns the results of the loop.
func (l *pipeliner) epilogue(results []*ir.Value) []*ir.Value {
	results = slices.Clone(results)
	t := l.f.LowerBound().Type()
	for i := range l.last {
		range1 := l.e.Op(arith.SubI, l.e.Op(arith.AddI, l.f.UpperBound(), l.e.Int(t, -1)), l.f.LowerBound())
		n := l.e.Op(arith.AddI, l.e.Op(arith.DivUI, range1, l.f.Step()), l.e.Int(t, int64(-i)))
		l.set(l.f.InductionVar(), l.e.Op(arith.AddI, l.f.LowerBound(), l.e.Op(arith.MulI, l.f.Step(), n)), l.last-i)
	}
	for i := 1; i <= l.last; i++ {
		for _, s := range l.order {
			if s.Stage < i {
				continue
			}
			version := l.last - s.Stage + i
			n := l.copyOf(s.Op, l.version(version))
			l.annotate(n, Epilogue, i-1)
			for d, r := range s.Op.Results() {
				l.set(r, n.Result(d), version)
				for j, v := range l.f.Yield().Operands() {
					if v != r {
						continue
					}
					if version == l.last {
						results[j] = n.Result(d)
					} else {
						l.set(l.f.IterArgs()[j], n.Result(d), version+1)
					}
				}
			}
		}
	}
	return results
}
