package target

import "github.com/spvc/spvc/spirv/spec"

// Limits bounds the resources that a module may use. #spirv.resource_limits has the
// fields of the first part.
type Limits struct {
	// MaxComputeSharedMemorySize is in bytes, over all Workgroup variables of an entry point.
	MaxComputeSharedMemorySize int
	// MaxComputeWorkgroupInvocations is the product of the local sizes, in invocations.
	MaxComputeWorkgroupInvocations int
	// MaxComputeWorkgroupSize is in invocations, per dimension x, y, z.
	MaxComputeWorkgroupSize []int
	// SubgroupSize is the default number of invocations of a subgroup.
	SubgroupSize int
	// MinSubgroupSize and MaxSubgroupSize bound the subgroup size that a module may
	// request, in invocations; they are 0 if the target does not state them.
	MinSubgroupSize, MaxSubgroupSize int
	// CooperativeMatrixKHR and CooperativeMatrixNV are the shapes that cooperative
	// matrix operations support.
	CooperativeMatrixKHR []CooperativeMatrix
	CooperativeMatrixNV  []CooperativeMatrix

	// MaxPushConstantsSize is in bytes.
	MaxPushConstantsSize uint32
	// MaxUniformBufferRange and MaxStorageBufferRange are in bytes, per descriptor.
	MaxUniformBufferRange, MaxStorageBufferRange uint32
	// MinUniformBufferOffsetAlignment and MinStorageBufferOffsetAlignment are in bytes.
	// The offset of a descriptor in its buffer is a multiple of them.
	MinUniformBufferOffsetAlignment, MinStorageBufferOffsetAlignment uint64
	// NonCoherentAtomSize is in bytes. Flushed and invalidated memory ranges are
	// multiples of it.
	NonCoherentAtomSize uint64
	// MaxComputeWorkgroupCount is in workgroups per dispatch, per dimension.
	MaxComputeWorkgroupCount [3]uint32
	// MaxBoundDescriptorSets is the number of descriptor sets that a pipeline can use.
	MaxBoundDescriptorSets uint32
	// MaxPerStageUniformBuffers and MaxPerStageStorageBuffers count descriptors.
	MaxPerStageUniformBuffers, MaxPerStageStorageBuffers uint32
	// MaxPerStageResources counts the descriptors of all kinds together.
	MaxPerStageResources uint32
	// MaxMemoryAllocationSize and MaxBufferSize are in bytes.
	MaxMemoryAllocationSize, MaxBufferSize uint64
}

// CooperativeMatrix is a supported shape of D = A*B + C, where A is M by K, B is K by
// N, and C and D are M by N. The types have MLIR's spelling, such as "f16" and "i8".
type CooperativeMatrix struct {
	M, N, K                         uint32 // in elements
	AType, BType, CType, ResultType string
	// SaturatingAccumulation is meaningful for the KHR form only.
	SaturatingAccumulation bool
	Scope                  spec.Scope
}

// DefaultLimits returns the values of #spirv.resource_limits<>, and for all other
// limits the values that every Vulkan implementation supports (Vulkan specification,
// "Limits", table "Required Limits"). SubgroupSize is the value that MLIR assumes;
// Vulkan guarantees only 1.
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

// These are the identifiers of the DLTI entries that Layout is read from.
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
	// WorkgroupScalarBlockLayout permits scalar alignment in blocks in Workgroup.
	WorkgroupScalarBlockLayout bool
	// RelaxedBlockLayout permits a vector that is a direct member of a struct to have
	// an offset that is a multiple of its component's size. New sets the field if the
	// Vulkan version is 1.1 or newer.
	RelaxedBlockLayout bool
	// BlockLayout requests a rule set. If it is "", the storage class and the features
	// determine the rule set.
	BlockLayout BlockLayout
	// Alignments are the alignments that the data layout of the module states. They are no part of
	// the text forms of targets.
	Alignments Alignments
}

// BlockLayout names a rule set.
type BlockLayout string

// These are the rule sets that a target can request.
const (
	Std140 BlockLayout = "std140"
	Std430 BlockLayout = "std430"
	Scalar BlockLayout = "scalar"
	C      BlockLayout = "c"
)

// ParseBlockLayout parses the name of a rule set. The result is false if no rule set
// has that name.
func ParseBlockLayout(s string) (BlockLayout, bool) {
	switch l := BlockLayout(s); l {
	case Std140, Std430, Scalar, C:
		return l, true
	}
	return "", false
}
