package spirvtollvm

import (
	"strconv"

	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// bindingOf returns the descriptor set and the binding of a global variable, if it has both.
func bindingOf(v *ir.Operation) (set, binding int64, ok bool) {
	s, _ := v.Attr("descriptor_set").(*ir.IntegerAttr)
	b, _ := v.Attr("binding").(*ir.IntegerAttr)
	if s == nil || b == nil {
		return 0, 0, false
	}
	return s.Int64Or(0), b.Int64Or(0), true
}

// boundName is the name of a variable with its place: MODULE_NAME_descriptor_set0_binding1.
func boundName(module, name string, set, binding int64) string {
	if module != "" {
		name = module + "_" + name
	}
	return name + "_descriptor_set" + strconv.FormatInt(set, 10) + "_binding" + strconv.FormatInt(binding, 10)
}

// EncodeBindings writes the descriptor sets and bindings of the variables of all spirv.module in module into their names.
func EncodeBindings(module *ir.Operation) {
	for _, m := range modulesOf(module) {
		m.WalkPre(func(v *ir.Operation) ir.WalkResult {
			if !v.Is(spirv.GlobalVariable) {
				return ir.WalkAdvance
			}
			set, binding, ok := bindingOf(v)
			if !ok {
				return ir.WalkAdvance
			}
			name := boundName(ir.SymbolName(m), ir.SymbolName(v), set, binding)
			if !ir.ReplaceAllSymbolUses(m, v, name) {
				v.EmitError("unable to replace all symbol uses for " + name)
			}
			v.SetAttr(ir.SymbolNameAttr, v.Context().String(name))
			v.RemoveAttr("descriptor_set")
			v.RemoveAttr("binding")
			return ir.WalkAdvance
		})
	}
}

// modulesOf returns the spirv.module operations in the body of module.
func modulesOf(module *ir.Operation) []*ir.Operation {
	var ms []*ir.Operation
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.Module) {
			ms = append(ms, op)
		}
	}
	return ms
}

// entryPoint returns the only entry point of a spirv.module. It emits an error and returns nil if there are none or several.
func entryPoint(m *ir.Operation) *ir.Operation {
	var entry *ir.Operation
	n := 0
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.EntryPoint) {
			entry = op
			n++
		}
	}
	if n != 1 {
		m.EmitError("The module must contain exactly one entry point function")
		return nil
	}
	return entry
}

// EncodeKernelNames writes the names of all spirv.module in module before those of their entry points: MODULE_KERNEL. It emits an error
// and returns false if a module does not have one.
func EncodeKernelNames(module *ir.Operation) bool {
	for _, m := range modulesOf(module) {
		entry := entryPoint(m)
		if entry == nil {
			return false
		}
		ref, _ := entry.Attr("fn").(*ir.SymbolRefAttr)
		if ref == nil {
			continue
		}
		f := ir.LookupSymbol(m, ref.Root)
		if f == nil {
			continue
		}
		prefix := ir.SymbolName(m)
		if prefix == "" {
			prefix = spirv.ConvertedPrefix
		}
		name := prefix + "_" + ref.Root
		if !ir.ReplaceAllSymbolUses(m, f, name) {
			return false
		}
		f.SetAttr(ir.SymbolNameAttr, f.Context().String(name))
	}
	return true
}

// AddHostPatterns appends the pattern that makes a call of the kernel of a launch. Before the call, the memrefs that the kernel gets are
// copied to the globals that stand for its variables, and after the call back. c must have the rules of [AddTypes].
func AddHostPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, rewrite.ConvertOp("gpu.launch_func to a call", &c.TypeConverter, gpu.LaunchFunc,
		func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			l := &launch{c: c, b: &rw.Builder, op: op, loc: op.Loc()}
			return l.convert(ad, rw)
		}))
}

// launch is the state of the conversion of a launch.
type launch struct {
	c      *llvmtypes.Converter
	b      *ir.Builder
	op     *ir.Operation
	loc    ir.Location
	module *ir.Operation
	device *ir.Operation // the spirv.module
	copies []copied
}

// argsGroup is the number of the operand group of gpu.launch_func that the kernel gets.
const argsGroup = 11

// copied is a copy of n bytes between the global to and the memory from.
type copied struct{ to, from, n *ir.Value }

func (l *launch) convert(ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	l.module = l.op.Parent()
	for l.module != nil && !l.module.Is(ir.Module) {
		l.module = l.module.Parent()
	}
	kernel, _ := l.op.Attr("kernel").(*ir.SymbolRefAttr)
	if l.module == nil || kernel == nil || len(kernel.Nested) == 0 || l.op.NumResults() > 0 {
		return rw.Fail("it is not the launch of a kernel that the host waits for")
	}
	name := spirv.ConvertedPrefix + kernel.Root
	l.device = ir.LookupSymbol(l.module, name)
	if l.device == nil || !l.device.Is(spirv.Module) {
		return l.op.EmitOpError("SPIR-V kernel module '" + name + "' is not found")
	}
	callee := name + "_" + kernel.Nested[len(kernel.Nested)-1]
	l.declare(callee)
	if entryPoint(l.device) == nil {
		return false
	}
	operands, bound := ad.Group(argsGroup), l.bound()
	originals := gpu.LaunchFuncOp{Operation: l.op}.Args()
	for i, v := range operands {
		t, ok := originals[i].Type().(*ir.MemRefType)
		if !ok || !ir.HasStaticShape(t) || bound[int64(i)] == nil {
			return rw.Fail("an argument is not a memref of known size that a variable stands for")
		}
		if !l.argument(t, v, bound[int64(i)]) {
			return rw.Fail(noType)
		}
	}
	llvm.NewCall(l.b, l.loc, callee, nil)
	for _, c := range l.copies {
		l.copy(c.from, c.to, c.n)
	}
	rw.Erase(l.op)
	return true
}

// declare makes a declaration of the kernel, which is linked later.
func (l *launch) declare(name string) {
	if ir.LookupSymbol(l.module, name) != nil {
		return
	}
	c := l.op.Context()
	at := l.b.InsertionPoint()
	l.b.SetStart(l.module.Region(0).First())
	l.b.CreateWithRegions(ir.UnknownLoc, llvm.Func, nil, nil, 1, ir.Named(ir.SymbolNameAttr, c.String(name)),
		ir.Named("function_type", c.TypeAttr(llvm.Function(llvm.Void(c), nil, false))))
	l.b.SetInsertionPoint(at)
}

// bound returns the variables of the kernel by binding, which counts its arguments.
func (l *launch) bound() map[int64]*ir.Operation {
	vs := map[int64]*ir.Operation{}
	for op := l.device.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.GlobalVariable) {
			if _, binding, ok := bindingOf(op); ok {
				vs[binding] = op
			}
		}
	}
	return vs
}

// argument copies the memory of a memref to the global of a variable.
func (l *launch) argument(t *ir.MemRefType, v *ir.Value, variable *ir.Operation) bool {
	_, _, n := l.c.MemRefSizes(l.b, l.loc, t, nil)
	bytes := l.c.BytesOf(l.b, l.loc, t.ElementType(), n)
	d := llvmtypes.DescriptorOf(v)
	from := d.Allocated(l.b, l.loc)
	ptr, ok := spirv.GlobalVariableOp{Operation: variable}.Type().(*spirv.PointerType)
	if !ok {
		return false
	}
	held, address := l.c.Convert(ptr.Pointee), l.c.Convert(ptr)
	if held == nil || address == nil {
		return false
	}
	set, binding, _ := bindingOf(variable)
	name := boundName(ir.SymbolName(l.device), ir.SymbolName(variable), set, binding)
	c := l.op.Context()
	if ir.LookupSymbol(l.module, name) == nil {
		at := l.b.InsertionPoint()
		l.b.SetStart(l.module.Region(0).First())
		l.b.CreateWithRegions(l.loc, llvm.Global, nil, nil, 1, ir.Named("global_type", c.TypeAttr(held)), ir.Named(ir.SymbolNameAttr, c.String(name)),
			ir.Named("linkage", llvm.LinkageOf(c, llvm.LinkageLinkonce)), ir.Named("addr_space", c.Int(c.I32(), 0)))
		l.b.SetInsertionPoint(at)
	}
	to := l.b.Create(l.loc, llvm.AddressOf, nil, []ir.Type{address}, ir.Named("global_name", c.SymbolRef(name))).Result(0)
	l.copy(to, from, bytes)
	l.copies = append(l.copies, copied{to, from, bytes})
	return true
}

func (l *launch) copy(to, from, n *ir.Value) {
	l.b.Create(l.loc, llvm.IntrMemcpy, []*ir.Value{to, from, n}, nil, ir.Named("isVolatile", l.op.Context().Bool(false)))
}
