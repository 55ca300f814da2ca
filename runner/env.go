package runner

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

var targetTypes = [...]target.DeviceType{
	OtherDevice:      target.OtherDevice,
	CPUDevice:        target.CPU,
	VirtualDevice:    target.OtherDevice,
	IntegratedDevice: target.IntegratedGPU,
	DiscreteDevice:   target.DiscreteGPU,
}

// Env is the target environment of a Vulkan device: what a module may use to run
// there. See [target.Implementation.Env].
func (d *DeviceInfo) Env() *target.Env { return d.implementation().Env() }

// Provides lists the SPIR-V capabilities that the features and extensions provide,
// sorted.
func (d *DeviceInfo) Provides() []spec.Capability { return d.implementation().Capabilities() }

func (d *DeviceInfo) implementation() *target.Implementation {
	im := &target.Implementation{
		Name: d.Name, VendorID: d.VendorID, DeviceID: d.DeviceID,
		DeviceType: targetTypes[min(int(d.Type), len(targetTypes)-1)],
		APIVersion: target.APIVersion{Major: uint8(d.APIMajor), Minor: uint8(d.APIMinor)},
		Features:   d.Features, Extensions: d.Extensions, Limits: target.DefaultLimits(),
	}
	l := &d.Limits
	counts := func(v [3]uint32) []uint64 { return []uint64{uint64(v[0]), uint64(v[1]), uint64(v[2])} }
	values := map[string][]uint64{
		"maxComputeSharedMemorySize":          {uint64(l.MaxComputeSharedMemorySize)},
		"maxComputeWorkGroupInvocations":      {uint64(l.MaxComputeWorkGroupInvocations)},
		"maxComputeWorkGroupSize":             counts(l.MaxComputeWorkGroupSize),
		"maxComputeWorkGroupCount":            counts(l.MaxComputeWorkGroupCount),
		"subgroupSize":                        {uint64(l.SubgroupSize)},
		"minSubgroupSize":                     {uint64(l.MinSubgroupSize)},
		"maxSubgroupSize":                     {uint64(l.MaxSubgroupSize)},
		"maxPushConstantsSize":                {uint64(l.MaxPushConstantsSize)},
		"maxUniformBufferRange":               {uint64(l.MaxUniformBufferRange)},
		"maxStorageBufferRange":               {uint64(l.MaxStorageBufferRange)},
		"minUniformBufferOffsetAlignment":     {l.MinUniformBufferOffsetAlignment},
		"minStorageBufferOffsetAlignment":     {l.MinStorageBufferOffsetAlignment},
		"nonCoherentAtomSize":                 {l.NonCoherentAtomSize},
		"maxBoundDescriptorSets":              {uint64(l.MaxBoundDescriptorSets)},
		"maxPerStageDescriptorUniformBuffers": {uint64(l.MaxPerStageUniformBuffers)},
		"maxPerStageDescriptorStorageBuffers": {uint64(l.MaxPerStageStorageBuffers)},
		"maxPerStageResources":                {uint64(l.MaxPerStageResources)},
		"maxMemoryAllocationSize":             {l.MaxMemoryAllocationSize},
		"maxBufferSize":                       {l.MaxBufferSize},
	}
	fields := target.LimitFields()
	for i := range fields {
		f := &fields[i]
		// Zeros are what the device did not say.
		if vs := values[f.Name]; len(vs) > 0 && vs[0] != 0 {
			f.Clamp(&im.Limits, vs)
		}
	}
	return im
}
