package gpu

import "github.com/spvc/spvc/ir"

// Dim3 holds one value per dimension.
type Dim3 [3]*ir.Value

// FuncOp is the typed view of a gpu.func.
type FuncOp struct{ *ir.Operation }

// SymbolName returns the name.
func (f FuncOp) SymbolName() string { return f.StringAttr(ir.SymbolNameAttr) }

// Type returns the function type, which does not include the buffers.
func (f FuncOp) Type() *ir.FunctionType { return functionModel.FunctionType(f.Operation) }

// Body returns the body.
func (f FuncOp) Body() *ir.Region { return f.Region(0) }

// IsKernel reports whether the function is launched from the host.
func (f FuncOp) IsKernel() bool { return isKernel(f.Operation) }

// Args returns the arguments of the entry block without the buffers.
func (f FuncOp) Args() []*ir.Value { return f.entryArgs(0, len(f.Type().Inputs)) }

// WorkgroupBuffers returns the buffers in workgroup memory: the entry block's
// arguments after those of the function.
func (f FuncOp) WorkgroupBuffers() []*ir.Value {
	return f.entryArgs(len(f.Type().Inputs), workgroupBuffers(f.Operation))
}

// PrivateBuffers returns the buffers in private memory, the last arguments of
// the entry block.
func (f FuncOp) PrivateBuffers() []*ir.Value {
	return f.entryArgs(len(f.Type().Inputs)+workgroupBuffers(f.Operation), -1)
}

func (f FuncOp) entryArgs(start, n int) []*ir.Value { return argsOf(f.Region(0), start, n) }

// KnownBlockSize returns the block sizes, in threads, of all launches of the function.
// It returns nil if they are not known.
func (f FuncOp) KnownBlockSize() []int64 { return sizeHint(f.Prop(funcBlockSize)) }

// KnownGridSize is KnownBlockSize for the grid, in blocks.
func (f FuncOp) KnownGridSize() []int64 { return sizeHint(f.Prop(funcGridSize)) }

// KnownClusterSize is KnownBlockSize for clusters, in blocks.
func (f FuncOp) KnownClusterSize() []int64 { return sizeHint(f.Prop(funcClusterSize)) }

func sizeHint(a ir.Attribute) []int64 {
	if d, ok := a.(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	return nil
}

// argsOf returns n arguments of r's entry block from start on, or all of them for a
// negative n. It returns fewer if there are not enough.
func argsOf(r *ir.Region, start, n int) []*ir.Value {
	if r.Empty() {
		return nil
	}
	args := r.First().Args()
	start = max(0, min(start, len(args)))
	if n < 0 || n > len(args)-start {
		n = len(args) - start
	}
	return args[start : start+n]
}

// workgroupBuffers returns the number of buffers in workgroup memory. As in MLIR, it
// takes the attribute modulo 1<<32.
func workgroupBuffers(op *ir.Operation) int {
	n, _ := op.Attr(WorkgroupAttributionsName).(*ir.IntegerAttr)
	if n == nil {
		return 0
	}
	return int(uint32(n.Int64Or(0)))
}

func isKernel(op *ir.Operation) bool { _, ok := op.Attr(KernelName).(*ir.UnitAttr); return ok }

// LaunchOp is the typed view of a gpu.launch.
type LaunchOp struct{ *ir.Operation }

// Body returns the kernel.
func (l LaunchOp) Body() *ir.Region { return l.Region(0) }

// Dependencies returns the tokens that the launch waits for.
func (l LaunchOp) Dependencies() []*ir.Value { return l.OperandsIn(launchDeps) }

// GridSize returns the numbers of blocks of the grid.
func (l LaunchOp) GridSize() Dim3 { return dim3(l.Operation, launchGrid) }

// BlockSize returns the numbers of threads of a block.
func (l LaunchOp) BlockSize() Dim3 { return dim3(l.Operation, launchBlock) }

// ClusterSize returns the numbers of blocks of a cluster. The values are nil without
// clusters.
func (l LaunchOp) ClusterSize() Dim3 { return dim3(l.Operation, launchCluster) }

// HasClusters reports whether all cluster sizes are given.
func (l LaunchOp) HasClusters() bool { return hasClusters(l.Operation) }

// SharedMemory returns the size of dynamic workgroup memory in bytes, or nil.
func (l LaunchOp) SharedMemory() *ir.Value { return l.OperandIn(launchSharedMemory, 0) }

// OutlinedNames returns the names that the module and the kernel of the launch are to have, or "" for those that it leaves open.
func (l LaunchOp) OutlinedNames() (module, kernel string) {
	name := func(slot int) string {
		if r, ok := l.Prop(slot).(*ir.SymbolRefAttr); ok {
			return r.Root
		}
		return ""
	}
	return name(launchModule), name(launchFunction)
}

// NumConfigArgs returns the number of arguments of the body before the buffers.
func (l LaunchOp) NumConfigArgs() int {
	if l.HasClusters() {
		return clusterConfigArgs
	}
	return launchConfigArgs
}

// BlockIDs returns the body's arguments for the block's position in the grid.
func (l LaunchOp) BlockIDs() Dim3 { return Dim3(l.args(argBlockID)) }

// ThreadIDs returns the body's arguments for the thread's position in its block.
func (l LaunchOp) ThreadIDs() Dim3 { return Dim3(l.args(argThreadID)) }

// args returns the three arguments of the body at i.
func (l LaunchOp) args(i int) []*ir.Value { return argsOf(l.Region(0), i, 3) }

// WorkgroupBuffers returns the body's arguments for buffers in workgroup memory.
func (l LaunchOp) WorkgroupBuffers() []*ir.Value {
	return argsOf(l.Region(0), l.NumConfigArgs(), workgroupBuffers(l.Operation))
}

// PrivateBuffers returns the body's arguments for buffers in private memory.
func (l LaunchOp) PrivateBuffers() []*ir.Value {
	return argsOf(l.Region(0), l.NumConfigArgs()+workgroupBuffers(l.Operation), -1)
}

func dim3(op *ir.Operation, group int) Dim3 {
	return Dim3{op.OperandIn(group, 0), op.OperandIn(group+1, 0), op.OperandIn(group+2, 0)}
}

func hasClusters(op *ir.Operation) bool {
	d := dim3(op, launchCluster)
	return d[0] != nil && d[1] != nil && d[2] != nil
}

// LaunchFuncOp is the typed view of a gpu.launch_func.
type LaunchFuncOp struct{ *ir.Operation }

// Kernel returns the reference `@module::@kernel`.
func (l LaunchFuncOp) Kernel() *ir.SymbolRefAttr { return l.Prop(0).(*ir.SymbolRefAttr) }

// Dependencies returns the tokens that the launch waits for.
func (l LaunchFuncOp) Dependencies() []*ir.Value { return l.OperandsIn(launchDeps) }

// GridSize returns the numbers of blocks of the grid.
func (l LaunchFuncOp) GridSize() Dim3 { return dim3(l.Operation, launchGrid) }

// BlockSize returns the numbers of threads of a block.
func (l LaunchFuncOp) BlockSize() Dim3 { return dim3(l.Operation, launchBlock) }

// ClusterSize returns the numbers of blocks of a cluster. The values are nil without
// clusters.
func (l LaunchFuncOp) ClusterSize() Dim3 { return dim3(l.Operation, launchCluster) }

// HasClusters reports whether all cluster sizes are given.
func (l LaunchFuncOp) HasClusters() bool { return hasClusters(l.Operation) }

// SharedMemory returns the size of dynamic workgroup memory in bytes, or nil.
func (l LaunchFuncOp) SharedMemory() *ir.Value { return l.OperandIn(launchSharedMemory, 0) }

// Args returns the operands that are passed to the kernel.
func (l LaunchFuncOp) Args() []*ir.Value { return l.OperandsIn(launchArgs) }

// Object returns the stream that the kernel is launched on, or nil.
func (l LaunchFuncOp) Object() *ir.Value { return l.OperandIn(launchObject, 0) }

// LaunchFuncParts are the parts of an op that NewLaunchFunc creates. All except Grid
// and Block are optional.
type LaunchFuncParts struct {
	Kernel               *ir.SymbolRefAttr
	Dependencies         []*ir.Value
	Async                bool // return a token
	Grid, Block, Cluster Dim3
	SharedMemory, Object *ir.Value
	Args                 []*ir.Value
}

// NewLaunchFunc creates a gpu.launch_func.
func NewLaunchFunc(b *ir.Builder, loc ir.Location, l LaunchFuncParts) *ir.Operation {
	operands := append(append(append([]*ir.Value(nil), l.Dependencies...), l.Grid[:]...), l.Block[:]...)
	optional := func(v *ir.Value) int {
		if v == nil {
			return 0
		}
		operands = append(operands, v)
		return 1
	}
	x, y, z := optional(l.Cluster[0]), optional(l.Cluster[1]), optional(l.Cluster[2])
	shared := optional(l.SharedMemory)
	operands = append(operands, l.Args...)
	object := optional(l.Object)
	var results []ir.Type
	if l.Async {
		results = append(results, AsyncToken(b.Context()))
	}
	return b.Create(loc, LaunchFunc, operands, results, ir.Named("kernel", l.Kernel),
		b.Context().Segments(len(l.Dependencies), 1, 1, 1, 1, 1, 1, x, y, z, shared, len(l.Args), object))
}

// AddWorkgroupBuffer adds a buffer of type t in workgroup memory after the existing
// ones and returns it.
func (f FuncOp) AddWorkgroupBuffer(t *ir.MemRefType, loc ir.Location) *ir.Value {
	n := workgroupBuffers(f.Operation)
	f.SetAttr(WorkgroupAttributionsName, f.Context().Int(f.Context().I64(), int64(n)+1))
	return f.Body().First().InsertArg(len(f.Type().Inputs)+n, t, loc)
}

// NewLaunch creates a gpu.launch with a body that has one block without operations.
func NewLaunch(b *ir.Builder, loc ir.Location, grid, block Dim3) LaunchOp {
	op := b.CreateWithRegions(loc, Launch, append(append([]*ir.Value(nil), grid[:]...), block[:]...), nil, 1,
		b.Context().Segments(0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0))
	body := op.Region(0).AddBlock()
	for range idArgs {
		body.AddArg(b.Context().Index(), loc)
	}
	return LaunchOp{op}
}

// idArgs is the number of leading arguments of the body of a gpu.launch without
// clusters: three each of block ids, thread ids, grid sizes and block sizes.
const idArgs = 12

// NewAllReduce creates a gpu.all_reduce of v by the kind of [ReductionEnum] that all invocations of the workgroup execute.
func NewAllReduce(b *ir.Builder, loc ir.Location, kind uint64, v *ir.Value) *ir.Value {
	c := b.Context()
	return b.CreateWithRegions(loc, AllReduce, []*ir.Value{v}, []ir.Type{v.Type()}, 1,
		ir.Named("op", c.Enum(ReductionAttrDef, kind)), ir.Named("uniform", c.Unit())).Result(0)
}
