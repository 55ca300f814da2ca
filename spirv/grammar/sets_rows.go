package grammar

// The rows of the extended instruction sets that package spec does not have, from the grammars of Khronos (MIT-style license).

var sets = [...]set{
	{"DebugInfo", []extInst{
		{0, "DebugInfoNone", ""}, {1, "DebugCompilationUnit", "inn"}, {2, "DebugTypeBasic", "iiA"}, {3, "DebugTypePointer", "isB"},
		{4, "DebugTypeQualifier", "iC"}, {5, "DebugTypeArray", ""}, {6, "DebugTypeVector", "in"}, {7, "DebugTypedef", "iiinni"},
		{8, "DebugTypeFunction", ""}, {9, "DebugTypeEnum", "iiinniiBi*"}, {10, "DebugTypeComposite", "iDinniiBi*"},
		{11, "DebugTypeMember", "iiinniiiBi?"}, {12, "DebugTypeInheritance", "iiiiB"}, {13, "DebugTypePtrToMember", ""},
		{14, "DebugTypeTemplate", ""}, {15, "DebugTypeTemplateParameter", "iiiinn"}, {16, "DebugTypeTemplateTemplateParameter", "iiinn"},
		{17, "DebugTypeTemplateParameterPack", "iinni*"}, {18, "DebugGlobalVariable", "iiinniiiBi?"},
		{19, "DebugFunctionDeclaration", "iiinniiB"}, {20, "DebugFunction", "iiinniiBnii?"}, {21, "DebugLexicalBlock", "innii?"},
		{22, "DebugLexicalBlockDiscriminator", "ini"}, {23, "DebugScope", ""}, {24, "DebugNoScope", ""}, {25, "DebugInlinedAt", "nii?"},
		{26, "DebugLocalVariable", "iiinnin?"}, {27, "DebugInlinedVariable", ""}, {28, "DebugDeclare", ""}, {29, "DebugValue", ""},
		{30, "DebugOperation", "En*"}, {31, "DebugExpression", ""}, {32, "DebugMacroDef", "inii?"}, {33, "DebugMacroUndef", "ini"},
	}},
	{"OpenCL.DebugInfo.100", []extInst{
		{0, "DebugInfoNone", ""}, {1, "DebugCompilationUnit", "nnil"}, {2, "DebugTypeBasic", "iiF"}, {3, "DebugTypePointer", "isG"},
		{4, "DebugTypeQualifier", "iH"}, {5, "DebugTypeArray", ""}, {6, "DebugTypeVector", "in"}, {7, "DebugTypedef", "iiinni"},
		{8, "DebugTypeFunction", "Gii*"}, {9, "DebugTypeEnum", "iiinniiGi*"}, {10, "DebugTypeComposite", "iIinniiiGi*"},
		{11, "DebugTypeMember", "iiinniiiGi?"}, {12, "DebugTypeInheritance", "iiiiG"}, {13, "DebugTypePtrToMember", ""},
		{14, "DebugTypeTemplate", ""}, {15, "DebugTypeTemplateParameter", "iiiinn"}, {16, "DebugTypeTemplateTemplateParameter", "iiinn"},
		{17, "DebugTypeTemplateParameterPack", "iinni*"}, {18, "DebugGlobalVariable", "iiinniiiGi?"},
		{19, "DebugFunctionDeclaration", "iiinniiG"}, {20, "DebugFunction", "iiinniiGnii?"}, {21, "DebugLexicalBlock", "innii?"},
		{22, "DebugLexicalBlockDiscriminator", "ini"}, {23, "DebugScope", ""}, {24, "DebugNoScope", ""}, {25, "DebugInlinedAt", "nii?"},
		{26, "DebugLocalVariable", "iiinniGn?"}, {27, "DebugInlinedVariable", ""}, {28, "DebugDeclare", ""}, {29, "DebugValue", ""},
		{30, "DebugOperation", "Jn*"}, {31, "DebugExpression", ""}, {32, "DebugMacroDef", "inii?"}, {33, "DebugMacroUndef", "ini"},
		{34, "DebugImportedEntity", "iKiinni"}, {35, "DebugSource", ""}, {36, "DebugModuleINTEL", "iiiniiin"},
	}},
	{"SPV_AMD_gcn_shader", []extInst{
		{1, "CubeFaceIndexAMD", ""}, {2, "CubeFaceCoordAMD", ""}, {3, "TimeAMD", ""},
	}},
	{"SPV_AMD_shader_ballot", []extInst{
		{1, "SwizzleInvocationsAMD", ""}, {2, "SwizzleInvocationsMaskedAMD", ""}, {3, "WriteInvocationAMD", ""}, {4, "MbcntAMD", ""},
	}},
	{"SPV_AMD_shader_explicit_vertex_parameter", []extInst{
		{1, "InterpolateAtVertexAMD", ""},
	}},
	{"SPV_AMD_shader_trinary_minmax", []extInst{
		{1, "FMin3AMD", ""}, {2, "UMin3AMD", ""}, {3, "SMin3AMD", ""}, {4, "FMax3AMD", ""}, {5, "UMax3AMD", ""}, {6, "SMax3AMD", ""},
		{7, "FMid3AMD", ""}, {8, "UMid3AMD", ""}, {9, "SMid3AMD", ""},
	}},
	{"NonSemantic.ClspvReflection.", []extInst{
		{1, "Kernel", ""}, {2, "ArgumentInfo", ""}, {3, "ArgumentStorageBuffer", ""}, {4, "ArgumentUniform", ""},
		{5, "ArgumentPodStorageBuffer", ""}, {6, "ArgumentPodUniform", ""}, {7, "ArgumentPodPushConstant", ""},
		{8, "ArgumentSampledImage", ""}, {9, "ArgumentStorageImage", ""}, {10, "ArgumentSampler", ""}, {11, "ArgumentWorkgroup", ""},
		{12, "SpecConstantWorkgroupSize", ""}, {13, "SpecConstantGlobalOffset", ""}, {14, "SpecConstantWorkDim", ""},
		{15, "PushConstantGlobalOffset", ""}, {16, "PushConstantEnqueuedLocalSize", ""}, {17, "PushConstantGlobalSize", ""},
		{18, "PushConstantRegionOffset", ""}, {19, "PushConstantNumWorkgroups", ""}, {20, "PushConstantRegionGroupOffset", ""},
		{21, "ConstantDataStorageBuffer", ""}, {22, "ConstantDataUniform", ""}, {23, "LiteralSampler", ""},
		{24, "PropertyRequiredWorkgroupSize", ""}, {25, "SpecConstantSubgroupMaxSize", ""}, {26, "ArgumentPointerPushConstant", ""},
		{27, "ArgumentPointerUniform", ""}, {28, "ProgramScopeVariablesStorageBuffer", ""}, {29, "ProgramScopeVariablePointerRelocation", ""},
		{30, "ImageArgumentInfoChannelOrderPushConstant", ""}, {31, "ImageArgumentInfoChannelDataTypePushConstant", ""},
		{32, "ImageArgumentInfoChannelOrderUniform", ""}, {33, "ImageArgumentInfoChannelDataTypeUniform", ""},
		{34, "ArgumentStorageTexelBuffer", ""}, {35, "ArgumentUniformTexelBuffer", ""}, {36, "ConstantDataPointerPushConstant", ""},
		{37, "ProgramScopeVariablePointerPushConstant", ""}, {38, "PrintfInfo", ""}, {39, "PrintfBufferStorageBuffer", ""},
		{40, "PrintfBufferPointerPushConstant", ""}, {41, "NormalizedSamplerMaskPushConstant", ""}, {42, "WorkgroupVariableSize", ""},
	}},
	{"NonSemantic.VkspReflection.", []extInst{
		{1, "Configuration", ""}, {2, "StartCounter", ""}, {3, "StopCounter", ""}, {4, "PushConstants", ""},
		{5, "SpecializationMapEntry", ""}, {6, "DescriptorSetBuffer", ""}, {7, "DescriptorSetImage", ""}, {8, "DescriptorSetSampler", ""},
	}},
	{"NonSemantic.Graph.DebugInfo.", []extInst{
		{1, "DebugGraph", ""}, {2, "DebugOperation", ""}, {3, "DebugTensor", ""},
	}},
	{"NonSemantic.Shader.DebugInfo.", []extInst{
		{0, "DebugInfoNone", ""}, {1, "DebugCompilationUnit", ""}, {2, "DebugTypeBasic", ""}, {3, "DebugTypePointer", ""},
		{4, "DebugTypeQualifier", ""}, {5, "DebugTypeArray", ""}, {6, "DebugTypeVector", ""}, {7, "DebugTypedef", ""},
		{8, "DebugTypeFunction", ""}, {9, "DebugTypeEnum", ""}, {10, "DebugTypeComposite", ""}, {11, "DebugTypeMember", ""},
		{12, "DebugTypeInheritance", ""}, {13, "DebugTypePtrToMember", ""}, {14, "DebugTypeTemplate", ""},
		{15, "DebugTypeTemplateParameter", ""}, {16, "DebugTypeTemplateTemplateParameter", ""}, {17, "DebugTypeTemplateParameterPack", ""},
		{18, "DebugGlobalVariable", ""}, {19, "DebugFunctionDeclaration", ""}, {20, "DebugFunction", ""}, {21, "DebugLexicalBlock", ""},
		{22, "DebugLexicalBlockDiscriminator", ""}, {23, "DebugScope", ""}, {24, "DebugNoScope", ""}, {25, "DebugInlinedAt", ""},
		{26, "DebugLocalVariable", ""}, {27, "DebugInlinedVariable", ""}, {28, "DebugDeclare", ""}, {29, "DebugValue", ""},
		{30, "DebugOperation", ""}, {31, "DebugExpression", ""}, {32, "DebugMacroDef", ""}, {33, "DebugMacroUndef", ""},
		{34, "DebugImportedEntity", ""}, {35, "DebugSource", ""}, {101, "DebugFunctionDefinition", ""}, {102, "DebugSourceContinued", ""},
		{103, "DebugLine", ""}, {104, "DebugNoLine", ""}, {105, "DebugBuildIdentifier", ""}, {106, "DebugStoragePath", ""},
		{107, "DebugEntryPoint", ""}, {108, "DebugTypeMatrix", ""}, {109, "DebugTypeVectorIdEXT", ""},
		{110, "DebugTypeCooperativeMatrixKHR", ""},
	}},
	{"TOSA.001000.1", []extInst{
		{0, "ARGMAX", ""}, {1, "AVG_POOL2D", ""}, {2, "CONV2D", ""}, {3, "CONV3D", ""}, {4, "DEPTHWISE_CONV2D", ""}, {5, "FFT2D", ""},
		{6, "MATMUL", ""}, {7, "MAX_POOL2D", ""}, {8, "RFFT2D", ""}, {9, "TRANSPOSE_CONV2D", ""}, {10, "CLAMP", ""}, {11, "ERF", ""},
		{12, "SIGMOID", ""}, {13, "TANH", ""}, {14, "ADD", ""}, {15, "ARITHMETIC_RIGHT_SHIFT", ""}, {16, "BITWISE_AND", ""},
		{17, "BITWISE_OR", ""}, {18, "BITWISE_XOR", ""}, {19, "INTDIV", ""}, {20, "LOGICAL_AND", ""}, {21, "LOGICAL_LEFT_SHIFT", ""},
		{22, "LOGICAL_RIGHT_SHIFT", ""}, {23, "LOGICAL_OR", ""}, {24, "LOGICAL_XOR", ""}, {25, "MAXIMUM", ""}, {26, "MINIMUM", ""},
		{27, "MUL", ""}, {28, "POW", ""}, {29, "SUB", ""}, {30, "TABLE", ""}, {31, "ABS", ""}, {32, "BITWISE_NOT", ""}, {33, "CEIL", ""},
		{34, "CLZ", ""}, {35, "COS", ""}, {36, "EXP", ""}, {37, "FLOOR", ""}, {38, "LOG", ""}, {39, "LOGICAL_NOT", ""}, {40, "NEGATE", ""},
		{41, "RECIPROCAL", ""}, {42, "RSQRT", ""}, {43, "SIN", ""}, {44, "SELECT", ""}, {45, "EQUAL", ""}, {46, "GREATER", ""},
		{47, "GREATER_EQUAL", ""}, {48, "REDUCE_ALL", ""}, {49, "REDUCE_ANY", ""}, {50, "REDUCE_MAX", ""}, {51, "REDUCE_MIN", ""},
		{52, "REDUCE_PRODUCT", ""}, {53, "REDUCE_SUM", ""}, {54, "CONCAT", ""}, {55, "PAD", ""}, {56, "RESHAPE", ""}, {57, "REVERSE", ""},
		{58, "SLICE", ""}, {59, "TILE", ""}, {60, "TRANSPOSE", ""}, {61, "GATHER", ""}, {62, "SCATTER", ""}, {63, "RESIZE", ""},
		{64, "CAST", ""}, {65, "RESCALE", ""},
	}},
	{"Arm.MotionEngine.100", []extInst{
		{0, "MIN_SAD", ""}, {1, "MIN_SAD_COST", ""}, {2, "RAW_SAD", ""},
	}},
	{"Arm.ExperimentalMLOperations.", []extInst{
		{0, "CALL", "ni*"},
	}},
}

// enums are the enumerations that only extended instructions have, from A.
var enums = [...]Enum{
	{false, []enumerant{ // A: DebugInfo DebugBaseTypeAttributeEncoding
		{0, "Unspecified"}, {1, "Address"}, {2, "Boolean"}, {4, "Float"}, {5, "Signed"}, {6, "SignedChar"}, {7, "Unsigned"},
		{8, "UnsignedChar"},
	}},
	{true, []enumerant{ // B: DebugInfo DebugInfoFlags
		{0, "None"}, {1, "FlagIsProtected"}, {2, "FlagIsPrivate"}, {3, "FlagIsPublic"}, {4, "FlagIsLocal"}, {8, "FlagIsDefinition"},
		{16, "FlagFwdDecl"}, {32, "FlagArtificial"}, {64, "FlagExplicit"}, {128, "FlagPrototyped"}, {256, "FlagObjectPointer"},
		{512, "FlagStaticMember"}, {1024, "FlagIndirectVariable"}, {2048, "FlagLValueReference"}, {4096, "FlagRValueReference"},
		{8192, "FlagIsOptimized"},
	}},
	{false, []enumerant{ // C: DebugInfo DebugTypeQualifier
		{0, "ConstType"}, {1, "VolatileType"}, {2, "RestrictType"},
	}},
	{false, []enumerant{ // D: DebugInfo DebugCompositeType
		{0, "Class"}, {1, "Structure"}, {2, "Union"},
	}},
	{false, []enumerant{ // E: DebugInfo DebugOperation
		{0, "Deref"}, {1, "Plus"}, {2, "Minus"}, {3, "PlusUconst"}, {4, "BitPiece"}, {5, "Swap"}, {6, "Xderef"}, {7, "StackValue"},
		{8, "Constu"},
	}},
	{false, []enumerant{ // F: OpenCL.DebugInfo.100 DebugBaseTypeAttributeEncoding
		{0, "Unspecified"}, {1, "Address"}, {2, "Boolean"}, {3, "Float"}, {4, "Signed"}, {5, "SignedChar"}, {6, "Unsigned"},
		{7, "UnsignedChar"},
	}},
	{true, []enumerant{ // G: OpenCL.DebugInfo.100 DebugInfoFlags
		{0, "None"}, {1, "FlagIsProtected"}, {2, "FlagIsPrivate"}, {3, "FlagIsPublic"}, {4, "FlagIsLocal"}, {8, "FlagIsDefinition"},
		{16, "FlagFwdDecl"}, {32, "FlagArtificial"}, {64, "FlagExplicit"}, {128, "FlagPrototyped"}, {256, "FlagObjectPointer"},
		{512, "FlagStaticMember"}, {1024, "FlagIndirectVariable"}, {2048, "FlagLValueReference"}, {4096, "FlagRValueReference"},
		{8192, "FlagIsOptimized"}, {16384, "FlagIsEnumClass"}, {32768, "FlagTypePassByValue"}, {65536, "FlagTypePassByReference"},
	}},
	{false, []enumerant{ // H: OpenCL.DebugInfo.100 DebugTypeQualifier
		{0, "ConstType"}, {1, "VolatileType"}, {2, "RestrictType"}, {3, "AtomicType"},
	}},
	{false, []enumerant{ // I: OpenCL.DebugInfo.100 DebugCompositeType
		{0, "Class"}, {1, "Structure"}, {2, "Union"},
	}},
	{false, []enumerant{ // J: OpenCL.DebugInfo.100 DebugOperation
		{0, "Deref"}, {1, "Plus"}, {2, "Minus"}, {3, "PlusUconst"}, {4, "BitPiece"}, {5, "Swap"}, {6, "Xderef"}, {7, "StackValue"},
		{8, "Constu"}, {9, "Fragment"},
	}},
	{false, []enumerant{ // K: OpenCL.DebugInfo.100 DebugImportedEntity
		{0, "ImportedModule"}, {1, "ImportedDeclaration"},
	}},
}
