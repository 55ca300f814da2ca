// RUN: mlir-translate -no-implicit-module -test-spirv-roundtrip -spirv-structurize-phis %s | FileCheck %s
// RUN: mlir-translate -no-implicit-module -serialize-spirv %s -o %t
// RUN: mlir-translate -deserialize-spirv -spirv-structurize-phis %t | FileCheck %s
// RUN: mlir-translate -deserialize-spirv %t | FileCheck %s --check-prefix=MLIR19

// Phis of merge blocks, and values that are used after a construct, are results. Without the option they go
// through variables, as in MLIR 19, which cannot hold pointers: the selection of one stays as blocks.
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, VariablePointersStorageBuffer, VariablePointers], [SPV_KHR_variable_pointers]> {
  spirv.GlobalVariable @a : !spirv.ptr<i32, Workgroup>
  spirv.GlobalVariable @b : !spirv.ptr<i32, Workgroup>
  // CHECK-LABEL: spirv.func @f
  // CHECK-NOT: spirv.Variable
  // CHECK: %[[S:.*]] = spirv.mlir.selection -> i32 {
  // CHECK: spirv.mlir.merge %{{.*}} : i32
  // CHECK: spirv.Branch ^bb2(%[[S]], %{{.*}} : i32, i32)
  // CHECK: %[[L:.*]] = spirv.mlir.loop -> i32 {
  // CHECK: spirv.Branch ^bb1(%{{.*}}, %{{.*}} : i32, i32)
  // CHECK: ^bb1(%{{.*}}: i32, %[[SUM:.*]]: i32):
  // CHECK: spirv.mlir.merge %[[SUM]] : i32
  // CHECK: spirv.ReturnValue %[[L]]
  // MLIR19-LABEL: spirv.func @f
  // MLIR19: spirv.Variable
  // MLIR19-NOT: ->
  spirv.func @f(%c: i1, %n: i32) -> i32 "None" {
    %zero = spirv.Constant 0 : i32
    %x = spirv.IAdd %n, %n : i32
    %s = spirv.mlir.selection -> i32 {
      spirv.BranchConditional %c, ^then, ^merge(%x : i32)
    ^then:
      %y = spirv.IMul %x, %n : i32
      spirv.Branch ^merge(%y : i32)
    ^merge(%r: i32):
      spirv.mlir.merge %r : i32
    }
    %l = spirv.mlir.loop -> i32 {
      spirv.Branch ^header(%s, %zero : i32, i32)
    ^header(%i: i32, %sum: i32):
      %more = spirv.SLessThan %i, %n : i32
      spirv.BranchConditional %more, ^body, ^exit
    ^body:
      %next = spirv.IAdd %sum, %i : i32
      spirv.Branch ^continue
    ^continue:
      %j = spirv.IAdd %i, %n : i32
      spirv.Branch ^header(%j, %next : i32, i32)
    ^exit:
      spirv.mlir.merge %sum : i32
    }
    spirv.ReturnValue %l : i32
  }
  // CHECK-LABEL: spirv.func @pointer
  // CHECK: %[[P:.*]] = spirv.mlir.selection -> !spirv.ptr<i32, Workgroup>
  // CHECK: spirv.Load "Workgroup" %[[P]]
  // MLIR19-LABEL: spirv.func @pointer
  // MLIR19: construct =
  spirv.func @pointer(%c: i1) -> i32 "None" {
    %p = spirv.mlir.selection -> !spirv.ptr<i32, Workgroup> {
      %a = spirv.mlir.addressof @a : !spirv.ptr<i32, Workgroup>
      spirv.BranchConditional %c, ^then, ^merge(%a : !spirv.ptr<i32, Workgroup>)
    ^then:
      %b = spirv.mlir.addressof @b : !spirv.ptr<i32, Workgroup>
      spirv.Branch ^merge(%b : !spirv.ptr<i32, Workgroup>)
    ^merge(%r: !spirv.ptr<i32, Workgroup>):
      spirv.mlir.merge %r : !spirv.ptr<i32, Workgroup>
    }
    %v = spirv.Load "Workgroup" %p : i32
    spirv.ReturnValue %v : i32
  }
  spirv.func @main() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
