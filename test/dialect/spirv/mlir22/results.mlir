// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --emit-bytecode %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate --mlir-version=22 --no-implicit-module --test-spirv-roundtrip %s | FileCheck %s
// RUN: mlir-translate --mlir-version=19 --no-implicit-module --test-spirv-roundtrip %s | FileCheck %s --check-prefix=OLD

// Selections and loops of MLIR 21 and later have results. Reading a binary at version 19 makes variables instead.

// CHECK-LABEL: spirv.module
// OLD-LABEL: spirv.module
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage], []> {
  // CHECK-LABEL: spirv.func @switch
  // CHECK:         %[[R:.*]] = spirv.mlir.selection -> i32 {
  // CHECK-NEXT:      spirv.Switch %arg0 : i32, [
  // CHECK-NEXT:        default: ^bb{{.}},
  // CHECK-NEXT:        0: ^[[ZERO:bb.]],
  // CHECK-NEXT:        4294967295: ^bb{{.}}
  // CHECK-NEXT:      ]
  // CHECK:         ^[[ZERO]]:
  // CHECK-NEXT:      spirv.Branch ^bb4(%arg1 : i32)
  // CHECK:         ^bb4(%[[A:.*]]: i32):
  // CHECK-NEXT:      spirv.mlir.merge %[[A]] : i32
  // CHECK-NEXT:    }
  // CHECK-NEXT:    spirv.ReturnValue %[[R]] : i32
  // OLD-LABEL: spirv.func @switch
  // OLD-NEXT:    %[[V:.*]] = spirv.Variable : !spirv.ptr<i32, Function>
  // OLD:         spirv.mlir.selection {
  // OLD:         spirv.Load "Function" %[[V]] : i32
  spirv.func @switch(%x: i32, %n: i32) -> i32 "None" {
    %s = spirv.mlir.selection -> i32 {
      spirv.Switch %x : i32, [
        default: ^d,
        0: ^a,
        -1: ^b
      ]
    ^a:
      spirv.Branch ^m(%n : i32)
    ^b:
      spirv.Branch ^m(%x : i32)
    ^d:
      %z = spirv.IAdd %x, %n : i32
      spirv.Branch ^m(%z : i32)
    ^m(%y : i32):
      spirv.mlir.merge %y : i32
    }
    spirv.ReturnValue %s : i32
  }

  // CHECK-LABEL: spirv.func @loop
  // CHECK:         %[[L:.*]] = spirv.mlir.loop -> i32 {
  // CHECK:           spirv.mlir.merge %{{.*}} : i32
  // CHECK-NEXT:    }
  // CHECK-NEXT:    spirv.ReturnValue %[[L]] : i32
  spirv.func @loop(%n: i32) -> i32 "None" {
    %c1 = spirv.Constant 1 : i32
    %l = spirv.mlir.loop -> i32 {
      spirv.Branch ^h(%c1 : i32)
    ^h(%i : i32):
      %c = spirv.SLessThan %i, %n : i32
      spirv.BranchConditional %c, ^b, ^m
    ^b:
      spirv.Branch ^k
    ^k:
      %in = spirv.IAdd %i, %c1 : i32
      spirv.Branch ^h(%in : i32)
    ^m:
      spirv.mlir.merge %i : i32
    }
    spirv.ReturnValue %l : i32
  }
}
