package rewrite

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// Strictness restricts which operations a greedy rewrite works on.
type Strictness uint8

// AnyOp stands for every operation in scope, ExistingAndNewOps for the given operations
// and those that patterns create, ExistingOps for the given operations only.
const (
	AnyOp Strictness = iota
	ExistingAndNewOps
	ExistingOps
)

// GreedyConfig controls the greedy driver. The zero value has the defaults of MLIR's
// driver. All MLIR passes except canonicalize also set BottomUp.
type GreedyConfig struct {
	// BottomUp seeds the worklist so that the driver visits operations in post-order,
	// last first, instead of top-down.
	BottomUp bool
	// MaxIterations bounds the rounds of rewriting and simplifying regions. 0 stands
	// for 10; a negative number removes the bound.
	MaxIterations int
	// MaxRewrites bounds the pattern applications of a round. 0 or less removes the bound.
	MaxRewrites int
	// Regions says how far the driver simplifies control flow between the rounds.
	Regions    RegionSimplify
	Strictness Strictness
	// Scope is the region outside of which nothing is rewritten. Nil stands for the
	// given region, or for the innermost region that holds all given operations.
	Scope *ir.Region
	// arena is the allocator of new operations. If it is nil, the driver borrows one from the scope of
	// the operations, or makes its own if they have none.
	arena *ir.Arena
	// MayFold, if not nil, reports whether the driver may replace op by what its fold returned.
	MayFold func(op *ir.Operation, results []ir.FoldResult) bool
	// OnFail, if not nil, is called with each pattern that did not match and its reason.
	OnFail func(op *ir.Operation, p *Pattern, why string)
	// Listener hears of the changes of patterns and folds if it is not nil.
	Listener *Listener
}

// GreedyResult says how a greedy rewrite ended.
type GreedyResult struct {
	Changed bool
	// Converged is false if the driver reached a bound before a fixpoint, or was stopped.
	Converged bool
	// Failed is true if a pattern ended the rewrite by [Rewriter.Abort].
	Failed bool
	// Rewrites counts the pattern applications.
	Rewrites int
}

// ApplyGreedily applies patterns and folds to all operations in the regions of op until
// nothing changes, like MLIR's applyPatternsAndFoldGreedily.
func ApplyGreedily(op *ir.Operation, patterns *PatternSet, cfg GreedyConfig) GreedyResult {
	res := GreedyResult{Converged: true}
	for i := range op.NumRegions() {
		r := applyGreedilyTo(op.Region(i), patterns, cfg)
		res.Changed = res.Changed || r.Changed
		res.Converged = res.Converged && r.Converged
		res.Rewrites += r.Rewrites
		if r.Failed {
			res.Failed = true
			break
		}
	}
	return res
}

// applyGreedilyTo is ApplyGreedily for one region.
func applyGreedilyTo(r *ir.Region, patterns *PatternSet, cfg GreedyConfig) GreedyResult {
	if r.Empty() {
		return GreedyResult{Converged: true}
	}
	if cfg.Scope == nil {
		cfg.Scope = r
	}
	d := patterns.greedy(r.Parent(), cfg)
	defer d.release()
	if cfg.Strictness != AnyOp {
		d.allowed = map[*ir.Operation]struct{}{}
		r.WalkPre(func(op *ir.Operation) ir.WalkResult {
			d.allowed[op] = struct{}{}
			return ir.WalkAdvance
		})
	}
	limit := cfg.MaxIterations
	if limit == 0 {
		limit = 10
	}
	rounds := 0
	for again := true; again; {
		if rounds++; limit > 0 && rounds > limit || d.stop.Requested() || d.rw.aborted {
			if d.tr != nil {
				d.tr.line("The pattern rewrite did not converge after scanning ", strconv.Itoa(limit), " times")
			}
			return GreedyResult{Changed: true, Failed: d.rw.aborted, Rewrites: d.rewrites}
		}
		d.seed(r)
		// As in MLIR, a round that is skipped ends the rewrite only if it is the first.
		again = iterate(r, rounds, rounds > 1, func() bool {
			changed := d.process()
			if d.rw.aborted {
				return true
			}
			return cfg.Regions != RegionsUnchanged && simplifyRegion(r, cfg.Regions == RegionsAggressive) || changed
		})
	}
	return GreedyResult{Changed: rounds > 1, Converged: !d.stop.Requested(), Rewrites: d.rewrites}
}

// ApplyToOps applies patterns and folds to ops and to the other operations that
// cfg.Strictness admits. It does not simplify regions, like MLIR's
// applyOpPatternsAndFold. The operations of ops that it erased are in no block afterwards.
func ApplyToOps(ops []*ir.Operation, patterns *PatternSet, cfg GreedyConfig) GreedyResult {
	if len(ops) == 0 {
		return GreedyResult{Converged: true}
	}
	if cfg.Scope == nil {
		cfg.Scope = commonRegion(ops)
	}
	d := patterns.greedy(ops[0], cfg)
	defer d.release()
	if cfg.Strictness != AnyOp {
		d.allowed = make(map[*ir.Operation]struct{}, len(ops))
		for _, op := range ops {
			d.allowed[op] = struct{}{}
		}
	}
	for _, op := range ops {
		d.push(op)
	}
	changed := d.process()
	return GreedyResult{Changed: changed, Converged: len(d.work) == 0, Failed: d.rw.aborted, Rewrites: d.rewrites}
}

// commonRegion returns the innermost region that holds all of ops, or nil if there is
// none.
func commonRegion(ops []*ir.Operation) *ir.Region {
	r := ops[0].ParentRegion()
	for _, op := range ops[1:] {
		for r != nil && ir.AncestorIn(r, op) == nil {
			p := r.Parent()
			if p == nil {
				return nil
			}
			r = p.ParentRegion()
		}
	}
	return r
}

// greedy is the driver. The worklist is a stack; an operation's scratch field is
// its 1-based position in the stack. Scratch fields may hold values of other passes, so
// a position counts only if the operation is found there.
type greedy struct {
	ctx      *ir.Context
	cfg      GreedyConfig
	patterns *PatternSet
	rw       *Rewriter
	work     []*ir.Operation
	consts   constants
	folder   Folder
	allowed  map[*ir.Operation]struct{}
	rewrites int
	values   []*ir.Value
	effects  ir.EffectMemo // effects of this round
	stop     *ir.Stop
	tr       *debugTrace // what the driver does, or nil
}

// greedy returns a driver for the patterns and for work on root. Without an arena in cfg, greedy reuses a
// released driver if there is one, because passes rewrite many functions one by one.
func (s *PatternSet) greedy(root *ir.Operation, cfg GreedyConfig) *greedy {
	ctx := root.Context()
	d, ok := s.idleGreedy.Get().(*greedy)
	if !ok || d.ctx != ctx || cfg.arena != nil {
		d = &greedy{ctx: ctx, patterns: s}
		d.rw = &Rewriter{Builder: *ir.NewBuilder(ctx, cfg.arena), obs: d}
		d.rw.Builder.Created = d.inserted
		d.consts.rw = d.rw
	}
	if cfg.arena == nil {
		d.rw.BorrowArena(root)
	}
	d.cfg, d.stop = cfg, root.Stop()
	d.tr = newTrace(ctx, "greedy-rewriter")
	d.rw.tr = d.tr
	d.consts.keepLocs = root.KeepsLocations()
	d.rw.shared, d.rw.aborted = &sharedState{}, false
	d.effects = ctx.ChangingEffects()
	return d
}

// release makes d, which holds nothing of the IR after it, ready for the next rewrite.
func (d *greedy) release() {
	if d.cfg.arena != nil {
		return
	}
	clear(d.work)
	clear(d.values[:cap(d.values)])
	d.consts.reset()
	d.rw.rule.drop()
	d.rw.ReturnArena()
	d.rw.SetInsertionPoint(ir.InsertionPoint{})
	d.rw.notes = nil
	d.work, d.allowed, d.stop, d.rewrites = d.work[:0], nil, nil, 0
	d.patterns.idleGreedy.Put(d)
}

// push puts op on top of the worklist unless op is already in it.
func (d *greedy) push(op *ir.Operation) {
	if d.allowed != nil {
		if _, ok := d.allowed[op]; !ok {
			return
		}
	}
	if d.queued(op) {
		return
	}
	d.work = append(d.work, op)
	op.Scratch = uint32(len(d.work))
}

func (d *greedy) queued(op *ir.Operation) bool {
	i := op.Scratch
	return i != 0 && int(i) <= len(d.work) && d.work[i-1] == op
}

// pop removes and returns the top of the worklist, or returns nil if the worklist is empty.
func (d *greedy) pop() *ir.Operation {
	for n := len(d.work); n > 0; n-- {
		op := d.work[n-1]
		d.work = d.work[:n-1]
		if op != nil {
			op.Scratch = 0
			return op
		}
	}
	return nil
}

func (d *greedy) drop(op *ir.Operation) {
	if d.queued(op) {
		d.work[op.Scratch-1] = nil
		op.Scratch = 0
	}
}

// maxEnclosing bounds how many enclosing operations are visited again for one
// change. Each visit may look at everything nested in the operation, which would cost
// the cube of the depth for deep nesting. The next round visits the operations beyond
// the bound.
const maxEnclosing = 32

// add pushes op and the operations that enclose it, if op is in scope.
func (d *greedy) add(op *ir.Operation) {
	if d.cfg.Scope == nil {
		for o := op; o != nil; o = o.Parent() {
			d.push(o)
		}
		return
	}
	in := false
	for o := op; o != nil && !in; o = o.Parent() {
		in = o.ParentRegion() == d.cfg.Scope
	}
	if !in {
		return
	}
	for o, n := op, 0; n < maxEnclosing; o, n = o.Parent(), n+1 {
		d.push(o)
		if o.ParentRegion() == d.cfg.Scope {
			return
		}
	}
}

// seed fills the worklist with the operations of r and registers the constants.
func (d *greedy) seed(r *ir.Region) {
	clear(d.work)
	d.work = d.work[:0]
	d.consts.reset()
	d.effects = d.ctx.ChangingEffects()
	if d.cfg.BottomUp {
		d.seedPostOrder(r)
		return
	}
	d.seedPreOrder(r)
	for i, j := 0, len(d.work)-1; i < j; i, j = i+1, j-1 {
		d.work[i], d.work[j] = d.work[j], d.work[i]
	}
	for i, op := range d.work {
		if op != nil {
			op.Scratch = uint32(i + 1)
		}
	}
}

// seedPreOrder requires that the enclosing operations are already in the worklist.
func (d *greedy) seedPreOrder(r *ir.Region) {
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; {
			op.PrefetchNext()
			next := op.Next()
			if d.registerConstant(op) {
				d.push(op)
				for i := range op.NumRegions() {
					d.seedPreOrder(op.Region(i))
				}
			}
			op = next
		}
	}
}

// seedPostOrder pushes an operation together with those that enclose it. If the closest
// enclosing operation is in the worklist, all of them are.
func (d *greedy) seedPostOrder(r *ir.Region) {
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; {
			op.PrefetchNext()
			next := op.Next()
			for i := range op.NumRegions() {
				d.seedPostOrder(op.Region(i))
			}
			if d.registerConstant(op) {
				if p := op.Parent(); p == nil || d.queued(p) || op.ParentRegion() == d.cfg.Scope {
					d.push(op)
				} else {
					d.add(op)
				}
			}
			op = next
		}
	}
}

// registerConstant registers op if it is a constant. It returns false if an equal constant replaced
// op.
func (d *greedy) registerConstant(op *ir.Operation) bool {
	if !op.HasTrait(ir.ConstantLike) {
		return true
	}
	a := ir.ConstantValue(op)
	return a == nil || d.consts.insert(op, a)
}

// process empties the worklist and returns whether anything changed.
func (d *greedy) process() bool {
	changed := false
	limit := d.rewrites + d.cfg.MaxRewrites
	for d.cfg.MaxRewrites <= 0 || d.rewrites < limit {
		if d.stop.Requested() || d.rw.aborted {
			break
		}
		op := d.pop()
		if op == nil {
			break
		}
		if d.tr != nil {
			d.tr.operation("Processing", op)
		}
		switch {
		case d.effects.IsTriviallyDead(op):
			d.erase(op)
			changed = true
			d.closeOperation("success", "operation is trivially dead")
		case d.fold(op):
			changed = true
		case d.match(op):
			d.rewrites++
			changed = true
			d.closeOperation("success", "pattern matched")
		default:
			d.closeOperation("failure", "pattern failed to match")
		}
	}
	return changed
}

func (d *greedy) fold(op *ir.Operation) bool {
	if op.HasTrait(ir.ConstantLike) {
		return false
	}
	out, ok := d.folder.Fold(op)
	if !ok || d.cfg.MayFold != nil && !d.cfg.MayFold(op, out) {
		return false
	}
	d.closeOperation("success", "operation was folded")
	if len(out) == 0 {
		d.modified(op)
		d.dumpFolded(op)
		return true
	}
	parent := op.Parent()
	d.rw.SetBefore(op)
	vs := d.values[:0]
	for i, r := range out {
		v := r.Value
		if v == nil {
			c := Materialize(&d.rw.Builder, op, r.Attr, op.Result(i).Type())
			if c == nil {
				d.eraseMade(out[:i], vs)
				if d.tr != nil {
					d.tr.depth++ // the text of the patterns belongs to the operation
				}
				return false
			}
			v = c.Result(0)
		}
		vs = append(vs, v)
	}
	d.values = vs[:0]
	d.replace(op, vs)
	d.dumpFolded(parent)
	return true
}

// closeOperation ends the part of the trace about an operation.
func (d *greedy) closeOperation(result, why string) {
	if d.tr != nil {
		d.tr.close(result, why)
		d.tr.line(traceRule)
	}
}

// dumpFolded writes the IR after a fold to the trace.
func (d *greedy) dumpFolded(op *ir.Operation) {
	if d.tr != nil && op != nil {
		d.tr.dump("IR Dump After Successful Folding", op)
	}
}

// eraseMade erases the constants that were made for the folded results out.
func (d *greedy) eraseMade(out []ir.FoldResult, vs []*ir.Value) {
	for i, r := range out {
		if r.Value == nil && !vs[i].HasUses() {
			d.erase(vs[i].DefiningOp())
		}
	}
}

func (d *greedy) match(op *ir.Operation) bool {
	d.rw.attempt++
	for _, p := range d.patterns.forOp(op) {
		if p.rewrite == nil {
			continue
		}
		d.rw.SetBefore(op)
		d.rw.reason = ""
		if d.tr != nil {
			if d.matchTraced(op, p) {
				return true
			}
		} else if d.run(op, p) {
			return true
		}
		if d.rw.aborted {
			return true
		}
		if d.cfg.OnFail != nil {
			d.cfg.OnFail(op, p, d.rw.reason)
		}
	}
	return false
}

// run tries p on op and returns whether it matched.
func (d *greedy) run(op *ir.Operation, p *Pattern) bool {
	if d.ctx.Actions != nil {
		return tryPattern(d.ctx, op, p, func() bool { return p.rewrite(op, d.rw) })
	}
	return p.rewrite(op, d.rw)
}

// matchTraced is run with a trace.
func (d *greedy) matchTraced(op *ir.Operation, p *Pattern) bool {
	d.tr.pattern(p.Name+" ", op, p)
	d.tr.trying(p)
	matched := d.run(op, p)
	d.tr.tried(p, matched)
	if matched {
		d.tr.close("success", "pattern applied successfully")
	} else {
		d.tr.close("failure", "pattern failed to match")
	}
	return matched
}
