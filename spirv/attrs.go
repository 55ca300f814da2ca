package spirv

import (
	"slices"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// ConvertedPrefix begins the name of a spirv.module that was a gpu.module.
const ConvertedPrefix = "__spv__"

// Names of the dialect's discardable attributes.
const (
	EntryPointABIName   = "spirv.entry_point_abi"
	InterfaceVarABIName = "spirv.interface_var_abi"
	TargetEnvName       = "spirv.target_env"
	DecorationName      = "spirv.decoration"
	DecorationsName     = "spirv.decorations"
	// ReportSitesName is the attribute of a spirv.module with a report buffer: an array of
	// strings, which describe the sites that records refer to by number. The serializer
	// writes them as OpString. MLIR 19 has no such attribute.
	ReportSitesName = "spirv.report_sites"
	// AssertName is the attribute of the spirv.Branch that a failed assertion takes: a string,
	// its message. The pass spirv-report-asserts replaces it by a report. MLIR 19 has no such
	// attribute.
	AssertName = "spirv.assert"
	// PrintSitesName is the attribute of a spirv.module whose kernels print: an array of strings,
	// which describe the prints that records refer to by number, as ReportSitesName does.
	PrintSitesName = "spirv.print_sites"
	// PrintName is the attribute of the spirv.FunctionCall of a print: a string, the types of the
	// arguments and the format. The pass spirv-report-prints replaces the call by one that writes a
	// record. MLIR 19 has no such attribute.
	PrintName = "spirv.print"
	// ReportIndexName and CheckIndexName are attributes of a spirv.FunctionCall about an index and the size
	// of its dimension: a string, which says whose they are. The pass spirv-report-indices replaces the call
	// by one that writes a record, or that a device which checks kernels looks at. MLIR 19 has no such
	// attributes.
	ReportIndexName = "spirv.report_index"
	CheckIndexName  = "spirv.check_index"
	// DynamicMemoryName is the attribute of a workgroup variable whose length the launch sets: a
	// dictionary with the name of the kernel and the bytes of an element. The pass
	// spirv-launch-sizes replaces it by LengthName.
	DynamicMemoryName = "spirv.dynamic_memory"
	// LengthName is the attribute of a variable of a struct of one array: a symbol, the
	// spirv.SpecConstant that is the length of the array in the binary. MLIR 19 has no such
	// attributes.
	LengthName = "spirv.length"
	// UniformTripsName is the unit attribute of a loop of another dialect with results which the
	// invocations of a workgroup that enter it leave after the same number of iterations. The
	// conversion then tests at the end of the body. MLIR 19 has no such attribute.
	UniformTripsName = "spirv.uniform_trips"
	// ABIWordsName is the attribute of a gpu.module or spirv.module whose kernels have hidden
	// blocks: an array of strings, which say what the words of the blocks are (docs/abi.md).
	// The serializer writes them as OpString. MLIR 19 has no such attribute.
	ABIWordsName = "spirv.abi_words"
	// HostMemoryName is the attribute of a variable in a storage buffer that belongs to the module, not to the
	// arguments of a kernel: a dictionary with the name in the source, the unit constant if nothing writes the
	// memory, and the elements that it has at first, if they are not zeros (docs/abi.md). The serializer writes
	// it as OpString. MLIR 19 has no such attribute.
	HostMemoryName = "spirv.host_memory"
	// HiddenBlockPrefix begins the name of the variable that is the hidden block of a kernel.
	HiddenBlockPrefix = "__spvc_abi__"
)

// VCE is `#spirv.vce<v1.0, [Shader], [SPV_KHR_16bit_storage]>`: a version, capabilities
// and extensions, in the given order.
type VCE struct {
	ir.AttrBase
	Version      spec.Version
	Capabilities []spec.Capability
	Extensions   []spec.Extension
}

// VCEOf returns the VCE of these parts.
func VCEOf(ctx *ir.Context, v spec.Version, caps []spec.Capability, exts []spec.Extension) *VCE {
	h := ir.NewHash().AddString("vce").Add(uint64(v))
	for _, c := range caps {
		h = h.Add(uint64(c))
	}
	for _, e := range exts {
		h = h.AddString(string(e))
	}
	same := func(x any) bool {
		a, ok := x.(*VCE)
		return ok && a.Version == v && slices.Equal(a.Capabilities, caps) && slices.Equal(a.Extensions, exts)
	}
	return ir.InternSeq(ctx, uint64(h), same, func() any {
		return &VCE{ir.NewAttrBase(ctx, vceDef), v, append([]spec.Capability(nil), caps...), append([]spec.Extension(nil), exts...)}
	}).(*VCE)
}

// Limits holds the parameters of `#spirv.resource_limits<...>`. A subgroup size of zero
// means that the attribute does not state it. The arrays of cooperative matrix properties
// are nil if there are none.
type Limits struct {
	MaxComputeSharedMemorySize     int           // bytes
	MaxComputeWorkgroupInvocations int           // invocations
	MaxComputeWorkgroupSize        *ir.ArrayAttr // of i32, per dimension
	SubgroupSize                   int           // invocations
	MinSubgroupSize                int
	MaxSubgroupSize                int
	CooperativeMatrixKHR           *ir.ArrayAttr // of *CooperativeMatrixProps
	CooperativeMatrixNV            *ir.ArrayAttr
}

// ResourceLimits is `#spirv.resource_limits<max_compute_workgroup_size = [128, 128, 64]>`.
type ResourceLimits struct {
	ir.AttrBase
	Limits
}

// DefaultLimits returns the limits of `#spirv.resource_limits<>`.
func DefaultLimits(ctx *ir.Context) Limits {
	d := target.DefaultLimits()
	return Limits{
		MaxComputeSharedMemorySize:     d.MaxComputeSharedMemorySize,
		MaxComputeWorkgroupInvocations: d.MaxComputeWorkgroupInvocations,
		MaxComputeWorkgroupSize:        intArray(ctx, d.MaxComputeWorkgroupSize),
		SubgroupSize:                   d.SubgroupSize,
	}
}

func intArray(ctx *ir.Context, vs []int) *ir.ArrayAttr {
	elems := make([]ir.Attribute, len(vs))
	for i, v := range vs {
		elems[i] = ctx.Int(ctx.I32(), int64(v))
	}
	return ctx.Array(elems)
}

// ResourceLimitsOf returns the attribute that holds l.
func ResourceLimitsOf(ctx *ir.Context, l Limits) *ResourceLimits {
	return internLimits(ctx, limitsDef, l)
}

// The exported constructors call these with the class. The hooks of a class cannot
// refer to the class itself, so they call these directly.
func internLimits(ctx *ir.Context, def *ir.AttrClass, l Limits) *ResourceLimits {
	return ir.Intern(ctx, l, func(k Limits) *ResourceLimits {
		return &ResourceLimits{ir.NewAttrBase(ctx, def), k}
	})
}

// TargetEnv is `#spirv.target_env<#spirv.vce<...>, api=Vulkan, ARM:IntegratedGPU, #spirv.resource_limits<>>`.
type TargetEnv struct {
	ir.AttrBase
	VCE        *VCE
	ClientAPI  target.ClientAPI
	Vendor     target.Vendor
	DeviceType target.DeviceType
	DeviceID   uint32 // target.UnknownDeviceID if not stated
	Limits     *ResourceLimits
	once       sync.Once
	env        *target.Env
}

// IsGPUTarget marks the attribute as a target that gpu modules are compiled for.
func (*TargetEnv) IsGPUTarget() {}

type targetEnvKey struct {
	vce    *VCE
	api    target.ClientAPI
	vendor target.Vendor
	device target.DeviceType
	id     uint32
	limits *ResourceLimits
}

// TargetEnvOf returns the target environment of these parts.
func TargetEnvOf(vce *VCE, api target.ClientAPI, vendor target.Vendor, device target.DeviceType, id uint32, limits *ResourceLimits) *TargetEnv {
	ctx := vce.Context()
	return ir.Intern(ctx, targetEnvKey{vce, api, vendor, device, id, limits}, func(k targetEnvKey) *TargetEnv {
		return &TargetEnv{AttrBase: ir.NewAttrBase(ctx, targetEnvDef), VCE: k.vce, ClientAPI: k.api, Vendor: k.vendor,
			DeviceType: k.device, DeviceID: k.id, Limits: k.limits}
	})
}

// EntryPointABI is `#spirv.entry_point_abi<workgroup_size = [64, 1, 1], subgroup_size =
// 32, target_width = 32>`. All parts are optional.
type EntryPointABI struct {
	ir.AttrBase
	WorkgroupSize *ir.DenseArrayAttr // array<i32>, or nil
	SubgroupSize  OptionalInt        // invocations
	TargetWidth   OptionalInt        // bits
}

// OptionalInt is an integer that may be absent.
type OptionalInt struct {
	Value int
	Set   bool
}

// SomeInt returns v as a present OptionalInt.
func SomeInt(v int) OptionalInt { return OptionalInt{v, true} }

type entryPointKey struct {
	size            *ir.DenseArrayAttr
	subgroup, width OptionalInt
}

// EntryPointABIOf returns the ABI attribute of these parts; size may be nil.
func EntryPointABIOf(ctx *ir.Context, size *ir.DenseArrayAttr, subgroup, width OptionalInt) *EntryPointABI {
	return internEntryPoint(ctx, entryPointABIDef, entryPointKey{size, subgroup, width})
}

func internEntryPoint(ctx *ir.Context, def *ir.AttrClass, key entryPointKey) *EntryPointABI {
	return ir.Intern(ctx, key, func(k entryPointKey) *EntryPointABI {
		return &EntryPointABI{ir.NewAttrBase(ctx, def), k.size, k.subgroup, k.width}
	})
}

// InterfaceVarABI is `#spirv.interface_var_abi<(set, binding), StorageBuffer>`.
type InterfaceVarABI struct {
	ir.AttrBase
	Set, Binding uint32
	// Storage is the storage class if HasStorage is set.
	Storage    spec.StorageClass
	HasStorage bool
}

type interfaceVarKey struct {
	set, binding uint32
	storage      spec.StorageClass
	has          bool
}

// InterfaceVarABIOf returns the interface variable ABI with a storage class, or
// without one if hasStorage is false.
func InterfaceVarABIOf(ctx *ir.Context, set, binding uint32, storage spec.StorageClass, hasStorage bool) *InterfaceVarABI {
	if !hasStorage {
		storage = 0
	}
	return ir.Intern(ctx, interfaceVarKey{set, binding, storage, hasStorage}, func(k interfaceVarKey) *InterfaceVarABI {
		return &InterfaceVarABI{ir.NewAttrBase(ctx, interfaceVarDef), k.set, k.binding, k.storage, k.has}
	})
}

// LinkageAttributes is `#spirv.linkage_attributes<linkage_name = "f", linkage_type = <Import>>`.
type LinkageAttributes struct {
	ir.AttrBase
	Name string
	Type spec.LinkageType
}

type linkageKey struct {
	name string
	typ  spec.LinkageType
}

// LinkageAttributesOf returns the linkage of that name and type.
func LinkageAttributesOf(ctx *ir.Context, name string, typ spec.LinkageType) *LinkageAttributes {
	return internLinkage(ctx, linkageDef, linkageKey{name, typ})
}

func internLinkage(ctx *ir.Context, def *ir.AttrClass, key linkageKey) *LinkageAttributes {
	return ir.Intern(ctx, key, func(k linkageKey) *LinkageAttributes {
		return &LinkageAttributes{ir.NewAttrBase(ctx, def), k.name, k.typ}
	})
}

// MatrixProps describes matrices A (m by k), B (k by n), C and the result (m by
// n) that a target multiplies.
type MatrixProps struct {
	M, N, K                     uint32 // elements
	AType, BType, CType, Result ir.Type
	AccSat                      bool // only in the KHR form
	Scope                       spec.Scope
}

// CooperativeMatrixProps is `#spirv.coop_matrix_props_khr<...>`,
// `#spirv.coop_matrix_props_nv<...>` or `#spirv.joint_matrix_props<...>`, depending on its
// class.
type CooperativeMatrixProps struct {
	ir.AttrBase
	MatrixProps
}

type propsKey struct {
	def *ir.AttrClass
	MatrixProps
}

// MatrixPropsOf returns the attribute of class def, which is
// CoopMatrixPropsKHR, CoopMatrixPropsNV or JointMatrixProps.
func MatrixPropsOf(def *ir.AttrClass, m MatrixProps) *CooperativeMatrixProps {
	ctx := m.AType.Context()
	return ir.Intern(ctx, propsKey{def, m}, func(k propsKey) *CooperativeMatrixProps {
		return &CooperativeMatrixProps{ir.NewAttrBase(ctx, k.def, k.AType, k.BType, k.CType, k.Result), k.MatrixProps}
	})
}
