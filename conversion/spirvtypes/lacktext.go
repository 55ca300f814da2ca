package spirvtypes

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// LackText says that the target lacks a capability, and which target of spvc has it. A target that is a device gets no such
// advice, because the author chose it for what it is.
func LackText(env *target.Env, c spec.Capability) string {
	text := "the target lacks the capability " + c.String()
	if env.ClientAPI() != target.Vulkan || env.DeviceType() != target.UnknownDeviceType {
		return text
	}
	for _, name := range target.Profiles() {
		if p, err := target.Profile(name); err == nil && p.Has(c) {
			return text + ", which --target=" + name + " has"
		}
	}
	if target.EnablerOf(c) == nil {
		return text
	}
	return text + ", which some devices have (--target=device)"
}
