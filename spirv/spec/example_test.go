package spec_test

import (
	"fmt"

	"github.com/spvc/spvc/spirv/spec"
)

// Each value of an enumeration knows its name and what it requires.
func Example() {
	c := spec.CapabilityGroupNonUniformBallot
	fmt.Println(c, c.MinVersion(), c.Implies())
	class, ok := spec.ParseStorageClass("PhysicalStorageBuffer")
	fmt.Println(uint32(class), ok, class.Extensions())
	// Output:
	// GroupNonUniformBallot v1.3 [GroupNonUniform]
	// 5349 true [SPV_EXT_physical_storage_buffer SPV_KHR_physical_storage_buffer]
}
