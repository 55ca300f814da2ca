package jit

// symbol is a function of LLVM's C interface, or of the C library.
type symbol int

const (
	getVersion symbol = iota
	parseCommandLineOptions
	resetFatalErrorHandler
	installFatalErrorHandler
	contextCreate
	contextDispose
	contextSetDiagnosticHandler
	getDiagInfoDescription
	getDiagInfoSeverity
	createMemoryBuffer
	disposeMemoryBuffer
	getBufferStart
	getBufferSize
	parseIR
	verifyModule
	disposeMessage
	disposeModule
	printModuleToString
	setTarget
	setModuleDataLayout
	getModuleDataLayout

	initTargetInfo
	initTarget
	initTargetMC
	initAsmPrinter
	initAsmParser
	getDefaultTargetTriple
	getTargetFromTriple
	getHostCPUName
	getHostCPUFeatures
	createTargetMachine
	disposeTargetMachine
	createTargetDataLayout
	disposeTargetData
	emitToMemoryBuffer
	createPassBuilderOptions
	disposePassBuilderOptions
	runPasses

	getFirstFunction
	getNextFunction
	getNamedFunction
	getNamedGlobal
	getFirstGlobal
	getNextGlobal
	isDeclaration
	getValueName
	setValueName
	globalGetValueType
	getReturnType
	printTypeToString
	countParamTypes
	getParamTypes
	isFunctionVarArg
	getTypeKind
	getInitializer
	getOperand
	getNumOperands
	constIntGetZExtValue
	isAFunction
	setLinkage
	deleteGlobal
	addFunction
	appendBasicBlock
	createBuilder
	positionBuilderAtEnd
	disposeBuilder
	buildGEP
	buildLoad
	buildStore
	buildCall
	buildRetVoid
	constInt
	int64Type
	pointerType
	voidType
	functionType
	getParam
	getLinkage
	getCallConv
	setInstructionCallConv

	typeIsSized
	sizeOfTypeInBits
	storeSizeOfType
	abiSizeOfType
	abiAlignmentOfType
	preferredAlignmentOfType
	offsetOfElement
	countStructElementTypes

	getErrorMessage
	disposeErrorMessage
	createLLJITBuilder
	createLLJIT
	disposeLLJIT
	lljitGetExecutionSession
	lljitGetMainJITDylib
	lljitGetGlobalPrefix
	lljitAddObjectFile
	lljitLookup
	sessionSetErrorReporter
	createSearchGeneratorForPath
	jitDylibAddGenerator

	// The functions of the C library follow.
	cFflush
	cSignal
	cSigaction

	numSymbols
)

// firstOfC is the first symbol that is not of LLVM.
const firstOfC = cFflush

// symbolName returns the name of the function in its library.
func symbolName(s symbol) string {
	return symbolNames[s]
}

var symbolNames = [numSymbols]string{
	getVersion:                  "LLVMGetVersion",
	parseCommandLineOptions:     "LLVMParseCommandLineOptions",
	resetFatalErrorHandler:      "LLVMResetFatalErrorHandler",
	installFatalErrorHandler:    "LLVMInstallFatalErrorHandler",
	contextCreate:               "LLVMContextCreate",
	contextDispose:              "LLVMContextDispose",
	contextSetDiagnosticHandler: "LLVMContextSetDiagnosticHandler",
	getDiagInfoDescription:      "LLVMGetDiagInfoDescription",
	getDiagInfoSeverity:         "LLVMGetDiagInfoSeverity",
	createMemoryBuffer:          "LLVMCreateMemoryBufferWithMemoryRangeCopy",
	disposeMemoryBuffer:         "LLVMDisposeMemoryBuffer",
	getBufferStart:              "LLVMGetBufferStart",
	getBufferSize:               "LLVMGetBufferSize",
	parseIR:                     "LLVMParseIRInContext",
	verifyModule:                "LLVMVerifyModule",
	disposeMessage:              "LLVMDisposeMessage",
	disposeModule:               "LLVMDisposeModule",
	printModuleToString:         "LLVMPrintModuleToString",
	setTarget:                   "LLVMSetTarget",
	setModuleDataLayout:         "LLVMSetModuleDataLayout",
	getModuleDataLayout:         "LLVMGetModuleDataLayout",

	initTargetInfo:            "LLVMInitializeX86TargetInfo",
	initTarget:                "LLVMInitializeX86Target",
	initTargetMC:              "LLVMInitializeX86TargetMC",
	initAsmPrinter:            "LLVMInitializeX86AsmPrinter",
	initAsmParser:             "LLVMInitializeX86AsmParser",
	getDefaultTargetTriple:    "LLVMGetDefaultTargetTriple",
	getTargetFromTriple:       "LLVMGetTargetFromTriple",
	getHostCPUName:            "LLVMGetHostCPUName",
	getHostCPUFeatures:        "LLVMGetHostCPUFeatures",
	createTargetMachine:       "LLVMCreateTargetMachine",
	disposeTargetMachine:      "LLVMDisposeTargetMachine",
	createTargetDataLayout:    "LLVMCreateTargetDataLayout",
	disposeTargetData:         "LLVMDisposeTargetData",
	emitToMemoryBuffer:        "LLVMTargetMachineEmitToMemoryBuffer",
	createPassBuilderOptions:  "LLVMCreatePassBuilderOptions",
	disposePassBuilderOptions: "LLVMDisposePassBuilderOptions",
	runPasses:                 "LLVMRunPasses",

	getFirstFunction:       "LLVMGetFirstFunction",
	getNextFunction:        "LLVMGetNextFunction",
	getNamedFunction:       "LLVMGetNamedFunction",
	getNamedGlobal:         "LLVMGetNamedGlobal",
	getFirstGlobal:         "LLVMGetFirstGlobal",
	getNextGlobal:          "LLVMGetNextGlobal",
	isDeclaration:          "LLVMIsDeclaration",
	getValueName:           "LLVMGetValueName2",
	setValueName:           "LLVMSetValueName2",
	globalGetValueType:     "LLVMGlobalGetValueType",
	getReturnType:          "LLVMGetReturnType",
	printTypeToString:      "LLVMPrintTypeToString",
	countParamTypes:        "LLVMCountParamTypes",
	getParamTypes:          "LLVMGetParamTypes",
	isFunctionVarArg:       "LLVMIsFunctionVarArg",
	getTypeKind:            "LLVMGetTypeKind",
	getInitializer:         "LLVMGetInitializer",
	getOperand:             "LLVMGetOperand",
	getNumOperands:         "LLVMGetNumOperands",
	constIntGetZExtValue:   "LLVMConstIntGetZExtValue",
	isAFunction:            "LLVMIsAFunction",
	setLinkage:             "LLVMSetLinkage",
	deleteGlobal:           "LLVMDeleteGlobal",
	addFunction:            "LLVMAddFunction",
	appendBasicBlock:       "LLVMAppendBasicBlockInContext",
	createBuilder:          "LLVMCreateBuilderInContext",
	positionBuilderAtEnd:   "LLVMPositionBuilderAtEnd",
	disposeBuilder:         "LLVMDisposeBuilder",
	buildGEP:               "LLVMBuildGEP2",
	buildLoad:              "LLVMBuildLoad2",
	buildStore:             "LLVMBuildStore",
	buildCall:              "LLVMBuildCall2",
	buildRetVoid:           "LLVMBuildRetVoid",
	constInt:               "LLVMConstInt",
	int64Type:              "LLVMInt64TypeInContext",
	pointerType:            "LLVMPointerTypeInContext",
	voidType:               "LLVMVoidTypeInContext",
	functionType:           "LLVMFunctionType",
	getParam:               "LLVMGetParam",
	getLinkage:             "LLVMGetLinkage",
	getCallConv:            "LLVMGetFunctionCallConv",
	setInstructionCallConv: "LLVMSetInstructionCallConv",

	typeIsSized:              "LLVMTypeIsSized",
	sizeOfTypeInBits:         "LLVMSizeOfTypeInBits",
	storeSizeOfType:          "LLVMStoreSizeOfType",
	abiSizeOfType:            "LLVMABISizeOfType",
	abiAlignmentOfType:       "LLVMABIAlignmentOfType",
	preferredAlignmentOfType: "LLVMPreferredAlignmentOfType",
	offsetOfElement:          "LLVMOffsetOfElement",
	countStructElementTypes:  "LLVMCountStructElementTypes",

	getErrorMessage:              "LLVMGetErrorMessage",
	disposeErrorMessage:          "LLVMDisposeErrorMessage",
	createLLJITBuilder:           "LLVMOrcCreateLLJITBuilder",
	createLLJIT:                  "LLVMOrcCreateLLJIT",
	disposeLLJIT:                 "LLVMOrcDisposeLLJIT",
	lljitGetExecutionSession:     "LLVMOrcLLJITGetExecutionSession",
	lljitGetMainJITDylib:         "LLVMOrcLLJITGetMainJITDylib",
	lljitGetGlobalPrefix:         "LLVMOrcLLJITGetGlobalPrefix",
	lljitAddObjectFile:           "LLVMOrcLLJITAddObjectFile",
	lljitLookup:                  "LLVMOrcLLJITLookup",
	sessionSetErrorReporter:      "LLVMOrcExecutionSessionSetErrorReporter",
	createSearchGeneratorForPath: "LLVMOrcCreateDynamicLibrarySearchGeneratorForPath",
	jitDylibAddGenerator:         "LLVMOrcJITDylibAddGenerator",

	cFflush:    "fflush",
	cSignal:    "signal",
	cSigaction: "sigaction",
}
