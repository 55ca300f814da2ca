package spirvtypes

import (
	"slices"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// ResultType converts the type of op's only result. If the target lacks the type, it
// records the reason and returns nil.
func (c *Converter) ResultType(op *ir.Operation, rw *rewrite.Rewriter) ir.Type {
	t := c.Convert(op.Result(0).Type())
	if t == nil {
		c.Refuse(rw, op.Result(0).Type())
	}
	return t
}

// Name returns the name of the pattern that turns ops of the kind from into ops of
// the kind to.
func Name(from, to *ir.OpDef) string { return from.Name + " to " + to.Name }

// Elementwise returns the pattern that replaces an op by one of the kind to with
// the same operands. The pattern fails on an unsigned op whose element type was
// widened.
func Elementwise(c *Converter, from, to *ir.OpDef) *rewrite.Pattern {
	return rewrite.ConvertOp(Name(from, to), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := c.ResultType(op, rw)
		if t == nil {
			return false
		}
		if Widened(to, op.Result(0).Type(), t) {
			return op.EmitError("bitwidth emulation is not implemented yet on unsigned op pattern version")
		}
		rw.ReplaceByNew(op, to, ad.Operands, []ir.Type{t})
		return true
	})
}

// Widened reports whether def is an unsigned op and from converts to another type, to.
// It returns false if from is index, which may always be widened.
func Widened(def *ir.OpDef, from, to ir.Type) bool {
	if from == to {
		return false
	}
	if _, ok := ir.ElementTypeOrSelf(from).(*ir.IndexType); ok {
		return false
	}
	return IsUnsigned(def)
}

// IsUnsigned reports whether ops of the kind def treat their operands as unsigned.
func IsUnsigned(def *ir.OpDef) bool {
	for _, t := range def.Traits {
		if t == ir.Trait(spirv.UnsignedOp) {
			return true
		}
	}
	return false
}

// IsBool reports whether t is i1 or a vector of it.
func IsBool(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return spirv.IsBool(t) || ok && spirv.IsBool(v.ElementType())
}

// BoolLike returns i1, or a vector of i1 of the shape of the vector t.
func BoolLike(t ir.Type) ir.Type {
	ctx := t.Context()
	if v, ok := t.(*ir.VectorType); ok {
		return ctx.Vector(v.Shape(), ctx.I1())
	}
	return ctx.I1()
}

// New1 creates an op with one result and returns the result.
func New1(rw *rewrite.Rewriter, loc ir.Location, def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return rw.Create(loc, def, operands, []ir.Type{t}).Result(0)
}

// Extract extracts the component of a composite along indices.
func Extract(rw *rewrite.Rewriter, loc ir.Location, composite *ir.Value, indices ...int64) *ir.Value {
	t := composite.Type()
	for _, i := range indices {
		t = spirv.ElementAt(t, i)
	}
	ctx := rw.Context()
	return rw.Create(loc, spirv.CompositeExtract, []*ir.Value{composite}, []ir.Type{t}, ir.Named("indices", ctx.IntArray(ctx.I32(), indices...))).Result(0)
}

// RestateInputs gives the function fn the type that the arguments of its first block have. Memory
// attributions, which come after the inputs, are no part of it.
func RestateInputs(fn *ir.Operation) {
	model, ok := ir.OpInterface[ir.FunctionModel](fn.Info())
	if !ok {
		return
	}
	t := model.FunctionType(fn)
	inputs := make([]ir.Type, len(t.Inputs))
	for i := range inputs {
		inputs[i] = fn.Region(0).First().Arg(i).Type()
	}
	model.SetFunctionType(fn, fn.Context().Function(inputs, t.Results))
	restateABIs(fn, model.ArgAttrsName(), t.Inputs, inputs)
	StateHostTypes(fn, t.Inputs)
}

// StateHostTypes says for the arguments of fn, if it is a kernel, which types launches pass where the types are no longer
// those of before: the attribute [gpu.HostTypeName] of the argument.
func StateHostTypes(fn *ir.Operation, before []ir.Type) {
	g := gpu.FuncOp{Operation: fn}
	if !fn.Is(gpu.Func) || !g.IsKernel() || slices.Equal(before, g.Type().Inputs) {
		return
	}
	ctx, after := fn.Context(), g.Type().Inputs
	dicts, _ := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	out := make([]ir.Attribute, len(after))
	for i := range out {
		d := ctx.Dictionary(nil)
		if dicts != nil && i < len(dicts.Elements) {
			d = dicts.Elements[i].(*ir.DictionaryAttr)
		}
		if before[i] != after[i] && d.Get(gpu.HostTypeName) == nil {
			d = ctx.Dictionary(append(slices.Clone(d.Entries), ir.Named(gpu.HostTypeName, ctx.TypeAttr(before[i]))))
		}
		out[i] = d
	}
	fn.SetAttr("arg_attrs", ctx.Array(out))
}

// restateABIs drops the storage classes of arguments of fn that were values and are memory now. Only those of values state
// one.
func restateABIs(fn *ir.Operation, name string, before, after []ir.Type) {
	dicts, _ := fn.Attr(name).(*ir.ArrayAttr)
	if dicts == nil {
		return
	}
	ctx := fn.Context()
	out := append([]ir.Attribute(nil), dicts.Elements...)
	for i := range out[:min(len(out), len(after))] {
		d, _ := out[i].(*ir.DictionaryAttr)
		_, was := before[i].(*ir.MemRefType)
		if _, is := after[i].(*ir.MemRefType); d == nil || was || !is {
			continue
		}
		entries := append([]ir.NamedAttribute(nil), d.Entries...)
		for k := range entries {
			if abi, ok := entries[k].Value.(*spirv.InterfaceVarABI); ok {
				entries[k].Value = spirv.InterfaceVarABIOf(ctx, abi.Set, abi.Binding, 0, false)
			}
		}
		out[i] = ctx.Dictionary(entries)
	}
	fn.SetAttr(name, ctx.Array(out))
}
