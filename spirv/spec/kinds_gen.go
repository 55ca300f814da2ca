// Code generated from internal/specgen/*.tbl by "make generate"; DO NOT EDIT.

package spec

// The operand kinds.
const (
	KindImageOperands Kind = iota
	KindFPFastMathMode
	KindSelectionControl
	KindLoopControl
	KindFunctionControl
	KindMemorySemantics
	KindMemoryAccess
	KindKernelProfilingInfo
	KindRayFlags
	KindFragmentShadingRate
	KindRawAccessChainOperands
	KindSourceLanguage
	KindExecutionModel
	KindAddressingModel
	KindMemoryModel
	KindExecutionMode
	KindStorageClass
	KindDim
	KindSamplerAddressingMode
	KindSamplerFilterMode
	KindImageFormat
	KindImageChannelOrder
	KindImageChannelDataType
	KindFPRoundingMode
	KindFPDenormMode
	KindQuantizationModes
	KindFPOperationMode
	KindOverflowModes
	KindLinkageType
	KindAccessQualifier
	KindHostAccessQualifier
	KindFunctionParameterAttribute
	KindDecoration
	KindBuiltIn
	KindScope
	KindGroupOperation
	KindKernelEnqueueFlags
	KindCapability
	KindRayQueryIntersection
	KindRayQueryCommittedIntersectionType
	KindRayQueryCandidateIntersectionType
	KindPackedVectorFormat
	KindCooperativeMatrixOperands
	KindCooperativeMatrixLayout
	KindCooperativeMatrixUse
	KindCooperativeMatrixReduce
	KindTensorClampMode
	KindTensorAddressingOperands
	KindInitializationModeQualifier
	KindLoadCacheControl
	KindStoreCacheControl
	KindNamedMaximumNumberOfRegisters
	KindMatrixMultiplyAccumulateOperands
	KindFPEncoding
	KindCooperativeVectorMatrixLayout
	KindComponentType
	KindGatherModes
	KindIdResultType
	KindIdResult
	KindIdMemorySemantics
	KindIdScope
	KindIdRef
	KindLiteralInteger
	KindLiteralString
	KindLiteralFloat
	KindLiteralContextDependentNumber
	KindLiteralExtInstInteger
	KindLiteralSpecConstantOpInteger
	KindPairLiteralIntegerIdRef
	KindPairIdRefLiteralInteger
	KindPairIdRefIdRef
	KindTensorOperands
	KindImageDepthInfo
	KindImageArrayedInfo
	KindImageSamplingInfo
	KindImageSamplerUseInfo
	KindMatrixLayout

	numKinds = iota
)

// ImageOperands is SPIR-V's bit mask of this name.
type ImageOperands uint32

// ParseImageOperands reads what String writes, and the other spellings.
func ParseImageOperands(s string) (ImageOperands, bool) {
	v, ok := KindImageOperands.Parse(s)
	return ImageOperands(v), ok
}

func (v ImageOperands) String() string { return KindImageOperands.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ImageOperands) Requires() []Capability {
	return KindImageOperands.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ImageOperands) Extensions() []Extension {
	return KindImageOperands.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ImageOperands) MinVersion() Version { return KindImageOperands.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ImageOperands) MaxVersion() Version { return KindImageOperands.availability(uint32(v)).Max }

// Bits yields the bits set in v, lowest first.
func (v ImageOperands) Bits(yield func(ImageOperands) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// FPFastMathMode is SPIR-V's bit mask of this name.
type FPFastMathMode uint32

// ParseFPFastMathMode reads what String writes, and the other spellings.
func ParseFPFastMathMode(s string) (FPFastMathMode, bool) {
	v, ok := KindFPFastMathMode.Parse(s)
	return FPFastMathMode(v), ok
}

func (v FPFastMathMode) String() string { return KindFPFastMathMode.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v FPFastMathMode) Requires() []Capability {
	return KindFPFastMathMode.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v FPFastMathMode) Extensions() []Extension {
	return KindFPFastMathMode.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v FPFastMathMode) MinVersion() Version { return KindFPFastMathMode.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v FPFastMathMode) MaxVersion() Version { return KindFPFastMathMode.availability(uint32(v)).Max }

// Bits yields the bits set in v, lowest first.
func (v FPFastMathMode) Bits(yield func(FPFastMathMode) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// SelectionControl is SPIR-V's bit mask of this name.
type SelectionControl uint32

// ParseSelectionControl reads what String writes, and the other spellings.
func ParseSelectionControl(s string) (SelectionControl, bool) {
	v, ok := KindSelectionControl.Parse(s)
	return SelectionControl(v), ok
}

func (v SelectionControl) String() string { return KindSelectionControl.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v SelectionControl) Requires() []Capability {
	return KindSelectionControl.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v SelectionControl) Extensions() []Extension {
	return KindSelectionControl.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v SelectionControl) MinVersion() Version {
	return KindSelectionControl.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v SelectionControl) MaxVersion() Version {
	return KindSelectionControl.availability(uint32(v)).Max
}

// Bits yields the bits set in v, lowest first.
func (v SelectionControl) Bits(yield func(SelectionControl) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// LoopControl is SPIR-V's bit mask of this name.
type LoopControl uint32

// ParseLoopControl reads what String writes, and the other spellings.
func ParseLoopControl(s string) (LoopControl, bool) {
	v, ok := KindLoopControl.Parse(s)
	return LoopControl(v), ok
}

func (v LoopControl) String() string { return KindLoopControl.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v LoopControl) Requires() []Capability {
	return KindLoopControl.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v LoopControl) Extensions() []Extension {
	return KindLoopControl.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v LoopControl) MinVersion() Version { return KindLoopControl.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v LoopControl) MaxVersion() Version { return KindLoopControl.availability(uint32(v)).Max }

// Bits yields the bits set in v, lowest first.
func (v LoopControl) Bits(yield func(LoopControl) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// FunctionControl is SPIR-V's bit mask of this name.
type FunctionControl uint32

// ParseFunctionControl reads what String writes, and the other spellings.
func ParseFunctionControl(s string) (FunctionControl, bool) {
	v, ok := KindFunctionControl.Parse(s)
	return FunctionControl(v), ok
}

func (v FunctionControl) String() string { return KindFunctionControl.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v FunctionControl) Requires() []Capability {
	return KindFunctionControl.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v FunctionControl) Extensions() []Extension {
	return KindFunctionControl.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v FunctionControl) MinVersion() Version { return KindFunctionControl.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v FunctionControl) MaxVersion() Version { return KindFunctionControl.availability(uint32(v)).Max }

// Bits yields the bits set in v, lowest first.
func (v FunctionControl) Bits(yield func(FunctionControl) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// MemorySemantics is SPIR-V's bit mask of this name.
type MemorySemantics uint32

// ParseMemorySemantics reads what String writes, and the other spellings.
func ParseMemorySemantics(s string) (MemorySemantics, bool) {
	v, ok := KindMemorySemantics.Parse(s)
	return MemorySemantics(v), ok
}

func (v MemorySemantics) String() string { return KindMemorySemantics.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v MemorySemantics) Requires() []Capability {
	return KindMemorySemantics.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v MemorySemantics) Extensions() []Extension {
	return KindMemorySemantics.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v MemorySemantics) MinVersion() Version { return KindMemorySemantics.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v MemorySemantics) MaxVersion() Version { return KindMemorySemantics.availability(uint32(v)).Max }

// Bits yields the bits set in v, lowest first.
func (v MemorySemantics) Bits(yield func(MemorySemantics) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// MemoryAccess is SPIR-V's bit mask of this name.
type MemoryAccess uint32

// ParseMemoryAccess reads what String writes, and the other spellings.
func ParseMemoryAccess(s string) (MemoryAccess, bool) {
	v, ok := KindMemoryAccess.Parse(s)
	return MemoryAccess(v), ok
}

func (v MemoryAccess) String() string { return KindMemoryAccess.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v MemoryAccess) Requires() []Capability {
	return KindMemoryAccess.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v MemoryAccess) Extensions() []Extension {
	return KindMemoryAccess.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v MemoryAccess) MinVersion() Version { return KindMemoryAccess.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v MemoryAccess) MaxVersion() Version { return KindMemoryAccess.availability(uint32(v)).Max }

// Bits yields the bits set in v, lowest first.
func (v MemoryAccess) Bits(yield func(MemoryAccess) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// SourceLanguage is SPIR-V's enumeration of this name.
type SourceLanguage uint32

// ParseSourceLanguage reads what String writes, and the other spellings.
func ParseSourceLanguage(s string) (SourceLanguage, bool) {
	v, ok := KindSourceLanguage.Parse(s)
	return SourceLanguage(v), ok
}

func (v SourceLanguage) String() string { return KindSourceLanguage.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v SourceLanguage) Requires() []Capability {
	return KindSourceLanguage.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v SourceLanguage) Extensions() []Extension {
	return KindSourceLanguage.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v SourceLanguage) MinVersion() Version { return KindSourceLanguage.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v SourceLanguage) MaxVersion() Version { return KindSourceLanguage.availability(uint32(v)).Max }

// ExecutionModel is SPIR-V's enumeration of this name.
type ExecutionModel uint32

// ParseExecutionModel reads what String writes, and the other spellings.
func ParseExecutionModel(s string) (ExecutionModel, bool) {
	v, ok := KindExecutionModel.Parse(s)
	return ExecutionModel(v), ok
}

func (v ExecutionModel) String() string { return KindExecutionModel.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ExecutionModel) Requires() []Capability {
	return KindExecutionModel.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ExecutionModel) Extensions() []Extension {
	return KindExecutionModel.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ExecutionModel) MinVersion() Version { return KindExecutionModel.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ExecutionModel) MaxVersion() Version { return KindExecutionModel.availability(uint32(v)).Max }

// AddressingModel is SPIR-V's enumeration of this name.
type AddressingModel uint32

// ParseAddressingModel reads what String writes, and the other spellings.
func ParseAddressingModel(s string) (AddressingModel, bool) {
	v, ok := KindAddressingModel.Parse(s)
	return AddressingModel(v), ok
}

func (v AddressingModel) String() string { return KindAddressingModel.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v AddressingModel) Requires() []Capability {
	return KindAddressingModel.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v AddressingModel) Extensions() []Extension {
	return KindAddressingModel.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v AddressingModel) MinVersion() Version { return KindAddressingModel.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v AddressingModel) MaxVersion() Version { return KindAddressingModel.availability(uint32(v)).Max }

// MemoryModel is SPIR-V's enumeration of this name.
type MemoryModel uint32

// ParseMemoryModel reads what String writes, and the other spellings.
func ParseMemoryModel(s string) (MemoryModel, bool) {
	v, ok := KindMemoryModel.Parse(s)
	return MemoryModel(v), ok
}

func (v MemoryModel) String() string { return KindMemoryModel.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v MemoryModel) Requires() []Capability {
	return KindMemoryModel.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v MemoryModel) Extensions() []Extension {
	return KindMemoryModel.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v MemoryModel) MinVersion() Version { return KindMemoryModel.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v MemoryModel) MaxVersion() Version { return KindMemoryModel.availability(uint32(v)).Max }

// ExecutionMode is SPIR-V's enumeration of this name.
type ExecutionMode uint32

// ParseExecutionMode reads what String writes, and the other spellings.
func ParseExecutionMode(s string) (ExecutionMode, bool) {
	v, ok := KindExecutionMode.Parse(s)
	return ExecutionMode(v), ok
}

func (v ExecutionMode) String() string { return KindExecutionMode.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ExecutionMode) Requires() []Capability {
	return KindExecutionMode.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ExecutionMode) Extensions() []Extension {
	return KindExecutionMode.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ExecutionMode) MinVersion() Version { return KindExecutionMode.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ExecutionMode) MaxVersion() Version { return KindExecutionMode.availability(uint32(v)).Max }

// StorageClass is SPIR-V's enumeration of this name.
type StorageClass uint32

// ParseStorageClass reads what String writes, and the other spellings.
func ParseStorageClass(s string) (StorageClass, bool) {
	v, ok := KindStorageClass.Parse(s)
	return StorageClass(v), ok
}

func (v StorageClass) String() string { return KindStorageClass.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v StorageClass) Requires() []Capability {
	return KindStorageClass.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v StorageClass) Extensions() []Extension {
	return KindStorageClass.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v StorageClass) MinVersion() Version { return KindStorageClass.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v StorageClass) MaxVersion() Version { return KindStorageClass.availability(uint32(v)).Max }

// Dim is SPIR-V's enumeration of this name.
type Dim uint32

// ParseDim reads what String writes, and the other spellings.
func ParseDim(s string) (Dim, bool) {
	v, ok := KindDim.Parse(s)
	return Dim(v), ok
}

func (v Dim) String() string { return KindDim.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v Dim) Requires() []Capability { return KindDim.availability(uint32(v)).Capabilities }

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v Dim) Extensions() []Extension { return KindDim.availability(uint32(v)).Extensions }

// MinVersion returns the first version that has v, or 0 when all have it.
func (v Dim) MinVersion() Version { return KindDim.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v Dim) MaxVersion() Version { return KindDim.availability(uint32(v)).Max }

// SamplerAddressingMode is SPIR-V's enumeration of this name.
type SamplerAddressingMode uint32

// ParseSamplerAddressingMode reads what String writes, and the other spellings.
func ParseSamplerAddressingMode(s string) (SamplerAddressingMode, bool) {
	v, ok := KindSamplerAddressingMode.Parse(s)
	return SamplerAddressingMode(v), ok
}

func (v SamplerAddressingMode) String() string { return KindSamplerAddressingMode.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v SamplerAddressingMode) Requires() []Capability {
	return KindSamplerAddressingMode.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v SamplerAddressingMode) Extensions() []Extension {
	return KindSamplerAddressingMode.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v SamplerAddressingMode) MinVersion() Version {
	return KindSamplerAddressingMode.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v SamplerAddressingMode) MaxVersion() Version {
	return KindSamplerAddressingMode.availability(uint32(v)).Max
}

// SamplerFilterMode is SPIR-V's enumeration of this name.
type SamplerFilterMode uint32

// ParseSamplerFilterMode reads what String writes, and the other spellings.
func ParseSamplerFilterMode(s string) (SamplerFilterMode, bool) {
	v, ok := KindSamplerFilterMode.Parse(s)
	return SamplerFilterMode(v), ok
}

func (v SamplerFilterMode) String() string { return KindSamplerFilterMode.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v SamplerFilterMode) Requires() []Capability {
	return KindSamplerFilterMode.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v SamplerFilterMode) Extensions() []Extension {
	return KindSamplerFilterMode.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v SamplerFilterMode) MinVersion() Version {
	return KindSamplerFilterMode.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v SamplerFilterMode) MaxVersion() Version {
	return KindSamplerFilterMode.availability(uint32(v)).Max
}

// ImageFormat is SPIR-V's enumeration of this name.
type ImageFormat uint32

// ParseImageFormat reads what String writes, and the other spellings.
func ParseImageFormat(s string) (ImageFormat, bool) {
	v, ok := KindImageFormat.Parse(s)
	return ImageFormat(v), ok
}

func (v ImageFormat) String() string { return KindImageFormat.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ImageFormat) Requires() []Capability {
	return KindImageFormat.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ImageFormat) Extensions() []Extension {
	return KindImageFormat.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ImageFormat) MinVersion() Version { return KindImageFormat.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ImageFormat) MaxVersion() Version { return KindImageFormat.availability(uint32(v)).Max }

// ImageChannelOrder is SPIR-V's enumeration of this name.
type ImageChannelOrder uint32

// ParseImageChannelOrder reads what String writes, and the other spellings.
func ParseImageChannelOrder(s string) (ImageChannelOrder, bool) {
	v, ok := KindImageChannelOrder.Parse(s)
	return ImageChannelOrder(v), ok
}

func (v ImageChannelOrder) String() string { return KindImageChannelOrder.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ImageChannelOrder) Requires() []Capability {
	return KindImageChannelOrder.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ImageChannelOrder) Extensions() []Extension {
	return KindImageChannelOrder.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ImageChannelOrder) MinVersion() Version {
	return KindImageChannelOrder.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ImageChannelOrder) MaxVersion() Version {
	return KindImageChannelOrder.availability(uint32(v)).Max
}

// ImageChannelDataType is SPIR-V's enumeration of this name.
type ImageChannelDataType uint32

// ParseImageChannelDataType reads what String writes, and the other spellings.
func ParseImageChannelDataType(s string) (ImageChannelDataType, bool) {
	v, ok := KindImageChannelDataType.Parse(s)
	return ImageChannelDataType(v), ok
}

func (v ImageChannelDataType) String() string { return KindImageChannelDataType.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ImageChannelDataType) Requires() []Capability {
	return KindImageChannelDataType.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ImageChannelDataType) Extensions() []Extension {
	return KindImageChannelDataType.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ImageChannelDataType) MinVersion() Version {
	return KindImageChannelDataType.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ImageChannelDataType) MaxVersion() Version {
	return KindImageChannelDataType.availability(uint32(v)).Max
}

// FPRoundingMode is SPIR-V's enumeration of this name.
type FPRoundingMode uint32

// ParseFPRoundingMode reads what String writes, and the other spellings.
func ParseFPRoundingMode(s string) (FPRoundingMode, bool) {
	v, ok := KindFPRoundingMode.Parse(s)
	return FPRoundingMode(v), ok
}

func (v FPRoundingMode) String() string { return KindFPRoundingMode.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v FPRoundingMode) Requires() []Capability {
	return KindFPRoundingMode.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v FPRoundingMode) Extensions() []Extension {
	return KindFPRoundingMode.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v FPRoundingMode) MinVersion() Version { return KindFPRoundingMode.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v FPRoundingMode) MaxVersion() Version { return KindFPRoundingMode.availability(uint32(v)).Max }

// LinkageType is SPIR-V's enumeration of this name.
type LinkageType uint32

// ParseLinkageType reads what String writes, and the other spellings.
func ParseLinkageType(s string) (LinkageType, bool) {
	v, ok := KindLinkageType.Parse(s)
	return LinkageType(v), ok
}

func (v LinkageType) String() string { return KindLinkageType.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v LinkageType) Requires() []Capability {
	return KindLinkageType.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v LinkageType) Extensions() []Extension {
	return KindLinkageType.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v LinkageType) MinVersion() Version { return KindLinkageType.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v LinkageType) MaxVersion() Version { return KindLinkageType.availability(uint32(v)).Max }

// AccessQualifier is SPIR-V's enumeration of this name.
type AccessQualifier uint32

// ParseAccessQualifier reads what String writes, and the other spellings.
func ParseAccessQualifier(s string) (AccessQualifier, bool) {
	v, ok := KindAccessQualifier.Parse(s)
	return AccessQualifier(v), ok
}

func (v AccessQualifier) String() string { return KindAccessQualifier.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v AccessQualifier) Requires() []Capability {
	return KindAccessQualifier.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v AccessQualifier) Extensions() []Extension {
	return KindAccessQualifier.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v AccessQualifier) MinVersion() Version { return KindAccessQualifier.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v AccessQualifier) MaxVersion() Version { return KindAccessQualifier.availability(uint32(v)).Max }

// FunctionParameterAttribute is SPIR-V's enumeration of this name.
type FunctionParameterAttribute uint32

// ParseFunctionParameterAttribute reads what String writes, and the other spellings.
func ParseFunctionParameterAttribute(s string) (FunctionParameterAttribute, bool) {
	v, ok := KindFunctionParameterAttribute.Parse(s)
	return FunctionParameterAttribute(v), ok
}

func (v FunctionParameterAttribute) String() string {
	return KindFunctionParameterAttribute.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v FunctionParameterAttribute) Requires() []Capability {
	return KindFunctionParameterAttribute.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v FunctionParameterAttribute) Extensions() []Extension {
	return KindFunctionParameterAttribute.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v FunctionParameterAttribute) MinVersion() Version {
	return KindFunctionParameterAttribute.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v FunctionParameterAttribute) MaxVersion() Version {
	return KindFunctionParameterAttribute.availability(uint32(v)).Max
}

// Decoration is SPIR-V's enumeration of this name.
type Decoration uint32

// ParseDecoration reads what String writes, and the other spellings.
func ParseDecoration(s string) (Decoration, bool) {
	v, ok := KindDecoration.Parse(s)
	return Decoration(v), ok
}

func (v Decoration) String() string { return KindDecoration.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v Decoration) Requires() []Capability {
	return KindDecoration.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v Decoration) Extensions() []Extension {
	return KindDecoration.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v Decoration) MinVersion() Version { return KindDecoration.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v Decoration) MaxVersion() Version { return KindDecoration.availability(uint32(v)).Max }

// BuiltIn is SPIR-V's enumeration of this name.
type BuiltIn uint32

// ParseBuiltIn reads what String writes, and the other spellings.
func ParseBuiltIn(s string) (BuiltIn, bool) {
	v, ok := KindBuiltIn.Parse(s)
	return BuiltIn(v), ok
}

func (v BuiltIn) String() string { return KindBuiltIn.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v BuiltIn) Requires() []Capability { return KindBuiltIn.availability(uint32(v)).Capabilities }

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v BuiltIn) Extensions() []Extension { return KindBuiltIn.availability(uint32(v)).Extensions }

// MinVersion returns the first version that has v, or 0 when all have it.
func (v BuiltIn) MinVersion() Version { return KindBuiltIn.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v BuiltIn) MaxVersion() Version { return KindBuiltIn.availability(uint32(v)).Max }

// Scope is SPIR-V's enumeration of this name.
type Scope uint32

// ParseScope reads what String writes, and the other spellings.
func ParseScope(s string) (Scope, bool) {
	v, ok := KindScope.Parse(s)
	return Scope(v), ok
}

func (v Scope) String() string { return KindScope.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v Scope) Requires() []Capability { return KindScope.availability(uint32(v)).Capabilities }

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v Scope) Extensions() []Extension { return KindScope.availability(uint32(v)).Extensions }

// MinVersion returns the first version that has v, or 0 when all have it.
func (v Scope) MinVersion() Version { return KindScope.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v Scope) MaxVersion() Version { return KindScope.availability(uint32(v)).Max }

// GroupOperation is SPIR-V's enumeration of this name.
type GroupOperation uint32

// ParseGroupOperation reads what String writes, and the other spellings.
func ParseGroupOperation(s string) (GroupOperation, bool) {
	v, ok := KindGroupOperation.Parse(s)
	return GroupOperation(v), ok
}

func (v GroupOperation) String() string { return KindGroupOperation.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v GroupOperation) Requires() []Capability {
	return KindGroupOperation.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v GroupOperation) Extensions() []Extension {
	return KindGroupOperation.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v GroupOperation) MinVersion() Version { return KindGroupOperation.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v GroupOperation) MaxVersion() Version { return KindGroupOperation.availability(uint32(v)).Max }

// Capability is SPIR-V's enumeration of this name.
type Capability uint32

// ParseCapability reads what String writes, and the other spellings.
func ParseCapability(s string) (Capability, bool) {
	v, ok := KindCapability.Parse(s)
	return Capability(v), ok
}

func (v Capability) String() string { return KindCapability.Format(uint32(v)) }

// Implies returns the capabilities that v directly implies. The result is shared: read only.
func (v Capability) Implies() []Capability {
	return KindCapability.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v Capability) Extensions() []Extension {
	return KindCapability.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v Capability) MinVersion() Version { return KindCapability.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v Capability) MaxVersion() Version { return KindCapability.availability(uint32(v)).Max }

// PackedVectorFormat is SPIR-V's enumeration of this name.
type PackedVectorFormat uint32

// ParsePackedVectorFormat reads what String writes, and the other spellings.
func ParsePackedVectorFormat(s string) (PackedVectorFormat, bool) {
	v, ok := KindPackedVectorFormat.Parse(s)
	return PackedVectorFormat(v), ok
}

func (v PackedVectorFormat) String() string { return KindPackedVectorFormat.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v PackedVectorFormat) Requires() []Capability {
	return KindPackedVectorFormat.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v PackedVectorFormat) Extensions() []Extension {
	return KindPackedVectorFormat.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v PackedVectorFormat) MinVersion() Version {
	return KindPackedVectorFormat.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v PackedVectorFormat) MaxVersion() Version {
	return KindPackedVectorFormat.availability(uint32(v)).Max
}

// CooperativeMatrixOperands is SPIR-V's bit mask of this name.
type CooperativeMatrixOperands uint32

// ParseCooperativeMatrixOperands reads what String writes, and the other spellings.
func ParseCooperativeMatrixOperands(s string) (CooperativeMatrixOperands, bool) {
	v, ok := KindCooperativeMatrixOperands.Parse(s)
	return CooperativeMatrixOperands(v), ok
}

func (v CooperativeMatrixOperands) String() string {
	return KindCooperativeMatrixOperands.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v CooperativeMatrixOperands) Requires() []Capability {
	return KindCooperativeMatrixOperands.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v CooperativeMatrixOperands) Extensions() []Extension {
	return KindCooperativeMatrixOperands.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v CooperativeMatrixOperands) MinVersion() Version {
	return KindCooperativeMatrixOperands.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v CooperativeMatrixOperands) MaxVersion() Version {
	return KindCooperativeMatrixOperands.availability(uint32(v)).Max
}

// Bits yields the bits set in v, lowest first.
func (v CooperativeMatrixOperands) Bits(yield func(CooperativeMatrixOperands) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// CooperativeMatrixLayout is SPIR-V's enumeration of this name.
type CooperativeMatrixLayout uint32

// ParseCooperativeMatrixLayout reads what String writes, and the other spellings.
func ParseCooperativeMatrixLayout(s string) (CooperativeMatrixLayout, bool) {
	v, ok := KindCooperativeMatrixLayout.Parse(s)
	return CooperativeMatrixLayout(v), ok
}

func (v CooperativeMatrixLayout) String() string {
	return KindCooperativeMatrixLayout.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v CooperativeMatrixLayout) Requires() []Capability {
	return KindCooperativeMatrixLayout.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v CooperativeMatrixLayout) Extensions() []Extension {
	return KindCooperativeMatrixLayout.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v CooperativeMatrixLayout) MinVersion() Version {
	return KindCooperativeMatrixLayout.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v CooperativeMatrixLayout) MaxVersion() Version {
	return KindCooperativeMatrixLayout.availability(uint32(v)).Max
}

// CooperativeMatrixUse is SPIR-V's enumeration of this name.
type CooperativeMatrixUse uint32

// ParseCooperativeMatrixUse reads what String writes, and the other spellings.
func ParseCooperativeMatrixUse(s string) (CooperativeMatrixUse, bool) {
	v, ok := KindCooperativeMatrixUse.Parse(s)
	return CooperativeMatrixUse(v), ok
}

func (v CooperativeMatrixUse) String() string { return KindCooperativeMatrixUse.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v CooperativeMatrixUse) Requires() []Capability {
	return KindCooperativeMatrixUse.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v CooperativeMatrixUse) Extensions() []Extension {
	return KindCooperativeMatrixUse.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v CooperativeMatrixUse) MinVersion() Version {
	return KindCooperativeMatrixUse.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v CooperativeMatrixUse) MaxVersion() Version {
	return KindCooperativeMatrixUse.availability(uint32(v)).Max
}

// FPEncoding is SPIR-V's enumeration of this name.
type FPEncoding uint32

// ParseFPEncoding reads what String writes, and the other spellings.
func ParseFPEncoding(s string) (FPEncoding, bool) {
	v, ok := KindFPEncoding.Parse(s)
	return FPEncoding(v), ok
}

func (v FPEncoding) String() string { return KindFPEncoding.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v FPEncoding) Requires() []Capability {
	return KindFPEncoding.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v FPEncoding) Extensions() []Extension {
	return KindFPEncoding.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v FPEncoding) MinVersion() Version { return KindFPEncoding.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v FPEncoding) MaxVersion() Version { return KindFPEncoding.availability(uint32(v)).Max }

// ImageDepthInfo is SPIR-V's enumeration of this name.
type ImageDepthInfo uint32

// ParseImageDepthInfo reads what String writes, and the other spellings.
func ParseImageDepthInfo(s string) (ImageDepthInfo, bool) {
	v, ok := KindImageDepthInfo.Parse(s)
	return ImageDepthInfo(v), ok
}

func (v ImageDepthInfo) String() string { return KindImageDepthInfo.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ImageDepthInfo) Requires() []Capability {
	return KindImageDepthInfo.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ImageDepthInfo) Extensions() []Extension {
	return KindImageDepthInfo.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ImageDepthInfo) MinVersion() Version { return KindImageDepthInfo.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ImageDepthInfo) MaxVersion() Version { return KindImageDepthInfo.availability(uint32(v)).Max }

// ImageArrayedInfo is SPIR-V's enumeration of this name.
type ImageArrayedInfo uint32

// ParseImageArrayedInfo reads what String writes, and the other spellings.
func ParseImageArrayedInfo(s string) (ImageArrayedInfo, bool) {
	v, ok := KindImageArrayedInfo.Parse(s)
	return ImageArrayedInfo(v), ok
}

func (v ImageArrayedInfo) String() string { return KindImageArrayedInfo.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ImageArrayedInfo) Requires() []Capability {
	return KindImageArrayedInfo.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ImageArrayedInfo) Extensions() []Extension {
	return KindImageArrayedInfo.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ImageArrayedInfo) MinVersion() Version {
	return KindImageArrayedInfo.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ImageArrayedInfo) MaxVersion() Version {
	return KindImageArrayedInfo.availability(uint32(v)).Max
}

// ImageSamplingInfo is SPIR-V's enumeration of this name.
type ImageSamplingInfo uint32

// ParseImageSamplingInfo reads what String writes, and the other spellings.
func ParseImageSamplingInfo(s string) (ImageSamplingInfo, bool) {
	v, ok := KindImageSamplingInfo.Parse(s)
	return ImageSamplingInfo(v), ok
}

func (v ImageSamplingInfo) String() string { return KindImageSamplingInfo.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ImageSamplingInfo) Requires() []Capability {
	return KindImageSamplingInfo.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ImageSamplingInfo) Extensions() []Extension {
	return KindImageSamplingInfo.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ImageSamplingInfo) MinVersion() Version {
	return KindImageSamplingInfo.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ImageSamplingInfo) MaxVersion() Version {
	return KindImageSamplingInfo.availability(uint32(v)).Max
}

// ImageSamplerUseInfo is SPIR-V's enumeration of this name.
type ImageSamplerUseInfo uint32

// ParseImageSamplerUseInfo reads what String writes, and the other spellings.
func ParseImageSamplerUseInfo(s string) (ImageSamplerUseInfo, bool) {
	v, ok := KindImageSamplerUseInfo.Parse(s)
	return ImageSamplerUseInfo(v), ok
}

func (v ImageSamplerUseInfo) String() string { return KindImageSamplerUseInfo.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ImageSamplerUseInfo) Requires() []Capability {
	return KindImageSamplerUseInfo.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ImageSamplerUseInfo) Extensions() []Extension {
	return KindImageSamplerUseInfo.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ImageSamplerUseInfo) MinVersion() Version {
	return KindImageSamplerUseInfo.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ImageSamplerUseInfo) MaxVersion() Version {
	return KindImageSamplerUseInfo.availability(uint32(v)).Max
}

// MatrixLayout is SPIR-V's enumeration of this name.
type MatrixLayout uint32

// ParseMatrixLayout reads what String writes, and the other spellings.
func ParseMatrixLayout(s string) (MatrixLayout, bool) {
	v, ok := KindMatrixLayout.Parse(s)
	return MatrixLayout(v), ok
}

func (v MatrixLayout) String() string { return KindMatrixLayout.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v MatrixLayout) Requires() []Capability {
	return KindMatrixLayout.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v MatrixLayout) Extensions() []Extension {
	return KindMatrixLayout.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v MatrixLayout) MinVersion() Version { return KindMatrixLayout.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v MatrixLayout) MaxVersion() Version { return KindMatrixLayout.availability(uint32(v)).Max }
