package passes

import (
	"errors"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
)

// NewDecorateLayout returns the pass decorate-spirv-composite-type-layout: it
// gives the structs of global variables in storage classes that need it offsets
// and strides, and corrects the types of what addresses them.
func NewDecorateLayout(layout block.Policy) *pass.Pass {
	return &pass.Pass{
		Name: "decorate-spirv-composite-type-layout", Class: "SPIRVCompositeTypeLayoutPass", Op: ir.Module.Name,
		Summary: "Decorate SPIR-V composite type with layout info",
		Options: []pass.Option{layoutOption(&layout)},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ok := true
			for o := op.Region(0).First().First(); o != nil; o = o.Next() {
				if o.Is(spirv.Module) {
					ok = DecorateLayout(o, layout) && ok
				}
			}
			return ok
		},
	}
}

// DecorateLayout is the pass decorate-spirv-composite-type-layout on one
// spirv.module.
func DecorateLayout(module *ir.Operation, layout block.Policy) bool {
	env := spirv.EnvFor(module)
	changed := map[string]ir.Type{}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.GlobalVariable) {
			continue
		}
		a, _ := op.Attr("type").(*ir.TypeAttr)
		if a == nil || decorated(a.Value) {
			continue
		}
		ptr := a.Value.(*spirv.PointerType)
		pointee, err := decorate(layout, ptr.Pointee, ptr.Storage, env)
		var demand *block.DemandError
		if errors.As(err, &demand) {
			return demand.Report(op)
		}
		if err != nil {
			op.EmitError("failed to decorate (unsuported pointee type: '" + ir.TypeString(ptr.Pointee) + "')")
			return op.EmitError("failed to legalize operation '" + op.Name() + "'")
		}
		t := spirv.PointerTo(pointee, ptr.Storage)
		op.SetAttr("type", op.Context().TypeAttr(t))
		changed[ir.SymbolName(op)] = t
	}
	if len(changed) == 0 {
		return true
	}
	module.Walk(func(op *ir.Operation) {
		if !op.Is(spirv.AddressOf) {
			return
		}
		if ref, ok := op.Prop(0).(*ir.SymbolRefAttr); ok && changed[ref.Root] != nil {
			retype(op.Result(0), changed[ref.Root])
		}
	})
	return true
}

// retype changes the type of v, a pointer or a loaded composite, and of what is
// derived from it by access chains and loads.
func retype(v *ir.Value, t ir.Type) {
	if v.Type() == t {
		return
	}
	v.SetType(t)
	ptr, ok := t.(*spirv.PointerType)
	if !ok {
		return
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		op := u.Owner()
		switch {
		case op.Is(spirv.AccessChain) && u.Index() == 0:
			var buf [8]*ir.Value
			if to, why := spirv.PointerToElement(t, op.AppendOperands(buf[:0])[1:]); why == "" {
				retype(op.Result(0), to)
			}
		case op.Is(spirv.Load):
			retype(op.Result(0), ptr.Pointee)
		}
	}
}
