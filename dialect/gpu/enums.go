package gpu

import "github.com/spvc/spvc/ir"

// Dim is a dimension of a grid, block or cluster.
type Dim uint64

// The dimensions.
const (
	X Dim = iota
	Y
	Z
)

// String returns x, y or z.
func (d Dim) String() string { return DimEnum.String(uint64(d)) }

// AddressSpace is a memory space of the gpu dialect.
type AddressSpace uint64

// The address spaces.
const (
	Global AddressSpace = iota + 1
	Workgroup
	Private
)

// String returns the keyword of the address space.
func (s AddressSpace) String() string { return AddressSpaceEnum.String(uint64(s)) }

// Reduction is the operation of gpu.all_reduce and gpu.subgroup_reduce.
type Reduction uint64

// The reductions.
const (
	ReduceAdd Reduction = iota
	ReduceMul
	ReduceMinUI
	ReduceMinSI
	ReduceMinNumF
	ReduceMaxUI
	ReduceMaxSI
	ReduceMaxNumF
	ReduceAnd
	ReduceOr
	ReduceXor
	ReduceMinimumF
	ReduceMaximumF
)

// String returns the keyword of the reduction.
func (r Reduction) String() string { return ReductionEnum.String(uint64(r)) }

// ShuffleMode says how gpu.shuffle selects the lane to read from.
type ShuffleMode uint64

// The shuffle modes.
const (
	ShuffleXor ShuffleMode = iota
	ShuffleDown
	ShuffleUp
	ShuffleIdx
)

// Elementwise is the operation of gpu.subgroup_mma_elementwise.
type Elementwise uint64

// The elementwise operations on matrices.
const (
	MMAAddF Elementwise = iota
	MMAMulF
	MMASubF
	MMAMaxF
	MMAMinF
	MMADivF
	MMAAddI
	MMAMulI
	MMASubI
	MMADivS
	MMADivU
	MMANegateF
	MMANegateS
	MMAExtF
)

// ObjectFormat says what a `#gpu.object` holds.
type ObjectFormat uint64

// The formats of objects.
const (
	Offload ObjectFormat = iota + 1
	Assembly
	Binary
	Fatbin
)

// Processor is the target of a loop dimension in a mapping.
type Processor uint64

// The processors of loop mappings.
const (
	BlockX Processor = iota
	BlockY
	BlockZ
	ThreadX
	ThreadY
	ThreadZ
	Sequential
)

// The enumerations of the dialect.
var (
	DimEnum          = keywords("::mlir::gpu::Dimension", 0, "x", "y", "z")
	AddressSpaceEnum = keywords("::mlir::gpu::AddressSpace", 1, "global", "workgroup", "private")
	ReductionEnum    = keywords("::mlir::gpu::AllReduceOperation", 0, "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf",
		"and", "or", "xor", "minimumf", "maximumf")
	ShuffleModeEnum = &ir.EnumClass{Name: "::mlir::gpu::ShuffleMode", Width: 32, Cases: []ir.EnumCase{
		{Keyword: "xor", Value: uint64(ShuffleXor)}, {Keyword: "up", Value: uint64(ShuffleUp)},
		{Keyword: "down", Value: uint64(ShuffleDown)}, {Keyword: "idx", Value: uint64(ShuffleIdx)},
	}}
	ElementwiseEnum = keywords("::mlir::gpu::MMAElementwiseOp", 0, "addf", "mulf", "subf", "maxf", "minf", "divf", "addi", "muli", "subi",
		"divs", "divu", "negatef", "negates", "extf")
	ObjectFormatEnum  = keywords("::mlir::gpu::CompilationTarget", 1, "offload", "assembly", "bin", "fatbin")
	ProcessorEnum     = keywords("::mlir::gpu::Processor", 0, "block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z", "sequential")
	MappingEnum       = keywords("::mlir::gpu::MappingId", 0, mappingKeywords...)
	TransposeEnum     = keywords("::mlir::gpu::TransposeMode", 0, "NON_TRANSPOSE", "TRANSPOSE", "CONJUGATE_TRANSPOSE")
	PruneEnum         = keywords("::mlir::gpu::Prune2To4SpMatFlag", 0, "NONE", "PRUNE_ONLY", "PRUNE_AND_CHECK")
	SpGEMMEnum        = keywords("::mlir::gpu::SpGEMMWorkEstimationOrComputeKind", 0, "WORK_ESTIMATION", "COMPUTE")
	mappingKeywords   = []string{"x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"}
	noSparseTranspose = "#gpu<mat_transpose_mode NON_TRANSPOSE>"
	pruneAndCheck     = "#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>"
)

// keywords declares an enumeration with consecutive values.
//
//go:noinline
func keywords(name string, first uint64, words ...string) *ir.EnumClass {
	e := &ir.EnumClass{Name: name, Width: 32, Cases: make([]ir.EnumCase, 0, len(words))}
	for i, w := range words {
		e.Cases = append(e.Cases, ir.EnumCase{Keyword: w, Value: first + uint64(i)})
	}
	return e
}
