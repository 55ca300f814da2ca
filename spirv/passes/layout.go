// Package passes holds the passes over spirv modules: ABI lowering, deduction of
// version, capabilities and extensions, and layout of interface blocks.
package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Layout selects who decides about the layout of interface blocks.
type Layout uint8

const (
	// LayoutMLIR reproduces the offsets and strides of MLIR 19, whatever the
	// storage class.
	LayoutMLIR Layout = iota
	// LayoutTarget follows the rules of the storage class and the target
	// environment.
	LayoutTarget
)

// decorate returns the struct t with the layout that a variable of storage class
// sc must have. env may be nil for LayoutMLIR.
func (l Layout) decorate(t ir.Type, sc spec.StorageClass, env *target.Env) (ir.Type, error) {
	rules := block.MLIR
	if l == LayoutTarget {
		if !block.NeedsLayout(sc, env) {
			return block.Strip(t), nil
		}
		var err error
		if rules, err = block.RulesFor(sc, env, false); err != nil {
			return nil, err
		}
	}
	if s, ok := t.(*spirv.StructType); ok && len(s.Members()) == 0 {
		return t, nil
	}
	in, err := block.LayOut(t, rules)
	return in.Type, err
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
