package runner

import (
	"math"
	"slices"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// softwareVersion is the Vulkan version of software devices. Its SPIR-V version is 1.6.
var softwareVersion = target.APIVersion{Major: 1, Minor: 3}

// SoftwareInfo describes a device that executes SPIR-V itself, without Vulkan, and so is
// bound by no Vulkan feature. Its type is CPU, its SPIR-V version is 1.6, and its limits are
// generous; the caller may lower them. Env has the capabilities, those that they imply, and
// all extensions that they need, even where no Vulkan feature provides them. If the device
// has Shader, Env declares neither Kernel nor PhysicalStorageBufferAddresses, because
// declaring one of them changes the addressing model of every module; a target that needs it
// adds it. Features and Extensions are those of Vulkan that come closest.
func SoftwareInfo(name, driver string, capabilities []spec.Capability) *DeviceInfo {
	d := &DeviceInfo{
		Name: name, DriverName: driver, Type: target.CPU,
		APIMajor: uint32(softwareVersion.Major), APIMinor: uint32(softwareVersion.Minor),
		Features: []string{"scalarBlockLayout", "uniformBufferStandardLayout"},
		Extensions: []string{
			"VK_GOOGLE_decorate_string", "VK_GOOGLE_hlsl_functionality1", "VK_GOOGLE_user_type",
			"VK_KHR_shader_maximal_reconvergence", "VK_KHR_shader_subgroup_uniform_control_flow",
		},
		Capabilities: slices.Clone(capabilities), Limits: softwareLimits(), software: true,
	}
	copy(d.UUID[:], name)
	slices.Sort(d.Capabilities)
	d.Capabilities = slices.Compact(d.Capabilities)
	for _, c := range d.Capabilities {
		e := target.EnablerOf(c)
		if e == nil {
			continue
		}
		for _, f := range slices.Concat(e.Any, e.Requires) {
			if strings.HasPrefix(f, "VK_") {
				d.Extensions = append(d.Extensions, f)
			} else {
				d.Features = append(d.Features, f)
			}
		}
		if c == spec.CapabilityWorkgroupMemoryExplicitLayoutKHR {
			d.Features = append(d.Features, "workgroupMemoryExplicitLayoutScalarBlockLayout")
		}
	}
	slices.Sort(d.Features)
	d.Features = slices.Compact(d.Features)
	slices.Sort(d.Extensions)
	d.Extensions = slices.Compact(d.Extensions)
	return d
}

func softwareLimits() target.Limits {
	return target.Limits{
		MaxComputeSharedMemorySize:      1 << 20,
		MaxComputeWorkgroupInvocations:  1024,
		MaxComputeWorkgroupSize:         []int{1024, 1024, 1024},
		SubgroupSize:                    32,
		MinSubgroupSize:                 1,
		MaxSubgroupSize:                 128,
		MaxPushConstantsSize:            256,
		MaxUniformBufferRange:           1 << 31,
		MaxStorageBufferRange:           1 << 31,
		MinUniformBufferOffsetAlignment: 16,
		MinStorageBufferOffsetAlignment: 4,
		NonCoherentAtomSize:             1,
		MaxComputeWorkgroupCount:        [3]uint32{math.MaxInt32, math.MaxInt32, math.MaxInt32},
		MaxBoundDescriptorSets:          32,
		MaxPerStageUniformBuffers:       1 << 20,
		MaxPerStageStorageBuffers:       1 << 20,
		MaxPerStageResources:            1 << 20,
		MaxMemoryAllocationSize:         1 << 32,
		MaxBufferSize:                   1 << 32,
	}
}

// softwareEnv returns the environment of a software device, given that of a Vulkan device
// with the same features. Shader is the first capability and so makes modules shaders.
func (d *DeviceInfo) softwareEnv(vulkan *target.Env) *target.Env {
	c := vulkan.Config()
	c.Capabilities = nil
	shader := slices.Contains(d.Capabilities, spec.CapabilityShader)
	if shader {
		c.Capabilities = append(c.Capabilities, spec.CapabilityShader)
	}
	for _, x := range d.Capabilities {
		addressing := x == spec.CapabilityKernel || x == spec.CapabilityPhysicalStorageBufferAddresses
		if x != spec.CapabilityShader && !(shader && addressing) {
			c.Capabilities = append(c.Capabilities, x)
		}
	}
	for _, x := range d.Capabilities {
		c.Extensions = append(c.Extensions, x.Extensions()...)
	}
	core := c.Version.Extensions()
	c.Extensions = slices.DeleteFunc(c.Extensions, func(x spec.Extension) bool { return slices.Contains(core, x) })
	slices.Sort(c.Extensions)
	c.Extensions = slices.Compact(c.Extensions)
	return target.New(c)
}
