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

// limitParams holds the parameters of `#spirv.resource_limits<...>`. A subgroup size of zero
// means that the attribute does not state it. The arrays of cooperative matrix properties
// are nil if there are none.
type limitParams struct {
	MaxComputeSharedMemorySize     int           // bytes
	MaxComputeWorkgroupInvocations int           // invocations
	MaxComputeWorkgroupSize        *ir.ArrayAttr // an array of i32, one for each dimension
	SubgroupSize                   int           // invocations
	MinSubgroupSize                int
	MaxSubgroupSize                int
	CooperativeMatrixKHR           *ir.ArrayAttr // its elements are *cooperativeMatrixProps
	CooperativeMatrixNV            *ir.ArrayAttr
}

// resourceLimits is `#spirv.resource_limits<max_compute_workgroup_size = [128, 128, 64]>`.
type resourceLimits struct {
	ir.AttrBase
	limitParams
}

// defaultLimits returns the limits of `#spirv.resource_limits<>`.
func defaultLimits(ctx *ir.Context) limitParams {
	d := target.DefaultLimits()
	return limitParams{
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

// resourceLimitsOf returns the attribute that holds l.
func resourceLimitsOf(ctx *ir.Context, l limitParams) *resourceLimits {
	return internLimits(ctx, limitsDef, l)
}

// The exported constructors call these with the class. The hooks of a class cannot
// refer to the class itself, so they call these directly.
func internLimits(ctx *ir.Context, def *ir.AttrClass, l limitParams) *resourceLimits {
	return ir.Intern(ctx, l, func(k limitParams) *resourceLimits {
		return &resourceLimits{ir.NewAttrBase(ctx, def), k}
	})
}

// TargetEnv is `#spirv.target_env<#spirv.vce<...>, api=Vulkan, ARM:IntegratedGPU, #spirv.resource_limits<>>`.
type TargetEnv struct {
	ir.AttrBase
	vce        *VCE
	api        target.ClientAPI
	vendor     target.Vendor
	deviceType target.DeviceType
	deviceID   uint32 // target.UnknownDeviceID if not stated
	limits     *resourceLimits
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
	limits *resourceLimits
}

// TargetEnvOf returns the target environment of these parts, with the limits of `#spirv.resource_limits<>`.
func TargetEnvOf(vce *VCE, api target.ClientAPI, vendor target.Vendor, device target.DeviceType, id uint32) *TargetEnv {
	ctx := vce.Context()
	return targetEnvOf(vce, api, vendor, device, id, resourceLimitsOf(ctx, defaultLimits(ctx)))
}

func targetEnvOf(vce *VCE, api target.ClientAPI, vendor target.Vendor, device target.DeviceType, id uint32, limits *resourceLimits) *TargetEnv {
	ctx := vce.Context()
	return ir.Intern(ctx, targetEnvKey{vce, api, vendor, device, id, limits}, func(k targetEnvKey) *TargetEnv {
		return &TargetEnv{AttrBase: ir.NewAttrBase(ctx, targetEnvDef), vce: k.vce, api: k.api, vendor: k.vendor,
			deviceType: k.device, deviceID: k.id, limits: k.limits}
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

// matrixProps describes matrices A (m by k), B (k by n), C and the result (m by
// n) that a target multiplies.
type matrixProps struct {
	M, N, K                     uint32 // elements
	AType, BType, CType, Result ir.Type
	AccSat                      bool // only in the KHR form
	Scope                       spec.Scope
}

// cooperativeMatrixProps is `#spirv.coop_matrix_props_khr<...>`,
// `#spirv.coop_matrix_props_nv<...>` or `#spirv.joint_matrix_props<...>`, depending on its
// class.
type cooperativeMatrixProps struct {
	ir.AttrBase
	matrixProps
}

type propsKey struct {
	def *ir.AttrClass
	matrixProps
}

// matrixPropsOf returns the attribute of class def, which is
// coopMatrixPropsKHR, coopMatrixPropsNV or jointMatrixProps.
func matrixPropsOf(def *ir.AttrClass, m matrixProps) *cooperativeMatrixProps {
	ctx := m.AType.Context()
	return ir.Intern(ctx, propsKey{def, m}, func(k propsKey) *cooperativeMatrixProps {
		return &cooperativeMatrixProps{ir.NewAttrBase(ctx, k.def, k.AType, k.BType, k.CType, k.Result), k.matrixProps}
	})
}
