package target

import "github.com/spvc/spvc/spirv/spec"

// Limits bounds what a module may ask for. The fields of the first part are
// those of #spirv.resource_limits.
type Limits struct {
	// MaxComputeSharedMemorySize is in bytes, over all Workgroup variables of an entry point.
	MaxComputeSharedMemorySize int
	// MaxComputeWorkgroupInvocations is the product of the local sizes, in invocations.
	MaxComputeWorkgroupInvocations int
	// MaxComputeWorkgroupSize is in invocations, per dimension x, y, z.
	MaxComputeWorkgroupSize []int
	// SubgroupSize is the default number of invocations of a subgroup.
	SubgroupSize int
	// MinSubgroupSize and MaxSubgroupSize bound a subgroup size that a module
	// may choose, in invocations; 0 where not stated.
	MinSubgroupSize, MaxSubgroupSize int
	// CooperativeMatrixKHR and CooperativeMatrixNV are the shapes that cooperative
	// matrix operations support.
	CooperativeMatrixKHR []CooperativeMatrix
	CooperativeMatrixNV  []CooperativeMatrix

	// MaxPushConstantsSize is in bytes.
	MaxPushConstantsSize uint32
	// MaxUniformBufferRange and MaxStorageBufferRange are in bytes, per descriptor.
	MaxUniformBufferRange, MaxStorageBufferRange uint32
	// MinUniformBufferOffsetAlignment and MinStorageBufferOffsetAlignment are in
	// bytes: the offset of a descriptor in its buffer is a multiple.
	MinUniformBufferOffsetAlignment, MinStorageBufferOffsetAlignment uint64
	// NonCoherentAtomSize is in bytes: flushed and invalidated ranges are multiples.
	NonCoherentAtomSize uint64
	// MaxComputeWorkgroupCount is in workgroups per dispatch, per dimension.
	MaxComputeWorkgroupCount [3]uint32
	// MaxBoundDescriptorSets is how many descriptor sets a pipeline can use.
	MaxBoundDescriptorSets uint32
	// MaxPerStageUniformBuffers and MaxPerStageStorageBuffers count descriptors.
	MaxPerStageUniformBuffers, MaxPerStageStorageBuffers uint32
	// MaxPerStageResources counts all descriptors together.
	MaxPerStageResources uint32
	// MaxMemoryAllocationSize and MaxBufferSize are in bytes.
	MaxMemoryAllocationSize, MaxBufferSize uint64
}

// CooperativeMatrix is a supported shape of D = A*B + C, with A m by k, B k by n
// and C, D m by n. Types are spelled as MLIR's: "f16", "i8".
type CooperativeMatrix struct {
	M, N, K                         uint32 // in elements
	AType, BType, CType, ResultType string
	// SaturatingAccumulation is of the KHR form only.
	SaturatingAccumulation bool
	Scope                  spec.Scope
}

// DefaultLimits returns what #spirv.resource_limits<> stands for, completed by
// the limits that every Vulkan implementation meets (Vulkan specification,
// "Limits", table "Required Limits"). SubgroupSize is MLIR's assumption; Vulkan
// guarantees no more than 1.
func DefaultLimits() Limits {
	return Limits{
		MaxComputeSharedMemorySize:      16384,
		MaxComputeWorkgroupInvocations:  128,
		MaxComputeWorkgroupSize:         []int{128, 128, 64},
		SubgroupSize:                    32,
		MaxPushConstantsSize:            128,
		MaxUniformBufferRange:           16384,
		MaxStorageBufferRange:           1 << 27,
		MinUniformBufferOffsetAlignment: 256,
		MinStorageBufferOffsetAlignment: 256,
		NonCoherentAtomSize:             256,
		MaxComputeWorkgroupCount:        [3]uint32{65535, 65535, 65535},
		MaxBoundDescriptorSets:          4,
		MaxPerStageUniformBuffers:       12,
		MaxPerStageStorageBuffers:       4,
		MaxPerStageResources:            128,
		MaxMemoryAllocationSize:         1 << 30,
		MaxBufferSize:                   1 << 30,
	}
}

// Names of the DLTI entries from which Layout is read.
const (
	ScalarBlockLayoutEntry           = "spirv.scalar_block_layout"
	UniformBufferStandardLayoutEntry = "spirv.uniform_buffer_standard_layout"
	WorkgroupExplicitLayoutEntry     = "spirv.workgroup_explicit_layout"
	WorkgroupScalarBlockLayoutEntry  = "spirv.workgroup_scalar_block_layout"
	BlockLayoutEntry                 = "spirv.block_layout"
)

// Layout holds the features that decide which rule set lays out a block
// (Vulkan specification, "Offset and Stride Assignment").
type Layout struct {
	// ScalarBlockLayout permits scalar alignment in all storage classes but Workgroup.
	ScalarBlockLayout bool
	// UniformBufferStandardLayout permits std430 in Uniform blocks.
	UniformBufferStandardLayout bool
	// WorkgroupExplicitLayout permits blocks in Workgroup.
	WorkgroupExplicitLayout bool
	// WorkgroupScalarBlockLayout permits scalar alignment there.
	WorkgroupScalarBlockLayout bool
	// RelaxedBlockLayout permits a vector that is a direct member of a struct to
	// lie at its scalar alignment. New sets it from Vulkan 1.1 on.
	RelaxedBlockLayout bool
	// BlockLayout demands a rule set, or is "" to take the one that the storage
	// class and the features call for.
	BlockLayout BlockLayout
}

// BlockLayout names a rule set.
type BlockLayout string

// The rule sets that can be demanded.
const (
	Std140 BlockLayout = "std140"
	Std430 BlockLayout = "std430"
	Scalar BlockLayout = "scalar"
	C      BlockLayout = "c"
)

// ParseBlockLayout reads the name of a rule set.
func ParseBlockLayout(s string) (BlockLayout, bool) {
	switch l := BlockLayout(s); l {
	case Std140, Std430, Scalar, C:
		return l, true
	}
	return "", false
}
