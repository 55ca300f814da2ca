package assembly

import "github.com/spvc/spvc/spirv/spec"

// builtIns are the names that spirv-dis gives to variables without OpName.
var builtIns = [...]struct {
	value spec.BuiltIn
	name  string
}{
	{spec.BuiltInPosition, "gl_Position"},
	{spec.BuiltInPointSize, "gl_PointSize"},
	{spec.BuiltInClipDistance, "gl_ClipDistance"},
	{spec.BuiltInCullDistance, "gl_CullDistance"},
	{spec.BuiltInVertexId, "gl_VertexID"},
	{spec.BuiltInInstanceId, "gl_InstanceID"},
	{spec.BuiltInPrimitiveId, "gl_PrimitiveID"},
	{spec.BuiltInInvocationId, "gl_InvocationID"},
	{spec.BuiltInLayer, "gl_Layer"},
	{spec.BuiltInViewportIndex, "gl_ViewportIndex"},
	{spec.BuiltInTessLevelOuter, "gl_TessLevelOuter"},
	{spec.BuiltInTessLevelInner, "gl_TessLevelInner"},
	{spec.BuiltInTessCoord, "gl_TessCoord"},
	{spec.BuiltInPatchVertices, "gl_PatchVertices"},
	{spec.BuiltInFragCoord, "gl_FragCoord"},
	{spec.BuiltInPointCoord, "gl_PointCoord"},
	{spec.BuiltInFrontFacing, "gl_FrontFacing"},
	{spec.BuiltInSampleId, "gl_SampleID"},
	{spec.BuiltInSamplePosition, "gl_SamplePosition"},
	{spec.BuiltInSampleMask, "gl_SampleMask"},
	{spec.BuiltInFragDepth, "gl_FragDepth"},
	{spec.BuiltInHelperInvocation, "gl_HelperInvocation"},
	{spec.BuiltInNumWorkgroups, "gl_NumWorkGroups"},
	{spec.BuiltInWorkgroupSize, "gl_WorkGroupSize"},
	{spec.BuiltInWorkgroupId, "gl_WorkGroupID"},
	{spec.BuiltInLocalInvocationId, "gl_LocalInvocationID"},
	{spec.BuiltInGlobalInvocationId, "gl_GlobalInvocationID"},
	{spec.BuiltInLocalInvocationIndex, "gl_LocalInvocationIndex"},
	{spec.BuiltInWorkDim, "WorkDim"},
	{spec.BuiltInGlobalSize, "GlobalSize"},
	{spec.BuiltInEnqueuedWorkgroupSize, "EnqueuedWorkgroupSize"},
	{spec.BuiltInGlobalOffset, "GlobalOffset"},
	{spec.BuiltInGlobalLinearId, "GlobalLinearId"},
	{spec.BuiltInSubgroupSize, "SubgroupSize"},
	{spec.BuiltInSubgroupMaxSize, "SubgroupMaxSize"},
	{spec.BuiltInNumSubgroups, "NumSubgroups"},
	{spec.BuiltInNumEnqueuedSubgroups, "NumEnqueuedSubgroups"},
	{spec.BuiltInSubgroupId, "SubgroupId"},
	{spec.BuiltInSubgroupLocalInvocationId, "SubgroupLocalInvocationId"},
	{spec.BuiltInVertexIndex, "gl_VertexIndex"},
	{spec.BuiltInInstanceIndex, "gl_InstanceIndex"},
	{spec.BuiltInBaseInstance, "gl_BaseInstance"},
	{spec.BuiltInSubgroupEqMask, "SubgroupEqMaskKHR"},
	{spec.BuiltInSubgroupGeMask, "SubgroupGeMaskKHR"},
	{spec.BuiltInSubgroupGtMask, "SubgroupGtMaskKHR"},
	{spec.BuiltInSubgroupLeMask, "SubgroupLeMaskKHR"},
	{spec.BuiltInSubgroupLtMask, "SubgroupLtMaskKHR"},
}

// olderOpcodes and olderEnumerants are names of SPIRV-Tools that differ from those of package spec: other spellings of the same value in version
// 2023.1, and the names of the grammar where package spec has MLIR's.
var olderOpcodes = map[spec.Opcode]string{
	spec.OpGroupNonUniformPartitionEXT:     "OpGroupNonUniformPartitionNV",
	spec.OpArbitraryFloatCastALTERA:        "OpArbitraryFloatCastINTEL",
	spec.OpArbitraryFloatCastFromIntALTERA: "OpArbitraryFloatCastFromIntINTEL",
	spec.OpArbitraryFloatAddALTERA:         "OpArbitraryFloatAddINTEL",
	spec.OpArbitraryFloatSubALTERA:         "OpArbitraryFloatSubINTEL",
	spec.OpArbitraryFloatMulALTERA:         "OpArbitraryFloatMulINTEL",
	spec.OpArbitraryFloatDivALTERA:         "OpArbitraryFloatDivINTEL",
	spec.OpArbitraryFloatGTALTERA:          "OpArbitraryFloatGTINTEL",
	spec.OpArbitraryFloatGEALTERA:          "OpArbitraryFloatGEINTEL",
	spec.OpArbitraryFloatLTALTERA:          "OpArbitraryFloatLTINTEL",
	spec.OpArbitraryFloatLEALTERA:          "OpArbitraryFloatLEINTEL",
	spec.OpArbitraryFloatEQALTERA:          "OpArbitraryFloatEQINTEL",
	spec.OpArbitraryFloatRecipALTERA:       "OpArbitraryFloatRecipINTEL",
	spec.OpArbitraryFloatRSqrtALTERA:       "OpArbitraryFloatRSqrtINTEL",
	spec.OpArbitraryFloatCbrtALTERA:        "OpArbitraryFloatCbrtINTEL",
	spec.OpArbitraryFloatHypotALTERA:       "OpArbitraryFloatHypotINTEL",
	spec.OpArbitraryFloatSqrtALTERA:        "OpArbitraryFloatSqrtINTEL",
	spec.OpPtrCastToCrossWorkgroupALTERA:   "OpPtrCastToCrossWorkgroupINTEL",
	spec.OpCrossWorkgroupCastToPtrALTERA:   "OpCrossWorkgroupCastToPtrINTEL",
	spec.OpControlBarrierArriveEXT:         "OpControlBarrierArriveINTEL",
	spec.OpControlBarrierWaitEXT:           "OpControlBarrierWaitINTEL",
}

type enumerant struct {
	kind  spec.Kind
	value uint32
}

var olderEnumerants = map[enumerant]string{
	{spec.KindExecutionModel, 5313}:             "RayGenerationNV",
	{spec.KindExecutionModel, 5314}:             "IntersectionNV",
	{spec.KindExecutionModel, 5315}:             "AnyHitNV",
	{spec.KindExecutionModel, 5316}:             "ClosestHitNV",
	{spec.KindExecutionModel, 5317}:             "MissNV",
	{spec.KindExecutionModel, 5318}:             "CallableNV",
	{spec.KindCapability, 4434}:                 "UniformAndStorageBuffer16BitAccess",
	{spec.KindCapability, 5381}:                 "RayTracingOpacityMicromapEXT",
	{spec.KindCapability, 5908}:                 "FPGADSPControlINTEL",
	{spec.KindCapability, 5916}:                 "FPGAInvocationPipeliningAttributesINTEL",
	{spec.KindCapability, 5939}:                 "RuntimeAlignedAttributeINTEL",
	{spec.KindDim, 0}:                           "1D",
	{spec.KindDim, 1}:                           "2D",
	{spec.KindDim, 2}:                           "3D",
	{spec.KindStorageClass, 5328}:               "CallableDataNV",
	{spec.KindStorageClass, 5329}:               "IncomingCallableDataNV",
	{spec.KindStorageClass, 5338}:               "RayPayloadNV",
	{spec.KindStorageClass, 5339}:               "HitAttributeNV",
	{spec.KindStorageClass, 5342}:               "IncomingRayPayloadNV",
	{spec.KindStorageClass, 5343}:               "ShaderRecordBufferNV",
	{spec.KindDecoration, 5909}:                 "MathOpDSPModeINTEL",
	{spec.KindDecoration, 5917}:                 "InitiationIntervalINTEL",
	{spec.KindDecoration, 5918}:                 "MaxConcurrencyINTEL",
	{spec.KindDecoration, 5919}:                 "PipelineEnableINTEL",
	{spec.KindLoopControl, 16777216}:            "LoopCountINTEL",
	{spec.KindLoopControl, 33554432}:            "MaxReinvocationDelayINTEL",
	{spec.KindBuiltIn, 5333}:                    "HitKindNV",
	{spec.KindBuiltIn, 5351}:                    "IncomingRayFlagsNV",
	{spec.KindBuiltIn, 5327}:                    "InstanceCustomIndexNV",
	{spec.KindBuiltIn, 5319}:                    "LaunchIdNV",
	{spec.KindBuiltIn, 5320}:                    "LaunchSizeNV",
	{spec.KindBuiltIn, 5324}:                    "ObjectRayDirectionNV",
	{spec.KindBuiltIn, 5323}:                    "ObjectRayOriginNV",
	{spec.KindBuiltIn, 5330}:                    "ObjectToWorldNV",
	{spec.KindBuiltIn, 5326}:                    "RayTmaxNV",
	{spec.KindBuiltIn, 5325}:                    "RayTminNV",
	{spec.KindBuiltIn, 5322}:                    "WorldRayDirectionNV",
	{spec.KindBuiltIn, 5321}:                    "WorldRayOriginNV",
	{spec.KindBuiltIn, 5331}:                    "WorldToObjectNV",
	{spec.KindFunctionParameterAttribute, 5940}: "RuntimeAlignedINTEL",
	{spec.KindCooperativeMatrixOperands, 0}:     "NoneKHR",
	{spec.KindCooperativeMatrixOperands, 1}:     "MatrixASignedComponentsKHR",
	{spec.KindCooperativeMatrixOperands, 2}:     "MatrixBSignedComponentsKHR",
	{spec.KindCooperativeMatrixOperands, 4}:     "MatrixCSignedComponentsKHR",
	{spec.KindCooperativeMatrixOperands, 8}:     "MatrixResultSignedComponentsKHR",
	{spec.KindCooperativeMatrixOperands, 16}:    "SaturatingAccumulationKHR",
}

// opcodeName returns the name of an instruction that spirv-dis writes.
func opcodeName(info *spec.OpInfo) string {
	if name, ok := olderOpcodes[info.Opcode]; ok {
		return name
	}
	return info.Name
}

// enumerantName returns the name of an enumerant that spirv-dis writes.
func enumerantName(k spec.Kind, v uint32) string {
	if name, ok := olderEnumerants[enumerant{k, v}]; ok {
		return name
	}
	return k.Enumerant(v).Name
}
