package target

import (
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

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
	// has is the version of the target, if Env.Lacks has found the lack.
	has spec.Version
}

// String names what is needed, such as "capability Int8 or Kernel". It returns "" for nil.
func (l *Lack) String() string {
	switch {
	case l == nil:
		return ""
	case l.Version != 0:
		return "SPIR-V " + l.Version.String() + " but the target has " + l.has.String()
	case l.MaxVersion != 0:
		return "at most SPIR-V " + l.MaxVersion.String() + " but the target has " + l.has.String()
	case len(l.Capabilities) > 0:
		return "capability " + alternatives(l.Capabilities)
	}
	return "extension " + alternatives(l.Extensions)
}

func alternatives[T interface{ String() string }](all []T) string {
	names := make([]string, len(all))
	for i := range all {
		names[i] = all[i].String()
	}
	return strings.Join(names, " or ")
}

// Lacks returns the first reason why the target does not meet a demand: the version, then
// capabilities, then extensions. It returns nil if the target meets it.
func (e *Env) Lacks(need *spec.Availability) *Lack {
	if need.Min > e.Version() {
		return &Lack{Version: need.Min, has: e.Version()}
	}
	if need.Max != 0 && need.Max < e.Version() {
		return &Lack{MaxVersion: need.Max, has: e.Version()}
	}
	if _, ok := e.Allows(need.Capabilities); !ok && len(need.Capabilities) > 0 {
		return &Lack{Capabilities: need.Capabilities}
	}
	if _, ok := e.AllowsExt(need.Extensions); !ok && len(need.Extensions) > 0 {
		return &Lack{Extensions: need.Extensions}
	}
	return nil
}
