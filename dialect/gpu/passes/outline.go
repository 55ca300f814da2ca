package passes

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/transform"
)

// NewKernelOutlining returns the pass gpu-kernel-outlining.
func NewKernelOutlining() *pass.Pass {
	layout, share := "", false
	return &pass.Pass{
		Name: "gpu-kernel-outlining", Class: "GpuKernelOutlining", Summary: "Outline gpu.launch bodies to kernel functions", Op: "builtin.module",
		Options: []pass.Option{pass.String("data-layout-str", &layout, "String containing the data layout specification to be attached to the GPU kernel module"),
			pass.Bool("share", &share, "Launches with equal bodies and constant sizes launch one kernel").Beyond()},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var spec ir.Attribute
			if layout != "" {
				var ok bool
				if spec, ok = ir.ParseAttr(op.Context(), layout); !ok {
					return false
				}
				if _, ok = ir.AttrInterface[ir.LayoutSpecMarker](spec); !ok {
					return false
				}
			}
			OutlineKernels(op, spec, share)
			return true
		},
	}
}

// OutlineKernels moves the body of every gpu.launch in the functions of module to
// a gpu.func in a new gpu.module. layout, if not nil, becomes the data layout of the
// new modules. If share is true, launches whose kernels would be equal, and that state no names, launch one kernel.
func OutlineKernels(module *ir.Operation, layout ir.Attribute, share bool) {
	o := outliner{b: ir.NewBuilder(module.Context(), nil), names: ir.NewSymbolNames(module), layout: layout}
	if share {
		o.outlined = map[uint64][]gpu.FuncOp{}
	}
	for op := module.Region(0).First().First(); op != nil; {
		next := op.Next()
		if ir.SymbolName(op) != "" && op.HasTrait(ir.Symbol) {
			op.Walk(func(l *ir.Operation) {
				if l.Is(gpu.Launch) && !gpu.LaunchOp(view(l)).Body().Empty() {
					o.outline(gpu.LaunchOp(view(l)), next)
				}
			})
		}
		op = next
	}
	if o.modified {
		module.SetAttr(gpu.ContainerModuleName, module.Context().Unit())
	}
}

// view returns op as a struct that converts to every typed view.
func view(op *ir.Operation) struct{ *ir.Operation } { return struct{ *ir.Operation }{op} }

type outliner struct {
	b        *ir.Builder
	names    *ir.SymbolNames
	layout   ir.Attribute
	modified bool
	// outlined has the kernels that launches can share, by hash. It is nil if they do not.
	outlined map[uint64][]gpu.FuncOp
	bodies   transform.Bodies
}

// outline replaces l by a launch of a new kernel and inserts the kernel's module before
// pos.
func (o *outliner) outline(l gpu.LaunchOp, pos *ir.Operation) {
	parent := l.Parent()
	for ir.SymbolName(parent) == "" {
		parent = parent.Parent()
	}
	used := analysis.CapturesOf(l.Body())
	args := used.Values
	module, named := l.OutlinedNames()
	kernel := named
	if kernel == "" {
		kernel = ir.SymbolName(parent) + "_kernel"
	}
	f := o.newKernel(l, kernel, args)
	m := o.names.Lookup(module)
	if m == nil || !m.Is(gpu.Module) || m.Region(0).Empty() {
		m = o.newModule(f)
		if module != "" {
			ir.SetSymbolName(m, module)
		}
	} else {
		ir.NewSymbolNames(m).Insert(f.Operation, nil)
	}
	moveBody(o.b, l, f, used)
	if e := o.equal(f, module == "" && named == ""); e.Operation != nil {
		m.Erase()
		f, m = e, e.Parent()
	} else {
		o.addCallees(m, f)
	}
	name := ir.SymbolName(m)
	if m.Block() == nil {
		name = o.names.Insert(m, pos)
	}

	o.b.SetBefore(l.Operation)
	call := gpu.NewLaunchFunc(o.b, l.Loc(), gpu.LaunchFuncParts{
		Kernel:       l.Context().SymbolRef(name, f.SymbolName()),
		Dependencies: l.Dependencies(), Async: l.NumResults() > 0,
		Grid: l.GridSize(), Block: l.BlockSize(), Cluster: l.ClusterSize(),
		SharedMemory: l.SharedMemory(), Args: args,
	})
	l.ReplaceAllUsesWith(call.Results())
	l.Erase()
	o.modified = true
}

// equal returns a kernel that is equal to f, which is alone in a module of its own if free is true. If there is none,
// it remembers f. The kernels do not refer to symbols that are not equal, since they refer to those of the same module.
func (o *outliner) equal(f gpu.FuncOp, free bool) gpu.FuncOp {
	if o.outlined == nil || !free {
		return gpu.FuncOp{}
	}
	h := o.bodies.Add(f.Operation)
	for _, e := range o.outlined[h] {
		if o.bodies.EqualButNames(e.Operation, f.Operation) {
			return e
		}
	}
	o.outlined[h] = append(o.outlined[h], f)
	return gpu.FuncOp{}
}

// newKernel creates the function, which is in no block yet. Its entry block has
// arguments for args and for the launch's buffers.
func (o *outliner) newKernel(l gpu.LaunchOp, name string, args []*ir.Value) gpu.FuncOp {
	c := l.Context()
	inputs := make([]ir.Type, len(args))
	for i, a := range args {
		inputs[i] = a.Type()
	}
	workgroup, private := l.WorkgroupBuffers(), l.PrivateBuffers()
	o.b.SetInsertionPoint(ir.InsertionPoint{})
	op := o.b.CreateWithRegions(l.Loc(), gpu.Func, nil, nil, 1,
		ir.Named(ir.SymbolNameAttr, c.String(name)),
		ir.Named("function_type", c.TypeAttr(c.Function(inputs, nil))),
		ir.Named(gpu.WorkgroupAttributionsName, c.Int(c.I64(), int64(len(workgroup)))),
		ir.Named(gpu.KernelName, c.Unit()))
	setSizeHint(op, "known_block_size", l.BlockSize())
	setSizeHint(op, "known_grid_size", l.GridSize())
	entry := op.Region(0).AddBlock()
	for _, t := range inputs {
		entry.AddArg(t, l.Loc())
	}
	for _, v := range workgroup {
		entry.AddArg(v.Type(), l.Loc())
	}
	for _, v := range private {
		entry.AddArg(v.Type(), l.Loc())
	}
	return gpu.FuncOp(view(op))
}

// setSizeHint records sizes that are all constant and fit 32 bits.
func setSizeHint(op *ir.Operation, name string, sizes gpu.Dim3) {
	var vs [3]int32
	for i, s := range sizes {
		v, ok := ir.IntConstantOf(s)
		if !ok || v < 0 || v > 1<<32-1 {
			return
		}
		vs[i] = int32(uint32(v))
	}
	op.SetAttr(name, op.Context().DenseI32Array(vs[:]...))
}

// newModule creates a gpu.module, which is in no block yet, that contains f and has f's
// name.
func (o *outliner) newModule(f gpu.FuncOp) *ir.Operation {
	c := f.Context()
	m := o.b.CreateWithRegions(f.Loc(), gpu.Module, nil, nil, 1, ir.Named(ir.SymbolNameAttr, c.String(f.SymbolName())))
	if o.layout != nil {
		m.SetAttr("dlti.dl_spec", o.layout)
	}
	body := m.Region(0).AddBlock()
	body.Append(f.Operation)
	o.b.SetEnd(body)
	gpu.EndModule(o.b, f.Loc())
	return m
}

// idOps are the ops that replace the leading arguments of a launch's body, in the same
// order. Each stands for three arguments.
var idOps = [...]*ir.OpDef{gpu.BlockID, gpu.ThreadID, gpu.GridDim, gpu.BlockDim, gpu.ClusterID, gpu.ClusterDim}

// moveBody moves the kernel of l to f.
func moveBody(b *ir.Builder, l gpu.LaunchOp, f gpu.FuncOp, used *analysis.Captures) {
	src, dst := l.Body(), f.Body()
	entry, first := dst.First(), src.First()
	b.SetStart(entry)
	config := l.NumConfigArgs()
	for i := range config {
		id := gpu.NewID(b, l.Loc(), idOps[i/3], gpu.Dim(i%3))
		first.Arg(i).ReplaceAllUsesWith(id)
	}
	for i, v := range append(append([]*ir.Value(nil), l.WorkgroupBuffers()...), l.PrivateBuffers()...) {
		v.ReplaceAllUsesWith(entry.Arg(len(used.Values) + i))
	}
	used.Replace(entry.Arg)
	for blk := src.First(); blk != nil; blk = blk.Next() {
		if end := blk.Last(); end != nil && end.Is(gpu.Terminator) {
			b.SetBefore(end)
			b.Create(end.Loc(), gpu.Return, nil, nil)
			end.Erase()
		}
	}
	entry.TakeOps(first)
	first.Erase()
	dst.TakeBlocks(src)
}

// addCallees clones into m the symbols that the kernel references, and the symbols that
// these reference. An operation whose symbol uses are not all known adds nothing.
func (o *outliner) addCallees(m *ir.Operation, f gpu.FuncOp) {
	names := ir.NewSymbolNames(m)
	for work := []*ir.Operation{f.Operation}; len(work) > 0; {
		from := work[len(work)-1]
		work = work[:len(work)-1]
		var roots []string
		if !ir.SymbolUsesOf(from, func(u ir.SymbolUse) { roots = append(roots, u.Ref.Root) }) {
			continue
		}
		for _, root := range roots {
			def := o.names.Lookup(root)
			if def == nil || names.Lookup(root) != nil {
				continue
			}
			clone := o.b.Arena().Clone(def, ir.NewMapping())
			work = append(work, clone)
			names.Insert(clone, nil)
		}
	}
}
