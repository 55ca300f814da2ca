package runner

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// vendorIDs maps PCI and Khronos vendor ids to vendors.
var vendorIDs = map[uint32]target.Vendor{
	0x1002: target.AMD,
	0x106b: target.Apple,
	0x13b5: target.ARM,
	0x1010: target.Imagination,
	0x8086: target.Intel,
	0x10de: target.NVIDIA,
	0x5143: target.Qualcomm,
	0x1ae0: target.SwiftShader,
}

var targetTypes = [...]target.DeviceType{
	OtherDevice:      target.OtherDevice,
	CPUDevice:        target.CPU,
	VirtualDevice:    target.OtherDevice,
	IntegratedDevice: target.IntegratedGPU,
	DiscreteDevice:   target.DiscreteGPU,
}

// spirvVersions are the newest SPIR-V versions that Vulkan 1.0, 1.1, … read.
var spirvVersions = [...]spec.Version{spec.V1_0, spec.V1_3, spec.V1_5, spec.V1_6}

// Env is the target environment of a Vulkan device: what a module may use to
// run there. It leaves out PhysicalStorageBufferAddresses, which when declared
// would change the addressing model of every module; a target that wants it
// adds it.
func (d *DeviceInfo) Env() *target.Env {
	lim := target.DefaultLimits()
	l := &d.Limits
	lim.MaxComputeSharedMemorySize = int(l.MaxComputeSharedMemorySize)
	lim.MaxComputeWorkgroupInvocations = int(l.MaxComputeWorkGroupInvocations)
	lim.MaxComputeWorkgroupSize = []int{int(l.MaxComputeWorkGroupSize[0]), int(l.MaxComputeWorkGroupSize[1]), int(l.MaxComputeWorkGroupSize[2])}
	if l.SubgroupSize != 0 {
		lim.SubgroupSize = int(l.SubgroupSize)
	}
	lim.MaxPushConstantsSize = l.MaxPushConstantsSize
	lim.MaxUniformBufferRange, lim.MaxStorageBufferRange = l.MaxUniformBufferRange, l.MaxStorageBufferRange
	lim.MinUniformBufferOffsetAlignment, lim.MinStorageBufferOffsetAlignment = l.MinUniformBufferOffsetAlignment, l.MinStorageBufferOffsetAlignment
	lim.NonCoherentAtomSize = l.NonCoherentAtomSize
	lim.MaxComputeWorkgroupCount = l.MaxComputeWorkGroupCount
	lim.MaxBoundDescriptorSets = l.MaxBoundDescriptorSets
	lim.MaxPerStageUniformBuffers, lim.MaxPerStageStorageBuffers = l.MaxPerStageUniformBuffers, l.MaxPerStageStorageBuffers

	c := target.Config{
		Name:         d.Name,
		Version:      spirvVersions[min(int(d.APIMinor), len(spirvVersions)-1)],
		Capabilities: d.targetCapabilities(),
		Vendor:       target.UnknownVendor,
		DeviceType:   targetTypes[min(int(d.Type), len(targetTypes)-1)],
		DeviceID:     d.DeviceID,
		ClientAPI:    target.Vulkan,
		APIVersion:   target.APIVersion{Major: uint8(d.APIMajor), Minor: uint8(d.APIMinor)},
		Limits:       lim,
		Layout: target.Layout{
			ScalarBlockLayout:           d.HasFeature("scalarBlockLayout"),
			UniformBufferStandardLayout: d.HasFeature("uniformBufferStandardLayout"),
			WorkgroupExplicitLayout:     d.HasFeature("workgroupMemoryExplicitLayout"),
			WorkgroupScalarBlockLayout:  d.HasFeature("workgroupMemoryExplicitLayoutScalarBlockLayout"),
		},
	}
	if v, ok := vendorIDs[d.VendorID]; ok {
		c.Vendor = v
	}
	c.Extensions = d.targetExtensions(c.Capabilities, c.Version)
	return target.New(c)
}

// targetCapabilities are the device's capabilities with Shader first, which
// decides the flavour of modules.
func (d *DeviceInfo) targetCapabilities() []spec.Capability {
	out := []spec.Capability{spec.CapabilityShader}
	for _, c := range d.Capabilities {
		if c != spec.CapabilityShader && c != spec.CapabilityPhysicalStorageBufferAddresses {
			out = append(out, c)
		}
	}
	return out
}

// targetExtensions are the SPIR-V extensions that the capabilities come with,
// beyond what the version has taken in.
func (d *DeviceInfo) targetExtensions(capabilities []spec.Capability, version spec.Version) []spec.Extension {
	core := version.Extensions()
	var out []spec.Extension
	for _, c := range capabilities {
		for _, x := range c.Extensions() {
			if !slices.Contains(core, x) {
				out = append(out, x)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
