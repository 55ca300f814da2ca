package spirvtypes

// These are attributes with which passes before the conversion tell it what the dialects have no
// words for. The conversion reads them if it is exact.
const (
	// ReturnsOldName marks a memref.generic_atomic_rmw whose result is what the element was, as
	// that of memref.atomic_rmw is, and not what it became.
	ReturnsOldName = "returns_old"
	// WholeSubgroupName marks a gpu.shuffle that reads from a lane of the subgroup, whatever its
	// width is. Nothing uses its second result.
	WholeSubgroupName = "whole_subgroup"
	// DynamicMemoryName marks a memref.alloc of workgroup memory whose size the launch sets: a
	// string, the name of the kernel.
	DynamicMemoryName = "dynamic_memory"
	// PrintName marks a gpu.printf whose operands are words of a record: a string, the types of the
	// arguments and the format.
	PrintName = "print"
)
