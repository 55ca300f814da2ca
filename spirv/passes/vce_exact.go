package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// What the availability of operations in MLIR 19 does not say.
var (
	subgroupBuiltins = spec.Availability{Capabilities: []spec.Capability{spec.CapabilityGroupNonUniform, spec.CapabilityKernel}}
	wideAtomics      = spec.Availability{Capabilities: []spec.Capability{spec.CapabilityInt64Atomics}}
	floatAtomics     = map[uint32]*spec.Availability{
		16: {Capabilities: []spec.Capability{spec.CapabilityAtomicFloat16AddEXT}},
		32: {Capabilities: []spec.Capability{spec.CapabilityAtomicFloat32AddEXT}},
		64: {Capabilities: []spec.Capability{spec.CapabilityAtomicFloat64AddEXT}},
	}
)

// overlooked deduces the needs of op that depend on the built-in variable that it declares, or on
// the type that it accesses.
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
			need = &subgroupBuiltins
		}
	case spirv.EXTAtomicFAdd:
		need = floatAtomics[ir.NumberWidth(op.Result(0).Type())]
	case spirv.AtomicAnd, spirv.AtomicCompareExchange, spirv.AtomicExchange, spirv.AtomicIAdd, spirv.AtomicIDecrement, spirv.AtomicIIncrement,
		spirv.AtomicISub, spirv.AtomicOr, spirv.AtomicSMax, spirv.AtomicSMin, spirv.AtomicUMax, spirv.AtomicUMin, spirv.AtomicXor:
		if ir.NumberWidth(op.Result(0).Type()) == 64 {
			need = &wideAtomics
		}
	}
	if need == nil || d.need(need) {
		return true
	}
	return d.explain(op, func(visit func(*spec.Availability) bool) bool { return visit(need) })
}
