package runner

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// SoftwareInfo describes a device that is a program: its type is CPU, its API version 1.3,
// and its limits are generous. It has the features and extensions that provide the
// capabilities in Vulkan. The capabilities need not be sorted. The caller may change the
// description.
func SoftwareInfo(name, driver string, capabilities []spec.Capability) *DeviceInfo {
	d := &DeviceInfo{
		Name: name, DriverName: driver, DriverInfo: driver, Type: target.CPU, APIMajor: 1, APIMinor: 3,
		TimestampPeriod: 1, TimestampBits: 64, Limits: softwareLimits(),
	}
	add := func(names []string) {
		for _, n := range names {
			if len(n) > 3 && n[:3] == "VK_" {
				d.Extensions = append(d.Extensions, n)
			} else {
				d.Features = append(d.Features, n)
			}
		}
	}
	for _, c := range capabilities {
		if e := target.EnablerOf(c); e != nil {
			add(e.Any)
			add(e.Requires)
		}
	}
	// Any layout that SPIR-V can state.
	add([]string{
		"scalarBlockLayout", "uniformBufferStandardLayout", "workgroupMemoryExplicitLayout",
		"workgroupMemoryExplicitLayoutScalarBlockLayout", RobustFeature, NullFeature, "VK_KHR_relaxed_block_layout", "VK_KHR_storage_buffer_storage_class",
	})
	slices.Sort(d.Features)
	slices.Sort(d.Extensions)
	d.Features, d.Extensions = slices.Compact(d.Features), slices.Compact(d.Extensions)
	d.Capabilities = slices.Clone(capabilities)
	slices.Sort(d.Capabilities)
	d.Capabilities = slices.Compact(d.Capabilities)
	return d
}

// softwareLimits returns limits that only memory sets.
func softwareLimits() target.Limits {
	l := target.DefaultLimits()
	l.MaxComputeWorkgroupInvocations, l.MaxComputeSharedMemorySize = 1024, 1<<20
	l.MaxComputeWorkgroupSize = []int{1024, 1024, 1024}
	l.MaxComputeWorkgroupCount = [3]uint32{1<<31 - 1, 1<<31 - 1, 1<<31 - 1}
	l.SubgroupSize, l.MinSubgroupSize, l.MaxSubgroupSize = 32, 1, 128
	l.MaxPushConstantsSize, l.MaxBoundDescriptorSets = 1<<12, 32
	l.MaxUniformBufferRange, l.MaxStorageBufferRange = 1<<31-1, 1<<32-1
	l.MinUniformBufferOffsetAlignment, l.MinStorageBufferOffsetAlignment = 4, 4
	l.MaxPerStageUniformBuffers, l.MaxPerStageStorageBuffers, l.MaxPerStageResources = 1<<20, 1<<20, 1<<20
	l.MaxMemoryAllocationSize, l.MaxBufferSize = 1<<36, 1<<36
	return l
}
