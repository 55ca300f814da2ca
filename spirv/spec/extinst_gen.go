// Code generated from internal/specgen/*.tbl by "make generate"; DO NOT EDIT.

package spec

// The extended instruction sets.
const (
	GLSLStd450 ExtInstSet = iota
	OpenCLStd
	NonSemanticShaderDebugInfo100
)

// Instructions of GLSL.std.450.
const (
	GLSLStd450Round                 uint32 = 1
	GLSLStd450RoundEven             uint32 = 2
	GLSLStd450Trunc                 uint32 = 3
	GLSLStd450FAbs                  uint32 = 4
	GLSLStd450SAbs                  uint32 = 5
	GLSLStd450FSign                 uint32 = 6
	GLSLStd450SSign                 uint32 = 7
	GLSLStd450Floor                 uint32 = 8
	GLSLStd450Ceil                  uint32 = 9
	GLSLStd450Fract                 uint32 = 10
	GLSLStd450Radians               uint32 = 11
	GLSLStd450Degrees               uint32 = 12
	GLSLStd450Sin                   uint32 = 13
	GLSLStd450Cos                   uint32 = 14
	GLSLStd450Tan                   uint32 = 15
	GLSLStd450Asin                  uint32 = 16
	GLSLStd450Acos                  uint32 = 17
	GLSLStd450Atan                  uint32 = 18
	GLSLStd450Sinh                  uint32 = 19
	GLSLStd450Cosh                  uint32 = 20
	GLSLStd450Tanh                  uint32 = 21
	GLSLStd450Asinh                 uint32 = 22
	GLSLStd450Acosh                 uint32 = 23
	GLSLStd450Atanh                 uint32 = 24
	GLSLStd450Atan2                 uint32 = 25
	GLSLStd450Pow                   uint32 = 26
	GLSLStd450Exp                   uint32 = 27
	GLSLStd450Log                   uint32 = 28
	GLSLStd450Exp2                  uint32 = 29
	GLSLStd450Log2                  uint32 = 30
	GLSLStd450Sqrt                  uint32 = 31
	GLSLStd450InverseSqrt           uint32 = 32
	GLSLStd450Determinant           uint32 = 33
	GLSLStd450MatrixInverse         uint32 = 34
	GLSLStd450Modf                  uint32 = 35
	GLSLStd450ModfStruct            uint32 = 36
	GLSLStd450FMin                  uint32 = 37
	GLSLStd450UMin                  uint32 = 38
	GLSLStd450SMin                  uint32 = 39
	GLSLStd450FMax                  uint32 = 40
	GLSLStd450UMax                  uint32 = 41
	GLSLStd450SMax                  uint32 = 42
	GLSLStd450FClamp                uint32 = 43
	GLSLStd450UClamp                uint32 = 44
	GLSLStd450SClamp                uint32 = 45
	GLSLStd450FMix                  uint32 = 46
	GLSLStd450IMix                  uint32 = 47
	GLSLStd450Step                  uint32 = 48
	GLSLStd450SmoothStep            uint32 = 49
	GLSLStd450Fma                   uint32 = 50
	GLSLStd450Frexp                 uint32 = 51
	GLSLStd450FrexpStruct           uint32 = 52
	GLSLStd450Ldexp                 uint32 = 53
	GLSLStd450PackSnorm4x8          uint32 = 54
	GLSLStd450PackUnorm4x8          uint32 = 55
	GLSLStd450PackSnorm2x16         uint32 = 56
	GLSLStd450PackUnorm2x16         uint32 = 57
	GLSLStd450PackHalf2x16          uint32 = 58
	GLSLStd450PackDouble2x32        uint32 = 59
	GLSLStd450UnpackSnorm2x16       uint32 = 60
	GLSLStd450UnpackUnorm2x16       uint32 = 61
	GLSLStd450UnpackHalf2x16        uint32 = 62
	GLSLStd450UnpackSnorm4x8        uint32 = 63
	GLSLStd450UnpackUnorm4x8        uint32 = 64
	GLSLStd450UnpackDouble2x32      uint32 = 65
	GLSLStd450Length                uint32 = 66
	GLSLStd450Distance              uint32 = 67
	GLSLStd450Cross                 uint32 = 68
	GLSLStd450Normalize             uint32 = 69
	GLSLStd450FaceForward           uint32 = 70
	GLSLStd450Reflect               uint32 = 71
	GLSLStd450Refract               uint32 = 72
	GLSLStd450FindILsb              uint32 = 73
	GLSLStd450FindSMsb              uint32 = 74
	GLSLStd450FindUMsb              uint32 = 75
	GLSLStd450InterpolateAtCentroid uint32 = 76
	GLSLStd450InterpolateAtSample   uint32 = 77
	GLSLStd450InterpolateAtOffset   uint32 = 78
	GLSLStd450NMin                  uint32 = 79
	GLSLStd450NMax                  uint32 = 80
	GLSLStd450NClamp                uint32 = 81
)

// Instructions of OpenCL.std.
const (
	OpenCLStdAcos          uint32 = 0
	OpenCLStdAcosh         uint32 = 1
	OpenCLStdAcospi        uint32 = 2
	OpenCLStdAsin          uint32 = 3
	OpenCLStdAsinh         uint32 = 4
	OpenCLStdAsinpi        uint32 = 5
	OpenCLStdAtan          uint32 = 6
	OpenCLStdAtan2         uint32 = 7
	OpenCLStdAtanh         uint32 = 8
	OpenCLStdAtanpi        uint32 = 9
	OpenCLStdAtan2pi       uint32 = 10
	OpenCLStdCbrt          uint32 = 11
	OpenCLStdCeil          uint32 = 12
	OpenCLStdCopysign      uint32 = 13
	OpenCLStdCos           uint32 = 14
	OpenCLStdCosh          uint32 = 15
	OpenCLStdCospi         uint32 = 16
	OpenCLStdErfc          uint32 = 17
	OpenCLStdErf           uint32 = 18
	OpenCLStdExp           uint32 = 19
	OpenCLStdExp2          uint32 = 20
	OpenCLStdExp10         uint32 = 21
	OpenCLStdExpm1         uint32 = 22
	OpenCLStdFabs          uint32 = 23
	OpenCLStdFdim          uint32 = 24
	OpenCLStdFloor         uint32 = 25
	OpenCLStdFma           uint32 = 26
	OpenCLStdFmax          uint32 = 27
	OpenCLStdFmin          uint32 = 28
	OpenCLStdFmod          uint32 = 29
	OpenCLStdFract         uint32 = 30
	OpenCLStdFrexp         uint32 = 31
	OpenCLStdHypot         uint32 = 32
	OpenCLStdIlogb         uint32 = 33
	OpenCLStdLdexp         uint32 = 34
	OpenCLStdLgamma        uint32 = 35
	OpenCLStdLgammaR       uint32 = 36
	OpenCLStdLog           uint32 = 37
	OpenCLStdLog2          uint32 = 38
	OpenCLStdLog10         uint32 = 39
	OpenCLStdLog1p         uint32 = 40
	OpenCLStdLogb          uint32 = 41
	OpenCLStdMad           uint32 = 42
	OpenCLStdMaxmag        uint32 = 43
	OpenCLStdMinmag        uint32 = 44
	OpenCLStdModf          uint32 = 45
	OpenCLStdNan           uint32 = 46
	OpenCLStdNextafter     uint32 = 47
	OpenCLStdPow           uint32 = 48
	OpenCLStdPown          uint32 = 49
	OpenCLStdPowr          uint32 = 50
	OpenCLStdRemainder     uint32 = 51
	OpenCLStdRemquo        uint32 = 52
	OpenCLStdRint          uint32 = 53
	OpenCLStdRootn         uint32 = 54
	OpenCLStdRound         uint32 = 55
	OpenCLStdRsqrt         uint32 = 56
	OpenCLStdSin           uint32 = 57
	OpenCLStdSincos        uint32 = 58
	OpenCLStdSinh          uint32 = 59
	OpenCLStdSinpi         uint32 = 60
	OpenCLStdSqrt          uint32 = 61
	OpenCLStdTan           uint32 = 62
	OpenCLStdTanh          uint32 = 63
	OpenCLStdTanpi         uint32 = 64
	OpenCLStdTgamma        uint32 = 65
	OpenCLStdTrunc         uint32 = 66
	OpenCLStdHalfCos       uint32 = 67
	OpenCLStdHalfDivide    uint32 = 68
	OpenCLStdHalfExp       uint32 = 69
	OpenCLStdHalfExp2      uint32 = 70
	OpenCLStdHalfExp10     uint32 = 71
	OpenCLStdHalfLog       uint32 = 72
	OpenCLStdHalfLog2      uint32 = 73
	OpenCLStdHalfLog10     uint32 = 74
	OpenCLStdHalfPowr      uint32 = 75
	OpenCLStdHalfRecip     uint32 = 76
	OpenCLStdHalfRsqrt     uint32 = 77
	OpenCLStdHalfSin       uint32 = 78
	OpenCLStdHalfSqrt      uint32 = 79
	OpenCLStdHalfTan       uint32 = 80
	OpenCLStdNativeCos     uint32 = 81
	OpenCLStdNativeDivide  uint32 = 82
	OpenCLStdNativeExp     uint32 = 83
	OpenCLStdNativeExp2    uint32 = 84
	OpenCLStdNativeExp10   uint32 = 85
	OpenCLStdNativeLog     uint32 = 86
	OpenCLStdNativeLog2    uint32 = 87
	OpenCLStdNativeLog10   uint32 = 88
	OpenCLStdNativePowr    uint32 = 89
	OpenCLStdNativeRecip   uint32 = 90
	OpenCLStdNativeRsqrt   uint32 = 91
	OpenCLStdNativeSin     uint32 = 92
	OpenCLStdNativeSqrt    uint32 = 93
	OpenCLStdNativeTan     uint32 = 94
	OpenCLStdFclamp        uint32 = 95
	OpenCLStdDegrees       uint32 = 96
	OpenCLStdFmaxCommon    uint32 = 97
	OpenCLStdFminCommon    uint32 = 98
	OpenCLStdMix           uint32 = 99
	OpenCLStdRadians       uint32 = 100
	OpenCLStdStep          uint32 = 101
	OpenCLStdSmoothstep    uint32 = 102
	OpenCLStdSign          uint32 = 103
	OpenCLStdCross         uint32 = 104
	OpenCLStdDistance      uint32 = 105
	OpenCLStdLength        uint32 = 106
	OpenCLStdNormalize     uint32 = 107
	OpenCLStdFastDistance  uint32 = 108
	OpenCLStdFastLength    uint32 = 109
	OpenCLStdFastNormalize uint32 = 110
	OpenCLStdSAbs          uint32 = 141
	OpenCLStdSAbsDiff      uint32 = 142
	OpenCLStdSAddSat       uint32 = 143
	OpenCLStdUAddSat       uint32 = 144
	OpenCLStdSHadd         uint32 = 145
	OpenCLStdUHadd         uint32 = 146
	OpenCLStdSRhadd        uint32 = 147
	OpenCLStdURhadd        uint32 = 148
	OpenCLStdSClamp        uint32 = 149
	OpenCLStdUClamp        uint32 = 150
	OpenCLStdClz           uint32 = 151
	OpenCLStdCtz           uint32 = 152
	OpenCLStdSMadHi        uint32 = 153
	OpenCLStdUMadSat       uint32 = 154
	OpenCLStdSMadSat       uint32 = 155
	OpenCLStdSMax          uint32 = 156
	OpenCLStdUMax          uint32 = 157
	OpenCLStdSMin          uint32 = 158
	OpenCLStdUMin          uint32 = 159
	OpenCLStdSMulHi        uint32 = 160
	OpenCLStdRotate        uint32 = 161
	OpenCLStdSSubSat       uint32 = 162
	OpenCLStdUSubSat       uint32 = 163
	OpenCLStdUUpsample     uint32 = 164
	OpenCLStdSUpsample     uint32 = 165
	OpenCLStdPopcount      uint32 = 166
	OpenCLStdSMad24        uint32 = 167
	OpenCLStdUMad24        uint32 = 168
	OpenCLStdSMul24        uint32 = 169
	OpenCLStdUMul24        uint32 = 170
	OpenCLStdVloadn        uint32 = 171
	OpenCLStdVstoren       uint32 = 172
	OpenCLStdVloadHalf     uint32 = 173
	OpenCLStdVloadHalfn    uint32 = 174
	OpenCLStdVstoreHalf    uint32 = 175
	OpenCLStdVstoreHalfR   uint32 = 176
	OpenCLStdVstoreHalfn   uint32 = 177
	OpenCLStdVstoreHalfnR  uint32 = 178
	OpenCLStdVloadaHalfn   uint32 = 179
	OpenCLStdVstoreaHalfn  uint32 = 180
	OpenCLStdVstoreaHalfnR uint32 = 181
	OpenCLStdShuffle       uint32 = 182
	OpenCLStdShuffle2      uint32 = 183
	OpenCLStdPrintf        uint32 = 184
	OpenCLStdPrefetch      uint32 = 185
	OpenCLStdBitselect     uint32 = 186
	OpenCLStdSelect        uint32 = 187
	OpenCLStdUAbs          uint32 = 201
	OpenCLStdUAbsDiff      uint32 = 202
	OpenCLStdUMulHi        uint32 = 203
	OpenCLStdUMadHi        uint32 = 204
)

// Instructions of NonSemantic.Shader.DebugInfo.100.
const (
	NonSemanticShaderDebugInfo100DebugInfoNone                      uint32 = 0
	NonSemanticShaderDebugInfo100DebugCompilationUnit               uint32 = 1
	NonSemanticShaderDebugInfo100DebugTypeBasic                     uint32 = 2
	NonSemanticShaderDebugInfo100DebugTypePointer                   uint32 = 3
	NonSemanticShaderDebugInfo100DebugTypeQualifier                 uint32 = 4
	NonSemanticShaderDebugInfo100DebugTypeArray                     uint32 = 5
	NonSemanticShaderDebugInfo100DebugTypeVector                    uint32 = 6
	NonSemanticShaderDebugInfo100DebugTypedef                       uint32 = 7
	NonSemanticShaderDebugInfo100DebugTypeFunction                  uint32 = 8
	NonSemanticShaderDebugInfo100DebugTypeEnum                      uint32 = 9
	NonSemanticShaderDebugInfo100DebugTypeComposite                 uint32 = 10
	NonSemanticShaderDebugInfo100DebugTypeMember                    uint32 = 11
	NonSemanticShaderDebugInfo100DebugTypeInheritance               uint32 = 12
	NonSemanticShaderDebugInfo100DebugTypePtrToMember               uint32 = 13
	NonSemanticShaderDebugInfo100DebugTypeTemplate                  uint32 = 14
	NonSemanticShaderDebugInfo100DebugTypeTemplateParameter         uint32 = 15
	NonSemanticShaderDebugInfo100DebugTypeTemplateTemplateParameter uint32 = 16
	NonSemanticShaderDebugInfo100DebugTypeTemplateParameterPack     uint32 = 17
	NonSemanticShaderDebugInfo100DebugGlobalVariable                uint32 = 18
	NonSemanticShaderDebugInfo100DebugFunctionDeclaration           uint32 = 19
	NonSemanticShaderDebugInfo100DebugFunction                      uint32 = 20
	NonSemanticShaderDebugInfo100DebugLexicalBlock                  uint32 = 21
	NonSemanticShaderDebugInfo100DebugLexicalBlockDiscriminator     uint32 = 22
	NonSemanticShaderDebugInfo100DebugScope                         uint32 = 23
	NonSemanticShaderDebugInfo100DebugNoScope                       uint32 = 24
	NonSemanticShaderDebugInfo100DebugInlinedAt                     uint32 = 25
	NonSemanticShaderDebugInfo100DebugLocalVariable                 uint32 = 26
	NonSemanticShaderDebugInfo100DebugInlinedVariable               uint32 = 27
	NonSemanticShaderDebugInfo100DebugDeclare                       uint32 = 28
	NonSemanticShaderDebugInfo100DebugValue                         uint32 = 29
	NonSemanticShaderDebugInfo100DebugOperation                     uint32 = 30
	NonSemanticShaderDebugInfo100DebugExpression                    uint32 = 31
	NonSemanticShaderDebugInfo100DebugMacroDef                      uint32 = 32
	NonSemanticShaderDebugInfo100DebugMacroUndef                    uint32 = 33
	NonSemanticShaderDebugInfo100DebugImportedEntity                uint32 = 34
	NonSemanticShaderDebugInfo100DebugSource                        uint32 = 35
	NonSemanticShaderDebugInfo100DebugFunctionDefinition            uint32 = 101
	NonSemanticShaderDebugInfo100DebugSourceContinued               uint32 = 102
	NonSemanticShaderDebugInfo100DebugLine                          uint32 = 103
	NonSemanticShaderDebugInfo100DebugNoLine                        uint32 = 104
	NonSemanticShaderDebugInfo100DebugBuildIdentifier               uint32 = 105
	NonSemanticShaderDebugInfo100DebugStoragePath                   uint32 = 106
	NonSemanticShaderDebugInfo100DebugEntryPoint                    uint32 = 107
	NonSemanticShaderDebugInfo100DebugTypeMatrix                    uint32 = 108
)

var setRows = [...]setRow{
	GLSLStd450: {name: "GLSL.std.450", insts: []instRow{
		{"Round", 1, 1, 1},
		{"RoundEven", 2, 1, 1},
		{"Trunc", 3, 1, 1},
		{"FAbs", 4, 1, 1},
		{"SAbs", 5, 1, 1},
		{"FSign", 6, 1, 1},
		{"SSign", 7, 1, 1},
		{"Floor", 8, 1, 1},
		{"Ceil", 9, 1, 1},
		{"Fract", 10, 1, 1},
		{"Radians", 11, 1, 1},
		{"Degrees", 12, 1, 1},
		{"Sin", 13, 1, 1},
		{"Cos", 14, 1, 1},
		{"Tan", 15, 1, 1},
		{"Asin", 16, 1, 1},
		{"Acos", 17, 1, 1},
		{"Atan", 18, 1, 1},
		{"Sinh", 19, 1, 1},
		{"Cosh", 20, 1, 1},
		{"Tanh", 21, 1, 1},
		{"Asinh", 22, 1, 1},
		{"Acosh", 23, 1, 1},
		{"Atanh", 24, 1, 1},
		{"Atan2", 25, 2, 2},
		{"Pow", 26, 2, 2},
		{"Exp", 27, 1, 1},
		{"Log", 28, 1, 1},
		{"Exp2", 29, 1, 1},
		{"Log2", 30, 1, 1},
		{"Sqrt", 31, 1, 1},
		{"InverseSqrt", 32, 1, 1},
		{"Determinant", 33, 1, 1},
		{"MatrixInverse", 34, 1, 1},
		{"Modf", 35, 2, 2},
		{"ModfStruct", 36, 1, 1},
		{"FMin", 37, 2, 2},
		{"UMin", 38, 2, 2},
		{"SMin", 39, 2, 2},
		{"FMax", 40, 2, 2},
		{"UMax", 41, 2, 2},
		{"SMax", 42, 2, 2},
		{"FClamp", 43, 3, 3},
		{"UClamp", 44, 3, 3},
		{"SClamp", 45, 3, 3},
		{"FMix", 46, 3, 3},
		{"IMix", 47, 3, 3},
		{"Step", 48, 2, 2},
		{"SmoothStep", 49, 3, 3},
		{"Fma", 50, 3, 3},
		{"Frexp", 51, 2, 2},
		{"FrexpStruct", 52, 1, 1},
		{"Ldexp", 53, 2, 2},
		{"PackSnorm4x8", 54, 1, 1},
		{"PackUnorm4x8", 55, 1, 1},
		{"PackSnorm2x16", 56, 1, 1},
		{"PackUnorm2x16", 57, 1, 1},
		{"PackHalf2x16", 58, 1, 1},
		{"PackDouble2x32", 59, 1, 1},
		{"UnpackSnorm2x16", 60, 1, 1},
		{"UnpackUnorm2x16", 61, 1, 1},
		{"UnpackHalf2x16", 62, 1, 1},
		{"UnpackSnorm4x8", 63, 1, 1},
		{"UnpackUnorm4x8", 64, 1, 1},
		{"UnpackDouble2x32", 65, 1, 1},
		{"Length", 66, 1, 1},
		{"Distance", 67, 2, 2},
		{"Cross", 68, 2, 2},
		{"Normalize", 69, 1, 1},
		{"FaceForward", 70, 3, 3},
		{"Reflect", 71, 2, 2},
		{"Refract", 72, 3, 3},
		{"FindILsb", 73, 1, 1},
		{"FindSMsb", 74, 1, 1},
		{"FindUMsb", 75, 1, 1},
		{"InterpolateAtCentroid", 76, 1, 1},
		{"InterpolateAtSample", 77, 2, 2},
		{"InterpolateAtOffset", 78, 2, 2},
		{"NMin", 79, 2, 2},
		{"NMax", 80, 2, 2},
		{"NClamp", 81, 3, 3},
	}, names: []nameRow{
		{"Acos", 17},
		{"Acosh", 23},
		{"Asin", 16},
		{"Asinh", 22},
		{"Atan", 18},
		{"Atan2", 25},
		{"Atanh", 24},
		{"Ceil", 9},
		{"Cos", 14},
		{"Cosh", 20},
		{"Cross", 68},
		{"Degrees", 12},
		{"Determinant", 33},
		{"Distance", 67},
		{"Exp", 27},
		{"Exp2", 29},
		{"FAbs", 4},
		{"FClamp", 43},
		{"FMax", 40},
		{"FMin", 37},
		{"FMix", 46},
		{"FSign", 6},
		{"FaceForward", 70},
		{"FindILsb", 73},
		{"FindSMsb", 74},
		{"FindUMsb", 75},
		{"Floor", 8},
		{"Fma", 50},
		{"Fract", 10},
		{"Frexp", 51},
		{"FrexpStruct", 52},
		{"IMix", 47},
		{"InterpolateAtCentroid", 76},
		{"InterpolateAtOffset", 78},
		{"InterpolateAtSample", 77},
		{"InverseSqrt", 32},
		{"Ldexp", 53},
		{"Length", 66},
		{"Log", 28},
		{"Log2", 30},
		{"MatrixInverse", 34},
		{"Modf", 35},
		{"ModfStruct", 36},
		{"NClamp", 81},
		{"NMax", 80},
		{"NMin", 79},
		{"Normalize", 69},
		{"PackDouble2x32", 59},
		{"PackHalf2x16", 58},
		{"PackSnorm2x16", 56},
		{"PackSnorm4x8", 54},
		{"PackUnorm2x16", 57},
		{"PackUnorm4x8", 55},
		{"Pow", 26},
		{"Radians", 11},
		{"Reflect", 71},
		{"Refract", 72},
		{"Round", 1},
		{"RoundEven", 2},
		{"SAbs", 5},
		{"SClamp", 45},
		{"SMax", 42},
		{"SMin", 39},
		{"SSign", 7},
		{"Sin", 13},
		{"Sinh", 19},
		{"SmoothStep", 49},
		{"Sqrt", 31},
		{"Step", 48},
		{"Tan", 15},
		{"Tanh", 21},
		{"Trunc", 3},
		{"UClamp", 44},
		{"UMax", 41},
		{"UMin", 38},
		{"UnpackDouble2x32", 65},
		{"UnpackHalf2x16", 62},
		{"UnpackSnorm2x16", 60},
		{"UnpackSnorm4x8", 63},
		{"UnpackUnorm2x16", 61},
		{"UnpackUnorm4x8", 64},
	}},
	OpenCLStd: {name: "OpenCL.std", insts: []instRow{
		{"acos", 0, 1, 1},
		{"acosh", 1, 1, 1},
		{"acospi", 2, 1, 1},
		{"asin", 3, 1, 1},
		{"asinh", 4, 1, 1},
		{"asinpi", 5, 1, 1},
		{"atan", 6, 1, 1},
		{"atan2", 7, 2, 2},
		{"atanh", 8, 1, 1},
		{"atanpi", 9, 1, 1},
		{"atan2pi", 10, 2, 2},
		{"cbrt", 11, 1, 1},
		{"ceil", 12, 1, 1},
		{"copysign", 13, 2, 2},
		{"cos", 14, 1, 1},
		{"cosh", 15, 1, 1},
		{"cospi", 16, 1, 1},
		{"erfc", 17, 1, 1},
		{"erf", 18, 1, 1},
		{"exp", 19, 1, 1},
		{"exp2", 20, 1, 1},
		{"exp10", 21, 1, 1},
		{"expm1", 22, 1, 1},
		{"fabs", 23, 1, 1},
		{"fdim", 24, 2, 2},
		{"floor", 25, 1, 1},
		{"fma", 26, 3, 3},
		{"fmax", 27, 2, 2},
		{"fmin", 28, 2, 2},
		{"fmod", 29, 2, 2},
		{"fract", 30, 2, 2},
		{"frexp", 31, 2, 2},
		{"hypot", 32, 2, 2},
		{"ilogb", 33, 1, 1},
		{"ldexp", 34, 2, 2},
		{"lgamma", 35, 1, 1},
		{"lgamma_r", 36, 2, 2},
		{"log", 37, 1, 1},
		{"log2", 38, 1, 1},
		{"log10", 39, 1, 1},
		{"log1p", 40, 1, 1},
		{"logb", 41, 1, 1},
		{"mad", 42, 3, 3},
		{"maxmag", 43, 2, 2},
		{"minmag", 44, 2, 2},
		{"modf", 45, 2, 2},
		{"nan", 46, 1, 1},
		{"nextafter", 47, 2, 2},
		{"pow", 48, 2, 2},
		{"pown", 49, 2, 2},
		{"powr", 50, 2, 2},
		{"remainder", 51, 2, 2},
		{"remquo", 52, 3, 3},
		{"rint", 53, 1, 1},
		{"rootn", 54, 2, 2},
		{"round", 55, 1, 1},
		{"rsqrt", 56, 1, 1},
		{"sin", 57, 1, 1},
		{"sincos", 58, 2, 2},
		{"sinh", 59, 1, 1},
		{"sinpi", 60, 1, 1},
		{"sqrt", 61, 1, 1},
		{"tan", 62, 1, 1},
		{"tanh", 63, 1, 1},
		{"tanpi", 64, 1, 1},
		{"tgamma", 65, 1, 1},
		{"trunc", 66, 1, 1},
		{"half_cos", 67, 1, 1},
		{"half_divide", 68, 2, 2},
		{"half_exp", 69, 1, 1},
		{"half_exp2", 70, 1, 1},
		{"half_exp10", 71, 1, 1},
		{"half_log", 72, 1, 1},
		{"half_log2", 73, 1, 1},
		{"half_log10", 74, 1, 1},
		{"half_powr", 75, 2, 2},
		{"half_recip", 76, 1, 1},
		{"half_rsqrt", 77, 1, 1},
		{"half_sin", 78, 1, 1},
		{"half_sqrt", 79, 1, 1},
		{"half_tan", 80, 1, 1},
		{"native_cos", 81, 1, 1},
		{"native_divide", 82, 2, 2},
		{"native_exp", 83, 1, 1},
		{"native_exp2", 84, 1, 1},
		{"native_exp10", 85, 1, 1},
		{"native_log", 86, 1, 1},
		{"native_log2", 87, 1, 1},
		{"native_log10", 88, 1, 1},
		{"native_powr", 89, 2, 2},
		{"native_recip", 90, 1, 1},
		{"native_rsqrt", 91, 1, 1},
		{"native_sin", 92, 1, 1},
		{"native_sqrt", 93, 1, 1},
		{"native_tan", 94, 1, 1},
		{"fclamp", 95, 3, 3},
		{"degrees", 96, 1, 1},
		{"fmax_common", 97, 2, 2},
		{"fmin_common", 98, 2, 2},
		{"mix", 99, 3, 3},
		{"radians", 100, 1, 1},
		{"step", 101, 2, 2},
		{"smoothstep", 102, 3, 3},
		{"sign", 103, 1, 1},
		{"cross", 104, 2, 2},
		{"distance", 105, 2, 2},
		{"length", 106, 1, 1},
		{"normalize", 107, 1, 1},
		{"fast_distance", 108, 2, 2},
		{"fast_length", 109, 1, 1},
		{"fast_normalize", 110, 1, 1},
		{"s_abs", 141, 1, 1},
		{"s_abs_diff", 142, 2, 2},
		{"s_add_sat", 143, 2, 2},
		{"u_add_sat", 144, 2, 2},
		{"s_hadd", 145, 2, 2},
		{"u_hadd", 146, 2, 2},
		{"s_rhadd", 147, 2, 2},
		{"u_rhadd", 148, 2, 2},
		{"s_clamp", 149, 3, 3},
		{"u_clamp", 150, 3, 3},
		{"clz", 151, 1, 1},
		{"ctz", 152, 1, 1},
		{"s_mad_hi", 153, 3, 3},
		{"u_mad_sat", 154, 3, 3},
		{"s_mad_sat", 155, 3, 3},
		{"s_max", 156, 2, 2},
		{"u_max", 157, 2, 2},
		{"s_min", 158, 2, 2},
		{"u_min", 159, 2, 2},
		{"s_mul_hi", 160, 2, 2},
		{"rotate", 161, 2, 2},
		{"s_sub_sat", 162, 2, 2},
		{"u_sub_sat", 163, 2, 2},
		{"u_upsample", 164, 2, 2},
		{"s_upsample", 165, 2, 2},
		{"popcount", 166, 1, 1},
		{"s_mad24", 167, 3, 3},
		{"u_mad24", 168, 3, 3},
		{"s_mul24", 169, 2, 2},
		{"u_mul24", 170, 2, 2},
		{"vloadn", 171, 3, 3},
		{"vstoren", 172, 3, 3},
		{"vload_half", 173, 2, 2},
		{"vload_halfn", 174, 3, 3},
		{"vstore_half", 175, 3, 3},
		{"vstore_half_r", 176, 4, 4},
		{"vstore_halfn", 177, 3, 3},
		{"vstore_halfn_r", 178, 4, 4},
		{"vloada_halfn", 179, 3, 3},
		{"vstorea_halfn", 180, 3, 3},
		{"vstorea_halfn_r", 181, 4, 4},
		{"shuffle", 182, 2, 2},
		{"shuffle2", 183, 3, 3},
		{"printf", 184, 1, 255},
		{"prefetch", 185, 2, 2},
		{"bitselect", 186, 3, 3},
		{"select", 187, 3, 3},
		{"u_abs", 201, 1, 1},
		{"u_abs_diff", 202, 2, 2},
		{"u_mul_hi", 203, 2, 2},
		{"u_mad_hi", 204, 3, 3},
	}, names: []nameRow{
		{"acos", 0},
		{"acosh", 1},
		{"acospi", 2},
		{"asin", 3},
		{"asinh", 4},
		{"asinpi", 5},
		{"atan", 6},
		{"atan2", 7},
		{"atan2pi", 10},
		{"atanh", 8},
		{"atanpi", 9},
		{"bitselect", 186},
		{"cbrt", 11},
		{"ceil", 12},
		{"clz", 151},
		{"copysign", 13},
		{"cos", 14},
		{"cosh", 15},
		{"cospi", 16},
		{"cross", 104},
		{"ctz", 152},
		{"degrees", 96},
		{"distance", 105},
		{"erf", 18},
		{"erfc", 17},
		{"exp", 19},
		{"exp10", 21},
		{"exp2", 20},
		{"expm1", 22},
		{"fabs", 23},
		{"fast_distance", 108},
		{"fast_length", 109},
		{"fast_normalize", 110},
		{"fclamp", 95},
		{"fdim", 24},
		{"floor", 25},
		{"fma", 26},
		{"fmax", 27},
		{"fmax_common", 97},
		{"fmin", 28},
		{"fmin_common", 98},
		{"fmod", 29},
		{"fract", 30},
		{"frexp", 31},
		{"half_cos", 67},
		{"half_divide", 68},
		{"half_exp", 69},
		{"half_exp10", 71},
		{"half_exp2", 70},
		{"half_log", 72},
		{"half_log10", 74},
		{"half_log2", 73},
		{"half_powr", 75},
		{"half_recip", 76},
		{"half_rsqrt", 77},
		{"half_sin", 78},
		{"half_sqrt", 79},
		{"half_tan", 80},
		{"hypot", 32},
		{"ilogb", 33},
		{"ldexp", 34},
		{"length", 106},
		{"lgamma", 35},
		{"lgamma_r", 36},
		{"log", 37},
		{"log10", 39},
		{"log1p", 40},
		{"log2", 38},
		{"logb", 41},
		{"mad", 42},
		{"maxmag", 43},
		{"minmag", 44},
		{"mix", 99},
		{"modf", 45},
		{"nan", 46},
		{"native_cos", 81},
		{"native_divide", 82},
		{"native_exp", 83},
		{"native_exp10", 85},
		{"native_exp2", 84},
		{"native_log", 86},
		{"native_log10", 88},
		{"native_log2", 87},
		{"native_powr", 89},
		{"native_recip", 90},
		{"native_rsqrt", 91},
		{"native_sin", 92},
		{"native_sqrt", 93},
		{"native_tan", 94},
		{"nextafter", 47},
		{"normalize", 107},
		{"popcount", 166},
		{"pow", 48},
		{"pown", 49},
		{"powr", 50},
		{"prefetch", 185},
		{"printf", 184},
		{"radians", 100},
		{"remainder", 51},
		{"remquo", 52},
		{"rint", 53},
		{"rootn", 54},
		{"rotate", 161},
		{"round", 55},
		{"rsqrt", 56},
		{"s_abs", 141},
		{"s_abs_diff", 142},
		{"s_add_sat", 143},
		{"s_clamp", 149},
		{"s_hadd", 145},
		{"s_mad24", 167},
		{"s_mad_hi", 153},
		{"s_mad_sat", 155},
		{"s_max", 156},
		{"s_min", 158},
		{"s_mul24", 169},
		{"s_mul_hi", 160},
		{"s_rhadd", 147},
		{"s_sub_sat", 162},
		{"s_upsample", 165},
		{"select", 187},
		{"shuffle", 182},
		{"shuffle2", 183},
		{"sign", 103},
		{"sin", 57},
		{"sincos", 58},
		{"sinh", 59},
		{"sinpi", 60},
		{"smoothstep", 102},
		{"sqrt", 61},
		{"step", 101},
		{"tan", 62},
		{"tanh", 63},
		{"tanpi", 64},
		{"tgamma", 65},
		{"trunc", 66},
		{"u_abs", 201},
		{"u_abs_diff", 202},
		{"u_add_sat", 144},
		{"u_clamp", 150},
		{"u_hadd", 146},
		{"u_mad24", 168},
		{"u_mad_hi", 204},
		{"u_mad_sat", 154},
		{"u_max", 157},
		{"u_min", 159},
		{"u_mul24", 170},
		{"u_mul_hi", 203},
		{"u_rhadd", 148},
		{"u_sub_sat", 163},
		{"u_upsample", 164},
		{"vload_half", 173},
		{"vload_halfn", 174},
		{"vloada_halfn", 179},
		{"vloadn", 171},
		{"vstore_half", 175},
		{"vstore_half_r", 176},
		{"vstore_halfn", 177},
		{"vstore_halfn_r", 178},
		{"vstorea_halfn", 180},
		{"vstorea_halfn_r", 181},
		{"vstoren", 172},
	}},
	NonSemanticShaderDebugInfo100: {name: "NonSemantic.Shader.DebugInfo.100", insts: []instRow{
		{"DebugInfoNone", 0, 0, 0},
		{"DebugCompilationUnit", 1, 4, 4},
		{"DebugTypeBasic", 2, 4, 4},
		{"DebugTypePointer", 3, 3, 3},
		{"DebugTypeQualifier", 4, 2, 2},
		{"DebugTypeArray", 5, 1, 255},
		{"DebugTypeVector", 6, 2, 2},
		{"DebugTypedef", 7, 6, 6},
		{"DebugTypeFunction", 8, 2, 255},
		{"DebugTypeEnum", 9, 8, 255},
		{"DebugTypeComposite", 10, 9, 255},
		{"DebugTypeMember", 11, 8, 9},
		{"DebugTypeInheritance", 12, 4, 4},
		{"DebugTypePtrToMember", 13, 2, 2},
		{"DebugTypeTemplate", 14, 1, 255},
		{"DebugTypeTemplateParameter", 15, 6, 6},
		{"DebugTypeTemplateTemplateParameter", 16, 5, 5},
		{"DebugTypeTemplateParameterPack", 17, 4, 255},
		{"DebugGlobalVariable", 18, 9, 10},
		{"DebugFunctionDeclaration", 19, 8, 8},
		{"DebugFunction", 20, 9, 10},
		{"DebugLexicalBlock", 21, 4, 5},
		{"DebugLexicalBlockDiscriminator", 22, 3, 3},
		{"DebugScope", 23, 1, 2},
		{"DebugNoScope", 24, 0, 0},
		{"DebugInlinedAt", 25, 2, 3},
		{"DebugLocalVariable", 26, 7, 8},
		{"DebugInlinedVariable", 27, 2, 2},
		{"DebugDeclare", 28, 3, 255},
		{"DebugValue", 29, 3, 255},
		{"DebugOperation", 30, 1, 255},
		{"DebugExpression", 31, 0, 255},
		{"DebugMacroDef", 32, 3, 4},
		{"DebugMacroUndef", 33, 3, 3},
		{"DebugImportedEntity", 34, 7, 7},
		{"DebugSource", 35, 1, 2},
		{"DebugFunctionDefinition", 101, 2, 2},
		{"DebugSourceContinued", 102, 1, 1},
		{"DebugLine", 103, 5, 5},
		{"DebugNoLine", 104, 0, 0},
		{"DebugBuildIdentifier", 105, 2, 2},
		{"DebugStoragePath", 106, 1, 1},
		{"DebugEntryPoint", 107, 4, 4},
		{"DebugTypeMatrix", 108, 3, 3},
	}, names: []nameRow{
		{"DebugBuildIdentifier", 105},
		{"DebugCompilationUnit", 1},
		{"DebugDeclare", 28},
		{"DebugEntryPoint", 107},
		{"DebugExpression", 31},
		{"DebugFunction", 20},
		{"DebugFunctionDeclaration", 19},
		{"DebugFunctionDefinition", 101},
		{"DebugGlobalVariable", 18},
		{"DebugImportedEntity", 34},
		{"DebugInfoNone", 0},
		{"DebugInlinedAt", 25},
		{"DebugInlinedVariable", 27},
		{"DebugLexicalBlock", 21},
		{"DebugLexicalBlockDiscriminator", 22},
		{"DebugLine", 103},
		{"DebugLocalVariable", 26},
		{"DebugMacroDef", 32},
		{"DebugMacroUndef", 33},
		{"DebugNoLine", 104},
		{"DebugNoScope", 24},
		{"DebugOperation", 30},
		{"DebugScope", 23},
		{"DebugSource", 35},
		{"DebugSourceContinued", 102},
		{"DebugStoragePath", 106},
		{"DebugTypeArray", 5},
		{"DebugTypeBasic", 2},
		{"DebugTypeComposite", 10},
		{"DebugTypeEnum", 9},
		{"DebugTypeFunction", 8},
		{"DebugTypeInheritance", 12},
		{"DebugTypeMatrix", 108},
		{"DebugTypeMember", 11},
		{"DebugTypePointer", 3},
		{"DebugTypePtrToMember", 13},
		{"DebugTypeQualifier", 4},
		{"DebugTypeTemplate", 14},
		{"DebugTypeTemplateParameter", 15},
		{"DebugTypeTemplateParameterPack", 17},
		{"DebugTypeTemplateTemplateParameter", 16},
		{"DebugTypeVector", 6},
		{"DebugTypedef", 7},
		{"DebugValue", 29},
	}},
}
