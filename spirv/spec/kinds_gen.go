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

// KernelProfilingInfo is SPIR-V's bit mask of this name.
type KernelProfilingInfo uint32

// ParseKernelProfilingInfo reads what String writes, and the other spellings.
func ParseKernelProfilingInfo(s string) (KernelProfilingInfo, bool) {
	v, ok := KindKernelProfilingInfo.Parse(s)
	return KernelProfilingInfo(v), ok
}

func (v KernelProfilingInfo) String() string { return KindKernelProfilingInfo.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v KernelProfilingInfo) Requires() []Capability {
	return KindKernelProfilingInfo.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v KernelProfilingInfo) Extensions() []Extension {
	return KindKernelProfilingInfo.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v KernelProfilingInfo) MinVersion() Version {
	return KindKernelProfilingInfo.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v KernelProfilingInfo) MaxVersion() Version {
	return KindKernelProfilingInfo.availability(uint32(v)).Max
}

// Bits yields the bits set in v, lowest first.
func (v KernelProfilingInfo) Bits(yield func(KernelProfilingInfo) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// RayFlags is SPIR-V's bit mask of this name.
type RayFlags uint32

// ParseRayFlags reads what String writes, and the other spellings.
func ParseRayFlags(s string) (RayFlags, bool) {
	v, ok := KindRayFlags.Parse(s)
	return RayFlags(v), ok
}

func (v RayFlags) String() string { return KindRayFlags.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v RayFlags) Requires() []Capability { return KindRayFlags.availability(uint32(v)).Capabilities }

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v RayFlags) Extensions() []Extension { return KindRayFlags.availability(uint32(v)).Extensions }

// MinVersion returns the first version that has v, or 0 when all have it.
func (v RayFlags) MinVersion() Version { return KindRayFlags.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v RayFlags) MaxVersion() Version { return KindRayFlags.availability(uint32(v)).Max }

// Bits yields the bits set in v, lowest first.
func (v RayFlags) Bits(yield func(RayFlags) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// FragmentShadingRate is SPIR-V's bit mask of this name.
type FragmentShadingRate uint32

// ParseFragmentShadingRate reads what String writes, and the other spellings.
func ParseFragmentShadingRate(s string) (FragmentShadingRate, bool) {
	v, ok := KindFragmentShadingRate.Parse(s)
	return FragmentShadingRate(v), ok
}

func (v FragmentShadingRate) String() string { return KindFragmentShadingRate.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v FragmentShadingRate) Requires() []Capability {
	return KindFragmentShadingRate.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v FragmentShadingRate) Extensions() []Extension {
	return KindFragmentShadingRate.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v FragmentShadingRate) MinVersion() Version {
	return KindFragmentShadingRate.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v FragmentShadingRate) MaxVersion() Version {
	return KindFragmentShadingRate.availability(uint32(v)).Max
}

// Bits yields the bits set in v, lowest first.
func (v FragmentShadingRate) Bits(yield func(FragmentShadingRate) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// RawAccessChainOperands is SPIR-V's bit mask of this name.
type RawAccessChainOperands uint32

// ParseRawAccessChainOperands reads what String writes, and the other spellings.
func ParseRawAccessChainOperands(s string) (RawAccessChainOperands, bool) {
	v, ok := KindRawAccessChainOperands.Parse(s)
	return RawAccessChainOperands(v), ok
}

func (v RawAccessChainOperands) String() string { return KindRawAccessChainOperands.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v RawAccessChainOperands) Requires() []Capability {
	return KindRawAccessChainOperands.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v RawAccessChainOperands) Extensions() []Extension {
	return KindRawAccessChainOperands.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v RawAccessChainOperands) MinVersion() Version {
	return KindRawAccessChainOperands.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v RawAccessChainOperands) MaxVersion() Version {
	return KindRawAccessChainOperands.availability(uint32(v)).Max
}

// Bits yields the bits set in v, lowest first.
func (v RawAccessChainOperands) Bits(yield func(RawAccessChainOperands) bool) {
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

// FPDenormMode is SPIR-V's enumeration of this name.
type FPDenormMode uint32

// ParseFPDenormMode reads what String writes, and the other spellings.
func ParseFPDenormMode(s string) (FPDenormMode, bool) {
	v, ok := KindFPDenormMode.Parse(s)
	return FPDenormMode(v), ok
}

func (v FPDenormMode) String() string { return KindFPDenormMode.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v FPDenormMode) Requires() []Capability {
	return KindFPDenormMode.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v FPDenormMode) Extensions() []Extension {
	return KindFPDenormMode.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v FPDenormMode) MinVersion() Version { return KindFPDenormMode.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v FPDenormMode) MaxVersion() Version { return KindFPDenormMode.availability(uint32(v)).Max }

// QuantizationModes is SPIR-V's enumeration of this name.
type QuantizationModes uint32

// ParseQuantizationModes reads what String writes, and the other spellings.
func ParseQuantizationModes(s string) (QuantizationModes, bool) {
	v, ok := KindQuantizationModes.Parse(s)
	return QuantizationModes(v), ok
}

func (v QuantizationModes) String() string { return KindQuantizationModes.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v QuantizationModes) Requires() []Capability {
	return KindQuantizationModes.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v QuantizationModes) Extensions() []Extension {
	return KindQuantizationModes.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v QuantizationModes) MinVersion() Version {
	return KindQuantizationModes.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v QuantizationModes) MaxVersion() Version {
	return KindQuantizationModes.availability(uint32(v)).Max
}

// FPOperationMode is SPIR-V's enumeration of this name.
type FPOperationMode uint32

// ParseFPOperationMode reads what String writes, and the other spellings.
func ParseFPOperationMode(s string) (FPOperationMode, bool) {
	v, ok := KindFPOperationMode.Parse(s)
	return FPOperationMode(v), ok
}

func (v FPOperationMode) String() string { return KindFPOperationMode.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v FPOperationMode) Requires() []Capability {
	return KindFPOperationMode.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v FPOperationMode) Extensions() []Extension {
	return KindFPOperationMode.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v FPOperationMode) MinVersion() Version { return KindFPOperationMode.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v FPOperationMode) MaxVersion() Version { return KindFPOperationMode.availability(uint32(v)).Max }

// OverflowModes is SPIR-V's enumeration of this name.
type OverflowModes uint32

// ParseOverflowModes reads what String writes, and the other spellings.
func ParseOverflowModes(s string) (OverflowModes, bool) {
	v, ok := KindOverflowModes.Parse(s)
	return OverflowModes(v), ok
}

func (v OverflowModes) String() string { return KindOverflowModes.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v OverflowModes) Requires() []Capability {
	return KindOverflowModes.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v OverflowModes) Extensions() []Extension {
	return KindOverflowModes.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v OverflowModes) MinVersion() Version { return KindOverflowModes.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v OverflowModes) MaxVersion() Version { return KindOverflowModes.availability(uint32(v)).Max }

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

// HostAccessQualifier is SPIR-V's enumeration of this name.
type HostAccessQualifier uint32

// ParseHostAccessQualifier reads what String writes, and the other spellings.
func ParseHostAccessQualifier(s string) (HostAccessQualifier, bool) {
	v, ok := KindHostAccessQualifier.Parse(s)
	return HostAccessQualifier(v), ok
}

func (v HostAccessQualifier) String() string { return KindHostAccessQualifier.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v HostAccessQualifier) Requires() []Capability {
	return KindHostAccessQualifier.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v HostAccessQualifier) Extensions() []Extension {
	return KindHostAccessQualifier.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v HostAccessQualifier) MinVersion() Version {
	return KindHostAccessQualifier.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v HostAccessQualifier) MaxVersion() Version {
	return KindHostAccessQualifier.availability(uint32(v)).Max
}

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

// KernelEnqueueFlags is SPIR-V's enumeration of this name.
type KernelEnqueueFlags uint32

// ParseKernelEnqueueFlags reads what String writes, and the other spellings.
func ParseKernelEnqueueFlags(s string) (KernelEnqueueFlags, bool) {
	v, ok := KindKernelEnqueueFlags.Parse(s)
	return KernelEnqueueFlags(v), ok
}

func (v KernelEnqueueFlags) String() string { return KindKernelEnqueueFlags.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v KernelEnqueueFlags) Requires() []Capability {
	return KindKernelEnqueueFlags.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v KernelEnqueueFlags) Extensions() []Extension {
	return KindKernelEnqueueFlags.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v KernelEnqueueFlags) MinVersion() Version {
	return KindKernelEnqueueFlags.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v KernelEnqueueFlags) MaxVersion() Version {
	return KindKernelEnqueueFlags.availability(uint32(v)).Max
}

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

// RayQueryIntersection is SPIR-V's enumeration of this name.
type RayQueryIntersection uint32

// ParseRayQueryIntersection reads what String writes, and the other spellings.
func ParseRayQueryIntersection(s string) (RayQueryIntersection, bool) {
	v, ok := KindRayQueryIntersection.Parse(s)
	return RayQueryIntersection(v), ok
}

func (v RayQueryIntersection) String() string { return KindRayQueryIntersection.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v RayQueryIntersection) Requires() []Capability {
	return KindRayQueryIntersection.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v RayQueryIntersection) Extensions() []Extension {
	return KindRayQueryIntersection.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v RayQueryIntersection) MinVersion() Version {
	return KindRayQueryIntersection.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v RayQueryIntersection) MaxVersion() Version {
	return KindRayQueryIntersection.availability(uint32(v)).Max
}

// RayQueryCommittedIntersectionType is SPIR-V's enumeration of this name.
type RayQueryCommittedIntersectionType uint32

// ParseRayQueryCommittedIntersectionType reads what String writes, and the other spellings.
func ParseRayQueryCommittedIntersectionType(s string) (RayQueryCommittedIntersectionType, bool) {
	v, ok := KindRayQueryCommittedIntersectionType.Parse(s)
	return RayQueryCommittedIntersectionType(v), ok
}

func (v RayQueryCommittedIntersectionType) String() string {
	return KindRayQueryCommittedIntersectionType.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v RayQueryCommittedIntersectionType) Requires() []Capability {
	return KindRayQueryCommittedIntersectionType.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v RayQueryCommittedIntersectionType) Extensions() []Extension {
	return KindRayQueryCommittedIntersectionType.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v RayQueryCommittedIntersectionType) MinVersion() Version {
	return KindRayQueryCommittedIntersectionType.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v RayQueryCommittedIntersectionType) MaxVersion() Version {
	return KindRayQueryCommittedIntersectionType.availability(uint32(v)).Max
}

// RayQueryCandidateIntersectionType is SPIR-V's enumeration of this name.
type RayQueryCandidateIntersectionType uint32

// ParseRayQueryCandidateIntersectionType reads what String writes, and the other spellings.
func ParseRayQueryCandidateIntersectionType(s string) (RayQueryCandidateIntersectionType, bool) {
	v, ok := KindRayQueryCandidateIntersectionType.Parse(s)
	return RayQueryCandidateIntersectionType(v), ok
}

func (v RayQueryCandidateIntersectionType) String() string {
	return KindRayQueryCandidateIntersectionType.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v RayQueryCandidateIntersectionType) Requires() []Capability {
	return KindRayQueryCandidateIntersectionType.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v RayQueryCandidateIntersectionType) Extensions() []Extension {
	return KindRayQueryCandidateIntersectionType.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v RayQueryCandidateIntersectionType) MinVersion() Version {
	return KindRayQueryCandidateIntersectionType.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v RayQueryCandidateIntersectionType) MaxVersion() Version {
	return KindRayQueryCandidateIntersectionType.availability(uint32(v)).Max
}

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

// CooperativeMatrixReduce is SPIR-V's bit mask of this name.
type CooperativeMatrixReduce uint32

// ParseCooperativeMatrixReduce reads what String writes, and the other spellings.
func ParseCooperativeMatrixReduce(s string) (CooperativeMatrixReduce, bool) {
	v, ok := KindCooperativeMatrixReduce.Parse(s)
	return CooperativeMatrixReduce(v), ok
}

func (v CooperativeMatrixReduce) String() string {
	return KindCooperativeMatrixReduce.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v CooperativeMatrixReduce) Requires() []Capability {
	return KindCooperativeMatrixReduce.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v CooperativeMatrixReduce) Extensions() []Extension {
	return KindCooperativeMatrixReduce.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v CooperativeMatrixReduce) MinVersion() Version {
	return KindCooperativeMatrixReduce.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v CooperativeMatrixReduce) MaxVersion() Version {
	return KindCooperativeMatrixReduce.availability(uint32(v)).Max
}

// Bits yields the bits set in v, lowest first.
func (v CooperativeMatrixReduce) Bits(yield func(CooperativeMatrixReduce) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// TensorClampMode is SPIR-V's enumeration of this name.
type TensorClampMode uint32

// ParseTensorClampMode reads what String writes, and the other spellings.
func ParseTensorClampMode(s string) (TensorClampMode, bool) {
	v, ok := KindTensorClampMode.Parse(s)
	return TensorClampMode(v), ok
}

func (v TensorClampMode) String() string { return KindTensorClampMode.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v TensorClampMode) Requires() []Capability {
	return KindTensorClampMode.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v TensorClampMode) Extensions() []Extension {
	return KindTensorClampMode.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v TensorClampMode) MinVersion() Version { return KindTensorClampMode.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v TensorClampMode) MaxVersion() Version { return KindTensorClampMode.availability(uint32(v)).Max }

// TensorAddressingOperands is SPIR-V's bit mask of this name.
type TensorAddressingOperands uint32

// ParseTensorAddressingOperands reads what String writes, and the other spellings.
func ParseTensorAddressingOperands(s string) (TensorAddressingOperands, bool) {
	v, ok := KindTensorAddressingOperands.Parse(s)
	return TensorAddressingOperands(v), ok
}

func (v TensorAddressingOperands) String() string {
	return KindTensorAddressingOperands.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v TensorAddressingOperands) Requires() []Capability {
	return KindTensorAddressingOperands.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v TensorAddressingOperands) Extensions() []Extension {
	return KindTensorAddressingOperands.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v TensorAddressingOperands) MinVersion() Version {
	return KindTensorAddressingOperands.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v TensorAddressingOperands) MaxVersion() Version {
	return KindTensorAddressingOperands.availability(uint32(v)).Max
}

// Bits yields the bits set in v, lowest first.
func (v TensorAddressingOperands) Bits(yield func(TensorAddressingOperands) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

// InitializationModeQualifier is SPIR-V's enumeration of this name.
type InitializationModeQualifier uint32

// ParseInitializationModeQualifier reads what String writes, and the other spellings.
func ParseInitializationModeQualifier(s string) (InitializationModeQualifier, bool) {
	v, ok := KindInitializationModeQualifier.Parse(s)
	return InitializationModeQualifier(v), ok
}

func (v InitializationModeQualifier) String() string {
	return KindInitializationModeQualifier.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v InitializationModeQualifier) Requires() []Capability {
	return KindInitializationModeQualifier.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v InitializationModeQualifier) Extensions() []Extension {
	return KindInitializationModeQualifier.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v InitializationModeQualifier) MinVersion() Version {
	return KindInitializationModeQualifier.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v InitializationModeQualifier) MaxVersion() Version {
	return KindInitializationModeQualifier.availability(uint32(v)).Max
}

// LoadCacheControl is SPIR-V's enumeration of this name.
type LoadCacheControl uint32

// ParseLoadCacheControl reads what String writes, and the other spellings.
func ParseLoadCacheControl(s string) (LoadCacheControl, bool) {
	v, ok := KindLoadCacheControl.Parse(s)
	return LoadCacheControl(v), ok
}

func (v LoadCacheControl) String() string { return KindLoadCacheControl.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v LoadCacheControl) Requires() []Capability {
	return KindLoadCacheControl.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v LoadCacheControl) Extensions() []Extension {
	return KindLoadCacheControl.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v LoadCacheControl) MinVersion() Version {
	return KindLoadCacheControl.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v LoadCacheControl) MaxVersion() Version {
	return KindLoadCacheControl.availability(uint32(v)).Max
}

// StoreCacheControl is SPIR-V's enumeration of this name.
type StoreCacheControl uint32

// ParseStoreCacheControl reads what String writes, and the other spellings.
func ParseStoreCacheControl(s string) (StoreCacheControl, bool) {
	v, ok := KindStoreCacheControl.Parse(s)
	return StoreCacheControl(v), ok
}

func (v StoreCacheControl) String() string { return KindStoreCacheControl.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v StoreCacheControl) Requires() []Capability {
	return KindStoreCacheControl.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v StoreCacheControl) Extensions() []Extension {
	return KindStoreCacheControl.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v StoreCacheControl) MinVersion() Version {
	return KindStoreCacheControl.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v StoreCacheControl) MaxVersion() Version {
	return KindStoreCacheControl.availability(uint32(v)).Max
}

// NamedMaximumNumberOfRegisters is SPIR-V's enumeration of this name.
type NamedMaximumNumberOfRegisters uint32

// ParseNamedMaximumNumberOfRegisters reads what String writes, and the other spellings.
func ParseNamedMaximumNumberOfRegisters(s string) (NamedMaximumNumberOfRegisters, bool) {
	v, ok := KindNamedMaximumNumberOfRegisters.Parse(s)
	return NamedMaximumNumberOfRegisters(v), ok
}

func (v NamedMaximumNumberOfRegisters) String() string {
	return KindNamedMaximumNumberOfRegisters.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v NamedMaximumNumberOfRegisters) Requires() []Capability {
	return KindNamedMaximumNumberOfRegisters.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v NamedMaximumNumberOfRegisters) Extensions() []Extension {
	return KindNamedMaximumNumberOfRegisters.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v NamedMaximumNumberOfRegisters) MinVersion() Version {
	return KindNamedMaximumNumberOfRegisters.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v NamedMaximumNumberOfRegisters) MaxVersion() Version {
	return KindNamedMaximumNumberOfRegisters.availability(uint32(v)).Max
}

// MatrixMultiplyAccumulateOperands is SPIR-V's bit mask of this name.
type MatrixMultiplyAccumulateOperands uint32

// ParseMatrixMultiplyAccumulateOperands reads what String writes, and the other spellings.
func ParseMatrixMultiplyAccumulateOperands(s string) (MatrixMultiplyAccumulateOperands, bool) {
	v, ok := KindMatrixMultiplyAccumulateOperands.Parse(s)
	return MatrixMultiplyAccumulateOperands(v), ok
}

func (v MatrixMultiplyAccumulateOperands) String() string {
	return KindMatrixMultiplyAccumulateOperands.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v MatrixMultiplyAccumulateOperands) Requires() []Capability {
	return KindMatrixMultiplyAccumulateOperands.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v MatrixMultiplyAccumulateOperands) Extensions() []Extension {
	return KindMatrixMultiplyAccumulateOperands.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v MatrixMultiplyAccumulateOperands) MinVersion() Version {
	return KindMatrixMultiplyAccumulateOperands.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v MatrixMultiplyAccumulateOperands) MaxVersion() Version {
	return KindMatrixMultiplyAccumulateOperands.availability(uint32(v)).Max
}

// Bits yields the bits set in v, lowest first.
func (v MatrixMultiplyAccumulateOperands) Bits(yield func(MatrixMultiplyAccumulateOperands) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
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

// CooperativeVectorMatrixLayout is SPIR-V's enumeration of this name.
type CooperativeVectorMatrixLayout uint32

// ParseCooperativeVectorMatrixLayout reads what String writes, and the other spellings.
func ParseCooperativeVectorMatrixLayout(s string) (CooperativeVectorMatrixLayout, bool) {
	v, ok := KindCooperativeVectorMatrixLayout.Parse(s)
	return CooperativeVectorMatrixLayout(v), ok
}

func (v CooperativeVectorMatrixLayout) String() string {
	return KindCooperativeVectorMatrixLayout.Format(uint32(v))
}

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v CooperativeVectorMatrixLayout) Requires() []Capability {
	return KindCooperativeVectorMatrixLayout.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v CooperativeVectorMatrixLayout) Extensions() []Extension {
	return KindCooperativeVectorMatrixLayout.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v CooperativeVectorMatrixLayout) MinVersion() Version {
	return KindCooperativeVectorMatrixLayout.availability(uint32(v)).Min
}

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v CooperativeVectorMatrixLayout) MaxVersion() Version {
	return KindCooperativeVectorMatrixLayout.availability(uint32(v)).Max
}

// ComponentType is SPIR-V's enumeration of this name.
type ComponentType uint32

// ParseComponentType reads what String writes, and the other spellings.
func ParseComponentType(s string) (ComponentType, bool) {
	v, ok := KindComponentType.Parse(s)
	return ComponentType(v), ok
}

func (v ComponentType) String() string { return KindComponentType.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v ComponentType) Requires() []Capability {
	return KindComponentType.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v ComponentType) Extensions() []Extension {
	return KindComponentType.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v ComponentType) MinVersion() Version { return KindComponentType.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v ComponentType) MaxVersion() Version { return KindComponentType.availability(uint32(v)).Max }

// GatherModes is SPIR-V's enumeration of this name.
type GatherModes uint32

// ParseGatherModes reads what String writes, and the other spellings.
func ParseGatherModes(s string) (GatherModes, bool) {
	v, ok := KindGatherModes.Parse(s)
	return GatherModes(v), ok
}

func (v GatherModes) String() string { return KindGatherModes.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v GatherModes) Requires() []Capability {
	return KindGatherModes.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v GatherModes) Extensions() []Extension {
	return KindGatherModes.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v GatherModes) MinVersion() Version { return KindGatherModes.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v GatherModes) MaxVersion() Version { return KindGatherModes.availability(uint32(v)).Max }

// TensorOperands is SPIR-V's bit mask of this name.
type TensorOperands uint32

// ParseTensorOperands reads what String writes, and the other spellings.
func ParseTensorOperands(s string) (TensorOperands, bool) {
	v, ok := KindTensorOperands.Parse(s)
	return TensorOperands(v), ok
}

func (v TensorOperands) String() string { return KindTensorOperands.Format(uint32(v)) }

// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.
func (v TensorOperands) Requires() []Capability {
	return KindTensorOperands.availability(uint32(v)).Capabilities
}

// Extensions returns the extensions any of which v demands. The result is shared: read only.
func (v TensorOperands) Extensions() []Extension {
	return KindTensorOperands.availability(uint32(v)).Extensions
}

// MinVersion returns the first version that has v, or 0 when all have it.
func (v TensorOperands) MinVersion() Version { return KindTensorOperands.availability(uint32(v)).Min }

// MaxVersion returns the last version that has v, or 0 when no later one dropped it.
func (v TensorOperands) MaxVersion() Version { return KindTensorOperands.availability(uint32(v)).Max }

// Bits yields the bits set in v, lowest first.
func (v TensorOperands) Bits(yield func(TensorOperands) bool) {
	for v != 0 && yield(v&-v) {
		v &= v - 1
	}
}

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
