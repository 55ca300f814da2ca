package runner

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// SoftwareInfo is a stub.
func SoftwareInfo(name, driver string, capabilities []spec.Capability) *DeviceInfo {
	l := target.DefaultLimits()
	l.MaxBoundDescriptorSets = 32
	l.MaxStorageBufferRange = 1 << 31
	l.MaxUniformBufferRange = 1 << 31
	l.MaxComputeWorkgroupInvocations = 1024
	l.MaxComputeWorkgroupSize = []int{1024, 1024, 64}
	l.MaxComputeWorkgroupCount = [3]uint32{1<<31 - 1, 1<<31 - 1, 1<<31 - 1}
	l.MaxComputeSharedMemorySize = 1 << 17
	l.MaxPushConstantsSize = 256
	l.MinStorageBufferOffsetAlignment, l.MinUniformBufferOffsetAlignment = 4, 4
	l.MaxPerStageStorageBuffers, l.MaxPerStageUniformBuffers, l.MaxPerStageResources = 1<<20, 1<<20, 1<<20
	return &DeviceInfo{Name: name, DriverName: driver, Type: target.CPU, APIMajor: 1, APIMinor: 3, Limits: l}
}
