package spirvtypes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// builtInAttr is the discardable attribute that marks a global variable as built in.
const builtInAttr = "built_in"

// variablesOf is the key under which the patterns of a conversion share the variables
// of a module.
type variablesOf struct{ table *ir.Operation }

// variables holds the global variables of a module that were found or made so far.
type variables struct {
	builtin map[string]*ir.Operation
	// push holds the push constant blocks in order.
	push []*ir.Operation
}

// sharedVariables returns the variables of the symbol table that encloses op. If there
// is none, it emits an error and returns nil. It searches the table's body once per
// conversion.
func sharedVariables(rw *rewrite.Rewriter, op *ir.Operation) (*variables, *ir.Block) {
	table := ir.NearestSymbolTable(op.Parent())
	if table == nil || table.NumRegions() == 0 || table.Region(0).Empty() {
		op.EmitError("expected operation to be within a module-like op")
		return nil, nil
	}
	body := table.Region(0).First()
	vs := rewrite.Shared(rw, variablesOf{table}, func() *variables {
		vs := &variables{builtin: map[string]*ir.Operation{}}
		for o := body.First(); o != nil; o = o.Next() {
			if !o.Is(spirv.GlobalVariable) {
				continue
			}
			if a, ok := o.Attr(builtInAttr).(*ir.StringAttr); ok && vs.builtin[a.Value] == nil {
				vs.builtin[a.Value] = o
			}
			if pushCount(o) >= 0 {
				vs.push = append(vs.push, o)
			}
		}
		return vs
	})
	return vs, body
}

// newVariable creates a global variable at the start of body.
func newVariable(rw *rewrite.Rewriter, loc ir.Location, body *ir.Block, name string, t ir.Type, attrs ...ir.NamedAttribute) *ir.Operation {
	saved := rw.InsertionPoint()
	rw.SetStart(body)
	ctx := rw.Context()
	attrs = append(attrs, ir.Named("type", ctx.TypeAttr(t)), ir.Named(ir.SymbolNameAttr, ctx.String(name)))
	v := rw.Create(loc, spirv.GlobalVariable, nil, nil, attrs...)
	rw.SetInsertionPoint(saved)
	return v
}

// addressOf creates the address of a global variable.
func addressOf(rw *rewrite.Rewriter, loc ir.Location, v *ir.Operation) *ir.Value {
	ref := rw.Context().SymbolRef(ir.SymbolName(v))
	return rw.Create(loc, spirv.AddressOf, nil, []ir.Type{variableType(v)}, ir.Named("variable", ref)).Result(0)
}

// load creates a load through ptr.
func load(rw *rewrite.Rewriter, loc ir.Location, ptr *ir.Value) *ir.Value {
	return rw.Create(loc, spirv.Load, []*ir.Value{ptr}, []ir.Type{ptr.Type().(*spirv.PointerType).Pointee}).Result(0)
}

// BuiltinValue loads the built-in variable. The value is a vector of three integers of
// type t for ids and sizes of workgroups and invocations, and one integer of type t for
// those of subgroups. If the nearest module around op lacks the variable, such as
// `__builtin__WorkgroupId__`, BuiltinValue creates it there. It returns nil after an
// error.
func BuiltinValue(rw *rewrite.Rewriter, op *ir.Operation, builtin spec.BuiltIn, t ir.Type) *ir.Value {
	vs, body := sharedVariables(rw, op)
	if vs == nil {
		return nil
	}
	name := builtin.String()
	v := vs.builtin[name]
	if !isBuiltin(v, body, name) {
		if !rw.MayEdit(body) {
			return nil
		}
		switch builtin {
		case spec.BuiltInNumWorkgroups, spec.BuiltInWorkgroupSize, spec.BuiltInWorkgroupId, spec.BuiltInLocalInvocationId, spec.BuiltInGlobalInvocationId:
			t = rw.Context().Vector([]int64{3}, t)
		case spec.BuiltInSubgroupId, spec.BuiltInNumSubgroups, spec.BuiltInSubgroupSize, spec.BuiltInSubgroupLocalInvocationId:
		default:
			op.EmitError("unimplemented builtin variable generation for " + name)
			return nil
		}
		v = newVariable(rw, op.Loc(), body, "__builtin__"+name+"__", spirv.PointerTo(t, spec.StorageClassInput),
			ir.Named(builtInAttr, rw.Context().String(name)))
		vs.builtin[name] = v
	}
	return load(rw, op.Loc(), addressOf(rw, op.Loc(), v))
}

// isBuiltin reports whether v, which was found earlier, is still the variable. The
// conversion may have undone the pattern that made it.
func isBuiltin(v *ir.Operation, body *ir.Block, name string) bool {
	if v == nil || v.Block() != body || !v.Is(spirv.GlobalVariable) {
		return false
	}
	a, ok := v.Attr(builtInAttr).(*ir.StringAttr)
	return ok && a.Value == name
}

// pushConstantName is the symbol of the push constant block.
const pushConstantName = "__push_constant_var__"

// pushCount returns the number of integers in the push constant block v, or -1 if v is
// not such a block.
func pushCount(v *ir.Operation) int {
	ptr, ok := variableType(v).(*spirv.PointerType)
	if !ok || ptr.Storage != spec.StorageClassPushConstant {
		return -1
	}
	if s, ok := ptr.Pointee.(*spirv.StructType); ok && len(s.Members()) > 0 {
		if a, ok := s.Members()[0].Type.(*spirv.ArrayType); ok {
			return int(a.Count)
		}
	}
	return -1
}

// PushConstantValue loads the integer at index offset of a push constant block of count
// integers of type t. If the nearest module around op lacks the block,
// PushConstantValue creates it there. It returns nil after an error.
func PushConstantValue(rw *rewrite.Rewriter, op *ir.Operation, count, offset int, t ir.Type) *ir.Value {
	vs, body := sharedVariables(rw, op)
	if vs == nil {
		return nil
	}
	var v *ir.Operation
	for _, p := range vs.push {
		if p.Block() == body && p.Is(spirv.GlobalVariable) && pushCount(p) == count {
			v = p
			break
		}
	}
	loc := op.Loc()
	if v == nil {
		if !rw.MayEdit(body) {
			return nil
		}
		array := spirv.ArrayOf(t, uint32(count), 4)
		block := spirv.StructOf(rw.Context(), []spirv.Member{{Type: array}}, true)
		v = newVariable(rw, loc, body, pushConstantName, spirv.PointerTo(block, spec.StorageClassPushConstant))
		vs.push = append(vs.push, v)
	}
	b := &rw.Builder
	zero, at := spirv.NewSplat(b, loc, t, 0), spirv.NewSplat(b, loc, t, int64(offset))
	return load(rw, loc, AccessChain(b, loc, addressOf(rw, loc, v), zero, at))
}
