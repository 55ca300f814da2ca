// REQUIRES: spirv-tools
// RUN: mlir-translate --no-implicit-module --serialize-spirv %s | spirv-dis --raw-id | FileCheck %s
// RUN: mlir-translate --mlir-version=22 --no-implicit-module --serialize-spirv %s | spirv-dis --raw-id | FileCheck %s

// Ids and the order of all instructions are those that mlir-translate 19.1.7 and 22.1.8 write: a type takes its id before its parts, a
// composite constant before its elements, a function where it is first called, a block where a branch or phi first names it, the
// blocks of a loop or selection in their order.
// CHECK: OpCapability Shader
// CHECK-NEXT: OpCapability Linkage
// CHECK-NEXT: OpCapability Float64
// CHECK-NEXT: OpExtension "SPV_KHR_storage_buffer_storage_class"
// CHECK-NEXT: %34 = OpExtInstImport "GLSL.std.450"
// CHECK-NEXT: OpMemoryModel Logical GLSL450
// CHECK-NEXT: OpName %2 "named"
// CHECK-NEXT: OpName %9 "pair"
// CHECK-NEXT: OpName %10 "size"
// CHECK-NEXT: OpName %12 "out"
// CHECK-NEXT: OpName %14 "caller"
// CHECK-NEXT: OpName %31 "callee"
// CHECK-NEXT: OpDecorate %3 ArrayStride 4
// CHECK-NEXT: OpMemberDecorate %2 0 Offset 0
// CHECK-NEXT: OpDecorate %7 ArrayStride 4
// CHECK-NEXT: OpMemberDecorate %2 1 Offset 16
// CHECK-NEXT: OpMemberDecorate %2 1 NonWritable
// CHECK-NEXT: OpDecorate %2 Block
// CHECK-NEXT: OpDecorate %9 Binding 1
// CHECK-NEXT: OpDecorate %9 DescriptorSet 0
// CHECK-NEXT: OpDecorate %10 SpecId 3
// CHECK-NEXT: OpDecorate %52 NoContraction
// CHECK-NEXT: %4 = OpTypeFloat 32
// CHECK-NEXT: %5 = OpTypeInt 32 0
// CHECK-NEXT: %6 = OpConstant %5 2
// CHECK-NEXT: %3 = OpTypeArray %4 %6
// CHECK-NEXT: %8 = OpConstant %5 3
// CHECK-NEXT: %7 = OpTypeArray %5 %8
// CHECK-NEXT: %2 = OpTypeStruct %3 %7
// CHECK-NEXT: %1 = OpTypePointer Uniform %2
// CHECK-NEXT: %9 = OpVariable %1 Uniform
// CHECK-NEXT: %10 = OpSpecConstant %5 8
// CHECK-NEXT: %11 = OpTypePointer Private %4
// CHECK-NEXT: %12 = OpVariable %11 Private
// CHECK-NEXT: %13 = OpTypeFunction %4 %4 %5
// CHECK-NEXT: %19 = OpTypeArray %5 %6
// CHECK-NEXT: %18 = OpTypeArray %19 %6
// CHECK-NEXT: %22 = OpConstant %5 1
// CHECK-NEXT: %21 = OpConstantComposite %19 %22 %6
// CHECK-NEXT: %23 = OpConstantComposite %19 %22 %6
// CHECK-NEXT: %20 = OpConstantComposite %18 %21 %23
// CHECK-NEXT: %24 = OpConstantComposite %19 %22 %6
// CHECK-NEXT: %27 = OpTypeFloat 64
// CHECK-NEXT: %26 = OpTypeVector %27 2
// CHECK-NEXT: %25 = OpUndef %26
// CHECK-NEXT: %28 = OpTypePointer Function %5
// CHECK-NEXT: %30 = OpConstant %5 72
// CHECK-NEXT: %35 = OpConstant %5 0
// CHECK-NEXT: %43 = OpTypeBool
// CHECK-NEXT: %49 = OpTypeFunction %4 %4
// CHECK-NEXT: %14 = OpFunction %4 None %13
// CHECK-NEXT: %15 = OpFunctionParameter %4
// CHECK-NEXT: %16 = OpFunctionParameter %5
// CHECK-NEXT: %17 = OpLabel
// CHECK-NEXT: %29 = OpVariable %28 Function
// CHECK-NEXT: OpControlBarrier %6 %22 %30
// CHECK-NEXT: %32 = OpFunctionCall %4 %31 %15
// CHECK-NEXT: %33 = OpExtInst %4 %34 Exp %32
// CHECK-NEXT: OpBranch %36
// CHECK-NEXT: %36 = OpLabel
// CHECK-NEXT: %41 = OpPhi %5 %48 %42 %35 %17
// CHECK-NEXT: %44 = OpSLessThan %43 %41 %16
// CHECK-NEXT: OpLoopMerge %40 %39 None
// CHECK-NEXT: OpBranchConditional %44 %37 %40
// CHECK-NEXT: %37 = OpLabel
// CHECK-NEXT: %45 = OpIEqual %43 %41 %10
// CHECK-NEXT: OpBranchConditional %45 %39 %38
// CHECK-NEXT: %38 = OpLabel
// CHECK-NEXT: OpStore %29 %41
// CHECK-NEXT: OpBranch %39
// CHECK-NEXT: %39 = OpLabel
// CHECK-NEXT: OpBranch %46
// CHECK-NEXT: %46 = OpLabel
// CHECK-NEXT: OpSelectionMerge %42 None
// CHECK-NEXT: OpBranchConditional %44 %47 %42
// CHECK-NEXT: %47 = OpLabel
// CHECK-NEXT: OpStore %29 %35
// CHECK-NEXT: OpBranch %42
// CHECK-NEXT: %42 = OpLabel
// CHECK-NEXT: %48 = OpIAdd %5 %41 %22
// CHECK-NEXT: OpBranch %36
// CHECK-NEXT: %40 = OpLabel
// CHECK-NEXT: OpReturnValue %33
// CHECK-NEXT: OpFunctionEnd
// CHECK-NEXT: %31 = OpFunction %4 None %49
// CHECK-NEXT: %50 = OpFunctionParameter %4
// CHECK-NEXT: %51 = OpLabel
// CHECK-NEXT: %52 = OpFMul %4 %50 %50
// CHECK-NEXT: OpBranch %53
// CHECK-NEXT: %53 = OpLabel
// CHECK-NEXT: OpReturnValue %52
// CHECK-NEXT: OpFunctionEnd

spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage, Float64], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @pair bind(0, 1) : !spirv.ptr<!spirv.struct<named, (!spirv.array<2 x f32, stride=4> [0], !spirv.array<3 x i32, stride=4> [16, NonWritable])>, Uniform>
  spirv.SpecConstant @size spec_id(3) = 8 : i32
  spirv.GlobalVariable @out : !spirv.ptr<f32, Private>
  spirv.func @caller(%a: f32, %n: i32) -> f32 "None" {
    %rows = spirv.Constant dense<[[1, 2], [1, 2]]> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
    %row = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
    %u = spirv.Undef : vector<2xf64>
    %v = spirv.Variable : !spirv.ptr<i32, Function>
    spirv.ControlBarrier <Workgroup>, <Device>, <AcquireRelease|UniformMemory>
    %r = spirv.FunctionCall @callee(%a) : (f32) -> f32
    %e = spirv.GL.Exp %r : f32
    %pair = spirv.mlir.addressof @pair : !spirv.ptr<!spirv.struct<named, (!spirv.array<2 x f32, stride=4> [0], !spirv.array<3 x i32, stride=4> [16, NonWritable])>, Uniform>
    %size = spirv.mlir.referenceof @size : i32
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    spirv.mlir.loop {
      spirv.Branch ^header(%zero : i32)
    ^header(%i: i32):
      %less = spirv.SLessThan %i, %n : i32
      spirv.BranchConditional %less, ^body, ^merge
    ^body:
      %odd = spirv.IEqual %i, %size : i32
      spirv.BranchConditional %odd, ^continue, ^rest
    ^rest:
      spirv.Store "Function" %v, %i : i32
      spirv.Branch ^continue
    ^continue:
      spirv.mlir.selection {
        spirv.BranchConditional %less, ^then, ^join
      ^then:
        spirv.Store "Function" %v, %zero : i32
        spirv.Branch ^join
      ^join:
        spirv.mlir.merge
      }
      %next = spirv.IAdd %i, %one : i32
      spirv.Branch ^header(%next : i32)
    ^merge:
      spirv.mlir.merge
    }
    spirv.ReturnValue %e : f32
  }
  spirv.func @callee(%x: f32) -> f32 "None" {
    %y = spirv.FMul %x, %x {no_contraction} : f32
    spirv.Branch ^loop
  ^loop:
    spirv.ReturnValue %y : f32
  }
}
