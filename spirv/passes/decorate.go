package passes

import (
	"errors"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewDecorateLayout returns the pass decorate-spirv-composite-type-layout. It adds
// offsets and strides to the structs of global variables in storage classes that
// require a layout, and corrects the types of the ops that take the addresses of these
// variables.
func NewDecorateLayout() *pass.Pass {
	layout := blocklayout.LikeMLIR
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

// NewDecorateModule returns the pass decorate-spirv-module-layout, which is
// decorate-spirv-composite-type-layout for pipelines over spirv.module ops.
func NewDecorateModule() *pass.Pass {
	layout := blocklayout.LikeMLIR
	return &pass.Pass{
		Name: "decorate-spirv-module-layout", Class: "SPIRVModuleLayoutPass", Op: spirv.Module.Name,
		Summary: "Decorate the blocks of a module with layout info",
		Options: []pass.Option{layoutOption(&layout)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			changed, ok := decorateLayout(op, layout, func() []*ir.Operation { return inventoryOf(r, op).pointers })
			if !changed {
				r.PreserveAnalyses()
			}
			return ok
		},
	}
}

// DecorateLayout is the pass decorate-spirv-composite-type-layout on one
// spirv.module.
func DecorateLayout(module *ir.Operation, layout blocklayout.Policy) bool {
	_, ok := decorateLayout(module, layout, func() []*ir.Operation {
		var v inventory
		v.addOps(operations(module))
		return v.pointers
	})
	return ok
}

// decorateLayout is DecorateLayout. pointers returns the operations of the module that make pointers
// to variables. decorateLayout reports whether it changes anything.
func decorateLayout(module *ir.Operation, layout blocklayout.Policy, pointers func() []*ir.Operation) (changes, ok bool) {
	env := spirv.EnvFor(module)
	if layout == blocklayout.ForTarget {
		env = plainWorkgroup(module, env)
	}
	changed := map[string]ir.Type{}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.GlobalVariable) {
			continue
		}
		a, _ := op.Attr("type").(*ir.TypeAttr)
		if a == nil {
			continue
		}
		ptr, ok := a.Value.(*spirv.PointerType)
		if !ok {
			continue
		}
		pointee, err := variableLayout(layout, ptr, env)
		if err != nil {
			return true, refuseLayout(op, ptr.Pointee, err)
		}
		if pointee == ptr.Pointee {
			continue
		}
		t := spirv.PointerTo(pointee, ptr.Storage)
		op.SetAttr("type", op.Context().TypeAttr(t))
		changed[ir.SymbolName(op)] = t
	}
	if len(changed) == 0 && layout == blocklayout.LikeMLIR {
		return false, true
	}
	r := newRelayout(layout, env, module.Context())
	var err error
	for _, op := range pointers() {
		if op.Is(spirv.AddressOf) {
			if ref, ok := op.Prop(0).(*ir.SymbolRefAttr); ok && changed[ref.Root] != nil {
				err = r.pointer(op.Result(0), changed[ref.Root])
			}
		} else if layout == blocklayout.ForTarget {
			err = r.variable(op)
		}
		if err != nil {
			break
		}
	}
	if err == nil {
		err = r.finish()
	}
	var at *opError
	if errors.As(err, &at) {
		return true, at.op.EmitOpError(at.err.Error())
	}
	return len(changed) > 0 || r.changed, true
}

// refuseLayout emits err, the reason why the variable op of a block t has no layout, and
// returns false.
func refuseLayout(op *ir.Operation, t ir.Type, err error) bool {
	var demand *blocklayout.DemandError
	var of *blocklayout.Error
	switch {
	case errors.As(err, &demand):
		return demand.Report(op)
	case errors.As(err, &of) && of.Alignment:
		return op.EmitError(of.Error(), alignmentNote(op)...)
	}
	op.EmitError("failed to decorate (unsuported pointee type: '" + ir.TypeString(t) + "')")
	return op.EmitError("failed to legalize operation '" + op.Name() + "'")
}

// plainWorkgroup returns env without explicit layout of Workgroup memory if module has
// several variables in it, because all blocks in Workgroup memory begin at its first
// byte, or one whose length is a specialization constant, which has no layout.
func plainWorkgroup(module *ir.Operation, env *target.Env) *target.Env {
	if !env.Layout().WorkgroupExplicitLayout {
		return env
	}
	n := 0
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.GlobalVariable) {
			continue
		}
		if a, ok := op.Attr("type").(*ir.TypeAttr); ok {
			if p, ok := a.Value.(*spirv.PointerType); ok && p.Storage == spec.StorageClassWorkgroup {
				_, _, dynamic := spirv.DynamicMemoryOf(op)
				if n++; dynamic || op.Attr(notes.LengthName) != nil {
					n++
				}
			}
		}
	}
	if n < 2 {
		return env
	}
	c := env.Config()
	c.Layout.WorkgroupExplicitLayout = false
	return target.New(c)
}

// alignmentNote returns a note at the operation around op whose data layout states an
// alignment that counts in blocks.
func alignmentNote(op *ir.Operation) []ir.Diagnostic {
	for ; op != nil; op = op.Parent() {
		if s := datalayout.SpecOf(op); s != nil {
			for _, e := range s.LayoutEntries() {
				if t := e.TypeKey(); t != nil {
					if _, ok := spirv.AlignedType(t); ok {
						return []ir.Diagnostic{ir.Note(op.Loc(), "the data layout is stated here")}
					}
				}
			}
		}
	}
	return nil
}
