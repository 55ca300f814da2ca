// RUN: mlir-opt %s --convert-cf-to-llvm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-cf-to-llvm | FileCheck %s --check-prefix=NEW

// A failed assertion prints its message and ends the program.

// CHECK: module {
// CHECK-NEXT: llvm.func @abort()
// CHECK-NEXT: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg(dense<[120, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: llvm.func @abort()
// NEW-NEXT: llvm.func @puts(!llvm.ptr)
// NEW-NEXT: llvm.mlir.global private constant @assert_msg(dense<[120, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// NEW-NEXT: func.func @f(%arg0: i1) {
// NEW-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// NEW-NEXT: ^bb1:  // pred: ^bb0
// NEW-NEXT: return
// NEW-NEXT: ^bb2:  // pred: ^bb0
// NEW-NEXT: %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// NEW-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// NEW-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// NEW-NEXT: llvm.call @abort() : () -> ()
// NEW-NEXT: llvm.unreachable
// NEW-NEXT: }
// NEW-NEXT: }

module{ func.func @f(%a: i1) { cf.assert %a, "x"  return } }
