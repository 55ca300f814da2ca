package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// What the availability of operations in MLIR 19 does not say.
var (
	kernelSubgroups = spec.Availability{Capabilities: []spec.Capability{spec.CapabilityKernel}}
	shaderSubgroups = spec.Availability{Min: spec.V1_3, Capabilities: []spec.Capability{spec.CapabilityGroupNonUniform}}
	wideAtomics     = spec.Availability{Capabilities: []spec.Capability{spec.CapabilityInt64Atomics}}
	float16Sum      = spec.Availability{Extensions: []spec.Extension{spec.SPV_EXT_shader_atomic_float16_add}, Capabilities: []spec.Capability{spec.CapabilityAtomicFloat16AddEXT}}
	float32Sum      = spec.Availability{Extensions: []spec.Extension{spec.SPV_EXT_shader_atomic_float_add}, Capabilities: []spec.Capability{spec.CapabilityAtomicFloat32AddEXT}}
	physical8       = spec.Availability{Extensions: []spec.Extension{spec.SPV_KHR_8bit_storage}, Capabilities: []spec.Capability{spec.CapabilityStorageBuffer8BitAccess}}
	physical16      = spec.Availability{Extensions: []spec.Extension{spec.SPV_KHR_16bit_storage}, Capabilities: []spec.Capability{spec.CapabilityStorageBuffer16BitAccess}}
	float64Sum      = spec.Availability{Extensions: []spec.Extension{spec.SPV_EXT_shader_atomic_float_add}, Capabilities: []spec.Capability{spec.CapabilityAtomicFloat64AddEXT}}
)

// sum returns the needs of op, an atomic sum of floats, or nil for other operations. MLIR 19 takes
// the capability of any width.
func sum(op *ir.Operation) *spec.Availability {
	if !op.Is(spirv.EXTAtomicFAdd) {
		return nil
	}
	switch ir.NumberWidth(op.Result(0).Type()) {
	case 16:
		return &float16Sum
	case 64:
		return &float64Sum
	}
	return &float32Sum
}

// overlooked deduces the needs of op that depend on the built-in variable that it declares, on
// the type of its constant, or on the type that it accesses.
func (d *deduction) overlooked(op *ir.Operation) bool {
	var need *spec.Availability
	switch op.Def() {
	case spirv.GlobalVariable:
		name, _ := op.Attr("built_in").(*ir.StringAttr)
		if name == nil {
			return true
		}
		switch name.Value {
		case "SubgroupId", "NumSubgroups", "SubgroupSize", "SubgroupLocalInvocationId":
			if need = &shaderSubgroups; d.env.Has(spec.CapabilityKernel) {
				need = &kernelSubgroups
			}
		default:
			need = builtInNeed(name.Value)
		}
	case spirv.SpecConstant:
		if a, ok := op.Attr("default_value").(ir.TypedAttr); ok {
			return d.typ(op, a.Type())
		}
	case spirv.Load, spirv.Store:
		need = behindAddress(op.Operand(0).Type())
	case spirv.AtomicAnd, spirv.AtomicCompareExchange, spirv.AtomicExchange, spirv.AtomicIAdd, spirv.AtomicIDecrement, spirv.AtomicIIncrement,
		spirv.AtomicISub, spirv.AtomicOr, spirv.AtomicSMax, spirv.AtomicSMin, spirv.AtomicUMax, spirv.AtomicUMin, spirv.AtomicXor:
		if ir.NumberWidth(op.Result(0).Type()) == 64 {
			need = &wideAtomics
		}
	}
	return need == nil || d.one(op, need)
}

// behindAddress returns what an access to a narrow number behind an address needs, as in a storage
// buffer, or nil.
func behindAddress(t ir.Type) *spec.Availability {
	p, ok := t.(*spirv.PointerType)
	if !ok || p.Storage != spec.StorageClassPhysicalStorageBuffer {
		return nil
	}
	number := p.Pointee
	if v, ok := number.(*ir.VectorType); ok {
		number = v.ElementType()
	}
	switch ir.NumberWidth(number) {
	case 8:
		return &physical8
	case 16:
		return &physical16
	}
	return nil
}

// builtInNeed returns the only capability that a built-in variable needs, or nil if it needs none
// or has alternatives, among which the module chooses.
func builtInNeed(name string) *spec.Availability {
	b, ok := spec.KindBuiltIn.Parse(name)
	if !ok {
		return nil
	}
	if caps := spec.BuiltIn(b).Requires(); len(caps) == 1 {
		return &spec.Availability{Capabilities: caps}
	}
	return nil
}

// one deduces one need of op.
func (d *deduction) one(op *ir.Operation, need *spec.Availability) bool {
	return d.require(need) || d.explain(op, func(visit func(*spec.Availability) bool) bool { return visit(need) })
}
