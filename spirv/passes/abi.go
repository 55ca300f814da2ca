package passes

import (
	"errors"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewLowerABIAttrs returns the pass spirv-lower-abi-attrs. It replaces the arguments
// with spirv.interface_var_abi of entry functions by global variables, and
// spirv.entry_point_abi by spirv.EntryPoint and spirv.ExecutionMode ops.
func NewLowerABIAttrs() *pass.Pass {
	layout := blocklayout.LikeMLIR
	return &pass.Pass{
		Name: "spirv-lower-abi-attrs", Class: "SPIRVLowerABIAttributesPass", Op: spirv.Module.Name,
		Summary: "Decorate SPIR-V composite type with layout info",
		Options: []pass.Option{layoutOption(&layout)},
		Run:     func(op *ir.Operation, r *pass.Run) bool { return lowerABIAttrs(op, layout, r) },
	}
}

// abiChunk is the number of functions that a worker lowers at a time.
const abiChunk = 16

func lowerABIAttrs(module *ir.Operation, layout blocklayout.Policy, r *pass.Run) bool {
	if spirv.LookupTargetEnv(module) == nil {
		return module.EmitOpError("missing SPIR-V target env attribute")
	}
	body := module.Region(0).First()
	var fns []*ir.Operation
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(spirv.Func) {
			fns = append(fns, op)
		}
	}
	env, guard := spirv.EnvFor(module), ir.NewGuard(body)
	workers := make([]*abiLowering, max(r.Workers, 1))
	for i := range workers {
		workers[i] = &abiLowering{layout: layout, env: env, module: module, b: ir.NewBuilder(module.Context(), nil), r: newRelayout(layout, env, module.Context())}
		workers[i].b.SetGuard(guard)
		workers[i].b.BorrowArena(module)
		defer workers[i].b.ReturnArena()
	}
	workers[0].addresses(fns)
	for _, w := range workers[1:] {
		w.members = workers[0].members
	}
	failures := make([]*abiFailure, len(fns))
	r.Each(len(fns), abiChunk, func(w, first, last int) {
		for i := first; i < last; i++ {
			failures[i] = workers[w].arguments(fns[i])
		}
	})
	for i, f := range failures {
		if f != nil {
			return f.report(fns[i])
		}
	}
	return lowerEntryPoints(module, fns, workers, r)
}

// lowerEntryPoints declares the entry points among fns.
func lowerEntryPoints(module *ir.Operation, fns []*ir.Operation, workers []*abiLowering, r *pass.Run) bool {
	var entries []*ir.Operation
	for _, fn := range fns {
		if _, ok := fn.Attr(spirv.EntryPointABIName).(*spirv.EntryPointABI); ok {
			entries = append(entries, fn)
		}
	}
	if len(entries) == 0 {
		return true
	}
	vars := map[string]bool{}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.GlobalVariable) {
			vars[ir.SymbolName(op)] = true
		}
	}
	interfaces := make([][]ir.Attribute, len(entries))
	r.Each(len(entries), abiChunk, func(w, first, last int) {
		seen := map[*ir.SymbolRefAttr]bool{}
		for i := first; i < last; i++ {
			interfaces[i] = workers[w].interfaceOf(entries[i], vars, seen)
			clear(seen)
		}
	})
	for i, fn := range entries {
		if !workers[0].entryPoint(fn, interfaces[i]) {
			return false
		}
	}
	return true
}

// abiLowering is the state with which one worker lowers functions.
type abiLowering struct {
	layout blocklayout.Policy
	env    *target.Env
	module *ir.Operation
	b      *ir.Builder
	r      *relayout
	// members are the members of hidden blocks that are addresses, by kernel and argument.
	members map[addressKey]addressMember
	last    *ir.Operation // the last operation that an argument of the function became
}

// abiFailure holds the reason why a function cannot be lowered. The reason may be nil.
type abiFailure struct{ reason error }

func (f *abiFailure) report(fn *ir.Operation) bool {
	var demand *blocklayout.DemandError
	if errors.As(f.reason, &demand) {
		return demand.Report(fn)
	}
	text := "failed to legalize operation '" + fn.Name() + "' that was explicitly marked illegal"
	if f.reason != nil {
		return fn.EmitError(text, ir.Note(fn.Loc(), f.reason.Error()))
	}
	return fn.EmitError(text)
}

// interfaceVar is an argument that becomes a global variable.
type interfaceVar struct {
	abi  *spirv.InterfaceVarABI
	typ  *spirv.PointerType
	load bool // the argument is the value, not the pointer
	// aliased is set if other variables may be bound to the same memory.
	aliased bool
}

// arguments lowers the arguments of fn. It leaves functions alone if none of their
// arguments has an interface variable ABI. If only some have one, the function is not
// legal.
func (l *abiLowering) arguments(fn *ir.Operation) *abiFailure {
	model, _ := ir.OpInterface[ir.FunctionModel](fn.Info())
	dicts, _ := fn.Attr(model.ArgAttrsName()).(*ir.ArrayAttr)
	if dicts == nil {
		return nil
	}
	inputs := model.FunctionType(fn).Inputs
	abis := make([]*spirv.InterfaceVarABI, len(inputs))
	aliased := make([]bool, len(inputs))
	n := 0
	for i := range min(len(inputs), len(dicts.Elements)) {
		if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
			if a := d.Get(spirv.InterfaceVarABIName); a != nil {
				abis[i], _ = a.(*spirv.InterfaceVarABI)
				n++
			}
			d, _ := d.Get(notes.DecorationName).(*ir.EnumAttr)
			aliased[i] = d != nil && spec.Decoration(d.Value) == spec.DecorationAliased
		}
	}
	if n == 0 {
		return nil
	}
	vars, why := l.plan(fn, inputs, abis)
	if vars == nil {
		return &abiFailure{why}
	}
	for i := range vars {
		vars[i].aliased = aliased[i] && l.layout == blocklayout.ForTarget // MLIR 19 drops the decoration
	}
	entry := fn.Region(0).First()
	l.last = nil
	for i := range vars {
		if err := l.argument(fn, entry.Arg(i), &vars[i]); err != nil {
			return &abiFailure{err}
		}
	}
	if err := l.r.finish(); err != nil {
		return &abiFailure{err}
	}
	entry.EraseArgsIf(func(*ir.Value) bool { return true })
	fn.SetAttr(model.ArgAttrsName(), nil)
	model.SetFunctionType(fn, fn.Context().Function(nil, nil))
	return nil
}

// plan chooses the variables for all arguments before anything changes. It returns nil
// if an argument cannot become a variable.
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

// argument creates the variable of one argument and replaces the argument. It inserts
// new ops at the start of the function: as in MLIR, before those of earlier arguments for version 19, after them later.
func (l *abiLowering) argument(fn *ir.Operation, arg *ir.Value, v *interfaceVar) error {
	if l.layout == blocklayout.ForTarget && v.load && v.abi.Storage == spec.StorageClassPushConstant && !arg.HasUses() {
		return nil // a word of the hidden block has replaced it
	}
	var val *ir.Value
	if m := l.members[addressKey{ir.SymbolName(fn), arg.Index()}]; m.block == nil {
		val = l.variable(fn, arg, v)
	} else if arg.HasUses() {
		val = l.pointerOf(fn, m)
	} else {
		return nil
	}
	if l.layout == blocklayout.ForTarget && !v.load {
		if err := l.r.pointer(arg, v.typ); err != nil {
			return err
		}
	}
	if val.Type() != arg.Type() && arg.HasUses() {
		val = l.b.Create(arg.Loc(), spirv.Bitcast, []*ir.Value{val}, []ir.Type{arg.Type()}).Result(0)
	}
	arg.ReplaceAllUsesWith(val)
	return nil
}

// variable declares the variable of an argument, and returns what the argument is: the pointer to
// it, or the value in it.
func (l *abiLowering) variable(fn *ir.Operation, arg *ir.Value, v *interfaceVar) (val *ir.Value) {
	ctx, loc, b := fn.Context(), arg.Loc(), l.b
	name := ir.SymbolName(fn) + "_arg_" + strconv.Itoa(arg.Index())
	b.SetBefore(fn)
	variable := b.Create(loc, spirv.GlobalVariable, nil, nil,
		ir.Named("type", ctx.TypeAttr(v.typ)), ir.Named(ir.SymbolNameAttr, ctx.String(name)),
		ir.Named("descriptor_set", ctx.Int(ctx.I32(), int64(v.abi.Set))), ir.Named("binding", ctx.Int(ctx.I32(), int64(v.abi.Binding))))
	if v.aliased {
		variable.SetAttr("aliased", ctx.Unit())
	}
	if l.last != nil && l.layout != blocklayout.ForTarget && ctx.MLIR() > 19 {
		b.SetAfter(l.last)
	} else {
		b.SetStart(fn.Region(0).First())
	}
	defer func() { l.last = val.DefiningOp() }()
	val = b.Create(loc, spirv.AddressOf, nil, []ir.Type{v.typ}, ir.Named("variable", ctx.SymbolRef(name))).Result(0)
	if !v.load {
		return val
	}
	zero := b.Create(loc, spirv.Constant, nil, []ir.Type{ctx.I32()}, ir.Named("value", ctx.Int(ctx.I32(), 0))).Result(0)
	elem := spirv.PointerTo(spirv.ElementAt(v.typ.Pointee, 0), v.typ.Storage)
	ptr := b.Create(loc, spirv.AccessChain, []*ir.Value{val, zero}, []ir.Type{elem}).Result(0)
	return b.Create(loc, spirv.Load, []*ir.Value{ptr}, []ir.Type{elem.Pointee}).Result(0)
}

// interfaceOf returns references to those of the global variables vars that belong to
// the interface of entry point fn, in the order of their first use.
func (l *abiLowering) interfaceOf(fn *ir.Operation, vars map[string]bool, seen map[*ir.SymbolRefAttr]bool) []ir.Attribute {
	var refs []ir.Attribute
	fn.Walk(func(op *ir.Operation) {
		if !op.Is(spirv.AddressOf) {
			return
		}
		ref, _ := op.Prop(0).(*ir.SymbolRefAttr)
		if ref == nil || !l.isInterface(op.Result(0).Type()) || seen[ref] || !vars[ref.Root] {
			return
		}
		seen[ref] = true
		refs = append(refs, ref)
	})
	return refs
}

// entryPoint appends the spirv.EntryPoint of fn with the given interface and its
// execution modes to the module.
func (l *abiLowering) entryPoint(fn *ir.Operation, refs []ir.Attribute) bool {
	abi := fn.Attr(spirv.EntryPointABIName).(*spirv.EntryPointABI)
	model, ok := l.env.ExecutionModel()
	ctx, loc := fn.Context(), fn.Loc()
	if !ok {
		fn.EmitRemark("lower entry point failure: could not select execution model based on 'spirv.target_env'")
		return false
	}
	l.b.SetEnd(l.module.Region(0).First())
	sym := ctx.SymbolRef(ir.SymbolName(fn))
	l.b.Create(loc, spirv.EntryPoint, nil, nil,
		ir.Named("execution_model", ctx.Enum(spirv.ExecutionModelAttr, uint64(model))), ir.Named("fn", sym), ir.Named("interface", ctx.Array(refs)))

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

// isInterface reports whether a variable of pointer type t belongs to the interface of
// entry points. Before SPIR-V 1.4, only Input and Output variables do.
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
