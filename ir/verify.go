package ir

import (
	"slices"
	"strconv"
	"sync/atomic"

	"github.com/spvc/spvc/internal/parallel"
)

// maxNesting is the depth of nested operations beyond which the verifier stops with an
// error.
const maxNesting = 10000

// Verify checks op and the operations nested in it, as MLIR does. For each operation it
// checks traits, declaration and hooks before the operations in the regions, then the
// region hooks, then dominance. Each operation that is isolated from above reports its
// first error. Verify returns false after errors.
func Verify(op *Operation) bool { return VerifyExcept(op, nil) }

// VerifyExcept is Verify, but leaves out the operations nested in op that are in unchanged. It
// leaves out only operations that are isolated from above and symbol tables: nothing outside
// depends on what is inside of them.
func VerifyExcept(op *Operation, unchanged []*Operation) bool {
	v := newVerifier(op.Context(), op)
	v.shared.unchanged = unchanged
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		if uses[i].value == nil {
			return op.EmitError("null operand found")
		}
	}
	return v.isolated(op)
}

// Verifies reports whether op and the operations nested in it are valid. It emits no
// diagnostics.
func Verifies(op *Operation) bool {
	defer op.silence().Drop()
	return Verify(op)
}

// VerifiesOp reports whether op without the operations in its regions is valid. It
// emits no diagnostics.
func VerifiesOp(op *Operation) bool {
	defer op.silence().Drop()
	return VerifyOp(op)
}

// VerifyOp checks op without the operations in its regions.
func VerifyOp(op *Operation) bool {
	v := newVerifier(op.Context(), op)
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		if uses[i].value == nil {
			return op.EmitError("null operand found")
		}
	}
	return v.enterOp(op) && v.exitOp(op, 0)
}

// VerifyTable checks op as [VerifyOp] does and, if op is a symbol table, the uses of its symbols.
func VerifyTable(op *Operation) bool {
	v := newVerifier(op.Context(), op)
	if !v.enterOp(op) {
		return false
	}
	if op.info.traits&(1<<SymbolTable) != 0 {
		for i := range op.regions() {
			op.regions()[i].WalkPre(func(o *Operation) WalkResult {
				if o.info.check.symbolUser != nil {
					v.users = append(v.users, o)
				}
				if o.info.traits&(1<<SymbolTable) != 0 {
					return WalkSkip
				}
				return WalkAdvance
			})
		}
	}
	return v.exitOp(op, 0)
}

// minParallel is the number of isolated operations in a region from which they are
// verified in parallel. Diagnostics stay in source order.
const minParallel = 16

// verifier checks the operations of one isolated region tree.
type verifier struct {
	ctx   *Context
	root  *Operation
	depth int
	// workers is the number of goroutines for the operations that are isolated from above, in all of
	// the tree.
	workers int
	// stack holds, for every region around the current operation, the operation
	// of that region that encloses it. The parent operation's Scratch is the
	// region's position on the stack, which must be checked against the stack. The
	// verifier restores the Scratch fields at the end.
	stack []verifyFrame
	// users are the operations whose symbol uses the next enclosing symbol table
	// checks.
	users []*Operation
	// escapes is set if an operand is defined outside of the regions around its use.
	// needDom is set if a use needs the dominator tree.
	escapes, needDom bool
	dom              Dominance
	tables           *SymbolTables // for immediate symbol users, also those in isolated children
	shared           *verifyShared
}

// verifyShared is what the goroutines of one call of Verify share. It holds the symbol tables
// for immediate symbol users.
type verifyShared struct {
	stop    *Stop
	symbols symbolStore
	// unchanged are operations to leave out.
	unchanged []*Operation
	// taken are operations that were verified before, with the symbols that they use.
	taken map[*Operation]struct{}
}

type verifyFrame struct {
	region *Region
	op     *Operation
}

func newVerifier(ctx *Context, root *Operation) *verifier {
	shared := &verifyShared{stop: root.scope().Stop()}
	return &verifier{ctx: ctx, root: root, workers: root.workers(), tables: &SymbolTables{store: &shared.symbols}, shared: shared}
}

// isolated verifies op with its regions, then the dominance in them.
func (v *verifier) isolated(op *Operation) bool {
	if !v.tree(op) {
		return false
	}
	if v.needDom && len(op.regions()) > 0 {
		ok := v.dominance(op)
		v.dom.restoreScratch()
		return ok
	}
	return true
}

// tree verifies op and the operations in its regions up to isolated ones, and
// the isolated ones after them.
func (v *verifier) tree(op *Operation) bool {
	if !v.enterOp(op) {
		return false
	}
	users := len(v.users)
	if len(op.regions()) == 0 {
		return v.exitOp(op, users)
	}
	if v.depth++; v.depth > maxNesting {
		return op.EmitError("operations are nested too deeply")
	}
	isolated := 0
	for i := range op.regions() {
		r := &op.regions()[i]
		level := len(v.stack)
		v.stack = append(v.stack, verifyFrame{region: r})
		ssa := r.HasSSADominance()
		for b := r.first; b != nil; b = b.next {
			n, ok := v.block(b, level, ssa)
			if !ok {
				return false
			}
			isolated += n
		}
		v.stack = v.stack[:level]
	}
	v.depth--
	if isolated > 0 && !v.isolatedChildren(op, isolated) {
		return false
	}
	return v.exitOp(op, users)
}

// block verifies b and its operations except the isolated ones, which it counts.
func (v *verifier) block(b *Block, level int, ssa bool) (isolated int, ok bool) {
	if !v.enterBlock(b) {
		return 0, false
	}
	b.ensureOrder()
	for o := b.first; o != nil; o = o.next {
		v.stack[level].op = o
		o.PrefetchNext()
		ops := o.operands()
		for i := range ops {
			val := ops[i].value
			if val == nil {
				return 0, o.EmitError("null operand found")
			}
			if def := val.definer(); def != nil && def.block == b {
				if ssa && def.order >= o.order {
					v.needDom = true
				}
			} else if val.OwnerBlock() != b {
				v.outerUse(val, b)
			}
		}
		if v.shared.stop.Requested() {
			return 0, false
		}
		if len(o.regions()) == 0 {
			if !v.tree(o) {
				return 0, false
			}
			continue
		}
		if o.info.traits&(1<<IsolatedFromAbove) != 0 {
			isolated++
			continue
		}
		saved := o.Scratch
		atomic.StoreUint32(&o.Scratch, uint32(level+1))
		ok := v.tree(o)
		atomic.StoreUint32(&o.Scratch, saved)
		if !ok {
			return 0, false
		}
	}
	return isolated, v.exitBlock(b)
}

// outerUse checks the use, in block b, of a value that another block defines.
func (v *verifier) outerUse(val *Value, b *Block) {
	r := val.ParentRegion()
	if r == nil {
		v.escapes, v.needDom = true, true
		return
	}
	if r == b.region {
		v.needDom = true
		return
	}
	var level uint32
	if r.parent != nil && r.parent != v.root {
		level = atomic.LoadUint32(&r.parent.Scratch)
	}
	if int(level) >= len(v.stack) || v.stack[level].region != r {
		v.escapes, v.needDom = true, true
		return
	}
	around := v.stack[level].op
	switch def := val.definer(); {
	case val.ParentBlock() != around.block:
		v.needDom = true
	case def != nil && (def == around || def.order > around.order) && r.HasSSADominance():
		v.needDom = true
	}
}

// isolatedChildren verifies the n isolated operations in op's blocks, in
// parallel if there are many.
func (v *verifier) isolatedChildren(op *Operation, n int) bool {
	list := make([]*Operation, 0, n)
	for i := range op.regions() {
		for b := op.regions()[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				if len(o.regions()) > 0 && o.info.traits&(1<<IsolatedFromAbove) != 0 {
					list = append(list, o)
				}
			}
		}
	}
	if n >= minParallel {
		defer op.Capture().Release()
		if v.workers > 1 {
			return v.concurrently(list)
		}
	}
	ok := true
	for _, o := range list {
		ok = v.child(o) && ok
	}
	return ok
}

// child verifies the isolated operation o with v's buffers.
func (v *verifier) child(o *Operation) bool {
	if o.info.traits&(1<<SymbolTable) != 0 && slices.Contains(v.shared.unchanged, o) {
		return true
	}
	if _, done := v.shared.taken[o]; done {
		return true
	}
	c := verifier{ctx: v.ctx, root: o, workers: v.workers, depth: v.depth + 1, stack: v.stack[len(v.stack):], tables: v.tables, shared: v.shared}
	ok := c.isolated(o)
	if len(v.stack) == 0 {
		v.stack = c.stack[:0]
	}
	if o.info.traits&(1<<SymbolTable) == 0 {
		v.users = append(v.users, c.users...)
	}
	if o.info.check.symbolUser != nil {
		v.users = append(v.users, o)
	}
	return ok
}

// concurrently verifies list with several goroutines.
func (v *verifier) concurrently(list []*Operation) bool {
	type share struct {
		users []*Operation
		bad   bool
	}
	const chunk = 8
	shares := make([]share, (len(list)+chunk-1)/chunk)
	workers := make([]verifier, min(v.workers, len(shares)))
	for i := range workers {
		workers[i] = verifier{ctx: v.ctx, depth: v.depth, tables: &SymbolTables{store: &v.shared.symbols}, shared: v.shared}
	}
	parallel.Work{Workers: len(workers), Chunk: chunk, Do: func(worker, first, end int) bool {
		w, s := &workers[worker], &shares[first/chunk]
		w.users = nil
		for _, o := range list[first:end] {
			s.bad = !w.child(o) || s.bad
		}
		s.users = w.users
		return true
	}}.Each(len(list))
	ok := true
	for i := range shares {
		v.users = append(v.users, shares[i].users...)
		ok = ok && !shares[i].bad
	}
	return ok
}

// mayLackTerminator reports whether b may end without a terminator.
func mayLackTerminator(b *Block) bool {
	r := b.region
	if r == nil {
		return true
	}
	if r.first != r.last {
		return false
	}
	if r.parent == nil {
		return true
	}
	i := r.parent.info
	return i.Def == nil || i.traits&(1<<NoTerminator) != 0
}

func (v *verifier) enterBlock(b *Block) bool {
	for _, a := range b.args {
		if a.OwnerBlock() != b {
			return v.emitIn(b, a.Loc(), "block argument not owned by block")
		}
	}
	if b.first == nil {
		if mayLackTerminator(b) {
			return true
		}
		return b.region.parent.EmitErrorAt(b.region.parent.loc, "empty block: expect at least a terminator")
	}
	return true
}

// emitIn reports an error in b, which may be in no operation.
func (v *verifier) emitIn(b *Block, loc Location, msg string) bool {
	if b.region != nil && b.region.parent != nil {
		return b.region.parent.EmitErrorAt(loc, msg)
	}
	return v.ctx.EmitError(loc, msg)
}

func (v *verifier) exitBlock(b *Block) bool {
	last := b.last
	if last == nil {
		return true
	}
	for i := range last.succs() {
		if last.succs()[i].block == nil || last.succs()[i].block.region != b.region {
			return last.EmitOpError("branching to block of a different region")
		}
	}
	if last.info.Def == nil || last.info.traits&(1<<Terminator) != 0 || mayLackTerminator(b) {
		return true
	}
	return last.EmitError("block with no terminator, has " + DiagnosticText(last))
}

// enterOp runs the checks that come before the operations in op's regions.
func (v *verifier) enterOp(op *Operation) bool {
	if len(op.succs()) > 0 && op.next != nil {
		return op.EmitError("operation with block successors must terminate its parent block")
	}
	for i := range op.attrs() {
		if d := v.ctx.attrDialect(op.attrs()[i].Name); d != nil && d.VerifyOpAttr != nil && !d.VerifyOpAttr(op, op.attrs()[i]) {
			return false
		}
	}
	info := op.info
	if info.Def != nil && !verifyInvariants(op) {
		return false
	}
	if m := info.check.symbolNow; m != nil && !m.VerifySymbolUses(op, v.tables) {
		return false
	}
	if len(op.regions()) == 0 {
		if info.check.symbolUser != nil && op != v.root {
			v.users = append(v.users, op)
		}
		return true
	}
	for i := range op.regions() {
		r := &op.regions()[i]
		if r.first != r.last && info.Def != nil && !r.HasSSADominance() {
			return op.EmitOpError("expects graph region #" + strconv.Itoa(i) + " to have 0 or 1 blocks")
		}
		if r.first != nil && r.first.uses != nil {
			return op.EmitErrorAt(op.loc, "entry block of region may not have predecessors")
		}
	}
	if info.check.symbolUser != nil && op != v.root {
		v.users = append(v.users, op)
	}
	return true
}

// exitOp runs the checks that come after the operations in op's regions. The symbol
// users in the regions are v.users from index users on.
func (v *verifier) exitOp(op *Operation, users int) bool {
	info := op.info
	if info.Def != nil {
		p := &info.shape.check
		if p.anchor >= 0 {
			for i, results := 0, op.results(); i < len(results); i++ {
				if t := op.operand(p.anchor).value.typ; results[i].typ != t {
					return reportInferred(op, []Type{op.operand(p.anchor).value.typ})
				}
			}
		}
		if len(op.regions()) == 0 && info.Entry.VerifyRegions == nil && len(p.regionTraits)+len(info.check.regions) == 0 {
			return true
		}
		return v.regionInvariants(op, users)
	}
	if info.Dialect == nil {
		if v.ctx.KeepsDialect(dialectOf(info.Name)) {
			return true
		}
		return op.EmitOpError("created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the " +
			"MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used")
	}
	if info.Dialect.AllowUnknownOps {
		return true
	}
	return op.EmitErrorDetail(&UnknownName{Name: info.Name, Candidates: info.Dialect.opNames},
		"unregistered operation '"+info.Name+"' found in dialect ('"+info.Dialect.Name+"') that does not allow unknown operations")
}

// attrDialect returns the registered dialect of the prefix of an attribute's name, or
// nil.
func (c *Context) attrDialect(name string) *DialectInfo {
	for i := 0; i < len(name); i++ {
		if name[i] == '.' {
			return c.Dialect(name[:i])
		}
	}
	return nil
}

// dominance checks every use in op's regions, except those in isolated operations.
func (v *verifier) dominance(op *Operation) bool {
	for i := range op.regions() {
		r := &op.regions()[i]
		for b := r.first; b != nil; b = b.next {
			reachable := v.dom.isReachable(b)
			for o := b.first; o != nil; o = o.next {
				if reachable {
					for k, uses := 0, o.operands(); k < len(uses); k++ {
						val := uses[k].value
						if val.OwnerBlock() != b && !v.dom.valueDominates(val, o) {
							return reportDominance(o, k)
						}
					}
				}
				if len(o.regions()) > 0 && o.info.traits&(1<<IsolatedFromAbove) == 0 && !v.dominance(o) {
					return false
				}
			}
		}
	}
	return true
}

// reportDominance reports that operand k of op does not dominate op.
func reportDominance(op *Operation, k int) bool {
	msg := "operand #" + strconv.Itoa(k) + " does not dominate this use"
	val := op.operand(k).value
	here, there := op.ParentRegion(), val.ParentRegion()
	if def := val.definer(); def != nil {
		note := "operand defined here"
		switch {
		case def.block == op.block:
			note += " (op in the same block)"
		case here == there:
			note += " (op in the same region)"
		case there != nil && there.IsAncestor(here):
			note += " (op in a parent region)"
		case here.IsAncestor(there):
			note += " (op in a child region)"
		default:
			note += " (op is neither in a parent nor in a child region)"
		}
		return op.EmitError(msg, Note(def.loc, note))
	}
	if there == nil {
		return op.EmitError(msg, Note(UnknownLoc, " (block without parent)"))
	}
	loc := UnknownLoc
	if there.parent != nil {
		loc = there.parent.loc
	}
	index := 0
	for b := val.OwnerBlock().prev; b != nil; b = b.prev {
		index++
	}
	note := "operand defined as a block argument (block #" + strconv.Itoa(index)
	switch {
	case here == there:
		note += " in the same region)"
	case there.IsAncestor(here):
		note += " in a parent region)"
	case here.IsAncestor(there):
		note += " in a child region)"
	default:
		note += " neither in a parent nor in a child region)"
	}
	return op.EmitError(msg, Note(loc, note))
}
