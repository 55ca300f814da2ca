package target_test

import (
	"fmt"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// A target says what it lacks of a demand.
func ExampleEnv_Lacks() {
	env, err := target.Profile("vulkan1.1")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(env.Lacks(&spec.Availability{Capabilities: []spec.Capability{spec.CapabilityShader}}) == nil)
	lack := env.Lacks(&spec.Availability{Capabilities: []spec.Capability{spec.CapabilityFloat64}})
	fmt.Println(lack.Capabilities)
	lack = env.Lacks(&spec.Availability{Min: spec.V1_6, Capabilities: []spec.Capability{spec.CapabilityFloat64}})
	fmt.Println(lack.Version, lack.Capabilities)
	// Output:
	// true
	// [Float64]
	// v1.6 []
}
