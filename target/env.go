// Package target describes what a device can do: SPIR-V version, capabilities,
// extensions, limits and layout features. It knows nothing of the IR; package
// spirv translates to and from #spirv.target_env.
package target

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// Config is what an Env is made of. The zero value of a field is not its
// default: start from Default().Config() or from a profile.
type Config struct {
	// Name is the profile the environment came from, or "".
	Name string
	// Version is the newest SPIR-V version that the target reads.
	Version spec.Version
	// Capabilities are those declared. Their order matters to AddressingModel,
	// ExecutionModel and MemoryModel, as it does in MLIR.
	Capabilities []spec.Capability
	// Extensions are those declared, apart from what the version brings.
	Extensions []spec.Extension
	Vendor     Vendor
	DeviceType DeviceType
	// DeviceID is the vendor's number of the device, or UnknownDeviceID.
	DeviceID  uint32
	ClientAPI ClientAPI
	// APIVersion is the client API's version; the zero value lets New derive
	// Vulkan's from Version, and stays zero for other APIs.
	APIVersion APIVersion
	Limits     Limits
	Layout     Layout
}

// Env is a target environment. It does not change after New.
type Env struct {
	cfg  Config
	caps []spec.Capability // declared and implied, sorted
	exts []spec.Extension  // declared and of the version, sorted
}

// New makes an environment. It copies what it keeps.
func New(c Config) *Env {
	c = c.clone()
	if c.ClientAPI == Vulkan && c.APIVersion == (APIVersion{}) {
		c.APIVersion = vulkanFor(c.Version)
	}
	if c.ClientAPI == Vulkan && !c.APIVersion.Less(APIVersion{1, 1}) {
		c.Layout.RelaxedBlockLayout = true
	}
	e := &Env{cfg: c}
	for _, d := range c.Capabilities {
		if !slices.Contains(e.caps, d) {
			e.caps = append(e.caps, d)
		}
		e.caps = spec.AppendImplied(e.caps, d)
	}
	slices.Sort(e.caps)
	e.exts = slices.Concat(c.Extensions, c.Version.Extensions())
	slices.Sort(e.exts)
	e.exts = slices.Compact(e.exts)
	return e
}

// ForVulkan returns e with Vulkan as its client API if it names none and takes shaders,
// so that block layouts are checked by Vulkan's rules.
func (e *Env) ForVulkan() *Env {
	if e.ClientAPI() != UnknownAPI || !e.NeedsInterfaceVarABI() {
		return e
	}
	cfg := e.Config()
	cfg.ClientAPI = Vulkan
	return New(cfg)
}

// clone copies c deeply. Empty lists become nil, so that equal configurations are
// deeply equal.
func (c Config) clone() Config {
	c.Capabilities = append([]spec.Capability(nil), c.Capabilities...)
	c.Extensions = append([]spec.Extension(nil), c.Extensions...)
	c.Limits.MaxComputeWorkgroupSize = append([]int(nil), c.Limits.MaxComputeWorkgroupSize...)
	c.Limits.CooperativeMatrixKHR = append([]CooperativeMatrix(nil), c.Limits.CooperativeMatrixKHR...)
	c.Limits.CooperativeMatrixNV = append([]CooperativeMatrix(nil), c.Limits.CooperativeMatrixNV...)
	return c
}

// Default returns the environment that MLIR 19 assumes where none is given:
// SPIR-V 1.0, capability Shader, no extensions, the default limits, all else unknown.
func Default() *Env {
	return New(Config{
		Version:      spec.V1_0,
		Capabilities: []spec.Capability{spec.CapabilityShader},
		Vendor:       UnknownVendor,
		DeviceType:   UnknownDeviceType,
		DeviceID:     UnknownDeviceID,
		ClientAPI:    UnknownAPI,
		Limits:       DefaultLimits(),
	})
}

// Config returns a copy of what e was made of, to change and make another from.
func (e *Env) Config() Config { return e.cfg.clone() }

// Name returns the profile that e came from, or "".
func (e *Env) Name() string { return e.cfg.Name }

// Version returns the newest SPIR-V version of the target.
func (e *Env) Version() spec.Version { return e.cfg.Version }

// Capabilities returns the declared capabilities in their order. Read only.
func (e *Env) Capabilities() []spec.Capability { return e.cfg.Capabilities }

// AllCapabilities returns the declared capabilities and all that they imply, by value. Read only.
func (e *Env) AllCapabilities() []spec.Capability { return e.caps }

// Extensions returns the declared extensions in their order. Read only.
func (e *Env) Extensions() []spec.Extension { return e.cfg.Extensions }

// AllExtensions returns the declared extensions and those that the version took
// into core, by name. Read only.
func (e *Env) AllExtensions() []spec.Extension { return e.exts }

// Vendor returns the device's vendor.
func (e *Env) Vendor() Vendor { return e.cfg.Vendor }

// DeviceType returns the kind of device.
func (e *Env) DeviceType() DeviceType { return e.cfg.DeviceType }

// DeviceID returns the vendor's number of the device, or UnknownDeviceID.
func (e *Env) DeviceID() uint32 { return e.cfg.DeviceID }

// ClientAPI returns the API that will take the module.
func (e *Env) ClientAPI() ClientAPI { return e.cfg.ClientAPI }

// APIVersion returns the client API's version, or zero when it is not known.
func (e *Env) APIVersion() APIVersion { return e.cfg.APIVersion }

// Limits returns the limits; its slices are read only.
func (e *Env) Limits() *Limits { return &e.cfg.Limits }

// Layout returns the layout features.
func (e *Env) Layout() Layout { return e.cfg.Layout }

// Has reports whether c is declared or implied by what is.
func (e *Env) Has(c spec.Capability) bool {
	_, ok := slices.BinarySearch(e.caps, c)
	return ok
}

// HasExt reports whether x is declared or part of the version.
func (e *Env) HasExt(x spec.Extension) bool {
	_, ok := slices.BinarySearch(e.exts, x)
	return ok
}

// Allows returns the first of caps that e has. An empty list has none.
func (e *Env) Allows(caps []spec.Capability) (spec.Capability, bool) {
	for _, c := range caps {
		if e.Has(c) {
			return c, true
		}
	}
	return 0, false
}

// AllowsExt returns the first of exts that e has. An empty list has none.
func (e *Env) AllowsExt(exts []spec.Extension) (spec.Extension, bool) {
	for _, x := range exts {
		if e.HasExt(x) {
			return x, true
		}
	}
	return "", false
}

// AllowsVersion reports whether the target's version lies in [lo, hi]; a bound of 0 does not bound.
func (e *Env) AllowsVersion(lo, hi spec.Version) bool {
	return lo <= e.cfg.Version && (hi == 0 || e.cfg.Version <= hi)
}

// Supports reports whether e meets every demand of a. It does not ask for what
// an instruction's operands demand; each has an availability of its own.
func (e *Env) Supports(a *spec.Availability) bool {
	if !e.AllowsVersion(a.Min, a.Max) {
		return false
	}
	if len(a.Capabilities) > 0 {
		if _, ok := e.Allows(a.Capabilities); !ok {
			return false
		}
	}
	if len(a.Extensions) > 0 {
		if _, ok := e.AllowsExt(a.Extensions); !ok {
			return false
		}
	}
	return true
}

// AddressingModel returns the addressing model that MLIR selects: the first
// declared capability of Kernel and PhysicalStorageBufferAddresses decides.
func (e *Env) AddressingModel(use64bit bool) spec.AddressingModel {
	for _, c := range e.cfg.Capabilities {
		switch {
		case c == spec.CapabilityKernel && use64bit:
			return spec.AddressingModelPhysical64
		case c == spec.CapabilityKernel:
			return spec.AddressingModelPhysical32
		case c == spec.CapabilityPhysicalStorageBufferAddresses:
			return spec.AddressingModelPhysicalStorageBuffer64
		}
	}
	return spec.AddressingModelLogical
}

// ExecutionModel returns the execution model of a compute entry point, as the
// first declared capability of Kernel and Shader decides; false without either.
func (e *Env) ExecutionModel() (spec.ExecutionModel, bool) {
	switch e.flavor() {
	case spec.CapabilityKernel:
		return spec.ExecutionModelKernel, true
	case spec.CapabilityShader:
		return spec.ExecutionModelGLCompute, true
	}
	return 0, false
}

// MemoryModel returns the memory model that MLIR selects, as the first declared
// capability of Kernel and Shader decides; false without either.
func (e *Env) MemoryModel() (spec.MemoryModel, bool) {
	switch e.flavor() {
	case spec.CapabilityKernel:
		return spec.MemoryModelOpenCL, true
	case spec.CapabilityShader:
		return spec.MemoryModelGLSL450, true
	}
	return 0, false
}

// flavor is the first declared of Kernel and Shader, or Matrix, which is neither.
func (e *Env) flavor() spec.Capability {
	for _, c := range e.cfg.Capabilities {
		if c == spec.CapabilityKernel || c == spec.CapabilityShader {
			return c
		}
	}
	return spec.CapabilityMatrix
}

// NeedsInterfaceVarABI reports whether the arguments of entry points become
// interface variables with a descriptor set and binding: shaders', not kernels'.
func (e *Env) NeedsInterfaceVarABI() bool { return e.flavor() == spec.CapabilityShader }
