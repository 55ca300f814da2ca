package passes

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// sincePrivateOnly is the version of MLIR since which passes do not change the signatures of public functions, unless they are told to.
const sincePrivateOnly = 21

// resultAttr marks the arguments that were results.
const resultAttr = "bufferize.result"

// NewBufferResultsToOutParams returns the pass buffer-results-to-out-params.
func NewBufferResultsToOutParams() *pass.Pass {
	o := outParams{}
	return &pass.Pass{
		Name: "buffer-results-to-out-params", Class: "BufferResultsToOutParams", Op: ir.Module.Name,
		Summary: "Converts memref-typed function results to out-params",
		Options: []pass.Option{
			pass.Bool("add-result-attr", &o.mark, "Add the attribute 'bufferize.result' to all output parameters."),
			pass.Bool("hoist-static-allocs", &o.hoistStatic, "Hoist static allocations to call sites."),
			pass.Bool("hoist-dynamic-allocs", &o.hoistDynamic, "Hoist dynamic allocations to call sites.").In(ir.Since(22)),
			pass.Bool("modify-public-functions", &o.public, "Modify function signatures of public functions.").In(ir.Since(22)),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool { return o.run(op) },
	}
}

// outParams are the options of the pass.
type outParams struct{ mark, hoistStatic, hoistDynamic, public bool }

// newArgument is a result of a function that became an argument. sizes are the numbers of the arguments that are the sizes of the dynamic
// dimensions. It is nil if these are not known.
type newArgument struct {
	result int
	sizes  []int
}

func (o *outParams) run(module *ir.Operation) bool {
	changed := map[*ir.Operation][]newArgument{}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(fn.Func) || !o.applies(fn.FuncOp{Operation: op}) {
			continue
		}
		added, ok := o.function(fn.FuncOp{Operation: op})
		if !ok {
			return false
		}
		changed[op] = added
	}
	var calls []*ir.Operation
	module.Walk(func(op *ir.Operation) {
		if op.Is(fn.Call) {
			calls = append(calls, op)
		}
	})
	symbols := ir.NewSymbolNames(module)
	ok := true
	for _, c := range calls {
		callee := fn.CallOp{Operation: c}.Callee()
		f := symbols.Lookup(callee)
		if f == nil || !f.Is(fn.Func) {
			ok = c.EmitError("cannot find callee '" + callee + "' in symbol table")
			continue
		}
		if added, did := changed[f]; did {
			ok = o.call(c, added) && ok
		}
	}
	return ok
}

// applies reports whether the pass changes f.
func (o *outParams) applies(f fn.FuncOp) bool {
	if f.Context().MLIR() < sincePrivateOnly {
		return true
	}
	return !f.IsDeclaration() && (o.public || ir.SymbolVisibility(f.Operation) != ir.Public)
}

// identityOrDynamic reports whether a buffer of type t can be allocated, or cast from one that can.
func identityOrDynamic(t *ir.MemRefType) bool {
	if t.Layout == nil {
		return true
	}
	strides, offset, ok := t.StridesAndOffset()
	if !ok || offset != ir.Dynamic {
		return false
	}
	for _, s := range strides {
		if s != ir.Dynamic {
			return false
		}
	}
	return true
}

// function makes the memrefs among the results of f arguments, after the others.
func (o *outParams) function(f fn.FuncOp) ([]newArgument, bool) {
	t, ctx := f.Type(), f.Context()
	args, results := f.ArgAttrs(), f.ResultAttrs()
	inputs := append([]ir.Type(nil), t.Inputs...)
	var keptTypes []ir.Type
	var kept []*ir.DictionaryAttr
	var added []newArgument
	for i, r := range t.Results {
		m, ok := r.(*ir.MemRefType)
		if !ok {
			keptTypes, kept = append(keptTypes, r), append(kept, results[i])
			continue
		}
		if !identityOrDynamic(m) {
			return nil, f.EmitError("cannot create out param for result with unsupported layout")
		}
		inputs, args = append(inputs, r), append(args, o.attrs(ctx, results[i]))
		added = append(added, newArgument{result: i})
	}
	f.SetSignature(ctx.Function(inputs, keptTypes), args, kept)
	if f.IsDeclaration() {
		return added, true
	}
	entry := f.Body().First()
	var params []*ir.Value
	for _, a := range added {
		params = append(params, entry.AddArg(t.Results[a.result], f.Loc()))
	}
	o.returns(f, added, params)
	return added, true
}

// attrs returns the attributes of an argument that was a result with the attributes d.
func (o *outParams) attrs(ctx *ir.Context, d *ir.DictionaryAttr) *ir.DictionaryAttr {
	if !o.mark {
		return d
	}
	var entries []ir.NamedAttribute
	if d != nil {
		for _, e := range d.Entries {
			if e.Name != resultAttr {
				entries = append(entries, e)
			}
		}
	}
	return ctx.Dictionary(append(entries, ir.Named(resultAttr, ctx.Unit())))
}

// returns writes what f returns to params, and fills in the sizes of added.
func (o *outParams) returns(f fn.FuncOp, added []newArgument, params []*ir.Value) {
	var list []*ir.Operation
	f.Walk(func(op *ir.Operation) {
		if op.Is(fn.Return) {
			list = append(list, op)
		}
	})
	b := ir.NewBuilder(f.Context(), nil)
	for nth, ret := range list {
		b.SetBefore(ret)
		for k := range added {
			v := ret.Operand(added[k].result)
			sizes, hoists := o.hoistable(f, v)
			if nth > 0 && !equalInts(sizes, added[k].sizes) {
				sizes = nil
			}
			added[k].sizes = sizes
			if hoists {
				def := v.DefiningOp()
				v.ReplaceAllUsesWith(params[k])
				def.Erase()
				continue
			}
			b.Create(ret.Loc(), memref.Copy, []*ir.Value{v, params[k]}, nil)
		}
		var kept []*ir.Value
		next := 0
		for i, v := range ret.Operands() {
			if next < len(added) && added[next].result == i {
				next++
				continue
			}
			kept = append(kept, v)
		}
		ret.SetOperands(kept)
	}
}

func equalInts(a, b []int) bool {
	if len(a) != len(b) || (a == nil) != (b == nil) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// hoistable reports whether callers can allocate v in the place of f. sizes are the numbers of the arguments of f that are the sizes.
func (o *outParams) hoistable(f fn.FuncOp, v *ir.Value) (sizes []int, ok bool) {
	def := v.DefinedBy(memref.Alloc)
	if def == nil {
		return nil, false
	}
	if ir.HasStaticShape(v.Type().(*ir.MemRefType)) {
		return nil, o.hoistStatic
	}
	if !o.hoistDynamic {
		return nil, false
	}
	sizes = []int{}
	for _, s := range def.Operands() {
		if !s.IsBlockArgument() || s.OwnerBlock() != f.Body().First() {
			return nil, false
		}
		sizes = append(sizes, s.Index())
	}
	return sizes, true
}

// call allocates the buffers that the function called by op gets as arguments.
func (o *outParams) call(op *ir.Operation, added []newArgument) bool {
	b, loc := ir.NewBuilder(op.Context(), nil), op.Loc()
	b.SetBefore(op)
	operands := op.Operands()
	given := len(operands)
	for _, a := range added {
		r := op.Result(a.result)
		t := r.Type().(*ir.MemRefType)
		var sizes []*ir.Value
		if !ir.HasStaticShape(t) {
			if a.sizes == nil {
				return op.EmitError("cannot create out param for dynamically shaped result")
			}
			for _, s := range a.sizes {
				if s >= given {
					return op.EmitError("cannot create out param for dynamically shaped result")
				}
				sizes = append(sizes, operands[s])
			}
		}
		plain := b.Context().MemRef(t.Shape(), t.ElementType(), nil, t.MemorySpace)
		v := memref.NewAlloc(b, loc, memref.Alloc, plain, sizes, nil, nil)
		if plain != t {
			v = memref.NewCast(b, loc, v, t)
		}
		r.ReplaceAllUsesWith(v)
		operands = append(operands, v)
	}
	var kept []*ir.Value
	var types []ir.Type
	next := 0
	for i, r := range op.Results() {
		if next < len(added) && added[next].result == i {
			next++
			continue
		}
		kept, types = append(kept, r), append(types, r.Type())
	}
	n := fn.NewCall(b, loc, fn.CallOp{Operation: op}.Callee(), operands, types)
	for i, r := range kept {
		r.ReplaceAllUsesWith(n.Result(i))
	}
	op.Erase()
	return true
}
