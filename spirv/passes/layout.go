// Package passes holds the passes over spirv modules: ABI lowering, deduction of
// version, capabilities and extensions, and layout of interface blocks.
package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// decorate returns the struct t with the layout that a variable of storage class
// sc must have by the policy p. env may be nil for block.LikeMLIR.
func decorate(p block.Policy, t ir.Type, sc spec.StorageClass, env *target.Env) (ir.Type, error) {
	if p == block.ForTarget && !block.NeedsLayout(sc, env) {
		return block.Strip(t), nil
	}
	rules, err := p.Rules(sc, env)
	if err != nil {
		return nil, err
	}
	if s, ok := t.(*spirv.StructType); ok && len(s.Members()) == 0 {
		return t, nil
	}
	in, err := block.LayOut(t, rules)
	return in.Type, err
}

// layoutOption is the option that says who chooses the layout of blocks.
func layoutOption(p *block.Policy) pass.Option {
	return pass.Enum("layout", p, block.PolicyNames(), "Lay out interface blocks as MLIR 19 does (mlir) or by the rules of the target (target)")
}

// decorated tells whether variables of type t need no layout any more: they are
// no structs, of a storage class without layout, or have offsets.
func decorated(t ir.Type) bool {
	p, ok := t.(*spirv.PointerType)
	if !ok {
		return true
	}
	s, ok := p.Pointee.(*spirv.StructType)
	if !ok {
		return true
	}
	switch p.Storage {
	case spec.StorageClassUniform, spec.StorageClassStorageBuffer, spec.StorageClassPushConstant, spec.StorageClassPhysicalStorageBuffer:
		return s.HasOffset() || len(s.Members()) == 0
	}
	return true
}
