package rewrite

import "github.com/spvc/spvc/ir"

// observer receives the changes that patterns make, on behalf of a driver. The greedy
// driver updates its worklist and changes IR immediately. The conversion driver logs
// changes so that it can undo them, and delays replacements and erasures.
type observer interface {
	modifying(op *ir.Operation)
	modified(op *ir.Operation)
	replace(op *ir.Operation, vs []*ir.Value)
	replaceMulti(op *ir.Operation, vs [][]*ir.Value)
	erase(op *ir.Operation)
	replaceUses(from, to *ir.Value)
	moveOp(op *ir.Operation, dst *ir.Block, before *ir.Operation)
	createBlock(b *ir.Block)
	eraseBlock(b *ir.Block)
	moveBlock(b *ir.Block, dst *ir.Region, before *ir.Block)
	splitBlock(b *ir.Block, before *ir.Operation) *ir.Block
	inlineBlock(src, dst *ir.Block, before *ir.Operation, args []*ir.Value)
	convertBlockArgs(b *ir.Block, sig *Signature, conv *TypeConverter) *ir.Block
	// convertsRegion says that conv converts the arguments of the blocks of r.
	convertsRegion(r *ir.Region, conv *TypeConverter)
	// clonedBlock says that b is nested in an operation that was cloned.
	clonedBlock(b *ir.Block)
	remapped(v *ir.Value) *ir.Value
	converted(v *ir.Value, conv *TypeConverter, loc ir.Location) (*ir.Value, bool)
}

// Rewriter is the only means by which patterns change IR. It is a builder that can also
// replace and erase. When a pattern starts, the insertion point is before the matched
// operation.
type Rewriter struct {
	ir.Builder
	obs    observer
	reason string
	detail any // Detail of the note that gives the reason
	// explains is the value that Explains returns.
	explains bool
	shared   *sharedState
	refused  bool        // MayEdit returned false
	values   []*ir.Value // scratch space of Replace
	rule     *ruleFrame  // scratch space of rules
	tr       *debugTrace // what the driver does, or nil
	// attempt changes before the IR does, at the latest when the driver goes on to another operation.
	attempt int
	notes   []note
	aborted bool
}

// Abort ends the rewrite because of an error that the pattern has reported. The greedy driver then keeps what is changed so far and applies
// nothing more. The conversion driver takes the pattern for one that does not apply. Abort returns false.
func (rw *Rewriter) Abort() bool {
	rw.aborted = true
	return false
}

// note is what patterns keep under a key. It was last asked for in an attempt.
type note struct {
	key, value any
	attempt    int
}

// Note returns what patterns keep in rw under key; the first call makes it with build. current is true if a pattern asked for it before on
// behalf of the same operation, and the IR has not changed since. Patterns that look at an operation together find what they have in common
// only once.
func (rw *Rewriter) Note(key any, build func() any) (value any, current bool) {
	for i := range rw.notes {
		if n := &rw.notes[i]; n.key == key {
			current = n.attempt == rw.attempt
			n.attempt = rw.attempt
			return n.value, current
		}
	}
	v := build()
	rw.notes = append(rw.notes, note{key, v, rw.attempt})
	return v, false
}

// Fail records why the pattern does not match and returns false. why should be a
// constant text: the driver keeps it only until it tries the next pattern.
//
//go:noinline
func (rw *Rewriter) Fail(why string) bool {
	rw.reason, rw.detail = why, nil
	rw.tr.failure(why)
	return false
}

// FailDetail is Fail with a Detail for the diagnostic that gives the reason.
//
//go:noinline
func (rw *Rewriter) FailDetail(why string, detail any) bool {
	rw.reason, rw.detail = why, detail
	rw.tr.failure(why)
	return false
}

// Explains reports whether the user sees reasons. If not, a pattern need not make texts
// for them.
func (rw *Rewriter) Explains() bool { return rw.explains }

// MayEdit reports whether a pattern may look through the operations of block b and
// insert into it. It returns false if b is the body of a module whose functions are
// converted in parallel. The pattern should then fail: the driver converts the function
// again later, alone.
func (rw *Rewriter) MayEdit(b *ir.Block) bool {
	if rw.Guard().Guards(b) {
		rw.refused = true
		return false
	}
	return true
}

// Replace replaces the results of op by vs, one value per result, and erases op. Before
// the call, the pattern must move operations that should stay out of op's regions.
func (rw *Rewriter) Replace(op *ir.Operation, vs ...*ir.Value) {
	rw.values = append(rw.values[:0], vs...)
	rw.obs.replace(op, rw.values)
}

// ReplaceWithOp replaces op by the results of other, a new operation.
func (rw *Rewriter) ReplaceWithOp(op, other *ir.Operation) {
	rw.values = rw.values[:0]
	for i := range other.NumResults() {
		rw.values = append(rw.values, other.Result(i))
	}
	rw.obs.replace(op, rw.values)
}

// ReplaceMulti replaces result i of op by the values vs[i] (1-to-N conversion). Only
// the conversion driver supports counts other than one.
func (rw *Rewriter) ReplaceMulti(op *ir.Operation, vs [][]*ir.Value) { rw.obs.replaceMulti(op, vs) }

// ReplaceByNew creates an operation of the kind def at the insertion point and
// replaces op by it.
func (rw *Rewriter) ReplaceByNew(op *ir.Operation, def *ir.OpDef, operands []*ir.Value, results []ir.Type, attrs ...ir.NamedAttribute) *ir.Operation {
	n := rw.Create(op.Loc(), def, operands, results, attrs...)
	rw.ReplaceWithOp(op, n)
	return n
}

// Erase erases op, whose results must be unused.
func (rw *Rewriter) Erase(op *ir.Operation) { rw.obs.erase(op) }

// Modify lets f change the operands, attributes, successors or location of op in place.
func (rw *Rewriter) Modify(op *ir.Operation, f func()) {
	rw.obs.modifying(op)
	f()
	rw.obs.modified(op)
}

// ReplaceUses makes every use of from a use of to.
func (rw *Rewriter) ReplaceUses(from, to *ir.Value) { rw.obs.replaceUses(from, to) }

// MoveBefore moves op before other.
func (rw *Rewriter) MoveBefore(op, other *ir.Operation) {
	if op != other {
		rw.obs.moveOp(op, other.Block(), other)
	}
}

// MoveToEnd moves op to the end of b.
func (rw *Rewriter) MoveToEnd(op *ir.Operation, b *ir.Block) { rw.obs.moveOp(op, b, nil) }

// NewBlockIn adds a block with arguments of the given types to r before `before`, or at
// the end if that is nil, and moves the insertion point to the start of the block.
func (rw *Rewriter) NewBlockIn(r *ir.Region, before *ir.Block, types []ir.Type, loc ir.Location) *ir.Block {
	b := rw.Arena().NewBlock()
	r.InsertBefore(b, before)
	for _, t := range types {
		b.AddArg(t, loc)
	}
	rw.obs.createBlock(b)
	rw.SetStart(b)
	return b
}

// EraseBlock erases b and its operations.
func (rw *Rewriter) EraseBlock(b *ir.Block) { rw.obs.eraseBlock(b) }

// SplitBlock moves `before` and all operations after it in b to a new block after b,
// and returns the new block. A nil `before` makes an empty block.
func (rw *Rewriter) SplitBlock(b *ir.Block, before *ir.Operation) *ir.Block {
	return rw.obs.splitBlock(b, before)
}

// InlineBlockBefore moves the operations of src before `before` in dst, or to its end
// if that is nil. It replaces src's arguments by args and erases src.
func (rw *Rewriter) InlineBlockBefore(src, dst *ir.Block, before *ir.Operation, args []*ir.Value) {
	rw.obs.inlineBlock(src, dst, before, args)
}

// MergeBlocks moves the operations of src to the end of dst, replaces src's arguments by
// args and erases src.
func (rw *Rewriter) MergeBlocks(src, dst *ir.Block, args []*ir.Value) {
	rw.obs.inlineBlock(src, dst, nil, args)
}

// MoveBlockBefore moves b before `before` in region dst, or to its end if that is nil.
func (rw *Rewriter) MoveBlockBefore(b *ir.Block, dst *ir.Region, before *ir.Block) {
	if b != before {
		rw.obs.moveBlock(b, dst, before)
	}
}

// InlineRegionBefore moves all blocks of src before `before` in dst, or to its end if
// that is nil.
func (rw *Rewriter) InlineRegionBefore(src, dst *ir.Region, before *ir.Block) {
	for b := src.First(); b != nil; {
		next := b.Next()
		rw.obs.moveBlock(b, dst, before)
		b = next
	}
}

// ConvertBlockArgs changes the arguments of b according to sig and returns the block
// that has the new arguments. Only conversion patterns may call it.
func (rw *Rewriter) ConvertBlockArgs(b *ir.Block, sig *Signature, conv *TypeConverter) *ir.Block {
	return rw.obs.convertBlockArgs(b, sig, conv)
}

// ConvertRegionTypes converts the arguments of all blocks of r with conv, or with entry
// for the entry block if entry is not nil. It returns the entry block, or nil if a type
// cannot be converted.
func (rw *Rewriter) ConvertRegionTypes(r *ir.Region, conv *TypeConverter, entry *Signature) *ir.Block {
	if r.Empty() {
		return nil
	}
	var sigs []*Signature
	for b := r.First(); b != nil; b = b.Next() {
		if b == r.First() && entry != nil {
			sigs = append(sigs, entry)
			continue
		}
		sig := conv.ConvertSignature(b.ArgTypes())
		if sig == nil {
			return nil
		}
		sigs = append(sigs, sig)
	}
	i := 0
	rw.obs.convertsRegion(r, conv)
	for b := r.First(); b != nil; i++ {
		next := b.Next()
		rw.obs.convertBlockArgs(b, sigs[i], conv)
		b = next
	}
	return r.First()
}

// Remapped returns the current replacement of v, or v itself if it has none.
func (rw *Rewriter) Remapped(v *ir.Value) *ir.Value { return rw.obs.remapped(v) }

// Converted returns the current replacements of vs as values of the types that conv
// converts to, as an Adaptor shows operands. It adds bridges for replacements that have
// other types. It returns false if a type cannot be converted.
func (rw *Rewriter) Converted(vs []*ir.Value, conv *TypeConverter, loc ir.Location) ([]*ir.Value, bool) {
	out := make([]*ir.Value, len(vs))
	for i, v := range vs {
		c, ok := rw.obs.converted(v, conv, loc)
		if !ok {
			return nil, false
		}
		out[i] = c
	}
	return out, true
}

// Clone copies op with its regions at the insertion point. m maps operands and receives
// the values that the copy defines.
func (rw *Rewriter) Clone(op *ir.Operation, m *ir.Mapping) *ir.Operation {
	n := rw.Insert(rw.Arena().Clone(op, m))
	rw.announceNested(n)
	return n
}

// announceNested tells the driver of the blocks and operations nested in a new operation.
func (rw *Rewriter) announceNested(op *ir.Operation) {
	if rw.Created == nil {
		return
	}
	for i := range op.NumRegions() {
		walkBlocks(op.Region(i), rw.obs.clonedBlock)
		walkPost(op.Region(i), rw.Created)
	}
}

// CloneRegionBefore adds copies of the blocks of src to dst, before `before` or at its end if that is nil. m maps the values and blocks
// that src uses, and receives those that the copies define.
func (rw *Rewriter) CloneRegionBefore(src, dst *ir.Region, before *ir.Block, m *ir.Mapping) {
	var copies ir.Region
	rw.Arena().CloneRegion(src, &copies, m)
	for b := copies.First(); b != nil; b = copies.First() {
		b.Remove()
		dst.InsertBefore(b, before)
		rw.obs.createBlock(b)
		if rw.Created == nil {
			continue
		}
		for op := b.First(); op != nil; op = op.Next() {
			rw.Created(op)
			rw.announceNested(op)
		}
	}
}

// ReplaceUsesIf makes those uses of from that satisfy cond uses of to.
func (rw *Rewriter) ReplaceUsesIf(from, to *ir.Value, cond func(*ir.Operand) bool) {
	for u := from.FirstUse(); u != nil; {
		next := u.NextUse()
		if cond(u) {
			rw.Modify(u.Owner(), func() { u.Set(to) })
		}
		u = next
	}
}

// ReplaceBlockUses makes all branches to from branches to to.
func (rw *Rewriter) ReplaceBlockUses(from, to *ir.Block) {
	if from == to {
		return
	}
	for u := from.FirstPred(); u != nil; u = from.FirstPred() {
		rw.Modify(u.Owner(), func() { u.Set(to) })
	}
}

func walkBlocks(r *ir.Region, visit func(*ir.Block)) {
	for b := r.First(); b != nil; b = b.Next() {
		visit(b)
		for op := b.First(); op != nil; op = op.Next() {
			for i := range op.NumRegions() {
				walkBlocks(op.Region(i), visit)
			}
		}
	}
}

func walkPost(r *ir.Region, visit func(*ir.Operation)) {
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			op.Walk(visit)
		}
	}
}
