package passes

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewLowerABIAttrs returns the pass spirv-lower-abi-attrs: it turns the arguments
// of entry functions that have spirv.interface_var_abi into global variables, and
// spirv.entry_point_abi into spirv.EntryPoint and spirv.ExecutionMode ops.
func NewLowerABIAttrs(layout block.Policy) *pass.Pass {
	return &pass.Pass{
		Name: "spirv-lower-abi-attrs", Class: "SPIRVLowerABIAttributesPass", Op: spirv.Module.Name,
		Summary: "Decorate SPIR-V composite type with layout info",
		Options: []pass.Option{layoutOption(&layout)},
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return LowerABIAttrs(op, layout) },
	}
}

// LowerABIAttrs is the pass spirv-lower-abi-attrs on one spirv.module.
func LowerABIAttrs(module *ir.Operation, layout block.Policy) bool {
	attr := spirv.LookupTargetEnv(module)
	if attr == nil {
		return module.EmitOpError("missing SPIR-V target env attribute")
	}
	l := &abiLowering{layout: layout, env: spirv.EnvOf(attr), module: module, b: ir.NewBuilder(module.Context(), nil)}
	body := module.Region(0).First()
	var entries []*ir.Operation
	for op := body.First(); op != nil; {
		next := op.Next()
		if op.Is(spirv.Func) {
			if !l.arguments(op) {
				return false
			}
			if _, ok := op.Attr(spirv.EntryPointABIName).(*spirv.EntryPointABI); ok {
				entries = append(entries, op)
			}
		}
		op = next
	}
	if len(entries) == 0 {
		return true
	}
	l.vars = map[string]*ir.Operation{}
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(spirv.GlobalVariable) {
			op.Scratch = 0
			l.vars[ir.SymbolName(op)] = op
		}
	}
	for i, fn := range entries {
		if !l.entryPoint(fn, uint32(i)+1) {
			return false
		}
	}
	return true
}

// abiLowering is the state of the pass on one module.
type abiLowering struct {
	layout block.Policy
	env    *target.Env
	module *ir.Operation
	b      *ir.Builder
	vars   map[string]*ir.Operation // global variables by name
	refs   []ir.Attribute
}

// interfaceVar is an argument that becomes a global variable.
type interfaceVar struct {
	abi  *spirv.InterfaceVarABI
	typ  *spirv.PointerType
	load bool // the argument is the value, not the pointer
}

// arguments lowers the arguments of fn. Functions none of whose arguments has an
// interface variable ABI are left alone; if only some have, the function is not
// legal.
func (l *abiLowering) arguments(fn *ir.Operation) bool {
	model, _ := ir.OpInterface[ir.FunctionModel](fn.Info())
	dicts, _ := fn.Attr(model.ArgAttrsName()).(*ir.ArrayAttr)
	if dicts == nil {
		return true
	}
	inputs := model.FunctionType(fn).Inputs
	abis := make([]*spirv.InterfaceVarABI, len(inputs))
	n := 0
	for i := range min(len(inputs), len(dicts.Elements)) {
		if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
			if a := d.Get(spirv.InterfaceVarABIName); a != nil {
				abis[i], _ = a.(*spirv.InterfaceVarABI)
				n++
			}
		}
	}
	if n == 0 {
		return true
	}
	vars, why := l.plan(fn, inputs, abis)
	if vars == nil {
		text := "failed to legalize operation '" + fn.Name() + "' that was explicitly marked illegal"
		if why != nil {
			return fn.EmitError(text, ir.Note(fn.Loc(), why.Error()))
		}
		return fn.EmitError(text)
	}
	entry := fn.Region(0).First()
	for i := range vars {
		l.argument(fn, entry.Arg(i), &vars[i])
	}
	entry.EraseArgsIf(func(*ir.Value) bool { return true })
	fn.SetAttr(model.ArgAttrsName(), nil)
	model.SetFunctionType(fn, fn.Context().Function(nil, nil))
	return true
}

// plan decides on the variables for all arguments before anything changes; nil if
// one cannot become a variable.
func (l *abiLowering) plan(fn *ir.Operation, inputs []ir.Type, abis []*spirv.InterfaceVarABI) ([]interfaceVar, error) {
	if _, ok := fn.Attr(spirv.EntryPointABIName).(*spirv.EntryPointABI); !ok || fn.Region(0).Empty() {
		return nil, nil
	}
	vars := make([]interfaceVar, len(inputs))
	for i, t := range inputs {
		v := &vars[i]
		if v.abi = abis[i]; v.abi == nil {
			return nil, nil
		}
		_, vector := t.(*ir.VectorType)
		if v.load = vector || spirv.IsScalar(t); v.load {
			if !v.abi.HasStorage {
				return nil, nil
			}
			t = spirv.PointerTo(spirv.StructOfTypes(fn.Context(), t), v.abi.Storage)
		}
		ptr, ok := t.(*spirv.PointerType)
		if !ok {
			return nil, nil
		}
		if _, ok := ptr.Pointee.(*spirv.StructType); !ok {
			return nil, nil
		}
		pointee, err := decorate(l.layout, ptr.Pointee, ptr.Storage, l.env)
		if err != nil {
			return nil, err
		}
		v.typ = spirv.PointerTo(pointee, ptr.Storage)
	}
	return vars, nil
}

// argument makes the variable of one argument and replaces the argument. What the
// function needs goes to its start, so that the last argument comes first.
func (l *abiLowering) argument(fn *ir.Operation, arg *ir.Value, v *interfaceVar) {
	ctx, loc, b := fn.Context(), fn.Loc(), l.b
	name := ir.SymbolName(fn) + "_arg_" + strconv.Itoa(arg.Index())
	b.SetBefore(fn)
	b.Create(loc, spirv.GlobalVariable, nil, nil,
		ir.Named("type", ctx.TypeAttr(v.typ)), ir.Named(ir.SymbolNameAttr, ctx.String(name)),
		ir.Named("descriptor_set", ctx.Int(ctx.I32(), int64(v.abi.Set))), ir.Named("binding", ctx.Int(ctx.I32(), int64(v.abi.Binding))))
	b.SetStart(fn.Region(0).First())
	val := b.Create(loc, spirv.AddressOf, nil, []ir.Type{v.typ}, ir.Named("variable", ctx.SymbolRef(name))).Result(0)
	if v.load {
		zero := b.Create(loc, spirv.Constant, nil, []ir.Type{ctx.I32()}, ir.Named("value", ctx.Int(ctx.I32(), 0))).Result(0)
		elem := spirv.PointerTo(spirv.ElementAt(v.typ.Pointee, 0), v.typ.Storage)
		ptr := b.Create(loc, spirv.AccessChain, []*ir.Value{val, zero}, []ir.Type{elem}).Result(0)
		val = b.Create(loc, spirv.Load, []*ir.Value{ptr}, []ir.Type{elem.Pointee}).Result(0)
	}
	if val.Type() != arg.Type() && arg.HasUses() {
		val = b.Create(loc, spirv.Bitcast, []*ir.Value{val}, []ir.Type{arg.Type()}).Result(0)
	}
	arg.ReplaceAllUsesWith(val)
}

// entryPoint appends the spirv.EntryPoint of fn and its execution modes to the
// module. number tells the entry points apart.
func (l *abiLowering) entryPoint(fn *ir.Operation, number uint32) bool {
	abi := fn.Attr(spirv.EntryPointABIName).(*spirv.EntryPointABI)
	model, ok := l.env.ExecutionModel()
	ctx, loc := fn.Context(), fn.Loc()
	if !ok {
		fn.EmitRemark("lower entry point failure: could not select execution model based on 'spirv.target_env'")
		return false
	}
	l.refs = l.refs[:0]
	fn.Walk(func(op *ir.Operation) {
		if !op.Is(spirv.AddressOf) {
			return
		}
		ref, _ := op.Prop(0).(*ir.SymbolRefAttr)
		if ref == nil || !l.isInterface(op.Result(0).Type()) {
			return
		}
		if v := l.vars[ref.Root]; v != nil && v.Scratch != number {
			v.Scratch = number
			l.refs = append(l.refs, ref)
		}
	})
	l.b.SetEnd(l.module.Region(0).First())
	sym := ctx.SymbolRef(ir.SymbolName(fn))
	l.b.Create(loc, spirv.EntryPoint, nil, nil,
		ir.Named("execution_model", ctx.Enum(spirv.ExecutionModelAttr, uint64(model))), ir.Named("fn", sym), ir.Named("interface", ctx.Array(l.refs)))

	size, subgroup, width := abi.WorkgroupSize, abi.SubgroupSize, abi.TargetWidth
	if size != nil && l.mode(loc, sym, spec.ExecutionModeLocalSize, int64s(size)...) {
		size = nil
	}
	if subgroup.Set && l.mode(loc, sym, spec.ExecutionModeSubgroupSize, int64(subgroup.Value)) {
		subgroup = spirv.OptionalInt{}
	}
	if width.Set && l.mode(loc, sym, spec.ExecutionModeSignedZeroInfNanPreserve, int64(width.Value)) {
		width = spirv.OptionalInt{}
	}
	if size == nil && !subgroup.Set && !width.Set {
		fn.SetAttr(spirv.EntryPointABIName, nil)
	} else {
		fn.SetAttr(spirv.EntryPointABIName, spirv.EntryPointABIOf(ctx, size, subgroup, width))
	}
	return true
}

// isInterface tells whether a variable of pointer type t belongs to the interface
// of entry points: before SPIR-V 1.4 only those of Input and Output do.
func (l *abiLowering) isInterface(t ir.Type) bool {
	p, ok := t.(*spirv.PointerType)
	return ok && (l.env.Version() >= spec.V1_4 || p.Storage == spec.StorageClassInput || p.Storage == spec.StorageClassOutput)
}

// mode appends an execution mode if the target allows it.
func (l *abiLowering) mode(loc ir.Location, fn *ir.SymbolRefAttr, m spec.ExecutionMode, values ...int64) bool {
	if caps := m.Requires(); len(caps) > 0 {
		if _, ok := l.env.Allows(caps); !ok {
			return false
		}
	}
	ctx := fn.Context()
	l.b.Create(loc, spirv.ExecutionMode, nil, nil,
		ir.Named("fn", fn), ir.Named("execution_mode", ctx.Enum(spirv.ExecutionModeAttr, uint64(m))), ir.Named("values", ctx.IntArray(ctx.I32(), values...)))
	return true
}

func int64s(a *ir.DenseArrayAttr) []int64 {
	vs := make([]int64, a.Len())
	for i := range vs {
		vs[i] = a.Int64(i)
	}
	return vs
}
