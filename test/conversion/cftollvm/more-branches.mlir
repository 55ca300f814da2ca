// RUN: mlir-opt %s -split-input-file -convert-cf-to-llvm -allow-unregistered-dialect | FileCheck %s --match-full-lines

// Branches convert if their blocks take what they pass.

// CHECK-LABEL: func.func @tensors(%arg0: i1, %arg1: tensor<4xf32>, %arg2: i32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1 : tensor<4xf32>), ^bb2
// CHECK-NEXT: ^bb1(%0: tensor<4xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: cf.br ^bb3(%0 : tensor<4xf32>)
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb1(%arg1 : tensor<4xf32>),
// CHECK-NEXT: 3: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb3(%1: tensor<4xf32>):  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @tensors(%c: i1, %t: tensor<4xf32>, %i: i32) {
  cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2
^bb1(%a: tensor<4xf32>):
  cf.br ^bb3(%a : tensor<4xf32>)
^bb2:
  cf.switch %i : i32, [
    default: ^bb1(%t : tensor<4xf32>),
    3: ^bb2
  ]
^bb3(%b: tensor<4xf32>):
  return
}

// -----

// CHECK-LABEL: func.func @switches(%arg0: i32, %arg1: i64, %arg2: index) -> index {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1(%arg2 : index),
// CHECK-NEXT: 42: ^bb2,
// CHECK-NEXT: 4294967289: ^bb1(%arg2 : index)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.switch %arg1 : i64, ^bb3 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: return %arg2 : index
// CHECK-NEXT: }
func.func @switches(%i: i32, %j: i64, %x: index) -> index {
  cf.switch %i : i32, [
    default: ^bb1(%x : index),
    42: ^bb2,
    -7: ^bb1(%x : index)
  ]
^bb1(%a: index):
  return %a : index
^bb2:
  cf.switch %j : i64, [
    default: ^bb3
  ]
^bb3:
  return %x : index
}

// -----

// CHECK: llvm.mlir.global private constant @assert_msg_0(dense<[115, 101, 99, 111, 110, 100, 32, 34, 113, 117, 111, 116, 101, 100, 34, 0, 0]> : tensor<17xi8>) {addr_space = 0 : i32} : !llvm.array<17 x i8>
// CHECK-NEXT: llvm.func @abort()
// CHECK-NEXT: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg(dense<[102, 105, 114, 115, 116, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT: func.func @asserts(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %arg1, ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i8>
// CHECK-NEXT: llvm.call @puts(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
func.func @asserts(%c: i1, %d: i1) {
  cf.assert %c, "first"
  cf.assert %d, "second \"quoted\"\00"
  return
}

// -----

// CHECK: llvm.mlir.global private constant @assert_msg_1(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg_0(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT: llvm.func @abort()
// CHECK-NEXT: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg("x") {addr_space = 0 : i32}
// CHECK-NEXT: func.func @asserts_twice(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %arg0, ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: %2 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT: llvm.call @puts(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @abort()
llvm.func @puts(!llvm.ptr)
llvm.mlir.global private constant @assert_msg("x")
func.func @asserts_twice(%c: i1) {
  cf.assert %c, "a"
  cf.assert %c, "a"
  return
}
