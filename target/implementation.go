package target

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// Implementation holds the properties that a Vulkan implementation reports about
// itself, in Vulkan's terms.
type Implementation struct {
	Name string
	// VendorID is a PCI or Khronos vendor id; DeviceID is the number that the vendor
	// gives the device.
	VendorID, DeviceID uint32
	DeviceType         DeviceType
	APIVersion         APIVersion
	// Features are the names of the supported features, sorted. They include the names
	// that stand for properties (see [Enabler]).
	Features []string
	// Extensions are the supported device extensions, sorted.
	Extensions []string
	Limits     Limits
}

// vendorIDs maps PCI and Khronos vendor ids to vendors.
var vendorIDs = map[uint32]Vendor{
	0x1002: AMD,
	0x106b: Apple,
	0x13b5: ARM,
	0x14e4: Broadcom,
	0x1010: Imagination,
	0x8086: Intel,
	0x10de: NVIDIA,
	0x5143: Qualcomm,
	0x1ae0: SwiftShader,
}

// spirvVersions holds the newest SPIR-V version that each of Vulkan 1.0, 1.1, …
// accepts.
var spirvVersions = [...]spec.Version{spec.V1_0, spec.V1_3, spec.V1_5, spec.V1_6}

// Has reports whether the implementation has the feature called name or, if name begins
// with VK_, the extension.
func (im *Implementation) Has(name string) bool {
	list := im.Features
	if len(name) > 3 && name[:3] == "VK_" {
		list = im.Extensions
	}
	_, ok := slices.BinarySearch(list, name)
	return ok
}

// Version returns the newest SPIR-V version that the implementation accepts.
func (im *Implementation) Version() spec.Version {
	v := spirvVersions[min(int(im.APIVersion.Minor), len(spirvVersions)-1)]
	if v == spec.V1_3 && im.Has("VK_KHR_spirv_1_4") {
		v = spec.V1_4
	}
	return v
}

// EnabledBy reports whether im meets one of the conditions of e.
func (e *Enabler) EnabledBy(im *Implementation) bool {
	if e.Since != (APIVersion{}) && !im.APIVersion.Less(e.Since) {
		return true
	}
	return slices.ContainsFunc(e.Any, im.Has)
}

// Capabilities returns the capabilities that modules for the implementation may
// declare, sorted.
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

// Env returns the target environment of the implementation: everything that a module
// may use to run there. PhysicalStorageBufferAddresses is missing, because declaring it
// changes the addressing model of every module; a target that needs it adds it.
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
	c.DeviceAddresses = slices.Contains(im.Capabilities(), spec.CapabilityPhysicalStorageBufferAddresses)
	c.Extensions = im.readExtensions(c.Capabilities, c.Version)
	return New(c)
}

// declared returns the capabilities with Shader first. The first decides whether
// modules are shaders or kernels. A capability that implies one that the implementation
// lacks is missing, because an Env has all that is implied: DotProductInput4x8Bit does not
// bring Int8 along.
func (im *Implementation) declared() []spec.Capability {
	all := im.Capabilities()
	out := []spec.Capability{spec.CapabilityShader}
	for _, c := range all {
		if c != spec.CapabilityShader && c != spec.CapabilityPhysicalStorageBufferAddresses && impliesOnly(c, all) {
			out = append(out, c)
		}
	}
	return out
}

// impliesOnly reports whether all capabilities that c implies and that a feature enables are
// in has, which is sorted.
func impliesOnly(c spec.Capability, has []spec.Capability) bool {
	for _, i := range spec.AppendImplied(nil, c) {
		if _, ok := slices.BinarySearch(has, i); !ok && EnablerOf(i) != nil {
			return false
		}
	}
	return true
}

// readExtensions returns the SPIR-V extensions that the capabilities and the device
// extensions of the implementation make available, without those that version includes.
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
