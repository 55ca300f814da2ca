package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// The classes of the enum attributes, such as `#spirv.scope<Workgroup>`. The attributes
// have the Go type *ir.EnumAttr, and their values are SPIR-V's numbers.
var (
	CapabilityAttr                = kindClass(spec.KindCapability, "Capability", "capability", "valid SPIR-V Capability")
	AddressingModelAttr           = kindClass(spec.KindAddressingModel, "AddressingModel", "addressing_model", "valid SPIR-V AddressingModel")
	BuiltInAttr                   = kindClass(spec.KindBuiltIn, "BuiltIn", "built_in", "valid SPIR-V BuiltIn")
	DecorationAttr                = kindClass(spec.KindDecoration, "Decoration", "decoration", "valid SPIR-V Decoration")
	DimAttr                       = kindClass(spec.KindDim, "Dim", "dim", "valid SPIR-V Dim")
	ExecutionModeAttr             = kindClass(spec.KindExecutionMode, "ExecutionMode", "execution_mode", "valid SPIR-V ExecutionMode")
	ExecutionModelAttr            = kindClass(spec.KindExecutionModel, "ExecutionModel", "execution_model", "valid SPIR-V ExecutionModel")
	FunctionControlAttr           = kindClass(spec.KindFunctionControl, "FunctionControl", "function_control", "valid SPIR-V FunctionControl")
	GroupOperationAttr            = kindClass(spec.KindGroupOperation, "GroupOperation", "group_operation", "valid SPIR-V GroupOperation")
	ImageFormatAttr               = kindClass(spec.KindImageFormat, "ImageFormat", "image_format", "valid SPIR-V ImageFormat")
	ImageOperandsAttr             = kindClass(spec.KindImageOperands, "ImageOperands", "image_operands", "valid SPIR-V ImageOperands")
	LinkageTypeAttr               = kindClass(spec.KindLinkageType, "LinkageType", "linkage_type", "valid SPIR-V LinkageType")
	LoopControlAttr               = kindClass(spec.KindLoopControl, "LoopControl", "loop_control", "valid SPIR-V LoopControl")
	MemoryAccessAttr              = kindClass(spec.KindMemoryAccess, "MemoryAccess", "memory_access", "valid SPIR-V MemoryAccess")
	MemoryModelAttr               = kindClass(spec.KindMemoryModel, "MemoryModel", "memory_model", "valid SPIR-V MemoryModel")
	MemorySemanticsAttr           = kindClass(spec.KindMemorySemantics, "MemorySemantics", "memory_semantics", "valid SPIR-V MemorySemantics")
	ScopeAttr                     = kindClass(spec.KindScope, "Scope", "scope", "valid SPIR-V Scope")
	SelectionControlAttr          = kindClass(spec.KindSelectionControl, "SelectionControl", "selection_control", "valid SPIR-V SelectionControl")
	StorageClassAttr              = kindClass(spec.KindStorageClass, "StorageClass", "storage_class", "valid SPIR-V StorageClass")
	PackedVectorFormatAttr        = kindClass(spec.KindPackedVectorFormat, "PackedVectorFormat", "packed_vector_format", "valid SPIR-V PackedVectorFormat")
	ImageDepthInfoAttr            = kindClass(spec.KindImageDepthInfo, "ImageDepthInfo", "image_depth_info", "valid SPIR-V Image Depth specification")
	ImageArrayedInfoAttr          = kindClass(spec.KindImageArrayedInfo, "ImageArrayedInfo", "image_arrayed_info", "valid SPIR-V Image Arrayed specification")
	ImageSamplingInfoAttr         = kindClass(spec.KindImageSamplingInfo, "ImageSamplingInfo", "image_sampling_info", "valid SPIR-V Image Sampling specification")
	ImageSamplerUseInfoAttr       = kindClass(spec.KindImageSamplerUseInfo, "ImageSamplerUseInfo", "image_sampler_use_info", "valid SPIR-V Sampler Use specification")
	MatrixLayoutAttr              = kindClass(spec.KindMatrixLayout, "MatrixLayout", "matrixLayout", "valid SPIR-V MatrixLayout")
	CooperativeMatrixUseAttr      = kindClass(spec.KindCooperativeMatrixUse, "CooperativeMatrixUseKHR", "coop_matrix_use_khr", "valid SPIR-V Cooperative Matrix Use (KHR)")
	CooperativeMatrixLayoutAttr   = kindClass(spec.KindCooperativeMatrixLayout, "CooperativeMatrixLayoutKHR", "coop_matrix_layout_khr", "valid SPIR-V Cooperative Matrix Layout (KHR)")
	CooperativeMatrixOperandsAttr = kindClass(spec.KindCooperativeMatrixOperands, "CooperativeMatrixOperandsKHR", "cooperative_matrix_operands_khr", "valid SPIR-V Cooperative Matrix Operands (KHR)")
	FPRoundingModeAttr            = kindClass(spec.KindFPRoundingMode, "FPRoundingMode", "fp_rounding_mode", "valid SPIR-V FPRoundingMode")
	FPEncodingAttr                = kindClass(spec.KindFPEncoding, "FPEncoding", "f_p_encoding", "valid SPIR-V FPEncoding")
	FPFastMathModeAttr            = kindClass(spec.KindFPFastMathMode, "FPFastMathMode", "fastmath_mode", "Indicates a floating-point fast math flag")

	// The values of these attributes are positions in MLIR's lists, except that
	// VersionAttr holds a spec.Version and OpcodeAttr a spec.Opcode.
	VersionAttr    = enumClass(versionEnum(), "version", "valid SPIR-V version")
	ExtensionAttr  = enumClass(listEnum("Extension", extensionNames()), "ext", "supported SPIR-V extensions")
	DeviceTypeAttr = enumClass(listEnum("DeviceType", target.DeviceTypeNames()), "device_type", "valid SPIR-V device types")
	VendorAttr     = enumClass(listEnum("Vendor", target.VendorNames()), "vendor", "recognized SPIR-V vendor strings")
	ClientAPIAttr  = enumClass(listEnum("ClientAPI", target.ClientAPINames()), "client_api", "recognized SPIR-V client APIs")
	OpcodeAttr     = enumClass(opcodeEnum(), "opcode", "valid SPIR-V instructions")

	loadCacheControlAttr  = enumClass(loadCacheControl, "load_cache_control", "valid SPIR-V LoadCacheControl")
	storeCacheControlAttr = enumClass(storeCacheControl, "store_cache_control", "valid SPIR-V StoreCacheControl")
)

// enumAttrs lists the enum attribute classes for the dialect's table.
var enumAttrs = []*ir.AttrClass{
	CapabilityAttr, AddressingModelAttr, BuiltInAttr, DecorationAttr, DimAttr, ExecutionModeAttr, ExecutionModelAttr,
	FunctionControlAttr, GroupOperationAttr, ImageFormatAttr, ImageOperandsAttr, LinkageTypeAttr, LoopControlAttr,
	MemoryAccessAttr, MemoryModelAttr, MemorySemanticsAttr, ScopeAttr, SelectionControlAttr, StorageClassAttr,
	PackedVectorFormatAttr, ImageDepthInfoAttr, ImageArrayedInfoAttr, ImageSamplingInfoAttr, ImageSamplerUseInfoAttr,
	MatrixLayoutAttr, CooperativeMatrixUseAttr, CooperativeMatrixLayoutAttr, CooperativeMatrixOperandsAttr, FPFastMathModeAttr,
	VersionAttr, ExtensionAttr, DeviceTypeAttr, VendorAttr, ClientAPIAttr, OpcodeAttr,
	FPRoundingModeAttr, FPEncodingAttr, loadCacheControlAttr, storeCacheControlAttr,
}

const cppNamespace = "::mlir::spirv::"

// kindClass makes the class of the enum attribute for an operand kind. name is MLIR's
// name for the enumeration in error messages.
func kindClass(k spec.Kind, name, mnemonic, summary string) *ir.AttrClass {
	e := &ir.EnumClass{
		Name:     cppNamespace + name,
		Width:    32,
		Lookup:   func(kw string) (uint64, bool) { v, ok := k.Parse(kw); return uint64(v), ok },
		Spell:    func(v uint64) (string, bool) { s := k.Format(uint32(v)); return s, s != "" },
		Keywords: k.MLIRNames,
	}
	if k.Category() == spec.BitEnum {
		e.Bits, e.Separator = true, "|"
	}
	e.Renamed, e.History = renamed(k), history(k)
	c := enumClass(e, mnemonic, summary)
	c.Interfaces = append(c.Interfaces, k)
	return c
}

// renamed returns the values of k for which package spec has the spelling of MLIR 19, and later versions another one.
func renamed(k spec.Kind) []ir.EnumRename {
	switch k {
	case spec.KindExecutionMode:
		return []ir.EnumRename{
			{Value: uint64(spec.ExecutionModeOutputLinesEXT), Since: 22, Keyword: "OutputLinesEXT"},
			{Value: uint64(spec.ExecutionModeOutputPrimitivesEXT), Since: 22, Keyword: "OutputPrimitivesEXT"},
			{Value: uint64(spec.ExecutionModeOutputTrianglesEXT), Since: 22, Keyword: "OutputTrianglesEXT"},
		}
	case spec.KindDecoration:
		return []ir.EnumRename{{Value: uint64(spec.DecorationPerPrimitiveEXT), Since: 22, Keyword: "PerPrimitiveEXT"}}
	case spec.KindCapability:
		return []ir.EnumRename{{Value: uint64(spec.CapabilityBlockingPipesALTERA), Since: 22, Keyword: "BlockingPipesALTERA"}}
	}
	return nil
}

// history returns the values of k that MLIR 19 lacks.
func history(k spec.Kind) []ir.EnumHistory {
	switch k {
	case spec.KindExecutionModel:
		return since20Words("TaskEXT", "MeshEXT")
	case spec.KindStorageClass:
		return since20Words("TaskPayloadWorkgroupEXT")
	case spec.KindBuiltIn:
		return since20Words("PrimitivePointIndicesEXT", "PrimitiveLineIndicesEXT", "PrimitiveTriangleIndicesEXT", "CullPrimitiveEXT")
	case spec.KindCapability:
		return since20Words("MeshShadingEXT", "ReplicatedCompositesEXT", "TensorsARM", "StorageTensorArrayDynamicIndexingEXT",
			"StorageTensorArrayNonUniformIndexingEXT", "GraphARM", "CacheControlsINTEL", "BFloat16TypeKHR", "BFloat16DotProductKHR",
			"BFloat16CooperativeMatrixKHR", "TensorFloat32RoundingINTEL")
	case spec.KindDecoration:
		return since20Words("CacheControlLoadINTEL", "CacheControlStoreINTEL")
	}
	return nil
}

func since20Words(words ...string) []ir.EnumHistory {
	var list []ir.EnumHistory
	for _, w := range words {
		list = append(list, ir.EnumHistory{Keyword: w, Versions: ir.Since(20)})
	}
	return list
}

// alteraPipes is the name that MLIR 22 has for the extension SPV_INTEL_blocking_pipes.
const alteraPipes = "SPV_ALTERA_blocking_pipes"

// ExtensionName returns the name of an extension in the context's version of MLIR.
func ExtensionName(ctx *ir.Context, e spec.Extension) string {
	if e == spec.SPV_INTEL_blocking_pipes && ctx.MLIR() >= 22 {
		return alteraPipes
	}
	return string(e)
}

// ParseExtension is the inverse of [ExtensionName] for all versions of MLIR. It returns false if the extension is not known.
func ParseExtension(name string) (spec.Extension, bool) {
	if name == alteraPipes {
		return spec.SPV_INTEL_blocking_pipes, true
	}
	return spec.ParseExtension(name)
}

// enumClass makes the class `#spirv.mnemonic<keyword>`.
func enumClass(e *ir.EnumClass, mnemonic, summary string) *ir.AttrClass {
	c := ir.EnumAttrClass(dialectName, mnemonic, e)
	c.Summary = summary
	c.Record = "SPIRV_" + e.Name[len(cppNamespace):] + "Attr"
	c.Params = []ir.ParamDef{{Name: "value", Kind: ir.EnumParam(e), CppType: e.Name}}
	c.Format = "`<` $value `>`"
	c.Build = func(p *ir.Parser, params []any, _ ir.Type) ir.Attribute {
		return p.Context().Enum(c, params[0].(uint64))
	}
	c.Param = func(a ir.Attribute, _ int) any { return a.(*ir.EnumAttr).Value }
	return c
}

func listEnum(name string, keywords []string) *ir.EnumClass {
	e := &ir.EnumClass{Name: cppNamespace + name, Width: 32, Cases: make([]ir.EnumCase, 0, len(keywords))}
	for i, kw := range keywords {
		e.Cases = append(e.Cases, ir.EnumCase{Keyword: kw, Value: uint64(i)})
	}
	return e
}

func extensionNames() []string {
	var names []string
	for _, e := range spec.MLIRExtensions() {
		names = append(names, string(e))
	}
	return names
}

func versionEnum() *ir.EnumClass {
	e := &ir.EnumClass{Name: cppNamespace + "Version", Width: 32}
	for v := spec.V1_0; v <= spec.V1_6; v += 1 << 8 {
		e.Cases = append(e.Cases, ir.EnumCase{Keyword: v.String(), Value: uint64(v)})
	}
	return e
}

func opcodeEnum() *ir.EnumClass {
	return &ir.EnumClass{
		Name:   cppNamespace + "Opcode",
		Width:  32,
		Lookup: func(kw string) (uint64, bool) { v, ok := spec.ParseOpcode(kw); return uint64(v), ok },
		Spell:  func(v uint64) (string, bool) { return spec.Opcode(v).String(), spec.Info(spec.Opcode(v)) != nil },
	}
}

// EnumValue returns the value of the enum attribute a. It returns 0 if a is nil or of
// another Go type. V is an enumeration of package spec.
func EnumValue[V ~uint32](a ir.Attribute) V {
	if e, ok := a.(*ir.EnumAttr); ok {
		return V(e.Value)
	}
	return 0
}
