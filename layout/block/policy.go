package block

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Policy says who chooses the layout of interface blocks.
type Policy uint8

const (
	// LikeMLIR reproduces the offsets and strides of MLIR 19, whatever the storage
	// class.
	LikeMLIR Policy = iota
	// ForTarget follows the rules of the storage class and the target environment.
	ForTarget
)

// PolicyNames returns the names of the policies, as options of passes spell them.
func PolicyNames() []string { return []string{"mlir", "target"} }

// Rules returns the rule set for blocks in storage class sc. env may be nil for
// LikeMLIR.
func (p Policy) Rules(sc spec.StorageClass, env *target.Env) (Rules, error) {
	if p == LikeMLIR {
		return MLIR, nil
	}
	return RulesFor(sc, env, false)
}
