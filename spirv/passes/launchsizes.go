package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// NewLaunchSizes returns the pass spirv-launch-sizes. If a shader has entry points whose ABI
// states no workgroup size, the pass makes the size three specialization constants, which the
// host sets at launch. Their composite has the decoration BuiltIn WorkgroupSize and replaces
// the built-in variable. It holds for each entry point of the module, so the host must also
// set it for entry points that state a size. The lengths of workgroup memory that the launch
// sets become specialization constants as well.
func NewLaunchSizes() *pass.Pass {
	webGPU := false
	return &pass.Pass{
		Name: "spirv-launch-sizes", Class: "SPIRVLaunchSizes", Op: spirv.Module.Name,
		Summary: "Make workgroup sizes that are set at launch specialization constants",
		Options: []pass.Option{pass.Bool("webgpu", &webGPU, "Refuse such sizes, which WebGPU lacks")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			fn := openSize(op)
			if fn != nil && webGPU {
				return fn.EmitError("the workgroup size of entry point '" + ir.SymbolName(fn) + "' is set at launch, which WebGPU does not allow")
			}
			if fn != nil && !launchSizes(op, fn.Loc()) {
				return false
			}
			return dynamicMemory(op, webGPU)
		},
	}
}

// openSize returns the first entry point of a shader whose ABI states no workgroup size, or
// nil.
func openSize(module *ir.Operation) *ir.Operation {
	if model, ok := spirv.EnvFor(module).ExecutionModel(); !ok || model != spec.ExecutionModelGLCompute {
		return nil
	}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		abi, ok := op.Attr(spirv.EntryPointABIName).(*spirv.EntryPointABI)
		if ok && op.Is(spirv.Func) && abi.WorkgroupSize == nil && !op.Region(0).Empty() {
			return op
		}
	}
	return nil
}

// sizeSymbols are the names of the constants, as long as they are free.
var sizeSymbols = [...]string{"__workgroup_size_x__", "__workgroup_size_y__", "__workgroup_size_z__", "__workgroup_size__"}

func launchSizes(module *ir.Operation, loc ir.Location) bool {
	ctx, body := module.Context(), module.Region(0).First()
	variables := map[string]*ir.Operation{}
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(spirv.GlobalVariable) && op.StringAttr("built_in") == spec.BuiltInWorkgroupSize.String() {
			variables[op.StringAttr(ir.SymbolNameAttr)] = op
		}
	}
	s := newSpecConstants(module)
	refs := make([]ir.Attribute, 3)
	for d := range refs {
		refs[d], _ = s.add(loc, sizeSymbols[d])
	}
	b, names := s.b, s.names
	t := ctx.Vector([]int64{3}, ctx.I32())
	size := freeName(names, sizeSymbols[3])
	b.Create(loc, spirv.SpecConstantComposite, nil, nil, ir.Named("type", ctx.TypeAttr(t)), ir.Named(ir.SymbolNameAttr, ctx.String(size)),
		ir.Named("constituents", ctx.Array(refs)), ir.Named("built_in", ctx.String(spec.BuiltInWorkgroupSize.String())))
	return len(variables) == 0 || readSizes(module, variables, t, ctx.SymbolRef(size))
}

// specConstants adds specialization constants of 32 bits to a module.
type specConstants struct {
	b     *ir.Builder
	names map[string]bool // symbols of the module
	ids   map[int64]bool
	next  int64 // the lowest id that may be free
}

func newSpecConstants(module *ir.Operation) *specConstants {
	s := &specConstants{b: ir.NewBuilder(module.Context(), nil), names: map[string]bool{}, ids: map[int64]bool{}}
	body := module.Region(0).First()
	for op := body.First(); op != nil; op = op.Next() {
		s.names[op.StringAttr(ir.SymbolNameAttr)] = true
		if id, ok := op.Attr("spec_id").(*ir.IntegerAttr); ok {
			s.ids[id.Int64Or(0)] = true
		}
	}
	s.b.SetStart(body)
	return s
}

// add creates a constant that is 1 by default, with the lowest free id.
func (s *specConstants) add(loc ir.Location, name string) (*ir.SymbolRefAttr, int64) {
	for s.ids[s.next] {
		s.next++
	}
	id, ctx := s.next, s.b.Context()
	s.next++
	name = freeName(s.names, name)
	s.b.Create(loc, spirv.SpecConstant, nil, nil, ir.Named(ir.SymbolNameAttr, ctx.String(name)),
		ir.Named("spec_id", ctx.Int(ctx.I32(), id)), ir.Named("default_value", ctx.Int(ctx.I32(), 1)))
	return ctx.SymbolRef(name), id
}

// dynamicMemory makes the lengths of workgroup memory that the launch sets specialization constants.
func dynamicMemory(module *ir.Operation, webGPU bool) bool {
	var s *specConstants
	var texts []ir.Attribute
	ctx := module.Context()
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		kernel, bytes, ok := spirv.DynamicMemoryOf(op)
		if !ok {
			continue
		}
		if webGPU {
			return op.EmitError("the size of workgroup memory of kernel '" + kernel + "' is set at launch, which WebGPU does not allow")
		}
		if s == nil {
			s = newSpecConstants(module)
		}
		ref, id := s.add(op.Loc(), "__shared_length__")
		op.RemoveAttr(notes.DynamicMemoryName)
		op.SetAttr(notes.LengthName, ref)
		texts = append(texts, ctx.String(report.SharedText(kernel, report.Shared{SpecID: uint32(id), Bytes: bytes})))
	}
	if texts == nil {
		return true
	}
	if old, ok := module.Attr(notes.ABIWordsName).(*ir.ArrayAttr); ok {
		texts = append(old.Elements[:len(old.Elements):len(old.Elements)], texts...)
	}
	module.SetAttr(notes.ABIWordsName, ctx.Array(texts))
	return true
}

// freeName returns name with as many underscores as make it a new one, and adds it to names.
func freeName(names map[string]bool, name string) string {
	for names[name] {
		name += "_"
	}
	names[name] = true
	return name
}

// readSizes replaces loads of the variables by the constant called size, of type t.
func readSizes(module *ir.Operation, variables map[string]*ir.Operation, t ir.Type, size *ir.SymbolRefAttr) bool {
	var addresses []*ir.Operation
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if ref, ok := op.Attr("variable").(*ir.SymbolRefAttr); ok && op.Is(spirv.AddressOf) && variables[ref.Root] != nil {
			addresses = append(addresses, op)
		}
		return ir.WalkAdvance
	})
	b := ir.NewBuilder(module.Context(), nil)
	for _, op := range addresses {
		for u := op.Result(0).FirstUse(); u != nil; u = op.Result(0).FirstUse() {
			load := u.Owner()
			if !load.Is(spirv.Load) || load.Result(0).Type() != t {
				return load.EmitError("a workgroup size that is set at launch can only be loaded, as 'vector<3xi32>'")
			}
			b.SetBefore(load)
			load.Result(0).ReplaceAllUsesWith(b.Create(load.Loc(), spirv.ReferenceOf, nil, []ir.Type{t}, ir.Named("spec_const", size)).Result(0))
			load.Erase()
		}
		op.Erase()
	}
	for _, v := range variables {
		v.Erase()
	}
	return true
}
