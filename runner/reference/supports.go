package reference

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// Supports reports whether the device knows an instruction: whether it executes the
// instruction, or for declarations, decorations and debug information, whether it uses them
// or may ignore them without a change of results. The device may still refuse some uses of
// an instruction, such as a scope or a type of operands, with a [*Refusal].
func Supports(op spec.Opcode) bool {
	return handlers()[op] != nil || slices.Contains(declarations, op)
}

// SupportsExtended is Supports for an instruction of an extended instruction set.
// Instructions for debug information, which the device ignores, are supported.
func SupportsExtended(set spec.ExtInstSet, name string) bool {
	number, ok := set.Inst(name)
	return ok && extendedOf(set.String(), number).supported()
}

// declarations are the instructions that no handler translates, because they are outside of
// blocks or are part of their structure.
var declarations = []spec.Opcode{
	// Of the module, ignored.
	spec.OpSource, spec.OpSourceExtension, spec.OpSourceContinued, spec.OpModuleProcessed, spec.OpExtension, spec.OpMemoryModel,
	spec.OpDecorateString, spec.OpMemberDecorateString,
	// Of the module: see moduleParser and translator.entryPoint.
	spec.OpCapability, spec.OpExtInstImport, spec.OpEntryPoint, spec.OpExecutionMode, spec.OpExecutionModeId,
	spec.OpName, spec.OpMemberName, spec.OpString,
	spec.OpDecorate, spec.OpDecorateId, spec.OpMemberDecorate, spec.OpMemberDecorateIdEXT, spec.OpDecorationGroup, spec.OpGroupDecorate, spec.OpGroupMemberDecorate,
	// Types: see translator.declareType.
	spec.OpTypeVoid, spec.OpTypeBool, spec.OpTypeInt, spec.OpTypeFloat, spec.OpTypeVector, spec.OpTypeMatrix, spec.OpTypeArray,
	spec.OpTypeRuntimeArray, spec.OpTypeStruct, spec.OpTypePointer, spec.OpTypeForwardPointer, spec.OpTypeFunction, spec.OpTypeEvent,
	spec.OpTypeCooperativeMatrixKHR, spec.OpTypeCooperativeMatrixNV, spec.OpTypeJointMatrixINTEL, spec.OpTypeNamedBarrier, spec.OpTypeUntypedPointerKHR,
	spec.OpTypeImage, spec.OpTypeSampler, spec.OpTypeSampledImage, spec.OpTypeBufferEXT,
	// Constants: see translator.isConstant.
	spec.OpConstantTrue, spec.OpConstantFalse, spec.OpConstant, spec.OpConstantComposite, spec.OpConstantNull,
	spec.OpSpecConstantTrue, spec.OpSpecConstantFalse, spec.OpSpecConstant, spec.OpSpecConstantComposite, spec.OpSpecConstantOp,
	spec.OpConstantCompositeReplicateEXT, spec.OpSpecConstantCompositeReplicateEXT, spec.OpConstantSampler, spec.OpConstantSizeOfEXT,
	// Functions: see translator.split.
	spec.OpFunction, spec.OpFunctionParameter, spec.OpFunctionEnd, spec.OpLabel, spec.OpLoopMerge, spec.OpSelectionMerge,
}
