package blocklayout

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Policy decides how interface blocks get their layout.
type Policy uint8

const (
	// LikeMLIR assigns the offsets and strides of MLIR, for every storage class.
	LikeMLIR Policy = iota
	// ForTarget follows the rules of the storage class and of the target environment.
	ForTarget
)

// PolicyNames returns the names of the policies as pass options spell them.
func PolicyNames() []string { return []string{"mlir", "target"} }

// Rules returns the rule set for blocks in storage class sc. env may be nil if p is
// LikeMLIR.
func (p Policy) Rules(sc spec.StorageClass, env *target.Env) (Rules, error) {
	if p == LikeMLIR {
		return MLIR, nil
	}
	return RulesFor(sc, env, false)
}
