package memory

import (
	"strconv"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/shapes"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// MaxTable is the largest number of bytes of a global with an initial value of which each invocation
// has its own copy, unless the driver finds out that the copies stay equal. Larger constants are
// buffers that the host binds.
const MaxTable = 1 << 16

// slowTable is the number of bytes from which on tables are buffers if the kernel can have one more. The
// time that lavapipe takes to compile a table in the code grows with about the third power of its size
// (docs/drivers.md).
const slowTable = 1 << 10

// maxSpareBuffers is the number of buffers up to which kernels get tables as buffers that they could have in the code. Each
// target allows 4, and one of them may be that of reports.
const maxSpareBuffers = 3

// Place gives the buffers that functions of a gpu.module allocate, and the globals that they
// use, a storage class and a place in the function. It reports whether all went well, after it
// emitted errors.
func Place(module *ir.Operation) bool {
	p := &placer{b: ir.NewBuilder(module.Context(), nil), globals: map[string]*global{}, openCL: spirv.EnvFor(module).Has(spec.CapabilityKernel)}
	if dl, err := datalayout.Closest(module); err == nil { // the verifier reports the error
		p.allocas, p.shared = dl.AllocaMemorySpace(), dl.GlobalMemorySpace()
	}
	body := module.Region(0).First()
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(memref.Global) {
			p.globals[ir.SymbolName(op)] = &global{GlobalOp: memref.GlobalOp{Operation: op}}
		}
	}
	p.findChanges(module)
	ok := true
	for op := body.First(); op != nil; op = op.Next() {
		if _, is := ir.OpInterface[ir.FunctionModel](op.Info()); is && op.NumRegions() == 1 && !op.Region(0).Empty() {
			ok = p.function(op) && ok
		}
	}
	if !ok {
		return false
	}
	for op := body.First(); op != nil; {
		next := op.Next()
		if op.Is(memref.Global) {
			op.Erase()
		}
		op = next
	}
	return true
}

// findChanges notes which constants functions write.
func (p *placer) findChanges(module *ir.Operation) {
	if len(p.globals) == 0 {
		return
	}
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(memref.GetGlobal) {
			if g := p.globalOf(op); g != nil && g.IsConstant() && !g.changes {
				g.changes = writes(op.Result(0))
			}
		}
		return ir.WalkAdvance
	})
}

// globalOf returns the global that a memref.get_global names, or nil.
func (p *placer) globalOf(op *ir.Operation) *global {
	ref, _ := op.Attr("name").(*ir.SymbolRefAttr)
	return p.globals[ref.Root]
}

// placer places the buffers of one gpu.module.
type placer struct {
	b       *ir.Builder
	globals map[string]*global
	openCL  bool // the target has no descriptors
	// memories is the number of buffers of the function that are memory of the module.
	memories int
	fn       *ir.Operation // the function
	entry    *ir.Block
	dynamic  *ir.Value // the memory of the function whose size the launch sets, or nil
	// The spaces that the data layout states for memref.alloca and for globals whose types
	// name none, or nil.
	allocas, shared ir.Attribute
}

// global is a global, and the buffer that stands for it in a function.
type global struct {
	memref.GlobalOp
	fn     *ir.Operation
	buffer *ir.Value
	// written is the last function that writes the global although it may be constant, and changes
	// says that there is one.
	written *ir.Operation
	changes bool
}

func (p *placer) function(fn *ir.Operation) bool {
	p.fn, p.entry, p.dynamic, p.memories = fn, fn.Region(0).First(), nil, 0
	p.privateBuffers()
	var ops []*ir.Operation
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch op.Def() {
		case memref.Alloc, memref.Alloca, memref.GetGlobal, memref.Dealloc, gpu.DynamicSharedMemory:
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	for _, op := range ops {
		if op.Is(memref.GetGlobal) && writes(op.Result(0)) {
			if g := p.globalOf(op); g != nil {
				g.written = fn
			}
		}
	}
	ok := true
	for _, op := range ops {
		switch op.Def() {
		case memref.Dealloc:
			ok = dropDealloc(op) && ok
		case memref.GetGlobal:
			ok = p.getGlobal(op) && ok
		case gpu.DynamicSharedMemory:
			ok = p.sharedAtLaunch(op) && ok
		default:
			ok = p.allocation(memref.AllocOp{Operation: op}) && ok
		}
	}
	return ok
}

// privateBuffers makes allocations of the private memory attributions of a kernel whose elements may share words.
// Allocations of such elements begin with zeros, because a store to a part of a word reads the rest.
func (p *placer) privateBuffers() {
	if !isKernel(p.fn) || p.fn.Attr("private_attrib_attrs") != nil {
		return
	}
	replaced := map[*ir.Value]bool{}
	p.b.SetStart(p.entry)
	for _, v := range (gpu.FuncOp{Operation: p.fn}).PrivateBuffers() {
		t := v.Type().(*ir.MemRefType)
		if n := ir.NumberWidth(ir.ElementTypeOrSelf(t.ElementType())); n == 0 || n >= 32 {
			continue
		}
		v.ReplaceAllUsesWith(memref.NewAlloc(p.b, v.Loc(), memref.Alloca, t, nil, nil, nil))
		replaced[v] = true
	}
	p.entry.EraseArgsIf(func(v *ir.Value) bool { return replaced[v] })
}

// scope is how many invocations share a memory space.
type scope uint8

const (
	device    scope = iota
	workgroup       // the invocations of a workgroup
	invocation
)

// scopeOf returns the scope of a memory space. It returns false for spaces that kernels
// cannot allocate.
func scopeOf(space ir.Attribute) (scope, bool) {
	switch a := space.(type) {
	case nil:
		return device, true
	case *ir.IntegerAttr:
		switch a.Int64Or(-1) {
		case 0:
			return device, true
		case 3:
			return workgroup, true
		case 5, 6:
			return invocation, true
		}
	case *ir.EnumAttr:
		switch {
		case a.AttrDef() == gpu.AddressSpaceAttrDef && gpu.AddressSpace(a.Value) == gpu.Workgroup,
			a.AttrDef() == spirv.StorageClassAttr && spec.StorageClass(a.Value) == spec.StorageClassWorkgroup:
			return workgroup, true
		case a.AttrDef() == gpu.AddressSpaceAttrDef && gpu.AddressSpace(a.Value) == gpu.Private:
			return invocation, true
		case a.AttrDef() == gpu.AddressSpaceAttrDef && gpu.AddressSpace(a.Value) == gpu.Global:
			return device, true
		case a.AttrDef() == spirv.StorageClassAttr:
			switch spec.StorageClass(a.Value) {
			case spec.StorageClassFunction, spec.StorageClassPrivate:
				return invocation, true
			case spec.StorageClassStorageBuffer, spec.StorageClassCrossWorkgroup:
				return device, true
			}
		}
	}
	return 0, false
}

// allocation checks a memref.alloc or memref.alloca, and moves it to the entry block.
func (p *placer) allocation(op memref.AllocOp) bool {
	t, ok := staticType(op)
	if !ok {
		return op.EmitError("a kernel allocates memory of constant size only, and '"+ir.TypeString(op.Type())+"' has sizes that are not constants",
			ir.Note(op.Loc(), "allocate the largest size that occurs, or let the host allocate the buffer and pass it as an argument"))
	}
	stack := op.Is(memref.Alloca)
	if stack {
		t = inSpace(t, p.allocas)
	}
	at, ok := scopeOf(t.MemorySpace)
	switch {
	case !ok:
		return op.EmitError("a kernel cannot allocate memory in the space of '"+ir.TypeString(t)+"'", spacesNote(op.Operation))
	case at == device && !stack:
		return op.EmitError("a kernel cannot allocate device memory", spacesNote(op.Operation))
	case at == workgroup && stack:
		return op.EmitError("'memref.alloca' allocates memory of one invocation, and '"+ir.TypeString(t)+"' is memory of the workgroup",
			append(statedSpace(op), ir.Note(op.Loc(), "use memref.alloc, or an attribution of the kernel: workgroup(%x : ...)"))...)
	}
	def := memref.Alloca
	if at == workgroup {
		def = memref.Alloc
	}
	p.b.SetStart(p.entry)
	v := memref.NewAlloc(p.b, op.Loc(), def, t, nil, nil, op.Alignment())
	v.SetType(op.Result(0).Type())
	op.Result(0).ReplaceAllUsesWith(v)
	op.Erase()
	if at == workgroup {
		return t == v.Type() || retype(v, func(*ir.MemRefType) *ir.MemRefType { return t })
	}
	return p.private(v, t)
}

// private puts the buffer v, of type t, into memory of the invocation.
func (p *placer) private(v *ir.Value, t *ir.MemRefType) bool {
	first, class := true, invocationClass(t.MemorySpace)
	return retype(v, func(old *ir.MemRefType) *ir.MemRefType {
		if first {
			first, old = false, t
		}
		return inClass(old, class)
	})
}

// invocationClass returns the class of memory of the invocation: Function, unless space is
// the storage class Private.
func invocationClass(space ir.Attribute) spec.StorageClass {
	if a, ok := space.(*ir.EnumAttr); ok && a.AttrDef() == spirv.StorageClassAttr && spec.StorageClass(a.Value) == spec.StorageClassPrivate {
		return spec.StorageClassPrivate
	}
	return spec.StorageClassFunction
}

// statedSpace returns a note that the data layout chose the memory space of an allocation, if
// it did.
func statedSpace(op memref.AllocOp) []ir.Diagnostic {
	if op.Type().MemorySpace != nil {
		return nil
	}
	return []ir.Diagnostic{ir.Note(op.Loc(), "the entry '"+datalayout.AllocaMemorySpaceKey+"' of the data layout states this memory space")}
}

// inSpace returns t in the memory space that the data layout states, if t names none.
func inSpace(t *ir.MemRefType, stated ir.Attribute) *ir.MemRefType {
	if t.MemorySpace != nil || stated == nil {
		return t
	}
	return t.Context().MemRef(t.Shape(), t.ElementType(), t.Layout, stated)
}

func spacesNote(op *ir.Operation) ir.Diagnostic {
	return ir.Note(op.Loc(), "memref.alloca allocates memory of one invocation, memref.alloc with the space #gpu.address_space<workgroup> memory of the workgroup; "+
		"the host allocates device memory and passes it as an argument")
}

// staticType returns the type of an allocation with constant sizes filled in.
func staticType(op memref.AllocOp) (*ir.MemRefType, bool) {
	t := op.Type()
	if len(op.SymbolOperands()) > 0 {
		return t, false
	}
	if len(op.DynamicSizes()) == 0 {
		return t, true
	}
	if t.Layout != nil && !t.LayoutMap().IsIdentity() {
		return t, false
	}
	shape, next := append([]int64(nil), t.Shape()...), 0
	for i, d := range shape {
		if d != ir.Dynamic {
			continue
		}
		n, ok := ir.IntConstantOf(op.DynamicSizes()[next])
		if !ok || n < 0 {
			return t, false
		}
		shape[i], next = n, next+1
	}
	return t.Context().MemRef(shape, t.ElementType(), t.Layout, t.MemorySpace), true
}

// dropDealloc removes the end of a buffer that the kernel allocates: the memory ends with
// the kernel.
func dropDealloc(op *ir.Operation) bool {
	if def := root(op.Operand(0)).DefiningOp(); def == nil || !def.Is(memref.Alloc) && !def.Is(memref.Alloca) {
		return op.EmitError("a kernel can free only memory that it allocates",
			ir.Note(op.Operand(0).Loc(), "the buffer comes from here; free it on the host"))
	}
	op.Erase()
	return true
}

// root returns the buffer that v views.
func root(v *ir.Value) *ir.Value {
	for def := v.DefiningOp(); def != nil && memref.IsView(def); def = v.DefiningOp() {
		v = def.Operand(0)
	}
	return v
}

// getGlobal replaces op by a buffer of the function.
func (p *placer) getGlobal(op *ir.Operation) bool {
	ref, _ := op.Attr("name").(*ir.SymbolRefAttr)
	g := p.globals[ref.Root]
	if g == nil {
		return op.EmitError("no 'memref.global' of the kernel's module is named '" + ref.Root + "'")
	}
	if g.fn != p.fn {
		buffer := p.bufferOf(g, op)
		if buffer == nil {
			return false
		}
		g.fn, g.buffer = p.fn, buffer
	}
	if g.buffer.Type() != op.Result(0).Type() {
		class := g.buffer.Type().(*ir.MemRefType).MemorySpace
		if !retype(op.Result(0), func(t *ir.MemRefType) *ir.MemRefType {
			return t.Context().MemRef(t.Shape(), t.ElementType(), t.Layout, class)
		}) {
			return false
		}
	}
	op.Result(0).ReplaceAllUsesWith(g.buffer)
	op.Erase()
	return true
}

// bufferOf makes the buffer that stands for g in the function, or emits an error and
// returns nil.
func (p *placer) bufferOf(g *global, user *ir.Operation) *ir.Value {
	refuse := func(text, help string) *ir.Value {
		user.EmitError("'memref.get_global' in a kernel: "+text, ir.Note(g.Loc(), help))
		return nil
	}
	own := user.Result(0).Type().(*ir.MemRefType) // scalars, where the target lacks the global's vectors
	t := inSpace(g.Type().Context().MemRef(own.Shape(), own.ElementType(), own.Layout, g.Type().MemorySpace), p.shared)
	at, ok := scopeOf(t.MemorySpace)
	_, uninitialized := g.Init().(*ir.UnitAttr)
	switch {
	case g.Init() == nil:
		return refuse("'"+g.SymbolName()+"' is external, and kernels are linked with nothing", "give it an initial value here, or pass the buffer as an argument")
	case !ok:
		return refuse("a kernel has no global in the space of '"+ir.TypeString(t)+"'", "the spaces are those of the workgroup, such as #gpu.address_space<workgroup>, and of the invocation")
	case at == device && !g.IsConstant() && p.openCL:
		return refuse("'"+g.SymbolName()+"' is a variable in device memory, and an OpenCL kernel has no buffer for it",
			"declare it 'constant' if no kernel writes it, or pass the buffer as an argument")
	case at != device && !g.IsConstant() && !isKernel(p.fn):
		return refuse("'"+g.SymbolName()+"' is a variable that functions share", "pass it to the function as an argument")
	case at == workgroup && !g.IsConstant() && !uninitialized:
		return refuse("'"+g.SymbolName()+"' is in workgroup memory, which cannot have an initial value", "declare it 'uninitialized', and store the values in the kernel")
	}
	p.b.SetStart(p.entry)
	if at == workgroup && !g.IsConstant() {
		return memref.NewAlloc(p.b, g.Loc(), memref.Alloc, t, nil, nil, nil)
	}
	variable := at == device && !g.IsConstant()
	own = inClass(t, invocationClass(t.MemorySpace))
	switch {
	case uninitialized && variable:
		return kernel.NewGlobal(p.b, g.Loc(), g.SymbolName(), false, inClass(t, spec.StorageClassStorageBuffer), nil)
	case uninitialized:
		return memref.NewAlloc(p.b, user.Loc(), memref.Alloca, own, nil, nil, nil)
	}
	elem := g.Type().ElementType()
	if !shapes.IsIntOrIndexOrFloat(elem) {
		return refuse("the initial value of '"+g.SymbolName()+"' is not a list of integers or floats", "write the value as dense<...>, or pass the buffer as an argument")
	}
	dense := elementsOf(g.Init())
	if dense == nil {
		return refuse("the initial value of '"+g.SymbolName()+"' is not known", "write the value as dense<...>, or as dense_resource<...> with the bytes of all elements in this file")
	}
	bytes := dense.NumElements() * int64(ir.ElementBytes(elem))
	switch {
	case variable, bytes > MaxTable && !p.openCL, bytes > slowTable && g.IsConstant() && !g.changes && p.hasSpareBuffer():
		p.memories++
		return kernel.NewGlobal(p.b, g.Loc(), g.SymbolName(), g.IsConstant() && !g.changes, inClass(t, spec.StorageClassStorageBuffer), dense)
	case bytes > MaxTable:
		return refuse("the initial value of '"+g.SymbolName()+"' has "+strconv.FormatInt(bytes, 10)+" bytes, and OpenCL kernels hold tables of at most "+strconv.Itoa(MaxTable),
			"pass the buffer as an argument")
	}
	def := kernel.Variable
	if g.IsConstant() && g.written != p.fn {
		def = kernel.Table
	}
	return kernel.New(p.b, user.Loc(), def, own, dense)
}

// hasSpareBuffer reports whether the function is a kernel that can have one more buffer on each target.
func (p *placer) hasSpareBuffer() bool {
	return !p.openCL && isKernel(p.fn) && len((gpu.FuncOp{Operation: p.fn}).Type().Inputs)+p.memories < maxSpareBuffers
}

// elementsOf returns the elements of an initial value, or nil if they are not known.
func elementsOf(a ir.Attribute) *ir.DenseElementsAttr {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		return a
	case *ir.DenseResourceAttr:
		return a.Elements()
	}
	return nil
}

// writes reports whether an operation writes m, a memref, or a view of it. It does not follow calls.
func writes(m *ir.Value) bool {
	found := false
	for pending := []*ir.Value{m}; len(pending) > 0 && !found; {
		v := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		for u := v.FirstUse(); u != nil && !found; u = u.NextUse() {
			if op := u.Owner(); memref.IsView(op) && u.Index() == 0 {
				pending = append(pending, op.Result(0))
			} else {
				ir.CollectEffects(op, func(e ir.Effect) { found = found || e.Kind == ir.EffectWrite && e.Value == v })
			}
		}
	}
	return found
}

// isKernel reports whether fn is an entry point.
func isKernel(fn *ir.Operation) bool { return fn.Is(gpu.Func) && fn.Attr(gpu.KernelName) != nil }
