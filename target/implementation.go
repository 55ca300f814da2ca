package target

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// Implementation is what an implementation of Vulkan says of itself, in Vulkan's
// words.
type Implementation struct {
	Name string
	// VendorID is a PCI or Khronos vendor id.
	VendorID, DeviceID uint32
	DeviceType         DeviceType
	APIVersion         APIVersion
	// Features are the names of the features that are there, sorted, with those that
	// come from properties (see [Enabler]).
	Features []string
	// Extensions are the device extensions, sorted.
	Extensions []string
	Limits     Limits
}

// vendorIDs maps PCI and Khronos vendor ids to vendors.
var vendorIDs = map[uint32]Vendor{
	0x1002: AMD,
	0x106b: Apple,
	0x13b5: ARM,
	0x1010: Imagination,
	0x8086: Intel,
	0x10de: NVIDIA,
	0x5143: Qualcomm,
	0x1ae0: SwiftShader,
}

// spirvVersions are the newest SPIR-V versions that Vulkan 1.0, 1.1, … read.
var spirvVersions = [...]spec.Version{spec.V1_0, spec.V1_3, spec.V1_5, spec.V1_6}

// Has tells whether the feature or, for a name that begins with VK_, the extension is
// there.
func (im *Implementation) Has(name string) bool {
	list := im.Features
	if len(name) > 3 && name[:3] == "VK_" {
		list = im.Extensions
	}
	_, ok := slices.BinarySearch(list, name)
	return ok
}

// Version is the newest SPIR-V version that the implementation reads.
func (im *Implementation) Version() spec.Version {
	v := spirvVersions[min(int(im.APIVersion.Minor), len(spirvVersions)-1)]
	if v == spec.V1_3 && im.Has("VK_KHR_spirv_1_4") {
		v = spec.V1_4
	}
	return v
}

// EnabledBy tells whether im has what e asks for.
func (e *Enabler) EnabledBy(im *Implementation) bool {
	if e.Since != (APIVersion{}) && !im.APIVersion.Less(e.Since) {
		return true
	}
	return slices.ContainsFunc(e.Any, im.Has)
}

// Capabilities returns the capabilities that modules may declare, sorted.
func (im *Implementation) Capabilities() []spec.Capability {
	var out []spec.Capability
	for i := range enablers {
		if enablers[i].EnabledBy(im) {
			out = append(out, enablers[i].Capability)
		}
	}
	slices.Sort(out)
	return out
}

// Env is the target environment of the implementation: what a module may use to run
// there. It leaves out PhysicalStorageBufferAddresses, which when declared would
// change the addressing model of every module; a target that wants it adds it.
func (im *Implementation) Env() *Env {
	c := Config{
		Name:         im.Name,
		Version:      im.Version(),
		Capabilities: im.declared(),
		Vendor:       UnknownVendor,
		DeviceType:   im.DeviceType,
		DeviceID:     im.DeviceID,
		ClientAPI:    Vulkan,
		APIVersion:   im.APIVersion,
		Limits:       im.Limits,
		Layout: Layout{
			ScalarBlockLayout:           im.Has("scalarBlockLayout"),
			UniformBufferStandardLayout: im.Has("uniformBufferStandardLayout"),
			WorkgroupExplicitLayout:     im.Has("workgroupMemoryExplicitLayout"),
			WorkgroupScalarBlockLayout:  im.Has("workgroupMemoryExplicitLayoutScalarBlockLayout"),
			RelaxedBlockLayout:          im.Has("VK_KHR_relaxed_block_layout"),
		},
	}
	if v, ok := vendorIDs[im.VendorID]; ok {
		c.Vendor = v
	}
	c.Extensions = im.readExtensions(c.Capabilities, c.Version)
	return New(c)
}

// declared are the capabilities with Shader first, which decides the flavor of
// modules.
func (im *Implementation) declared() []spec.Capability {
	out := []spec.Capability{spec.CapabilityShader}
	for _, c := range im.Capabilities() {
		if c != spec.CapabilityShader && c != spec.CapabilityPhysicalStorageBufferAddresses {
			out = append(out, c)
		}
	}
	return out
}

// readExtensions are the SPIR-V extensions that come with the capabilities and the
// extensions of the implementation, beyond what the version has taken in.
func (im *Implementation) readExtensions(capabilities []spec.Capability, version spec.Version) []spec.Extension {
	var out []spec.Extension
	for _, c := range capabilities {
		if x := c.Extensions(); len(x) == 1 {
			out = append(out, x[0])
		}
	}
	for i := range extensionRows {
		r := &extensionRows[i]
		if r.since != (APIVersion{}) && !im.APIVersion.Less(r.since) || im.Has(r.vulkan) {
			out = append(out, r.spirv)
		}
	}
	core := version.Extensions()
	out = slices.DeleteFunc(out, func(x spec.Extension) bool { return slices.Contains(core, x) })
	slices.Sort(out)
	return slices.Compact(out)
}
