package rewrite

import "github.com/spvc/spvc/ir"

// mode says what a conversion requires of operations that are not legalized.
type mode uint8

const (
	partial mode = iota
	full
	analysis
)

// ConvertPartial makes legal every operation in roots, and nested in them, that the
// target calls illegal. Unknown operations may stay. If it fails, it emits an error,
// changes nothing and returns false.
func ConvertPartial(roots []*ir.Operation, target *Target, patterns *PatternSet) bool {
	return convert(roots, target, patterns, partial, ConvertOptions{})
}

// ConvertFull is ConvertPartial, but every operation must be legal at the end.
func ConvertFull(roots []*ir.Operation, target *Target, patterns *PatternSet) bool {
	return convert(roots, target, patterns, full, ConvertOptions{})
}

// ConvertOptions says who hears of what a conversion does.
type ConvertOptions struct {
	// Listener hears of the changes after a conversion that succeeded, if it is not nil.
	Listener *Listener
	// Unlegalized, if not nil, is called after a partial conversion with each operation that no pattern
	// could legalize and that the target does not call illegal.
	Unlegalized func(*ir.Operation)
	legalizable func(*ir.Operation)
}

// ConvertPartialWith is [ConvertPartial] with options.
func ConvertPartialWith(roots []*ir.Operation, target *Target, patterns *PatternSet, o ConvertOptions) bool {
	return convert(roots, target, patterns, partial, o)
}

// ConvertFullWith is [ConvertFull] with options.
func ConvertFullWith(roots []*ir.Operation, target *Target, patterns *PatternSet, o ConvertOptions) bool {
	return convert(roots, target, patterns, full, o)
}

// ConvertAnalysis calls legalizable with every operation that is legal or that the
// patterns could legalize. It changes nothing.
func ConvertAnalysis(roots []*ir.Operation, target *Target, patterns *PatternSet, legalizable func(*ir.Operation)) bool {
	return convert(roots, target, patterns, analysis, ConvertOptions{legalizable: legalizable})
}

// These are the driver's flags in the scratch field of operations. The bits above
// castShift hold the number of a materialization.
const (
	flagReplaced = 1 << iota // replaced or erased, still in place until the commit
	flagNested               // nested in a replaced operation
	flagIgnored              // nested in a recursively legal operation
	flagCast                 // an unresolved materialization made by the driver
	castShift    = iota
	flagGone     = flagReplaced | flagNested
)

// maxApplied bounds the depth of patterns that are applied to the output of patterns.
const maxApplied = 1000

// driver converts one set of operations. It logs the changes of patterns on its stacks;
// a rollback shortens the stacks.
type driver struct {
	ctx      *ir.Context
	target   *Target
	patterns *PatternSet
	rw       *Rewriter
	onCreate func(*ir.Operation)
	undoLog
	maps    []mapping
	many    [][]*ir.Value // replacements by a number of values other than one
	casts   []unresolved
	created []madeOp                // operations made or changed by patterns, in order
	packed  map[manyKey]int         // the numbers of materializations of several values; some may be undone
	sources map[sourceKey]*ir.Value // materializations of the commit
	// conv is the type converter of the running pattern.
	conv *TypeConverter
	// explains makes the driver record why patterns do not apply. stop makes it end
	// soon.
	explains bool
	stop     *ir.Stop
	// stack holds the patterns that are being applied, to prevent endless recursion.
	stack      []*Pattern
	reasons    []reason
	committing bool
	kinds      map[*ir.OpDef]*kind
	last       *kind
	folder     Folder
	operands   []*ir.Value // operands of the adaptor
	folded     []*ir.Value
	work       []*ir.Operation // operations to legalize
	tr         *debugTrace     // what the driver does, or nil
	costs      *costs          // the order of the patterns, or nil
	regions    map[*ir.Region]*TypeConverter
	options    ConvertOptions
	left       []*ir.Operation // operations for options.Unlegalized
}

// kind holds what the target and the patterns say about one kind of operation.
type kind struct {
	def       *ir.OpDef
	entry     legalityEntry
	isKnown   bool
	recursive bool
	condition func(*ir.Operation) bool
	patterns  []*Pattern
}

type madeOp struct {
	op       *ir.Operation
	modified bool
}

// Refusal is the Detail of a note that says why a pattern did not apply.
type Refusal struct {
	// Made is the name of the operation that the pattern made and the target refuses, "" if the pattern itself failed.
	Made string
	// Why is the reason, and Detail what a program can use of it, such as a *target.Lack.
	Why    string
	Detail any
}

type reason struct {
	op      *ir.Operation
	pattern string
	Refusal
	// unknown says that no pattern converts op. A partial conversion leaves many such operations
	// alone, so that the words wait until an error needs them.
	unknown bool
}

// begin makes the driver ready for work on root.
func (d *driver) begin(root *ir.Operation) {
	d.explains, d.stop = root.ExplainFailures(), root.Stop()
	d.tr = newTrace(d.ctx, "dialect-conversion")
	d.rw.tr = d.tr
	d.rw.explains = d.explains
	d.rw.BorrowArena(root)
}

func convert(roots []*ir.Operation, target *Target, patterns *PatternSet, m mode, o ConvertOptions) bool {
	if len(roots) == 0 {
		return true
	}
	d := patterns.driver(roots[0].Context(), target)
	d.options = o
	d.begin(roots[0])
	clearAround(roots)
	for _, r := range roots {
		d.work = d.collect(r, d.work)
	}
	ok := d.legalizeAll(d.work, m)
	switch {
	case !ok:
	case m == analysis:
		d.rollback(mark{})
	default:
		ok = d.commit()
	}
	left := d.left
	d.options, d.left = ConvertOptions{}, nil
	patterns.release(d)
	for _, op := range left {
		o.Unlegalized(op)
	}
	return ok
}

// driver returns a driver for the patterns and the target. It reuses a released driver
// if there is one, because passes convert many functions one by one.
func (s *PatternSet) driver(ctx *ir.Context, target *Target) *driver {
	if d, ok := s.idle.Get().(*driver); ok && d.ctx == ctx && d.target == target {
		return d
	}
	return newDriver(ctx, target, s)
}

// release makes d ready for the next conversion.
func (s *PatternSet) release(d *driver) {
	d.committing = false
	d.drop(mark{})
	clear(d.regions)
	clear(d.reasons)
	d.work, d.reasons = d.work[:0], d.reasons[:0]
	d.rw.shared = &sharedState{}
	d.rw.notes = nil
	d.rw.rule.drop()
	d.rw.ReturnArena()
	s.idle.Put(d)
}

// legalizeAll legalizes the operations of work in order. If one cannot be legalized and
// m requires it, legalizeAll emits an error, undoes everything and returns false.
func (d *driver) legalizeAll(work []*ir.Operation, m mode) bool {
	for _, op := range work {
		if d.stop.Requested() {
			d.rollback(mark{})
			return false
		}
		if d.legalize(op) {
			if m == analysis {
				d.options.legalizable(op)
			}
			continue
		}
		if m == analysis || (m == partial && !d.illegal(op)) {
			if d.options.Unlegalized != nil {
				d.left = append(d.left, op)
			}
			continue
		}
		text := "failed to legalize operation '" + op.Name() + "'"
		if m == partial {
			text += " that was explicitly marked illegal"
		}
		notes := d.explain()
		op.EmitErrorDetail(firstDetail(notes), text, notes...)
		d.rollback(mark{})
		return false
	}
	return true
}

func newDriver(ctx *ir.Context, target *Target, patterns *PatternSet) *driver {
	d := &driver{ctx: ctx, target: target, patterns: patterns, kinds: map[*ir.OpDef]*kind{}, costs: newCosts(ctx, target, patterns)}
	d.rw = &Rewriter{Builder: *ir.NewBuilder(ctx, nil), obs: d, shared: &sharedState{}}
	d.onCreate = d.noteCreated
	d.rw.Builder.Created = d.onCreate
	return d
}

// kindOf returns the facts about op's kind, or nil if op is not registered.
func (d *driver) kindOf(op *ir.Operation) *kind {
	def := op.Def()
	if d.last != nil && d.last.def == def {
		return d.last
	}
	if def == nil {
		return nil
	}
	k := d.kinds[def]
	if k == nil {
		k = &kind{def: def, patterns: d.ordered(op)}
		k.entry, k.isKnown = d.target.entryOf(op)
		k.condition, k.recursive = d.target.recursive[def]
		d.kinds[def] = k
	}
	d.last = k
	return k
}

// legality returns the same as Target.Legality, cached by kind of operation.
func (d *driver) legality(op *ir.Operation) (l Legality, inside bool) {
	k := d.kindOf(op)
	if k == nil {
		return d.target.legality(op)
	}
	if !k.isKnown {
		return Unknown, false
	}
	l = k.entry.resolve(op)
	if l == Legal && k.recursive {
		inside = k.condition == nil || k.condition(op)
	}
	return l, inside
}

func (d *driver) illegal(op *ir.Operation) bool {
	l, _ := d.legality(op)
	return l == Illegal
}

// patternsFor returns the patterns that may legalize op, best first.
func (d *driver) patternsFor(op *ir.Operation) []*Pattern {
	if k := d.kindOf(op); k != nil {
		return k.patterns
	}
	return d.ordered(op)
}

// ordered returns the patterns for operations of op's kind, best first.
func (d *driver) ordered(op *ir.Operation) []*Pattern {
	if d.costs != nil {
		return d.costs.forConversion(d.patterns, op.Name())
	}
	return d.patterns.forConversion(op)
}

// clearAround clears the flags of the operations around roots that may use the results
// of roots, or whose values roots may use.
func clearAround(roots []*ir.Operation) {
	var last *ir.Operation
	for _, r := range roots {
		top := r
		for !top.HasTrait(ir.IsolatedFromAbove) && top.Parent() != nil {
			top = top.Parent()
		}
		if top != r && top != last {
			clearFlags(top)
			last = top
		}
	}
}

// collect appends op and the operations nested in it in pre-order and clears their
// flags. Dominating blocks come first. collect leaves out the regions of recursively
// legal operations.
func (d *driver) collect(op *ir.Operation, work []*ir.Operation) []*ir.Operation {
	op.Scratch = 0
	work = append(work, op)
	n := op.NumRegions()
	if n == 0 {
		return work
	}
	if _, inside := d.legality(op); inside {
		clearFlags(op)
		return work
	}
	for i := range n {
		switch r := op.Region(i); {
		case r.Empty():
		case r.HasOneBlock():
			for o := r.First().First(); o != nil; o = o.Next() {
				o.PrefetchNext()
				work = d.collect(o, work)
			}
		default:
			work = d.collectBlocks(r, work)
		}
	}
	return work
}

// collectBlocks visits the blocks of r depth first from the entry, successors in
// order. As in MLIR, it leaves out unreachable blocks.
func (d *driver) collectBlocks(r *ir.Region, work []*ir.Operation) []*ir.Operation {
	for b := r.First(); b != nil; b = b.Next() {
		b.Scratch = 0
	}
	stack := make([]blockFrame, 0, 8)
	next := r.First()
	for {
		if next != nil {
			next.Scratch = 1
			for o := next.First(); o != nil; o = o.Next() {
				o.PrefetchNext()
				work = d.collect(o, work)
			}
			stack = append(stack, blockFrame{b: next})
			next = nil
		}
		if len(stack) == 0 {
			break
		}
		f := &stack[len(stack)-1]
		t := f.b.Terminator()
		if t == nil || f.next == t.NumSuccessors() {
			stack = stack[:len(stack)-1]
			continue
		}
		if s := t.Successor(f.next); s.Scratch == 0 {
			next = s
		}
		f.next++
	}
	for b := r.First(); b != nil; b = b.Next() {
		if b.Scratch == 0 {
			for o := b.First(); o != nil; o = o.Next() {
				clearFlags(o)
			}
		}
	}
	return work
}

// clearFlags clears the flags of op and of the operations nested in it.
func clearFlags(op *ir.Operation) {
	op.Scratch = 0
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				clearFlags(o)
			}
		}
	}
}
