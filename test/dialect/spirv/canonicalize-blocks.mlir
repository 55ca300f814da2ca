// RUN: mlir-opt --no-implicit-module --split-input-file --canonicalize %s | FileCheck %s

// Control flow that becomes OpSelectionMerge and OpLoopMerge keeps its blocks.

// The branches meet in the merge block only, although both do the same.
// CHECK-LABEL: spirv.func @alike
// CHECK: spirv.BranchConditional %{{.*}}, ^bb1, ^bb2
// CHECK: ^bb1:
// CHECK-NEXT: spirv.Store "Function" %{{.*}}, %[[X:.*]] : f32
// CHECK: ^bb2:
// CHECK-NEXT: spirv.Store "Function" %{{.*}}, %[[Y:.*]] : f32
// CHECK: spirv.mlir.merge
spirv.module Logical GLSL450 {
  spirv.func @alike(%c: i1, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %x: f32, %y: f32) "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^a, ^b
    ^a:
      spirv.Store "Function" %p, %x : f32
      spirv.Branch ^m
    ^b:
      spirv.Store "Function" %q, %y : f32
      spirv.Branch ^m
    ^m:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

// A merge block that control does not reach stays, and so does a continue block. Other
// blocks that it does not reach go.
// CHECK-LABEL: spirv.func @unreachable
// CHECK: spirv.mlir.selection
// CHECK: spirv.BranchConditional %{{.*}}, ^bb1, ^bb2
// CHECK: ^bb1:
// CHECK-NEXT: spirv.Kill
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: spirv.mlir.merge
// CHECK-LABEL: spirv.func @left
// CHECK: spirv.mlir.loop
// CHECK-NEXT: spirv.Branch ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: spirv.Branch ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: spirv.Branch ^bb1
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: spirv.mlir.merge
spirv.module Logical GLSL450 {
  spirv.func @unreachable(%c: i1) "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^a, ^b
    ^a:
      spirv.Kill
    ^b:
      spirv.Return
    ^nobody:
      spirv.Branch ^m
    ^m:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @left() "None" {
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.Branch ^body
    ^body:
      spirv.Return
    ^continue:
      spirv.Branch ^header
    ^m:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

// A construct that is in no op keeps the blocks that it names, and blocks that do the
// same apart.
// CHECK-LABEL: spirv.func @flat
// CHECK: spirv.BranchConditional %{{.*}}, ^bb1, ^bb2 {construct = {control = [0 : i32], merge = 1 : i32}}
// CHECK: ^bb1:
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: spirv.Unreachable {label = 1 : i32}
spirv.module Logical GLSL450 {
  spirv.func @flat(%c: i1) "None" {
    spirv.BranchConditional %c, ^a, ^b {construct = {control = [0 : i32], merge = 1 : i32}}
  ^a:
    spirv.Return
  ^b:
    spirv.Return
  ^nobody:
    spirv.Return
  ^m:
    spirv.Unreachable {label = 1 : i32}
  }
}

// -----

// One terminator passes a block one value: blocks that differ in a value are merged only
// if they have no predecessor in common.
// CHECK-LABEL: spirv.func @phis
// CHECK:      spirv.Switch %{{.*}} : i32, [
// CHECK-NEXT:   default: ^bb3,
// CHECK-NEXT:   1: ^bb1,
// CHECK-NEXT:   2: ^bb2
// CHECK-NEXT: ]
spirv.module Logical GLSL450 {
  spirv.func @phis(%s: i32, %p: !spirv.ptr<i32, Function>, %x: i32, %y: i32) "None" {
    spirv.Switch %s : i32, [default: ^end, 1: ^a, 2: ^b]
  ^a:
    spirv.Store "Function" %p, %x : i32
    spirv.Branch ^end
  ^b:
    spirv.Store "Function" %p, %y : i32
    spirv.Branch ^end
  ^end:
    spirv.Return
  }
}
