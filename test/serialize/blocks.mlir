// RUN: mlir-translate -no-implicit-module -test-spirv-roundtrip %s | FileCheck %s
// RUN: mlir-translate -no-implicit-module -serialize-spirv %s -o %t.spv && spirv-val %t.spv

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
  // The continue construct of the outer loop is a loop. The block behind it branches back.
  // CHECK-LABEL: spirv.func @continue_is_loop
  // CHECK:         spirv.mlir.loop {
  // CHECK:         ^bb2:
  // CHECK-NEXT:      spirv.Branch ^bb3
  // CHECK-NEXT:    ^bb3:
  // CHECK-NEXT:      spirv.Load
  // CHECK-NEXT:      spirv.Branch ^bb4
  // CHECK-NEXT:    ^bb4:
  // CHECK-NEXT:      spirv.mlir.loop {
  // CHECK:             spirv.mlir.merge
  // CHECK-NEXT:      }
  // CHECK:           spirv.Store
  // CHECK-NEXT:      spirv.Branch ^bb1
  // CHECK-NEXT:    ^bb5:
  spirv.func @continue_is_loop(%count: i32, %c: i1) "None" {
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    %var = spirv.Variable init(%zero) : !spirv.ptr<i32, Function>
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      %i = spirv.Load "Function" %var : i32
      %less = spirv.SLessThan %i, %count : i32
      spirv.BranchConditional %less, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      %j = spirv.Load "Function" %var : i32
      spirv.mlir.loop {
        spirv.Branch ^header
      ^header:
        spirv.BranchConditional %c, ^body, ^merge
      ^body:
        spirv.Branch ^continue
      ^continue:
        spirv.Branch ^header
      ^merge:
        spirv.mlir.merge
      }
      %next = spirv.IAdd %j, %one : i32
      spirv.Store "Function" %var, %next : i32
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }

  // Blocks that nothing reaches are not written, and no OpPhi names them.
  // CHECK-LABEL: spirv.func @unreachable
  // CHECK:         spirv.Branch ^bb1
  // CHECK-NEXT:  ^bb1(%{{.*}}: i32):  // pred: ^bb0
  // CHECK-NEXT:    spirv.ReturnValue
  // CHECK-NOT:   ^bb
  // CHECK-NOT:   spirv.Unreachable
  // CHECK:       }
  spirv.func @unreachable(%x: i32) -> i32 "None" {
    spirv.Branch ^end(%x : i32)
  ^dead:
    %y = spirv.IAdd %x, %x : i32
    spirv.Branch ^end(%y : i32)
  ^end(%z: i32):
    spirv.ReturnValue %z : i32
  ^never:
    spirv.Unreachable
  }
}
