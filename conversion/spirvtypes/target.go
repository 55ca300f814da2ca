package spirvtypes

import (
	"strings"
	"sync"

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
	t.Why = a.why
	return t
}

// availability answers which ops an environment has. It caches the answers about types.
type availability struct {
	env   *target.Env
	types sync.Map // ir.Type -> bool
}

func (a *availability) legal(op *ir.Operation) bool {
	if !spirv.Requirements(op, a.env.Supports) {
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

// variableType returns the type of a global variable, which no operand or result has.
// It returns nil for other ops.
func variableType(op *ir.Operation) ir.Type {
	if op.Is(spirv.GlobalVariable) {
		if t, ok := op.Attr("type").(*ir.TypeAttr); ok {
			return t.Value
		}
	}
	return nil
}

func (a *availability) legalType(t ir.Type) bool {
	if ok, found := a.types.Load(t); found {
		return ok.(bool)
	}
	ok := spirv.IsSPIRV(t) && spirv.TypeRequirements(t, spirv.Storage{}, a.env.Supports)
	a.types.Store(t, ok)
	return ok
}

// why returns the requirement of op that the environment does not meet, or "" if it meets
// all.
func (a *availability) why(op *ir.Operation) string {
	text := ""
	find := func(need *spec.Availability) bool {
		text = Missing(a.env, need)
		return text == ""
	}
	if !spirv.Requirements(op, find) {
		return "'" + op.Name() + "' requires " + text
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
			return "'" + op.Name() + "' uses type '" + ir.TypeString(t) + "', which SPIR-V does not have"
		}
		if !spirv.TypeRequirements(t, spirv.Storage{}, find) {
			return "'" + op.Name() + "' uses type '" + ir.TypeString(t) + "', which requires " + text
		}
	}
	return ""
}

// Missing returns the requirement in need that env does not meet, such as "capability
// Int8 or Kernel", or "" if env meets all.
func Missing(env *target.Env, need *spec.Availability) string {
	if need.Min > env.Version() {
		return "SPIR-V " + need.Min.String() + " but the target has " + env.Version().String()
	}
	if need.Max != 0 && need.Max < env.Version() {
		return "at most SPIR-V " + need.Max.String() + " but the target has " + env.Version().String()
	}
	if _, ok := env.Allows(need.Capabilities); !ok && len(need.Capabilities) > 0 {
		return "capability " + alternatives(need.Capabilities)
	}
	if _, ok := env.AllowsExt(need.Extensions); !ok && len(need.Extensions) > 0 {
		return "extension " + alternatives(need.Extensions)
	}
	return ""
}

func alternatives[T interface{ String() string }](all []T) string {
	names := make([]string, len(all))
	for i := range all {
		names[i] = all[i].String()
	}
	return strings.Join(names, " or ")
}
