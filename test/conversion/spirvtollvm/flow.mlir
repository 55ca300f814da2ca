// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Branches, structured control flow and calls.

// CHECK-LABEL: llvm.func @branches(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: llvm.cond_br %arg0 weights([3, 4]), ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: llvm.br ^bb2(%arg1 : i32)
// CHECK-NEXT: ^bb2(%[[V0:[0-9]+]]: i32):
// CHECK-NEXT: llvm.return
spirv.func @branches(%c: i1, %x: i32) "None" {
  spirv.BranchConditional %c [3, 4], ^a, ^b(%x : i32)
^a:
  spirv.Branch ^b(%x : i32)
^b(%y : i32):
  spirv.Return
}

// A pointer that a block gets is one of LLVM IR.
// CHECK-LABEL: llvm.func @pointers(%arg0: !llvm.ptr) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%[[V0:[0-9]+]]: !llvm.ptr):
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.load %[[V0]] : !llvm.ptr -> f32
// CHECK-NEXT: llvm.return
spirv.func @pointers(%p: !spirv.ptr<f32, Function>) "None" {
  spirv.Branch ^a(%p : !spirv.ptr<f32, Function>)
^a(%q : !spirv.ptr<f32, Function>):
  %0 = spirv.Load "Function" %q : f32
  spirv.Return
}

// The blocks of a selection stand between the operations before and after it.
// CHECK-LABEL: llvm.func @selection(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: llvm.store %arg2, %arg1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: llvm.return
spirv.func @selection(%c: i1, %p: !spirv.ptr<i32, Function>, %x: i32) "None" {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^f
  ^t:
    spirv.Store "Function" %p, %x : i32
    spirv.Branch ^m
  ^f:
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}

// A selection without blocks of its own is nothing.
// CHECK-LABEL: llvm.func @empty(%arg0: i1) {
// CHECK-NEXT: llvm.return
spirv.func @empty(%c: i1) "None" {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^m, ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}

// A loop in a selection, and a selection in the loop.
// CHECK-LABEL: llvm.func @nested(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb10
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: llvm.br ^bb2(%[[V0]] : i32)
// CHECK-NEXT: ^bb2(%[[V2:[0-9]+]]: i32):
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.icmp "slt" %[[V2]], %arg1 : i32
// CHECK-NEXT: llvm.cond_br %[[V3]], ^bb3, ^bb8
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: llvm.cond_br %arg0, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:
// CHECK-NEXT: llvm.br ^bb6
// CHECK-NEXT: ^bb6:
// CHECK-NEXT: llvm.br ^bb7
// CHECK-NEXT: ^bb7:
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.add %[[V2]], %[[V1]] : i32
// CHECK-NEXT: llvm.br ^bb2(%[[V4]] : i32)
// CHECK-NEXT: ^bb8:
// CHECK-NEXT: llvm.br ^bb9
// CHECK-NEXT: ^bb9:
// CHECK-NEXT: llvm.br ^bb10
// CHECK-NEXT: ^bb10:
// CHECK-NEXT: llvm.br ^bb11
// CHECK-NEXT: ^bb11:
// CHECK-NEXT: llvm.return
spirv.func @nested(%c: i1, %n: i32) "None" {
  %zero = spirv.Constant 0 : i32
  %one = spirv.Constant 1 : i32
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^m
  ^t:
    spirv.mlir.loop {
      spirv.Branch ^header(%zero : i32)
    ^header(%i : i32):
      %more = spirv.SLessThan %i, %n : i32
      spirv.BranchConditional %more, ^body, ^end
    ^body:
      spirv.mlir.selection {
        spirv.BranchConditional %c, ^a, ^b
      ^a:
        spirv.Branch ^b
      ^b:
        spirv.mlir.merge
      }
      spirv.Branch ^continue
    ^continue:
      %next = spirv.IAdd %i, %one : i32
      spirv.Branch ^header(%next : i32)
    ^end:
      spirv.mlir.merge
    }
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}

// Calls, with and without a result.
// CHECK-LABEL: llvm.func @calls(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.call @one(%arg0) : (i32) -> i32
// CHECK-NEXT: llvm.call @none(%[[V0]]) {hot} : (i32) -> ()
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK: llvm.func @one(i32) -> i32
// CHECK: llvm.func @none(i32)
spirv.func @calls(%x: i32) -> i32 "None" {
  %0 = spirv.FunctionCall @one(%x) : (i32) -> i32
  spirv.FunctionCall @none(%0) {hot} : (i32) -> ()
  spirv.ReturnValue %0 : i32
}
spirv.func @one(i32) -> i32 "None"
spirv.func @none(i32) "None"
