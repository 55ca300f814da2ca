// Package passes holds the passes over spirv modules: ABI lowering, deduction of
// version, capabilities and extensions, and layout of interface blocks.
package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// decorate returns the struct t with the layout that a variable of storage class sc
// must have under the policy p. For block.LikeMLIR, env may be nil.
func decorate(p blocklayout.Policy, t ir.Type, sc spec.StorageClass, env *target.Env) (ir.Type, error) {
	if p == blocklayout.ForTarget && !blocklayout.NeedsLayout(sc, env) {
		return blocklayout.Strip(t), nil
	}
	rules, err := p.Rules(sc, env)
	if err != nil {
		return nil, err
	}
	if s, ok := t.(*spirv.StructType); ok && len(s.Members()) == 0 {
		return t, nil
	}
	in, err := blocklayout.LayOutFor(t, rules, sc, env)
	return in.Type, err
}

// layoutOption is the option that selects the rules for the layout of blocks.
func layoutOption(p *blocklayout.Policy) pass.Option {
	return pass.Enum("layout", p, blocklayout.PolicyNames(), "Lay out interface blocks as MLIR does (mlir) or by the rules of the target (target)").Beyond()
}

// variableLayout returns the type of a variable to which ptr points, with the layout
// that the policy assigns: none if the storage class forbids it, and its own if it
// already has one.
func variableLayout(p blocklayout.Policy, ptr *spirv.PointerType, env *target.Env) (ir.Type, error) {
	if p == blocklayout.ForTarget && forbidsLayout(ptr.Storage, env) {
		return blocklayout.Strip(ptr.Pointee), nil
	}
	s, ok := ptr.Pointee.(*spirv.StructType)
	if !ok || s.HasOffset() || len(s.Members()) == 0 {
		return ptr.Pointee, nil
	}
	switch ptr.Storage {
	case spec.StorageClassUniform, spec.StorageClassStorageBuffer, spec.StorageClassPushConstant, spec.StorageClassPhysicalStorageBuffer:
		return decorate(p, s, ptr.Storage, env)
	}
	if p == blocklayout.ForTarget && blocklayout.NeedsLayout(ptr.Storage, env) {
		return decorate(p, s, ptr.Storage, env)
	}
	return s, nil
}

// forbidsLayout reports whether variables of the storage class must have no explicit
// layout (VUID-StandaloneSpirv-None-10684).
func forbidsLayout(sc spec.StorageClass, env *target.Env) bool {
	switch sc {
	case spec.StorageClassWorkgroup:
		return !blocklayout.NeedsLayout(sc, env)
	case spec.StorageClassFunction, spec.StorageClassPrivate:
		return env.Version() > spec.V1_4
	}
	return false
}
