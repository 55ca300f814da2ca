package conform

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// These are bindings of set 0. The plain arrays, one for each scalar type, have the
// next bindings.
const (
	blockBinding = iota
	otherBinding
	firstPlain
)

// plain is a dense array of scalars of one type. The kernel copies leaves to it, or
// writes leaves from it.
type plain struct {
	scalar ir.Type
	size   int64
	count  int64
	// element is the type of the elements in memory, and wide its size. They differ from
	// scalar and size if the kernel widens scalars.
	element ir.Type
	wide    int64
	ptr     *ir.Value
}

// emitter writes the module of a kernel.
type emitter struct {
	ctx    *ir.Context
	b      *ir.Builder
	loc    ir.Location
	module spirv.ModuleOp
	entry  *ir.Block
	vars   []ir.Attribute
	consts map[int64]*ir.Value
	// exchanged are the inputs and outputs among vars.
	exchanged []ir.Attribute
	// index is the number of the invocation, and zero is 0, which compilers do not know. Both are created on first use.
	index, zero *ir.Value
	// views is the number of views of the draw, or 0, view the number of the one at hand, and cell that of the invocation in it.
	views      int64
	view, cell *ir.Value
	// local is the number of invocations of a workgroup.
	local int64
	// plain is the binding of the first plain array.
	plain int64
	// name is the name of the function, and stage the stage that it is of, or nil for a kernel.
	name  string
	stage *stage
	// ended is true if the function has its last instruction.
	ended bool
	// standIns are the types in place of those that the dialect lacks.
	standIns []standIn
	// words is a block of words in the place of the block, or nil.
	words *ir.Value
}

const kernelName = "probe"

func newEmitter(ctx *ir.Context, vce *spirv.VCE, model spec.AddressingModel, memory spec.MemoryModel) *emitter {
	b := ir.NewBuilder(ctx, nil)
	module := spirv.NewModule(b, ir.UnknownLoc, model, memory, vce, "")
	return newFunction(ctx, module, kernelName)
}

// newFunction returns an emitter of another function of the module.
func newFunction(ctx *ir.Context, module spirv.ModuleOp, name string) *emitter {
	e := &emitter{ctx: ctx, b: ir.NewBuilder(ctx, nil), loc: ir.UnknownLoc, consts: map[int64]*ir.Value{}, local: 1, plain: firstPlain, module: module, name: name}
	e.b.SetEnd(e.module.Body())
	fn := spirv.NewFunc(e.b, e.loc, name, ctx.Function(nil, nil), spec.FunctionControlNone)
	e.entry = fn.Region(0).AddBlock()
	e.b.SetEnd(e.entry)
	return e
}

// finish ends the function and declares it as an entry point with its modes.
func (e *emitter) finish(version spec.Version, model spec.ExecutionModel, modes ...mode) {
	if !e.ended {
		e.b.Create(e.loc, spirv.Return, nil, nil)
	}
	e.b.SetEnd(e.module.Body())
	sym := e.ctx.SymbolRef(e.name)
	vars := e.vars
	if version < spec.V1_4 {
		vars = e.exchanged
	}
	e.b.Create(e.loc, spirv.EntryPoint, nil, nil,
		ir.Named("execution_model", e.ctx.Enum(spirv.ExecutionModelAttr, uint64(model))),
		ir.Named("fn", sym), ir.Named("interface", e.ctx.Array(vars)))
	for _, m := range modes {
		e.b.Create(e.loc, spirv.ExecutionMode, nil, nil, ir.Named("fn", sym),
			ir.Named("execution_mode", e.ctx.Enum(spirv.ExecutionModeAttr, uint64(m.mode))),
			ir.Named("values", e.ctx.IntArray(e.ctx.I32(), m.values...)))
	}
}

// mode is an execution mode with its operands.
type mode struct {
	mode   spec.ExecutionMode
	values []int64
}

// variable declares a global variable and returns its address.
func (e *emitter) variable(name string, t *spirv.PointerType, attrs ...ir.NamedAttribute) *ir.Value {
	t = e.shown(t).(*spirv.PointerType)
	at := e.b.InsertionPoint()
	e.b.SetStart(e.module.Body())
	ref := e.ctx.SymbolRef(name)
	e.b.Create(e.loc, spirv.GlobalVariable, nil, nil,
		append(attrs, ir.Named("type", e.ctx.TypeAttr(t)), ir.Named(ir.SymbolNameAttr, e.ctx.String(name)))...)
	e.vars = append(e.vars, ref)
	if t.Storage == spec.StorageClassInput || t.Storage == spec.StorageClassOutput {
		e.exchanged = append(e.exchanged, ref)
	}
	e.b.SetStart(e.entry)
	v := e.b.Create(e.loc, spirv.AddressOf, nil, []ir.Type{t}, ir.Named("variable", ref)).Result(0)
	e.b.SetInsertionPoint(at)
	return v
}

// bound declares a variable with a descriptor.
func (e *emitter) bound(name string, t ir.Type, class spec.StorageClass, binding int64) *ir.Value {
	return e.variable(name, spirv.PointerTo(t, class),
		ir.Named("descriptor_set", e.ctx.Int(e.ctx.I32(), 0)), ir.Named("binding", e.ctx.Int(e.ctx.I32(), binding)))
}

// constant returns a 32-bit integer constant, created once at the start of the kernel.
func (e *emitter) constant(n int64) *ir.Value {
	if v := e.consts[n]; v != nil {
		return v
	}
	at := e.b.InsertionPoint()
	e.b.SetStart(e.entry)
	v := spirv.NewSplat(e.b, e.loc, e.ctx.I32(), n)
	e.b.SetInsertionPoint(at)
	e.consts[n] = v
	return v
}

const indexName = "index"

// builtIn declares a built-in variable at the start of the function and returns its address.
func (e *emitter) builtIn(name, builtin string, t ir.Type, class spec.StorageClass, attrs ...ir.NamedAttribute) *ir.Value {
	if e.name != kernelName {
		name = e.name + "_" + name
	}
	return e.variable(name, spirv.PointerTo(t, class), append(attrs, ir.Named("built_in", e.ctx.String(builtin)))...)
}

// first calls f to emit instructions behind the address of a variable, which is at the start of the function.
func (e *emitter) first(address *ir.Value, f func()) {
	at := e.b.InsertionPoint()
	e.b.SetAfter(address.DefiningOp())
	f()
	e.b.SetInsertionPoint(at)
}

// invocation returns the number of the invocation.
func (e *emitter) invocation() *ir.Value {
	switch {
	case e.index != nil:
	case e.stage != nil && !e.stage.grouped():
		e.stage.count(e)
		e.countViews()
	default:
		builtin := "WorkgroupId"
		if e.local > 1 {
			builtin = "GlobalInvocationId"
		}
		addr := e.builtIn(indexName, builtin, e.ctx.Vector([]int64{3}, e.ctx.I32()), spec.StorageClassInput)
		e.first(addr, func() {
			ids := e.load(addr, 4)
			e.index = e.extract(ids, e.ctx.I32(), []int64{0})
			e.zero = e.extract(ids, e.ctx.I32(), []int64{1}) // there is one row of invocations
		})
	}
	return e.index
}

// opaque returns n as a sum that compilers cannot compute.
func (e *emitter) opaque(n int64) *ir.Value {
	e.invocation()
	return e.binary(spirv.IAdd, e.zero, e.constant(n))
}

// binary emits an operation on two numbers.
func (e *emitter) binary(op *ir.OpDef, a, b *ir.Value) *ir.Value {
	return e.b.Create(e.loc, op, []*ir.Value{a, b}, []ir.Type{a.Type()}).Result(0)
}

// pointer creates an access chain to an element of type t.
func (e *emitter) pointer(base *ir.Value, t ir.Type, indices ...*ir.Value) *ir.Value {
	p := spirv.PointerTo(e.shown(t), base.Type().(*spirv.PointerType).Storage)
	return e.b.Create(e.loc, spirv.AccessChain, append([]*ir.Value{base}, indices...), []ir.Type{p}).Result(0)
}

// accessed returns the attributes of an access through ptr with the given operands. An
// access to a device address must state its alignment.
func (e *emitter) accessed(ptr *ir.Value, align int64, operands spec.MemoryAccess) []ir.NamedAttribute {
	physical := ptr.Type().(*spirv.PointerType).Storage == spec.StorageClassPhysicalStorageBuffer
	if physical {
		operands |= spec.MemoryAccessAligned
	}
	if operands == 0 {
		return nil
	}
	attrs := []ir.NamedAttribute{ir.Named("memory_access", e.ctx.Enum(spirv.MemoryAccessAttr, uint64(operands)))}
	if physical {
		attrs = append(attrs, ir.Named("alignment", e.ctx.Int(e.ctx.I32(), align)))
	}
	return attrs
}

func (e *emitter) load(ptr *ir.Value, align int64) *ir.Value { return e.loadWith(ptr, align, 0) }

func (e *emitter) store(ptr, v *ir.Value, align int64) { e.storeWith(ptr, v, align, 0) }

func (e *emitter) loadWith(ptr *ir.Value, align int64, operands spec.MemoryAccess) *ir.Value {
	return e.b.Create(e.loc, spirv.Load, []*ir.Value{ptr}, []ir.Type{pointee(ptr)}, e.accessed(ptr, align, operands)...).Result(0)
}

func (e *emitter) storeWith(ptr, v *ir.Value, align int64, operands spec.MemoryAccess) {
	e.b.Create(e.loc, spirv.Store, []*ir.Value{ptr, v}, nil, e.accessed(ptr, align, operands)...)
}

// chain returns a pointer to an instance of a leaf; at are the indices of its arrays. The
// kernel computes the indices of columns and components if computed is true.
func (e *emitter) chain(base root, l *leaf, at []*ir.Value, computed bool) *ir.Value {
	indices := slices.Clone(base.indices)
	for _, s := range l.steps {
		switch {
		case s.kind == stepElement:
			indices = append(indices, at[s.n])
		case s.kind != stepMember && computed:
			indices = append(indices, e.opaque(s.n))
		default:
			indices = append(indices, e.constant(s.n))
		}
	}
	ptr := e.pointer(base.ptr, l.scalar, indices...)
	if base.nonUniform {
		ptr.DefiningOp().SetAttr("non_uniform", e.ctx.Unit())
	}
	return ptr
}

// each calls f for the instances of a leaf, with their indices and numbers: once for
// each instance or, with dynamic indices, once for all, in as many invocations as
// instances.
func (e *emitter) each(l *leaf, dynamic bool, f func(at []*ir.Value, number *ir.Value)) {
	if !dynamic {
		var index []int64
		at := make([]*ir.Value, len(l.dims))
		for i := range l.instances() {
			index = l.index(i, index)
			for k, n := range index {
				at[k] = e.constant(n)
			}
			f(at, e.constant(i))
		}
		return
	}
	number := e.invocation()
	cond := e.b.Create(e.loc, spirv.ULessThan, []*ir.Value{number, e.constant(l.instances())}, []ir.Type{e.ctx.I1()}).Result(0)
	e.when(cond, func() { f(e.split(number, l.dims), number) })
}

// when calls f to emit what the kernel does if cond is true.
func (e *emitter) when(cond *ir.Value, f func()) {
	sel := spirv.NewSelection(e.b, e.loc, spec.SelectionControlNone)
	outer := e.b.InsertionPoint()
	head, body := sel.Region(0).AddBlock(), sel.Region(0).AddBlock()
	sel.AddMerge(e.b)
	merge := sel.Region(0).Last()
	e.b.SetEnd(head)
	spirv.NewBranchConditional(e.b, e.loc, cond, body, nil, merge, nil)
	e.b.SetEnd(body)
	f()
	e.b.SetEnd(body)
	e.b.CreateBranch(e.loc, spirv.Branch, nil, []*ir.Block{merge})
	e.b.SetInsertionPoint(outer)
}

// split computes array indices from the number of an instance.
func (e *emitter) split(number *ir.Value, dims []dim) []*ir.Value {
	at := make([]*ir.Value, len(dims))
	i32 := []ir.Type{e.ctx.I32()}
	for k := len(dims) - 1; k >= 0; k-- {
		if k == 0 {
			at[k] = number
			break
		}
		n := e.constant(dims[k].count)
		at[k] = e.b.Create(e.loc, spirv.UMod, []*ir.Value{number, n}, i32).Result(0)
		number = e.b.Create(e.loc, spirv.UDiv, []*ir.Value{number, n}, i32).Result(0)
	}
	return at
}

// slot returns the index of an instance in the plain array: first plus number.
func (e *emitter) slot(first int64, number *ir.Value, dynamic bool) *ir.Value {
	switch n, constant := spirv.ConstantInt32(number); {
	case constant:
		return e.constant(first + int64(n))
	case first == 0:
		return number
	}
	return e.b.Create(e.loc, spirv.IAdd, []*ir.Value{number, e.constant(first)}, []ir.Type{e.ctx.I32()}).Result(0)
}

// plainName returns the name of the k-th plain array.
func plainName(k int) string { return "plain" + strconv.Itoa(k) }

// plainsOf returns the plain arrays that the leaves need. of is the plain array of each leaf, and first is the
// index where the leaf's instances start. It is a multiple of 16 if aligned is true.
func plainsOf(leaves []leaf, aligned bool) (plains []plain, of []int, first []int64) {
	of, first = make([]int, len(leaves)), make([]int64, len(leaves))
	for i := range leaves {
		l := &leaves[i]
		k := slices.IndexFunc(plains, func(p plain) bool { return p.scalar == l.scalar })
		if k < 0 {
			k = len(plains)
			plains = append(plains, plain{scalar: l.scalar, size: l.size, element: l.scalar, wide: l.size})
		}
		if aligned {
			plains[k].count = roundUp(plains[k].count, coopAlign)
		}
		of[i], first[i] = k, plains[k].count
		plains[k].count += l.instances()
	}
	return plains, of, first
}

// plainArrays declares the plain arrays of plainsOf.
func (e *emitter) plainArrays(leaves []leaf, w widening, aligned bool) (plains []plain, of []int, first []int64) {
	plains, of, first = plainsOf(leaves, aligned)
	for k := range plains {
		p := &plains[k]
		p.element, p.wide = w.element(p.scalar)
		array := spirv.RuntimeArrayOf(p.element, uint32(p.wide))
		t := spirv.StructOf(e.ctx, []spirv.Member{{Type: array}}, true)
		p.ptr = e.bound(plainName(k), t, spec.StorageClassStorageBuffer, e.plain+int64(k))
	}
	return plains, of, first
}
