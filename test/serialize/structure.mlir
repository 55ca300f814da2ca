// REQUIRES: spirv-tools
// RUN: mlir-translate --no-implicit-module --serialize-spirv %s -o %t.spv
// RUN: spirv-val --target-env=vulkan1.1 %t.spv | FileCheck %s --check-prefix=VAL
// RUN: spirv-dis %t.spv | FileCheck %s
// RUN: mlir-translate --deserialize-spirv %t.spv | FileCheck %s --check-prefix=BACK

// VAL: valid

spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @gid built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @buf bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>

  // CHECK:      OpCapability Shader
  // CHECK-NEXT: OpExtension "SPV_KHR_storage_buffer_storage_class"
  // CHECK-NEXT: OpMemoryModel Logical GLSL450
  // CHECK-NEXT: OpEntryPoint GLCompute %nest "nest" %gid
  // CHECK-NEXT: OpExecutionMode %nest LocalSize 8 4 1
  // CHECK-DAG:  OpDecorate %gid BuiltIn GlobalInvocationId
  // CHECK-DAG:  OpDecorate %buf DescriptorSet 1
  // CHECK-DAG:  OpDecorate %buf Binding 2
  // CHECK-DAG:  OpDecorate %_runtimearr_float ArrayStride 4
  // CHECK-DAG:  OpMemberDecorate %[[BLOCK:.*]] 0 Offset 0
  // CHECK-DAG:  OpDecorate %[[BLOCK]] Block

  // The variables of all blocks come first; the merge instruction of the outer
  // loop stands before the operations of its header, because a selection is among them.
  // CHECK-LABEL: %nest = OpFunction
  // CHECK-NEXT:  OpLabel
  // CHECK-NEXT:  %[[V:.*]] = OpVariable %_ptr_Function_float Function
  // CHECK-NEXT:  %[[A:.*]] = OpAccessChain
  // CHECK:       OpBranch %[[HEADER:[0-9]+]]
  // CHECK:       %[[HEADER]] = OpLabel
  // CHECK-NEXT:  %[[I:.*]] = OpPhi %uint %[[NEXT:.*]] %[[CONT:.*]] %uint_0 %{{.*}}
  // CHECK-NEXT:  OpLoopMerge %[[EXIT:.*]] %[[CONT]] Unroll
  // CHECK-NEXT:  OpBranch %[[OPS:.*]]
  // CHECK-NEXT:  %[[OPS]] = OpLabel
  // CHECK-NEXT:  %[[LESS:.*]] = OpULessThan %bool %[[I]] %uint_9
  // CHECK-NEXT:  OpBranch %[[SPLIT:.*]]
  // CHECK-NEXT:  %[[SPLIT]] = OpLabel
  // CHECK-NEXT:  OpSelectionMerge %[[JOIN:.*]] None
  // CHECK-NEXT:  OpBranchConditional %[[LESS]] %[[THEN:.*]] %[[JOIN]] 3 1
  // CHECK-NEXT:  %[[THEN]] = OpLabel
  // CHECK-NEXT:  OpStore %[[V]]
  // CHECK-NEXT:  OpBranch %[[JOIN]]
  // CHECK-NEXT:  %[[JOIN]] = OpLabel
  // CHECK-NEXT:  OpBranchConditional %[[LESS]] %[[BODY:.*]] %[[EXIT]]
  // CHECK-NEXT:  %[[BODY]] = OpLabel
  // CHECK-NEXT:  OpBranch %[[CONT]]
  // CHECK-NEXT:  %[[CONT]] = OpLabel
  // CHECK-NEXT:  %[[NEXT]] = OpIAdd %uint %[[I]] %uint_1
  // CHECK-NEXT:  OpBranch %[[HEADER]]
  // CHECK-NEXT:  %[[EXIT]] = OpLabel

  // BACK-LABEL: spirv.func @nest
  // BACK:         spirv.Branch ^[[BB:.*]](%{{.*}} : i32)
  // BACK-NEXT:  ^[[BB]](%[[INIT:.*]]: i32):
  // BACK-NEXT:    spirv.mlir.loop control(Unroll) {
  // BACK-NEXT:      spirv.Branch ^bb1(%[[INIT]] : i32)
  // BACK:           spirv.mlir.selection {
  // BACK-NEXT:        spirv.BranchConditional %{{.*}} [3, 1], ^bb1, ^bb2
  // BACK:           spirv.mlir.merge
  spirv.func @nest() "None" {
    %g = spirv.mlir.addressof @gid : !spirv.ptr<vector<3xi32>, Input>
    %b = spirv.mlir.addressof @buf : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    %nine = spirv.Constant 9 : i32
    %f = spirv.Constant 2.5 : f32
    %p = spirv.AccessChain %b[%zero, %zero] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>, i32, i32
    %v = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.mlir.loop control(Unroll) {
      spirv.Branch ^header(%zero : i32)
    ^header(%i: i32):
      %c = spirv.ULessThan %i, %nine : i32
      spirv.mlir.selection {
        spirv.BranchConditional %c [3, 1], ^then, ^join
      ^then:
        spirv.Store "Function" %v, %f : f32
        spirv.Branch ^join
      ^join:
        spirv.mlir.merge
      }
      spirv.BranchConditional %c, ^body, ^exit
    ^body:
      spirv.Branch ^cont
    ^cont:
      %n = spirv.IAdd %i, %one : i32
      spirv.Branch ^header(%n : i32)
    ^exit:
      spirv.mlir.merge
    }
    %x = spirv.Load "Function" %v : f32
    spirv.Store "StorageBuffer" %p, %x : f32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @nest, @gid
  spirv.ExecutionMode @nest "LocalSize", 8, 4, 1
}
