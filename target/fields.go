package target

import (
	"math"
	"sync"
)

// LimitField describes one limit, under its Vulkan name.
type LimitField struct {
	Name string
	// InTargetEnv reports whether #spirv.resource_limits has the limit.
	InTargetEnv bool
	// Least reports whether a smaller value permits more, as with alignments.
	Least bool
	// Dimensions is the number of values that the limit has.
	Dimensions int

	get func(*Limits) []uint64
	set func(*Limits, []uint64)
	max uint64
}

// Values returns the values of the limit in l.
func (f *LimitField) Values(l *Limits) []uint64 { return f.get(l) }

// Set sets the limit in l to vs. Set returns false and changes nothing if the number of
// values is not Dimensions or a value does not fit.
func (f *LimitField) Set(l *Limits, vs []uint64) bool {
	if len(vs) != f.Dimensions {
		return false
	}
	for _, v := range vs {
		if v > f.max {
			return false
		}
	}
	f.set(l, vs)
	return true
}

// Clamp is like Set, but replaces a value that is too large by the largest that fits:
// MLIR's limits are signed 32-bit integers.
func (f *LimitField) Clamp(l *Limits, vs []uint64) bool {
	fit := make([]uint64, len(vs))
	for i, v := range vs {
		fit[i] = min(v, f.max)
	}
	return f.Set(l, fit)
}

func limit[T int | uint32 | uint64](name string, at func(*Limits) *T) LimitField {
	f := LimitField{
		Name: name, Dimensions: 1, max: math.MaxUint64,
		get: func(l *Limits) []uint64 { return []uint64{uint64(*at(l))} },
		set: func(l *Limits, vs []uint64) { *at(l) = T(vs[0]) },
	}
	switch any(T(0)).(type) {
	case int:
		f.max, f.InTargetEnv = math.MaxInt32, true
	case uint32:
		f.max = math.MaxUint32
	}
	return f
}

func (f LimitField) least() LimitField {
	f.Least = true
	return f
}

// LimitFields returns the numeric limits, in the order of the fields of Limits. The callers share
// the slice and do not change it.
func LimitFields() []LimitField { return limitFields() }

var limitFields = sync.OnceValue(func() []LimitField {
	return []LimitField{
		limit("maxComputeSharedMemorySize", func(l *Limits) *int { return &l.MaxComputeSharedMemorySize }),
		limit("maxComputeWorkGroupInvocations", func(l *Limits) *int { return &l.MaxComputeWorkgroupInvocations }),
		{
			Name: "maxComputeWorkGroupSize", InTargetEnv: true, Dimensions: 3, max: math.MaxInt32,
			get: func(l *Limits) []uint64 {
				vs := make([]uint64, len(l.MaxComputeWorkgroupSize))
				for i, v := range l.MaxComputeWorkgroupSize {
					vs[i] = uint64(v)
				}
				return vs
			},
			set: func(l *Limits, vs []uint64) {
				l.MaxComputeWorkgroupSize = []int{int(vs[0]), int(vs[1]), int(vs[2])}
			},
		},
		limit("subgroupSize", func(l *Limits) *int { return &l.SubgroupSize }),
		limit("minSubgroupSize", func(l *Limits) *int { return &l.MinSubgroupSize }).least(),
		limit("maxSubgroupSize", func(l *Limits) *int { return &l.MaxSubgroupSize }),
		limit("maxPushConstantsSize", func(l *Limits) *uint32 { return &l.MaxPushConstantsSize }),
		limit("maxUniformBufferRange", func(l *Limits) *uint32 { return &l.MaxUniformBufferRange }),
		limit("maxStorageBufferRange", func(l *Limits) *uint32 { return &l.MaxStorageBufferRange }),
		limit("minUniformBufferOffsetAlignment", func(l *Limits) *uint64 { return &l.MinUniformBufferOffsetAlignment }).least(),
		limit("minStorageBufferOffsetAlignment", func(l *Limits) *uint64 { return &l.MinStorageBufferOffsetAlignment }).least(),
		limit("nonCoherentAtomSize", func(l *Limits) *uint64 { return &l.NonCoherentAtomSize }).least(),
		{
			Name: "maxComputeWorkGroupCount", Dimensions: 3, max: math.MaxUint32,
			get: func(l *Limits) []uint64 {
				c := l.MaxComputeWorkgroupCount
				return []uint64{uint64(c[0]), uint64(c[1]), uint64(c[2])}
			},
			set: func(l *Limits, vs []uint64) {
				l.MaxComputeWorkgroupCount = [3]uint32{uint32(vs[0]), uint32(vs[1]), uint32(vs[2])}
			},
		},
		limit("maxBoundDescriptorSets", func(l *Limits) *uint32 { return &l.MaxBoundDescriptorSets }),
		limit("maxPerStageDescriptorUniformBuffers", func(l *Limits) *uint32 { return &l.MaxPerStageUniformBuffers }),
		limit("maxPerStageDescriptorStorageBuffers", func(l *Limits) *uint32 { return &l.MaxPerStageStorageBuffers }),
		limit("maxPerStageResources", func(l *Limits) *uint32 { return &l.MaxPerStageResources }),
		limit("maxMemoryAllocationSize", func(l *Limits) *uint64 { return &l.MaxMemoryAllocationSize }),
		limit("maxBufferSize", func(l *Limits) *uint64 { return &l.MaxBufferSize }),
	}
})
