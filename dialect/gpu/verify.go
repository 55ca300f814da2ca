package gpu

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// verifyOpAttr checks the dialect's attributes on any operation.
func verifyOpAttr(op *ir.Operation, attr ir.NamedAttribute) bool {
	switch attr.Name {
	case KnownBlockSizeName, KnownGridSizeName, knownClusterSizeName:
		if attr.Name == knownClusterSizeName && op.Context().MLIR() < 22 {
			return true
		}
		if !ir.DenseI32ArrayAttrKind.Match(attr.Value) {
			return op.EmitOpError(attr.Name + " must be a dense i32 array")
		}
		if attr.Value.(*ir.DenseArrayAttr).Len() != 3 {
			return op.EmitOpError(attr.Name + " must contain exactly 3 elements")
		}
	case ContainerModuleName:
		if _, unit := attr.Value.(*ir.UnitAttr); !unit {
			return true
		}
		if !op.Is(ir.Module) {
			return op.EmitError("expected '" + ContainerModuleName + "' attribute to be attached to 'builtin.module'")
		}
		return verifyLaunches(op)
	}
	return true
}

// verifyLaunches checks the references of the gpu.launch_func ops in module's
// functions. It does not look into nested regions of the functions.
func verifyLaunches(module *ir.Operation) bool {
	if module.NumRegions() != 1 || module.Region(0).Empty() {
		return true // reported as a wrong module
	}
	tables := ir.NewSymbolTables()
	for f := module.Region(0).First().First(); f != nil; f = f.Next() {
		for i := range f.NumRegions() {
			for b := f.Region(i).First(); b != nil; b = b.Next() {
				for op := b.First(); op != nil; op = op.Next() {
					if op.Is(LaunchFunc) && !verifyKernel(op, module, tables) {
						return false
					}
				}
			}
		}
	}
	return true
}

func verifyKernel(op, module *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return true // the op's own verifier reports it
	}
	container := tables.Lookup(module, ref.Root)
	switch {
	case container == nil:
		return op.EmitOpErrorDetail(tables.Unknown(module, ref, Module, BinaryOp), "kernel container '"+ref.Root+"' is undefined")
	case container.Is(BinaryOp):
		return true
	case !container.Is(Module):
		return op.EmitOpErrorDetail(tables.Unknown(module, module.Context().SymbolRef(ref.Root), Module, BinaryOp), "kernel module '"+ref.Root+"' is undefined")
	}
	kernel := tables.LookupIn(module, ref)
	if kernel == nil {
		return op.EmitOpErrorDetail(tables.Unknown(module, ref, Func), "kernel function '"+ir.AttrString(ref)+"' is undefined")
	}
	if _, ok := ir.OpInterface[ir.FunctionModel](kernel.Info()); !ok {
		return op.EmitOpError("referenced kernel '"+ir.AttrString(ref)+"' is not a function", ir.Note(kernel.Loc(), "see the kernel definition here"))
	}
	if !isKernel(kernel) {
		return op.EmitOpError("kernel function is missing the '" + KernelName + "' attribute")
	}
	if !kernel.Is(Func) {
		return true
	}
	return verifyKernelArgs(op, FuncOp{kernel})
}

// hostType returns the type that launches pass for argument i of a kernel: in, unless the argument states another.
func hostType(f FuncOp, i int, in ir.Type) ir.Type {
	dicts, _ := f.Attr("arg_attrs").(*ir.ArrayAttr)
	if dicts == nil || i >= len(dicts.Elements) {
		return in
	}
	if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
		if t, ok := d.Get(HostTypeName).(*ir.TypeAttr); ok {
			return t.Value
		}
	}
	return in
}

func verifyKernelArgs(op *ir.Operation, f FuncOp) bool {
	t := f.Type()
	if t == nil {
		return true
	}
	start, n := op.OperandGroup(launchArgs)
	if n != len(t.Inputs) {
		return op.EmitOpError("got " + strconv.Itoa(n) + " kernel operands but expected " + strconv.Itoa(len(t.Inputs)))
	}
	for i, in := range t.Inputs {
		if start < 0 || start+i >= op.NumOperands() || op.Operand(start+i).Type() != hostType(f, i, in) {
			return op.EmitOpError("type of function argument " + strconv.Itoa(i) + " does not match")
		}
	}
	return true
}

// function is the model of gpu.func for the interfaces of functions.
type function struct{ interfaces.FunctionParts }

var functionModel = function{interfaces.FunctionParts{TypeSlot: funcType}}

// CallableRegion returns the body.
func (function) CallableRegion(op *ir.Operation) *ir.Region { return op.Region(0) }

// VerifyFunctionType checks that kernels return nothing.
func (f function) VerifyFunctionType(op *ir.Operation) bool {
	if t := f.FunctionType(op); t != nil && isKernel(op) && len(t.Results) != 0 {
		return op.EmitOpError("expected void return type for kernel function")
	}
	return true
}

// VerifyFunctionBody checks the entry block's arguments, including buffers.
func (function) VerifyFunctionBody(op *ir.Operation) bool {
	f := FuncOp{op}
	if f.Body().Empty() {
		return op.EmitOpError("expected body with at least one block")
	}
	inputs, args := f.Type().Inputs, f.Body().First().Args()
	if want := len(inputs) + workgroupBuffers(op); len(args) < want {
		return op.EmitOpError("expected at least " + strconv.Itoa(want) + " arguments to body region")
	}
	for i, want := range inputs {
		if got := args[i].Type(); got != want {
			return op.EmitOpError("expected body region argument #" + strconv.Itoa(i) + " to be of type '" + ir.TypeString(want) +
				"', got '" + ir.TypeString(got) + "'")
		}
	}
	return verifyBuffers(op, f.WorkgroupBuffers(), Workgroup) && verifyBuffers(op, f.PrivateBuffers(), Private)
}

// verifyBuffers checks the types of buffers. It accepts memory spaces that are not the
// dialect's, because they are already lowered.
func verifyBuffers(op *ir.Operation, vs []*ir.Value, space AddressSpace) bool {
	for _, v := range vs {
		t, ok := v.Type().(*ir.MemRefType)
		if !ok {
			return op.EmitOpError("expected memref type in attribution")
		}
		if s, ok := MemorySpace(t.MemorySpace); ok && s != space {
			return op.EmitOpError("expected memory space " + space.String() + " in attribution")
		}
	}
	return true
}

func verifyReturn(op *ir.Operation) bool {
	f := op.ParentOf(Func)
	want := FuncOp{f}.Type().Results
	if op.NumOperands() != len(want) {
		return op.EmitOpError("expected "+strconv.Itoa(len(want))+" result operands", ir.Note(f.Loc(), "return type declared here"))
	}
	for i, t := range want {
		if got := op.Operand(i).Type(); got != t {
			return op.EmitOpError("unexpected type `'" + ir.TypeString(got) + "'' for operand #" + strconv.Itoa(i))
		}
	}
	return true
}

func verifyLaunch(op *ir.Operation) bool {
	d := dim3(op, launchCluster)
	if some := d[0] != nil || d[1] != nil || d[2] != nil; some && !hasClusters(op) {
		return op.EmitOpError("cluster size must be all present")
	}
	return true
}

func verifyLaunchRegion(op *ir.Operation) bool {
	l := LaunchOp{op}
	body := l.Body()
	if body.Empty() {
		return true
	}
	if want := l.NumConfigArgs() + workgroupBuffers(op); body.First().NumArgs() < want {
		return op.EmitOpError("unexpected number of region arguments")
	}
	if !verifyBuffers(op, l.WorkgroupBuffers(), Workgroup) || !verifyBuffers(op, l.PrivateBuffers(), Private) {
		return false
	}
	for b := body.First(); b != nil; b = b.Next() {
		end := b.Last()
		if end == nil || end.NumSuccessors() != 0 || end.Is(Terminator) {
			continue
		}
		return end.EmitError("expected 'gpu.terminator' or a terminator with successors", ir.Note(op.Loc(), "in 'gpu.launch' body region"))
	}
	return true
}

func verifyLaunchFunc(op *ir.Operation) bool {
	module := op.ParentOf(ir.Module)
	if module == nil {
		return op.EmitOpError("expected to belong to a module")
	}
	if _, ok := module.Attr(ContainerModuleName).(*ir.UnitAttr); !ok {
		return op.EmitOpErrorDetail(&ir.MissingAttr{Op: module, Names: []string{ContainerModuleName}},
			"expected the closest surrounding module to have the '"+ContainerModuleName+"' attribute")
	}
	if d := (LaunchFuncOp{op}).ClusterSize(); hasClusters(op) && (d[1].Type() != d[0].Type() || d[2].Type() != d[0].Type()) {
		return op.EmitOpError("expects types of the cluster dimensions must be the same")
	}
	return true
}

func verifyAlloc(op *ir.Operation) bool {
	t := op.Result(0).Type().(*ir.MemRefType)
	dynamic := 0
	for _, d := range t.Shape() {
		if d == ir.Dynamic {
			dynamic++
		}
	}
	_, n := op.OperandGroup(1)
	if n != dynamic && op.Context().MLIR() > 19 {
		return op.EmitOpError("incorrect number of dynamic sizes, has " + strconv.Itoa(n) + ", expected " + strconv.Itoa(dynamic))
	}
	if n != dynamic {
		return op.EmitOpError("dimension operand count does not equal memref dynamic dimension count")
	}
	symbols := 0
	if t.Layout != nil {
		symbols = t.LayoutMap().Symbols
	}
	if _, n := op.OperandGroup(2); n != symbols {
		return op.EmitOpError("symbol operand count does not equal memref symbol count")
	}
	return true
}

func verifyMemcpy(op *ir.Operation) bool {
	src, dst := op.OperandIn(2, 0).Type().(*ir.MemRefType), op.OperandIn(1, 0).Type().(*ir.MemRefType)
	if src.ElementType() != dst.ElementType() {
		return op.EmitOpError("arguments have incompatible element type")
	}
	if !ir.CompatibleDims(src.Shape(), dst.Shape()) {
		return op.EmitOpError("arguments have incompatible shape")
	}
	return true
}

func verifyDynamicSharedMemory(op *ir.Operation) bool {
	p := op.Parent()
	for p != nil && !p.HasTrait(ir.SymbolTable) {
		p = p.Parent()
	}
	if p == nil {
		return op.EmitOpError("must be inside an op with symbol table")
	}
	t := op.Result(0).Type().(*ir.MemRefType)
	if s, _ := MemorySpace(t.MemorySpace); s != Workgroup {
		return op.EmitOpError("address space must be address_space<workgroup>")
	}
	if ir.HasStaticShape(t) {
		return op.EmitOpError("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
	}
	return true
}
