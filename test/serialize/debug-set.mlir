// REQUIRES: spirv-tools
// RUN: split-file %s %t
// RUN: spirv-as %t/lines.spvasm | mlir-translate --no-implicit-module --deserialize-spirv --mlir-print-debuginfo --mlir-print-local-scope - | FileCheck %s

// The reader takes lines from DebugLine as from OpLine. It skips other instructions of the set, and lines that are not made of
// a DebugSource and constants.

// CHECK: spirv.FNegate {{.*}} loc("a.c":3:7)
// CHECK: spirv.FAdd {{.*}} loc("a.c":3:7)
// CHECK: spirv.FMul {{.*}} loc(unknown)
// CHECK: spirv.FSub {{.*}} loc("a.c":7:3)
// CHECK: spirv.FDiv {{.*}} loc("a.c":7:3)
// CHECK: spirv.FRem {{.*}} loc("a.c":7:3)
// CHECK: spirv.Branch {{.*}} loc("a.c":7:3)
// CHECK: spirv.Return loc(unknown)
//--- lines.spvasm
OpCapability Shader
OpCapability Linkage
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
%other = OpExtInstImport "NonSemantic.Other"
OpMemoryModel Logical GLSL450
%name = OpString "a.c"
OpDecorate %f LinkageAttributes "f" Export
%void = OpTypeVoid
%float = OpTypeFloat 32
%int = OpTypeInt 32 0
%three = OpConstant %int 3
%seven = OpConstant %int 7
%zero = OpConstant %float 0
%source = OpExtInst %void %set DebugSource %name
%none = OpExtInst %void %set DebugInfoNone
%type = OpTypeFunction %void %float
%f = OpFunction %void None %type
%x = OpFunctionParameter %float
%entry = OpLabel
%l1 = OpExtInst %void %set DebugLine %source %three %three %seven %seven
%a = OpFNegate %float %x
%l2 = OpExtInst %void %other 103 %source %seven %seven %seven %seven
%b = OpFAdd %float %a %x
%l3 = OpExtInst %void %set DebugNoLine
%c = OpFMul %float %a %b
%l4 = OpExtInst %void %set DebugLine %source %seven %seven %three %three
%d = OpFSub %float %a %c
%l5 = OpExtInst %void %set DebugLine %none %three %three %three %three
%e = OpFDiv %float %a %d
%l6 = OpExtInst %void %set DebugLine %source %zero %three %three %three
%l7 = OpExtInst %void %set DebugLine %source %three %three %zero %three
%g = OpFRem %float %a %e
OpBranch %next
%next = OpLabel
OpReturn
OpFunctionEnd
