// Package flatten resolves the memrefs of kernels. It replaces views, and accesses through
// memrefs with dynamic sizes, strides or offsets, by accesses to flat buffers at computed
// positions. The dynamic numbers of a kernel's arguments become words of a hidden block, which
// the host fills (docs/abi.md).
package flatten

import (
	"strconv"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Options say how kernels get the numbers of their arguments.
type Options struct {
	// Env is the target.
	Env *target.Env
	// Index64 makes the words of the hidden block 64 bits wide, as index is.
	Index64 bool
	// Uniform puts the hidden block into a uniform buffer in any case.
	Uniform bool
	// Scalars puts the scalar arguments of kernels into the hidden block, before the numbers of
	// memrefs. Otherwise each has a buffer of its own.
	Scalars bool
	// Addresses passes the storage buffers of kernels as addresses in the hidden block, which needs
	// pointers of the storage class PhysicalStorageBuffer, and sets Scalars.
	Addresses bool
	// Class returns the storage class of a memory space, or false if there is none.
	Class func(space ir.Attribute) (spec.StorageClass, bool)
}

// Module resolves the memrefs in the functions of a gpu.module. It leaves functions alone whose
// memrefs the conversion to SPIR-V handles as they are. It returns false if it emitted an error.
func Module(module *ir.Operation, o Options) (changed, ok bool) {
	ok = true
	var words []ir.Attribute
	o.Scalars = o.Scalars || o.Addresses
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if _, isFunc := ir.OpInterface[ir.FunctionModel](op.Info()); !isFunc || op.Region(0).Empty() {
			continue
		}
		words = append(words, describeMemory(op, &o)...)
		words = append(words, describeVectors(op, &o)...)
		if !needsFlattening(op) && !pushesScalars(op, &o) && !passesAddresses(op, &o) {
			continue
		}
		changed = true
		f := newFlattener(module, op, &o)
		ok = f.run() && ok
		words = append(words, f.words...)
	}
	if len(words) > 0 {
		appendWords(module, words)
		changed = true
	}
	return changed, ok
}

// direct reports whether the conversion to SPIR-V can access memrefs of type t as they are: their
// strides and their offset are static. The conversion ignores the offset of a memref of rank 0.
func direct(t *ir.MemRefType) bool {
	_, _, ok := t.StridesAndOffset()
	return ok && !spirvtypes.OpenSpan(t)
}

// needsFlattening reports whether fn has memrefs that the conversion to SPIR-V cannot handle as they are.
func needsFlattening(fn *ir.Operation) bool {
	found := false
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		found = found || op != fn && resolves(op)
		for i := 0; !found && i < op.NumResults(); i++ {
			found = indirect(op.Result(i).Type())
		}
		for i := 0; !found && i < op.NumRegions(); i++ {
			for b := op.Region(i).First(); b != nil && !found; b = b.Next() {
				for _, a := range b.Args() {
					found = found || indirect(a.Type()) || isMemRef(a) && (op != fn || !b.IsEntry())
				}
			}
		}
		if found {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return found
}

func isMemRef(v *ir.Value) bool { _, ok := v.Type().(*ir.MemRefType); return ok }

func indirect(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	return ok && !direct(m)
}

// resolves reports whether the pass replaces op wherever it stands.
func resolves(op *ir.Operation) bool {
	switch op.Def() {
	case memref.MemorySpaceCast:
		return false
	case memref.Dim, memref.Rank, memref.Copy, memref.AssumeAlignment, memref.Prefetch:
		return true
	case arith.Select:
		return isMemRef(op.Result(0))
	}
	if memref.IsView(op) {
		return true
	}
	if op.NumRegions() > 0 {
		for i := range op.NumResults() {
			if isMemRef(op.Result(i)) {
				return true
			}
		}
	}
	return false
}

// flattener resolves the memrefs of one function.
type flattener struct {
	o      *Options
	module *ir.Operation
	fn     *ir.Operation
	b      *ir.Builder
	// views describes the memrefs by value.
	views map[*ir.Value]*view
	// created are the operations that the pass created, so that those without uses can go.
	created []*ir.Operation
	// spread replaces memrefs in control flow, and erases what the pass replaced.
	spread *scf.Spread[[]*view]
	// start is the operation before which the operations for arguments stand.
	start *ir.Operation
	// numbers are the numbers of arguments that the function may need: arguments of the entry
	// block behind its own, until words of the hidden block replace them.
	numbers      map[number]*ir.Value
	originalArgs int // arguments that the entry block had
	words        []ir.Attribute
	// constants are the constants at the start of the function.
	constants map[int64]*ir.Value
}

func newFlattener(module, fn *ir.Operation, o *Options) *flattener {
	f := &flattener{
		o: o, module: module, fn: fn, b: ir.NewBuilder(fn.Context(), nil),
		views: map[*ir.Value]*view{}, numbers: map[number]*ir.Value{}, constants: map[int64]*ir.Value{},
		start: fn.Region(0).First().First(), originalArgs: fn.Region(0).First().NumArgs(),
	}
	f.spread = &scf.Spread[[]*view]{B: f.b, S: spreader{f}}
	return f
}

func (f *flattener) run() bool {
	entry := f.fn.Region(0).First()
	if f.start == nil {
		return true
	}
	// The pass moves and replaces the first operation, so a place of its own stays behind.
	f.b.SetBefore(f.start)
	f.start = arith.NewIndex(f.b, f.fn.Loc(), 0).DefiningOp()
	f.created = append(f.created, f.start)
	f.retypeBytes()
	if !f.addresses() {
		return false
	}
	f.scalars()
	inputs := entry.NumArgs()
	if g := (gpu.FuncOp{Operation: f.fn}); f.fn.Is(gpu.Func) {
		inputs = len(g.Type().Inputs)
	}
	for i, a := range append([]*ir.Value(nil), entry.Args()...) {
		if isMemRef(a) {
			at := i
			if i >= inputs {
				at = -1
			}
			f.root(a, at)
		}
	}
	if !f.region(f.fn.Region(0)) {
		return false
	}
	f.spread.Erase()
	for i := len(f.created) - 1; i >= 0; i-- {
		if op := f.created[i]; !used(op) {
			op.Erase()
		}
	}
	return f.bindNumbers()
}

func used(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if op.Result(i).HasUses() {
			return true
		}
	}
	return false
}

// region resolves the memrefs in a region. It visits blocks before those that they dominate.
func (f *flattener) region(r *ir.Region) bool {
	if r.Empty() {
		return true
	}
	blocks := []*ir.Block{r.First()}
	if !r.HasOneBlock() {
		blocks = reversePostorder(r)
	}
	for _, b := range blocks {
		for _, a := range b.Args() {
			if isMemRef(a) && f.views[a] == nil && (b.Parent() != f.fn || !b.IsEntry()) {
				return b.Parent().EmitErrorAt(a.Loc(), "a memref is the argument of a block, so its buffer depends on the control flow: pass indices instead of memrefs")
			}
		}
		for op := b.First(); op != nil; {
			next := op.Next()
			if !f.op(op) {
				return false
			}
			op = next
		}
	}
	return true
}

// reversePostorder returns the blocks of r that its entry reaches, in reverse postorder, and then
// the others.
func reversePostorder(r *ir.Region) []*ir.Block {
	type visit struct {
		b    *ir.Block
		next int
	}
	seen := map[*ir.Block]bool{r.First(): true}
	stack := []visit{{r.First(), 0}}
	var post, out []*ir.Block
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		last := v.b.Last()
		if last == nil || v.next >= last.NumSuccessors() {
			post = append(post, v.b)
			stack = stack[:len(stack)-1]
			continue
		}
		to := last.Successor(v.next)
		v.next++
		if !seen[to] {
			seen[to] = true
			stack = append(stack, visit{to, 0})
		}
	}
	for i := len(post) - 1; i >= 0; i-- {
		out = append(out, post[i])
	}
	for b := r.First(); b != nil; b = b.Next() {
		if !seen[b] {
			out = append(out, b)
		}
	}
	return out
}

// op resolves the memrefs of one operation.
func (f *flattener) op(op *ir.Operation) bool {
	switch op.Def() {
	case memref.Dim, memref.Rank:
		return f.dim(op)
	case memref.ExtractStridedMetadata:
		return f.metadata(op)
	case memref.Copy:
		return f.copy(op)
	case memref.AssumeAlignment, memref.Prefetch:
		f.spread.Discard(op) // a hint, which SPIR-V lacks
		return true
	case memref.Dealloc:
		return f.dealloc(op)
	case arith.Select:
		if isMemRef(op.Result(0)) {
			return f.selected(op)
		}
	case scf.Yield, scf.Condition, memref.AllocaScopeReturn:
		return true // control resolves what they pass on
	case memref.MemorySpaceCast:
		if f.sameClass(op) {
			return f.view(op)
		}
	}
	if memref.IsView(op) && !op.Is(memref.MemorySpaceCast) {
		return f.view(op)
	}
	if at := accessed(op); at >= 0 {
		if !f.access(op, at) {
			return false
		}
		return f.regions(op)
	}
	if scf.Passes(op, isMemRef) {
		return f.control(op)
	}
	for i := range op.NumOperands() {
		v := f.views[op.Operand(i)]
		if v != nil && f.addressed(v.root) && isCall(op) {
			return f.refuseAddress(op, v.root, "a function cannot take a buffer that a kernel gets by address: inline the function")
		}
		if v != nil && !v.isRoot {
			return op.EmitOpError("cannot take a view of a buffer as operand " + strconv.Itoa(i) + ": only loads, stores, copies, atomic operations and other views can")
		}
	}
	if !f.regions(op) {
		return false
	}
	for i := range op.NumResults() {
		if r := op.Result(i); isMemRef(r) {
			f.root(r, -1)
		}
	}
	return true
}

func (f *flattener) regions(op *ir.Operation) bool {
	for i := range op.NumRegions() {
		if !f.region(op.Region(i)) {
			return false
		}
	}
	return true
}
