package spirvtypes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewTarget returns a conversion target. An op of the spirv dialect is legal if env
// meets the requirements of the op and its types. No other op is legal.
func NewTarget(env *target.Env) *rewrite.Target {
	t := rewrite.NewTarget()
	a := &availability{env: env}
	t.AddDynamicDialect(a.legal, "spirv")
	t.Why = a.unmet
	return t
}

// availability decides which ops an environment supports. It caches the results for
// types.
type availability struct {
	env   *target.Env
	types ir.TypeTable[bool]
}

func (a *availability) legal(op *ir.Operation) bool {
	// As in MLIR, which overlooks that OpIsFinite needs Kernel. The deduction of capabilities does not.
	if !op.Is(spirv.IsFinite) && !spirv.Requirements(op, a.env.Supports) {
		return false
	}
	for i := range op.NumOperands() {
		if !a.legalType(op.Operand(i).Type()) {
			return false
		}
	}
	for i := range op.NumResults() {
		if !a.legalType(op.Result(i).Type()) {
			return false
		}
	}
	if t := variableType(op); t != nil {
		return a.legalType(t)
	}
	return true
}

// variableType returns the type of a global variable, which is not the type of an
// operand or result. It returns nil for other ops.
func variableType(op *ir.Operation) ir.Type {
	if op.Is(spirv.GlobalVariable) {
		if t, ok := op.Attr("type").(*ir.TypeAttr); ok {
			return t.Value
		}
	}
	return nil
}

func (a *availability) legalType(t ir.Type) bool {
	if ok, found := a.types.Get(t); found {
		return ok
	}
	ok := (spirv.IsSPIRV(t) || spirv.IsBF16(t)) && spirv.TypeRequirements(t, spirv.Storage{}, a.env.Supports)
	return a.types.Put(t, ok)
}

// unmet returns the text of the first requirement of op that the environment does not
// meet, or "" if it meets all. The detail is a *target.Lack.
func (a *availability) unmet(op *ir.Operation) (why string, detail any) {
	var lack *target.Lack
	find := func(need *spec.Availability) bool {
		lack = a.env.Lacks(need)
		return lack == nil
	}
	if !spirv.Requirements(op, find) {
		return "'" + op.Name() + "' requires " + lack.String(), lack
	}
	var types []ir.Type
	for i := range op.NumOperands() {
		types = append(types, op.Operand(i).Type())
	}
	types = append(types, op.ResultTypes()...)
	if t := variableType(op); t != nil {
		types = append(types, t)
	}
	for _, t := range types {
		if !spirv.IsSPIRV(t) {
			return "'" + op.Name() + "' uses type '" + ir.TypeString(t) + "', which SPIR-V does not have", nil
		}
		if !spirv.TypeRequirements(t, spirv.Storage{}, find) {
			return "'" + op.Name() + "' uses type '" + ir.TypeString(t) + "', which requires " + lack.String(), lack
		}
	}
	return "", nil
}
