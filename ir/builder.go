package ir

import (
	"sync"

	"github.com/spvc/spvc/internal/slab"
)

// Arena allocates operations and their parts in pages. An arena belongs to one
// goroutine at a time. The garbage collector frees a page when nothing on the page is
// reachable and the arena has moved on to another.
type Arena struct {
	pieces   [numShapes]pages
	operands slab.Slab[Operand]
	values   slab.Slab[Value]
	args     slab.Slab[argument]
	rare     slab.Slab[rareParts]
	attrs    slab.Slab[Attribute]
	succs    slab.Slab[BlockOperand]
	regions  slab.Slab[Region]
	blocks   slab.Slab[Block]
}

// NewArena returns an empty arena.
func NewArena() *Arena { return &Arena{} }

// NewBlock returns a block of the arena that is in no region.
func (a *Arena) NewBlock() *Block { return a.blocks.Alloc() }

// Create makes an operation that is in no block. It moves the inherent attributes in
// st.Attrs to their slots.
func (a *Arena) Create(st *OperationState) *Operation {
	op := a.create(st.Loc, st.Info, st.Operands, st.Results)
	copy(op.props(), st.Props)
	op.setAttrs(st.Attrs)
	if len(st.Successors)+len(st.Regions) > 0 {
		a.connect(op, st)
	}
	return op
}

// connect adds the successors and regions of st to the new operation op.
func (a *Arena) connect(op *Operation, st *OperationState) {
	if op.rare == nil {
		op.rare = a.rare.Alloc()
	}
	succs, regions := a.succs.AllocN(len(st.Successors)), a.regions.AllocN(len(st.Regions))
	op.rare.succs, op.rare.regions = succs, regions
	for i, b := range st.Successors {
		succs[i].owner = op
		succs[i].Set(b)
	}
	for i, r := range st.Regions {
		regions[i].parent = op
		if r != nil {
			regions[i].TakeBlocks(r)
		}
	}
}

// create makes an operation without attributes. It takes the parts of an
// OperationState as separate arguments so that the slices need not escape.
func (a *Arena) create(loc Location, info *OpInfo, operands []*Value, results []Type) *Operation {
	op := a.piece(len(operands), len(results), info.NumSlots())
	op.loc, op.info = loc, info
	if op.parts.apart != 0 {
		a.addApart(op, len(operands), len(results), info.NumSlots())
	}
	ops := op.operands()
	for i, v := range operands {
		o := &ops[i]
		o.owner, o.value = op, v
		o.link()
	}
	res := op.results()
	for i, t := range results {
		r := &res[i]
		r.typ = t
		if op.parts.apart&resultsApart != 0 {
			r.ref = apartResult<<kindShift | uint32(i)
		} else {
			r.ref = uint32(len(results)-i)<<kindShift | uint32(i)
		}
	}
	return op
}

// addApart makes the parts of the new operation op that are not in its piece.
func (a *Arena) addApart(op *Operation, operands, results, props int) {
	op.rare = a.rare.Alloc()
	p := &apartParts{}
	op.rare.apart = p
	if op.parts.apart&operandsApart != 0 {
		p.operands = a.operands.AllocN(operands)
	}
	if op.parts.apart&resultsApart != 0 {
		p.results = a.values.AllocN(results + 1)
		p.results[0].uses = &Operand{owner: op} // for Value.definer
		p.results = p.results[1:]
	}
	if op.parts.apart&propsApart != 0 {
		p.props = a.attrs.AllocN(props)
	}
}

// setAttrs sets the attributes of the new operation op, and the defaults of its absent
// inherent attributes.
func (op *Operation) setAttrs(attrs []NamedAttribute) {
	if len(attrs) > 0 {
		op.placeAttrs(attrs)
	}
	if sh := op.info.shape; sh != nil && sh.hasDefaults {
		op.fillDefaults()
	}
}

// placeAttrs distributes attrs over the slots and the discardable list.
func (op *Operation) placeAttrs(attrs []NamedAttribute) {
	n := 0
	for i := range attrs {
		if k := op.info.Slot(attrs[i].Name); k >= 0 {
			if op.info.shape.isSegments(k) && op.info.refuse(k, "", attrs[i].Value) != "" {
				continue // as in MLIR, which has no other place for it
			}
			op.SetProp(k, attrs[i].Value)
		} else if attrs[i].Value != nil {
			n++
		}
	}
	if n == 0 {
		return
	}
	rest := make([]NamedAttribute, 0, n)
	for i := range attrs {
		if attrs[i].Value != nil && op.info.Slot(attrs[i].Name) < 0 {
			rest = append(rest, attrs[i])
		}
	}
	op.putAttrs(sortedEntries(rest))
}

// Free returns the memory of an erased operation to the arena. Nothing may refer to the
// operation or its results.
func (a *Arena) Free(op *Operation) {
	if op.rare != nil {
		a.rare.Free(op.rare)
	}
	a.give(op)
}

// Reset frees all operations, blocks and regions that the arena has made. The arena makes new
// ones in the same memory, which is then already in the caches of the processor. Nothing may
// refer to the freed objects any more.
func (a *Arena) Reset() {
	for shape := range a.pieces {
		a.pieces[shape].reset(shape)
	}
	a.operands.Reset()
	a.values.Reset()
	a.args.Reset()
	a.rare.Reset()
	a.attrs.Reset()
	a.succs.Reset()
	a.regions.Reset()
	a.blocks.Reset()
}

// Builder creates operations at an insertion point.
type Builder struct {
	ctx    *Context
	arena  *Arena
	block  *Block
	before *Operation // nil: at the end of block
	// Created, if set, is called with every operation that the builder inserts.
	Created func(*Operation)
	guard   *Guard
	folds   FoldBuffers
	lender  *Scope // the owner of the arena
}

// FoldBuffers is memory that folds of one operation after the other share: the constants among
// the operands, and the results.
type FoldBuffers struct {
	Constants []Attribute
	Results   []FoldResult
}

// FoldBuffers returns the memory for folds of operations that the builder makes.
func (b *Builder) FoldBuffers() *FoldBuffers { return &b.folds }

// NewBuilder returns a builder without an insertion point. If arena is nil, the builder
// makes its own as soon as it needs one: most passes of a pipeline create nothing.
func NewBuilder(ctx *Context, arena *Arena) *Builder {
	return &Builder{ctx: ctx, arena: arena}
}

// Context returns the builder's context.
func (b *Builder) Context() *Context { return b.ctx }

// Arena returns the arena that the builder allocates from.
func (b *Builder) Arena() *Arena {
	if b.arena == nil {
		b.arena = b.lender.takeArena()
	}
	return b.arena
}

// BorrowArena makes the builder allocate from an arena of the scope of op until ReturnArena.
// Drivers that outlive a scope need it, because their own arena would chain the modules
// of different scopes: each page would keep the operations alive that were made before on it. If op
// belongs to no scope, the builder keeps its arena.
func (b *Builder) BorrowArena(op *Operation) {
	if s := op.scope(); s != nil {
		b.arena, b.lender = nil, s
	}
}

// ReturnArena gives a borrowed arena back.
func (b *Builder) ReturnArena() {
	if b.lender != nil {
		b.lender.giveArena(b.arena)
		b.arena, b.lender = nil, nil
	}
}

// Guard protects the list of operations of a block while several workers insert into it
// and remove from it, each next to its own operation.
type Guard struct {
	block *Block
	mu    sync.Mutex
}

// NewGuard returns a guard of b.
func NewGuard(b *Block) *Guard { return &Guard{block: b} }

// Guards reports whether b is the guarded block.
func (g *Guard) Guards(b *Block) bool { return g != nil && g.block == b }

// Do runs f while no other goroutine changes the list.
func (g *Guard) Do(f func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	f()
}

// SetGuard makes insertions into the guarded block exclusive.
func (b *Builder) SetGuard(g *Guard) { b.guard = g }

// Guard returns the guard, or nil.
func (b *Builder) Guard() *Guard { return b.guard }

// InsertionPoint is a position in a block: before an operation, or at the end.
type InsertionPoint struct {
	Block  *Block
	Before *Operation
}

// InsertionPoint returns the current position, for SetInsertionPoint.
func (b *Builder) InsertionPoint() InsertionPoint { return InsertionPoint{b.block, b.before} }

// SetInsertionPoint moves the builder to p. With a zero p the builder creates
// operations that are in no block.
func (b *Builder) SetInsertionPoint(p InsertionPoint) { b.block, b.before = p.Block, p.Before }

// SetBefore moves the builder to the position before op.
func (b *Builder) SetBefore(op *Operation) { b.block, b.before = op.block, op }

// SetAfter moves the builder to the position after op.
func (b *Builder) SetAfter(op *Operation) { b.block, b.before = op.block, op.next }

// SetStart moves the builder to the start of block.
func (b *Builder) SetStart(block *Block) { b.block, b.before = block, block.first }

// SetEnd moves the builder to the end of block.
func (b *Builder) SetEnd(block *Block) { b.block, b.before = block, nil }

// Block returns the block of the insertion point, or nil.
func (b *Builder) Block() *Block { return b.block }

// Insert adds an operation that is in no block at the insertion point.
func (b *Builder) Insert(op *Operation) *Operation {
	if b.block != nil {
		if b.before != nil && b.before.block != nil {
			b.block = b.before.block // the op may have moved to a block that was split off
		}
		if g := b.guard; g != nil && g.block == b.block {
			g.mu.Lock()
			b.block.insertBefore(op, b.before)
			g.mu.Unlock()
		} else {
			b.block.insertBefore(op, b.before)
		}
	}
	if b.Created != nil {
		b.Created(op)
	}
	return op
}

// Build creates the operation that st describes at the insertion point.
func (b *Builder) Build(st *OperationState) *Operation { return b.Insert(b.Arena().Create(st)) }

// Create makes an operation of the kind that def declares at the insertion point, with
// the given operands, result types and attributes. It stores inherent attributes by
// name and leaves out nil values.
func (b *Builder) Create(loc Location, def *OpDef, operands []*Value, results []Type, attrs ...NamedAttribute) *Operation {
	op := b.Arena().create(loc, b.ctx.OpInfoOf(def), operands, results)
	op.setAttrs(attrs)
	return b.Insert(op)
}

// CreateWithRegions is Create for an op with the given number of regions. The regions
// are empty; the caller fills them.
func (b *Builder) CreateWithRegions(loc Location, def *OpDef, operands []*Value, results []Type, regions int, attrs ...NamedAttribute) *Operation {
	st := OperationState{Loc: loc, Info: b.ctx.OpInfoOf(def), Operands: operands, Results: results, Attrs: attrs, Regions: make([]*Region, regions)}
	return b.Build(&st)
}

// CreateInferred is Create with the result types that the op infers. It panics
// if the operands do not fit, because that is a bug of the caller.
func (b *Builder) CreateInferred(loc Location, def *OpDef, operands []*Value, attrs ...NamedAttribute) *Operation {
	st := OperationState{Loc: loc, Info: b.ctx.OpInfoOf(def), Operands: operands, Attrs: attrs}
	types, why := b.ctx.InferTypes(&st)
	if why != "" {
		panic("cannot infer the result types of " + def.Name + ": " + why)
	}
	st.Results = types
	return b.Build(&st)
}

// CreateBranch is Create for a terminator with successors.
func (b *Builder) CreateBranch(loc Location, def *OpDef, operands []*Value, succs []*Block, attrs ...NamedAttribute) *Operation {
	st := OperationState{Loc: loc, Info: b.ctx.OpInfoOf(def), Operands: operands, Successors: succs, Attrs: attrs}
	return b.Build(&st)
}

// Named returns a NamedAttribute, for calls of Create.
func Named(name string, v Attribute) NamedAttribute { return NamedAttribute{name, v} }

// Segments returns the operandSegmentSizes attribute for Create.
func (c *Context) Segments(sizes ...int) NamedAttribute {
	return NamedAttribute{SegmentSizesName, c.segmentSizes(sizes)}
}

func (c *Context) segmentSizes(sizes []int) *DenseArrayAttr {
	vs := make([]int32, len(sizes))
	for i, s := range sizes {
		vs[i] = int32(s)
	}
	return c.DenseI32Array(vs...)
}
