// Code generated from internal/specgen/*.tbl by "make generate"; DO NOT EDIT.

package spec

// Values of ImageOperands.
const (
	ImageOperandsNone                  ImageOperands = 0x0
	ImageOperandsBias                  ImageOperands = 0x1
	ImageOperandsLod                   ImageOperands = 0x2
	ImageOperandsGrad                  ImageOperands = 0x4
	ImageOperandsConstOffset           ImageOperands = 0x8
	ImageOperandsOffset                ImageOperands = 0x10
	ImageOperandsConstOffsets          ImageOperands = 0x20
	ImageOperandsSample                ImageOperands = 0x40
	ImageOperandsMinLod                ImageOperands = 0x80
	ImageOperandsMakeTexelAvailable    ImageOperands = 0x100
	ImageOperandsMakeTexelAvailableKHR ImageOperands = 0x100
	ImageOperandsMakeTexelVisible      ImageOperands = 0x200
	ImageOperandsMakeTexelVisibleKHR   ImageOperands = 0x200
	ImageOperandsNonPrivateTexel       ImageOperands = 0x400
	ImageOperandsNonPrivateTexelKHR    ImageOperands = 0x400
	ImageOperandsVolatileTexel         ImageOperands = 0x800
	ImageOperandsVolatileTexelKHR      ImageOperands = 0x800
	ImageOperandsSignExtend            ImageOperands = 0x1000
	ImageOperandsZeroExtend            ImageOperands = 0x2000
	ImageOperandsNontemporal           ImageOperands = 0x4000
	ImageOperandsOffsets               ImageOperands = 0x10000
)

// Values of FPFastMathMode.
const (
	FPFastMathModeNone                   FPFastMathMode = 0x0
	FPFastMathModeNotNaN                 FPFastMathMode = 0x1
	FPFastMathModeNotInf                 FPFastMathMode = 0x2
	FPFastMathModeNSZ                    FPFastMathMode = 0x4
	FPFastMathModeAllowRecip             FPFastMathMode = 0x8
	FPFastMathModeFast                   FPFastMathMode = 0x10
	FPFastMathModeAllowContractFastINTEL FPFastMathMode = 0x10000
	FPFastMathModeAllowContract          FPFastMathMode = 0x10000
	FPFastMathModeAllowReassocINTEL      FPFastMathMode = 0x20000
	FPFastMathModeAllowReassoc           FPFastMathMode = 0x20000
	FPFastMathModeAllowTransform         FPFastMathMode = 0x40000
)

// Values of SelectionControl.
const (
	SelectionControlNone        SelectionControl = 0x0
	SelectionControlFlatten     SelectionControl = 0x1
	SelectionControlDontFlatten SelectionControl = 0x2
)

// Values of LoopControl.
const (
	LoopControlNone                       LoopControl = 0x0
	LoopControlUnroll                     LoopControl = 0x1
	LoopControlDontUnroll                 LoopControl = 0x2
	LoopControlDependencyInfinite         LoopControl = 0x4
	LoopControlDependencyLength           LoopControl = 0x8
	LoopControlMinIterations              LoopControl = 0x10
	LoopControlMaxIterations              LoopControl = 0x20
	LoopControlIterationMultiple          LoopControl = 0x40
	LoopControlPeelCount                  LoopControl = 0x80
	LoopControlPartialCount               LoopControl = 0x100
	LoopControlInitiationIntervalINTEL    LoopControl = 0x10000
	LoopControlInitiationIntervalALTERA   LoopControl = 0x10000
	LoopControlMaxConcurrencyINTEL        LoopControl = 0x20000
	LoopControlMaxConcurrencyALTERA       LoopControl = 0x20000
	LoopControlDependencyArrayINTEL       LoopControl = 0x40000
	LoopControlDependencyArrayALTERA      LoopControl = 0x40000
	LoopControlPipelineEnableINTEL        LoopControl = 0x80000
	LoopControlPipelineEnableALTERA       LoopControl = 0x80000
	LoopControlLoopCoalesceINTEL          LoopControl = 0x100000
	LoopControlLoopCoalesceALTERA         LoopControl = 0x100000
	LoopControlMaxInterleavingINTEL       LoopControl = 0x200000
	LoopControlMaxInterleavingALTERA      LoopControl = 0x200000
	LoopControlSpeculatedIterationsINTEL  LoopControl = 0x400000
	LoopControlSpeculatedIterationsALTERA LoopControl = 0x400000
	LoopControlNoFusionINTEL              LoopControl = 0x800000
	LoopControlNoFusionALTERA             LoopControl = 0x800000
	LoopControlLoopCountALTERA            LoopControl = 0x1000000
	LoopControlLoopCountINTEL             LoopControl = 0x1000000
	LoopControlMaxReinvocationDelayALTERA LoopControl = 0x2000000
	LoopControlMaxReinvocationDelayINTEL  LoopControl = 0x2000000
	LoopControlMultipleWaitQueuesQCOM     LoopControl = 0x10000000
)

// Values of FunctionControl.
const (
	FunctionControlNone         FunctionControl = 0x0
	FunctionControlInline       FunctionControl = 0x1
	FunctionControlDontInline   FunctionControl = 0x2
	FunctionControlPure         FunctionControl = 0x4
	FunctionControlConst        FunctionControl = 0x8
	FunctionControlOptNoneINTEL FunctionControl = 0x10000
	FunctionControlOptNoneEXT   FunctionControl = 0x10000
)

// Values of MemorySemantics.
const (
	MemorySemanticsNone                   MemorySemantics = 0x0
	MemorySemanticsRelaxed                MemorySemantics = 0x0
	MemorySemanticsAcquire                MemorySemantics = 0x2
	MemorySemanticsRelease                MemorySemantics = 0x4
	MemorySemanticsAcquireRelease         MemorySemantics = 0x8
	MemorySemanticsSequentiallyConsistent MemorySemantics = 0x10
	MemorySemanticsUniformMemory          MemorySemantics = 0x40
	MemorySemanticsSubgroupMemory         MemorySemantics = 0x80
	MemorySemanticsWorkgroupMemory        MemorySemantics = 0x100
	MemorySemanticsCrossWorkgroupMemory   MemorySemantics = 0x200
	MemorySemanticsAtomicCounterMemory    MemorySemantics = 0x400
	MemorySemanticsImageMemory            MemorySemantics = 0x800
	MemorySemanticsOutputMemory           MemorySemantics = 0x1000
	MemorySemanticsOutputMemoryKHR        MemorySemantics = 0x1000
	MemorySemanticsMakeAvailable          MemorySemantics = 0x2000
	MemorySemanticsMakeAvailableKHR       MemorySemantics = 0x2000
	MemorySemanticsMakeVisible            MemorySemantics = 0x4000
	MemorySemanticsMakeVisibleKHR         MemorySemantics = 0x4000
	MemorySemanticsVolatile               MemorySemantics = 0x8000
)

// Values of MemoryAccess.
const (
	MemoryAccessNone                    MemoryAccess = 0x0
	MemoryAccessVolatile                MemoryAccess = 0x1
	MemoryAccessAligned                 MemoryAccess = 0x2
	MemoryAccessNontemporal             MemoryAccess = 0x4
	MemoryAccessMakePointerAvailable    MemoryAccess = 0x8
	MemoryAccessMakePointerAvailableKHR MemoryAccess = 0x8
	MemoryAccessMakePointerVisible      MemoryAccess = 0x10
	MemoryAccessMakePointerVisibleKHR   MemoryAccess = 0x10
	MemoryAccessNonPrivatePointer       MemoryAccess = 0x20
	MemoryAccessNonPrivatePointerKHR    MemoryAccess = 0x20
	MemoryAccessAliasScopeINTELMask     MemoryAccess = 0x10000
	MemoryAccessNoAliasINTELMask        MemoryAccess = 0x20000
)

// Values of KernelProfilingInfo.
const (
	KernelProfilingInfoNone        KernelProfilingInfo = 0x0
	KernelProfilingInfoCmdExecTime KernelProfilingInfo = 0x1
)

// Values of RayFlags.
const (
	RayFlagsNoneKHR                       RayFlags = 0x0
	RayFlagsOpaqueKHR                     RayFlags = 0x1
	RayFlagsNoOpaqueKHR                   RayFlags = 0x2
	RayFlagsTerminateOnFirstHitKHR        RayFlags = 0x4
	RayFlagsSkipClosestHitShaderKHR       RayFlags = 0x8
	RayFlagsCullBackFacingTrianglesKHR    RayFlags = 0x10
	RayFlagsCullFrontFacingTrianglesKHR   RayFlags = 0x20
	RayFlagsCullOpaqueKHR                 RayFlags = 0x40
	RayFlagsCullNoOpaqueKHR               RayFlags = 0x80
	RayFlagsSkipTrianglesKHR              RayFlags = 0x100
	RayFlagsSkipBuiltinPrimitivesNV       RayFlags = 0x100
	RayFlagsSkipAABBsKHR                  RayFlags = 0x200
	RayFlagsForceOpacityMicromap2StateKHR RayFlags = 0x400
	RayFlagsForceOpacityMicromap2StateEXT RayFlags = 0x400
)

// Values of FragmentShadingRate.
const (
	FragmentShadingRateVertical2Pixels   FragmentShadingRate = 0x1
	FragmentShadingRateVertical4Pixels   FragmentShadingRate = 0x2
	FragmentShadingRateHorizontal2Pixels FragmentShadingRate = 0x4
	FragmentShadingRateHorizontal4Pixels FragmentShadingRate = 0x8
)

// Values of RawAccessChainOperands.
const (
	RawAccessChainOperandsNone                     RawAccessChainOperands = 0x0
	RawAccessChainOperandsRobustnessPerComponentNV RawAccessChainOperands = 0x1
	RawAccessChainOperandsRobustnessPerElementNV   RawAccessChainOperands = 0x2
)

// Values of SourceLanguage.
const (
	SourceLanguageUnknown        SourceLanguage = 0
	SourceLanguageESSL           SourceLanguage = 1
	SourceLanguageGLSL           SourceLanguage = 2
	SourceLanguageOpenCL_C       SourceLanguage = 3
	SourceLanguageOpenCL_CPP     SourceLanguage = 4
	SourceLanguageHLSL           SourceLanguage = 5
	SourceLanguageCPP_for_OpenCL SourceLanguage = 6
	SourceLanguageSYCL           SourceLanguage = 7
	SourceLanguageHERO_C         SourceLanguage = 8
	SourceLanguageNZSL           SourceLanguage = 9
	SourceLanguageWGSL           SourceLanguage = 10
	SourceLanguageSlang          SourceLanguage = 11
	SourceLanguageZig            SourceLanguage = 12
	SourceLanguageRust           SourceLanguage = 13
	SourceLanguagePred           SourceLanguage = 14
	SourceLanguageApilaJai       SourceLanguage = 15
)

// Values of ExecutionModel.
const (
	ExecutionModelVertex                 ExecutionModel = 0
	ExecutionModelTessellationControl    ExecutionModel = 1
	ExecutionModelTessellationEvaluation ExecutionModel = 2
	ExecutionModelGeometry               ExecutionModel = 3
	ExecutionModelFragment               ExecutionModel = 4
	ExecutionModelGLCompute              ExecutionModel = 5
	ExecutionModelKernel                 ExecutionModel = 6
	ExecutionModelTaskNV                 ExecutionModel = 5267
	ExecutionModelMeshNV                 ExecutionModel = 5268
	ExecutionModelRayGenerationKHR       ExecutionModel = 5313
	ExecutionModelRayGenerationNV        ExecutionModel = 5313
	ExecutionModelIntersectionKHR        ExecutionModel = 5314
	ExecutionModelIntersectionNV         ExecutionModel = 5314
	ExecutionModelAnyHitKHR              ExecutionModel = 5315
	ExecutionModelAnyHitNV               ExecutionModel = 5315
	ExecutionModelClosestHitKHR          ExecutionModel = 5316
	ExecutionModelClosestHitNV           ExecutionModel = 5316
	ExecutionModelMissKHR                ExecutionModel = 5317
	ExecutionModelMissNV                 ExecutionModel = 5317
	ExecutionModelCallableKHR            ExecutionModel = 5318
	ExecutionModelCallableNV             ExecutionModel = 5318
	ExecutionModelTaskEXT                ExecutionModel = 5364
	ExecutionModelMeshEXT                ExecutionModel = 5365
)

// Values of AddressingModel.
const (
	AddressingModelLogical                    AddressingModel = 0
	AddressingModelPhysical32                 AddressingModel = 1
	AddressingModelPhysical64                 AddressingModel = 2
	AddressingModelPhysicalStorageBuffer64    AddressingModel = 5348
	AddressingModelPhysicalStorageBuffer64EXT AddressingModel = 5348
)

// Values of MemoryModel.
const (
	MemoryModelSimple    MemoryModel = 0
	MemoryModelGLSL450   MemoryModel = 1
	MemoryModelOpenCL    MemoryModel = 2
	MemoryModelVulkan    MemoryModel = 3
	MemoryModelVulkanKHR MemoryModel = 3
)

// Values of ExecutionMode.
const (
	ExecutionModeInvocations                         ExecutionMode = 0
	ExecutionModeSpacingEqual                        ExecutionMode = 1
	ExecutionModeSpacingFractionalEven               ExecutionMode = 2
	ExecutionModeSpacingFractionalOdd                ExecutionMode = 3
	ExecutionModeVertexOrderCw                       ExecutionMode = 4
	ExecutionModeVertexOrderCcw                      ExecutionMode = 5
	ExecutionModePixelCenterInteger                  ExecutionMode = 6
	ExecutionModeOriginUpperLeft                     ExecutionMode = 7
	ExecutionModeOriginLowerLeft                     ExecutionMode = 8
	ExecutionModeEarlyFragmentTests                  ExecutionMode = 9
	ExecutionModePointMode                           ExecutionMode = 10
	ExecutionModeXfb                                 ExecutionMode = 11
	ExecutionModeDepthReplacing                      ExecutionMode = 12
	ExecutionModeDepthGreater                        ExecutionMode = 14
	ExecutionModeDepthLess                           ExecutionMode = 15
	ExecutionModeDepthUnchanged                      ExecutionMode = 16
	ExecutionModeLocalSize                           ExecutionMode = 17
	ExecutionModeLocalSizeHint                       ExecutionMode = 18
	ExecutionModeInputPoints                         ExecutionMode = 19
	ExecutionModeInputLines                          ExecutionMode = 20
	ExecutionModeInputLinesAdjacency                 ExecutionMode = 21
	ExecutionModeTriangles                           ExecutionMode = 22
	ExecutionModeInputTrianglesAdjacency             ExecutionMode = 23
	ExecutionModeQuads                               ExecutionMode = 24
	ExecutionModeIsolines                            ExecutionMode = 25
	ExecutionModeOutputVertices                      ExecutionMode = 26
	ExecutionModeOutputPoints                        ExecutionMode = 27
	ExecutionModeOutputLineStrip                     ExecutionMode = 28
	ExecutionModeOutputTriangleStrip                 ExecutionMode = 29
	ExecutionModeVecTypeHint                         ExecutionMode = 30
	ExecutionModeContractionOff                      ExecutionMode = 31
	ExecutionModeInitializer                         ExecutionMode = 33
	ExecutionModeFinalizer                           ExecutionMode = 34
	ExecutionModeSubgroupSize                        ExecutionMode = 35
	ExecutionModeSubgroupsPerWorkgroup               ExecutionMode = 36
	ExecutionModeSubgroupsPerWorkgroupId             ExecutionMode = 37
	ExecutionModeLocalSizeId                         ExecutionMode = 38
	ExecutionModeLocalSizeHintId                     ExecutionMode = 39
	ExecutionModeNonCoherentColorAttachmentReadEXT   ExecutionMode = 4169
	ExecutionModeNonCoherentDepthAttachmentReadEXT   ExecutionMode = 4170
	ExecutionModeNonCoherentStencilAttachmentReadEXT ExecutionMode = 4171
	ExecutionModeSubgroupUniformControlFlowKHR       ExecutionMode = 4421
	ExecutionModePostDepthCoverage                   ExecutionMode = 4446
	ExecutionModeDenormPreserve                      ExecutionMode = 4459
	ExecutionModeDenormFlushToZero                   ExecutionMode = 4460
	ExecutionModeSignedZeroInfNanPreserve            ExecutionMode = 4461
	ExecutionModeRoundingModeRTE                     ExecutionMode = 4462
	ExecutionModeRoundingModeRTZ                     ExecutionMode = 4463
	ExecutionModeNonCoherentTileAttachmentReadQCOM   ExecutionMode = 4489
	ExecutionModeTileShadingRateQCOM                 ExecutionMode = 4490
	ExecutionModeEarlyAndLateFragmentTestsAMD        ExecutionMode = 5017
	ExecutionModeStencilRefReplacingEXT              ExecutionMode = 5027
	ExecutionModeCoalescingAMDX                      ExecutionMode = 5069
	ExecutionModeIsApiEntryAMDX                      ExecutionMode = 5070
	ExecutionModeMaxNodeRecursionAMDX                ExecutionMode = 5071
	ExecutionModeStaticNumWorkgroupsAMDX             ExecutionMode = 5072
	ExecutionModeShaderIndexAMDX                     ExecutionMode = 5073
	ExecutionModeMaxNumWorkgroupsAMDX                ExecutionMode = 5077
	ExecutionModeStencilRefUnchangedFrontAMD         ExecutionMode = 5079
	ExecutionModeStencilRefGreaterFrontAMD           ExecutionMode = 5080
	ExecutionModeStencilRefLessFrontAMD              ExecutionMode = 5081
	ExecutionModeStencilRefUnchangedBackAMD          ExecutionMode = 5082
	ExecutionModeStencilRefGreaterBackAMD            ExecutionMode = 5083
	ExecutionModeStencilRefLessBackAMD               ExecutionMode = 5084
	ExecutionModeQuadDerivativesKHR                  ExecutionMode = 5088
	ExecutionModeRequireFullQuadsKHR                 ExecutionMode = 5089
	ExecutionModeSharesInputWithAMDX                 ExecutionMode = 5102
	ExecutionModeArithmeticPoisonKHR                 ExecutionMode = 5157
	ExecutionModeOutputLinesNV                       ExecutionMode = 5269
	ExecutionModeOutputLinesEXT                      ExecutionMode = 5269
	ExecutionModeOutputPrimitivesNV                  ExecutionMode = 5270
	ExecutionModeOutputPrimitivesEXT                 ExecutionMode = 5270
	ExecutionModeDerivativeGroupQuadsNV              ExecutionMode = 5289
	ExecutionModeDerivativeGroupQuadsKHR             ExecutionMode = 5289
	ExecutionModeDerivativeGroupLinearNV             ExecutionMode = 5290
	ExecutionModeDerivativeGroupLinearKHR            ExecutionMode = 5290
	ExecutionModeOutputTrianglesNV                   ExecutionMode = 5298
	ExecutionModeOutputTrianglesEXT                  ExecutionMode = 5298
	ExecutionModePixelInterlockOrderedEXT            ExecutionMode = 5366
	ExecutionModePixelInterlockUnorderedEXT          ExecutionMode = 5367
	ExecutionModeSampleInterlockOrderedEXT           ExecutionMode = 5368
	ExecutionModeSampleInterlockUnorderedEXT         ExecutionMode = 5369
	ExecutionModeShadingRateInterlockOrderedEXT      ExecutionMode = 5370
	ExecutionModeShadingRateInterlockUnorderedEXT    ExecutionMode = 5371
	ExecutionModeShader64BitIndexingEXT              ExecutionMode = 5427
	ExecutionModeSharedLocalMemorySizeINTEL          ExecutionMode = 5618
	ExecutionModeRoundingModeRTPINTEL                ExecutionMode = 5620
	ExecutionModeRoundingModeRTNINTEL                ExecutionMode = 5621
	ExecutionModeFloatingPointModeALTINTEL           ExecutionMode = 5622
	ExecutionModeFloatingPointModeIEEEINTEL          ExecutionMode = 5623
	ExecutionModeMaxWorkgroupSizeINTEL               ExecutionMode = 5893
	ExecutionModeMaxWorkDimINTEL                     ExecutionMode = 5894
	ExecutionModeNoGlobalOffsetINTEL                 ExecutionMode = 5895
	ExecutionModeNumSIMDWorkitemsINTEL               ExecutionMode = 5896
	ExecutionModeSchedulerTargetFmaxMhzINTEL         ExecutionMode = 5903
	ExecutionModeMaximallyReconvergesKHR             ExecutionMode = 6023
	ExecutionModeFPFastMathDefault                   ExecutionMode = 6028
	ExecutionModeOpacityMicromapIdKHR                ExecutionMode = 6031
	ExecutionModeStreamingInterfaceINTEL             ExecutionMode = 6154
	ExecutionModeRegisterMapInterfaceINTEL           ExecutionMode = 6160
	ExecutionModeNamedBarrierCountINTEL              ExecutionMode = 6417
	ExecutionModeMaximumRegistersINTEL               ExecutionMode = 6461
	ExecutionModeMaximumRegistersIdINTEL             ExecutionMode = 6462
	ExecutionModeNamedMaximumRegistersINTEL          ExecutionMode = 6463
)

// Values of StorageClass.
const (
	StorageClassUniformConstant          StorageClass = 0
	StorageClassInput                    StorageClass = 1
	StorageClassUniform                  StorageClass = 2
	StorageClassOutput                   StorageClass = 3
	StorageClassWorkgroup                StorageClass = 4
	StorageClassCrossWorkgroup           StorageClass = 5
	StorageClassPrivate                  StorageClass = 6
	StorageClassFunction                 StorageClass = 7
	StorageClassGeneric                  StorageClass = 8
	StorageClassPushConstant             StorageClass = 9
	StorageClassAtomicCounter            StorageClass = 10
	StorageClassImage                    StorageClass = 11
	StorageClassStorageBuffer            StorageClass = 12
	StorageClassTileImageEXT             StorageClass = 4172
	StorageClassTileAttachmentQCOM       StorageClass = 4491
	StorageClassNodePayloadAMDX          StorageClass = 5068
	StorageClassCallableDataKHR          StorageClass = 5328
	StorageClassCallableDataNV           StorageClass = 5328
	StorageClassIncomingCallableDataKHR  StorageClass = 5329
	StorageClassIncomingCallableDataNV   StorageClass = 5329
	StorageClassRayPayloadKHR            StorageClass = 5338
	StorageClassRayPayloadNV             StorageClass = 5338
	StorageClassHitAttributeKHR          StorageClass = 5339
	StorageClassHitAttributeNV           StorageClass = 5339
	StorageClassIncomingRayPayloadKHR    StorageClass = 5342
	StorageClassIncomingRayPayloadNV     StorageClass = 5342
	StorageClassShaderRecordBufferKHR    StorageClass = 5343
	StorageClassShaderRecordBufferNV     StorageClass = 5343
	StorageClassPhysicalStorageBuffer    StorageClass = 5349
	StorageClassPhysicalStorageBufferEXT StorageClass = 5349
	StorageClassHitObjectAttributeNV     StorageClass = 5385
	StorageClassTaskPayloadWorkgroupEXT  StorageClass = 5402
	StorageClassHitObjectAttributeEXT    StorageClass = 5411
	StorageClassCodeSectionINTEL         StorageClass = 5605
	StorageClassDeviceOnlyINTEL          StorageClass = 5936
	StorageClassDeviceOnlyALTERA         StorageClass = 5936
	StorageClassHostOnlyINTEL            StorageClass = 5937
	StorageClassHostOnlyALTERA           StorageClass = 5937
)

// Values of Dim.
const (
	Dim1D               Dim = 0
	Dim2D               Dim = 1
	Dim3D               Dim = 2
	DimCube             Dim = 3
	DimRect             Dim = 4
	DimBuffer           Dim = 5
	DimSubpassData      Dim = 6
	DimTileImageDataEXT Dim = 4173
)

// Values of SamplerAddressingMode.
const (
	SamplerAddressingModeNone           SamplerAddressingMode = 0
	SamplerAddressingModeClampToEdge    SamplerAddressingMode = 1
	SamplerAddressingModeClamp          SamplerAddressingMode = 2
	SamplerAddressingModeRepeat         SamplerAddressingMode = 3
	SamplerAddressingModeRepeatMirrored SamplerAddressingMode = 4
)

// Values of SamplerFilterMode.
const (
	SamplerFilterModeNearest SamplerFilterMode = 0
	SamplerFilterModeLinear  SamplerFilterMode = 1
)

// Values of ImageFormat.
const (
	ImageFormatUnknown      ImageFormat = 0
	ImageFormatRgba32f      ImageFormat = 1
	ImageFormatRgba16f      ImageFormat = 2
	ImageFormatR32f         ImageFormat = 3
	ImageFormatRgba8        ImageFormat = 4
	ImageFormatRgba8Snorm   ImageFormat = 5
	ImageFormatRg32f        ImageFormat = 6
	ImageFormatRg16f        ImageFormat = 7
	ImageFormatR11fG11fB10f ImageFormat = 8
	ImageFormatR16f         ImageFormat = 9
	ImageFormatRgba16       ImageFormat = 10
	ImageFormatRgb10A2      ImageFormat = 11
	ImageFormatRg16         ImageFormat = 12
	ImageFormatRg8          ImageFormat = 13
	ImageFormatR16          ImageFormat = 14
	ImageFormatR8           ImageFormat = 15
	ImageFormatRgba16Snorm  ImageFormat = 16
	ImageFormatRg16Snorm    ImageFormat = 17
	ImageFormatRg8Snorm     ImageFormat = 18
	ImageFormatR16Snorm     ImageFormat = 19
	ImageFormatR8Snorm      ImageFormat = 20
	ImageFormatRgba32i      ImageFormat = 21
	ImageFormatRgba16i      ImageFormat = 22
	ImageFormatRgba8i       ImageFormat = 23
	ImageFormatR32i         ImageFormat = 24
	ImageFormatRg32i        ImageFormat = 25
	ImageFormatRg16i        ImageFormat = 26
	ImageFormatRg8i         ImageFormat = 27
	ImageFormatR16i         ImageFormat = 28
	ImageFormatR8i          ImageFormat = 29
	ImageFormatRgba32ui     ImageFormat = 30
	ImageFormatRgba16ui     ImageFormat = 31
	ImageFormatRgba8ui      ImageFormat = 32
	ImageFormatR32ui        ImageFormat = 33
	ImageFormatRgb10a2ui    ImageFormat = 34
	ImageFormatRg32ui       ImageFormat = 35
	ImageFormatRg16ui       ImageFormat = 36
	ImageFormatRg8ui        ImageFormat = 37
	ImageFormatR16ui        ImageFormat = 38
	ImageFormatR8ui         ImageFormat = 39
	ImageFormatR64ui        ImageFormat = 40
	ImageFormatR64i         ImageFormat = 41
)

// Values of ImageChannelOrder.
const (
	ImageChannelOrderR            ImageChannelOrder = 0
	ImageChannelOrderA            ImageChannelOrder = 1
	ImageChannelOrderRG           ImageChannelOrder = 2
	ImageChannelOrderRA           ImageChannelOrder = 3
	ImageChannelOrderRGB          ImageChannelOrder = 4
	ImageChannelOrderRGBA         ImageChannelOrder = 5
	ImageChannelOrderBGRA         ImageChannelOrder = 6
	ImageChannelOrderARGB         ImageChannelOrder = 7
	ImageChannelOrderIntensity    ImageChannelOrder = 8
	ImageChannelOrderLuminance    ImageChannelOrder = 9
	ImageChannelOrderRx           ImageChannelOrder = 10
	ImageChannelOrderRGx          ImageChannelOrder = 11
	ImageChannelOrderRGBx         ImageChannelOrder = 12
	ImageChannelOrderDepth        ImageChannelOrder = 13
	ImageChannelOrderDepthStencil ImageChannelOrder = 14
	ImageChannelOrdersRGB         ImageChannelOrder = 15
	ImageChannelOrdersRGBx        ImageChannelOrder = 16
	ImageChannelOrdersRGBA        ImageChannelOrder = 17
	ImageChannelOrdersBGRA        ImageChannelOrder = 18
	ImageChannelOrderABGR         ImageChannelOrder = 19
)

// Values of ImageChannelDataType.
const (
	ImageChannelDataTypeSnormInt8           ImageChannelDataType = 0
	ImageChannelDataTypeSnormInt16          ImageChannelDataType = 1
	ImageChannelDataTypeUnormInt8           ImageChannelDataType = 2
	ImageChannelDataTypeUnormInt16          ImageChannelDataType = 3
	ImageChannelDataTypeUnormShort565       ImageChannelDataType = 4
	ImageChannelDataTypeUnormShort555       ImageChannelDataType = 5
	ImageChannelDataTypeUnormInt101010      ImageChannelDataType = 6
	ImageChannelDataTypeSignedInt8          ImageChannelDataType = 7
	ImageChannelDataTypeSignedInt16         ImageChannelDataType = 8
	ImageChannelDataTypeSignedInt32         ImageChannelDataType = 9
	ImageChannelDataTypeUnsignedInt8        ImageChannelDataType = 10
	ImageChannelDataTypeUnsignedInt16       ImageChannelDataType = 11
	ImageChannelDataTypeUnsignedInt32       ImageChannelDataType = 12
	ImageChannelDataTypeHalfFloat           ImageChannelDataType = 13
	ImageChannelDataTypeFloat               ImageChannelDataType = 14
	ImageChannelDataTypeUnormInt24          ImageChannelDataType = 15
	ImageChannelDataTypeUnormInt101010_2    ImageChannelDataType = 16
	ImageChannelDataTypeUnormInt10X6EXT     ImageChannelDataType = 17
	ImageChannelDataTypeUnsignedIntRaw10EXT ImageChannelDataType = 19
	ImageChannelDataTypeUnsignedIntRaw12EXT ImageChannelDataType = 20
	ImageChannelDataTypeUnormInt2_101010EXT ImageChannelDataType = 21
	ImageChannelDataTypeUnsignedInt10X6EXT  ImageChannelDataType = 22
	ImageChannelDataTypeUnsignedInt12X4EXT  ImageChannelDataType = 23
	ImageChannelDataTypeUnsignedInt14X2EXT  ImageChannelDataType = 24
	ImageChannelDataTypeUnormInt12X4EXT     ImageChannelDataType = 25
	ImageChannelDataTypeUnormInt14X2EXT     ImageChannelDataType = 26
)

// Values of FPRoundingMode.
const (
	FPRoundingModeRTE FPRoundingMode = 0
	FPRoundingModeRTZ FPRoundingMode = 1
	FPRoundingModeRTP FPRoundingMode = 2
	FPRoundingModeRTN FPRoundingMode = 3
)

// Values of FPDenormMode.
const (
	FPDenormModePreserve    FPDenormMode = 0
	FPDenormModeFlushToZero FPDenormMode = 1
)

// Values of QuantizationModes.
const (
	QuantizationModesTRN          QuantizationModes = 0
	QuantizationModesTRN_ZERO     QuantizationModes = 1
	QuantizationModesRND          QuantizationModes = 2
	QuantizationModesRND_ZERO     QuantizationModes = 3
	QuantizationModesRND_INF      QuantizationModes = 4
	QuantizationModesRND_MIN_INF  QuantizationModes = 5
	QuantizationModesRND_CONV     QuantizationModes = 6
	QuantizationModesRND_CONV_ODD QuantizationModes = 7
)

// Values of FPOperationMode.
const (
	FPOperationModeIEEE FPOperationMode = 0
	FPOperationModeALT  FPOperationMode = 1
)

// Values of OverflowModes.
const (
	OverflowModesWRAP     OverflowModes = 0
	OverflowModesSAT      OverflowModes = 1
	OverflowModesSAT_ZERO OverflowModes = 2
	OverflowModesSAT_SYM  OverflowModes = 3
)

// Values of LinkageType.
const (
	LinkageTypeExport      LinkageType = 0
	LinkageTypeImport      LinkageType = 1
	LinkageTypeLinkOnceODR LinkageType = 2
	LinkageTypeWeakAMD     LinkageType = 3
)

// Values of AccessQualifier.
const (
	AccessQualifierReadOnly  AccessQualifier = 0
	AccessQualifierWriteOnly AccessQualifier = 1
	AccessQualifierReadWrite AccessQualifier = 2
)

// Values of HostAccessQualifier.
const (
	HostAccessQualifierNoneINTEL      HostAccessQualifier = 0
	HostAccessQualifierReadINTEL      HostAccessQualifier = 1
	HostAccessQualifierWriteINTEL     HostAccessQualifier = 2
	HostAccessQualifierReadWriteINTEL HostAccessQualifier = 3
)

// Values of FunctionParameterAttribute.
const (
	FunctionParameterAttributeZext                 FunctionParameterAttribute = 0
	FunctionParameterAttributeSext                 FunctionParameterAttribute = 1
	FunctionParameterAttributeByVal                FunctionParameterAttribute = 2
	FunctionParameterAttributeSret                 FunctionParameterAttribute = 3
	FunctionParameterAttributeNoAlias              FunctionParameterAttribute = 4
	FunctionParameterAttributeNoCapture            FunctionParameterAttribute = 5
	FunctionParameterAttributeNoWrite              FunctionParameterAttribute = 6
	FunctionParameterAttributeNoReadWrite          FunctionParameterAttribute = 7
	FunctionParameterAttributeRuntimeAlignedALTERA FunctionParameterAttribute = 5940
	FunctionParameterAttributeRuntimeAlignedINTEL  FunctionParameterAttribute = 5940
)

// Values of Decoration.
const (
	DecorationRelaxedPrecision                            Decoration = 0
	DecorationSpecId                                      Decoration = 1
	DecorationBlock                                       Decoration = 2
	DecorationBufferBlock                                 Decoration = 3
	DecorationRowMajor                                    Decoration = 4
	DecorationColMajor                                    Decoration = 5
	DecorationArrayStride                                 Decoration = 6
	DecorationMatrixStride                                Decoration = 7
	DecorationGLSLShared                                  Decoration = 8
	DecorationGLSLPacked                                  Decoration = 9
	DecorationCPacked                                     Decoration = 10
	DecorationBuiltIn                                     Decoration = 11
	DecorationNoPerspective                               Decoration = 13
	DecorationFlat                                        Decoration = 14
	DecorationPatch                                       Decoration = 15
	DecorationCentroid                                    Decoration = 16
	DecorationSample                                      Decoration = 17
	DecorationInvariant                                   Decoration = 18
	DecorationRestrict                                    Decoration = 19
	DecorationAliased                                     Decoration = 20
	DecorationVolatile                                    Decoration = 21
	DecorationConstant                                    Decoration = 22
	DecorationCoherent                                    Decoration = 23
	DecorationNonWritable                                 Decoration = 24
	DecorationNonReadable                                 Decoration = 25
	DecorationUniform                                     Decoration = 26
	DecorationUniformId                                   Decoration = 27
	DecorationSaturatedConversion                         Decoration = 28
	DecorationStream                                      Decoration = 29
	DecorationLocation                                    Decoration = 30
	DecorationComponent                                   Decoration = 31
	DecorationIndex                                       Decoration = 32
	DecorationBinding                                     Decoration = 33
	DecorationDescriptorSet                               Decoration = 34
	DecorationOffset                                      Decoration = 35
	DecorationXfbBuffer                                   Decoration = 36
	DecorationXfbStride                                   Decoration = 37
	DecorationFuncParamAttr                               Decoration = 38
	DecorationFPRoundingMode                              Decoration = 39
	DecorationFPFastMathMode                              Decoration = 40
	DecorationLinkageAttributes                           Decoration = 41
	DecorationNoContraction                               Decoration = 42
	DecorationInputAttachmentIndex                        Decoration = 43
	DecorationAlignment                                   Decoration = 44
	DecorationMaxByteOffset                               Decoration = 45
	DecorationAlignmentId                                 Decoration = 46
	DecorationMaxByteOffsetId                             Decoration = 47
	DecorationSaturatedToLargestFloat8NormalConversionEXT Decoration = 4216
	DecorationNoSignedWrap                                Decoration = 4469
	DecorationNoUnsignedWrap                              Decoration = 4470
	DecorationWeightTextureQCOM                           Decoration = 4487
	DecorationBlockMatchTextureQCOM                       Decoration = 4488
	DecorationBlockMatchSamplerQCOM                       Decoration = 4499
	DecorationExplicitInterpAMD                           Decoration = 4999
	DecorationNodeSharesPayloadLimitsWithAMDX             Decoration = 5019
	DecorationNodeMaxPayloadsAMDX                         Decoration = 5020
	DecorationTrackFinishWritingAMDX                      Decoration = 5078
	DecorationPayloadNodeNameAMDX                         Decoration = 5091
	DecorationPayloadNodeBaseIndexAMDX                    Decoration = 5098
	DecorationPayloadNodeSparseArrayAMDX                  Decoration = 5099
	DecorationPayloadNodeArraySizeAMDX                    Decoration = 5100
	DecorationPayloadDispatchIndirectAMDX                 Decoration = 5105
	DecorationArrayStrideIdEXT                            Decoration = 5124
	DecorationOffsetIdEXT                                 Decoration = 5125
	DecorationUTFEncodedKHR                               Decoration = 5145
	DecorationOverrideCoverageNV                          Decoration = 5248
	DecorationPassthroughNV                               Decoration = 5250
	DecorationViewportRelativeNV                          Decoration = 5252
	DecorationSecondaryViewportRelativeNV                 Decoration = 5256
	DecorationPerPrimitiveNV                              Decoration = 5271
	DecorationPerPrimitiveEXT                             Decoration = 5271
	DecorationPerViewNV                                   Decoration = 5272
	DecorationPerTaskNV                                   Decoration = 5273
	DecorationPerVertexKHR                                Decoration = 5285
	DecorationPerVertexNV                                 Decoration = 5285
	DecorationNonUniform                                  Decoration = 5300
	DecorationNonUniformEXT                               Decoration = 5300
	DecorationRestrictPointer                             Decoration = 5355
	DecorationRestrictPointerEXT                          Decoration = 5355
	DecorationAliasedPointer                              Decoration = 5356
	DecorationAliasedPointerEXT                           Decoration = 5356
	DecorationMemberOffsetNV                              Decoration = 5358
	DecorationHitObjectShaderRecordBufferNV               Decoration = 5386
	DecorationHitObjectShaderRecordBufferEXT              Decoration = 5389
	DecorationBankNV                                      Decoration = 5397
	DecorationBindlessSamplerNV                           Decoration = 5398
	DecorationBindlessImageNV                             Decoration = 5399
	DecorationBoundSamplerNV                              Decoration = 5400
	DecorationBoundImageNV                                Decoration = 5401
	DecorationCooperativeMatrixTransposeEXT               Decoration = 5440
	DecorationSIMTCallINTEL                               Decoration = 5599
	DecorationReferencedIndirectlyINTEL                   Decoration = 5602
	DecorationClobberINTEL                                Decoration = 5607
	DecorationSideEffectsINTEL                            Decoration = 5608
	DecorationVectorComputeVariableINTEL                  Decoration = 5624
	DecorationFuncParamIOKindINTEL                        Decoration = 5625
	DecorationVectorComputeFunctionINTEL                  Decoration = 5626
	DecorationStackCallINTEL                              Decoration = 5627
	DecorationGlobalVariableOffsetINTEL                   Decoration = 5628
	DecorationCounterBuffer                               Decoration = 5634
	DecorationHlslCounterBufferGOOGLE                     Decoration = 5634
	DecorationUserSemantic                                Decoration = 5635
	DecorationHlslSemanticGOOGLE                          Decoration = 5635
	DecorationUserTypeGOOGLE                              Decoration = 5636
	DecorationFunctionRoundingModeINTEL                   Decoration = 5822
	DecorationFunctionDenormModeINTEL                     Decoration = 5823
	DecorationRegisterINTEL                               Decoration = 5825
	DecorationRegisterALTERA                              Decoration = 5825
	DecorationMemoryINTEL                                 Decoration = 5826
	DecorationMemoryALTERA                                Decoration = 5826
	DecorationNumbanksINTEL                               Decoration = 5827
	DecorationNumbanksALTERA                              Decoration = 5827
	DecorationBankwidthINTEL                              Decoration = 5828
	DecorationBankwidthALTERA                             Decoration = 5828
	DecorationMaxPrivateCopiesINTEL                       Decoration = 5829
	DecorationMaxPrivateCopiesALTERA                      Decoration = 5829
	DecorationSinglepumpINTEL                             Decoration = 5830
	DecorationSinglepumpALTERA                            Decoration = 5830
	DecorationDoublepumpINTEL                             Decoration = 5831
	DecorationDoublepumpALTERA                            Decoration = 5831
	DecorationMaxReplicatesINTEL                          Decoration = 5832
	DecorationMaxReplicatesALTERA                         Decoration = 5832
	DecorationSimpleDualPortINTEL                         Decoration = 5833
	DecorationSimpleDualPortALTERA                        Decoration = 5833
	DecorationMergeINTEL                                  Decoration = 5834
	DecorationMergeALTERA                                 Decoration = 5834
	DecorationBankBitsINTEL                               Decoration = 5835
	DecorationBankBitsALTERA                              Decoration = 5835
	DecorationForcePow2DepthINTEL                         Decoration = 5836
	DecorationForcePow2DepthALTERA                        Decoration = 5836
	DecorationStridesizeALTERA                            Decoration = 5883
	DecorationStridesizeINTEL                             Decoration = 5883
	DecorationWordsizeALTERA                              Decoration = 5884
	DecorationWordsizeINTEL                               Decoration = 5884
	DecorationTrueDualPortALTERA                          Decoration = 5885
	DecorationTrueDualPortINTEL                           Decoration = 5885
	DecorationBurstCoalesceINTEL                          Decoration = 5899
	DecorationBurstCoalesceALTERA                         Decoration = 5899
	DecorationCacheSizeINTEL                              Decoration = 5900
	DecorationCacheSizeALTERA                             Decoration = 5900
	DecorationDontStaticallyCoalesceINTEL                 Decoration = 5901
	DecorationDontStaticallyCoalesceALTERA                Decoration = 5901
	DecorationPrefetchINTEL                               Decoration = 5902
	DecorationPrefetchALTERA                              Decoration = 5902
	DecorationStallEnableINTEL                            Decoration = 5905
	DecorationStallEnableALTERA                           Decoration = 5905
	DecorationFuseLoopsInFunctionINTEL                    Decoration = 5907
	DecorationFuseLoopsInFunctionALTERA                   Decoration = 5907
	DecorationMathOpDSPModeALTERA                         Decoration = 5909
	DecorationMathOpDSPModeINTEL                          Decoration = 5909
	DecorationAliasScopeINTEL                             Decoration = 5914
	DecorationNoAliasINTEL                                Decoration = 5915
	DecorationInitiationIntervalALTERA                    Decoration = 5917
	DecorationInitiationIntervalINTEL                     Decoration = 5917
	DecorationMaxConcurrencyALTERA                        Decoration = 5918
	DecorationMaxConcurrencyINTEL                         Decoration = 5918
	DecorationPipelineEnableALTERA                        Decoration = 5919
	DecorationPipelineEnableINTEL                         Decoration = 5919
	DecorationBufferLocationINTEL                         Decoration = 5921
	DecorationBufferLocationALTERA                        Decoration = 5921
	DecorationIOPipeStorageINTEL                          Decoration = 5944
	DecorationIOPipeStorageALTERA                         Decoration = 5944
	DecorationFunctionFloatingPointModeINTEL              Decoration = 6080
	DecorationSingleElementVectorINTEL                    Decoration = 6085
	DecorationVectorComputeCallableFunctionINTEL          Decoration = 6087
	DecorationMediaBlockIOINTEL                           Decoration = 6140
	DecorationStallFreeALTERA                             Decoration = 6151
	DecorationStallFreeINTEL                              Decoration = 6151
	DecorationFPMaxErrorDecorationINTEL                   Decoration = 6170
	DecorationLatencyControlLabelALTERA                   Decoration = 6172
	DecorationLatencyControlLabelINTEL                    Decoration = 6172
	DecorationLatencyControlConstraintALTERA              Decoration = 6173
	DecorationLatencyControlConstraintINTEL               Decoration = 6173
	DecorationConduitKernelArgumentALTERA                 Decoration = 6175
	DecorationConduitKernelArgumentINTEL                  Decoration = 6175
	DecorationRegisterMapKernelArgumentALTERA             Decoration = 6176
	DecorationRegisterMapKernelArgumentINTEL              Decoration = 6176
	DecorationMMHostInterfaceAddressWidthALTERA           Decoration = 6177
	DecorationMMHostInterfaceAddressWidthINTEL            Decoration = 6177
	DecorationMMHostInterfaceDataWidthALTERA              Decoration = 6178
	DecorationMMHostInterfaceDataWidthINTEL               Decoration = 6178
	DecorationMMHostInterfaceLatencyALTERA                Decoration = 6179
	DecorationMMHostInterfaceLatencyINTEL                 Decoration = 6179
	DecorationMMHostInterfaceReadWriteModeALTERA          Decoration = 6180
	DecorationMMHostInterfaceReadWriteModeINTEL           Decoration = 6180
	DecorationMMHostInterfaceMaxBurstALTERA               Decoration = 6181
	DecorationMMHostInterfaceMaxBurstINTEL                Decoration = 6181
	DecorationMMHostInterfaceWaitRequestALTERA            Decoration = 6182
	DecorationMMHostInterfaceWaitRequestINTEL             Decoration = 6182
	DecorationStableKernelArgumentALTERA                  Decoration = 6183
	DecorationStableKernelArgumentINTEL                   Decoration = 6183
	DecorationHostAccessINTEL                             Decoration = 6188
	DecorationInitModeALTERA                              Decoration = 6190
	DecorationInitModeINTEL                               Decoration = 6190
	DecorationImplementInRegisterMapALTERA                Decoration = 6191
	DecorationImplementInRegisterMapINTEL                 Decoration = 6191
	DecorationConditionalINTEL                            Decoration = 6247
	DecorationCacheControlLoadINTEL                       Decoration = 6442
	DecorationCacheControlStoreINTEL                      Decoration = 6443
	DecorationIntrinsicSAMSUNG                            Decoration = 7040
)

// Values of BuiltIn.
const (
	BuiltInPosition                             BuiltIn = 0
	BuiltInPointSize                            BuiltIn = 1
	BuiltInClipDistance                         BuiltIn = 3
	BuiltInCullDistance                         BuiltIn = 4
	BuiltInVertexId                             BuiltIn = 5
	BuiltInInstanceId                           BuiltIn = 6
	BuiltInPrimitiveId                          BuiltIn = 7
	BuiltInInvocationId                         BuiltIn = 8
	BuiltInLayer                                BuiltIn = 9
	BuiltInViewportIndex                        BuiltIn = 10
	BuiltInTessLevelOuter                       BuiltIn = 11
	BuiltInTessLevelInner                       BuiltIn = 12
	BuiltInTessCoord                            BuiltIn = 13
	BuiltInPatchVertices                        BuiltIn = 14
	BuiltInFragCoord                            BuiltIn = 15
	BuiltInPointCoord                           BuiltIn = 16
	BuiltInFrontFacing                          BuiltIn = 17
	BuiltInSampleId                             BuiltIn = 18
	BuiltInSamplePosition                       BuiltIn = 19
	BuiltInSampleMask                           BuiltIn = 20
	BuiltInFragDepth                            BuiltIn = 22
	BuiltInHelperInvocation                     BuiltIn = 23
	BuiltInNumWorkgroups                        BuiltIn = 24
	BuiltInWorkgroupSize                        BuiltIn = 25
	BuiltInWorkgroupId                          BuiltIn = 26
	BuiltInLocalInvocationId                    BuiltIn = 27
	BuiltInGlobalInvocationId                   BuiltIn = 28
	BuiltInLocalInvocationIndex                 BuiltIn = 29
	BuiltInWorkDim                              BuiltIn = 30
	BuiltInGlobalSize                           BuiltIn = 31
	BuiltInEnqueuedWorkgroupSize                BuiltIn = 32
	BuiltInGlobalOffset                         BuiltIn = 33
	BuiltInGlobalLinearId                       BuiltIn = 34
	BuiltInSubgroupSize                         BuiltIn = 36
	BuiltInSubgroupMaxSize                      BuiltIn = 37
	BuiltInNumSubgroups                         BuiltIn = 38
	BuiltInNumEnqueuedSubgroups                 BuiltIn = 39
	BuiltInSubgroupId                           BuiltIn = 40
	BuiltInSubgroupLocalInvocationId            BuiltIn = 41
	BuiltInVertexIndex                          BuiltIn = 42
	BuiltInInstanceIndex                        BuiltIn = 43
	BuiltInCoreIDARM                            BuiltIn = 4160
	BuiltInCoreCountARM                         BuiltIn = 4161
	BuiltInCoreMaxIDARM                         BuiltIn = 4162
	BuiltInWarpIDARM                            BuiltIn = 4163
	BuiltInWarpMaxIDARM                         BuiltIn = 4164
	BuiltInSubgroupEqMask                       BuiltIn = 4416
	BuiltInSubgroupEqMaskKHR                    BuiltIn = 4416
	BuiltInSubgroupGeMask                       BuiltIn = 4417
	BuiltInSubgroupGeMaskKHR                    BuiltIn = 4417
	BuiltInSubgroupGtMask                       BuiltIn = 4418
	BuiltInSubgroupGtMaskKHR                    BuiltIn = 4418
	BuiltInSubgroupLeMask                       BuiltIn = 4419
	BuiltInSubgroupLeMaskKHR                    BuiltIn = 4419
	BuiltInSubgroupLtMask                       BuiltIn = 4420
	BuiltInSubgroupLtMaskKHR                    BuiltIn = 4420
	BuiltInBaseVertex                           BuiltIn = 4424
	BuiltInBaseInstance                         BuiltIn = 4425
	BuiltInDrawIndex                            BuiltIn = 4426
	BuiltInPrimitiveShadingRateKHR              BuiltIn = 4432
	BuiltInDeviceIndex                          BuiltIn = 4438
	BuiltInViewIndex                            BuiltIn = 4440
	BuiltInShadingRateKHR                       BuiltIn = 4444
	BuiltInTileOffsetQCOM                       BuiltIn = 4492
	BuiltInTileDimensionQCOM                    BuiltIn = 4493
	BuiltInTileApronSizeQCOM                    BuiltIn = 4494
	BuiltInBaryCoordNoPerspAMD                  BuiltIn = 4992
	BuiltInBaryCoordNoPerspCentroidAMD          BuiltIn = 4993
	BuiltInBaryCoordNoPerspSampleAMD            BuiltIn = 4994
	BuiltInBaryCoordSmoothAMD                   BuiltIn = 4995
	BuiltInBaryCoordSmoothCentroidAMD           BuiltIn = 4996
	BuiltInBaryCoordSmoothSampleAMD             BuiltIn = 4997
	BuiltInBaryCoordPullModelAMD                BuiltIn = 4998
	BuiltInFragStencilRefEXT                    BuiltIn = 5014
	BuiltInRemainingRecursionLevelsAMDX         BuiltIn = 5021
	BuiltInShaderIndexAMDX                      BuiltIn = 5073
	BuiltInSamplerHeapEXT                       BuiltIn = 5122
	BuiltInResourceHeapEXT                      BuiltIn = 5123
	BuiltInViewportMaskNV                       BuiltIn = 5253
	BuiltInSecondaryPositionNV                  BuiltIn = 5257
	BuiltInSecondaryViewportMaskNV              BuiltIn = 5258
	BuiltInPositionPerViewNV                    BuiltIn = 5261
	BuiltInViewportMaskPerViewNV                BuiltIn = 5262
	BuiltInFullyCoveredEXT                      BuiltIn = 5264
	BuiltInTaskCountNV                          BuiltIn = 5274
	BuiltInPrimitiveCountNV                     BuiltIn = 5275
	BuiltInPrimitiveIndicesNV                   BuiltIn = 5276
	BuiltInClipDistancePerViewNV                BuiltIn = 5277
	BuiltInCullDistancePerViewNV                BuiltIn = 5278
	BuiltInLayerPerViewNV                       BuiltIn = 5279
	BuiltInMeshViewCountNV                      BuiltIn = 5280
	BuiltInMeshViewIndicesNV                    BuiltIn = 5281
	BuiltInBaryCoordKHR                         BuiltIn = 5286
	BuiltInBaryCoordNV                          BuiltIn = 5286
	BuiltInBaryCoordNoPerspKHR                  BuiltIn = 5287
	BuiltInBaryCoordNoPerspNV                   BuiltIn = 5287
	BuiltInFragSizeEXT                          BuiltIn = 5292
	BuiltInFragmentSizeNV                       BuiltIn = 5292
	BuiltInFragInvocationCountEXT               BuiltIn = 5293
	BuiltInInvocationsPerPixelNV                BuiltIn = 5293
	BuiltInPrimitivePointIndicesEXT             BuiltIn = 5294
	BuiltInPrimitiveLineIndicesEXT              BuiltIn = 5295
	BuiltInPrimitiveTriangleIndicesEXT          BuiltIn = 5296
	BuiltInCullPrimitiveEXT                     BuiltIn = 5299
	BuiltInLaunchIdKHR                          BuiltIn = 5319
	BuiltInLaunchIdNV                           BuiltIn = 5319
	BuiltInLaunchSizeKHR                        BuiltIn = 5320
	BuiltInLaunchSizeNV                         BuiltIn = 5320
	BuiltInWorldRayOriginKHR                    BuiltIn = 5321
	BuiltInWorldRayOriginNV                     BuiltIn = 5321
	BuiltInWorldRayDirectionKHR                 BuiltIn = 5322
	BuiltInWorldRayDirectionNV                  BuiltIn = 5322
	BuiltInObjectRayOriginKHR                   BuiltIn = 5323
	BuiltInObjectRayOriginNV                    BuiltIn = 5323
	BuiltInObjectRayDirectionKHR                BuiltIn = 5324
	BuiltInObjectRayDirectionNV                 BuiltIn = 5324
	BuiltInRayTminKHR                           BuiltIn = 5325
	BuiltInRayTminNV                            BuiltIn = 5325
	BuiltInRayTmaxKHR                           BuiltIn = 5326
	BuiltInRayTmaxNV                            BuiltIn = 5326
	BuiltInInstanceCustomIndexKHR               BuiltIn = 5327
	BuiltInInstanceCustomIndexNV                BuiltIn = 5327
	BuiltInObjectToWorldKHR                     BuiltIn = 5330
	BuiltInObjectToWorldNV                      BuiltIn = 5330
	BuiltInWorldToObjectKHR                     BuiltIn = 5331
	BuiltInWorldToObjectNV                      BuiltIn = 5331
	BuiltInHitTNV                               BuiltIn = 5332
	BuiltInHitKindKHR                           BuiltIn = 5333
	BuiltInHitKindNV                            BuiltIn = 5333
	BuiltInCurrentRayTimeNV                     BuiltIn = 5334
	BuiltInHitTriangleVertexPositionsKHR        BuiltIn = 5335
	BuiltInHitMicroTriangleVertexPositionsNV    BuiltIn = 5337
	BuiltInHitMicroTriangleVertexBarycentricsNV BuiltIn = 5344
	BuiltInIncomingRayFlagsKHR                  BuiltIn = 5351
	BuiltInIncomingRayFlagsNV                   BuiltIn = 5351
	BuiltInRayGeometryIndexKHR                  BuiltIn = 5352
	BuiltInHitIsSphereNV                        BuiltIn = 5359
	BuiltInHitIsLSSNV                           BuiltIn = 5360
	BuiltInHitSpherePositionNV                  BuiltIn = 5361
	BuiltInWarpsPerSMNV                         BuiltIn = 5374
	BuiltInSMCountNV                            BuiltIn = 5375
	BuiltInWarpIDNV                             BuiltIn = 5376
	BuiltInSMIDNV                               BuiltIn = 5377
	BuiltInHitLSSPositionsNV                    BuiltIn = 5396
	BuiltInHitKindFrontFacingMicroTriangleNV    BuiltIn = 5405
	BuiltInHitKindBackFacingMicroTriangleNV     BuiltIn = 5406
	BuiltInHitSphereRadiusNV                    BuiltIn = 5420
	BuiltInHitLSSRadiiNV                        BuiltIn = 5421
	BuiltInClusterIDNV                          BuiltIn = 5436
	BuiltInCullMaskKHR                          BuiltIn = 6021
)

// Values of Scope.
const (
	ScopeCrossDevice    Scope = 0
	ScopeDevice         Scope = 1
	ScopeWorkgroup      Scope = 2
	ScopeSubgroup       Scope = 3
	ScopeInvocation     Scope = 4
	ScopeQueueFamily    Scope = 5
	ScopeQueueFamilyKHR Scope = 5
	ScopeShaderCallKHR  Scope = 6
)

// Values of GroupOperation.
const (
	GroupOperationReduce                      GroupOperation = 0
	GroupOperationInclusiveScan               GroupOperation = 1
	GroupOperationExclusiveScan               GroupOperation = 2
	GroupOperationClusteredReduce             GroupOperation = 3
	GroupOperationPartitionedReduceNV         GroupOperation = 6
	GroupOperationPartitionedReduceEXT        GroupOperation = 6
	GroupOperationPartitionedInclusiveScanNV  GroupOperation = 7
	GroupOperationPartitionedInclusiveScanEXT GroupOperation = 7
	GroupOperationPartitionedExclusiveScanNV  GroupOperation = 8
	GroupOperationPartitionedExclusiveScanEXT GroupOperation = 8
)

// Values of KernelEnqueueFlags.
const (
	KernelEnqueueFlagsNoWait        KernelEnqueueFlags = 0
	KernelEnqueueFlagsWaitKernel    KernelEnqueueFlags = 1
	KernelEnqueueFlagsWaitWorkGroup KernelEnqueueFlags = 2
)

// Values of Capability.
const (
	CapabilityMatrix                                       Capability = 0
	CapabilityShader                                       Capability = 1
	CapabilityGeometry                                     Capability = 2
	CapabilityTessellation                                 Capability = 3
	CapabilityAddresses                                    Capability = 4
	CapabilityLinkage                                      Capability = 5
	CapabilityKernel                                       Capability = 6
	CapabilityVector16                                     Capability = 7
	CapabilityFloat16Buffer                                Capability = 8
	CapabilityFloat16                                      Capability = 9
	CapabilityFloat64                                      Capability = 10
	CapabilityInt64                                        Capability = 11
	CapabilityInt64Atomics                                 Capability = 12
	CapabilityImageBasic                                   Capability = 13
	CapabilityImageReadWrite                               Capability = 14
	CapabilityImageMipmap                                  Capability = 15
	CapabilityPipes                                        Capability = 17
	CapabilityGroups                                       Capability = 18
	CapabilityDeviceEnqueue                                Capability = 19
	CapabilityLiteralSampler                               Capability = 20
	CapabilityAtomicStorage                                Capability = 21
	CapabilityInt16                                        Capability = 22
	CapabilityTessellationPointSize                        Capability = 23
	CapabilityGeometryPointSize                            Capability = 24
	CapabilityImageGatherExtended                          Capability = 25
	CapabilityStorageImageMultisample                      Capability = 27
	CapabilityUniformBufferArrayDynamicIndexing            Capability = 28
	CapabilitySampledImageArrayDynamicIndexing             Capability = 29
	CapabilityStorageBufferArrayDynamicIndexing            Capability = 30
	CapabilityStorageImageArrayDynamicIndexing             Capability = 31
	CapabilityClipDistance                                 Capability = 32
	CapabilityCullDistance                                 Capability = 33
	CapabilityImageCubeArray                               Capability = 34
	CapabilitySampleRateShading                            Capability = 35
	CapabilityImageRect                                    Capability = 36
	CapabilitySampledRect                                  Capability = 37
	CapabilityGenericPointer                               Capability = 38
	CapabilityInt8                                         Capability = 39
	CapabilityInputAttachment                              Capability = 40
	CapabilitySparseResidency                              Capability = 41
	CapabilityMinLod                                       Capability = 42
	CapabilitySampled1D                                    Capability = 43
	CapabilityImage1D                                      Capability = 44
	CapabilitySampledCubeArray                             Capability = 45
	CapabilitySampledBuffer                                Capability = 46
	CapabilityImageBuffer                                  Capability = 47
	CapabilityImageMSArray                                 Capability = 48
	CapabilityStorageImageExtendedFormats                  Capability = 49
	CapabilityImageQuery                                   Capability = 50
	CapabilityDerivativeControl                            Capability = 51
	CapabilityInterpolationFunction                        Capability = 52
	CapabilityTransformFeedback                            Capability = 53
	CapabilityGeometryStreams                              Capability = 54
	CapabilityStorageImageReadWithoutFormat                Capability = 55
	CapabilityStorageImageWriteWithoutFormat               Capability = 56
	CapabilityMultiViewport                                Capability = 57
	CapabilitySubgroupDispatch                             Capability = 58
	CapabilityNamedBarrier                                 Capability = 59
	CapabilityPipeStorage                                  Capability = 60
	CapabilityGroupNonUniform                              Capability = 61
	CapabilityGroupNonUniformVote                          Capability = 62
	CapabilityGroupNonUniformArithmetic                    Capability = 63
	CapabilityGroupNonUniformBallot                        Capability = 64
	CapabilityGroupNonUniformShuffle                       Capability = 65
	CapabilityGroupNonUniformShuffleRelative               Capability = 66
	CapabilityGroupNonUniformClustered                     Capability = 67
	CapabilityGroupNonUniformQuad                          Capability = 68
	CapabilityShaderLayer                                  Capability = 69
	CapabilityShaderViewportIndex                          Capability = 70
	CapabilityUniformDecoration                            Capability = 71
	CapabilityCoreBuiltinsARM                              Capability = 4165
	CapabilityTileImageColorReadAccessEXT                  Capability = 4166
	CapabilityTileImageDepthReadAccessEXT                  Capability = 4167
	CapabilityTileImageStencilReadAccessEXT                Capability = 4168
	CapabilityTensorsARM                                   Capability = 4174
	CapabilityStorageTensorArrayDynamicIndexingARM         Capability = 4175
	CapabilityStorageTensorArrayNonUniformIndexingARM      Capability = 4176
	CapabilityGraphARM                                     Capability = 4191
	CapabilityCooperativeMatrixLayoutsARM                  Capability = 4201
	CapabilityFloat8EXT                                    Capability = 4212
	CapabilityFloat8CooperativeMatrixEXT                   Capability = 4213
	CapabilityFloat6EXT                                    Capability = 4228
	CapabilityFloat4EXT                                    Capability = 4229
	CapabilityFloat8UnsignedE8M0EXT                        Capability = 4230
	CapabilityMXInt8EXT                                    Capability = 4231
	CapabilityBitcastExtractEXT                            Capability = 4232
	CapabilityFragmentShadingRateKHR                       Capability = 4422
	CapabilitySubgroupBallotKHR                            Capability = 4423
	CapabilityDrawParameters                               Capability = 4427
	CapabilityWorkgroupMemoryExplicitLayoutKHR             Capability = 4428
	CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR   Capability = 4429
	CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR  Capability = 4430
	CapabilitySubgroupVoteKHR                              Capability = 4431
	CapabilityStorageBuffer16BitAccess                     Capability = 4433
	CapabilityStorageUniformBufferBlock16                  Capability = 4433
	CapabilityStorageUniform16                             Capability = 4434
	CapabilityUniformAndStorageBuffer16BitAccess           Capability = 4434
	CapabilityStoragePushConstant16                        Capability = 4435
	CapabilityStorageInputOutput16                         Capability = 4436
	CapabilityDeviceGroup                                  Capability = 4437
	CapabilityMultiView                                    Capability = 4439
	CapabilityVariablePointersStorageBuffer                Capability = 4441
	CapabilityVariablePointers                             Capability = 4442
	CapabilityAtomicStorageOps                             Capability = 4445
	CapabilitySampleMaskPostDepthCoverage                  Capability = 4447
	CapabilityStorageBuffer8BitAccess                      Capability = 4448
	CapabilityUniformAndStorageBuffer8BitAccess            Capability = 4449
	CapabilityStoragePushConstant8                         Capability = 4450
	CapabilityDenormPreserve                               Capability = 4464
	CapabilityDenormFlushToZero                            Capability = 4465
	CapabilitySignedZeroInfNanPreserve                     Capability = 4466
	CapabilityRoundingModeRTE                              Capability = 4467
	CapabilityRoundingModeRTZ                              Capability = 4468
	CapabilityRayQueryProvisionalKHR                       Capability = 4471
	CapabilityRayQueryKHR                                  Capability = 4472
	CapabilityUntypedPointersKHR                           Capability = 4473
	CapabilityRayTraversalPrimitiveCullingKHR              Capability = 4478
	CapabilityRayTracingKHR                                Capability = 4479
	CapabilityTextureSampleWeightedQCOM                    Capability = 4484
	CapabilityTextureBoxFilterQCOM                         Capability = 4485
	CapabilityTextureBlockMatchQCOM                        Capability = 4486
	CapabilityTileShadingQCOM                              Capability = 4495
	CapabilityCooperativeMatrixConversionQCOM              Capability = 4496
	CapabilityTextureBlockMatch2QCOM                       Capability = 4498
	CapabilityMultipleWaitQueuesQCOM                       Capability = 4539
	CapabilityImageGatherLinearQCOM                        Capability = 4543
	CapabilityImageGatherExtendedModesQCOM                 Capability = 4544
	CapabilityFloat16ImageAMD                              Capability = 5008
	CapabilityImageGatherBiasLodAMD                        Capability = 5009
	CapabilityFragmentMaskAMD                              Capability = 5010
	CapabilityStencilExportEXT                             Capability = 5013
	CapabilityImageReadWriteLodAMD                         Capability = 5015
	CapabilityInt64ImageEXT                                Capability = 5016
	CapabilityShaderClockKHR                               Capability = 5055
	CapabilityShaderEnqueueAMDX                            Capability = 5067
	CapabilityQuadControlKHR                               Capability = 5087
	CapabilityInt4TypeINTEL                                Capability = 5112
	CapabilityInt4CooperativeMatrixINTEL                   Capability = 5114
	CapabilityBFloat16TypeKHR                              Capability = 5116
	CapabilityBFloat16DotProductKHR                        Capability = 5117
	CapabilityBFloat16CooperativeMatrixKHR                 Capability = 5118
	CapabilityAbortKHR                                     Capability = 5120
	CapabilityDescriptorHeapEXT                            Capability = 5128
	CapabilityConstantDataKHR                              Capability = 5146
	CapabilityPoisonFreezeKHR                              Capability = 5156
	CapabilityWeakLinkageAMD                               Capability = 5181
	CapabilitySampleMaskOverrideCoverageNV                 Capability = 5249
	CapabilityGeometryShaderPassthroughNV                  Capability = 5251
	CapabilityShaderViewportIndexLayerEXT                  Capability = 5254
	CapabilityShaderViewportIndexLayerNV                   Capability = 5254
	CapabilityShaderViewportMaskNV                         Capability = 5255
	CapabilityShaderStereoViewNV                           Capability = 5259
	CapabilityPerViewAttributesNV                          Capability = 5260
	CapabilityFragmentFullyCoveredEXT                      Capability = 5265
	CapabilityMeshShadingNV                                Capability = 5266
	CapabilityImageFootprintNV                             Capability = 5282
	CapabilityMeshShadingEXT                               Capability = 5283
	CapabilityFragmentBarycentricKHR                       Capability = 5284
	CapabilityFragmentBarycentricNV                        Capability = 5284
	CapabilityComputeDerivativeGroupQuadsNV                Capability = 5288
	CapabilityComputeDerivativeGroupQuadsKHR               Capability = 5288
	CapabilityFragmentDensityEXT                           Capability = 5291
	CapabilityShadingRateNV                                Capability = 5291
	CapabilityGroupNonUniformPartitionedNV                 Capability = 5297
	CapabilityGroupNonUniformPartitionedEXT                Capability = 5297
	CapabilityShaderNonUniform                             Capability = 5301
	CapabilityShaderNonUniformEXT                          Capability = 5301
	CapabilityRuntimeDescriptorArray                       Capability = 5302
	CapabilityRuntimeDescriptorArrayEXT                    Capability = 5302
	CapabilityInputAttachmentArrayDynamicIndexing          Capability = 5303
	CapabilityInputAttachmentArrayDynamicIndexingEXT       Capability = 5303
	CapabilityUniformTexelBufferArrayDynamicIndexing       Capability = 5304
	CapabilityUniformTexelBufferArrayDynamicIndexingEXT    Capability = 5304
	CapabilityStorageTexelBufferArrayDynamicIndexing       Capability = 5305
	CapabilityStorageTexelBufferArrayDynamicIndexingEXT    Capability = 5305
	CapabilityUniformBufferArrayNonUniformIndexing         Capability = 5306
	CapabilityUniformBufferArrayNonUniformIndexingEXT      Capability = 5306
	CapabilitySampledImageArrayNonUniformIndexing          Capability = 5307
	CapabilitySampledImageArrayNonUniformIndexingEXT       Capability = 5307
	CapabilityStorageBufferArrayNonUniformIndexing         Capability = 5308
	CapabilityStorageBufferArrayNonUniformIndexingEXT      Capability = 5308
	CapabilityStorageImageArrayNonUniformIndexing          Capability = 5309
	CapabilityStorageImageArrayNonUniformIndexingEXT       Capability = 5309
	CapabilityInputAttachmentArrayNonUniformIndexing       Capability = 5310
	CapabilityInputAttachmentArrayNonUniformIndexingEXT    Capability = 5310
	CapabilityUniformTexelBufferArrayNonUniformIndexing    Capability = 5311
	CapabilityUniformTexelBufferArrayNonUniformIndexingEXT Capability = 5311
	CapabilityStorageTexelBufferArrayNonUniformIndexing    Capability = 5312
	CapabilityStorageTexelBufferArrayNonUniformIndexingEXT Capability = 5312
	CapabilityRayTracingPositionFetchKHR                   Capability = 5336
	CapabilityRayTracingNV                                 Capability = 5340
	CapabilityRayTracingMotionBlurNV                       Capability = 5341
	CapabilityVulkanMemoryModel                            Capability = 5345
	CapabilityVulkanMemoryModelKHR                         Capability = 5345
	CapabilityVulkanMemoryModelDeviceScope                 Capability = 5346
	CapabilityVulkanMemoryModelDeviceScopeKHR              Capability = 5346
	CapabilityPhysicalStorageBufferAddresses               Capability = 5347
	CapabilityPhysicalStorageBufferAddressesEXT            Capability = 5347
	CapabilityComputeDerivativeGroupLinearNV               Capability = 5350
	CapabilityComputeDerivativeGroupLinearKHR              Capability = 5350
	CapabilityRayTracingProvisionalKHR                     Capability = 5353
	CapabilityCooperativeMatrixNV                          Capability = 5357
	CapabilityFragmentShaderSampleInterlockEXT             Capability = 5363
	CapabilityFragmentShaderShadingRateInterlockEXT        Capability = 5372
	CapabilityShaderSMBuiltinsNV                           Capability = 5373
	CapabilityFragmentShaderPixelInterlockEXT              Capability = 5378
	CapabilityDemoteToHelperInvocation                     Capability = 5379
	CapabilityDemoteToHelperInvocationEXT                  Capability = 5379
	CapabilityDisplacementMicromapNV                       Capability = 5380
	CapabilityRayTracingOpacityMicromapKHR                 Capability = 5381
	CapabilityRayTracingOpacityMicromapEXT                 Capability = 5381
	CapabilityShaderInvocationReorderNV                    Capability = 5383
	CapabilityShaderInvocationReorderEXT                   Capability = 5388
	CapabilityBindlessTextureNV                            Capability = 5390
	CapabilityRayQueryPositionFetchKHR                     Capability = 5391
	CapabilityCooperativeVectorNV                          Capability = 5394
	CapabilityAtomicFloat16VectorNV                        Capability = 5404
	CapabilityRayTracingDisplacementMicromapNV             Capability = 5409
	CapabilityRawAccessChainsNV                            Capability = 5414
	CapabilityRayTracingSpheresGeometryNV                  Capability = 5418
	CapabilityRayTracingLinearSweptSpheresGeometryNV       Capability = 5419
	CapabilityPushConstantBanksNV                          Capability = 5423
	CapabilityLongVectorEXT                                Capability = 5425
	CapabilityShader64BitIndexingEXT                       Capability = 5426
	CapabilityCooperativeMatrixConversionsEXT              Capability = 5429
	CapabilityCooperativeMatrixReductionsEXT               Capability = 5430
	CapabilityCooperativeMatrixReductionsNV                Capability = 5430
	CapabilityCooperativeMatrixConversionsNV               Capability = 5431
	CapabilityCooperativeMatrixPerElementOperationsEXT     Capability = 5432
	CapabilityCooperativeMatrixPerElementOperationsNV      Capability = 5432
	CapabilityCooperativeMatrixTensorAddressingNV          Capability = 5433
	CapabilityCooperativeMatrixBlockLoadsNV                Capability = 5434
	CapabilityCooperativeVectorTrainingNV                  Capability = 5435
	CapabilityRayTracingClusterAccelerationStructureNV     Capability = 5437
	CapabilityCooperativeMatrixGetCoordinateEXT            Capability = 5438
	CapabilityTensorAddressingNV                           Capability = 5439
	CapabilityCooperativeMatrixDecodeVectorNV              Capability = 5447
	CapabilitySubgroupShuffleINTEL                         Capability = 5568
	CapabilitySubgroupBufferBlockIOINTEL                   Capability = 5569
	CapabilitySubgroupImageBlockIOINTEL                    Capability = 5570
	CapabilitySubgroupImageMediaBlockIOINTEL               Capability = 5579
	CapabilityRoundToInfinityINTEL                         Capability = 5582
	CapabilityFloatingPointModeINTEL                       Capability = 5583
	CapabilityIntegerFunctions2INTEL                       Capability = 5584
	CapabilityFunctionPointersINTEL                        Capability = 5603
	CapabilityIndirectReferencesINTEL                      Capability = 5604
	CapabilityAsmINTEL                                     Capability = 5606
	CapabilityAtomicFloat32MinMaxEXT                       Capability = 5612
	CapabilityAtomicFloat64MinMaxEXT                       Capability = 5613
	CapabilityAtomicFloat16MinMaxEXT                       Capability = 5616
	CapabilityVectorComputeINTEL                           Capability = 5617
	CapabilityVectorAnyINTEL                               Capability = 5619
	CapabilityExpectAssumeKHR                              Capability = 5629
	CapabilitySubgroupAvcMotionEstimationINTEL             Capability = 5696
	CapabilitySubgroupAvcMotionEstimationIntraINTEL        Capability = 5697
	CapabilitySubgroupAvcMotionEstimationChromaINTEL       Capability = 5698
	CapabilityVariableLengthArrayINTEL                     Capability = 5817
	CapabilityFunctionFloatControlINTEL                    Capability = 5821
	CapabilityFPGAMemoryAttributesINTEL                    Capability = 5824
	CapabilityFPGAMemoryAttributesALTERA                   Capability = 5824
	CapabilityFPFastMathModeINTEL                          Capability = 5837
	CapabilityArbitraryPrecisionIntegersINTEL              Capability = 5844
	CapabilityArbitraryPrecisionIntegersALTERA             Capability = 5844
	CapabilityArbitraryPrecisionFloatingPointINTEL         Capability = 5845
	CapabilityArbitraryPrecisionFloatingPointALTERA        Capability = 5845
	CapabilityUnstructuredLoopControlsINTEL                Capability = 5886
	CapabilityFPGALoopControlsINTEL                        Capability = 5888
	CapabilityFPGALoopControlsALTERA                       Capability = 5888
	CapabilityKernelAttributesINTEL                        Capability = 5892
	CapabilityFPGAKernelAttributesINTEL                    Capability = 5897
	CapabilityFPGAMemoryAccessesINTEL                      Capability = 5898
	CapabilityFPGAMemoryAccessesALTERA                     Capability = 5898
	CapabilityFPGAClusterAttributesINTEL                   Capability = 5904
	CapabilityFPGAClusterAttributesALTERA                  Capability = 5904
	CapabilityLoopFuseINTEL                                Capability = 5906
	CapabilityLoopFuseALTERA                               Capability = 5906
	CapabilityFPGADSPControlALTERA                         Capability = 5908
	CapabilityFPGADSPControlINTEL                          Capability = 5908
	CapabilityMemoryAccessAliasingINTEL                    Capability = 5910
	CapabilityFPGAInvocationPipeliningAttributesALTERA     Capability = 5916
	CapabilityFPGAInvocationPipeliningAttributesINTEL      Capability = 5916
	CapabilityFPGABufferLocationINTEL                      Capability = 5920
	CapabilityFPGABufferLocationALTERA                     Capability = 5920
	CapabilityArbitraryPrecisionFixedPointINTEL            Capability = 5922
	CapabilityArbitraryPrecisionFixedPointALTERA           Capability = 5922
	CapabilityUSMStorageClassesINTEL                       Capability = 5935
	CapabilityUSMStorageClassesALTERA                      Capability = 5935
	CapabilityRuntimeAlignedAttributeALTERA                Capability = 5939
	CapabilityRuntimeAlignedAttributeINTEL                 Capability = 5939
	CapabilityIOPipesINTEL                                 Capability = 5943
	CapabilityIOPipesALTERA                                Capability = 5943
	CapabilityBlockingPipesINTEL                           Capability = 5945
	CapabilityBlockingPipesALTERA                          Capability = 5945
	CapabilityFPGARegINTEL                                 Capability = 5948
	CapabilityFPGARegALTERA                                Capability = 5948
	CapabilityDotProductInputAll                           Capability = 6016
	CapabilityDotProductInputAllKHR                        Capability = 6016
	CapabilityDotProductInput4x8Bit                        Capability = 6017
	CapabilityDotProductInput4x8BitKHR                     Capability = 6017
	CapabilityDotProductInput4x8BitPacked                  Capability = 6018
	CapabilityDotProductInput4x8BitPackedKHR               Capability = 6018
	CapabilityDotProduct                                   Capability = 6019
	CapabilityDotProductKHR                                Capability = 6019
	CapabilityRayCullMaskKHR                               Capability = 6020
	CapabilityCooperativeMatrixKHR                         Capability = 6022
	CapabilityReplicatedCompositesEXT                      Capability = 6024
	CapabilityBitInstructions                              Capability = 6025
	CapabilityGroupNonUniformRotateKHR                     Capability = 6026
	CapabilityFloatControls2                               Capability = 6029
	CapabilityFMAKHR                                       Capability = 6030
	CapabilityRayTracingOpacityMicromapExecutionModeKHR    Capability = 6032
	CapabilityAtomicFloat32AddEXT                          Capability = 6033
	CapabilityAtomicFloat64AddEXT                          Capability = 6034
	CapabilityLongConstantCompositeINTEL                   Capability = 6089
	CapabilityLongCompositesINTEL                          Capability = 6089
	CapabilityOptNoneINTEL                                 Capability = 6094
	CapabilityOptNoneEXT                                   Capability = 6094
	CapabilityAtomicFloat16AddEXT                          Capability = 6095
	CapabilityDebugInfoModuleINTEL                         Capability = 6114
	CapabilityBfloat16ConversionINTEL                      Capability = 6115
	CapabilityBFloat16ConversionINTEL                      Capability = 6115
	CapabilityJointMatrixINTEL                             Capability = 6118
	CapabilitySplitBarrierINTEL                            Capability = 6141
	CapabilitySplitBarrierEXT                              Capability = 6141
	CapabilityArithmeticFenceEXT                           Capability = 6144
	CapabilityFPGAClusterAttributesV2ALTERA                Capability = 6150
	CapabilityFPGAClusterAttributesV2INTEL                 Capability = 6150
	CapabilityFPGAKernelAttributesv2INTEL                  Capability = 6161
	CapabilityTaskSequenceALTERA                           Capability = 6162
	CapabilityTaskSequenceINTEL                            Capability = 6162
	CapabilityFPMaxErrorINTEL                              Capability = 6169
	CapabilityFPGALatencyControlALTERA                     Capability = 6171
	CapabilityFPGALatencyControlINTEL                      Capability = 6171
	CapabilityFPGAArgumentInterfacesALTERA                 Capability = 6174
	CapabilityFPGAArgumentInterfacesINTEL                  Capability = 6174
	CapabilityGlobalVariableHostAccessINTEL                Capability = 6187
	CapabilityGlobalVariableFPGADecorationsALTERA          Capability = 6189
	CapabilityGlobalVariableFPGADecorationsINTEL           Capability = 6189
	CapabilitySubgroupBufferPrefetchINTEL                  Capability = 6220
	CapabilitySubgroup2DBlockIOINTEL                       Capability = 6228
	CapabilitySubgroup2DBlockTransformINTEL                Capability = 6229
	CapabilitySubgroup2DBlockTransposeINTEL                Capability = 6230
	CapabilitySubgroupMatrixMultiplyAccumulateINTEL        Capability = 6236
	CapabilityTernaryBitwiseFunctionINTEL                  Capability = 6241
	CapabilityUntypedVariableLengthArrayINTEL              Capability = 6243
	CapabilitySpecConditionalINTEL                         Capability = 6245
	CapabilityFunctionVariantsINTEL                        Capability = 6246
	CapabilityPredicatedIOINTEL                            Capability = 6257
	CapabilityRoundedDivideSqrtINTEL                       Capability = 6265
	CapabilityGroupUniformArithmeticKHR                    Capability = 6400
	CapabilityTensorFloat32RoundingINTEL                   Capability = 6425
	CapabilityMaskedGatherScatterINTEL                     Capability = 6427
	CapabilityCacheControlsINTEL                           Capability = 6441
	CapabilityRegisterLimitsINTEL                          Capability = 6460
	CapabilityBindlessImagesINTEL                          Capability = 6528
	CapabilityDotProductFloat16AccFloat32VALVE             Capability = 6912
	CapabilityDotProductFloat16AccFloat16VALVE             Capability = 6913
	CapabilityDotProductBFloat16AccVALVE                   Capability = 6914
	CapabilityDotProductFloat8AccFloat32VALVE              Capability = 6915
	CapabilityIntrinsicSAMSUNG                             Capability = 7041
)

// Values of RayQueryIntersection.
const (
	RayQueryIntersectionRayQueryCandidateIntersectionKHR RayQueryIntersection = 0
	RayQueryIntersectionRayQueryCommittedIntersectionKHR RayQueryIntersection = 1
)

// Values of RayQueryCommittedIntersectionType.
const (
	RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionNoneKHR      RayQueryCommittedIntersectionType = 0
	RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionTriangleKHR  RayQueryCommittedIntersectionType = 1
	RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionGeneratedKHR RayQueryCommittedIntersectionType = 2
)

// Values of RayQueryCandidateIntersectionType.
const (
	RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionTriangleKHR RayQueryCandidateIntersectionType = 0
	RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionAABBKHR     RayQueryCandidateIntersectionType = 1
)

// Values of PackedVectorFormat.
const (
	PackedVectorFormat4x8Bit    PackedVectorFormat = 0
	PackedVectorFormat4x8BitKHR PackedVectorFormat = 0
)

// Values of CooperativeMatrixOperands.
const (
	CooperativeMatrixOperandsNone                            CooperativeMatrixOperands = 0x0
	CooperativeMatrixOperandsNoneKHR                         CooperativeMatrixOperands = 0x0
	CooperativeMatrixOperandsASigned                         CooperativeMatrixOperands = 0x1
	CooperativeMatrixOperandsMatrixASignedComponentsKHR      CooperativeMatrixOperands = 0x1
	CooperativeMatrixOperandsBSigned                         CooperativeMatrixOperands = 0x2
	CooperativeMatrixOperandsMatrixBSignedComponentsKHR      CooperativeMatrixOperands = 0x2
	CooperativeMatrixOperandsCSigned                         CooperativeMatrixOperands = 0x4
	CooperativeMatrixOperandsMatrixCSignedComponentsKHR      CooperativeMatrixOperands = 0x4
	CooperativeMatrixOperandsResultSigned                    CooperativeMatrixOperands = 0x8
	CooperativeMatrixOperandsMatrixResultSignedComponentsKHR CooperativeMatrixOperands = 0x8
	CooperativeMatrixOperandsAccSat                          CooperativeMatrixOperands = 0x10
	CooperativeMatrixOperandsSaturatingAccumulationKHR       CooperativeMatrixOperands = 0x10
)

// Values of CooperativeMatrixLayout.
const (
	CooperativeMatrixLayoutRowMajor                    CooperativeMatrixLayout = 0
	CooperativeMatrixLayoutRowMajorKHR                 CooperativeMatrixLayout = 0
	CooperativeMatrixLayoutColumnMajor                 CooperativeMatrixLayout = 1
	CooperativeMatrixLayoutColumnMajorKHR              CooperativeMatrixLayout = 1
	CooperativeMatrixLayoutRowBlockedInterleavedARM    CooperativeMatrixLayout = 4202
	CooperativeMatrixLayoutColumnBlockedInterleavedARM CooperativeMatrixLayout = 4203
)

// Values of CooperativeMatrixUse.
const (
	CooperativeMatrixUseMatrixA              CooperativeMatrixUse = 0
	CooperativeMatrixUseMatrixAKHR           CooperativeMatrixUse = 0
	CooperativeMatrixUseMatrixB              CooperativeMatrixUse = 1
	CooperativeMatrixUseMatrixBKHR           CooperativeMatrixUse = 1
	CooperativeMatrixUseMatrixAcc            CooperativeMatrixUse = 2
	CooperativeMatrixUseMatrixAccumulatorKHR CooperativeMatrixUse = 2
)

// Values of CooperativeMatrixReduce.
const (
	CooperativeMatrixReduceRow    CooperativeMatrixReduce = 0x1
	CooperativeMatrixReduceColumn CooperativeMatrixReduce = 0x2
	CooperativeMatrixReduce2x2    CooperativeMatrixReduce = 0x4
)

// Values of TensorClampMode.
const (
	TensorClampModeUndefined      TensorClampMode = 0
	TensorClampModeConstant       TensorClampMode = 1
	TensorClampModeClampToEdge    TensorClampMode = 2
	TensorClampModeRepeat         TensorClampMode = 3
	TensorClampModeRepeatMirrored TensorClampMode = 4
)

// Values of TensorAddressingOperands.
const (
	TensorAddressingOperandsNone             TensorAddressingOperands = 0x0
	TensorAddressingOperandsTensorView       TensorAddressingOperands = 0x1
	TensorAddressingOperandsDecodeFunc       TensorAddressingOperands = 0x2
	TensorAddressingOperandsDecodeVectorFunc TensorAddressingOperands = 0x4
)

// Values of InitializationModeQualifier.
const (
	InitializationModeQualifierInitOnDeviceReprogramALTERA InitializationModeQualifier = 0
	InitializationModeQualifierInitOnDeviceReprogramINTEL  InitializationModeQualifier = 0
	InitializationModeQualifierInitOnDeviceResetALTERA     InitializationModeQualifier = 1
	InitializationModeQualifierInitOnDeviceResetINTEL      InitializationModeQualifier = 1
)

// Values of LoadCacheControl.
const (
	LoadCacheControlUncachedINTEL            LoadCacheControl = 0
	LoadCacheControlCachedINTEL              LoadCacheControl = 1
	LoadCacheControlStreamingINTEL           LoadCacheControl = 2
	LoadCacheControlInvalidateAfterReadINTEL LoadCacheControl = 3
	LoadCacheControlConstCachedINTEL         LoadCacheControl = 4
)

// Values of StoreCacheControl.
const (
	StoreCacheControlUncachedINTEL     StoreCacheControl = 0
	StoreCacheControlWriteThroughINTEL StoreCacheControl = 1
	StoreCacheControlWriteBackINTEL    StoreCacheControl = 2
	StoreCacheControlStreamingINTEL    StoreCacheControl = 3
)

// Values of NamedMaximumNumberOfRegisters.
const (
	NamedMaximumNumberOfRegistersAutoINTEL NamedMaximumNumberOfRegisters = 0
)

// Values of MatrixMultiplyAccumulateOperands.
const (
	MatrixMultiplyAccumulateOperandsNone                         MatrixMultiplyAccumulateOperands = 0x0
	MatrixMultiplyAccumulateOperandsMatrixASignedComponentsINTEL MatrixMultiplyAccumulateOperands = 0x1
	MatrixMultiplyAccumulateOperandsMatrixBSignedComponentsINTEL MatrixMultiplyAccumulateOperands = 0x2
	MatrixMultiplyAccumulateOperandsMatrixCBFloat16INTEL         MatrixMultiplyAccumulateOperands = 0x4
	MatrixMultiplyAccumulateOperandsMatrixResultBFloat16INTEL    MatrixMultiplyAccumulateOperands = 0x8
	MatrixMultiplyAccumulateOperandsMatrixAPackedInt8INTEL       MatrixMultiplyAccumulateOperands = 0x10
	MatrixMultiplyAccumulateOperandsMatrixBPackedInt8INTEL       MatrixMultiplyAccumulateOperands = 0x20
	MatrixMultiplyAccumulateOperandsMatrixAPackedInt4INTEL       MatrixMultiplyAccumulateOperands = 0x40
	MatrixMultiplyAccumulateOperandsMatrixBPackedInt4INTEL       MatrixMultiplyAccumulateOperands = 0x80
	MatrixMultiplyAccumulateOperandsMatrixATF32INTEL             MatrixMultiplyAccumulateOperands = 0x100
	MatrixMultiplyAccumulateOperandsMatrixBTF32INTEL             MatrixMultiplyAccumulateOperands = 0x200
	MatrixMultiplyAccumulateOperandsMatrixAPackedFloat16INTEL    MatrixMultiplyAccumulateOperands = 0x400
	MatrixMultiplyAccumulateOperandsMatrixBPackedFloat16INTEL    MatrixMultiplyAccumulateOperands = 0x800
	MatrixMultiplyAccumulateOperandsMatrixAPackedBFloat16INTEL   MatrixMultiplyAccumulateOperands = 0x1000
	MatrixMultiplyAccumulateOperandsMatrixBPackedBFloat16INTEL   MatrixMultiplyAccumulateOperands = 0x2000
)

// Values of FPEncoding.
const (
	FPEncodingBFloat16KHR           FPEncoding = 0
	FPEncodingFloat8E4M3EXT         FPEncoding = 4214
	FPEncodingFloat8E5M2EXT         FPEncoding = 4215
	FPEncodingFloat6E2M3EXT         FPEncoding = 4223
	FPEncodingFloat6E3M2EXT         FPEncoding = 4224
	FPEncodingFloat4E2M1EXT         FPEncoding = 4225
	FPEncodingFloat8UnsignedE8M0EXT FPEncoding = 4226
	FPEncodingMXInt8EXT             FPEncoding = 4227
)

// Values of CooperativeVectorMatrixLayout.
const (
	CooperativeVectorMatrixLayoutRowMajorNV           CooperativeVectorMatrixLayout = 0
	CooperativeVectorMatrixLayoutColumnMajorNV        CooperativeVectorMatrixLayout = 1
	CooperativeVectorMatrixLayoutInferencingOptimalNV CooperativeVectorMatrixLayout = 2
	CooperativeVectorMatrixLayoutTrainingOptimalNV    CooperativeVectorMatrixLayout = 3
)

// Values of ComponentType.
const (
	ComponentTypeFloat16NV            ComponentType = 0
	ComponentTypeFloat32NV            ComponentType = 1
	ComponentTypeFloat64NV            ComponentType = 2
	ComponentTypeSignedInt8NV         ComponentType = 3
	ComponentTypeSignedInt16NV        ComponentType = 4
	ComponentTypeSignedInt32NV        ComponentType = 5
	ComponentTypeSignedInt64NV        ComponentType = 6
	ComponentTypeUnsignedInt8NV       ComponentType = 7
	ComponentTypeUnsignedInt16NV      ComponentType = 8
	ComponentTypeUnsignedInt32NV      ComponentType = 9
	ComponentTypeUnsignedInt64NV      ComponentType = 10
	ComponentTypeSignedInt8PackedNV   ComponentType = 1000491000
	ComponentTypeUnsignedInt8PackedNV ComponentType = 1000491001
	ComponentTypeFloatE4M3NV          ComponentType = 1000491002
	ComponentTypeFloatE5M2NV          ComponentType = 1000491003
)

// Values of GatherModes.
const (
	GatherModesGather4x1QCOM GatherModes = 0
	GatherModesGatherDQCOM   GatherModes = 1
	GatherModesGatherH2QCOM  GatherModes = 2
	GatherModesGatherV2QCOM  GatherModes = 3
)

// Values of TensorOperands.
const (
	TensorOperandsNoneARM                 TensorOperands = 0x0
	TensorOperandsNontemporalARM          TensorOperands = 0x1
	TensorOperandsOutOfBoundsValueARM     TensorOperands = 0x2
	TensorOperandsMakeElementAvailableARM TensorOperands = 0x4
	TensorOperandsMakeElementVisibleARM   TensorOperands = 0x8
	TensorOperandsNonPrivateElementARM    TensorOperands = 0x10
)

// Values of ImageDepthInfo.
const (
	ImageDepthInfoNoDepth      ImageDepthInfo = 0
	ImageDepthInfoIsDepth      ImageDepthInfo = 1
	ImageDepthInfoDepthUnknown ImageDepthInfo = 2
)

// Values of ImageArrayedInfo.
const (
	ImageArrayedInfoNonArrayed ImageArrayedInfo = 0
	ImageArrayedInfoArrayed    ImageArrayedInfo = 1
)

// Values of ImageSamplingInfo.
const (
	ImageSamplingInfoSingleSampled ImageSamplingInfo = 0
	ImageSamplingInfoMultiSampled  ImageSamplingInfo = 1
)

// Values of ImageSamplerUseInfo.
const (
	ImageSamplerUseInfoSamplerUnknown ImageSamplerUseInfo = 0
	ImageSamplerUseInfoNeedSampler    ImageSamplerUseInfo = 1
	ImageSamplerUseInfoNoSampler      ImageSamplerUseInfo = 2
)

// Values of MatrixLayout.
const (
	MatrixLayoutColumnMajor MatrixLayout = 0
	MatrixLayoutRowMajor    MatrixLayout = 1
	MatrixLayoutPackedA     MatrixLayout = 2
	MatrixLayoutPackedB     MatrixLayout = 3
)
