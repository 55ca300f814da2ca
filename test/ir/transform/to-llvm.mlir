// RUN: mlir-opt %s -test-convert-func-op | FileCheck %s

// CHECK-LABEL: llvm.func @add(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i64) -> i32 attributes {llvm.emit_c_interface}
// CHECK-NEXT: %[[S:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.return %[[S]] : i32
// CHECK: llvm.func @_mlir_ciface_add(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i64) -> i32 attributes {llvm.emit_c_interface}
// CHECK-NEXT: %[[R:.*]] = llvm.call @add(%[[A]], %[[B]]) : (i32, i64) -> i32
// CHECK-NEXT: llvm.return %[[R]] : i32
func.func @add(%a: i32, %i: index) -> i32 attributes {llvm.emit_c_interface} {
  %s = arith.addi %a, %a : i32
  return %s : i32
}

// CHECK: llvm.func @declared(f32, i64) attributes {sym_visibility = "private"}
func.func private @declared(f32, index)

// CHECK: llvm.func @called() {{.*}} {
// CHECK-NEXT: llvm.call @_mlir_ciface_called() : () -> ()
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @_mlir_ciface_called() attributes {llvm.emit_c_interface, sym_visibility = "private"}
func.func private @called() attributes {llvm.emit_c_interface}

// The function has a result too many.
// CHECK: func.func @two(%[[A:.*]]: i32) -> (i32, i32)
func.func @two(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}
