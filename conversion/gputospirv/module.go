package gputospirv

import (
	"strconv"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

func (l *lowering) module(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	env := l.c.Env()
	memory, ok := env.MemoryModel()
	if !ok {
		op.EmitRemark("cannot deduce memory model from 'spirv.target_env'")
		return false
	}
	addressing := env.AddressingModel(l.c.Options().Use64bitIndex)
	m := spirv.NewModule(&rw.Builder, op.Loc(), addressing, memory, nil, spirv.ConvertedPrefix+ir.SymbolName(op))
	rw.InlineRegionBefore(op.Region(0), m.Region(0), m.Body())
	rw.EraseBlock(m.Region(0).Last())
	// Lookups from inside must find the target of the module itself.
	if a, ok := op.Attr(spirv.TargetEnvName).(*spirv.TargetEnv); ok {
		m.SetAttr(spirv.TargetEnvName, a)
	}
	for _, a := range op.DiscardableAttrs() {
		if s, ok := a.Value.(datalayout.Spec); ok && carriesLayout(s) || a.Name == notes.ABIWordsName {
			m.SetAttr(a.Name, a.Value)
		}
	}
	rw.Erase(op)
	return true
}

// function converts a kernel to an entry function. The arguments keep their order and
// get interface variable ABIs, which spirv-lower-abi-attrs turns into variables. The
// verifier makes sure that kernels have a body and return nothing.
func (l *lowering) function(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	fn := gpu.FuncOp{Operation: op}
	if !fn.IsKernel() {
		return rw.Fail("the function is not a kernel")
	}
	abis, ok := l.argumentABIs(fn)
	if !ok {
		return false
	}
	entry := spirv.LookupEntryPointABI(op)
	if entry == nil {
		op.EmitRemark("match failure: missing 'spirv.entry_point_abi' attribute")
		return false
	}
	sig := rewrite.NewSignature(fn.Body().First().NumArgs())
	var inputs []ir.Type
	for i, t := range fn.Type().Inputs {
		to := l.c.Convert(t)
		if to == nil {
			return l.c.Refuse(rw, t)
		}
		inputs = append(inputs, to)
		sig.AddInputs(i, to)
	}
	ctx := rw.Context()
	f := spirv.NewFunc(&rw.Builder, op.Loc(), fn.SymbolName(), ctx.Function(inputs, nil), spec.FunctionControlNone)
	for _, a := range op.Attrs() {
		switch a.Name {
		case "function_type", ir.SymbolNameAttr, gpu.KernelName:
		default:
			f.SetAttr(a.Name, a.Value)
		}
	}
	rw.InlineRegionBefore(op.Region(0), f.Region(0), nil)
	if !l.buffers(fn, f.Operation, sig, rw) {
		return false
	}
	if rw.ConvertRegionTypes(f.Region(0), &l.c.TypeConverter, sig) == nil {
		return rw.Fail("the type of a block argument cannot be converted")
	}
	rw.Erase(op)
	if abis != nil {
		f.SetAttr("arg_attrs", withABIs(ctx, f.Attr("arg_attrs"), abis))
	}
	f.SetAttr(spirv.EntryPointABIName, entry)
	return true
}

// argumentABIs returns the interface variable ABIs of fn's arguments: the existing
// ones, or bindings 0, 1, … of set 0 if no argument has an ABI. It returns nil for
// targets without interface variables.
func (l *lowering) argumentABIs(fn gpu.FuncOp) ([]*spirv.InterfaceVarABI, bool) {
	if !l.c.Env().NeedsInterfaceVarABI() {
		return nil, true
	}
	ctx, inputs := fn.Context(), fn.Type().Inputs
	abis := make([]*spirv.InterfaceVarABI, len(inputs))
	given := 0
	dicts, _ := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	for i := range inputs {
		if dicts == nil || i >= len(dicts.Elements) {
			break
		}
		if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
			if abis[i], ok = d.Get(spirv.InterfaceVarABIName).(*spirv.InterfaceVarABI); ok {
				given++
			}
		}
	}
	for i, t := range inputs {
		switch {
		case given == 0:
			abis[i] = spirv.InterfaceVarABIOf(ctx, 0, uint32(i), spec.StorageClassStorageBuffer, shapes.IsIntOrIndexOrFloat(t))
		case abis[i] == nil:
			fn.EmitRemark("match failure: missing 'spirv.interface_var_abi' attribute at argument " + strconv.Itoa(i))
			return nil, false
		}
	}
	return abis, true
}

// withABIs returns the array of argument dictionaries with the ABIs set.
func withABIs(ctx *ir.Context, old ir.Attribute, abis []*spirv.InterfaceVarABI) ir.Attribute {
	dicts, _ := old.(*ir.ArrayAttr)
	if len(abis) == 0 {
		return old
	}
	out := make([]ir.Attribute, len(abis))
	for i, abi := range abis {
		var entries []ir.NamedAttribute
		if dicts != nil && i < len(dicts.Elements) {
			if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
				for _, e := range d.Entries {
					if e.Name != spirv.InterfaceVarABIName {
						entries = append(entries, e)
					}
				}
			}
		}
		out[i] = ctx.Dictionary(append(entries, ir.Named(spirv.InterfaceVarABIName, abi)))
	}
	return ctx.Array(out)
}

// buffers makes variables for the memory attributions of a kernel: at module scope for
// workgroup memory, and in the function for private memory. MLIR 19 fails on kernels
// with attributions.
func (l *lowering) buffers(fn gpu.FuncOp, to *ir.Operation, sig *rewrite.Signature, rw *rewrite.Rewriter) bool {
	entry := to.Region(0).First()
	first := len(fn.Type().Inputs)
	if entry.NumArgs() == first {
		return true
	}
	workgroup := 0
	if a, ok := fn.Attr(gpu.WorkgroupAttributionsName).(*ir.IntegerAttr); ok {
		workgroup = int(a.Int64Or(0))
	}
	saved := rw.InsertionPoint()
	defer rw.SetInsertionPoint(saved)
	ctx := rw.Context()
	for i := first; i < entry.NumArgs(); i++ {
		arg := entry.Arg(i)
		t, ok := l.c.Convert(arg.Type()).(*spirv.PointerType)
		if !ok {
			return l.c.Refuse(rw, arg.Type())
		}
		shared := i-first < workgroup
		if shared != (t.Storage == spec.StorageClassWorkgroup) {
			return rw.Fail("a memory attribution is in a storage class of another scope")
		}
		name := "__private_mem__"
		switch t.Storage {
		case spec.StorageClassWorkgroup:
			name = "__workgroup_mem__"
		case spec.StorageClassPrivate:
		case spec.StorageClassFunction:
			rw.SetStart(entry)
			sig.Remap(i, rw.Create(arg.Loc(), spirv.Variable, nil, []ir.Type{t},
				ir.Named("storage_class", ctx.Enum(spirv.StorageClassAttr, uint64(t.Storage)))).Result(0))
			continue
		default:
			return rw.Fail("a memory attribution is in a storage class of interfaces")
		}
		name += fn.SymbolName() + "_" + strconv.Itoa(i-first)
		rw.SetBefore(to)
		rw.Create(arg.Loc(), spirv.GlobalVariable, nil, nil, ir.Named("type", ctx.TypeAttr(t)), ir.Named(ir.SymbolNameAttr, ctx.String(name)))
		rw.SetStart(entry)
		sig.Remap(i, rw.Create(arg.Loc(), spirv.AddressOf, nil, []ir.Type{t}, ir.Named("variable", ctx.SymbolRef(name))).Result(0))
	}
	return true
}

// carriesLayout reports whether the specification s has entries of the dialect, or
// alignments that count in blocks. An op that is made from its scope then needs the
// specification too.
func carriesLayout(s datalayout.Spec) bool {
	for _, e := range s.LayoutEntries() {
		t := e.TypeKey()
		if t == nil && spirv.IsLayoutEntry(e.Identifier()) {
			return true
		}
		if t != nil {
			if _, ok := spirv.AlignedType(t); ok {
				return true
			}
		}
	}
	return false
}
