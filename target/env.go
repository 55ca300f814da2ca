// Package target describes what a device can do: SPIR-V version, capabilities,
// extensions, limits and layout features. The package does not import the IR; package
// spirv translates an Env to and from #spirv.target_env.
package target

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// Config holds the fields from which New makes an Env. The zero value of a field is not
// its default: start from Default().Config() or from a profile.
type Config struct {
	// Name is the name of the profile that the environment comes from, or "".
	Name string
	// Version is the newest SPIR-V version that the target accepts.
	Version spec.Version
	// Capabilities are the declared capabilities. Their order matters to
	// AddressingModel, ExecutionModel and MemoryModel, as it does in MLIR.
	Capabilities []spec.Capability
	// Extensions are the declared extensions; those that Version includes need no
	// entry.
	Extensions []spec.Extension
	Vendor     Vendor
	DeviceType DeviceType
	// DeviceID is the number that the vendor gives the device, or UnknownDeviceID.
	DeviceID  uint32
	ClientAPI ClientAPI
	// APIVersion is the version of the client API. If the API is Vulkan and the field
	// is zero, New derives the version from Version. For other APIs zero stays zero.
	APIVersion APIVersion
	Limits     Limits
	Layout     Layout
	// DeviceAddresses says that the target has PhysicalStorageBufferAddresses although
	// Capabilities lacks it. The text forms of targets leave it out.
	DeviceAddresses bool
}

// Env is a target environment. It does not change after New.
type Env struct {
	cfg  Config
	caps []spec.Capability // declared and implied, sorted by number
	exts []spec.Extension  // declared and included in the version, sorted by name
}

// New makes an environment from c. New copies the slices of c that it keeps.
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

// WithAddresses returns e with PhysicalStorageBufferAddresses declared, if the target has it.
func (e *Env) WithAddresses() *Env {
	if !e.cfg.DeviceAddresses || e.Has(spec.CapabilityPhysicalStorageBufferAddresses) {
		return e
	}
	cfg := e.Config()
	cfg.Capabilities = append(cfg.Capabilities, spec.CapabilityPhysicalStorageBufferAddresses)
	if cfg.Version < spec.V1_5 {
		cfg.Extensions = append(cfg.Extensions, spec.SPV_KHR_physical_storage_buffer)
	}
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

// Default returns the environment that MLIR assumes if a module has none: SPIR-V
// 1.0, capability Shader, no extensions, the default limits, and an unknown device.
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

// Config returns a copy of the configuration of e, which the caller may change and pass
// to New.
func (e *Env) Config() Config { return e.cfg.clone() }

// Name returns the name of the profile that e comes from, or "".
func (e *Env) Name() string { return e.cfg.Name }

// Version returns the newest SPIR-V version that the target accepts.
func (e *Env) Version() spec.Version { return e.cfg.Version }

// Capabilities returns the declared capabilities in the order of their declaration. The
// caller must not change the slice.
func (e *Env) Capabilities() []spec.Capability { return e.cfg.Capabilities }

// AllCapabilities returns the declared capabilities and all that they imply, sorted by
// number. The caller must not change the slice.
func (e *Env) AllCapabilities() []spec.Capability { return e.caps }

// Extensions returns the declared extensions in the order of their declaration. The
// caller must not change the slice.
func (e *Env) Extensions() []spec.Extension { return e.cfg.Extensions }

// AllExtensions returns the declared extensions and the extensions that the SPIR-V
// version includes, sorted by name. The caller must not change the slice.
func (e *Env) AllExtensions() []spec.Extension { return e.exts }

// Vendor returns the vendor of the device.
func (e *Env) Vendor() Vendor { return e.cfg.Vendor }

// DeviceType returns the type of the device.
func (e *Env) DeviceType() DeviceType { return e.cfg.DeviceType }

// DeviceID returns the number that the vendor gives the device, or UnknownDeviceID.
func (e *Env) DeviceID() uint32 { return e.cfg.DeviceID }

// ClientAPI returns the API that receives the module.
func (e *Env) ClientAPI() ClientAPI { return e.cfg.ClientAPI }

// APIVersion returns the version of the client API, or zero if it is not known.
func (e *Env) APIVersion() APIVersion { return e.cfg.APIVersion }

// Limits returns the limits of the target. The caller must not change them or their
// slices.
func (e *Env) Limits() *Limits { return &e.cfg.Limits }

// Layout returns the layout features of the target.
func (e *Env) Layout() Layout { return e.cfg.Layout }

// Has reports whether c is declared, or implied by a declared capability.
func (e *Env) Has(c spec.Capability) bool {
	_, ok := slices.BinarySearch(e.caps, c)
	return ok
}

// HasExt reports whether x is declared, or included in the SPIR-V version.
func (e *Env) HasExt(x spec.Extension) bool {
	_, ok := slices.BinarySearch(e.exts, x)
	return ok
}

// Allows returns the first element of caps that e has, or false if e has none of them.
// The result for an empty list is false.
func (e *Env) Allows(caps []spec.Capability) (spec.Capability, bool) {
	for _, c := range caps {
		if e.Has(c) {
			return c, true
		}
	}
	return 0, false
}

// AllowsExt returns the first element of exts that e has, or false if e has none of
// them. The result for an empty list is false.
func (e *Env) AllowsExt(exts []spec.Extension) (spec.Extension, bool) {
	for _, x := range exts {
		if e.HasExt(x) {
			return x, true
		}
	}
	return "", false
}

// AllowsVersion reports whether the target's version is at least lo and at most hi. A
// bound of 0 does not restrict the version.
func (e *Env) AllowsVersion(lo, hi spec.Version) bool {
	return lo <= e.cfg.Version && (hi == 0 || e.cfg.Version <= hi)
}

// Supports reports whether e meets every requirement of a. The operands of an
// instruction have availabilities of their own, which Supports does not check.
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

// AddressingModel returns the addressing model that MLIR selects. The first declared
// capability that is Kernel or PhysicalStorageBufferAddresses decides.
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

// ExecutionModel returns the execution model of a compute entry point. The first
// declared capability that is Kernel or Shader decides; the result is false if neither
// is declared.
func (e *Env) ExecutionModel() (spec.ExecutionModel, bool) {
	switch e.flavor() {
	case spec.CapabilityKernel:
		return spec.ExecutionModelKernel, true
	case spec.CapabilityShader:
		return spec.ExecutionModelGLCompute, true
	}
	return 0, false
}

// MemoryModel returns the memory model that MLIR selects. The first declared capability
// that is Kernel or Shader decides; the result is false if neither is declared.
func (e *Env) MemoryModel() (spec.MemoryModel, bool) {
	switch e.flavor() {
	case spec.CapabilityKernel:
		return spec.MemoryModelOpenCL, true
	case spec.CapabilityShader:
		return spec.MemoryModelGLSL450, true
	}
	return 0, false
}

// flavor returns the first declared capability that is Kernel or Shader, or Matrix if
// neither is declared.
func (e *Env) flavor() spec.Capability {
	for _, c := range e.cfg.Capabilities {
		if c == spec.CapabilityKernel || c == spec.CapabilityShader {
			return c
		}
	}
	return spec.CapabilityMatrix
}

// NeedsInterfaceVarABI reports whether the arguments of entry points become interface
// variables with a descriptor set and binding. They do in shaders, not in kernels.
func (e *Env) NeedsInterfaceVarABI() bool { return e.flavor() == spec.CapabilityShader }
