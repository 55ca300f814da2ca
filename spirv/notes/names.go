// Package notes names the attributes that spvc's passes leave on operations for each other and
// for the serializer, and the properties by which a system specification describes a target.
// MLIR has none of them. It also has the fact of notes that advise to compile for a device.
package notes

// Attributes that spvc's passes leave for each other and for the serializer.
const (
	// DecorationName and DecorationsName are attributes of arguments and results of functions: a decoration,
	// or a dictionary of several.
	DecorationName  = "spirv.decoration"
	DecorationsName = "spirv.decorations"
	// ReportSitesName is the attribute of a spirv.module with a report buffer: an array of
	// strings, which describe the sites that records refer to by number. The serializer
	// writes them as OpString. MLIR has no such attribute.
	ReportSitesName = "spirv.report_sites"
	// AssertName is the attribute of the spirv.Branch that a failed assertion takes: a string,
	// its message. The pass spirv-report-asserts replaces it by a report. MLIR has no such
	// attribute.
	AssertName = "spirv.assert"
	// PrintSitesName is the attribute of a spirv.module whose kernels print: an array of strings,
	// which describe the prints that records refer to by number, as ReportSitesName does.
	PrintSitesName = "spirv.print_sites"
	// PrintName is the attribute of the spirv.FunctionCall of a print: a string, the types of the
	// arguments and the format. The pass spirv-report-prints replaces the call by one that writes a
	// record. MLIR has no such attribute.
	PrintName = "spirv.print"
	// ReportIndexName and CheckIndexName are attributes of a spirv.FunctionCall about an index and the size
	// of its dimension: a string, which says whose they are. The pass spirv-report-indices replaces the call
	// by one that writes a record, or that a device which checks kernels looks at. MLIR has no such
	// attributes.
	ReportIndexName = "spirv.report_index"
	CheckIndexName  = "spirv.check_index"
	// DynamicMemoryName is the attribute of a workgroup variable whose length the launch sets: a
	// dictionary with the name of the kernel and the bytes of an element. The pass
	// spirv-launch-sizes replaces it by LengthName.
	DynamicMemoryName = "spirv.dynamic_memory"
	// LengthName is the attribute of a variable of a struct of one array: a symbol, the
	// spirv.SpecConstant that is the length of the array in the binary. MLIR has no such
	// attributes.
	LengthName = "spirv.length"
	// UniformTripsName is the unit attribute of a loop of another dialect with results which the
	// invocations of a workgroup that enter it leave after the same number of iterations. The
	// conversion then tests at the end of the body. MLIR has no such attribute.
	UniformTripsName = "spirv.uniform_trips"
	// ABIWordsName is the attribute of a gpu.module or spirv.module whose kernels have hidden
	// blocks: an array of strings, which say what the words of the blocks are (docs/abi.md).
	// The serializer writes them as OpString. MLIR has no such attribute.
	ABIWordsName = "spirv.abi_words"
	// HostMemoryName is the attribute of a variable in a storage buffer that belongs to the module, not to the
	// arguments of a kernel: a dictionary with the name in the source, the unit constant if nothing writes the
	// memory, and the elements that it has at first, if they are not zeros (docs/abi.md). The serializer writes
	// it as OpString. MLIR has no such attribute.
	HostMemoryName = "spirv.host_memory"
	// HiddenBlockPrefix begins the name of the variable that is the hidden block of a kernel.
	HiddenBlockPrefix = "__spvc_abi__"
)

// Attributes of terminators in functions that keep control flow as blocks, as the
// deserializer makes them. The terminator of a construct's header has ConstructAttr
// with the value {control = [words], merge = n} and, for a loop, continue = n. The
// terminator of the block with number n has LabelAttr with the value n.
const (
	ConstructAttr = "construct"
	LabelAttr     = "label"
)

// The device of a dlti.target_system_spec that holds the facts that #spirv.target_env
// cannot hold, and those of its properties that are not limits. The limits have the
// names in target.LimitFields.
const (
	TargetDevice         = "GPU"
	TargetNameProperty   = "name"               // string
	APIVersionProperty   = "apiVersion"         // string, "1.3"
	RelaxedBlockProperty = "relaxedBlockLayout" // boolean; later versions of Vulkan imply it
	// #spirv.target_env cannot hold these for unknown vendors.
	DeviceTypeProperty = "deviceType" // string, "CPU"
	DeviceIDProperty   = "deviceID"   // integer
)
