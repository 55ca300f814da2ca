package spirv

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// EnvOf returns the target environment that a describes. EnvOf makes it once per attribute.
func EnvOf(a *TargetEnv) *target.Env {
	a.once.Do(func() { a.env = target.New(configOf(a)) })
	return a.env
}

func configOf(a *TargetEnv) target.Config {
	limits := target.DefaultLimits()
	l := &a.limits.limitParams
	limits.MaxComputeSharedMemorySize = l.MaxComputeSharedMemorySize
	limits.MaxComputeWorkgroupInvocations = l.MaxComputeWorkgroupInvocations
	limits.MaxComputeWorkgroupSize = nil
	for _, e := range l.MaxComputeWorkgroupSize.Elements {
		if i, ok := e.(*ir.IntegerAttr); ok {
			limits.MaxComputeWorkgroupSize = append(limits.MaxComputeWorkgroupSize, int(i.Int64Or(0)))
		}
	}
	limits.SubgroupSize, limits.MinSubgroupSize, limits.MaxSubgroupSize = l.SubgroupSize, l.MinSubgroupSize, l.MaxSubgroupSize
	limits.CooperativeMatrixKHR = matricesOf(l.CooperativeMatrixKHR)
	limits.CooperativeMatrixNV = matricesOf(l.CooperativeMatrixNV)
	// MLIR's environments list the capability without its extension, because MLIR does not ask for it.
	exts := a.vce.Extensions
	if slices.Contains(a.vce.Capabilities, spec.CapabilityGroupNonUniformRotateKHR) && !slices.Contains(exts, spec.SPV_KHR_subgroup_rotate) {
		exts = append(slices.Clip(exts), spec.SPV_KHR_subgroup_rotate)
	}
	return target.Config{
		Version:      a.vce.Version,
		Capabilities: a.vce.Capabilities,
		Extensions:   exts,
		Vendor:       a.vendor,
		DeviceType:   a.deviceType,
		DeviceID:     a.deviceID,
		ClientAPI:    a.api,
		Limits:       limits,
	}
}

func matricesOf(a *ir.ArrayAttr) []target.CooperativeMatrix {
	if a == nil {
		return nil
	}
	var ms []target.CooperativeMatrix
	for _, e := range a.Elements {
		if m, ok := e.(*cooperativeMatrixProps); ok {
			ms = append(ms, target.CooperativeMatrix{M: m.M, N: m.N, K: m.K,
				AType: ir.TypeString(m.AType), BType: ir.TypeString(m.BType), CType: ir.TypeString(m.CType), ResultType: ir.TypeString(m.Result),
				SaturatingAccumulation: m.AccSat, Scope: m.Scope})
		}
	}
	return ms
}

// AttrOf returns the attribute that describes env. It leaves out features that the
// attribute cannot hold, such as layout options and the limits of buffers, and cooperative
// matrices of types that MLIR does not spell.
func AttrOf(ctx *ir.Context, env *target.Env) *TargetEnv {
	el := env.Limits()
	l := limitParams{
		MaxComputeSharedMemorySize:     el.MaxComputeSharedMemorySize,
		MaxComputeWorkgroupInvocations: el.MaxComputeWorkgroupInvocations,
		MaxComputeWorkgroupSize:        intArray(ctx, el.MaxComputeWorkgroupSize),
		SubgroupSize:                   el.SubgroupSize,
		MinSubgroupSize:                el.MinSubgroupSize,
		MaxSubgroupSize:                el.MaxSubgroupSize,
		CooperativeMatrixKHR:           matrixAttrs(ctx, coopMatrixPropsKHR, el.CooperativeMatrixKHR),
		CooperativeMatrixNV:            matrixAttrs(ctx, coopMatrixPropsNV, el.CooperativeMatrixNV),
	}
	vce := VCEOf(ctx, env.Version(), env.Capabilities(), env.Extensions())
	return targetEnvOf(vce, env.ClientAPI(), env.Vendor(), env.DeviceType(), env.DeviceID(), resourceLimitsOf(ctx, l))
}

func matrixAttrs(ctx *ir.Context, def *ir.AttrClass, ms []target.CooperativeMatrix) *ir.ArrayAttr {
	var elems []ir.Attribute
	for _, m := range ms {
		p := matrixProps{M: m.M, N: m.N, K: m.K, Scope: m.Scope,
			AType: scalarNamed(ctx, m.AType), BType: scalarNamed(ctx, m.BType), CType: scalarNamed(ctx, m.CType), Result: scalarNamed(ctx, m.ResultType)}
		if def == coopMatrixPropsKHR {
			p.AccSat = m.SaturatingAccumulation
		}
		if p.AType != nil && p.BType != nil && p.CType != nil && p.Result != nil {
			elems = append(elems, matrixPropsOf(def, p))
		}
	}
	if len(elems) == 0 {
		return nil
	}
	return ctx.Array(elems)
}

// scalarNamed returns the scalar type that s spells, or nil.
func scalarNamed(ctx *ir.Context, s string) ir.Type {
	for k := ir.F16; k <= ir.F64; k++ {
		if t := ctx.Float(k); IsValidFloat(t) && t.String() == s {
			return t
		}
	}
	for _, w := range [...]uint32{8, 16, 32, 64} {
		for sign := ir.Signless; sign <= ir.Unsigned; sign++ {
			if t := ctx.Integer(w, sign); ir.TypeString(t) == s {
				return t
			}
		}
	}
	return nil
}

// defaultTargetEnv returns the environment for modules that state none:
// `#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>`.
func defaultTargetEnv(ctx *ir.Context) *TargetEnv { return AttrOf(ctx, target.Default()) }

// LookupTargetEnv returns the target environment of the nearest symbol table with one,
// which is op or encloses it. It returns nil if there is none.
func LookupTargetEnv(op *ir.Operation) *TargetEnv {
	for ; op != nil; op = op.Parent() {
		if !op.HasTrait(ir.SymbolTable) {
			continue
		}
		if e, ok := op.Attr(TargetEnvName).(*TargetEnv); ok {
			return e
		}
	}
	return nil
}

// LookupTargetEnvOrDefault returns the result of LookupTargetEnv, or that of
// defaultTargetEnv if it is nil.
func LookupTargetEnvOrDefault(op *ir.Operation) *TargetEnv {
	if e := LookupTargetEnv(op); e != nil {
		return e
	}
	return defaultTargetEnv(op.Context())
}

// LookupEntryPointABI returns the ABI of the nearest function, which is op or encloses
// it. It returns nil if the function has no ABI or op is not in a function.
func LookupEntryPointABI(op *ir.Operation) *EntryPointABI {
	for ; op != nil; op = op.Parent() {
		if op.HasTrait(ir.SymbolTable) {
			return nil
		}
		if _, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
			a, _ := op.Attr(EntryPointABIName).(*EntryPointABI)
			return a
		}
	}
	return nil
}

// DynamicMemoryOf returns the parts of the attribute [notes.DynamicMemoryName] of a variable.
func DynamicMemoryOf(op *ir.Operation) (kernel string, bytes uint32, ok bool) {
	d, _ := op.Attr(notes.DynamicMemoryName).(*ir.DictionaryAttr)
	if d == nil || !op.Is(GlobalVariable) {
		return "", 0, false
	}
	name, _ := d.Get("kernel").(*ir.StringAttr)
	size, _ := d.Get("bytes").(*ir.IntegerAttr)
	if name == nil || size == nil {
		return "", 0, false
	}
	n := size.Int64Or(0)
	return name.Value, uint32(n), n > 0 && n <= 1<<16
}

// verifyOpAttr checks a `spirv.` attribute of an operation.
func verifyOpAttr(op *ir.Operation, attr ir.NamedAttribute) bool {
	switch attr.Name {
	case EntryPointABIName:
		if _, ok := attr.Value.(*EntryPointABI); !ok {
			return op.EmitError("'" + attr.Name + "' attribute must be an entry point ABI attribute")
		}
	case TargetEnvName:
		if _, ok := attr.Value.(*TargetEnv); !ok {
			return op.EmitError("'" + attr.Name + "' must be a spirv::TargetEnvAttr")
		}
	case notes.PrintName, notes.ReportIndexName, notes.CheckIndexName:
		if _, ok := attr.Value.(*ir.StringAttr); !ok || !op.Is(FunctionCall) {
			return op.EmitError("'" + attr.Name + "' must be a string on a spirv.FunctionCall")
		}
	case notes.DynamicMemoryName:
		if _, _, ok := DynamicMemoryOf(op); !ok {
			return op.EmitError("'" + attr.Name + "' must have a kernel and the bytes of an element, on a spirv.GlobalVariable")
		}
	case notes.HostMemoryName:
		if _, ok := HostMemoryOf(op); !ok {
			return op.EmitError("'" + attr.Name + "' must have a name, and the elements of a struct of one array in a storage buffer, on a spirv.GlobalVariable")
		}
	case notes.LengthName:
		if _, ok := attr.Value.(*ir.SymbolRefAttr); !ok || !op.Is(GlobalVariable) {
			return op.EmitError("'" + attr.Name + "' must be a symbol on a spirv.GlobalVariable")
		}
	case notes.ReportSitesName, notes.PrintSitesName:
		return verifyTexts(op, attr, op.Is(Module), "a spirv.module")
	case notes.AssertName:
		if _, ok := attr.Value.(*ir.StringAttr); !ok || !op.Is(Branch) {
			return op.EmitError("'" + attr.Name + "' must be a string on a spirv.Branch")
		}
	case notes.UniformTripsName:
		if _, ok := attr.Value.(*ir.UnitAttr); !ok || op.NumRegions() == 0 {
			return op.EmitError("'" + attr.Name + "' must be a unit attribute on a loop")
		}
	case notes.ABIWordsName:
		return verifyTexts(op, attr, op.HasTrait(ir.SymbolTable), "a module")
	default:
		return op.EmitErrorDetail(oneOf(attr.Name, EntryPointABIName, TargetEnvName), "found unsupported '"+attr.Name+"' attribute on operation")
	}
	return true
}

// verifyTexts checks an attribute whose elements the serializer writes as OpString.
func verifyTexts(op *ir.Operation, attr ir.NamedAttribute, place bool, where string) bool {
	list, ok := attr.Value.(*ir.ArrayAttr)
	if ok && place {
		for _, e := range list.Elements {
			if _, ok = e.(*ir.StringAttr); !ok {
				break
			}
		}
		if ok {
			return true
		}
	}
	return op.EmitError("'" + attr.Name + "' must be an array of strings on " + where)
}

// verifyArgAttr checks a `spirv.` attribute of a function argument.
func verifyArgAttr(op *ir.Operation, _, arg int, attr ir.NamedAttribute) bool {
	fn, ok := ir.OpInterface[ir.FunctionModel](op.Info())
	if !ok {
		return true
	}
	switch attr.Name {
	case InterfaceVarABIName:
		abi, ok := attr.Value.(*InterfaceVarABI)
		if !ok {
			return op.EmitErrorAt(op.Loc(), "'"+attr.Name+"' must be a spirv::InterfaceVarABIAttr")
		}
		if abi.HasStorage && !isScalarOrIndex(fn.FunctionType(op).Inputs[arg]) {
			return op.EmitErrorAt(op.Loc(), "'"+attr.Name+"' attribute cannot specify storage class when attaching to a non-scalar value")
		}
	case notes.DecorationName:
		if attr.Value.AttrDef() != DecorationAttr {
			return op.EmitErrorAt(op.Loc(), "'"+attr.Name+"' must be a spirv::DecorationAttr")
		}
	case notes.DecorationsName:
		if _, ok := attr.Value.(*ir.DictionaryAttr); !ok {
			return op.EmitErrorAt(op.Loc(), "'"+attr.Name+"' must be a dictionary of decorations")
		}
	default:
		return op.EmitErrorDetailAt(op.Loc(), oneOf(attr.Name, InterfaceVarABIName, notes.DecorationName), "found unsupported '"+attr.Name+"' attribute on region argument")
	}
	return true
}

func isScalarOrIndex(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}

// verifyResultAttr refuses `spirv.` attributes of function results.
func verifyResultAttr(op *ir.Operation, _, _ int, _ ir.NamedAttribute) bool {
	return op.EmitError("cannot attach SPIR-V attributes to region result")
}
