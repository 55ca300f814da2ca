package target

import "github.com/spvc/spvc/spirv/spec"

// Lack is what a target lacks of what an operation, a type or a kernel demands. A
// diagnostic that refuses something for a target has a *Lack as its Detail. Only the
// fields that say why are set.
type Lack struct {
	// Version is the version of SPIR-V that is needed at least, MaxVersion the one that
	// is needed at most; 0 if the version is not the reason.
	Version, MaxVersion spec.Version
	// Capabilities and Extensions are alternatives: one of them is needed.
	Capabilities []spec.Capability
	Extensions   []spec.Extension
	// Feature is the feature of Vulkan that is needed, such as "scalarBlockLayout".
	Feature string
	// Limit is Vulkan's name of the limit that is exceeded, such as
	// "maxComputeWorkGroupInvocations"; Need is what is needed of it and Has the limit.
	Limit     string
	Need, Has uint64
}

// Lacks returns the first reason why the target does not meet a demand: the version, then
// capabilities, then extensions. It returns nil if the target meets it.
func (e *Env) Lacks(need *spec.Availability) *Lack {
	if need.Min > e.Version() {
		return &Lack{Version: need.Min}
	}
	if need.Max != 0 && need.Max < e.Version() {
		return &Lack{MaxVersion: need.Max}
	}
	if _, ok := e.Allows(need.Capabilities); !ok && len(need.Capabilities) > 0 {
		return &Lack{Capabilities: need.Capabilities}
	}
	if _, ok := e.AllowsExt(need.Extensions); !ok && len(need.Extensions) > 0 {
		return &Lack{Extensions: need.Extensions}
	}
	return nil
}
