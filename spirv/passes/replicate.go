package passes

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
)

// NewPromoteToReplicated returns the pass spirv-promote-to-replicated-constants. It replaces constant composites of one value by
// those that SPV_EXT_replicated_composites has.
func NewPromoteToReplicated() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-promote-to-replicated-constants", Class: "SPIRVReplicatedConstantCompositePass", Op: spirv.Module.Name,
		Summary: "Convert splat composite constants and spec constants to corresponding replicated constant composite ops defined by SPV_EXT_replicated_composites",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			PromoteToReplicated(op)
			return true
		},
	}
}

// PromoteToReplicated is the pass spirv-promote-to-replicated-constants on one spirv.module.
func PromoteToReplicated(module *ir.Operation) {
	var ops []*ir.Operation
	module.Walk(func(op *ir.Operation) {
		if op.Is(spirv.Constant) || op.Is(spirv.SpecConstantComposite) {
			ops = append(ops, op)
		}
	})
	b := ir.NewBuilder(module.Context(), nil)
	for _, op := range ops {
		b.SetBefore(op)
		if op.Is(spirv.Constant) {
			replicateConstant(b, op)
		} else {
			replicateSpecComposite(b, op)
		}
	}
}

func replicateConstant(b *ir.Builder, op *ir.Operation) {
	t := op.Result(0).Type()
	value, n := splatOf(op.Prop(0), t)
	if value == nil || n == 1 {
		return
	}
	v := b.Create(op.Loc(), spirv.EXTConstantCompositeReplicate, nil, []ir.Type{t}, ir.Named("value", value)).Result(0)
	op.Result(0).ReplaceAllUsesWith(v)
	op.Erase()
}

// splatOf returns the value of which all constituents of the composite a of type t consist, and their number. The value is nil if
// they differ.
func splatOf(a ir.Attribute, t ir.Type) (value ir.Attribute, n int64) {
	if !spirv.IsComposite(t) {
		return nil, 1
	}
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		if a.Splat {
			return a.Element(0), a.NumElements()
		}
	case *ir.ArrayAttr:
		if len(a.Elements) == 0 || slices.ContainsFunc(a.Elements, func(e ir.Attribute) bool { return e != a.Elements[0] }) {
			break
		}
		n := int64(len(a.Elements))
		if inner, m := splatOf(a.Elements[0], spirv.ElementAt(t, 0)); inner != nil {
			return inner, n * m
		}
		return a.Elements[0], n
	}
	return nil, 1
}

func replicateSpecComposite(b *ir.Builder, op *ir.Operation) {
	parts := op.Attr("constituents").(*ir.ArrayAttr).Elements
	if len(parts) < 2 || slices.ContainsFunc(parts, func(p ir.Attribute) bool { return p != parts[0] }) {
		return
	}
	b.Create(op.Loc(), spirv.EXTSpecConstantCompositeReplicate, nil, nil, ir.Named("type", op.Attr("type")),
		ir.Named(ir.SymbolNameAttr, op.Attr(ir.SymbolNameAttr)), ir.Named("constituent", parts[0]))
	op.Erase()
}
